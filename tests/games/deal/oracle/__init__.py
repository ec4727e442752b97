"""A second referee of Deal, written from the rules alone.

It follows a game by what is told, keeps its own board, money, hands, knowledge and objectives,
works out income, prices, fights, respect and awards by itself, and compares with what is told and
seen. Of the engine it uses nothing but events and views.
"""
