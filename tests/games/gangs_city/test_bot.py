"""Gangs City's bots: what they know of the game, what they choose, how they play."""

from __future__ import annotations

import msgspec
import pytest

from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.bot.players import BOTS
from omerta.games.gangs_city.bot.rivals import guess_rivals
from omerta.games.gangs_city.bot.table import Job, Table
from omerta.games.gangs_city.content import CONTENT, Options
from omerta.games.gangs_city.reach import own_run
from omerta.games.gangs_city.state import ACTIONS, COMBAT, MANAGE, NOBODY, RECRUIT
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import decision_for
from omerta.lineup import RANDOM, make
from tests.bots.playing import (
    play_legally,
    played_out,
    seconds_for_a_choice,
    wins_more_than,
)
from tests.games.gangs_city.scenario import (
    B,
    G,
    R,
    Scene,
    kind,
    place,
    table,
    traffic,
)

BOT, GREEDY = "bot", "greedy"


def answer(scene: Scene, seat: int, bot: str = BOT) -> str:
    """What a bot would answer there."""
    key = derive(key_from("answer"), seat)
    return ACTIONS.notation(make(bot, GAME, key).choose(decision_for(GAME, scene.s, seat)))


def whole_answer(scene: Scene, seat: int, bot: str = BOT) -> list[str]:
    """All its steps, up to the last but one: `done` or what leads to the next question."""
    key = derive(key_from("answer"), seat)
    player, s, steps = make(bot, GAME, key), scene.s.clone(), list[str]()
    question = s.question
    while s.asking and s.question == question and seat in s.waiting:
        steps.append(ACTIONS.notation(player.choose(decision_for(GAME, s, seat))))
        GAME.act(s, seat, ACTIONS.parse(steps[-1]) or 0)
    return steps[:-1]


def seen(scene: Scene, seat: int) -> Table:
    return Table(GAME.seat_view(scene.s, seat), scene.s.board)


# --- what they know ---


def test_jobs_of_a_character_are_those_it_may_be_given() -> None:
    scene = table(
        city="bar 0,1 ghetto 1,1",
        owned={R: "bar"},
        gangs={R: "driver thug"},
        laid={B: ["thug bar w combat"]},
    )
    jobs = [*seen(scene, R).jobs(kind("driver"))]
    bar, ghetto = place("bar"), place("ghetto")
    assert set(jobs) == {
        Job(bar, MANAGE),
        *[Job(each, deed) for each in (bar, ghetto) for deed in (COMBAT, RECRUIT)],
        Job(place("pile_a"), COMBAT),
    }
    assert Job(ghetto, RECRUIT) not in seen(scene, R).jobs(kind("thug"))


def test_symbols_are_served_once() -> None:
    """GC-X19"""
    scene = table(
        "traffics",
        city="docks 0,1",
        owned={R: "docks"},
        gangs={R: "cop driver"},
        laid={R: ["cop docks manage chief", "driver docks manage"]},
        stock={R: "drugs1"},
    )
    counts = own_run(seen(scene, R).s, R)
    assert counts[traffic("tobacco")] == 2
    assert counts[traffic("weapons")] == 1
    assert counts[traffic("alcohol")] == 0


def test_guesses_deal_only_what_a_gang_has() -> None:
    """A gang of one cop who manages leads what the place and the cop have in common."""
    scene = table(
        city="posh_district 0,1",
        owned={B: "posh_district"},
        gangs={B: "cop", G: ""},
        laid={B: ["cop posh_district manage chief"]},
        ended=[B],
    )
    rivals = guess_rivals(seen(scene, R), Luck(key_from("guess")), 10)
    assert rivals.traffics[traffic("weapons")] == {(1, B): 10}
    assert rivals.traffics[traffic("drugs")] == {(0, NOBODY): 10}
    assert not rivals.met


def test_guesses_know_how_strong_a_gang_can_be() -> None:
    """GC-6.13: a hitwoman who is chief attacks with 8, a lone thug with 3."""
    scene = table(
        city="bar 0,1",
        gangs={B: "hitwoman", G: "thug"},
        laid={B: ["hitwoman bar e combat chief"], G: ["thug pile_a chief"]},
        ended=[B, G],
    )
    rivals = guess_rivals(seen(scene, R), Luck(key_from("guess")), 10)
    assert {each.strength for each in rivals.met[place("bar")]} == {2 * 8 + 1}
    assert {each.strength for each in rivals.met[place("pile_a")]} == {2 * 4 + 1}


# --- what they choose ---


