# Ce qui entoure la table de chaque jeu : consigne, places, journal, discussion, règles, menu.
# Des espaces insécables lient les signes doubles (: ; ! ? « ») à ce qu'ils suivent ou précèdent.

# --- la page ---

shell-connecting = On s'installe à la table…
shell-loading = Un instant…
shell-gone = Cette table n'existe pas.
shell-gone-note = Elle n'a peut-être jamais existé, ou elle a été débarrassée bien après sa dernière carte.
shell-to-lobby = Retour au hall
shell-lost = Connexion perdue depuis { $since }. Rien n'est perdu : la table revient d'elle-même.
shell-result = Voir le résultat
shell-title = { $place } · Omertà
shell-title-turn = ● À vous · { $place }
shell-title-house = Omertà
shell-notify-turn = C'est à vous de jouer
shell-close = Fermer
shell-late = Cette page n'a pas pu être chargée. La connexion est-elle là ?
shell-again = Réessayer

# --- la consigne ---

shell-going-on = …
shell-skip = Sauter
shell-over = La partie est finie.
shell-watching = Vous regardez la partie.
shell-answers = Réponses
shell-pick = Choisissez…
shell-pick-or = Choisissez sur la table
shell-sending = Envoi…
shell-stale = La table a avancé entre-temps. Regardez à nouveau, puis choisissez.
shell-rule = Règle { $rule }
shell-deadline = Temps pour cette question
shell-pass-until-turn = Passer jusqu'à mon tour
shell-pass-until-turn-note = Là où tous sont interrogés, « passer » est répondu pour vous jusqu'à votre tour. Un nouvel appui l'annule.
shell-standing = Passer d'avance
shell-standing-note = Pour vous seulement, modifiable à tout moment : personne n'en sait rien.
shell-undo-steps = Annuler
shell-undo-step = Un pas en arrière
shell-undo-back = Reprendre
shell-undo-ask = Demander à reprendre
shell-others-waiting = on attend { $names }
shell-others-none = tout le monde vous attend
shell-passes-itself = rien à faire pour vous : le jeu continue tout seul dans un instant
shell-others-answered = { $count ->
    [one] une réponse est donnée
   *[other] { $count } ont répondu
}
shell-others-asked = { $count ->
    [one] { $names } réfléchit aussi
   *[other] { $count } autres réfléchissent aussi
}

# --- le consigliere ---

shell-counsel = Consigliere
shell-counsel-note = Que ferait-il ? Vous seul l'entendez.
shell-counsel-thinking = Il réfléchit…
shell-counsel-nothing = Rien à peser ici : toutes les réponses se valent.
shell-counsel-times = { $times } × { $text }
shell-again-from = Rejoué depuis un moment d'une partie finie : ce que vous ne pouviez pas voir est redistribué.
shell-again-stop = Arrêter et revenir à la partie finie
shell-counsel-hope = Chances de gagner :
shell-counsel-worth = Les chances de gagner avec ce coup, estimées d'après ce que vous voyez et rien de plus. Choisissez une réponse ici ; c'est toujours vous qui l'envoyez.
shell-counsel-even = Peut-être aussi bon que le premier : trop juste pour trancher.
shell-counsel-offers = À propos des offres
shell-counsel-do = Suivre son conseil

# --- les bots ---

bot-novice = novice
bot-novice-line = Se fie à ce qui est visible et paraît bon sur le moment : pour une première partie.
bot-soldier = soldat
bot-soldier-line = Connaît le métier, mais prend souvent le deuxième choix pour le meilleur.
bot-lieutenant = lieutenant
bot-lieutenant-line = Connaît le métier et ne se trompe que rarement.
bot-boss = parrain
bot-boss-line = Joue d'abord chaque bon coup dans sa tête, jusqu'à deux secondes. Difficile à battre.
bot-lively = compagnie mêlée
bot-lively-line = Des bots de tous niveaux et tempéraments, chacun avec son nom.
bot-bot = bot de la maison
bot-greedy = bot simple
bot-random = bot au hasard

# --- les places ---

shell-seats = Joueurs
shell-seat-ready = réponse donnée
shell-seat-yours = à vous
shell-seat-thinking = réfléchit…
shell-seat-bot = bot
shell-seat-bot-level = bot : { $level }
shell-seat-away = hors ligne
shell-watching-count = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
shell-time-left = encore { $time }
shell-hurry = vite
shell-days = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
}
shell-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes }
}

# --- quelqu'un est absent ---

