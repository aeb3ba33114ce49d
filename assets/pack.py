"""Makes small what the pages load: bundles of modules, style sheets without blanks, everything compressed ahead.

    python assets/pack.py    after assets/fetch.py, with the packages that meadhall needs

It lies beside the sources, under fingerprints of them, where meadhall.web.assets looks for it. The sources stay what is
worked on: one that was changed is served as it is until this runs again.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import brotli
import fetch

sys.path.insert(0, str(fetch.ROOT / "src"))

from meadhall.web import assets
from meadhall.web.parts import frame

ESBUILD = fetch.PACKAGES / "esbuild" / "bin" / "esbuild"
FIRST = "hall"  # the module of pages without one of their own; others import it as well
BESIDE = ("puzzle", "review")  # modules of pages that few open first
LEAST = 200  # bytes; less is not worth compressing


def esbuild(*words: object) -> None:
    command, environment = fetch.node()
    subprocess.run(
        [*command, str(ESBUILD), *map(str, words), "--minify", "--log-level=warning"], env=environment, check=True
    )


def entries() -> list[Path]:
    """The modules that pages begin with: those that no other imports."""
    files = {file.stem: file for file in (assets.FOLDER / "js").glob("*.js")}
    imported = {name for file in files.values() for name in re.findall(r'"\./([\w-]+)\.js"', file.read_text())}
    return [file for name, file in sorted(files.items()) if name == FIRST or name not in imported]


def bundles() -> None:
    """What a table shares with the lobby is a file of both. Pages beside the way to a table have all of theirs by
    themselves, or what they share with a table would be cut out of it into many small files."""
    folder = assets.PACKED / assets.fingerprint_of_modules() / "js"
    beside = [file for file in entries() if file.stem in BESIDE]
    for together in (beside, [file for file in entries() if file not in beside]):
        esbuild(*together, "--bundle", "--splitting", "--format=esm", "--legal-comments=none", f"--outdir={folder}")


def style_sheets() -> None:
    files = sorted((assets.FOLDER / "css").glob("*.css"))
    with tempfile.TemporaryDirectory() as folder:
        esbuild(*files, f"--outdir={folder}")
        for file in files:
            shutil.copy(Path(folder, file.name), assets.PACKED / f"{assets.fingerprint(file.read_bytes())}.css")


def paths() -> Iterator[str]:
    """Everything that pages refer to and that can be compressed."""
    for address in frame.sheets_of_all_pages():
        yield address.split("/", 3)[3]
    for folder, kind in ((assets.PACKED / assets.fingerprint_of_modules(), "*.js"), (assets.FOLDER, "*.svg")):
        for file in folder.rglob(kind):
            yield file.relative_to(folder).as_posix()


def compress() -> None:
    for path in paths():
        found = assets.find(path)
        assert found is not None, path
        packed = brotli.compress(found.content, mode=brotli.MODE_TEXT)
        if len(found.content) > LEAST and len(packed) < len(found.content):
            (assets.PACKED / f"{assets.fingerprint(found.content)}.br").write_bytes(packed)


def main() -> None:
    shutil.rmtree(assets.PACKED, ignore_errors=True)
    assets.PACKED.mkdir(parents=True)
    bundles()
    style_sheets()
    compress()


if __name__ == "__main__":
    main()
