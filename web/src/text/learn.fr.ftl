# Les leçons sur la page.
# Les espaces devant les signes doubles et dans les guillemets sont insécables.

learn-page-title = Apprendre { $game }
learn-title = La première soirée
learn-example = Montrez-moi
learn-step = étape { $step } sur { $steps }
learn-over = terminée
learn-back = Étape précédente
learn-skip = Passer le chapitre
learn-leave = Partir
learn-teacher = Tullio, votre consigliere
learn-alone = Tullio regarde. À vous de jouer
learn-press = par ici
learn-here = ici
learn-next = Continuer
learn-send = Rien n'est encore envoyé. Appuyez sur le bouton doré pour l'envoyer.
learn-choose = Voir la table
learn-fold = Ranger cette carte
learn-unfold = Ce qu'a dit votre consigliere
learn-take-back = Revenir en arrière
learn-leave-title = Quitter la leçon ?
learn-leave-note = Votre place est gardée dans ce navigateur : vous reprendrez à cette étape.
learn-stay = Rester
learn-none = Cette leçon n'existe pas.

learn-end-title = C'était votre première soirée.
learn-end-note = Laissez le doigt ou le pointeur sur n'importe quoi, et la chose s'explique.
learn-end-aim = « Mon but », en haut de chaque table, dit ce que vous visez.
learn-play = Jouer une vraie partie
learn-play-note = Contre des novices. Je reste à portée de voix pendant le premier tour.
learn-again = Recommencer depuis le début
learn-no-table = La maison ne répond pas. Réessayez dans un instant.

learn-at-hand = Tullio, à portée de voix
learn-at-hand-fold = Ranger pour l'instant
learn-at-hand-close = Merci, vous pouvez partir
learn-at-hand-wait = Les autres s'affairent. Regardez ce qu'ils font : cela dit ce qu'ils ont.
learn-at-hand-aim = Mon but : comment on gagne, et que faire maintenant.
learn-at-hand-counsel = Le consigliere, la lampe : ce que je ferais. Gratuit, et pour vous seul.
learn-at-hand-hold = Le doigt ou le pointeur posé sur une chose : elle s'explique.
learn-at-hand-goodbye = Vous voilà dans le bain. Je vous laisse ; la lampe sait où me trouver.
