# Le hall, la table avant la partie, et les autres pages de la maison.
# Des espaces insécables lient les signes doubles (: ; ! ? « ») à ce qu'ils suivent ou précèdent.

lobby-title = Omertà : jeux de gangsters
lobby-title-turn = ● À vous de jouer – Omertà
lobby-home = Omertà, vers le hall
lobby-motto-games = Des jeux de gangsters, une seule loi :
lobby-motto-law = ce qui est caché reste caché.
lobby-people = { $people ->
    [one] { $people } joueur
   *[other] { $people } joueurs
}
lobby-tables = { $tables ->
    [one] { $tables } table en cours
   *[other] { $tables } tables en cours
}
lobby-nav = La maison
lobby-nav-rules = Règles
lobby-nav-watch = Regarder
lobby-nav-about = À propos
lobby-language = Langue
lobby-language-name = { $language ->
    [fr] Français
   *[en] English
}
lobby-loading = Un instant…
lobby-offline = La maison est injoignable depuis { $since }. Rien n'est perdu ; la page revient d'elle-même.
lobby-unreachable = La maison est injoignable pour le moment. Réessayez dans un instant.
lobby-not-done = Cela n'a pas marché ({ $status }). Réessayez dans un instant.
lobby-to-lobby = Vers le hall
lobby-copy = Copier
lobby-copied = Copié
lobby-save = Garder
lobby-saved = C'est noté.
lobby-close = Fermer
lobby-cancel = Annuler
lobby-number-bad = Un nombre entier de { $least } à { $most }.

# --- affiches ---

lobby-posters = Les jeux
lobby-poster-show = Montrer { $game }
lobby-poster-rules = { $game } : les règles
lobby-players = { $least } à { $most } joueurs
lobby-minutes = { $same ->
    [yes] { $least } min
   *[no] { $least }–{ $most } min
}
lobby-play-now = Jouer tout de suite
lobby-play-level = Contre qui ?
lobby-play-easiest = le plus simple pour commencer
lobby-play-dealing = On distribue…
lobby-play-now-game = contre des bots : { $game }
lobby-create = Créer une table
lobby-create-game = Créer une table de { $game }

# --- vos tables ---

lobby-yours = Vos tables
lobby-yours-none = Pas encore de table : jouez tout de suite contre des bots, ou créez une table et partagez ses liens.
lobby-waiting = { $count ->
    [one] une attend votre coup
   *[other] { $count } attendent votre coup
}
lobby-first = Bon à savoir
lobby-first-link = Partagez un lien, jouez.
lobby-first-link-more = Ce soir ou un coup par jour, où que soient vos amis.
lobby-first-account = Pas de compte.
lobby-first-account-more = Un nom suffit, et ce navigateur se souvient de vous.
lobby-first-bots = Les bots ne trichent pas.
lobby-first-bots-more = Ils voient ce que verrait un joueur à leur place, et rien d'autre.
lobby-turn-yours = À vous de jouer
lobby-turn-others = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
lobby-over = Partie terminée
lobby-free = { $free ->
    [one] une place est libre
   *[other] { $free } places sont libres
}
lobby-complete = Tout le monde est là
lobby-stage-title = { $stage } · { $title }
lobby-with = avec { $names }
lobby-alone = personne d'autre pour l'instant
lobby-bots = { $bots ->
    [one] un bot
   *[other] { $bots } bots
} ({ $level })
lobby-this-move = pour ce coup
lobby-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
lobby-do-play = Jouer
lobby-do-open = Ouvrir
lobby-do-review = Revoir
lobby-do-join = Rejoindre
lobby-do-watch = Regarder
lobby-do-at = { $verb } : { $game }, { $whose }

# --- les tables des autres ---

