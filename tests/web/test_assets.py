"""What pages load: found by name only, small, and whole."""

from __future__ import annotations

import gzip
import re
import tomllib
from html import unescape
from pathlib import Path

import brotli
import pytest
from fluent.syntax import ast, parse, visitor

import meadhall
from meadhall.engine.language import LANGUAGES
from meadhall.web import assets, icons, pages, words
from meadhall.web.lobby_model import LobbyPage
from meadhall.web.model import GalleryPage, RulesPage
from meadhall.web.parts import frame

SOURCE = Path(meadhall.__file__).parent
PACKED = pytest.mark.skipif(not assets.PACKED.is_dir(), reason="make assets packs what pages load")


def test_exactly_the_icons_of_the_list_were_fetched() -> None:
    web = Path(icons.__file__).parent
    groups = list(tomllib.loads((web / "icons.toml").read_text()).values())
    groups += [tomllib.loads(looks.read_text())["icons"] for looks in web.glob("boards/*/looks.toml")]
    assert {name for group in groups for name in group} == set(icons.files()), "run make assets"


def test_icons_are_drawn_in_whole_numbers() -> None:
    for file in (assets.FOLDER / "vendor" / "icons").glob("*.svg"):
        paths = re.findall(r' d="([^"]+)"', file.read_text())
        assert paths
        assert [path for path in paths if "." in path] == [], file.name


def test_assets_are_found_by_name_only_inside_their_folder() -> None:
    assert assets.find("css/frame.css") is not None
    assert assets.find("../model.py") is None
    assert assets.find("../static/css/frame.css/../../../model.py") is None
    assert assets.find("css/nothing.css") is None
    assert assets.url("css/frame.css").endswith("/css/frame.css")


def test_style_sheets_are_put_together_in_layers_and_refer_to_what_is_there() -> None:
    base, page, board = assets.sheets(
        "fonts", "tokens", "frame", "table", "no-such", "board-drakkar", "board-drakkar-hand"
    )
    assert base.endswith("/css/fonts+tokens+frame.css")
    assert page.endswith("/css/table.css")
    assert board.endswith("/css/board-drakkar+board-drakkar-hand.css")
    found = assets.find("css/fonts+tokens+frame.css")
    assert found is not None
    text = found.content.decode()
    assert text.startswith("@layer tokens, frame, page, board;")
    for address in re.findall(r'url\("([^"]+)"\)', text):
        prefix, path = address[1:].split("/", 1)
        assert prefix == "assets"
        assert assets.find(path.split("/", 1)[1]) is not None
    assert assets.find("css/tokens+tokens.css") is None
    assert assets.find("css/tokens+nothing.css") is None
    assert gzip.decompress(found.gzip) == found.content


def test_pages_of_one_game_load_no_style_sheet_of_another() -> None:
    for address in frame.sheets_of_all_pages():
        shown = {game for game in meadhall.SHELF if f"board-{game}" in address}
        assert len(shown) <= 1, address


@PACKED
def test_all_that_our_pages_refer_to_was_compressed_ahead_and_is_the_same_unpacked() -> None:
    addresses = {*frame.sheets_of_all_pages(), *(assets.url(file) for file in icons.files().values())}
    for module in ("hall", "invite", "lobby", "newtable", "table"):
        addresses |= {assets.url(f"js/{module}.js"), *assets.modules(module)}
    for address in addresses:
        found = assets.find(address.split("/", 3)[3])
        assert found is not None, address
        encoding, content = found.encoded({"gzip", "br"})
        if len(found.content) > 200:
            assert encoding == "br", f"{address}: run make assets"
            assert brotli.decompress(content) == found.content
            assert len(content) <= len(found.gzip)
        assert found.encoded(()) == ("", found.content)


@PACKED
def test_a_source_that_was_changed_is_served_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = assets.find("css/frame.css")
    assert before is not None
    (tmp_path / "css").mkdir()
    (tmp_path / "css" / "frame.css").write_text(".now { --is: so; }\n")
    monkeypatch.setattr(assets, "FOLDER", tmp_path)
    assets._read.cache_clear()
    try:
        found = assets.find("css/frame.css")
        assert found is not None
        assert ".now { --is: so; }" in found.content.decode()
        assert found.brotli == b""
    finally:
        assets._read.cache_clear()


class Words(visitor.Visitor):
    """All that stands in a file of words to be read."""

    def __init__(self) -> None:
        self.letters: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.letters |= set(node.value)


def letters_of(name: str) -> set[str]:
    """That the font of this file is for, by fonts.css."""
    sheet = (assets.FOLDER / "css" / "fonts.css").read_text()
    ranges = re.search(rf"{name}\.woff2.*?unicode-range:(.*?);", sheet, re.S)
    assert ranges is not None, name
    found = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges[1])
    return {chr(at) for first, last in found for at in range(int(first, 16), int(last or first, 16) + 1)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_our_own_words_are_in_the_fonts_that_every_page_loads(language: str) -> None:
    """All but drawn signs, which no font of ours has, and the stars that lessons mark a word with."""
    words = Words()
    for folder in ("web", "games"):
        for file in (SOURCE / folder).rglob(f"languages/{language}*.ftl"):
            words.visit(parse(file.read_text(encoding="utf-8")))
    assert len(words.letters) > 60
    for font in ("grenze-gotisch-600-normal", "alegreya-sans-400-normal", "alegreya-sans-700-normal"):
        assert words.letters - letters_of(font) - set("●✓*\n") == set(), font


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_a_page_of_ours_needs_no_further_letters(game: str) -> None:
    rules = meadhall.game(game)
    known = letters_of("alegreya-sans-400-normal") | set("●✓\n\t")
    for text in (
        pages.lobby(LobbyPage(games=[rules])),
        pages.gallery(GalleryPage(game=rules)),
        pages.rules(RulesPage(game=rules, rules=list(rules.rules))),
    ):
        assert set(unescape(re.sub(r"<[^>]*>", " ", text))) - known == set()


def test_pages_before_a_match_carry_no_words_about_seals() -> None:
    assert "seal-same" in words.for_scripts("table")
    assert "seal-same" not in words.for_scripts("lobby")
    assert "copied" in words.for_scripts("lobby")
