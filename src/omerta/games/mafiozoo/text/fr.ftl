# Mafiozoo en français. $you vaut "yes" quand il s'agit de la personne qui lit.
# Les nombres et ce qu'ils comptent sont liés par des espaces insécables,
# et les signes doubles (: ; ! ? « ») à ce qu'ils suivent ou précèdent.

game-title = Mafiozoo
game-tagline = Ici, tout le monde a son prix.
game-poster-godfather = Le Parrain
game-poster-commissioner = Commissaire
game-poster-femmeFatale = Femme fatale
game-poster-judge = Juge
game-poster-banker = Banquier
game-blurb = Des pots-de-vin le long des fils rouges, des faveurs, une ville à prendre. Ici, tout le monde a son prix.
game-intro =
    Qui a le plus de points d'Influence après la dernière manche gagne. À chaque manche, vos cartes posent des gemmes
    sur les douze membres de la Famille du Parrain, et les font glisser le long des fils rouges. Puis on résout les
    douze dans l'ordre : certains ne servent que le plus offrant, d'autres qui paie, d'autres qui montre assez de
    gemmes. Leurs faveurs installent vos GrosBras dans les seize Lieux de la ville : chacun vaut des points, et vous
    rapporte un bonus à chaque manche suivante.
score = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
money = { $amount } Z
gems = { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}
straw-man = l'Homme de paille

# --- noms ---

character-distiller = Distillateur
character-mayor = Maire
character-forger = Faussaire
character-lieutenant = Lieutenant
character-femme_fatale = Femme fatale
character-truckers_union = Syndicat des camionneurs
character-banker = Banquier
character-producer = Producteur
character-commissioner = Commissaire
character-developer = Promoteur
character-judge = Juge
character-detective = Détective

# Comme dans : une gemme sur …, avant …
character-the-distiller = le { character-distiller }
character-the-mayor = le { character-mayor }
character-the-forger = le { character-forger }
character-the-lieutenant = le { character-lieutenant }
character-the-femme_fatale = la { character-femme_fatale }
character-the-truckers_union = le { character-truckers_union }
character-the-banker = le { character-banker }
character-the-producer = le { character-producer }
character-the-commissioner = le { character-commissioner }
character-the-developer = le { character-developer }
character-the-judge = le { character-judge }
character-the-detective = le { character-detective }

# Comme dans : glisse …
character-to-distiller = au { character-distiller }
character-to-mayor = au { character-mayor }
character-to-forger = au { character-forger }
character-to-lieutenant = au { character-lieutenant }
character-to-femme_fatale = à la { character-femme_fatale }
character-to-truckers_union = au { character-truckers_union }
character-to-banker = au { character-banker }
character-to-producer = au { character-producer }
character-to-commissioner = au { character-commissioner }
character-to-developer = au { character-developer }
character-to-judge = au { character-judge }
character-to-detective = au { character-detective }

# Ce qu'accorde un personnage.
gives-distiller = 1 Alcool
gives-mayor = 1 Permis
gives-forger = 1 Bijou
gives-lieutenant = 1 Arme
gives-femme_fatale = 1 Faveur du Parrain
gives-truckers_union = 1 Quartier + 1 gemme sur un personnage
gives-banker = { money }
gives-producer = { $slush ->
    [one] { $slush } gemme
   *[other] { $slush } gemmes
} en Caisse Noire + { $gems } sur la Femme fatale
gives-commissioner = 1 Faveur du Parrain
gives-developer = { $districts ->
    [one] { $districts } Quartier
   *[other] { $districts } Quartiers
}
gives-judge = 1 carte Corruption
gives-detective = 1 carte Indic

# Les cartes Corruption.
card-distiller = { character-distiller }
card-mayor = { character-mayor }
card-forger = { character-forger }
card-lieutenant = { character-lieutenant }
card-femme_fatale = { character-femme_fatale }
card-truckers_union = { character-truckers_union }
card-banker = { character-banker }
card-producer = { character-producer }
card-commissioner = { character-commissioner }
card-developer = { character-developer }
card-judge = { character-judge }
card-detective = { character-detective }
card-secret = Carte secrète

# Qui est servi par un personnage : la face visible.
face-first = au plus offrant
face-pay = à qui paie { money }
face-means = à qui montre { gems }

favour-alcohol = Alcool
favour-permit = Permis
favour-jewel = Bijou
favour-weapon = Arme
favour-godfather = Parrain
favour-any = au choix

# Comme dans : reçoit …, payer avec …
favour-a-alcohol = un Alcool
favour-a-permit = un Permis de construire
favour-a-jewel = un Bijou
favour-a-weapon = une Arme
favour-a-godfather = une Faveur du Parrain
favour-a-any = une faveur au choix

district-finance = Quartier des finances
district-industrial = Zone industrielle
district-chinatown = Chinatown
district-little_italy = Little Italy
district-campus = Campus
district-park = Parc

place-boxing_gym = Salle de boxe
place-fence = Receleur
place-racetrack = Champ de courses
place-gambling_den = Tripot clandestin
place-building_site = Chantier
place-night_club = Night-club
place-docks = Docks
place-law_office = Cabinet d'avocats
place-pizzeria = Pizzeria chez Luigi
place-barber = Barbier
place-massage_parlour = Salon de massage
place-prison = Prison
place-police_station = Commissariat
place-city_hall = Mairie
place-newspaper = Journal
place-courthouse = Tribunal

# Comme dans : un GrosBras …
place-at-boxing_gym = à la { place-boxing_gym }
place-at-fence = chez le { place-fence }
place-at-racetrack = au { place-racetrack }
place-at-gambling_den = au { place-gambling_den }
place-at-building_site = sur le { place-building_site }
place-at-night_club = au { place-night_club }
place-at-docks = aux { place-docks }
place-at-law_office = au { place-law_office }
place-at-pizzeria = à la { place-pizzeria }
place-at-barber = chez le { place-barber }
place-at-massage_parlour = au { place-massage_parlour }
place-at-prison = à la { place-prison }
place-at-police_station = au { place-police_station }
place-at-city_hall = à la { place-city_hall }
place-at-newspaper = au { place-newspaper }
place-at-courthouse = au { place-courthouse }

# Ce qu'un Lieu rapporte à partir de la manche suivante.
racket-boxing_gym = Revenus : { $money }
racket-fence = Revenus : { $gems } { $gems ->
    [one] gemme
   *[other] gemmes
 } de la Réserve dans la Caisse Noire
racket-racetrack = Revenus : { $money }
racket-gambling_den = Revenus : { $gems } { $gems ->
    [one] gemme
   *[other] gemmes
 } de la Réserve dans la Caisse Noire
racket-building_site = Revenus : 1 jeton Quartier
racket-night_club = Revenus : piocher 1 carte Indic
racket-docks = Revenus : { $items } gains, chacun de 1 Z ou de 1 gemme
racket-law_office = Revenus : piocher 1 carte Corruption
racket-pizzeria = Corruption : 1 gemme sur { $names }, si le Parrain y est
racket-barber = Corruption : 1 gemme sur { $names }, si le Parrain y est
racket-massage_parlour = Corruption : 1 gemme là où est le Parrain
racket-prison = Corruption : 1 gemme sur { $names }, là où le Parrain n'est pas
racket-police_station = Une carte Indic peut poser jusqu'à { $gems } gemmes de la Caisse Noire
racket-police_station_secret = Une carte Corruption secrète peut poser jusqu'à { $gems } gemmes
racket-city_hall = Une carte ciblée récupère ou pose jusqu'à { $gems } gemmes
racket-newspaper = Vos gemmes glissent aussi en diagonale
racket-courthouse = Payer une faveur coûte { $money } de moins

# --- morceaux de phrases ---

bid = { $who } { $gems }
bids-none = pas encore de gemme
# Deux fois le même dans une phrase : paie …
tokens-two-alcohol = deux Alcools
tokens-two-permit = deux Permis de construire
tokens-two-jewel = deux Bijoux
tokens-two-weapon = deux Armes
tokens-two-godfather = deux Faveurs du Parrain
money-and-gems = { $money ->
    [0] { gems }
   *[other] { $gems ->
        [0] { $money } Z
       *[other] { $money } Z et { gems }
    }
}
path-first = { gems } sur { $the }
path-next = { $gems ->
    [one] { $gems } glisse
   *[other] { $gems } glissent
} { $to }

# --- questions ---

