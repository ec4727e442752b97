# La Cosa Nostra en français. $you vaut "yes" quand il s'agit de la personne qui lit.
# L'argent se compte en milliers ; les nombres et ce qu'ils comptent sont liés par des espaces insécables,
# et les signes doubles (: ; ! ? « ») à ce qu'ils suivent ou précèdent.

game-title = La Cosa Nostra
game-tagline = Une promesse n’est qu’une promesse.
game-blurb = Des ordres secrets pour chaque gangster, des accords que rien n'oblige à tenir, et les dés quand ça tire. La famille la plus riche gagne.
game-intro =
    La famille la plus riche après la dernière manche gagne. À chaque manche, chacun de vos Gangsters reçoit une tâche :
    un Job posé face cachée, pour gagner de l'argent ou faire du tort à quelqu'un, ou un Business à acheter. Puis, à tour
    de rôle, les joueurs font exécuter leurs tâches une par une : les dés décident, un par point de force. La plupart des
    Jobs qui rapportent demandent des Business qui sont aux autres. Alors louez, échangez, menacez et mentez : ce qui
    change de mains sur-le-champ est sûr, une promesse ne l'est pas. Les revenus tombent chaque jour de paie, et comptent
    double à la fin.
score = { money }
score-short = { $amount ->
    [0] 0
   *[other] { $amount } k
}
money = { $amount ->
    [0] 0 $
   *[other] { $amount } 000 $
}
# Manches et piles.
roman = { $number ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}

# --- noms ---

business-pimp = Proxénète
business-dealer = Dealer
business-loan_shark = Usurier
business-lawyer = Avocat
business-politician = Politicien
business-cop = Flic
business-garage = Garage
business-construction = Entreprise de BTP
business-waste = Déchetterie
business-night_club = Night Club
business-casino = Casino

# Comme dans : achète …
business-a-pimp = un { business-pimp }
business-a-dealer = un { business-dealer }
business-a-loan_shark = un { business-loan_shark }
business-a-lawyer = un { business-lawyer }
business-a-politician = un { business-politician }
business-a-cop = un { business-cop }
business-a-garage = un { business-garage }
business-a-construction = une { business-construction }
business-a-waste = une { business-waste }
business-a-night_club = un { business-night_club }
business-a-casino = un { business-casino }

# Comme dans : débauche …
business-whose-pimp = { $you ->
    [yes] votre { business-pimp }
   *[no] le { business-pimp } de { $name }
}
business-whose-dealer = { $you ->
    [yes] votre { business-dealer }
   *[no] le { business-dealer } de { $name }
}
business-whose-loan_shark = { $you ->
    [yes] votre { business-loan_shark }
   *[no] l'{ business-loan_shark } de { $name }
}
business-whose-lawyer = { $you ->
    [yes] votre { business-lawyer }
   *[no] l'{ business-lawyer } de { $name }
}
business-whose-politician = { $you ->
    [yes] votre { business-politician }
   *[no] le { business-politician } de { $name }
}
business-whose-cop = { $you ->
    [yes] votre { business-cop }
   *[no] le { business-cop } de { $name }
}
business-whose-garage = { $you ->
    [yes] votre { business-garage }
   *[no] le { business-garage } de { $name }
}
business-whose-construction = { $you ->
    [yes] votre { business-construction }
   *[no] l'{ business-construction } de { $name }
}
business-whose-waste = { $you ->
    [yes] votre { business-waste }
   *[no] la { business-waste } de { $name }
}
business-whose-night_club = { $you ->
    [yes] votre { business-night_club }
   *[no] le { business-night_club } de { $name }
}
business-whose-casino = { $you ->
    [yes] votre { business-casino }
   *[no] le { business-casino } de { $name }
}

# Là où il y a peu de place.
business-short-pimp = Proxén.
business-short-dealer = Dealer
business-short-loan_shark = Usurier
business-short-lawyer = Avocat
business-short-politician = Polit.
business-short-cop = Flic
business-short-garage = Garage
business-short-construction = BTP
business-short-waste = Déchets
business-short-night_club = Club
business-short-casino = Casino

monopoly-prostitution = Prostitution
monopoly-drugs = Drogue
monopoly-credit = Crédit

influence-snitch = Informateur
influence-spy = Espion
influence-emergency_doc = Médecin d'urgence
influence-henchman = Homme de main
influence-saboteur = Saboteur
influence-machine_pistol = Pistolet mitrailleur
influence-distraction = Distraction
influence-schemer = Stratège
influence-ambulance = Ambulance

# Comme dans : joue …
influence-a-snitch = un { influence-snitch }
influence-a-spy = un { influence-spy }
influence-a-emergency_doc = un { influence-emergency_doc }
influence-a-henchman = un { influence-henchman }
influence-a-saboteur = un { influence-saboteur }
influence-a-machine_pistol = un { influence-machine_pistol }
influence-a-distraction = une { influence-distraction }
influence-a-schemer = un { influence-schemer }
influence-a-ambulance = une { influence-ambulance }

# Ce que fait une carte Influence.
influence-text-snitch = regarder un Job programmé, ou renouveler le Marché
influence-text-spy = regarder jusqu'à deux Jobs programmés
influence-text-emergency_doc = tué devient désactivé, désactivé devient indemne
influence-text-henchman = baisse de 1 le chiffre que doivent atteindre les dés d'un Gangster
influence-text-saboteur = relève de 1 le chiffre que doivent atteindre les dés d'un Gangster adverse
influence-text-machine_pistol = force +1 pour un Gangster, cette manche
influence-text-distraction = force −1 pour un Gangster adverse, cette manche
influence-text-schemer = un tour à vous avant celui d'un autre, ou sauter le vôtre
influence-text-ambulance = comme le Médecin d'urgence, contre une Attaque sur les vôtres

gangster-whose = { $you ->
    [yes] votre { $gangster }
   *[no] { $gangster } ({ $name })
}

job-bash = Tabasser un Comptable
job-property_damage = Dégradations volontaires
job-theft = Braquage
job-vandalism = Vandalisme
job-kill_businessman = Tuer un Comptable
job-arson = Incendie criminel
job-persuasion = Débaucher
job-assassination = Assassinat
job-car_bomb = Voiture piégée
job-drive_by = Fusillade en voiture
job-robbery = Vol
job-trap = Piège
job-exceptional_offer = Une offre qu'on ne peut pas refuser
job-connections = Relations
job-money_laundering = Blanchiment d'argent sale
job-birthday_party = Fête d'anniversaire
job-horse_racing = Courses de chevaux

job-J1C01 = Livraison de drogue
job-J1C02 = Arnaque au chantier
job-J1C03 = Hold-up à la station-service
job-J1C04 = Intimidation
job-J1C05 = Service d'escorte
job-J1C06 = Fraude à la carte bancaire
job-J1C07 = Trafic d'armes
job-J1C08 = Quartier chaud
job-J1C09 = Vol de voiture
job-J1C10 = Fraude à l'investissement
job-J1C11 = Entente sur les prix
job-J1C12 = Contrebande de cigarettes
job-J1C13 = Insolvabilité
job-J2C01 = Triche aux cartes
job-J2C02 = Marchés publics
job-J2C03 = Extorsion
job-J2C04 = Fraude à l'investissement
job-J2C05 = Fausse monnaie
job-J2C06 = Faillite
job-J2C07 = Trafic de drogue
job-J2C08 = Vol de voiture
job-J3C01 = Subventions illégales
job-J3C02 = Contrebande de drogue
job-J3C03 = Soirée coke
job-J3C04 = Fraude électorale
job-J3C05 = Prêts usuraires
job-J3C06 = Déchets dangereux
job-J3C07 = Numéro gagnant
job-J3C08 = Laboratoire clandestin
job-J4C01 = Réseau de drogue
job-J4C02 = Fraude à l'assurance
job-J4C03 = Décharge toxique
job-J4C04 = Combat de boxe
job-J4C05 = Production de films
job-J4C06 = Fraude immobilière
job-J4C07 = Jeux truqués
job-J4C08 = La fête du sénateur
job-J4C09 = Trafic de voitures
job-J4C10 = Spirale de dettes

# Ce que fait un Job avec un succès / avec plus. $low et $high sont de telles sommes.
effect-bash = désactiver un Comptable actif
effect-property_damage = un joueur paie à la banque { $low } / { $high }
effect-theft = prendre { $low } / { $high } à un joueur
effect-vandalism = désactiver un Business actif
effect-kill_businessman = désactiver / tuer un Comptable
effect-arson = désactiver / détruire un Business
effect-persuasion = rien / débaucher un Comptable
effect-assassination = rien / tuer un Gangster
effect-car_bomb = désactiver / tuer un Gangster
effect-drive_by = tuer un Gangster ; manqué, il peut tirer en retour
effect-robbery = prendre la moitié / tout le gain d'un Cash Job
effect-trap = repousser une Attaque / et tuer qui attaque
effect-exceptional_offer = acheter au Marché, { $low } de moins / à moitié prix
effect-connections = acheter au Marché ou dans la pioche, au prix / { $high } de moins
effect-money_laundering = blanchir jusqu'à { $low } / { $high }
effect-birthday_party = chacun vous donne { $low } / { $high }
effect-horse_racing = doubler une mise d'au plus { $high }, ou la perdre
effect-cash = { $low } / { $high }

# --- morceaux de phrases ---

difficulty = { $difficulty ->
    [0] force de sa cible
   *[other] { $difficulty }+
}
several = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
# Ce que demande un Job, et si c'est là.
need = { $missing ->
    [0] { $what } ✓
   *[other] { $what } ✗
}
need-partly = { $what } ({ $missing } ✗)
job-line = { $job }, { $difficulty } : { $effect }
job-line-needs = { $job } ({ $needs }), { $difficulty } : { $effect }
successes = { $successes ->
    [0] aucun succès
    [one] 1 succès
   *[other] { $successes } succès
}
dice = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}
turn-of = { $you ->
    [yes] votre tour
   *[no] le tour de { $name }
}
jobs-count = { $count ->
    [one] { $count } Job
   *[other] { $count } Jobs
}
influence-count = { $count ->
    [one] { $count } carte Influence
   *[other] { $count } cartes Influence
}

# À quoi un Gangster est occupé.
task-none = sans tâche
task-job = un Job de la pile { $pile }
task-known = { $job }
task-purchase = achète { $a }
task-buying = acheter { $a } pour { $price }
task-idle = au repos
task-done = a fini
task-progress = en cours
gangster-down = désactivé
gangster-facts = { $gangster } ({ $strength }) : { $facts }

# Ce qu'il y a à savoir d'un Business.
business-down = désactivé
business-used = a servi
business-markers = { $count ->
    [one] jeton : { $names }
   *[other] jetons : { $names }
}
business-facts = { $business } ({ $facts })

# Ce qui change de mains.
item-cash = { money }
item-business = { $a }
item-gangster = { $gangster }
item-marker = une utilisation d'{ $a }

# --- questions ---

