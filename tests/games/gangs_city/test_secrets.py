"""Gangs City: who sees what, and what the unseen may be."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.content import MERCENARY_IDS, PLACE_IDS, Options
from omerta.games.gangs_city.state import ACTIONS, SETTLING, GangsCity
from omerta.games.gangs_city.view import TileView
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC, seen
from omerta.kernel.legality import refusal
from omerta.kernel.match import Entry
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from tests.facts import facts
from tests.games.gangs_city.scenario import (
    ALL_PLAYERS,
    B,
    G,
    R,
    Scene,
    kind,
    match_of,
    others_see,
    table,
    walled,
    wander,
)
from tests.games.gangs_city.worlds import (
    Hidden,
    Placed,
    act,
    eagerly,
    hidden,
    managing,
    placements,
    plainly,
    redealt,
    sight,
    worlds,
)
from tests.games.wandering import events_of

BOOK = Options(settling_errors="book")


# --- what may change hands ---


def test_nothing_may_be_traded_or_promised() -> None:
    assert GAME.trade is None
    match = match_of(3)
    with pytest.raises(Refused, match="unknown-entry"):
        match.offer(Offer(0, 0, 1, (("weapons", 1),), ()))
    with pytest.raises(Refused, match="unknown-entry"):
        match.apply(Entry(0, "say", what="I leave the bar to you"))
    assert match.log == []


# --- what is seen ---

# Of a tile, what others do not see while it lies face down.
HIDDEN = ("kind", "action", "deed", "value")
FACE_DOWN = dict.fromkeys(HIDDEN)


@rules("GC-4.8", "GC-4.32")
def test_GC_4_8_a_face_down_tile_is_a_spot_a_rank_and_maybe_a_crown() -> None:
    """No tile number, no place in a roster: nothing from which it could be told which it is."""
    public = ("seat", "spot", "rank", "chief")
    assert TileView.__struct_fields__ == (*public, *HIDDEN, "leaving")
    for players in ALL_PLAYERS:
        met = 0
        for s in wander(players, 5):
            for seat in range(PUBLIC, players):
                table_seen = msgspec.to_builtins(GAME.view(s, seat))
                for tile in table_seen["tiles"]:
                    known = s.revealed or tile["seat"] == seat
                    for fact in ("kind", "action", "deed"):
                        assert (tile[fact] is not None) is known
                    assert known or tile["value"] is None
                    assert known or not tile["leaving"]  # nobody leaves before the actions
                    met += not known
                assert (table_seen["own"] is None) is (seat == PUBLIC)
            if s.round == 4:
                break
        assert met > 50


@rules("GC-Q14", "GC-2.1", "GC-4.8")
def test_GC_Q14_all_else_is_the_same_for_all() -> None:
    """Rosters, stock, scores, owners, recruits, and how many tiles each has laid."""
    for s in wander(4, seed=2):
        first = msgspec.to_builtins(GAME.view(s, PUBLIC))
        for seat in range(4):
            view = msgspec.to_builtins(GAME.view(s, seat))
            tiles = [{**each, **FACE_DOWN} for each in view["tiles"]]
            public = [{**each, **FACE_DOWN} for each in first["tiles"]]
            assert tiles == public
            assert {**view, "own": None, "tiles": ()} == {**first, "tiles": ()}
        assert [each["stock"] for each in first["players"]] == [tuple(held) for held in s.stock]
        assert [each["laid"] for each in first["players"]] == [len(laid) for laid in s.laid]
        if s.round == 4:
            return


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-4.8", "GC-10.1")
def test_GC_4_8_only_its_owner_hears_what_a_tile_is(players: int) -> None:
    *_, s = wander(players, 7)
    laid = 0
    for event in events_of(s):
        if event.kind == "lay":
            laid += 1
            for seat in range(PUBLIC, players):
                heard = event.seen_by(seat)
                assert heard is not None
                own = seat == facts(heard)["seat"]
                assert (facts(heard).keys() >= {"character", "action"}) is own
                assert {*facts(heard)} - {"character", "action"} == {
                    "seat",
                    "spot",
                    "rank",
                    "chief",
                }
        else:
            assert event.private == {}
    assert laid > 20
    for seat in range(PUBLIC, players):
        assert len(seen(events_of(s), seat)) == len(events_of(s))


@rules("GC-6.18", "GC-7.2")
def test_GC_6_18_a_tile_won_is_unseen_by_its_winner_too() -> None:
    """Two games that differ in what red has won, and nobody, red included, sees a difference."""
    here, there = [
        table(
            "actions",
            gangs={R: "driver thug"},
            laid={R: ["thug pile_a", "driver bar e recruit"]},
            recruits={"bar": "driver"},
            next_places=coming,
        ).act(R, "at pile_a", "done")
        for coming in ("nightclub docks", "docks nightclub")
    ]
    assert here.s.won != there.s.won
    for seat in range(PUBLIC, 3):
        assert here.view(seat).players[R].won == (15,)
        assert here.sight(seat) == there.sight(seat)
    assert here.told("wins_tile") == [{"seat": R, "pile": 15}]
    assert here.open == ("recruit", [R])


# --- non-interference: what looks the same is treated the same ---


def same_to_others(here: Scene, there: Scene, gang: int = R) -> None:
    """Whatever others can see, be offered or be told by a refusal is the same in both worlds."""
    assert hidden(here.s, gang) != hidden(there.s, gang), "the worlds do not differ"
    for seat in range(PUBLIC, here.s.players):
        if seat != gang:
            assert here.sight(seat) == there.sight(seat)
    for asked in here.s.waiting:
        if asked == gang:
            continue
        for number in range(len(ACTIONS)):
            refusals = [refusal(GAME, scene.s, asked, number) for scene in (here, there)]
            assert str(refusals[0]) == str(refusals[1]), ACTIONS.notation(number)


def play_on_alike(here: Scene, there: Scene, turns: int, gang: int = R) -> None:
    """The others do the same at random in both worlds, and are told the same of it."""
    luck = Luck(key_from("alike"))
    for _ in range(turns):
        if here.open[0] != "place_tile" or here.open[1] == [gang]:
            return
        (seat,) = here.open[1]
        while here.open == ("place_tile", [seat]):
            options = here.options(seat)
            assert there.options(seat) == options
            taken = options[luck.below(len(options))]
            here.act(seat, taken)
            there.act(seat, taken)
            same_to_others(here, there, gang)
            if taken == "done":
                break


ROSTER = {R: "driver bodyguard thug cop", B: "thug driver cop pimp", G: "thug bodyguard"}
WORLDS = {
    "which character": (["driver bar e combat"], ["cop bar e combat"]),
    "combat or recruit": (["driver bar e combat"], ["driver bar e recruit"]),
    "a character or the settling tile": (["driver bar e combat"], ["settling bar e vest"]),
    "big calibre or vest": (["settling bar e big_calibre"], ["settling bar e vest"]),
    "on a pile": (["cop pile_a"], ["settling pile_a"]),
    "who manages": (["driver bar manage chief"], ["bodyguard bar manage chief"]),
    "a stack and what joins it": (
        ["driver bar e combat", "settling bar e vest", "thug pile_a chief"],
        ["bodyguard bar e recruit", "cop bar e recruit", "driver pile_a chief"],
    ),
    "a settling tile that still needs a companion": (
        ["settling bar e vest", "thug casino w chief", "cop ghetto w recruit"],
        ["thug bar e combat", "cop casino w chief", "driver ghetto w recruit"],
    ),
}


@pytest.mark.parametrize("laid", WORLDS.values(), ids=WORLDS)
@pytest.mark.parametrize("options", [Options(), BOOK], ids=["refuse", "book"])
@rules("GC-4.8", "GC-4.32", "GC-10.1", "GC-1.6")
def test_GC_4_8_what_lies_hidden_changes_nothing_for_the_others(
    laid: tuple[list[str], list[str]], options: Options
) -> None:
    here, there = [
        table(gangs=ROSTER, owned={R: "bar", B: "casino"}, laid={R: tiles}, seat=B, options=options)
        for tiles in laid
    ]
    same_to_others(here, there)
    play_on_alike(here, there, 4)
    assert here.open == there.open


@rules("GC-4.28", "GC-X23", "GC-10.5")
def test_GC_4_28_a_forced_companion_looks_like_any_placement() -> None:
    """In one world red has nothing to choose, in the other a settling tile to use or not."""
    gang = {R: "thug bodyguard driver"}
    forced, free = [
        table(gangs=gang, laid={R: tiles})
        for tiles in (
            ["settling bar e vest", "thug casino w combat chief", "bodyguard ghetto w recruit"],
            ["thug bar e combat", "bodyguard casino w recruit chief", "driver ghetto w combat"],
        )
    ]
    assert forced.options(R) == ["done"]
    assert free.options(R) == ["tile settling", "decline"]
    same_to_others(forced, free)
    free.act(R, "tile settling", "at bar", "vest")
    same_to_others(forced, free)  # steps taken are nobody's business
    forced.act(R, "done")
    free.act(R, "done")
    assert [scene.told("lay")[-1]["rank"] for scene in (forced, free)] == [1, 1]
    same_to_others(forced, free)
    play_on_alike(forced, free, 3)
    assert forced.open == free.open


@rules("GC-X31", "GC-4.31")
def test_GC_X31_to_have_only_to_decline_looks_like_any_placement() -> None:
    here, there = [
        table(
            gangs={R: "driver bodyguard"},
            owned={R: "bar"},
            laid={R: ["driver bar manage", f"bodyguard casino w {doing} chief"]},
        )
        for doing in ("recruit", "combat")
    ]
    assert here.options(R) == ["done"]
    assert there.options(R) == ["tile settling", "decline"]
    same_to_others(here, there)
    here.decline(R)
    there.decline(R)
    same_to_others(here, there)
    assert here.told("ends_placing") == [{"seat": R}]
    play_on_alike(here, there, 4)
    assert here.open == there.open


@rules("GC-Q30", "GC-4.34", "GC-4.31")
def test_GC_Q30_a_stuck_character_looks_like_an_unused_settling_tile() -> None:
    """A roster of two, two tiles, and nothing more: in one world the thug stays at home.

    With the rules of GC-4.27 a settling tile lies beside a fighter, whom anybody could join; so
    it takes the book's errors to use it and be stuck.
    """
    stuck, unused = [
        walled("driver thug", tiles, owned={R: "prison"}, options=BOOK, spare="thug")
        for tiles in (
            ["driver bar nw recruit chief", "settling prison vest manage"],
            ["thug bar nw combat chief", "driver prison manage"],
        )
    ]
    assert stuck.hand(R) == "thug"
    assert unused.hand(R) == ""
    assert stuck.options(R) == ["done"]
    assert unused.options(R) == ["tile settling", "decline"]
    same_to_others(stuck, unused)
    stuck.decline(R)
    unused.decline(R)
    same_to_others(stuck, unused)
    assert stuck.told("ends_placing") == unused.told("ends_placing") == [{"seat": R}]
    # Both are among what blue must reckon with, whichever is true.
    for scene in (stuck, unused):
        guessed = redealt(scene.s, B, R, range(60))
        used = {SETTLING in [tile[0] for tile in tiles] for tiles, _ in guessed}
        assert used == {True, False}
    assert stuck.open == unused.open == ("place_tile", [B])


@rules("GC-4.30", "GC-4.34")
def test_GC_4_34_stuck_or_not_is_no_matter_while_one_is_asked() -> None:
    """A recruiter in the last gap leaves the thug stuck; a fighter there does not."""
    stuck, fine = [
        walled("driver thug", [f"driver bar nw {doing}"], spare="thug")
        for doing in ("recruit", "combat")
    ]
    assert stuck.options(R) == ["done"]
    assert fine.options(R) == ["tile thug", "tile settling"]
    same_to_others(stuck, fine)
    assert stuck.open == fine.open == ("place_tile", [R])


@rules("GC-10.1", "GC-10.2")
def test_GC_10_1_drafts_leave_no_trace() -> None:
    scene = table(gangs={R: "cop thug driver"})
    before = {seat: scene.sight(seat) for seat in (PUBLIC, B, G)}
    moves, events = scene.match.open_moves, len(scene.events)
    for step in ("tile cop", "at casino", "side w", "combat", "chief"):
        scene.act(R, step)
        assert {seat: scene.sight(seat) for seat in before} == before
    for _ in range(5):
        scene.undo(R)
        assert {seat: scene.sight(seat) for seat in before} == before
    assert (scene.match.open_moves, len(scene.events)) == (moves, events)
    assert scene.open == ("place_tile", [R])


# --- what is hidden, and drawn again ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_what_is_unseen_is_what_a_redeal_may_change(players: int) -> None:
    """Nobody else's face-down tiles, the order of piles, tiles won; not more, not less."""
    for s in wander(players, 3):
        for seat in range(PUBLIC, players):
            kinds = Counter(what for what, *_ in GAME.unseen(s, seat))
            assert kinds["mercenary"] == len(s.mercenaries)
            assert kinds["place"] == sum(map(len, s.piles)) + len(s.won)
            down = [laid for owner, laid in enumerate(s.laid) if owner != seat]
            assert kinds["tile"] == (0 if s.revealed else sum(map(len, down)))
        if s.round == 3:
            return


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_to_redeal_ones_own_secrets_is_not_seen_by_others(players: int) -> None:
    """All that a viewer cannot see is drawn again, and the viewer sees no change."""
    for seed in range(3):
        for number, s in enumerate(wander(players, seed)):
            if s.asking != "place_tile" or number % 7:
                continue
            viewer = (s.waiting[0] + 1) % players
            other = GAME.redealt(s, viewer, key_from(number))
            assert GAME.seat_view(s, viewer) == GAME.seat_view(other, viewer)
            assert others_see(s, viewer)[0] == others_see(other, viewer)[0]  # PUBLIC
            if s.round == 4:
                break


