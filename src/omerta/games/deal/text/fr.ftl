# Deal en français. $you vaut "yes" quand il s'agit de la personne qui lit.
# L'argent se compte en millions ; les nombres et ce qu'ils comptent sont liés par des espaces insécables,
# et les signes doubles (: ; ! ? « ») à ce qu'ils suivent ou précèdent.

game-title = Deal
game-tagline = DU SUD AU NORD, TOUT S’ACHÈTE
game-poster-from = 04°42′N 074°04′O
game-poster-to = 34°03′N 118°14′O
game-blurb = Six clans se disputent le narcotrafic des Amériques. Conquérez, marchandez, trahissez : votre vrai but reste secret jusqu'à la victoire.
game-intro =
    Le premier clan dont le respect atteint le but gagne sur-le-champ. Le respect vient des territoires numérotés, des
    objectifs de votre profil secret et de votre cible secrète, un boss à supprimer. À votre tour, vous récoltez : de
    l'argent et de la came écoulée sur les territoires bleus, de la came ou des soldats sur les rouges. Puis vous
    recrutez, vous vous déplacez et vous vous battez à coups de cartes armes, et enfin vous traitez : came, armes et
    argent, contre ce dont vous convenez. La came se produit au sud et s'écoule au nord : vous aurez besoin des autres.
    Gardez bien votre boss : qui le perd est éliminé.
score = { $amount ->
    [one] { $amount } point de respect
   *[other] { $amount } points de respect
}
# $amount est en millions, avec sa moitié.
money = { $amount } M$
money-unit = M$

# --- noms ---

# Un clan, là où il y a peu de place, et comme dans : attaque …, le boss …
clan-YAN = Yanagi
clan-NVE = N'Veleno
clan-KRA = Krantific
clan-SEG = Segadores
clan-MAR = Maras del Diablo
clan-ASP = Armada Socialista del Pueblo

clan-short-YAN = Yanagi
clan-short-NVE = N'Veleno
clan-short-KRA = Krantific
clan-short-SEG = Segadores
clan-short-MAR = Maras
clan-short-ASP = Armada

clan-the-YAN = les Yanagi
clan-the-NVE = les N'Veleno
clan-the-KRA = les Krantific
clan-the-SEG = les Segadores
clan-the-MAR = les Maras
clan-the-ASP = l'Armada

clan-of-YAN = des Yanagi
clan-of-NVE = des N'Veleno
clan-of-KRA = des Krantific
clan-of-SEG = des Segadores
clan-of-MAR = des Maras
clan-of-ASP = de l'Armada

# Ce que peut un boss.
power-YAN = Ninkyo Dantai
power-NVE = Pizzo
power-KRA = Original Gangsta
power-SEG = Gunrunner
power-MAR = Marabunta
power-ASP = Supercoca
power-text-YAN = quand vous attaquez un territoire adjacent à celui de votre boss, vos cartes armes ont +{ $number } en dégâts
power-text-NVE = à votre phase de ressources, le revenu du territoire bleu où se trouve votre boss est doublé ; la came écoulée ne l'est pas
power-text-KRA = votre boss vaut { $boss } au lieu de { $usual }
power-text-SEG = à votre phase de deal, au lieu de toute votre main, vous pouvez défausser autant de cartes armes que vous voulez et en piocher autant
power-text-MAR = à votre phase de ressources, 1 soldat de plus sur le territoire de votre boss
power-text-ASP = à votre phase de ressources, 1 pion came de plus sur le territoire de votre boss, s'il est rouge

# Ce que fait une arme spéciale pour son clan ; pour les autres, c'est une arme ordinaire.
weapon-text-S-YAN = dégâts +{ $number }
weapon-text-S-NVE = { weapon-text-S-YAN }
weapon-text-S-KRA = { weapon-text-S-YAN }
weapon-text-S-SEG = la valeur de troupe nécessaire devient 1
weapon-text-S-MAR = ses dégâts sont la valeur totale de vos troupes engagées
weapon-text-S-ASP = les dégâts de la carte adverse tombent à 0

# Armes, et comme dans : abat …
weapon-W01 = Peau de banane
weapon-W02 = Batte de baseball
weapon-W03 = Machette
weapon-W04 = Revolver
weapon-W05 = Grenade
weapon-W06 = Fusil à pompe
weapon-W07 = Kalachnikov
weapon-W08 = Fusil à lunette
weapon-W09 = Mitrailleuse
weapon-W10 = Lance-roquettes
weapon-W11 = Hélicoptère
weapon-W12 = Sous-marin
weapon-W13 = Tank
weapon-S-YAN = Katana
weapon-S-NVE = Silencieux
weapon-S-KRA = Hummer limo
weapon-S-SEG = Voiture piégée
weapon-S-MAR = Bulldozer
weapon-S-ASP = Otage

weapon-a-W01 = une { weapon-W01 }
weapon-a-W02 = une { weapon-W02 }
weapon-a-W03 = une { weapon-W03 }
weapon-a-W04 = un { weapon-W04 }
weapon-a-W05 = une { weapon-W05 }
weapon-a-W06 = un { weapon-W06 }
weapon-a-W07 = une { weapon-W07 }
weapon-a-W08 = un { weapon-W08 }
weapon-a-W09 = une { weapon-W09 }
weapon-a-W10 = un { weapon-W10 }
weapon-a-W11 = un { weapon-W11 }
weapon-a-W12 = un { weapon-W12 }
weapon-a-W13 = un { weapon-W13 }
weapon-a-S-YAN = le { weapon-S-YAN }
weapon-a-S-NVE = le { weapon-S-NVE }
weapon-a-S-KRA = la { weapon-S-KRA }
weapon-a-S-SEG = la { weapon-S-SEG }
weapon-a-S-MAR = le { weapon-S-MAR }
weapon-a-S-ASP = l'{ weapon-S-ASP }

# Territoires.
territory-VAN = Vancouver
territory-CAL = Calgary
territory-WIN = Winnipeg
territory-TOR = Toronto
territory-MTL = Montréal
territory-HAL = Halifax
territory-SEA = Seattle
territory-BIL = Billings
territory-MIN = Minneapolis
territory-CHI = Chicago
territory-DET = Detroit
territory-NYC = New York City
territory-BOS = Boston
territory-PHI = Philadelphie
territory-BMO = B.More
territory-SFO = San Francisco
territory-SLC = Salt Lake City
territory-DEN = Denver
territory-KAN = Kansas City
territory-MEM = Memphis
territory-ATL = Atlanta
territory-LVG = Las Vegas
territory-LAX = Los Angeles
territory-PHX = Phoenix
territory-ELP = El Paso
territory-DAL = Dallas
territory-NOR = New Orleans
territory-COR = Corpus Christi
territory-MIA = Miami
territory-TIJ = Tijuana
territory-CUL = Culiacán
territory-GUA = Guadalajara
territory-ACA = Acapulco
territory-CUN = Cancún
territory-SAL = San Salvador
territory-SJO = San José
territory-PAN = Panama City
territory-HAB = La Habana
territory-KIN = Kingston
territory-SDO = Santo Domingo
territory-MED = Medellin
territory-BOG = Bogotá
territory-CCS = Caracas
territory-CAY = Cayenne
territory-QUI = Quito
territory-LIM = Lima
territory-MAN = Manaus
territory-LPZ = La Paz
territory-RIO = Rio de Janeiro

# Types de territoires, et ce qui se distingue sur la carte.
type-conso = bleu
type-prod = rouge
type-grey = gris
type-capital = capitale
type-port = port
mob = pègre locale
nobody = libre
region-CAN = Canada
region-USA = États-Unis
region-MEX = Mexique et Amérique centrale
region-CAR = Caraïbes
region-SAM = Amérique du Sud

# Profils, et leurs objectifs d'après ce qu'ils demandent. $number est le nombre demandé, en millions pour l'argent.
profile-P1 = Parrain
profile-P2 = Caïd
profile-P3 = Baron
profile-P4 = Homme d'affaires
profile-P5 = Conquérant
profile-P6 = Boucher
profile-P7 = Traître
profile-P8 = Contrebandier

goal-takes_capital = prendre le contrôle d'une capitale, à la pègre ou à un clan
goal-capitals = { $number ->
    [1] contrôler une capitale
   *[other] contrôler { $number } capitales
}
goal-lieutenants = avoir { $number } lieutenants sur le plateau
goal-money = avoir au moins { $number } M$ en réserve
goal-boss_on_capital = votre boss se trouve sur une capitale que vous contrôlez
goal-greys = contrôler { $number } territoires gris
goal-lone_soldier = gagner en attaque un combat engagé avec exactement un soldat, contre un clan ou une pègre
goal-fights_won = gagner { $number } combats dans un même tour, en attaque ou en défense, pègres comprises
goal-soldiers = avoir { $number } soldats sur le plateau
goal-kills_lieutenant = supprimer un lieutenant adverse
goal-prods = contrôler { $number } territoires rouges
goal-drugs = contrôler { $number } pions came
goal-places_drugs = placer { $number } pions came dans une de vos phases de ressources, bonus du boss et événements de cette phase compris
goal-prod_capitals = { $number ->
    [1] contrôler une capitale rouge
   *[other] contrôler { $number } capitales rouges
}
goal-drug_money = toucher en tout au moins { $number } M$ pour de la came dans une de vos phases de deal
goal-sells_drugs = écouler { $number } pions came dans une de vos phases de ressources
goal-consos = contrôler { $number } territoires bleus
goal-deals_with = conclure des transactions avec { $number } clans différents dans une de vos phases de deal
goal-conso_capitals = { $number ->
    [1] contrôler une capitale bleue
   *[other] contrôler { $number } capitales bleues
}
goal-territories = contrôler { $number } territoires
goal-each_kind = contrôler au moins { $number } territoires bleus, { $number } rouges et { $number } gris
goal-takes_territories = prendre le contrôle de { $number } territoires différents dans un même tour
goal-regions = contrôler des territoires dans { $number } régions différentes
goal-takes_start = prendre le contrôle du territoire de départ d'un autre clan, présent, absent ou éliminé
goal-kills_troops = supprimer { $number } troupes adverses dans un même tour
goal-kills_boss = supprimer un boss adverse
goal-unscathed = gagner un combat sans perdre une seule troupe, contre un clan dont la valeur au départ était d'au moins { $number }
goal-wins_defence = gagner un combat en défense
goal-betrays = gagner en attaque contre un clan avec qui vous avez conclu une transaction depuis le début de votre tour précédent (à votre premier tour : depuis le début de la partie)
goal-steals_drugs = voler { $number } pions came dans un même tour
goal-plays_events = jouer { $number } événements de clan dans un même tour
goal-finishes_with = gagner un combat, pègres comprises, en supprimant la dernière troupe adverse dans une manche où vous avez abattu une arme dont les dégâts imprimés sont de { $number } au plus
goal-wins_weaker = gagner un combat dans lequel votre valeur au départ était inférieure à celle de l'adversaire, clan ou pègre
goal-ports = contrôler { $number } ports
goal-ships_drugs = déplacer { $number } pions came par route maritime dans une de vos phases d'action
goal-sells_on = écouler de la came sur { $number } territoires différents dans une de vos phases de ressources
goal-straits = contrôler { $places }
goal-boss_abroad = votre boss se trouve hors de sa région d'origine

# Là où il y a peu de place.
goal-short-takes_capital = Prendre une capitale
goal-short-capitals = { $number ->
    [1] Contrôler une capitale
   *[other] Contrôler { $number } capitales
}
goal-short-lieutenants = Avoir { $number } lieutenants
goal-short-money = Avoir { $number } M$
goal-short-boss_on_capital = Boss dans une capitale à soi
goal-short-greys = Contrôler { $number } territoires gris
goal-short-lone_soldier = Attaquer avec un seul soldat et gagner
goal-short-fights_won = Gagner { $number } combats dans un tour
goal-short-soldiers = Avoir { $number } soldats
goal-short-kills_lieutenant = Supprimer un lieutenant
goal-short-prods = Contrôler { $number } territoires rouges
goal-short-drugs = Contrôler { $number } pions came
goal-short-places_drugs = Placer { $number } pions came dans une phase
goal-short-prod_capitals = { $number ->
    [1] Contrôler une capitale rouge
   *[other] Contrôler { $number } capitales rouges
}
goal-short-drug_money = Toucher { $number } M$ de came dans une phase de deal
goal-short-sells_drugs = Écouler { $number } pions came dans une phase
goal-short-consos = Contrôler { $number } territoires bleus
goal-short-deals_with = Traiter avec { $number } clans dans une phase de deal
goal-short-conso_capitals = { $number ->
    [1] Contrôler une capitale bleue
   *[other] Contrôler { $number } capitales bleues
}
goal-short-territories = Contrôler { $number } territoires
goal-short-each_kind = { $number } territoires bleus, { $number } rouges et { $number } gris
goal-short-takes_territories = Prendre { $number } territoires dans un tour
goal-short-regions = Être dans { $number } régions
goal-short-takes_start = Prendre le départ d'un autre clan
goal-short-kills_troops = Supprimer { $number } troupes dans un tour
goal-short-kills_boss = Supprimer un boss
goal-short-unscathed = Gagner sans perte contre { $number } ou plus
goal-short-wins_defence = Gagner en défense
goal-short-betrays = Battre en attaque un clan après un deal avec lui
goal-short-steals_drugs = Voler { $number } pions came dans un tour
goal-short-plays_events = Jouer { $number } événements de clan dans un tour
goal-short-finishes_with = Gagner un combat avec une arme de { $number } dégâts au plus
goal-short-wins_weaker = Gagner en étant le plus faible
goal-short-ports = Contrôler { $number } ports
goal-short-ships_drugs = Passer { $number } pions came par mer
goal-short-sells_on = Écouler sur { $number } territoires dans une phase
goal-short-straits = Contrôler { $places }
goal-short-boss_abroad = Boss hors de sa région

