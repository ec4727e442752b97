# Gangs City en français. $you vaut "yes" quand il s'agit de la personne qui lit.
# Les nombres et ce qu'ils comptent sont liés par des espaces insécables,
# et les signes doubles (: ; ! ? « ») à ce qu'ils suivent ou précèdent.

game-title = Gangs City
game-tagline = La ville cherche un patron.
game-poster-answer = Six gangs ont postulé.
game-poster-bang = TACATAC !
game-blurb = Peu d'hommes, tous posés face cachée. Attaquez, recrutez ou gérez vos trafics, et bluffez jusqu'à ce que la ville se retourne.
game-intro =
    Le plus haut score gagne dès qu'un gang a atteint l'objectif à la fin d'une manche. À chaque manche, vous posez vos
    quelques personnages face cachée : à côté d'un lieu pour l'attaquer, le défendre ou y recruter ; sur un de vos
    lieux pour gérer ses trafics ; sur le centre-ville pour gagner un nouveau lieu. Puis on mise des stocks, on
    retourne toutes les tuiles, on compte cinq trafics, les fusillades changent les propriétaires et les recrues
    rejoignent les gangs. Les trafics que vous contrôlez et votre plus grand quartier d'un seul tenant rapportent des
    points, manche après manche.
score = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

# --- noms ---

character-thug = Petite frappe
character-driver = Conducteur
character-bodyguard = Bodyguard
character-cop = Flic
character-dealer = Dealer
character-pimp = Mac
character-hitwoman = Tueuse à gages
character-sniper = Sniper
character-doctor = Toubib
character-armoured = Blindé
character-headhunter = Chasseur de têtes
character-vamp = Vamp
character-lieutenant = Lieutenant
character-fence = Receleur
character-racketeer = Racketteur
character-cleaner = Nettoyeur
character-lone_wolf = Loup solitaire
character-settling = Règlement de comptes

# Comme dans : engage …, perd …
character-the-thug = la { character-thug }
character-the-driver = le { character-driver }
character-the-bodyguard = le { character-bodyguard }
character-the-cop = le { character-cop }
character-the-dealer = le { character-dealer }
character-the-pimp = le { character-pimp }
character-the-hitwoman = la { character-hitwoman }
character-the-sniper = le { character-sniper }
character-the-doctor = le { character-doctor }
character-the-armoured = le { character-armoured }
character-the-headhunter = le { character-headhunter }
character-the-vamp = la { character-vamp }
character-the-lieutenant = le { character-lieutenant }
character-the-fence = le { character-fence }
character-the-racketeer = le { character-racketeer }
character-the-cleaner = le { character-cleaner }
character-the-lone_wolf = le { character-lone_wolf }
character-the-settling = la tuile Règlement de comptes

# Comme dans : abat …
character-whose-thug = { $you ->
    [yes] votre { character-thug }
   *[no] la { character-thug } de { $name }
}
character-whose-driver = { $you ->
    [yes] votre { character-driver }
   *[no] le { character-driver } de { $name }
}
character-whose-bodyguard = { $you ->
    [yes] votre { character-bodyguard }
   *[no] le { character-bodyguard } de { $name }
}
character-whose-cop = { $you ->
    [yes] votre { character-cop }
   *[no] le { character-cop } de { $name }
}
character-whose-dealer = { $you ->
    [yes] votre { character-dealer }
   *[no] le { character-dealer } de { $name }
}
character-whose-pimp = { $you ->
    [yes] votre { character-pimp }
   *[no] le { character-pimp } de { $name }
}
character-whose-hitwoman = { $you ->
    [yes] votre { character-hitwoman }
   *[no] la { character-hitwoman } de { $name }
}
character-whose-sniper = { $you ->
    [yes] votre { character-sniper }
   *[no] le { character-sniper } de { $name }
}
character-whose-doctor = { $you ->
    [yes] votre { character-doctor }
   *[no] le { character-doctor } de { $name }
}
character-whose-armoured = { $you ->
    [yes] votre { character-armoured }
   *[no] le { character-armoured } de { $name }
}
character-whose-headhunter = { $you ->
    [yes] votre { character-headhunter }
   *[no] le { character-headhunter } de { $name }
}
character-whose-vamp = { $you ->
    [yes] votre { character-vamp }
   *[no] la { character-vamp } de { $name }
}
character-whose-lieutenant = { $you ->
    [yes] votre { character-lieutenant }
   *[no] le { character-lieutenant } de { $name }
}
character-whose-fence = { $you ->
    [yes] votre { character-fence }
   *[no] le { character-fence } de { $name }
}
character-whose-racketeer = { $you ->
    [yes] votre { character-racketeer }
   *[no] le { character-racketeer } de { $name }
}
character-whose-cleaner = { $you ->
    [yes] votre { character-cleaner }
   *[no] le { character-cleaner } de { $name }
}
character-whose-lone_wolf = { $you ->
    [yes] votre { character-lone_wolf }
   *[no] le { character-lone_wolf } de { $name }
}

# Là où il y a peu de place.
character-short-thug = Frap
character-short-driver = Cond
character-short-bodyguard = Body
character-short-cop = Flic
character-short-dealer = Deal
character-short-pimp = Mac
character-short-hitwoman = Tueu
character-short-sniper = Snip
character-short-doctor = Toub
character-short-armoured = Blin
character-short-headhunter = Chas
character-short-vamp = Vamp
character-short-lieutenant = Lieu
character-short-fence = Rece
character-short-racketeer = Rack
character-short-cleaner = Nett
character-short-lone_wolf = Loup
character-short-settling = Règl

# Ce que sait faire un mercenaire.
ability-sniper = cloue au sol un combattant adverse, qui compte 0
ability-doctor = sauve un des vôtres abattu à ses côtés
ability-armoured = un gilet pour tous les vôtres qui combattent avec lui
ability-headhunter = engage deux personnages d'un coup
ability-vamp = pas de bonus de chef pour les gangs adverses sur place
ability-lieutenant = donne le bonus d'un chef
ability-fence = 1 jeton de plus quand vous récupérez du stock
ability-racketeer = vole un jeton de stock en prenant un lieu
ability-cleaner = gagne les égalités d'une fusillade
ability-lone_wolf = + { $bonus } s'il combat seul

traffic-prostitution = prostitution
traffic-weapons = armes
traffic-drugs = drogue
traffic-alcohol = alcool
traffic-tobacco = tabac

traffic-short-prostitution = pros
traffic-short-weapons = arme
traffic-short-drugs = drog
traffic-short-alcohol = alco
traffic-short-tobacco = taba

place-posh_district = Quartier huppé
place-gambling_den = Tripot
place-prison = Prison
place-bar = Bar
place-distillery = Distillerie clandestine
place-casino = Casino
place-garage = Garage
place-precinct = Commissariat
place-arms_dealer = Marchand d'armes
place-cabaret = Cabaret
place-docks = Docks
place-luxury_hotel = Hôtel de luxe
place-nightclub = Boîte de nuit
place-brothel = Maison close
place-ghetto = Ghetto
place-pile = Centre-ville
place-pile_a = Centre-ville
place-pile_b = Second centre

# Comme dans : prend …, une tuile sur …
place-the-posh_district = le { place-posh_district }
place-the-gambling_den = le { place-gambling_den }
place-the-prison = la { place-prison }
place-the-bar = le { place-bar }
place-the-distillery = la { place-distillery }
place-the-casino = le { place-casino }
place-the-garage = le { place-garage }
place-the-precinct = le { place-precinct }
place-the-arms_dealer = le { place-arms_dealer }
place-the-cabaret = le { place-cabaret }
place-the-docks = les { place-docks }
place-the-luxury_hotel = l'{ place-luxury_hotel }
place-the-nightclub = la { place-nightclub }
place-the-brothel = la { place-brothel }
place-the-ghetto = le { place-ghetto }
place-the-pile_a = le centre-ville
place-the-pile_b = le second centre

# Comme dans : une fusillade …
place-at-posh_district = dans le { place-posh_district }
place-at-gambling_den = au { place-gambling_den }
place-at-prison = à la { place-prison }
place-at-bar = au { place-bar }
place-at-distillery = à la { place-distillery }
place-at-casino = au { place-casino }
place-at-garage = au { place-garage }
place-at-precinct = au { place-precinct }
place-at-arms_dealer = chez le { place-arms_dealer }
place-at-cabaret = au { place-cabaret }
place-at-docks = aux { place-docks }
place-at-luxury_hotel = à l'{ place-luxury_hotel }
place-at-nightclub = à la { place-nightclub }
place-at-brothel = à la { place-brothel }
place-at-ghetto = dans le { place-ghetto }
place-at-pile_a = au centre-ville
place-at-pile_b = au second centre

# Comme dans : à l'est …
place-of-posh_district = du { place-posh_district }
place-of-gambling_den = du { place-gambling_den }
place-of-prison = de la { place-prison }
place-of-bar = du { place-bar }
place-of-distillery = de la { place-distillery }
place-of-casino = du { place-casino }
place-of-garage = du { place-garage }
place-of-precinct = du { place-precinct }
place-of-arms_dealer = du { place-arms_dealer }
place-of-cabaret = du { place-cabaret }
place-of-docks = des { place-docks }
place-of-luxury_hotel = de l'{ place-luxury_hotel }
place-of-nightclub = de la { place-nightclub }
place-of-brothel = de la { place-brothel }
place-of-ghetto = du { place-ghetto }
place-of-pile_a = du centre-ville
place-of-pile_b = du second centre

# Là où il y a peu de place.
place-short-posh_district = Quartier huppé
place-short-gambling_den = Tripot
place-short-prison = Prison
place-short-bar = Bar
place-short-distillery = Distillerie
place-short-casino = Casino
place-short-garage = Garage
place-short-precinct = Commiss.
place-short-arms_dealer = March. d'armes
place-short-cabaret = Cabaret
place-short-docks = Docks
place-short-luxury_hotel = Hôtel de luxe
place-short-nightclub = Boîte de nuit
place-short-brothel = Maison close
place-short-ghetto = Ghetto
place-short-pile_a = Centre
place-short-pile_b = Centre 2

side-e = côté est
side-ne = côté nord-est
side-nw = côté nord-ouest
side-w = côté ouest
side-sw = côté sud-ouest
side-se = côté sud-est

# Comme dans : … du Bar
direction-e = à l'est
direction-ne = au nord-est
direction-nw = au nord-ouest
direction-w = à l'ouest
direction-sw = au sud-ouest
direction-se = au sud-est

# --- morceaux de phrases ---

symbol = { $count ->
    [1] { $traffic }
   *[other] { $traffic } ×{ $count }
}
amount = { $count } { $traffic }
several = { $count ->
    [1] { $kind }
   *[other] { $kind } ×{ $count }
}
owner-none = neutre
owner-is = { $you ->
    [yes] à vous
   *[no] { $name }
}
beside = { $direction } { $of }
beside-owned = { $direction } { $of } ({ $owner })
spot-side = { $at }, { $side }
spot-on = sur { $the }

