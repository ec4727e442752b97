# Razzia en français. $you vaut "yes" quand il s'agit de la personne qui lit.

game-title = Razzia
game-blurb = Six bars pleins d'argent, une carte chacun : flambeur ou police ? Un jeu de bluff rapide.
score = { $amount } $
money = { $amount } $
nothing = rien

bar = { $bar ->
    [colibri] Colibri
    [cotton_club] Cotton Club
    [havanna_bar] Havanna Bar
    [jungle] Jungle
    [lincoln] Lincoln
   *[jazz_house] Jazz House
}
card = { $kind ->
    [police] Police { $value }
   *[gambler] Flambeur { $value }
}
card-at = { $kind ->
    [police] Police { $value } au { $bar }
   *[gambler] Flambeur { $value } au { $bar }
}

# --- questions ---

ask-place_extra = Vous êtes le donneur. Placez le billet supplémentaire de { $bill } dans un bar.
ask-choose_card = Choisissez une carte. Elle va dans le bar de sa couleur.
ask-choose_card-again = Votre { $card } est choisie. Vous pouvez encore en changer.
ask-propose_split = { $bar } : vous partagez l'argent avec { $rivals }. Billet par billet ; ce que vous ne donnez pas est à vous. À qui le billet de { $bill } ?
ask-propose_split-done = { $bar } : tous les billets sont attribués. Faire la proposition ?
ask-answer_split = { $bar } : { $proposer } vous offre { $share } sur { $total }. Accepter, ou défier ?
ask-answer_split-again = Vous avez dit : { $answer }. Vous pouvez encore changer d'avis.
ask-answer_in_turn = { $bar } : { $proposer } vous offre { $share } sur { $total }. Accepter, ou défier ?

waiting-place_extra = { $names } est le donneur et place le billet supplémentaire.
waiting-choose_card = Choisissent encore une carte : { $names }.
waiting-propose_split = { $names } réfléchit à un partage.
waiting-answer_split = Doivent encore répondre : { $names }.
waiting-answer_in_turn = { $names } doit répondre.

# --- réponses ---

action-play = { $card } → { $bar } ({ $total })
action-extra = au { $bar } (maintenant { $total })
action-share = { $you ->
    [yes] garder le billet de { $bill }
   *[no] donner le billet de { $bill } à { $name }
}
action-done = { $rest ->
    [none] c'est ma proposition
   *[other] c'est ma proposition ; je garde le reste ({ $rest })
}
action-accept = accepter { $share }
action-duel = défier

# --- événements ---

event-round = Tour { $round }. { $you ->
    [yes] Vous êtes le donneur
   *[no] { $name } est le donneur
}.
event-reshuffle = Les { $cards } cartes jouées sont mélangées en une nouvelle pioche.
event-draw = { $you ->
    [yes] Vous piochez { $card }
   *[no] { $name } pioche une carte
}.
event-bills = De nouveaux billets : { $bills }.
event-extra_drawn = { $you ->
    [yes] Vous regardez le billet supplémentaire : { $bill }
   *[no] { $name } regarde le billet supplémentaire
}.
event-last_round = C'étaient les derniers billets : ce tour est le dernier.
event-extra = { $you ->
    [yes] Vous placez
   *[no] { $name } place
} { $bill } au { $bar }.
event-reveal = Cartes sur table ! { $cards }.
event-haul = { $bar } : { $you ->
    [yes] vous prenez
   *[no] { $name } prend
} { $bills }.
event-raid = { $bar } : razzia ! Police : { $police }. Pris : { $gamblers }.
event-failed_raid = { $bar } : la police ({ $police }) ne trouve personne. L'argent reste.
event-split = { $bar } : { $bills } à partager entre { $claimants }. { $you ->
    [yes] Vous proposez
   *[no] { $name } propose
}.
event-proposal = La proposition : { $shares }.
event-answer = { $you ->
    [yes] Vous
   *[no] { $name }
} : { $duel ->
    [yes] duel !
   *[no] d'accord.
}
event-answers = Les réponses : { $answers }.
event-answer-accept = { $name } accepte
event-answer-duel = { $name } veut un duel
event-share = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $bills } au { $bar }.
event-duel = Duel : { $stronger } { $value } + { $roll } = { $total }, { $weaker } { $value2 } + { $roll2 } = { $total2 }. Vainqueur : { $winner }{ $tie ->
    [yes] {" "}(à égalité, la carte la plus faible l'emporte)
   *[no] {""}
}.
event-duel_won = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} { $bills } au { $bar }.
event-end = Le dernier bar est réglé. { $money }.

# --- refus ---

refused-bar-not-in-play = { $bar } n'est pas en jeu à cette table.
refused-place-extra = Le billet supplémentaire doit aller dans un des bars.
refused-choose-card = Chacun choisit une carte de sa main.
refused-no-card-of-bar = Vous n'avez aucune carte du { $bar }.
refused-card-not-in-hand = Vous n'avez pas cette carte.
refused-no-bill-left = Tous les billets sont attribués : il ne reste que « done ».
refused-not-a-claimant = Les billets ne vont qu'aux prétendants, et ce joueur n'en est pas un.
refused-propose-split = D'abord la proposition : attribuez les billets, puis « done ».
refused-answer-split = Il y a deux réponses : accepter ou défier.
setup-first-dealer = Il n'y a pas de place { $seat } parmi { $players } joueurs ; on compte à partir de 0.

setup-removed-bars = Les deux bars retirés doivent être différents.

# --- options ---

option-first_dealer = le premier donneur : random (tiré au sort), ou une place à partir de 0
option-removed_bars = à 3 joueurs : les deux bars retirés
option-three_player_last_deal = à 3 joueurs : short (15e tour avec deux billets) ou drop (sans lui)
option-answers = réponses à un partage : simultaneous (ensemble) ou in_rank_order (l'un après l'autre)
option-hidden_money = les autres voient seulement le nombre de vos billets

# --- la table ---

table-round = Tour { $round } sur { $rounds }
table-last = dernier tour
table-dealer = donneur
table-bar = bar
table-bills = billets
table-total = total
table-cards = cartes
table-player = joueur
table-money = argent
table-hand = Votre main
table-legend = ♠ flambeur · ★ police
table-piles = Billets { $supply } · pioche { $draw } · cartes jouées { $discards }
table-hidden = { $bills } billets
table-chosen = prêt
table-thinking = réfléchit
table-proposal = Proposition en cours
table-offer = Proposition
