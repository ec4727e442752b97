"""Gangs City: what words read out of a view agrees with what the rules make of the state."""

from __future__ import annotations

import pytest

from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.content import Options
from omerta.games.gangs_city.reading import plan, recruiting_total
from omerta.games.gangs_city.rules_placement import making
from omerta.games.gangs_city.rules_recruit import total
from omerta.games.gangs_city.state import NO_ACTION
from omerta.games.gangs_city.words import Words
from omerta.kernel.dice import Luck, key_from
from omerta.text import LANGUAGES, text
from omerta.text.phrases import Voice

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]


@pytest.mark.parametrize("errors", ["refuse", "book"])
@pytest.mark.parametrize("players", [3, 6])
def test_a_placement_read_from_the_view_is_the_one_the_rules_see(players: int, errors: str) -> None:
    options = Options(settling_errors="book" if errors == "book" else "refuse")
    looked = set()
    for number in range(3):
        luck = Luck(key_from(number))
        s = GAME.begin(players, key_from(f"{players} {number}"), options)
        while s.asking:
            seat = s.waiting[0]
            choices = GAME.options(s, seat)
            if s.asking == "place_tile":
                made, read = making(s, seat), plan(GAME.seat_view(s, seat), s.board)
                looked.add(read.asks)
                assert read.declined == made.declined
                if read.asks != "tile" and not made.declined:
                    assert read.tile == made.kind
                    assert made.spot == (-1 if read.spot is None else read.spot)
                    assert made.action == (NO_ACTION if read.action is None else read.action)
                    assert made.chief == read.chief
            elif s.asking == "recruit":
                seen = GAME.seat_view(s, seat).table
                assert recruiting_total(seen, s.board, seat, s.location) == total(s, seat)
            GAME.act(s, seat, choices[luck.below(len(choices))])
    assert looked == {"tile", "at", "spot", "action", "chief", "done"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sealed_answer_in_several_steps_can_be_changed_and_says_so(language: str) -> None:
    words, luck = Words(), Luck(key_from("again"))
    said: set[str] = set()
    for number in range(40):
        s = GAME.begin(6, key_from(number))
        while s.asking and said != {"bid", "kill"}:
            seat = s.waiting[0]
            choices = GAME.options(s, seat)
            GAME.act(s, seat, choices[luck.below(len(choices))])
            seen, kind = GAME.seat_view(s, seat), s.asking
            if seen.prompt is not None and seen.prompt.answer is not None:
                voice = Voice(text(language, "gangs_city"), NAMES, seat)
                again = words.question(seen)
                assert again.say == f"ask-{kind}-again"
                assert voice.say(again)
                GAME.act(s, seat, GAME.options(s, seat)[0])
                assert words.question(GAME.seat_view(s, seat)).say != again.say
                said.add(kind)
    assert said == {"bid", "kill"}