# Ce que vaut un personnage.
value-attack = attaque { $value }
value-defence = défense { $value }
value-recruit = { $value ->
    [0] ne recrute pas
   *[other] recrute { $value }
}
value-runs = gère { $symbols }
value-cost = coût { $value }

# Ce que ferait une tuile à un endroit.
deed-attack = attaquer { $value }
deed-defend = défendre { $value }
deed-recruit = recruter { $value }
deed-manage = gérer { $symbols }
deed-manage-idle = gérer (tout y est déjà couvert)
deed-big_calibre = gros calibre
deed-vest = gilet pare-balles

# Ce pour quoi une tuile a été posée.
act-manage = pour gérer
act-combat = pour combattre
act-recruit = pour recruter
act-big_calibre = en gros calibre
act-vest = en gilet pare-balles

# Comme dans : qui contrôle un trafic
marker-free = Personne ne le contrôle ; seul en tête, on en marque { $points }.
marker-held = { $you ->
    [yes] Vous le contrôlez pour { $points } ; encore en tête, vous en marquez { $next }.
   *[no] { $name } le contrôle pour { $points } ; un autre, seul en tête, en marquerait { $next }.
}

# --- questions ---

ask-setup_place = Où posez-vous { $the } ({ $symbols }) ?
ask-first_player = Qui pose en premier cette manche ? L'initiative la plus basse est à vous : { $the }.
ask-place_tile = Posez une tuile face cachée. Encore { $characters }.
ask-place_tile-settling = Tous vos personnages sont placés. Poser aussi votre Règlement de comptes ?
ask-place_tile-at = { $tile } : où ?
ask-place_tile-spot = { $tile } { $at } : de quel côté ?
ask-place_tile-spot-manage = { $tile } { $at } : sur le lieu pour gérer, ou de quel côté ?
ask-place_tile-action = { $tile } { $spot } : pour quoi faire ?
ask-place_tile-chief = { $tile } { $spot } ({ $deed }) : est-ce votre chef pour cette manche ?
ask-place_tile-done = { $tile } { $spot } : { $deed }{ $chief ->
    [yes] , comme chef
   *[no] {""}
}. Poser la tuile ?
ask-place_tile-end = Vous ne posez plus rien cette manche.
ask-bid = Mise de stock, { $traffic } (vous en avez { $held }) : combien en misez-vous ? { $marker }
ask-bid-done = Votre mise : { $bid }. La poser face cachée ?
ask-bid-again = Votre mise est posée face cachée. Vous pouvez encore la changer.
bid-empty = rien
ask-fence_token = Vous récupérez du stock, et votre Receleur trouve 1 jeton de plus. Lequel ?
ask-resolution_order = Lequel des { $count } lieux d'abord ? Vous posez en premier : l'ordre est à vous.
ask-resolution_order-next = L'ordre jusqu'ici : { $order }. Et ensuite ?
ask-resolution_order-done = L'ordre : { $order }.
ask-kill = Fusillade { $at } : qui votre gros calibre abat-il ?
ask-kill-again = Fusillade { $at } : votre choix est fait. Vous pouvez encore le changer.
ask-doctor_save = Fusillade { $at } : qui votre Toubib sauve-t-il ?
ask-pin = Fusillade { $at } : qui votre Sniper cloue-t-il au sol ?
ask-steal = Votre Racketteur prend un jeton de stock à { $loser }. Lequel ?
ask-recruit = Recrutement { $at } : votre total est { $total }. Qui engagez-vous ?
ask-recruit-leave = Votre gang est complet. Qui le quitte pour { $the } ?
ask-recruit-second = Vous engagez { $the }. Votre Chasseur de têtes peut engager un autre personnage, pour { $left } au plus.
ask-recruit-nobody = Vous n'engagez personne { $at }.
ask-recruit-done = Vous engagez { $kinds }{ $leaves ->
    [no] {""}
   *[other] {" "}; partira : { $leaves }
}.
ask-open_place = Vous ouvrez un lieu : { $the } ({ $symbols }). Où rejoint-il la ville ?
ask-return_character = Personnage qui quitte votre gang : { $kind }. Vers quel lieu ?
ask-confirm = Votre choix : { $answer }.

# Ce que fait une réponse, et ce qui vient ensuite.
why-setup_place = Votre lieu de départ. Il doit toucher la ville et n'encercler aucun lieu sur six côtés. Vous le posez, mais il n'est encore à personne.
why-first_player = Puis dans le sens horaire. En dernier, on en sait plus ; en premier, on a le choix des côtés. L'ordre tranche aussi des égalités.
why-place_tile = À côté d'un lieu : attaquer, défendre ou recruter. Sur un lieu à vous : gérer ses trafics. Sur le centre-ville : gagner un nouveau lieu.
why-place_tile-settling = Rien ne vous y oblige. Le gros calibre tue un combattant ennemi, le gilet protège les vôtres. Il se pose avec vos combattants, et vous revient à la manche suivante.
why-bid = Un jeton misé compte comme un symbole géré, puis il est perdu, que le trafic soit gagné ou non. Pour contrôler un trafic, il faut être seul en tête.
why-fence_token = Seulement de ce que vous venez de récupérer.
why-resolution_order = Dans chaque lieu, la fusillade vient avant le recrutement. Ce que vous ne nommez pas suit par initiative.
why-kill = Qui est abattu quitte la partie et ne compte plus ici. Tous les coups partent en même temps.
why-doctor_save = Le personnage revient dans votre main, mais ne compte plus dans cette fusillade.
why-pin = Cloué au sol, un combattant reste en vie mais compte 0. Puis on additionne les forces.
why-steal = Au gang qui vient de perdre le lieu.
why-recruit = Un personnage dont le coût ne dépasse pas votre total, qui n'est pas dépensé. Si le gang est complet, quelqu'un part en fin de manche.
why-open_place = Il est aussitôt à vous, avec ses recrues. Vos lieux voisins forment un quartier. Encerclé sur six côtés, un lieu ne peut plus être attaqué.
why-return_character = Dès la manche suivante, tout le monde peut l'y engager.

# À la place de why-…, pour qui répond pour la première fois : ce qu'il faut savoir pour commencer.
first-table = La leçon ne l'a pas dit : chacun pose d'abord un lieu de plus, pour tous. Il n'est à personne. Près des autres, c'est bien : qui les prend a vite des voisins.
first-setup_place = Des lieux serrés partagent leurs côtés, et font vite un quartier pour qui les prend. Aucun n'a encore de propriétaire.
first-place_tile = Personne ne défend un lieu neutre : combattez à côté et il est à vous, si nul autre ne vient. Recruter agrandit votre gang.
first-bid = Vos jetons de stock viennent de trafics gérés sans être en tête. Misez-les pour y être seul en tête, ou pour rattraper qui mène.
first-kill = Votre Règlement de comptes est ici en gros calibre : abattez qui compte le plus, puis recomptez.
first-resolution_order = « Tout par initiative » suffit : un lieu change rarement l'autre. Mettez d'abord ce que vous voulez avoir vu avant d'engager ailleurs.
first-recruit = Un plus grand gang pose plus de tuiles, et pose les dernières. Les personnages chers valent plus en tout.

waiting-setup_place = { $names } pose un lieu de départ.
waiting-first_player = { $names } choisit qui pose en premier.
waiting-place_tile = { $names } pose une tuile.
waiting-bid = Mises de stock, face cachée. Encore à venir : { $names }.
waiting-fence_token = { $names } choisit ce que trouve le Receleur.
waiting-resolution_order = { $names } fixe l'ordre des lieux.
waiting-kill = Fusillade { $at } : les gros calibres visent. Encore à venir : { $names }.
waiting-doctor_save = Fusillade { $at } : { $names } choisit qui le Toubib sauve.
waiting-pin = Fusillade { $at } : { $names } choisit qui le Sniper cloue au sol.
waiting-steal = { $names } choisit ce que prend le Racketteur.
waiting-recruit = Recrutement { $at } : { $names } choisit.
waiting-open_place = { $names } pose { $the }.
waiting-return_character = { $names } choisit où va un personnage.

# --- réponses ---