@pytest.mark.parametrize("bot", [BOT, GREEDY])
def test_an_undefended_place_that_joins_the_district_is_attacked(bot: str) -> None:
    """The last to place, with one fighter left: the bar's owner manages there."""
    scene = table(
        city="bar 0,1 casino -1,1 garage 4,4",
        owned={R: "casino", B: "bar garage"},
        gangs={R: "thug", B: "bodyguard", G: "thug"},
        laid={B: ["bodyguard bar manage chief"], G: ["thug pile_a chief"]},
        ended=[B, G],
        left=[4],
        seat=R,
    )
    steps = whole_answer(scene, R, bot)
    assert "at bar" in steps


def test_a_pile_with_nobody_on_it_is_taken() -> None:
    scene = table(
        city="bar 0,1 casino -1,1",
        owned={R: "casino", B: "bar"},
        gangs={R: "thug", B: "bodyguard", G: "thug"},
        laid={B: ["bodyguard bar e combat chief"], G: ["thug bar se combat chief"]},
        ended=[B, G],
        seat=R,
    )
    assert "at pile_a" in whole_answer(scene, R)


def test_the_dearest_traffic_is_run() -> None:
    scene = table(
        city="brothel 0,1 bar -2,2",
        owned={R: "brothel"},
        gangs={R: "pimp", B: "thug", G: "thug"},
        laid={B: ["thug pile_a chief"], G: ["thug pile_a chief"]},
        ended=[B, G],
        seat=R,
        scores={R: 24},
    )
    assert whole_answer(scene, R) == ["tile pimp", "at brothel", "manage", "plain"]


def test_a_bid_is_the_least_that_wins() -> None:
    """A cop who manages in the posh district makes 1 of weapons, and nobody else has any."""
    scene = table(
        "traffics",
        city="posh_district 0,1",
        owned={B: "posh_district"},
        gangs={B: "cop", G: ""},
        laid={B: ["cop posh_district manage chief"]},
        stock={R: "weapons3"},
    )
    assert whole_answer(scene, R) == ["bid weapons 2"]


def test_nothing_is_bid_against_what_cannot_be_beaten() -> None:
    scene = table(
        "traffics",
        city="arms_dealer 0,1",
        owned={B: "arms_dealer"},
        gangs={B: "cop thug", G: ""},
        laid={B: ["cop arms_dealer manage chief", "thug arms_dealer manage"]},
        stock={R: "weapons1"},
    )
    assert whole_answer(scene, R) == ["bid weapons 0"]


def test_the_shot_that_wins_the_place_is_fired() -> None:
    """Without the driver blue still wins; without the hitwoman red does."""
    scene = table(
        "actions",
        city="bar 0,1",
        gangs={R: "cop", B: "driver hitwoman"},
        laid={
            R: ["cop bar e combat chief", "settling bar e big_calibre"],
            B: ["driver bar w combat", "hitwoman bar w combat"],
        },
    )
    assert scene.open == ("kill", [R])
    assert answer(scene, R) == f"shoot {B} hitwoman"
    assert answer(scene, R, GREEDY) == f"shoot {B} hitwoman"


def test_of_two_rivals_the_one_who_would_win_is_shot() -> None:
    """Blue's chief is the dearer one, but green holds the place with the bodyguard."""
    scene = table(
        "actions",
        city="bar 0,1",
        owned={G: "bar"},
        gangs={R: "cop", B: "thug", G: "bodyguard"},
        laid={
            R: ["cop bar e combat", "settling bar e big_calibre"],
            B: ["thug bar w combat chief"],
            G: ["bodyguard bar sw combat chief"],
        },
    )
    assert scene.open == ("kill", [R])
    assert answer(scene, R) == f"shoot {G} chief"


def test_a_pimp_is_hired_for_an_own_brothel() -> None:
    scene = table(
        "actions",
        city="brothel 0,1 bar -2,2",
        owned={R: "brothel"},
        gangs={R: "dealer thug driver"},
        laid={R: ["dealer bar e recruit chief"]},
        recruits={"bar": "bodyguard pimp driver"},
    )
    assert scene.open == ("recruit", [R])
    assert answer(scene, R) == "hire pimp"


def test_for_somebody_better_the_least_of_a_full_gang_leaves() -> None:
    scene = table(
        "actions",
        city="brothel 0,1 bar -2,2",
        owned={R: "brothel"},
        gangs={R: "dealer dealer cop driver cop hitwoman"},
        laid={R: ["dealer bar e recruit chief"]},
        recruits={"bar": "pimp"},
    )
    assert whole_answer(scene, R) == ["hire pimp", "leave driver"]


def test_a_full_gang_hires_nobody_worse() -> None:
    scene = table(
        "actions",
        city="bar 0,1",
        gangs={R: "dealer dealer cop cop pimp hitwoman"},
        laid={R: ["dealer bar e recruit chief"]},
        recruits={"bar": "driver"},
    )
    assert answer(scene, R) == "none"