lobby-open = Tables ouvertes
lobby-open-none = Aucune table ouverte. Ouvrez la vôtre : quelqu'un viendra.
lobby-open-none-such = Aucune table ouverte à ce rythme.
lobby-open-back = Tables ouvertes
lobby-watch = Tables à regarder
lobby-watch-some = Regarder ({ $count })
lobby-watch-none = { $tables ->
    [0] Aucune partie ne se joue en ce moment.
   *[other] Les parties en cours sont sur invitation : aucune n'est à regarder.
}
lobby-filter = Quelles tables
lobby-filter-all = Toutes
lobby-filter-live = En direct
lobby-filter-days = Un coup par jour
lobby-hosted = Chez { $host }
lobby-untitled = une table
lobby-row-without-hints = { $title } · sans conseils
lobby-places = { $taken } sur { $seats }
lobby-gone-started = vient de commencer
lobby-gone-closed = n'est plus ouverte
lobby-pace-live = en direct
lobby-pace-live-detail = { $minutes } min + { $increment } s
lobby-pace-days = différé
lobby-pace-days-detail = { $days ->
    [one] un coup par jour
   *[other] { $days } jours par coup
}
lobby-pace-none = sans pendule
lobby-pace-none-detail = prenez votre temps
lobby-tabs = Parties du hall
lobby-tab-posters = Affiches
lobby-tab-yours = Vos tables
lobby-tab-open = Ouvertes
lobby-tab-watch = Regarder

# --- qui je suis ---

lobby-me-menu = { $name } : nom et réglages
lobby-me-nobody = Vous
lobby-me-guest = de passage
lobby-me-welcome = sans compte
lobby-name = Votre nom
lobby-name-hint = Celui que verront les autres à la table.
lobby-name-missing = Il manque un nom : n'importe lequel fera l'affaire.
lobby-settings = Réglages
lobby-motion = Animations
lobby-motion-system = Comme le système
lobby-motion-full = Toutes
lobby-motion-less = Moins
lobby-speed = Montrer ce qui se passe
lobby-speed-full = Posément
lobby-speed-fast = Vite
lobby-speed-none = D'un coup
lobby-sound = Sons
lobby-notify = Me prévenir dans ce navigateur quand c'est à moi
lobby-notify-denied = Le navigateur n'autorise pas les notifications de cette page. Ses réglages, à côté de l'adresse, permettent d'en changer.
lobby-webhook-title = Appeler un autre service quand c'est à moi
lobby-webhook = Adresse du webhook
lobby-webhook-hint = Elle reçoit un court message chaque fois qu'une table se met à vous attendre. Laissez vide pour n'en rien faire.
lobby-webhook-bad = Ce n'est pas une adresse entière : elle commence par https://
lobby-move-title = Continuer sur un autre appareil
lobby-move-make = Créer un lien personnel
lobby-move-life = { $minutes ->
    [one] Ouvrez-le sur l'autre appareil. Il sert une seule fois, pendant une minute. Ne le montrez à personne : il vaut vous-même.
   *[other] Ouvrez-le sur l'autre appareil. Il sert une seule fois, pendant { $minutes } minutes. Ne le montrez à personne : il vaut vous-même.
}
lobby-alone-do = Déconnecter tous les autres appareils
lobby-alone-hint = Si vous en avez perdu un, ou ouvert un lien là où d'autres jouent.
lobby-alone-done = C'est fait : seul cet appareil est encore vous. Les liens inutilisés ne valent plus rien.
lobby-move-page-title = Autre appareil – Omertà
lobby-move-ask = Cet appareil est-il à vous ?
lobby-move-ask-more = Votre nom, vos places et vos tables seront aussi ici. L'autre appareil les garde également.
lobby-move-replaces = Sur cet appareil, vous êtes actuellement { $name }. Les tables jouées ici sous ce nom n'y seront plus accessibles.
lobby-move-do = Oui, il est à moi
lobby-move-dont = Non, ne rien changer
lobby-move-done = Bon retour, { $name }.
lobby-move-done-more = Cet appareil est maintenant aussi le vôtre. Toutes vos tables sont dans le hall.
lobby-move-spent = Ce lien ne mène plus nulle part.
lobby-move-spent-more = Un lien sert une seule fois, et peu de temps. Créez-en un nouveau sur l'appareil où vous jouez : votre nom en haut de la page, puis « Continuer sur un autre appareil ».