ask-choose_family = Quelle famille dirigez-vous ?
ask-mulligan = Nouveaux Jobs : qui n'a pioché que des Attaques peut faire redistribuer tous les nouveaux Jobs.
ask-mulligan-again = Nouveaux Jobs, votre réponse : { $answer }. Vous pouvez encore la changer.
# Un tour est posé aux joueurs en une seule question : plan, ou influence_turn quand tous sont occupés,
# et turn_to_act. Aux robots et aux programmes, il l'est morceau par morceau, avec des offres entre deux
# (CN-16.14) : play_in_planning, puis assign ; play_in_action, puis act. Les suites -task, -idle,
# -way… servent aux deux. Après la tâche vient end_turn, pour tous.
ask-play_in_planning = Votre tour de programmation : jouer d'abord une carte ?
ask-assign = Quel Gangster reçoit une tâche ?
ask-assign-pass = Tous vos Gangsters ont leur tâche.
ask-plan = Votre tour de programmation : quel Gangster reçoit une tâche ?{ $count ->
    [1] {""}
   *[other] {" "}({ $count } à ce tour)
}
ask-plan-task = { $gangster } (force { $strength }) : poser quel Job, ou acheter quel Business ?
ask-plan-idle = Vous n'avez pas de Job, et le Marché est vide : qui reste au repos ?
ask-influence_turn = Tous vos Gangsters sont occupés. Jouer une carte, ou passer ?
ask-peek = Un second Job programmé : de qui ?
ask-peek-which = Second regard : quel Job programmé de { $name } ?
ask-schemers = Un Stratège, pour jouer avant { $turn } ?
ask-schemers-again = Avant { $turn }, votre réponse : { $answer }. Vous pouvez encore la changer.
ask-play_in_action = Votre tour d'actions{ $bonus ->
    [yes] {" "}(bonus)
   *[no] {""}
} : jouer d'abord une carte ?
ask-announce-whom = Un bluff : { $gangster } vise qui ?
ask-announce-at = Un bluff : { $gangster } vise { $player }, quoi au juste ?
ask-act = Quel Gangster effectue sa tâche ?
ask-act-way = { $gangster } (force { $strength }) : { $task }. Que faites-vous ?
ask-act-cancel = { $gangster } (force { $strength }) : { $task }. On ne peut que l'annuler à présent.
ask-act-whom = { $job } : contre qui ?
ask-act-at = { $job } contre { $player } : quelle carte ?
ask-act-strike = Cible de { $gangster } : { $target }. { $can ->
    [yes] Révéler le Job, ou y renoncer ?
   *[no] Le Job ne peut pas l'atteindre : il faut y renoncer.
}
ask-act-nothing = Vous n'avez plus de tâche à effectuer : votre tour prend fin.
ask-turn_to_act = Votre tour d'actions{ $bonus ->
    [yes] {" "}(bonus)
   *[no] {""}
} : effectuez ou annulez une de vos tâches.
ask-answer_threat = Cible de { $gangster } ({ $attacker }) : { $target }. Vous racheter, menacer en retour, ou laisser venir ?
ask-end_turn = { $phase ->
    [2] Tâche programmée.
   *[3] Tâche terminée.
} { $can ->
    [cards] Jouer une carte Influence, ou finir le tour ?
    [lawyer] Consulter un Avocat, ou finir le tour ?
    [both] Carte Influence, Avocat, ou fin du tour ?
   *[nothing] Finir le tour ?
}
ask-end_turn-again = Le tour finit. Votre réponse : { $answer }. Vous pouvez encore la changer.
ask-choose_markers = { $job } demande { $needs } : de quel Business loué vous servez-vous ?
ask-cop_reroll = { $job } : { $dice } contre { $threshold }+, { successes }. { $gains ->
    [yes] Relancer un dé avec un Flic ?
   *[no] Impossible de gagner plus : garder les dés ?
}
ask-stake = Courses de chevaux : combien misez-vous ?
ask-buy_after_roll = { $job }, { successes } : acheter un Business ? Vous avez { $money }.
ask-buy_after_roll-where = { $job } : { $a } du Marché, ou de la pioche ?
ask-launder_amount = Blanchiment d'argent sale, { successes } : combien mettez-vous sous votre Parrain ? Vous avez { $money }.
ask-reveal_robbery = { $job } ({ $victim }) rapporte { $money } : le voler ?
ask-reveal_robbery-again = Vol de { $money }, votre réponse : { $answer }. Vous pouvez encore la changer.
ask-reveal_trap = { $job } ({ $attacker }) réussit contre { $target } : tendre un Piège ?
ask-play_doc = { $target } : { $kills ->
    [yes] bientôt tué
   *[no] bientôt désactivé
}. Envoyer un médecin ?
ask-play_doc-again = { $target }, votre réponse : { $answer }. Vous pouvez encore la changer.
ask-return_fire = La Fusillade en voiture est manquée. { $gangster } tire en retour sur { $at } ?
ask-recruit = Recruter un Gangster ? Vous avez { $money }.
ask-recruit-poor = Vous avez { $money } : trop peu, même pour la recrue la moins chère.
ask-discard_to_limit = Au-dessus de la limite de main : que défaussez-vous ? (encore { $left })
ask-discard_to_limit-again = Vous avez choisi ce que vous défaussez. Vous pouvez encore le changer.
ask-make_offer = Faire une offre ?
ask-make_offer-more = Votre offre jusqu'ici : { $steps }. Et ensuite ?
ask-answer_offer = { $maker } propose { $terms }. D'accord ?
ask-answer_offer-more = Votre contre-offre jusqu'ici : { $steps }. Et ensuite ?

# Une carte Influence ou un Avocat en train d'être joué.
ask-play-way = { $card } : regarder un Job programmé, ou renouveler le Marché ?
ask-play-whose = { $card } : le Job programmé de qui ?
ask-play-which = { $card } : quel Job programmé de { $name } ?
ask-play-on-whose = { $card } : sur un Gangster de qui ?
ask-play-on-which = { $card } : sur { $you ->
    [yes] lequel de vos Gangsters
   *[no] quel Gangster de { $name }
} ?

# Ce que fait une réponse, et ce qui vient ensuite.
why-choose_family = Une famille apporte ses Gangsters et ses premiers Business.
why-mulligan = On interroge tout le monde, pour que personne n'apprenne qui le pourrait.
why-play_in_planning = Autant que vous voulez ; puis vient la tâche.
why-assign = Un Job va face cachée sur le Gangster, un Business face visible : on le paie à la phase d'actions.
why-plan = Un Job se pose face cachée. Un Business, face visible, se paie à la phase d'actions.
why-influence_turn = D'autres programment encore. Les cartes à poser sur un Gangster ne se jouent que maintenant.
why-peek = Vous seul le voyez ; tous voient lequel vous regardez.
why-schemers = Qui joue un Stratège agit avant. On demande à tous ceux qui ont une carte et une tâche ; les réponses s'ouvrent ensemble.
why-play_in_action = Autant que vous voulez ; puis vient l'action.
why-act = Révélez un Job, payez un Business, ou annulez. La cible d'une Attaque se nomme d'abord, et l'on peut négocier.
why-turn_to_act = Une Attaque nomme d'abord sa cible ; puis révélez-la, ou renoncez-y.
why-answer_threat = C'est peut-être un bluff. Un échange entre vous deux y répond aussi.
why-end_turn = Cartes et Avocats servent aussi après la tâche. Tous ceux qui ont une carte sont interrogés.
why-choose_markers = Le jeton vous revient ensuite, quoi que disent les dés.
why-cop_reroll = Le nouveau résultat compte. Chaque Flic le fait une fois par manche.
why-stake = Un succès paie la mise une fois de plus ; sans succès, elle est perdue.
why-buy_after_roll = Il est aussitôt à vous, et actif. Vous pouvez aussi renoncer.
why-launder_amount = Cet argent compte double à la fin, et plus rien d'autre ne peut lui arriver.
why-reveal_robbery = Un succès prend la moitié, deux prennent tout. Tous ceux qui ont un Job de la pile III ou IV sont interrogés.
why-reveal_trap = Un succès repousse l'Attaque, deux tuent aussi le Gangster qui attaque.
why-play_doc = Tué devient désactivé, désactivé devient indemne. Tous ceux qui ont une carte Influence sont interrogés ; le propriétaire passe d'abord.
why-return_fire = Dés : sa propre force. Seuil : la force de l'attaquant. Un succès tue.
why-recruit = Un seul par jour de paie. Vous pouvez échanger avant de décider.
why-discard_to_limit = Seul un certain nombre de Jobs et de cartes Influence reste en main. Le reste part face cachée, pour tous en même temps.
why-make_offer = Une offre à la fois ; la réponse suit aussitôt.
why-answer_offer = Ce qui est convenu change de mains aussitôt.

# À la place de why-…, pour qui répond pour la première fois : ce qu'il faut savoir pour commencer.
first-plan = Commencez par les Jobs qui rapportent et dont vous avez les Business, ou que vous pouvez louer. Les faibles achètent, les forts lancent les dés.
first-turn_to_act = Un dé par point de force ; chaque dé qui atteint le seuil est un succès. Gagnez d'abord, payez les Business ensuite.
first-end_turn = Les cartes Influence sont des coups en plus de vos Jobs : survolez-en une, ou gardez le doigt dessus, pour la lire. Le plus souvent, le tour finit là.
first-influence_turn = Vos Gangsters sont tous occupés, mais d'autres programment encore : dernière chance pour les Hommes de main et autres.
first-schemers = Avec un Stratège, vous agissez avant un autre. Tous ceux qui le pourraient sont interrogés : cela ne dit rien de votre main.
first-mulligan = Si tous vos nouveaux Jobs sont des Attaques, vous pouvez faire redistribuer ceux de tout le monde. On demande à tous chaque fois.
first-reveal_robbery = Un Vol attend son heure : quand un Cash Job réussit, un Gangster qui a un Vol programmé peut prendre l'argent.
first-reveal_trap = Un Piège programmé répond à une Attaque réussie contre vous, avant qu'elle ait son effet.
first-play_doc = N'importe qui peut sauver n'importe qui avec un Médecin d'urgence ; une Ambulance, seulement les siens.
first-recruit = Plus de Gangsters, plus de tâches à chaque manche ; et qui en a le plus d'actifs à la fin reçoit un bonus.
first-table = Nouveau depuis la leçon : les cartes Influence, à côté de vos Jobs. Laissez-y le pointeur ou le doigt : elles disent ce qu'elles font, et quand.

# Ce que l'on passe d'avance.
pass-mulligan = Jobs redistribués
pass-influence_turn = Tours d'Influence
pass-end_turn = Cartes après ma tâche
pass-schemers = Stratèges
pass-reveal_robbery = Vols
pass-reveal_trap = Pièges
pass-play_doc = Médecins
pass-play_doc-own_only = Médecins, sauf pour une carte à moi

waiting-turn = { $phase ->
    [2] { $names } programme.
   *[3] { $names } agit.
}
waiting-choose_family = { $names } choisit une famille.
waiting-mulligan = Redistribuer les Jobs ? Qui n'a que des Attaques peut le demander.
waiting-play_in_planning = { waiting-turn }
waiting-assign = { waiting-turn }
waiting-plan = { waiting-turn }
waiting-influence_turn = { $names } peut jouer des cartes.
waiting-peek = { $names } peut regarder un second Job.
waiting-schemers = Un moment pour les Stratèges, avant { $turn }.
waiting-play_in_action = { waiting-turn }
waiting-act = { waiting-turn }
waiting-turn_to_act = { waiting-turn }
waiting-answer_threat = On vise { $names }, qui réfléchit.
waiting-end_turn = { $names } peut jouer des cartes avant la fin du tour.
waiting-choose_markers = { $names } choisit de quel Business loué se servir.
waiting-cop_reroll = { $names } peut relancer un dé.
waiting-stake = { $names } annonce une mise.
waiting-buy_after_roll = { $names } peut acheter un Business.
waiting-launder_amount = { $names } blanchit de l'argent.
waiting-reveal_robbery = Un moment pour les Vols.
waiting-reveal_trap = Un moment pour un Piège : { $names }.
waiting-play_doc = Un moment pour les médecins.
waiting-return_fire = { $names } peut tirer en retour.
waiting-recruit = { $names } peut recruter.
waiting-discard_to_limit = Des cartes à défausser : { $names }.
waiting-make_offer = { $names } peut faire une offre.
waiting-answer_offer = { $names } répond à une offre.

