"""Records: readable, replayable, and honest about the first thing that is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from omerta.games import load
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.record import (
    BadRecord,
    Record,
    demand_head,
    heads,
    read,
    record,
    replay,
    verify,
    write,
)
from omerta.kernel.refusal import Refused
from tests import toy

GAME = load("razzia")


def finished(nonces: tuple[str, ...] = ()) -> Match[Any]:
    luck = Luck(key_from("record"))
    seats = [SeatInfo(name) for name in ("Ann", "Ben", "Cleo")]
    match = Match(GAME, seats, key_from("record"), nonces=nonces)
    while not match.over:
        seat = match.state.waiting[0]
        options = GAME.options(match.state, seat)
        match.act(seat, options[luck.below(len(options))], at=len(match.log) * 10)
    return match


TEXT = write(record(finished()))


def edited(**changes: Any) -> Record:
    return read(json.dumps({**json.loads(TEXT), **changes}))


def log() -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = json.loads(TEXT)["log"]
    return lines


def test_a_record_is_readable_and_complete() -> None:
    whole = json.loads(TEXT)
    assert (whole["omerta"], whole["game"], whole["rules"]) == (2, "razzia", GAME.version)
    assert whole["options"]["answers"] == "simultaneous"
    assert [seat["name"] for seat in whole["seats"]] == ["Ann", "Ben", "Cleo"]
    assert whole["seed"] == key_from("record").hex()
    assert whole["log"][0]["entry"]["what"].startswith("extra ")
    lines = TEXT.splitlines()
    assert len(lines) > len(whole["log"])
    assert max(map(len, lines)) < 400


def test_what_is_written_is_read_and_verified() -> None:
    assert write(read(TEXT)) == TEXT
    assert verify(GAME, read(TEXT)).over


def test_an_unfinished_record_keeps_its_seed_sealed() -> None:
    match = Match(GAME, [SeatInfo(name) for name in "abc"], key_from("sealed"))
    text = write(record(match))
    assert key_from("sealed").hex() not in text
    with pytest.raises(BadRecord, match="record-no-seed"):
        verify(GAME, read(text))
    assert replay(GAME, read(text), key=key_from("sealed")).state == match.state


@pytest.mark.parametrize("cut", [0, 1, 20, len(TEXT) // 2, len(TEXT) - 3])
def test_a_truncated_file_is_no_record(cut: int) -> None:
    with pytest.raises(BadRecord, match="record-not-json"):
        read(TEXT[:cut])


@pytest.mark.parametrize("text", ["[]", "{}", '{"omerta": "x"}', "null", "3"])
def test_other_json_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord, match="record-shape"):
        read(text)


@pytest.mark.parametrize("where", ["game", "commitment", "seats"])
def test_control_characters_are_not_let_through_to_a_terminal(where: str) -> None:
    bad: Any = "\x1b]0;owned\x07"
    with pytest.raises(BadRecord, match="record-shape"):
        edited(**{where: [{"name": bad}] * 3 if where == "seats" else bad})


def test_deep_nesting_is_no_record() -> None:
    with pytest.raises(BadRecord):
        read('{"omerta": ' + "[" * 100_000)


def test_not_even_text() -> None:
    with pytest.raises(BadRecord, match="record-not-json"):
        read(b"\xff\xfe\x00")


def test_an_edited_action_is_named() -> None:
    lines = log()
    other = "extra jungle" if lines[0]["entry"]["what"] != "extra jungle" else "extra colibri"
    lines[0]["entry"]["what"] = other
    with pytest.raises(BadRecord, match="record-edited") as bad:
        verify(GAME, edited(log=lines))
    assert bad.value.entry == 1


def test_a_missing_action_is_named() -> None:
    lines = log()
    del lines[7]
    with pytest.raises(BadRecord, match="record-edited") as bad:
        verify(GAME, edited(log=lines))
    assert bad.value.entry == 8


def test_an_illegal_action_is_named_even_if_the_checks_were_made_anew() -> None:
    match = finished()
    entry = match.log[5]
    object.__setattr__(match, "log", [*match.log[:5], *match.log[6:7], entry, *match.log[7:]])
    match.log[5] = match.log[0]
    with pytest.raises(BadRecord, match="record-illegal") as bad:
        verify(GAME, record(match))
    assert bad.value.entry == 6
    assert bad.value.rule.startswith("RZ-")


def test_a_missing_end_is_named() -> None:
    lines = log()[:-3]
    with pytest.raises(BadRecord, match="record-unfinished") as bad:
        verify(GAME, edited(log=lines))
    assert bad.value.entry == len(lines) + 1


def test_another_seed_does_not_match_the_commitment() -> None:
    with pytest.raises(BadRecord, match="record-commitment"):
        verify(GAME, edited(seed=key_from("other").hex()))


@pytest.mark.parametrize("seed", ["zz", "00", ""])
def test_a_seed_that_is_none(seed: str) -> None:
    with pytest.raises(BadRecord, match="record-seed"):
        verify(GAME, edited(seed=seed))


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [{"name": "Zoe"}, {"name": "Ben"}, {"name": "Cleo"}]},
        {"options": {}},
        {"stepped": True},
    ],
)
def test_an_edited_head_is_noticed_at_the_first_action(change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="record-edited") as bad:
        verify(GAME, edited(**change))
    assert bad.value.entry == 1


def test_only_the_promised_seed_goes_on_with_a_match() -> None:
    match = Match(GAME, [SeatInfo(name) for name in "abc"], key_from("promised"))
    with pytest.raises(BadRecord, match="record-commitment"):
        replay(GAME, record(match), key=key_from("better"))


def test_fields_nobody_knows_are_not_let_through() -> None:
    with pytest.raises(BadRecord, match="record-shape"):
        edited(note="trust me")


def test_an_edited_result_is_noticed() -> None:
    result = json.loads(TEXT)["result"]
    result["scores"][0] += 5000
    with pytest.raises(BadRecord, match="record-result"):
        verify(GAME, edited(result=result))
    with pytest.raises(BadRecord, match="record-result"):
        verify(GAME, edited(result=None))


def test_other_rules_or_formats_are_not_replayed() -> None:
    with pytest.raises(BadRecord, match="record-rules"):
        replay(GAME, edited(rules="0"))
    with pytest.raises(BadRecord, match="record-format"):
        edited(omerta=3)


def test_bad_options_are_named() -> None:
    with pytest.raises(BadRecord, match="record-shape"):
        replay(GAME, edited(options={"answers": "shouted"}))


def test_a_tables_own_content_travels_with_the_record() -> None:
    content = GAME.content_type(
        **{field: getattr(GAME.content, field) for field in GAME.content.__struct_fields__}
    )
    match = Match(GAME, [SeatInfo(name) for name in "abc"], key_from("own"), content=content)
    rec = read(write(record(match)))
    assert rec.content is not None
    assert rec.content["bills"][0]["source"]
    assert replay(GAME, rec, key=key_from("own")).state == match.state


def test_what_a_seat_cannot_see_is_dealt_anew_and_a_replay_knows_how() -> None:
    match = Match(GAME, [SeatInfo(name) for name in ("Ann", "Ben", "Cleo")], key_from("once more"))
    while match.state.asking != "choose_card":
        seat = match.state.waiting[0]
        match.act(seat, GAME.options(match.state, seat)[0])
    seen, others = match.view(0), match.view(1)
    match.redeal(0, key_from("anew"))
    assert match.view(0) == seen
    assert match.view(1) != others
    again = replay(GAME, read(write(record(match))), key=key_from("once more"))
    assert again.state.to_json() == match.state.to_json()
    for key in (b"short", b""):
        with pytest.raises(Refused):
            match.redeal(0, key)


def test_a_match_that_was_dealt_anew_proves_nothing() -> None:
    match = Match(GAME, [SeatInfo(name) for name in ("Ann", "Ben", "Cleo")], key_from("once more"))
    match.redeal(0, key_from("anew"))
    while not match.over:
        seat = match.state.waiting[0]
        match.act(seat, GAME.options(match.state, seat)[0])
    with pytest.raises(BadRecord) as bad:
        verify(GAME, record(match))
    assert (bad.value.reason, bad.value.entry) == ("record-redealt", 1)


# --- nonces, and what somebody has kept ---

NONCES = (derive(key_from("Ann"), 1).hex(), "", derive(key_from("Cleo"), 1).hex())
MIXED = write(record(finished(NONCES), "table123"))


def changed(**changes: Any) -> Record:
    return read(json.dumps({**json.loads(MIXED), **changes}))


def test_a_match_with_nonces_has_other_luck_and_is_verified() -> None:
    match = verify(GAME, read(MIXED))
    assert match.nonces == list(NONCES)
    alone = Match(GAME, match.seats, key_from("record"))
    assert alone.state != Match(GAME, match.seats, key_from("record"), nonces=NONCES).state


@pytest.mark.parametrize(
    "nonces", [["", "", ""], [*reversed(NONCES[1:]), NONCES[0]], [NONCES[2], "", NONCES[0]]]
)
def test_other_nonces_are_found(nonces: list[str]) -> None:
    with pytest.raises(BadRecord, match="record-edited"):
        verify(GAME, changed(nonces=nonces))


@pytest.mark.parametrize("nonces", [NONCES[:2], [*NONCES[:2], "short"], [*NONCES, ""]])
def test_what_cannot_be_nonces_is_refused(nonces: list[str]) -> None:
    with pytest.raises(BadRecord, match="record-nonces"):
        verify(GAME, changed(nonces=list(nonces)))


def test_another_table_is_found() -> None:
    with pytest.raises(BadRecord, match="record-edited"):
        verify(GAME, changed(table="table124"))


def test_the_commitment_that_somebody_was_shown_is_compared() -> None:
    rec = read(MIXED)
    verify(GAME, rec, rec.commitment)
    with pytest.raises(BadRecord, match="record-other-commitment"):
        verify(GAME, rec, key_from("another").hex())


def test_a_head_that_somebody_has_kept_is_found_in_the_chain() -> None:
    rec, every = read(MIXED), heads(read(MIXED))
    assert len(set(every)) == len(rec.log) + 1
    for head in every:
        demand_head(rec, head.hex()[:32])
    for other in (heads(read(TEXT))[-1].hex(), every[3].hex()[:8], ""):
        with pytest.raises(BadRecord, match="record-other-head"):
            demand_head(rec, other)


# --- files from before there were nonces ---

OLD = Path(__file__).with_name("format_1.json").read_text("utf-8")


def test_an_old_record_is_still_verified() -> None:
    rec = read(OLD)
    assert rec.omerta == 1
    assert verify(toy.GAME, rec).over


def test_an_old_record_that_was_edited_is_still_found() -> None:
    lines = json.loads(OLD)
    lines["log"][3]["entry"]["at"] += 1
    with pytest.raises(BadRecord, match="record-edited") as bad:
        verify(toy.GAME, read(json.dumps(lines)))
    assert bad.value.entry == 4