ask-mix = Docks : { $items } gains au choix. Combien de gemmes, combien de Zoollars ?
ask-choose_district = { $source ->
    [favour] { $character } : { $count ->
        [one] prenez un jeton Quartier
       *[other] prenez { $count } jetons Quartier, l'un après l'autre
    }
    [revenue] Chantier : prenez un jeton Quartier
   *[exchange] Contre un jeton Faveur : prenez un jeton Quartier
}, de l'Agenda ou à l'aveugle.
ask-play_card = À vous : jouez une de vos { $cards } cartes. La dernière ne se joue pas.
ask-play_card-how = { $card } : récupérer des gemmes (Réserve : { $reserve }), ou corrompre (Caisse Noire : { $slush }) ?
ask-play_card-gems = { $path }. Encore une gemme ? { $more ->
    [one] 1 possible
   *[other] { $more } possibles
}, ici ou plus loin le long d'un fil.
ask-play_card-done = { $path }. Le pot-de-vin est complet : le poser ?
ask-last_bonus = Dernier appel : utilisez votre bonus de placement (une gemme sur un personnage), ou il est perdu pour cette manche. Le Parrain est chez { $the }.
ask-inform = Avant { $the } ({ $bids }) : montrer votre carte Indic ?
ask-inform-none = Avant { $the } ({ $bids }) : vous n'avez pas cette carte Indic.
ask-inform-again = Avant { $the }, votre réponse : { $answer }. Vous pouvez encore en changer.
ask-buy = { $character } : payer { $price } pour { $gives } ? Vous avez { $money }.
ask-buy-again = { $character }, votre réponse : { $answer }. Vous pouvez encore en changer.
ask-union_gem = La gemme des camionneurs : sur qui ?
ask-union_gem-slush = La gemme des camionneurs, de votre Caisse Noire : sur qui, ou pas du tout ?
ask-top_up = Producteur : il manque des gemmes dans votre Réserve pour la Femme fatale. En ajouter jusqu'à { $most } de votre Caisse Noire ?
ask-place_thugs = Placer un GrosBras ? Vous avez { $favours ->
    [one] { $favours } faveur
   *[other] { $favours } faveurs
}.
ask-place_thugs-pay = { $place } : il faut { $slot }. Quel jeton donnez-vous ?
ask-keep_favour = Quel jeton Faveur gardez-vous ?

# Ce que fait une réponse, et ce qui vient ensuite.
why-mix = Les gemmes passent de votre Réserve dans votre Caisse Noire.
why-choose_district = Chaque jeton compte à la fin ; série complète et majorités rapportent plus. Ce que vous piochez à l'aveugle, personne d'autre ne le sait.
why-play_card = Corrompez avec les gemmes de votre Caisse Noire, ou récupérez-en de votre Réserve.
why-last_bonus = Une gemme de votre Réserve, ou de votre Caisse Noire si elle est vide. Quand tout le monde a passé, les faveurs commencent.
why-inform = Ajoutez 1 gemme de la Réserve, ou quelques-unes de la Caisse Noire, avant la comparaison. Une carte gardée vaut un jeton à la fin.
why-buy = Toutes les réponses sont révélées en même temps. Ces gemmes ne sont plus là que pour comparer : toutes, sauf celles du vainqueur, sont revenues en Caisse Noire.
why-union_gem = Sur un personnage déjà résolu, elle reste et compte à la manche suivante.
why-top_up = La Femme fatale est déjà résolue : ces gemmes comptent à la manche suivante.
why-place_thugs = Bonus dès la manche suivante, et la route continue. Ensuite, vos faveurs sauf une deviennent des Quartiers.
why-keep_favour = Vous la gardez pour la manche suivante ; chacune des autres s'échange contre un jeton Quartier.

# À la place de why-…, pour qui répond pour la première fois : ce qu'il faut savoir pour commencer.
first-play_card = Posez des gemmes sur un personnage pour sa faveur ; elles peuvent glisser le long d'un fil. Plus de gemmes ? Récupérez-en de la Réserve.
first-buy = Vous n'êtes pas en tête, mais ce personnage s'achète. Vos gemmes sont déjà revenues : seul l'argent est perdu.
first-inform = Une carte Indic ajoute des gemmes juste avant la résolution. On demande à qui en a une, quelle qu'elle soit : nul ne sait qui a celle-ci.
first-place_thugs = Deux faveurs posent un GrosBras : points et bonus. Entrez en haut ou à gauche, puis suivez les routes.
first-choose_district = Chaque jeton rapporte des points à la fin. Une série de tous les Quartiers et la majorité dans un Quartier rapportent davantage.

# Ce que l'on peut passer d'avance.
pass-inform = Cartes Indic

waiting-mix = { $names } choisit son mélange aux Docks.
waiting-choose_district = { $names } choisit un jeton Quartier.
waiting-play_card = { $names } joue une carte.
waiting-last_bonus = Dernier appel : { $names } peut encore utiliser un bonus de placement.
waiting-inform = Qui a la carte Indic peut la jouer avant { $the }.
waiting-buy = { $character } : à { $names } de payer la faveur, ou non.
waiting-union_gem = { $names } pose une gemme pour le Syndicat des camionneurs.
waiting-top_up = { $names } peut ajouter des gemmes sur la Femme fatale.
waiting-place_thugs = À { $names } de poser des GrosBras.
waiting-keep_favour = { $names } choisit la faveur à garder.

# --- réponses ---

action-card = { $card }
action-recover = { $gems ->
    [0] ne rien récupérer
   *[other] récupérer { gems }
}
action-bribe = corrompre : 1 gemme sur { $the }
action-more = 1 de plus sur { $the }
action-go = 1 glisse { $to }
action-done = { $ask ->
    [last_bonus] en rester là
    [place_thugs] aucun GrosBras
   *[play_card] poser le pot-de-vin
}
action-use = { $place } : 1 gemme sur { $the }
action-docks = { money-and-gems }
action-agenda = { $district }
action-blind = piocher à l'aveugle
action-pass = passer
action-inform = { $source ->
    [reserve] 1 de la Réserve
   *[slush] { $gems } de la Caisse Noire
}
action-pay = payer { $price }
action-decline = ne pas payer
action-union = 1 gemme sur { $the }
action-union-nobody = aucune gemme
action-top_up = { $gems ->
    [0] n'en ajouter aucune
   *[other] ajouter { gems } de la Caisse Noire
}
action-thug = { $place } ({ $cost } ; { score })
action-spend = payer avec { $favour }
action-keep = garder { $favour }

# --- événements ---

