# Les règles : une page de tous les jeux, un jeu en deux minutes, les règles complètes.
# Les espaces devant les signes doubles et dans les guillemets sont insécables.

rules-all = Les règles de tous les jeux
rules-all-title = Les règles de tous les jeux · Omertà
rules-two-minutes = En deux minutes
rules-whole = Les règles complètes
rules-search-all = Chercher dans les règles de tous les jeux
rules-in-all = Chercher dans tous les jeux
rules-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
rules-show-me = Montrez-moi : { $what }
