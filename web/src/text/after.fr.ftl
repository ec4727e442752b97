# Après la partie : le résultat, comment on y est arrivé, la reprise, la preuve.
# Des espaces insécables lient les signes doubles (: ; ! ? « ») à ce qu'ils suivent ou précèdent.

after-over = Partie terminée.
after-result = Le résultat
after-onward = Et maintenant
after-headline-won = Victoire
after-headline-shared = Victoire partagée
after-headline-lost = Défaite
after-headline-watched = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
after-verdict-won = { $margin } d'avance sur { $name }.
after-verdict-lost = { $name } gagne avec { $margin } d'avance sur vous.
after-verdict-won-tied = À égalité de points avec { $name } : le départage vous donne la victoire.
after-verdict-lost-tied = À égalité de points avec { $name } : le départage a tranché contre vous.
after-verdict-you-share = Vous partagez la victoire avec { $names }.
after-verdict-share = { $names } se partagent la victoire.
after-verdict-watched = { $name } gagne avec { $score }.
after-players = { $players } joueurs
after-minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
after-hours = { $hours } heures
after-days = { $days } jours
after-hinted = avec conseils : { $names }
after-share-link = Partager
after-share-copied = Lien copié
after-share-failed = Copiez l'adresse de la page
after-lobby = Retour au hall
after-board = Table et discussion
after-again = Réessayer

# --- encore une fois ---

after-rematch = Revanche à { $players ->
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { $players }
}
after-rematch-asked = Vous êtes de la partie
after-rematch-join = Rejoindre la revanche
after-rematch-watch = Regarder la revanche
after-rematch-set = La table est mise
after-rematch-ready = { $count ->
    [0] personne n'est prêt
    [1] un joueur est prêt
   *[other] { $count } sont prêts
}
after-rematch-waiting = on attend { $names }
after-rematch-is-ready = { $name } : partant
after-rematch-not-ready = { $name } : pas encore de réponse

# --- le graphique ---

after-course-title = Qui allait gagner ?
after-course-about = chances au fil de la partie, vues de la table
after-course-margin = à { $points } points près
after-course-missing = Il n'y a rien à tracer ici.
after-scores-title = Ce que chacun avait
after-scores-about = au fil de la partie
after-modes = Ce que montre le graphique
after-mode-chances = Chances
after-mode-scores = Scores
after-counting = Une première idée. La maison redistribue maintenant les cartes cachées et poursuit la partie depuis chaque moment…
after-counting-on = { $worlds ->
    [one] { $worlds } donne rejouée
   *[other] { $worlds } donnes rejouées
} jusqu'ici : les chances sont connues à { $points } points près…
after-chances-missing = Les chances n'ont pas pu être chargées.
after-slider = Moment de la partie
after-before = Au départ
after-beginning = Rien n'est joué.
after-after = Après : { $title }
after-chapter-of = { $title } · { $at } sur { $length }
after-transport = Revoir la partie
after-first = Au début
after-back = Un pas en arrière
after-play = Lire
after-pause = Pause
after-forward = Un pas en avant
after-last = À la fin
after-speed = Vitesse : { $speed } fois
after-watch = Revoir à la table
after-watch-short = Revoir
after-film-loading = Le film de la partie arrive…
after-film-missing = Le film de la partie n'a pas pu être chargé.

# --- chiffres et moments ---

