BEGIN TRANSACTION;
CREATE TABLE brought (
    day INTEGER NOT NULL,
    client TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    PRIMARY KEY (day, client)
);
CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    UNIQUE (match, number)
);
INSERT INTO "chat" VALUES('KVqKGQCMD89p',1,0,'Sigrid','Skål!',1.69497386544213986389e+09);
INSERT INTO "chat" VALUES('KVqKGQCMD89p',2,-1,'Snorri','Who wins?',1.6949738654448347091e+09);
CREATE TABLE components (
    hash TEXT PRIMARY KEY,
    content TEXT NOT NULL
);
CREATE TABLE decisions (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action INTEGER NOT NULL,
    made_by TEXT NOT NULL,
    bank REAL,
    at REAL NOT NULL, sent_key TEXT,
    UNIQUE (match, number)
);
INSERT INTO "decisions" VALUES('KVqKGQCMD89p',1,0,9,'person',NULL,1.69497386543192934994e+09,'key 0');
INSERT INTO "decisions" VALUES('KVqKGQCMD89p',2,1,9,'person',NULL,1.69497386543580889702e+09,'key 1');
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',1,0,9,'person',NULL,1.69497386545981025694e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',2,1,6,'bot',NULL,1.69497386546127891534e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',3,0,11,'person',NULL,1.69497386546316313742e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',4,1,11,'bot',NULL,1.69497386546579170232e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',5,0,16,'person',NULL,1.69497386546751236911e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',6,1,17,'bot',NULL,1.69497386547017025951e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',7,1,62,'bot',NULL,1.69497386547017025951e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',8,0,18,'person',NULL,1.69497386547090697281e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',9,0,61,'person',NULL,1.69497386547487568862e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',10,0,60,'person',NULL,1.69497386547551250461e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',11,1,17,'bot',NULL,1.69497386547615265846e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',12,0,16,'person',NULL,1.69497386547694706918e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',13,0,61,'person',NULL,1.69497386547813367841e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',14,0,62,'person',NULL,1.69497386548354291918e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',15,1,17,'bot',NULL,1.69497386548441863057e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',16,1,62,'bot',NULL,1.69497386548441863057e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',17,0,16,'person',NULL,1794973865.48692,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',18,0,60,'person',NULL,1.69497386548822069167e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',19,1,17,'bot',NULL,1.69497386549099135402e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',20,1,61,'bot',NULL,1.69497386549099135402e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',21,1,60,'bot',NULL,1.69497386549099135402e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',22,0,18,'person',NULL,1.69497386549749255186e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',23,1,17,'bot',NULL,1.69497386550128197667e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',24,1,62,'bot',NULL,1.69497386550128197667e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',25,0,18,'person',NULL,1.694973865502831459e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',26,0,62,'person',NULL,1.69497386550359964369e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',27,1,18,'bot',NULL,1.69497386550581955909e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',28,1,60,'bot',NULL,1.69497386550581955909e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',29,0,16,'person',NULL,1.6949738655072555542e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',30,0,62,'person',NULL,1.69497386550772595409e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',31,1,18,'bot',NULL,1.69497386551136398321e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',32,1,62,'bot',NULL,1.69497386551136398321e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',33,0,17,'person',NULL,1.69497386551404595374e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',34,1,17,'bot',NULL,1.69497386551463270192e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',35,1,62,'bot',NULL,1.69497386551463270192e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',36,0,17,'person',NULL,1.6949738655224423408e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',37,1,16,'bot',NULL,1.69497386552380251882e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',38,1,62,'bot',NULL,1.69497386552380251882e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',39,0,18,'person',NULL,1.69497386552469158178e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',40,0,62,'person',NULL,1.69497386552544713018e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',41,1,17,'bot',NULL,1.69497386553069758407e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',42,1,60,'bot',NULL,1.69497386553069758407e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',43,0,18,'person',NULL,1.69497386554001450535e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',44,1,16,'bot',NULL,1.69497386554169201852e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',45,1,62,'bot',NULL,1.69497386554169201852e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',46,0,18,'person',NULL,1.69497386554359674454e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',47,0,60,'person',NULL,1.69497386554430627824e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',48,1,16,'bot',NULL,1.69497386554758977888e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',49,1,61,'bot',NULL,1.69497386554758977888e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',50,1,62,'bot',NULL,1.69497386554758977888e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',51,0,18,'person',NULL,1.6949738655490202904e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',52,0,60,'person',NULL,1.69497386555169391626e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',53,0,61,'person',NULL,1.69497386555418324467e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',54,1,17,'bot',NULL,1.69497386555755472181e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',55,0,16,'person',NULL,1.69497386555888891216e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',56,1,16,'bot',NULL,1.69497386556194019318e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',57,1,60,'bot',NULL,1.69497386556194019318e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',58,0,16,'person',NULL,1.69497386556665492057e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',59,0,60,'person',NULL,1.69497386557182574268e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',60,1,17,'bot',NULL,1.69497386557511806482e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',61,0,16,'person',NULL,1.69497386557825613015e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',62,0,60,'person',NULL,1.69497386557889389993e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',63,1,17,'bot',NULL,1.69497386558214569096e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',64,1,60,'bot',NULL,1.69497386558214569096e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',65,1,65,'bot',NULL,1.69497386558214569096e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',66,0,17,'person',NULL,1.69497386558723306653e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',67,0,62,'person',NULL,1.6949738655883085728e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',68,1,18,'bot',NULL,1.69497386559087276458e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',69,0,17,'person',NULL,1.69497386559281396859e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',70,0,62,'person',NULL,1.69497386559745049482e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',71,1,18,'bot',NULL,1.69497386560172200202e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',72,1,62,'bot',NULL,1.69497386560172200202e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',73,0,16,'person',NULL,1.69497386560470604892e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',74,0,62,'person',NULL,1.6949738656057848931e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',75,1,17,'bot',NULL,1.69497386561323738094e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',76,0,16,'person',NULL,1.69497386561589694024e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',77,1,16,'bot',NULL,1.69497386562489175793e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',78,1,62,'bot',NULL,1.69497386562489175793e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',79,0,18,'person',NULL,1.69497386562808012959e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',80,0,62,'person',NULL,1.69497386563530302049e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',81,1,17,'bot',NULL,1.69497386563664507869e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',82,0,17,'person',NULL,1.69497386564124512668e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',83,1,16,'bot',NULL,1.69497386564216017726e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',84,0,16,'person',NULL,1.69497386564305210117e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',85,0,62,'person',NULL,1.69497386564375782007e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',86,1,17,'bot',NULL,1.69497386564748239519e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',87,1,62,'bot',NULL,1.69497386564748239519e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',88,0,16,'person',NULL,1.69497386565062689777e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',89,0,61,'person',NULL,1.69497386565159964557e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',90,0,62,'person',NULL,1.69497386565525031084e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',91,1,18,'bot',NULL,1794973865.65577,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',92,1,62,'bot',NULL,1794973865.65577,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',93,0,17,'person',NULL,1.69497386565862584117e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',94,1,16,'bot',NULL,1.69497386566666436197e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',95,1,60,'bot',NULL,1.69497386566666436197e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',96,1,62,'bot',NULL,1.69497386566666436197e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',97,0,18,'person',NULL,1.69497386566954016682e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',98,0,60,'person',NULL,1.69497386567167949676e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',99,1,17,'bot',NULL,1.6949738656735110283e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',100,0,18,'person',NULL,1.69497386567673230172e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',101,0,61,'person',NULL,1.694973865682040453e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',102,0,62,'person',NULL,1.69497386568355441092e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',103,1,18,'bot',NULL,1.69497386568879032132e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',104,1,60,'bot',NULL,1.69497386568879032132e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',105,0,16,'person',NULL,1.69497386569650816921e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',106,1,17,'bot',NULL,1.69497386569791126257e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',107,1,61,'bot',NULL,1.69497386569791126257e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',108,1,62,'bot',NULL,1.69497386569791126257e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',109,0,18,'person',NULL,1.69497386569893884657e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',110,0,62,'person',NULL,1.69497386570118641849e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',111,1,17,'bot',NULL,1.69497386570318937298e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',112,1,60,'bot',NULL,1.69497386570318937298e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',113,0,16,'person',NULL,1.69497386570466017723e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',114,0,60,'person',NULL,1.69497386570573353769e+09,NULL);
INSERT INTO "decisions" VALUES('T5DA72GBzR5n',115,1,18,'bot',NULL,1.69497386570648241044e+09,NULL);
CREATE TABLE hall (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "hall" VALUES('opening','8193');
INSERT INTO "hall" VALUES('release','0.1.0 bottlecap-1 drakkar-1 beer-1');
CREATE TABLE keys (
    token_hash TEXT NOT NULL,
    person TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (token_hash, person)
);
INSERT INTO "keys" VALUES('b32478798a2188e6f9da7f97e8002ee61bb0daf62b7dd181147c7636282d5521','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',6.0);
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    title TEXT NOT NULL,
    options TEXT NOT NULL,
    seats INTEGER NOT NULL,
    seed TEXT NOT NULL,
    dice TEXT NOT NULL,
    names TEXT NOT NULL,
    data TEXT,
    tempo TEXT NOT NULL,
    seconds REAL NOT NULL,
    bank REAL NOT NULL,
    listed INTEGER NOT NULL,
    state TEXT NOT NULL,
    invite TEXT NOT NULL UNIQUE,
    origin TEXT NOT NULL,
    first INTEGER NOT NULL,
    winners TEXT NOT NULL,
    creator TEXT NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL
, deadline REAL, waiting TEXT NOT NULL DEFAULT '[]', note TEXT NOT NULL DEFAULT '', rematch TEXT NOT NULL DEFAULT '', components TEXT, wish TEXT NOT NULL DEFAULT '', aside TEXT NOT NULL DEFAULT '', generator TEXT NOT NULL DEFAULT 'sfc32');
INSERT INTO "matches" VALUES('KVqKGQCMD89p','bottlecap',1,'From before','{"city": "common", "sides": "", "layout": "random", "tiles": "", "start": 0, "share_start": "allow", "eot": "chain", "lookback": "none", "trade_min": 1, "gift_gain": "both", "valk_loss": "counts", "balance": "landing", "robbed": "standing", "damage_cost": "damage_first", "round_limit": 150}',3,'64930404028046817166117779800916504318','186731893752861107077710427217441473003','["Sigrid", "Blue", "Green"]',NULL,'relaxed',0.0,0.0,1,'running','NZylwOQqK7yjPFJXPlPem5x61jaYQwXnjsM3Rwq03ds','new',0,'[]','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1.69497386539351511005e+09,1.69497386543580889702e+09,1.69497386545351910588e+09,'[]','round 0','',NULL,'{"seat":0,"number":0,"agreed":[0]}','','blake2b');
INSERT INTO "matches" VALUES('T5DA72GBzR5n','bottlecap',1,'Played to its end','{"city": "common", "sides": "", "layout": "random", "tiles": "", "start": 0, "share_start": "allow", "eot": "chain", "lookback": "none", "trade_min": 1, "gift_gain": "both", "valk_loss": "counts", "balance": "landing", "robbed": "standing", "damage_cost": "damage_first", "round_limit": 30}',2,'220220476686399599672699104810566189463','186038471965842129944014443166352622953','["Red", "Blue"]',NULL,'relaxed',0.0,0.0,0,'finished','e9yg6HCsbKQbDL077fkQvYFZoLK1b5kII15ZnhmgJx0','new',0,'[1]','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1.69497386545536875726e+09,1.69497386570648241044e+09,NULL,'[]','round 30','',NULL,'','','blake2b');
INSERT INTO "matches" VALUES('UEijtHE3hAZJ','drakkar',1,'Awaited','{"first_earl": "random", "earl_passes": "no", "brawl": "simultaneous", "open_faces": "yes", "quest_timing": "after_brawl", "count": "off", "latecomer": "skips", "same_number": "earl", "may_decline": "no", "yggdrasil_pair": "yes", "sabotage_freeze": "no", "spears_per_viking": 1, "spear_defends": "yes", "spear_pays_loss": "no", "loki_token": "thief", "loot_supply": "limited", "helper_serves": "many", "team_up_room": "no", "bargain_rounds": 3, "payment_cap": "loot"}',3,'338409099322450071628341550575988850255','182068812643382916849737584504407982993','["Astrid", "Bjorn", "Canute"]',NULL,'slow',3600.0,60.0,0,'open','O4E4IqWNeWA0ZBEODe_uLAXQTOJeJQi_ODW1eGW0WRE','new',0,'[]','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',1.69497386572317242626e+09,1.69497386572317242626e+09,NULL,'[]','','',NULL,'','','blake2b');
CREATE TABLE migrations (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL
);
INSERT INTO "migrations" VALUES(1,'the_truth');
INSERT INTO "migrations" VALUES(2,'around_the_table');
INSERT INTO "migrations" VALUES(3,'taking_up_again');
INSERT INTO "migrations" VALUES(4,'lists_and_faults');
INSERT INTO "migrations" VALUES(5,'keys');
INSERT INTO "migrations" VALUES(6,'generators');
CREATE TABLE orders (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    wish TEXT NOT NULL,
    PRIMARY KEY (match, seat, number)
);
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    seen REAL NOT NULL
);
INSERT INTO "people" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','Sigrid',5.0);
CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    token_hash TEXT,
    person TEXT,
    stand_in TEXT,
    absent INTEGER NOT NULL, ended REAL,
    PRIMARY KEY (match, seat)
);
INSERT INTO "seats" VALUES('KVqKGQCMD89p',0,'you','Sigrid','2a91c1ec5df193a00eda2c4160a2a57690ebb3b1ffe3a8b71be13757e4075cd8','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,0,NULL);
INSERT INTO "seats" VALUES('KVqKGQCMD89p',1,'you','Blue','b32478798a2188e6f9da7f97e8002ee61bb0daf62b7dd181147c7636282d5521','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,0,NULL);
INSERT INTO "seats" VALUES('KVqKGQCMD89p',2,'random','Green',NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('T5DA72GBzR5n',0,'you','Red','b8f42493080e1185ddbae1eff3fd214ff4f5b8b3627dc7700650951e8451e64f','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,0,1.69497386570648241044e+09);
INSERT INTO "seats" VALUES('T5DA72GBzR5n',1,'random','Blue',NULL,NULL,NULL,0,1.69497386570648241044e+09);
INSERT INTO "seats" VALUES('UEijtHE3hAZJ',0,'you','Astrid','937ed1d09d609f72971fa686af5f420c65528728e355305bcbe490f2c7900c7f','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',NULL,0,NULL);
INSERT INTO "seats" VALUES('UEijtHE3hAZJ',1,'you','Bjorn',NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('UEijtHE3hAZJ',2,'you','Canute',NULL,NULL,NULL,0,NULL);
CREATE TABLE snapshots (
    match TEXT PRIMARY KEY REFERENCES matches (id),
    number INTEGER NOT NULL,
    saved TEXT NOT NULL
);
INSERT INTO "snapshots" VALUES('KVqKGQCMD89p',2,'{"format":"meadhall-match/1","seed":186731893752861107077710427217441473003,"live":true,"seats":[{"kind":"you","stand_in":null,"absent":false,"orders":[]},{"kind":"you","stand_in":null,"absent":false,"orders":[]},{"kind":"random","stand_in":null,"absent":false,"orders":[]}],"made_by":["person","person"],"barrier":{"number":2,"rule":"HALL-UNDO-1"},"request":{"seat":0,"number":0,"agreed":[0]},"time":null,"record":{"format":"meadhall-record/1","game":"bottlecap","rules_version":1,"seats":3,"seed":64930404028046817166117779800916504318,"generator":"blake2b","names":["Sigrid","Blue","Green"],"options":{"city":"common","sides":"","layout":"random","tiles":"","start":0,"share_start":"allow","eot":"chain","lookback":"none","trade_min":1,"gift_gain":"both","valk_loss":"counts","balance":"landing","robbed":"standing","damage_cost":"damage_first","round_limit":150},"data":null,"decisions":[[0,9],[1,9]]}}
');
INSERT INTO "snapshots" VALUES('T5DA72GBzR5n',115,'{"format":"meadhall-match/1","seed":186038471965842129944014443166352622953,"live":false,"seats":[{"kind":"you","stand_in":null,"absent":false,"orders":[]},{"kind":"random","stand_in":null,"absent":false,"orders":[]}],"made_by":["person","bot","person","bot","person","bot","bot","person","person","person","bot","person","person","person","bot","bot","person","person","bot","bot","bot","person","bot","bot","person","person","bot","bot","person","person","bot","bot","person","bot","bot","person","bot","bot","person","person","bot","bot","person","bot","bot","person","person","bot","bot","bot","person","person","person","bot","person","bot","bot","person","person","bot","person","person","bot","bot","bot","person","person","bot","person","person","bot","bot","person","person","bot","person","bot","bot","person","person","bot","person","bot","person","person","bot","bot","person","person","person","bot","bot","person","bot","bot","bot","person","person","bot","person","person","person","bot","bot","person","bot","bot","bot","person","person","bot","bot","person","person","bot"],"barrier":{"number":115,"rule":"HALL-UNDO-1"},"request":null,"time":null,"record":{"format":"meadhall-record/1","game":"bottlecap","rules_version":1,"seats":2,"seed":220220476686399599672699104810566189463,"generator":"blake2b","names":["Red","Blue"],"options":{"city":"common","sides":"","layout":"random","tiles":"","start":0,"share_start":"allow","eot":"chain","lookback":"none","trade_min":1,"gift_gain":"both","valk_loss":"counts","balance":"landing","robbed":"standing","damage_cost":"damage_first","round_limit":30},"data":null,"decisions":[[0,9],[1,6],[0,11],[1,11],[0,16],[1,17],[1,62],[0,18],[0,61],[0,60],[1,17],[0,16],[0,61],[0,62],[1,17],[1,62],[0,16],[0,60],[1,17],[1,61],[1,60],[0,18],[1,17],[1,62],[0,18],[0,62],[1,18],[1,60],[0,16],[0,62],[1,18],[1,62],[0,17],[1,17],[1,62],[0,17],[1,16],[1,62],[0,18],[0,62],[1,17],[1,60],[0,18],[1,16],[1,62],[0,18],[0,60],[1,16],[1,61],[1,62],[0,18],[0,60],[0,61],[1,17],[0,16],[1,16],[1,60],[0,16],[0,60],[1,17],[0,16],[0,60],[1,17],[1,60],[1,65],[0,17],[0,62],[1,18],[0,17],[0,62],[1,18],[1,62],[0,16],[0,62],[1,17],[0,16],[1,16],[1,62],[0,18],[0,62],[1,17],[0,17],[1,16],[0,16],[0,62],[1,17],[1,62],[0,16],[0,61],[0,62],[1,18],[1,62],[0,17],[1,16],[1,60],[1,62],[0,18],[0,60],[1,17],[0,18],[0,61],[0,62],[1,18],[1,60],[0,16],[1,17],[1,61],[1,62],[0,18],[0,62],[1,17],[1,60],[0,16],[0,60],[1,18]]}}
');
CREATE INDEX matches_by_state ON matches (state, listed, changed);
CREATE UNIQUE INDEX seats_by_token ON seats (token_hash);
CREATE INDEX matches_due ON matches (tempo, deadline, id) WHERE deadline IS NOT NULL AND aside = '';
CREATE INDEX matches_aside ON matches (aside) WHERE aside <> '';
CREATE INDEX matches_by_creator ON matches (creator, state, created);
CREATE INDEX matches_ended_by_creator ON matches (creator, changed) WHERE state = 'finished';
CREATE INDEX seats_by_person ON seats (person, ended, match);
COMMIT;
