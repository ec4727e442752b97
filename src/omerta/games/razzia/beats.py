"""How long what happens in Razzia is looked at, in milliseconds."""

from __future__ import annotations

from omerta.games.pace import Beats
from omerta.games.razzia import events


# What others draw is no secret, but nothing to look at, either.
def _draw(what: events.Draw) -> int:
    return 0 if what.card is None else 150


BEATS: Beats = {
    events.Round: 900,
    events.Reshuffle: 400,
    events.Draw: _draw,
    events.Bills: 900,
    events.ExtraDrawn: 900,
    events.LastRound: 800,
    events.Extra: 800,
    events.Reveal: 1500,
    events.Raid: 1600,
    events.FailedRaid: 1000,
    events.Haul: 1300,
    events.Split: 700,
    events.Proposal: 800,
    events.Answer: 900,
    events.Answers: 1000,
    events.Share: 1100,
    events.Duel: 2300,
    events.DuelWon: 1300,
    events.End: 2600,
}
