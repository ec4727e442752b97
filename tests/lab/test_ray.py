"""The arena on a Ray cluster of this machine: the same games. `make ray` installs what it needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.lab.arena import Plan, play, standings
from omerta.lab.on_ray import on_ray

pytest.importorskip("ray")


@pytest.mark.filterwarnings("ignore")
def test_the_same_games_on_a_cluster_and_what_is_played_is_not_played_again(tmp_path: Path) -> None:
    plan = Plan("razzia", ("bot", "random"), (3, 4), "ray")
    play(plan, 5, tmp_path / "cluster")
    found = [
        standings(plan.bots, lines)
        for lines in (
            play(plan, 20, tmp_path / "here"),
            play(plan, 20, tmp_path / "cluster", hands=on_ray),
        )
    ]
    assert found[0] == found[1]