# --- réponses ---

action-pass = passer
action-pass-turn = finir le tour
action-done = plus de carte
action-none = { $ask ->
    [recruit] ne recruter personne
   *[make_offer] pas d'offre
}
action-stop = { $ask ->
    [cop_reroll] garder les dés
   *[peek] ne plus regarder
}
action-family = { $family } : { $businesses }
action-redeal = faire redistribuer tous les nouveaux Jobs
action-keep = les garder
action-player = { $you ->
    [yes] vous
   *[no] { $name }
}
action-player-cash = { $name } ({ money })
action-gangster = { $gangster } ({ $strength })
action-gangster-recruit = { $gangster } ({ $strength }) pour { money }
action-gangster-task = { $gangster } ({ $strength }) : { $task }
action-gangster-respond = { $job } avec { $gangster } ({ dice }, { $threshold }+)
action-business = { $business }
action-business-market = acheter { $a } ({ $price }, revenu { $income })
action-business-lawyer = { $business } : regarder jusqu'à deux Jobs programmés
action-copy = { $line }, exemplaire { $copy }
action-job = { $line }
action-influence = { $card }
action-influence-play = { $card } : { $text }
action-kind = { $business } ({ $price })
action-amount = { money }
action-amount-counter = plutôt { money }
action-look = regarder un Job programmé
action-renew = renouveler le Marché
action-idle = rester au repos
action-scheme = jouer un Stratège
action-skip = jouer un Stratège : sauter ce tour
action-name = nommer sa cible
action-announce = bluffer : viser n'importe qui
action-call_off = y renoncer pour l'instant
action-person = { $player } en personne
action-go_ahead = laisser venir
action-threaten = menacer en retour
action-reveal = le révéler
action-reveal-named = révéler le Job
action-pay = payer { money }
action-cancel = l'annuler
action-die = relancer le { $face }
action-doctor = envoyer le Médecin d'urgence
action-ambulance = envoyer l'Ambulance
action-shoot = tirer en retour
action-hold = ne pas tirer
action-from_market = du Marché
action-from_deck = de la pioche
action-decline = ne rien acheter
action-take_back = reprendre le jeton posé sur { $whose }
action-snitch_looks = Informateur : regarder le Job de { $gangster }
action-spy_looks = Espion : regarder le Job de { $gangster }
action-lawyer_looks = Avocat : regarder le Job de { $gangster }
action-again_looks = second regard : le Job de { $gangster }
action-offer = { $template ->
    [rent] louer un Business
    [let] laisser se servir d'un Business
    [swap_use] utilisation contre utilisation
    [buy_business] acheter le Business de quelqu'un
    [sell_business] vendre un Business
    [swap_business] Business contre Business
    [buy_gangster] acheter un Gangster
    [sell_gangster] vendre un Gangster
    [demand] exiger de l'argent
   *[give] donner de l'argent
}
action-anyone = à n'importe qui
action-gives = donner quelque chose
action-wants = demander quelque chose
action-cash = de l'argent
action-marker = une utilisation d'un Business
action-without = retirer quelque chose
action-counter = faire une autre offre
action-send = voilà l'offre
action-accept_offer = d'accord
action-decline_offer = pas d'accord

# --- événements ---

event-set_up = { $families }. { $you ->
    [yes] Vous êtes
   *[no] { $name } est
} premier joueur. Au Marché : { $market }.
event-family = { $you ->
    [yes] Vous dirigez
   *[no] { $name } dirige
} la famille { $family }.
event-round = Manche { $round }.{ $woken ->
    [no] {""}
   *[other] {" "}De nouveau actifs : { $woken }.
}
event-starting_hands = Chacun a { $cards }.
event-jobs_drawn = Vous piochez { jobs-count } : { $jobs }.
event-redealt = Rien que des Attaques : { $names }. Tous les nouveaux Jobs sont rendus et redistribués.
event-influence_drawn = { $you ->
    [yes] Vous piochez
   *[no] { $name } pioche
} { influence-count }.
event-influence_drawn-known = { $you ->
    [yes] Vous piochez
   *[no] { $name } pioche
} { influence-count } : { $cards }.
event-influence_shuffled = La pioche Influence est vide : les { $count } cartes défaussées en font une nouvelle.
event-planning = Programmation : chaque Gangster reçoit une tâche.
event-job_planned = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} un Job de la pile { $pile } sur { $gangster }.
event-job_planned-known = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} un Job sur { $gangster } : { $job }.
event-purchase_planned = { $you ->
    [yes] Vous programmez
   *[no] { $name } programme
} un Achat pour { $gangster } : { $a }.
event-idle = { $gangster } reste au repos pour la manche.
event-market = Nouveau au Marché : { $cards }.
event-played = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $card }.
event-attached = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $card } sur { $gangster }.
event-lawyer = { $you ->
    [yes] Vous consultez
   *[no] { $name } consulte
} { $a }.
event-looked = { $you ->
    [yes] Vous regardez
   *[no] { $name } regarde
} le Job de { $gangster } (pile { $pile }).
event-looked-known = { $you ->
    [yes] Vous regardez
   *[no] { $name } regarde
} le Job de { $gangster } : { $job }.
event-renewed = { $you ->
    [yes] Vous renouvelez
   *[no] { $name } renouvelle
} le Marché. S'en vont : { $cards }.
event-action_phase = Actions : les tâches sont effectuées une par une.
event-schemers = Stratèges avant { $turn } : { $names }.
event-bonus_turn = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} un tour bonus.
event-skipped = { $you ->
    [yes] Vous jouez un Stratège et sautez votre tour
   *[no] { $name } joue un Stratège et saute son tour
}.
event-announced = { $you ->
    [yes] Vous nommez une cible
   *[no] { $name } nomme une cible
} pour { $gangster } : { $target }.
event-go_ahead = { $you ->
    [yes] Vous laissez
   *[no] { $name } laisse
} venir.
event-threatened_back = { $by ->
    [vous] { $name } vous menace en retour
   *[other] { $you ->
        [yes] Vous menacez { $by } en retour
       *[no] { $name } menace { $by } en retour
    }
}.
event-called_off = { $you ->
    [yes] Vous y renoncez
   *[no] { $name } y renonce
} : { $victim ->
    [vous] { $gangster } vous laisse
   *[other] { $gangster } laisse { $victim }
} en paix pour l'instant.
event-bought = { $you ->
    [yes] Vous achetez
   *[no] { $name } achète
} { $a } pour { money } ({ $gangster }).
event-job_cancelled = { $you ->
    [yes] Vous annulez
   *[no] { $name } annule
} le Job de { $gangster } (pile { $pile }).
event-job_cancelled-known = { $you ->
    [yes] Vous annulez
   *[no] { $name } annule
} le Job de { $gangster } : { $job }.
event-purchase_cancelled = { $you ->
    [yes] Vous annulez
   *[no] { $name } annule
} un Achat ({ $gangster }) : { $a }, qui va sous la pioche.
event-revealed = { $you ->
    [yes] Vous révélez
   *[no] { $name } révèle
} { $job } ({ $gangster }).
event-revealed-against = { $you ->
    [yes] Vous révélez
   *[no] { $name } révèle
} { $job } ({ $gangster }), contre { $target }.
event-needs_missing = Il manque : { $kinds }. Le Job échoue avant tout lancer.
event-markers_used = { $you ->
    [yes] Vous vous servez
   *[no] { $name } se sert
} de ce qui est loué : { $businesses }.
event-staked = { $you ->
    [yes] Vous misez
   *[no] { $name } mise
} { money }.
event-rolled = { $gangster } lance { $dice } contre { $threshold }+ : { successes }.
event-rerolled = { $you ->
    [yes] Votre Flic relance
   *[no] Le Flic de { $name } relance
} le { $before }. À présent { $dice } : { successes }.
event-gain = { $amount ->
    [0] Le Job ne rapporte rien.
   *[other] Le Job vaut { money }.
}
event-robbed = { $amount ->
    [0] Le Vol ne prend rien.
   *[other] { $you ->
        [yes] Vous en prenez
       *[no] { $name } en prend
    } { money }. Il en reste { $left } pour { $victim }.
}
event-repelled = { $you ->
    [yes] Votre Piège
   *[no] Le Piège de { $name }
} repousse l'Attaque : { $job }.
event-trap_failed = { $you ->
    [yes] Votre Piège
   *[no] Le Piège de { $name }
} échoue : l'Attaque continue.
event-attack_failed = { $job } : échec.
event-special_failed = { $job } : échec.
event-returned_fire = { $gangster } tire en retour sur { $at } : { $dice } contre { $threshold }+, { successes }.
event-held_fire = { $you ->
    [yes] Vous ne tirez
   *[no] { $name } ne tire
} pas en retour.
event-doctor = { $you ->
    [yes] Vous envoyez
   *[no] { $name } envoie
} { $card }. Gangster { $kills ->
    [yes] désactivé, pas tué
   *[no] indemne
} : { $target }.
event-doctor-business = { $you ->
    [yes] Vous envoyez
   *[no] { $name } envoie
} { $card }. Comptable { $kills ->
    [yes] désactivé, pas tué
   *[no] indemne
} : { $target }.
event-business_down = Business désactivé jusqu'à la manche suivante : { $target }.
event-business_gone = Business { $company ->
    [yes] détruit
   *[no] tué
}, qui va sous la pioche : { $target }.
event-gangster_down = Gangster désactivé jusqu'à la manche suivante : { $target }.
event-gangster_killed = { $you ->
    [yes] Vous tuez
   *[no] { $name } tue
} { $target } : un trophée.
event-job_lost = Le Job de { $gangster } est perdu (pile { $pile }).
event-job_lost-known = Le Job de { $gangster } est perdu : { $job }.
event-purchase_lost = L'Achat de { $gangster } est perdu et va sous la pioche : { $business }.
event-taken_over = { $you ->
    [yes] Vous débauchez
   *[no] { $name } débauche
} { $target }.
event-money = { $why ->
    [theft] { $amount ->
        [0] { $you ->
            [yes] Vous n'avez pas
           *[no] { $name } n'a pas
        } d'argent à prendre.
       *[other] { $you ->
            [yes] Vous payez { money } à { $other }.
           *[no] { $other ->
                [vous] { $name } vous paie { money }.
               *[other] { $name } paie { money } à { $other }.
            }
        }
    }
    [damage] { $you ->
        [yes] Vous payez
       *[no] { $name } paie
    } { money } à la banque.
    [birthday] { $amount ->
        [0] { $you ->
            [yes] Vous n'avez
           *[no] { $name } n'a
        } rien à donner.
       *[other] { $you ->
            [yes] Vous donnez { money } à { $other }.
           *[no] { $other ->
                [vous] { $name } vous donne { money }.
               *[other] { $name } donne { money } à { $other }.
            }
        }
    }
    [race] { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    } { money } aux courses.
    [race_lost] { $you ->
        [yes] Vous perdez
       *[no] { $name } perd
    } { money } aux courses.
    [bonus] { $you ->
        [yes] Vous avez les plus gros revenus et recevez
       *[no] { $name } a les plus gros revenus et reçoit
    } { money } de plus.
    [purchase] { $amount ->
        [0] Cela ne coûte rien.
       *[other] { $you ->
            [yes] Vous payez
           *[no] { $name } paie
        } { money }.
    }
   *[job] { $you ->
        [yes] Vous recevez
       *[no] { $name } reçoit
    } { money }.
}
event-bought_special = { $you ->
    [yes] Vous achetez
   *[no] { $name } achète
} { $a } { $deck ->
    [yes] de la pioche
   *[no] du Marché
}.
event-bought_nothing = { $you ->
    [yes] Vous n'achetez
   *[no] { $name } n'achète
} rien.
event-laundered = { $amount ->
    [0] { $you ->
        [yes] Vous ne blanchissez
       *[no] { $name } ne blanchit
    } rien.
   *[other] { $you ->
        [yes] Vous blanchissez
       *[no] { $name } blanchit
    } { money }.
}
event-markers_back = { $business }, jetons Deal rendus : { $names }.
event-marker_taken_back = { $you ->
    [yes] Vous reprenez votre
   *[no] { $name } reprend un
} jeton Deal : { $business }.
event-monopoly = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} le Monopole { $monopoly }.
event-monopoly-lost = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
} le Monopole { $monopoly }.
event-job_done = { $you ->
    [yes] Vos jetons Deal vous reviennent
   *[no] Les jetons Deal de { $name } reviennent
} : { $businesses }.
event-payday = Jour de paie. { $incomes }.
event-recruited = { $you ->
    [yes] Vous recrutez
   *[no] { $name } recrute
} { $gangster } pour { money }.
event-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $name } défausse
} { $what }.
event-discarded-jobs = { jobs-count } ({ $piles })
event-round_over = La manche { $round } est finie. { $you ->
    [yes] Vous êtes
   *[no] { $name } est
} maintenant premier joueur.
event-final = Le décompte. { $totals }.

