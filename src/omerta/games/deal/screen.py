"""Deal on a terminal: the clans, the map region by region, a fight, what the reader holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from omerta.games.deal.content import (
    CONSO,
    CONTINENT,
    EACH_PROFILE,
    PROD,
    REGION_IDS,
    TERRITORIES,
    TERRITORY_IDS,
)
from omerta.games.deal.state import MOB, NOBODY, NOTHING, RESOURCES
from omerta.games.deal.view import DealView, FightView, TerritoryView
from omerta.games.deal.words import Words
from omerta.games.deal.words.names import (
    card_name,
    number,
    profile,
    region,
    short_clan,
    territory,
    weapon,
    weapons,
)

# Found here by the terminal, for offers made at the keyboard.
from omerta.games.deal.words.reading import force_in
from omerta.games.drawing import BETWEEN, Flow, grid
from omerta.kernel.game import SeatView
from omerta.text.phrases import SeatName, Voice

# By clan. Never colour alone: names and signs say the same.
COLOURS = ("hot_pink", "white", "dodger_blue1", "yellow", "red", "green")
NOW_SIGN, DONE_SIGN, PORT_SIGN, RESPECT_SIGN, DRUG_SIGN = "▸", "✓", "≈", "★", "▪"
TYPE_SIGNS = {CONSO: "$", PROD: "+"}
GREY_SIGN = "−"


def screen(seen: SeatView, words: Words, voice: Voice) -> RenderableType:
    table: DealView = seen.table
    parts: list[RenderableType] = [head(seen, words, voice)]
    if table.in_force != NOTHING:
        parts.append(in_force(table.in_force, words, voice))
    parts += [clans(seen, voice), ""]
    parts += [*map_lines(table, words, voice), ""]
    if table.phase == RESOURCES:
        parts.append(prices(table, voice))
    if table.fight is not None:
        parts.append(fight(table.fight, voice))
    parts += revealed(seen, voice)
    if table.own is not None and table.own.hand:
        parts += ["", *own(seen, words, voice)]
    return Group(*parts, Styled(voice.text("screen-legend"), style="dim"))


def head(seen: SeatView, words: Words, voice: Voice) -> Styled:
    table: DealView = seen.table
    line = Styled(voice.say(words.stage(seen)), style="bold")
    facts = [voice.text("screen-goal", goal=table.goal)]
    if table.top_back != NOTHING:
        general = table.top_back == CONTINENT
        back = voice.text("screen-general") if general else voice.say(short_clan(table.top_back))
        facts.append(voice.text("screen-next-event", back=back))
    for fact in facts:
        line.append(f"{BETWEEN}{fact}", style="not bold")
    return line


def in_force(event: int, words: Words, voice: Voice) -> Styled:
    line = Styled(label_of(voice.text("screen-in-force"), voice), style="dim")
    line.append(voice.say(card_name(event)), style="bold not dim")
    return line.append(f"{BETWEEN}{voice.say(words.card_short(event))}", style="not dim")


def style(table: DealView, seat: int) -> str:
    clan = table.players[seat].clan if seat != NOBODY else NOTHING
    return COLOURS[clan] if clan != NOTHING else "default"


# --- the clans ---


def clans(seen: SeatView, voice: Voice) -> Table:
    table: DealView = seen.table
    numbers = ("respect", "land", "money", "soldiers", "lieutenants", "cards", "events")
    shown = grid(
        (f"  {voice.text('screen-clan')}", False),
        *[(voice.text(f"screen-{name}"), True) for name in numbers],
        (f" {voice.text('screen-boss')}", False),
    )
    for seat in table.order:
        player = table.players[seat]
        sign = NOW_SIGN if seat in seen.waiting else " "
        name = Styled(f"{sign} {voice.say(SeatName(seat))}", style=f"bold {style(table, seat)}")
        if player.clan != NOTHING:
            name.append(f" {voice.say(short_clan(player.clan))}", style="not bold")
        boss = "–" if player.boss == NOTHING else voice.say(territory(player.boss))
        shown.add_row(
            name,
            f"{player.respect}",
            f"{player.land}",
            voice.say(number(player.money / 2)),
            f"{player.soldiers}",
            f"{player.lieutenants}",
            f"{player.cards}",
            f"{player.events}",
            f" {boss if player.alive else voice.text('screen-out')}",
        )
    return shown


def revealed(seen: SeatView, voice: Voice) -> list[RenderableType]:
    """What the reader knows of others beyond what lies open."""
    table: DealView = seen.table
    lines: list[RenderableType] = []
    facts = []
    for seat, player in enumerate(table.players):
        if seat == seen.seat and table.own is not None:
            continue
        name = voice.say(SeatName(seat))
        if player.profile != NOTHING:
            said = voice.say(profile(player.profile))
            facts.append(voice.text("screen-profile-of", name=name, profile=said))
        if player.target != NOTHING:
            clan = voice.say(short_clan(player.target))
            facts.append(voice.text("screen-target-of", name=name, clan=clan))
        if player.known:
            label = voice.text("screen-knows", name=name)
            lines.append(flow([Styled(voice.say(weapons(player.known)))], label_of(label, voice)))
    return [*([flow(map(Styled, facts))] if facts else []), *lines]


# --- the map ---


def flow(items: Iterable[Styled], label: str = "") -> Flow:
    return Flow(items, label, indent="  ")


def label_of(label: str, voice: Voice) -> str:
    return f"{voice.text('label', label=label)} "


def map_lines(table: DealView, words: Words, voice: Voice) -> Iterator[Flow]:
    for which in range(len(REGION_IDS)):
        places = [place for place in range(TERRITORIES) if words.board.region[place] == which]
        items = [territory_item(table, place, words, voice) for place in places]
        yield flow(items, label_of(voice.say(region(which)), voice))


def territory_item(table: DealView, place: int, words: Words, voice: Voice) -> Styled:
    """Code, signs, and what stands there: `SEA$★1≈ Ann 2s 1l B ▪3`."""
    there, board = table.territories[place], words.board
    sign = TYPE_SIGNS.get(board.kind[place], GREY_SIGN) * (2 if board.capital[place] else 1)
    respect = f"{RESPECT_SIGN}{board.respect[place]}" if board.respect[place] else ""
    port = PORT_SIGN if board.near_sea[place] else ""
    shown = Styled(f"{TERRITORY_IDS[place]}{sign}{respect}{port}")
    if there.owner == NOBODY:
        shown.stylize("dim")
    else:
        who = f"{voice.say(SeatName(there.owner))} {troops(there)}"
        shown.append(f" {who}", style=f"bold {style(table, there.owner)}")
    if there.drugs:
        shown.append(f" {DRUG_SIGN}{there.drugs}")
    return shown


def troops(there: TerritoryView) -> str:
    parts = [f"{there.soldiers}s"] if there.soldiers else []
    parts += [f"{there.lieutenants}l"] if there.lieutenants else []
    return " ".join([*parts, *(["B"] if there.boss else [])])


def prices(table: DealView, voice: Voice) -> Styled:
    first, second, further, capital = (voice.say(number(price / 2)) for price in table.prices)
    said = voice.text("screen-prices", first=first, second=second, further=further, capital=capital)
    return Styled(said, style="dim")


# --- a fight ---


def fight(now: FightView, voice: Voice) -> Styled:
    """Who against whom with what, and the rounds so far as `card total – card total`."""
    place = voice.say(territory(now.place))
    line = Styled(f"{NOW_SIGN} ").append(
        voice.text("screen-fight", place=place, round=now.round), style="bold"
    )
    names = [
        voice.text("mob") if seat == MOB else voice.say(SeatName(seat))
        for seat in (now.attacker, now.defender)
    ]
    sides = [f"{name} {value}" for name, value in zip(names, now.values, strict=True)]
    line.append(f"{BETWEEN}{' – '.join(sides)}")
    for first, second, *totals, _, _ in now.rounds[-3:]:
        said = [
            f"{voice.say(weapon(card)) if card != NOTHING else '–'} {total}"
            for card, total in zip((first, second), totals, strict=True)
        ]
        line.append(f"{BETWEEN}{' – '.join(said)}", style="dim")
    return line


# --- what the reader holds ---


def own(seen: SeatView, words: Words, voice: Voice) -> list[RenderableType]:
    table: DealView = seen.table
    assert table.own is not None
    me = table.players[seen.seat]
    force = force_in(table, seen.seat)
    hand = [
        Styled(
            counted(voice.say(words.weapon_line(card, me.clan, force)), table.own.hand.count(card))
        )
        for card in sorted(set(table.own.hand))
    ]
    parts: list[RenderableType] = [flow(hand, label_of(voice.text("screen-hand"), voice))]
    parts.append(objectives(seen, words, voice))
    target = Styled(label_of(voice.text("screen-target"), voice), style="dim")
    parts.append(target.append(voice.say(words.target(me.target, me.clan)), style="not dim"))
    if table.own.events:
        parts.append(Styled(label_of(voice.text("screen-own-events"), voice), style="dim"))
    parts += [event_line(event, words, voice) for event in table.own.events]
    return parts


def counted(what: str, count: int) -> str:
    return f"{count}×\u00a0{what}" if count > 1 else what


def objectives(seen: SeatView, words: Words, voice: Voice) -> Table:
    """The own profile: each objective with its points, and whether it counts or would count."""
    table: DealView = seen.table
    assert table.own is not None
    me = table.players[seen.seat]
    name = voice.text("screen-profile", profile=voice.say(profile(me.profile)))
    shown = grid(("", False), (name, False), (voice.text("screen-points"), True))
    shown.columns[1].no_wrap = False
    for place in range(EACH_PROFILE):
        which = me.profile * EACH_PROFILE + place
        scored = me.scored >> place & 1
        sign = DONE_SIGN if scored or table.own.fulfilled >> place & 1 else " "
        said = Styled(voice.say(words.objective(which)), style="dim" if scored else "")
        shown.add_row(sign, said, f"{words.board.points[which]}")
    return shown


def event_line(event: int, words: Words, voice: Voice) -> Styled:
    tag = voice.text(f"phase-{words.board.tag[event]}")
    line = Styled("  ").append(voice.say(card_name(event)), style="bold")
    return line.append(f" ({tag}){BETWEEN}{voice.say(words.card_short(event))}", style="not bold")
