"""`meadhall serve`: the hall in the browser."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from meadhall import bots, games
from meadhall.bots.levels import GIVEN, given
from meadhall.cli import home
from meadhall.cli.commandline import Parser
from meadhall.cli.words import say, wrong
from meadhall.engine.language import ENGLISH, reading

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

    from meadhall.server.settings_file import Chosen

EVERYWHERE = ("", "0.0.0.0", "::")  # hosts to listen at that are no place to be found at
HAND_OVER = 0.5  # seconds in which a hall that closes still passes on what it is asked


def describe(parser: Parser) -> None:
    """The words of the command. What is not said here may be said by settings."""
    from meadhall.server.settings_file import Opening

    parser.option("--settings", "word-file", say("help-settings"), type=Path)
    parser.option("--host", "word-host", say("help-host", usual=Opening.host))
    parser.number("--port", say("help-port", usual=str(Opening.port)))
    parser.option("--allow-host", "word-name", say("help-allow-host"), action="append", default=[])
    parser.option("--database", "word-where", say("help-database"))
    parser.number("--processes", say("help-processes", usual=str(Opening.processes)))
    parser.option("--peers", "word-host", say("help-peers", usual=Opening.peers))
    parser.flag("--open", say("help-open"))
    parser.number("--workers", say("help-workers"))
    parser.option("--ray", "word-host", say("help-serve-ray"))
    parser.option("--allow-bot", "word-bot", say("help-allow-bot"), action="append", default=[])
    parser.option("--level", "word-level", say("help-level"), action="append", default=[])
    parser.number("--inherit", argparse.SUPPRESS)  # a socket that listens already


def run(args: argparse.Namespace) -> int:
    """Open the hall until Ctrl-C."""
    from meadhall.server import python_releases, server_process
    from meadhall.server.app import create_app
    from meadhall.server.log_lines import set_up
    from meadhall.server.storage import Storage

    give_levels(args.level)
    for fault in (*games.faults(), *bots.faults()):
        print(wrong(fault), file=sys.stderr, flush=True)
    chosen = choices(args)
    opening = chosen.opening
    set_up(opening.log)
    database = opening.database or home.home() / "hall.db"
    warning = python_releases.advice(sys.version_info[:3])
    if warning and args.inherit is None:
        print(warning, file=sys.stderr, flush=True)
    if chosen.settings.ray and args.inherit is None:
        reach_cluster(chosen.settings.ray)
    if opening.processes > 1 and args.inherit is None:
        from meadhall.cli import processes

        return processes.run(args, opening, database, chosen.settings.workers)
    if args.inherit is not None:
        server_process.end_with_parent()
    with contextlib.ExitStack() as opened:  # before anything is served: what stands against it is told in a sentence
        listening = opened.enter_context(server_process.listen(opening.host, opening.port, args.inherit))
        storage = opened.enter_context(contextlib.closing(Storage(database)))
        sockets = [listening]
        peers = ""
        if not storage.halls.alone:
            sockets.append(opened.enter_context(server_process.listen(opening.peers, 0)))
            peers = server_process.address_of(sockets[-1])
        app = create_app(storage, chosen.settings, peers, opening)
        config = server_process.config(app, chosen.settings.limits, opening.proxies)
        server = hall_server(app, config, address_of(opening.host, listening), storage.name, args.open)
        with contextlib.suppress(KeyboardInterrupt), reading(ENGLISH):  # each guest is answered in the guest's language
            server_process.serve(server, *sockets)
    return 0 if server.started else 1


def reach_cluster(address: str) -> None:
    """Once, before anything is opened: a cluster that is lost later is no reason to close."""
    from meadhall.play.cluster import Cluster

    with Cluster(address):
        pass


def give_levels(wishes: list[str]) -> None:
    """For this process, and all that it starts."""
    if wishes:
        os.environ[GIVEN] = ",".join(filter(None, (os.environ.get(GIVEN, ""), *wishes)))
    for levels in given(os.environ.get(GIVEN, "")).values():
        for spec in levels.values():
            bots.read_spec(spec)


def choices(args: argparse.Namespace) -> Chosen:
    """All that was said: here, in the environment, or in a file."""
    from meadhall.server.settings_file import choose

    names = ("host", "port", "database", "processes", "peers", "workers", "ray")
    said = {name: value for name, value in vars(args).items() if name in names and value is not None}
    chosen = choose(args.settings, said)
    settings = chosen.settings
    hosts = (*settings.hosts, *args.allow_host, *named(chosen.opening.host))
    return replace(
        chosen, settings=replace(settings, hosts=hosts, bots=tuple(dict.fromkeys((*settings.bots, *args.allow_bot))))
    )


def hall_server(app: FastAPI, config: uvicorn.Config, address: str, database: str, opens: bool) -> uvicorn.Server:
    """A server that says where it is, and gives away what it leads, or ends its live updates, before it closes."""
    import uvicorn

    from meadhall.server.shutting_down import end_in_time

    opened = [say("hall-open", address=address), say("hall-keeps", database=database)]
    no_screen = say("no-screen")

    class HallServer(uvicorn.Server):
        leaving: asyncio.Task[None] | None = None

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            self.loop = asyncio.get_running_loop()
            if self.started:
                for sentence in opened:
                    print(sentence, flush=True)
                if opens:
                    open_browser(address, no_screen)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            end_in_time()
            if app.state.hall.storage.halls.alone or self.leaving is not None:
                app.state.hall.stop_streams()
                super().handle_exit(sig, frame)
            else:
                self.loop.call_soon_threadsafe(self.leave)

        def leave(self) -> None:
            self.leaving = asyncio.create_task(self.hand_over())

        async def hand_over(self) -> None:
            """The other halls take over all tables, while who still asks here is passed on."""
            try:
                await app.state.hall.drain()
                await asyncio.sleep(HAND_OVER)
            finally:
                self.should_exit = True

    return HallServer(config)


def open_browser(address: str, no_screen: str) -> None:
    """Show the lobby, where there is a screen; beside the server, as some browsers take their time to start."""
    if has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    else:
        print(no_screen, flush=True)


def address_of(host: str, listening: socket.socket) -> str:
    """Where to open it: invitations carry the address that a page was opened at, so it must be one for all guests."""
    port = listening.getsockname()[1]
    if host in EVERYWHERE:
        shown = address_for_others()
    else:
        shown = "localhost" if host == "127.0.0.1" else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def address_for_others() -> str:
    """This machine's address in its network, if it is in one."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        way_out.connect(("203.0.113.1", 9))  # an address of nobody: this asks for the way there, and sends nothing
        return str(way_out.getsockname()[0])
    return "localhost"


def named(host: str) -> tuple[str, ...]:
    """The host that it listens at, if that is a name and not "everywhere"."""
    return () if host in EVERYWHERE else (host,)


def has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
