"""All pages: each takes its data and returns a whole document, or the part that live updates morph in."""

from __future__ import annotations

from meadhall.web.invitations import invite, join
from meadhall.web.lessons import first_time
from meadhall.web.lobby import lobby, own_tables
from meadhall.web.newtable import new_table
from meadhall.web.reading import credits, gallery, message, rulebooks, rules
from meadhall.web.reviewpage import review, review_fragment
from meadhall.web.tablepage import table, table_fragment

__all__ = [
    "credits",
    "first_time",
    "gallery",
    "invite",
    "join",
    "lobby",
    "message",
    "new_table",
    "own_tables",
    "review",
    "review_fragment",
    "rulebooks",
    "rules",
    "table",
    "table_fragment",
]