goal-kind-state = état
goal-kind-deed = fait, dans ce tour

# Cartes cibles.
target-text = Supprimer le boss { $of } : { points }.
target-text-own = Votre propre clan : { points } pour chaque boss que vous supprimez.
points = +{ $points } de respect

# Cartes événements : nom, ce que fait la carte, et en bref.
# $number et $limit sont les nombres de la carte, en millions pour l'argent ; $places, des territoires.
card-Y1 = Oyabun
card-Y2 = Irezumi
card-Y3 = Pachinko
card-Y4 = Voie du sabre
card-N1 = Offre irrefusable
card-N2 = Juge corrompu
card-N3 = Vendetta
card-N4 = La Commission
card-K1 = Drive-by
card-K2 = Block party
card-K3 = Crack
card-K4 = West Side
card-S1 = Plata o plomo
card-S2 = Tunnel
card-S3 = Salon de l'armement
card-S4 = Narcocorrido
card-M1 = Iniciación
card-M2 = Terreur
card-M3 = Remesas
card-M4 = Ley de la calle
card-A1 = Supercosecha
card-A2 = Guérilla
card-A3 = Impôt révolutionnaire
card-A4 = Zone libérée
card-G01 = Ouragan
card-G02 = Séisme
card-G03 = Raid de la DEA
card-G04 = Fumigation
card-G05 = Contrôle fiscal
card-G06 = Coup de filet
card-G07 = Évasion de prison
card-G08 = Déstockage massif
card-G09 = Récolte exceptionnelle
card-G10 = Spring break
card-G11 = Fuite dans la presse
card-G12 = Taupe
card-G13 = Blocus maritime
card-G14 = Couvre-feu
card-G15 = Pénurie
card-G16 = Marché saturé
card-G17 = Chômage de masse
card-G18 = Frontière fermée
card-G19 = Embargo sur les armes
card-G20 = Trêve fragile

