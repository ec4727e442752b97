# Razzia en français. $you vaut "yes" quand il s'agit de la personne qui lit.
# Les nombres et ce qu'ils comptent sont liés par des espaces insécables,
# et les signes doubles (: ; ! ? « ») à ce qu'ils suivent ou précèdent.

game-title = Razzia
game-tagline = Ce soir, quelqu’un a parlé.
game-blurb = Six bars pleins d'argent, une carte chacun : flambeur ou police ? Un jeu de bluff rapide.
game-intro =
    Le plus riche après le dernier tour gagne. À chaque tour, chacun envoie en secret une carte dans un bar.
    Seul, un flambeur y prend tout l'argent. Si la police s'y trouve, les flambeurs n'ont rien et c'est elle
    qui prend ; mais la police qui ne trouve aucun flambeur repart les mains vides. Si plusieurs joueurs ont
    le même droit, la carte la plus forte propose un partage, et qui refuse se bat en duel : carte plus dé.
score = { $amount } $
money = { $amount } $
nothing = rien
bill-on-bar = { $bar } { $bill }

card = { $kind ->
    [police] Police { $value }
   *[gambler] Flambeur { $value }
}
card-of = { $kind ->
    [police] Police { $value } ({ $bar })
   *[gambler] Flambeur { $value } ({ $bar })
}

# --- questions ---

ask-place_extra = Placez le billet supplémentaire : { $bill }.
ask-choose_card = Choisissez une carte en secret.
ask-choose_card-again = Votre choix : { $answer }. Vous pouvez encore en changer.
ask-propose_split = { $bar } : vous partagez { $total } avec { $rivals }. Qui reçoit quoi ?
ask-propose_split-done = { $bar } : tous les billets sont attribués. Faire la proposition ?
ask-answer_split = { $bar } : sur { $total }, { $proposer } vous propose : { $share }. Accepter, ou duel ?
ask-answer_split-again = Votre réponse : { $answer }. Vous pouvez encore en changer.
ask-answer_in_turn = { $bar } : sur { $total }, { $proposer } vous propose : { $share }. Accepter, ou duel ?

# Ce que fait une réponse, et ce qui vient ensuite.
why-place_extra = Tout le monde voit dans quel bar vous le mettez avant de choisir une carte.
why-choose_card = Au bar de sa couleur, révélée avec les autres.
why-propose_split = Ce que vous ne donnez pas est à vous. C'est définitif : qui accepte prend sa part, qui refuse se bat en duel contre vous pour le reste.
why-answer_split = Acceptez, et la part est à vous ; en duel, les cartes et le dé décident ; toutes les réponses sont révélées en même temps.
why-answer_in_turn = Acceptez, et la part est à vous ; en duel, les cartes et le dé décident ; tout le monde entend aussitôt votre réponse.

# Au lieu de why-…, pour qui répond pour la première fois : ce qu'il faut savoir pour commencer.
first-choose_card = Un flambeur seul dans un bar prend tout son argent. La police le prend aux flambeurs ; si elle n'en trouve pas, elle n'a rien. Plusieurs flambeurs, ou plusieurs policiers, partagent, ou se battent en duel.

# La première vraie partie après la leçon, qui se joue à trois : ce qui change à plus.
first-table = À quatre, il y a six bars, et moins de tours que dans une partie à trois. Tout le reste est pareil.

waiting-place_extra = { $names } place le billet supplémentaire.
waiting-choose_card = Carte attendue : { $names }.
waiting-propose_split = { $names } réfléchit à un partage.
waiting-answer_split = Réponse attendue : { $names }.
waiting-answer_in_turn = { $names } doit répondre.

# --- réponses ---

action-play = { $card } → { $bar } ({ $total })
action-extra = { $bar } : { $before } → { $total }
answer-share = { $amount } à { $name }
answer-propose = offrir { $shares }
action-share = { $you ->
    [yes] garder le billet de { $bill }
   *[no] donner le billet de { $bill } à { $name }
}
action-done = { $rest ->
    [none] c'est ma proposition
   *[other] c'est ma proposition ; je garde le reste ({ $rest })
}
action-accept = accepter ({ $share })
action-duel = duel

