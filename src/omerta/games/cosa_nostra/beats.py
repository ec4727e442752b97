"""How long what happens in La Cosa Nostra is looked at, in milliseconds."""

from __future__ import annotations

from omerta.games.cosa_nostra import events
from omerta.games.pace import Beats
from omerta.kernel import happenings

# A throw: first it rolls, then die after die lies still (as in `table/stage/beats.ts`).
ROLLING, LANDING, READING = 750, 170, 1000


def _throw(what: events.Rolled | events.ReturnedFire) -> int:
    return ROLLING + LANDING * len(what.dice) + READING


BEATS: Beats = {
    events.SetUp: 450,
    events.Family: 450,
    events.Round: 850,
    events.StartingHands: 250,
    events.Redealt: 600,
    events.InfluenceDrawn: 250,
    events.Planning: 450,
    events.JobPlanned: 400,
    events.PurchasePlanned: 400,
    events.Idle: 300,
    events.Played: 500,
    events.Attached: 500,
    events.Lawyer: 450,
    events.Looked: 700,
    events.Renewed: 500,
    events.ActionPhase: 450,
    events.Schemers: 850,
    events.BonusTurn: 500,
    events.Skipped: 650,
    events.Announced: 1000,
    events.GoAhead: 450,
    events.ThreatenedBack: 800,
    events.CalledOff: 1100,
    events.Bought: 450,
    events.JobCancelled: 500,
    events.PurchaseCancelled: 500,
    events.Revealed: 1100,
    events.NeedsMissing: 1250,
    events.MarkersUsed: 400,
    events.Staked: 500,
    events.Gain: 650,
    events.Robbed: 1000,
    events.Repelled: 1000,
    events.TrapFailed: 700,
    events.AttackFailed: 850,
    events.SpecialFailed: 850,
    events.HeldFire: 500,
    events.Doctor: 1000,
    events.BusinessDown: 700,
    events.BusinessGone: 850,
    events.GangsterDown: 800,
    events.GangsterKilled: 1250,
    events.JobLost: 300,
    events.PurchaseLost: 300,
    events.TakenOver: 900,
    events.BoughtSpecial: 650,
    events.BoughtNothing: 450,
    events.Laundered: 700,
    events.MarkersBack: 250,
    events.MarkerTakenBack: 250,
    events.Monopoly: 650,
    events.JobDone: 600,
    events.Payday: 1700,
    events.Recruited: 600,
    events.Discarded: 250,
    happenings.Trade: 850,
    happenings.PromiseMade: 400,
    events.Final: 800,
    events.Rolled: _throw,
    events.ReturnedFire: _throw,
    events.Rerolled: ROLLING + READING,
    events.Money: lambda money: 500 if money.amount else 0,
}