action-cell = { $where }
action-begin = { $you ->
    [yes] vous posez en premier
   *[no] { $name } pose en premier
}
action-tile = { $kind } : { $values }
action-tile-settling = { $kind } : gros calibre ou gilet pare-balles
action-decline = ne plus rien poser
action-at = { $place }
action-at-lay = { $place } ({ $owner }) : { $deeds }
action-at-pile = { $place } : { $deeds }
action-at-order = { $place } : { $what }
action-at-order-fight = combat ({ $names })
action-at-order-recruit = recrutement ({ $names })
action-at-recruits = { $place } (sur place : { $kinds })
action-manage = sur le lieu : { $deed }
action-side = { $side }
action-side-joins = { $side }, sur votre tas ({ $stack })
action-side-blocks = { $side } (ferme aussi un côté { $others })
action-combat = { $deed }
action-recruit = { $deed }{ $kinds ->
    [no] {" "}(personne ne s'y trouve)
   *[other] {" "}(sur place : { $kinds })
}
action-big_calibre = gros calibre : peut y abattre un combattant adverse
action-vest = gilet pare-balles : aucun des vôtres ne peut y être abattu
action-plain = non, pas le chef
action-chief = oui, chef : +{ $bonus } pour chacun des vôtres qui y fait la même chose
action-bid = { $amount ->
    [0] aucun
   *[other] miser { $amount }
}
action-traffic = 1 { $traffic }
action-shoot = { $whose } : compte { $value }{ $chief ->
    [yes] , chef
   *[no] {""}
}
action-none = { $ask ->
    [recruit] n'engager personne
    [steal] ne rien prendre
    [pin] ne viser personne
   *[kill] n'abattre personne
}
action-save = sauver { $the }
action-hire = { $kind } : { $values }
action-leave = { $kind } : partira{ $placed ->
    [yes] {" "}({ $at } ; y agit encore)
   *[no] {""}
}
action-done = { $ask ->
    [place_tile] poser la tuile
    [place_tile_end] finir mes placements
    [bid] poser la mise
    [resolution_order] le reste par initiative
    [resolution_order_all] commencer
    [open_place] le poser là
    [setup_place] le poser là
    [recruit_second] personne d'autre
   *[other] c'est dit
}

# --- événements ---

event-founded = La ville commence avec { $the }, à côté du centre-ville.
event-drawn = Les lieux de départ ! { $places }. { $you ->
    [yes] Le vôtre a l'initiative la plus basse : vous commencez
   *[no] { $name } a l'initiative la plus basse et commence
}.
event-starting_place = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} { $the }.
event-recruits = { $place }, à engager : { $kinds }.
event-recruits-none = { $place } : personne à engager.
event-round = Manche { $round }.
event-fresh_blood = { $you ->
    [yes] Votre gang est vide : { $the } vous rejoint.
   *[no] Le gang de { $name } est vide : { $the } le rejoint.
}
event-first = { $you ->
    [yes] Vous choisissez
   *[no] { $name } choisit
} qui pose en premier : { $first }.
event-first_stays = Aucun lieu n'a de propriétaire : { $you ->
    [yes] vous posez
   *[no] { $name } pose
} encore en premier.
event-lay = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} { $rank ->
    [0] une tuile
   *[other] une autre tuile
} { $spot }{ $chief ->
    [yes] , avec le jeton de chef
   *[no] {""}
}.
event-lay-known = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} { $the } { $spot }, { $deed }{ $chief ->
    [yes] , comme chef
   *[no] {""}
}.
event-ends_placing = { $you ->
    [yes] Vous ne posez plus rien
   *[no] { $name } ne pose plus rien
}.
event-bids = Les mises de stock ! { $bids }.
event-bids-none = Personne ne mise de stock.
event-reveal = Toutes les tuiles sont retournées.
event-settling_error = { $you ->
    [yes] Votre Règlement de comptes
   *[no] Le Règlement de comptes de { $name }
} { $spot } est posé sans combattant : { $outcome ->
    [counts] première erreur, il compte quand même pour les combattants du lieu
    [back] il est repris
   *[points] il est repris et coûte { score }
}.
event-managed = { $place } : { $you ->
    [yes] vous gérez
   *[no] { $name } gère
} { $symbols } ({ $kinds }).
event-traffic = { $traffic } : { $strengths }. { $outcome }{ $lost }
event-traffic-nobody = { $traffic } : personne ne gère ni ne mise.{ $lost }
event-stock = { $you ->
    [yes] Vous récupérez du stock
   *[no] { $name } récupère du stock
} : { $tokens }.
event-fence = { $you ->
    [yes] Votre Receleur vous trouve
   *[no] Le Receleur trouve à { $name }
} 1 jeton de plus : { $traffic }.
event-order = { $you ->
    [yes] Vous fixez l'ordre
   *[no] { $name } fixe l'ordre
} : { $locations }.
event-actions = On résout les lieux l'un après l'autre.
event-location = Maintenant, { $the }.
event-claim = { $place } : { $own ->
    [yes] { $you ->
        [yes] vous défendez, et personne n'attaque
       *[no] { $name } défend, et personne n'attaque
    }
   *[no] { $you ->
        [yes] vous êtes seul à attaquer
       *[no] { $name } est seul à attaquer
    }
}.
event-shoot_out = Fusillade { $at } : { $gangs }.
event-kills = Gros calibres ! { $shots }.
event-saved = { $you ->
    [yes] Votre Toubib sauve { $the } : retour dans votre main.
   *[no] Le Toubib de { $name } sauve { $the }.
}
event-killed = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
} { $the }, hors jeu pour de bon.
event-pinned = { $you ->
    [yes] Votre Sniper
   *[no] Le Sniper de { $name }
} cloue au sol { $whose }, qui compte 0.
event-holds_fire = { $you ->
    [yes] Votre Sniper
   *[no] Le Sniper de { $name }
} ne tire pas.
event-steals_nothing = { $you ->
    [yes] Votre Racketteur
   *[no] Le Racketteur de { $name }
} ne prend aucun jeton.
event-strengths = Forces { $at } : { $parties }. { $lead }
event-nobody_wins = { $place } : plus personne debout, rien ne change de mains.
event-wins = { $place } : { $reason ->
    [owner] égalité, ce qui suffit au propriétaire : { $you ->
        [yes] vous tenez
       *[no] { $name } tient
    }
    [chief] égalité, tranchée par le chef sur place : { $you ->
        [yes] vous gagnez
       *[no] { $name } gagne
    }
    [turn] égalité, tranchée par l'ordre du tour : { $you ->
        [yes] vous gagnez
       *[no] { $name } gagne
    }
    [cleaner] égalité, et le Nettoyeur la tranche : { $you ->
        [yes] vous gagnez
       *[no] { $name } gagne
    }
    [undefended] personne n'est là pour défendre : { $you ->
        [yes] vous gagnez
       *[no] { $name } gagne
    }
    [holds] { $you ->
        [yes] vous tenez
       *[no] { $name } tient
    }
   *[strength] { $you ->
        [yes] vous gagnez la fusillade
       *[no] { $name } gagne la fusillade
    }
}.
event-takes = { $loser ->
    [no] { $you ->
        [yes] Vous prenez { $the }
       *[no] { $name } prend { $the }
    }
    [vous] { $name } vous prend { $the }
   *[other] { $you ->
        [yes] Vous prenez { $the } à { $loser }
       *[no] { $name } prend { $the } à { $loser }
    }
}.
event-wins_tile = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} un nouveau lieu { $at }, à ouvrir en fin de manche.
event-steals = { $victim ->
    [vous] Le Racketteur de { $name } vous prend 1 { $traffic }
   *[other] { $you ->
        [yes] Votre Racketteur prend
       *[no] Le Racketteur de { $name } prend
    } 1 { $traffic } à { $victim }
}.
event-recruiting = Totaux de recrutement { $at } : { $gangs }.
event-cannot_hire = { $place } : { $you ->
    [yes] vous ne pouvez
   *[no] { $name } ne peut
} engager personne.
event-hires = { $you ->
    [yes] Vous engagez
   *[no] { $name } engage
} { $kinds } { $at }{ $leaves ->
    [no] {""}
   *[other] {" "}; partira : { $leaves }
}.
event-passes = { $you ->
    [yes] Vous n'engagez
   *[no] { $name } n'engage
} personne { $at }.
event-fighters_home = { $place } : les combattants rentrent.
event-cleared = { $place } : toutes les tuiles rentrent.
event-pile_gone = { $place } : plus aucun nouveau lieu, sa case est libre.
event-opens = { $you ->
    [yes] Vous retournez
   *[no] { $name } retourne
} le lieu gagné { $at } : { $the }.
event-new_place = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} { $the } en ville, et { $you ->
    [yes] en êtes
   *[no] en est
} propriétaire.
event-enclosed = { $place } : lieu encerclé de toutes parts. Hors jeu : { $kinds }.
event-returns = { $you ->
    [yes] Vous renvoyez
   *[no] { $name } renvoie
} { $the } : { $back ->
    [no] aucun lieu n'est ouvert, hors jeu
   *[other] à engager { $back } désormais
}.
event-scores = Les scores. { $scores }.
event-scores-of = { $score } (+{ $income }{ $income ->
    [0] {""}
   *[other] {" "}: trafics { $traffics }, quartier { $district }
})
event-end = { $reached ->
    [yes] L'objectif est atteint
   *[no] C'était la dernière manche
}. { $scores }.
event-end-of = { score } (+{ $income } à la dernière manche)

# --- un trafic compté ---

traffic-strength = { $who } { $total }{ $bids ->
    [0] {""}
   *[other] {" "}({ $managed ->
        [0] tout en mise
       *[other] gestion { $managed } + mise { $bids }
    })
}
traffic-lead = { $you ->
    [yes] Vous menez de { $by } et { $change ->
        [keeps] gardez le contrôle
        [takes] prenez le contrôle à { $before }
       *[new] prenez le contrôle
    }
   *[no] { $name } mène de { $by } et { $change ->
        [keeps] garde le contrôle
        [takes] { $before ->
            [vous] vous prend le contrôle
           *[other] prend le contrôle à { $before }
        }
       *[new] prend le contrôle
    }
} : { score }.
traffic-tie = Égalité : personne ne le contrôle.
traffic-lost = {" "}{ $you ->
    [yes] Vous perdez le contrôle.
   *[no] { $name } perd le contrôle.
}

# --- une fusillade, un recrutement ---

gang = { $who } ({ $what })
gang-owner = { $who }, propriétaire ({ $what })
gang-chief = chef { $kind }
gang-big_calibre = gros calibre
gang-protected = à l'abri
shot = { $you ->
    [yes] vous abattez { $whose }
   *[no] { $name } abat { $whose }
}
shot-chief = { $you ->
    [yes] vous abattez { $whose } (chef)
   *[no] { $name } abat { $whose } (chef)
}
shot-none = { $you ->
    [yes] vous ne tirez pas
   *[no] { $name } ne tire pas
}
party = { $who } { $total } ({ $sums })
sum = { $kind } { $value }
sum-bonus = { $kind } { $value }+{ $bonus }
sum-pinned = { $kind } au sol 0
lead-by = { $you ->
    [yes] Vous menez
   *[no] { $name } mène
} de { $by }.
lead-tie = Égalité en tête.
lead-alone = Personne d'autre n'est debout.
recruiters = { $who } { $total } ({ $kinds })
priced = { $kind } { $cost }

# --- ce qu'une réponse donnerait ---

outlook-shot = Alors { $totals }{ $firing ->
    [0] {""}
   *[other] {" "}(mais { $others } tirent au même instant)
} : { $you ->
    [yes] vous gagneriez
   *[no] { $name } gagnerait
}.
outlook-shot-nobody = Alors { $totals }{ $firing ->
    [0] {""}
   *[other] {" "}(mais { $others } tirent au même instant)
} : il ne resterait personne pour gagner.
outlook-total = { $who } { $total }
outlook-hire = Reste de votre total : { $left }.

# --- refus ---

refused-not-beside = Un lieu se pose sur une case libre qui touche la ville.
refused-would-enclose = Un lieu de départ ne peut rien encercler sur six côtés.
refused-first_player = Nommez quelqu'un de la table.
refused-must-place = Chaque personnage doit être placé, tant qu'il y a de la place pour lui.
refused-not-now = Ce n'est pas ce qu'il faut choisir maintenant.
refused-stuck = Il n'y a plus de place en ville pour ce personnage : il reste à la maison cette manche.
refused-companion = Votre Règlement de comptes est seul : votre dernier personnage doit le rejoindre.
refused-not-in-hand = Vous n'avez pas ce personnage en main.
refused-settling-used = Votre Règlement de comptes est déjà posé.
refused-settling-nowhere = Votre Règlement de comptes accompagne un de vos combattants, et il n'y en a pas qu'il puisse rejoindre.
refused-settling-chief = La tuile Règlement de comptes ne peut pas être le chef.
refused-second-chief = Vous avez déjà désigné votre chef pour cette manche.
refused-cannot-manage = On ne gère qu'un lieu à soi, avec un personnage qui montre un de ses trafics.
refused-side-closed = Ce côté n'est pas ouvert : ce qui s'y trouve n'est pas votre propre tas contre ce lieu.
refused-cannot-recruit = Ce personnage ne recrute pas, ou ce tas est là pour combattre.
refused-place_tile = Pas à pas : la tuile, le lieu, le côté, pour quoi faire, chef ou non ; puis posez-la.
refused-not-on-the-city = { $place } : cela ne se trouve pas en ville.
refused-settling-there = { $place } : le Règlement de comptes ne peut pas y aller.
refused-no-side = { $place } : aucun côté pour cette tuile.
refused-bid = Un trafic après l'autre, autant de jetons que vous en avez ; puis posez la mise.
refused-fence_token = Un des trafics dont vous venez de récupérer du stock.
refused-resolution_order = Un lieu où il y a des tuiles et qui n'est pas encore dans l'ordre, ou le reste par initiative.
refused-own-gang = Pas dans votre propre gang.
refused-protected = À l'abri ici : { $who }.
refused-kill = Un combattant adverse de cette fusillade, qui n'est pas à l'abri, ou personne.
refused-doctor_save = Un des vôtres qui a été abattu ici.
refused-steal = Un jeton que ce gang possède, ou rien.
refused-not-lying-there = Ce personnage n'est pas à engager ici.
refused-too-dear = Cela coûte { $cost } ; votre total est { $total }.
refused-recruit = Engagez quelqu'un qui se trouve ici, ou personne ; si le gang est complet, dites aussi qui part.
refused-return_character = Un lieu qui n'est pas encerclé de toutes parts.