event-round = Manche { $round } sur { $rounds }. { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} en premier.
event-godfather = Le Parrain s'installe chez { $the }. Chacun reçoit { $money }.
event-straw_man = { $gems ->
    [0] L'Homme de paille n'a plus de gemme pour { $the }.
   *[other] L'Homme de paille pose { gems }{ $each ->
        [yes] {" "}chaque fois
       *[no] {""}
    } sur { $the }.
}
event-straw_secret = Une carte secrète est retournée pour l'Homme de paille : elle n'a pas d'effet.
event-deal = Vous piochez { $count } cartes Corruption : { $cards }.
event-racket_money = { $place } : { $you ->
    [yes] vous recevez
   *[no] { $name } reçoit
} { $money }.
event-racket_gems = { $place } : { $gems ->
    [0] { $you ->
        [yes] rien pour vous, votre Réserve est vide
       *[no] rien pour { $name }, la Réserve est vide
    }
   *[other] { $you ->
        [yes] vous recevez
       *[no] { $name } reçoit
    } { gems } en Caisse Noire
}.
event-docks = Docks : { $you ->
    [yes] vous prenez
   *[no] { $name } prend
} { money-and-gems }.
event-draw_corruption = { $you ->
    [yes] Vous piochez une carte Corruption : { $card }
   *[no] { $name } pioche une carte Corruption
}.
event-draw_informant = { $you ->
    [yes] Vous piochez une carte Indic : { $card }
   *[no] { $name } pioche une carte Indic
}.
event-reshuffle = La pioche Corruption est vide : on mélange la défausse.
event-informants_reshuffled = La pioche Indic est vide : on mélange la défausse.
event-district = { $you ->
    [yes] Vous prenez à l'Agenda
   *[no] { $name } prend à l'Agenda
} : { $district }.
event-blind = { $known ->
    [yes] { $you ->
        [yes] Vous piochez un jeton Quartier à l'aveugle : { $district }
       *[no] { $name } pioche un jeton Quartier à l'aveugle : { $district }
    }
   *[no] { $name } pioche un jeton Quartier à l'aveugle
}.
event-blank = Il n'y a plus de jeton Quartier : { $you ->
    [yes] vous en recevez
   *[no] { $name } en reçoit
} un sans Quartier, qui vaut autant.
event-refill = Nouveau à l'Agenda : { $district }.
event-corruption = Corruption : on joue les cartes à tour de rôle.
event-recover = { $gems ->
    [0] { $you ->
        [yes] Vous ne récupérez rien
       *[no] { $name } ne récupère rien
    }
   *[other] { $you ->
        [yes] Vous récupérez { gems }
       *[no] { $name } récupère { gems }
    }
} ({ $you ->
    [yes] défaussée face cachée : { $card }
   *[no] { $secret ->
        [yes] carte secrète défaussée face cachée
       *[no] carte ciblée défaussée face cachée
    }
}).
event-bribe = { $you ->
    [yes] Vous corrompez
   *[no] { $name } corrompt
}{ $secret ->
    [yes] {" "}avec une carte secrète
   *[no] {""}
} : { $path }.
event-dropped = Votre dernière carte est défaussée sans être jouée : { $card }.
event-placed = { $place } : { $you ->
    [yes] vous posez
   *[no] { $name } pose
} 1 gemme sur { $the }{ $source ->
    [slush] {" "}(de la Caisse Noire)
   *[reserve] {""}
}.
event-last_call = Dernier appel : les bonus de placement restants s'utilisent maintenant.
event-favours = Faveurs : on résout les douze un par un, de 1 à 12.
event-window = Avant { $the } : un instant pour les cartes Indic.
event-inform = { $you ->
    [yes] Vous montrez la carte Indic et ajoutez
   *[no] { $name } montre la carte Indic et ajoute
} { $source ->
    [reserve] 1 gemme de la Réserve
   *[slush] { gems } de la Caisse Noire
} sur { $the }.
event-payments = { $character } : { $answers }.
event-payments-pays = { $you ->
    [yes] vous payez { $price }
   *[no] { $name } paie { $price }
}
event-payments-declines = { $you ->
    [yes] vous ne payez pas
   *[no] { $name } ne paie pas
}
event-favour = { $character } : { $you ->
    [yes] vous recevez
   *[no] { $name } reçoit
} { $favour }.
event-banker = Banquier : { $you ->
    [yes] vous recevez
   *[no] { $name } reçoit
} { $money }.
event-union = Syndicat des camionneurs : { $you ->
    [yes] vous posez
   *[no] { $name } pose
} 1 gemme sur { $the }{ $source ->
    [slush] {" "}(de la Caisse Noire)
   *[reserve] {""}
}.
event-producer = Producteur : { $you ->
    [yes] vous mettez
   *[no] { $name } met
} { $slush ->
    [one] { $slush } gemme
   *[other] { $slush } gemmes
} en Caisse Noire et { $gems } sur la Femme fatale.
event-top_up = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} aussi { gems } de la Caisse Noire sur la Femme fatale.
event-influence = Influence : les GrosBras s'installent en ville.
event-thug = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} un GrosBras { $at } et { $you ->
    [yes] payez
   *[no] paie
} { $tokens }.
event-keep = { $you ->
    [yes] Vous gardez
   *[no] { $name } garde
} { $favour } ; { $exchanged ->
    [one] { $exchanged } autre jeton s'échange contre un jeton Quartier
   *[other] { $exchanged } autres jetons s'échangent contre des jetons Quartier
}.
event-flip = Tuiles retournées : { $characters }.
event-end = La ville est partagée. { $counts }.
event-end-count = { score } (Lieux { $places }, jetons { $tokens }, séries { $sets }, majorités { $majorities })

# --- un personnage résolu : les offres, et ce qui en résulte ---

event-settle = { $number } { $character } ({ $face }{ $godfather ->
    [yes] , avec le Parrain
   *[no] {""}
}) : { $bids }. { $lead }{ $second }{ $able }{ $payers }{ $poor }{ $back }
settle-lead = { $you ->
    [yes] Vous menez, dépensez { gems } et obtenez la faveur
   *[no] { $name } mène, dépense { gems } et obtient la faveur
}{ $free ->
    [yes] {" "}sans payer
   *[no] {""}
}{ $token ->
    [yes] , plus une Faveur du Parrain
   *[no] {""}
}.
settle-tie = Égalité en tête : personne n'est servi{ $free ->
    [yes] {" "}sans payer
   *[no] {""}
}.
settle-tie-served = Égalité en tête, mais le Parrain est là : tous sont servis et dépensent leurs gemmes ({ $names }).
settle-tie-straw = Égalité avec l'Homme de paille, mais le Parrain est là : la faveur est accordée, gemmes dépensées ({ $names }).
settle-straw = L'Homme de paille mène{ $second ->
    [yes] {""}
   *[no] {" "}: personne n'est servi{ $free ->
        [yes] {" "}sans payer
       *[no] {""}
    }
}.
settle-straw-alone = Personne d'autre n'a de gemme ici.
settle-second = {" "}{ $you ->
    [yes] Vous venez en deuxième et obtenez
   *[no] { $name } vient en deuxième et obtient
} la faveur.
settle-able = Assez de gemmes pour obtenir la faveur : { $names }.
settle-able-too = {" "}Assez de gemmes aussi : { $names }.
settle-unable = Aucun joueur n'a assez de gemmes.
settle-payer = {" "}{ $you ->
    [yes] Vous pouvez payer.
   *[no] { $name } peut payer.
}
settle-payers = {" "}Peuvent payer : { $names }.
settle-poor = {" "}Pas assez d'argent : { $names }.
settle-back-all = {" "}Toutes les gemmes reviennent.
settle-back-rest = {" "}Les autres gemmes reviennent.

# --- refus ---

refused-no-such-card = Vous n'avez pas cette carte ({ $card }).
refused-card-first = Choisissez d'abord la carte que vous jouez.
refused-recover-limit = Cette carte et votre Réserve ne permettent pas autant de gemmes.
refused-no-gems = Vous n'avez plus de gemmes pour cela.
refused-other-character = Cette carte ({ $card }) corrompt son propre personnage.
refused-play_card = Récupérez des gemmes avec cette carte, ou corrompez gemme par gemme.
refused-no-more-gems = Cette carte et votre Caisse Noire ne permettent pas davantage de gemmes.
refused-twice-in-chain = Les gemmes ne passent pas deux fois par { $character }.
refused-no-thread = Aucun fil rouge ne relie { $here } et { $character }.
refused-last_bonus = Utilisez un bonus de placement, ou restez-en là.
refused-no-thug = Vous n'avez pas de GrosBras { $at }.
refused-bonus-used = { $place } : ce bonus a déjà servi à cette manche.
refused-bonus-target = { $place } : le bonus n'atteint pas ce personnage.
refused-mix = Les Docks donnent ce nombre de gains, et pas plus de gemmes que n'en contient votre Réserve.
refused-reserve-empty = Il ne reste aucun jeton à piocher à l'aveugle.
refused-slot-empty = Cette case de l'Agenda est vide.
refused-choose_district = Prenez un jeton de l'Agenda, ou piochez à l'aveugle.
refused-no-informant = Vous n'avez pas la carte Indic de ce personnage : vous ne pouvez que passer.
refused-no-reserve = Votre Réserve est vide.
refused-inform = Passez, ou ajoutez autant de gemmes que le permettent la carte et votre Caisse Noire.
refused-buy = Il y a deux réponses : payer, ou ne pas payer.
refused-union-must = Votre Réserve a des gemmes : il faut en poser une.
refused-union_gem = La gemme va sur un personnage autre que le Syndicat des camionneurs.
refused-top_up = Vous pouvez ajouter les gemmes qui manquent, pas davantage.
refused-token-does-not-fit = Ce jeton ne paie pas cela.
refused-place_thugs = Choisissez un Lieu pour un GrosBras, ou aucun.
refused-thug-is-there = Vous avez déjà un GrosBras { $at }.
refused-not-accessible = { $place } : aucune route n'y mène depuis vos GrosBras.
refused-cannot-pay = { $place } : vous n'avez pas les faveurs nécessaires.
refused-keep_favour = Gardez une des faveurs que vous avez.
setup-first-player = Il n'y a pas de place { $seat } parmi { $players } joueurs ; on compte à partir de 0.

# --- options ---

option-first_player = qui est premier joueur : random (tiré au sort), ou une place, comptée à partir de 0
option-tile_faces = faces des tuiles Famille : random_max6 (au hasard, six dorées au plus), all_silver (toutes argentées), ou la liste des dorées
option-tile_flip = une tuile se retourne après une manche où l'on y a mené sans égalité
option-two_player_start_gems = à 2 joueurs seulement : gemmes en Caisse Noire au départ, premier joueur et second
option-police_station_card = le Commissariat améliore les cartes Indic (informant) ou les cartes Corruption secrètes (secret)
option-majority_points = points pour la majorité dans un Quartier
option-open_districts = tous les jetons Quartier sont publics

