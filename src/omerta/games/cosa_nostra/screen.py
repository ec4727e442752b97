"""La Cosa Nostra on a terminal: the families, what lies before them, the Market, the own hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from omerta.games.cosa_nostra.content import MONOPOLIES
from omerta.games.cosa_nostra.state import ATTACHMENTS, DONE, NOBODY, NONE, NOTHING
from omerta.games.cosa_nostra.view import BusinessView, CosaNostraView, DoingView, GangsterView
from omerta.games.cosa_nostra.words import Words
from omerta.games.cosa_nostra.words.names import influence, money, monopoly, roman
from omerta.games.cosa_nostra.words.reading import find_business
from omerta.games.drawing import BETWEEN, Flow, grid
from omerta.kernel.game import SeatView
from omerta.kernel.state import Item
from omerta.text.phrases import Part, SeatName, Voice

# By family. Never colour alone: names and signs say the same.
COLOURS = ("yellow", "green", "red", "medium_purple1", "dodger_blue1")
NOW_SIGN, DOWN_SIGN, DONE_SIGN = "▸", "✗", "✓"


def screen(seen: SeatView, words: Words, voice: Voice) -> RenderableType:
    table: CosaNostraView = seen.table
    parts: list[RenderableType] = [head(seen, words, voice), families(seen, words, voice), ""]
    parts += [areas(seen, words, voice), "", market(table, words, voice), monopolies(seen, voice)]
    parts += [in_progress(doing, words, voice) for doing in table.doing]
    if table.own is not None and table.final is None:
        parts += ["", *own(seen, words, voice)]
    if table.final is not None:
        parts += ["", final(seen, voice)]
    return Group(*parts, footnotes(table, voice))


def head(seen: SeatView, words: Words, voice: Voice) -> Styled:
    table: CosaNostraView = seen.table
    line = Styled(voice.say(words.stage(seen)), style="bold")
    facts = []
    if table.round:
        facts.append(voice.text("screen-first", name=voice.say(SeatName(table.first))))
    if table.bonus_turn:
        facts.append(voice.text("screen-bonus-turn", name=voice.say(SeatName(table.actor))))
    if table.announced:
        gangster, victim, kind, card = table.announced
        target = voice.say(words.threatened(victim, kind, card))
        facts.append(
            voice.text("screen-announced", gangster=words.gangster(gangster), target=target)
        )
    for fact in facts:
        line.append(f"{BETWEEN}{fact}", style="not bold")
    return line


def style(table: CosaNostraView, seat: int) -> str:
    family = table.players[seat].family
    return COLOURS[family] if family != NOTHING else "default"


# --- the families ---


def families(seen: SeatView, words: Words, voice: Voice) -> Table:
    table: CosaNostraView = seen.table
    numbers = ["cash", "income", "laundered", "worth", "markers", "influence"]
    trophies = any(player.trophies for player in table.players)
    shown = grid(
        (f"  {voice.text('screen-family')}", False),
        *[(voice.text(f"screen-{name}"), True) for name in numbers],
        *([(voice.text("screen-trophies"), True)] if trophies else []),
        (f" {voice.text('screen-jobs')}", False),
    )
    shown.columns[-1].no_wrap = False
    for seat, player in enumerate(table.players):
        sign = NOW_SIGN if seat in seen.waiting else " "
        name = Styled(f"{sign} {voice.say(SeatName(seat))}", style=f"bold {style(table, seat)}")
        if player.family != NOTHING:
            name.append(f" {words.content.families[player.family].name}", style="not bold")
        sums = (player.cash, player.income, player.laundered, player.worth)
        killed = sum(words.board.strength[each] for each in player.trophies)
        power = f"{len(player.trophies)} ({killed})" if player.trophies else "–"
        shown.add_row(
            name,
            *[thousands(each, voice) for each in sums],
            f"{player.markers}/{words.board.markers}",
            f"{player.influence}",
            *([power] if trophies else []),
            f" {piles(player.jobs, voice)}",
        )
    return shown


def thousands(amount: int, voice: Voice) -> str:
    """Where there is little room."""
    return voice.text("screen-thousands", amount=amount) if amount else "–"


def piles(of: Sequence[int], voice: Voice) -> str:
    """The backs of Jobs, several of a pile counted."""
    backs = [(voice.say(roman(pile)), of.count(pile)) for pile in sorted(set(of))]
    return " ".join(f"{back}×{count}" if count > 1 else back for back, count in backs) or "–"


def times(name: Styled, count: int) -> Styled:
    return name.copy().append(f" ×{count}") if count > 1 else name


def unique(items: Iterable[Styled]) -> list[Styled]:
    found: list[Styled] = []
    for item in items:
        if item not in found:
            found.append(item)
    return found


# --- what lies before them ---


def labelled(label: str, items: Iterable[Styled], voice: Voice) -> Flow:
    return Flow(items, f"{voice.text('label', label=label)} ")


def areas(seen: SeatView, words: Words, voice: Voice) -> Table:
    table: CosaNostraView = seen.table
    shown = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    shown.add_column(no_wrap=True)
    shown.add_column()
    for seat, player in enumerate(table.players):
        name = Styled(f"  {voice.say(SeatName(seat))}", style=f"bold {style(table, seat)}")
        shown.add_row(name, Flow(gangster(each, words, voice) for each in player.gangsters))
        shown.add_row("", Flow(businesses(player.businesses, words, voice)))
    return shown


def gangster(each: GangsterView, words: Words, voice: Voice) -> Styled:
    """Name and strength, the task, what lies on it, who knows its Job."""
    shown = Styled(f"{words.gangster(each.gangster)} {each.strength}")
    facts = [] if each.task in (NONE, DONE) else [task(each, words, voice)]
    facts += [
        voice.say(influence(kind)) for kind, bit in ATTACHMENTS.items() if each.attached & bit
    ]
    if each.lookers:
        facts.append(voice.text("screen-seen", names=names(each.lookers, voice)))
    if facts:
        shown.append(f" ({', '.join(facts)})")
    if not each.active:
        return Styled(f"{shown} {DOWN_SIGN}", style="dim")
    return shown.append(f" {DONE_SIGN}") if each.task == DONE else shown


def task(each: GangsterView, words: Words, voice: Voice) -> str:
    if each.business is not None:
        return voice.text("screen-purchase", business=voice.say(words.business(each.business)))
    if each.pile and each.job is None:
        return voice.text("screen-job", pile=voice.say(roman(each.pile)))
    return voice.say(words.task(each))


def names(seats: Iterable[int], voice: Voice) -> str:
    return ", ".join(voice.say(SeatName(seat)) for seat in seats)


def businesses(cards: Sequence[BusinessView], words: Words, voice: Voice) -> list[Styled]:
    """Those of which there is nothing more to know are counted."""
    shown = [business(each, words, voice) for each in cards]
    return [times(name, shown.count(name)) for name in unique(shown)]


def business(each: BusinessView, words: Words, voice: Voice) -> Styled:
    name = voice.say(words.business(each.business))
    if each.used:
        name += f" ({voice.text('business-used')})"
    if each.markers:
        name += f" ‹{names(each.markers, voice)}›"
    return Styled(name) if each.active else Styled(f"{name} {DOWN_SIGN}", style="dim")


def market(table: CosaNostraView, words: Words, voice: Voice) -> Flow:
    cards = [
        Styled(f"{voice.say(words.business(card))} {voice.say(money(words.board.cost[card]))}")
        for card in sorted(table.market)
    ]
    counted = [times(card, cards.count(card)) for card in unique(cards)]
    return labelled(voice.text("screen-market", count=table.deck), counted, voice)


def monopolies(seen: SeatView, voice: Voice) -> Flow:
    table: CosaNostraView = seen.table
    holders = []
    for number in range(MONOPOLIES):
        holder = table.monopolies[number]
        if holder == NOBODY:
            holders.append(Styled(voice.say(monopoly(number)), style="dim"))
        else:
            shown = f"{voice.say(monopoly(number))} {voice.say(SeatName(holder))}"
            holders.append(Styled(shown, style=style(table, holder)))
    return labelled(voice.text("screen-monopolies"), holders, voice)


def in_progress(doing: DoingView, words: Words, voice: Voice) -> Styled:
    facts: list[Part] = [SeatName(doing.seat), words.gangster(doing.gangster)]
    if doing.victim != NOBODY:
        facts.append(words.target(doing.job, doing.victim, doing.target))
    said = [voice.say(each) for each in facts]
    if doing.dice:
        dice = " ".join(map(str, doing.dice))
        said.append(voice.text("screen-dice", dice=dice, threshold=doing.threshold))
    if doing.gain:
        said.append(voice.say(money(doing.gain)))
    line = Styled(f"{NOW_SIGN} {voice.say(words.job(doing.job))}", style="bold")
    return line.append(f"{BETWEEN}{BETWEEN.join(said)}", style="not bold")


# --- what the reader holds ---


def own(seen: SeatView, words: Words, voice: Voice) -> list[RenderableType]:
    table: CosaNostraView = seen.table
    assert table.own is not None
    parts: list[RenderableType] = []
    if table.own.jobs:
        parts.append(hand(seen, table.own.jobs, words, voice))
    if table.own.influence:
        label = voice.text("screen-own-influence")
        parts.append(labelled(label, cards(table.own.influence, voice), voice))
    return parts


def cards(kinds: Sequence[int], voice: Voice) -> list[Styled]:
    """Influence cards, several of a kind counted."""
    return [
        times(Styled(voice.say(influence(kind))), kinds.count(kind)) for kind in sorted(set(kinds))
    ]


def hand(seen: SeatView, jobs: Sequence[int], words: Words, voice: Voice) -> Table:
    """Each Job with what it needs, what it takes and what it does."""
    shown = grid(
        (voice.text("screen-own-jobs"), False),
        (voice.text("screen-pile"), True),
        (voice.text("screen-roll"), True),
        ("", False),
    )
    shown.columns[-1].no_wrap = False
    for card in jobs:
        job = words.board.jobs[card]
        what = voice.say(words.effect(card))
        if job.needs:
            needs = words.needs_and_lacks(seen.table, seen.seat, card)
            what += f"{BETWEEN}{voice.say(needs)}"
        shown.add_row(
            Styled(voice.say(words.job(card)), style="bold"),
            voice.say(roman(job.pile)),
            f"{job.difficulty}+" if job.difficulty else "?",
            f" {what}",
        )
    return shown


# --- the end ---


def final(seen: SeatView, voice: Voice) -> Table:
    table: CosaNostraView = seen.table
    assert table.final is not None
    columns = ["cash", "income", "gangsters", "laundered", "trophies", "bonus", "total"]
    if not any(count.bonus for count in table.final):
        columns.remove("bonus")
    shown = grid(
        (voice.text("screen-family"), False),
        *[(voice.text(f"screen-final-{name}"), True) for name in columns],
    )
    for seat, count in enumerate(table.final):
        sums = [getattr(count, name) for name in columns]
        shown.add_row(
            Styled(voice.say(SeatName(seat)), style=f"bold {style(table, seat)}"),
            *[voice.say(money(each)) if each else "–" for each in sums],
        )
    return shown


def footnotes(table: CosaNostraView, voice: Voice) -> RenderableType:
    label = voice.text("screen-influence-gone", count=table.influence_deck)
    gone = labelled(label, cards(table.influence_open, voice), voice)
    return Group(gone, Styled(voice.text("screen-legend"), style="dim"))


def about_item(seen: SeatView, item: Item, words: Words, voice: Voice) -> str:
    """What tells things of one name apart in an offer."""
    what, card = item
    found = find_business(seen.table, card) if what in ("business", "marker") else None
    if found is None:
        return ""
    if found[1] in seen.table.purchases:
        return voice.text("screen-planned")
    facts = [names(found[1].markers, voice)] if found[1].markers else []
    return ", ".join([*facts, *([] if found[1].active else [DOWN_SIGN])])
