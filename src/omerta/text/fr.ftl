# Ce que dit la maison, quel que soit le jeu.
# Des espaces insécables lient les signes doubles (: ; ! ? « ») à ce qu'ils suivent ou précèdent.

list-and = { $first } et { $last }
you = vous
label = { $label } :
labelled = { $label } : { $what }

# --- événements de tous les jeux ---

event-timed_out = { $you ->
    [yes] Temps écoulé : la réponse habituelle a été donnée pour vous
   *[no] Temps écoulé pour { $name } : la réponse habituelle a été donnée à sa place
}.
event-offer_made = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} une offre pour { $to } : { $terms }.{ $said }
event-offer_declined = { $you ->
    [yes] Vous refusez
   *[no] { $name } refuse
} : { $terms }.
event-offer_withdrawn = { $you ->
    [yes] Vous retirez votre offre
   *[no] { $name } retire son offre
} : { $terms }.
event-offer_lapsed = { $you ->
    [yes] Votre offre expire
   *[no] L'offre de { $name } expire
} : { $terms }.
event-trade = Affaire conclue entre { $you ->
    [yes] vous
   *[no] { $name }
} et { $taker } : { $terms }.
event-promise_made = { $you ->
    [yes] Vous vous engagez
   *[no] { $name } s'engage
} envers { $to } : { $pledge }
event-promise_marked = { $you ->
    [yes] Vous dites
   *[no] { $name } dit
} la promesse { $pledge } { $mark ->
    [kept] tenue
    [broken] rompue
   *[open] de nouveau ouverte
}.
event-promise_settled = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} { $mark ->
    [kept] tenu
   *[broken] rompu
} { $to ->
    [vous] la parole qui vous était donnée
   *[other] la parole donnée à { $to }
} : { $pledge }.
pledge-words = « { $words } »
pledge-truce = { $round ->
    [0] trêve jusqu'à la fin de la partie
   *[other] trêve jusqu'à la fin de la manche { $round }
}
pledge-spare = { $round ->
    [0] aucune attaque contre { $whom } jusqu'à la fin de la partie
   *[other] aucune attaque contre { $whom } jusqu'à la fin de la manche { $round }
}
pledge-pay = { $what } à la manche { $round }
offer-terms = { $gives } contre { $wants }
offer-nothing = rien
offer-several = { $count } × { $what }
offer-anyone = tout le monde
offer-said = { " " }{ $parts }
offer-with-words = « { $words } »
offer-with-pledge = { $you ->
    [yes] vous promettez : { $pledge }
   *[no] { $name } promet : { $pledge }
}

# --- refus ---

refusal = { $reason } ({ $rule })
unknown-action = Je ne connais pas « { $what } ».
unknown-entry = Je ne sais pas faire « { $what } ».
no-such-seat = Cette place n'existe pas.
game-is-over = La partie est finie.
not-asked = Ce n'est pas à vous de répondre maintenant.
not-offered = Ce n'est pas possible maintenant.
nothing-to-undo = Il n'y a rien sur quoi vous puissiez revenir maintenant.

offer-gate-closed = On ne peut pas faire d'offre en ce moment.
offer-to-whom = Une offre s'adresse à un autre joueur, ou à n'importe qui.
offer-words = Ces mots comptent au plus { $most } caractères affichables.
offer-too-many = Vous avez déjà { $most } offres en cours ; retirez-en une d'abord.
offer-empty = Une offre doit faire changer quelque chose de mains.
offer-too-long = Une offre déplace au plus { $most } choses.
offer-twice = La même chose figure deux fois dans cette offre.
offer-amount = Un montant doit être supérieur à zéro.
offer-not-held = Quelqu'un ici ne possède pas ce que l'offre déplace.
offer-not-to-you = Cette offre ne vous est pas faite.
offer-not-yours = Cette offre n'est pas la vôtre.
offer-gone = Cette offre n'est plus ouverte.
offer-counter-anyone = On ne fait pas de contre-offre à une offre faite à tous.
offer-decline-anyone = Une offre faite à tous n'a pas à être refusée.
offer-not-tradable = Cela ne se négocie pas.
offer-picks = Choisissez d'abord ce que vous donnez.
promise-empty = Une promesse demande des mots.
promise-too-many = Vous avez déjà { $most } promesses en cours ; attendez qu'on en ait jugé une.
promise-gone = Cette promesse n'existe pas.
promise-not-to-you = Cette promesse ne vous a pas été faite : seul celui à qui elle fut faite peut la juger.
promise-mark = Une promesse est tenue, rompue ou encore en cours.
promise-seen-by-all = La table voit elle-même si cela a été tenu.
promise-terms = Je ne connais pas cette sorte de promesse.
promise-payment = Un paiement demande un montant, et une manche qui n'est pas finie.
promise-round = Cette manche est finie, ou ne viendra jamais.
promise-twice = La même promesse y est deux fois.
promise-spare-whom = Dites quel autre joueur doit être épargné.
promise-by-whom = Vous pouvez promettre pour vous-même, et demander une promesse à celui avec qui vous traitez.
promise-too-long = Une offre compte au plus { $most } promesses.

# --- mise en place ---

