"""The seal of fairness on a page: its hashes while it is closed, what it was made of when it is open.

The page's script remembers what it was shown, and at the end compares and works everything out again (`js/seal.js`).
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.message import Listing
from meadhall.engine.seal import WORD_LENGTH
from meadhall.web import links
from meadhall.web.html import Element, Node, code, dd, details, div, dl, dt, input, label, p, small, summary
from meadhall.web.icons import icon
from meadhall.web.model import TablePage
from meadhall.web.sealing import SealInfo
from meadhall.web.words import around, say

SHOWN = 8  # letters of a hash that people compare at a glance


def seal(page: TablePage) -> Element:
    """The seal of the page's match. There is one on a page, wherever it suits."""
    return drawn_seal(page.match_id, page.seal, tuple(seat.name for seat in page.seats))


def drawn_seal(match_id: str, info: SealInfo, names: tuple[str, ...]) -> Element:
    hashed = info.mark or info.promise
    return details(
        "#seal",
        class_={"seal": True, "broken": info.opened and bool(info.promise) and not info.fits},
        data_match=match_id,
        data_promise=info.promise or None,
        data_mark=info.mark or None,
        data_record=links.record(match_id) if info.opened and info.promise else None,
    )[
        summary[icon("envelope"), " ", say("seal-short", start=hashed[:SHOWN]) if hashed else say("seal")],
        div(".inside")[
            p[info.sentence],
            p(".checked", role="status"),
            [_voices(info, names), _hashes(info), _opening(info, names)] if hashed else None,
        ],
    ]


def _voices(info: SealInfo, names: Sequence[str]) -> Element:
    if not info.voices:
        return p[say("seal-no-voices")]
    return p[say("seal-voices", names=Listing([names[seat] for seat in info.voices]))]


def _hashes(info: SealInfo) -> Element:
    return dl[
        [dt[say("seal-mark")], dd[code[info.mark]]] if info.mark else None,
        [dt[say("seal-promise")], dd[code[info.promise]]],
    ]


def _opening(info: SealInfo, names: Sequence[str]) -> Node:
    if not info.opened:
        return None
    return [
        dl[
            [dt[say("seal-secret")], dd[code[info.secret]]],
            [dt[say("seal-salt")], dd[code[info.salt]]],
            [
                [dt[say("seal-word-of", name=name)], dd[code[word] if word else say("seal-no-word")]]
                for name, word in zip(names, info.words)
            ],
        ],
        p[around("seal-how", code["meadhall verify"])],
    ]


def word_field() -> Element:
    """For the word of who sits down; the script thinks of one."""
    return details(".word")[
        summary[say("seal-your-word")],
        div(".field")[
            label(".unseen", for_="word")[say("seal-your-word")],
            input("#word", name="word", maxlength=WORD_LENGTH, autocomplete="off", aria_describedby="word-means"),
            small("#word-means")[say("seal-your-word-means")],
        ],
    ]
