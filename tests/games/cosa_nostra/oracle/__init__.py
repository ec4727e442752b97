"""A second referee for La Cosa Nostra, written from the reference.

It shares nothing with the engine but numbers and names: `cards` are its own tables, `ledger` what
lies on the table, `bargains` who may trade what, `jobs` how a Job is carried out, `turns` the rest
of a game. It walks beside a game, says what must be heard next, who is asked and what may be
answered. `beside` plays the game it walks beside.
"""