setup-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
setup-content = Le fichier de contenu ne convient pas : { $problem }
setup-option = L'option « { $option } » ne peut pas être « { $value } ». Valeurs possibles : { $known }.
setup-option-form = Une option s'écrit nom=valeur ; « { $given } » n'en est pas une.
setup-option-unknown = { $game } n'a pas d'option « { $option } ». Il y a : { $known }.
setup-game = Il n'y a pas de jeu « { $game } ». Il y a : { $known }.
setup-which-game = Quel jeu ? Il y a : { $known }.
setup-seat = Je ne connais pas de place « { $seat } ». Une place est : { $known }.
setup-file = Je ne peux pas lire { $file } : { $problem }
setup-file-missing = Il n'y a pas de fichier { $file }.
setup-file-folder = { $file } est un dossier, pas un fichier.
setup-file-forbidden = Je n'ai pas le droit de lire { $file }.
setup-name = Un nom compte de 1 à { $most } caractères affichables.
setup-name-odd = Un nom s'écrit dans un seul alphabet, et rien n'y est invisible.
game-name-taken = « { $game_name } » est un jeu de la maison : il faut un autre nom au jeu du paquet { $by }.
game-twice = Un seul jeu peut s'appeler « { $game_name } ». Il est proposé par : { $by }.
game-broken = Le jeu « { $game_name } » du paquet { $by } ne peut pas être joué : { $problem }
bot-name-taken = « { $bot } » est un nom de la maison : il en faut un autre au bot de { $by }.
bot-twice = Un seul bot peut s'appeler « { $bot } ». Il est proposé par : { $by }.
bot-broken = Le bot « { $bot } » du paquet { $by } ne se charge pas : { $problem }
bot-no-class = Ce que le paquet { $by } propose comme bot « { $bot } » ({ $what }) n'est pas une classe avec une méthode « choose ».
bot-not-offered = Le bot « { $bot } » a répondu { $answer }, qui n'est pas parmi ses options.
program-form = Un programme s'indique sous la forme NOM=COMMANDE, le nom en lettres, chiffres, - et _ ; « { $given } » ne convient pas.
program-missing = Aucun programme « { $command } » ne peut être lancé. Un script a peut-être besoin de son interpréteur, comme dans : node bot.js
program-seconds = Un programme a droit à { $most } secondes au plus par réponse, et plus que zéro ; pas à { $seconds }.
program-failed = Le programme « { $program } » { $how ->
    [late] n'a pas répondu en { $said } s
    [ended] s'est arrêté (code de sortie { $said })
    [too-long] a écrit une ligne sans fin : « { $said } »
    [unasked] a dit plus d'une ligne : « { $said } »
    [not-offered] a donné une réponse qui n'était pas proposée : « { $said } »
    [not-started] n'a pas pu être lancé : { $said }
   *[nonsense] a dit quelque chose qui n'est pas une réponse : « { $said } »
}. La réponse habituelle a été donnée pour lui.
program-failures = Le programme « { $program } » a échoué { $count } fois en tout ; chaque fois, la réponse habituelle a été donnée pour lui.
setup-number = « { $value } » n'est pas un nombre entier de { $least } à { $most }.

# --- fichiers de partie ---

record-not-json = Ce n'est pas un fichier de partie : il est coupé, ou ce n'est pas du JSON.
record-shape = Ce n'est pas un fichier de partie : { $problem }
record-format = Ce fichier de partie est d'un format plus récent ({ $format }).
rules-have-changed = Les règles de ce jeu ont changé depuis. On peut revoir la partie, mais pas la continuer.
record-rules = Cette partie a suivi la version { $theirs } des règles ; celles-ci sont la version { $ours }.
record-no-seed = La graine est encore scellée : cette partie n'est pas finie. Pour la continuer : play --resume
record-seed = La graine du fichier n'en est pas une.
record-commitment = La graine ne correspond pas à l'empreinte publiée avant la partie.
record-other-commitment = L'empreinte du fichier n'est pas celle qui vous a été montrée : la graine a été échangée.
record-nonces = Les nombres donnés par les places pour le hasard manquent ou sont abîmés.
record-edited = L'action { $entry } ne suit pas celles d'avant : le fichier a été modifié.
record-illegal = L'action { $entry } n'est pas permise : place { $seat }, « { $what } ».
record-illegal-rule = L'action { $entry } n'est pas permise : place { $seat }, « { $what } » ({ $rule }).
record-unfinished = Le journal s'arrête avant la fin de la partie : il manque l'action { $entry }.
record-redealt = L'action { $entry } redistribue les cartes cachées : cette partie en rejoue une autre depuis un de ses moments, et ne prouve donc rien.
record-result = Le résultat du fichier n'est pas celui de la partie.
record-changed = La ligne { $entry } du journal de la maison n'est plus comme elle a été écrite : elle a été changée, ou une ligne d'avant manque.
record-unsigned = La partie n'est pas signée : rien ne montre qu'elle a été jouée dans une maison.
record-other-key = La partie est signée avec une autre clé que celle de cette maison : elle n'a pas été jouée ici.
record-signature = La signature ne convient pas : la partie a été changée après la signature, ou la maison ne l'a jamais signée.
record-other-head = La partie ne contient pas le moment que vous avez gardé : ce qui s'est passé jusque-là a été changé.

# --- ligne de commande ---

