"""The balance lab: the same games stopped or not, figures that are true, and a report of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from omerta.bots.never_trades import NEVER_TRADES
from omerta.cli import main
from omerta.games import HOUSE, load, package
from omerta.games.deal import events as deal_events
from omerta.games.deal.content import CONTENT
from omerta.games.figures import LEAD, LENGTH, SHARE, WINS, Figure, by_message, row_key
from omerta.kernel.drivers import play_stepped
from omerta.kernel.events import Recorder
from omerta.kernel.happenings import Trade
from omerta.kernel.refusal import BadSetup
from omerta.lab.balance.page import BY_HAND
from omerta.lab.balance.plan import LENGTHS, ODD, SEAT, SEAT_LEAD, Plan, Table
from omerta.lab.balance.pool import Pool, play
from omerta.lab.balance.sheets import figure_cell, sheets
from omerta.lab.balance.table import Line, play_table, shares
from omerta.lab.hands import one_by_one
from omerta.lab.intervals import Share, quantile, ratio_interval
from omerta.lab.ledger import FILE
from omerta.text import LANGUAGES

PLAN = Plan("razzia", seed="balance")
SEATS = Figure(SEAT, WINS, ("1", "2", "3", "4"))


def timeless(lines: list[Line]) -> list[Line]:
    return [msgspec.structs.replace(line, seconds=0) for line in lines]


# --- playing ---


def test_what_was_stopped_goes_on_and_gives_the_same(tmp_path: Path) -> None:
    whole = play(PLAN, (3, 4), 6, tmp_path / "whole")
    asked: list[tuple[int, int]] = []

    def stops(play: Callable[[Table], Line], tables: list[Table]) -> Iterator[Line]:
        yield from one_by_one(play, tables[:5])
        raise KeyboardInterrupt

    def goes_on(play: Callable[[Table], Line], tables: list[Table]) -> Iterator[Line]:
        asked.extend((table.players, table.number) for table in tables)
        yield from one_by_one(play, tables)

    folder = tmp_path / "stopped"
    with pytest.raises(KeyboardInterrupt):
        play(PLAN, (3, 4), 6, folder, hands=stops)  # type: ignore[arg-type]
    file = folder / FILE
    before = file.read_bytes()
    file.write_bytes(before + b'{"players":3,"num')
    again = play(PLAN, (3, 4), 6, folder, hands=goes_on)  # type: ignore[arg-type]
    assert len(asked) == 7
    assert timeless(again) == timeless(whole)
    assert file.read_bytes().startswith(before), "what was written is not written again"


def test_other_games_are_refused_until_they_are_forgotten(tmp_path: Path) -> None:
    play(PLAN, (3,), 1, tmp_path)
    content = msgspec.structs.replace(load("razzia").content, die=other_die())
    for what, plan, given in (
        ("seed", replace(PLAN, seed="other"), None),
        ("bots", replace(PLAN, bots=("random",)), None),
        ("odd", replace(PLAN, odd="random"), None),
        ("content", PLAN, content),
    ):
        with pytest.raises(BadSetup) as refused:
            play(plan, (3,), 1, tmp_path, given)
        assert (refused.value.reason, refused.value.params["what"]) == ("arena-other-plan", what)
    play(PLAN, (3,), 1, tmp_path, content, fresh=True)


def other_die() -> Any:
    return msgspec.structs.replace(load("razzia").content.die, sides=20)  # type: ignore[attr-defined]


def test_games_have_the_same_seed_under_every_content_and_with_the_odd_one() -> None:
    content = msgspec.structs.replace(load("razzia").content, die=other_die())
    heard = [
        started(PLAN, Table(4, 3, content=given))
        for given in (None, content, load("razzia").content)
    ]
    assert heard[0] == heard[1] == heard[2]
    assert PLAN.key(4, 3) != PLAN.key(4, 4) != PLAN.key(5, 4)


def started(plan: Plan, table: Table) -> list[list[int]]:
    key = plan.key(table.players, table.number)
    hands: list[list[int]] = load(plan.game).begin(table.players, key, content=table.content).hands
    return hands


def test_the_odd_one_sits_in_every_seat() -> None:
    plan = Plan("razzia", ("bot",), odd="random")
    lines = [play_table(plan, Table(3, number, odd=True)) for number in range(3)]
    assert [Table(3, number).odd_seat for number in range(3)] == [0, 1, 2]
    for line in lines:
        won, of = line.pairs[ODD]
        assert of == 1
        assert 0 <= won <= 1
    assert ODD not in play_table(plan, Table(3, 0)).pairs


def test_who_never_trades_never_trades_and_still_does_all_else() -> None:
    """One of them among three who do: it takes part in no trade, and others do."""
    plan = Plan("deal", odd=NEVER_TRADES, options=package("deal").figures.options)  # type: ignore[union-attr]
    trades: list[Trade] = []
    for number in range(2):
        table = Table(3, number, odd=True)
        heard = recorded(plan, table)
        found = [each.public for each in heard if isinstance(each.public, Trade)]
        assert all(table.odd_seat not in (each.maker, each.taker) for each in found)
        trades += found
    assert trades


def recorded(plan: Plan, table: Table) -> Recorder:
    game, heard = load(plan.game), Recorder()
    key = plan.key(table.players, table.number)
    s = game.begin(table.players, key, plan.options, table.content, listener=heard)
    play_stepped(game, s, plan.seated(table))
    return heard


# --- figures ---


@pytest.mark.parametrize("name", HOUSE)
def test_a_game_counts_what_it_lists_and_adds_up(name: str) -> None:
    own = package(name).figures
    assert own is not None
    plan = Plan(name, (quick(name),), options=own.options)
    game = load(name)
    players = game.min_players + 1
    lines = [play_table(plan, Table(players, number)) for number in range(2)]
    listed = {key for figure in plan.figures() if figure.kind != LENGTH for key in figure.keys}
    for line in lines:
        assert set(line.pairs) <= listed
        won = [line.pairs[row_key(SEAT, str(place))][0] for place in range(1, players + 1)]
        assert sum(won) == pytest.approx(1)
        leads = [line.pairs[row_key(SEAT_LEAD, str(place))][0] for place in range(1, players + 1)]
        assert sum(leads) == pytest.approx(0)
        assert leads[won.index(max(won))] == max(leads)
        assert line.rounds > 0
        for figure in own.listed:
            rows = [line.pairs[key] for key in figure.keys if key in line.pairs]
            if figure.name == "money":
                assert sum(much for much, _ in rows) == pytest.approx(rows[0][1])
            if figure.name in ("clan_lead", "profile_lead"):
                assert sorted(much for much, _ in rows) == pytest.approx(sorted(leads))
            if figure.name in ("clan", "family", "profile"):
                assert sum(much for much, _ in rows) == pytest.approx(1)
                assert len(rows) == players


def quick(name: str) -> str:
    return list(package(name).bots)[-1]


def test_figures_of_deal_are_those_that_its_events_tell() -> None:
    own = package("deal").figures
    assert own is not None
    plan = Plan("deal", options=own.options)
    lines, trades, rounds, drugs, all_money = list[Line](), 0, 0, 0.0, 0.0
    points, all_merit = [0.0, 0.0, 0.0], 0
    for number in range(2):
        table = Table(4, number)
        lines.append(play_table(plan, table))
        respect: dict[tuple[int, str], int] = {}
        told = [each.public for each in recorded(plan, table)]
        trades += sum(isinstance(each, Trade) for each in told)
        rounds += max(each.round for each in told if isinstance(each, deal_events.Turn))
        for each in told:
            if isinstance(each, deal_events.Sold | deal_events.ForcedSale):
                drugs += each.amount / 2
                all_money += each.amount / 2
            elif isinstance(each, deal_events.Income) or (
                isinstance(each, deal_events.Money) and each.payee >= 0
            ):
                all_money += each.amount / 2
            elif isinstance(each, Trade):
                items = (*each.gives, *each.wants)
                paid = sum(amount for kind, amount in items if kind == "money") / 2
                drugs += paid * ("drug" in [kind for kind, _ in items])
                all_money += paid
            elif isinstance(each, deal_events.Respect):
                so_far = respect.get((each.seat, each.by), 0)
                respect[each.seat, each.by] = so_far + each.change
        final = next(each for each in told if isinstance(each, deal_events.Final))
        all_merit += sum([much for (_, by), much in respect.items() if by == "objective"])
        for place, by in enumerate(("territory", "objective", "boss")):
            points[place] += respect.get((final.winner, by), 0)
    pool, figures = Pool(lines), {figure.name: figure for figure in plan.figures()}
    assert found(pool, figures["trades"]) == pytest.approx(trades / rounds)
    assert found(pool, figures["drug_money"]) == pytest.approx(drugs / all_money)
    objectives = [each for profile in CONTENT.profiles for each in profile.objectives]
    scored = [
        each.points * line.pairs.get(row_key("objective", each.id), (0, 0))[0]
        for each in objectives
        for line in lines
    ]
    assert sum(scored) == all_merit > 0
    for row, sum_of in zip(("territories", "profile", "target"), points, strict=True):
        assert found(pool, figures["winner_points"], row) == pytest.approx(sum_of / 2)


def found(pool: Pool, figure: Figure, row: str = "", players: int = 4) -> float:
    measured = pool.measure(figure, row, players)
    assert measured is not None
    return measured.share


def test_a_figure_reacts_to_the_content() -> None:
    """Razzia lasts as long as there are bills."""
    game = load("razzia")
    bills = tuple(
        msgspec.structs.replace(each, count=4, left_out_with_three=0)
        for each in game.content.bills  # type: ignore[attr-defined]
    )
    few = msgspec.structs.replace(game.content, bills=bills)
    plan = Plan("razzia", ("random",))
    rounds = [play_table(plan, Table(4, 0, content=content)).rounds for content in (None, few)]
    assert rounds == [12, 5]


def test_a_game_from_outside_has_the_figures_that_all_have(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(package("razzia"), figures=None)
    monkeypatch.setattr("omerta.games._known", lambda: {"razzia": bare})
    line = play_table(PLAN, Table(3, 0))
    seats = {row_key(name, row) for name in ("seat", "seat_lead") for row in "123"}
    assert set(line.pairs) == {"leader", "shared"} | seats
    names = [figure.name for figure in PLAN.figures()]
    assert names == ["rounds", "leader", "shared", "seat", "seat_lead"]


def test_a_shared_win_is_shared() -> None:
    assert shares([1, 3, 1]) == [0.5, 0, 0.5]
    lines = [line_of(0, {"seat.1": (0.5, 1), "seat.2": (0, 1), "seat.3": (0.5, 1)})] * 8
    pool = Pool(lines)
    assert [found(pool, SEATS, row, 3) for row in ("1", "2", "3")] == [1.5, 0, 1.5]


def line_of(number: int, pairs: dict[str, tuple[float, float]], rounds: int = 1) -> Line:
    return Line(3, number, rounds, pairs, 0.0)


def test_tables_of_all_sizes_are_pooled_where_something_is_fair() -> None:
    clan, lead = (
        Figure(name, kind, ("YAN",), by_message("clan-"))
        for name, kind in (("clan", WINS), ("clan_lead", LEAD))
    )
    money = Figure("money", SHARE, ("income",))
    games: dict[int, list[Line]] = {2: [], 4: []}
    for players, number in ((2, 0), (2, 1), (2, 2), (2, 3), (4, 0), (4, 1)):
        won = 1.0 - number % 2
        pairs = {"clan.YAN": (won, 1.0), "clan_lead.YAN": (2 * won, 1.0), "money.income": (1.0, 2)}
        line = line_of(number, pairs)
        games[players].append(msgspec.structs.replace(line, players=players))
    pool, house = Pool([*games[2], *games[4]]), package("deal").text("en")
    # A half of the games: once the fair share with two players, twice with four.
    assert [found(pool, clan, "YAN", players) for players in (2, 4)] == [1, 2]
    share, ahead = pool.measure_all(clan, "YAN"), pool.measure_all(lead, "YAN")
    assert share is not None
    assert ahead is not None
    assert share.share == pytest.approx(4 / 3)
    assert ahead.share == 1
    sizes = ("2 players", "4 players")
    _, *tables = sheets([clan, lead, money], pool, house)
    assert [each.columns for each in tables] == [(*sizes, "all"), (*sizes, "all"), sizes]
    assert [len(each.rows[0].cells) for each in tables] == [3, 3, 2]
    _, of_one_size = sheets([clan], Pool(games[4]), house)
    assert of_one_size.columns == ("4 players",)


def test_a_score_above_the_mean_is_bold_where_it_is_surely_not_fair() -> None:
    house, lead = package("deal").text("en"), Figure("clan_lead", LEAD, ("YAN",))
    surely, perhaps = Share(0.5, 0.1, 0.9), Share(0.5, -0.1, 1.1)
    assert [figure_cell(lead, each, house).sure for each in (surely, perhaps)] == [True, False]


def test_lengths_are_quantiles() -> None:
    pool = Pool([line_of(number, {}, number + 1) for number in range(101)])
    lengths = Figure("rounds", LENGTH, tuple(LENGTHS))
    assert [found(pool, lengths, row, 3) for row in LENGTHS] == [1, 11, 51, 91, 101]


def test_intervals_hold_what_they_should() -> None:
    median = quantile(list(range(1, 101)), 0.5)
    assert (median.low, median.share, median.high) == (41, 50.5, 61)
    mean = ratio_interval([(1, 1), (3, 1), (2, 1), (2, 1)])
    assert mean is not None
    assert mean.share == 2
    assert 0 < mean.low < 2 < mean.high < 4
    assert ratio_interval([(0, 0)]) is None


# --- the command ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_says_what_was_found(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    typed = "balance razzia --players 3 --games 4 --seats random --jobs 1"
    where = ["--out", str(tmp_path), "--write", str(page), "--lang", language]
    assert main([*typed.split(), *where]) == 0
    said = capsys.readouterr().out
    house = package("razzia").text(language)
    assert house("figure-leader") in said
    html = (tmp_path / "report.html").read_text("utf-8")
    assert f'<html lang="{language}">' in html
    assert not re.search(r"<script|<link|<img|src=|href=", html)
    assert "omerta balance razzia --players 3 --games 4 --seats random --seed 1" in html
    written = page.read_text("utf-8")
    assert "| Rounds: median | 15 [15; 15] |" in written, "pages in docs are English"
    assert str(tmp_path) not in written
    page.write_text(f"# Old\n\n{BY_HAND}\n\nWhy it is so.\n", "utf-8")
    assert main([*typed.split(), *where]) == 0
    assert page.read_text("utf-8") == f"{written}\n{BY_HAND}\n\nWhy it is so.\n"


@pytest.mark.parametrize("name", HOUSE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_and_row_has_a_name(name: str, language: str) -> None:
    house, own = package(name).text(language), package(name).figures
    assert own is not None
    for figure in Plan(name, odd="random").figures():
        assert house(f"figure-{figure.name}")
        for row in figure.rows:
            assert figure.row_label(house, row)


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("balance chess", "chess"),
        ("balance razzia --players 9", "3 to 8"),
        ("balance razzia --seats nobody", "nobody"),
        ("balance razzia --seats never-trades", "never-trades"),
        ("balance razzia --one never-trades", "no trade in Razzia"),
        ("balance razzia --one nobody", "nobody"),
        ("balance razzia --games 0", "0"),
        ("balance razzia --one random --one-games many", "many"),
    ],
)
def test_bad_input_is_refused(typed: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*typed.split(), "--lang", "en"]) == 2
    assert says in capsys.readouterr().err