# En bref, pour les formulaires : l'option, et chacun de ses choix.
option-first_player-title = Premier joueur
option-first_player-random = tiré au sort
option-first_player-0 = place 1
option-first_player-1 = place 2
option-first_player-2 = place 3
option-first_player-3 = place 4
option-tile_faces-title = Tuiles Famille
option-tile_faces-random_max6 = au hasard, six dorées au plus
option-tile_faces-all_silver = toutes argentées
option-tile_flip-title = Tuiles retournées
option-tile_flip-true = après une manche menée sans égalité
option-tile_flip-false = jamais
option-two_player_start_gems-title = Caisses Noires au départ (2 joueurs)
option-two_player_start_gems-5-6 = 5 et 6 gemmes
option-two_player_start_gems-11-10 = 11 et 10 gemmes
option-police_station_card-title = Le Commissariat améliore
option-police_station_card-informant = les cartes Indic
option-police_station_card-secret = les cartes Corruption secrètes
option-majority_points-title = Une majorité vaut
option-majority_points-1 = 1 point
option-majority_points-2 = 2 points
option-open_districts-title = Jetons Quartier
option-open_districts-true = visibles de tous
option-open_districts-false = face cachée

# --- la table ---

table-stage = Manche { $round } sur { $rounds } · { $phase ->
    [1] Revenus
    [2] Corruption
    [3] Corruption, dernier appel
    [4] Faveurs
   *[5] Influence
}

# La table sur un terminal.
screen-first = premier joueur : { $name }
screen-family = la Famille
screen-serves = sert
screen-favour = faveur
screen-threads = fils
screen-straw = H. de paille
screen-face = { $motive ->
    [first] premier
    [pay] { $amount } Z
   *[means] { $amount }+ gem.
}
screen-gives = { $id ->
    [distiller] { favour-alcohol }
    [mayor] { favour-permit }
    [forger] { favour-jewel }
    [lieutenant] { favour-weapon }
    [truckers_union] Quartier + gemme
    [banker] { money }
    [producer] gemmes
    [developer] { gives-developer }
    [judge] carte Corruption
    [detective] carte Indic
   *[other] { favour-godfather }
}
screen-player = joueur
screen-points = points
screen-money = argent
screen-slush = C. Noire
screen-reserve = Réserve
screen-favours = faveurs
screen-cards = cartes
screen-informants = Indic
screen-tokens = Quartiers
screen-thinking = en réflexion…
screen-agenda = Agenda
screen-blind = { $count } autres face cachée
screen-hand = Votre main
screen-informants-held = Vos cartes Indic
screen-tokens-held = Vos Quartiers
screen-token-blind = { $district } { $count } ({ $blind } à l'aveugle)
screen-legend = ♚ Parrain · * mène · ▸ en cours · › à votre portée
screen-piles = Cartes Parrain à venir { $godfather } · pioche Corruption { $pile } · pioche Indic { $informants }, défausse : { $discarded }

# --- the scene ---

# Sur la page : le bureau.
character-short-distiller = Distilla­teur
character-short-mayor = { character-mayor }
character-short-forger = Faus­saire
character-short-lieutenant = Lieu­tenant
character-short-femme_fatale = { character-femme_fatale }
character-short-truckers_union = Syndicat
character-short-banker = Ban­quier
character-short-producer = Produc­teur
character-short-commissioner = Commis­saire
character-short-developer = Promo­teur
character-short-judge = { character-judge }
character-short-detective = Détec­tive

table-chapter = Manche { $round }
table-views = La table
table-view-desk = Bureau
table-view-city = Ville
table-family = La Famille
table-first-short = 1er
table-first-player = joue en premier
table-thugs-own = vos GrosBras
table-godfather = Le Parrain
table-godfather-at = chez { $the }
table-godfather-pays = { $money } chacun
table-points = { $points } pts
table-godfather-cards = Cartes Parrain
table-godfather-left = encore { $count } à venir
table-prices = Leur prix
table-price-first = au plus offrant
table-price-pay = à qui paie
table-price-means = à qui montre assez de gemmes
table-reserve-of = Réserve · { $you ->
    [yes] la vôtre
   *[no] { $name }
}
table-reserve = Réserve
table-reserve-short = Rés.
table-slush = Caisse Noire
table-slush-short = Caisse
table-informants = Indics
table-informant = indic
table-card-word = 1 carte
table-pile = Corruption
table-discards = défausse
table-cards-held = cartes Corruption
table-informants-held = cartes Indic
table-tokens-held = jetons Quartier
table-photo = { $number }, { $character } : { $face }. Donne { $gives }. Gemmes : { $bids }.
table-photo-godfather = Le Parrain est ici.
table-photo-laid = { $gems ->
    [one] { $gems } gemme de votre carte
   *[other] { $gems } gemmes de votre carte
}.
table-photo-lay = Poser une gemme ici.
table-photo-take = Prendre la carte en main.
table-photo-place = Mettre la gemme ici.
table-gems = ♦{ $gems }
table-slip-now = En l'état
table-slip-more = Avec 1 gemme de plus

# Ce que donnerait la résolution.
table-verdict-none = Personne n'a encore de gemme ici.
table-verdict-later = { $gems ->
    [0] Déjà résolu cette manche.
    [one] Déjà résolu cette manche : la gemme reste et compte à la suivante.
   *[other] Déjà résolu cette manche : les gemmes restent et comptent à la suivante.
}
table-verdict-lead = { $you ->
    [yes] Vous menez : { $gives }, et vos gemmes sont dépensées.
   *[no] { $name } mène : { $gives }, et les gemmes sont dépensées.
}
table-verdict-tie = Égalité : personne n'obtient rien, toutes les gemmes reviennent.
table-verdict-tie-pay = Égalité : personne ne l'a gratuitement.
table-verdict-means = Assez de gemmes : { $gives } pour { $names }. Toutes les gemmes reviennent.
table-verdict-too-few = Aucun joueur n'a encore { $means } gemmes. Toutes les gemmes reviennent.
table-verdict-godfather = { $you ->
    [yes] Vous menez : { $gives } et une Faveur du Parrain, et vos gemmes sont dépensées.
   *[no] { $name } mène : { $gives } et une Faveur du Parrain, et les gemmes sont dépensées.
}
table-verdict-godfather-tie = Égalité devant le Parrain : { $gives } pour { $names }, et les gemmes sont dépensées.
table-verdict-second = { $you ->
    [yes] Vous êtes deuxième et l'obtenez aussi.
   *[no] { $name }, deuxième, l'obtient aussi.
}
table-verdict-straw = L'Homme de paille est en tête : il ne reçoit rien, et personne ne l'a gratuitement.
table-verdict-straw-nobody = L'Homme de paille est en tête : il ne reçoit rien, et personne d'autre non plus.
table-verdict-straw-second = L'Homme de paille est en tête et ne reçoit rien ; { $you ->
    [yes] vous êtes deuxième et l'obtenez.
   *[no] { $name }, deuxième, l'obtient.
}
table-verdict-straw-means = L'Homme de paille est en tête et ne reçoit rien ; avec assez de gemmes : { $gives } pour { $names }.
table-verdict-pay = { $you ->
    [yes] Vous pourrez l'avoir pour { $price }.
   *[no] Pourront payer : { $names }.
}

