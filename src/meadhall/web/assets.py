"""The files that pages refer to: our style sheets and modules, and what the assets build fetched from npm.

Every address has a fingerprint of the content in its path, `/assets/<fingerprint>/js/table.js`, so that files are
kept for ever and still never stale. Modules refer to each other by relative addresses, so they share one fingerprint.
The server answers `/assets/{fingerprint}/{path}` with `find(path)`, whatever the fingerprint is.

The assets build makes the sources small (`assets/pack.py`): modules that are loaded together become one, style sheets
have no blanks, and all is compressed better than there is time for on the way. It lies under fingerprints of what it is
made from: who changes a source is served the source.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path

FOLDER = Path(__file__).with_name("static")
PACKED = FOLDER / "vendor" / "packed"
PREFIX = "/assets"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}

PACKED_ALREADY = {TYPES[".woff2"]}

LAYERS = ("tokens", "frame", "page", "board")  # of style sheets: the later ones overrule the earlier
MOST_SHEETS = 16  # that are put together

_RELATIVE = re.compile(r'url\("?\.\./([^")]+)"?\)')
_NEEDED = re.compile(r'(?:from|import|await import\() ?"\./([\w-]+\.js)"')  # by a module, before it runs
_REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)
_INDENT = re.compile(r"\n\s*")

_brought: dict[str, Path] = {}  # files of other packages, by the path that they are found under


@dataclass(frozen=True)
class Asset:
    """A file as it is sent."""

    content: bytes
    media_type: str
    brotli: bytes = b""  # compressed ahead; nothing if it was not

    @cached_property
    def gzip(self) -> bytes:
        """Compressed now; nothing if that makes it no smaller."""
        packed = b"" if self.media_type in PACKED_ALREADY else gzip.compress(self.content, 9, mtime=0)
        return packed if len(packed) < len(self.content) * 0.95 else b""

    def encoded(self, known: Collection[str]) -> tuple[str, bytes]:
        """The smallest for somebody who knows these encodings, and which of them it is in."""
        if self.brotli and "br" in known:
            return "br", self.brotli
        if "gzip" in known and self.gzip:
            return "gzip", self.gzip
        return "", self.content


def bring(path: str, file: Path) -> None:
    """Serve a file that another package brings."""
    if file.suffix in TYPES and _brought.get(path) != file:
        _brought[path] = file
        url.cache_clear()
        _read.cache_clear()


@lru_cache(maxsize=256)
def url(path: str) -> str:
    """The address of one of the files, as in `url("img/horn.svg")`."""
    if path.endswith(".js"):
        return f"{PREFIX}/{fingerprint_of_modules()}/{path}"
    found = find(path)
    return f"{PREFIX}/{fingerprint(found.content if found else b'')}/{path}"


def sheets(*names: str) -> list[str]:
    """The addresses of these style sheets, put together: what all pages have, what the page has, and its boards."""
    known = [name for name in names if _file(f"css/{name}.css") is not None]
    parts = [[name for name in known if _layer(name) in layers] for layers in (LAYERS[:2], LAYERS[2:3], LAYERS[3:])]
    return [url(f"css/{'+'.join(part)}.css") for part in parts if part]


@cache
def modules(entry: str) -> list[str]:
    """The addresses of all modules that the bundle of this one needs; none where it is loaded from its sources."""
    if not _bundle(f"js/{entry}.js").is_file():
        return []
    found = [f"{entry}.js"]
    for name in found:
        found += [more for more in _NEEDED.findall(_bundle(f"js/{name}").read_text()) if more not in found]
    return [url(f"js/{name}") for name in found[1:]]


def find(path: str) -> Asset | None:
    """The file of that name, or None. Nothing outside the folder is found but what is brought."""
    try:
        return _read(path)
    except FileNotFoundError:
        return None


@lru_cache(maxsize=128)
def _read(path: str) -> Asset:
    kind = Path(path).suffix
    content = _together(path) if kind == ".css" else _bytes(path)
    ahead = PACKED / f"{fingerprint(content)}.br"
    return Asset(content, TYPES[kind], ahead.read_bytes() if ahead.is_file() else b"")


def _together(path: str) -> bytes:
    """Style sheets as one, each in its layer, and with the full addresses of what they refer to."""
    names = path.removeprefix("css/").removesuffix(".css").split("+")
    if len(names) > MOST_SHEETS or len(set(names)) < len(names):
        raise FileNotFoundError(path)
    written = [f"@layer {', '.join(LAYERS)};"]
    for name in names:
        text = _RELATIVE.sub(lambda found: f'url("{url(found[1])}")', _slim(_bytes(f"css/{name}.css")))
        written.append(f"@layer {_layer(name)} {{\n{text}\n}}")
    return "\n".join(written).encode()


def _slim(sheet: bytes) -> str:
    """A style sheet with nothing in it that a browser does not need."""
    made = PACKED / f"{fingerprint(sheet)}.css"
    if made.is_file():
        return made.read_text(encoding="utf-8").strip()
    return _INDENT.sub("\n", _REMARK.sub("", sheet.decode())).strip()


def _layer(sheet: str) -> str:
    """The layer that a style sheet is in."""
    if sheet in LAYERS:
        return sheet
    if sheet == "fonts":
        return "tokens"
    return "board" if sheet.startswith("board-") else "page"


def _bytes(path: str) -> bytes:
    file = _file(path)
    if file is None:
        raise FileNotFoundError(path)
    return file.read_bytes()


def _file(path: str) -> Path | None:
    if path in _brought:
        return _brought[path]
    file = _bundle(path).resolve()
    if not path.startswith("js/") or not file.is_file():
        file = (FOLDER / path).resolve()
    if not file.is_relative_to(FOLDER.resolve()) or file.suffix not in TYPES or not file.is_file():
        return None
    return file


def _bundle(path: str) -> Path:
    """Where a module is that was made of these sources, with all that it needs."""
    return PACKED / fingerprint_of_modules() / path


@cache
def fingerprint_of_modules() -> str:
    """Changes whenever any of the modules does."""
    files = sorted([*FOLDER.glob("js/*.js"), *FOLDER.glob("vendor/*.js")])
    return fingerprint(*(file.read_bytes() for file in files))


def fingerprint(*contents: bytes) -> str:
    """Changes whenever one of these does."""
    digest = hashlib.sha256()
    for content in contents:
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()[:12]
