"""Lessons in the terminal: what the coach says stands below the table; Enter goes on."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from meadhall.cli import home
from meadhall.cli.panels import compose, log_panel
from meadhall.cli.session import Leave, Session
from meadhall.cli.terminal import ask, turn_page
from meadhall.cli.theme import CHOICE, GOLD, SOFT
from meadhall.cli.words import said_to, say, text
from meadhall.engine.language import spoken
from meadhall.play import Match, lesson, load_match, resume
from meadhall.play.coach import Bubble, Coach
from meadhall.play.save import new_lesson


def learn(game: str, name: str, again: bool, out: Console) -> int:
    """That lesson of the game, or its first one: where it was left, or from its beginning."""
    wanted = lesson.lesson(game, name)
    file = home.lesson_file(game, wanted.name)
    left = resume(load_match(file)) if file.exists() and not again else None
    if left is None or left.over or left.coach is None or not left.coach.taken_up_again(left):
        left = new_lesson(game, wanted.name)
    return session(left, file, out).play()


def session(match: Match, file: Path, out: Console) -> Session:
    """An evening at that table, with its coach if it has one."""
    return Session(match, file, out) if match.coach is None else Taught(match, match.coach, file, out)


class Taught(Session):
    """At the table of a lesson what the coach says comes first."""

    def __init__(self, match: Match, coach: Coach, file: Path, out: Console) -> None:
        super().__init__(match, file, out)
        self.coach = coach

    def _bubble(self) -> Bubble | None:
        return self.coach.bubble(self.match.view(self.coach.you))

    def _next_person(self) -> int | None:
        with said_to(self.coach.you):
            while (bubble := self._bubble()) is not None and bubble.waits != "deed":
                self._listen(bubble)
        return super()._next_person()

    def _listen(self, bubble: Bubble) -> None:
        """One thing that is said, until it was read."""
        view = self.match.view(self.coach.you)
        news = view.events()[self.news_from[self.coach.you] :]
        turn_page(self.out)
        self.out.print(self._header(), no_wrap=True, overflow="ellipsis")
        log = say("since-last-turn")
        self.out.print(
            compose(self.out.width, self.draw(view), None, lambda most: log_panel(view, news, most, log, by_key=False))
        )
        self.out.print(self._said(bubble))
        self.out.print(text("coach-keys-end" if bubble.waits == "end" else "coach-keys", SOFT))
        answer = ask(self.out, Text(">", style=f"bold {GOLD}")).lower()
        if answer in ("q", "quit"):
            raise Leave
        if answer in ("s", "skip"):
            self.coach.skip()
        else:
            self.coach.go_on(self.match, bubble.mark)
        self._save()

    def _said(self, bubble: Bubble) -> Panel:
        """The bubble: what stands between stars is bold; of a deed the numbers of the options that are suggested."""
        words = Text()
        for at, part in enumerate(spoken(bubble.message).split("*")):
            words.append(part, style="bold" if at % 2 else "")
        options = self.match.view(self.coach.you).options()
        for action in bubble.actions:
            words.append("  ").append(f" {options.index(action) + 1} ", style=CHOICE)
        lesson_title = spoken(lesson.words(self.game, self.coach.lesson))
        title = say("coach-step", title=lesson_title, number=bubble.number, of=bubble.of)
        following = lesson.after(self.game, self.coach.lesson) if bubble.waits == "end" else None
        if following is not None:
            words.append("\n").append_text(
                text("coach-following", SOFT, command=f"meadhall learn {self.game} {following.name}")
            )
        return Panel(words, title=title, title_align="left", border_style=GOLD, padding=(0, 1))

    def _show(self, seat: int) -> None:
        super()._show(seat)
        bubble = self._bubble()
        if bubble is not None:
            self.out.print(self._said(bubble))
            self.out.print(text("coach-keys-deed", SOFT))

    def _obey(self, seat: int, words: str) -> None:
        if words in ("s", "skip") and not self.coach.over:
            self.coach.skip()
            self._save()
            self._show(seat)
        else:
            super()._obey(seat, words)

    def _finish(self) -> None:
        super()._finish()
        bubble = self._bubble()
        if bubble is not None:
            self.out.print(self._said(bubble))