after-figures = En chiffres
after-share = { $done } sur { $of }
after-moments = Ce qui a décidé
after-moment-to-come = Raconté dès que ce sera sûr
after-no-moment = Aucun coup n'a décidé à lui seul.
after-no-moment-about = Nulle part les chances n'ont bougé de plus que leur marge d'erreur.
after-tells = Ce qui est raconté de la partie
after-mistakes = Ce qui vous a coûté le plus
after-points-of-chance = points de chances
after-you-did = Vous
after-better = Mieux
after-mistake-sure = Jugé d'après ce que vous pouviez voir alors, à { $points ->
    [one] { $points } point
   *[other] { $points } points
} près.
after-play-from-here = Rejouer d'ici
after-play-failed = La maison n'a pas pu recréer ce moment. Réessayez plus tard.
after-mistakes-missing = Vos décisions n'ont pas pu être jugées.
after-mistakes-counting = { $count ->
    [0] La maison parcourt vos décisions…
   *[other] La maison compare { $count } de vos décisions à d'autres, dans des donnes que vous n'auriez pas pu distinguer…
}
after-no-mistake = Aucune décision ne vous a coûté beaucoup à coup sûr.
after-no-mistake-about = { $count } décisions ont été comparées à d'autres. Le reste, ce sont les cartes.
after-mistakes-about = Vous seul voyez ceci. Ce que vous rejouez se joue contre des bots, et tout ce que vous ne pouviez pas voir est redistribué ; le résultat de la partie reste.
after-your-chances = vos chances
after-swing = de { $before } à { $after }

# --- la reprise ---

after-replay = Revoir la partie
after-close = Fermer
after-log = Ce qui s'est passé
after-eyes = Par les yeux de qui
after-eyes-public = Spectateurs
after-eyes-of = par les yeux de { $name }
after-seen-public = ce que tout le monde pouvait voir
after-seen-own = ce que vous pouviez voir
after-film = Image du film
after-film-at = { $title }, image { $at } sur { $last }

# --- la preuve ---

after-proof = Preuve d'équité
after-proof-before = Avant la première carte
after-proof-commitment = l'empreinte, montrée à tous
after-proof-after = Après la dernière
after-proof-seed = la graine, révélée
after-proof-checking = Vérification…
after-proof-checking-about = Cette page vérifie l'empreinte, la chaîne et la signature ; la maison rejoue la partie.
after-proof-genuine = Vérifié
after-proof-genuine-given = Votre nombre a part au hasard. L'empreinte et le déroulement sont ceux que ce navigateur a gardés, la maison les a signés, et les { $entries } actions rejouées mènent à la même fin.
after-proof-genuine-kept = L'empreinte et le déroulement sont ceux que ce navigateur a gardés, la maison les a signés, et les { $entries } actions rejouées mènent à la même fin.
after-proof-genuine-about = L'empreinte concorde, la maison a signé la partie, et les { $entries } actions rejouées mènent à la même fin.
after-proof-false = Partie non authentique
after-proof-false-seed = La graine ne correspond pas à l'empreinte montrée avant la première carte.
after-proof-false-commitment = L'empreinte n'est pas celle qui a été montrée à ce navigateur avant la première carte : la graine a été échangée.
after-proof-false-seals = Un nombre donné pour le hasard n'est pas celui qui a été scellé avant la première carte : quelqu'un l'a choisi après.
after-proof-false-changed = Une action du fichier de la partie ne suit pas celles d'avant : le fichier a été changé.
after-proof-false-head = La partie ne contient pas ce que ce navigateur a vu pendant le jeu : elle a été changée ensuite.
after-proof-false-key = La partie est signée avec une autre clé que celle de la maison.
after-proof-false-signature = La signature ne convient pas : la partie a été changée après que la maison l'a signée.
after-proof-false-replay = La partie rejouée ne mène pas à cette fin.
after-proof-unknown = Vérifié à moitié
after-proof-unknown-about = La maison n'a pas pu être consultée pour le fichier de la partie et la rejouer.
after-proof-unknown-unsigned = La graine correspond à son empreinte et la partie rejouée mène à cette fin, mais la maison ne l'a pas signée : rien ne montre que personne ne l'a changée.
after-proof-unknown-late = Tout concorde, mais le nombre donné par votre navigateur n'a pas part au hasard : il est venu trop tard, ou la maison l'a laissé de côté.
after-proof-again = Vérifier encore
after-record = Fichier de la partie

# --- Razzia ---

