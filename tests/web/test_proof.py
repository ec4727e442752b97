"""The page's own checks of a finished match agree with the house's chain, seals and signatures."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from omerta.games import load
from omerta.kernel.dice import Luck, commitment, derive, key_from
from omerta.kernel.match import Entry, Match, SeatInfo
from omerta.kernel.record import heads, read, record, write
from omerta.kernel.state import Offer, Pledge
from omerta.server.signing import SigningKey
from tests.web.scripts import COMPILE, LIB, ROOT, TYPESCRIPT, check_lines_in, compiled, needs_node

RAZZIA = load("razzia")
KEY = SigningKey(key_from("the house"))
NONCES = [derive(key_from("nonces"), seat).hex() for seat in range(2)] + [""]

CHECK = """
import { flawOf, gapOf } from "./proof.mjs";

export default ({ file, seen, key, flaw, gap }) => {
  const found = flawOf(file, seen, key);
  if (found !== flaw) throw new Error(`${found}, not ${flaw}`);
  const left = gapOf(file, seen);
  if (gap !== undefined && left !== gap) throw new Error(`${left}, not ${gap}`);
};
"""


def signed_file() -> dict[str, Any]:
    """A match file as the house writes it, with everything an entry can hold."""
    luck = Luck(key_from("proof"))
    seats = [SeatInfo("Zoë “Z”"), SeatInfo("Ben"), SeatInfo("Nino", "bot")]
    match: Match[Any] = Match(RAZZIA, seats, key_from("proof"), nonces=NONCES)
    while not match.over:
        seat = match.state.waiting[0]
        options = RAZZIA.options(match.state, seat)
        match.act(seat, options[luck.below(len(options))], at=len(match.log) * 10)
    words = 'He said "never" \\ jamais : \U0001f52b </a>'
    offer = Offer(3, 0, 1, (("money", 5),), (("card", 2),), words, pledges=(Pledge(0, "truce"),))
    match.log += [
        Entry(0, "offer", 7, content=offer),
        Entry(1, "accept", 8, offer=3, picks=("give 1", "give 2")),
        Entry(-1, "lapse", 9, offer=3, default=True),
    ]
    file: dict[str, Any] = json.loads(write(record(match, "table123")))
    return file | {"key": KEY.public, "signature": KEY.sign("table123", last_head(file))}


def last_head(file: dict[str, Any]) -> bytes:
    return heads(read(json.dumps(file)))[-1]


FILE = signed_file()
SEEN = {
    "commitment": FILE["commitment"],
    "key": KEY.public,
    "nonce": NONCES[0],
    "seals": [commitment(bytes.fromhex(nonce)) if nonce else "" for nonce in NONCES],
    "heads": [heads(read(json.dumps(FILE)))[number].hex()[:32] for number in (0, 7, -1)],
    "turn": 9,
    "at": 0,
}


def other_entry(file: dict[str, Any]) -> None:
    file["log"][4]["entry"]["at"] += 1


def without_an_entry(file: dict[str, Any]) -> None:
    del file["log"][5]


def other_name(file: dict[str, Any]) -> None:
    file["seats"][0]["name"] = "Zoe"


def resigned(file: dict[str, Any]) -> None:
    """As the house itself could change it: without the last entry, all checks made anew."""
    del file["log"][-1]
    file["signature"] = KEY.sign("table123", last_head(file))


def other_seed(file: dict[str, Any]) -> None:
    file["seed"] = key_from("another").hex()


def other_signature(file: dict[str, Any]) -> None:
    file["signature"] = SigningKey(key_from("else")).sign("table123", last_head(file))


def other_key(file: dict[str, Any]) -> None:
    other_signature(file)
    file["key"] = SigningKey(key_from("else")).public


def unsigned(file: dict[str, Any]) -> None:
    file["key"] = file["signature"] = ""


CHANGES: list[tuple[Callable[[dict[str, Any]], None], str | None]] = [
    (other_entry, "changed"),
    (without_an_entry, "changed"),
    (other_name, "changed"),
    (resigned, "head"),
    (other_seed, "seed"),
    (other_signature, "signature"),
    (other_key, "key"),
    (unsigned, None),
]


def check(*cases: dict[str, Any]) -> None:
    modules = compiled(COMPILE, TYPESCRIPT, LIB) / "node_modules"
    if not modules.exists():
        modules.symlink_to(ROOT / "web" / "node_modules")
    usual = {"file": FILE, "seen": SEEN, "key": KEY.public}
    check_lines_in(LIB, CHECK, [json.dumps(usual | case).encode() for case in cases])


@needs_node
def test_a_genuine_match_has_no_flaw_for_who_was_there_and_who_was_not() -> None:
    check({"flaw": None, "gap": None}, {"seen": None, "flaw": None, "gap": None})


@needs_node
@pytest.mark.parametrize(("change", "flaw"), CHANGES)
def test_what_was_changed_is_found(
    change: Callable[[dict[str, Any]], None], flaw: str | None
) -> None:
    file = json.loads(json.dumps(FILE))
    change(file)
    check({"file": file, "flaw": flaw, "gap": "unsigned" if change is unsigned else None})


@needs_node
def test_what_this_browser_has_kept_is_compared() -> None:
    def kept(**other: Any) -> dict[str, Any]:
        return {"seen": SEEN | other}

    check(
        kept(commitment=key_from("shown").hex()) | {"flaw": "commitment"},
        kept(heads=["ab" * 16]) | {"flaw": "head"},
        kept(seals=["", SEEN["seals"][0], ""]) | {"flaw": "seals"},
        kept(key="") | {"flaw": None},
        # It was given, and left out or late: nothing is wrong that can be shown to others.
        kept(nonce=NONCES[0][::-1]) | {"flaw": None, "gap": "late"},
        # It was never given.
        kept(nonce=NONCES[0][::-1], seals=[]) | {"flaw": None, "gap": None},
    )