# Une carte en préparation.
table-hand = Vos cartes
table-hand-empty = Aucune carte en main.
table-card = { $card }, carte Corruption
table-informant-card = { $card }, carte Indic
table-targeted = ciblée
table-any-character = au choix
table-recover-or = ou récupérer
table-recover-label = Récupérer des gemmes de la Réserve
table-recover-confirm = { $gems ->
    [0] Ne rien récupérer
    [one] Récupérer { $gems } gemme
   *[other] Récupérer { $gems } gemmes
}
table-lay-first = Posez ou récupérez
table-lay-confirm = { $gems ->
    [one] Poser { $gems } gemme
   *[other] Poser { $gems } gemmes
}
table-chain = Vos gemmes
table-chain-back = Revenir à cette gemme, { $character }
table-ask-first = { $gems ->
    [one] Posez { $gems } gemme sur { $the }, ou récupérez-en.
   *[other] Posez jusqu'à { $gems } gemmes, d'abord sur { $the }, ou récupérez-en.
}
table-ask-secret = { $gems ->
    [one] Posez { $gems } gemme sur qui vous voulez, ou récupérez-en.
   *[other] Posez jusqu'à { $gems } gemmes, d'abord sur qui vous voulez, ou récupérez-en.
}
table-ask-first-why = Choisissez la photo de qui corrompre. Ce qu'on récupère vient de votre Réserve.
table-ask-broke = Votre Caisse Noire est vide : récupérez des gemmes.
table-ask-broke-why = La carte est défaussée face cachée ; les autres n'en apprennent que le genre.
table-ask-more = { $gems ->
    [one] Encore { $gems } gemme possible.
   *[other] Encore { $gems } gemmes possibles.
}
table-ask-onward = Une de plus sur { $the }, ou suivez un fil : { $names }.
table-ask-here = Une de plus sur { $the }.
table-ask-now = { $character }, ainsi : { $verdict }
table-ask-whole = { $gems ->
    [one] { $gems } gemme prête : c'est tout ce que permet la carte.
   *[other] { $gems } gemmes prêtes : c'est tout ce que permet la carte.
}
table-ask-recover = { $gems ->
    [0] Ne rien récupérer ?
    [one] Récupérer { $gems } gemme ?
   *[other] Récupérer { $gems } gemmes ?
}
table-ask-recover-why = Caisse Noire { $slush }, Réserve { $reserve }. La carte est défaussée face cachée.
table-ask-pay = { $character } : payer { $price } pour { $gives } ?
table-ask-pay-why = Vos gemmes ne l'obtiennent pas gratis, mais permettent de payer. Vous avez { $money } ; il resterait { $left }. Réponses révélées ensemble.
table-union-picked = 1 gemme sur { $the } ?

# Bonus de placement.
table-bonus-confirm = { $place } : 1 gemme sur { $the }
table-bonus-where = { $place } : mettez la gemme sur une des photos éclairées.
table-bonus-there = { $place } : mettez la gemme sur { $the }, ou appuyez encore.
table-bonus-waits = { $place } : 1 gemme sur { $the }, dès que votre carte est jouée.
table-bonus-not-now = { $place } : rien à donner en ce moment. { $racket }.
table-ask-inform = Avant { $the } : montrer votre carte Indic ?
table-ask-inform-with = { $gems ->
    [one] Avec { $gems } gemme · { $verdict }
   *[other] Avec { $gems } gemmes · { $verdict }
}
table-ask-no-card = Avant { $the } : vous n'avez pas cette carte Indic.
table-ask-no-card-why = On demande à tous ceux qui ont une carte Indic, pour que nul ne sache qui tient celle-ci.
table-bonus-picked = { $place } : 1 gemme sur { $the } ?

# --- the city, and after the game ---

# --- la ville, l'Agenda, la poche ---

table-city = La ville
table-city-how = entrée par une flèche rouge, puis par les routes
table-legend-points = points
table-legend-phase = phase
table-legend-always = toujours
table-legend-reserve = Réserve
table-legend-slush = Caisse Noire
table-place = { $place } : { $points } points, coûte { $first } et { $second }.
table-place-thugs = GrosBras : { $names }.
table-place-open = Vous pouvez poser un GrosBras ici ; le bonus est à vous dès la manche suivante.
table-place-there = Votre GrosBras est déjà là.
table-place-opens = De là on atteint : { $places }.
table-place-road = Aucune route n'y mène depuis un de vos Lieux.
table-place-tokens = Il vous manque de quoi payer : { $first } et { $second }.
table-bonus-ready = Votre bonus est prêt.
table-thug-confirm = Poser un GrosBras : { $place }
table-pay = Que payez-vous ?
table-pay-label = { $place } : que payez-vous ?
table-spend = Payer avec : { $favour }

# Des mots parmi les signes des Bonus de Racket.
# Signs stand in brackets; a bar parts two words.
table-racket-boxing_gym = +{ $money }
table-racket-fence = +{ $gems }[slush-gem]
table-racket-racetrack = +{ $money }
table-racket-gambling_den = +{ $gems }[slush-gem]
table-racket-building_site = +1[district]
table-racket-night_club = +1[informant-card]
table-racket-docks = { $items } × Z|ou[slush-gem]
table-racket-law_office = +1[corruption-card]
table-racket-pizzeria = [reserve-gem]si[godfather]{ $numbers }
table-racket-barber = [reserve-gem]si[godfather]{ $numbers }
table-racket-massage_parlour = [reserve-gem]sur[godfather]
table-racket-prison = [reserve-gem]{ $numbers } ≠[godfather]
table-racket-police_station = [informant-card]→ { $gems }[slush-gem]
table-racket-police_station_secret = [corruption-card]?|→ { $gems }[slush-gem]
table-racket-city_hall = [corruption-card]→ { $gems }[slush-gem]
table-racket-newspaper = diagonales
table-racket-courthouse = payer|−{ $money }

table-agenda = Agenda
table-agenda-empty = Case { $slot } de l'Agenda, vide
table-district-new = à vous : 0
table-district-have = à vous : { $count }
table-blind = la pile
table-blind-label = En piocher un à l'aveugle ; il en reste { $count }
table-reserve-left = reste { $count }

# Les Quartiers en un mot, sous leurs jetons.
table-district-finance = Finances
table-district-industrial = Industrie
table-district-chinatown = Chinatown
table-district-little_italy = Little Italy
table-district-campus = Campus
table-district-park = Parc

table-pocket = Ce que vous avez
table-favours = Vos faveurs : { $count }
table-favours-none = aucune faveur
table-keep = Garder : { $favour }
table-districts = Vos Quartiers
table-district-held = { $district } : { $count }{ $blind ->
    [0] {""}
    [one] , dont { $blind } à l'aveugle
   *[other] , dont { $blind } à l'aveugle
}
table-blanks = jetons sans Quartier
table-set = { $sets ->
    [0] série { $towards }/{ $of }
    [1] 1 série, puis { $towards }/{ $of }
   *[other] { $sets } séries, puis { $towards }/{ $of }
}
table-set-why = Six Quartiers différents font une série : { $points } points.
table-bonus = { $place } : prêt

table-count = Le décompte
table-count-places = Lieux
table-count-open = Jetons Quartier
table-count-hidden = Jetons cachés
table-count-sets = Séries de six
table-count-majorities = Majorités
table-count-total = Points
table-count-judges = cartes du Juge
table-count-informants = cartes Indic gardées
table-count-favours = faveurs gardées
table-count-gems = gemmes encore sur des personnages
table-count-money = argent
table-count-tie = À égalité de points, les gemmes de la Caisse Noire départagent.

# --- après la partie ---

story-length = { $rounds } manches
story-mark-token = Faveur du Parrain
story-mark-informant = carte Indic
story-mark-tie = égalité sur une face dorée
story-favours = Faveurs
story-favours-none = aucune offre
story-places = Lieux
story-places-none = aucun
story-tokens = Jetons
story-tokens-none = aucun
story-points = { $points } pts
story-stroke = Plus beau coup en ville
story-stroke-none = aucun GrosBras posé
story-stroke-when = manche { $round }
story-place = Manche { $round } · { $where }
story-nothing = personne n'est servi
story-informant-title = { $you ->
    [yes] Votre indic tombe bien
   *[no] L'indic de { $name } tombe bien
}
story-informant-text = Sur { $the }, { $added ->
    [one] { $added } gemme ajoutée
   *[other] { $added } gemmes ajoutées
} au dernier moment par une carte Indic : la faveur est pour { $you ->
    [yes] vous
   *[no] { $name }
}{ $alone ->
    [yes] .
   *[no] , au grand dam de { $rivals }.
}
story-tie-title = Égalité, et rien pour personne
story-tie-text = { $total } gemmes sur { $the }, et égalité en tête. Toutes les gemmes reviennent ; mains vides pour { $bidders }.
story-token-title = { $you ->
    [yes] Le Parrain vous remercie
   *[no] Le Parrain remercie { $name }
}
story-token-text = { $you ->
    [yes] Vous menez
   *[no] { $name } mène
} là où est le Parrain, sur { $the }, avec { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}{ $alone ->
    [yes] {""}
   *[no] {" "}contre { $rivals }
}. Une Faveur du Parrain s'ajoute à la faveur.
story-first-title = { $you ->
    [yes] Au plus offrant : vous
   *[no] Au plus offrant : { $name }
}
story-first-text = { $total } gemmes sur { $the } ({ $bidders }) : { $you ->
    [yes] les vôtres étaient
   *[no] celles de { $name } étaient
} les plus nombreuses.
story-served-title = { $anybody ->
    [yes] À qui montre assez de gemmes
   *[no] Personne ne passe
}
story-served-text = { $total ->
    [one] { $total } gemme
   *[other] { $total } gemmes
} sur { $the }. { $anybody ->
    [yes] Servis : { $served }.
   *[no] Pas de faveur pour { $bidders }.
}
story-thug-title = { $you ->
    [yes] Vous vous installez
   *[no] { $name } s'installe
}
story-thug-text = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} un GrosBras { $at } : { $points } points, et un bonus dès la manche suivante.
story-thugs-title = { $thugs } GrosBras en une nuit
story-thugs-text = Dans la même phase, { $you ->
    [yes] vous posez vos GrosBras
   *[no] { $name } pose ses GrosBras
} : { $places }, { $points } points.
story-quiet-title = Une manche calme
story-quiet-text = Ni faveurs, ni GrosBras : la Famille attend.

