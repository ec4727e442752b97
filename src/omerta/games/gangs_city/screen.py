"""Gangs City on a terminal: the city in staggered rows, the gangs, what the reader holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from omerta.games.drawing import grid
from omerta.games.gangs_city.content import TRAFFIC_IDS
from omerta.games.gangs_city.hexes import CELLS, DIRECTION_OF, side
from omerta.games.gangs_city.reading import Cell, cell_of, cells, stacks
from omerta.games.gangs_city.rules_placement import Making
from omerta.games.gangs_city.state import (
    ACTIONS,
    AT,
    DONE,
    LAY,
    ON_SIDE,
    PLACEMENT,
    SETTLING,
    VEST,
)
from omerta.games.gangs_city.view import GangsCityView, PileView, PlaceView, TileView
from omerta.games.gangs_city.words import Words
from omerta.games.gangs_city.words.names import (
    kind,
    place,
    short_kind,
    short_place,
    traffic,
)
from omerta.kernel.game import SeatView
from omerta.text.phrases import Row, SeatName, Voice

# Never colour alone: names and signs say the same.
COLOURS = ("medium_purple1", "yellow", "dodger_blue1", "red", "white", "green")
TILE_SIGN, CHIEF_SIGN, NOW_SIGN, ENDED_SIGN = "■", "♚", "▸", "✓"
ARROWS = "←↙↘→↗↖"  # by the side a stack lies on: to the place it acts on
SHORT_NAME = 8
# Half the width of a hexagon: as wide as the terminal allows.
WIDEST, NARROWEST = 9, 4


def screen(seen: SeatView, words: Words, voice: Voice) -> RenderableType:
    table: GangsCityView = seen.table
    parts: list[RenderableType] = [
        head(seen, words, voice),
        City(tuple(hexagons(seen, words, voice))),
        "",
        gangs(seen, voice),
        traffics(table, words, voice),
    ]
    if table.own is not None and (table.own.hand or table.own.settling):
        parts += ["", hand(table, words, voice)]
    return Group(*parts, footnotes(table, voice))


def head(seen: SeatView, words: Words, voice: Voice) -> Styled:
    table: GangsCityView = seen.table
    line = Styled(voice.say(words.stage(seen)), style="bold")
    facts = []
    if table.round:
        facts.append(voice.text("screen-first", name=voice.say(SeatName(table.first))))
    if table.location is not None:
        facts.append(voice.text("screen-now", place=voice.say(place(table.location))))
    for fact in facts:
        line.append(f" · {fact}", style="not bold")
    return line


def short_name(seat: int, voice: Voice) -> str:
    return voice.say(SeatName(seat))[:SHORT_NAME]


# --- the city ---


@dataclass(frozen=True)
class Hexagon:
    """A cell with something in it: lines of words, each of which has a style."""

    cell: Cell
    lines: tuple[Styled, ...]
    built: bool  # drawn with a border: a place or a pile


class City:
    """Hexagons as bricks: every row is shifted by half a brick, so each has its six neighbours."""

    def __init__(self, hexagons: tuple[Hexagon, ...]) -> None:
        self._hexagons = hexagons

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Styled]:
        lefts = [left_of(each.cell) for each in self._hexagons]
        first, last = min(lefts), max(lefts)
        half = max(NARROWEST, min(WIDEST, (options.max_width - 1) // (last - first + 2)))
        wall = Wall((last - first + 2) * half + 1)
        rows = sorted({each.cell[1] for each in self._hexagons})
        top = 0
        for row in range(rows[0], rows[-1] + 1):
            here = [each for each in self._hexagons if each.cell[1] == row]
            texts = [wrapped(each.lines, 2 * half - 3, console) for each in here]
            height = max(map(len, texts), default=1)
            for each, lines in zip(here, texts, strict=True):
                left = (left_of(each.cell) - first) * half
                if each.built:
                    wall.frame(left, top, 2 * half, height + 1)
                for number, line in enumerate(lines, start=1):
                    wall.write(left + 2, top + number, line)
            top += height + 1
        yield from wall.lines()


def left_of(cell: Cell) -> int:
    """How far to the right a hexagon begins, in halves of one."""
    q, r = cell
    return 2 * q + r


def wrapped(lines: Iterable[Styled], width: int, console: Console) -> list[Styled]:
    return [part for line in lines for part in line.wrap(console, width, overflow="crop")]


UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
# By the directions in which lines meet.
BORDERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"


class Wall:
    """Frames that share their borders, and what is written in them."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._borders: dict[tuple[int, int], int] = {}
        self._written: dict[int, list[tuple[int, Styled]]] = {}
        self._height = 0

    def frame(self, left: int, top: int, width: int, height: int) -> None:
        right, bottom = left + width, top + height
        for line in (top, bottom):
            for column in range(left, right):
                self._mark(line, column, RIGHT)
                self._mark(line, column + 1, LEFT)
        for column in (left, right):
            for line in range(top, bottom):
                self._mark(line, column, DOWN)
                self._mark(line + 1, column, UP)

    def _mark(self, line: int, column: int, way: int) -> None:
        self._borders[line, column] = self._borders.get((line, column), 0) | way
        self._height = max(self._height, line + 1)

    def write(self, column: int, line: int, text: Styled) -> None:
        self._written.setdefault(line, []).append((column, text))
        self._height = max(self._height, line + 1)

    def lines(self) -> Iterator[Styled]:
        for line in range(self._height):
            drawn = Styled(no_wrap=True, overflow="crop")
            for column, text in sorted(self._written.get(line, ()), key=lambda each: each[0]):
                drawn.append(self._border(line, drawn.cell_len, column), style="dim")
                drawn.append_text(text)
            drawn.append(self._border(line, drawn.cell_len, self._width), style="dim")
            drawn.rstrip()
            yield drawn

    def _border(self, line: int, start: int, end: int) -> str:
        return "".join(BORDERS[self._borders.get((line, at), 0)] for at in range(start, end))


