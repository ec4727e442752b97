"""Legality: whether a seat may do something now, and if not, why.

Actions are checked here and nowhere else. A check uses only what the acting seat can see.
"""

from __future__ import annotations

from omerta.kernel.game import Game
from omerta.kernel.refusal import Refused
from omerta.kernel.state import UNANSWERED, S
from omerta.kernel.trees import Path, abridged, fitting


def demand_asked(game: Game[S], s: S, seat: int) -> None:
    """Refuse unless the open question is put to this seat."""
    if type(seat) is not int or not 0 <= seat < s.players:
        raise Refused("no-such-seat", seat=str(seat)[:80])
    if s.over:
        raise Refused("game-is-over")
    answered = s.answers[seat] != UNANSWERED
    if seat not in s.asked or (seat not in s.waiting and not answered):
        raise Refused("not-asked", game.ask(s).rule)


def demand_legal(game: Game[S], s: S, seat: int, action: int) -> bool:
    """Refuse an illegal action. Returns whether a legal one is an interrupt."""
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


def next_options(game: Game[S], s: S, seat: int, path: Path) -> Path:
    """What may follow a path of choices; () if the answer is then complete.

    Raises Refused if the path is not legal. Changes nothing.
    """
    demand_asked(game, s, seat)
    ask, draft = game.ask(s), s.drafts[seat]
    if ask.tree is not None:
        abridged(ask.tree, s, seat, path, ask.rule)
        return ask.tree(s, seat, path)[0]
    if not ask.chain and len(path) > 1:
        raise Refused("one-answer-at-a-time")
    try:
        for number, step in enumerate(path):
            if number and not ask.options(s, seat):
                raise Refused("not-offered", ask.rule)  # the answer was complete before
            if demand_legal(game, s, seat, step):
                raise Refused("one-answer-at-a-time")
            if not ask.chain:
                return ()
            s.drafts[seat] = (*s.drafts[seat], step)
        return ask.options(s, seat)
    finally:
        s.drafts[seat] = draft


def fitting_path(game: Game[S], s: S, seat: int, path: Path) -> Path:
    """A path without the choices that cannot follow those before them."""
    demand_asked(game, s, seat)
    tree = game.ask(s).tree
    return path if tree is None else fitting(tree, s, seat, path)


def _why_no_interrupt(game: Game[S], s: S, seat: int, action: int) -> Refused | None:
    """Why an interrupt is not possible now; None if the action is no interrupt."""
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