# --- refus ---

trade-marker = { $you ->
    [yes] Vous ne pouvez laisser personne se servir de ce Business : il faut l'avoir actif, ou en avoir programmé l'Achat.
   *[no] { $name } ne peut laisser personne se servir de ce Business : il faut l'avoir actif, ou en avoir programmé l'Achat.
}
trade-no-marker = { $you ->
    [yes] Vous n'avez
   *[no] { $name } n'a
} pas de jeton Deal libre pour cela.

# --- options ---

option-espionage_anytime = Informateurs et Espions peuvent regarder au tour de n'importe qui, comme les Avocats
option-business_bonus = 5 000 $ pour qui a seul les plus gros revenus d'un jour de paie
option-robber_can_be_robbed = un Vol peut être volé à son tour
option-short_game = trois manches au lieu de quatre
option-two_tasks_per_turn = deux tâches par tour de programmation : auto (à cinq joueurs à partir de la manche II), on, off
option-influence_from_round = les cartes Influence viennent à partir de cette manche : 1, 2 ou 3
option-planning_timer = secondes par tâche à programmer, 0 sans limite
option-sabotage_companies_only = Vandalisme et Incendie criminel ne visent que des Établissements
option-influence_deck = cartes Influence : 33, ou 35 avec deux Ambulances
option-family_choice = familles : random (tirées au sort), recommended (conseillées pour une première partie), ou choice (choisies dans l'ordre des places)
option-stepped_offers = comment les bots et programmes font des offres : templates (types), free (libres) ou off (aucune)

# En bref, pour les formulaires : l'option, et chacun de ses choix.
option-espionage_anytime-title = Espionnage
option-espionage_anytime-true = au tour de n'importe qui
option-espionage_anytime-false = à son propre tour
option-business_bonus-title = Bonus Business
option-business_bonus-true = 5 000 $ pour les plus gros revenus
option-business_bonus-false = aucun
option-robber_can_be_robbed-title = Vols
option-robber_can_be_robbed-true = peuvent être volés
option-robber_can_be_robbed-false = ne peuvent pas être volés
option-short_game-title = Durée
option-short_game-true = trois manches
option-short_game-false = quatre manches
option-two_tasks_per_turn-title = Tâches par tour de programmation
option-two_tasks_per_turn-auto = deux à cinq joueurs, dès la manche II
option-two_tasks_per_turn-on = deux
option-two_tasks_per_turn-off = une
option-influence_from_round-title = Cartes Influence
option-influence_from_round-1 = dès la manche I
option-influence_from_round-2 = dès la manche II
option-influence_from_round-3 = dès la manche III
option-planning_timer-title = Temps pour programmer une tâche
option-planning_timer-0 = sans limite
option-planning_timer-30 = 30 secondes
option-planning_timer-60 = 1 minute
option-planning_timer-120 = 2 minutes
option-sabotage_companies_only-title = Vandalisme et Incendie criminel
option-sabotage_companies_only-true = contre les Établissements seulement
option-sabotage_companies_only-false = contre tout Business
option-influence_deck-title = Pioche Influence
option-influence_deck-33 = 33 cartes
option-influence_deck-35 = 35 cartes, avec deux Ambulances
option-family_choice-title = Familles
option-family_choice-random = tirées au sort
option-family_choice-recommended = celles d'une première partie
option-family_choice-choice = choisies, dans l'ordre des places
option-stepped_offers-title = Offres des bots entre eux
option-stepped_offers-templates = simples
option-stepped_offers-free = toutes
option-stepped_offers-off = aucune

# --- la table ---

table-stage = { $round ->
    [0] Mise en place
   *[other] Manche { $roman } sur { $rounds } · { $phase ->
        [1] Pioche
        [2] Programmation
        [3] Actions
       *[4] Jour de paie
    }
}

# La table dans un terminal.
screen-first = premier joueur : { $name }
screen-planned = programmé
screen-bonus-turn = tour bonus : { $name }
screen-announced = cible nommée : { $gangster } → { $target }
screen-family = famille
screen-cash = argent
screen-income = revenus
screen-laundered = blanchi
screen-worth = score
screen-trophies = trophées
screen-markers = jetons
screen-influence = Infl.
screen-jobs = Jobs
screen-thousands = { $amount } k$
screen-job = Job { $pile }
screen-purchase = achat : { $business }
screen-seen = vu par { $names }
screen-market = Marché ({ $count } dans la pioche)
screen-monopolies = Monopoles
screen-dice = { $dice } contre { $threshold }+
screen-own-jobs = vos Jobs
screen-pile = pile
screen-roll = dés
screen-own-influence = Vos cartes Influence
screen-final-cash = argent
screen-final-income = revenus ×2
screen-final-gangsters = Gangsters
screen-final-laundered = blanchi ×2
screen-final-trophies = trophées
screen-final-bonus = Bonus
screen-final-total = total
screen-influence-gone = Cartes Influence jouées ({ $count } dans la pioche)
screen-legend = ▸ répond · 3 : force · ✓ fini, là · ✗ désactivé, manque · ‹ › jetons Deal

# --- négocier, la scène et après ---

# Une offre en préparation.
deal-title = Proposition
deal-title-counter = Contre-offre
deal-partner = Avec qui
deal-all = À tous
deal-give = Vous donnez
deal-want = Vous voulez
deal-cash = Argent
deal-amount = Somme
deal-less = 1 000 de moins
deal-more = 1 000 de plus
deal-add = une carte
deal-add-own = une carte de votre rangée
deal-add-theirs = une carte chez { $name }
deal-list = Ce que { $name } pourrait donner
deal-nothing = Rien à donner en ce moment.
deal-pays = rapporte { $income }
deal-planned = encore à payer
deal-strength = force { $strength }
deal-ways = Qu'en faire ?
deal-way-marker = { $own ->
    [yes] céder une utilisation
   *[no] louer une utilisation
}
deal-way-card = { $own ->
    [yes] vendre la carte
   *[no] acheter la carte
}
deal-way-gangster = gangster
deal-way-label = { $what } : { $way }
deal-sold = change de mains
deal-keep-use = garder une utilisation
deal-aside = Voir la table
deal-aside-line = { $to ->
    [all] Une offre à tous est en préparation.
   *[one] Une offre à { $name } est en préparation.
}
deal-resume = Y revenir
deal-drop = L'abandonner
deal-remove = Retirer : { $what }
deal-restore = Remettre : { $what }
deal-words = Vos mots
deal-words-hint = Un mot avec l'offre…
deal-promise = Ajouter des promesses (trêve, crédit)…
deal-send = Envoyer à { $name }
deal-send-all = Proposer à tous

# Une chose qui s'y trouve.
deal-item-cash = comptant
deal-item-business = la carte, revenu { $income }
deal-item-card = la carte
deal-item-gangster = gangster, force { $strength }
deal-item-use = une utilisation
deal-item-use-for = { deal-item-use }, pour { $you ->
    [yes] vous
   *[no] { $name }
}
deal-item-unpaid = { $use }, encore à payer

# Ce que cela donnerait.
deal-effects = Si c'est oui
deal-effect-cash = argent
deal-effect-income = paie
deal-effect-markers = jetons Deal libres
deal-then = puis
deal-private = Pour vous seul :
deal-possible = { $jobs } { $count ->
    [one] devient possible.
   *[other] deviennent possibles.
}
deal-impossible = { $jobs } { $count ->
    [one] n'est plus possible.
   *[other] ne sont plus possibles.
}
deal-short-cash = { $you ->
    [yes] Vous n'avez
   *[no] { $name } n'a
} que { $cash }.
deal-short-markers = { $free ->
    [0] { $you ->
        [yes] Vous n'avez
       *[no] { $name } n'a
    } pas de jeton Deal libre.
   *[other] { $you ->
        [yes] Vous n'avez
       *[no] { $name } n'a
    } que { $free } de libre.
}
deal-monopoly-lost = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
} le monopole { $monopoly }.
deal-monopoly-won = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} le monopole { $monopoly }.
deal-task = { $gangster } devra recevoir une tâche de vous cette manche.
deal-purchases = Il ne restera pas de quoi payer vos achats prévus : { $businesses }, { $cost }.

# Une offre faite à qui lit.
deal-offers = { $name } propose
deal-offers-line = à vous
deal-answers = { $name } répond
deal-answers-line = à votre offre
deal-of = { $n } sur { $count }
deal-they-give = { $name } donne
deal-they-want = { $name } veut
deal-new = nouveau
deal-gone = retiré
deal-more-cash = plus
deal-less-cash = moins