def hexagons(seen: SeatView, words: Words, voice: Voice) -> Iterator[Hexagon]:
    """All that lies on the city, and the cells one may choose."""
    table: GangsCityView = seen.table
    home, offered = cells(table), choices(seen, words)
    taken = set()
    for each in table.places:
        lines = place_lines(seen, each, words, voice)
        yield Hexagon(home[each.place], marked(lines, offered.get(home[each.place])), True)
        taken.add(home[each.place])
    for pile in table.piles:
        lines = pile_lines(table, pile, voice)
        yield Hexagon(home[pile.location], marked(lines, offered.get(home[pile.location])), True)
        taken.add(home[pile.location])
    for cell, stack in stacks(table).items():
        lines = stack_lines(table, stack, voice)
        yield Hexagon(cell, marked(lines, offered.get(cell)), False)
        taken.add(cell)
    for cell, number in offered.items():
        if cell not in taken:
            yield Hexagon(cell, marked([], number), False)


def choices(seen: SeatView, words: Words) -> dict[Cell, int]:
    """The cells that answer the question, each with the number of its answer."""
    table: GangsCityView = seen.table
    prompt = seen.prompt
    if prompt is None:
        return {}
    home = cells(table)
    # What is chosen already is marked when only `done` is left.
    options = prompt.draft[-1:] if prompt.options == (DONE,) else prompt.options
    asks, made = words.plan(seen) if seen.asking == "place_tile" else ("", Making())
    if made.spot is not None:
        return {cell_of(home, made.spot): 1} if asks == "done" else {}
    found = {}
    for number, action in enumerate(options, start=1):
        match ACTIONS[action].verb:
            case "cell":
                found[CELLS[action - LAY]] = number
            case "at":
                found[home[action - AT]] = number
            case "manage" | "side" as verb:
                assert made.location is not None
                spot = side(made.location, action - ON_SIDE) if verb == "side" else made.location
                found[cell_of(home, spot)] = number
    return found


