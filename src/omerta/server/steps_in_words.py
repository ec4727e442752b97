"""An answer in words: the label of each choice at the moment it is made."""

from __future__ import annotations

from omerta.games.words import Words
from omerta.kernel.game import Game
from omerta.kernel.state import State
from omerta.text.phrases import Phrase


def step_by_step(
    game: Game[State], spoken: Words, s: State, seat: int, answer: tuple[int, ...]
) -> tuple[Phrase, ...]:
    made, said = s.clone(), []
    for action in answer:
        said.append(spoken.action(game.seat_view(made, seat), action))
        made.drafts[seat] = (*made.drafts[seat], action)
    return tuple(said)
