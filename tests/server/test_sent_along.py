"""How pages and what they need are sent: kept for ever where that is safe, and packed for who can unpack."""

from __future__ import annotations

import re

from meadhall.testing.served import Served


def test_assets_are_kept_for_ever_and_nothing_else_is_served(served: Served) -> None:
    page = served.http.get("/").text
    found = re.search(r'href="(/assets/[^"]+\.css)"', page)
    assert found is not None
    answer = served.http.get(found[1])
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/css")
    assert "immutable" in answer.headers["cache-control"]
    assert served.http.get("/").headers["cache-control"] == "no-store"


def test_assets_are_packed_for_who_can_unpack_them(served: Served) -> None:
    drawing = re.search(r'<use href="(/assets/[^"#]+\.svg)#', served.http.get("/").text)
    assert drawing is not None
    packed = served.http.get(drawing[1], headers={"accept-encoding": "gzip"})
    better = served.http.get(drawing[1], headers={"accept-encoding": "gzip, br;q=0.9"})
    plain = served.http.get(drawing[1], headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert better.headers["content-encoding"] == "br"
    assert "content-encoding" not in plain.headers
    assert packed.content == better.content == plain.content  # what reads it has unpacked it
    assert int(better.headers["content-length"]) < int(packed.headers["content-length"]) < len(plain.content) / 2
    for answer in (packed, better, plain):
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "immutable" in answer.headers["cache-control"]
        assert "accept-encoding" in answer.headers["vary"].lower()


def test_pages_are_packed_on_their_way_by_what_their_reader_knows(served: Served) -> None:
    sizes = {}
    for encoding in ("br", "gzip", "identity"):
        answer = served.http.get("/rules/drakkar", headers={"accept-encoding": encoding})
        assert answer.headers.get("content-encoding", "identity") == encoding
        assert "accept-encoding" in answer.headers.get("vary", "").lower()
        sizes[encoding] = int(answer.headers["content-length"])
        assert answer.text.rstrip().endswith("</html>")
    assert sizes["br"] < sizes["gzip"] < sizes["identity"]