cli-about = Une table pour des jeux à information cachée : humains, bots et agents sur un même moteur équitable.
cli-lang = la langue : en ou fr
cli-games = la liste des jeux
cli-learn = apprendre un jeu : une première partie guidée dans le terminal
cli-learn-example = un exemple des règles au lieu de la leçon
cli-learn-step = commencer à cette étape
cli-play = jouer dans le terminal
cli-play-game = quel jeu
cli-play-seats = qui est assis où, dans le sens horaire : me, ou un bot du jeu (omerta games les énumère), séparés par des virgules ; un nom peut suivre : me:Anne (sinon me,bot,bot,bot)
cli-play-resume = continuer une partie interrompue
cli-play-save = où va le fichier de partie (sinon dans le dossier matches)
cli-option = une option du jeu, sous la forme nom=valeur ; peut être répétée
cli-content = un fichier de contenu à la place de celui du jeu
cli-seed = une graine pour répéter exactement une partie (pour des essais : les dés ne sont alors plus secrets)
cli-program = un bot à vous pour cette fois : un programme qui parle en lignes JSON (docs/bots.md) ; peut être répété
cli-program-form = NOM=COMMANDE
cli-program-seconds = le temps d'un tel programme pour une réponse, en secondes (sinon 5)
cli-match = consulter des fichiers de partie
cli-match-show = qui a joué, et comment cela s'est terminé
cli-match-replay = le récit d'une partie, événement par événement
cli-match-verify = vérifier la graine, chaque action, le résultat et la signature
cli-match-file = un fichier de partie
cli-match-commitment = l'empreinte de la graine qui vous a été montrée avant la partie
cli-match-key = la clé publique de la maison, qu'elle publie à /api/key
cli-match-head = la tête de la chaîne qui vous a été montrée pendant la partie, ou son début
cli-simulate = faire jouer beaucoup de parties par des bots, et compter
cli-simulate-players = combien de joueurs (sinon autant que de bots nommés, ou le minimum du jeu)
cli-simulate-games = combien de parties (sinon 1000)
cli-simulate-seats = quels bots : ceux du jeu (omerta games les énumère), séparés par des virgules ; un seul nom vaut pour toutes les places (sinon bot)
cli-simulate-rotate = faire changer les bots de place à chaque partie, et compter par bot
cli-arena = faire s'affronter des bots à armes égales, et dire ce qu'ils valent
cli-arena-bots = quels bots s'affrontent, séparés par des virgules (omerta games les énumère)
cli-arena-games = combien de parties en tout (sinon 400) ; quelques-unes de plus si les places ne tombent pas juste
cli-arena-players = combien de joueurs à une table, ou plusieurs nombres, séparés par des virgules (sinon le milieu de ce que le jeu permet)
cli-arena-out = le dossier des parties et du rapport (sinon un dossier dans arenas) ; ce qui s'y trouve déjà est continué
cli-arena-fresh = oublier les parties qui sont dans le dossier
cli-arena-jobs = combien de parties à la fois (sinon une par cœur)
cli-arena-on = où : sur les cœurs de cette machine (cores), ou sur la grappe Ray que désigne RAY_ADDRESS (ou une grappe locale)
cli-balance = faire jouer beaucoup de parties par des bots, et dire si un jeu est équitable, combien il dure et ce qui y décide
cli-balance-players = combien de joueurs à une table, ou plusieurs nombres, séparés par des virgules (sinon tous ceux que le jeu permet)
cli-balance-games = combien de parties pour chaque nombre de joueurs (sinon 400)
cli-balance-seats = quel bot joue, ou plusieurs, séparés par des virgules : ils prennent les places à tour de rôle et se décalent à chaque partie (sinon bot)
cli-balance-one = jouer encore autant de parties où une place revient à un autre bot, et dire combien il en gagne ; never-trades est un bot qui ne propose ni n'accepte aucun marché
cli-balance-one-games = combien de parties avec cet autre bot pour chaque nombre de joueurs (sinon autant que --games ; 0 pour aucune)
cli-balance-write = écrire aussi le rapport en Markdown (sinon docs/balance/JEU.md)
cli-balance-goals = dire aussi si les buts d'un fichier de réglage sont atteints
cli-balance-tune = chercher de meilleurs nombres : un fichier avec des valeurs, leurs bornes et les buts (docs/balance/README.md)
cli-balance-out = le dossier des parties et du rapport (sinon un dossier dans balances) ; ce qui s'y trouve déjà est continué
cli-usage = { $problem }
cli-usage-required = Il manque quelque chose : { $what }.
cli-usage-choice = « { $given } » n'est pas parmi : { $known }.
cli-usage-unknown = Je ne connais pas « { $what } » ici. Avec --help, la commande montre ce qu'elle accepte.
cli-usage-value = { $what } demande une valeur.
cli-help = montrer cette aide
cli-arguments = à donner
cli-options = options
cli-command = une commande
games-title = Jeux
games-name = nom
games-title-column = titre
games-players = joueurs
games-about = en bref
games-options = options
games-bots = bots
games-count = { $least } à { $most }

show-title = { $game }, version { $rules } des règles
show-seats = Joueurs
show-seat = place
show-name = nom
show-kind = joué par
show-score = score
show-place = rang
show-actions = { $count ->
    [one] une action
   *[other] { $count } actions
} en { $minutes }
show-options = Options : { $options }
show-options-none = Options : aucune n'est changée
show-commitment = Empreinte publiée avant la partie : { $commitment }
show-seed = Graine : { $seed }
show-seed-sealed = Graine : encore scellée, la partie n'est pas finie
verify-good = La partie est correcte : la graine, les { $count } actions et le résultat sont ce qu'ils doivent être.
verify-commitment = L'empreinte est celle qui vous a été montrée.
verify-commitment-not-given = Comparez l'empreinte avec celle qui vous a été montrée avant la partie : --commitment
verify-head = Le moment que vous avez gardé en fait partie.
verify-nonces = Des nombres pour le hasard sont venus de : { $names }. Personne n'a pu le choisir.
verify-nonces-some = Des nombres pour le hasard sont venus de : { $names }. Aucun n'est venu de : { $others }.
verify-nonces-none = Aucun joueur n'a donné de nombre pour le hasard : qui a choisi la graine a pu en essayer plusieurs.
verify-signed = La maison l'a signée avec la clé que vous attendez.
verify-signed-by = Elle est signée avec la clé { $key }. Comparez-la avec celle que publie la maison : --key
verify-not-signed = Personne ne l'a signée : c'est une partie permise, mais rien ne montre qu'elle a été jouée.
verify-signature-unchecked = La signature n'a pas été vérifiée : il y faut le paquet « cryptography ».
kind-person = une personne
kind-bot = un bot
kind-greedy = un bot simple
kind-random = un bot au hasard