shell-away-title = Quelqu'un est absent
shell-away = { $name } n'est plus là depuis un moment.
shell-away-host = Un bot peut continuer à sa place.
shell-away-vote = Un bot peut continuer à sa place, si la plupart d'entre vous le veulent : { $agreed } sur { $needed } jusqu'ici.
shell-away-do = Laisser jouer un bot
shell-away-wait = Attendre encore

# --- reprendre un coup ---

shell-undo-title = Un coup à reprendre
shell-undo-asked = { $name } voudrait reprendre son dernier coup.
shell-undo-you-asked = Vous avez demandé à reprendre votre dernier coup.
shell-undo-agreed = D'accord : { $names }.
shell-undo-open = Doivent encore répondre : { $names }.
shell-undo-agree = Accepter
shell-undo-refuse = Refuser

# --- à côté de la table ---

shell-beside = Journal, discussion et règles
shell-tab-table = Table
shell-tab-log = Journal
shell-tab-offers = Offres
shell-tab-chat = Discussion
shell-tab-rules = Règles
shell-new = nouveau :
shell-log-empty = Rien ne s'est encore passé.
shell-chat-empty = Personne n'a encore rien dit.
shell-chat-say = Dire quelque chose à la table
shell-chat-hint = Dire quelque chose
shell-chat-send = Envoyer
shell-chat-watching = regarde
shell-chat-whisper = À { $name } seulement
shell-chat-to-whom = À qui
shell-chat-to-you = à vous seulement
shell-chat-to = à { $name } seulement

