"""Arrays in `.npz` files, read without numpy: a bot plays where there is none."""

from __future__ import annotations

import ast
import io
import sys
import zipfile
import zlib
from array import array
from typing import NamedTuple

MAGIC = b"\x93NUMPY\x01\x00"  # version 1 of the format of a single array
KINDS = {"<i4": "i", "<f4": "f", "|u1": "B"}
LARGEST = 32_000_000  # bytes of one array; who says more has made it up


class Rows(NamedTuple):
    """Numbers of an array, row after row."""

    shape: tuple[int, ...]
    numbers: array[int] | array[float]


def read_arrays(content: bytes) -> dict[str, Rows]:
    """All arrays of the file by their names. Raises ValueError if it is none, or is damaged."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as file:
            found = file.infolist()
            if any(one.file_size > LARGEST for one in found):
                raise ValueError("an array that is too large")
            return {one.filename.removesuffix(".npy"): _rows(file.read(one)) for one in found}
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        # zipfile raises the last two for what is packed in a way that it doesn't know, or behind a password
        raise ValueError(str(error)) from None


def _rows(content: bytes) -> Rows:
    if not content.startswith(MAGIC):
        raise ValueError("no array")
    begin = len(MAGIC) + 2
    length = int.from_bytes(content[len(MAGIC) : begin], "little")
    try:
        said = ast.literal_eval(content[begin : begin + length].decode("latin-1").strip())
        kind, shape = KINDS[said["descr"]], tuple(said["shape"])
    except (SyntaxError, ValueError, KeyError, TypeError, MemoryError, RecursionError):
        raise ValueError("an array of another kind") from None
    numbers = array(kind)
    if numbers.itemsize != (1 if kind == "B" else 4):
        raise ValueError("a machine with numbers of another size")
    body = content[begin + length :]
    many = 1
    for side in shape:
        if type(side) is not int or side < 0:
            raise ValueError("an array of another shape")
        many *= side
    if said.get("fortran_order") or len(body) != many * numbers.itemsize:
        raise ValueError("an array that is cut off")
    numbers.frombytes(body)
    if sys.byteorder == "big":
        numbers.byteswap()
    return Rows(shape, numbers)
