"""What helps with a question: the words for this very one go before those for its kind."""

from __future__ import annotations

import msgspec

from tests.web.scripts import LIB, check_lines_in, needs_node

CHECK = """
import { deepStrictEqual } from "node:assert";
import { helpWith } from "./help.mjs";
export default ({ asked, sorts, game, told }) => {
  const found = helpWith("place_tile", { say: asked }, sorts, (message) => game.includes(message));
  deepStrictEqual(found ?? null, told);
};
"""
LAST = "why-place_tile-settling"
GAME = ["first-place_tile", "why-place_tile", LAST]


@needs_node
def test_the_words_for_this_very_question_go_before_those_for_its_kind() -> None:
    def case(asked: str, told: str | None, *, novice: bool, game: list[str] = GAME) -> bytes:
        sorts = ["first", "why"] if novice else ["why"]
        return msgspec.json.encode({"asked": asked, "sorts": sorts, "game": game, "told": told})

    check_lines_in(
        LIB,
        CHECK,
        [
            case("ask-place_tile-settling", LAST, novice=True),
            case("ask-place_tile-settling", LAST, novice=False),
            case("ask-place_tile", "first-place_tile", novice=True),
            case("ask-place_tile", "why-place_tile", novice=False),
            case("ask-place_tile", None, novice=False, game=[]),
        ],
    )
