"""The fjord by night, where whoever has won comes home."""

from __future__ import annotations

from typing import Final

from meadhall.web.drawn import drawn
from meadhall.web.html import Element, circle, defs, g, path, rect, stop, svg

linearGradient = Element("linearGradient")
radialGradient = Element("radialGradient")

WAVES: Final = "q24,-9 48,0" + "t48,0" * 24
STARS: Final = [((97 * n * n + 31 * n) % 1116, (53 * n * n + 17 * n) % 220, 1 + n % 2) for n in range(70)]


@drawn
def sky() -> Element:
    """Night over the fjord, with a light in the north."""

    def shade(ident: str, *stops: tuple[float, str]) -> Element:
        return linearGradient(id=ident, x1="0", y1="0", x2="0", y2="1")[
            [stop(offset=str(offset), class_=name) for offset, name in stops]
        ]

    return svg(class_="scenery sky", viewBox="0 0 1116 480", preserveAspectRatio="xMidYMax slice", aria_hidden="true")[
        defs[
            shade("fin-sky", (0, "sky-1"), (0.5, "sky-2"), (0.82, "sky-3")),
            linearGradient(id="fin-north")[
                stop(offset="0", class_="north-0"),
                stop(offset="0.5", class_="north-1"),
                stop(offset="1", class_="north-0"),
            ],
            radialGradient(id="fin-sun")[
                stop(offset="0", class_="sun-1"), stop(offset="0.3", class_="sun-2"), stop(offset="1", class_="sun-3")
            ],
        ],
        rect(width=1116, height=480, fill="url(#fin-sky)"),
        g(class_="stars")[[circle(cx=x, cy=y, r=size) for x, y, size in STARS]],
        path(
            d="M0,110C200,30 420,170 640,84S980,40 1116,120V178C900,108 760,184 560,150S180,108 0,188Z",
            fill="url(#fin-north)",
        ),
        circle(cx=558, cy=330, r=250, fill="url(#fin-sun)"),
        path(
            class_="far",
            d="M0,330L90,264L150,302L240,236L330,316L420,286L500,330L620,296L720,322L810,246L900,300L980,262L1116,330"
            "V480H0Z",
        ),
        path(class_="near", d="M0,366L120,322L260,362L420,336L560,366L740,340L900,368L1116,326V480H0Z"),
        rect(class_="fjord", y=380, width=1116, height=100),
        path(class_="gleam", d=f"M0,384{WAVES}"),
    ]


@drawn
def sea() -> Element:
    """The waves before the ship."""
    return svg(
        class_="scenery waves", viewBox="0 0 1116 480", preserveAspectRatio="xMidYMax slice", aria_hidden="true"
    )[
        path(class_="swell", d=f"M-20,438{WAVES}V480H-20Z"),
        path(class_="crest", d=f"M-20,438{WAVES}"),
        path(class_="ripple", d=f"M-40,460{WAVES}"),
    ]