@rules("GC-6.18")
def test_the_order_of_piles_and_tiles_won_may_be_any() -> None:
    """Three places are unseen: two in the pile, one won. Every order comes up, and no other."""
    scene = table(
        "actions",
        gangs={R: "driver thug"},
        laid={R: ["thug pile_a", "driver bar e recruit"]},
        recruits={"bar": "driver"},
        left=(3,),
        next_places="nightclub docks brothel",
    ).act(R, "at pile_a", "done")
    met = set()
    for key in range(120):
        other = GAME.redealt(scene.s, R, key_from(key))
        met.add((*other.piles[0], *[won.place for won in other.won]))
    names = [PLACE_IDS.index(name) for name in ("nightclub", "docks", "brothel")]
    assert met == {*permutations(names)}


def test_the_order_of_mercenaries_may_be_any() -> None:
    scene = table(removed=" ".join(MERCENARY_IDS[3:]))
    assert len(scene.s.mercenaries) == 3
    met = {tuple(GAME.redealt(scene.s, B, key_from(key)).mercenaries) for key in range(120)}
    assert met == {*permutations(sorted(scene.s.mercenaries))}


def test_after_the_reveal_no_tile_is_drawn_again() -> None:
    scene = table("actions", laid={R: ["thug bar e", "driver pile_a"], B: ["thug bar se"]})
    assert scene.s.revealed
    for key in range(10):
        assert GAME.redealt(scene.s, G, key_from(key)).laid == scene.s.laid


