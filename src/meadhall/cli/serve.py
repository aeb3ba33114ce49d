"""`meadhall serve`: the hall in the browser."""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

from meadhall.cli import home

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

    from meadhall.server.settings import Limits

PORT = 8765


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    """The sub-command, beside the others."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "serve",
        help="open the hall in the browser",
        description="Opens the hall: tables for people and bots, in the browser.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="where to listen; 0.0.0.0 lets others in (%(default)s)")
    parser.add_argument("--port", type=int, default=PORT, help="0 takes any that is free (%(default)s)")
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name that the hall answers to besides its own addresses, like hall.example; may be said again",
    )
    parser.add_argument("--database", type=Path, metavar="FILE", help="keeps all matches (in your own folder)")
    parser.add_argument("--open", action="store_true", help="open the lobby in a browser, if there is a screen")
    parser.add_argument("--workers", type=int, metavar="N", help="processes in which bots think (by the machine)")
    parser.add_argument(
        "--allow-bot",
        action="append",
        default=[],
        metavar="BOT",
        help="let anybody seat this bot too, beside the levels: search, or search:iterations=2000; may be given again",
    )
    return parser


def run(args: argparse.Namespace) -> int:
    """Open the hall until Ctrl-C."""
    from meadhall.server import pythons, running
    from meadhall.server.app import create_app
    from meadhall.server.settings import ALWAYS_ALLOWED, Settings
    from meadhall.server.storage import Storage

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    settings = Settings(  # refuses what can't be
        workers=args.workers,
        bots=(*ALWAYS_ALLOWED, *args.allow_bot),
        hosts=tuple(args.allow_host) + named(args.host),
    )
    database = args.database or home.home() / "hall.db"
    warning = pythons.advice(sys.version_info[:3])
    listening = running.listen(args.host, args.port)
    storage = Storage(database)  # before anything is served: what stands against it is told in a sentence
    if warning:
        print(warning, file=sys.stderr, flush=True)
    app = create_app(storage, settings)
    server = hall_server(app, settings.limits, address_of(args.host, listening), database, args.open)
    with contextlib.suppress(KeyboardInterrupt), listening, contextlib.closing(storage):
        running.serve(server, listening)
    return 0 if server.started else 1


def hall_server(app: FastAPI, limits: Limits, address: str, database: Path, opens: bool) -> uvicorn.Server:
    """A server that says where it is, and ends its live updates before it waits for connections to close."""
    import uvicorn

    from meadhall.server import running

    class HallServer(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                say(f"The hall is open at {address}")
                say(f"Matches are kept in {database}. Ctrl-C closes the hall; they go on when it opens again.")
                if opens:
                    open_browser(address)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            app.state.hall.stop_streams()
            super().handle_exit(sig, frame)

    return HallServer(running.config(app, limits))


def say(words: str) -> None:
    print(words, flush=True)


def open_browser(address: str) -> None:
    """Show the lobby, where there is a screen; beside the server, as some browsers take their time to start."""
    if has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    else:
        say("There is no screen here to open a browser on: open that address in yours.")


def address_of(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def named(host: str) -> tuple[str, ...]:
    """The host that it listens at, if that is a name and not "everywhere"."""
    return () if host in ("", "0.0.0.0", "::") else (host,)


def has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
