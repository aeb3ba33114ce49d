"""A table as it is sent to programs: its facts as JSON, and the lines of its log as they were sent before."""

from __future__ import annotations

from pydantic_core import to_json

from meadhall.engine.event import Event
from meadhall.engine.language import reader
from meadhall.engine.setting import Setting
from meadhall.server.table_schemas import TONES, WEIGHTS, LogLine, table_out
from meadhall.web import model
from meadhall.web.model import TablePage


def table_json(page: TablePage) -> bytes:
    """The table as it is sent. The log is by far the longest of it, and its lines were nearly all sent before."""
    table = page.view.table
    who = (reader()[0], page.view.seat)
    lines = []
    for line, event in zip(page.log, page.events, strict=True):
        key = (who, table.setting, table.remembered(event).facts(), line)
        lines.append(_SENT.get(key) or _sent(page, line, event, key))
    return to_json(table_out(page)).replace(b'"log":[]', b'"log":[' + b",".join(lines) + b"]", 1)


# Who reads, of what set-up, the event, and its line: all that the line follows from, as in the page's own log.
_Key = tuple[tuple[str, int], Setting, tuple[object, ...], model.LogLine]
SENT = 20_000  # lines of logs as they were sent
_SENT: dict[_Key, bytes] = {}


def _sent(page: TablePage, line: model.LogLine, event: Event, key: _Key) -> bytes:
    if len(_SENT) >= SENT:
        _SENT.clear()
    _SENT[key] = found = to_json(_line(page, line, event))
    return found


def _line(page: TablePage, line: model.LogLine, event: Event) -> LogLine:
    return {
        "number": line.number,
        "text": line.text,
        "brief": line.brief,
        "weight": WEIGHTS[line.weight],
        "tone": TONES[line.tone],
        "why": line.why,
        "since_last_turn": line.since_last_turn,
        "event": page.view.table.event_facts(event),
    }