# --- what others may conclude ---


def settling_used(guesses: set[Hidden]) -> set[bool]:
    return {any(tile[0] == SETTLING for tile in tiles) for tiles, _ in guesses}


@rules("GC-Q31", "GC-X29")
def test_GC_Q31_as_many_tiles_as_characters_without_a_chief_and_it_may_be_at_home() -> None:
    scene = table(gangs={R: "thug driver bodyguard cop"}, ended=(B, G))
    for text in ("thug bar e", "driver bar e", "settling bar e vest"):
        scene.lay(R, text)
    assert settling_used(redealt(scene.s, B, R, range(60))) == {True, False}
    scene.lay(R, "bodyguard bar e")
    assert settling_used(redealt(scene.s, B, R, range(60))) == {True, False}
    assert scene.open == ("place_tile", [R])


@rules("GC-4.31", "GC-Q31")
def test_GC_4_31_one_tile_more_than_characters_and_it_lies_among_them() -> None:
    scene = table(gangs={R: "thug"}).lay(R, "thug bar e chief")
    scene.lay(B, "thug pile_a").lay(G, "thug pile_a").lay(R, "settling bar e vest")
    guesses = redealt(scene.s, B, R, range(60))
    assert {tuple(tile[0] for tile in tiles) for tiles, _ in guesses} == {(kind("thug"), SETTLING)}
    assert {tiles[1][2] for tiles, _ in guesses} == {3, 4}  # either orientation
    assert scene.open == ("place_tile", [B])


