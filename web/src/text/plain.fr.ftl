# La table simple : pour les jeux qui n'en ont pas à eux.
# Des espaces insécables tiennent les signes doubles à ce qu'ils suivent.

plain-back = Retour
plain-unasked = À tout moment :
plain-covered = caché
plain-yes = oui
plain-no = non