# --- options ---

option-settling_errors = Règlement de comptes sans combattant : refuse (impossible), ou book (possible, et puni à la révélation)
option-resolution_order = qui fixe l'ordre des lieux : first_player (le premier joueur), ou auto (toujours par initiative)
option-mercenary_abilities = les mercenaires ont leurs capacités
option-fresh_blood = un gang sans personnage en reçoit un au début d'une manche
option-target = points qui terminent la partie : players (selon le nombre de joueurs), ou de 8 à 40
option-max_rounds = après ce nombre de manches, la partie se termine de toute façon

# En court, pour les formulaires : l'option, et chacun de ses choix.
option-settling_errors-title = Règlement de comptes sans combattant
option-settling_errors-refuse = impossible
option-settling_errors-book = possible, et puni
option-resolution_order-title = Ordre des lieux
option-resolution_order-first_player = fixé par le premier joueur
option-resolution_order-auto = toujours par initiative
option-mercenary_abilities-title = Capacités des mercenaires
option-mercenary_abilities-true = en jeu
option-mercenary_abilities-false = leurs valeurs seulement
option-fresh_blood-title = Un gang sans personnage
option-fresh_blood-true = en reçoit un
option-fresh_blood-false = continue sans
option-target-title = Points à atteindre
option-target-players = selon le nombre de joueurs
option-max_rounds-title = Manches au plus

# --- la table ---

table-stage = { $phase ->
    [0] Mise en place
    [1] Manche { $round } · Placement
    [2] Manche { $round } · Trafics
    [3] Manche { $round } · Actions
   *[4] Manche { $round } · Fin de manche
} · objectif { $target }

# La table dans un terminal.
screen-first = pose en premier : { $name }
screen-now = en cours : { $place }
screen-gang = gang
screen-points = points
screen-income = gain
screen-district = quartier
screen-roster = personnages
screen-laid = posées
screen-stock = stock
screen-won = + nouveau lieu
screen-drawn = à poser : { $place }
screen-neutral = neutre
screen-enclosed = encerclé
screen-pile-tiles = { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
}
screen-traffics = Trafics
screen-hand = votre main
screen-attack = attaque
screen-defence = défense
screen-defend = défend
screen-recruit = recrute
screen-settling = gros calibre (abat un adversaire) ou gilet (vous protège)
screen-big_calibre = Gros cal.
screen-vest = Gilet
screen-supply = Mercenaires face cachée : { $mercenaries } · hors jeu : { $removed }
screen-legend = 4 Bar : initiative, nom · ● propriétaire · ■ tuile face cachée · ♚ chef · ← agit sur le lieu indiqué · Flic6 : à engager pour 6 · ▸ en cours · ✓ ne pose plus rien · ‹3› réponse 3

# --- la scène ---

# --- the page ---

table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-first-player = pose en premier
table-chapter = Manche { $round }

# The round, and the marks on the map.
table-setting-up = Mise en place
table-phase-placement = Placement
table-phase-traffics = Trafics
table-phase-actions = Actions
table-phase-end = Fin
table-legend-side = côté ouvert d'un lieu
table-legend-slot = gérer, rejoindre, centre-ville
table-legend-secret = coin plié : vu de vous seul
table-legend-closed = fermé, ou le serait

# The map.
table-map = La ville
table-zoom-in = Plus près
table-zoom-out = Plus loin
table-zoom-fit = Toute la ville
table-minimap = Toute la ville en petit : aller à un endroit
table-neutral = neutre
table-nobody = personne
table-spot-side = { $place }, { $side }
table-side-of = { $place } ({ $side })
table-priced = { $kind } ({ $cost })

# A place looked at.
table-card-initiative = Initiative { $initiative }
table-card-enclosed = encerclé
table-card-nobody = Personne à engager ici.
table-card-pile = { $count ->
    [one] Il reste ici 1 nouveau lieu, face cachée.
   *[other] Il reste ici { $count } nouveaux lieux, face cachée.
} Qui gagne le centre prend celui du dessus.
table-card-tiles = { $count ->
    [one] 1 tuile ici
   *[other] { $count } tuiles ici
}

# The reader's gang.
table-gang = Votre gang
table-gang-size = { $count } sur { $most }
table-gang-laid = { $count ->
    [one] 1 posé
   *[other] { $count } posés
}
table-calibre = Gros calibre
table-vest = Gilet
table-leaving = s'en va
table-ended = Vous ne posez plus rien cette manche.
table-decline = Ne plus rien poser
table-job-attack = attaque : { $place }
table-job-defend = défend : { $place }
table-job-raid = attaque { $the }
table-job-recruit = recrute : { $place }
table-job-manage = gère : { $place }
table-job-big_calibre = gros calibre : { $place }
table-job-vest = gilet : { $place }
table-job-open = attend : { $place }
table-job-brief-attack = attaque
table-job-brief-defend = défend
table-job-brief-raid = attaque
table-job-brief-recruit = recrute
table-job-brief-manage = gère
table-job-brief-big_calibre = gros calibre
table-job-brief-vest = gilet
table-job-brief-open = attend

# A placement, step by step.
table-steps = La pose en cours
table-step-back = Choisir de nouveau
table-step-where = Où ?
table-step-how = Pour quoi ?
table-step-chief = Chef
table-yes = Oui
table-no = Non
table-way = Pour quoi faire
table-way-attack = Attaquer
table-way-defend = Défendre
table-way-raid = Attaquer
table-way-recruit = Recruter
table-way-manage = Gérer
table-way-big_calibre = Gros calibre
table-way-vest = Gilet
table-way-open = à choisir
table-chief = { $bonus ->
    [0] Chef : sans bonus
   *[other] Chef +{ $bonus }
}
table-chief-bonus = (+{ $bonus } chef)
table-toward = À côté de quel lieu
table-chief-counted = (avec le chef)
table-close = Fermer
table-lay-where = Choisissez où
table-lay-how = Choisissez pour quoi
table-lay-attack = Poser : attaque { $value }, { $at }
table-lay-defend = Poser : défense { $value }, { $at }
table-lay-raid = Poser : attaque { $value }, { $at }
table-lay-recruit = Poser : recrutement { $value }, { $at }
table-lay-manage = Poser : gestion, { $at }
table-lay-big_calibre = Poser : gros calibre, { $at }
table-lay-vest = Poser : gilet, { $at }
table-lay-open = Poser { $at }
table-aim-attack = Attaquer { $the }
table-aim-defend = Défendre { $the }
table-aim-raid = Attaquer { $the }
table-aim-recruit = Recruter { $at }
table-aim-manage = Gérer { $the }
table-aim-big_calibre = Gros calibre { $at }
table-aim-vest = Gilet { $at }
table-aim-open = { $kind } { $at }

table-ask-where = Où va { $the } ?
table-ask-where-why = Les barres de laiton sont des côtés ouverts : combat ou recrutement. Un plus : un lieu à gérer, un tas à vous, ou le centre.
table-ask-where-settling = Avec des combattants à vous, ou avant eux : l'un d'eux devra alors la rejoindre.
table-ask-how = { $settling ->
    [yes] { $the } { $at } : gros calibre ou gilet ?
   *[no] { $the } { $at } : combat ou recrutement ?
}
table-ask-how-why = Personne ne le voit avant la révélation.
table-ask-how-settling = Le gros calibre y abat un combattant adverse ; le gilet y protège tous les vôtres.
table-ask-chief = { $headline } : poser ainsi, ou comme chef ?
table-ask-chief-why = Un par manche ou aucun, vu de tous : +1 à chacun des vôtres qui fait la même action ici.
table-ask-chief-idle = Un par manche ou aucun, vu de tous. Un chef qui gère ne donne pas de bonus.
table-ask-lay = { $headline } ?
table-ask-lay-why = Les autres voient où elle est posée, pas ce que c'est.
table-ask-decline = Garder le Règlement de comptes ?
table-ask-decline-why = Vous ne poserez plus rien cette manche.
table-ask-nothing = Plus rien à poser
table-ask-nothing-why = Aucune de vos tuiles n'a de place. Les autres ne sauront pas pourquoi vous arrêtez.

# What would come of it.
table-outcome-settling = Gros calibre ou gilet : à choisir ensuite.
table-outcome-open = Combat ou recrutement : à choisir ensuite.
table-outcome-neutral = Ce lieu n'est à personne : seul ici, vous l'emportez sans un coup de feu.
table-outcome-rivals = { $count ->
    [one] 1 tuile ({ $names }) est là aussi.
   *[other] { $count } tuiles ({ $names }) sont là aussi.
}
table-outcome-undefended = Aucun défenseur pour l'instant ; { $left ->
    [0] { $name } ne pose plus rien.
    [one] { $name } peut encore poser 1 tuile.
   *[other] { $name } peut encore poser { $left } tuiles.
}{ $rivals ->
    [0] {""}
   *[other] {" "}Peut aussi le disputer : { $names }.
}
table-outcome-defended = { $count ->
    [one] { $name } a 1 tuile ici : elle défend peut-être.
   *[other] { $name } a { $count } tuiles ici : elles défendent peut-être.
}{ $rivals ->
    [0] {""}
   *[other] {" "}Peut aussi attaquer : { $names }.
}
table-outcome-threat = { $count ->
    [0] Personne ne vise ce lieu pour l'instant.
    [one] 1 tuile ({ $names }) vise ce lieu.
   *[other] { $count } tuiles ({ $names }) visent ce lieu.
}
table-outcome-pile = { $count ->
    [0] Personne d'autre pour l'instant. Le gagnant ouvre un nouveau lieu.
    [one] 1 tuile ({ $names }) y est. Le gagnant ouvre un nouveau lieu.
   *[other] { $count } tuiles ({ $names }) y sont. Le gagnant ouvre un nouveau lieu.
}
table-outcome-nobody = Personne à y engager : un bluff, ou pour tenir la case.
table-outcome-hire = Avec { $total } : { $kinds }.
table-outcome-dear = { $total } ne suffit pas : { $kinds }.
table-outcome-with-chief = Avec le chef, aussi : { $kinds }.
table-outcome-chief-alone = Comme chef seulement : { $kinds }.
table-outcome-idle = Tout ce qu'il peut gérer ici l'est déjà.
table-outcome-manage = Avec cette tuile, en plus : { $symbols }.
table-outcome-calibre = Dans une fusillade, il abat un combattant adverse sans protection, au choix.
table-outcome-vest = Aucun de vos combattants ici ne peut être abattu ni cloué au sol.
table-outcome-companion = Un de vos personnages devra la rejoindre cette manche.
table-outcome-joins = Elle rejoint votre pile et fait la même chose.
table-outcome-closes = La tuile remplit sa case. De là, plus personne ne vient non plus contre : { $sides }.
table-outcome-left = { $left ->
    [0] Plus aucun côté libre ({ $the }) : aucun autre gang ne peut venir cette manche.
   *[other] Il ne reste qu'un côté libre ({ $the }).
}

