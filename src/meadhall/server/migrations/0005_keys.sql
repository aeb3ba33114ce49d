-- Seats that were opened by their own link: whose token the browser had that opened them. A seat whose token is replaced
-- or gone is opened by none of these.

CREATE TABLE keys (
    token_hash TEXT NOT NULL,
    person TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (token_hash, person)
);