# La scène : un Job en cours.
stage-fold = Voir la table
stage-unfold = Y revenir
stage-who = { $job } ({ $gangster }, { $name })
stage-against = contre
stage-needs = Prérequis
stage-missing = Il manque un Business : il échoue avant tout lancer.
stage-repelled = repoussée
stage-staked = Mise :
stage-robbed = { $name } prend { $money }
stage-fires = tire en retour
stage-dice = Dés
stage-die = { $die }, { $hit ->
    [yes] un succès
   *[no] pas de succès
}
stage-die-rolling = roule
stage-die-again = Relancer le { $die }
stage-threshold = seuil
stage-difficulty = difficulté
stage-strength = force de la cible
stage-pending = tâche
stage-never = hors d'atteinte
stage-rung-nothing = rien
stage-rung-damages = { $money } à la banque
stage-rung-down = désactivé
stage-rung-killed = tué
stage-rung-destroyed = détruit
stage-rung-taken = change de camp
stage-rung-half = la moitié du gain
stage-rung-all = tout le gain
stage-rung-repelled = Attaque repoussée
stage-rung-repelled_killed = repoussée, attaquant tué
stage-rung-off = { $money } de moins
stage-rung-half_price = à moitié prix
stage-rung-full_price = au prix
stage-rung-up_to = jusqu'à { $money }
stage-rung-each = { $money } de chacun
stage-rung-doubled = mise doublée
stage-rung-lost = mise perdue
stage-rung-fire = la cible peut tirer en retour
stage-last = { $name }, { $what } : { $successes }.
stage-last-dice = Dés : { $dice }

# Les questions sur la scène.
stage-answers = Réponses
stage-asked = À qui on demande : { $names }
stage-changeable = Vous pouvez encore changer de réponse.
stage-cop = Choisissez un dé : votre Flic le fait relancer, et le nouveau résultat compte.
stage-cop-in-vain = Le Job ne peut pas payer plus : relancer un dé ne ferait rien gagner.
stage-fire-line = { $gangster } peut tirer en retour sur { $at } : { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} contre { $threshold }+, { $chance } %.
stage-window-robbery = { $job } ({ $you ->
    [yes] vous
   *[no] { $name }
}) rapporte { $money } : un Vol programmé peut le prendre.
stage-window-trap = { $job } ({ $attacker }) réussit contre { $you ->
    [yes] vous
   *[no] { $name }
} : un Piège programmé peut y répondre.
stage-window-doc = { $target } va être { $kills ->
    [yes] tué
   *[no] désactivé
} : un médecin peut aider.
stage-window-mulligan = Qui n'a pioché que des Attaques peut faire redistribuer les nouveaux Jobs de tous.
stage-window-schemers = Avant { $turn } : un Stratège ?
stage-mulligan = Vos nouveaux Jobs
stage-kept = Sans réponse de votre part : vous gardez vos nouveaux Jobs.
stage-launder = Blanchir { $money }
stage-launder-label = Somme à blanchir
stage-launder-after = Comptera { $counts } à la fin ; il restera { $left } en espèces.
stage-stake = Miser { $money }
stage-stake-label = Somme à miser
stage-stake-after = Un succès : { $won } en espèces. Aucun : { $lost }.
stage-buy = Que faut-il acheter
stage-buy-label = { $business }, { $price }{ $can ->
    [yes] {""}
   *[no] {" "}: trop cher pour vous
}
stage-buy-where = { $market ->
    [0] pioche { $deck }
   *[other] { $deck ->
        [0] Marché
       *[other] Marché, pioche { $deck }
    }
}
stage-buy-from_market = Au Marché
stage-buy-from_deck = Dans la pioche
stage-buy-nothing = Ne rien acheter
stage-rented = Business dont vous avez une utilisation
stage-rented-of = { $business } de { $name }
stage-recruit = Une recrue ?
stage-recruit-line = Une par jour de paie. Vous avez { $money }.
stage-recruit-label = { $gangster }, force { $strength }, { $price }{ $can ->
    [yes] {""}
   *[no] {" "}: trop cher pour vous
}
stage-recruit-pick = Choisissez une recrue
stage-recruit-nobody = Personne cette fois
stage-family = Quelle famille dirigez-vous ?
stage-threat = { $mine ->
    [yes] Cible de votre { $gangster } : { $target }
   *[no] Cible de { $gangster } ({ $attacker }) : { $target }
}
stage-threat-line = La cible est nommée, le Job n'est pas encore révélé : les échanges sont ouverts, et c'est peut-être un bluff.
stage-threat-answer = Rachetez-vous, menacez en retour, ou laissez venir.
stage-threat-bargain = Payer { $name }
stage-threat-talk = Négocier avec { $name }
stage-threat-strike = Révéler le Job
stage-threat-call-off = Y renoncer
stage-threat-cannot = Ce Job ne peut pas atteindre ce que vous avez nommé. Vous ne pouvez qu'y renoncer.
stage-threat-yours = { $name } peut se racheter tant que le Job n'est pas révélé.
stage-threat-again = { $left ->
    [0] Si vous renoncez, il reste programmé. Vous ne pouvez plus nommer d'autre cible à ce tour.
   *[other] Si vous renoncez, il reste programmé, et vous pouvez nommer une autre cible.
}
stage-threat-defied = { $name } menace en retour.

# Ce qui passe.
stage-round = Manche { $round }
stage-round-word = Manche
stage-payday = Jour de paie { $round }
stage-trade = Un accord
stage-called-off = Attaque abandonnée
stage-nothing = rien
stage-schemers = Stratèges
stage-recruited = { $you ->
    [yes] rejoint votre famille
   *[no] rejoint { $name }
} ({ $family }).

# Après la partie.
story-length = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
story-mark-deal = accord
story-mark-robbed = gain volé
story-mark-killed = gangster tué
story-jobs = Jobs réussis
story-best = Meilleur Job
story-shot = Tués
story-word = Promesses tenues
story-none = aucun
story-word-none = aucune donnée
story-lost = { $lost ->
    [0] aucun perdu
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
story-word-open = { $count ->
    [one] 1 jamais jugée
   *[other] { $count } jamais jugées
}
story-count = Le décompte final
story-part-cash = argent
story-part-income = revenus, doublés
story-part-laundered = blanchi, doublé
story-part-trophies = trophées
story-part-gangsters = le plus de gangsters
story-part-bonus = bonus Business
story-trophies = Trophées : { $names }
story-deals = Qui a traité avec qui
story-deals-count = { $count ->
    [one] 1 accord
   *[other] { $count } accords
}
story-paid = payé par { $name } : { $money }
story-words = Promesses
story-words-more = { $count ->
    [one] et 1 autre
   *[other] et { $count } autres
}
story-word-kept = tenue
story-word-broken = rompue
story-word-unjudged = en suspens
story-best-jobs = Les meilleurs Jobs
story-best-by = { $gangster } pour { $name }, manche { $round }
story-families = Les familles
story-place = Manche { $round }
story-killed-title = { $dead } est mort
story-killed-text = { $job } : { $gangster } laisse { $dead } sur le pavé. { $you ->
    [yes] Le trophée comptera pour vous à la fin.
   *[no] Le trophée comptera à la fin.
}
story-robbed-title = { $you ->
    [yes] Vous volez { $victim }
   *[no] { $victim ->
        [vous] { $name } vous vole
       *[other] { $name } vole { $victim }
    }
}
story-robbed-text = Un Job rapporte à { $victim }, mais { $gangster } en emporte { $money }.
story-repelled-title = Le piège se referme
story-repelled-text = { $job } ({ $you ->
    [yes] vous
   *[no] { $name }
}) avait réussi et ne donne rien : un Piège attendait ({ $victim }).
story-heist-title = { $job } : { $money }
story-heist-text = { $gangster } s'en charge pour { $you ->
    [yes] vous
   *[no] { $name }
} : { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} contre { $threshold }+, { $successes } succès, { $money }.
story-theft-title = { $you ->
    [yes] Vous vous servez
   *[no] { $name } se sert
}
story-theft-text = { $gangster } prend { $money } à { $victim }.
story-taken-title = { $business } : changement de camp
story-taken-text = { $gangster } sait convaincre : { $business } quitte { $victim } et travaille désormais pour { $you ->
    [yes] vous
   *[no] { $name }
}.
story-destroyed-title = { $business } : perte sèche
story-destroyed-text = { $job }, perte définitive : { $business } ({ $victim }).
story-saved-title = Le médecin arrive à temps
story-saved-text = { $job } contre { $victim } réussit, mais un médecin limite les dégâts.
story-race-title = { $won ->
    [yes] Le bon cheval
   *[no] Le mauvais cheval
}
story-race-text = { $you ->
    [yes] Vous misez
   *[no] { $name } mise
} { $money }, et { $won ->
    [yes] { $you ->
        [yes] en recevez autant.
       *[no] en reçoit autant.
    }
   *[no] tout est perdu.
}
story-flop-title = { $job } : rien
story-flop-text = { $gangster } lance { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} contre { $threshold }+, sans un succès. Il y avait jusqu'à { $money } à prendre.
story-missing-title = Mal préparé
story-missing-text = { $job }, jusqu'à { $money }, échoue avant les dés : il manque { $lacking }.
story-deal-title = { $you ->
    [yes] Vous vous entendez avec { $partner }
   *[no] Accord entre { $name } et { $partner }
}
story-deal-text = { $cash ->
    [yes] { $money } changent de mains
   *[no] Aucun argent ne change de mains
}{ $cards ->
    [0] {""}
    [one] , avec { $business }
   *[other] , avec { $cards } Business
}{ $men ->
    [0] {""}
    [one] , et un gangster
   *[other] , et { $men } gangsters
}.
story-payday-title = { $you ->
    [yes] Vous gagnez le plus
   *[no] { $name } gagne le plus
}
story-payday-text = { $money } ce jour de paie, plus que tous les autres.
story-quiet-title = Des jours calmes
story-quiet-text = Rien qui vaille d'être raconté.

# --- la table à l'écran : rangées, Marché, main, ce qui se passerait ---

table-own = Votre famille, { $family }
table-boss = { $name }, à la tête des { $family }
table-open = { $shown } ({ $also }) : toutes les cartes
table-first = premier joueur
table-your-move = à vous
table-pay = paie
table-worth = bilan { $money }
table-worth-own = Bilan
table-worth-why = si la partie finissait maintenant
table-laundered = blanchi, compte double
table-laundered-double = Blanchi ×2
table-laundered-short = blanchi { $money }
table-trophies = { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
}
table-hand = en main : Jobs { $jobs }, Influence { $influence }
table-markers = { $free ->
    [0] aucun jeton Deal libre
    [one] { $free } jeton Deal libre
   *[other] { $free } jetons Deal libres
}
table-without-task = { $count ->
    [0] tout programmé
   *[other] { $count } sans tâche
}
table-pending = { $count ->
    [0] tout est fait
   *[other] { $count } à faire
}
table-no-task = sans tâche
table-done = fait
table-to-seal = à sceller
table-to-buy = à acheter
table-used = servi
table-threatens = menace
table-read-by = lu par { $names }
table-attached = { $kind ->
    [3] seuil −1
    [4] seuil +1
    [5] +1 dé
   *[6] −1 dé
}
table-picked-card = carte
table-picked-marker = utilisation
table-purchase-of = Achat programmé : { $business }, { $price } restent à payer
table-take-back = Reprendre votre jeton Deal
table-take-back-sure = Le reprendre ?
table-recruits = Recrues sous le Parrain
table-recruit = { $name }, force { $strength }, à recruter pour { $price }
table-recruit-price = à recruter un jour de paie pour { $price }
table-strength = force { $strength }
table-known = dont, tout le monde le sait : { $cards }

