"""Builds meadhall: mypyc compiles the engine, games and bots, and what pages are made of; the rest stays Python.

Without a C compiler, with MEADHALL_PURE=1, and in an editable install, the same source is installed interpreted.
MEADHALL_OPT=0 compiles several times faster, for slower code: handy while working on compiled modules.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, PlatformError

PACKAGE = Path("src/meadhall")

# What to compile, sub-folders included, and what stays interpreted in it (patterns of paths).
COMPILED = (
    "engine",
    "games/bottlecap",
    "games/drakkar",
    "games/beer",
    "bots",
    "review/looking.py",
    "web/html.py",
)
INTERPRETED = (
    "__init__.py",
    "bots/arrays.py",
    "bots/cores.py",
    "bots/invited.py",
    "bots/levels.py",
    "bots/parameter.py",
    "bots/weights.py",
    "bots/words.py",
    "engine/datafile.py",
    "engine/errors.py",
    "engine/fault.py",
    "engine/game.py",
    "engine/guests.py",
    "engine/introduction.py",
    "engine/language.py",
    "engine/option.py",
    "engine/option_words.py",
    "engine/parcel.py",
    "engine/record.py",
    "engine/rule.py",
    "engine/seal.py",
    "engine/shape.py",
    "engine/snapshot.py",
    "engine/spread.py",
    "games/*/data.py",
    "games/*/game.py",
    "games/*/shapes.py",
)

OPT_LEVEL = os.environ.get("MEADHALL_OPT", "3")
JOBS = os.cpu_count() or 1

# Commands that only ask about the package: nothing is compiled for them.
METADATA_COMMANDS = {"egg_info", "dist_info", "sdist", "clean"}


def say(words: str) -> None:
    print(f"meadhall: {words}", flush=True)


def modules() -> list[str]:
    named = [PACKAGE / name for name in COMPILED]
    found = {path for name in named for path in ([name] if name.is_file() else name.rglob("*.py"))}
    return sorted(path.as_posix() for path in found if not any(map(path.match, INTERPRETED)))


def c_compiler_works(*flags: str) -> bool:
    """Tries a small extension: a compiler without Python's headers would be of no use either."""
    from distutils.ccompiler import new_compiler  # setuptools brings distutils, also where Python has dropped it
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n", encoding="utf-8")
        headers = [sysconfig.get_path("include")]
        libraries = (
            [str(Path(sys.base_exec_prefix, "libs"))] if sys.platform == "win32" else []
        )  # Python.h asks for one
        try:
            objects = compiler.compile([str(source)], folder, include_dirs=headers, extra_preargs=list(flags))
            target = str(Path(folder, "probe.so"))
            compiler.link_shared_object(objects, target, library_dirs=libraries, extra_preargs=list(flags))
        except (CCompilerError, PlatformError):  # the second where Windows has no compiler at all
            return False
    return True


def extensions() -> list[Extension]:
    """The compiled modules as one group, or none at all. A type error ends the build: it never falls back."""
    if METADATA_COMMANDS & set(sys.argv):
        return []
    paths = modules()
    reason = ""
    if os.environ.get("MEADHALL_PURE", "0") not in ("", "0"):
        reason = "MEADHALL_PURE is set"
    elif "editable_wheel" in sys.argv:
        reason = "an editable install runs from the source"
    elif not paths:
        reason = "there is nothing to compile"
    elif not c_compiler_works():
        reason = "no working C compiler with Python's headers was found (install one for a several times faster engine)"
    if reason:
        say(f"installing interpreted: {reason}.")
        return []

    from mypyc.build import mypycify

    say(f"checking types and translating {len(paths)} modules to C")
    # One C file per module: measured on twenty modules it compiles in 28 s on two cores, and a single file in 70 s,
    # for code that runs equally fast. -O2 saves no time over -O3.
    group = mypycify(
        paths, opt_level=OPT_LEVEL, debug_level="0", multi_file=True, target_dir="build/mypyc", group_name="meadhall"
    )
    for source in {source for extension in group for source in extension.sources}:
        keep_from_trashcan(Path(source))
    # Looked at as a whole when it is linked, small functions are put where they are called: 4 to 6 % faster.
    whole = OPT_LEVEL != "0" and sys.platform == "linux" and c_compiler_works("-flto", f"-flto={JOBS}")
    for extension in group:
        if sys.platform != "win32":  # calls inside the group go straight to their function: about 8 % faster
            extension.extra_compile_args.append("-fvisibility=hidden")
        if whole:
            extension.extra_compile_args.append("-flto")
            extension.extra_link_args += [f"-flto={JOBS}", f"-O{OPT_LEVEL}"]
        if "-Werror" in extension.extra_compile_args:
            extension.extra_compile_args.append("-Wno-error")  # a newer compiler's new warning must not stop a player
    return group