def marked(lines: list[Styled], number: int | None) -> tuple[Styled, ...]:
    """With the number of the answer that chooses this cell."""
    if number is None:
        return tuple(lines)
    sign = Styled(f"‹{number}›", style="bold cyan")
    if not lines:
        return (sign,)
    return (sign.append(" ").append_text(lines[0]), *lines[1:])


def place_lines(seen: SeatView, at: PlaceView, words: Words, voice: Voice) -> list[Styled]:
    table: GangsCityView = seen.table
    board = words.board
    name = Styled(f"{board.initiative[at.place]} {voice.say(short_place(at.place))}", style="bold")
    if table.location == at.place:
        name = Styled(NOW_SIGN).append_text(name)
    lines = [name]
    if at.owner is None:
        lines.append(Styled(voice.text("screen-neutral"), style="dim"))
    else:
        lines.append(Styled(f"●{short_name(at.owner, voice)}", style=COLOURS[at.owner]))
        managers = [tile for tile in table.tiles if tile.spot == at.place]
        if managers:
            lines[-1].append(f" {tiles_in_short(managers, voice)}")
    if at.enclosed:
        lines.append(Styled(voice.text("screen-enclosed"), style="dim"))
    lines.append(Styled(symbols_in_short(board.place_symbols[at.place], voice), style="italic"))
    recruits = [f"{voice.say(short_kind(who))}{board.cost[who]}" for who in at.recruits]
    if recruits:
        lines.append(Styled(" ".join(recruits)))
    return lines


def pile_lines(table: GangsCityView, pile: PileView, voice: Voice) -> list[Styled]:
    name = Styled(voice.say(short_place(pile.location)), style="bold")
    if table.location == pile.location:
        name = Styled(NOW_SIGN).append_text(name)
    lines = [name, Styled(voice.text("screen-pile-tiles", count=pile.tiles), style="dim")]
    here = [tile for tile in table.tiles if tile.spot == pile.location]
    for seat in dict.fromkeys(tile.seat for tile in here):
        own = [tile for tile in here if tile.seat == seat]
        shown = f"{short_name(seat, voice)} {tiles_in_short(own, voice)}"
        lines.append(Styled(shown, style=COLOURS[seat]))
    return lines


def stack_lines(table: GangsCityView, stack: Sequence[TileView], voice: Voice) -> list[Styled]:
    """Whose it is, where it acts, and what is known of it."""
    seat, spot = stack[0].seat, stack[0].spot
    arrow = ARROWS[DIRECTION_OF[spot]]
    lines = [Styled(f"{arrow}{short_name(seat, voice)}", style=COLOURS[seat])]
    deeds = [each.deed for each in stack if each.deed in ("attack", "defend", "recruit")]
    deed = next(iter(deeds), None)
    if deed is not None:
        lines[0].append(f" {voice.text(f'screen-{deed}')}")
    lines.append(Styled(tiles_in_short(stack, voice), style=COLOURS[seat]))
    return lines


def tiles_in_short(tiles: Sequence[TileView], voice: Voice) -> str:
    """Signs for tiles face down, short names for those one knows."""
    known = any(tile.kind is not None for tile in tiles)
    signs = [f"{tile_in_short(tile, voice)}{CHIEF_SIGN * tile.chief}" for tile in tiles]
    return (" " if known else "").join(signs)


def tile_in_short(tile: TileView, voice: Voice) -> str:
    if tile.kind is None:
        return TILE_SIGN
    if tile.kind == SETTLING:
        return voice.text("screen-vest" if tile.action == VEST else "screen-big_calibre")
    return voice.say(short_kind(tile.kind))


def symbols_in_short(counts: Sequence[int], voice: Voice) -> str:
    shown = [
        f"{voice.text(f'traffic-short-{TRAFFIC_IDS[number]}')}{f'×{count}' if count > 1 else ''}"
        for number, count in enumerate(counts)
        if count
    ]
    return " ".join(shown)


# --- the gangs ---