# A place to be laid, one who leaves, the first player.
table-site = Poser { $the } ici
table-site-district = { $count ->
    [1] Un quartier à lui seul : pas encore de points.
   *[other] Votre quartier ici : { $count } lieux, { $points ->
        [one] 1 point
       *[other] { $points } points
    } par manche.
}
table-site-neutral = Il n'est encore à personne, quel que soit celui qui le pose.
table-site-enclosed = Il est aussitôt encerclé : personne ne peut l'attaquer, et ses recrues disparaissent.
table-site-encloses = Encercle { $the } : plus personne ne peut l'attaquer, et ses recrues disparaissent.
table-return = Envoyer { $the } là : { $at }
table-first = Qui pose en premier ?
table-begin = Premier à poser : { $name }


# --- the stage and after ---

# Une fusillade, pas à pas.
stage-fight-title = Fusillade { $at }
stage-shoot_out = { $gangs } gangs se battent : le propriétaire compte sa défense, tous les autres leur attaque.
stage-shoot_out-open = { $pile ->
    [yes] { $gangs } gangs veulent le nouveau lieu : chacun compte son attaque.
   *[no] { $gangs } gangs se disputent un lieu que personne ne défend : chacun compte son attaque.
}
stage-protected = À l'abri, personne ne peut les abattre : { $names }.
stage-kills = { $shots ->
    [0] Personne ne tire.
    [one] Le gros calibre tire avant tout décompte.
   *[other] Tous les gros calibres tirent ensemble ; qui est touché tire quand même.
}
stage-killed = Hors du jeu : ne compte plus, et un chef abattu ne donne plus de bonus.
stage-saved = Le Toubib en ramène un en main, mais pas dans cette fusillade.
stage-pinned = Le Sniper en cloue un au sol : toujours là, mais il compte 0.
stage-strengths = La valeur de chaque combattant, et +1 chacun si le chef se bat avec eux.
stage-strengths-vamp = La valeur de chaque combattant ; devant la Vamp, aucun chef adverse n'ajoute son +1.
stage-wins-strength = Le plus haut total l'emporte : { $you ->
    [yes] vous
   *[no] { $name }
}.
stage-wins-undefended = Plus aucun défenseur : le lieu va à l'attaquant le plus fort, { $you ->
    [yes] vous
   *[no] { $name }
}.
stage-wins-owner = Égalité : le propriétaire tient bon. { $you ->
    [yes] C'est vous.
   *[no] C'est { $name }.
}
stage-wins-chief = Égalité : un chef sur place décide, puis l'ordre du tour. { $you ->
    [yes] Vous l'emportez.
   *[no] { $name } l'emporte.
}
stage-wins-turn = Égalité sans propriétaire ni chef : le premier dans l'ordre du tour gagne. { $you ->
    [yes] C'est vous.
   *[no] C'est { $name }.
}
stage-wins-cleaner = Égalité : le Nettoyeur les gagne toutes. { $you ->
    [yes] Il est à vous.
   *[no] Il travaille pour { $name }.
}
stage-nobody = Personne n'est resté debout : rien ne change de mains.
stage-nobody-stands = Plus personne !
stage-steals = { $you ->
    [yes] Votre Racketteur prend
   *[no] Le Racketteur de { $name } prend
} un jeton au gang qui a perdu le lieu.
stage-claim = { $you ->
    [yes] Personne d'autre ne se bat ici : { $the }, c'est à vous.
   *[no] Personne d'autre ne se bat ici : { $name } prend { $the }.
}
stage-claim-holds = { $you ->
    [yes] Personne ne vous attaque : vous gardez { $the }.
   *[no] Personne n'attaque { $name }, qui garde { $the }.
}
stage-fighter = { $kind }, { $fate ->
    [killed] hors jeu
    [saved] de retour en main, hors de cette fusillade
    [pinned] au sol, compte 0
   *[stands] compte { $value }
}
stage-hit-by = tir de { $name }
stage-chief-of = { $kind }, chef
stage-chief = chef
stage-bang = BANG !
stage-phew = OUF !
stage-defends = défend
stage-attacks = attaque
stage-big_calibre = gros calibre
stage-vest = gilet pare-balles
stage-silent = ne tire pas
stage-safe = à l'abri
stage-out = hors jeu
stage-total = { $total } en tout
stage-winner = l'emporte

# Le recrutement.
stage-recruit-title = Recrutement { $at }
stage-recruiting = { $gangs } gangs recrutent : le plus haut total choisit en premier.
stage-recruiting-alone = Un seul gang recrute ici : qui il veut, pour un coût de { $total } au plus.
stage-hires = { $you ->
    [yes] Avec un total de { $total }, vous engagez quelqu'un : en main tout de suite.
   *[no] Avec un total de { $total }, { $name } engage quelqu'un : en main tout de suite.
}
stage-hires-full = { $you ->
    [yes] Votre gang est complet : pour le nouveau, un autre part en fin de manche.
   *[no] Le gang de { $name } est complet : pour le nouveau, un autre part en fin de manche.
}
stage-passes = { $you ->
    [yes] Vous n'engagez personne ; votre total de { $total } ne se garde pas.
   *[no] { $name } n'engage personne ; un total de { $total } ne se garde pas.
}
stage-cannot_hire = { $you ->
    [yes] Un total de { $total } : personne à votre portée ici.
   *[no] Un total de { $total } : personne à la portée de { $name } ici.
}
stage-lying = À engager ici
stage-nobody-lies = Il n'y a personne à engager ici.
stage-hired-by = chez { $name }
stage-recruit-total = total de recrutement { $total }
stage-leaves = { $kind }, sur le départ
stage-outcome-passes = personne
stage-outcome-cannot = personne à sa portée

