"""The one source of chance in a game: a keyed hash in counter mode.

Every draw hashes its number and purpose under a secret 256-bit key with BLAKE2b. Nobody can
predict a draw from those before it, copying the dice costs nothing, and once the key is shown
anyone can repeat every draw. The key's own hash (`commitment`) is published before the game.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b

from omerta.kernel.data import Data

KEY_BYTES = 32
_BLOCK_BITS = 512
# A result is a 512-bit number modulo n. With 64 bits to spare its bias is below 2**-64.
_SPARE_BITS = 64
# Python divides by smaller numbers than this in one go.
_QUICK_DIVISOR = 1 << 30


@dataclass(slots=True)
class Dice(Data):
    """Draws in sequence. `forced` holds results to hand out first, by purpose (tests, search)."""

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
        """Several numbers from 0 to sides − 1, as of dice thrown one after the other."""
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

        A forced shuffle names the items that come last (piles are drawn from the end), in the
        order in which they will be drawn; the others stay below them.
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
        top = self.forced.pop(purpose)
        for item in top:
            items.remove(item)
        items.extend(reversed(top))
        self.drawn += 1


@cache
def _shuffle_plan(size: int) -> tuple[int, list[tuple[int, list[int]]]]:
    """How many blocks a shuffle needs, and from how many items each choice is made, in groups.

    A group's choices are split off the long number at once: dividing it is what takes time.
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

    It spends each block of the dice on many small choices. It is not part of a state, so it need
    not be copied or written down.
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
    """A key for one purpose that tells nothing of the key it comes from, nor of its sisters."""
    label = "/".join(str(part) for part in path)
    return blake2b(label.encode(), key=key, digest_size=KEY_BYTES, person=b"omerta derive").digest()


def commitment(key: bytes) -> str:
    """What is published of a key before the game: its hash."""
    return blake2b(key, digest_size=KEY_BYTES, person=b"omerta seal").hexdigest()


def key_from(text: str | int) -> bytes:
    """A key from a short seed a person can type. For experiments, not for play."""
    written = str(text).encode("utf-8", "surrogateescape")
    return blake2b(written, digest_size=KEY_BYTES, person=b"omerta seed").digest()