table-income = revenu { $money }
table-price = prix { $money }
table-company = Établissement
table-businessman = Comptable
table-counts-for = compte pour le monopole { $monopoly }
table-planned-by = { $name } : à acheter, pas encore payé
table-ability-lawyer = une fois par manche : regarder jusqu'à deux Jobs programmés
table-ability-politician = une carte Influence de plus à chaque pioche
table-ability-cop = une fois par manche : relancer un dé d'un Cash Job à vous
table-monopoly-race = { $monopoly } : vous en avez { $own }, les autres ensemble { $others }.
table-monopoly-how = { $money } de revenus en plus pour qui a au moins deux cartes actives de la sorte { $business }, et plus que tous les autres ensemble.

table-market = Marché
table-market-card = { $business } au Marché, prix { $price }, revenu { $income }
table-renew = Renouveler le Marché
table-deck-business = Business
table-deck-influence = Influence
table-turn-order = Ordre du tour

table-your-hand = Votre main
table-no-jobs = Aucun Job en main.
table-influence-held = { $count ->
    [1] { $card }, { $what }
   *[other] { $card }, { $count } exemplaires, { $what }
}
table-back = Un pas en arrière
table-type-cash = Cash
table-type-attack = Attaque
table-type-special = Spécial
table-type-response = Riposte
table-difficulty-target = la force de la cible
table-needs-none = sans prérequis
table-need-own = { $business } : à vous
table-need-rented = { $business } : vous en avez une utilisation
table-need-planned = { $business } : à vous une fois payé
table-need-missing = { $business } : il manque

# De quoi il s'agit, en quelques mots.
table-note-bash = un Comptable adverse actif
table-note-property_damage = un adversaire paie la banque
table-note-theft = l'argent d'un adversaire
table-note-vandalism = un Business adverse actif
table-note-kill_businessman = un Comptable adverse
table-note-arson = un Business adverse
table-note-persuasion = un Comptable adverse
table-note-assassination = un Gangster adverse
table-note-car_bomb = un Gangster adverse
table-note-drive_by = un Gangster adverse ; manqué, il peut tirer en retour
table-note-robbery = un Cash Job adverse qui réussit
table-note-trap = une Attaque réussie contre vous
table-note-exceptional_offer = acheter au Marché, moins cher
table-note-connections = acheter au Marché ou dans la pioche
table-note-money_laundering = à l'abri, et doublé à la fin
table-note-birthday_party = chacun vous donne
table-note-horse_racing = une mise, doublée ou perdue

# Ce qu'un Job rapporte, au plus court ; $hits succès.
table-brings-nothing = rien
table-brings-bash = désact.
table-brings-vandalism = désact.
table-brings-kill_businessman = { $hits ->
    [1] désact.
   *[2] tué
}
table-brings-arson = { $hits ->
    [1] désact.
   *[2] détruit
}
table-brings-persuasion = à vous
table-brings-assassination = tué
table-brings-car_bomb = { $hits ->
    [1] désact.
   *[2] tué
}
table-brings-drive_by = tué
table-brings-robbery = { $hits ->
    [1] moitié
   *[2] tout
}
table-brings-trap = { $hits ->
    [1] repoussée
   *[2] + tué
}
table-brings-exceptional_offer = { $hits ->
    [1] −1 000
   *[2] moitié prix
}
table-brings-connections = { $hits ->
    [1] au prix
   *[2] −2 000
}
table-brings-horse_racing = doublée

# Les cartes Influence, au plus court.
table-influence-snitch = lire un Job, ou renouveler le Marché
table-influence-spy = lire jusqu'à deux Jobs
table-influence-emergency_doc = sauve qui est frappé
table-influence-henchman = seuil −1 sur un Gangster
table-influence-saboteur = seuil +1 sur un adverse
table-influence-machine_pistol = +1 dé pour la manche
table-influence-distraction = −1 dé sur un adverse
table-influence-schemer = un tour en plus, ou sauter le vôtre
table-influence-ambulance = sauve un des vôtres d'une Attaque
table-when-snitch = à votre tour
table-when-spy = à votre tour
table-when-emergency_doc = en réaction
table-when-henchman = programmation
table-when-saboteur = programmation
table-when-machine_pistol = programmation
table-when-distraction = programmation
table-when-schemer = phase d'actions
table-when-ambulance = en réaction

# Ce qui se passerait.
table-preview = Ce qui se passerait
table-preview-by = { $job }, par { $man }
table-preview-buy = À acheter : { $business }
table-preview-price = Prix { $price }, vous avez { $cash }.
table-preview-spoken = { $spoken } sont déjà retenus.
table-preview-short = Il manque { $money } pour l'instant.
table-preview-stuck = { $others ->
    [0] Un accord peut encore les apporter ; sinon, l'achat est à annuler.
   *[other] Une autre tâche ou un accord peut encore les apporter ; sinon, l'achat est à annuler.
}
table-preview-purse = { $none ->
    [yes] { $name } n'a rien en caisse. Rien n'est pris.
   *[no] { $name } n'a que { $cash }. Rien de plus n'est pris.
}
table-preview-brings = Rapporte encore { $times } × { $income } = { $all } : à chaque jour de paie, puis deux fois à la fin.
table-preview-monopoly = Avec lui, le Monopole { $monopoly } : { $income } de plus chaque jour de paie, tant que vous l'avez.
table-preview-response = Attend son heure ; il ne s'effectue pas à votre propre tour.
table-effect = { $effect }
table-threshold = seuil
table-threshold-target = seuil : la force de la cible, +1 si elle a une tâche en attente
table-by-henchman = Homme de main
table-by-saboteur = Saboteur
table-by-pending = occupé
table-percent = { $percent } %
table-missing = Il manque { $what } : { $names }.
table-lacks = Il manque { $what }.
table-missing-nobody = Il manque { $what }, et personne ne pourrait en prêter.
table-propose = Un Deal avec { $name }…
table-deal = Deal…
table-pay-first = Un achat à vous ferait l'affaire : payez-le d'abord.
table-hint = Pointez une carte, ou gardez le doigt dessus, pour la voir en grand.
table-hint-discard_to_limit = Choisissez ce qui part : autant qu'il y en a de trop.
table-hint-plan = Un Gangster et un Job, dans l'ordre que vous voulez ; ou une carte du Marché.
table-hint-influence_turn = Une carte Influence et sur qui elle va ; ou passez.
table-hint-end_turn = Une carte Influence ou un Avocat ; ou finissez le tour.
table-hint-turn_to_act = Un de vos Jobs ou de vos achats : révélez-le, nommez sa cible, bluffez, payez ou annulez.

# La réponse en préparation.
table-ways = Que faire de la tâche
table-way-reveal = Révéler
table-way-pay = Payer
table-way-name = Attaquer…
table-way-announce = Bluffer…
table-way-cancel = Annuler le Job
table-way-cancel-purchase = Annuler l'achat
table-pick-man = Choisissez un Gangster
table-pick-task = Choisissez une tâche
table-pick-target = Choisissez une cible
table-pick-look = Choisissez un Job à lire
table-pick-on = Choisissez un Gangster
table-pick-way = Choisissez un Gangster
table-do-seal = Sceller { $job } sur { $man }
table-do-reserve = Retenir { $a } pour { $man }
table-do-idle = Laisser { $man } au repos
table-do-pass = Passer
table-do-attach = { $card } sur { $man }
table-do-look = Lire le Job de { $man }
table-do-renew = Renouveler le Marché
table-do-skip = Sauter le tour avec un Stratège
table-do-reveal = Révéler { $job } ({ $man })
table-do-attack = { $job }, cible : { $target }
table-do-pay = Payer { $price } : { $a }
table-do-cancel-job = Annuler le Job de { $man }
table-do-cancel-purchase = Annuler l'achat : { $a }
table-do-recruit = Recruter { $man } pour { $price }
table-do-recruit-nobody = Ne recruter personne
table-do-markers = Utiliser ce Business
table-do-buy = Acheter { $a }
table-do-buy-nothing = Ne rien acheter
table-pick-more = Choisissez
table-do-discard = { $left ->
    [0] Défausser { $count }
   *[other] Encore { $left } à défausser
}
table-do-announce = Bluff, cible : { $target }
table-do-strike = Révéler le Job
table-do-call-off = Y renoncer pour l'instant
table-do-end = Finir le tour
table-ask-ready = Personne n'en sait rien avant que vous n'appuyiez.
table-ask-man = { $what } : qui s'en charge ?
table-ask-man-why = Autant de dés que le Gangster a de force.
table-ask-task = { $what } : quelle tâche ?
table-ask-task-why = Un Job de votre main, face cachée, ou une carte du Marché, face visible.
table-ask-target = { $what } : contre qui ?
table-ask-target-why = Une carte allumée, ou un Parrain pour le joueur lui-même.
table-ask-look = { $what } : le Job de qui ?
table-ask-look-why = Vous seul le verrez ; tous voient lequel c'était.
table-ask-on = { $what } : sur quel Gangster ?
table-ask-on-why = Elle y reste à la vue de tous.
table-ask-way = { $what } : quel Gangster ?
table-ask-way-why = Tout ce qui s'allume va avec.

# --- pourquoi le consigliere ferait ainsi : ce que cela rapporte de plus ---

gain-cash = Cela vous rapporte environ { $amount } mille de plus en liquide que les autres réponses.
gain-income = Vos Business rapporteront environ { $amount } mille de plus d'ici la fin.
gain-laundered = Ce que vous blanchissez compte pour environ { $amount } mille de plus.
gain-trophies = Vos trophées comptent pour environ { $amount } mille de plus à la fin.
gain-most = Vous avez plus de chances d'avoir le plus de gangsters actifs : cela vaut environ { $amount } mille.
gain-gangsters = Vos gangsters restent debout et au travail : cela vaut environ { $amount } mille de plus.
gain-cards = Les cartes que vous gardez valent environ { $amount } mille de plus.
gain-rivals = Cela coûte environ { $amount } mille à la plus forte des autres familles.

# --- ce que donnerait une réponse ou une offre ---

outlook-throw = { $dice } contre { $threshold }+ : { $percent } % pour un succès, { $more } % pour deux ou plus
outlook-throw-at = { $gangster } : { $dice } contre { $threshold }+, { $percent } % pour un succès, { $more } % pour deux ou plus
outlook-launder = il reste { $left } ; cela compte { $counts } à la fin
outlook-monopoly = donne le Monopole { $monopoly }, { $income } de plus chaque jour de paie
outlook-reroll-in-vain = rien à y gagner
outlook-stake = { $left } si la course est gagnée, { $lost } sinon
outlook-standing = { $you ->
    [yes] Vous auriez
   *[no] { $name } aurait
} { $cash }, une paie de { $income }, { $markers ->
    [one] { $markers } jeton Deal libre
   *[other] { $markers } jetons Deal libres
}.

# --- mesures du laboratoire d'équilibre ---