# --- créer une table ---

lobby-create-heading = Votre table
lobby-create-game-legend = Jeu
lobby-create-rules = Les règles
lobby-create-seats = Places
lobby-create-bots = Dont bots
lobby-create-bot = Niveau des bots
lobby-create-who = { $free ->
    [0] Vous contre { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }
    [one] Vous, une place libre{ $bots ->
        [0] {""}
        [one] {" "}et un bot
       *[other] {" "}et { $bots } bots
    }
   *[other] Vous, { $free } places libres{ $bots ->
        [0] {""}
        [one] {" "}et un bot
       *[other] {" "}et { $bots } bots
    }
}
lobby-clock = Pendule
lobby-clock-none = Aucune
lobby-clock-live = En direct
lobby-clock-days = En différé
lobby-clock-none-hint = Chacun prend son temps.
lobby-clock-live-hint = Chacun a tant de temps pour toute la partie, et un peu plus à chaque coup.
lobby-clock-days-hint = Un coup peut prendre des jours : jouez quand vous voulez, on vous prévient quand c'est à vous.
lobby-clock-speed = Temps de chacun
lobby-clock-own = Autre
lobby-clock-minutes = Minutes pour la partie
lobby-clock-increment = Secondes ajoutées par coup
lobby-clock-days-each = Pour chaque coup
lobby-create-door = Qui peut venir
lobby-create-private = Sur invitation
lobby-create-listed = Ouverte à tous
lobby-create-private-hint = Seules les personnes à qui vous envoyez un lien peuvent s'asseoir.
lobby-create-listed-hint = La table est affichée dans le hall ; chacun peut s'y asseoir ou regarder.
lobby-hints = À disposition
lobby-hints-none = Sans conseils
lobby-hints-hint = Quand c'est à vous, vous pouvez demander les meilleurs coups, tels qu'on peut en juger de votre place. Qui l'a fait est montré après la partie.
lobby-hints-none-hint = Chacun réfléchit seul : à cette table, le consigliere se tait. C'est l'usage entre plusieurs personnes.
lobby-create-talk = Bots
lobby-create-talking = Bavards
lobby-create-quiet = Discrets
lobby-create-talking-hint = Ils saluent, expliquent leurs offres et disent leurs rancunes.
lobby-create-quiet-hint = Ils ne parlent que si on leur parle.
lobby-create-title = Nom de la table
lobby-create-title-hint = Facultatif.
lobby-create-language = Langue
lobby-create-options = Règles de la maison ({ $count })
lobby-create-do = Créer la table

# --- la table avant la partie ---

