# Ce que disent d'elles-mêmes les pièces communes à toutes les tables : 25 mots au plus.
# Les espaces devant les signes doubles et dans les guillemets sont insécables.

tip-explaining = Touchez n'importe quoi pour savoir ce que c'est. Rien n'est joué.
tip-explaining-end = Terminé
tip-explain-open = Expliquer la table
tip-explain-note = Chaque pièce se présente quand vous vous y arrêtez. Sur un écran tactile, appuyez longuement.
shell-key-explain = Un appui explique au lieu de jouer

tip-seat = Un joueur de cette table.
tip-seat-own = Votre propre place.
tip-seat-bot = Un bot. { $level } : { $line }
tip-offer-name = Offre
tip-offer = Ce que l'on donne et ce que l'on demande. Acceptée, elle se fait aussitôt ; d'ici là, elle peut être retirée.
tip-promise-name = Promesse
tip-promise = Notée à la vue de tous. Personne n'est obligé de la tenir ; la table dit si elle l'a été.
tip-action = L'une des réponses à la question ci-dessus. Un appui la donne, ou la choisit là où un bouton l'envoie.
tip-send-name = Envoyer
tip-send = Donne votre réponse telle que vous l'avez composée. Avant cet appui, personne n'en voit rien.
tip-undo-name = Revenir
tip-undo = Revient d'un pas, tant que rien de caché n'a été dévoilé depuis.
