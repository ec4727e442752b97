"""Before the first card: numbers for the luck, one from each person's browser (`dice.mixed`).

1. Everybody at the table is shown the commitment of the server's seed.
2. Each browser at a seat draws a nonce. It sends only the nonce's hash, its seal.
3. When the game is to begin, all seals are shown to everybody. Then each browser gives its nonce.

So the server cannot choose a seed after it has seen a nonce. And nobody can choose a nonce after
they have seen another, not even a player to whom the server tells its seed.

Who gives no number is not waited for: the game begins without it after a few seconds, and the
record shows that. Programs need not give any.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from omerta.kernel.dice import commitment
from omerta.kernel.refusal import Refused

SECONDS = 2.0  # the longest that seals are waited for, and then nonces

Stage = Literal["", "seals", "nonces"]


@dataclass
class Dealing:
    """What has been given so far at one table. Not stored: browsers give it again."""

    seals: dict[str, str] = field(default_factory=dict)  # by person
    nonces: dict[str, str] = field(default_factory=dict)
    stage: Stage = ""  # what is waited for; nothing while people are still sitting down
    told: Stage = ""  # the stage that everybody was told of
    ended: bool = False  # the time of the last stage is over
    # People whose browsers are on their way: they are waited for though they are not here yet.
    coming: frozenset[str] = frozenset()

    def take_seal(self, person: str, seal: str) -> None:
        """A seal counts until all of them are shown; a later one replaces it."""
        if self.stage != "nonces":
            self.seals[person] = seal

    def take_nonce(self, person: str, nonce: str) -> None:
        if self.stage != "nonces":
            return  # too late
        if commitment(bytes.fromhex(nonce)) != self.seals.get(person):
            raise Refused("nonce-unsealed")
        self.nonces[person] = nonce

    def forget(self, person: str | None) -> None:
        """This person has stood up."""
        self.seals.pop(person or "", None)

    def start(self, coming: Iterable[str]) -> None:
        """The game is to begin."""
        self.stage, self.coming = "seals", frozenset(coming)

    def end_stage(self) -> None:
        """The time of this stage is over."""
        if self.stage == "seals":
            self.stage = "nonces"
        else:
            self.ended = True

    def complete(self, here: set[str | None]) -> bool:
        """Is there nothing left to wait for? Goes on to the nonces when all seals are there."""
        if self.stage == "seals" and self.coming <= self.seals.keys():
            self.stage = "nonces"
        giving = self.seals.keys() & (here | self.coming)
        return self.stage == "nonces" and (self.ended or giving <= self.nonces.keys())
