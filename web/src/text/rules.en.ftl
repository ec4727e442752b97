# The rules: a page of all games, a game in two minutes, the whole rules.

rules-all = The rules of all games
rules-all-title = The rules of all games · Omertà
rules-two-minutes = In two minutes
rules-whole = The whole rules
rules-search-all = Search the rules of all games
rules-in-all = Search all games
rules-more = { $count ->
    [one] One more
   *[other] { $count } more
}
rules-show-me = Show me: { $what }
