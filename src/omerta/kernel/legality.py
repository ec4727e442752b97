"""Legality: whether a seat may do something now, and if not, why.

The one place where actions are checked. It looks at nothing the seat that tries cannot see.
"""

from __future__ import annotations

from omerta.kernel.asks import S
from omerta.kernel.game import Game
from omerta.kernel.refusal import Refused
from omerta.kernel.state import UNANSWERED


def demand_asked(game: Game[S], s: S, seat: int) -> None:
    """Refuse unless the open question is put to this seat."""
    if type(seat) is not int or not 0 <= seat < s.players:
        raise Refused("no-such-seat", seat=str(seat)[:80])
    if not s.asking:
        raise Refused("game-is-over")
    answered = s.answers[seat] != UNANSWERED
    if seat not in s.asked or (seat not in s.waiting and not answered):
        raise Refused("not-asked", game.ask(s).rule)


def demand_legal(game: Game[S], s: S, seat: int, action: int) -> bool:
    """Refuse an action that is not legal. Gives whether a legal one is an interrupt."""
    if 0 <= seat < s.players and action in game.interrupt_options(s, seat):
        return True
    try:
        demand_asked(game, s, seat)
    except Refused as not_asked:
        raise _why_no_interrupt(game, s, seat, action) or not_asked from None
    ask = game.ask(s)
    if action not in ask.options(s, seat):
        raise ask.why(s, seat, action) if ask.why else Refused("not-offered", ask.rule)
    return False


def _why_no_interrupt(game: Game[S], s: S, seat: int, action: int) -> Refused | None:
    """Why what may be done unasked may not be done now; None for what is always asked for."""
    if not s.asking or type(seat) is not int or not 0 <= seat < s.players:
        return None
    whys = [each.why(s, seat, action) for each in game.interrupts if each.why]
    return next((why for why in whys if why is not None), None)


def refusal(game: Game[S], s: S, seat: int, action: int) -> Refused | None:
    """Why an action would be refused; None if it is legal."""
    try:
        demand_legal(game, s, seat, action)
    except Refused as refused:
        return refused
    return None