# --- pourquoi le consigliere ferait ainsi : ce que cela rapporte de plus ---

gain-city = Vos GrosBras sont mieux placés : environ { $amount } points de plus qu'avec les autres réponses.
gain-favours = Vous aurez de meilleures faveurs : environ { $amount } points de plus qu'avec les autres réponses.
gain-districts = Vous aurez de meilleurs jetons, séries ou majorités : environ { $amount } points de plus.
gain-money = Vous aurez plus d'argent : il vaut environ { $amount } points.
gain-gems = Vos gemmes sont là où elles comptent : environ { $amount } points de plus.
gain-cards = Vous aurez de meilleures cartes : environ { $amount } points de plus.
gain-rivals = Cela coûte environ { $amount } points à votre plus fort rival.

# --- mesures du laboratoire d'équilibre ---

figure-place = Par lieu avec un GrosBras à la fin
figure-character = Par personnage qui a rendu un service gratuit
figure-character-note = Parties gagnées par ceux qu'il a servis gratuitement au moins une fois, en multiple de la part équitable.
figure-score = Score
figure-places = Lieux par joueur
figure-tokens = Jetons Faveur par joueur et par manche
figure-tokens_paid = Jetons Faveur payés
figure-money_left = Argent restant, en Zoollars
figure-reserve = Réserve au début de la Corruption
figure-slush = Caisse Noire au début de la Corruption
figure-districts = Jetons Quartier pris par partie
figure-reshuffles = Pioche de Corruption épuisée, par partie
figure-place_held = Joueurs avec un GrosBras à la fin
figure-winner_points-places = lieux
figure-winner_points-open_points = jetons Quartier visibles
figure-winner_points-hidden_points = jetons cachés
figure-winner_points-sets = séries de Quartiers
figure-winner_points-majority_points = majorités

# --- la première partie guidée : ce que dit le maître ---

lesson-chapter-bribes = Les pots-de-vin
lesson-chapter-favours = La paie
lesson-chapter-alone = Manche 2, à vous seul

lesson-aim = Ici, tout le monde a son prix. Un GrosBras en ville, ce sont des points ; le plus de points après { $rounds } manches gagne. Karine et Ernest jouent contre vous.
lesson-target = Seize Lieux en ville, payés en faveurs. Nous visons le { place-building_site } : il faut un Permis et une autre faveur.
lesson-family = Les douze de la Famille, ici sur le bureau, accordent les faveurs. Le { character-mayor } donne des Permis, le { character-lieutenant } des Armes. Il nous faut les deux.
lesson-threads = Les gemmes corrompent ; les vôtres sont les couronnes. Carte du { character-lieutenant } : une reste sur lui, une glisse par un fil rouge { character-to-distiller }, une { character-to-mayor }. Trois amis.
lesson-one-pocket = Deux dans la même poche, c'est un ami de moins. Laissez glisser.
lesson-that-path = Le { character-lieutenant }, puis { character-the-distiller }, puis { character-the-mayor } : une gemme chacun.
lesson-spend-first = Récupérer, ce sera pour plus tard. Dépensez d'abord : vous avez de quoi.
lesson-lieutenant-please = La carte du { character-lieutenant }. Ses fils mènent où nous allons.
lesson-outbid = Karine en pose trois sur { character-the-distiller }, et il ne sert que le plus offrant. Votre gemme y est battue. Pas de larmes : les perdants reprennent les leurs.
lesson-godfather = Le Parrain est chez { character-the-mayor }. Qui mène là reçoit aussi une Faveur du Parrain : elle remplace n'importe quelle faveur. Posez trois gemmes de plus sur { character-the-mayor }.
lesson-all-three = Karine et Ernest ont des cartes, eux aussi. Les trois.
lesson-permit-first = Le Permis d'abord. La carte du { character-mayor }, trois gemmes.
lesson-means = Le { character-banker } sert quiconque montre deux gemmes, et toutes reviennent ensuite à leurs propriétaires. Posez-en deux, et il vous paie.
lesson-two-will-do = Deux suffisent. Il ne rend pas la monnaie.
lesson-he-can-count = Il sait compter. Deux gemmes, sur lui.
lesson-banker-please = La carte du { character-banker }, deux gemmes.
lesson-fetch = Votre Caisse Noire paie les pots-de-vin. Au lieu de corrompre, une carte y ramène des gemmes de la Réserve : récupérez-en trois avec celle du { character-developer }. La cinquième, secrète, est défaussée.
lesson-take-three = Cela ne coûte rien de plus. Prenez les trois.
lesson-no-more-bribes = Il veut voir trois gemmes : tout ce que vous avez. Récupérez plutôt.
lesson-secret-fetches-two = Une carte secrète n'en récupère que deux. Votre dernière carte part sans être jouée : que ce soit elle.
lesson-payday = La paie, de 1 à 12. { character-distiller } : Karine. { character-mayor } : vous, et Ernest : le deuxième compte, près du Parrain. { character-forger } : égalité, personne. Les gemmes gagnantes vont en Réserve.
lesson-count = Les points à côté de votre nom comptent tout : lieux, jetons Quartier, faveurs et tranches de 3 Z restantes. Dépenser les baisse un moment ; construire les fait monter.
lesson-pay = Le { character-lieutenant }. Karine mène, elle est servie gratis. Votre gemme vous permet d'acheter la même chose pour { $price } Z ; vous avez { $money } Z. L'argent sert à cela.
lesson-money-is-cheaper = Alors il faudrait donner la Faveur du Parrain pour le { place-building_site }. L'argent coûte moins cher.
lesson-thug = Placez un GrosBras { place-at-building_site } ; payez avec Permis et Arme. La Faveur du Parrain reste : on garde une faveur, les autres deviennent des jetons Quartier.
lesson-keep-the-token = La Faveur du Parrain remplace tout. Payez avec les autres, gardez celle-là.
lesson-no-charity = Toutes vos faveurs sauf une deviennent des jetons Quartier. Un GrosBras vaut mieux.
lesson-site-please = Honnête, peut-être mieux payé. Mais à la prochaine manche, je veux la route qui part du { place-building_site }.
lesson-district = Manche 2. Le Parrain est chez { character-the-forger }. Votre GrosBras rapporte un jeton Quartier par manche : un point chacun, et plus pour la série des six. Prenez-en un.
lesson-road = Un Lieu à flèche rouge est ouvert à tous. Les autres demandent une route depuis l'un de vos GrosBras. Celle du { place-building_site } mène au { place-night_club } : Alcool et Bijou.
lesson-beside = Le { character-forger } donne des Bijoux. Karine y mène, mais près du Parrain la deuxième place suffit. Votre carte secrète, elle, corrompt qui vous voulez : deux gemmes au plus.
lesson-two-in-one = À vous de réfléchir. Le { character-distiller } donne l'Alcool, { character-the-forger } le Bijou. Une seule carte pour les deux ?
lesson-between-them = Bon début. Un fil relie { character-the-lieutenant } à chacun des deux : une gemme sur chacun des trois.
lesson-two-in-one-hint = Jouez la carte de l'un des deux. Les fils mènent les gemmes jusqu'à l'autre.
lesson-raise = Karine en pose deux sur { character-the-distiller }, contre une à vous. Cet Alcool, vous le voulez toujours. Quelle carte ?
lesson-banker-later = Bien trouvé, cela suffirait. Mais gardez la carte du { character-banker } pour un meilleur usage, tout à l'heure. Une autre ?
lesson-only-a-tie = Deux contre deux, c'est une égalité : il ne sert alors personne.
lesson-raise-hint = Karine en a deux : il vous en faut trois. Une carte secrète corrompt qui vous voulez.
lesson-free-lunch = Karine tient beaucoup au { character-forger } ; la deuxième place vous suffit. Et voici un cadeau : quelqu'un dans votre main donne de l'argent et rend les gemmes.
lesson-free-lunch-hint = Qui donne de l'argent à qui montre deux gemmes ?
lesson-last-card = Encore une carte à jouer. Vous avez assez corrompu ; Caisse Noire : { $slush }, Réserve : { $reserve }. Pensez à la manche suivante.
lesson-fetch-more = Davantage. Cela ne coûte rien.
lesson-last-card-hint = Tentant. Mais ce qui gagne part en Réserve, et la manche suivante voudra des gemmes aussi. Récupérez-en.
lesson-night-club = Tous ont tenu parole. À la ville, maintenant : quel lieu voulions-nous, et avec quoi le payer ?
lesson-night-club-hint = D'abord le { place-night_club } : Alcool et Bijou, par votre propre route.
lesson-second-thug = Le { place-night_club } est à vous, et des routes s'ouvrent. On ne garde qu'une faveur : placez encore un GrosBras, où vous voulez. Ceux des autres ne gênent pas.
lesson-end = { $points } points ; Karine { $karine }, Ernest { $ernest }. D'une partie à l'autre, ceux qui ne servent que le plus offrant changent ; et une vraie partie a quatre manches.

