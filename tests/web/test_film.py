"""The page makes the same frames of a film as the house has them."""

from __future__ import annotations

import msgspec
import pytest

from omerta.games import HOUSE
from omerta.kernel.events import PUBLIC
from omerta.server.film import film, shots
from tests.server.reels import reel
from tests.web.scripts import LIB, check_lines_in, needs_node

CHECK = """
import { isDeepStrictEqual } from "node:util";
import { developed } from "./film.mjs";
export default ({ film, whole }) => {
  const sent = JSON.stringify(film);
  const { seat, frames } = developed(film);
  if (seat !== film.seat || frames.length !== whole.length) throw new Error("other frames");
  frames.forEach((frame, n) => {
    if (!isDeepStrictEqual(frame, whole[n])) throw new Error(`frame ${n} is another`);
  });
  if (JSON.stringify(film) !== sent) throw new Error("what was sent was changed");
};
"""


@needs_node
@pytest.mark.parametrize("game", HOUSE)
def test_frames_made_of_differences_are_the_whole_ones(game: str) -> None:
    rows = reel(game)
    lines = [
        msgspec.json.encode({"film": film(*rows, seat), "whole": list(shots(*rows, seat))})
        for seat in (PUBLIC, 1)
    ]
    check_lines_in(LIB, CHECK, lines)
