# Le Menteur en français. $you vaut « yes » quand le joueur dont on parle est le lecteur.
# Des espaces insécables tiennent les signes doubles à ce qu’ils suivent.

game-title = Le Menteur
game-tagline = Quelqu’un ment. Est-ce vous ?
game-blurb = Des dés sous des gobelets, et des annonces sur tous. Surenchérissez, ou dénoncez le menteur.
game-intro = Chacun lance ses dés sous un gobelet. À tour de rôle, annoncez combien de dés d’une même face se trouvent sous tous les gobelets, toujours plus qu’avant, ou doutez de la dernière annonce. Qui se trompe perd un dé ; le dernier à en avoir gagne.
score = { $amount } pts
stage = Manche { $round }, { $total } dés
chapter-thrown = Manche { $round }
bid = { $count } × { $face }
option-wild = Les as comptent pour n’importe quelle face.
option-wild-title = As jokers
option-wild-true = les as sont jokers
option-wild-false = les as sont des as
ask-turn = { $bidder } : { $bid }. Surenchérir, ou dénoncer le menteur ?
ask-turn-first = Vous commencez. Combien de dés ?
ask-turn-face = { $count } dés de quelle face ?
waiting-turn = { $names } réfléchit.
why-turn = Une annonce porte sur tous les dés de la table. Plus de dés, ou autant d’une face plus haute, surenchérit.
action-liar = Menteur !
action-count = { $count } dés
action-face = face { $face }
event-thrown = Manche { $round } : les dés sont lancés. Première annonce : { $first }.
event-bid = { $you ->
    [yes] Vous annoncez { $bid }.
   *[no] { $name } annonce { $bid }.
}
event-lifted = { $right ->
    [yes] « Menteur ! » ({ $name }). Mais { $matching } dés comptent : { $bid }, c’était vrai.
   *[no] « Menteur ! » ({ $name }). Et { $matching } dés seulement comptent : { $bid }, c’était un mensonge.
}
event-lost = { $you ->
    [yes] Vous perdez un dé ; il en reste { $left }.
   *[no] { $name } perd un dé ; il en reste { $left }.
}
gain-dice = plus de dés pour vous
gain-rivals = moins de dés pour le plus fort rival
view-bid = L’annonce
view-count = dés
view-face = face
view-seat = par
view-dice = Dés
view-total = Dés sur la table
view-round = Manche
view-wild = Les as sont jokers
tip-bid = Ce que quelqu’un annonce sous tous les gobelets réunis. Le suivant surenchérit, ou doute.
tip-dice = Sous un gobelet. Seul son propriétaire les voit, jusqu’à « menteur ».
tip-total = Tous les dés sous tous les gobelets : aucune annonce ne peut en nommer plus.
tip-round = Une manche finit quand quelqu’un doute et qu’un dé est perdu.
tip-wild = Les as valent la face annoncée, quelle qu’elle soit.