@rules("GC-4.31", "GC-Q30")
def test_GC_4_31_who_ended_with_room_left_has_it_at_home() -> None:
    """Also where a thug at home, a recruiter and the settling tile on a pile would look like it."""
    for tiles in (
        ["thug bar e", "driver bar e chief"],
        ["driver bar e recruit chief", "thug pile_a"],
    ):
        scene = table(gangs={R: "thug driver"}, laid={R: tiles})
        assert settling_used(redealt(scene.s, B, R, range(60))) == {True, False}
        scene.decline(R)
        assert settling_used(redealt(scene.s, B, R, range(60))) == {False}
        assert scene.open == ("place_tile", [B])


@rules("GC-4.29", "GC-4.27")
def test_GC_4_29_on_a_place_lies_no_settling_tile_but_with_the_errors_of_the_book() -> None:
    for options, used in ((Options(), {False}), (BOOK, {True, False})):
        scene = table(
            gangs={R: "driver bodyguard thug"},
            owned={R: "bar"},
            laid={R: ["driver bar manage"]},
            seat=B,
            options=options,
        )
        assert settling_used(redealt(scene.s, B, R, range(60))) == used
        assert scene.open == ("place_tile", [B])


@rules("GC-4.30", "GC-4.34", "GC-Q30")
def test_GC_4_30_who_could_have_joined_recruiters_was_not_stuck() -> None:
    """Two recruiters lie there: one of them and the settling tile would leave the other at home."""
    scene = walled(
        "cop pimp thug", ["cop bar nw recruit", "pimp bar nw recruit"], spare="thug", options=BOOK
    ).decline(R)
    guesses = redealt(scene.s, B, R, range(60))
    cop, pimp = kind("cop"), kind("pimp")
    assert {tuple(tile[0] for tile in tiles) for tiles, _ in guesses} == {(cop, pimp), (pimp, cop)}
    assert scene.open == ("place_tile", [B])