card-text-Y1 = Placez 1 lieutenant sur un territoire de recrutement. Si vous en avez déjà 3, placez { $number } soldats sur un même territoire de recrutement.
card-text-Y2 = Si vous êtes engagé : vous ne subissez aucun dommage à cette manche.
card-text-Y3 = Prenez { $number } M$ à la banque.
card-text-Y4 = Dans tout combat, une arme utilisable de valeur nécessaire 1 (imprimée), abattue par les Yanagi, a +{ $number } en dégâts. Ne se joue que dans un combat où vous êtes engagé.
card-text-N1 = Choisissez un clan et achetez-lui jusqu'à { $limit } pions came qui peuvent aller à un de vos territoires voisin du leur, à { $number } M$ pièce ; il ne peut pas refuser. Il faut pouvoir payer. C'est une seule transaction.
card-text-N2 = Défaussez l'événement permanent en vigueur. Ne se joue pas s'il n'y en a pas.
card-text-N3 = Si vous êtes engagé : votre arme de cette manche, si elle est utilisable, a +{ $number } en dégâts.
card-text-N4 = Quand un autre clan termine sa phase de ressources et contrôle au moins { $limit } territoires bleus, il vous paie { $number } M$, ou ce qu'il a.
card-text-K1 = Choisissez un territoire d'un autre clan adjacent à l'un des vôtres et supprimez-y jusqu'à { $number } soldats, à votre choix ; jamais un lieutenant ni un boss. Ne se joue pas sans un tel soldat.
card-text-K2 = Placez { $number } soldats sur un même territoire de recrutement.
card-text-K3 = À votre phase de ressources : choisissez un territoire bleu que vous contrôlez et qui n'est pas une capitale. Chaque pion came que vous y écoulez désormais dans cette phase rapporte le prix d'une capitale.
card-text-K4 = Quand les Krantific défendent, leurs armes utilisables ont +{ $number } en dégâts. Ne se joue que dans un combat où vous êtes engagé.
card-text-S1 = Choisissez un territoire d'un autre clan, adjacent à l'un des vôtres, dont la seule troupe est un soldat. Payez { $number } M$ à la banque ; supprimez ce soldat et mettez-y un nouveau soldat à vous, épuisé (il vous en faut moins de 50). Vous prenez le contrôle aussitôt, sans combat et sans pègre, came comprise ; capitales aussi.
card-text-S2 = À votre phase d'action : choisissez deux territoires qui ne sont pas des capitales, à une distance d'exactement 2 sur la carte telle qu'elle est. Jusqu'à la fin de la phase, ils sont adjacents pour vos déplacements et retraits, troupes et came, et pour rien d'autre.
card-text-S3 = Piochez { $number } cartes armes, puis défaussez { $number } cartes de votre main.
card-text-S4 = Les Segadores paient { $number } M$ par soldat dans leurs phases de recrutement.
card-text-M1 = Placez { $number } soldats sur le territoire de votre boss.
card-text-M2 = Si vous êtes engagé contre un clan : à cette manche, l'adversaire ne choisit pas de carte ; quand on abat les cartes, une est tirée au hasard de sa main.
card-text-M3 = Prenez à la banque { $number } M$ par soldat que vous avez sur le plateau, { $limit } M$ au plus.
card-text-M4 = Pour les Maras, tout territoire qu'ils contrôlent est un territoire de recrutement.
card-text-A1 = Chaque territoire rouge que vous contrôlez, capitale ou non, vous donne { $number } pion came ou { $number } soldat de plus, à votre choix pour chacun, placé là.
card-text-A2 = Si vous êtes engagé, en attaque ou en défense : retirez-vous aussitôt avec toutes vos troupes sur place. Ne se joue pas sans territoire où se retirer. Personne n'abat de carte à cette manche ; le combat prend fin, l'adversaire, clan ou pègre, gagne ; la came reste.
card-text-A3 = Choisissez un clan qui a de l'argent et contrôle un territoire adjacent à l'un des vôtres : il vous paie { $number } M$, ou ce qu'il a.
card-text-A4 = Un territoire contrôlé par l'Armada ne peut être attaqué que par un ordre dont les troupes qui y entrent valent au moins { $number }.
card-text-G01 = Sur { $places } : toute la came est retirée et, s'il y en a, 1 soldat sur chacun, quel que soit son clan.
card-text-G02 = Sur { $places } : 1 soldat est retiré de chacun, s'il y en a.
card-text-G03 = Chaque clan qui contrôle le plus de pions came (au moins 1 ; en cas d'égalité, tous) en retire la moitié, arrondie au supérieur, à son choix.
card-text-G04 = Toute la came est retirée de tous les territoires rouges, des capitales aussi et des terres qui ne sont à personne.
card-text-G05 = Chaque clan qui a au moins { $limit } M$ paie { $number } M$ à la banque.
card-text-G06 = Chaque clan qui a le plus de respect (au moins 1 ; en cas d'égalité, tous) retire { $number } de ses soldats, à son choix, ou tous s'il en a moins.
card-text-G07 = Chaque clan place { $number } soldats sur des territoires de recrutement, ensemble ou séparément.
card-text-G08 = Chaque clan peut défausser toute sa main de combat et piocher 5 cartes.
card-text-G09 = Chaque territoire rouge contrôlé, capitale ou non, reçoit 1 pion came : clan par clan, et pour un clan dans l'ordre du tableau, jusqu'à ce qu'il y ait 50 pions came sur le plateau.
card-text-G10 = Chaque clan prend à la banque { $number } M$ par territoire bleu contrôlé ; les capitales comptent pour 1.
card-text-G11 = Chaque clan qui a le plus de respect (au moins 1 ; en cas d'égalité, tous) montre sa main de combat à tous les autres clans.
card-text-G12 = Le clan qui a pioché regarde la carte cible cachée d'un autre clan en vie, à son choix ; personne d'autre ne la voit. Sans effet si aucune n'est cachée.
card-text-G13 = Les routes maritimes sont fermées : les territoires qui ne sont reliés que par mer ne sont plus adjacents, en rien.
card-text-G14 = Les lieutenants ne se déplacent que de { $number } territoire.
card-text-G15 = Les prix de la came écoulée, premier, deuxième, suivants et capitale, sont { $first } M$, { $second } M$, { $further } M$ et { $capital } M$.
card-text-G16 = { card-text-G15 }
card-text-G17 = Les soldats coûtent { $number } M$ à tous.
card-text-G18 = La came ne passe plus la frontière entre les États-Unis et le Mexique, ni par déplacement ni par transaction. Les troupes, si.
card-text-G19 = Dans les phases de deal, personne ne peut changer de main ni échanger de cartes armes. Les événements restent possibles.
card-text-G20 = Le clan actif peut engager au plus { $number } combat par phase d'action, contre un clan ou une pègre ; ceux déjà engagés dans la phase comptent.

card-short-Y1 = 1 lieutenant gratuit, ou { $number } soldats.
card-short-Y2 = Aucun dommage à cette manche.
card-short-Y3 = { $number } M$ de la banque.
card-short-Y4 = Armes des Yanagi à valeur nécessaire 1 : dégâts +{ $number }.
card-short-N1 = Achetez jusqu'à { $limit } pions came à { $number } M$ pièce, sans refus possible.
card-short-N2 = Défaussez l'événement permanent.
card-short-N3 = Votre arme de cette manche : dégâts +{ $number }.
card-short-N4 = Les clans à { $limit } territoires bleus paient { $number } M$ par tour aux N'Veleno.
card-short-K1 = Supprimez jusqu'à { $number } soldats voisins.
card-short-K2 = { $number } soldats gratuits.
card-short-K3 = Un territoire bleu paie chaque pion came au prix capitale.
card-short-K4 = Krantific en défense : dégâts +{ $number }.
card-short-S1 = { $number } M$ : prenez un voisin gardé par un seul soldat.
card-short-S2 = Deux territoires à 2 pas sont adjacents pour vos déplacements.
card-short-S3 = Piochez { $number } armes, défaussez-en { $number }.
card-short-S4 = Segadores : soldats à { $number } M$.
card-short-M1 = { $number } soldats auprès de votre boss.
card-short-M2 = La carte de l'adversaire est tirée au hasard.
card-short-M3 = { $number } M$ par soldat, { $limit } M$ au plus.
card-short-M4 = Les Maras recrutent sur tous leurs territoires.
card-short-A1 = Chaque territoire rouge donne { $number } pion came ou { $number } soldat de plus.
card-short-A2 = Retirez-vous aussitôt, même en défense.
card-short-A3 = Un voisin vous paie { $number } M$.
card-short-A4 = On n'attaque l'Armada qu'avec { $number } ou plus.
card-short-G01 = Le Golfe perd sa came et un soldat par territoire.
card-short-G02 = Des territoires du Pacifique perdent un soldat chacun.
card-short-G03 = Le clan qui a le plus de came en perd la moitié.
card-short-G04 = Toute la came des territoires rouges est perdue.
card-short-G05 = Les clans à { $limit } M$ paient { $number } M$.
card-short-G06 = Le clan en tête perd { $number } soldats.
card-short-G07 = { $number } soldats pour chacun.
card-short-G08 = Chacun peut changer de main.
card-short-G09 = 1 pion came sur chaque territoire rouge contrôlé.
card-short-G10 = { $number } M$ par territoire bleu pour chacun.
card-short-G11 = Le clan en tête montre sa main de combat à tous.
card-short-G12 = Le clan qui a pioché regarde la cible d'un autre.
card-short-G13 = Les routes maritimes sont fermées.
card-short-G14 = Les lieutenants se déplacent de { $number }.
card-short-G15 = La came s'écoule à { $first }, { $second }, { $further } ; capitales { $capital }.
card-short-G16 = { card-short-G15 }
card-short-G17 = Soldats à { $number } M$ pour tous.
card-short-G18 = La came ne passe plus entre Mexique et États-Unis. Les troupes, si.
card-short-G19 = Ni changement de main, ni échange d'armes.
card-short-G20 = Au plus { $number } combat par phase d'action.

card-general = événement général
card-of-clan = événement de clan
card-instant = instantané
card-permanent = permanent

# Phases d'un tour ; F est le signe des événements qui se jouent dans un combat.
phase-R = Ressources
phase-C = Recrutement
phase-A = Action
phase-D = Deal
phase-F = Combat
in-phase-R = phase de ressources
in-phase-C = phase de recrutement
in-phase-A = phase d'action
in-phase-D = phase de deal
in-phase-F = combat

# Pièces et autres choses qui se comptent.
soldiers = { $count ->
    [one] { $count } soldat
   *[other] { $count } soldats
}
lieutenants = { $count ->
    [one] { $count } lieutenant
   *[other] { $count } lieutenants
}
boss = boss
drugs = { $count ->
    [one] { $count } pion came
   *[other] { $count } pions came
}
respect = { $count } respect
weapon-cards = { $count ->
    [one] { $count } carte arme
   *[other] { $count } cartes armes
}
clan-events = { $count ->
    [one] { $count } événement de clan
   *[other] { $count } événements de clan
}
territories = { $count ->
    [one] { $count } territoire
   *[other] { $count } territoires
}
troop-value = valeur { $value }
damage = dégâts { $damage }
need = valeur nécessaire { $need }

# --- morceaux de phrases ---

and-a-half = { $whole },5
several = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
the-boss = le boss
the-mob = la pègre locale
boss-of = le boss { $of }
too-heavy = trop peu de troupes
for-you = pour vous : { $what }
weapon-line = { $weapon } ({ $facts })
held-by = { $you ->
    [yes] à vous
   *[no] { $name }
} : { $troops } ({ troop-value })
held-by-mob = { mob } ({ troop-value })

# Le chemin d'un pion came, et les déplacements d'un ordre : vers où, qui depuis où.
way = { $start } → { $end }
from-there = { $what } depuis { $place }
order-to = { $hostile ->
    [yes] contre { $place }
   *[no] vers { $place }
} : { $who }
then = { $first } ; { $rest }

# Ce qui change de mains.
item-drug = { $count ->
    [one] { $count } pion came
   *[other] { $count } pions came
} ({ $way })
item-open = { $card } (carte ouverte)
item-closed = { $card } (carte fermée)
item-unseen = { $count ->
    [one] { $count } carte fermée
   *[other] { $count } cartes fermées
}
item-any = { $count ->
    [one] n'importe quelle carte
   *[other] { $count } cartes au choix
}
item-named = { $card }

# --- questions ---

ask-choose_clan = Quel clan dirigez-vous ?
ask-resources = Vos ressources : qu'écoulez-vous, que produisez-vous ?
ask-resources-more = Jusqu'ici : { $steps }. Et encore ?
ask-recruit = Votre recrutement, avec { $money } : qui, et où ?
ask-recruit-more = Jusqu'ici : { $steps }. Il vous reste { $money }. Qui d'autre ?
ask-order = Votre action : où envoyez-vous des pièces ?
ask-order-who = Vers { $place } ({ $facts }) : qui y va ?
ask-order-more = Votre ordre { $moves }. Valeur { $sent } contre { $against } à { $place }. Qui d'autre ?
ask-order-more-peace = Votre ordre { $moves }. Qui d'autre va à { $place } ?
ask-order-further = Votre ordre { $moves }. Et vers où encore ?
ask-fight_window = Combat à { $place }, manche { $round }, { $mine } contre { $theirs } ({ $rival }) : jouer un événement de clan ?
ask-fight_window-again = Combat à { $place }, manche { $round } : vous avez répondu. Vous pouvez encore changer.
ask-event_window = Jouer un événement de clan ? ({ $active }, { $phase })
ask-event_window-again = Un événement de clan ({ $active }, { $phase }) : vous avez répondu. Vous pouvez encore changer.
ask-called_event = Quel événement de clan jouez-vous ?
ask-weapons = Combat à { $place }, manche { $round }, { $mine } contre { $theirs } ({ $rival }) : quelle arme ?
ask-weapons-again = Combat à { $place }, manche { $round } : { $answer }. Vous pouvez encore changer.
ask-way_out = Toutes les cartes sont jouées, et vous en avez de nouvelles. { $place }, { $mine } contre { $theirs } : continuer, ou vous retirer ?
ask-hand_after = Le combat à { $place } est fini : garder vos cartes, ou en changer entièrement ?
ask-deal = Vous avez { $money } : traitez, changez de main, ou finissez.
ask-deal-discard = Vous défaussez { $cards }. Et encore ?
ask-last_reveals = Fin du tour : dévoiler quelque chose ? Ce qui a été rempli dans ce tour ne compte que maintenant.
ask-last_reveals-again = Fin du tour, votre réponse : { $answer }. Vous pouvez encore changer.
ask-reveal = Vous pouvez marquer maintenant : dévoiler quelque chose ?
ask-lose_drug = { $card } : où cédez-vous un pion came ? (encore { $left })
ask-lose_soldier = { $card } : où perdez-vous un soldat ? (encore { $left })
ask-place_soldier = { $card } : où placez-vous un soldat ? (encore { $left })
ask-new_hand = { $card } : changer toute votre main ?
ask-look = { $card } : de qui regardez-vous la cible ?
ask-discard = { $card } : que défaussez-vous ? (encore { $left })
ask-make_offer = Faire une offre ?
ask-make_offer-more = { $kind ->
    [sell] Vous vendez de la came
    [buy] Vous achetez de la came
    [swap] Vous échangez des armes
   *[pay] Vous payez
} : { $what ->
    [player] { $kind ->
        [pay] qui ?
       *[other] avec qui ?
    }
    [origin] depuis quel territoire ?
    [destination] vers quel territoire ?
    [count] combien ?
    [weapon] quelle carte offrez-vous ?
    [ask] contre quelle carte ?
   *[amount] { $kind ->
        [pay] combien ?
        [swap] avec combien d'argent ?
       *[other] pour combien ?
    }
}
ask-answer_offer = { $maker } propose { $terms }. D'accord ?
ask-answer_offer-give = Quelle carte donnez-vous à { $maker } ? ({ $terms })
ask-answer_offer-counter = { $maker } propose { $terms }. Vous préférez autre chose : avec combien d'argent ?

# La cible d'un événement de clan que l'on est en train de jouer.
ask-play-whom = { $card } : qui ?
ask-play-where = { $card } : où ?
ask-play-second = { $card } : depuis { $place }, jusqu'où ?
ask-play-count = { $card } : combien ?
ask-play-retreat = { $card } : où vous retirez-vous ?
ask-play-origin = { $card } : un pion came, depuis où ?
ask-play-destination = { $card } : vers où ?
ask-play-each = { $card } : que donne ce territoire ?

# Ce que fait une réponse, et ce qui vient ensuite.
why-choose_clan = Un clan apporte le pouvoir de son boss, son arme spéciale et son territoire de départ.
why-resources = Le bleu paie moins pour chaque pion de plus, une capitale toujours autant. Le rouge donne un pion came ou un soldat, une capitale rouge trois pièces.
why-recruit = Sur vos territoires bleus, vos rouges et le territoire de votre boss. Les recrues peuvent aussitôt se déplacer.
why-order = Une destination, puis qui y va : tous font un pas, les lieutenants deux. Un combat au plus par ordre, et autant d'ordres que vous voulez.
why-fight_window = On interroge les deux camps, quoi qu'ils aient en main.
why-event_window = On interroge tous ceux qui ont un événement de clan, quel qu'il soit. Le plus souvent, on passe.
why-called_event = Il prend effet aussitôt ; puis le tour continue.
why-weapons = Les deux cartes s'abattent ensemble. Le plus petit total subit la différence ; une arme que vos troupes ne savent pas manier compte 0.
why-way_out = Un retrait emmène toutes vos troupes sur place vers un même territoire voisin, qui n'est ni à un autre clan ni une capitale.
why-hand_after = Vous complétez votre main de toute façon.
why-deal = Une offre demande l'accord de l'autre clan. La came vendue passe sur un territoire voisin de l'acheteur. On change de main une fois.
why-last_reveals = On interroge tous ceux qui ont encore une carte cachée, pour que personne n'apprenne qui le pourrait.
why-reveal = Un profil marque tout ce qui est rempli maintenant ou l'a été dans ce tour, puis continue à marquer tout seul.
why-lose_drug = Un par un, à votre choix.
why-lose_soldier = Un par un, à votre choix.
why-place_soldier = Sur vos territoires bleus, vos rouges et le territoire de votre boss.
why-new_hand = Toutes vos cartes, ou aucune.
why-look = Vous seul la voyez.
why-discard = Jusqu'à revenir à une main complète.
why-make_offer = Une offre à la fois ; la réponse suit aussitôt.
why-answer_offer = Ce qui est convenu change de mains aussitôt.

# À la place de why-…, pour qui répond pour la première fois : ce qu'il faut savoir pour commencer.
first-choose_clan = Les territoires rouges du sud font la came, les territoires bleus du nord l'écoulent. Chacun commence seul, et personne n'a les deux.
first-table = Qui joue plus tard commence avec plus d'argent. Ceux d'avant vous jouent d'abord tout leur tour.
first-resources = Écoulez la came qui se trouve sur vos territoires bleus ; chaque territoire rouge donne un pion came ou un soldat. Les soldats prennent du terrain, la came rapporte.
first-recruit = Un soldat pour chaque territoire libre à côté des vôtres, voilà de l'argent bien placé.
first-order = Entrez dans les territoires libres : ils sont aussitôt à vous. Une capitale sans maître a sa propre pègre, et les territoires numérotés donnent du respect.
first-weapons = Le plus grand total gagne la manche. Les armes lourdes demandent beaucoup de troupes : regardez d'abord la valeur nécessaire.
first-way_out = Si vous restez, vous jouez ces nouvelles cartes. Si vous partez, vos troupes sont sauves, mais épuisées.
first-deal = Qui a des territoires bleus à côté de vos rouges veut votre came : faites une offre. Rien n'engage que ce qui change de mains.
first-last_reveals = Vous pouvez dévoiler profil ou cible pour marquer. Cachés, personne ne sait ce que vous cherchez ; mais les faits de ce tour ne comptent que maintenant.
first-event_window = Gardez vos événements de clan pour le bon moment. Tous ceux qui en ont sont interrogés : cela ne dit rien de votre main.
first-fight_window = Les événements de combat se jouent maintenant, avant le choix des armes.

# Ce que l'on passe d'avance.
pass-event_window = Événements de clan
pass-event_window-of_others = Événements de clan, aux tours des autres
pass-fight_window = Événements de clan en combat
pass-fight_window-of_others = Événements de clan en combat, aux tours des autres
pass-last_reveals = Révélations en fin de tour

waiting-moment = Un instant.
waiting-out = Votre clan est éliminé : regardez, ou partez.
waiting-choose_clan = { $names } choisit un clan.
waiting-resources = { $names } récolte ses ressources.
waiting-recruit = { $names } recrute.
waiting-order = { $names } déplace ses pièces.
waiting-fight_window = Combat à { $place } : un moment pour les événements de clan.
waiting-event_window = Un moment pour les événements de clan.
waiting-called_event = { $names } joue un événement de clan.
waiting-weapons = Combat à { $place }, manche { $round } : on choisit les armes ({ $names }).
waiting-way_out = Combat à { $place } : { $names } peut se retirer.
waiting-hand_after = { $names } peut changer de main après le combat.
waiting-deal = { $names } négocie.
waiting-last_reveals = Fin du tour : un moment pour les révélations.
waiting-reveal = { $names } peut dévoiler quelque chose.
waiting-lose_drug = { $card } : { $names } cède de la came.
waiting-lose_soldier = { $card } : { $names } perd des soldats.
waiting-place_soldier = { $card } : { $names } place des soldats.
waiting-new_hand = { $card } : { $names } peut changer de main.
waiting-look = { $card } : { $names } regarde une cible.
waiting-discard = { $card } : { $names } défausse.
waiting-make_offer = { $names } peut faire une offre.
waiting-answer_offer = { $names } répond à une offre.

# --- réponses ---

action-pass = { $ask ->
    [last_reveals] ne rien dévoiler
    [reveal] ne rien dévoiler
   *[other] passer
}
action-end = { $ask ->
    [deal] finir votre tour
   *[other] { $drafted ->
        [yes] voilà tout, et finir la phase
       *[no] finir la phase
    }
}
action-commit = { $ask ->
    [order] exécuter l'ordre
    [resources] faire cela, la phase continue
    [recruit] les recruter, la phase continue
   *[other] défausser ces cartes
}
action-further = une autre destination dans le même ordre
action-done = c'est tout
action-nothing = rien sur ce territoire
action-clan = { $clan } ({ $place }). { $power } : { $text }. { $weapon } : { $special }.
action-sell = écouler un pion came à { $place } ({ $price })
action-drug = un pion came à { $place }
action-soldier = un soldat à { $place }
action-soldier-buy = un soldat à { $place } ({ $price })
action-lieutenant = un lieutenant à { $place } ({ $price })
action-bonus = par votre boss : { $what } à { $place }
action-to = { $hostile ->
    [yes] attaquer { $place } ({ $facts })
   *[no] vers { $place } ({ $facts })
}
action-add = { $all ->
    [yes] tout : { $what } depuis { $place }
   *[no] { $what } depuis { $place }
}
action-weapon = { weapon-line }
action-weapon-discard = défausser : { $line }
action-weapon-rather = donner plutôt : { $line }
action-continue = continuer le combat
action-retreat = se retirer à { $place } ({ $facts })
action-keep = { $ask ->
    [hand_after] garder vos cartes, et compléter votre main
   *[other] garder vos cartes
}
action-whole = défausser toute la main, et piocher { $count } cartes
action-play = { $card } : { $text }
action-territory = { $place } ({ $facts })
action-player = { $name } ({ $clan }, { $money })
action-count = { $what }
action-reveal_profile = dévoiler votre profil ({ points } maintenant)
action-reveal_target = dévoiler votre cible ({ points } maintenant)
action-call = jouer un événement de clan
action-show = montrer à { $to } { $card }
action-offer = { $kind ->
    [sell] vendre de la came
    [buy] acheter de la came
    [swap] échanger des armes
   *[pay] payer quelqu'un
}
action-ask = contre n'importe quelle carte
action-ask-named = contre { $card }
action-amount = { $how ->
    [each] { $money } pièce
   *[sum] vous payez { $money }
}
action-amount-none = { $how ->
    [each] pour rien
   *[sum] sans argent
}
action-get = vous recevez { $money }
action-none = pas d'offre
action-accept_offer = d'accord
action-decline_offer = pas d'accord

# Ce que l'on peut faire sans y être invité, de bien des façons : une entrée qui mène à toutes.
menu-show = montrer une carte arme à quelqu'un…

# --- événements ---

event-drawn_for_first = Qui commence ? { $cards }.
event-first = { $you ->
    [yes] Vous commencez
   *[no] { $name } commence
}.
event-clan = { $you ->
    [yes] Vous dirigez
   *[no] { $name } dirige
} le clan { $clan }, depuis { $place }.
event-dealt = Votre profil : { $profile }. Votre cible : le boss { $of }.
event-drew = Vous piochez { weapon-cards } : { $cards }.
event-weapons_shuffled = La pioche d'armes est vide : les { $count } cartes défaussées en font une nouvelle.
event-turn = Tour de table { $round } : { $you ->
    [yes] à vous
   *[no] à { $name }
} de jouer.
event-phase = Phase de deal : { $you ->
    [yes] vous pouvez traiter avec chacun
   *[no] on peut traiter avec { $name }
}.
event-income = { $you ->
    [yes] Vos territoires bleus vous rapportent { $money }
   *[no] { $name } tire { $money } de ses territoires bleus
}.
event-produced = { $you ->
    [yes] Vous produisez
   *[no] { $name } produit
} { $what } à { $place }.
event-sold = { $you ->
    [yes] Vous écoulez
   *[no] { $name } écoule
} { $count ->
    [one] un pion came
   *[other] { $count } pions came
} à { $place } pour { $money }.
event-recruited = { $you ->
    [yes] Vous recrutez
   *[no] { $name } recrute
} { $what } à { $place } pour { $money }.
event-money = { $why ->
    [killed] { $other ->
        [vous] L'argent du boss supprimé, { $money }, vous revient.
       *[other] L'argent du boss supprimé, { $money }, va à { $other }.
    }
    [commission] { card-N4 } : { $you ->
        [yes] vous payez { $money } à { $other }.
       *[no] { $other ->
            [vous] { $name } vous paie { $money }.
           *[other] { $name } paie { $money } à { $other }.
        }
    }
   *[event] { $you ->
        [yes] Vous payez { $money } à { $other }.
       *[no] { $other ->
            [vous] { $name } vous paie { $money }.
           *[other] { $name } paie { $money } à { $other }.
        }
    }
}
event-money-bank = { $you ->
    [yes] Vous recevez
   *[no] { $name } reçoit
} { $money } de la banque.
event-money-to-bank = { $you ->
    [yes] Vous payez
   *[no] { $name } paie
} { $money } à la banque.
event-moved = { $you ->
    [yes] Vous envoyez
   *[no] { $name } envoie
} { $orders }.
event-fight = Combat à { $place } : { $you ->
    [yes] vous attaquez
   *[no] { $name } attaque
} avec { $value }, { $other }.
defence = { $you ->
    [yes] vous défendez avec { $value }
   *[no] { $name } défend avec { $value }
}
defence-mob = la pègre locale défend avec { $value }
event-fight_round = Manche { $round } du combat.
event-weapons_shown = { $first } contre { $second } : { $result }.
no-card = pas de carte
card-sum = { $card } { $sum }
card-sum-total = { $card } { $sum } = { $total }
card-heavy = { $card } 0 ({ too-heavy })
card-hostage = { $card } { $sum } → 0 ({ weapon-S-ASP })
term = { $worth } ({ $why })
term-force = valeur des troupes
suffers = { $you ->
    [yes] vous subissez
   *[no] { $name } subit
} { $damage ->
    [one] { $damage } dommage
   *[other] { $damage } dommages
}
suffers-mob = la pègre locale subit { $damage ->
    [one] { $damage } dommage
   *[other] { $damage } dommages
}
suffers-nobody = aucun dommage
event-suffered = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
} { $what } : { $left ->
    [0] il ne reste personne
   *[other] il reste une valeur de { $left }
}.
event-suffered-hurt = { $you ->
    [yes] Vos troupes sont touchées
   *[no] Les troupes de { $name } sont touchées
} : il reste une valeur de { $left }.
event-mob_hurt = { $left ->
    [0] La pègre locale est vaincue.
   *[other] Il reste { $left } à la pègre locale.
}
event-fight_on = { $you ->
    [yes] Vous continuez
   *[no] { $name } continue
} le combat.
event-retreated = { $you ->
    [yes] Vous quittez { $start } et vous retirez
   *[no] { $name } quitte { $start } et se retire
} à { $end }.
event-fight_won = { $loser ->
    [vous] { $name } vous prend { $place }
   *[other] { $you ->
        [yes] Vous prenez { $place } à { $loser }
       *[no] { $name } prend { $place } à { $loser }
    }
}{ $drugs ->
    [no] {""}
   *[other] , avec { $drugs }
}.
event-fight_won-held = { $you ->
    [yes] Vous tenez
   *[no] { $name } tient
} { $place }.
event-fight_won-mob = La pègre locale tient { $place }.
event-hand_kept = { $you ->
    [yes] Vous gardez vos
   *[no] { $name } garde ses
} cartes.
event-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $name } défausse
} { $cards }.
event-eliminated = { $you ->
    [yes] Votre boss est supprimé par { $by } : vous êtes hors jeu
   *[no] Le boss de { $name } est supprimé par { $by } : { $name } est hors jeu
}.{ $cards ->
    [no] {""}
   *[other] {" "}Vont à la défausse : { $cards }.
}
event-respect = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} { $change } de respect : { $why } ({ $total } à présent).
event-respect-lost = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
} { $change } de respect : { $why } ({ $total } à présent).
event-profile_revealed = { $you ->
    [yes] Vous dévoilez votre
   *[no] { $name } dévoile son
} profil : { $profile }.
event-target_revealed = { $you ->
    [yes] Vous dévoilez votre
   *[no] { $name } dévoile sa
} cible : le boss { $of }.
event-event_drawn = { $you ->
    [yes] Vous piochez
   *[no] { $name } pioche
} un événement : { $card }. { $text }
event-event_handed = { $you ->
    [yes] Vous piochez
   *[no] { $name } pioche
} un événement { $own ->
    [yes] { $you ->
        [yes] de votre clan et le gardez
       *[no] de son clan et le garde
    }
   *[no] d'un autre clan, { $owner }
}.
event-event_handed-known = { $you ->
    [yes] Vous piochez
   *[no] { $name } pioche
} un événement { $own ->
    [yes] de votre clan et le gardez
   *[no] d'un autre clan, { $owner }
}. C'est { $card }.
goes-to = { $you ->
    [yes] qui vous revient
   *[no] qui va à { $name }
}
event-event_skipped = Un événement d'un clan absent va à la défausse : { $card }.
event-no_event = { $you ->
    [yes] Vous devriez piocher
   *[no] { $name } devrait piocher
} un événement, mais il n'y en a plus.
event-events_shuffled = La pioche d'événements est vide : les { $count } cartes défaussées en font une nouvelle.
event-event_played = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $card }. { $text }
event-in_force = En vigueur désormais : { $card }{ $before ->
    [no] {""}
   *[other] {" "}(et non plus { $before })
}.
event-out_of_force = N'est plus en vigueur : { $card }.
event-placed = { $you ->
    [yes] Vous placez
   *[no] { $name } place
} { $what } à { $place }.
event-lost = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
} { $what } à { $place }.
event-lost-nobody = À { $place }, perte de { $what }.
event-forced_sale = { $seller ->
    [vous] { $name } vous achète { $what }
   *[other] { $you ->
        [yes] Vous achetez { $what } à { $seller }
       *[no] { $name } achète { $what } à { $seller }
    }
} pour { $money } : { $ways }.
event-crack = À { $place }, chaque pion came { $you ->
    [yes] que vous écoulez
   *[no] écoulé par { $name }
} dans cette phase rapporte le prix d'une capitale.
event-tunnel = { $you ->
    [yes] Votre tunnel
   *[no] Le tunnel de { $name }
} relie { $places } jusqu'à la fin de la phase.
event-bought_over = { $before ->
    [vous] { $name } vous prend { $place }
   *[other] { $you ->
        [yes] Vous prenez { $place } à { $before }
       *[no] { $name } prend { $place } à { $before }
    }
} sans combat.
event-looked = { $you ->
    [yes] Vous regardez
   *[no] { $name } regarde
} une carte cible ({ $at }).
event-looked-known = { $you ->
    [yes] Vous regardez
   *[no] { $name } regarde
} une carte cible ({ $at }) : le boss { $of }.
event-card_shown = { $to ->
    [vous] { $name } vous montre une carte arme
   *[other] { $you ->
        [yes] Vous montrez une carte arme à { $to }
       *[no] { $name } montre une carte arme à { $to }
    }
}.
event-card_shown-known = { $to ->
    [vous] { $name } vous montre { $card }
   *[other] { $you ->
        [yes] Vous montrez { $card } à { $to }
       *[no] { $name } montre { $card } à { $to }
    }
}.
event-hand_shown = { $you ->
    [yes] Votre main de combat est
   *[no] La main de combat de { $name } est
} dans les journaux : tous les autres clans la voient.
event-hand_shown-known = { $you ->
    [yes] Votre main de combat est
   *[no] La main de combat de { $name } est
} dans les journaux : { $cards }.
event-round_cap = Le tour de table { $round } est fini, et la partie avec lui.
simulate-ending-rounds =
    { $games ->
        [one] { $games } partie a été arrêtée par le nombre de tours de table : personne n’avait atteint le but.
       *[other] { $games } parties ont été arrêtées par le nombre de tours de table : personne n’avait atteint le but.
    }