def gangs(seen: SeatView, voice: Voice) -> Table:
    table: GangsCityView = seen.table
    shown = grid(
        (voice.text("screen-gang"), False),
        *[(voice.text(f"screen-{name}"), True) for name in ("points", "income", "district")],
        *[(f" {voice.text(f'screen-{name}')}", False) for name in ("laid", "roster", "stock")],
    )
    shown.columns[-1].no_wrap = False
    for seat, player in enumerate(table.players):
        leaving = [*player.leaving]
        roster = []
        for who in player.roster:
            name = voice.say(short_kind(who))
            if who in leaving:
                leaving.remove(who)
                name = f"({name})"
            roster.append(name)
        ended = player.ended and table.phase == PLACEMENT
        laid = f"{player.laid or '–'}{ENDED_SIGN if ended else ''}"
        sign = NOW_SIGN if seat in seen.waiting else "●"
        stock = amounts_in_short(player.stock, voice)
        if player.won:
            stock += f" {voice.text('screen-won')}"
        if player.drawn is not None:
            stock = voice.text("screen-drawn", place=voice.say(place(player.drawn)))
        shown.add_row(
            Styled(f"{sign} {voice.say(SeatName(seat))}", style=f"bold {COLOURS[seat]}"),
            str(player.score),
            f"+{player.income}" if player.income else "–",
            str(player.district),
            f" {laid}",
            f" {' '.join(roster) or '–'}",
            f" {stock or '–'}",
        )
    return shown


def amounts_in_short(counts: Sequence[int], voice: Voice) -> str:
    names = [voice.text(f"traffic-short-{each}") for each in TRAFFIC_IDS]
    return " ".join(f"{names[number]}{count}" for number, count in enumerate(counts) if count)


def traffics(table: GangsCityView, words: Words, voice: Voice) -> Styled:
    """Who controls what, and the points it brings."""
    line = Styled(voice.text("label", label=voice.text("screen-traffics")), style="dim")
    for number, marker in enumerate(table.markers):
        levels = words.board.levels[number]
        name = voice.say(traffic(number)).replace(" ", "\u00a0")
        line.append(" · " if number else " ", style="dim")
        if marker.leader is None:
            line.append(f"{name}\u00a0({levels[0]})", style="dim")
        else:
            held = f"{name}\u00a0{voice.say(SeatName(marker.leader))}\u00a0{levels[marker.level]}"
            line.append(held, style=f"not dim {COLOURS[marker.leader]}")
    return line


# --- what the reader holds ---


def hand(table: GangsCityView, words: Words, voice: Voice) -> Table:
    assert table.own is not None
    numbers = ("attack", "defence", "recruit")
    shown = grid(
        (voice.text("screen-hand"), False),
        *[(voice.text(f"screen-{name}"), True) for name in numbers],
        ("", False),
    )
    shown.columns[-1].no_wrap = False
    board = words.board
    for who in dict.fromkeys(table.own.hand):
        count = table.own.hand.count(who)
        shown.add_row(
            Styled(f"{voice.say(kind(who))}{f' ×{count}' if count > 1 else ''}", style="bold"),
            str(board.attack[who]),
            str(board.defence[who]),
            str(board.recruit[who] or "–"),
            f" {voice.say(Row(tuple(words.talents(table, who))))}",
        )
    if table.own.settling:
        name = Styled(voice.say(kind(SETTLING)), style="bold")
        shown.add_row(name, "", "", "", f" {voice.text('screen-settling')}")
    return shown


def footnotes(table: GangsCityView, voice: Voice) -> Styled:
    gone: dict[int, int] = {}
    for who in table.removed:
        gone[who] = gone.get(who, 0) + 1
    names = [
        f"{voice.say(kind(who))}{f' ×{count}' if count > 1 else ''}" for who, count in gone.items()
    ]
    supply = voice.text(
        "screen-supply", mercenaries=table.mercenaries, removed=", ".join(names) or "–"
    )
    return Styled(f"\n{supply}\n{voice.text('screen-legend')}", style="dim")