# --- the redeal against an oracle ---

# How many keys are tried for each world there is, until all have come up.
PATIENCE = 80
# Positions with more worlds than this are looked at for wrong ones only.
MOST_WORLDS = 100


def check_redeal(start: GangsCity, history: list[Placed], s: GangsCity, gang: int) -> set[Hidden]:
    """Every world that looks like this comes up in a redeal, and no other."""
    possible = worlds(start, history, gang, sight(s))
    assert hidden(s, gang) in possible, "the oracle misses the truth"
    viewer = (gang + 1) % s.players
    met: set[Hidden] = set()
    tries = PATIENCE * len(possible) if len(possible) <= MOST_WORLDS else 40
    for first in range(0, max(tries, 60), 20):
        met |= redealt(s, viewer, gang, range(first, first + 20))
        assert not met - possible, "a redeal that could not be"
        if len(possible) <= MOST_WORLDS and met == possible:
            break
    assert met == possible or len(possible) > MOST_WORLDS, "some that could be never come up"
    return possible


def after(start: GangsCity, history: list[Placed]) -> GangsCity:
    s = start.clone()
    for placed in history:
        act(s, placed.seat, placed.steps)
    return s


KINDS_LEFT = {
    "thug": 8,
    "driver": 11,
    "bodyguard": 10,
    "cop": 5,
    "dealer": 4,
    "pimp": 4,
    "hitwoman": 3,
    "sniper": 1,
    "vamp": 1,
}


