"""Liar's Dice on a terminal: the bid, and a line of dice for each player."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from liars_dice.view import LiarsDiceView
from liars_dice.words import Words, bid
from omerta.games.drawing import grid
from omerta.kernel.game import SeatView
from omerta.text.phrases import SeatName, Voice

SIGNS = "▒⚀⚁⚂⚃⚄⚅"


def screen(seen: SeatView, words: Words, voice: Voice) -> RenderableType:
    table: LiarsDiceView = seen.table
    head = Styled(voice.say(words.stage(seen)), style="bold")
    if table.bid is not None:
        who = voice.say(SeatName(table.bid.seat))
        made = voice.say(bid(table.bid.count, table.bid.face))
        head.append(f"  {who}: {made}", style="bold yellow")
    cups = grid(("", False), (voice.text("view-dice"), False))
    for seat, dice in enumerate(table.dice):
        own = "bold" if seat == seen.seat else ""
        signs = " ".join(SIGNS[die] for die in dice) or "–"
        cups.add_row(Styled(voice.say(SeatName(seat)), style=own), Styled(signs, style=own))
    return Group(head, cups, Styled(voice.text("view-wild") if table.wild else "", style="dim"))