figure-family = Par famille
figure-family-note = Parties gagnées, en multiple de la part équitable : 1 est équitable.
figure-business = Par Business possédé à la fin
figure-card = Par Job révélé
figure-card-note = Parties gagnées par qui en a révélé un, en multiple de la part équitable.
figure-card-cash = Cash Job
figure-score = Score, en milliers
figure-rounds_with_trade = Manches avec un marché
figure-killed = Gangsters tués par partie
figure-trade_kind = Marchés par manche, par sorte
figure-winner_points-cash = argent liquide
figure-winner_points-income = revenus
figure-winner_points-gangsters = le plus de gangsters
figure-winner_points-laundered = argent blanchi
figure-winner_points-trophies = gangsters tués
figure-winner_points-bonus = meilleurs Business
figure-trade_kind-rent = usage loué
figure-trade_kind-let = usage mis en location
figure-trade_kind-swap_use = usages échangés
figure-trade_kind-buy_business = Business acheté
figure-trade_kind-sell_business = Business vendu
figure-trade_kind-swap_business = Business échangés
figure-trade_kind-buy_gangster = gangster acheté
figure-trade_kind-sell_gangster = gangster vendu
figure-trade_kind-demand = argent exigé
figure-trade_kind-give = argent donné
figure-trade_kind-other = autres
figure-winner_money-payday = jour de paie
figure-money-payday = { figure-winner_money-payday }
figure-winner_money-trade = marchés
figure-money-trade = { figure-winner_money-trade }
figure-winner_money-job = Cash Jobs
figure-money-job = { figure-winner_money-job }
figure-winner_money-robbery = vols
figure-money-robbery = { figure-winner_money-robbery }
figure-winner_money-theft = braquages
figure-money-theft = { figure-winner_money-theft }
figure-winner_money-damage = dégradations
figure-money-damage = { figure-winner_money-damage }
figure-winner_money-birthday = anniversaires
figure-money-birthday = { figure-winner_money-birthday }
figure-winner_money-race = courses de chevaux
figure-money-race = { figure-winner_money-race }
figure-winner_money-bonus = bonus
figure-money-bonus = { figure-winner_money-bonus }

# --- la première partie guidée ---

lesson-chapter-planning = Programmation
lesson-chapter-bargaining = Négocier, puis programmer
lesson-chapter-action = Action
lesson-chapter-payday = Jour de paie
lesson-chapter-alone = À vous seul

lesson-aim = Le plus riche après { $rounds } manches gagne. Vous avez { money }, trois Gangsters et aucune vergogne. Cela suffira. Karine et Ernest jouent contre vous.
lesson-first-task = Chaque Gangster reçoit un Job, caché aux autres. { job-J1C11 } demande { business-a-waste } : vous l'avez. Confiez-le à Jimmy Bananas : force { $strength }, donc { $strength } dés.
lesson-own-needs = Ce Job-là ira à un autre. Pour Jimmy Bananas : { job-J1C11 }.
lesson-jimmy-please = { job-J1C11 } paie bien, et il n'y manque rien. Celui-là d'abord, et pour Jimmy Bananas.
lesson-protection = Karine vend sa protection : mille dollars, contre sa parole de ne pas vous attaquer cette manche. Une affaire. Elle a l'air si honnête. Dites oui.
lesson-tuition = On dirait un vieux de la vieille. Faites-moi plaisir, dites oui : ce sont vos frais de scolarité.
lesson-fat-one = Voici le gros lot : { job-J1C08 }. Il faut { business-a-cop }, le vôtre, et { business-a-pimp }, celui d'Ernest.
lesson-rent = Offrez à Ernest vos derniers mille dollars pour un usage de son { business-pimp } : vous voulez le louer.
lesson-not-for-love = Il vous aime bien, mais pas à ce point. Proposez les mille.
lesson-not-hers = Karine n'a pas de { business-pimp }. Ernest, si.
lesson-the-pimp = C'est le { business-pimp } qui vous manque.
lesson-rent-please = Il ne vous faut qu'une utilisation. Louez un Business.
lesson-marker = Votre jeton est sur son { business-pimp } : une utilisation, sans retour possible. Donnant, donnant, et tout de suite. Karine, elle, a promis. Retenez la différence.
lesson-big-man = Maintenant { job-J1C08 }, sur Big Joey : force { $strength }, donc { $strength } dés. Aux grosses sommes, les gros bras.
lesson-small-man = Un seul dé, pour votre meilleur Job ? Il en pleurerait.
lesson-what-you-rented = Big Joey, et le Job pour lequel vous louez : { job-J1C08 }.
lesson-shopping = Little Joey n'a qu'un dé : qu'il fasse plutôt des courses. Programmez l'{ business-loan_shark } du Marché. Vous ne paierez qu'au moment de l'achat. Tant mieux, vous êtes à sec.
lesson-second-shark = L'{ business-loan_shark }. Vous en avez un ; à deux, il se passe de jolies choses.
lesson-reveal = Tout est programmé. À présent chacun effectue une tâche à son tour, dans l'ordre qui lui plaît. L'argent d'abord : révélez le Job de Jimmy Bananas.
lesson-good-money = Jeter un Job qui paie ? Révélez-le.
lesson-money-first = Plus tard. D'abord Jimmy Bananas, et sans ruse : révélez son Job.
lesson-cop = Un dé à { $threshold } ou plus est un succès. Un succès paie la première somme, deux la seconde. Relancez le 1 : votre { business-cop } a droit à un dé par manche.
lesson-free-of-charge = Le { business-cop } ne coûte rien, et un 1 ne peut pas empirer.
lesson-the-bad-die = Pas le bon dé. Le 1.
lesson-named = Une attaque commence par un nom, et peut être un bluff : Franco Luciano vous vise. On pourrait payer, ou menacer. Mais Karine a donné sa parole, non ? Laissez venir.
lesson-big-words = Bien grogné. Mais les menaces n'engagent personne non plus : elle est venue quand même.
lesson-robbed = Cinq mille envolés : un { job-theft } plus gros que le vôtre, par votre protectrice. Ce qui s'échange aussitôt est sûr. Une promesse n'engage personne, même payée. Il vous reste { money }.
lesson-deal-counts = Respirez. Big Joey révèle { job-J1C08 } : avec votre jeton chez Ernest, et votre { business-cop }, qui a relancé mais compte toujours. Un accord conclu, personne ne l'annule.
lesson-broke = Vous ne pouvez pas encore payer l'{ business-loan_shark }. Big Joey d'abord.
lesson-just-reveal = Pas de ruse aujourd'hui. Que Big Joey révèle son Job.
lesson-buy = Vous avez { money } : payez l'{ business-loan_shark }. À deux, vous en avez plus que tous les autres réunis : un Monopole, cinq mille de plus par jour de paie.
lesson-five-a-round = Et renoncer à un Monopole ? Payez.
lesson-payday = Jour de paie : neuf mille des Business, cinq du Monopole, { money } en tout. En fin de partie, les revenus comptent double. Volée une fois, votre famille reste la mieux payée.
lesson-recruit = Une recrue par manche, si vous voulez. Un Gangster de plus, une tâche de plus. Micky Dogs a une force de 3 : prenez-le.
lesson-do-recruit = L'argent au tiroir n'a jamais volé personne. Micky Dogs.
lesson-too-dear = Il ne vous laisserait que mille, et il faudra bien louer. Micky Dogs, plutôt.
lesson-micky-please = Deux dés seulement. Pour cinq mille de plus, Micky Dogs en lance trois.
lesson-word-again = Deuxième manche : je ne fais que regarder. Revoilà Karine : deux mille, contre sa parole. Alors ?
lesson-eyebrow = Je ne dis rien. Notez bien que je ne dis rien.
lesson-yes-or-no = On ne marchande pas du vent. Oui ou non ?
lesson-rent-again = Votre main dit ce que demandent vos nouveaux Jobs. Ernest a ce qui manque à l'un d'eux, et le loue pour deux mille. Votre offre ?
lesson-two-at-least = Les prix ont monté. Deux mille.
lesson-rent-hint = { job-J2C06 } demande { business-a-pimp } et { business-a-loan_shark }. Lequel des deux faut-il louer à Ernest ?
lesson-right-man = Il a dit oui. Maintenant le Job pour lequel vous louez, sur le bon homme.
lesson-job-hint = Le bon homme. Mais quel Job demande ce que vous louez ?
lesson-man-hint = Aux grosses sommes, les gros bras : force 3.
lesson-thief = Karine a toujours votre argent. Un de vos hommes forts n'a pas de tâche. Que pourrait-il y faire ? Je m'occupe ensuite des deux autres.
lesson-fatter = Bonne idée. Vous avez un { job-theft } plus gras.
lesson-theft-hint = Elle a envoyé un voleur. Vous aussi, vous avez un { job-theft }.
lesson-thief-hint = { job-theft } ne demande aucun Business, seulement des dés. Envoyez le plus fort qui soit libre.
lesson-whom = J'ai occupé vos deux autres. Et voyez Karine : pas de { business-pimp }, donc ni dés ni argent. À votre voleur : qui vise-t-il ?
lesson-poor-ernest = Ernest ? Lui a respecté votre accord. Enfin, l'argent est l'argent.
lesson-no-bluff = Un bluff : bon contre les nerveux. Aujourd'hui, nommez une cible pour de vrai.
lesson-name-hint = La dette d'abord. Que votre voleur nomme sa cible.
lesson-strike = Tous l'ont entendu, et personne ne paie pour vous arrêter. Vous pourriez encore renoncer. Révélez le Job.
lesson-no-mercy = De la pitié ? Après tout cela ? Révélez-le.
lesson-collect = Vous avez { money }. Un Business loué attend son Job : c'est le moment de le révéler. Encaissez.
lesson-collect-hint = Le Job pour lequel vous louez : révélez-le.
lesson-cop-again = Un succès. Deux paieraient mieux. Quelqu'un pour vous aider ?
lesson-cop-hint = Nouvelle manche : votre { business-cop } peut relancer. Un dé raté, de préférence.
lesson-influence = Une vraie partie a aussi des ruses : les cartes Influence. Après chaque tâche, et avant le tour d'un rival, on vous propose d'en jouer. Le plus souvent, passez.
lesson-end = { money } : vous menez. Bluffer, blanchir, ruser : cela s'apprend à une vraie table. D'ici là, aux grosses sommes les gros bras, et les accords avant les promesses.

## Les règles : en deux minutes, et ce qui est écrit dans les images et dessous (`two_minutes.toml`, `table/rules/`)

rules-aim-title = La famille la plus riche gagne
rules-aim = Après la dernière manche, seul l'argent compte : votre liquide, { $times } fois le revenu de vos Business, et une prime pour ceux que vous avez fait tuer. Les cartes ne valent rien par elles-mêmes.
rules-plan-title = Une tâche par gangster
rules-plan = À tour de rôle, posez un Job face cachée sur un gangster, ou prenez un Business du Marché qu'il achètera. Une tâche donnée ne change plus.
rules-act-title = Puis, l'un après l'autre
rules-act = À tour de rôle, chacun révèle une tâche et l'exécute, ou l'annule. Laquelle, c'est vous qui choisissez : l'argent de l'une peut payer la suivante.
rules-rent-title = Ce qui vous manque, d'autres l'ont
rules-rent = Les Jobs qui paient demandent des Business. S'il vous en manque un, louez-le : si son propriétaire est d'accord, votre marqueur s'y pose. Le prix est celui dont vous convenez.
rules-roll-title = Un pistolet, un dé
rules-roll = Un gangster lance un dé par pistolet. Chaque dé qui atteint le nombre du Job est un succès. Un succès paie, deux paient plus ; sans succès, le Job échoue.
rules-attack-title = Certains Jobs font mal
rules-attack = Les Attaques volent, détruisent ou tuent. On annonce d'abord sa cible à voix haute : elle peut vous acheter. C'est peut-être du bluff. Un gangster tué l'est pour de bon.
rules-word-title = Une promesse n'est qu'une promesse
rules-word = Ce qui change de mains tout de suite est sûr. Prêts, parts, protection : tout ce qui vient plus tard n'est qu'une parole, et nul n'est tenu de la tenir.
rules-picture-successes = { $successes ->
    [0] aucun succès
    [one] 1 succès
   *[other] { $successes } succès
}
rules-picture-safe = tout de suite : sûr
rules-picture-said = plus tard : une promesse
rules-diagram-successes = Trois pistolets, trois dés. Le Job demande 4 ou plus. Un Homme de main le rend plus facile d'un point, un Saboteur plus difficile d'un point ; avec le même gangster, le nombre de succès change.
rules-diagram-rent = Le Job demande un Dealer. Karine en a un, et le marqueur d'Ernest y est posé : pour ce Job, il l'a. Le Job fait, le marqueur lui revient.
rules-diagram-attack = Un Assassinat : la force de celui qu'on attaque est le nombre à atteindre, ici 2. Il faut deux succès pour tuer.