def any_table(players: int, luck: Luck, options: Options) -> Scene:
    """Small gangs of any kinds, places owned by anybody."""
    left = dict(KINDS_LEFT)
    gangs = {}
    for seat in range(players):
        names = []
        for _ in range(1 + luck.below(3)):
            name = [*left][luck.below(len(left))]
            left[name] -= 1
            names.append(name)
            left = {each: count for each, count in left.items() if count}
        gangs[seat] = " ".join(names)
    owned: dict[int, str] = {}
    for name in ("prison", "bar", "casino", "ghetto"):
        owner = luck.below(players + 1)
        if owner < players:
            owned[owner] = f"{owned.get(owner, '')} {name}"
    return table(players=players, gangs=gangs, owned=owned, options=options)


@pytest.mark.parametrize("players", ALL_PLAYERS)
@pytest.mark.parametrize("options", [Options(), BOOK], ids=["refuse", "book"])
@rules("GC-4.13", "GC-4.14", "GC-4.16", "GC-4.22", "GC-4.27", "GC-4.28", "GC-4.31")
def test_a_redeal_brings_up_all_that_may_be_and_nothing_else(
    players: int, options: Options
) -> None:
    checked = 0
    for seed in range(6):
        luck = Luck(key_from(f"{seed} of {players}"))
        start = any_table(players, luck, options).s
        taste = (plainly, eagerly, managing)[seed % 3]
        history = placements(start.clone(), seed, 2 + luck.below(4 * players), taste)
        s = after(start, history)
        for gang in range(players):
            if s.laid[gang]:
                check_redeal(start, history, s, gang)
                checked += 1
    assert checked >= 10


def recruiting(notation: str) -> int:
    """So that the city fills with recruiters, and thugs find no room."""
    return {"recruit": 30, "tile thug": 1, "manage": 1, "chief": 2, "tile settling": 3}.get(
        notation, 4
    )


@pytest.mark.parametrize("options", [Options(), BOOK], ids=["refuse", "book"])
@rules("GC-4.30", "GC-4.34", "GC-Q30", "GC-Q9")
def test_a_redeal_knows_of_stuck_characters(options: Options) -> None:
    gaps = ("0,-1", "1,-1", "2,-1", "-1,1", "5,0", "0,3")
    fighters = ("thug", "thug thug", "thug sniper", "thug lone_wolf")
    recruiters = ("cop", "pimp", "dealer vamp", "hitwoman")
    stuck = 0
    for seed in range(30):
        luck = Luck(key_from(f"stuck {seed}"))
        gang = f"{fighters[luck.below(4)]} {recruiters[luck.below(4)]}"
        owned = {} if luck.below(3) else {R: PLACE_IDS[luck.below(len(PLACE_IDS))]}
        around = [gaps[luck.below(6)] for _ in range(1 + luck.below(2))]
        start = walled(gang, gaps=around, owned=owned, spare="thug thug", options=options).s
        history = placements(start.clone(), seed, 2 + luck.below(10), recruiting)
        s = after(start, history)
        if s.laid[R]:
            check_redeal(start, history, s, R)
            placed = {each.tile for each in s.laid[R]}
            stuck += s.ended[R] and any(tile not in placed for tile in s.rosters[R])
    assert stuck >= 4


@rules("GC-4.28", "GC-X23")
def test_a_redeal_of_a_forced_companion() -> None:
    """Small enough to count by hand: thug and driver, tiles at the bar and the casino.

    The settling tile lies alone at the bar, with a fighter at the casino or recruiters, or the
    other way round; or it is at home, and both characters lie there (GC-4.22).
    """
    scene = table(gangs={R: "thug driver"}).lay(R, "settling bar e vest")
    scene.lay(B, "thug pile_a").lay(G, "thug pile_a").lay(R, "driver casino w combat")
    guesses = redealt(scene.s, B, R, range(200))
    tiles = {tuple((tile[0], tile[2]) for tile in tiles) for tiles, _ in guesses}
    thug, driver = kind("thug"), kind("driver")
    one_way = {
        ((SETTLING, edge), who) for edge in (3, 4) for who in ((thug, 1), (driver, 1), (driver, 2))
    }
    both = {((thug, 1), (driver, action)) for action in (1, 2)}
    a_pair = one_way | both
    assert tiles == a_pair | {(second, first) for first, second in a_pair}
    assert scene.open == ("place_tile", [B])