event-final = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
}. { $seats }.
event-final-shared = La partie est finie, et la première place est partagée. { $seats }.
final-seat = { respect } ({ $profile } ; cible : le boss { $of })

# --- refus ---

order-one-fight = Un ordre n'engage qu'un seul combat.
order-truce = La trêve fragile ne permet plus d'engager de combat dans cette phase.
order-out-of-reach = Aucune pièce encore fraîche n'atteint { $place }.
order-boss = Un boss n'attaque que là où se trouve un autre boss.
order-drug-hostile = La came ne va pas au combat ; elle peut suivre une fois qu'il est gagné.
order-border = La frontière est fermée à la came.
order-drug = Un pion came fait un pas, vers un territoire qui est à vous une fois l'ordre exécuté.
trade-active = On ne traite qu'entre le clan dont c'est le tour et un autre.
trade-dead = Un clan éliminé ne traite plus.
trade-cards = Les cartes armes s'échangent une contre une : des cartes à vous, ouvertes ou fermées, contre une carte au choix de l'autre ou une arme nommée.
trade-enough = À vous deux, vous en êtes à { $most } offres dans cette phase : cela suffit.
trade-embargo = L'embargo sur les armes interdit d'échanger des cartes armes.
trade-way = Un pion came passe d'un territoire du vendeur à un territoire voisin de l'acheteur.
trade-border = La frontière est fermée à la came.
trade-drugs = Il n'y a pas là autant de pions came.

# --- options ---

option-goal = respect qui fait gagner : usual (10), medium (12) ou truands (15)
option-random_clans = les clans sont tirés au sort au lieu d'être choisis
option-orphan_target = quand un autre clan supprime votre cible, votre carte vaut 3 pour chaque boss que vous supprimez
option-round_cap = après autant de tours de table, la partie se termine et le plus de respect gagne ; 0 pour jamais
option-seat_bonus = dans l'ordre de jeu, chacun commence avec plus d'argent que le précédent : 2,5 M$ à 3 joueurs, 2,5 M$ à 4, 1 M$ à 5, 1 M$ à 6
option-present_events_only = les événements des clans absents sont retirés

# En bref, pour les formulaires : l'option, et chacun de ses choix.
option-goal-title = Respect pour gagner
option-goal-usual = 10
option-goal-medium = 12
option-goal-truands = 15 (mode Truands)
option-random_clans-title = Clans
option-random_clans-true = tirés au sort
option-random_clans-false = choisis, dans l'ordre de jeu
option-orphan_target-title = Cible supprimée par un autre
option-orphan_target-true = alors 3 par boss
option-orphan_target-false = la carte est perdue
option-round_cap-title = Limite de tours de table
option-round_cap-0 = aucune
option-round_cap-15 = 15
option-round_cap-20 = 20
option-round_cap-30 = 30
option-round_cap-40 = 40
option-round_cap-60 = 60
option-round_cap-100 = 100
option-seat_bonus-title = Argent selon la place
option-seat_bonus-true = de plus en plus, de l'un au suivant
option-seat_bonus-false = aucun
option-present_events_only-title = Événements des clans absents
option-present_events_only-true = retirés
option-present_events_only-false = sautés quand on les pioche

# --- la table ---

table-stage = { $phase ->
    [0] Mise en place
   *[other] Tour de table { $round } · { $you ->
        [yes] à vous
       *[no] { $name }
    } · { $phase ->
        [1] Ressources
        [2] Recrutement
        [3] Action
        [4] Deal
       *[5] Fin du tour
    }
}

# La table sur un terminal.
screen-goal = { $goal } respect pour gagner
screen-in-force = En vigueur
screen-next-event = prochain événement : { $back }
screen-general = général
screen-prices = La came s'écoule à { $first }, { $second }, { $further } ; capitales { $capital }
screen-clan = clan
screen-respect = respect
screen-land = terr.
screen-money = M$
screen-soldiers = s
screen-lieutenants = l
screen-boss = boss
screen-cards = cartes
screen-events = évén.
screen-out = éliminé
screen-fight = Combat à { $place }, manche { $round }
screen-knows = Vous savez dans la main de { $name }
screen-profile-of = { $name } : { $profile }
screen-target-of = { $name } : cible { $clan }
screen-hand = vos armes
screen-profile = votre profil : { $profile }
screen-points = points
screen-target = Votre cible
screen-own-events = Vos événements de clan
screen-legend = $ bleu · + rouge · − gris, doublé : capitale · ★ respect · ≈ port · 2s 1l B : soldats, lieutenants, boss · ▪ came · ▸ à répondre · ✓ rempli à présent

