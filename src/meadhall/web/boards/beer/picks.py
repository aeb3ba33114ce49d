"""Cards in hand that can be selected: radio buttons, whose labels are the corners of the card and its Text."""

from __future__ import annotations

from meadhall.games.beer.actions import AS_ATTACK, AS_DRINK, AS_MOVE, AS_TEXT, DEFEND, PLAY
from meadhall.games.beer.ways import USES
from meadhall.web.boards.beer import card as cards
from meadhall.web.boards.beer.card import Face, face_of
from meadhall.web.boards.beer.choosing import Hand, ident, use_word
from meadhall.web.boards.beer.defending import Shield
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.words import said
from meadhall.web.coaching import suggested
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, input, label, li, span

KEYS = "123456789"
LETTERS = {AS_ATTACK: "a", AS_MOVE: "m", AS_DRINK: "d", AS_TEXT: "t"}
CORNERS = (AS_ATTACK, -1, AS_MOVE, AS_DRINK)  # as they stand on a card

Use = tuple[int, str]  # what the card can be played as, and how that is called


def playing(at: Seen, one: Hand, below: Node) -> Element:
    """A card that can be played now."""
    uses = tuple((use.use, use_word(at, one.card, use.use)) for use in one.uses)
    hinted = at.page.hint is not None and at.page.hint.action == PLAY + one.card
    coached = next((use.use for use in one.uses for way in use.ways if suggested(at.page, way.path)), -1)
    return li(class_=f"slot at-{one.place}")[
        _playing(face_of(at.table.box, one.card), one.place, one.key, uses, hinted, coached), below
    ]


@drawn
def _playing(of: Face, place: int, key: str, uses: tuple[Use, ...], hinted: bool, coached: int) -> Node:
    """`coached`: the use that the coach of a lesson speaks of."""
    able = [use for use, _ in uses]

    def pick(number: int, use: int, word: str) -> Node:
        return input(
            f"#{ident(of.card, use)}",
            class_=f"pick unseen at-{place} use-{USES.index(use)}",
            type="radio",
            name="card",
            value=f"{of.card} {use}",
            aria_label=said("board-use", card=of.name, use=word),
            data_key=key if number == 0 and key else None,
            data_use=LETTERS.get(use),
            aria_keyshortcuts=key if number == 0 and key else None,
        )

    def corner(number: int) -> Node:
        use = CORNERS[number]
        shown = cards.box(number, of.boxes[number], "on" if use in able else "")
        return _label(of.card, use, "box-spot", shown, use == coached) if use in able else shown

    boxes = [corner(number) for number in range(4)]
    words: Node = (
        _label(of.card, AS_TEXT, "says on", cards.words(of), coached == AS_TEXT)
        if AS_TEXT in able
        else span(".says")[_label(of.card, able[0], "lifts", cards.words(of))]
    )
    return [
        [pick(number, use, word) for number, (use, word) in enumerate(uses)],
        span(
            class_=f"card kind-{of.kind} usable" + (" advised" if hinted else ""),
            data_vt=f"card-{of.card}",
            data_leads=PLAY + of.card,
        )[
            cards.frame(of, boxes, words, _label(of.card, AS_TEXT if AS_TEXT in able else able[0], "lifts", of.name)),
            span(".disc", aria_hidden="true")[key] if key else None,
        ],
    ]


def _label(card: int, use: int, kind: str, inside: Node, coached: bool = False) -> Element:
    return label(class_=f"{kind} go again", for_=ident(card, use), data_coached=coached, aria_hidden="true")[inside]


def defense(of: Face, one: Shield, selected: bool, below: Node) -> Element:
    """A card that can be defended with; one that is of no help steps back."""
    return li(class_=f"slot at-{one.place}" + ("" if one.worth else " useless"))[_defense(of, one, selected), below]


@drawn
def _defense(of: Face, one: Shield, selected: bool) -> Node:
    key = KEYS[one.place] if one.place < len(KEYS) else ""
    return [
        input(
            f"#{one.ident}",
            class_=f"pick unseen at-{one.place} use-0",
            type="radio",
            name="card",
            value=one.card,
            checked=selected,
            aria_label=said("board-use", card=of.name, use=said("unit-defense")),
            data_key=key or None,
            aria_keyshortcuts=key or None,
        ),
        label(
            class_=f"card kind-{of.kind} again",
            for_=one.ident,
            data_vt=f"card-{of.card}",
            data_leads=DEFEND + of.card,
            aria_hidden="true",
        )[
            cards.inside(of, (False, True, False, False, False)),
            span(".disc", aria_hidden="true")[key] if key else None,
        ],
    ]