lobby-room-title = { $game } – Omertà
lobby-room-host-free = { $free ->
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
lobby-room-host-free-more = Envoyez à chacun le lien de sa place, ou asseyez-y un bot.
lobby-room-host-full = Tout le monde est là.
lobby-room-host-full-more = Commencez quand vous voulez : la graine est scellée, les cartes attendent.
lobby-room-guest-free = { $free ->
    [one] On attend encore quelqu'un.
   *[other] On attend encore { $free } joueurs.
}
lobby-room-guest-free-more = La partie commence quand tout le monde est assis. Vous pouvez quitter cette page : votre place reste la vôtre.
lobby-room-guest-full = Tout le monde est là.
lobby-room-guest-full-more = { $host } peut lancer la partie.
lobby-room-anyone-free = { $free ->
    [one] Une place est libre : asseyez-vous.
   *[other] { $free } places sont libres : asseyez-vous.
}
lobby-room-anyone-free-more = À cette table, chacun peut jouer. Ou restez pour regarder.
lobby-room-anyone-full = La table est complète.
lobby-room-anyone-full-more = Restez pour regarder : la partie apparaît ici dès qu'elle commence.
lobby-room-watcher-free = Vous regardez cette table.
lobby-room-watcher-free-more = On s'y assied sur invitation. Restez : la partie apparaît ici dès qu'elle commence.
lobby-room-watcher-full = La table est complète.
lobby-room-watcher-full-more = Restez pour regarder : la partie apparaît ici dès qu'elle commence.
lobby-room-invitation = Une place vous attend.
lobby-room-invitation-more = Asseyez-vous, et vous êtes de la partie.
lobby-room-late = Quelqu'un a déjà pris la place à laquelle on vous invitait. Restez pour regarder, ou demandez un autre lien.
lobby-room-invited = { $host } vous invite à une partie de { $game }.
lobby-room-invited-plain = On vous invite à une partie de { $game }.
lobby-room-who = Qui s'assied ?
lobby-room-sit-as = Vous vous asseyez en tant que { $name }.
lobby-room-name-hint = Pas de compte, rien d'autre à remplir.
lobby-room-sit-down = M'asseoir
lobby-room-sit = M'asseoir ici
lobby-room-sit-at = M'asseoir ici : place { $number }
lobby-room-stand = Me lever
lobby-room-start = Commencer la partie
lobby-room-table = La table et ses places
lobby-room-seat-free = Place { $number }, libre
lobby-room-seat-yours = Place { $number }, pour vous
lobby-room-you = vous
lobby-room-you-host = vous recevez
lobby-room-host = hôte
lobby-room-here = à table
lobby-room-away = va revenir
lobby-room-invite = Inviter
lobby-room-invite-to = Lien vers la place { $number }
lobby-room-bot = Bot
lobby-room-bot-at = Asseoir un bot à la place { $number }
lobby-room-dismiss = Renvoyer
lobby-room-dismiss-name = Renvoyer { $name }
lobby-room-bots = Quels bots asseoir
lobby-room-fill = { $free ->
    [one] Asseoir un bot à la place libre
   *[other] Asseoir des bots aux { $free } places libres
}
lobby-room-watch-link = Lien pour regarder
lobby-room-watching = Regardent
lobby-room-options = Règles de la maison
lobby-room-sealed = La graine est scellée. Chaque navigateur y ajoute son propre nombre.
lobby-room-sealed-why = De quoi s'agit-il ?
lobby-room-chat = Discussion
lobby-room-chat-none = Personne n'a encore rien dit.
lobby-room-chat-say = Dire quelque chose
lobby-room-chat-send = Envoyer

# --- équité, à propos ---

lobby-seal = Graine scellée
lobby-seal-how = avant la première carte, publiée après la dernière :
lobby-seal-check = toute partie est vérifiable.
lobby-about-title = À propos – Omertà
lobby-about = À propos de la maison
lobby-about-lead = Omertà est une table pour des jeux de gangsters, de bluff, de menace et de promesses non tenues, entre humains et bots dans n'importe quel mélange. Sa première loi est son nom : nul n'apprend ce que les règles lui cachent.
lobby-about-fair = La graine scellée
lobby-about-fair-seed = Tout le hasard d'une partie, chaque mélange et chaque dé, vient d'un nombre secret, la graine, et d'un nombre au hasard du navigateur de chaque joueur. Avant la première carte, la maison publie l'empreinte de la graine ; alors seulement les navigateurs donnent leurs nombres, tous ensemble. Personne ne peut donc choisir le hasard, pas même la maison. Après la dernière carte, elle publie la graine elle-même.
lobby-about-fair-chain = Chaque action est enchaînée à toutes celles d'avant, et la maison signe la chaîne. Votre navigateur garde l'empreinte et la chaîne comme il les a vues, et les compare après la partie : un coup changé, supprimé ou inventé se voit.
lobby-about-fair-bots = Les bots sont assis du même côté de la table que vous : un bot reçoit ce que verrait un joueur à sa place, jamais les cartes cachées.
lobby-about-fair-check = Chacun peut donc rejouer toute une partie, carte par carte, et constater qu'elle a été donnée comme promis : sur la page d'après-partie, ou chez soi avec le fichier de la partie :
lobby-about-free = Logiciel libre
lobby-about-free-text = Omertà est un logiciel libre sous licence MIT : installez-le pour vos amis, lisez-le, changez-le. Règles, bots, serveur et cette page forment un seul projet.
lobby-about-games = Les jeux suivent des règles que nous avons écrites avec nos propres mots ; toutes les images sont dessinées par nous. Omertà n'a aucun lien avec les auteurs et éditeurs des jeux : si un jeu vous plaît, achetez la boîte.
lobby-about-privacy = Vie privée
lobby-about-privacy-text = Pas de compte, pas d'adresse électronique, pas de publicité, aucun tiers. Un cookie se souvient de vous dans ce navigateur, vos réglages y restent, tout comme ce qui lui sert à vérifier vos dernières parties. La maison garde votre nom, vos places, vos coups et ce que vous dites dans la discussion.
lobby-about-access = Accessibilité
lobby-about-access-text = Tout peut se faire au clavier seul et porte un nom pour les lecteurs d'écran ; aucune information n'est donnée par la couleur seule ; les textes gardent un fort contraste.
lobby-about-access-motion = Les animations suivent votre système et peuvent être réduites, et le rythme auquel les événements sont montrés peut être changé : votre nom en haut du hall, puis Réglages. Si quelque chose vous arrête, c'est un défaut de notre part.
lobby-about-credits = Crédits
lobby-about-icons = Pictogrammes
lobby-about-icons-text = Icônes de game-icons.net, dessinées par { $authors }, sous licence CC BY 3.0.
lobby-about-faces = Caractères
lobby-about-map = Carte
lobby-about-map-text = Lignes de côte tirées de Natural Earth, domaine public.

# --- leçons ---
lobby-learn = Leçon : { $minutes } min
lobby-learn-at = Leçon : { $at } sur { $steps }
lobby-learn-again = Réapprendre
lobby-first-time = { $game } pour la première fois ?
lobby-first-time-why = { $minutes } minutes à la vraie table, avec quelqu'un qui vous montre.
lobby-first-time-learn = Apprendre d'abord : { $minutes } min
lobby-first-time-play = Jouer tout de suite

# --- inviter quelqu'un ---

lobby-invite-heading = Inviter à la place { $number }
lobby-invite-about = un nom suffit, sans compte
lobby-invite-code = Code QR : ouvre la place { $number } à cette table
lobby-invite-scan = Visez ce code avec un téléphone
lobby-invite-scan-public = Il ouvre la place { $number } à cette table, de n'importe où.
lobby-invite-scan-network = Il ouvre la place { $number } à cette table. Le téléphone doit être sur le même Wi-Fi.
lobby-invite-anywhere = De n'importe où
lobby-invite-network = Dans la même maison ou sur le même Wi-Fi
lobby-invite-tried = Cette adresse vient d'être essayée, et elle répond.
lobby-invite-not-tried = Cette adresse ne répond pas : un pare-feu bloque peut-être les autres.
lobby-invite-elsewhere = Ailleurs
lobby-invite-elsewhere-how = Cette maison n'a pas encore d'adresse sur internet. Quand elle en aura une, ouvrez-la avec
lobby-invite-localhost = Vous avez ouvert cette page sous « { $host } »
lobby-invite-localhost-why = Seul cet ordinateur peut ouvrir de tels liens : sur le téléphone d'un ami, ce mot désigne ce téléphone. C'est le lien ci-dessus qu'il faut envoyer.
lobby-invite-one = Un lien est pour une personne ; il ne sert plus dès que quelqu'un s'assied là.
lobby-invite-alone = Seul cet ordinateur peut ouvrir le lien.
lobby-invite-alone-how = Personne d'autre ne peut encore venir : il n'y a pas de code à viser. Fermez la maison et ouvrez-la à votre Wi-Fi :
lobby-invite-command = La commande qui ouvre la maison à votre réseau
lobby-invite-alone-kept = Les tables et les places sont gardées.
lobby-invite-here = Pour un autre navigateur sur cet ordinateur :

# --- noms, et chemins qui ne mènent nulle part ---

chat-name-ask = Sous quel nom vous entendra la table ?
chat-name-say = Le dire
lobby-nowhere = Ce chemin ne mène nulle part.
lobby-nowhere-more = Il manque peut-être une lettre à l'adresse. Le hall connaît le chemin de tout le reste.