## Page: map

table-map = Carte des Amériques
table-zoom-in = De plus près
table-zoom-out = De plus loin
table-zoom-whole = Toute la carte
table-mini-map = La carte de loin
table-sea-pacific = Océan Pacifique
table-sea-atlantic = Océan Atlantique
table-sea-gulf = Golfe du Mexique
table-sea-caribbean = Mer des Caraïbes
table-legend = Signes de la carte
table-by-sea = par mer
table-spent = a déjà bougé
table-impassable = infranchissable
table-range = Infranchissable : de part et d'autre, les territoires ne sont pas adjacents.
table-route = Par mer : { $from } et { $to } sont adjacents.
table-route-closed = Route fermée par le blocus maritime : { $from } et { $to } ne sont plus adjacents.
table-tunnel = Tunnel : jusqu'à la fin de la phase, { $from } et { $to } sont adjacents pour les déplacements { $of }.
table-tabs = Table
table-tab-map = Carte
table-tab-hand = Main
table-tab-secrets = Secrets
table-tab-clans = Clans
table-tab-deal = Deal
table-sheet = Plus de place
table-hand = Vos armes

# Pieces, one or many, where they are only named.
table-soldier = soldats
table-lieutenant = lieutenant
table-boss = boss
table-drug = came
table-one-drug = came
table-one-soldier = soldat
table-less = un de moins : { $what }
table-more = un de plus : { $what }
table-secret = vous seul voyez ceci
table-nothing-yet = Rien n'est joué avant confirmation.

# Choosing a clan.
table-lead = Diriger { $clan }
table-starts-in = Départ : { $place }
table-clan-taken = Pris par { $name }

# Resources.
table-resources = Ressources
table-prices = Un lieu paie { $first }, { $second }, puis { $further } M$ ; capitale { $capital } M$
table-sell = écouler à { $place }
table-produce-drug = came à { $place }
table-produce-soldier = soldats à { $place }
table-all-drugs = Compléter en came
table-all-soldiers = Compléter en soldats
table-bonus-drug = Supercoca : un pion came à { $place }, tout seul en fin de phase
table-bonus-soldier = Marabunta : un soldat à { $place }, tout seul en fin de phase
table-bonus-now = dès maintenant
table-idle-sure = { $count ->
    [one] Perdre 1 pièce ? Oui, finir
   *[other] Perdre { $count } pièces ? Oui, finir
}
table-idle = { $count ->
    [one] { $count } pièce reste à produire ; à la fin de la phase elle est perdue.
   *[other] { $count } pièces restent à produire ; à la fin de la phase elles sont perdues.
}
table-resources-so-far = Pour l'instant : { $what }
table-resources-send = { $what } : fin de la phase
table-commit-first = Faire d'abord cela, sans finir la phase
table-note-sold = { $count ->
    [one] { $count } écoulée
   *[other] { $count } écoulées
}
table-note-to-produce = produit { $count }

# Recruitment.
table-recruit = Recrutement
table-recruit-prices = Un soldat coûte { $soldier }, un lieutenant { $lieutenant }.
table-recruit-have = à dépenser
table-recruit-left = restants, après { $cost }
table-recruit-soldier = soldats à { $place }
table-recruit-lieutenant = lieutenants à { $place }
table-recruit-so-far = { $what } pour { $cost } : il reste { $left }
table-recruit-send = { $what } : fin de la phase
table-commit-recruits = Recruter d'abord ceux-là, sans finir la phase
table-most-lieutenants = Vous avez { $count } lieutenants, le maximum.

# Orders.
table-order = Ordre
table-order-title = Ordre, vers { $place }
table-order-attack = Attaquer { $place }
table-order-move = { $count ->
    [one] Aller à { $place }
   *[other] Aller vers { $count } territoires
}
table-order-who = Qui y va ?
table-order-where = Où encore ?
table-order-hint = Un de vos territoires, puis sa destination. Ou l'inverse, ou glissez de l'un à l'autre.
table-order-hint-tap = Choisissez un de vos territoires, puis sa destination.
table-order-hint-further = La destination suivante ? Ou un pas en arrière, et envoyez.
table-order-hint-from = Choisissez où vont ces pièces.
table-order-hint-far = Choisissez où elles vont. Pointillé : lieutenants seuls.
table-order-from = De { $place } : vers où ?
table-order-from-why = Tout ce qui est éclairé est à portée.
table-order-from-why-far = Tout ce qui est éclairé est à portée ; en pointillé, d'un lieutenant seulement.
table-order-missed = { $place } : aucune de vos troupes n'y arrive maintenant.
table-order-missed-from = De { $from }, rien n'arrive à { $place }.
table-order-missed-own = { $place } : rien ne peut en partir maintenant.
table-order-missed-to = { $place } : rien ne peut en venir.
table-order-missed-why = Soldats, came et boss font un pas, par terre ou par une route maritime, un lieutenant deux ; chacun une fois par tour.
table-order-further = Et où encore, dans le même ordre ?
table-order-further-why = Tous les mouvements d'un ordre ont lieu au même instant.
table-order-attack-who = Attaquer { $place } : avec qui ?
table-order-to-who = Vers { $place } : qui y va ?
table-order-who-why = Choisissez les territoires d'où ils viennent, ou réglez les nombres.
table-order-to = Vers { $place } : { $what }
table-order-against = Attaquer { $place } : { $attack } contre { $defence }
table-order-more-why = Ajoutez des troupes, ou confirmez. Rien n'est joué tant que vous n'avez pas confirmé.
table-order-nobody = Plus personne ne peut y aller.
table-your-troops = vos troupes
table-send = { $what } de { $place }
table-further = autre destination dans le même ordre
table-why-all = Tous y vont déjà.
table-why-drugs-there = De la came y est en route : une troupe doit rester.
table-note-left = laissé à personne
table-note-mob = retour de la pègre
table-victory = Victoire : { $place }{ $respect ->
    [0] {""}
   *[other] , +{ $respect } respect et un événement
}{ $drugs ->
    [0] {""}
    [one] , { $drugs } pion came
   *[other] , { $drugs } pions came
}.
table-taken = Sans combat : { $place }{ $respect ->
    [0] {""}
   *[other] , +{ $respect } respect et un événement
}{ $drugs ->
    [0] {""}
    [one] , { $drugs } pion came
   *[other] , { $drugs } pions came
}.
table-left = { $place } est abandonné{ $respect ->
    [0] {""}
   *[other] {" "}: −{ $respect } respect
}{ $drugs ->
    [0] {""}
    [one] , { $drugs } pion came y reste
   *[other] , { $drugs } pions came y restent
}{ $capital ->
    [yes] , la pègre y revient
   *[no] {""}
}.
table-would-fulfil = Remplirait : { $what } (+{ $points })
table-odds = Estimation : { $percent } % de chances
table-odds-how = Calculée avec votre main et les cartes que vous n'avez pas vues, sans les événements de clan.
table-lose_drug = Céder un pion came à { $place }
table-lose_soldier = Perdre un soldat à { $place }
table-place_soldier = Un soldat à { $place }

# A territory that is pointed at.
table-gives-conso = Rapporte { $money } par tour, et on y écoule de la came.
table-gives-prod = { $count ->
    [one] Donne un pion came ou un soldat par tour.
   *[other] Donne { $count } pions came ou soldats par tour.
}
table-gives-grey = Ne donne rien par lui-même.
table-threat = { $name } est à côté, à { $place }, avec { $value }.
table-near = À côté de { $places }.

# Clans, secrets, piles.
table-respect = respect
table-claims = Révélés maintenant, votre profil ajouterait { $profile } et votre cible { $target }.
table-wins = gagne
table-token = { $name } : { $count } respect
table-token-then = { $count } respect après cet ordre
table-out = éliminé
table-boss-in = boss à { $place }
table-target-of = cible : { $clan }
table-knows = main : { $cards }
table-profile-secret = votre profil, secret
table-profile-shown = votre profil, dévoilé
table-profile-out = votre profil, hors jeu
table-reveal = Dévoiler : { points } maintenant
table-reveal-sure = { $what ->
    [profile] Sûr ? Tous le verront. Ses autres lignes marqueront encore.
   *[target] Sûr ? Tous le verront.
}
table-call = Jouer un événement de clan
table-call-none = Aucun des vôtres ne peut être joué maintenant.
table-piles = Événement en vigueur et piles
table-pile-weapons = armes
table-pile-events = événements
table-pile-discard = défausse
table-next-event = le prochain : { $clan }

## Page: fight, deals, after

# Un combat.
table-fight-title = Combat à { $place }
table-fight-resume = Revenir au combat à { $place }
table-fight-map = Voir la carte
table-fight-round = Manche { $round }
table-fight-who = { $you ->
    [yes] vous attaquez { $place }
   *[no] { $name } attaque { $place }
}
table-fight-respect = Respect
table-fight-more = Manches et enjeu
table-fight-watched = { $mob ->
    [yes] { $name } choisit en secret ; puis la pègre pioche une carte.
   *[no] Chacun choisit en secret ; les deux cartes sont abattues ensemble.
}
table-fight-attacks = à l'attaque
table-fight-defends = en défense
table-fight-attacking = { $clan }, à l'attaque
table-fight-defending = { $mob ->
    [yes] tient { $place }
   *[no] { $clan }, défend { $place }
}
table-fight-away = repli sur { $place }
table-fight-whole = intact
table-fight-less = { $start } − { $lost }
table-fight-gauge = Valeur de troupes { $value } sur { $start }
table-fight-nobody = il ne reste personne
table-fight-chooses = choisit
table-fight-ready = prêt
table-fight-choose = votre carte
table-fight-draws = pioche une carte
table-fight-heavy = { $weapon } demande { $need } : c'est trop pour { $value }, l'arme ferait 0.
table-fight-mob = Une pègre de valeur { $value }, sans cartes : à chaque manche, elle en pioche une ({ $pile } dans la pioche).
table-fight-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}{ $known ->
    [0] , { $count ->
        [one] inconnue
       *[other] inconnues
    }
    [one] , { $known } connue
   *[other] , { $known } connues
}
table-fight-played = jouées
table-fight-versus = contre
table-fight-total = total
table-fight-difference = { $one } − { $other } = { $difference }
table-fight-for = contre { $name }
table-fight-nothing = personne n'est touché
table-fight-term-force = valeur de troupes
table-fight-term-special = arme spéciale
table-fight-term-ninkyo = { power-YAN }
table-fight-term-heavy = trop peu de troupes
table-fight-hand = Vos armes
table-fight-choose-round = Manche { $round }, avec une valeur de { $value }
table-fight-terrorised = Terreur : votre carte de cette manche est tirée au hasard
table-fight-strikes = Dégâts { $damage }.
table-fight-useless = Inutilisable : il faut { $need }, vous avez { $value }.
table-fight-lay = Poser : { $weapon }
table-fight-rounds = Manches
table-fight-before = { $count } avec les mains d'avant
table-fight-line = { $weapon } : { $total }
table-fight-against = contre { $what }
table-fight-cost = { $name } −{ $damage }
table-fight-coming = à venir
table-fight-then = { $mob ->
    [yes] Toutes les cartes jouées : { $count } armes neuves, et l'attaquant peut se retirer.
   *[no] Toutes les cartes jouées : { $count } armes neuves pour chacun, et l'attaquant peut se retirer.
}
table-fight-bound = Désormais, à égalité, l'attaquant perd 1.
table-fight-way-out = Continuer, ou filer ?
table-fight-way-out-why = { $mob ->
    [yes] Vous avez { $count } cartes neuves. Qui se retire ne perd personne ; ses troupes sont épuisées, et le territoire ne change pas de mains.
   *[no] Vous avez chacun { $count } cartes neuves. Qui se retire ne perd personne ; ses troupes sont épuisées, et le territoire ne change pas de mains.
}
table-fight-on = Continuer le combat
table-fight-retreat = Se retirer vers { $place }
table-fight-retreat-to = ou se retirer vers
table-fight-free = libre
table-fight-yours = à vous, valeur { $value }
table-fight-slipped = { $you ->
    [yes] vous vous repliez sur { $place }
   *[no] { $name } se replie sur { $place }
}
table-fight-takes = { $you ->
    [yes] { $place } est à vous
   *[no] { $name } prend { $place }
}
table-fight-holds = { $you ->
    [yes] vous gardez { $place }
   *[no] { $name } garde { $place }
}
table-fight-mob-holds = la pègre garde { $place }
table-fight-nobodys = { $place } n'est à personne
table-fight-after = { $count ->
    [0] Il ne vous reste pas de carte.
    [one] Il vous reste { $count } carte.
   *[other] Il vous reste { $count } cartes.
}
table-fight-keep = { $count ->
    [0] Les garder
   *[other] Garder, et piocher { $count }
}
table-fight-change = { $count ->
    [one] Défausser { $count } carte, en piocher { $full }
   *[other] Défausser les { $count }, en piocher { $full }
}
table-fight-claims = Ce qui peut marquer maintenant
table-fight-hands = { $name } peut changer de cartes.

