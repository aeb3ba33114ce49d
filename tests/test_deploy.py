"""What is in deploy/ says nothing that the hall does not know."""

from __future__ import annotations

import re
from pathlib import Path

from meadhall.server.settings_file import KNOWN
from meadhall.server.shutting_down import ENDS

DEPLOY = Path(__file__).resolve().parent.parent / "deploy"


def test_every_setting_in_deploy_is_one_that_the_hall_knows() -> None:
    named = {word for file in DEPLOY.iterdir() for word in re.findall(r"MEADHALL_SERVE_([A-Z_]+)", file.read_text())}
    assert named
    for name in named:
        plain = name.lower()
        assert plain in KNOWN or plain.replace("limits_", "limits.", 1) in KNOWN


def test_balancers_ask_whether_a_hall_is_ready_and_containers_whether_it_lives() -> None:
    assert "/ready" in (DEPLOY / "Caddyfile").read_text()
    assert "/health" in (DEPLOY / "Containerfile").read_text()


def test_who_tells_a_hall_to_end_tells_it_alone_and_waits_until_it_has() -> None:
    unit, compose = ((DEPLOY / name).read_text() for name in ("meadhall.service", "compose.yaml"))
    waits = re.findall(r"TimeoutStopSec=(\d+)", unit) + re.findall(r"stop_grace_period: (\d+)s", compose)
    assert len(waits) == 2
    assert min(map(int, waits)) > ENDS
    assert "KillMode=mixed" in unit, "its processes and workers are ended by itself, when all is given away"


def test_no_image_gets_what_was_made_for_this_machine_or_is_secret() -> None:
    left_out = (DEPLOY.parent / ".dockerignore").read_text().splitlines()
    assert {".venv", "build", ".git", "deploy/.env"} <= set(left_out)
