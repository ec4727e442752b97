"""Deal, DA-10: a clan whose boss is removed is eliminated."""

from __future__ import annotations

from omerta.games.deal import events
from omerta.games.deal.cards import discard, forget_hand
from omerta.games.deal.land import earn, pay, set_owner, tell_money
from omerta.games.deal.rules_respect import removed_boss
from omerta.games.deal.state import NOBODY, NOWHERE, Deal, territories
from omerta.games.deal.steps import step


@step
def eliminate(s: Deal, victim: int, killer: int) -> None:
    """DA-10.1 to 10.6, 10.9; DA-10.8: the killer is always a clan."""
    s.alive[victim] = False
    s.fallen.append(victim)
    for place in territories(s.land[victim]):
        s.soldiers[place] = s.lieutenants[place] = 0
        s.tired_soldiers[place] = s.tired_lieutenants[place] = 0
        set_owner(s, place, NOBODY)
    s.army[victim] = s.officers[victim] = 0
    s.bosses[victim] = NOWHERE
    cards, held = s.hands[victim], s.held[victim]
    discard(s, victim, cards)
    s.event_discard += held
    s.held[victim] = ()
    for seat in range(s.players):
        forget_hand(s, victim, seat)
    s.owed = [(seat, reason) for seat, reason in s.owed if seat != victim]
    # DA-10.3: its marker is gone.
    s.settled[victim] = 0
    s.ground[victim] = s.merit[victim] = s.blood[victim] = 0
    if s.listener is not None:
        s.tell(events.Eliminated(victim, killer, cards, held), "DA-10.1")
    amount = pay(s, victim, s.money[victim])
    earn(s, killer, amount)
    tell_money(s, victim, killer, amount, "killed")
    removed_boss(s, killer, victim)
