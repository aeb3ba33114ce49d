"""People at their browsers, for tests that play by real clicks and keys against a hall that is really served."""

from __future__ import annotations

import math
import random
import shutil
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

PATIENCE = 60_000  # milliseconds: other tests may have the processor for a while
TOO_SOON = 750  # milliseconds: a little longer than a page minds a second click on the same spot
SAME_SPOT = 10  # pixels
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

# Scenes are shown at once: who tests them asks for another pace.
NO_SCENES = "localStorage.setItem('meadhall.speed', localStorage.getItem('meadhall.speed') ?? 'once')"

# Until all letters have come, which may change the size of everything.
LOADED = "document.fonts.ready.then(() => true)"

# Until all scripts have run: they may still be loading others when the page counts as loaded.
SCRIPTS = """async () => {
  for (const one of document.scripts) if (one.type === "module") await import(one.src);
}"""

# Whether the option of that number, of those in sight, has the focus.
HERE = """(at) => [...document.querySelectorAll("#options button.choice")]
  .filter((one) => one.checkVisibility())[at] === document.activeElement"""

# Whether the last click hit nothing: while a browser takes the picture that pieces glide from, nothing is there.
MISSED = """addEventListener("click", ({ target }) => (window.missed = target === document.documentElement), true)"""

# What a person sees at one glance: whose decision, and where there is something to click.
GLANCE = """() => {
  const main = document.getElementById("main");
  const found = { number: main.dataset.number, yours: main.dataset.yours === "1", covered: [], places: [], listed: [],
    hand: document.querySelectorAll("#hand .pick").length,
    over: main.dataset.state === "over", busy: document.body.classList.contains("sending") };
  if (!found.yours || found.busy) return found;
  const middle = (e) => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
  const around = (e) => e?.closest("[id], [class*=at-]");
  const inside = ([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  for (const place of document.querySelectorAll("#board [data-place]")) {
    if (!place.checkVisibility() || !inside(middle(place))) continue;
    const [x, y] = middle(place);
    const top = document.elementFromPoint(x, y);
    const hit = top?.closest("[data-place], [data-also]");
    if ((hit?.dataset.place ?? hit?.dataset.also) === place.dataset.place) found.places.push([x, y]);
    else found.covered.push(`${place.outerHTML.slice(0, 90)} by ${around(top)?.outerHTML.slice(0, 120)}`);
  }
  for (const choice of document.querySelectorAll("#options button.choice")) {
    if (!choice.checkVisibility()) continue;
    if (inside(middle(choice)) && document.elementFromPoint(...middle(choice))?.closest(".choice") === choice)
      found.listed.push(middle(choice));
    else found.below = true;
  }
  return found;
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that nobody sees."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield browser
        browser.close()


# Windows that tests use one after the other. A first tab stays open in each: a new one beside it has what was fetched,
# and comes at less than half the price of a new window.
KEPT: dict[Hashable, BrowserContext] = {}


def opened(
    browser: Browser,
    address: str,
    size: dict[str, int],
    mode: str = "dark",
    touch: bool = False,
    moves: bool = True,
    scenes: bool = True,
) -> Page:
    """That page in a window where nobody else is, when all of it has come. Without `moves` its user wants no motion."""
    wish = (id(browser), *size.items(), mode, touch, moves, scenes)
    context = KEPT.get(wish)
    if context is None or len(context.pages) != 1:  # there is none yet, or somebody sits there
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type] # a mapping with width and height
            color_scheme=mode,  # type: ignore[arg-type] # one of its words
            has_touch=touch,
            reduced_motion="no-preference" if moves else "reduce",
        )
        if not scenes:
            context.add_init_script(NO_SCENES)
        if wish not in KEPT:
            KEPT[wish] = context
            context.new_page()
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.evaluate(LOADED)
    page.evaluate(SCRIPTS)
    return page


def tidy(browser: Browser, address: str) -> None:
    """Whoever sat there leaves, and what the pages of that address remembered is forgotten."""
    for context in browser.contexts:
        if context not in KEPT.values():
            context.close()
            continue
        first, *others = context.pages
        for page in others:
            page.close()
        context.clear_cookies()
        memory = context.new_cdp_session(first)
        memory.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "local_storage"})
        memory.detach()


@dataclass
class Glance:
    """What a page shows at one moment."""

    number: str
    yours: bool
    over: bool
    busy: bool
    places: list[tuple[float, float]]  # glowing things on the board that can be clicked
    listed: list[tuple[float, float]]  # options in words
    covered: list[str]  # glowing things that something else lies on
    hand: int = 0  # cards that can be selected
    below: bool = False  # some options of the list are out of sight

    @property
    def asked(self) -> bool:
        return self.yours and not self.busy and bool(self.places or self.listed or self.below or self.hand)


class Person:
    """Somebody at a browser of their own. Whatever the pages complain about is kept in `problems`."""

    def __init__(
        self, browser: Browser, seed: int = 0, width: int = 1440, height: int = 900, moves: bool = False
    ) -> None:
        """`moves`: pieces glide from where they were; else the browser says that its user wants no motion."""
        motion: Literal["no-preference", "reduce"] = "no-preference" if moves else "reduce"
        self.context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion=motion)
        self.context.add_init_script(NO_SCENES)
        self.context.add_init_script(MISSED)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self._at_once = moves  # a click waits for no piece to come to rest, and has to hit it all the same
        self.dice = random.Random(seed)
        self.problems: list[str] = []
        self.clicks = 0
        self._spot: tuple[float, float] | None = None  # of the last click
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda line: self._hear(line.text))

    def _hear(self, text: str) -> None:
        if "Content Security Policy" in text:
            self.problems.append(text)

    def close(self) -> None:
        self.context.close()

    # Sitting down

    def set_table(self, url: str, game: str, name: str, seats: Sequence[str], options: dict[str, str]) -> None:
        """The form of a new table, filled in by hand."""
        page = self.page
        page.goto(f"{url}/new/{game}")
        page.fill("#name", name)
        for seat, kind in enumerate(seats):
            if not page.is_visible(f"#seat{seat}"):
                page.click("#more-seats summary")
            page.select_option(f"#seat{seat}", kind)
        seat = len(seats)
        while page.locator(f"#seat{seat}:visible").count():
            page.select_option(f"#seat{seat}", "none")
            seat += 1
        for option, value in options.items():
            if not page.is_visible(f"#option-{option}"):
                page.click("#finer summary")
            page.fill(f"#option-{option}", value)
        page.click("button:has-text('Set the table')")
        page.wait_for_selector("main[data-match]")

    def accept(self, invitation: str, name: str) -> None:
        self.page.goto(invitation)
        self.page.fill("#name", name)
        self.page.click("button:has-text('Sit down')")
        self.page.wait_for_selector("main[data-match]")

    def ready(self) -> None:
        """Wait until the page hears keys and clicks."""
        self.page.evaluate(SCRIPTS)

    # Playing

    def look(self) -> Glance:
        self.ready()
        return Glance(**self.page.evaluate(GLANCE))

    def decide(self, seen: Glance) -> None:
        """Click on the table where there is something to click, else in the list."""
        if seen.covered:  # unless something was just gliding over it
            self.page.wait_for_timeout(100)
            seen = self.look()
            self.problems += [f"covered: {place}" for place in seen.covered]
            if not seen.asked:
                return
        if seen.hand:
            self._lay(seen)
            return
        places = seen.places if seen.places and (self.dice.random() < 0.6 or not seen.listed) else seen.listed
        if places:
            spot = self.dice.choice([spot for spot in places if not self._just_clicked(spot)] or places)
            self._leave_time(spot)
            self.page.mouse.click(*spot)
        else:
            choices = self.page.locator("#options button.choice:visible")
            self._click(choices.nth(self.dice.randrange(choices.count())))
        if self._missed():
            return
        self.clicks += 1
        self.moved_on(seen.number)

    def _click(self, wanted: Locator) -> None:
        wanted.evaluate("one => one.scrollIntoView({ block: 'nearest', inline: 'nearest' })")
        if box := wanted.bounding_box():
            self._leave_time((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        wanted.click(force=self._at_once)

    def _just_clicked(self, spot: tuple[float, float]) -> bool:
        return self._spot is not None and math.dist(spot, self._spot) < SAME_SPOT

    def _leave_time(self, spot: tuple[float, float]) -> None:
        """What ends something does not answer to a click that seems meant for what was there."""
        if self._just_clicked(spot):
            self.page.wait_for_timeout(TOO_SOON)
        self._spot = spot

    def _missed(self) -> bool:
        """Who clicks at once, while things move, may have to click again."""
        return self._at_once and self.page.evaluate("window.missed") is True

    def _lay(self, seen: Glance) -> None:
        """Select a card, in one of its uses or turned over or not, and lay it."""
        picks = self.page.locator("#hand .pick")
        wanted = picks.nth(self.dice.randrange(seen.hand))
        labels = self.page.locator(f"label[for={wanted.get_attribute('id')}]:visible")
        if labels.count() and not wanted.is_checked():
            self._click(labels.first)
            if self._missed():
                return
        elif not wanted.is_checked():  # a use that has no corner of its own
            wanted.evaluate("one => one.click()")
        turns = self.page.locator("#options .turn-over:visible")
        if turns.count() and self.dice.random() < 0.5:
            self._click(turns)
            if self._missed():
                return
        ways = self.page.locator("#options .lay:visible")
        self._click(ways.nth(self.dice.randrange(ways.count())))
        if self._missed():
            return
        self.clicks += 2
        self.moved_on(seen.number)

    def press(self, seen: Glance) -> None:
        """The same by keys alone: a number, or arrows through the list and Enter; Space for what stands apart."""
        if seen.hand:
            keys = self.page.locator("#hand .pick[data-key]").evaluate_all("all => all.map(one => one.dataset.key)")
            for key in (self.dice.choice(keys), *(["t"] if self.dice.random() < 0.5 else []), "Enter"):
                self.page.keyboard.press(key)
            self.clicks += 2
            self.moved_on(seen.number)
            return
        choices = self.page.locator("#options button.choice:visible")
        keys = choices.evaluate_all("all => all.map(one => one.dataset.key)")
        apart = self.page.locator("#options .apart button.choice:visible").count()
        if not keys:  # the hall has passed in the meantime
            return
        at = self.dice.randrange(len(keys))
        if at >= len(keys) - apart:
            self._tab_to(at)
            self.page.keyboard.press("Space")
        elif keys[at] and self.dice.random() < 0.7:
            self.page.keyboard.press(keys[at])
        else:
            for _ in range(2 * len(keys)):
                self.page.keyboard.press("ArrowDown")
                if self.page.evaluate(HERE, at):
                    break
            self.page.keyboard.press("Enter")
        self.clicks += 1
        self.moved_on(seen.number)

    def _tab_to(self, at: int) -> None:
        """To this option of the list, from wherever the focus is."""
        for _ in range(300):
            if self.page.evaluate(HERE, at):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("an option that no key reaches")

    def moved_on(self, number: str) -> None:
        """Wait until the page shows another moment, and what was sent is answered."""
        self.page.wait_for_function(
            "(before) => document.getElementById('main').dataset.number !== before"
            " && !document.body.classList.contains('sending')",
            arg=number,
            polling=15,
        )

    def wait_for(self, number: str) -> None:
        """Wait until the page shows that moment or a later one."""
        self.page.wait_for_function("(n) => +document.getElementById('main').dataset.number >= +n", arg=number)

    # What is to be seen at the end

    def story(self) -> list[str]:
        return [line.strip() for line in self.page.locator("#log li").all_text_contents()]

    def moments(self) -> list[Any]:
        """Which decision each line of the log leads to."""
        found: list[Any] = self.page.locator("#log li a").evaluate_all(
            "all => all.map(a => new URL(a.href).searchParams.get('at'))"
        )
        return found

    def outcome(self) -> str:
        self.page.wait_for_selector("#result")
        return self.page.inner_text("#result h2") + "\n" + self.page.inner_text("#result ol")