table-stake-title = L'enjeu
table-stake-outcome = L'issue
table-stake-win = { $you ->
    [yes] Si vous gagnez
   *[no] Si { $name } gagne
}
table-stake-lose = { $you ->
    [yes] Si vous perdez
   *[no] Si { $name } perd
}
table-stake-taken = { $you ->
    [yes] { $place } est à vous
   *[no] { $place } passe à { $name }
}
table-stake-respect = { $you ->
    [yes] votre respect : { $from } → { $to }
   *[no] respect de { $name } : { $from } → { $to }
}
table-stake-drugs = { $drugs } avec, pris à { $holder }
table-stake-event = une carte événement est piochée
table-stake-boss = { $you ->
    [yes] votre boss tombe, et vous quittez la partie
   *[no] le boss de { $name } tombe, et { $name } quitte la partie
}
table-stake-lost = { $you ->
    [yes] vos troupes engagées sont perdues
   *[no] les troupes engagées de { $name } sont perdues
}
table-stake-fell = { $you ->
    [yes] vous avez perdu { $troops }
   *[no] { $name } a perdu { $troops }
}
table-stake-slipped = { $you ->
    [yes] vos troupes, de valeur { $value }, se sont repliées sur { $place }
   *[no] les troupes de { $name }, de valeur { $value }, se sont repliées sur { $place }
}
table-stake-held = { $you ->
    [yes] { $drugs ->
        [yes] { $place } et sa came restent à vous
       *[no] { $place } reste à vous
    }
   *[no] { $drugs ->
        [yes] { $place } et sa came restent à { $name }
       *[no] { $place } reste à { $name }
    }
}
table-stake-mob = la pègre garde { $place }
table-stake-goal = { $profile } : « { $goal } », +{ $points } si vous dévoilez

# Événements de clan et autres choix entre-temps.
table-event-title = Événements de clan
table-event-which = { $count ->
    [one] Prenez la carte pour la jouer maintenant, ou gardez-la.
   *[other] Prenez une carte pour la jouer maintenant, ou gardez-les.
}
table-event-none = Aucun des vôtres ne peut être joué maintenant.{ $idle ->
    [yes] { " " }Vous n'avez rien à faire.
   *[no] { "" }
}
table-event-lasts = Elle reste en vigueur jusqu'à la prochaine permanente.
table-event-ready = Prêt à être joué.
table-event-changeable = Vous avez passé. Vous pouvez encore changer.
table-event-territory = Choisissez un territoire, ici ou sur la carte.
table-event-retreat = Se retirer vers où ?
table-event-player = Choisissez un clan.
table-event-count = Combien ?
table-event-drug = Que donne ce territoire ?
table-event-soldier = Que donne ce territoire ?
table-event-nothing = rien
table-event-done = Encore un ?
table-event-play = Jouer « { $card } »
table-event-pass = Passer
table-window-event_window = Un moment pour les événements de clan
table-window-called_event = Votre événement de clan
table-window-last_reveals = La fin du tour
table-window-why-last_reveals = Les faits de ce tour ne comptent que si votre profil est dévoilé maintenant. Il reste, ses autres lignes peuvent encore marquer ; mais tous voient ce que vous cherchez.
table-window-new_hand = { card-G08 }
table-window-why-new_hand = Vous pouvez changer toute votre main.
table-window-look = { card-G12 }
table-window-why-look = De qui regardez-vous la cible ? Vous seul la verrez.
table-window-discard = { card-S3 }
table-window-why-discard = Choisissez, une à une, les cartes à défausser.
table-window-profile = { $points ->
    [0] Dévoiler le profil (ne marque rien)
   *[other] Dévoiler le profil : +{ $points }
}
table-window-target = Dévoiler la cible : +{ $points }
table-window-hidden = Ne rien dévoiler
table-window-keep = Garder mes cartes
table-shown-event_drawn = { $you ->
    [yes] vous piochez un événement
   *[no] { $name } pioche un événement
}
table-shown-event_played = { $you ->
    [yes] vous jouez un événement de clan
   *[no] { $name } joue un événement de clan
}
table-shown-event_skipped = un événement d'un clan absent
table-shown-event_handed = { $you ->
    [yes] un événement de clan pour vous
   *[no] un événement de clan pour { $name }
}
table-shown-profile_revealed = { $you ->
    [yes] vous dévoilez votre profil
   *[no] { $name } dévoile son profil
}
table-shown-hand_shown = { $you ->
    [yes] tous voient votre main de combat
   *[no] la main de combat de { $name }
}
table-shown-target_revealed = { $you ->
    [yes] vous dévoilez votre cible
   *[no] { $name } dévoile sa cible
}
table-shown-eliminated = { $you ->
    [yes] votre boss est mort : vous quittez la partie
   *[no] le boss est mort : { $name } quitte la partie
}

# Les deals.
table-desk-title = Deals
table-desk-shut = Pour l'instant, rien ne peut être conclu.
table-desk-offer = Faire une offre à { $name }
table-desk-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-desk-ways = { $out ->
    [0] vous pouvez y acheter de la came
   *[other] { $back ->
        [0] vous pouvez y vendre de la came
       *[other] vous pouvez y vendre et y acheter de la came
    }
}
table-desk-no-ways = aucune came ne peut changer de mains
table-desk-known = connues :
table-desk-change = Changer de main
table-desk-change-cost = { $count ->
    [one] une fois : { $count } carte part, on en pioche autant
   *[other] une fois : les { $count } partent, face visible, on en pioche autant
}
table-desk-change-any = une fois : autant que vous voulez, face visible, on en pioche autant
table-desk-changed = déjà fait dans cette phase
table-desk-picky = { power-SEG } : choisissez les cartes à défausser.
table-desk-change-some = { $count ->
    [0] Choisissez des cartes
   *[other] En défausser { $count }, en piocher { $count }
}
table-desk-show = Montrer une carte
table-desk-show-why = à un seul joueur ; elle reste à vous
table-desk-show-to = { $weapon } à { $name }
table-deal-offer = Votre offre
table-deal-counter = Votre réponse
table-deal-partner = À qui
table-deal-choose = À qui la faites-vous ?
table-deal-discard = Abandonner cette offre
table-deal-you-give = Vous donnez
table-deal-they-give = { $name } donne
table-deal-drugs = La came, par où elle peut aller
table-deal-no-way = Aucune des vôtres n'est à côté d'un de ses territoires.
table-deal-no-way-back = Aucune des siennes n'est à côté d'un de vos territoires.
table-deal-weapons = Les armes, une contre une
table-deal-no-cards = pas de cartes
table-deal-open = ouverte
table-deal-closed = fermée
table-deal-open-why = Ouverte : l'autre voit quelle carte c'est.
table-deal-closed-why = Fermée : l'autre ne la voit qu'une fois l'accord conclu.
table-deal-turn = { $weapon }, { $way } : la retourner
table-deal-any = Une carte à son choix
table-deal-by-name = Demander une carte par son nom…
table-deal-ask = Demander : { $weapon }
table-deal-drop = Sans { $what }
table-deal-known = Dans cette main, à votre connaissance :
table-deal-have = Vous avez { $money }.
table-deal-no-money = pas d'argent
table-deal-you-pay = vous payez { $money }
table-deal-you-get = vous recevez { $money }
table-deal-pay = vous payez
table-deal-get = vous recevez
table-deal-add = { $what } : { $money } de plus
table-deal-clear = retirer l'argent
table-deal-note = { $value }
table-deal-words = Vos mots : un prix pour plus tard, une menace, une trêve…
table-deal-promise = Ajouter des promesses (trêve, crédit)…
table-deal-send = Envoyer à { $name }
table-deal-nothing = rien
table-deal-sentence = { $begging ->
    [yes] { $you ->
        [yes] vous demandez à { $taker } { $wants }
       *[no] { $to ->
            [you] { $name } vous demande { $wants }
           *[other] { $name } demande à { $taker } { $wants }
        }
    }
   *[no] { $you ->
        [yes] vous donnez à { $taker } { $gives }
       *[no] { $to ->
            [you] { $name } vous donne { $gives }
           *[other] { $name } donne à { $taker } { $gives }
        }
    }{ $free ->
        [yes] {""}
       *[no] , contre { $wants }
    }
}.
table-deal-flaw-empty = Il n'y a encore rien dedans.
table-deal-offers = { $name } vous propose
table-deal-answers = { $name } répond
table-deal-later = Mettre de côté ; elle attend sous Offres
table-deal-of = { $n } sur { $count }
table-deal-get-from = vous recevez de { $name }
table-deal-give-to = vous donnez à { $name }
table-deal-accepted = { $name } accepte : accord conclu.
table-deal-declined = { $name } refuse.
table-deal-lapsed = Votre offre à { $name } est caduque.
table-deal-lacking = Vous n'avez pas ce qui est demandé.
table-deal-pick = { $count ->
    [one] Choisissez la carte que vous donnez
   *[other] Choisissez les { $count } cartes que vous donnez
}
table-deal-pick-first = { $count ->
    [one] Choisir une carte
   *[other] Choisir { $count } cartes
}

# Après la partie.
story-chapter = Tour de table { $round }, { $you ->
    [yes] vous
   *[no] { $name }
}
story-place = Tour de table { $round }
story-length = { $rounds ->
    [one] { $rounds } tour de table
   *[other] { $rounds } tours de table
}
story-mark-reveal = profil ou cible dévoilés
story-mark-taken = combat gagné par l'attaquant
story-mark-deal = deal
story-mark-killed = boss supprimé
story-count = D'où vient le respect
story-way-territories = { $you ->
    [yes] vous atteignez { $goal } en prenant un territoire
   *[no] { $name } atteint { $goal } en prenant un territoire
}.
story-way-profile = { $you ->
    [yes] vous atteignez { $goal } par votre profil
   *[no] { $name } atteint { $goal } par son profil
}.
story-way-target = { $you ->
    [yes] vous atteignez { $goal } par votre cible
   *[no] { $name } atteint { $goal } par sa cible
}.
story-way-last = { $you ->
    [yes] vous êtes le dernier boss en vie
   *[no] { $name } est le dernier boss en vie
}.
story-way-capped = { $you ->
    [yes] à la fin des tours, vous étiez en tête
   *[no] à la fin des tours, { $name } était en tête
}.
story-way-shared = À la fin des tours, personne n'était seul en tête.
story-part-ground = territoires
story-part-merit = profil
story-part-blood = cible
story-dead = mort
story-secrets = Les secrets
story-goals-none = rien de marqué
story-hidden = profil caché jusqu'au bout
story-land-over = Les territoires, tour après tour
story-pairs = Qui avec qui
story-deals-count = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
story-fights-count = { $count ->
    [one] { $count } combat
   *[other] { $count } combats
}
story-battles = Les combats les plus durs
story-battle = Tour de table { $round }, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} : gagné par { $winner }
story-fights = Combats gagnés
story-fights-none = aucun
story-fights-of = sur { $count }
story-deals = Deals
story-deals-none = aucun
story-deals-got = { $money } reçus
story-deals-paid = { $money } payés
story-sales = Came écoulée
story-sales-none = aucune
story-land = Territoires
story-land-most = { $count } au plus
story-kill-title = { $you ->
    [yes] Votre boss tombe
   *[no] Le boss de { $name } tombe
}
story-kill-text = Supprimé par { $by } : { $you ->
    [yes] vous quittez
   *[no] { $name } quitte
} la partie, et tout ce territoire est libre.
story-reveal-title = { $you ->
    [yes] Vous étiez { $profile }
   *[no] { $name } était { $profile }
}
story-reveal-text = { $points ->
    [0] Le profil est dévoilé et ne marque rien sur le coup.
   *[other] Le profil est dévoilé et marque { $points } sur le coup.
}
story-target-title = { $you ->
    [yes] Vous montrez votre cible
   *[no] { $name } montre sa cible
}
story-target-text = C'était le boss { $of } : { $points } de respect.
story-taken-title = { $you ->
    [yes] Vous prenez { $place }
   *[no] { $name } prend { $place }
}
story-taken-text = { $attack } contre { $defence } ({ $other }), { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}{ $respect ->
    [0] {""}
   *[other] {" "}: +{ $respect } de respect
}{ $drugs ->
    [0] {""}
    [one] , { $drugs } pion came volé
   *[other] , { $drugs } pions came volés
}.
story-mob-title = { $place } tombe
story-mob-text = { $you ->
    [yes] Vous battez
   *[no] { $name } bat
} la pègre locale, { $attack } contre { $defence }{ $respect ->
    [0] {""}
   *[other] {" "}: +{ $respect } de respect
}.
story-held-title = { $place } tient bon
story-held-text = { $mob ->
    [yes] { $other ->
        [vous] La pègre locale vous bat
       *[other] La pègre locale bat { $other }
    }
   *[no] { $other ->
        [vous] { $name } vous repousse
       *[other] { $you ->
            [yes] Vous repoussez { $other }
           *[no] { $name } repousse { $other }
        }
    }
}, { $defence } contre { $attack }.
story-fled-title = { $place } : la retraite
story-fled-text = { $attack } contre { $defence }, et une retraite avant la fin : combat perdu pour { $loser }, gagné pour { $winner }.
story-deal-title = { $you ->
    [yes] Vous traitez avec { $partner }
   *[no] { $name } traite avec { $partner }
}
story-deal-text = { $drugs ->
    [0] {""}
    [one] { $drugs } pion came change de mains.{" "}
   *[other] { $drugs } pions came changent de mains.{" "}
}{ $paid ->
    [0] {""}
   *[other] { $money } changent de poche.{" "}
}{ $cards ->
    [0] {""}
    [one] Une arme est échangée.
   *[other] { $cards } armes sont échangées.
}
story-grows-title = { $you ->
    [yes] Vous vous étendez
   *[no] { $name } s'étend
}
story-grows-text = { $places } : +{ $change } de respect.
story-shrinks-title = { $you ->
    [yes] Vous cédez du terrain
   *[no] { $name } cède du terrain
}
story-shrinks-text = { $places } : −{ $change } de respect.
story-quiet-title = Un tour calme
story-quiet-text = Ni combat, ni deal, ni secret dévoilé.