def keep_from_trashcan(source: Path) -> None:
    """Python's trashcan, for what dies deep inside other things, is threaded through the header that only objects of
    the garbage collector have. mypyc puts acyclic objects in all the same, which writes over their neighbour.
    """
    text = source.read_text(encoding="utf-8")
    acyclic = r"(_dealloc\(\w+ \*self\)\n\{\n) *CPy_TRASHCAN_BEGIN\(.*\n((?:.*\n){1,3}?) *CPy_TRASHCAN_END\(self\)\n"
    mended = re.sub(acyclic, r"\1\2", text)
    if mended != text:
        source.write_text(mended, encoding="utf-8")


class BuildSideBySide(build_ext):
    """Compiles the C files of the group side by side, and only those that have changed since the last build."""

    def build_extensions(self) -> None:
        self.build_temp += f"-O{OPT_LEVEL}"  # going back and forth between levels keeps the objects of each
        if not getattr(self.compiler, "initialized", True):
            self.compiler.initialize()  # Microsoft's looks for itself once, before many ask for it at the same time
        work = [(extension, source) for extension in self.extensions for source in extension.sources]
        work.sort(key=lambda pair: os.path.getsize(pair[1]), reverse=True)
        stale = [pair for pair in work if not self.is_fresh(*pair)]
        say(f"compiling {len(stale)} of {len(work)} C files with -O{OPT_LEVEL}, {JOBS} at a time")
        with ThreadPoolExecutor(JOBS) as pool:
            list(pool.map(lambda pair: self.compile(*pair), stale))
        for extension in self.extensions:
            extension.extra_objects = [self.object_file(source) for source in extension.sources]
            extension.sources = []
        self.parallel = JOBS
        super().build_extensions()

    def compile(self, extension: Extension, source: str) -> None:
        key = self.key(extension, source)
        self.key_file(source).unlink(missing_ok=True)
        self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        self.key_file(source).write_text(key, encoding="utf-8")

    def is_fresh(self, extension: Extension, source: str) -> bool:
        key_file = self.key_file(source)
        known = Path(self.object_file(source)).exists() and key_file.exists()
        return known and key_file.read_text(encoding="utf-8") == self.key(extension, source)

    def key(self, extension: Extension, source: str) -> str:
        """Everything that an object file follows from."""
        from mypy.version import __version__ as mypy_version

        command = getattr(self.compiler, "compiler_so", [])
        facts = [sys.version, mypy_version, *command, *extension.extra_compile_args]
        digest = hashlib.sha256("\n".join(facts).encode())
        for path in (source, *extension.depends):
            digest.update(Path(path).read_bytes())
        return digest.hexdigest()

    def object_file(self, source: str) -> str:
        [path] = self.compiler.object_filenames([source], output_dir=self.build_temp)
        return str(path)

    def key_file(self, source: str) -> Path:
        return Path(self.object_file(source) + ".key")


if __name__ == "__main__":
    if not METADATA_COMMANDS & set(sys.argv):
        for leftover in Path("build").glob("lib*"):  # modules that were deleted or renamed since
            shutil.rmtree(leftover)
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildSideBySide})
