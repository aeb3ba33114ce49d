"""Seats are told apart by a colour and by a pattern, so that colour is never alone."""

from __future__ import annotations

from typing import Final

from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, defs, g, path, rect, svg, title

clipPath = Element("clipPath")

PATTERNS: Final = ("quartered", "chevron", "cross", "border", "pale", "saltire", "plain", "pile")

HEATER: Final = "M-12,-13H12V0C12,8 6,12 0,15C-6,12 -12,8 -12,0Z"


def pattern(seat: int, width: float, height: float, outline: str) -> Node:
    """The second colour of a seat's device, in a box around the origin; to be clipped by the outline."""
    w = width / 2
    h = height / 2
    kind = PATTERNS[seat % len(PATTERNS)]
    if kind == "quartered":
        return path(class_="device", d=f"M{-w},{-h}H0V0H{-w}ZM0,0H{w}V{h}H0Z")
    if kind == "chevron":
        return path(
            class_="device-line",
            stroke_width=f"{width * 0.2:.1f}",
            d=f"M{-w - 2},{h * 0.56}L0,{-h * 0.32}L{w + 2},{h * 0.56}",
        )
    if kind == "cross":
        return path(
            class_="device",
            d=f"M{-w * 0.2},{-h}H{w * 0.2}V{h}H{-w * 0.2}ZM{-w},{-h * 0.44}H{w}V{-h * 0.04}H{-w}Z",
        )
    if kind == "border":
        return path(class_="device-line", stroke_width=f"{width * 0.375:.1f}", d=outline)
    if kind == "pale":
        return rect(class_="device", x=f"{-w * 0.33:.1f}", y=f"{-h:g}", width=f"{w * 0.66:.1f}", height=f"{height:g}")
    if kind == "saltire":
        return path(
            class_="device-line",
            stroke_width=f"{width * 0.2:.1f}",
            d=f"M{-w},{-h}L{w},{h * 0.8}M{w},{-h}L{-w},{h * 0.8}",
        )
    if kind == "pile":
        return path(class_="device", d=f"M{-w * 0.8},{-h}H{w * 0.8}L0,{h * 0.6}Z")
    return None


@drawn
def shield(seat: int, kind: str = "", label: str = "") -> Element:
    """A seat's shield, as large as the text around it."""
    return svg(
        class_=f"shield s{seat} {kind}".strip(),
        viewBox="-15 -16 30 33",
        aria_hidden=None if label else "true",
        role="img" if label else None,
    )[
        title[label] if label else None,
        path(class_="field", d=HEATER),
        g(clip_path="url(#clip-shield)")[pattern(seat, 24, 28, HEATER)],
        path(class_="rim", d=HEATER),
    ]


@drawn
def clips() -> Element:
    """The outline that the shields' patterns are clipped by; put once into a document."""
    return svg(aria_hidden="true", width="0", height="0", class_="clips")[
        defs[clipPath(id="clip-shield")[path(d=HEATER)]]
    ]
