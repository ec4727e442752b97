"""Gangs City: what words read out of a view agrees with what the rules make of the state."""

from __future__ import annotations

import pytest

from omerta.games import package
from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.content import Options
from omerta.games.gangs_city.known import known_state
from omerta.games.gangs_city.reading import plan
from omerta.games.gangs_city.rules_recruit import total
from omerta.games.gangs_city.rules_shootout import parties_here, sums
from omerta.games.gangs_city.state import NO_PLACE
from omerta.games.gangs_city.words import Words
from omerta.kernel.dice import Luck, key_from
from omerta.text import LANGUAGES
from omerta.text.phrases import Voice

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]


@pytest.mark.parametrize("errors", ["refuse", "book"])
@pytest.mark.parametrize("players", [3, 6])
def test_what_is_read_from_a_view_is_what_the_rules_see(players: int, errors: str) -> None:
    """The rules say the same of what a seat knows as of the state itself."""
    options = Options(settling_errors="book" if errors == "book" else "refuse")
    looked = set()
    for number in range(3):
        luck = Luck(key_from(number))
        s = GAME.begin(players, key_from(f"{players} {number}"), options)
        while s.asking:
            seat = s.waiting[0]
            choices = GAME.options(s, seat)
            known = known_state(GAME.seat_view(s, seat), s.board)
            # (Of several alike who may leave, it does not matter which comes first.)
            assert sorted(GAME.options(known, seat)) == sorted(choices)
            assert GAME.path(known, seat) == GAME.path(s, seat)
            if s.asking == "place_tile":
                looked.add(plan(known, seat).asks)
            elif s.asking == "recruit":
                assert total(known, seat) == total(s, seat)
            elif s.location != NO_PLACE:
                there, here = (sums(each, parties_here(each), NO_PLACE) for each in (known, s))
                assert there == here
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
                voice = Voice(package("gangs_city").text(language), NAMES, seat)
                again = words.question(seen)
                assert again.say == f"ask-{kind}-again"
                assert voice.say(again)
                GAME.act(s, seat, GAME.options(s, seat)[0])
                assert words.question(GAME.seat_view(s, seat)).say != again.say
                said.add(kind)
    assert said == {"bid", "kill"}
