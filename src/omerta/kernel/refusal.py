"""Refusals: why an action was not taken, as a message name and the rule behind it."""

from __future__ import annotations

from functools import partial


class Refused(Exception):  # noqa: N818  (it is an answer, not an error)
    """An action was not taken and nothing changed.

    `reason` names a message in the text files, `rule` is the rule that forbids the action, `params`
    fill in the message. Only the seat that tried is told. The reason may depend only on what that
    seat can see.
    """

    def __init__(self, reason: str, rule: str = "", **params: str | int) -> None:
        super().__init__(reason, rule, params)
        self.reason = reason
        self.rule = rule
        self.params = params

    def __reduce__(self) -> tuple[partial[Refused], tuple[()]]:
        """Pickle all of it, so that it can come from another process."""
        return partial(type(self), self.reason, self.rule, **self.params), ()

    def __str__(self) -> str:
        params = ", ".join(f"{key}={value}" for key, value in self.params.items())
        return " ".join(part for part in (self.reason, self.rule, params) if part)


class BadSetup(Refused):
    """A game cannot start like this: unknown option, wrong number of players, bad content."""