# --- événements ---

event-round = Tour { $round }. { $you ->
    [yes] C'est vous qui donnez
   *[no] C'est { $name } qui donne
}.
event-reshuffle = Les { $cards } cartes jouées sont mélangées et forment une nouvelle pioche.
event-draw = Vous piochez { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $card }.
event-bills = De nouveaux billets : { $bills }.
event-extra_drawn = { $you ->
    [yes] Vous regardez le billet supplémentaire : { $bill }
   *[no] { $name } regarde le billet supplémentaire
}.
event-last_round = La pile de billets est vide : ce tour est le dernier.
event-extra = { $you ->
    [yes] Vous placez
   *[no] { $name } place
} { $bill } au { $bar }.
event-reveal = Cartes sur table ! { $cards }.
event-haul = { $bar } : { $you ->
    [yes] vous prenez
   *[no] { $name } prend
} { $bills }.
event-raid = { $bar } : razzia ! Police : { $police }. Au poste : { $gamblers }.
event-failed_raid = { $bar } : la police ({ $police }) ne trouve personne. L'argent reste.
event-split = { $bar } : { $bills } à partager entre { $claimants }. { $you ->
    [yes] C'est vous qui proposez
   *[no] C'est { $name } qui propose
}.
event-proposal = Une proposition ! { $shares }.
event-answer = { $you ->
    [yes] Vous répondez
   *[no] { $name } répond
} : { $duel ->
    [yes] duel !
   *[no] d'accord.
}
event-answers = Les réponses : { $answers }.
event-answer-accept = { $you ->
    [yes] vous acceptez
   *[no] { $name } accepte
}
event-answer-duel = { $you ->
    [yes] vous voulez un duel
   *[no] { $name } veut un duel
}
event-share = { $bar } : { $you ->
    [yes] vous prenez
   *[no] { $name } prend
} { $bills }.
event-duel = Duel : { $stronger } (carte { $value } + dé { $roll } = { $total }) contre { $weaker } (carte { $value2 } + dé { $roll2 } = { $total2 }). Vainqueur : { $winner }{ $tie ->
    [weaker] {" "}(à égalité, la carte la plus faible l'emporte)
    [farther] {" "}(à égalité entre cartes égales, la plus éloignée du donneur l'emporte)
   *[no] {""}
}.
event-duel_won = { $bar } : { $you ->
    [yes] vous gagnez
   *[no] { $name } gagne
} { $bills }.
event-end = Le dernier bar est réglé. { $money }.

# --- refus ---

refused-bar-not-in-play = { $bar } n'est pas en jeu à cette table.
refused-place-extra = Le billet supplémentaire doit aller dans un des bars.
refused-choose-card = Chacun choisit une carte de sa main.
refused-no-card-of-bar = Vous n'avez aucune carte du { $bar }.
refused-card-not-in-hand = Vous n'avez pas cette carte.
refused-no-bill-left = Tous les billets sont attribués : faites la proposition.
refused-not-a-claimant = Un billet ne va qu'à un joueur qui a droit à cet argent.
refused-propose-split = D'abord la proposition : dites qui reçoit quel billet, puis faites-la.
refused-answer-split = Il y a deux réponses : accepter, ou duel.
setup-first-dealer = Il n'y a pas de place { $seat } parmi { $players } joueurs ; on compte à partir de 0.
setup-removed-bars = Les deux bars retirés doivent être différents.

# --- options ---

option-first_dealer = qui donne en premier : random (tiré au sort), ou une place, comptée à partir de 0
option-removed_bars = à 3 joueurs seulement : les deux bars retirés
option-three_player_last_deal = à 3 joueurs seulement : short (15e tour avec deux billets) ou drop (sans lui)
option-answers = réponses à un partage : simultaneous (ensemble) ou in_rank_order (l'un après l'autre)
option-hidden_money = les autres voient seulement le nombre de vos billets
option-distance = à 7 ou 8 joueurs : la distance du donneur, either_way (par le plus court côté) ou clockwise (sens horaire)

# En bref, pour les formulaires : l'option, et chacun de ses choix.
option-first_dealer-title = Premier donneur
option-first_dealer-random = tiré au sort
option-first_dealer-0 = place 1
option-first_dealer-1 = place 2
option-first_dealer-2 = place 3
option-first_dealer-3 = place 4
option-first_dealer-4 = place 5
option-first_dealer-5 = place 6
option-first_dealer-6 = place 7
option-first_dealer-7 = place 8
option-removed_bars-title = Bars retirés (3 joueurs)
option-removed_bars-colibri = Colibri
option-removed_bars-cotton_club = Cotton Club
option-removed_bars-havanna_bar = Havanna Bar
option-removed_bars-jungle = Jungle
option-removed_bars-lincoln = Lincoln
option-removed_bars-jazz_house = Jazz House
option-three_player_last_deal-title = Dernière donne (3 joueurs)
option-three_player_last_deal-short = un 15e tour court
option-three_player_last_deal-drop = pas de 15e tour
option-answers-title = Réponses à un partage
option-answers-simultaneous = toutes à la fois
option-answers-in_rank_order = l'une après l'autre
option-hidden_money-title = L'argent
option-hidden_money-true = caché : seul le nombre de billets se voit
option-hidden_money-false = visible
option-distance-title = Distance du donneur (7 ou 8 joueurs)
option-distance-either_way = par le plus court côté
option-distance-clockwise = dans le sens horaire seulement

# --- la table ---

table-round = Tour { $round } sur { $rounds }
table-last = dernier tour
table-dealer = donne
table-bar = bar
table-bills = billets
table-total = total
table-cards = cartes
table-player = joueur
table-money = argent
table-hand = Votre main
table-hand-none = Plus de carte. Vous avez { $money }.
table-legend = ♠ flambeur · ★ police
table-piles = Billets { $supply } · pioche { $draw } · défausse { $discards }
table-hidden = { $bills ->
    [one] { $bills } billet
   *[other] { $bills } billets
}
table-chosen = c'est fait
table-thinking = en réflexion…
table-proposal = Proposition en cours
table-offer = Proposition

# Sur la page.
table-chapter = Tour { $round }
table-name = { $you ->
    [yes] Vous
   *[no] { $name }
}
table-bars = Les bars
table-bar-label = { $bar }, { $total } en jeu, billets : { $bills }
table-bar-empty = { $bar }, pas d'argent
table-stake = en jeu
table-no-money = pas d'argent
table-thousand = k
table-kind = { $kind ->
    [police] Police
   *[gambler] Flambeur
}
table-card = { $kind ->
    [police] Police { $value }, { $bar }
   *[gambler] Flambeur { $value }, { $bar }
}
table-card-sent = { $card }, face cachée à son bar
table-sent = Face cachée. Vous pouvez encore la remplacer.
table-on-table = Sur la table
table-has-chosen = { $you ->
    [yes] Vous avez choisi
   *[no] { $name } a choisi
}
table-is-choosing = { $you ->
    [yes] À vous de choisir
   *[no] { $name } réfléchit
}
table-extra-waits = { $you ->
    [yes] À vous de placer le billet supplémentaire : choisissez un bar.
   *[no] { $name } tient le billet supplémentaire.
}
table-extra-chosen = Le billet irait au { $bar }.
table-extra-put = Poser le billet de { $bill } au { $bar } : { $before } devient { $total }
table-visitor = { $you ->
    [yes] Vous : { $card }
   *[no] { $name } : { $card }
}
table-visitor-caught = { $you ->
    [yes] Vous : { $card }, sur le fait
   *[no] { $name } : { $card }, sur le fait
}
table-raid = Razzia !
table-nobody = Personne à arrêter
table-takes = { $you ->
    [yes] Vous prenez { $amount }
   *[no] { $name } prend { $amount }
}
table-split-label = Partage au { $bar }
table-split-thinks = { $you ->
    [yes] Comment partagez-vous ?
   *[no] { $name } réfléchit au partage…
}
table-split-offer = { $you ->
    [yes] Votre proposition
   *[no] { $name } propose
}
table-split-how = Choisissez un billet, puis à qui il va. Ce que vous ne donnez pas est à vous.
table-split-how-two = Choisissez un billet pour le donner ou le reprendre. Ce que vous ne donnez pas est à vous.
table-split-keys = Touches : ↑ ↓, ou le numéro du joueur.
table-give = { $you ->
    [yes] Garder le billet de { $bill }
   *[no] Donner le billet de { $bill } à { $name }
}
table-bill-for = { $you ->
    [yes] { $bill }, pour vous
   *[no] { $bill }, pour { $name }
}
table-odds = { $you ->
    [yes] en duel, vous gagnez { $percent } % du temps
   *[no] { $percent } % de chances en duel contre vous
}
table-outlook-sure = Accepter : { $sure } à coup sûr.
table-outlook-duel = { $undecided ->
    [0] Duel : { $percent } % de chances de gagner { $stake }.
   *[other] Duel : { $percent } % de chances de gagner { $stake }, si nul autre ne refuse.
}
table-outlook-proposal = { $rivals ->
    [one] { $sure } si { $name } accepte. Sinon, duel : { $percent } % de chances de gagner { $stake }.
   *[other] { $sure } si tous acceptent. Si tous refusent : { $percent } % de chances de gagner { $stake }.
}
table-proposes = la proposition
table-accepts = accepte
table-duels = duel !
table-answered = réponse donnée
table-propose-nothing = Tout garder
table-propose-to = Offrir { $amount } à { $name }
table-propose = Proposer ce partage
table-duel-title = Duel !
table-duel-won = { $you ->
    [yes] Vous gagnez.
   *[no] { $name } gagne.
}
table-duel-weaker = { $you ->
    [yes] Égalité : la carte la plus faible gagne, et c'est la vôtre.
   *[no] Égalité : { $name } gagne avec la carte la plus faible.
}
table-duel-farther = { $you ->
    [yes] Égalité à cartes égales : vous êtes plus loin du donneur, vous gagnez.
   *[no] Égalité à cartes égales : { $name } est plus loin du donneur et gagne.
}
table-won = { $you ->
    [yes] Vous gagnez avec { $amount }
   *[no] { $name } gagne avec { $amount }
}
table-won-together = { $names } gagnent ensemble avec { $amount }

# --- after the game ---

story-length = { $rounds } tours
story-mark-raid = razzia réussie
story-mark-duel = duel
story-raids = Razzias réussies
story-raids-none = aucune police envoyée
story-duels = Duels gagnés
story-duels-none = aucun livré
story-shares = Partages acceptés
story-shares-none = aucun reçu
story-haul = Plus gros coup
story-haul-none = rien du tout
story-haul-where = tour { $round }
story-place = Tour { $round } · { $bar }
story-takes = prend tout
story-police-takes = la police prend tout
story-stays = l'argent reste
story-raid-title = { $last ->
    [yes] La dernière razzia
   *[no] { $you ->
        [yes] Vous attendiez
       *[no] { $name } attendait
    }
}
story-raid-text = Au { $bar }, { $money } en vue pour { $caught }. La police y était déjà : { $police }.
story-failed-title = Personne
story-failed-text = Au { $bar }, la police ({ $police }) ne trouve personne, et { $money } restent sur le bar.
story-alone-title = { $you ->
    [yes] Tout pour vous
   *[no] Tout pour { $name }
}
story-alone-text = Personne d'autre n'a pensé au { $bar } : { $you ->
    [yes] vous repartez
   *[no] { $name } repart
} avec { $money }.
story-duel-title = { $margin ->
    [0] { $total } partout
    [1] À un point près
   *[other] Le dé tranche
}
story-duel-text = { $money } au { $bar }, et pas d'accord avec { $proposer }. { $margin ->
    [0] Égalité
   *[other] Duel
} : { $you ->
    [yes] vous l'emportez
   *[no] { $name } l'emporte
} sur { $losers }.
story-deal-title = Marché conclu
story-deal-text = { $money } au { $bar } pour { $claimants }. { $mine ->
    [yes] Votre offre
   *[no] L'offre faite par { $proposer }
} est acceptée, sans combat.
story-quiet-title = Personne n'a osé
story-quiet-text = Chacun a manqué les autres : l'argent n'a pas bougé.

# --- pourquoi le consigliere ferait ainsi : ce que cela rapporte de plus ---

gain-money = Cela vous rapporte environ { $amount } $ de plus que les autres réponses.
gain-rivals = Cela laisse moins d'argent au plus fort des autres.

# --- mesures du laboratoire d'équilibre ---

figure-splits = Partages par tour
figure-duels = Duels par tour
figure-raids = Razzias par tour
figure-winner_money-alone = seul à un bar
figure-money-alone = { figure-winner_money-alone }
figure-winner_money-split = par accord
figure-money-split = { figure-winner_money-split }
figure-winner_money-duel = par duel
figure-money-duel = { figure-winner_money-duel }

# --- la première partie guidée : ce que dit le maître, 30 mots au plus à la fois ---

lesson-chapter-money = Prendre l'argent
lesson-chapter-police = La police
lesson-chapter-splits = Les partages
lesson-chapter-duels = Les duels
lesson-chapter-alone = Presque seul

lesson-aim = Quatre bars, beaucoup d'argent, aucun scrupule. Quand il n'y a plus de billets, le plus riche gagne. C'est tout.
lesson-first-gambler = Une carte, un bar, en secret. Un flambeur (chapeau) seul prend l'argent. Tous regardent le bar le plus riche : laissez-les. Envoyez votre flambeur 2 au Havanna Bar.
lesson-crowd = Vous n'y seriez pas seul, et la police aime les bars riches. Le flambeur 2, au Havanna Bar.
lesson-police-later = Bientôt. D'abord, la simple avidité : le flambeur 2, au Havanna Bar.
lesson-havanna-please = Le Havanna Bar, flambeur 2. Personne d'autre ne le regarde.
lesson-first-raid = {$money } $, sans bruit. Au Cotton Club, Karine et son 6 ont croisé la police, qui bat tout flambeur et prend tout. Viennent de nouveaux billets, et une carte chacun.
lesson-officer = Soixante mille au Jungle. Un gourmand va s'y présenter, cela se sent. Vous tenez la police du Jungle. Après vous, commissaire.
lesson-queue = Pas de flambeur cette fois. La police prend tout aux flambeurs de son bar.
lesson-where-the-money-is = La razzia se fait où est l'argent : au Jungle.
lesson-empty-raid = Vous avez {$money } $. Ernest a envoyé la police au Havanna Bar : personne à arrêter, donc pas d'argent. Le billet y reste pour le tour suivant.
lesson-extra-bill = Le donneur change à chaque tour et place un billet en plus. À vous : { $bill } $. Posez-le au Colibri, le bar de votre flambeur 6. Quel est le risque ?
lesson-one-fat-bar = Pas cette fois : le Colibri. Je veux un bar bien gras.
lesson-fat-bar = Quatre-vingt-cinq mille, et aucun flambeur n'est plus fort que votre 6. Envoyez-le.
lesson-too-clever = Malin. Trop malin : je vous dois une défaite. Le flambeur, s'il vous plaît.
lesson-eyes-here = Quatre-vingt-cinq mille. Les yeux sur le Colibri.
lesson-raided = Razzia : la police d'Ernest prend tout. Plus un bar est gras, plus la razzia est probable, et le billet venait de vous. Les bars calmes paient aussi.
lesson-small-one = Le Cotton Club, cinquante-cinq mille, en quatre billets. Envoyez le 3, le petit. Si Karine vient aussi, vous verrez ce qu'il vaut.
lesson-the-weak-one = Gardez-le. Je vous veux le plus faible, une fois.
lesson-cotton-please = Le Cotton Club, flambeur 3.
lesson-one-offer = Deux flambeurs, pas de police : la carte la plus forte propose un partage, une seule fois. Karine, 5, garde quarante-cinq mille et vous en laisse dix.
lesson-duel = Dix mille sûrs, ou le duel : chacun ajoute un dé à sa carte, l'égalité va à la plus faible, le perdant n'a rien. Plus d'un quart de 55 000 : duel.
lesson-sure-ten = Dix sûrs, rien de honteux. Maintenant l'autre chemin, même offre.
lesson-tie = Karine 5 et 2, vous 3 et 4 : sept partout, la carte la plus faible gagne. Vous aurez {$money } $. Deux policiers au même bar partagent ainsi, eux aussi.
lesson-strong-one = Le Havanna Bar, soixante-cinq mille. La police peut venir, c'est le risque. Mais face à un flambeur, votre 6 est le plus fort : l'offre sera la vôtre.
lesson-the-six = Cette fois, le plus fort, c'est vous : le 6, au Havanna Bar.
lesson-offer = Partagez les billets. En duel, Ernest a 28 % de chances de tout gagner : cela vaut dix-huit mille. Offrez-lui mieux : le billet de vingt-cinq.
lesson-generous = Généreux. Il le prend, et vous gardez le reste.
lesson-he-rolled = Trop peu : il a préféré le dé. Huit à huit, et la carte la plus faible prend tout. Une bonne offre laisse quelque chose à perdre.
lesson-lead = Cela vous fait {$money } $. Une partie entière a { $rounds } tours à trois. Désormais, réfléchissez d'abord ; j'en dirai moins.
lesson-bait = Karine court toujours au bar le plus riche pour lequel elle a un flambeur. Appâtez-la : où va votre billet ?
lesson-bait-hint = L'appât doit être le bar le plus riche de tous, et vous devez en tenir la police. Recomptez.
lesson-trap = L'appât est posé. Quelle carte ?
lesson-trap-hint = Elle vient avec un flambeur. Qu'est-ce qui bat tout flambeur ?
lesson-trapped = Razzia ! Karine a couru, votre police l'attendait : quarante mille pour vous. Bien joué.
lesson-forty = Un billet de quarante, maintenant, au Jungle. Envoyez votre flambeur 4, et voyez ce que fait Ernest.
lesson-jungle-please = Le Jungle, flambeur 4.
lesson-nothing-to-lose = Ernest prend le billet et ne vous offre rien. Accepter, ou duel ?
lesson-nothing-hint = Qu'avez-vous à perdre ?
lesson-won = Ernest 6 et 1, vous 4 et 5 : duel gagné, et quarante mille avec. Sans offre, vous n'aviez rien à perdre. Bien osé.
lesson-last-bar = Le Havanna Bar vaut soixante. Son 6 est déjà joué : aucun flambeur n'y bat plus votre 5. Reste la police. Prenez le risque.
lesson-the-five = Le 5, au Havanna Bar.
lesson-own-offer = Karine est plus faible. Faites-lui une offre qu'elle accepte, et gardez le plus possible.
lesson-keep-most = Elle aurait pris moins. Un billet suffit.
lesson-enough = Cinq mille suffisaient : en duel, elle n'a qu'une chance sur douze.
lesson-she-rolled = Rien pour elle, donc rien à perdre : six à six, et elle prend les soixante.
lesson-end = Elle accepte : {$money } $. Le plus riche gagne, les bars gras attirent la police, les faibles gagnent les égalités, une bonne offre fait hésiter.
table-money-brief = { $thousands } k$


## Les règles : en deux minutes, et ce qui est écrit dans les images et dessous (`two_minutes.toml`, `table/rules/`)

rules-aim-title = Le plus riche gagne
rules-aim = À chaque tour, des billets arrivent dans les bars. Quand les derniers ont trouvé preneur, le joueur qui a le plus d'argent gagne. Rien d'autre ne compte.
rules-card-title = Une carte, en secret
rules-card = Vous avez { $hand } cartes. Choisissez-en une : elle va au bar dont elle porte l'enseigne. Tous choisissent en même temps, puis on retourne les cartes.
rules-gambler-title = Seul, un flambeur rafle tout
rules-gambler = Le seul flambeur d'un bar empoche tous les billets. Le chiffre de la carte ne compte pas encore.
rules-police-title = La police bat tous les flambeurs
rules-police = La police prend tout le bar, quels que soient les chiffres des flambeurs. Mais si elle n'y trouve aucun flambeur, elle n'a rien, et les billets restent.
rules-split-title = Trop de mains ? L'un propose
rules-split = Plusieurs flambeurs sans police, ou plusieurs policiers lors d'une razzia : le plus grand chiffre fait une offre, une seule. Il répartit les billets entiers à sa guise. Les autres acceptent, ou c'est le duel.
rules-duel-title = Le duel : carte plus dé
rules-duel = Chacun ajoute un dé à sa carte ; le plus grand total prend tout. À égalité, la carte la plus faible gagne. Mieux vaut donc offrir de quoi hésiter.
rules-bait-title = Un bar plein est un appât
rules-bait = Ce que personne ne prend reste et grossit. Le donneur pose un billet de plus où il veut. Tout le monde voit le bar le plus garni ; ceux qui en ont la police aussi.
rules-picture-takes = Seul : il prend tout
rules-picture-raid = Razzia : la police prend tout
rules-picture-stays = Aucun flambeur : l'argent reste
rules-picture-split = Mêmes droits : un partage
rules-picture-proposes = propose
rules-picture-answers = accepte, ou duel
rules-diagram-claims = Quatre bars, quatre issues. On ne compare que des cartes de même sorte : police et police, flambeur et flambeur.
rules-diagram-split = Le 5 d'Anthelme est la carte la plus forte. Il offre à Judith un billet entier sur trois ; on ne rend pas la monnaie, et il n'y a pas de seconde offre.
rules-diagram-duel = Karine a la carte la plus forte et lance en premier. Tous deux arrivent à 6 : la carte la plus faible, celle d'Ernest, gagne tout le bar.
rules-diagram-chain = Tous refusent. Le plus fort affronte le plus faible ; le vainqueur affronte le plus fort de ceux qui n'ont pas encore combattu. À égalité, la carte la plus faible gagne.

# --- ce pour quoi l'on joue ---

aim-headline = Repartir le plus riche
aim-ends = Après le tour { $rounds }, plus de billets : le plus riche gagne.
aim-alone = Être seul dans un bar
aim-alone-how = ni police ni autre flambeur : tous ses billets sont à vous
aim-raid = Faire une razzia
aim-raid-how = là où il y a des flambeurs, la police prend tout ; sinon, rien
aim-split = Partager ou se battre
aim-split-how = à deux : la carte la plus forte propose, l'autre accepte ou lance le dé
aim-up-to = jusqu'à { $most }
aim-split-worth = une part
aim-round = Ce tour : { $total } dans les bars, le plus gros : { $bar }.
aim-last-round = Dernier tour : { $total } dans les bars, le plus gros : { $bar }.
now-choose_card-gambler = Envoyer un flambeur
now-choose_card-gambler-how = seul, il prend tout ; à plusieurs, on partage ou on se bat
now-choose_card-police = Envoyer la police
now-choose_card-police-how = elle prend tout s'il y a des flambeurs, sinon rien

# --- phases d'un tour ---

phase-bills = Billets
phase-cards = Cartes
phase-bars = Bars

# --- bulles : ce que les pièces disent d'elles-mêmes, en 25 mots au plus ---

tip-bar = Garde les billets posés ici. Seules les cartes de sa couleur y entrent. Ce que personne ne prend reste pour le tour suivant.
tip-bar-now = { $bills ->
    [0] Aucun billet ici.
    [one] Un billet ici : { $amount }.
   *[other] { $bills } billets ici : { $amount }.
} { $held ->
    [0] {""}
    [one] Vous avez une carte pour ce bar.
   *[other] Vous avez { $held } cartes pour ce bar.
}
tip-gambler = Prend l'argent de son bar, sauf si la police vient. Plusieurs flambeurs : le plus grand chiffre propose un partage.
tip-police = Prend tout l'argent s'il y a un flambeur au bar, quels que soient les chiffres. Sans flambeur, ne prend rien.
tip-card-now = Dans votre main. Elle irait au { $bar }, où se trouvent { $amount }.
tip-closed-name = Une carte cachée
tip-closed = { $name } : le choix est fait. Personne ne sait lequel avant que tous aient choisi.
tip-choosing-name = Pas encore choisi
tip-choosing = { $name } : le choix reste à faire. Toutes les cartes sont retournées ensemble.
tip-bill-name = Un billet de { $amount }
tip-bill = Un billet se donne entier, on ne rend pas la monnaie. Le plus d'argent à la fin gagne.
tip-extra-name = Le billet supplémentaire
tip-extra = Le donneur le regarde et le pose dans le bar de son choix. Un bar riche attire flambeurs et police.
tip-extra-now = Il vaut { $amount }. Vous seul le savez tant que vous ne l'avez pas posé.
tip-split-name = Le partage
tip-split = La plus forte carte propose une seule fois qui reçoit quel billet. Chacun prend sa part, ou joue tout en duel.
tip-duel-name = Un duel
tip-duel = Chacun lance un dé et ajoute le chiffre de sa carte. Le plus haut gagne ; égalité : la carte la plus faible.
tip-dice-name = Le dé
tip-dice = De 1 à { $sides }. Il s'ajoute au chiffre de la carte.
tip-accept-name = Accepter
tip-accept = Vous prenez les billets proposés. Si tous acceptent, personne ne lance le dé.
tip-fight-name = Duel
tip-fight = Vous refusez votre part et jouez aux dés, contre le proposant, tout ce qui n'est pas accepté.
tip-money-name = Argent
tip-money = Ce qui a été pris jusqu'ici ({ $name }). Le plus riche quand les billets manquent gagne.
tip-money-now = { $bills ->
    [one] Un billet.
   *[other] { $bills } billets.
} { $ahead ->
    [yes] Personne n'a plus.
    [no] { $behind } de moins que le plus riche.
   *[other] {""}
}
tip-supply-name = Où en est la partie
tip-supply = Chaque tour pose des billets dans les bars. Le tour qui pose les derniers est le dernier.
tip-supply-now = { $last ->
    [yes] C'est le dernier tour.
   *[other] Il reste { $supply } billets à poser.
}
tip-dealer = Le donneur de ce tour : il pose le billet supplémentaire et joue comme tous. Il change à chaque tour.

## Exemples des règles, à essayer (`examples/`)

rules-example-split = faites l'offre
rules-example-duel = accepter, ou duel ?
lesson-example-split = Au Jazz House : 25, 20 et 10. Votre police 4 et la police 3 de Karine y descendent. Votre carte est la plus forte : répartissez tous les billets, entiers.
lesson-example-nothing = Rien pour Karine, donc rien à perdre : c'est le duel. 4 + 2 contre 3 + 3, égalité : la carte la plus faible prend les cinquante-cinq.
lesson-example-split-end = On n'offre que des billets entiers : 0, 10, 20, 25, 30, 35, 45 ou 55. Qui accepte prend exactement cela. Qui n'a rien n'a rien à perdre.
lesson-example-duel = La même razzia, de l'autre côté : votre police 3, le 4 de Karine. Elle garde 35 et vous offre 20. Accepter, ou duel pour les 55 ?
lesson-example-duel-end = Karine fait 2, vous faites 3 : six partout. À égalité, la carte la plus faible gagne. Qui accepte prend les vingt, sans dés.

# --- ce qu'une leçon a appris, par chapitre : la carte de fin ---

learned-money = Un flambeur seul dans un bar en prend tous les billets.
learned-police = La police prend tout le bar s'il y a un flambeur ; sinon, rien.
learned-splits = À plusieurs flambeurs, la carte la plus forte fait une seule offre.
learned-duels = Qui refuse lance le dé : dé plus carte, l'égalité va à la plus faible.
learned-alone = Vous avez appâté, piégé et partagé à vos conditions.
