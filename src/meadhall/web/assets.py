"""The files that pages refer to: our style sheets and modules, and what the assets build fetched from npm.

Every address has a fingerprint of all files in its path, `/assets/<fingerprint>/js/table.js`, so that modules and
fonts, which refer to each other by relative addresses, are cached for ever and still never stale. The server
answers `/assets/{fingerprint}/{path}` with `find(path)`, whatever the fingerprint is.
"""

from __future__ import annotations

import hashlib
from functools import cache
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


_brought: dict[str, Path] = {}  # files of other packages, by the path that they are found under


def bring(path: str, file: Path) -> None:
    """Serve a file that another package brings."""
    if file.suffix in TYPES:
        _brought[path] = file


@cache
def fingerprint() -> str:
    """Changes whenever any of the files does."""
    digest = hashlib.sha256()
    for file in sorted(path for path in FOLDER.rglob("*") if path.suffix in TYPES):
        digest.update(file.relative_to(FOLDER).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def url(path: str) -> str:
    """The address of one of the files, as in `url("css/hall.css")`."""
    if path in _brought:
        return f"{PREFIX}/{hashlib.sha256(_brought[path].read_bytes()).hexdigest()[:16]}/{path}"
    return f"{PREFIX}/{fingerprint()}/{path}"


def find(path: str) -> tuple[Path, str] | None:
    """The file of that name and its media type, or None. Nothing outside the folder is found but what is brought."""
    if path in _brought:
        return _brought[path], TYPES[_brought[path].suffix]
    file = (FOLDER / path).resolve()
    if not file.is_relative_to(FOLDER.resolve()) or file.suffix not in TYPES or not file.is_file():
        return None
    return file, TYPES[file.suffix]
