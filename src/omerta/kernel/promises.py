"""Promises: pledges that were given, and what became of them.

The rules never act on a promise. But all can see whether a truce, a sparing or a payment was kept,
so the table says so itself: the rules report attacks and the end of rounds, trades report payments.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from omerta.kernel.happenings import Promised, PromiseMade, PromiseMarked, PromiseSettled
from omerta.kernel.plain import is_plain
from omerta.kernel.refusal import Refused
from omerta.kernel.state import MOST_PLEDGED, Pledge, Promise, S, State
from omerta.kernel.trade import Trade

MARKS = ("kept", "broken", "")
# What a pledge may be.
WORDS, TRUCE, SPARE, PAY = ("words", "truce", "spare", "pay")
PEACE = (TRUCE, SPARE)
MOST_PLEDGES = 6


# --- giving ---


def demand_givable(trade: Trade[S], s: S, pledge: Pledge, to: int) -> None:
    """Refuse a pledge that cannot be given to this seat now."""
    if pledge != _only_what_counts(pledge):
        raise Refused("promise-terms", trade.rule)
    coming = trade.round(s) <= pledge.round <= trade.last_round(s)
    if pledge.what == WORDS:
        demand_sayable(trade, pledge.words)
        if not pledge.words.strip():
            raise Refused("promise-empty", trade.rule)
    elif pledge.what == PAY and (not 0 < pledge.amount <= MOST_PLEDGED or not coming):
        raise Refused("promise-payment", trade.rule)
    elif pledge.what in PEACE and pledge.round and not coming:
        raise Refused("promise-round", trade.rule)
    elif pledge.what == SPARE and (
        pledge.whom in (pledge.by, to) or not 0 <= pledge.whom < s.players
    ):
        raise Refused("promise-spare-whom", trade.rule)


def _only_what_counts(pledge: Pledge) -> Pledge | None:
    """The same pledge without fields that mean nothing for its kind; None for no known kind."""
    by, until = pledge.by, pledge.round
    return {
        WORDS: Pledge(by, words=pledge.words),
        TRUCE: Pledge(by, TRUCE, round=until),
        SPARE: Pledge(by, SPARE, whom=pledge.whom, round=until),
        PAY: Pledge(by, PAY, amount=pledge.amount, round=until),
    }.get(pledge.what)


def demand_sayable(trade: Trade[S], words: str) -> None:
    if len(words) > trade.most_words or not is_plain(words):
        raise Refused("offer-words", trade.rule, most=trade.most_words)


def demand_trusted(trade: Trade[S], s: S, maker: int, more: int = 1) -> None:
    """Refuse promises if the seat would have too many open ones, or far too many in all."""
    made, most = [each for each in s.promises if each.maker == maker], trade.most_promises
    if sum(not each.mark for each in made) + more > most or len(made) + more > 5 * most:
        raise Refused("promise-too-many", trade.rule, most=most)


def give(trade: Trade[S], s: S, pledge: Pledge, to: int) -> None:
    """Write a pledge down, for all to see."""
    pledge = msgspec.structs.replace(pledge, words=pledge.words.strip())
    made = Promise(len(s.promises) + 1, to, pledge, trade.round(s))
    s.promises.append(made)
    _tell(s, trade.rule, PromiseMade, made)


# --- what becomes of them ---


def mark(trade: Trade[S], s: S, seat: int, promise_id: int, mark: str) -> None:
    """The recipient of words says what became of them, and may change the mark later."""
    if not 1 <= promise_id <= len(s.promises):
        raise Refused("promise-gone", trade.rule)
    promise = s.promises[promise_id - 1]  # they are numbered in order, from 1
    if promise.to != seat:
        raise Refused("promise-not-to-you", trade.rule)
    if promise.pledge.what != WORDS:
        raise Refused("promise-seen-by-all", trade.rule)
    if mark not in MARKS or mark == promise.mark:
        raise Refused("promise-mark", trade.rule)
    _set(s, trade.rule, PromiseMarked, msgspec.structs.replace(promise, mark=mark))


def spared(promise: Promise) -> int | None:
    """Whom an open promise keeps from an attack; None for nobody."""
    if promise.mark or not _is_peace(promise):
        return None
    return promise.to if promise.pledge.what == TRUCE else promise.pledge.whom


def attacked(s: State, rule: str, attacker: int, victim: int) -> None:
    """An attack breaks the attacker's truces with the victim, and its word to spare the victim."""

    def is_broken(promise: Promise) -> bool:
        return promise.maker == attacker and spared(promise) == victim

    _settle(s, rule, is_broken, "broken")


def paid(s: State, rule: str, payer: int, payee: int, amount: int, now: int) -> None:
    """A payment counts towards what was promised for this round, the oldest promise first."""
    for promise in s.promises:
        if not amount or promise.mark or (promise.maker, promise.to) != (payer, payee):
            continue
        if promise.pledge.what == PAY and promise.pledge.round == now:
            part = min(amount, promise.pledge.amount - promise.paid)
            amount -= part
            whole = promise.paid + part == promise.pledge.amount
            later = msgspec.structs.replace(
                promise, paid=promise.paid + part, mark="kept" if whole else ""
            )
            s.promises[promise.id - 1] = later
            if whole:
                _tell(s, rule, PromiseSettled, later)


def round_ended(s: State, rule: str, ended: int) -> None:
    """A round is over: peace up to its end was kept, what was to be paid in it was not."""
    _settle(s, rule, lambda each: _is_peace(each) and 0 < each.pledge.round <= ended, "kept")
    _settle(s, rule, lambda each: each.pledge.what == PAY and each.pledge.round <= ended, "broken")


def game_ended(s: State, rule: str, last: int) -> None:
    """The game is over, in this round. A payment for a later one stays open."""
    _settle(s, rule, _is_peace, "kept")
    round_ended(s, rule, last)


def _is_peace(promise: Promise) -> bool:
    return promise.pledge.what in PEACE


def _settle(s: State, rule: str, which: Callable[[Promise], bool], mark: str) -> None:
    for promise in [each for each in s.promises if not each.mark and which(each)]:
        _set(s, rule, PromiseSettled, msgspec.structs.replace(promise, mark=mark))


def _set(s: State, rule: str, what: type[Promised], promise: Promise) -> None:
    s.promises[promise.id - 1] = promise
    _tell(s, rule, what, promise)


def _tell(s: State, rule: str, what: type[Promised], promise: Promise) -> None:
    p = promise
    s.tell(what(p.id, p.to, p.pledge, p.round, p.mark), rule)