# --- ce pour quoi l'on joue ---

aim-headline = Être la famille la plus riche
aim-ends = C'est votre bilan : cash et { $times } × le revenu, comme on comptera après les actions de la manche { $rounds }. Le plus riche gagne.
aim-job = Faire des Jobs
aim-job-how = ce que les dés permettent, tout de suite ; certains demandent un Business, à vous ou loué
aim-job-worth = cash
aim-business = Posséder des Business
aim-business-how = ils paient chaque jour de paie, et { $times } fois à la fin
aim-launder = Blanchir de l'argent
aim-launder-how = plus rien ne peut lui arriver
aim-crew = Avoir le plus de Gangsters
aim-crew-how = actifs, et plus que tout autre ; ceux que vous avez tués rapportent aussi
aim-round = Un revenu acheté maintenant compte encore { $times } fois.
now-plan-job = Donner un Job à un Gangster
now-plan-job-how = face cachée ; ce qu'il demande ne compte qu'une fois révélé
now-plan-purchase = Lui faire acheter un Business
now-plan-purchase-how = face visible ; payé à la phase d'actions
now-plan-cards = Jouer d'abord une carte
now-plan-cards-how = autant que vous voulez, avant et après la tâche
now-assign-job = Donner un Job à un Gangster
now-assign-job-how = face cachée ; ce qu'il demande ne compte qu'une fois révélé
now-assign-purchase = Lui faire acheter un Business
now-assign-purchase-how = face visible ; payé à la phase d'actions
now-turn_to_act-job = Révéler un Job
now-turn_to_act-job-how = une Attaque nomme d'abord sa cible ; puis les dés
now-turn_to_act-pay = Payer un Business
now-turn_to_act-pay-how = il est à vous et compte aussitôt
now-turn_to_act-trade = Négocier d'abord
now-turn_to_act-trade-how = ce qui vous manque, quelqu'un peut le louer ou le vendre

# --- ce qu'une leçon a appris, par chapitre : la carte de fin ---

learned-planning = Chaque gangster a une tâche ; le gros argent veut un gros bras.
learned-bargaining = Un accord se fait sur-le-champ ; une promesse n'engage personne.
learned-action = Un dé au seuil ou plus est un succès ; un Flic en relance un.
learned-payday = Les Business paient à chaque manche, et un Monopole paie mieux.
learned-alone = Vous avez loué, volé et encaissé sans qu'on vous souffle.

# --- phases d'une manche ---

phase-setup = Mise en place
table-round-of = Manche { $round }/{ $rounds }
phase-drawing = Pioche
phase-planning = Programmation
phase-action = Actions
phase-payday = Paie

# --- bulles : ce que les pièces disent d'elles-mêmes, en 25 mots au plus ---

tip-gangster = { $strength ->
    [one] Lance un dé
   *[other] Lance { $strength } dés
}, un par pistolet. Une tâche par manche : un Job posé face cachée, ou un achat.
tip-business = Rapporte { $income } par jour de paie tant qu'il est actif, et sert aux Jobs qui en ont besoin. { $ability ->
    [none] Prix : { $price }.
   *[other] { $ability }. Prix : { $price }.
}
tip-owner = { $you ->
    [yes] à vous
   *[other] propriétaire : { $name }
}
tip-for-sale = à vendre au Marché
tip-job = { $type ->
    [cash] Avec un succès, puis deux ou plus : { $effect }.{ $needs ->
        [yes] {" "}Tout ce qu'il demande doit être actif.
       *[no] {""}
    }
    [attack] Avec un succès, puis deux : { $effect }. Sa cible est nommée avant qu'il soit révélé.
    [response] Programmé comme tout Job, révélé en réponse à un autre : { $effect }.
   *[other] Avec un succès, puis deux : { $effect }.
}
tip-businessman = Comptable : un Business à carte claire, comme l'Avocat.
tip-influence = { $what }. À jouer : { $when }.
tip-held = { $count ->
    [one] Vous en avez une.
   *[other] Vous en avez { $count }.
}
tip-monopoly = { $money } de plus par paie à qui a au moins deux cartes actives de ce genre, et plus que tous les autres réunis : { $business }.
tip-monopoly-now = { $you ->
    [yes] Il est à vous.
    [nobody] Personne ne l'a.
   *[other] { $name } l'a.
}
tip-family = Une famille à jouer. Elle commence avec ces Business : { $businesses }.
tip-boss = Le chef d'une famille. On peut le voler, jamais le tuer. Ci-dessous, ce qui compterait si la partie s'arrêtait.
tip-deck-jobs-name = Jobs de la manche { $round }
tip-deck-jobs = Les Jobs piochés à la manche { $round }. Tous voient ce numéro au dos, même une fois le Job programmé.
tip-deck-business-name = Pioche Business
tip-deck-business = Le Marché est complété d'ici.
tip-deck-influence-name = Pioche Influence
tip-deck-influence = Des cartes jouées en plus, à son tour ou en réponse. On en pioche à chaque manche.
tip-deck-now = { $count ->
    [one] Il reste une carte.
   *[other] Il reste { $count } cartes.
}
tip-stage-name = La manche
tip-stage = Piocher, programmer une tâche par Gangster, agir, paie. Après les actions de la manche { $last }, le plus riche gagne.
tip-stage-now = Manche { $round }.
tip-first-name = Premier joueur
tip-first = Commence chaque phase de cette manche. La carte passe à gauche à la paie.
tip-marker-name = Jeton Deal
tip-marker = Le droit, pour son propriétaire, d'utiliser ce Business pour un Job. Le maître du Business ne peut pas l'enlever.
tip-eye-name = Quelqu'un a regardé
tip-eye = Ces joueurs ont lu ce Job programmé. Ils peuvent le dire, ou mentir.
tip-threat-name = Cible
tip-threat = Nommé comme cible d'une Attaque. Les deux joueurs peuvent négocier avant qu'elle soit révélée.
tip-recruits-name = Recrues
tip-recruits = L'un d'eux peut entrer à chaque jour de paie, au prix indiqué.
tip-market-name = Le Marché
tip-market = { $market } Business à vendre. Confiez-en un à un Gangster ; il se paie quand il agit.
tip-order-name = Ordre du tour
tip-order = Qui joue après qui, et où en est la tâche de chaque Gangster.
tip-asked-name = Qui est interrogé
tip-asked = Tous sont interrogés en secret. Personne ne voit qui n'avait rien à jouer.
tip-dice-name = Dés
tip-dice = Chaque dé qui atteint le nombre voulu, ou plus, est un succès.
tip-successes-name = Succès
tip-successes = Ce que rapportent zéro, un, ou deux succès et plus. Le résultat est éclairé.
tip-difficulty-name = Nombre à atteindre
tip-difficulty = Un dé compte à partir de ce nombre. Un Homme de main aide, un Saboteur gêne ; ? : la force de la cible.
tip-stake-name = Mise
tip-stake = Misée avant le lancer : les dés la doublent, ou elle est perdue.
tip-laundering-name = Blanchiment
tip-laundering = De l'argent mis sous votre Boss. Personne ne peut le prendre, et il compte { $times } fois à la fin.
tip-gain-name = Gain
tip-gain = Ce que la banque paie pour ce Job. Un Vol peut encore en prendre.
tip-money-name = Argent
tip-money = Visible de tous. Il achète, paie, conclut les deals ; le plus riche gagne.
tip-offer-name = Offre
tip-offer = Ce qui est donné, ce qui est demandé. Acceptée, elle se fait aussitôt. Tout le reste n'est que promesse.
tip-cash-name = Argent
tip-cash = Le score à la fin, avec revenus et primes. Tout le monde le voit, les voleurs aussi.
tip-cash-now = { $you ->
    [yes] Vous avez { $cash }.
   *[other] { $name } a { $cash }.
}
tip-laundered-name = Argent blanchi
tip-laundered = À l'abri de tous, et compte { $times } fois à la fin.
tip-laundered-now = { $laundered } pour l'instant.
tip-income-name = Revenu
tip-income = Versé à chaque paie par tous les Business actifs et Monopoles. À la fin, il est versé { $income_times } fois.
tip-income-now = { $income } par jour de paie.
tip-worth-name = Bilan
tip-worth = Ce que compterait cette famille si la partie s'arrêtait maintenant.
tip-worth-now = { $worth }.
tip-trophies-name = Trophées
tip-trophies = Les Gangsters que cette famille a tués. Les plus fortes collections sont payées à la fin.
tip-trophies-now = { $trophies ->
    [one] Un.
   *[other] { $trophies }.
}
tip-cards-name = Cartes en main
tip-cards = Secrètes. D'un Job, les autres ne voient que la manche au dos.
tip-cards-now = { $jobs ->
    [one] Un Job
   *[other] { $jobs } Jobs
}, { $influence ->
    [one] une carte Influence.
   *[other] { $influence } cartes Influence.
}
tip-markers-name = Jetons Deal
tip-markers = Un jeton libre se pose sur le Business de qui est d'accord : il sert alors à un de vos Jobs.
tip-markers-now = { $markers } sur { $all } sont libres.

## Exemples des règles, à essayer (`examples/`)

rules-example-theft = un Braquage, avec les dés
rules-example-job = quel Job paie ?
lesson-example-theft = Votre homme aux trois pistolets a un Braquage. Karine vient de gagner de l'argent. Annoncez d'abord la cible : qui va-t-il voir ?
lesson-example-thief = Celui aux trois pistolets. Annoncez-le, et chez qui il va.
lesson-example-theft-dice = Le Braquage demande 4 ou plus. Trois pistolets, trois dés : chaque dé qui atteint 4 est un succès. Révélez-le.
lesson-example-reveal = Pour cette fois : révélez-le, et voyez les dés.
lesson-example-theft-end = 1, 4, 5 : deux succès, la somme la plus haute. Avec 1, 2, 5, un seul, et la plus basse. Qui a moins paie ce qu'il a.
lesson-example-job = Deux Jobs qui paient. L'un demande un Business que vous avez. L'autre en demande un que vous n'avez pas, et que personne ne vous loue. Révélez-en un.
lesson-example-two-jobs = L'un des deux Jobs qui demandent un Business : deux pistolets ou trois.
lesson-example-job-end = Si tous les Business sont là, les dés décident : chaque dé qui atteint le nombre du Job compte. S'il en manque un, le Job échoue avant les dés.
