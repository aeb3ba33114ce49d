"""One evening at the table: a person at the keyboard, or several in turn, against bots."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from meadhall import games
from meadhall.bots.levels import called
from meadhall.cli import home, keys
from meadhall.cli.curtain import hides_something
from meadhall.cli.explain import explain_all, explain_hint, explain_option, rules_found, search_rules
from meadhall.cli.panels import OptionsPanel, compose, log_lines, log_panel, result_panel
from meadhall.cli.screens import screen
from meadhall.cli.terminal import ask, number, turn_page, wipe
from meadhall.cli.theme import BLOOD, GOLD, SOFT
from meadhall.cli.words import message, said_to, say, text, wrong
from meadhall.engine import introduction
from meadhall.engine.errors import MeadhallError, Refused, why
from meadhall.engine.event import SPECTATOR, Event
from meadhall.engine.language import spoken
from meadhall.play.match import Match
from meadhall.play.save import save
from meadhall.play.seat import PERSON, Seat
from meadhall.play.standing import Order, is_window, this_turn


class Leave(Exception):
    """The player has had enough for today."""


class Session:
    """Asks the people of a match in turn, and lets the Match answer for everybody else."""

    def __init__(self, match: Match, file: Path, out: Console) -> None:
        self.match = match
        self.file = file
        self.out = out
        self.game = match.table.setting.game
        self.draw = screen(self.game)
        self.at_keyboard = SPECTATOR
        self.looks_alone = SPECTATOR  # the person for whom the curtain was lifted
        # How many events each seat had heard before its last decision, and before its last turn.
        self.heard = [self._news_anyway(seat) for seat in range(len(match.seats))]
        self.news_from = self.heard[:]

    def _news_anyway(self, seat: int) -> int:
        """Where it is not known what a seat has heard, the last few events are news."""
        return max(0, len(self.match.view(seat).events()) - 8)

    def play(self) -> int:
        """Until the game is over or the player leaves; returns the exit code."""
        try:
            while not self.match.over:
                seat = self._next_person()
                if seat is not None:
                    with said_to(seat):
                        self._decide(seat)
            self._finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
        return 0

    def _next_person(self) -> int | None:
        """Whom to ask now. Where several are asked at once no bot is quicker than a person at a keyboard."""
        waiting = self.match.waiting()
        dues = self.match.dues()
        if waiting and (len(waiting) + len(dues) > 1 or not dues):
            return self.at_keyboard if self.at_keyboard in waiting else waiting[0]
        self.match.run()
        return None

    # One decision

    def _decide(self, seat: int) -> None:
        self._hand_over(seat)
        self._show(seat)
        made = self.match.table.decisions
        while self.match.table.decisions == made and not self.match.over:
            try:
                self._obey(seat, ask(self.out, Text(">", style=f"bold {GOLD}")))
            except MeadhallError as error:
                self.out.print(Text(wrong(error), style=BLOOD))

    def _obey(self, seat: int, words: str) -> None:
        key, _, rest = words.partition(" ")
        rest = rest.strip()
        if (chosen := number(key)) is not None:
            self._take(seat, chosen)
        elif key.startswith("?"):
            self._explain(seat, (key[1:] + rest).strip())
        elif key in ("u", "undo"):
            self._undo(seat)
        elif key in ("h", "hint"):
            self.out.print(explain_hint(self.match, self.match.view(seat)))
        elif key in ("l", "log"):
            view = self.match.view(seat)
            for line in log_lines(view, view.events()):
                self.out.print(line)
        elif key in ("r", "rules"):
            self._rules(rest)
        elif key in ("p", "pass"):
            self._standing(seat, rest)
        elif key in ("q", "quit"):
            raise Leave
        elif not key:
            self._show(seat)
        else:
            self.out.print(text("means-nothing", SOFT, given=repr(words[:40]), keys=keys.listed(keys.AT_A_TABLE)))

    def _take(self, seat: int, chosen: int) -> None:
        view = self.match.view(seat)
        options = view.options()
        if not 1 <= chosen <= len(options):
            raise MeadhallError(message("no-option-explained", given=str(chosen), last=len(options)))
        self.match.act(seat, options[chosen - 1])
        self.heard[seat] = len(view.events())
        if self.match.deciders() != [seat]:
            self.news_from[seat] = self.heard[seat]  # the turn goes on to others: what comes now is news
        self._save()

    def _explain(self, seat: int, words: str) -> None:
        view = self.match.view(seat)
        if not words:
            self.out.print(explain_all(self.game, view))
        elif 1 <= (number(words) or 0) <= len(view.options()):
            self.out.print(explain_option(self.game, view, int(words)))
        else:
            raise MeadhallError(message("no-option", given=words, last=len(view.options())))

    def _rules(self, words: str) -> None:
        if not words:
            raise MeadhallError(message("look-for"))
        self.out.print(rules_found(search_rules(self.game, words)))

    def _undo(self, seat: int) -> None:
        """Take back the last decision that a person has made, at this keyboard usually the one who regrets it."""
        people = self.match.people()
        regretted = [made.seat for made in self.match.made if made.by == "person" and made.seat in people]
        who = regretted[-1] if regretted else seat
        refusal = self.match.why_not_undo(who)
        if refusal is None:
            self.match.undo(who)
        elif regretted and self._agreed(refusal):
            self.match.ask_back(who)
            for person in people:
                if self.match.request is not None:
                    self.match.agree(person)
            self.news_from = [self._news_anyway(one) for one in range(len(self.match.seats))]
        elif not regretted:
            raise refusal
        self._save()

    def _agreed(self, refusal: Refused) -> bool:
        """Everybody who has to agree sits at this keyboard."""
        self.out.print(Text(wrong(refusal), style=BLOOD))
        question = "all-agree" if len(self.match.people()) > 1 else "take-it-back"
        return ask(self.out, text(question)).lower() in ("y", "yes", *say("words-for-yes").split())

    def _standing(self, seat: int, words: str) -> None:
        if words in ("off", say("word-off")):
            self.match.revoke(seat)
            self.out.print(text("asked-again"))
            return
        if words not in ("", "target", say("word-target")):
            raise MeadhallError(message("order-means-nothing", given=words, keys=keys.listed(keys.IN_A_WINDOW)))
        order = Order(unless_target=True) if words else this_turn(self.match.table)
        self.match.order(seat, order)
        self.out.print(Text(spoken(order.message)))
        if seat not in self.match.waiting():
            self.match.run()

    # What is seen

    def _show(self, seat: int) -> None:
        view = self.match.view(seat)
        window = is_window(self.match.table, seat)
        turn_page(self.out)
        self.out.print(self._header(), no_wrap=True, overflow="ellipsis")
        news = view.events()[self.news_from[seat] :]
        self.out.print(
            compose(
                self.out.width,
                self.draw(view),
                OptionsPanel(view),
                lambda most: log_panel(view, news, most, say("since-last-turn")),
            )
        )
        self.out.print(keys.legend(keys.AT_A_TABLE, self.out.width))
        if window:
            self.out.print(keys.legend(keys.IN_A_WINDOW, self.out.width))

    def _header(self) -> Text:
        """The game and who sits where, in one line."""
        table = self.match.table
        seats = ", ".join(f"{table.name(at)}: {sitter(seat)}" for at, seat in enumerate(self.match.seats))
        title = Text(spoken(introduction.title(games.game(self.game))), style=f"bold {GOLD}")
        return text("table-head", SOFT, title=title, seats=seats, seed=str(self.match.seed))

    def _hand_over(self, seat: int) -> None:
        """Between two people at one keyboard a curtain falls, if there is anything to hide."""
        self.at_keyboard = seat
        if len(self.match.people()) < 2 or not hides_something(self.match.table, seat):
            self.looks_alone = SPECTATOR
            return
        if self.looks_alone == seat:
            return
        self.looks_alone = seat
        wipe(self.out)
        ask(self.out, text("nobody-else-looks", name=Text(self.match.table.name(seat), style="bold")))
        wipe(self.out)

    def _finish(self) -> None:
        people = self.match.people()
        view = self.match.view(people[0] if people else SPECTATOR)
        turn_page(self.out)
        news: list[Event] = view.events()
        with said_to(people[0] if len(people) == 1 else SPECTATOR):
            title = say("the-end")
            self.out.print(
                compose(
                    self.out.width, self.draw(view), None, lambda most: log_panel(view, news, most, title, by_key=False)
                )
            )
            self.out.print(result_panel(self.match.table, self.match.result()))
        kept = self._keep_record()
        if kept is not None:
            self.out.print(text("see-it-again", SOFT, command=f"meadhall replay {kept}"), soft_wrap=True)

    # Keeping it

    def _keep_record(self) -> Path | None:
        """A finished match becomes a record among the others, and nothing is left to be resumed."""
        try:
            if self.file.parent != home.matches():
                save(self.match).write(self.file)
                return self.file
            path = home.records() / self.file.name
            path.parent.mkdir(parents=True, exist_ok=True)
            self.match.table.record().write(path)
            self.file.unlink(missing_ok=True)
        except OSError as error:
            self.out.print(text("record-not-kept", BLOOD, reason=why(error)))
            return None
        except MeadhallError as error:
            self.out.print(text("record-not-kept", BLOOD, reason=error.message))
            return None
        return path

    def _save(self) -> None:
        save(self.match).write(self.file)

    def _leave(self) -> None:
        self._save()
        self.out.print()
        self.out.print(text("saved-in", SOFT, file=str(self.file)), soft_wrap=True)
        here = self.file.parent == home.matches()
        command = "meadhall resume" if here else f"meadhall resume {self.file}"
        self.out.print(text("to-go-on", command=command), soft_wrap=True)


def sitter(seat: Seat) -> str:
    """Who sits there: a person, a bot as people call it, or one with parameters as it was asked for."""
    if seat.kind == PERSON:
        return say("a-person")
    return seat.kind if ":" in seat.kind else spoken(called(seat.kind))
