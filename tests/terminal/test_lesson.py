"""A guided first game at the terminal."""

from __future__ import annotations

import pytest

from omerta.cli import main


def learned(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    *lines: str,
    game: str = "razzia",
    step: int = 1,
    example: str = "",
) -> str:
    typed = iter(lines)

    def read(*_: object) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    command = ["learn", game, "--lang", "en", "--step", str(step), "--example", example]
    assert main(command) == 0
    return " ".join(capsys.readouterr().out.split())


def test_another_choice_is_answered_and_stays_open(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = learned(capsys, monkeypatch, "", "3", "4")
    assert "You would not be alone there" in told
    assert "$20,000 for you, quietly." in told
    assert "omerta learn razzia --step 3" in told


def test_what_would_come_of_it_is_shown_and_taken_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = learned(capsys, monkeypatch, "1", "2", step=11)
    assert "A sure ten" in told
    assert "it is taken back" in told
    assert "seven to seven" in told


def test_offers_are_answered_and_made_by_choosing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["2", "1", "", "1", "1", "1", "2", "1", "2"]
    told = learned(capsys, monkeypatch, *lines, step=3, game="cosa_nostra")
    assert "call it tuition" in told
    assert "gives their word to you" in told
    assert "Karine has no Pimp." in told
    assert "You give $1,000 for a use of a Pimp: a deal with Ernest." in told
    assert "omerta learn cosa_nostra --step 6" in told


def test_an_answer_of_several_steps_is_judged_as_soon_as_it_goes_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = learned(capsys, monkeypatch, "2", "1", "3", "4", "2", game="gangs_city", step=2)
    assert "First the Thug" in told.split("Thug: where?")[0]
    assert "Thug at the Distillery: on which side?" in told
    assert "Save yours" in told.split("is this your chief this round?")[1]


def test_the_aim_comes_before_all_news(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = learned(capsys, monkeypatch, game="mafiozoo")
    assert "Everybody here has a price" in told
    assert "receives 5 Z" not in told


def test_what_happened_before_the_first_step_is_not_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = learned(capsys, monkeypatch, "1", game="gangs_city", step=7)
    assert "You hire the Dealer" in told
    assert "Karine lays a tile" not in told


def test_one_may_go_back_and_skip_a_chapter(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = learned(capsys, monkeypatch, "s", "b", "q")
    assert "omerta learn razzia --step 2" in told


def test_an_answer_of_several_choices_is_made_in_words_and_can_be_stepped_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ("2", "5", "1", "2", "5", "2", "b", "2", "2")
    told = learned(capsys, monkeypatch, *lines, game="mafiozoo", step=4)
    assert "play one of your 5 cards." in told
    assert "Two in one pocket means a friend fewer." in told
    assert "1 slides on to the Distiller. Another gem?" in told
    assert "You bribe: 1 gem on the Lieutenant, 1 slides on to the Distiller" in told
    assert "omerta learn mafiozoo --step 5" in told


def test_a_table_that_has_not_changed_is_printed_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = learned(capsys, monkeypatch, "", "", game="mafiozoo")
    assert "step 3 of 22" in told
    assert told.count("Your hand: Mayor") == 1


def test_who_comes_back_is_not_told_all_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = learned(capsys, monkeypatch, game="mafiozoo", step=12)
    assert "step 12 of 22" in told
    assert "You play first." not in told


def test_an_example_of_the_rules_is_played_as_well(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = learned(capsys, monkeypatch, "2", "", game="razzia", example="duel")
    assert "Example of the rules, step 1 of 2" in told
    assert "six to six" in told
    assert main(["learn", "razzia", "--lang", "en", "--example", "heist"]) == 2
    assert "duel, split" in capsys.readouterr().err


def test_a_step_or_a_lesson_that_is_not_there_is_said_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["learn", "razzia", "--lang", "en", "--step", "99"]) == 2
    assert "steps 1 to 24" in capsys.readouterr().err
    monkeypatch.setattr("omerta.games.lessons.FILE", "no-such-lesson.toml")
    assert main(["learn", "deal", "--lang", "en"]) == 2
    assert "has no lesson yet" in capsys.readouterr().err
