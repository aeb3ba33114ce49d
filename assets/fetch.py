"""Fetches fonts, icons, the morphing library and the bundler by npm, and lays beside the pages what they need.

    python assets/fetch.py          what the pages and their tests need
    python assets/fetch.py tools    the linters of scripts and style sheets, beside that
    python assets/fetch.py lock     renews package-lock.json, after a change of package.json

Runs with fontTools and the standard library. Without an npm on the machine, one is installed into the Python
environment that runs this script. What is fetched has to have the hashes in package-lock.json, which has no addresses:
npm asks the registry that it is set up with.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pins

ASSETS = Path(__file__).resolve().parent
ROOT = ASSETS.parent
WORK = ROOT / "build" / "assets"
TOOLS = ROOT / "build" / "tools"
PACKAGES = WORK / "node_modules"
WEB = ROOT / "src" / "meadhall" / "web"
VENDOR = WEB / "static" / "vendor"

DRAWN = 512  # the grid that icons come on
GRID = 160  # that they are put on: they look the same at 110 pixels
QUIET = ["--no-audit", "--no-fund", "--loglevel=error"]


def npm() -> tuple[list[str], dict[str, str]]:
    """The command for npm, and the environment it runs in."""
    return _command("npm")


def node() -> tuple[list[str], dict[str, str]]:
    """The command for what comes with npm and runs its packages."""
    return _command("node")


def _command(name: str) -> tuple[list[str], dict[str, str]]:
    scripts = sysconfig.get_path("scripts")
    environment = os.environ | {"PATH": os.pathsep.join([scripts, os.environ.get("PATH", "")])}
    found = shutil.which(name, path=environment["PATH"])
    if found is None:
        print("meadhall: there is no npm here, so one is installed into this Python's environment", flush=True)
        listed = ROOT / "build" / "node.txt"
        listed.write_text(pins.sections("node"))
        words = ["-q", "install", "--require-hashes", "--no-deps", "-r", str(listed)]
        subprocess.run([sys.executable, "-m", "pip", *words], check=True)
        found = shutil.which(name, path=environment["PATH"])
    if found is None:
        raise SystemExit("npm is needed for fonts and icons, and could not be installed: see https://nodejs.org")
    return [found], environment


def install(place: Path, *words: str) -> None:
    place.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ASSETS / name, place / name)
    command, environment = npm()
    subprocess.run([*command, "ci", *QUIET, "--ignore-scripts", *words], cwd=place, env=environment, check=True)


def lock() -> None:
    command, environment = npm()
    words = ["install", *QUIET, "--package-lock-only", "--omit-lockfile-registry-resolved"]
    subprocess.run([*command, *words], cwd=ASSETS, env=environment, check=True)
    file = ASSETS / "package-lock.json"
    locked = json.loads(file.read_text())
    for entry in locked["packages"].values():
        entry.pop("funding", None)  # addresses, of which we want none
    file.write_text(json.dumps(locked, indent=2) + "\n")


def icons() -> None:
    """Only the icons that some page uses, as symbols in files: one for pages, one for tables, one for each game,
    and one for what of a game few tables show."""
    pages = tomllib.loads((WEB / "icons.toml").read_text())
    looks = {file.parent.name: tomllib.loads(file.read_text()) for file in WEB.glob("boards/*/looks.toml")}
    games = {game: set(look["icons"]) for game, look in looks.items()}
    later = {game: set(look.get("later", [])) for game, look in looks.items()}
    everywhere = {*pages["frame"], *pages["lobby"]}
    several = {name for game in games for name in games[game] if sum(name in one for one in games.values()) > 1}
    at_tables = {*pages["table"], *several} - everywhere
    files = {"hall": everywhere, "table": at_tables}
    at_once = everywhere | at_tables
    files |= {game: names - later[game] - at_once for game, names in games.items()}
    files |= {f"{game}-later": names - at_once for game, names in later.items() if names}
    known = json.loads((PACKAGES / "@iconify-json/game-icons/icons.json").read_text())["icons"]
    unknown = sorted(name for names in files.values() for name in names if name not in known)
    if unknown:
        raise SystemExit(
            f"icons.toml or looks.toml of a board names icons that are not in the set: {', '.join(unknown)}"
        )
    slim = _slim({name: known[name]["body"] for names in files.values() for name in names})
    (VENDOR / "icons").mkdir()
    for file, names in files.items():
        box = f'viewBox="0 0 {GRID} {GRID}"'
        symbols = "".join(f'<symbol id="i-{name}" {box}>{slim[name]}</symbol>\n' for name in sorted(names))
        text = f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}</svg>\n'
        (VENDOR / "icons" / f"{file}.svg").write_text(text)
    print(f"meadhall: {len(slim)} icons", flush=True)


def _slim(drawings: Mapping[str, str]) -> dict[str, str]:
    """These drawings on our grid, in as few bytes as svgo can put them."""
    command, environment = node()
    with tempfile.TemporaryDirectory() as folder:
        for name, drawing in drawings.items():
            scaled = f'<g transform="scale({GRID / DRAWN})">{drawing}</g>'
            Path(folder, f"{name}.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg">{scaled}</svg>')
        words = [PACKAGES / "svgo/bin/svgo.js", "--quiet", "--config", ASSETS / "svgo.config.cjs", "--folder", folder]
        subprocess.run([*command, *map(str, words)], env=environment, check=True)
        return {
            name: Path(folder, f"{name}.svg").read_text().partition(">")[2].removesuffix("</svg>") for name in drawings
        }


def main() -> None:
    (ROOT / "build").mkdir(exist_ok=True)
    if sys.argv[1:] == ["tools"]:
        install(TOOLS)
    elif sys.argv[1:] == ["lock"]:
        lock()
    else:
        install(WORK, "--omit=dev")
        lay_out()


def lay_out() -> None:
    import fonts  # here, as the linters are fetched without what cuts fonts

    shutil.rmtree(VENDOR, ignore_errors=True)
    VENDOR.mkdir(parents=True)
    icons()
    print(f"meadhall: {fonts.write(PACKAGES / '@fontsource', VENDOR):,} bytes of fonts", flush=True)
    library = (PACKAGES / "idiomorph/dist/idiomorph.min.js").read_text()
    (VENDOR / "idiomorph.js").write_text(f"{library}\nexport {{ Idiomorph }};\n")


if __name__ == "__main__":
    main()
