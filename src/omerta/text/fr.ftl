# Ce que dit la maison, quel que soit le jeu.

list-and = { $first } et { $last }
you = vous
label = { $label } :
labelled = { $label } : { $what }

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
offer-words = Une promesse compte au plus { $most } caractères affichables.
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
setup-number = « { $value } » n'est pas un nombre entier de { $least } à { $most }.

# --- fichiers de partie ---

record-not-json = Ce n'est pas un fichier de partie : il est coupé, ou ce n'est pas du JSON.
record-shape = Ce n'est pas un fichier de partie : { $problem }
record-format = Ce fichier de partie est d'un format plus récent ({ $format }).
record-rules = Cette partie a suivi la version { $theirs } des règles ; celles-ci sont la version { $ours }.
record-no-seed = La graine est encore scellée : cette partie n'est pas finie. Pour la continuer : play --resume
record-seed = La graine du fichier n'en est pas une.
record-commitment = La graine ne correspond pas à l'empreinte publiée avant la partie.
record-edited = L'action { $entry } ne suit pas celles d'avant : le fichier a été modifié.
record-illegal = L'action { $entry } n'est pas permise : place { $seat }, « { $what } ».
record-illegal-rule = L'action { $entry } n'est pas permise : place { $seat }, « { $what } » ({ $rule }).
record-unfinished = Le journal s'arrête avant la fin de la partie : il manque l'action { $entry }.
record-result = Le résultat du fichier n'est pas celui de la partie.

# --- ligne de commande ---

cli-about = Une table pour des jeux à information cachée : humains, bots et agents sur un même moteur équitable.
cli-lang = la langue : en ou fr
cli-games = la liste des jeux
cli-play = jouer dans le terminal
cli-play-game = quel jeu
cli-play-seats = qui est assis où, dans le sens horaire : me, bot, random, séparés par des virgules ; un nom peut suivre : me:Anne (sinon me,bot,bot,bot)
cli-play-resume = continuer une partie interrompue
cli-play-save = où va le fichier de partie (sinon dans le dossier matches)
cli-option = une option du jeu, sous la forme nom=valeur ; peut être répétée
cli-content = un fichier de contenu à la place de celui du jeu
cli-seed = une graine pour répéter exactement une partie (pour des essais : les dés ne sont alors plus secrets)
cli-match = consulter des fichiers de partie
cli-match-show = qui a joué, et comment cela s'est terminé
cli-match-replay = le récit d'une partie, événement par événement
cli-match-verify = vérifier la graine, chaque action et le résultat
cli-match-file = un fichier de partie
cli-simulate = faire jouer beaucoup de parties par des bots, et compter
cli-simulate-players = combien de joueurs (sinon autant que de bots nommés, ou le minimum du jeu)
cli-simulate-games = combien de parties (sinon 1000)
cli-simulate-seats = quels bots : bot, random, séparés par des virgules ; un seul nom vaut pour toutes les places (sinon bot)
cli-simulate-rotate = faire changer les bots de place à chaque partie, et compter par bot
cli-usage = { $problem }
cli-usage-required = Il manque quelque chose : { $what }.
cli-usage-choice = « { $given } » n'est pas parmi : { $known }.
cli-usage-unknown = Je ne connais pas « { $what } ».
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
verify-good = La partie est authentique : la graine, les { $count } actions et le résultat sont ce qu'ils doivent être.
kind-person = une personne
kind-bot = un bot
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
play-keys = numéro ou notation · u revenir · ? les règles · h ce qui s'est passé · q arrêter
play-keys-no-undo = numéro ou notation · ? les règles · h ce qui s'est passé · q arrêter
play-undone = Retour en arrière.
play-bad-choice = « { $given } » n'est pas un des choix. Tapez un numéro de 1 à { $most } ou ce qui est écrit à côté ; ? montre les règles.
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
place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
percent = { $number } %
