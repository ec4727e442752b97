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
after-counting = La maison rejoue chaque moment de nombreuses fois pour voir qui allait gagner…
after-counting-on = D'abord une ébauche, puis de plus en plus précis : la maison continue de rejouer chaque moment…
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
after-moments = Trois moments
after-moment-to-come = Raconté dès que les chances seront connues
after-your-chances = vos chances
after-swing = de { $before } à { $after }

# --- la reprise ---

after-replay = Reprise
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
after-proof-commitment = l'engagement, montré à tous
after-proof-after = Après la dernière
after-proof-seed = la graine, révélée
after-proof-checking = Vérification…
after-proof-checking-about = Cette page calcule l'empreinte de la graine ; la maison rejoue la partie.
after-proof-genuine = Vérifié
after-proof-genuine-about = L'empreinte concorde, et les { $entries } actions rejouées mènent à la même fin.
after-proof-false = Partie non authentique
after-proof-false-seed = La graine ne correspond pas à l'engagement montré avant la première carte.
after-proof-false-replay = La partie rejouée ne mène pas à cette fin.
after-proof-unknown = Vérifié à moitié
after-proof-unknown-about = La graine correspond à son engagement, mais la maison n'a pas pu rejouer la partie.
after-proof-again = Vérifier encore
after-record = Fichier de la partie

# --- Razzia ---