simulate-progress = { $games } parties en cours
simulate-title = { $game }, { $players } joueurs, { $games } parties
simulate-mismatch = { $seats } bots sont nommés pour { $players } joueurs.
simulate-seat = place
simulate-bot = bot
simulate-mean = score moyen
simulate-wins = victoires
simulate-speed = { $decisions } décisions en { $seconds } s : { $rate } décisions/s, { $games } parties/s
simulate-shared = Une victoire partagée à deux compte pour une demie chacun.
simulate-intervals = ± et [ ] sont des intervalles à 95 %.

# --- l'arène ---

arena-progress = En jeu
arena-rounded = { $games } parties au lieu de { $asked } : ainsi chacun occupe aussi souvent chaque place de chaque donne.
arena-before = { $before } d'entre elles étaient déjà jouées : --fresh les rejoue toutes, ce qu'il faut si un bot a changé.
arena-stopped = Arrêté. La même commande continue avec ce qui est dans { $folder }.
arena-report = Le rapport avec ses graphiques : { $file }
arena-twice = « { $bot } » est nommé deux fois.
arena-entrants = Une arène prend de 2 à { $most } bots, pas { $entrants }.
arena-other-plan = { $folder } contient d'autres parties : { $what ->
    [game] leur jeu est
    [rules] la version de leurs règles est
    [version] la version d'Omertà qui les a jouées est
    [bots] leurs bots sont
    [odd] leur intrus est
    [players] leurs nombres de joueurs sont
    [seed] leur graine est
    [options] leurs options sont
    [content] l'empreinte de leur contenu est
    [programs] leurs programmes sont
   *[program_seconds] le temps de réponse de leurs programmes, en secondes, est
} { $then }, et non { $now }. Donnez un autre dossier avec --out, ou oubliez-les avec --fresh.
arena-bad-line = La ligne { $line } des parties dans { $folder } est illisible ({ $problem }). Oubliez-les avec --fresh, ou donnez un autre dossier avec --out.
arena-no-bot = Je ne connais pas de bot « { $bot } ». Il y a : { $known }.
arena-unwritable = Je ne peux pas écrire dans { $folder } : { $problem }
arena-worker-died = Un processus qui jouait a été arrêté de l'extérieur, peut-être faute de mémoire. La même commande continue ; moins de --jobs en demande moins.
no-ray = Ray n'est pas installé. Depuis un clone : make ray ; sinon : pip install 'omerta-games[ray]'
arena-eyebrow = arène
arena-title = Arène : { $game }
arena-summary = { $games } parties sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} entre { $bots } bots, à { $players } par table.
arena-bot = bot
arena-rating = cote
arena-points = points
arena-wins = victoires
arena-equal = à égalité
arena-games = parties
arena-moves = coups
arena-all = tous
arena-time-mean = par coup
arena-time-most = 95 % en
arena-time-longest = le plus long
arena-ratings = Cotes
arena-ratings-note = Les moustaches et [ ] sont des intervalles à 95 %. 1500 est la moyenne de tous ; 400 points de plus, c'est finir devant l'autre dix fois sur onze.
arena-matrix = Qui bat qui
arena-matrix-note = Points du bot de la ligne contre celui de la colonne.
arena-seats = Par place, à { $players } joueurs
arena-seats-note = De combien de points de pourcentage une place vaut mieux ou moins que d'habitude : les barres pour tous, avec leur intervalle à 95 % ; les pastilles pour chaque bot. Dessous, la part des points.
arena-players = Par nombre de joueurs
arena-players-note = Part des points aux tables de chaque taille.
arena-scores = Scores
arena-scores-note = La fréquence de chaque score final. Le trait, comme le chiffre, est la médiane.
arena-times = Temps par coup
arena-times-note = Bloc : la moyenne. Trait : 95 % des coups n'ont pas pris plus. Anneau : le plus long. Là où il n'y avait rien à choisir, rien n'est compté. Les bots de la maison : temps d'un cœur ; les autres : jusqu'à leur réponse.
arena-failures = { $bot } n'a pas su répondre { $count ->
    [one] une fois
   *[other] { $count } fois
} ; la réponse habituelle a été donnée à sa place.
arena-how-points = Points : pour deux places de bots différents à une table, un point à celui qui finit devant l'autre, un demi chacun s'ils sont à égalité ; 50 %, c'est se valoir. Une victoire partagée à deux compte pour une demie.
arena-how-ratings = Cotes : OpenSkill, Plackett–Luce, d'après les classements de toutes les parties dans l'ordre ; intervalles en retirant les donnes au sort (bootstrap).
arena-how-intervals = Les autres intervalles sont ceux de Wilson, comptés par donne : les parties d'une donne se tiennent. Qui gagne toujours n'a pas de vraie cote : elle monte à chaque partie.
arena-how-deals = À chaque donne, chaque bot occupe aussi souvent chaque place.
arena-command = Joué avec Omertà { $version }. Pour rejouer les mêmes parties :

# --- le laboratoire d'équilibre ---

