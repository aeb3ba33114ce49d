"""The agenda: what lies on top is now, and what was dropped is gone."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from meadhall.engine.agenda import Agenda
from meadhall.engine.step import Do, Step
from meadhall.engine.table import Table

STEPS: list[Step[Table]] = [Do(seat) for seat in range(5)]


@given(st.lists(st.one_of(st.integers(0, 4), st.sampled_from(["drop", "cut", "all", "copy"]))))
def test_an_agenda_is_a_stack(deeds: list[int | str]) -> None:
    agenda, expected = Agenda(), list[Step[Table]]()
    for deed in deeds:
        if isinstance(deed, int):
            agenda.push(STEPS[deed])
            expected.append(STEPS[deed])
        elif deed == "all":
            agenda.push_all(STEPS[:2])
            expected += STEPS[:2]
        elif deed == "cut":
            agenda.cut(2)
            del expected[2:]
        elif deed == "copy":
            twin = Agenda()
            twin.inherit(agenda)
            agenda.push(STEPS[0])  # must not be seen by the copy
            agenda = twin
        elif expected:
            agenda.drop()
            expected.pop()
        assert agenda.steps() == expected
        assert len(agenda) == len(expected)
        assert not expected or agenda.top() is expected[-1]


def test_a_copy_has_nothing_of_what_is_done_with() -> None:
    """A view is a copy: Steps that are over may speak of what its viewer never saw."""
    agenda, twin = Agenda(), Agenda()
    agenda.push_all(STEPS)
    agenda.cut(1)
    twin.inherit(agenda)
    agenda.push(STEPS[4])
    assert twin.steps() == STEPS[:1]
    twin.push(STEPS[3])
    assert agenda.steps() == [STEPS[0], STEPS[4]]