## Les règles : en deux minutes, et ce qui est écrit dans les images et dessous (`two_minutes.toml`, `table/rules/`)

rules-aim-title = Prenez la ville
rules-aim = Vos GrosBras s'installent dans la ville. Chaque lieu vaut des points et vous rapporte à chaque manche suivante. Après la dernière manche, le plus de points d'Influence gagne.
rules-bribe-title = On corrompt avec des gemmes
rules-bribe = Vous recevez { $cards } cartes, et à tour de rôle vous les jouez toutes sauf une. Une carte pose jusqu'à { $gems } de vos gemmes sur son personnage, ou en ramène autant dans votre Caisse Noire.
rules-threads-title = Les gemmes suivent les fils rouges
rules-threads = D'un personnage qui en reçoit plusieurs d'un coup, des gemmes peuvent glisser le long d'un fil, puis d'un autre. Une reste à chaque étape : une carte peut toucher trois personnes.
rules-prices-title = Chacun a son prix
rules-prices = Puis on règle les douze dans l'ordre. L'or ne sert que le plus offrant. Avec un prix en Z, le premier ne paie rien, les autres peuvent payer. Avec un nombre de gemmes, tous ceux qui l'atteignent sont servis.
rules-spent-title = Gagner coûte, perdre non
rules-spent = Qui l'emporte seul, sur l'or ou en tête, perd ces gemmes : elles vont à sa Réserve. Les autres reprennent les leurs dans la Caisse Noire. Sur l'or, une égalité ne sert personne.
rules-places-title = Deux faveurs pour un lieu
rules-places = Les faveurs sont des jetons. Deux d'entre elles, celles que le lieu demande, y installent un GrosBras pour de bon. Une Faveur du Parrain remplace n'importe quelle faveur.
rules-end-title = Rien ne se perd
rules-end = Chaque jeton quartier compte un point, une série de six en donne d'autres, et la majorité dans un quartier aussi. Faveurs, cartes et argent restants deviennent eux aussi des jetons.
rules-picture-reserve = Réserve (dépensées)
rules-picture-slush = Caisse Noire (reprises)
rules-picture-favour-free = obtient la faveur
rules-picture-favour-pays = peut payer pour l'avoir
rules-picture-favour-none = n'a rien
rules-diagram-threads = Trois gemmes avec la carte du Lieutenant : une reste chez lui (4), une chez le Distillateur (1), une chez le Maire (2). De chaque étape, les gemmes ne partent que vers un seul voisin, et jamais deux fois chez le même.
rules-diagram-prices = Trois gemmes contre deux et une, sous les trois sortes de prix : l'or, une somme, un nombre de gemmes. À égalité en tête, l'or ne sert personne, et avec une somme personne n'est servi gratis.

# --- le décompte en cours ---

table-count-face-down = { $count ->
    [one] 1 jeton est face cachée : séries et majorités peuvent changer.
   *[other] { $count } jetons sont face cachée : séries et majorités peuvent changer.
}
table-count-leftovers = Restes : faveurs, cartes, argent

# --- ce pour quoi l'on joue ---

aim-headline = Tenir la ville : le plus de points
aim-ends = Après la manche { $rounds }, tout est compté, jusqu'à la dernière faveur.
aim-thug = Des GrosBras en ville
aim-thug-how = deux faveurs en placent un ; il rapporte un bonus à chaque manche suivante
aim-token = Des jetons Quartier
aim-token-how = par des Lieux, le Promoteur, et les faveurs que vous ne gardez pas
aim-set = Une série de six Quartiers
aim-set-how = un jeton de chaque ; la majorité d'un Quartier : +{ $points }
aim-left = Ce qui reste à la fin
aim-left-how = chaque faveur, chaque Indic, chaque tranche de { $money } Z
aim-round = Manche { $round } sur { $rounds } : vous avez { $favours ->
    [one] { $favours } faveur
   *[other] { $favours } faveurs
} et { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
} pour corrompre.
now-play_card-bribe = Corrompre un personnage
now-play_card-bribe-how = posez-y des gemmes ; à partir de deux, on peut suivre un fil rouge
now-play_card-recover = Récupérer des gemmes
now-play_card-recover-how = de votre Réserve vers votre Caisse Noire
now-play_card-bonus = Utiliser le bonus d'un Lieu
now-play_card-bonus-how = une gemme de plus, là où le Lieu le dit
now-place_thugs-thug = Placer un GrosBras
now-place_thugs-thug-how = deux faveurs ; par le haut ou la gauche, puis le long des routes
now-place_thugs-stop = S'arrêter là
now-place_thugs-stop-how = vous gardez une faveur, les autres deviennent des jetons Quartier
now-choose_district-open = Prendre un jeton visible
now-choose_district-open-how = tout le monde sait lequel vous avez
now-choose_district-blind = Piocher à l'aveugle
now-choose_district-blind-how = vous seul savez lequel c'est
now-inform-play = Jouer un Indic
now-inform-play-how = ajoutez des gemmes ici avant de comparer les offres
now-inform-keep = La garder
now-inform-keep-how = une carte gardée vaut un jeton à la fin

# --- phases d'une manche ---

table-round-of = Manche { $round }/{ $rounds }
phase-revenue = Revenus
phase-corruption = Corruption
phase-favours = Faveurs
phase-influence = Influence

# --- bulles : ce que les pièces disent d'elles-mêmes, en 25 mots au plus ---

