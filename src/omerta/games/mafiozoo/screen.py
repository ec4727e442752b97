"""Mafiozoo on a terminal: the Family on its desk, the players, the city, what the reader holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from omerta.games.drawing import grid
from omerta.games.mafiozoo.content import CHARACTERS, FAVOURS, PLACES
from omerta.games.mafiozoo.state import THUG
from omerta.games.mafiozoo.view import MafiozooView
from omerta.games.mafiozoo.words import Words, card, character, district, favour, place
from omerta.kernel.game import SeatView
from omerta.text.phrases import Part, SeatName, Voice

# Never colour alone: names and signs say the same.
COLOURS = ("yellow", "green", "dodger_blue1", "red")
GODFATHER_SIGN, LEADER_SIGN, NOW_SIGN, OPEN_SIGN = "♚", "*", "▸", "›"
SHORT_NAME = 8
SHORT_FAVOUR = 3
CITY_COLUMNS = 4


def screen(seen: SeatView, words: Words, voice: Voice) -> RenderableType:
    table: MafiozooView = seen.table
    head = Styled(voice.say(words.stage(seen)), style="bold")
    first = voice.text("screen-first", name=voice.say(SeatName(table.first)))
    head.append(f" · {first}", style="default")
    parts: list[RenderableType] = [
        head,
        desk(seen, words, voice),
        "",
        players(seen, voice),
        "",
        city(seen, words, voice),
        agenda(table, voice),
    ]
    if table.own is not None:
        parts += own(table, seen.seat, voice)
    return Group(*parts, footnotes(table, voice))


def short_name(seen: SeatView, colour: int, voice: Voice) -> str:
    if colour == seen.players:
        return voice.text("screen-straw")
    return voice.say(SeatName(colour))[:SHORT_NAME]


def style(seen: SeatView, colour: int) -> str:
    return COLOURS[colour] if colour < seen.players else "dim"


# --- the Family ---


def desk(seen: SeatView, words: Words, voice: Voice) -> Table:
    table: MafiozooView = seen.table
    titles = [voice.text(f"screen-{name}") for name in ("family", "serves", "favour", "threads")]
    colours = range(len(table.reserve))
    shown = grid(
        ("", True),
        *[(title, False) for title in titles],
        *[(short_name(seen, colour, voice), True) for colour in colours],
    )
    for who in range(CHARACTERS):
        sign = NOW_SIGN if who == table.character else " "
        name = Styled(voice.say(character(who)), style="bold")
        if who == table.godfather:
            name.append(f" {GODFATHER_SIGN}")
        shown.add_row(
            f"{sign}{who + 1}",
            name,
            voice.say(words.serves_in_short(table, who)),
            voice.say(words.gives_in_short(who)),
            Styled(words.threads(who), style="dim"),
            *[gems_on(seen, table.gems[who], colour) for colour in colours],
        )
    return shown


def gems_on(seen: SeatView, gems: Sequence[int], colour: int) -> Styled:
    if not gems[colour]:
        return Styled("· ", style="dim")
    alone = gems.count(max(gems)) == 1 and gems[colour] == max(gems)
    return Styled(f"{gems[colour]}{LEADER_SIGN if alone else ' '}", style=style(seen, colour))


# --- the players ---


def players(seen: SeatView, voice: Voice) -> Table:
    table: MafiozooView = seen.table
    numbers = ("points", "money", "slush", "reserve", "cards", "informants", "tokens")
    shown = grid(
        (voice.text("screen-player"), False),
        *[(voice.text(f"screen-{name}"), True) for name in numbers],
        (f" {voice.text('screen-favours')}", False),
        ("", False),
    )
    for seat, player in enumerate(table.players):
        shown.add_row(
            Styled(voice.say(SeatName(seat)), style=f"bold {style(seen, seat)}"),
            str(table.counts[seat].total),
            str(player.money),
            str(table.slush[seat]),
            str(table.reserve[seat]),
            str(player.hand),
            str(player.informants),
            str(player.tokens),
            f" {favours_in_short(player.favours, voice)}",
            Styled(voice.text("screen-thinking") if seat in seen.waiting else "", style="dim"),
        )
    for straw in range(seen.players, len(table.reserve)):
        name = Styled(short_name(seen, straw, voice), style="dim")
        shown.add_row(name, "", "", "", str(table.reserve[straw]))
    return shown


def favours_in_short(tokens: Sequence[int], voice: Voice) -> str:
    held = [f"{in_short(kind, voice)} {tokens[kind]}" for kind in range(FAVOURS) if tokens[kind]]
    return "  ".join(held) or "–"


def in_short(kind: int, voice: Voice) -> str:
    return voice.say(favour(kind))[:SHORT_FAVOUR] if kind < FAVOURS else "?"


# --- the city ---


def city(seen: SeatView, words: Words, voice: Voice) -> Table:
    shown = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for _ in range(CITY_COLUMNS):
        shown.add_column(no_wrap=True)
    for row in range(0, PLACES, CITY_COLUMNS):
        shown.add_row(
            *[site(seen, number, words, voice) for number in range(row, row + CITY_COLUMNS)]
        )
    return shown


def site(seen: SeatView, number: int, words: Words, voice: Voice) -> Styled:
    """A place: its name, what it costs and is worth, and whose thugs are there."""
    table: MafiozooView = seen.table
    offered = seen.prompt is not None and THUG + number in seen.prompt.options
    shown = Styled(f"{OPEN_SIGN if offered else ' '}{voice.say(place(number))}", style="bold")
    price = "+".join(in_short(kind, voice) for kind in words.cost(number))
    points = voice.say(words.score(words.points(number)))
    shown.append(f"\n {price} → {points}", style="not bold dim")
    shown.append("\n")
    for seat, player in enumerate(table.players):
        if number in player.thugs:
            shown.append(f" {short_name(seen, seat, voice)}", style=f"not bold {COLOURS[seat]}")
    return shown


# --- tokens and cards ---


def agenda(table: MafiozooView, voice: Voice) -> Styled:
    slots = [
        f"{slot + 1}\u00a0{'–' if token is None else voice.say(district(token))}"
        for slot, token in enumerate(table.agenda)
    ]
    rest = voice.text("screen-blind", count=table.district_reserve)
    return labelled("screen-agenda", [*slots, rest], voice)


def own(table: MafiozooView, seat: int, voice: Voice) -> list[Styled]:
    """What the reader alone knows."""
    assert table.own is not None
    lines = []
    if table.own.hand:
        lines.append(labelled("screen-hand", said(map(card, table.own.hand), voice), voice))
    if table.own.informants:
        held = said(map(character, table.own.informants), voice)
        lines.append(labelled("screen-informants-held", held, voice))
    tokens = []
    for kind, seen in enumerate(table.players[seat].seen_tokens):
        blind = table.own.blind_tokens[kind]
        name = voice.say(district(kind))
        if blind:
            params = {"district": name, "count": seen + blind, "blind": blind}
            tokens.append(voice.text("screen-token-blind", params))
        elif seen:
            tokens.append(f"{name}\u00a0{seen}")
    if tokens:
        lines.append(labelled("screen-tokens-held", tokens, voice))
    return lines


def said(parts: Iterable[Part], voice: Voice) -> list[str]:
    return [voice.say(part) for part in parts]


def labelled(label: str, items: Sequence[str], voice: Voice) -> Styled:
    line = Styled(voice.text("label", label=voice.text(label)), style="dim")
    return line.append(f" {' · '.join(items)}", style="not dim")


def footnotes(table: MafiozooView, voice: Voice) -> Styled:
    gone = said(map(character, table.informant_discards), voice)
    piles = voice.text(
        "screen-piles",
        godfather=table.godfather_deck,
        pile=table.pile,
        informants=table.informant_pile,
        discarded=", ".join(gone) or "–",
    )
    return Styled(f"{piles}\n{voice.text('screen-legend')}", style="dim")