# --- pourquoi le consigliere ferait ainsi : ce que cela rapporte de plus ---

gain-respect = Cela vous rapporte environ { $amount } de respect de plus que les autres réponses.
gain-goals = Des buts de votre profil sont à portée : cela vaut environ { $amount } de respect.
gain-land = Les territoires que vous tenez ainsi valent environ { $amount } de respect de plus.
gain-troops = Vos troupes valent ainsi environ { $amount } de respect de plus.
gain-money = Votre argent et votre came valent ainsi environ { $amount } de respect de plus.
gain-cards = Votre main vaut ainsi environ { $amount } de respect de plus.
gain-fallen = Votre boss reste en vie.
gain-rivals = Cela coûte environ { $amount } de respect au plus fort des autres clans.

# --- mesures du laboratoire d'équilibre ---

figure-clan = Par clan
figure-profile = Par profil
figure-clan-note = Parties gagnées, en multiple de la part équitable : 1 est équitable.
figure-profile-note = Parties gagnées, en multiple de la part équitable : 1 est équitable.
figure-clan_lead = Score au-dessus de la moyenne de la table, par clan
figure-profile_lead = Score au-dessus de la moyenne de la table, par profil
figure-objective = Objectifs marqués, parmi ceux qui ont le profil
figure-place = Par territoire numéroté tenu à la fin
figure-card = Par événement de clan joué
figure-card-note = Parties gagnées par qui l'a joué, en multiple de la part équitable.
figure-drug_money = Argent de la came, de tout l'argent
figure-drugs_sold = Came écoulée sur les territoires, par tour de table
figure-drug_trades = Marchés avec de la came, de tous les marchés
figure-bosses = Boss supprimés par partie
figure-out_early = Quelqu'un est éliminé avant le tour de table 4
figure-first_out = Tour de table de la première élimination
figure-capped = Finies par le nombre de tours de table
figure-winner_points-territories = territoires
figure-winner_points-profile = profil
figure-winner_points-target = cible
figure-winner_money-income = revenus
figure-money-income = { figure-winner_money-income }
figure-winner_money-sales = came écoulée
figure-money-sales = { figure-winner_money-sales }
figure-winner_money-drug_trades = marchés avec de la came
figure-money-drug_trades = { figure-winner_money-drug_trades }
figure-winner_money-trades = autres marchés
figure-money-trades = { figure-winner_money-trades }
figure-winner_money-events = cartes événement
figure-money-events = { figure-winner_money-events }
figure-winner_money-killed = de ceux qui ont été tués
figure-money-killed = { figure-winner_money-killed }
figure-winner_money-commission = commission
figure-money-commission = { figure-winner_money-commission }

# --- ce pour quoi l'on joue ---

aim-headline = Le premier à { $goal } de respect
aim-ends = Dès qu'un clan a { $goal } de respect, il a gagné, à quelque tour que ce soit.
aim-land = Prendre des territoires numérotés
aim-land-how = chacun donne le respect qu'il affiche, tant qu'il est à vous
aim-profile = Remplir votre profil secret
aim-profile-how = chaque objectif, une fois le profil montré ; jamais perdu
aim-target = Supprimer le boss visé
aim-target-how = votre cible secrète ; montrez la carte pour marquer
aim-target-any = Supprimer n'importe quel boss
aim-target-any-how = votre cible est votre propre clan : chaque boss supprimé marque, la carte une fois montrée
aim-round = Vos territoires vous rapportent { $own } ; { $free } de plus se trouvent sur des terres sans maître.
aim-round-free = { $free } de respect se trouvent sur des terres sans maître.
now-resources-sell = Vendre de la came
now-resources-sell-how = sur vos territoires bleus ; une capitale paie toujours autant
now-resources-make = Produire came ou soldats
now-resources-make-how = sur vos territoires rouges
now-resources-end = Continuer
now-resources-end-how = rien n'oblige à vendre ni à produire
now-recruit-soldier = Acheter des troupes
now-recruit-soldier-how = sur vos territoires bleus ou rouges, et là où est votre boss
now-recruit-end = Continuer
now-recruit-end-how = l'argent gardé servira plus tard
now-order-take = Se déplacer, et prendre
now-order-take-how = un territoire sans troupes est à vous dès qu'une des vôtres y est
now-order-attack = Attaquer
now-order-attack-how = un territoire d'un autre clan, ou une capitale de personne : combat
now-order-end = Finir les déplacements
now-order-end-how = quand tous vos ordres sont donnés
now-deal-trade = Traiter avec un clan
now-deal-trade-how = came ou armes, s'il est d'accord
now-deal-hand = Changer votre main
now-deal-hand-how = une fois, tout ou partie
now-deal-end = Finir votre tour
now-deal-end-how = au clan suivant

# --- la première partie guidée ---

# Pas à pas ; ce qu'un `say` de la leçon nomme suit le pas dont il dépend. $price est en millions.
lesson-chapter-map = La carte
lesson-chapter-drugs = La came
lesson-chapter-moving = Se déplacer
lesson-chapter-deal = Une transaction
lesson-chapter-fight = Un combat
lesson-chapter-respect = Le respect
lesson-chapter-alone = À vous seul

lesson-aim = Le respect fait gagner. Qui en a { $goal } le premier gagne aussitôt, même au tour d'un autre. Vous n'en avez pas, Karine et Ernest ont déjà joué. Allons en chercher.
lesson-colours = Le bleu paie et achète la came. Le rouge fait came ou soldats. Le gris, comme { territory-ATL }, ne donne rien. Vous : { clan-MAR }, à { territory-SAL }, rouge.
lesson-make = { territory-SAL } fait un pion came ou un soldat, à chaque tour. { power-MAR }, le don du clan, ajoute un soldat en fin de phase. Faites de la came, terminez.
lesson-end-that = Jusqu'ici, c'est bien. Terminez la phase.
lesson-drug-please = Des soldats, { power-MAR } vous en donne déjà. De la came.
lesson-make-it = Une terre rouge qui ne fait rien ? De la came.
lesson-sail = Une terre vide est à qui y entre. En un seul ordre, par mer, à { territory-HAB } : un soldat et la came. Lieutenant (^) et boss (couronne) restent.
lesson-he-goes-further = Lui va plus loin que cela. Envoyez un soldat.
lesson-boss-stays = Le boss reste chez lui. Perdez-le, et vous êtes éliminé.
lesson-one-order = Un seul endroit suffit pour l'instant. Exécutez.
lesson-one-soldier-one-drug = Un soldat et la came, dans le même ordre.
lesson-havana-please = { territory-HAB }, je vous prie : c'est à côté, en route vers le bleu.
lesson-two-steps = Un lieutenant vaut 3 soldats et fait deux pas. Envoyez le vôtre, par { territory-HAB }, à { territory-MIA } : son chiffre est du respect. Les pions gris ont déjà bougé.
lesson-that-is-all = C'est tout pour ce tour. Exécutez.
lesson-miami-please = { territory-MIA }, avec le lieutenant. Elle porte un chiffre.
lesson-event = Votre respect : { $respect }. Chaque gain tire un événement, qui peut aider quiconque. { card-G10 } : toute terre bleue paie. { territory-MIA }, à vos couleurs, reste une terre bleue : { money }.
lesson-turn = Un tour a quatre phases : ressources, recrutement, action, deal. Ce tour-ci, { territory-SAL } et { territory-HAB } ont fait de la came. Doigt ou pointeur posé, chaque chose s'explique.
lesson-bring = Menez un pion de came de { territory-HAB } à { territory-MIA }, sans escorte : le bleu l'achètera { $price } M$ au prochain tour.
lesson-only-the-drug = Un pion de came, seul, et seulement à { territory-MIA }.
lesson-trade = Enfin, le commerce. Karine a de la came à { territory-CUN }, près de votre { territory-HAB }. Vous avez { money }.
lesson-offer = Offrez à Karine un million et demi pour un pion de came, de { territory-CUN } à { territory-HAB }. À chaque tour, { territory-MIA } paie { $price } M$ le premier pion.
lesson-to-havana = Vers { territory-HAB }, en route pour { territory-MIA }.
lesson-leave-a-profit = Tout votre argent, d'un coup ? Commencez par un million et demi.
lesson-insult = Elle sait ce que cela rapporte. Un million et demi.
lesson-one-drug = Un seul, pour commencer. La confiance vient lentement.
lesson-buy-please = Achetez de la came. Karine en a.
lesson-counter = Elle veut deux millions. Premier pion écoulé d'un tour, il en rapporte encore { $price }. Payée et livrée aussitôt, une transaction ne demande aucune confiance. Acceptez.
lesson-still-cheap = Il vous reste un bénéfice. Acceptez.
lesson-defend = Le lieutenant de Karine attaque { territory-HAB }. Une carte chacun ; qui fait moins de dégâts perd l'écart en troupes. Silhouettes : l'équipage. Seul, votre soldat peut jouer la { weapon-W02 }.
lesson-too-heavy = Son équipage est trop grand : vous avez un seul soldat ici. Elle ne ferait rien.
lesson-lost = Six contre deux : votre soldat tombe. Karine a { territory-HAB }, et toute sa came. Vos troupes décident des armes jouables : venez plus nombreux.
lesson-cards-after = Après un combat, chaque camp peut jeter toutes ses cartes et en tirer cinq, ou les garder et compléter à cinq. Vous gardez les vôtres, elles sont bonnes.
lesson-sell = Une transaction ne lie personne longtemps. Mais { territory-MIA } est à vous : écoulez-y votre came, { $price } M$. Et cette fois, { territory-SAL } fait un soldat.
lesson-soldier-now = Un soldat, cette fois. Nous avons un compte à régler.
lesson-sell-and-make = Écoulez la came à { territory-MIA }, et faites un soldat à { territory-SAL }.
lesson-hire = { money }. Un soldat coûte { $price } M$, sur terre bleue ou rouge, ou là où est le boss. Engagez-en quatre à { territory-MIA }.
lesson-not-at-home = À { territory-MIA } : de là, ils ont une visite à rendre.
lesson-four-there = Quatre soldats, à { territory-MIA }. Puis terminez la phase.
lesson-strike-back = Tous les soldats de { territory-MIA } à { territory-HAB }, ensemble, en un seul ordre. Votre lieutenant reste : une terre laissée vide n'est plus à personne. { $own } contre { $his }.
lesson-all-of-them = Tous, ensemble.
lesson-home-waits = Ceux de { territory-MIA } suffisent. { territory-SAL } garde les siens pour la suite.
lesson-he-holds = Lui reste. Une terre sans troupe n'est à personne.
lesson-only-soldiers = Les soldats, et personne d'autre.
lesson-havana-first = { territory-HAB } d'abord. C'est une question d'honneur.
lesson-bulldozer = L'arme de votre clan, le { weapon-S-MAR }, frappe de toute la valeur de vos troupes : { $force } aujourd'hui. Il en faut { $need }. Qu'elles tombent, il faiblit : jouez-le d'abord.
lesson-small-print = Son équipage est plus grand : il faut plus de troupes que vous n'en avez.
lesson-own-weapon = Cela irait aussi. Mais le { weapon-S-MAR } faiblit dès que vos troupes tombent : lui d'abord.
lesson-secret = { territory-HAB } est de nouveau à vous. Voici votre secret : le profil { profile-P7 } récompense qui bat un clan après un deal avec lui. Fait ! La came volée paierait aussi : lisez.
lesson-prey = Secrète aussi : votre cible, le boss d'Ernest ({ clan-NVE }). Supprimez-le, montrez la carte, elle paie ce qu'elle affiche. Un boss tombe rarement : terres et profil gagnent.
lesson-mobs = Quatre capitales, au double bord, comme { territory-NYC } : du respect, et plus d'argent ou de marchandise qu'ailleurs. Une pègre locale (le masque, 10) tient chacune, jusqu'à sa défaite.
lesson-clan-events = Certains événements portent un clan au dos ; { card-M3 }, le vôtre. Ce clan prend la carte en main et la joue dans la phase indiquée, au tour de n'importe qui.
lesson-steal = Votre tour n'est pas fini. À vous de trouver, sans moi : où prendre encore de la came, sans payer ?
lesson-all-together = Bonne idée. Envoyez trois soldats ou plus, pour les armes fortes.
lesson-from-home = Vos soldats de { territory-SAL } sont libres. Les autres tiennent vos terres.
lesson-look-next-door = Le reste attendra. Regardez { territory-CUN } : la came de Karine, et un seul soldat pour la garder.
lesson-which-card = { $own } contre { $his }. Quelle carte ?
lesson-needs-more = Il faut plus de troupes que vous n'en amenez. Voyez son équipage.
lesson-reveal = Assez pour ce soir : je termine votre tour. Ce que vous y avez fait ne compte que si vous dévoilez maintenant. Le profil reste, ses autres lignes peuvent encore marquer.
lesson-now-or-never = Au prochain tour, il sera trop tard. Dévoilez votre profil.
lesson-end = { $respect } sur { $goal }, et personne n'a rien vu venir. Tenez les terres à chiffre, écoulez, traitez avec tous, choisissez le moment. Capitales, boss et cartes de clan vous attendent.

