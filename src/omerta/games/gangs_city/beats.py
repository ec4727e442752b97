"""How long what happens in Gangs City is looked at, in milliseconds."""

from __future__ import annotations

from omerta.games.gangs_city import events
from omerta.games.pace import Beats

# Each fighter of a sum.
COUNT = 260


def _bids(what: events.Bids) -> int:
    return 1700 if any(map(any, what.bids)) else 600


def _claim(what: events.Claim) -> int:
    """A claim is a stamp and no more; who holds his own place without a fight is worth a glance."""
    return 600 if what.seat == what.before else 1200


def _strengths(what: events.Strengths) -> int:
    return min(2900, 1000 + COUNT * sum(len(party.sums) for party in what.parties))


BEATS: Beats = {
    events.Founded: 600,
    events.Drawn: 700,
    events.StartingPlace: 700,
    events.Recruits: 300,
    events.Round: 900,
    events.FreshBlood: 600,
    events.First: 900,
    events.FirstStays: 700,
    events.Lay: 700,
    events.EndsPlacing: 400,
    events.Reveal: 2600,
    events.SettlingError: 1500,
    events.Managed: 1100,
    events.Traffic: 1500,
    events.Stock: 800,
    events.Fence: 800,
    events.Actions: 500,
    events.Order: 900,
    events.ShootOut: 1700,
    events.Kills: 1900,
    events.Saved: 1400,
    events.Killed: 350,
    events.Pinned: 1500,
    events.NobodyWins: 1500,
    events.Wins: 1700,
    events.Takes: 450,
    events.WinsTile: 900,
    events.Steals: 1100,
    events.Recruiting: 1500,
    events.CannotHire: 900,
    events.Hires: 1300,
    events.Passes: 800,
    events.FightersHome: 300,
    events.Cleared: 300,
    events.PileGone: 600,
    events.Opens: 1100,
    events.NewPlace: 1000,
    events.Enclosed: 1000,
    events.Returns: 900,
    events.Scores: 2600,
    events.End: 2800,
    events.Bids: _bids,
    events.Claim: _claim,
    events.Strengths: _strengths,
}
