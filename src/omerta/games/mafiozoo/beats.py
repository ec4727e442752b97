"""How long what happens in Mafiozoo is looked at, in milliseconds."""

from __future__ import annotations

from omerta.games.mafiozoo import events
from omerta.games.pace import Beats

BEATS: Beats = {
    events.Round: 700,
    events.Godfather: 1300,
    events.StrawMan: 600,
    events.Deal: 180,
    events.RacketMoney: 600,
    events.RacketGems: 600,
    events.Docks: 600,
    events.DrawCorruption: 600,
    events.DrawInformant: 600,
    events.Reshuffle: 400,
    events.InformantsReshuffled: 400,
    events.District: 800,
    events.Blind: 800,
    events.Refill: 350,
    events.Blank: 400,
    events.Corruption: 500,
    events.Recover: 900,
    events.Bribe: 1500,
    events.Placed: 900,
    events.Favours: 600,
    events.Inform: 1600,
    events.Settle: 2600,
    events.Payments: 1300,
    events.Favour: 800,
    events.Banker: 800,
    events.Union: 900,
    events.Producer: 1100,
    events.TopUp: 700,
    events.Influence: 600,
    events.Thug: 1000,
    events.Keep: 600,
    events.Flip: 900,
    events.End: 2600,
}