shell-rules-title = Règles de { $game } · Omertà
shell-rules-search = Chercher dans les règles
shell-rules-search-hint = Chercher
shell-rules-contents = Sommaire
shell-rules-found = { $count ->
    [0] Aucune règle trouvée
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
shell-rules-failed = Les règles n'ont pas pu être chargées.

# --- négocier ---

shell-offers = Sur la table
shell-offers-none = Aucune offre.
shell-offers-closed = Pas d'échange en ce moment
shell-offers-make = Faire une offre
shell-offers-go-on = Reprendre votre offre
shell-offer-mine = Votre offre à { $to }
shell-offer-mine-all = Votre offre à tous
shell-offer-to-me = { $maker } vous fait une offre
shell-offer-answers-me = { $maker } vous répond
shell-offer-all = { $maker }, à tous
shell-offer-closed = { $maker } et { $to } se parlent, à huis clos.
shell-offer-gives = donne
shell-offer-wants = veut
shell-offer-you-give = vous donnez
shell-offer-you-get = vous recevez
shell-offer-nothing = rien
shell-offer-stands = tient encore { $time }
shell-offer-item = { $amount } × { $name }
shell-offer-accept = Accepter
shell-offer-counter = Contre-offre
shell-offer-decline = Refuser
shell-offer-withdraw = Retirer
shell-quoted = « { $words } »
shell-pledge-you = Vous promettez :
shell-pledge-by = { $name } promet :
shell-pledge-more = Une promesse de plus
shell-pledge-whose = Qui promet
shell-pledge-what = Quoi
shell-pledge-whom = Qui épargner
shell-pledge-until = Combien de temps, ou quand
shell-pledge-truce = une trêve
shell-pledge-spare = d'épargner
shell-pledge-pay = de payer
shell-pledge-words = avec des mots
shell-pledge-to-round = jusqu'à la fin de la manche { $round }
shell-pledge-in-round = à la manche { $round }
shell-pledge-whole-game = toute la partie
shell-pledge-less = Moins
shell-pledge-greater = Plus
shell-promise-now = Donner ma parole à { $name }
shell-pledge-add = Ajouter
shell-pledge-drop = Retirer : { $pledge }
shell-promises = Promesses
shell-promises-note = rien n'oblige à les tenir
shell-promises-none = Personne n'a encore donné sa parole.
shell-own-word = Vous avez donné votre parole à { $name } : { $words }.
shell-promise-between = { $maker } → { $to }
shell-promise-open = en cours
shell-promise-kept = tenue
shell-promise-broken = rompue
shell-promise-mark = Ce qu'elle est devenue
shell-promise-mark-kept = Tenue
shell-promise-mark-broken = Rompue
shell-promise-unmark = Retirer ce verdict
shell-promise-give = Donner sa parole…
shell-promise-to = À qui
shell-promise-words = Ce que vous promettez
shell-to-all = Tous

# --- le menu ---

shell-menu = Cette table
shell-menu-short = Plus
shell-settings = Réglages
shell-language = Langue
shell-motion = Animations
shell-motion-system = comme le système
shell-motion-full = toutes
shell-motion-less = moins
shell-pace = Montrer ce qui se passe
shell-pace-full = posément
shell-pace-fast = vite
shell-pace-none = d'un coup
shell-sound = Sons
shell-notify = Notifications
shell-notify-note = Quand c'est à vous et que cet onglet est caché ; même fermé, si le serveur sait prévenir les navigateurs.
shell-mute-bots = Bots muets
shell-mute-bots-note = Ils répondent encore à ce que vous leur dites en privé.
shell-mute-bots-quiet = À cette table, les bots ne parlent que si on leur parle.
shell-ask-price = Que voudriez-vous ?
shell-ask-price-first = Pour demander un prix, choisissez ce que vous voulez
shell-notify-denied = Ce navigateur ne les autorise pas ici.
shell-always-pass = Toujours passer : { $what }
shell-watch-link = Lien pour regarder
shell-watch-link-note = Qui l'ouvre voit ce que tout le monde peut voir, et aucune main.
shell-fair = Scellé avant la première carte
shell-fair-note = Tout le hasard de cette partie vient d'un nombre secret de la maison et d'un nombre du navigateur de chaque joueur. Voici l'empreinte du nombre secret, montrée à tous avant que les navigateurs ne donnent les leurs. Après la dernière carte, le nombre est montré aussi, et chacun peut vérifier que rien n'a été choisi ni changé.
shell-keys = Touches
shell-key-send = Envoyer votre choix
shell-key-clear = Effacer votre choix
shell-key-undo = Annuler
shell-key-skip = Sauter ce qui est montré (toute touche convient)
shell-key-counsel = Consulter le consigliere
shell-key-tabs = Journal, discussion, règles
shell-key-offers = Offres et promesses
shell-key-help = Ces touches
shell-leave = Retour au hall
shell-leave-note = Votre place reste la vôtre ; la table est parmi vos tables.
shell-leave-watching = Vous pouvez revenir à tout moment.
shell-resign = Abandonner
shell-resign-sure = Un bot prend votre place pour de bon, et les autres continuent. Abandonner ?
shell-resign-yes = Oui, abandonner
shell-resign-no = Non, continuer

shell-language-fr = Français
shell-language-en = English
shell-replay = Revoir
shell-replay-note = La partie jusqu'ici, moment par moment, comme vous l'avez vue. La table attend.
shell-replay-open = Revoir la partie
shell-too-late = Cette place est prise et la partie a commencé : vous regardez.

# --- a score and its parts ---
shell-score-parts = { $name } : { $figure }. De quoi c'est fait

# On a phone: the question in two lines, and what stands in the button's place while nothing is asked.
shell-list = Menu
shell-hand = Votre main : la relever ou l'abaisser
shell-all-of-it = Tout afficher
shell-less = Réduire
shell-awaiting = { $you ->
    [yes] À vous de jouer
   *[no] On attend { $names }
}

# --- la carte du but ---
shell-aim = Mon but
shell-aim-note = Comment on gagne, et ce qu'on peut faire maintenant
shell-aim-for = Vous êtes là pour
shell-aim-track = Qui en est où
shell-aim-more = Comment y arriver
shell-key-aim = Mon but : comment on gagne, et ce qu'on peut faire maintenant

# --- la leçon, depuis le menu ---
shell-learn = Apprendre ce jeu
shell-learn-note = { $minutes } minutes à cette table, pas à pas. Votre partie reste où elle est.
shell-learn-open = Ouvrir la leçon

# --- phases ---
shell-phases = Phases de la manche

# --- the log ---
shell-log-secret = Tout le monde n'en sait pas autant
shell-log-unread = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}

# --- the pace of what is shown, and the recap ---
shell-showing = Comment c'est montré
shell-pace-back = Revenir d'un temps
shell-pace-pause = Pause
shell-pace-on = Continuer
shell-pace-faster = Plus vite (maintenant { $speed } ×)
shell-key-pace = Pause ou reprise ; revenir d'un temps
shell-recap = Depuis votre dernière réponse :
shell-recap-said = { $sentence }.
shell-recap-read = C'est lu

# --- on a phone ---
shell-vibrate = Vibration
shell-home = Omertà sur votre écran d'accueil
shell-home-note = D'un geste, vous êtes à la table.
shell-home-by-hand = Dans le menu de partage du navigateur : « Sur l'écran d'accueil ».
shell-home-add = Ajouter
