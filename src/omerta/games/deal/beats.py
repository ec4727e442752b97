"""How long what happens in Deal is looked at, in milliseconds."""

from __future__ import annotations

from omerta.games.deal import events
from omerta.games.pace import Beats
from omerta.kernel import happenings

BEATS: Beats = {
    events.DrawnForFirst: 1200,
    events.First: 900,
    events.Clan: 800,
    events.Turn: 900,
    events.Phase: 400,
    events.Income: 600,
    events.Produced: 260,
    events.Sold: 380,
    events.Recruited: 450,
    events.Moved: 900,
    events.Fight: 1400,
    events.FightRound: 500,
    events.WeaponsShown: 3200,
    events.Suffered: 900,
    events.MobHurt: 700,
    events.FightOn: 500,
    events.Retreated: 900,
    events.FightWon: 2200,
    events.Eliminated: 2600,
    events.ProfileRevealed: 3000,
    events.TargetRevealed: 2600,
    events.EventDrawn: 3000,
    events.EventHanded: 2200,
    events.EventSkipped: 500,
    events.EventPlayed: 2600,
    events.InForce: 900,
    events.OutOfForce: 900,
    events.Placed: 450,
    events.Lost: 1000,
    events.ForcedSale: 1200,
    events.Crack: 700,
    events.Tunnel: 900,
    events.BoughtOver: 1100,
    events.Looked: 800,
    events.CardShown: 1000,
    events.HandShown: 2600,
    events.WeaponsShuffled: 300,
    events.EventsShuffled: 300,
    happenings.Trade: 1200,
    happenings.PromiseMade: 600,
    events.RoundCap: 900,
    events.Final: 1200,
    events.Respect: lambda respect: 800 if respect.change else 0,
    events.Money: lambda money: 600 if money.amount else 0,
}
