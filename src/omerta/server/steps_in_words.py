"""An answer in words: in one phrase, or the label of each choice at the moment it is made."""

from __future__ import annotations

from omerta.games.words import Words
from omerta.kernel.game import Game
from omerta.kernel.state import State
from omerta.text.phrases import Phrase


def step_by_step(
    game: Game[State], spoken: Words, s: State, seat: int, answer: tuple[int, ...]
) -> tuple[Phrase, ...]:
    whole = spoken.answer(game.seat_view(s, seat), (*s.drafts[seat], *answer))
    if whole is not None:
        return (whole,)
    made, said = s.clone(), []
    for action in answer:
        said.append(spoken.action(game.seat_view(made, seat), action))
        made.drafts[seat] = (*made.drafts[seat], action)
    return tuple(said)
