"""The table's own random generator: the only source of chance in the engine.

There are two behind one face. `seeded` gives sfc32, small and fast, for simulation, search and tests: who has seen
enough of its draws can work out the next. `keyed` gives a stream out of which nobody can: BLAKE2b of a secret key and a
counter, for tables at which people play. A record says which one it was.
"""

from __future__ import annotations

import hashlib
from typing import Final, Literal, final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF

Generator = Literal["sfc32", "blake2b"]
SFC32: Final = "sfc32"
BLAKE2B: Final = "blake2b"
KEYED: Final = -1
KEY_SIZE: Final = 32


def _mix(word: int) -> int:
    """Spread a 32-bit number over all 32 bits, so that neighbouring seeds have nothing in common.

    In 64-bit arithmetic, as products of Python's own numbers look for a Ctrl-C, which compiled code does not survive.
    """
    x: i64 = word
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0x735A2D97) & 0xFFFFFFFF
    return int(x ^ (x >> 15))


@mypyc_attr(acyclic=True)
@final
class Rng:
    """sfc32: four 32-bit words, so that it runs alike interpreted and in native 64-bit arithmetic.

    With KEYED in the place of the first word it is the keyed stream instead, and `turn` counts its words. One class for
    both: a call that has to be looked up would cost more than looking at a word that is needed anyway.

    Tests may lay down the coming draws in `script`; a negative number counts from the end, so that -1 is the last
    of however many there are.
    """

    def __init__(self, a: i64, b: i64, c: i64, turn: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.turn: i64 = turn
        self.stream = b""  # of the keyed one: its key, and the sixteen words of which the next draw is one
        self.script: list[int] | None = None

    def copy(self) -> Rng:
        twin = Rng(self.a, self.b, self.c, self.turn)
        if self.a < 0:
            twin.stream = self.stream
        if self.script is not None:
            twin.script = self.script[:]
        return twin

    def next(self) -> i64:
        """32 fresh random bits."""
        a: i64 = self.a
        if a < 0:
            return self._next_keyed()
        b: i64 = self.b
        c: i64 = self.c
        word: i64 = (a + b + self.turn) & 0xFFFFFFFF
        self.turn = (self.turn + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) | (c >> 11)) + word) & 0xFFFFFFFF
        return word

    def _next_keyed(self) -> i64:
        turn = int(self.turn)
        if turn % 16 == 0:
            key = self.stream[:KEY_SIZE]
            counter = (turn // 16).to_bytes(8, "little")
            self.stream = key + hashlib.blake2b(counter, key=key, person=b"meadhall draws").digest()
        at = KEY_SIZE + 4 * (turn % 16)
        self.turn += 1
        return int.from_bytes(self.stream[at : at + 4], "little")

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely (to one part in four thousand million)."""
        if self.script is not None and self.script:
            told = self.script.pop(0)
            return told + n if told < 0 else told
        return int(self._drawn(n))

    def _drawn(self, n: i64) -> i64:
        """The same, whatever the script says."""
        return (self.next() * n) >> 32

    def shuffle(self, things: list[int]) -> None:
        """Put the things into a random order, in place."""
        scripted = self.script is not None
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1) if scripted else int(self._drawn(i + 1))
            things[i], things[j] = things[j], things[i]

    @property
    def generator(self) -> Generator:
        """Which of the two it is, as records say it."""
        return BLAKE2B if self.a == KEYED else SFC32

    def state(self) -> tuple[int, int, int, int]:
        """Changes with each draw; of a keyed stream it says only how many there were."""
        return (int(self.a), int(self.b), int(self.c), int(self.turn))


def seeded(seed: int) -> Rng:
    """A generator that follows from the seed alone; any whole number will do, and different ones differ.

    >>> dice = seeded(7)
    >>> [dice.below(6) + 1 for _ in range(5)] == [seeded(7).below(6) + 1] + [dice.below(6) + 1 for _ in range(4)]
    False
    >>> seeded(7).below(6) == seeded(7).below(6)
    True
    """
    words = [0x9E3779B9, 0x243F6A88, 0xB7E15162]
    rest = seed if seed >= 0 else -2 * seed - 1 + (1 << 70)
    place = 0
    while True:
        words[place % 3] = _mix(words[place % 3] ^ (rest & WORD) ^ place)
        rest >>= 32
        place += 1
        if rest == 0 and place >= 3:
            break
    rng = Rng(words[0], words[1], words[2], 1)
    for _ in range(12):
        rng.next()
    return rng


def keyed(seed: int) -> Rng:
    """A generator that nobody can foretell who does not know the seed, which must be long and secret for that.

    >>> keyed(7).below(1000) == keyed(7).below(1000)
    True
    >>> keyed(7).below(1000) == seeded(7).below(1000)
    False
    """
    rng = Rng(KEYED, 0, 0, 0)
    rng.stream = hashlib.blake2b(str(seed).encode(), digest_size=KEY_SIZE, person=b"meadhall key").digest()
    return rng


def dice_of(generator: Generator, seed: int) -> Rng:
    """The generator of that name, from the seed."""
    return keyed(seed) if generator == BLAKE2B else seeded(seed)


def derived(seed: int, purpose: str, seat: int, number: int) -> int:
    """A seed of its own, of 128 bits, for each purpose, seat and number: none of them tells anything about another.

    >>> derived(7, "bots", 0, 1) == derived(7, "bots", 0, 1), derived(7, "bots", 0, 1) == derived(7, "hints", 0, 1)
    (True, False)
    """
    words = f"{seed} {seat} {number}".encode()
    return int.from_bytes(hashlib.blake2b(words, digest_size=16, person=purpose.encode()).digest(), "little")
