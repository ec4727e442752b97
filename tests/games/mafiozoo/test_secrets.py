"""Mafiozoo: who sees what."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import CHARACTER_IDS, Options
from omerta.games.mafiozoo.state import Mafiozoo
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC, seen
from omerta.kernel.match import Entry
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from tests.facts import facts
from tests.games.mafiozoo.scenario import (
    ALL_PLAYERS,
    OVER,
    B,
    G,
    R,
    Y,
    cards,
    character,
    match_of,
    others_see,
    table,
    wander,
)
from tests.games.wandering import events_of

SECRET = 12

# --- what may change hands ---


def test_nothing_may_be_traded_or_promised() -> None:
    assert GAME.trade is None
    match = match_of(4)
    with pytest.raises(Refused, match="unknown-entry"):
        match.offer(Offer(0, 0, 1, (("money", 3),), ()))
    with pytest.raises(Refused, match="unknown-entry"):
        match.apply(Entry(0, "say", what="I leave the Mayor to you"))
    assert match.log == []


# --- what is seen ---


@rules("MZ-2.13", "MZ-5.2", "MZ-5.8")
def test_MZ_5_8_hands_are_counted_and_seen_by_their_owner_alone() -> None:
    scene = table(hands={Y: "judge mayor"}, hand_size=3, informants={G: "banker judge"})
    scene.act(Y, "card judge", "recover 1").act(G, f"card {scene.hand(G).split()[0]}", "recover 0")
    for seat in range(PUBLIC, 4):
        table_seen = scene.view(seat)
        assert [player.hand for player in table_seen.players] == [2, 2, 3, 3]
        assert [player.informants for player in table_seen.players] == [0, 2, 0, 0]
        assert [player.recovered for player in table_seen.players] == [(False,), (False,), (), ()]
        if seat == PUBLIC:
            assert table_seen.own is None
        else:
            assert table_seen.own.hand == scene.s.hands[seat]
            assert table_seen.own.recovered == scene.s.recovered[seat]
            assert table_seen.own.informants == scene.s.informants[seat]
    assert scene.open == ("play_card", [B])


@rules("MZ-4.2", "MZ-1.7", "MZ-2.8")
def test_MZ_4_2_what_lies_open_is_the_same_for_all() -> None:
    for s in wander(4, seed=2):
        first = msgspec.to_builtins(GAME.view(s, PUBLIC))
        for seat in range(4):
            view = msgspec.to_builtins(GAME.view(s, seat))
            # Each counts by what it knows (MZ-8.1).
            assert {**view, "own": None, "counts": first["counts"]} == first
        assert (first["slush"], first["reserve"]) == (tuple(s.slush), tuple(s.reserve))
        assert [player["money"] for player in first["players"]] == s.money
        assert first["godfather_deck"] == len(s.godfather_deck)
        assert len(first["godfather_past"]) == s.round


@rules("MZ-2.8", "MZ-2.7")
def test_MZ_2_8_a_blind_token_is_known_to_its_taker_until_the_end() -> None:
    scene = table("revenue", round=4, thugs={Y: "building_site"}, districts_next="park")
    scene.act(Y, "blind")
    for seat in range(PUBLIC, 4):
        (blind,) = scene.heard(seat, "blind")
        assert facts(blind) == ({"seat": Y, "district": 5} if seat == Y else {"seat": Y})
        assert scene.view(seat).players[Y].seen_tokens == (0,) * 6
    while scene.s.asking:
        assert scene.view(G).all_tokens is None
        scene.time_out(scene.s.waiting[0])
    assert scene.view(G).all_tokens[Y][5] == 1
    assert scene.open == OVER


@rules("MZ-2.7", "MZ-2.8")
def test_MZ_2_7_a_token_of_the_agenda_was_seen_by_all() -> None:
    scene = table("revenue", round=2, thugs={Y: "building_site"}).act(Y, "agenda 2")
    for seat in range(PUBLIC, 4):
        assert scene.view(seat).players[Y].seen_tokens == (0, 1, 0, 0, 0, 0)
        assert facts(scene.heard(seat, "district")[0])["district"] == 1
    assert scene.open == ("play_card", [Y])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-4.6", "MZ-4.12", "MZ-4.14", "MZ-5.2", "MZ-5.8", "MZ-6.31")
def test_MZ_5_8_only_its_owner_hears_what_a_card_is(players: int) -> None:
    secret_of = {
        "deal": "cards",
        "draw_corruption": "card",
        "draw_informant": "card",
        "recover": "card",
        "dropped": "card",
        "blind": "district",
    }
    met = set()
    for seed in range(6):
        *_, s = wander(players, seed)
        for event in events_of(s):
            if event.kind in secret_of:
                met.add(event.kind)
                for seat in range(PUBLIC, players):
                    heard = event.seen_by(seat)
                    assert heard is not None
                    assert (secret_of[event.kind] in facts(heard)) is (seat == facts(event)["seat"])
            else:
                assert event.private == {}
        for seat in range(PUBLIC, players):
            assert len(seen(events_of(s), seat)) == len(events_of(s))
    assert met >= {"deal", "draw_informant", "recover", "dropped", "blind"}


# --- what is hidden, and drawn again ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-5.8", "MZ-2.8", "MZ-6.7", "MZ-1.7", "MZ-11.1", "MZ-11.5")
def test_MZ_5_8_a_view_tells_nothing_of_what_is_hidden(players: int) -> None:
    """Whatever a seat cannot see may be dealt anew: its view stays the same to the last byte."""
    moved: Counter[str] = Counter()
    for seed in range(2):
        for number, s in enumerate(wander(players, seed=seed)):
            for seat in range(PUBLIC, players):
                other = GAME.redealt(s, seat, key_from(f"{seat} {number}"))
                assert GAME.tally(other) == GAME.tally(s)
                view = msgspec.json.encode(GAME.seat_view(s, seat))
                assert msgspec.json.encode(GAME.seat_view(other, seat)) == view
                for what in ("hands", "pile", "recovered", "dropped", "informants", "blind_tokens"):
                    moved[what] += getattr(other, what) != getattr(s, what)
                moved["godfather"] += other.godfather_deck != s.godfather_deck
                moved["districts"] += other.district_reserve != s.district_reserve
                if seat != PUBLIC:
                    assert own_secrets(other, seat) == own_secrets(s, seat)
    assert min(moved.values()) > 20
    assert len(moved) == 8


def own_secrets(s: Mafiozoo, seat: int) -> tuple[tuple[int, ...], ...]:
    return (
        *(s.hands[seat], s.recovered[seat], s.dropped[seat]),
        *(s.informants[seat], s.blind_tokens[seat]),
    )


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-5.8", "MZ-2.8", "MZ-6.7")
def test_MZ_5_8_a_redeal_depends_on_nothing_hidden(players: int) -> None:
    """Two games that look the same to a seat are the same to it when dealt anew."""
    for number, s in enumerate(wander(players, seed=8)):
        for seat in range(PUBLIC, players):
            alike = GAME.redealt(s, seat, key_from("alike"))
            first, second = (GAME.redealt(each, seat, key_from(number)) for each in (s, alike))
            assert first.to_json() == second.to_json()


@rules("MZ-5.8", "MZ-Q10")
def test_MZ_5_8_a_recovered_card_is_drawn_again_from_its_kind() -> None:
    scene = table(hands={Y: "judge", G: "secret"})
    scene.act(Y, "card judge", "recover 1").act(G, "card secret", "recover 1")
    kinds: Counter[int] = Counter()
    for number in range(600):
        other = GAME.redealt(scene.s, B, key_from(number))
        assert other.recovered[G] == (SECRET,)
        (drawn,) = other.recovered[Y]
        assert drawn != SECRET
        kinds[drawn] += 1
        # To its owner it stays what it is.
        assert GAME.redealt(scene.s, Y, key_from(number)).recovered[Y] == cards_of("judge")
    assert set(kinds) == {card for card in range(12) if scene.s.hands[B].count(card) < 2}
    assert scene.open == ("play_card", [B])


def cards_of(text: str) -> tuple[int, ...]:
    return tuple(cards(text))


@rules("MZ-5.8")
def test_MZ_5_8_every_hidden_card_is_as_likely_anywhere() -> None:
    """Blue has no judge, one mayor and both forgers in hand; yellow recovered with a targeted card.

    All that blue cannot see and that is targeted is equally likely to be that card.
    """
    hands = {Y: "judge", B: "mayor forger forger secret secret"}
    scene = table(hands=hands).act(Y, "card judge", "recover 0")
    draws = 2200
    recovered: Counter[int] = Counter()
    held: Counter[int] = Counter()
    for number in range(draws):
        other = GAME.redealt(scene.s, B, key_from(number))
        recovered.update(other.recovered[Y])
        held.update(other.hands[R])
    left = Counter(dict.fromkeys(range(12), 2))
    left.update({character("mayor"): -1, character("forger"): -2})
    for card, copies in left.items():
        expected = draws * copies / 21
        assert recovered[card] == pytest.approx(
            expected, abs=max(60, 0.3 * expected) * (copies > 0)
        )
    # One targeted card is out of the way: 20 of them and 4 secret ones are left for five places.
    assert held[SECRET] == pytest.approx(5 * draws * 4 / 24, rel=0.1)
    assert scene.open == ("play_card", [G])


@rules("MZ-6.7", "MZ-2.8", "MZ-1.7")
def test_MZ_6_7_informants_tokens_and_godfather_cards_can_be_anywhere() -> None:
    scene = table(informants={G: "banker judge", Y: "mayor"}, blind_tokens={G: "park"})
    informants: Counter[int] = Counter()
    tokens: Counter[int] = Counter()
    coming: Counter[int] = Counter()
    for number in range(400):
        other = GAME.redealt(scene.s, Y, key_from(number))
        assert other.informants[Y] == cards_of("mayor")
        informants.update(other.informants[G])
        tokens.update(other.blind_tokens[G])
        coming[other.godfather_deck[-1]] += 1
        assert other.godfather_past == scene.s.godfather_past
    assert set(informants) == {who for who in range(12) if who != character("mayor")}
    assert max(informants.values()) < 2 * min(informants.values())
    assert set(tokens) == set(range(6))
    assert set(coming) == set(range(8)) - set(scene.s.godfather_past)
    assert scene.open == ("play_card", [Y])


@rules("MZ-6.7")
def test_MZ_6_7_a_played_informant_card_is_known() -> None:
    scene = table(informants={G: "banker judge"}, informant_discards="distiller forger")
    for seat in range(PUBLIC, 4):
        assert scene.view(seat).informant_discards == (0, 2)
        assert ("informant", 0) not in GAME.unseen(scene.s, seat)
    for number in range(50):
        other = GAME.redealt(scene.s, Y, key_from(number))
        assert not {0, 2} & {*other.informants[G], *other.informant_pile}
    assert scene.open == ("play_card", [Y])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-5.8", "MZ-2.8", "MZ-6.7")
def test_MZ_5_8_what_a_seat_cannot_see(players: int) -> None:
    for s in wander(players, seed=9):
        for seat in range(PUBLIC, players):
            others = [owner for owner in range(players) if owner != seat]
            hidden = Counter(("corruption", card) for card in s.pile)
            hidden.update(("informant", card) for card in s.informant_pile)
            hidden.update(("district", token) for token in s.district_reserve)
            hidden.update(("godfather", card) for card in (*s.godfather_deck, *s.godfather_box))
            for owner in others:
                hidden.update(("corruption", card) for card in s.hands[owner] + s.dropped[owner])
                hidden.update(("informant", card) for card in s.informants[owner])
                if s.asking:  # at the end all tokens lie open (MZ-8.2)
                    hidden.update(("district", token) for token in s.blind_tokens[owner])
                # Of those only the kind is known: hidden apart, or the kind would not count.
                hidden.update(("of known kind", c) for c in s.recovered[owner] if c != SECRET)
            assert Counter(GAME.unseen(s, seat)) == hidden


@rules("MZ-2.8")
def test_MZ_2_8_open_districts_hide_no_token() -> None:
    for s in wander(3, 1, Options(open_districts=True)):
        for seat in range(PUBLIC, 3):
            unseen = [token for kind, token in GAME.unseen(s, seat) if kind == "district"]
            assert sorted(unseen) == sorted(s.district_reserve)
            other = GAME.redealt(s, seat, key_from(seat))
            assert other.blind_tokens == s.blind_tokens
            assert GAME.view(s, seat).all_tokens is not None


# --- answers under way ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-11.1", "MZ-11.5", "MZ-6.33")
def test_MZ_11_1_no_view_but_ones_own_shows_a_pending_answer(players: int) -> None:
    """At every question of a random game: whatever one answers, short of a complete chain or of
    the last sealed answer, the others see the same."""
    compared = 0
    for s in wander(players, seed=13):
        question = s.question
        for seat in s.waiting:
            pending = []
            for option in GAME.options(s, seat):
                after = s.clone()
                GAME.act(after, seat, option)
                half_made = bool(after.drafts[seat]) or after.answers[seat] >= 0
                if after.question == question and half_made:
                    pending.append(after)
            sights = [others_see(after, seat) for after in pending]
            assert all(sight == sights[0] for sight in sights)
            compared += len(sights) > 1
            if pending and pending[0].drafts[seat]:
                assert sights[0] == others_see(s, seat)
    assert compared > 50


@rules("MZ-11.3", "MZ-11.1")
def test_MZ_11_3_what_waits_is_known_to_its_owner_alone() -> None:
    scene = table(hands={Y: "judge"}, thugs={G: "prison"}).act(Y, "card judge")
    scene.act(G, "use prison mayor")
    assert len(scene.match.view(G).queued) == 1
    for seat in (PUBLIC, Y, B, R):
        assert scene.match.view(seat).queued == ()
        assert GAME.redealt(scene.s, seat, key_from(seat)).queued == []
    assert GAME.redealt(scene.s, G, key_from(1)).queued == scene.s.queued
    assert scene.open == ("play_card", [Y])


@rules("MZ-5.1")
def test_MZ_5_1_a_refusal_tells_nothing_of_other_hands() -> None:
    scene = table(hands={Y: "judge mayor secret"}, hand_size=3)
    missing = [name for name in CHARACTER_IDS if name not in ("judge", "mayor")]
    for number in range(3):
        other = GAME.redealt(scene.s, Y, key_from(number))
        why = GAME.ask(other).why
        assert why is not None
        assert [str(why(other, Y, character(name))) for name in missing] == [
            f"refused-no-such-card MZ-5.1 card={name}" for name in missing
        ]
    assert scene.open == ("play_card", [Y])


@rules("MZ-1.14")
def test_MZ_1_14_the_seed_is_secret_until_the_end() -> None:
    match = match_of(3, "secret")
    views = []
    while not match.over:
        assert match.key is None
        views.append(msgspec.json.encode([match.view(seat) for seat in range(PUBLIC, 3)]))
        match.time_out(match.state.waiting[0])
    assert match.key == match.secret_key() == key_from("secret")
    assert not any(match.key.hex().encode() in view for view in views)
    assert (match.state.asking, match.state.waiting) == OVER