tip-character-first = Donne { $gives } à qui a, seul, le plus de gemmes ici. Les autres reprennent les leurs.
tip-character-pay = Donne { $gives } : gratis à qui a, seul, le plus de gemmes ici ; pour { $price } aux autres qui en ont.
tip-character-means = Donne { $gives } à quiconque a au moins { $gems } gemmes ici. Chacun reprend ses gemmes.
tip-godfather-here = Le Parrain est ici : le deuxième est servi gratis, lui aussi ; à égalité en tête, tous le sont.
tip-frame-first-name = Cadre doré
tip-frame-first = Seul celui qui a le plus de gemmes est servi ; elles vont à la Réserve. Égalité : personne.
tip-frame-pay-name = Cadre argenté avec un prix
tip-frame-pay = Le premier, seul, est servi gratis. Quiconque d'autre a une gemme ici peut payer ce prix.
tip-frame-means-name = Cadre argenté avec des gemmes
tip-frame-means = Montrez au moins ce nombre de gemmes : vous êtes servi, même si un autre en a plus. Chacun reprend les siennes.
tip-card-name = Carte Corruption : { $character }
tip-card = Carte ciblée : pose 1 à { $gems } gemmes sur { $the } ; certaines peuvent glisser plus loin. Ou récupère jusqu'à { $gems } gemmes de votre Réserve.
tip-card-now = { $the } donne { $gives }.
tip-card-secret-name = Carte secrète
tip-card-secret = Pose 1 à { $gems } gemmes sur le personnage de votre choix. Ou récupère jusqu'à { $gems } gemmes de votre Réserve.
tip-informant-name = Indic : { $character }
tip-informant = Juste avant le règlement de ce personnage : une gemme de plus de la Réserve, ou quelques-unes de la Caisse Noire. Personne ne le voit venir.
tip-inform-name = Jouer l'Indic
tip-inform = Pose des gemmes sur ce personnage maintenant, quand tous les autres ont fini.
tip-place = Coûte { $inner ->
    [yes] { $first } et { $second }, et une route depuis un de vos GrosBras
   *[other] { $first } et { $second } ; toujours ouvert
}. Un GrosBras ici marque { $points } à la fin.
tip-bonus = Le bonus d'un de vos Lieux. Il sert une fois par manche.
tip-bonus-idle = En ce moment, il n'a rien à donner.
tip-favour = Un jeton Faveur. Deux qui conviennent achètent un Lieu. Après la manche, on en garde un ; les autres deviennent des jetons Quartier.
tip-favour-now = { $count ->
    [one] Vous en avez un.
   *[other] Vous en avez { $count }.
}
tip-favour-godfather-name = Jeton Parrain
tip-favour-godfather = Vaut n'importe quelle faveur. Là où le prix montre une Faveur du Parrain, rien d'autre ne le remplace.
tip-favour-any-name = N'importe quelle faveur
tip-favour-any = Cette part du prix se paie avec n'importe quel jeton Faveur.
tip-favours-name = Vos faveurs
tip-favours = Reçues des personnages, dépensées par deux pour des Lieux. En fin de manche, on en garde une ; chaque autre devient un jeton Quartier.
tip-district = { $points ->
    [one] Un point
   *[other] { $points } points
} à la fin. Un de chaque Quartier : { $set } de plus. Plus d'un Quartier que tout autre joueur : { $most } de plus.
tip-district-now = { $count ->
    [0] Vous n'en avez pas.
    [one] Vous en avez un.
   *[other] Vous en avez { $count }.
}
tip-district-none-name = Aucun Quartier
tip-district-none = Une case vide ; ou un jeton sans Quartier, qui compte à la fin mais n'aide aucune série.
tip-district-back-name = Jeton Quartier, face cachée
tip-district-back = Seul son propriétaire connaît le Quartier. Il compte à la fin, et plus en série ou en majorité.
tip-gem-name = Gemme
tip-gem = Une gemme de cette couleur : { $owner }. Posée sur un personnage, elle mise pour sa faveur.
tip-thug-name = GrosBras
tip-thug = Tient un Lieu jusqu'à la fin : ses points, et son bonus dès la manche suivante. { $owner }.
tip-thug-now = { $you ->
    [yes] Vous avez
   *[other] { $name } a
} { $count } GrosBras en ville.
tip-slush-name = Caisse Noire
tip-slush = De quoi corrompre. Une gemme posée sur un personnage mise pour sa faveur.
tip-reserve-name = Réserve
tip-reserve = Gemmes hors de portée. Une carte jouée pour récupérer les met dans la Caisse Noire.
tip-gems-now = { $you ->
    [yes] Vous y avez
   *[no] { $name } y a
} { $gems ->
    [one] une gemme.
   *[other] { $gems } gemmes.
}
tip-money-name = Zoollars
tip-money = Paient les faveurs des personnages qui ont un prix. À la fin, { $per } Z font un jeton.
tip-money-now = { $you ->
    [yes] Vous avez
   *[other] { $name } a
} { $amount }.
tip-points-name = Points
tip-points = Points des Lieux, des Quartiers, des séries et des restes. Après la dernière manche, le plus de points gagne.
tip-cards-name = Cartes Corruption
tip-cards = On en joue une par tour, pour corrompre ou récupérer. La dernière est défaussée sans être vue.
tip-informants-name = Cartes Indic
tip-informants = Chacune nomme un personnage. Son détenteur peut y poser des gemmes juste avant le règlement.
tip-tokens-name = Jetons Quartier
tip-tokens = Ils sont face cachée. Chacun compte à la fin ; séries et majorités rapportent plus.
tip-count-now = { $you ->
    [yes] Vous en avez
   *[other] { $name } en a
} { $count }.
tip-first-name = Premier joueur
tip-first = Qui a la voiture commence chaque phase. Elle passe à gauche à chaque manche.
tip-godfather-name = Le Parrain
tip-godfather = Où il se tient, qui a seul le plus de gemmes reçoit en plus une Faveur du Parrain. Le deuxième reçoit la faveur, lui aussi.
tip-godfather-now = Cette manche, il est chez ce personnage : { $the }. À son arrivée, chacun a reçu { $money }.
tip-visit-name = Carte Parrain de la manche { $round }
tip-visit = Dans cette manche, visite du Parrain : { $the } ; et chacun a reçu { $money }.
tip-visits-name = Cartes Parrain à venir
tip-visits = Une par manche : elle dit où va le Parrain et combien chacun reçoit.
tip-thread-name = Fil rouge
tip-thread = Les gemmes d'une même carte peuvent y glisser vers le personnage suivant, en en laissant au moins une à chaque fois.
tip-city-name = La ville
tip-city = { $places } Lieux. Deux faveurs y placent un GrosBras : des points à la fin, un bonus à chaque manche.
tip-agenda-name = L'Agenda
tip-agenda = { $agenda } jetons Quartier au choix. Ce qui est pris est aussitôt remplacé.
tip-blind-name = Piocher à l'aveugle
tip-blind = Un jeton Quartier de la Réserve, au hasard. Personne d'autre ne sait lequel.
tip-blind-now = { $count ->
    [one] Il en reste un.
   *[other] Il en reste { $count }.
}
tip-set-name = Une série de Quartiers
tip-set = Un jeton de chaque Quartier vaut { $points } points de plus à la fin.
tip-chain-name = Le chemin de vos gemmes
tip-chain = Une case par gemme de cette carte. De chaque personnage, seules les gemmes au-delà de la première glissent plus loin.
tip-recover-name = Récupérer
tip-recover = L'autre usage de la carte prise : des gemmes de la Réserve dans la Caisse Noire, au lieu de corrompre.
tip-stage-name = La manche
tip-stage = Quatre phases : revenus, corruption, faveurs, influence. La partie a { $rounds } manches.
tip-mark-points-name = Points d'un Lieu
tip-mark-points = Ce que marque à la fin un GrosBras sur ce Lieu.
tip-mark-phase-name = Quand un bonus sert
tip-mark-phase = La phase où ce bonus sert, à chaque manche : 1 Revenus, 2 Corruption, 3 Faveurs.
tip-mark-always-name = Toujours
tip-mark-always = Ce bonus sert tout le temps.
tip-mark-reserve-name = Gemme blanche
tip-mark-reserve = Une gemme prise dans la Réserve.
tip-mark-slush-name = Gemme noire
tip-mark-slush = Une gemme de la Caisse Noire.
tip-pile-informants-name = Pioche Indic
tip-pile-informants = On y pioche chez le Détective et avec le Night-club. Chaque carte nomme un personnage.
tip-pile-corruption-name = Pioche Corruption
tip-pile-corruption = À chaque manche, chaque joueur en pioche { $dealt }.
tip-pile-discards-name = Cartes déjà jouées
tip-pile-discards = Elles sont mélangées à la pioche au début de la manche suivante.
tip-count-places-name = Lieux
tip-count-places = Les points imprimés de chaque Lieu où se tient un GrosBras.
tip-count-open-name = Jetons Quartier
tip-count-open = { $points ->
    [one] Un point
   *[other] { $points } points
} par jeton Quartier pris pendant la partie.
tip-count-hidden-name = Les restes
tip-count-hidden = Indics, faveurs, gemmes sur des personnages et chaque tranche de { $per } Z restants deviennent des jetons sans Quartier.
tip-count-sets-name = Séries
tip-count-sets = { $points } points pour chaque série de tous les Quartiers.
tip-count-majorities-name = Majorités
tip-count-majorities = Des points pour chaque Quartier dont on a plus de jetons que tout autre joueur.
tip-count-total-name = Total
tip-count-total = Le plus de points gagne.
tip-count-tie-name = Égalité
tip-count-tie = À points égaux, le plus de gemmes dans la Caisse Noire gagne.

## Exemples des règles, à essayer (`examples/`)

rules-example-bribe = une carte, trois pots-de-vin
rules-example-city = où peut aller un GrosBras ?
lesson-example-bribe = Votre carte : la Femme fatale. Posez une gemme sur elle, faites-en glisser vers le Lieutenant, puis le Faussaire. Ou essayez autrement : les fils disent ce qui est possible.
lesson-example-bribe-end = Chaque étape garde au moins une gemme, et une gemme ne suit que les fils. D'une étape, elles ne partent jamais de deux côtés, ni en arrière.
lesson-example-city = Votre premier GrosBras. Les lieux du bord, en haut et à gauche, sont ouverts à tous. Ceux de l'intérieur demandent une route depuis l'un des vôtres.
lesson-example-city-end = Du lieu que vous prenez partent des routes ; les lieux de l'intérieur qu'elles touchent vous sont ouverts, même dans cette phase. Son bonus commence à la manche suivante.

# --- ce qu'une leçon a appris, par chapitre : la carte de fin ---

learned-bribes = Une carte, trois gemmes : elles glissent le long des fils.
learned-favours = Les faveurs paient les GrosBras en ville, et chacun vaut des points.
learned-alone = Vous avez surenchéri, épargné vos gemmes et pris un lieu.
