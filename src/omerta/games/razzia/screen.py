"""Razzia on a terminal: the six bars, the players, the hand, the split on the table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text as Styled

from omerta.games.razzia.content import BAR_OF, IS_POLICE, VALUE_OF
from omerta.games.razzia.state import SHARE
from omerta.games.razzia.view import RazziaView, SplitView
from omerta.games.razzia.words import Words
from omerta.kernel.game import SeatView
from omerta.text.phrases import SeatName, Voice

COLOURS = ("red", "yellow", "magenta", "dodger_blue1", "green", "hot_pink")
# Never colour alone: gamblers and police have signs of their own, too.
GAMBLER_SIGN, POLICE_SIGN = "♠", "★"


def screen(seen: SeatView, words: Words, voice: Voice) -> RenderableType:
    table: RazziaView = seen.table
    head = Styled(voice.say(words.stage(seen)), style="bold")
    if table.last_round and not seen.over:
        head.append(f"  {voice.text('table-last')}", style="bold red")
    parts: list[RenderableType] = [head, bars(seen, words, voice), players(seen, words, voice)]
    if table.split is not None:
        parts.append(split(seen, table.split, words, voice))
    piles = voice.text(
        "table-piles",
        supply=table.supply,
        draw=table.draw_pile,
        discards=len(table.discards),
    )
    parts.append(Styled(f"{piles} · {voice.text('table-legend')}", style="dim"))
    if table.hand:
        parts.append(hand(table, words, voice))
    return Group(*parts)


def sign(card: int) -> str:
    return f"{POLICE_SIGN if IS_POLICE[card] else GAMBLER_SIGN}{VALUE_OF[card]}"


def bars(seen: SeatView, words: Words, voice: Voice) -> Table:
    table: RazziaView = seen.table
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(voice.text("table-bar"))
    grid.add_column(voice.text("table-total"), justify="right")
    grid.add_column(voice.text("table-bills"))
    grid.add_column(voice.text("table-cards"))
    for each in table.bars:
        visitors = [
            f"{voice.say(SeatName(seat))}\u00a0{sign(card)}"
            for seat, card in enumerate(table.played)
            if card is not None and BAR_OF[card] == each.bar
        ]
        grid.add_row(
            Styled(f"● {words.bar(each.bar)}", style=f"bold {COLOURS[each.bar]}"),
            voice.say(words.money(sum(each.bills))),
            Styled(voice.say(words.bills(sorted(each.bills, reverse=True))), style="dim"),
            escape(", ".join(visitors)),
        )
    return grid


def players(seen: SeatView, words: Words, voice: Voice) -> Table:
    table: RazziaView = seen.table
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(voice.text("table-player"))
    grid.add_column(voice.text("table-money"), justify="right")
    grid.add_column("")
    for seat in range(seen.players):
        money = table.money[seat]
        signs = [voice.text("table-dealer")] if seat == table.dealer else []
        if seat in seen.waiting:
            signs.append(voice.text("table-thinking"))
        elif seen.asking == "choose_card":
            signs.append(voice.text("table-chosen"))
        grid.add_row(
            Styled(voice.say(SeatName(seat)), style="bold" if seat == seen.seat else ""),
            voice.text("table-hidden", bills=table.bills_won[seat])
            if money is None
            else voice.say(words.money(money)),
            Styled(" · ".join(signs), style="dim"),
        )
    return grid


def hand(table: RazziaView, words: Words, voice: Voice) -> Styled:
    line = Styled(f"{voice.text('label', label=voice.text('table-hand'))} ", style="dim")
    for card in table.hand:
        name = words.bar(BAR_OF[card]).replace(" ", "\u00a0")
        line.append(
            f"\u00a0{sign(card)}\u00a0{name}\u00a0", style=f"reverse {COLOURS[BAR_OF[card]]}"
        )
        line.append(" ")
    return line


def split(seen: SeatView, on: SplitView, words: Words, voice: Voice) -> Styled:
    """The proposal, or to the proposer alone the steps of it made so far."""
    shares = {
        claimant: list(share) for claimant, share in zip(on.claimants, on.shares, strict=False)
    }
    if not shares:
        shares = {claimant: [] for claimant in on.claimants}
        for bill, action in zip(on.bills, seen.prompt.draft if seen.prompt else (), strict=False):
            shares[action - SHARE].append(bill)
    title = voice.text("table-offer" if on.shares else "table-proposal")
    title = voice.text("label", label=f"{words.bar(on.bar)} · {title}")
    line = Styled(f"{title} ", style=COLOURS[on.bar])
    parts = [
        f"{voice.say(SeatName(seat))} {voice.say(words.bills(bills))}"
        for seat, bills in shares.items()
    ]
    line.append(" | ".join(parts), style="default")
    return line