def test_a_new_place_joins_the_district() -> None:
    scene = table(
        "end",
        city="bar 0,1 casino -1,1 prison 1,-1",
        owned={R: "bar casino", B: "prison"},
        next_places="ghetto",
        won={R: "pile_a"},
    )
    assert scene.open == ("open_place", [R])
    scene.act(R, answer(scene, R), "done")
    assert scene.told("scores")[0]["districts"][R] == 2


@pytest.mark.parametrize("bot", [BOT, GREEDY])
def test_with_nothing_but_a_useless_settling_tile_placements_end(bot: str) -> None:
    """GC-X31"""
    scene = table(
        city="bar 0,1",
        owned={R: "bar"},
        gangs={R: "driver"},
        laid={R: ["driver bar manage chief"]},
        seat=R,
    )
    assert answer(scene, R, bot) == "done"


def test_the_settling_tile_goes_where_it_decides() -> None:
    """Two against two at the bar, nobody else at the casino."""
    scene = table(
        city="bar 0,1 casino -1,1",
        owned={R: "casino"},
        gangs={R: "thug cop", B: "hitwoman", G: "driver"},
        laid={
            R: ["thug casino w combat", "cop bar e combat chief"],
            B: ["hitwoman bar se combat chief"],
            G: ["driver pile_a chief"],
        },
        ended=[B, G],
        seat=R,
    )
    scene.lay(R, f"settling {laid_by(scene, R)}")
    assert scene.laid(R)[-1] == "settling bar e big_calibre"


def laid_by(scene: Scene, seat: int) -> str:
    steps = whole_answer(scene, seat)
    words = [step.removeprefix("at ").removeprefix("side ") for step in steps]
    assert words[0] == "tile settling"
    return " ".join(words[1:])


# --- how they play ---

TABLES = {
    "usual": {},
    "errors": {"settling_errors": "book", "fresh_blood": True},
    "plain": {"mercenary_abilities": False, "resolution_order": "auto"},
    "long": {"target": 40, "max_rounds": 8},
}


@pytest.mark.parametrize("bot", [BOT, GREEDY])
@pytest.mark.parametrize("options", TABLES)
def test_bots_answer_legally_whatever_has_happened(bot: str, options: str) -> None:
    """Half of all steps are anybody's: plays begun by others, gangs laid without sense."""
    for players in (3, 5):
        key = key_from(f"{bot} {options} {players}")
        luck = Luck(key)
        s = GAME.begin(players, key, msgspec.convert(TABLES[options], Options))
        seated = [make(bot, GAME, derive(key, seat)) for seat in range(players)]
        while s.asking and s.round < 5:
            seat = s.waiting[0]
            offered = GAME.options(s, seat)
            chosen = seated[seat].choose(decision_for(GAME, s, seat))
            assert chosen in offered
            if luck.below(2):
                chosen = offered[luck.below(len(offered))]
            GAME.act(s, seat, chosen)


@pytest.mark.parametrize("bot", [*BOTS, RANDOM])
def test_bots_are_legal_at_a_table_with_content_of_its_own(bot: str) -> None:
    """They know the usual content only, and make do."""
    replace = msgspec.structs.replace
    content = replace(
        CONTENT,
        characters=tuple(
            replace(each, attack=0, recruit=None, symbols=each.symbols[:1])
            for each in CONTENT.characters
        ),
        places=tuple(replace(each, symbols=(), recruits=()) for each in CONTENT.places),
        gang=replace(CONTENT.gang, start=("driver",) * 1, most=2),
        bonuses=replace(CONTENT.bonuses, chief=0),
    )
    key = key_from("own content")
    s = GAME.begin(3, key, Options(max_rounds=6), content)
    play_legally(GAME, s, bot, key)


@pytest.mark.parametrize("bot", [BOT, GREEDY])
def test_the_same_luck_plays_the_same_game(bot: str) -> None:
    assert played_out(GAME, bot, 4) == played_out(GAME, bot, 4)


def test_the_heuristic_bot_beats_the_greedy_one() -> None:
    assert wins_more_than(0.25, GAME, [BOT, *[GREEDY] * 3], 24)


def test_the_greedy_bot_beats_random_ones() -> None:
    assert wins_more_than(0.6, GAME, [GREEDY, *[RANDOM] * 3], 16)


def test_choices_are_quick() -> None:
    """About a millisecond for each step, most of it spent on the first of a tile; this fails only
    where something is quite wrong."""
    assert seconds_for_a_choice(GAME, BOT) < 0.015