balance-eyebrow = laboratoire d'équilibre
balance-title = Équilibre : { $game }
balance-summary = { $games } parties de { $bots }, à { $players } joueurs.
balance-summary-odd = Dans { $games } autres, à { $players } joueurs, une place revenait à { $bot }, l'intrus.
balance-players = { $players } joueurs
balance-all = tous
balance-glance = En bref
balance-glance-note = [ ] sont des intervalles à 95 %.
balance-note-wins = Parties gagnées, en multiple de la part équitable : 1 est équitable. Compte qui l'a en fin de partie.
balance-note-lead = Au-dessus de la moyenne de la table : 0 est équitable. Ce que chacun a d'avance ou de retard compte, pas seulement qui gagne.
balance-note-mean = Moyennes.
balance-note-share = Parts du total.
balance-bold = En gras : ce qui est équitable, 1 pour les parties gagnées et 0 pour les scores au-dessus de la moyenne, est hors de l'intervalle.
balance-how-wins = Une victoire partagée à deux compte pour une demie chacun. La part équitable de quatre joueurs est un quart.
balance-how-intervals = Les intervalles sont à 95 %, comptés par partie : ceux de Wilson pour les parts, l'intervalle normal pour les moyennes.
balance-how-seeds = La partie numéro n a la même graine sous chaque contenu : les contenus se comparent à chance égale.
balance-how-leader = Qui mène à la mi-temps a le meilleur score au milieu de la partie ; à égalité, les meilleures perspectives.
balance-seconds = { $seconds } s d'un cœur par partie.
balance-report = Le rapport : { $file }
balance-written = Le rapport en Markdown : { $file }
balance-no-trade = On ne fait pas de marchés dans { $game }.
figure-rounds = Manches
figure-rounds-shortest = Manches : partie la plus courte
figure-rounds-low = Manches : 10 % des parties sont plus courtes
figure-rounds-median = Manches : médiane
figure-rounds-high = Manches : 90 % des parties sont plus courtes
figure-rounds-longest = Manches : partie la plus longue
figure-leader = Qui mène à la mi-temps gagne
figure-shared = Victoires partagées
figure-trades = Marchés par manche
figure-odd = L'intrus gagne
figure-seat = Par place dans l'ordre du jeu
figure-seat-note = Parties gagnées, en multiple de la part équitable : 1 est équitable.
figure-seat_lead = Score au-dessus de la moyenne de la table, par place dans l'ordre du jeu
figure-winner_points = D'où viennent les points des gagnants
figure-winner_money = D'où vient l'argent des gagnants
figure-money = D'où vient tout l'argent
balance-tune-bad = { $file } est inutilisable : { $problem }
balance-tune-game = { $file } est pour { $other }, pas pour { $game }.
balance-tune-nowhere = Il n'y a pas de valeur « { $at } » dans le contenu.
balance-tune-not-ours = « { $at } » n'est pas à nous : sa source est « { $source } ».
balance-tune-reversed = Les bornes de « { $at } » sont inversées : { $least } est plus grand que { $most }.
balance-tune-bounds = « { $at } » demande des choix (choices), ou des bornes least et most et un pas (step) positif.
balance-tune-figure = Il n'y a pas de mesure « { $figure } ». Il y a : { $known }.
balance-tune-goal = Le but « { $figure } » demande une borne least ou most.
balance-tune-players = Le but « { $figure } » est pour { $players } joueurs, avec qui on ne joue pas.
balance-tune-odd = Le but « odd » demande un bot dans `odd`.
balance-tune-progress = Génération { $generation } sur { $generations }, { $games } parties chacun ; meilleur écart { $loss }
balance-tune-confirm = Confirmation sur de nouvelles parties
balance-tune-nothing = Rien de mieux que le contenu tel quel.
balance-tune-found = Le contenu trouvé : { $file }
balance-tune-evidence = Ses preuves : { $file }
balance-tune-title = Réglage : { $game }
balance-tune-about = Avant : le contenu tel quel. Après : le contenu trouvé, écart { $before } → { $after }, sur { $games } parties par nombre de joueurs que la recherche n'avait pas vues.
balance-tune-values = Valeurs
balance-tune-value = valeur
balance-tune-before = avant
balance-tune-after = après
balance-tune-goals = Buts
balance-tune-wanted = voulu
balance-tune-found-it = trouvé
balance-tune-met = atteint
balance-tune-seats = joueurs
balance-tune-none = Aucune valeur n'a changé.

# --- jouer dans le terminal ---