# La révélation et les trafics.
stage-reveal = Cartes sur table !
stage-reveal-label = Toutes les tuiles sont retournées.
stage-reveal-combat = { $count ->
    [one] se bat
   *[other] se battent
}
stage-reveal-recruit = { $count ->
    [one] recrute
   *[other] recrutent
}
stage-reveal-manage = { $count ->
    [one] gère un trafic
   *[other] gèrent des trafics
}
stage-reveal-calibre = { $count ->
    [one] gros calibre
   *[other] gros calibres
}
stage-reveal-vest = { $count ->
    [one] gilet
   *[other] gilets
}
stage-bids-title = Les mises
stage-bids = Chaque jeton misé compte 1 dans son trafic et retourne à l'entrepôt, gagné ou perdu.
stage-bids-none = Personne ne mise.
stage-managed-title = Trafics : { $place }
stage-managed = Chaque symbole du lieu compte une fois, si les gérants le montrent.
stage-managed-idle = rien à gérer
stage-traffic-leads = { $you ->
    [yes] Vous devancez tout le monde et partez du premier chiffre : { $traffic } pour { $points }.
   *[no] { $name } devance tout le monde et part du premier chiffre : { $traffic } pour { $points }.
}
stage-traffic-climbs = { $you ->
    [yes] Encore en tête, vous montez : { $traffic } pour { $points } désormais.
   *[no] Encore en tête, { $name } monte : { $traffic } pour { $points } désormais.
}
stage-traffic-tie = Égalité en tête : personne ne contrôle ce trafic.
stage-traffic-tie-lost = Égalité en tête : { $you ->
    [yes] votre marqueur tombe.
   *[no] le marqueur de { $name } tombe.
}
stage-traffic-nobody = Personne ne gère ni ne mise : { $you ->
    [yes] vous perdez le contrôle.
   *[no] { $name } perd le contrôle.
}
stage-strength = { $run } gérés, { $bid } misés
stage-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stage-stock-title = Le stock
stage-stock = { $you ->
    [yes] Géré sans être en tête : autant de jetons pour vous.
   *[no] Géré sans être en tête : autant de jetons pour { $name }.
}
stage-fence = { $you ->
    [yes] Votre Receleur en trouve un de plus.
   *[no] Le Receleur en trouve un de plus pour { $name }.
}
stage-steals-title = Le Racketteur encaisse
stage-steals-line = Un jeton de stock de { $victim }, qui vient de perdre le lieu.
stage-settling_error-title = Règlement de comptes sans combattant
stage-settling_error = { $outcome ->
    [counts] Première erreur : la tuile compte quand même pour les combattants du lieu.
    [back] La tuile est reprise.
   *[points] La tuile est reprise et coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
} { $you ->
    [yes] (C'est la vôtre.)
   *[no] ({ $name })
}
stage-scores-title = Manche { $round } : les points
stage-scores = Les trafics menés seul, et les lieux du plus grand groupe qui se touche, moins un.
stage-scores-traffics = trafics
stage-scores-district = quartier
stage-scores-total = sur { $target }

# L'ordre des lieux.
order-title = Dans quel ordre ?
order-line = Choisissez ce qui vient en premier, puis la suite ; le reste va par initiative.
order-label = { $number }. { $place }. Combat : { $fights }. Recrutement : { $recruits }.
order-send = { $count ->
    [one] Commencer : { $first }, puis par initiative
   *[other] Fixer cet ordre, { $first } d'abord
}
order-usual = Tout par initiative

# Les mises.
bid-question = Les mises, face cachée : que misez-vous, et combien ?
bid-title = Que misez-vous ?
bid-line = Devant tout le monde, vous contrôlez un trafic. Sous votre mise : jusqu'où chaque rival peut aller.
bid-answered = Votre mise est posée, face cachée. Vous pouvez la changer tant que les autres n'ont pas misé.
bid-stake = Devant tout le monde, vous marquez { $points }
bid-held = mène, pour { $points }
bid-free = personne ne mène
bid-no-stock = pas de stock
bid-less = { $traffic } : un de moins
bid-more = { $traffic } : un de plus
bid-amount = { $traffic } : { $amount } misés sur { $stock }
bid-reach = Jusqu'où les autres peuvent aller
bid-can = { $name } : { $most } au plus, avec tout son stock et ses meilleurs gérants
bid-nobody = personne d'autre
bid-sure = à vous, c'est sûr
bid-open = rattrapable
bid-nothing = –
bid-send = { $tokens ->
    [0] Ne rien miser
    [one] Miser { $tokens } jeton
   *[other] Miser { $tokens } jetons
}

# Un jeton parmi quelques-uns.
token-fence-title = Votre Receleur en trouve un de plus
token-fence-line = Un jeton de plus de ce que vous venez de récupérer.
token-fence-send = Prendre 1 { $traffic }
token-steal-title = Votre Racketteur vole { $name }
token-steal-line = Un jeton au choix, du gang qui vient de perdre le lieu.
token-steal-send = Prendre 1 { $traffic }
token-theirs = en face { $theirs }, vous { $own }
token-own = vous en avez { $own }
token-none = Ne rien prendre

# Une fusillade où l'on a son mot à dire.
shoot-kill = Votre gros calibre abat un adversaire qui n'est pas à l'abri : hors jeu. Les sommes montrent ce qui resterait{ $firing ->
    [0] .
    [one] , mais { $others } tire au même instant.
   *[other] , mais { $others } tirent au même instant.
}
shoot-kill-send = Abattre { $the }
shoot-kill-none = Ne pas tirer
shoot-pin = Votre Sniper cloue au sol un adversaire qui n'est pas à l'abri : il compte 0. Les sommes montrent ce qui resterait.
shoot-pin-send = Clouer au sol { $the }
shoot-pin-none = Ne viser personne
shoot-doctor_save = Votre Toubib sauve un de vos morts : de retour en main, mais hors de cette fusillade.
shoot-doctor_save-send = Sauver { $the }
shoot-answered = Votre choix est fait. Vous pouvez en changer tant que les autres n'ont pas visé.

# L'engagement.
hire-title = Recrutement { $at }
hire-line = Quelqu'un qui coûte { $total } au plus. Votre total ne se dépense pas et ne se garde pas.
hire-leave-line = Un gang compte { $most } personnages au plus : qui part agit encore cette manche, puis retourne en ville.
hire-second-line = Votre Chasseur de têtes peut en engager un second, pour { $left } au plus.
hire-total = votre total
hire-label = { $kind }, coûte { $cost } sur vos { $total }
hire-dear = { $more } de trop
hire-nobody = N'engager personne
hire-who-leaves = Qui part ?
hire-leave = { $kind } part{ $at ->
    [no] {""}
   *[other] {" "}({ $at }, et y agit encore)
}
hire-leaves = { $count ->
    [one] En fin de manche, { $the } part.
   *[other] En fin de manche, { $the } partent.
}
hire-send = Engager { $kinds }

panel-fold = Voir la ville
panel-open = Revenir à la question

# Entrepôt, quai, places.
ware-title = Entrepôt
ware-about = meneur, points par manche
ware-label = { $traffic } : { $leader }, { $points } par manche. Réserve { $supply }, à vous { $own }.
ware-nobody = personne ne mène
quay-label = Quai des scores jusqu'à { $target } : { $scores }
quay-token = { $name } : { $score }
seat-roster = Le gang
seat-leaves = { $kind }, part en fin de manche
seat-nobody = plus personne
seat-chief = chef nommé cette manche
seat-no-chief = pas encore de chef
seat-laid = { $laid } posées, { $left } en main
seat-hand = { $left } en main
seat-ended = tout est posé
seat-stock = jetons de stock
seat-stock-none = pas de stock
seat-district = plus grand quartier : { $places ->
    [one] { $places } lieu
   *[other] { $places } lieux
}
seat-marker = contrôle { $traffic } pour { $points }

# Après la partie.
story-length = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
story-mark-taken = lieu pris à un gang
story-mark-killed = personnage abattu
story-mark-top = trafic à son plus haut chiffre
story-count = D'où viennent les points
story-count-label = { $name } : { $traffics } par les trafics, { $districts } par les quartiers
story-count-round = Manche { $round } : trafics { $traffics }, quartier { $districts }
story-fights = Fusillades gagnées
story-fights-none = aucune
story-traffics = Trafics
story-traffics-none = rien
story-markers = { $markers ->
    [one] { $markers } fois
   *[other] { $markers } fois
}
story-districts = Quartier
story-districts-none = rien
story-district-places = { $places ->
    [one] { $places } lieu
   *[other] { $places } lieux
}
story-killed = Abattus
story-killed-none = personne
story-killed-lost = { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
story-place = Manche { $round } · { $where }
story-points-of-all = Les points
story-nothing-shown = personne ne gère ni ne mise
story-captured-title = { $you ->
    [yes] Vous prenez { $the }
   *[no] { $name } prend { $the }
}
story-captured-text = Fusillade { $at } : avec { $total }, { $you ->
    [yes] vous battez
   *[no] { $name } bat
} { $rivals } et { $you ->
    [yes] prenez
   *[no] prend
} { $the }, aux dépens de { $loser }. { $dead ->
    [0] Pas de mort.
    [one] Un mort.
   *[other] { $dead } morts.
}
story-held-title = { $you ->
    [yes] Vous gardez { $the }
   *[no] { $name } garde { $the }
}
story-held-text = Attaque { $at } par { $rivals } : { $you ->
    [yes] vous tenez
   *[no] { $name } tient
} bon avec { $total }. { $dead ->
    [0] Pas de mort.
    [one] Un mort.
   *[other] { $dead } morts.
}
story-fought-title = Fusillade { $at }
story-fought-text = Qui veut { $the }, sans propriétaire ? { $gangs } : { $you ->
    [yes] vous l'emportez
   *[no] { $name } l'emporte
} avec { $total }. { $dead ->
    [0] Pas de mort.
    [one] Un mort.
   *[other] { $dead } morts.
}
story-pile-title = { $you ->
    [yes] Le centre est à vous
   *[no] { $name } rafle le centre
}
story-pile-text = Qui veut le nouveau lieu ? { $gangs } : { $you ->
    [yes] vous le gagnez
   *[no] { $name } le gagne
} avec { $total }, à poser où il complète le reste.
story-tie-title = { $total } contre { $total }
story-tie-text = Égalité { $at } : { $by ->
    [owner] le propriétaire garde le lieu, et c'est
    [chief] le chef sur place décide pour
    [cleaner] le Nettoyeur règle l'affaire pour
   *[turn] l'ordre du tour décide pour
} { $you ->
    [yes] vous
   *[no] { $name }
}.
story-massacre-title = Plus personne debout
story-massacre-text = Fusillade { $at } entre { $gangs } : { $dead } morts, plus personne debout, rien ne change de mains.
story-walked-title = { $you ->
    [yes] Vous n'avez qu'à entrer
   *[no] { $name } n'a qu'à entrer
}
story-walked-text = Personne ne défend { $the } : { $you ->
    [yes] vous passez la porte
   *[no] { $name } passe la porte
}, sans un coup de feu, aux dépens de { $loser }.
story-toppled-title = { $you ->
    [yes] À vous : { $traffic }
   *[no] À { $name } : { $traffic }
}
story-toppled-text = { $loser } : { $was } par manche jusque-là. Désormais { $you ->
    [yes] vous devancez
   *[no] { $name } devance
} tout le monde et { $you ->
    [yes] partez
   *[no] part
} de { $points }.
story-denied-title = Un marqueur tombe
story-denied-text = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
} le contrôle ({ $traffic }, { $was } par manche) : devant tout le monde, ou rien.
story-harvest-title = { $you ->
    [yes] +{ $income } pour vous
   *[no] +{ $income } pour { $name }
}
story-harvest-text = En une manche, { $you ->
    [yes] vous marquez
   *[no] { $name } marque
} { $traffics } par les trafics et { $districts } par le plus grand quartier.
story-quiet-title = Une manche calme
story-quiet-text = Personne ne s'est battu, rien n'a été gagné.

# --- pourquoi le consigliere ferait ainsi : ce que cela rapporte de plus ---

gain-score = Cela rapporte environ { $amount } points de plus à la fin de la manche que les autres réponses.
gain-district = Votre plus grand quartier rapportera environ { $amount } points de plus.
gain-places = Les lieux que vous tenez ainsi valent environ { $amount } points de plus.
gain-gang = Votre gang reste plus grand ou plus fort : environ { $amount } points de plus.
gain-stock = Vos marchandises en stock valent ainsi environ { $amount } points de plus.
gain-rivals = Cela coûte environ { $amount } points au plus fort des autres gangs.

# --- mesures du laboratoire d'équilibre ---

figure-character = Par personnage dans le gang à la fin
figure-mercenary = Par mercenaire dans le gang à la fin
figure-place = Par lieu tenu à la fin
figure-from_traffics = Points des trafics, de tous les points
figure-wiped_out = Gangs sans personnage à la fin
figure-killed = Personnages abattus par partie
figure-stuck = Poses sans possibilité légale, par partie
figure-shortages = Pénuries de stock, par partie
figure-stopped = Finies par le nombre de manches
figure-winner_points-traffics = trafics
figure-winner_points-districts = quartiers
figure-winner_points-settling = Règlements de comptes ratés

# --- la première partie guidée : ce que dit le maître, 30 mots au plus à la fois ---

lesson-chapter-laying = Face cachée
lesson-chapter-turned-up = Face visible
lesson-chapter-ambush = Une embuscade
lesson-chapter-alone = À vous seul

lesson-aim = { $target } points pour gagner : par les trafics, que l'on gère sur ses lieux, et par vos lieux voisins. Karine, Ernest et vous : trois hommes chacun.
lesson-attack = Chacun pose à son tour une tuile cachée. Posez { character-the-thug } contre { place-the-distillery }, n'importe quel côté. À côté d'un lieu, on l'attaque. Ses hommes sont à engager.
lesson-thug-please = D'abord { character-the-thug }, à côté { place-of-distillery }.
lesson-other-side = Pas là : c'est un autre lieu. À côté { place-of-distillery }, s'il vous plaît.
lesson-chief-later = Un seul chef par manche : il ajoute 1 à chacun des vôtres qui fait la même chose là. Gardez-le : je sais où il servira.
lesson-backs = La pointe montre le lieu visé ; personne ne voit qui c'est, ni s'il combat ou recrute. La tuile remplit sa case : aucun autre gang ne vient de là.
lesson-recruit = Au { place-gambling_den }, on engage. Le { character-dealer } coûte 4 ; votre { character-bodyguard } recrute pour 3. Un seul chef par manche : il compte 1 de plus. Recrutez avec lui comme chef.
lesson-that-side-too = Ce côté ira aussi bien.
lesson-dealer-shrugs = Il n'apporte que 3, et { character-the-dealer } hausse les épaules. Comme chef.
lesson-we-are-hiring = Ce serait une attaque. Nous embauchons : recruter.
lesson-turned = Un terrain peut toucher plusieurs lieux : chaque partie le tourne vers l'un d'eux. Vers le { place-gambling_den }, s'il vous plaît.
lesson-bodyguard-please = Le { character-bodyguard }, { place-at-gambling_den }. Il nous faut un quatrième homme.
lesson-centre = Le { character-driver } va { place-at-pile_a }. Le gang le plus fort y gagne un nouveau lieu à poser. Le { character-driver } compte 2. Qui d'autre y a pensé ?
lesson-curiosity = Cela peut attendre. D'abord un nouveau lieu : { character-the-driver }, { place-at-pile_a }.
lesson-settling = Reste { character-the-settling } : gros calibre, elle abat un adversaire ; gilet, elle protège les vôtres. Cachée, on dirait un homme. Rien ne menace encore : ne posez plus rien.
lesson-settling-later = La manche prochaine, vous en aurez plus envie, promis.
lesson-hire = Tout se retourne d'un coup. Au { place-gambling_den }, vous avez { $own }, Ernest { $his } : le plus haut engage d'abord. Prenez { character-the-dealer }.
lesson-he-is-good = C'est le seul dans vos moyens, et il est bon.
lesson-guesses = La { place-distillery } est à vous. Pas le centre : la { character-thug } d'Ernest y compte 3, votre { character-driver } 2. Aucun dé ici : on devine.
lesson-touching = Deux lieux d'Ernest se touchent, { place-the-casino } et { place-the-garage } : un quartier, un point pour lui à chaque manche. Vous aurez cela aussi.
lesson-business = Des ennuis : le chef de Karine vise votre { place-distillery }. D'abord, le { character-driver } sur le lieu même, sans chef. Gérer, c'est faire tourner son trafic : l'alcool.
lesson-on-the-place = À côté, on combat. Pour gérer l'alcool, il faut être sur le lieu.
lesson-idle-chief = Un chef qui gère n'aide personne. Pas de chef ici.
lesson-wrong-trade = Il connaît la drogue. Ici, c'est l'alcool : { character-the-driver }.
lesson-driver-please = D'abord { character-the-driver }, sur votre { place-distillery }.
lesson-guard = Le chef de Karine a de la compagnie. Défendez : { character-the-bodyguard }, { place-at-distillery }, côté sud-est, sans chef. Sur votre lieu, son bouclier compte : 5. Sera-ce assez ?
lesson-quickly = L'embauche attendra. Pour défendre, et vite.
lesson-appointment = Pas ici. Votre chef a rendez-vous { place-at-casino }.
lesson-south-east = Le côté sud-est, s'il vous plaît : on posera quelque chose sur lui.
lesson-guard-please = Le { character-bodyguard } d'abord : il défend votre { place-distillery }.
lesson-calibre = Maintenant { character-the-settling }, par-dessus votre { character-bodyguard } : même lieu, même côté. Le gros calibre abattra un des siens. Elle n'y voit qu'un homme de plus, et sourit.
lesson-saving = Un gilet le sauve. Sauver n'est pas gagner.
lesson-on-top = Sur { character-the-bodyguard } : { place-at-distillery }, côté sud-est.
lesson-settling-please = D'abord { character-the-settling }. Vous verrez.
lesson-neighbour = Le { place-gambling_den } n'est à personne, et touche votre { place-distillery }. Attaquez avec { character-the-thug }, n'importe quel côté, pas de chef. Un quartier : un point par manche.
lesson-neighbours-score = Pas tout à fait. Un terrain peut toucher plusieurs lieux. La { character-thug }, contre { place-the-gambling_den } : un quartier rapporte.
lesson-cop = Au { place-casino }, { character-the-cop } coûte 6 ; votre { character-dealer } recrute 5, comme chef 6. Chez Ernest, peu importe : allez-y. Doigt ou pointeur tenu sur un lieu : il s'explique.
lesson-five-is-not-six = Cinq. Le { character-cop } coûte six. Comme chef.
lesson-no-shooting = Il recrute mieux qu'il ne tire.
lesson-dealer-please = Au { place-casino }. Le { character-cop } vaut le détour.
lesson-shot = Sa { character-thug } compte 3, son { character-driver } 2, un chef ajoute 1 à chacun : 7. Vous : 5. Les gros calibres tirent avant le compte ; un chef mort n'ajoute rien. Qui ?
lesson-noble = C'est noble. Sept contre cinq, et { place-the-distillery } est à elle.
lesson-enough-too = Quatre contre cinq : cela tient aussi. Mais le chef compte plus : avec lui part le bonus.
lesson-hire-cop = Cinq à deux. Pauvre Karine. Au { place-casino }, vous avez { $own } : engagez { character-the-cop }. Il combat, il recrute, il gère tout. Un gang : six hommes au plus.
lesson-nobody-hired = Tout ce chemin, et personne ? Le { character-cop }.
lesson-runs-nothing = Un mercenaire : il combat bien et ne gère rien. Le { character-cop }.
lesson-counted = Votre { character-driver } montre un alcool, la { place-distillery } deux. Le plus petit nombre compte : un. Qui en gère plus que tous les autres mène. À égalité, personne.
lesson-scored = Vous menez l'alcool : { $alcohol }. Votre quartier : 1. Vous avez { $score } points. Gardez l'alcool : il paiera 2, puis 3. Perdu, il repart de 1.
lesson-begin = Vous avez l'initiative la plus basse : dites qui commence. Nommez Karine : Ernest suit, puis vous. Qui pose en dernier a tout vu. Ensuite, à vous : je regarde.
lesson-you-first = Pas maintenant : vous poseriez en premier, sans rien voir d'eux. Karine.
lesson-not-last = Pas maintenant : Karine poserait encore après vous. Nommez-la.
lesson-keep-alcohol = L'homme de Karine, sur son { place-bar }, ne peut gérer qu'un alcool. Votre { place-distillery } en a deux. Le chef d'Ernest vise votre { place-gambling_den }. D'abord l'alcool : qui gère, mais combat mal ?
lesson-better-work = Il pourrait, mais lui seul attaque à 4 : gardez-le pour le centre, tout à l'heure. Un autre suffit ici.
lesson-two-bottles = La { place-distillery } a deux alcools à gérer. Dessus, s'il vous plaît.
lesson-who-runs-alcohol = Qui gère l'alcool, et sur lequel de vos lieux ?
lesson-one-more = Un alcool partout : personne ne mène, et chacun reçoit du stock, un jeton à miser plus tard. Il en faut un de plus.
lesson-hold = Ernest a une tuile { place-at-gambling_den } : son chef. Au pire, c'est la { character-thug } : 3, plus 1 comme chef. À égalité, le propriétaire tient. Que répondez-vous ?
lesson-thrifty = Quatre à quatre, au pire : égalité, et le propriétaire tient. Économe.
lesson-hiring-under-fire = Il embaucherait pendant qu'on tire.
lesson-too-weak = Chez vous, elle compte 2. Ernest apporte 4.
lesson-hold-hint = Défendez { place-the-gambling_den }, avec quelqu'un qui compte 4 chez vous.
lesson-centre-again = Encore le centre : le chef de Karine, seul. Ses hommes, sous son nom, attaquent à 2 au plus, donc à 3 en chef. L'autre fois, c'était { character-the-driver }. Et maintenant ?
lesson-too-close = Ce n'est pas assez sûr. Vous avez plus fort.
lesson-centre-hint = Qui attaque avec 4 ? Il va { place-at-pile_a }.
lesson-last-man = Ils ne posent plus rien ; il vous reste { character-the-thug }. Un lieu proche, ou sans défense ? Où vous voulez. Cette fois, { character-the-settling } reste chez vous.
lesson-settling-home = Celle-là peut dormir ce soir. La { character-thug }.
lesson-new-place = Le centre est à vous, et { place-the-cabaret } en sort. Où le poser ?
lesson-beside-yours = Un quartier rapporte. À côté { place-of-gambling_den } ou { place-of-distillery }.
lesson-end = { $score } points contre { $karine } et { $ernest }. Vous savez jouer : gérer plus, agrandir son quartier, deviner. Dès que quelqu'un finit une manche à { $target } (à quatre : moins), le plus de points gagne.

# --- un score et ce que la manche y ajouterait ---

score-so-far = Jusqu'ici
score-traffics = trafics menés
score-district = plus grand quartier
score-to-come = en fin de manche, en l'état

## Les règles : en deux minutes, et ce qui est écrit sous les images (`two_minutes.toml`, `table/rules/`)

rules-aim-title = Menez les trafics, tenez les lieux
rules-aim = À chaque manche, les trafics que vous contrôlez rapportent des points, et vos lieux qui se touchent aussi. Dès que quelqu'un atteint l'objectif ({ $three } à trois joueurs, { $six } à six), le plus de points gagne.
rules-placing-title = Tout le monde face cachée
rules-placing = À tour de rôle, chaque gang pose un gangster face cachée, jusqu'au dernier. On voit à qui est la tuile et quel lieu elle vise. Qui c'est, et pour quoi faire, reste caché.
rules-orders-title = Trois sortes de travail
rules-orders = À côté d'un lieu : se battre pour lui (bord rouge), ou y recruter (vert). Sur un lieu à vous : gérer ses trafics. Au centre-ville : se battre pour un lieu que personne ne connaît.
rules-sides-title = Une tuile ferme sa case
rules-sides = Une tuile n'agit que sur un lieu, mais elle remplit toute la case. Les autres lieux qui touchent cette case ne sont plus accessibles par là. Un seul gangster peut donc barrer deux routes.
rules-traffics-title = Cinq trafics, un chef chacun
rules-traffics = Les symboles gérés et le stock misé en secret s'additionnent. Seul en tête, vous contrôlez le trafic : des points, et davantage si vous le gardez. Les autres prennent du stock pour ce qu'ils ont géré.
rules-shootout-title = Le gang le plus fort prend le lieu
rules-shootout = Les attaquants comptent l'Attaque, le propriétaire la Défense. Un chef ajoute { $chief } à chacun des siens sur place. Un gros calibre tue d'abord un ennemi ; un gilet protège. À égalité, le propriétaire reste.
rules-end-title = La ville grandit
rules-end = Le vainqueur du centre-ville pose un nouveau lieu et le possède. Un lieu entouré de tous côtés est fermé pour de bon : personne ne le prendra plus.
rules-diagram-sides = Un lieu a six côtés. Un côté est ouvert tant que sa case est libre ; la dent de la barre montre sur quel lieu agirait une tuile posée là.
rules-diagram-closed = La tuile agit sur le lieu qu'elle vise. Les deux autres lieux qui touchent sa case perdent ce côté jusqu'à ce qu'elle parte ; les côtés de gauche restent ouverts.
rules-diagram-shootout = Deux attaquants et leur chef contre un défenseur : chaque attaquant compte son Attaque et ce que le chef ajoute, le défenseur sa Défense. La plus grande somme gagne ; à égalité, le lieu reste à son propriétaire.

table-points-brief = { $points } { $points ->
    [one] pt
   *[other] pts
}


# --- ce pour quoi l'on joue ---

aim-headline = Devenir le parrain : { $target } points
aim-ends = Quand une manche finit avec quelqu'un à { $target }, le plus de points gagne.
aim-traffic = Mener un trafic
aim-traffic-how = gérez-en le plus ; chaque manche où vous le gardez rapporte davantage
aim-district = Tenir un quartier
aim-district-how = vos lieux côte à côte : chacun après le premier
aim-place = Gagner un nouveau lieu
aim-place-how = battez-vous au centre-ville, posez-le contre les vôtres
aim-place-worth = un lieu
aim-round = Ce que vous tenez rapporterait { $traffics } pour les trafics et { $district } pour votre quartier, ce qui ferait { $total } points. Un trafic que vous ne gérez pas cette manche est perdu.
now-place_tile-beside = Poser une tuile à côté d'un lieu
now-place_tile-beside-how = l'attaquer, défendre le vôtre, ou y recruter
now-place_tile-manage = La poser sur un lieu à vous
now-place_tile-manage-how = elle en gère les trafics
now-place_tile-centre = La poser sur le centre-ville
now-place_tile-centre-how = et se battre pour un nouveau lieu
now-recruit-hire = En recruter un
now-recruit-hire-how = au plus ce que valent vos recruteurs ; rien n'est dépensé
now-recruit-nobody = Ne recruter personne
now-recruit-nobody-how = vos recruteurs rentrent de toute façon

# --- ce qu'une leçon a appris, par chapitre : la carte de fin ---

learned-laying = Les tuiles sont cachées : on voit où et à qui, jamais qui.
learned-turned-up = Tout se retourne d'un coup : engager, prendre des lieux, gagner le centre.
learned-ambush = Le Règlement de comptes tire d'abord ; trafics et voisins marquent.
learned-alone = Vous avez tenu plus qu'eux, et deviné qui était où.

# --- bulles : ce que les pièces disent d'elles-mêmes, en 25 mots au plus ---

tip-hand-name = Votre gang
tip-hand = Chaque personnage doit être posé, un à la fois, face cachée. Ils reviennent en main en fin de tour.
tip-character = Attaque { $attack }, défense { $defence }, { $recruit ->
    [0] ne recrute pas
   *[other] recrutement { $recruit }
}. { $ability ->
    [none] { $runs ->
            [none] Aucun trafic
           *[other] Gère : { $runs }
        }
   *[other] { $ability }
}. Coût : { $cost }.
tip-character-now = { $count ->
    [one] Vous en avez un dans votre gang.
   *[other] Vous en avez { $count } dans votre gang.
}
tip-settling-name = Tuile Règlement de comptes
tip-settling = Une fois par tour, avec vos combattants. Le gros calibre tue un combattant ennemi ; le gilet protège tous les vôtres.
tip-calibre-name = Gros calibre
tip-calibre = Tue un combattant ennemi à cet endroit, choisi en secret, sauf si un gilet le protège.
tip-vest-name = Gilet pare-balles
tip-vest = Protège tous vos combattants à cet endroit de tout gros calibre. Il ne tue personne.
tip-attack-name = Attaque
tip-attack = Compte partout où le lieu n'est pas à vous : chez un ennemi, sur un lieu libre, au centre-ville.
tip-defence-name = Défense
tip-defence = Compte seulement sur les lieux que vous possédez. Additionnez tous vos combattants sur place.
tip-recruit-name = Recrutement
tip-recruit = Ce que ce personnage ajoute pour recruter dans un lieu. Un tiret : ne recrute pas.
tip-cost-name = Coût
tip-cost = Le total de recrutement nécessaire pour engager ce personnage. Il n'est pas dépensé.
tip-total-name = Total de recrutement
tip-total = La somme des recrutements du gang dans ce lieu. On peut engager un personnage de ce coût au plus.
tip-hiring-name = Qui recrute d'abord
tip-hiring = Les gangs recrutent par ordre de total, le plus haut d'abord. Chacun engage un personnage, ou personne.
tip-fight-name = Fusillade
tip-fight = Chaque gang additionne ses combattants ici. Le plus fort prend le lieu ; les survivants rentrent.
tip-place = Seul son propriétaire y gère les trafics ; tous peuvent attaquer ou recruter à ses côtés ouverts. Initiative { $initiative } : la plus basse dit qui commence.
tip-place-now = { $you ->
    [yes] À vous.
    [nobody] À personne.
   *[other] Propriétaire : { $name }.
} { $enclosed ->
    [yes] Il est enclavé : aucun côté ouvert.
   *[other] {""}
}
tip-pile = Tous ceux qu'on y pose attaquent. Le gang le plus fort gagne un lieu encore inconnu et le pose dans la ville.
tip-pile-now = { $count ->
    [one] Il reste un lieu ici.
   *[other] Il reste { $count } lieux ici.
}
tip-tile-name = Tuiles face cachée
tip-tile = Les gangsters de quelqu'un. On voit où et à qui ; ni qui ils sont, ni s'ils combattent ou recrutent.
tip-stack-now = Elles agissent sur ce lieu : { $place }.
tip-lot-name = Terrain libre
tip-lot = Un terrain vide au bord de la ville. Une pile peut y viser un lieu, un nouveau lieu peut y être posé.
tip-number-name = Initiative du lieu
tip-number = Qui possède l'initiative la plus basse dit qui pose en premier à la manche suivante.
tip-side-name = Côté ouvert
tip-side = On peut poser ici contre le lieu : bord rouge pour combattre, bord vert pour recruter.
tip-slot-name = De la place pour un autre
tip-slot = Ici une tuile peut gérer un de vos lieux, rejoindre votre pile ou tenir le centre-ville.
tip-secret-name = Coin plié
tip-secret = Vous seul voyez cette tuile. Les autres en voient le dos jusqu'au dévoilement.
tip-closed-name = Fermé
tip-closed = On ne peut rien poser de ce côté : la case est bâtie, ou une pile y vise un autre lieu.
tip-chief-name = Chef
tip-chief = Donne +{ $bonus } à chacun des vôtres qui font la même action au même endroit ; en gestion, rien. Renommé à chaque tour.
tip-supply-name = Réserve
tip-supply = Jetons de stock restants de ce trafic. Qui le gère sans le mener en prend un par symbole.
tip-stock-name = Stock
tip-stock = Gagné en gérant un trafic sans le mener. Misé plus tard, chaque jeton compte un dans son trafic.
tip-stock-now = { $stock ->
    [none] { $you ->
            [yes] Vous n'en avez pas.
           *[other] { $name } n'en a pas.
        }
   *[other] { $stock }.
}
tip-steps-name = Votre ordre jusqu'ici
tip-steps = Quelle tuile, où, pour quoi. Touchez une étape pour la changer ; personne ne voit rien avant l'envoi.
tip-stage-name = Le tour
tip-stage = Poser les tuiles, compter les trafics, combattre et recruter, marquer. Quelqu'un à { $target } points : fin de partie.
tip-marker = Qui en gère seul le plus marque son nombre : { $least }, puis plus, jusqu'à { $most }. Pas géré, ou à égalité : il repart.
tip-traffic = Un trafic. Un personnage sur un lieu le gère si tous deux portent ce symbole : chaque paire compte un.
tip-marker-now = { $you ->
    [yes] Vous le menez : { $points } par tour.
    [nobody] Personne ne le mène ; il rapporterait { $points }.
   *[other] { $name } le mène : { $points } par tour.
}
tip-score-name = Points
tip-score = Comptés à chaque tour : trafics menés et plus grand quartier. À { $target }, la partie finit ; le plus de points gagne.
tip-score-now = { $left ->
    [0] Le but est atteint.
   *[other] Encore { $left } jusqu'au but.
}
tip-target-name = Jusqu'à { $target }
tip-target = Quand un tour finit avec quelqu'un à { $target } ou plus, le plus de points gagne.
tip-gang-name = Taille du gang
tip-gang = { $most } personnages au plus. Qui en engage un de trop en renvoie un en fin de tour.
tip-gang-now = { $count ->
    [one] Un personnage.
   *[other] { $count } personnages.
}
tip-laid-name = Tuiles posées
tip-laid = Combien de tuiles ce gang a posées dans ce tour. Tous les personnages doivent l'être ; la tuile de règlement peut l'être.
tip-laid-now = { $laid } posées, { $left } en main.
tip-district-name = Plus grand quartier
tip-district = Des lieux voisins d'un même gang. À chaque tour, leur nombre moins un en points.
tip-district-now = { $places ->
    [0] Aucun lieu encore.
    [one] Un seul lieu : rien encore.
   *[other] { $places } lieux : { $points } par tour.
}
tip-nobody-name = N'engager personne
tip-nobody = Vos recruteurs rentrent seuls. Le total n'est pas conservé.
tip-decline-name = Ne plus rien poser
tip-decline = Vous gardez la tuile de règlement en main pour ce tour.
tip-way-attack-name = Attaquer
tip-way-attack = Bord rouge vers le lieu : combat pour le prendre.
tip-way-raid-name = Attaquer
tip-way-raid = Combat pour le lieu inconnu de cette pile.
tip-way-defend-name = Défendre
tip-way-defend = Bord rouge vers votre lieu : combat pour le garder.
tip-way-recruit-name = Recruter
tip-way-recruit = Bord vert vers le lieu : engage un de ceux qui s'y trouvent.
tip-way-manage-name = Gérer
tip-way-manage = Gère les trafics de votre lieu que ce personnage connaît. Ne combat pas, ne peut être tué.
tip-way-big_calibre-name = Gros calibre
tip-way-big_calibre = Tue un combattant ennemi ici, si aucun gilet ne le protège.
tip-way-vest-name = Gilet
tip-way-vest = Protège vos combattants ici.
tip-way-open-name = Nouveau lieu
tip-way-open = Pose le lieu gagné sur un terrain libre. Il est aussitôt à vous.
tip-phase-placement-name = Placement
tip-phase-placement = Chacun pose à son tour une tuile face cachée, jusqu'à la dernière.
tip-phase-traffics-name = Trafics
tip-phase-traffics = On mise du stock, tout est dévoilé, et qui gère le plus d'un trafic le mène.
tip-phase-actions-name = Actions
tip-phase-actions = Lieu par lieu : d'abord on tire, puis on recrute.
tip-phase-end-name = Fin du tour
tip-phase-end = Les nouveaux lieux sont posés, puis trafics et quartiers rapportent.

## Exemples des règles, à essayer (`examples/`)

rules-example-closed = un côté fermé
rules-example-shootout = prenez la Distillerie
lesson-example-closed = La tuile de Karine agit sur le Casino, mais sa case touche aussi le Tripot. Posez votre Petite frappe au Tripot : ce côté n'est pas proposé.
lesson-example-closed-end = Une pile remplit une case. Tous les autres côtés qui y mènent sont fermés, même à son propriétaire, tant qu'elle est là.
lesson-example-shootout = Karine et vous avez chacun une Petite frappe à la Distillerie, qui n'est à personne. Il vous reste le Conducteur. Envoyez-le là, comme chef, ou voyez ailleurs.
lesson-example-driver = Le Conducteur, s'il vous plaît : où, et pour quoi faire, c'est vous qui voyez.
lesson-example-shootout-end = Karine a 3 + 2. Avec le Conducteur comme chef, vous avez 3 + 1 et 2 + 1. Un chef ajoute un à chacun de ceux qui se battent avec lui.
