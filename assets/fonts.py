"""Cuts the fonts of the pages: into each file go the letters that fonts.css asks of it, and no more.

python assets/fonts.py FOLDER    from the folder of @fontsource packages, for a look at the sizes
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

WEB = Path(__file__).resolve().parent.parent / "src" / "meadhall" / "web"
SHEET = WEB / "static" / "css" / "fonts.css"
FEATURES = ["kern"]  # no ligatures; and figures are what FIGURES makes them
FIGURES = ("lnum", "tnum")  # all of one height and width, wherever they stand
GRID = 250  # that the points of a letter lie on: a quarter as fine as drawn, and at 48 pixels nobody sees it
NEEDLESS = ["GDEF", "GSUB", "STAT", "gasp"]  # tables: marks, ligatures, names of cuts, coarse screens
NAMES = [0, 1, 2, 13, 14]  # whose it is, what it is called, and its licence

FURTHER = "-further"
_FACE = re.compile(r'vendor/((?:[a-z]+-)+\d+-\w+?(?:-further)?\.woff2)".*?unicode-range:(.*?);', re.S)
_RANGE = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")


def wanted() -> dict[str, set[int]]:
    """The files that fonts.css names, and the letters in each; what two have, a browser takes from the later one."""
    found: dict[str, set[int]] = {}
    for name, ranges in _FACE.findall(SHEET.read_text()):
        found[name] = set()
        for first, last in _RANGE.findall(ranges):
            found[name].update(range(int(first, 16), int(last or first, 16) + 1))
    for name, letters in found.items():
        if FURTHER in name:
            letters -= found[name.replace(FURTHER, "")]
    return found


def cut(packages: Path, name: str, letters: set[int]) -> bytes:
    """That file, out of the two that the package has of it: letters of the west, and all other Latin ones."""
    found = re.fullmatch(r"((?:[a-z]+-)+)(\d+-\w+?)(-further)?\.woff2", name)
    assert found is not None, name
    family, face = found[1], found[2]
    parts = [
        packages / family.rstrip("-") / "files" / f"{family}{subset}-{face}.woff2" for subset in ("latin", "latin-ext")
    ]
    if not found[3]:
        return _written(_with(parts[0], letters, FEATURES))
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for part in parts:
            font = _with(part, letters, [])
            files.append(str(Path(folder, part.name).with_suffix(".ttf")))
            font.save(files[-1])
        merged = Merger().merge(files)
        for day in ("created", "modified"):  # else it would be another file every time
            setattr(merged["head"], day, getattr(font["head"], day))
        return _written(merged)


def _with(source: Path, letters: set[int], features: list[str]) -> TTFont:
    """The font with these letters only, as far as it has them, and without hints for coarse screens."""
    font = TTFont(source, recalcTimestamp=False)
    for feature in FIGURES:
        _made_usual(font, feature)
    options = subset.Options(layout_features=features, hinting=False, notdef_outline=False, name_IDs=NAMES)
    options.drop_tables += NEEDLESS
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    scale_upem(font, GRID)
    font.flavor = None
    return font


def _made_usual(font: TTFont, feature: str) -> None:
    """What a style sheet could ask for by that feature is what the letters look like."""
    rules = font["GSUB"].table
    places = {
        place
        for one in rules.FeatureList.FeatureRecord
        if one.FeatureTag == feature
        for place in one.Feature.LookupListIndex
    }
    instead: dict[str, str] = {}
    for place in places:
        for table in rules.LookupList.Lookup[place].SubTable:
            instead |= getattr(table, "mapping", {})
    for table in font["cmap"].tables:
        table.cmap = {letter: instead.get(glyph, glyph) for letter, glyph in table.cmap.items()}


def _written(font: TTFont) -> bytes:
    file = io.BytesIO()
    font.recalcTimestamp = False  # the same letters are the same file, which browsers keep
    font.flavor = "woff2"
    font.save(file)
    return file.getvalue()


def write(packages: Path, place: Path) -> int:
    """Cuts all of them; returns how many bytes they are together."""
    total = 0
    for name, letters in wanted().items():
        total += (place / name).write_bytes(cut(packages, name, letters))
    return total


if __name__ == "__main__":
    for name, letters in wanted().items():
        print(f"{len(cut(Path(sys.argv[1]), name, letters)):6} {name}")