play-saved = Partie enregistrée dans { $file }.
play-resume-hint = Pour continuer cette partie : { $command }
play-not-saved = La partie n'a pas pu être enregistrée : { $problem }
play-resumed = Bon retour. La partie continue où elle s'était arrêtée.
play-no-key = Il n'y a pas de fichier de clé à côté de { $file } : cette partie ne peut pas être continuée.
play-resume-alone = --resume prend sa table dans le fichier : ne nommez pas de jeu.
play-file-exists = { $file } existe déjà ; une partie ne l'écrase pas.
play-guest = Convive
play-seed = La graine scellée était { $seed }. Elle permet à chacun de vérifier la partie.
play-over-already = Cette partie est déjà finie. Voir : omerta match show { $file }
play-commitment = Le hasard est scellé : empreinte { $commitment }…, graine montrée à la fin.
play-choose = Votre choix
play-rules-hint = Tapez ? pour les règles.
play-keys = numéro ou notation · u revenir · g votre but · ? les règles · h ce qui s'est passé · q arrêter
play-keys-no-undo = numéro ou notation · g votre but · ? les règles · h ce qui s'est passé · q arrêter
play-keys-windows = w désormais, passer d'office là où vous ne pouvez que passer
play-windows-passed = Désormais, on ne vous interroge que là où vous pouvez faire autre chose que passer.
play-undone = Retour en arrière.
play-bad-choice = « { $given } » n'est pas un des choix. Tapez un numéro de 1 à { $most } ou ce qui est écrit à côté ; ? montre les règles.
play-pass-on = Passez le clavier à { $name }. Les autres ne regardent pas ! Appuyez sur Entrée.
play-happened = Ce qui s'est passé
play-rule = Règle { $rule }
play-over = La partie est finie.
play-you-won = Vous gagnez !
play-you-share = Vous partagez la victoire avec { $names }.
play-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}.
play-sure = Arrêter ici ? La partie est enregistrée et peut être continuée plus tard. (o/n)
play-yes = o
play-need-person = Il n'y a personne à cette table. Pour voir les bots en chiffres : omerta simulate
play-stopped = La partie est arrêtée.
# Négocier. D'un côté d'une offre : $to est le nom d'un joueur, ou tout le monde.
play-any-time = Et à tout moment :
play-keys-trade = o faire une offre · d offres et promesses · p donner sa parole
play-keys-no-trade = d offres et promesses · p donner sa parole (pas d'offre en ce moment)
play-keys-bots = { $trades ->
    [yes] t parler à un bot · a demander à un bot ce qu'il veut pour quelque chose
   *[no] t parler à un bot
}
play-line = { $private ->
    [yes] { $name }, à vous seul : « { $line } »
   *[no] { $name } : « { $line } »
}
play-write = Que dites-vous ? (un salut, « que veux-tu pour … ? », « … contre … ? », « laissons-nous tranquilles », « pourquoi ? »)
play-keys-drop = numéro · x abandonner
play-keys-enough = numéro · Entrée rien de plus · x abandonner
play-keys-answer = numéro · ? les règles · h ce qui s'est passé · q arrêter
play-keys-record = numéro, ou Entrée pour continuer
play-help-offer = o — faire une offre : à qui, ce que vous donnez, ce que vous demandez, et des mots si vous le souhaitez.
play-help-deals = d — offres et promesses en cours ; répondre à une offre ou la retirer, dire si une promesse qui vous a été faite fut tenue.
play-help-word = p — donner votre parole à quelqu'un, devant tous et sans échange.
play-to-whom = À qui ?
play-gives = Que donnez-vous à { $to } ?
play-wants = Que demandez-vous à { $to } ?
play-give-which = Que donnez-vous ?
play-up-to = jusqu'à { $most } …
play-take-out = retirer : { $what }
play-how-much = Un nombre : 1 vaut { $unit }, { $most } vaut { $all }. Entrée pour rien.
play-amount = Combien
play-bad-number = « { $given } » n'est pas un nombre de 1 à { $most }.
play-words = Quelques mots avec l'offre ? Entrée pour aucun.
play-your-words = Vos mots
play-send-it = Faire cette offre ?
play-send = oui, la faire
play-change-gives = changer ce que vous donnez
play-change-wants = changer ce que vous demandez
play-change-pledges = les promesses, les vôtres et les siennes
play-change-words = changer les mots
play-dropped = Abandonné : il n'y a pas d'offre.
play-word-which = Sur quoi donnez-vous votre parole ? Entrée pour rien.
# Ce qui est promis, et par qui. $you vaut "yes" pour la personne au clavier.
play-pledges = Quelles promesses avec l'offre ? Elles sont inscrites pour tous une fois l'affaire conclue.
play-pledge-truce = { $you ->
    [yes] vous le laissez en paix : une trêve
   *[no] { $name } vous laisse en paix : une trêve
}
play-pledge-spare = { $you ->
    [yes] vous épargnez quelqu'un d'autre
   *[no] { $name } épargne quelqu'un d'autre
}
play-pledge-pay = { $you ->
    [yes] vous payez plus tard
   *[no] { $name } paie plus tard
}
play-pledge-words = { $you ->
    [yes] votre parole, avec vos mots
   *[no] la parole de { $name }, avec vos mots
}
play-pledge-of = { $you ->
    [yes] vous : { $pledge }
   *[no] { $name } : { $pledge }
}
play-pledge-in-words = Quoi exactement ? Entrée pour rien.
play-pledge-how-much = Combien ? 1 vaut { $unit }.
play-pledge-round-pay = À quelle manche ?
play-pledge-round-peace = Jusqu'à la fin de quelle manche ? Entrée pour toute la partie.
play-word-dropped = Vous n'avez rien promis.
play-offer-from = { $name } a une offre pour vous.
play-you-get = Vous recevez : { $what }
play-you-give = Vous donnez : { $what }
play-offer-accept = d'accord
play-offer-decline = pas d'accord
play-offer-counter = faire une autre offre à la place
play-offer-later = la laisser ouverte pour l'instant
play-on-record = En cours : { $offers ->
    [0] aucune offre
    [one] une offre
   *[other] { $offers } offres
}, { $promises ->
    [0] aucune promesse
    [one] une promesse
   *[other] { $promises } promesses
} (d).
play-offers = Offres en cours
play-no-offers = aucune
play-offer-closed = { $maker } a une offre pour { $to }, entre eux deux.
play-promises = Promesses
play-no-promises = aucune
play-promise = Manche { $round }, { $maker } à { $to } : { $pledge } – { $mark ->
    [kept] tenue
    [broken] rompue
   *[open] en cours
}
play-mark = { $mark ->
    [kept] elle fut tenue
    [broken] elle fut rompue
   *[open] elle est de nouveau en cours
}
play-withdraw = Retirer cette offre ? (o/n)

place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
percent = { $number } %

# --- à une table dans le navigateur ---

stale = La table a avancé : regardez, puis choisissez.
bad-message = La table n'a pas pu lire ce message.
bad-request = Cette demande n'a pas pu être lue.
house-trouble = Un incident s'est produit dans la maison. Rien n'est perdu ; réessayez.
not-from-there = Les demandes viennent de la page de la maison, en JSON.
wrong-host = Ce serveur ne porte pas ce nom. Qui le fait tourner peut en ajouter un : --names
page-not-built = La page n'est pas encore construite : lancez « make page ».
too-many-changes = Vous avez changé d'avis bien des fois à cette question. Ce qui est dit est dit.
too-fast = Pas si vite : attendez un instant.
who-are-you = Dites d'abord comment vous vous appelez.
link-spent = Ce lien a déjà servi, ou il est trop vieux. Faites-en un autre.
webhook-address = Un webhook est une adresse qui commence par http:// ou https://.
push-address = Ce n'est pas l'adresse d'un navigateur auprès de son service push.
push-none = Ce serveur n'envoie pas de notifications aux navigateurs fermés.
push-turn = À vous de jouer
no-such-table = Cette table n'existe pas.
no-such-game = Ce jeu n'existe pas.
no-such-bot = Il n'y a pas de bot « { $bot } ».
no-answer = Il n'y a pas eu de réponse.
hints-off = À cette table, on joue sans conseils : le consigliere se tait.
counsel-accept = Acceptez l'offre de { $maker } : { $terms }.
counsel-decline = Refusez l'offre de { $maker } : { $terms }.
counsel-counter = Pas comme { $maker } le veut ({ $terms }). Proposez plutôt : { $answer }.
counsel-propose = À proposer à { $to } : { $terms }.
consigliere-busy = Le consigliere est avec d'autres. Redemandez-lui dans un instant.
consigliere-failed = Le consigliere n'a rien trouvé à dire. Redemandez-lui, ou fiez-vous à votre jugement.
table-not-begun = La partie n'a pas commencé.
table-begun = La partie a déjà commencé.
nonce-unsealed = Ce nombre n'est pas celui qui a été scellé.
game-not-over = La partie n'est pas encore finie.
one-answer-at-a-time = Une réponse à la fois.
not-seated = Vous regardez ; seuls ceux qui sont assis à la table jouent.
already-seated = Vous êtes déjà à cette table.
not-invited = Cette place est gardée pour un invité.
seat-taken = Quelqu'un a été plus rapide : la place est prise.
seats-free = Il reste des places libres.
host-only = Seul l'hôte de la table peut faire cela.
undo-pending = On demande déjà à reprendre un coup.
seat-not-away = Cette personne est là, ou n'est partie que depuis un instant.
undo-not-asked = Personne ne vous demande d'accord en ce moment.
ask-no-bot = Seuls les bots répondent à cela tout de suite : à une personne, faites une offre.
ask-busy = Il réfléchit encore à votre dernière question.
whisper-to-yourself = Ce serait parler tout seul : chuchotez à quelqu'un d'autre.
chat-text = Un message a de 1 à 500 caractères imprimables.
setup-bots = Au plus { $most } des places peuvent être des bots : une est à vous.
setup-options = Ces options ne conviennent pas au jeu : { $problem }
setup-title = Un titre n'a que des caractères imprimables.
notice-resigned = { $you ->
    [yes] Vous avez quitté la partie
   *[no] { $name } a quitté la partie
} ; un bot continue.
notice-replaced = { $you ->
    [yes] Vous n'étiez plus là
   *[no] { $name } n'est plus là
} ; un bot continue.
notice-undone = { $you ->
    [yes] Vous avez repris
   *[no] { $name } a repris
} un coup ; tout le monde était d'accord.
notice-undo-refused = { $you ->
    [yes] Vous n'êtes pas d'accord
   *[no] { $name } n'est pas d'accord
} pour reprendre ce coup.
# Comment un bot marchande.
persona-al = Tient les livres de trois cafés, et tous sont justes.
persona-bugsy = Rit plus fort que tout le monde aux enterrements. Surtout ceux des autres.
persona-carmela = Ferme la porte à double tour et compte les cuillères.
persona-dutch = Vous vendrait votre propre chapeau. Il l'a fait la semaine dernière.
persona-enzo = Cuisine pour les amis comme pour les ennemis.
persona-fanny = Note chaque offense, à l'encre violette.
persona-gino = Possède tout en double, et veut le troisième.
persona-hattie = Ne s'est jamais fait prendre, faute de s'être jamais pressée.
temper-calm = calme
temper-calm-line = Partage ce qu'un marché rapporte, sans rancune.
temper-greedy = cupide
temper-greedy-line = Veut la plus grosse part de chaque marché.
temper-careful = sur ses gardes
temper-careful-line = Ne traite que si le gain est net, et ne se fie ni aux cartes cachées ni aux promesses.
temper-vengeful = rancune tenace
temper-vengeful-line = Qui lui fait du tort paie chaque marché plus cher, ou n'obtient rien.

# --- servir ---

serve-open = Omertà est ouvert à l'adresse { $address } (Ctrl-C ferme)
serve-missing = Il manque ici de quoi ouvrir un serveur ({ $module }). Installez-le : pip install "omerta-games[serve]"
serve-port = Impossible d'écouter sur { $host }, port { $port } : { $problem }
serve-password = Impossible de lire le mot de passe dans { $file } : { $problem }
serve-traces-missing = Pour les traces, il faut installer OpenTelemetry : pip install -r requirements/otel.txt
serve-proxy = Ni adresse ni réseau d'un mandataire : { $problem }
cli-serve = ouvrir la table dans le navigateur
cli-serve-host = l'adresse d'écoute (d'habitude 127.0.0.1 : cette machine seulement)
cli-serve-port = le port d'écoute (d'habitude 8000)
cli-serve-db = où tout est gardé : sqlite:///fichier ou postgresql://utilisateur@hôte/nom
cli-serve-workers = combien de processus serveurs partagent le port (d'habitude 1 ; davantage demande PostgreSQL)
cli-serve-bots-on = où réfléchissent les bots et le consigliere, et où s'estiment les chances : sur les cœurs de cette machine (cores), ou sur la grappe Ray que désigne RAY_ADDRESS (ray://hôte:10001), qui peut être faite d'autres machines
serve-ray-address = Des bots sur une grappe Ray demandent son adresse dans RAY_ADDRESS : ray://hôte:10001. Elle vaut maintenant « { $given } ».
cli-serve-node = avec PostgreSQL : l'adresse où les autres serveurs de la même base atteignent celui-ci (d'habitude 127.0.0.1, sur un port libre)
serve-workers-sqlite = Plusieurs processus serveurs demandent PostgreSQL : un fichier SQLite n'en a qu'un. Indiquez : --db postgresql://utilisateur@hôte/nom
serve-node = { $given } n'est pas une adresse pour --node. C'est hôte ou hôte:port.
cli-backup = copier la base pendant que le serveur tourne, et vérifier la copie
cli-backup-file = le nouveau fichier
cli-films = garder toutes les parties en films, avant une mise à jour qui change des règles
films-done = Parties gardées : { $count }
cli-tidy = supprimer les parties finies depuis un certain nombre de jours
cli-tidy-days = combien de jours on garde les parties finies (d'habitude 365)
cli-tidy-yes = les supprimer ; sinon, elles sont seulement comptées
backup-done = Copié dans { $file } et vérifié. Tables : { $tables }, entrées de leurs journaux : { $appends }, personnes : { $people }. Le fichier contient des secrets : gardez-le en lieu sûr.
backup-exists = { $file } existe déjà. Une copie n'écrase jamais un fichier.
backup-failed = Impossible de copier la base : { $problem }
backup-broken = La copie est illisible et a été jetée : { $problem }
backup-gaps = Journaux à trous : { $count }. La copie a été jetée.
backup-no-program = Une base PostgreSQL se copie avec { $program }, qui n'est pas installé. Sous Debian : apt-get install postgresql-client
db-address = Ce n'est pas une base. Une base est un fichier de SQLite, comme ma.sqlite, ou postgresql://utilisateur@hôte/nom
db-missing = Il n'y a pas de base à cet endroit : { $file }
db-trouble = La base ne répond pas : { $problem }
tidy-days = Les parties sont gardées un jour au moins : --days 1
tidy-would = Parties finies depuis plus de { $days } jours : { $tables }, entrées de leurs journaux : { $appends }. Rien n'a été supprimé ; pour les supprimer, ajoutez --yes
tidy-done = Supprimées. Parties finies depuis plus de { $days } jours : { $tables }, entrées de leurs journaux : { $appends }
cli-serve-db-password-file = un fichier avec le mot de passe de la base (PGPASSWORD dans l'environnement va aussi)
cli-serve-public-url = l'adresse par laquelle on atteint ce serveur, si ce n'est pas celle-ci
cli-serve-names = d'autres noms par lesquels on peut appeler ce serveur, avec des virgules
cli-serve-traces = où un collecteur prend les traces d'OpenTelemetry, par exemple http://127.0.0.1:4318/v1/traces (d'habitude nulle part)
cli-serve-metrics = où Prometheus trouve des chiffres, par exemple 127.0.0.1:9100 (d'habitude nulle part)
cli-serve-open = ouvrir aussi le navigateur
cli-serve-bot-pace = le temps que prennent les bots au moins, en secondes environ (d'habitude 1)
cli-serve-rate-factor = élargit toutes les limites de cadence (d'habitude 1 ; 0 les supprime)
cli-serve-webhooks = laisser les webhooks appeler des adresses de cette machine et de son réseau
cli-serve-push-contact = à qui les services push peuvent écrire au sujet de ce serveur : mailto:… ou https://… (d'habitude l'adresse publique, si elle est en https ; sans l'une ni l'autre, rien n'est envoyé)
cli-serve-trusted-proxies = les mandataires qu'on croit quand ils disent d'où vient une requête : adresses et réseaux, avec des virgules (d'habitude cette machine)

# --- premières parties guidées ---

lesson-chapter-example = Exemple des règles
lesson-step = { $chapter }, étape { $step } sur { $steps }
lesson-next = Entrée continue ; b revient, s saute le chapitre, q quitte
lesson-choose = Votre choix ; b revient, s saute le chapitre, q quitte
lesson-bad-choice = Tapez un numéro de 1 à { $most }.
lesson-taken-back = C'était seulement pour voir : le coup est annulé.
lesson-over = C'était la leçon.
learn-play = Maintenant, une vraie partie : { $command }
learn-left = Votre place est gardée : { $command }
learn-no-lesson = { $game } n'a pas encore de leçon.
learn-no-example = Les exemples de ce jeu sont : { $examples }.
learn-no-step = Cette leçon a les étapes 1 à { $steps }.

# --- ce pour quoi l'on joue ---

aim-to-go = Vous avez { $have } : encore { $left }.
aim-all-level = Vous avez { $have }, comme tout le monde.
aim-level = Vous avez { $have }, à égalité avec { $other }.
aim-ahead = Vous avez { $have } : { $by } d'avance sur { $other }.
aim-behind = Vous avez { $have } : { $by } de retard sur { $other }.
aim-now = Ce que vous pouvez faire
aim-title = Ce pour quoi vous jouez
aim-way = { $name } ({ $worth }) : { $how }.
aim-choice = { $name } : { $how }.

# --- leçons sur la page ---

bot-lesson = joue pour la leçon
lesson-nudged = Tullio secoue la tête. Rien n'a été envoyé.
lesson-first-this = Chaque chose en son temps. D'abord ceci.
too-many-lessons = Trop de leçons sont ouvertes ici. Fermez-en une et réessayez.

# --- qui d'autre peut venir ---
serve-others = Les autres l'ouvrent à l'adresse { $address }
serve-alone = Seul cet ordinateur peut l'ouvrir. Pour les téléphones et ordinateurs de votre réseau : { $command }
