"""A second referee for La Cosa Nostra, written from the reference.

It shares nothing with the engine but numbers and names: `cards` are its own tables, `ledger` is
what lies on the table, `bargains` who may trade what; `plays`, `planning`, `action` and `jobs` are
a turn and what is done in it, `referee` is a whole game. It walks beside a game, says what must be
heard next, who is asked and what may be answered. `beside` plays the game it walks beside.
"""
