"""The one source of chance in a game: a keyed hash in counter mode.

Every draw hashes its number and purpose with BLAKE2b under a secret 256-bit key. Nobody can predict
a draw from earlier ones, copying the dice costs nothing, and once the key is published anyone can
repeat every draw.

At a server, the key is mixed from a sealed seed and a number from each seat, the nonces. The hash
of the seed (`commitment`) is published before anyone gives a nonce, so nobody can choose the key.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b

from omerta.kernel.data import Data

KEY_BYTES = 32
_NONCE = re.compile(f"[0-9a-f]{{{2 * KEY_BYTES}}}")
_BLOCK_BITS = 512
# A result is a 512-bit number modulo n. With 64 bits to spare its bias is below 2**-64.
_SPARE_BITS = 64
# Among forced results: here ends what one shuffle takes, and what the next one takes begins.
NEXT_SHUFFLE = -1
# Python divides by smaller numbers than this in one go.
_QUICK_DIVISOR = 1 << 30


@dataclass(slots=True)
class Dice(Data):
    """Numbered draws. `forced` has the next results by purpose, for tests and search."""

    key: bytes
    drawn: int = 0
    forced: dict[str, tuple[int, ...]] = field(default_factory=dict)

    def below(self, sides: int, purpose: str) -> int:
        """A number from 0 to sides − 1, all equally likely."""
        if purpose in self.forced:
            result = self._take_forced(purpose)
            if not 0 <= result < sides:
                raise ValueError(f"forced {purpose} {result} is not below {sides}")
            return result
        return self._block(purpose) % sides

    def throw(self, count: int, sides: int, purpose: str) -> list[int]:
        """Several numbers from 0 to sides − 1, like several dice thrown."""
        if purpose in self.forced:
            return [self.below(sides, purpose) for _ in range(count)]
        number = self._block(purpose)
        results = []
        for _ in range(count):
            results.append(number % sides)
            number //= sides
        return results

    def shuffle(self, items: list[int], purpose: str) -> None:
        """Put the items in a random order, all orders equally likely.

        Piles are drawn from the end. A forced shuffle names the items to be drawn first, in the
        order of drawing; the others stay below them. `NEXT_SHUFFLE` parts the items of several
        shuffles.
        """
        if purpose in self.forced:
            self._stack(items, purpose)
            return
        blocks, groups = _shuffle_plan(len(items))
        number = self._block(purpose)
        for _ in range(blocks - 1):
            number = number << _BLOCK_BITS | self._block(purpose)
        for product, sizes in groups:
            part = number % product
            number //= product
            for size in sizes:
                chosen, last = part % size, size - 1
                part //= size
                items[last], items[chosen] = items[chosen], items[last]

    def _block(self, purpose: str) -> int:
        """The next 512 random bits."""
        message = f"{self.drawn} {purpose}".encode()
        self.drawn += 1
        return int.from_bytes(blake2b(message, key=self.key).digest(), "big")

    def _take_forced(self, purpose: str) -> int:
        first, *rest = self.forced[purpose]
        if rest:
            self.forced[purpose] = tuple(rest)
        else:
            del self.forced[purpose]
        self.drawn += 1
        return first

    def _stack(self, items: list[int], purpose: str) -> None:
        forced = self.forced.pop(purpose)
        end = forced.index(NEXT_SHUFFLE) if NEXT_SHUFFLE in forced else len(forced)
        top, later = forced[:end], forced[end + 1 :]
        if later:
            self.forced[purpose] = later
        for item in top:
            items.remove(item)
        items.extend(reversed(top))
        self.drawn += 1


@cache
def _shuffle_plan(size: int) -> tuple[int, list[tuple[int, list[int]]]]:
    """The number of blocks a shuffle needs, and the size of each choice, in groups.

    The choices of a group are split off the long number with one division, because dividing it is
    slow.
    """
    bits = math.lgamma(size + 1) / math.log(2) + _SPARE_BITS
    groups: list[tuple[int, list[int]]] = []
    product, sizes = 1, list[int]()
    for choices in range(size, 1, -1):
        if product * choices >= _QUICK_DIVISOR:
            groups.append((product, sizes))
            product, sizes = 1, []
        product *= choices
        sizes.append(choices)
    return int(bits // _BLOCK_BITS) + 1, [*groups, (product, sizes)]


class Luck:
    """Quick random choices for bots and simulations, outside any game's state.

    It uses each block of the dice for many small choices. It is not part of a state, so it is never
    copied or saved.
    """

    __slots__ = ("_dice", "_pool", "_room")

    def __init__(self, key: bytes) -> None:
        self._dice = Dice(key)
        self._pool = 0
        self._room = 1

    def below(self, sides: int) -> int:
        if self._room < 1 << _SPARE_BITS:
            self._pool = self._dice._block("luck")
            self._room = 1 << _BLOCK_BITS
        self._pool, result = divmod(self._pool, sides)
        self._room //= sides
        return result

    def share(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.below(1 << 53) / (1 << 53)


def derive(key: bytes, *path: str | int) -> bytes:
    """A key for one purpose. It reveals nothing about the original key or other derived keys."""
    label = "/".join(str(part) for part in path)
    return blake2b(label.encode(), key=key, digest_size=KEY_BYTES, person=b"omerta derive").digest()


def commitment(seed: bytes) -> str:
    """The hash of a seed, which is published before the game."""
    return blake2b(seed, digest_size=KEY_BYTES, person=b"omerta seal").hexdigest()


def mixed(seed: bytes, nonces: Sequence[str]) -> bytes:
    """The key of a match's dice, from the sealed seed and the nonce of each seat.

    A seat without a nonce ("": a bot, or a person who gave none) gets one made from the seed, so it
    is sealed together with the seed.
    """
    given = [nonce or derive(seed, "nonce", seat).hex() for seat, nonce in enumerate(nonces)]
    return derive(seed, "mixed", *given)


def is_nonce(text: str) -> bool:
    return _NONCE.fullmatch(text) is not None


def key_from(text: str | int) -> bytes:
    """A key made from a short seed that a person can type. For experiments, not for real games."""
    written = str(text).encode("utf-8", "surrogateescape")
    return blake2b(written, digest_size=KEY_BYTES, person=b"omerta seed").digest()
