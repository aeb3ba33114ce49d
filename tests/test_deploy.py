"""What is in deploy/ says nothing that the hall does not know."""

from __future__ import annotations

import re
from pathlib import Path

from meadhall.server.settings_file import KNOWN

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
