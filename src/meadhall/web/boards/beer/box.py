"""The game in the lobby: its emblem, what a newcomer wants to know at a glance, and the picture on the box."""

from __future__ import annotations

from meadhall.web.html import Node, defs, g, path, rect
from meadhall.web.icons import placed
from meadhall.web.parts.pictures import HEIGHT, WIDTH, coloured, linearGradient, shade

EMBLEM = "beer-stein"
FIGHTS: tuple[int, ...] = ()
MARKS = (("crossed-axes", "attacks and reactions"), ("wing-cloak", "afterlife"))


def picture(ident: str) -> Node:
    """Two of them, two mugs, and a fire."""
    return [
        defs[
            shade(
                f"{ident}-fire",
                [(0, "#f2a64a"), (0.28, "#a8541f"), (0.65, "#4a2413"), (1, "#190d07")],
                cx="50%",
                cy="62%",
                r="72%",
            ),
            shade(f"{ident}-board", [(0, "#8a5c30"), (1, "#4a2e15")], linearGradient, x1="0", y1="0", x2="0", y2="1"),
        ],
        rect(width=WIDTH, height=HEIGHT, fill=f"url(#{ident}-fire)"),
        path(d="M0,0H464V30L380,18H84L0,30Z", fill="#1d0f07"),
        path(d="M40,26V170M424,26V170", stroke="#1d0f07", stroke_width=22),
        path(d="M40,60L90,22M424,60L374,22", stroke="#1d0f07", stroke_width=12),
        coloured(
            "#2a140a",
            placed("viking-shield", 120, 58, 50),
            placed("viking-shield", 344, 58, 50),
            placed("crossed-axes", 232, 52, 62),
        ),
        coloured("#ffdf94", placed("campfire", 232, 132, 78)),
        coloured("#1a0d06", placed("viking-head", 132, 122, 104)),
        g(transform="translate(664,0) scale(-1,1)")[coloured("#1a0d06", placed("viking-head", 332, 122, 104))],
        path(d="M0,172H464V214H0Z", fill=f"url(#{ident}-board)"),
        path(d="M0,172H464", stroke="#c08a4c", stroke_width=2),
        path(d="M0,188H464M0,202H464", stroke="#3a2412", stroke_width="1.5", opacity="0.7"),
        coloured("#f4d48c", placed("beer-stein", 196, 160, 50)),
        g(transform="translate(536,0) scale(-1,1)")[coloured("#f4d48c", placed("beer-stein", 268, 160, 50))],
        coloured("#2a160a", placed("barrel", 56, 150, 70), placed("barrel", 410, 150, 70)),
        coloured("#e9b871", placed("roast-chicken", 314, 176, 32)),
        coloured("#f7e2b0", placed("candle-flame", 140, 180, 34)),
    ]
