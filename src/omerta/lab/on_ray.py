"""Games on a Ray cluster: the one that RAY_ADDRESS names, or one on this machine.

Every machine of the cluster needs the same version of this package.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any

from omerta.bots.programs import environment
from omerta.kernel.refusal import BadSetup
from omerta.lab.hands import AHEAD, Done, Job


def on_ray(play: Callable[[Job], Done], jobs: Iterable[Job]) -> Generator[Done, None, None]:
    try:
        import ray
    except ImportError:
        raise BadSetup("no-ray") from None
    own = not ray.is_initialized()
    if own:
        ray.init(
            log_to_driver=False,
            logging_level="ERROR",
            runtime_env={"env_vars": environment()},
        )
    task, shared = ray.remote(_play), ray.put(play)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    to_play, begun = iter(jobs), list[Any]()
    try:
        while True:
            begun += [task.remote(shared, job) for job in islice(to_play, ahead - len(begun))]
            if not begun:
                return
            ended, begun = ray.wait(begun)
            yield from ray.get(ended)
    finally:
        for unfinished in begun:
            ray.cancel(unfinished, force=True)
        if own:
            ray.shutdown()


def _play(play: Callable[[Job], Done], job: Job) -> Done:
    return play(job)
