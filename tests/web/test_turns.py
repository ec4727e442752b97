"""Whose chances a turn of the game is said to have moved."""

from __future__ import annotations

import msgspec

from tests.web.scripts import ROOT, check_lines_in, needs_node

CHECK = """
import { deepStrictEqual } from "node:assert";
import { swing } from "./turns.mjs";
export default ({ shares, errors, me, told }) => {
  const { seat, before, after } = swing({ shares, errors }, 0, 1, me);
  deepStrictEqual([seat, before, after], told);
};
"""
SHARES = [[0.4, 0.3, 0.3], [0.1, 0.5, 0.4]]
ERRORS = [[0.02, 0.02, 0.02], [0.02, 0.02, 0.02]]


@needs_node
def test_the_readers_own_chances_are_told_if_they_surely_moved_nearly_as_much() -> None:
    def case(told: tuple[int, float, float], **given: object) -> bytes:
        usual = {"shares": SHARES, "errors": ERRORS, "me": -1}
        return msgspec.json.encode({**usual, **given, "told": told})

    check_lines_in(
        ROOT / "web" / "src" / "after",
        CHECK,
        [
            # Whose gain it was.
            case((1, 0.3, 0.5)),
            case((0, 0.4, 0.1), me=0),
            case((1, 0.3, 0.5), me=2),
            # It may be chance.
            case((0, 0.4, 0.1), me=1, errors=[[0.02, 0.2, 0.02], [0.02, 0.2, 0.02]]),
        ],
    )
