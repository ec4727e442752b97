"""When bots speak unasked: about what happened, and at most as often as a person would.

Whatever is decided here depends on what the hearers of a line have heard and seen, and on the bot's
own luck. So neither a line nor a silence tells what others whisper.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from omerta.bots.lines import Names, Speech, worded, wording
from omerta.bots.tempers import Temper
from omerta.kernel.dice import Luck
from omerta.kernel.events import SeenEvent
from omerta.kernel.happenings import Promised, Trade
from omerta.text.phrases import Phrase

# Milliseconds between two lines of bots that the same people hear, and between two of one bot.
PAUSE, OWN_PAUSE = 6_000, 20_000
# In a minute they hear so many lines at most.
A_MINUTE, MOST_A_MINUTE = 60_000, 4
# How often a bot says what it could say.
TALKATIVE = 0.7


class Heard(NamedTuple):
    """A line of a bot that somebody heard."""

    seat: int
    at: int
    message: str


class Remark(NamedTuple):
    speech: Speech
    # Said even by who is usually silent, or has just spoken.
    needed: bool = False


# Whom an event shows to attack whom: (attacker, victim), or None.
Attacks = Callable[[SeenEvent], tuple[int, int] | None]


def may_speak(seat: int, now: int, heard: Sequence[Heard], luck: Luck) -> bool:
    """Unasked, to people who have heard these lines."""
    lately = [each for each in heard if now - each.at < A_MINUTE]
    if len(lately) >= MOST_A_MINUTE:
        return False
    if any(now - each.at < (OWN_PAUSE if each.seat == seat else PAUSE) for each in lately):
        return False
    return luck.share() < TALKATIVE


def line(
    speech: Speech,
    temper: Temper,
    names: Names,
    heard: Sequence[Heard],
    luck: Luck,
    *,
    needed: bool = True,
) -> Phrase | None:
    """What a bot says to people who have heard these lines; None if it would repeat itself and
    need not speak."""
    said = [each.message for each in heard]
    message = wording(speech.occasion, temper, said, luck, needed=needed)
    return None if message is None else worded(speech, message, names)


def remark(event: SeenEvent, seat: int, attacks: Attacks | None) -> Remark | None:
    """What a bot may say to all about an event."""
    match event.data:
        case Trade(maker=maker, taker=taker) if seat in (maker, taker):
            return Remark(Speech("thanks", whom=taker if seat == maker else maker))
        case Promised(to=to, pledge=pledge, mark="broken") if to == seat:
            return Remark(Speech("broken", whom=pledge.by), needed=True)
    attack = attacks(event) if attacks is not None else None
    if attack is not None and attack[1] == seat and attack[0] != seat:
        return Remark(Speech("attacked", whom=attack[0]))
    return None


def farewell(seat: int, winners: Sequence[int]) -> Speech:
    """After the game."""
    if seat in winners:
        return Speech("won")
    return Speech("congratulations", whom=winners[0])
