"""The files that pages refer to: our style sheets and modules, and what the assets build fetched from npm.

Every address has a fingerprint of the content in its path, `/assets/<fingerprint>/js/table.js`, so that files are
kept for ever and still never stale. Modules refer to each other by relative addresses, so they share one fingerprint.
The server answers `/assets/{fingerprint}/{path}` with `find(path)`, whatever the fingerprint is.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

FOLDER = Path(__file__).with_name("static")
PREFIX = "/assets"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}

LAYERS = ("tokens", "frame", "page", "board")  # of style sheets: the later ones overrule the earlier
MOST_SHEETS = 12  # that are put together

_RELATIVE = re.compile(r'url\("\.\./([^"]+)"\)')
_REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)
_INDENT = re.compile(r"\n\s*")

_brought: dict[str, Path] = {}  # files of other packages, by the path that they are found under


@dataclass(frozen=True)
class Asset:
    """A file as it is sent."""

    content: bytes
    media_type: str
    packed: bytes  # by gzip; nothing if that makes it no smaller


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
        return f"{PREFIX}/{_modules()}/{path}"
    found = find(path)
    return f"{PREFIX}/{_hash(found.content if found else b'')}/{path}"


def sheets(*names: str) -> list[str]:
    """The addresses of these style sheets, put together: what all pages have, what the page has, and its boards."""
    known = [name for name in names if _file(f"css/{name}.css") is not None]
    parts = [[name for name in known if _layer(name) in layers] for layers in (LAYERS[:2], LAYERS[2:3], LAYERS[3:])]
    return [url(f"css/{'+'.join(part)}.css") for part in parts if part]


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
    packed = gzip.compress(content, 9, mtime=0)
    return Asset(content, TYPES[kind], packed if len(packed) < len(content) * 0.95 else b"")


def _together(path: str) -> bytes:
    """Style sheets as one, each in its layer, and with the full addresses of what they refer to."""
    names = path.removeprefix("css/").removesuffix(".css").split("+")
    if len(names) > MOST_SHEETS or len(set(names)) < len(names):
        raise FileNotFoundError(path)
    written = [f"@layer {', '.join(LAYERS)};"]
    for name in names:
        text = _INDENT.sub("\n", _REMARK.sub("", _bytes(f"css/{name}.css").decode())).strip()
        text = _RELATIVE.sub(lambda found: f'url("{url(found[1])}")', text)
        written.append(f"@layer {_layer(name)} {{\n{text}\n}}")
    return "\n".join(written).encode()


def _layer(sheet: str) -> str:
    """The layer that a style sheet is in."""
    if sheet in LAYERS:
        return sheet
    return "board" if sheet.startswith("board-") else "page"


def _bytes(path: str) -> bytes:
    file = _file(path)
    if file is None:
        raise FileNotFoundError(path)
    return file.read_bytes()


def _file(path: str) -> Path | None:
    if path in _brought:
        return _brought[path]
    file = (FOLDER / path).resolve()
    if not file.is_relative_to(FOLDER.resolve()) or file.suffix not in TYPES or not file.is_file():
        return None
    return file


@cache
def _modules() -> str:
    """Changes whenever any of the modules does."""
    return _hash(*(file.read_bytes() for file in sorted(FOLDER.rglob("*.js"))))


def _hash(*contents: bytes) -> str:
    digest = hashlib.sha256()
    for content in contents:
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()[:12]
