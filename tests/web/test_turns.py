"""Which moments of a game are told after it: where chances surely moved, or else scores."""

from __future__ import annotations

import msgspec

from tests.web.scripts import ROOT, check_lines_in, needs_node

CHECK = """
import { deepStrictEqual } from "node:assert";
import { turns } from "./turns.mjs";
export default ({ scores, shares, noise, me, turned }) => {
  const course = shares && { at: shares.map((_, n) => n), shares };
  const found = turns(scores.length - 1, scores, course, noise, me, 2);
  deepStrictEqual(found.map(({ chapter, seat, sure }) => [chapter, seat, sure]), turned);
};
"""
# Of two seats, over four chapters.
SCORES = [[0, 0], [50, 0], [50, 10], [50, 40], [60, 40]]
SHARES = [[0.5, 0.5], [0.4, 0.6], [0.9, 0.1], [0.8, 0.2], [0.1, 0.9]]


@needs_node
def test_moments_are_told_by_what_is_sure() -> None:
    def case(turned: list[tuple[int, int, bool]], **given: object) -> bytes:
        usual = {"scores": SCORES, "shares": SHARES, "noise": 0.2, "me": 0}
        return msgspec.json.encode({**usual, **given, "turned": turned})

    check_lines_in(
        ROOT / "web" / "src" / "after",
        CHECK,
        [
            case([(1, 0, True), (3, 0, True)]),
            # A swing that may be chance does not count; the scores do.
            case([(0, 0, False), (3, 0, True)], noise=0.6),
            # Nor without chances; and a reader who did not move is not told to have.
            case([(0, 0, False), (2, 1, False)], shares=None),
        ],
    )
