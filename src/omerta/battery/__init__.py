"""The battery: tests that every game has to pass, whoever wrote it.

    pytest --pyargs omerta.battery                             # all games that are installed
    OMERTA_GAME=liars_dice pytest --pyargs omerta.battery      # one of them

`OMERTA_GAMES` sets the number of random games per player count; `make soak` sets it high.
"""