## Les règles : en deux minutes, et ce qui est écrit dans les images et dessous (`two_minutes.toml`, `table/rules/`)

rules-aim-title = Le respect gagne, et tout de suite
rules-aim = La partie s'arrête dès qu'un clan a { $goal } points de respect, au tour de n'importe qui. Les territoires numérotés en donnent et en reprennent ; les objectifs secrets en donnent pour de bon.
rules-turn-title = Quatre phases par tour
rules-turn = Prenez argent et came, et vendez ce qui se trouve sur vos marchés. Recrutez. Déplacez-vous et attaquez. Puis traitez avec les autres.
rules-chain-title = Faite au sud, vendue au nord
rules-chain = Les terres rouges produisent la came, les bleues l'achètent. Elle avance d'un territoire par tour, par terre ou par les routes maritimes, et presque personne ne tient tout le chemin.
rules-fight-title = Un combat : deux armes à la fois
rules-fight = Chacun montre une carte ; les dégâts les plus faibles encaissent la différence. Une arme qui demande plus de troupes qu'il n'en reste ne compte pas. Les soldats tombent d'abord, le boss en dernier.
rules-deal-title = Tout le reste est un bazar
rules-deal = Dans votre phase de deal, vendez de la came à un clan voisin, achetez-en, échangez des armes. Ce qui change de mains tout de suite est sûr. Le crédit est affaire de confiance.
rules-secret-title = Vos deux secrets
rules-secret = Votre profil a des objectifs qui comptent dès que vous le révélez. Votre cible est un boss : éliminez-le pour { $points } points de respect. Personne ne les connaît avant que vous les montriez.
rules-boss-title = Gardez votre boss
rules-boss = Sans boss, vous êtes éliminé : vos troupes quittent le plateau, et votre argent va à qui l'a fait. C'est aussi votre pièce la plus forte.
rules-picture-respect = Respect
rules-picture-resources = Ressources
rules-picture-recruitment = Recrutement
rules-picture-action = Action
rules-picture-deal = Deal
rules-diagram-routes = { territory-HAB } n'a pas de voisin par terre. Par les routes maritimes, { territory-MIA }, { territory-CUN }, { territory-KIN } et { territory-SDO } lui sont adjacents, pour les troupes comme pour la came.
rules-diagram-fight = À gauche, les deux armes peuvent servir : la plus faible encaisse la différence, comme le montre la jauge. À droite, un camp n'a plus assez de troupes pour son arme : elle ne compte pas.
rules-diagram-deal = L'Armada peut vendre sa came aux Maras : la came suit la route vers un territoire de l'acheteur pendant que l'argent change de mains. Sans un tel voisin, pas de vente.

# --- phases d'un tour ---

phase-setup = Mise en place
table-turn-of = Tour { $round } · { $you ->
    [yes] vous
   *[no] { $name }
}

# Ce que disent les signes de la carte.
table-sign-conso = bleu : paie, achète la came
table-sign-prod = rouge : came ou soldats

## Exemples des règles, à essayer (`examples/`)

rules-example-route = la came en mer
rules-example-fight = contre une pègre locale
lesson-example-route = { territory-SAL } a un port. En un seul ordre, un soldat et la came vont par mer à { territory-HAB }, qui n'est à personne. Ou voyez où mènent les autres routes.
lesson-example-route-end = Une route maritime fait de deux territoires des voisins. Une terre vide est à qui y entre, et la came ne va que là où se tient une troupe.
lesson-example-fight = Une pègre de valeur { $mob } tient { territory-LVG } ; vous venez avec { $own }. Choisissez une arme pour laquelle vos troupes suffisent. On en tire une pour la pègre.
lesson-example-fight-end = Les dégâts les plus faibles encaissent la différence. Les soldats tombent d'abord, puis le lieutenant. Si votre valeur passe sous le besoin d'une arme, elle ne compte plus.

# --- ce qu'une leçon a appris, par chapitre : la carte de fin ---

learned-map = Le bleu paie, le rouge produit, et les chiffres des terres sont du respect.
learned-drugs = On produit ici, on vend là.
learned-moving = Une terre vide est à qui y entre ; un lieutenant fait deux pas.
learned-deal = Ce qui est payé et livré aussitôt est sûr ; rien d'autre ne l'est.
learned-fight = Le nombre, les armes et le sang-froid décident d'un combat.
learned-respect = Les objectifs montrés à temps font le respect, et le respect gagne.
learned-alone = Vous l'avez refait sans personne à vos côtés.

# --- bulles : ce que les pièces disent d'elles-mêmes, en 25 mots au plus ---

tip-territory = { $gives } { $respect ->
    [0] Une seule troupe suffit à le tenir.
   *[other] { $respect } de respect tant que vous le tenez ; perdu avec lui.
}
tip-clan-now = Arme du clan : { $weapon }, { $what }.
tip-weapon = { $need ->
    [one] { $damage } de dégâts, dès une troupe.
   *[other] { $damage } de dégâts, si vos troupes engagées valent au moins { $need }.
} Chacun montre une carte ; le plus petit total perd la différence.
tip-weapon-special = Entre les mains de son clan, { $clan } : { $what }.
tip-weapon-now = { $count ->
    [one] Vous en avez une.
   *[other] Vous en avez { $count }.
}
tip-event-now = { $own ->
    [yes] À vous ; personne d'autre ne la connaît.
   *[other] {""}
} { $when ->
    [general] Appliquée dès qu'elle est piochée.
   *[other] À jouer dans cette phase : { $when }.
} { $permanent ->
    [yes] Elle reste en vigueur jusqu'à la prochaine permanente.
   *[other] {""}
}
tip-profile = Des objectifs secrets. Dévoilé, il rapporte ceux qui sont remplis, puis les autres à mesure. Jamais perdu.
tip-profile-now = { $goals ->
    [none] Rien n'en est rempli pour l'instant.
   *[other] Rempli : { $goals }. Dévoilé, il rapporterait { $points } de respect.
}
tip-target-own-name = Cible : votre propre clan
tip-target-name = Cible : le boss de { $clan }
tip-target-now = { $alive ->
    [yes] Ce clan : { $name } ; son boss est ici : { $place }.
   *[other] { $name } est déjà hors jeu.
}
tip-kind-conso-name = Territoire bleu
tip-kind-conso = Paie { $income } par tour, une capitale { $capital_income }. La came s'y vend : { $first } la première, moins les suivantes.
tip-kind-prod-name = Territoire rouge
tip-kind-prod = { $pieces ->
    [one] Une came ou un soldat par tour, au choix
   *[other] { $pieces } cames ou soldats par tour, au choix
} ; une capitale en donne { $capital_pieces }.
tip-kind-grey-name = Territoire gris
tip-kind-grey = Ne donne rien par lui-même. Mais c'est un passage, et certains objectifs le comptent.
tip-phase-R-name = Ressources
tip-phase-R = Les bleus paient et achètent la came, les rouges produisent came ou soldats.
tip-phase-C-name = Recrutement
tip-phase-C = Achetez soldats et lieutenants, sur vos terres rouges ou bleues, ou là où est votre boss.
tip-phase-A-name = Action
tip-phase-A = Déplacez troupes et came. Des troupes qui entrent en terre hostile déclenchent un combat.
tip-phase-D-name = Deal
tip-phase-D = Échangez came, argent et armes avec les autres clans, et changez votre main.
tip-phase-F-name = Combat
tip-phase-F = Une arme chacun, dévoilées ensemble, jusqu'à ce qu'un camp n'ait plus de troupes.
tip-back-weapons-name = Carte Arme
tip-back-weapons = Chaque clan en a { $hand } hors combat. Seul son propriétaire sait lesquelles.
tip-back-events-name = Carte Événement
tip-back-events = Une par gain de respect. Le clan au dos la reçoit ; le continent, c'est pour tous.
tip-back-profiles-name = Profil
tip-back-profiles = Les objectifs secrets d'un clan. Ils rapportent une fois dévoilés.
tip-back-targets-name = Cible
tip-back-targets = Le boss que ce clan veut supprimer. Seul son propriétaire sait lequel.
tip-pile-weapons-name = Pioche Armes
tip-pile-weapons = On y complète les mains, et la pègre y tire ses cartes.
tip-pile-events-name = Pioche Événements
tip-pile-events = Une par gain de respect. Le dos montre à qui va la prochaine.
tip-discard-weapons-name = Armes jouées
tip-discard-weapons = Visibles de tous. Elles sont remélangées quand la pioche est vide.
tip-discard-events-name = Événements joués
tip-discard-events = Visibles de tous.
tip-pile-now = { $count ->
    [one] Une carte.
   *[other] { $count } cartes.
}
tip-way-open-name = Visible
tip-way-open = L'autre clan voit de quelle carte il s'agit avant de répondre.
tip-way-closed-name = Cachée
tip-way-closed = L'autre clan ne voit pas la carte avant que l'échange soit fait.
tip-sea-name = Route maritime
tip-sea = Relie deux ports comme s'ils se touchaient : pour troupes, came et deals.
tip-range-name = Infranchissable
tip-range = Ce qui est de part et d'autre n'est pas voisin.
tip-tunnel-name = Tunnel
tip-tunnel = Deux territoires reliés pour les déplacements d'un clan.
tip-border-name = Frontière fermée
tip-border = Aucune came ne la passe tant que l'événement est en vigueur.
tip-soldier-name = Soldat
tip-soldier = Vaut 1, avance de 1, coûte { $soldier_price }. Tombe en premier au combat.
tip-spent-name = Pions gris
tip-spent = Troupes et came qui ont bougé ou combattu dans cette phase. Elles ne bougent plus avant le prochain tour.
tip-soldier-now = { $soldiers } sur la carte.
tip-lieutenant-name = Lieutenant
tip-lieutenant = Vaut { $lieutenant }, avance de 2 au plus, coûte { $lieutenant_price }. { $most } au plus. Tombe après les soldats.
tip-lieutenant-now = { $lieutenants } sur la carte.
tip-boss-name = Boss
tip-boss = Vaut { $boss } pour la plupart des clans, avance de 1. Tombe en dernier ; sans lui, le clan est éliminé.
tip-boss-now = { $place ->
    [none] Disparu.
   *[other] Ici : { $place }.
}
tip-drug-name = Came
tip-drug = À qui tient le territoire où elle est. Avance de 1. Se vend sur un bleu, ou en deal.
tip-mob-name = Pègre locale
tip-mob = Tient une capitale sans clan. Vaut { $mob } ; se bat avec des cartes de la pioche.
tip-capital-name = Capitale
tip-capital = Donne plus qu'un autre territoire. Sans clan, une pègre de valeur { $mob } la tient.
tip-respect-name = Respect
tip-respect = Terres, cible et profil en donnent. Le premier clan à { $goal } gagne aussitôt, même au tour d'un autre.
tip-respect-now = { $respect } sur { $goal }.
tip-track-name = La piste de respect
tip-track = Chaque clan à sa place. Le premier à { $goal } gagne aussitôt.
tip-value-name = Valeur des troupes
tip-value = Toutes les troupes d'un camp : ce que demandent les armes, ce qu'ôtent les dégâts. Les traits blancs sont à 3 et à 6.
tip-damage-name = Dégâts
tip-damage = Le plus grand total gagne la manche ; l'autre camp perd la différence en troupes.
tip-need-name = Ce qu'il faut
tip-need = La valeur de troupe nécessaire à cette arme. Avec moins, elle compte zéro.
tip-hand-name = Vos armes
tip-hand = Toujours { $hand } hors combat. Une par manche de combat ; personne d'autre ne les voit.
tip-money-name = Argent
tip-money = Achète des troupes et paie les deals, en entier ou pas du tout. Seul, il ne fait pas gagner.
tip-money-now = { $you ->
    [yes] Vous avez { $cash }.
   *[other] { $name } a { $cash }.
}
tip-fight-name = Combat
tip-fight = Manche par manche, chaque camp pose une arme en secret. Le plus petit total perd des troupes, jusqu'à la dernière.
tip-trade-name = Deals
tip-trade = Dans la phase de deal du clan actif : came par un chemin, argent, armes une pour une. Comptant : sûr ; crédit : confiance.
tip-offer-name = Offre
tip-offer = Came, argent et armes, dans les deux sens. Acceptée, tout change de mains aussitôt.
tip-call-name = Jouer un événement
tip-call = Arrête la table un instant, pour que vous puissiez jouer un de vos événements.
tip-odds-name = Chance de gagner
tip-odds = Calculée avec votre main et les cartes que vous n'avez pas vues ; sans événements de clan.
tip-stage-name = Le tour
tip-stage = Ressources, recrutement, action, deal ; puis le clan suivant. { $goal } de respect gagnent aussitôt.
tip-land-name = Territoires
tip-land = Les terres où se tient au moins une troupe de ce clan.
tip-land-now = { $land } pour l'instant.
tip-cards-name = Cartes Arme
tip-cards = Combien ce clan en a. Lesquelles, seul son propriétaire le sait.
tip-cards-now = { $cards ->
    [one] Une.
   *[other] { $cards }.
}
tip-events-name = Événements de clan
tip-events = Gardés en secret, joués dans la phase qu'ils nomment, au tour de n'importe qui.
tip-events-now = { $events ->
    [one] Un.
   *[other] { $events }.
}
tip-known-name = Ce que tous savent
tip-known = Cartes, profil ou cible de ce clan qui vous ont été montrés.

# --- the phone ---

table-clan-look = Touchez un clan pour voir ce qu’il sait faire.
