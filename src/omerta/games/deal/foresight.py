"""What would become of a game of Deal: worlds in which something that is only planned has happened.

Each world is a copy of the state that the rules themselves have changed. Nothing in it depends on
what its reader may not know.
"""

from __future__ import annotations

from msgspec.structs import replace

from omerta.games.deal.content import EACH_PROFILE
from omerta.games.deal.objectives import claimable
from omerta.games.deal.rules_action import Draft, carry_out
from omerta.games.deal.rules_deal import after_trade, move
from omerta.games.deal.rules_fight import current, note_victory, occupy, suffer, value
from omerta.games.deal.rules_respect import look_at_land, removed_boss
from omerta.games.deal.state import ATTACKER, DEFENDER, NOBODY, NOTHING, Deal
from omerta.games.deal.tradables import CARDS
from omerta.kernel.state import Item, Offer


def after_order(s: Deal, order: Draft) -> Deal:
    """All pieces of an order have moved. If it attacks, the fight has not been fought yet."""
    world = s.clone()
    if not any(end == order.hostile_to for *_, end in order.moves):
        order.hostile_to = NOTHING  # nobody goes there yet
    carry_out(world, order)
    look_at_land(world)
    return world


def after_victory(s: Deal, side: int, *, unscathed: bool) -> Deal:
    """One side has won the fight that goes on. `unscathed`: none of it falls any more."""
    world = s.clone()
    fight = current(world)
    attacker_won = side == ATTACKER
    if not unscathed:
        fight.fallen[side] = (1, 0, 0)
    beaten = DEFENDER if attacker_won else ATTACKER
    suffer(world, beaten, value(world, beaten))
    note_victory(world, fight, attacker_won)
    if attacker_won:
        occupy(world, fight)
    if fight.dead_boss != NOBODY:
        removed_boss(world, fight.attacker if attacker_won else fight.defender, fight.dead_boss)
    look_at_land(world)
    return world


def after_deal(s: Deal, offer: Offer) -> Deal:
    """An offer to one clan is carried out, but for its cards: who gets which is not known."""
    world = s.clone()
    open_part = replace(offer, gives=without_cards(offer.gives), wants=without_cards(offer.wants))
    for item in open_part.gives:
        move(world, item, offer.maker, offer.to)
    for item in open_part.wants:
        move(world, item, offer.to, offer.maker)
    after_trade(world, open_part, offer.to)
    return world


def without_cards(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple([item for item in items if item[0] not in CARDS])


def new_goals(s: Deal, world: Deal, seat: int) -> tuple[int, ...]:
    """Objectives of the own profile that could be claimed in that world, and not yet here."""
    if s.profiles[seat] == NOBODY:
        return ()
    bits = claimable(world, seat) & ~claimable(s, seat)
    first = s.profiles[seat] * EACH_PROFILE
    return tuple([first + place for place in range(EACH_PROFILE) if bits >> place & 1])
