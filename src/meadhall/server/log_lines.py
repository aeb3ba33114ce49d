"""The hall's log: a line for a person, or an object for a program that collects them."""

from __future__ import annotations

import json
import logging
import time
from typing import Final

ABOUT_A_TABLE: Final = "table %s"  # so begins whatever is said of one


class AsJson(logging.Formatter):
    """One object in a line; `match` is the table that it is about, if it is about one."""

    def format(self, record: logging.LogRecord) -> str:
        said = record.getMessage()
        facts: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": said,
        }
        if str(record.msg).startswith(ABOUT_A_TABLE) and isinstance(record.args, tuple):
            facts["match"] = record.args[0]
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False)


def set_up(how: str) -> None:
    """For this process: as `plain` lines, or as `json`."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if how == "json" else logging.Formatter("%(levelname)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
