"""The chain: one head stands for all that has happened, and tells nothing of it before the end."""

from __future__ import annotations

import pytest

from omerta.kernel.chain import Chain
from omerta.kernel.dice import derive, is_nonce, key_from, mixed
from omerta.kernel.match import Entry

SEED = key_from("chain")
LOG = [Entry(0, "act", 5, what="take 1"), Entry(1, "undo", 9), Entry(1, "act", 12, what="take 2")]


def head(seed: bytes, settled: bytes, log: list[Entry]) -> bytes:
    return Chain(seed, settled).extend(log)


@pytest.mark.parametrize(
    "other",
    [
        LOG[:2],
        LOG[1:],
        [LOG[1], LOG[0], LOG[2]],
        [*LOG[:2], Entry(1, "act", 12, what="take 3")],
        [*LOG[:2], Entry(1, "act", 13, what="take 2")],
    ],
)
def test_another_log_has_another_head(other: list[Entry]) -> None:
    assert head(SEED, b"settled", other) != head(SEED, b"settled", LOG)


def test_it_begins_with_what_was_settled() -> None:
    assert head(SEED, b"settled", LOG) != head(SEED, b"otherwise", LOG)


def test_it_is_the_same_however_many_entries_come_at_once() -> None:
    chain = Chain(SEED, b"settled")
    for entry in LOG:
        chain.extend([entry])
    assert chain.head == head(SEED, b"settled", LOG)


def test_without_the_seed_a_sealed_answer_cannot_be_guessed_from_the_heads() -> None:
    """With the right guess and another seed, the head is another one."""
    known = head(SEED, b"settled", LOG[:2])
    right = Chain(key_from("a guess"), b"settled")
    right.head = known
    assert right.extend(LOG[2:]) != head(SEED, b"settled", LOG)


def test_every_nonce_changes_the_luck_and_so_does_its_seat() -> None:
    one, two = derive(SEED, 1).hex(), derive(SEED, 2).hex()
    given = [(one, two), (two, one), (one, ""), ("", one), ("", ""), (one, two, "")]
    keys = {mixed(SEED, nonces) for nonces in given} | {mixed(key_from("other"), (one, two)), SEED}
    assert len(keys) == len(given) + 2


def test_the_nonce_of_who_gives_none_follows_from_the_seed() -> None:
    own = derive(SEED, "nonce", 0).hex()
    assert mixed(SEED, ("", "")) == mixed(SEED, (own, ""))


@pytest.mark.parametrize("text", ["", "ab", "0" * 63, "0" * 65, "g" * 64, "A" * 64])
def test_what_is_no_nonce(text: str) -> None:
    assert not is_nonce(text)
