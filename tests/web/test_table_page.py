"""What the table page says, and what it must not say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from markupsafe import escape

from meadhall.engine.event import DETAIL, FACT, GREAT, HEADING
from meadhall.engine.language import language, reading
from meadhall.games.beer.actions import DONE
from meadhall.games.bottlecap.actions import AMOUNT, COPY, DOUBLE, PART, PLACE, RETURN, ROTATE, SAIL, STEP, SWAP, USE
from meadhall.play import new_match
from meadhall.play.standing import Order
from meadhall.testing.markup import Reader
from meadhall.web import icons, links, pages
from meadhall.web.html import render
from meadhall.web.model import (
    AdviceInfo,
    ChatLine,
    Curtain,
    HintInfo,
    LogLine,
    ReplayInfo,
    SeatInfo,
    TablePage,
    UndoInfo,
)

HOSTILE = '<img src=x onerror="alert(1)">'
DRAWINGS = {icons.reference(name) for name in icons.files()}


def verb(*bases: int) -> Callable[[Any], bool]:
    sizes = {SAIL: 16, AMOUNT: 16, STEP: 16, PLACE: 8, SWAP: 8, ROTATE: 8, DOUBLE: 2}
    return lambda table: any(base <= table.options(0)[0] < base + sizes[base] for base in bases)


UNIQUE: dict[str, object] = {"city": "unique"}

MOMENTS: dict[str, dict[str, Any]] = {
    "placing": {"least": 0, "until": verb(PLACE)},
    "sailing": {"least": 6, "until": verb(SAIL)},
    "sailing with a line": {"seats": 3, "least": 6, "until": verb(SAIL)},
    "two seats": {"seats": 2, "least": 4, "until": verb(SAIL), "options": UNIQUE},
    "acting": {"least": 6, "until": lambda table: PART in table.options(0)},
    "climbing": {"least": 2, "until": verb(STEP)},
    "trading": {"seed": 1, "least": 2, "until": verb(AMOUNT)},
    "swapping": {"seed": 1, "until": verb(SWAP), "options": UNIQUE},
    "turning": {"seed": 1, "until": verb(ROTATE), "options": UNIQUE},
    "doubling": {"seed": 11, "until": verb(DOUBLE), "options": UNIQUE},
    "copying": {"seed": 1, "until": lambda table: COPY <= table.options(0)[0] < DOUBLE, "options": UNIQUE},
    "using": {"seed": 1, "until": lambda table: USE <= table.options(0)[0] < USE + 4, "options": UNIQUE},
    "giving back": {"seed": 2, "until": lambda table: RETURN <= table.options(0)[0] < USE, "options": UNIQUE},
    "over": {"least": 10_000},
}


PAGES: dict[str, TablePage] = {}  # as they are only read, all tests share them


@pytest.fixture(params=list(MOMENTS))
def page(request: pytest.FixtureRequest, play: Any, show: Any) -> TablePage:
    if request.param not in PAGES:
        facts = MOMENTS[request.param]
        for seed in range(facts.get("seed", 3), 40):
            match = play(**(facts | {"seed": seed}))
            if match.over == (request.param == "over"):
                break
        assert match.over == (request.param == "over"), "no seed comes to such a moment"
        PAGES[request.param] = show(match)
    return PAGES[request.param]


def test_every_option_is_listed_exactly_once(page: TablePage) -> None:
    listed = [found["data-action"] for found in Reader(pages.table(page)).having("data-action")]
    assert listed == [str(one.action) for one in page.options]


def test_every_option_that_has_a_place_lies_there_exactly_once(page: TablePage) -> None:
    placed = Counter(int(found["data-place"]) for found in Reader(pages.table(page)).having("data-place"))
    on_the_table = (SAIL, PLACE, ROTATE, SWAP, STEP, PART, DOUBLE)
    sizes = {SAIL: 16, PLACE: 8, ROTATE: 8, SWAP: 8, STEP: 16, PART: 2, DOUBLE: 2}
    expected = {one.action for one in page.options for base in on_the_table if base <= one.action < base + sizes[base]}
    expected |= {one.action for one in page.options if AMOUNT < one.action < AMOUNT + 16}
    assert set(placed) >= expected
    assert set(placed) <= {one.action for one in page.options}
    assert set(placed.values()) <= {1}


def test_what_is_refused_says_why_with_its_rule(page: TablePage) -> None:
    html = Reader(pages.table(page))
    told = {int(found["data-refused"]): found for found in html.having("data-refused")}
    assert set(told) == {one.action for one in page.refused}
    for one in page.refused:
        found = told[one.action]
        assert found.get("data-tip-why", found["data-tip"]) == one.sentence
        assert found["data-tip-rule"] == one.rule


def test_ids_are_unique_and_tags_are_closed(page: TablePage) -> None:
    html = Reader(pages.table(page))
    ids = Counter(found["id"] for found in html.having("id"))
    assert [name for name, count in ids.items() if count > 1] == []
    assert html.crossed == []
    assert html.open == []


def test_labels_descriptions_and_symbols_refer_to_something(page: TablePage) -> None:
    html = Reader(pages.table(page))
    ids = {found["id"] for found in html.having("id")}
    for attribute in ("for", "aria-labelledby", "aria-describedby", "aria-controls", "form"):
        assert {found[attribute] for found in html.having(attribute)} <= ids, attribute
    symbols = {attributes["href"] for tag, attributes in html.elements if tag == "use"}
    assert symbols <= {f"#{name}" for name in ids} | DRAWINGS
    shades = {name for _, a in html.elements for value in a.values() for name in re.findall(r"url\(#([\w-]+)\)", value)}
    assert shades <= ids


def test_nothing_is_inline_that_the_policy_forbids(page: TablePage) -> None:
    html = Reader(pages.table(page))
    assert html.having("style") == []
    assert not [name for _, attributes in html.elements for name in attributes if name.startswith("on")]
    assert all(attributes.get("src") for tag, attributes in html.elements if tag == "script")
    assert not [tag for tag, _ in html.elements if tag == "style"]


def test_the_fragment_is_the_main_element_of_the_page(page: TablePage) -> None:
    assert pages.table_fragment(page) in pages.table(page)


def test_hostile_words_stay_words(play: Any, show: Any) -> None:
    match = play(names=[HOSTILE, "B & B", "'\">", "Olaf"], least=6)
    page = show(
        match,
        title=HOSTILE,
        decision=HOSTILE,
        notice=HOSTILE,
        chat=[ChatLine(name=HOSTILE, text="</p><script>alert(1)</script>", seat=1)],
        match_id='"><script>',
    )
    html = Reader(pages.table(page))
    assert "img" not in {tag for tag, _ in html.elements}
    assert all("src" in attributes for tag, attributes in html.elements if tag == "script")
    assert HOSTILE in "".join(html.text)
    assert html.crossed == []


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_page_is_the_same_whatever_the_viewer_can_not_know(play: Any, show: Any, seat: int | None) -> None:
    match = play(least=10)
    page = show(match, seat)
    before = pages.table(page)
    match.table = match.table.redeal(-1 if seat is None else seat, seed=99)
    after = pages.table(show(match, seat))
    assert before == after


def test_a_guest_sees_no_options(play: Any, show: Any) -> None:
    html = Reader(pages.table(show(play(least=6), None)))
    assert html.having("data-action") == []
    assert html.having("data-place") == []


def test_the_curtain_hides_the_whole_table(play: Any, show: Any) -> None:
    page = show(play(least=6), None, curtain=Curtain(seat=1, name="Björn"))
    assert f'href="{links.LOBBY}"' in pages.table(page), "and there is a way out"
    text = pages.table_fragment(page)
    assert "Björn, it is your turn" in text
    assert 'id="board"' not in text
    assert 'id="log"' not in text


def test_what_others_did_is_told_in_brief_with_the_name_once(play: Any, show: Any) -> None:
    done = ["goes Berserk", "plays Mace"]
    log = [LogLine(number=6, text=f"Björn {one}.", brief=one, seat=1, since_last_turn=True) for one in done]
    assert news(show(play(least=6), log=log)) == [("Björn", "Björn goes Berserk, plays Mace.")]


def test_what_others_did_is_told_without_the_headings_and_details_of_the_log(play: Any, show: Any) -> None:
    """Whatever the sentences are: how much they matter is a fact of its own."""
    weights = {"Turn 3 sails to Rus.": FACT, "Round 4 begins.": HEADING, "A token goes back.": DETAIL, "Turn 3!": GREAT}
    log = [
        LogLine(number=6 + at, text=text, seat=1, weight=weight, since_last_turn=True)
        for at, (text, weight) in enumerate(weights.items())
    ]
    assert news(show(play(least=6, names=["Astrid", "Turn 3", "a: b", "wins with"]), log=log)) == [
        ("Turn 3", "Turn 3 sails to Rus. Turn 3!")
    ]


def news(page: TablePage) -> list[tuple[str, str]]:
    """Whose shield stands before what is said, for each item of the news."""
    found = re.search(r'<section id="since".*?</section>', pages.table(page), re.S)
    items = re.findall(r"<li>(.*?)</li>", found[0] if found else "", re.S)
    shields = [re.search(r'class="shield s(\d)"', one) for one in items]
    said = [" ".join(re.sub(r"<[^>]*>", "", one).split()) for one in items]
    return [(page.seats[int(one[1])].name if one else "", words) for one, words in zip(shields, said, strict=True)]


def test_what_one_decision_brings_to_several_stands_under_the_shield_of_each(play: Any, show: Any) -> None:
    match = play(least=6)
    deeds = [
        (1, "Björn takes pile 1.", "takes pile 1"),
        (2, "Sigrid also goes for pile 1, but Björn is quicker.", "also goes for pile 1, but Björn is quicker"),
        (2, "Sigrid takes pile 4.", "takes pile 4"),
        (-1, "The Valkyries come.", ""),
        (3, "Olaf's ship is complete.", ""),
        (3, "Olaf takes pile 5.", "takes pile 5"),
    ]
    log = [LogLine(number=6, text=text, seat=seat, brief=brief, since_last_turn=True) for seat, text, brief in deeds]
    assert news(show(match, log=log)) == [
        ("Björn", "Björn takes pile 1."),
        ("Sigrid", "Sigrid also goes for pile 1, but Björn is quicker, takes pile 4."),
        ("", "The Valkyries come."),
        ("Olaf", "Olaf&#39;s ship is complete. Olaf takes pile 5."),
    ]


@pytest.mark.parametrize("game", ["bottlecap", "drakkar", "beer"])
def test_no_news_under_a_shield_begin_with_anothers_name(game: str, play: Any, show: Any) -> None:
    for least in (1, 4, 9, 20):
        page = show(play(game=game, least=least))
        for whose, words in news(page):
            others = [seat.name for seat in page.seats if seat.name != whose]
            assert not [name for name in others if words.startswith(name)], words
            assert not [name for name in others if re.search(rf", {name} ", words)], words


def rules_panel(page: TablePage) -> str:
    found = re.search(r'<section id="rules".*?</section>', pages.table(page), re.S)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("game", ["bottlecap", "drakkar", "beer"])
def test_while_others_decide_the_rules_tell_of_their_decision(game: str, play: Any, show: Any) -> None:
    match = play(game=game, least=4)
    text = rules_panel(show(match, yours=False, options=[], refused=[]))
    rule = match.table.agenda.top().rule
    assert f'data-rule="{rule}"' in text
    assert "What is being decided" in text
    assert 'id="find-rule"' in text
    assert '<details class="minute">' in text, "folded, as there is a rule to read"


def test_when_the_game_is_over_the_rules_begin_with_the_game_in_a_minute(play: Any, show: Any) -> None:
    text = rules_panel(show(play(least=10_000)))
    assert '<details class="minute" open>' in text
    assert 'id="find-rule"' in text
    assert "data-rule" not in text


def test_undo_says_why_it_is_not_possible(play: Any, show: Any) -> None:
    undo = UndoInfo(possible=False, sentence="Something was drawn at random since then.", rule="HALL-UNDO-4")
    html = Reader(pages.table(show(play(least=6), undo=undo)))
    button = next(found for found in html.having("id") if found["id"] == "undo")
    assert button["aria-disabled"] == "true"
    assert button["data-tip"] == undo.sentence
    assert button["data-tip-rule"] == "HALL-UNDO-4"


def test_a_wish_to_go_back_can_be_answered(play: Any, show: Any) -> None:
    text = pages.table(show(play(least=6), undo=UndoInfo(asked_by=1)))
    assert "asks to take back" in text
    assert 'value="agree"' in text
    assert 'value="disagree"' in text


def test_a_hint_marks_one_option(play: Any, show: Any) -> None:
    page = show(play(least=6, until=verb(SAIL)))
    hinted = page.options[1]
    text = pages.table(show(play(least=6, until=verb(SAIL)), hint=HintInfo(action=hinted.action, label=hinted.label)))
    assert text.count("hinted") == 1


def test_a_hint_says_how_likely_its_best_options_win_and_why(play: Any, show: Any) -> None:
    page = show(play(least=6, until=verb(SAIL)))
    best = [
        AdviceInfo(action=one.action, label=one.label, chance=0.61 - rank / 5, sentence=f"Reason {rank}.")
        for rank, one in enumerate(page.options[:3])
    ]
    hint = HintInfo(action=best[0].action, label=best[0].label, best=best, worlds=1000)
    text = pages.table(show(play(least=6, until=verb(SAIL)), hint=hint))
    for rank, chance in enumerate(("61 %", "41 %", "21 %")):
        assert text.count(f"<b>{chance}</b>") == 2, "in the advice and beside the option"
        assert f"Reason {rank}." in text
    assert text.count("hinted") == 1
    assert "no promise" in text


def test_a_hint_whose_first_option_looks_worse_says_why_it_is_first(play: Any, show: Any) -> None:
    page = show(play(least=6, until=verb(SAIL)))
    best = [
        AdviceInfo(action=one.action, label=one.label, chance=0.41 + rank / 10, sentence="So.")
        for rank, one in enumerate(page.options[:2])
    ]
    text = pages.table(replace(page, hint=HintInfo(action=best[0].action, label="", best=best, worlds=1000)))
    assert "The first is the one that they tried most" in text


def test_who_is_away_comes_back_with_one_click(play: Any, show: Any) -> None:
    match = play(least=6)
    page = show(match, yours=False, options=[], refused=[])
    gone = [replace(seat, absent=seat.number == 0) for seat in page.seats]
    text = pages.table(show(match, yours=False, options=[], refused=[], seats=gone))
    assert "I am back" in text
    assert "I am back" not in pages.table(page)


def test_the_end_shows_what_each_seat_has_come_to_and_by_which_rule(play: Any, show: Any) -> None:
    for game, unit in (("bottlecap", "glory"), ("drakkar", "point"), ("beer", "drink")):
        match = play(game=game, seats=3, least=10_000)
        end = match.table.result()
        text = pages.table(show(match))
        found = text[text.index('id="result"') :]
        assert str(escape(language("en").say(end.message, 0))) in found
        assert f'data-rule="{end.rule}"' in found
        assert len(re.findall(rf'class="score">[^<]*{unit}', found)) == 3
        assert found.count("<em>wins</em>") == len(end.winners)
        assert ">Rematch<" in found
        assert ">To the rematch<" in pages.table(show(match, rematch=True))


def test_a_replay_leads_on_back_and_out(play: Any, show: Any) -> None:
    replay = ReplayInfo(at=40, length=120, turns=[30, 38, 44], viewer=2, may_look_as=[0, 1, 2, 3])
    html = Reader(pages.table(show(play(least=6), None, replay=replay)))
    ways = {found["data-replay"]: found["href"] for found in html.having("data-replay")}
    assert ways["back"] == links.replay("fjordgate", 39, 2)
    assert ways["on"] == links.replay("fjordgate", 41, 2)
    assert ways["turn-back"] == links.replay("fjordgate", 38, 2)
    assert ways["turn-on"] == links.replay("fjordgate", 44, 2)
    assert ways["last"] == links.replay("fjordgate", 120, 2)
    assert not html.having("data-events")[0]["data-events"], "a replay does not listen to the live table"


def test_an_open_table_shows_its_invitation(play: Any, show: Any) -> None:
    page = show(play(), state="open", yours=False, options=[], refused=[], invite_url="https://hall.example/join/abc")
    text = pages.table(page)
    assert "https://hall.example/join/abc" in text
    assert "Begin now" in text


def test_a_game_without_a_board_of_its_own_can_be_played(play: Any, show: Any) -> None:
    from meadhall.web.boards import generic, of

    assert of("no-such-game") is of("another")
    page = show(play(least=6, until=verb(SAIL)))
    html = Reader(render(generic.draw(page)))
    assert [found["data-action"] for found in html.having("data-action")] == [str(one.action) for one in page.options]


def test_a_seat_that_is_away_is_marked(play: Any, show: Any) -> None:
    match = play(least=6)
    page = show(match)
    seats = [SeatInfo(number=s.number, name=s.name, online=s.number != 2) for s in page.seats]
    html = Reader(pages.table(show(match, seats=seats)))
    assert "away" in next(found for found in html.having("id") if found["id"] == "seat-2")["class"].split()
    assert "away" not in next(found for found in html.having("id") if found["id"] == "seat-1")["class"].split()


def test_a_table_called_as_its_game_says_so_once(play: Any, show: Any) -> None:
    page = show(play())
    title = page.game.title
    called = pages.table(replace(page, title=title))
    assert f"{title} · {title}" not in called
    assert called.count(f">{title}") == 1, "in the header"
    assert "Fjordgate ·" in pages.table(page)


@pytest.mark.parametrize("game", ["bottlecap", "drakkar", "beer"])
def test_every_board_says_how_strong_a_bot_is_and_a_room_which_seat_is_free(play: Any, show: Any, game: str) -> None:
    page = show(play(game=game, seats=4))
    bots = [replace(seat, kind="bot", bot="huscarl") if seat.number else seat for seat in page.seats]
    assert re.sub(r"<[^>]+>", " ", str(board(replace(page, seats=bots)))).count("Huscarl") == 3
    free = [replace(seat, kind="open", bot=None, thinking=False) if seat.number else seat for seat in page.seats]
    open_table = replace(page, seats=free, state="open", yours=False, options=[], refused=[])
    assert board(open_table) == "", "nobody sees anything of the table to come"
    room = pages.table_fragment(open_table).partition('id="room"')[2].partition("</ol>")[0]
    words = re.sub(r"<[^>]+>", " ", room)
    assert words.count("free seat") == 3
    for presence in ("is pointing", "finger in the air", "has chosen", "is away", "decides"):
        assert presence not in words, "nobody does anything before the game begins"


def board(page: TablePage) -> str:
    return pages.table_fragment(page).partition('id="board"')[2].partition('id="side"')[0]


def test_a_ghost_ship_says_where_it_goes(play: Any, show: Any) -> None:
    page = show(play(least=8, until=verb(SAIL)))
    ghosts = [one for one in Reader(pages.table(page)).having("aria-label") if "ghost" in one.get("class", "")]
    said = {int(one["value"]): one["aria-label"] for one in ghosts}
    assert said == {one.action: f"Option {one.key}: {one.label}" for one in page.options if one.action in said}
    assert len(said) == 3


@pytest.mark.parametrize("game", ["bottlecap", "drakkar", "beer"])
def test_what_a_page_says_has_one_stop_at_the_end_of_a_sentence(play: Any, show: Any, game: str) -> None:
    slip = re.compile(r"[!?]\.|(?<!\.)\.\.(?!\.)|\s[.,;!?](?=\s|$)|[.!?],\.")
    for least in range(4, 40, 4):
        read = Reader(pages.table(show(play(game=game, seats=3, seed=least, least=least))))
        told = [text.strip() for text in read.text] + [one["data-tip"] for one in read.having("data-tip")]
        assert [text for text in told if slip.search(text)] == []


def test_the_log_counts_all_that_happened_though_it_shows_the_newest_only(play: Any, show: Any) -> None:
    """What is new is read aloud by that count, in a long match as well."""
    page = replace(show(play(least=20)), told=900)
    text = pages.table(page)
    assert 'data-told="900"' in text
    assert "All of it, move by move" in text


def test_to_go_on_has_the_first_number_where_all_else_would_burn_something(show: Any) -> None:
    ivar = {"start": 0, "any_time_windows": "lean", "warriors": "ivar,erik,leif"}  # whose power is never a choice
    match = new_match("beer", ["you", "greedy", "greedy"], seed=3, options=ivar)
    match.order(0, Order(hold=True))  # else nobody is asked
    match.act(0, DONE)
    page = show(match)
    assert page.decision == "Before you draw: anything else?"
    assert len(page.options) > 1
    assert [(one.label, one.key) for one in page.options if one.key] == [("Go on", "1")]


@pytest.mark.parametrize("game", ["bottlecap", "drakkar", "beer"])
@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("en", ("Learned bot", "Learned bot, out of its experience")),
        ("de", ("Bot: Gelehriger", "Bot: Gelehriger, außerhalb seiner Erfahrung")),
    ],
)
def test_a_bot_that_has_learnt_says_at_its_seat_that_the_table_is_new_to_it(
    game: str, tag: str, said: tuple[str, str], show: Any
) -> None:
    usual, strange = said
    with reading(tag):
        at_home = pages.table(show(new_match(game, ["you", "learned", "greedy", "greedy"], 3)))
        abroad = pages.table(show(new_match(game, ["you", "learned", "greedy"], 3)))
    assert usual in at_home
    assert strange not in at_home
    assert strange in abroad
