"""Scenes that many tests of Deal begin with."""

from __future__ import annotations

from typing import Any

from omerta.games.deal.bot.table import Table
from omerta.games.deal.content import CLAN_IDS, ClanId
from omerta.kernel.dice import key_from
from tests.games.deal.numbers import GAME
from tests.games.deal.scenario import Scene, moves, pieces, table


def mind(scene: Scene, clan: str) -> Table:
    """What a bot of this clan knows."""
    seat = scene.seat(clan)
    world = GAME.redealt(scene.s, seat, key_from("a world"))
    return Table(GAME.seat_view(scene.s, seat), world)


def three_with(*clans: ClanId) -> str:
    """These clans and, up to three, others: in table order from the first of these."""
    others = [clan for clan in CLAN_IDS if clan not in clans]
    return " ".join([*clans, *others][: max(3, len(clans))])


def attack(
    attacker: ClanId, by: str, defender: ClanId, holding: str, *, at: str = "CUL", **more: Any
) -> Scene:
    """Troops from Tijuana attack Culiacán, or another territory next to it; to the first question.

    More pieces of both may be named in `land`; what stays on Tijuana in `staying`."""
    land = dict(more.pop("land", {}))
    staying = more.pop("staying", "")
    start = more.pop("start", "TIJ")
    both = _together(by, staying)
    land[attacker] = f"{start}:{both} {land.get(attacker, '')}"
    land[defender] = f"{at}:{holding} {land.get(defender, '')}"
    clans = more.pop("clans", three_with(attacker, defender))
    scene = table(clans=clans, turn=attacker, land=land, **more).quietly()
    return scene.step(attacker, *moves(f"{start}>{at}:{by}"))


def _together(one: str, other: str) -> str:
    first, second = pieces(one), pieces(other)
    kinds = dict.fromkeys([*first, *second])
    return "".join(f"{first.get(kind, 0) + second.get(kind, 0)}{kind}" for kind in kinds)


def redraw(scene: Scene) -> Scene:
    """Both have one banana skin left and play it; a mob draws one."""
    scene.quietly()
    s, banana = scene.s, 0
    fighting = list(s.waiting)
    for seat in fighting:
        s.weapon_discard += s.hands[seat]
        s.hands[seat] = ()
    s.weapon_pile += s.weapon_discard
    s.weapon_discard = []
    for seat in fighting:
        s.weapon_pile.remove(banana)
        s.hands[seat] = (banana,)
    scene.next_weapons("W01")
    return scene.weapons(**{scene.clan(seat): "W01" for seat in fighting})
