"""Workers on a Ray cluster, of which this machine need not be a part.

Every machine of the cluster needs the same version of this package. The cluster is as trusted as
the server: nothing in a running game's tasks is hidden from the seat they are for, but whoever can
change their answers plays for the bots.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from importlib.metadata import version
from typing import Any, TypeVar

from omerta.bots.programs import environment
from omerta.kernel.refusal import BadSetup
from omerta.server.workers import ClusterGone

R = TypeVar("R")

CLIENT = "ray://"  # as a client, the server outlives the cluster
PACKAGE = "omerta-games"
LOGGERS = ("ray", "ray.util.client.logsclient")
# Until a cluster that does not answer is given up. Ray reads it when it is imported.
PATIENCE = {"RAY_CLIENT_RECONNECT_GRACE_PERIOD": "5"}


def given() -> str:
    """The cluster that RAY_ADDRESS names."""
    try:
        import grpc  # noqa: F401  (which clients need besides)
        import ray  # noqa: F401
    except ImportError:
        raise BadSetup("no-ray") from None
    address = os.environ.get("RAY_ADDRESS", "")
    if not address.startswith(CLIENT):
        raise BadSetup("serve-ray-address", given=address)
    return address


class RayCluster:
    def __init__(self, address: str) -> None:
        os.environ.update(PATIENCE)
        import ray

        # They write lines that are no JSON. What matters is raised.
        for name in LOGGERS:
            logging.getLogger(name).handlers = [logging.NullHandler()]
            logging.getLogger(name).propagate = False
        self._ray: Any = ray
        self._address = address
        self._connecting = threading.Lock()
        self._do: Any = None

    def connect(self) -> int:
        with self._connecting:
            try:
                if self._do is None or not self._answers():
                    self._begin()
                return max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            except ClusterGone:
                raise
            except Exception as problem:  # Ray has many
                self._do = None
                raise ClusterGone(str(problem)) from problem

    def _answers(self) -> bool:
        try:
            return bool(self._ray.is_initialized() and self._ray.cluster_resources())
        except Exception:  # Ray has many
            return False

    def _begin(self) -> None:
        self._ray.shutdown()
        self._ray.init(
            self._address,
            log_to_driver=False,
            logging_level="ERROR",
            runtime_env={"env_vars": environment()},
        )
        do = self._ray.remote(_do)
        there, here = self._ray.get(do.remote(version, PACKAGE)), version(PACKAGE)
        if there != here:
            raise ClusterGone(f"{PACKAGE} is {there} there, and {here} here")
        self._do = do

    def pool(self, at_once: int) -> Executor:
        return _Waiting(at_once, self.do)

    def do(self, task: Callable[..., R], *args: Any) -> R:
        """Do a task there, and wait for it."""
        try:
            done: R = self._ray.get(self._do.remote(task, *args))
        except self._ray.exceptions.RayTaskError as failed:
            raise failed.as_instanceof_cause() from None
        except Exception as problem:  # of the cluster, and not of the task
            raise ClusterGone(str(problem)) from problem
        return done

    def close(self) -> None:
        self._ray.shutdown()


class _Waiting(ThreadPoolExecutor):
    """Each thread waits for one task of the cluster."""

    def __init__(self, at_once: int, do: Callable[..., Any]) -> None:
        super().__init__(at_once, thread_name_prefix="cluster")
        self._do = do

    def submit(self, task: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        return super().submit(self._do, task, *args, **kwargs)


def _do(task: Callable[..., R], *args: Any) -> R:
    return task(*args)
