# Ce que disent les bots, avec plusieurs formulations : de tous, et de ceux de ce tempérament.
# Les espaces devant les signes doubles et dans les guillemets sont insécables.

line-sell-1 = De moi : { $gives }. De toi : { $wants }. Ça te sert plus qu'à moi, et je suis payé : on y gagne tous les deux.
line-sell-2 = Regarde : { $gives }, contre { $wants }. Toi tu t'en sers, moi je dépense.
line-sell-calm-1 = Je propose { $gives } contre { $wants }. Je crois que c'est juste pour nous deux.
line-sell-calm-2 = Tu tirerais plus que moi de ceci : { $gives }. { $Wants }, et on partage le gain.
line-sell-greedy-1 = { $Gives } contre { $wants }. Pas cher, si tu penses à ce que ça te rapporte.
line-sell-greedy-2 = Tu en as plus envie que tu ne le montres : { $gives }. Ça coûte { $wants }.
line-sell-careful-1 = J'ai bien réfléchi : { $gives } contre { $wants }, c'est sûr pour moi et bon pour toi.
line-sell-careful-2 = Ni ruse ni promesse : { $gives } contre { $wants }, tout de suite.
line-sell-vengeful-1 = { $Gives } contre { $wants }. Traite-moi bien et il y en aura d'autres.
line-sell-vengeful-2 = Une affaire propre : { $gives } contre { $wants }. Je me souviens de ceux qui sont corrects avec moi.

line-buy-1 = J'en aurais l'usage : { $wants }. Tu en tires { $gives }, et tu perds peu.
line-buy-2 = { $Gives } contre { $wants }. Ça vaut plus pour moi que pour toi : on y gagne tous les deux.
line-buy-calm-1 = Tu me céderais { $wants } ? Je paie { $gives }.
line-buy-calm-2 = Il me faut { $wants } pour ce que je prépare. { $Gives } me semble un prix juste.
line-buy-greedy-1 = Je te débarrasse de ceci : { $wants }, pour { $gives }. Ne réfléchis pas trop.
line-buy-greedy-2 = { $Gives } dans ta poche, maintenant, contre { $wants }. Personne d'autre ne te donne ça.
line-buy-careful-1 = J'ai vérifié deux fois : { $gives } contre { $wants }, c'est bon pour nous deux.
line-buy-careful-2 = { $Wants } contre { $gives }, de la main à la main. Je ne paierais pas si ce n'était pas solide.
line-buy-vengeful-1 = { $Gives } contre { $wants }. Dis oui, et je ne l'oublierai pas.
line-buy-vengeful-2 = Je paie { $gives } pour { $wants }. Mieux vaut m'avoir pour client que pour ennemi.

line-quote-1 = Tu as demandé, alors voilà : { $gives } contre { $wants }. À toi de voir.
line-quote-2 = Mon prix, puisque tu demandes : { $gives } contre { $wants }.
line-quote-calm-1 = Je m'en séparerais : { $gives } contre { $wants }. Réfléchis bien.
line-quote-calm-2 = Pour { $gives }, il me faudrait { $wants }. Je comprendrais que ce soit trop.
line-quote-greedy-1 = Tout a un prix : { $gives } contre { $wants }.
line-quote-greedy-2 = Si tu y tiens tant : { $gives }, contre { $wants }.
line-quote-careful-1 = Je préférerais garder, mais pour { $wants } je céderais { $gives }.
line-quote-careful-2 = Avec { $wants }, je ne risque rien. Alors tu as { $gives }.
line-quote-vengeful-1 = { $Wants }. Alors à toi { $gives }, et on est quittes.
line-quote-vengeful-2 = Ça va te coûter : { $gives } contre { $wants }.

line-gift-1 = Prends : { $gives }. Quand on fait affaire, on n'a pas besoin de se battre.
line-gift-2 = { $Gives }, comme ça. Disons que c'est un début.
line-gift-calm-1 = { $Gives } pour toi. De bons voisins, ça vaut bien ça.
line-gift-calm-2 = Un petit cadeau : { $gives }.
line-gift-greedy-1 = { $Gives } pour rien. Ne t'y habitue pas.
line-gift-greedy-2 = { $Gives }. J'ai mes raisons.
line-gift-careful-1 = { $Gives }, sans condition. Tu peux vérifier.
line-gift-careful-2 = Tiens : { $gives }. La paix coûte moins cher que la guerre.
line-gift-vengeful-1 = { $Gives }. Souviens-toi de qui a été bon avec toi.
line-gift-vengeful-2 = { $Gives } aujourd'hui. Ne me le fais pas regretter.

line-counter-1 = Pas tout à fait. De moi : { $gives }. De toi : { $wants }. Là, tout le monde y gagne.
line-counter-2 = On y est presque. { $Gives } contre { $wants }, et c'est d'accord.
line-counter-calm-1 = À tes conditions j'y perds. { $Gives } contre { $wants }, ce serait équitable.
line-counter-calm-2 = Coupons la poire en deux : { $gives } contre { $wants }.
line-counter-greedy-1 = Tu sais ce que ça vaut. { $Gives } contre { $wants }, voilà mon prix.
line-counter-greedy-2 = Bien essayé. { $Gives } contre { $wants }.
line-counter-careful-1 = Trop près de la perte pour moi. { $Gives } contre { $wants } : ça, je peux en répondre.
line-counter-careful-2 = Il me faut une marge. { $Gives } contre { $wants }.
line-counter-vengeful-1 = Pas de ça avec moi. { $Gives } contre { $wants }, et on reste amis.
line-counter-vengeful-2 = Le respect a un prix : { $gives } contre { $wants }.

line-wary-1 = Tu as manqué à ta parole à cette table. Avec toi, c'est donc : { $gives } contre { $wants }, et pas de promesses.
line-wary-2 = Ta parole ne vaut plus grand-chose ici. Alors du concret : { $gives } contre { $wants }.
line-wary-calm-1 = Je n'ai pas oublié la promesse rompue, mais les affaires sont les affaires : { $gives } contre { $wants }.
line-wary-calm-2 = Après ce que tu as fait, je ne compte que ce qui est sur la table : { $gives } contre { $wants }.
line-wary-greedy-1 = Les menteurs paient plus cher. { $Gives } contre { $wants }.
line-wary-greedy-2 = Tes promesses ne valent rien, ton argent si : { $gives } contre { $wants }.
line-wary-careful-1 = Je tiens un registre, et ton nom y figure. { $Gives } contre { $wants }, pas un sou de moins.
line-wary-careful-2 = Avec toi, seulement de la main à la main : { $gives } contre { $wants }.
line-wary-vengeful-1 = Tu as manqué à ta parole. Ça se paie : { $gives } contre { $wants }.
line-wary-vengeful-2 = Je n'oublie rien. Pour toi, c'est { $gives } contre { $wants }.

line-threat-1 = { $Wants }, et mes gars passent leur chemin.
line-threat-2 = Ce serait dommage. { $Wants }, et il n'arrive rien.
line-threat-calm-1 = Rien de personnel. { $Wants }, et tu as ma parole pour cette manche.
line-threat-calm-2 = On peut s'épargner des ennuis, toi et moi : { $wants }.
line-threat-greedy-1 = { $Wants }. C'est moins que les dégâts.
line-threat-greedy-2 = Paie { $wants }, ou paie plus cher après.
line-threat-careful-1 = J'aimerais mieux éviter. { $Wants }, et je n'aurai pas à le faire.
line-threat-careful-2 = Une somme sûre vaut mieux qu'un combat : { $wants }.
line-threat-vengeful-1 = À genoux ou en sang : { $wants }.
line-threat-vengeful-2 = Tu l'as cherché. { $Wants }, et je ferme les yeux, pour cette fois.

line-peace-1 = { $Gives }, et tu vas voir ailleurs.
line-peace-2 = Réglons ça : { $gives }.
line-peace-calm-1 = La paix vaut { $gives } pour moi.
line-peace-calm-2 = Prends { $gives } et restons-en là.
line-peace-greedy-1 = { $Gives } pour qu'on me laisse tranquille. Tu n'auras pas plus.
line-peace-greedy-2 = { $Gives } si tu renonces, et seulement parce que je suis pris ailleurs.
line-peace-careful-1 = Je compte ce que je risque : { $gives } pour être épargné, c'est juste.
line-peace-careful-2 = { $Gives }, tu renonces, et j'espère que ta parole tient.
line-peace-vengeful-1 = { $Gives } pour que tu passes ton chemin. Je me souviendrai que tu as demandé.
line-peace-vengeful-2 = { $Gives } pour que tu renonces, pour l'instant. On en reparlera.

line-truce-1 = D'accord sur le principe : on se laisse tranquilles. Signe ici.
line-truce-2 = Une trêve me convient. Accepte, et c'est consigné.
line-truce-calm-1 = La paix entre nous nous ferait du bien à tous les deux.
line-truce-calm-2 = Je n'ai rien contre toi. Mettons-le par écrit.
line-truce-greedy-1 = Soit. Il y a plus à gagner ailleurs.
line-truce-greedy-2 = Une trêve ne coûte rien. Pour une fois.
line-truce-careful-1 = Je tiens ma parole tant que tu tiens la tienne.
line-truce-careful-2 = Un front de moins à surveiller. D'accord, si tu signes.
line-truce-vengeful-1 = Une trêve, donc. Romps-la, et tu auras de mes nouvelles.
line-truce-vengeful-2 = Tope là. Je n'ai jamais oublié une parole rompue.

line-price-1 = Pour { $asked }, il me faudrait au moins { $price }.
line-price-2 = Tu demandes { $asked }. { $price }, et on peut discuter.
line-price-calm-1 = C'est moins que ce que ça vaut pour moi. À { $price }, je dirais oui.
line-price-calm-2 = Non, mais sans rancune : mon prix pour { $asked }, c'est { $price }.
line-price-greedy-1 = Tu plaisantes. { $price }.
line-price-greedy-2 = { $Asked } ? Reviens avec { $price }.
line-price-careful-1 = Je vendrais trop bon marché. { $price } couvre mon risque.
line-price-careful-2 = J'ai fait mes comptes : en dessous de { $price }, j'y perds.
line-price-vengeful-1 = Ne m'insulte pas. { $Asked }, c'est { $price }.
line-price-vengeful-2 = Redemande-moi avec { $price } en main.

line-needs-1 = Tu demandes { $asked }, et j'en ai besoin moi-même. { $price }, et j'y réfléchirai.
line-needs-2 = { $Asked } ? J'ai des projets pour ça. Il faudrait { $price }.
line-needs-calm-1 = Désolé, j'en ai besoin moi-même en ce moment. { $price } compenserait.
line-needs-calm-2 = Ça me sert plus qu'à toi en ce moment. Sauf si tu paies { $price }.
line-needs-greedy-1 = Ça me rapporte gros. { $price }, ou je garde.
line-needs-greedy-2 = C'est à moi. Pour { $price }, ça pourrait devenir à toi.
line-needs-careful-1 = Sans ça mes plans s'écroulent. Je pourrais le risquer pour { $price }.
line-needs-careful-2 = Je compte dessus moi-même. { $price }, pas moins.
line-needs-vengeful-1 = Pas touche, j'en ai besoin. { $price }, si tu y tiens.
line-needs-vengeful-2 = Tu veux me prendre ce qu'il me faut ? { $price }.

line-dear-1 = Trop cher pour moi. Je paie { $price }.
line-dear-2 = Ça vaut { $price } pour moi, pas plus.
line-dear-calm-1 = Disons { $price } et je prends.
line-dear-calm-2 = Je vois à quoi ça sert, mais seulement pour { $price }.
line-dear-greedy-1 = Moitié moins cher, moitié moins de paroles : { $price }.
line-dear-greedy-2 = { $price }. C'est à prendre ou à laisser.
line-dear-careful-1 = Je ne surpaie pas. Ma limite, c'est { $price }.
line-dear-careful-2 = Mes comptes disent { $price }.
line-dear-vengeful-1 = Tu me prends pour un pigeon ? { $price }.
line-dear-vengeful-2 = { $price }, et estime-toi heureux d'avoir une réponse.

line-little-1 = Je ne vois pas ce que j'y gagne.
line-little-2 = Non. Ça ne m'apporterait rien.
line-little-calm-1 = Merci, mais ça ne m'aide pas.
line-little-calm-2 = Pas celle-là. Propose autre chose.
line-little-greedy-1 = Et ma part, elle est où ?
line-little-greedy-2 = Je ne travaille pas gratuitement.
line-little-careful-1 = Je préfère garder ce que j'ai.
line-little-careful-2 = Pour moi, le risque n'en vaut pas la peine.
line-little-vengeful-1 = Ne me fais pas perdre mon temps.
line-little-vengeful-2 = Non. Et réfléchis avant de redemander.

line-cards-1 = Ce que j'ai en main ne regarde que moi. Propose, je dirai oui ou non.
line-cards-2 = Ma main n'a pas de prix. Propose quelque chose, on verra.
line-cards-calm-1 = Mes cartes restent contre moi.
line-cards-calm-2 = Parlons plutôt de ce qui est sur la table.
line-cards-greedy-1 = Rien que regarder mes cartes te coûterait cher.
line-cards-greedy-2 = On n'a pas mes cartes pour une question.
line-cards-careful-1 = Personne n'apprend de moi ce que je tiens.
line-cards-careful-2 = Les armes, on n'en parle pas.
line-cards-vengeful-1 = Tu verras mes cartes bien assez tôt.
line-cards-vengeful-2 = Viens les chercher.

line-ahead-1 = Tu es trop loin devant pour que je t'aide.
line-ahead-2 = Faire affaire avec toi maintenant, c'est t'offrir la partie.
line-ahead-calm-1 = Le prix est juste, mais tu es déjà en train de gagner.
line-ahead-calm-2 = Redemande-moi quand tu ne seras plus en tête.
line-ahead-greedy-1 = Tu en as déjà assez.
line-ahead-greedy-2 = Quand on est en tête, on paie plus que ça.
line-ahead-careful-1 = C'est toi que je dois surveiller.
line-ahead-careful-2 = Ça te rendrait trop fort.
line-ahead-vengeful-1 = Ce n'est pas moi qui te couronnerai.
line-ahead-vengeful-2 = Tu veux gagner avec mon aide ? Non.

line-distrust-1 = Tu as manqué à ta parole. Pourquoi ferais-je affaire avec toi ?
line-distrust-2 = Tout le monde ici a vu ce que vaut ta parole.
line-distrust-calm-1 = J'aimerais te faire confiance, mais le registre dit le contraire.
line-distrust-calm-2 = Tiens d'abord ce que tu as promis.
line-distrust-greedy-1 = Ta parole n'a plus cours.
line-distrust-greedy-2 = De toi je prends du comptant, pas des promesses.
line-distrust-careful-1 = J'ai lu le registre. Non.
line-distrust-careful-2 = Qui rompt une promesse rompra la suivante.
line-distrust-vengeful-1 = Tu as manqué à ta parole. Je n'oublie pas.
line-distrust-vengeful-2 = Ta parole ? Je l'ai vue se briser.

line-grudge-1 = Après ce que tu m'as fait ? Non.
line-grudge-2 = Tu me dois quelque chose avant qu'on fasse affaire.
line-grudge-calm-1 = Laisse passer du temps. Ça fait encore mal.
line-grudge-calm-2 = Répare ce que tu as fait, puis redemande.
line-grudge-greedy-1 = Ce que tu m'as fait, c'est en supplément.
line-grudge-greedy-2 = J'ai encore une facture à ton nom.
line-grudge-careful-1 = J'ai déjà été touché de ton côté. Une fois suffit.
line-grudge-careful-2 = Je ne te tourne plus le dos.
line-grudge-vengeful-1 = J'ai la mémoire longue, et tu es dedans.
line-grudge-vengeful-2 = Tu paieras d'abord pour ça.

line-thanks-1 = Un plaisir, { $name }.
line-thanks-2 = Bonne affaire, { $name }.
line-thanks-calm-1 = Merci, { $name }. Ça nous aide tous les deux.
line-thanks-calm-2 = { $name }, c'était correct.
line-thanks-greedy-1 = J'aime ton argent, { $name }.
line-thanks-greedy-2 = Affaire conclue. Reviens, { $name }, avec davantage.
line-thanks-careful-1 = Le compte est bon, { $name }. Merci.
line-thanks-careful-2 = Compté et en règle, { $name }.
line-thanks-vengeful-1 = Je m'en souviendrai, { $name }. En ta faveur.
line-thanks-vengeful-2 = On peut donc s'entendre avec toi, { $name }.

line-broken-1 = { $name }, tu m'avais donné ta parole. Tous ont vu ce qu'elle vaut.
line-broken-2 = Voilà pour les promesses de { $name }.
line-broken-calm-1 = Je te faisais confiance, { $name }. C'était une erreur.
line-broken-calm-2 = Dommage, { $name }. Ce sera plus difficile entre nous désormais.
line-broken-greedy-1 = Ça va te coûter cher, { $name }.
line-broken-greedy-2 = À partir de maintenant, { $name } paie d'avance.
line-broken-careful-1 = C'est au registre, { $name }, tout le monde peut le lire.
line-broken-careful-2 = J'aurais dû le savoir, { $name }.
line-broken-vengeful-1 = { $name }, je m'en souviendrai jusqu'à la dernière carte.
line-broken-vengeful-2 = Tu as manqué à ta parole envers moi, { $name }. Tu auras de mes nouvelles.

line-attacked-1 = C'est moi que tu as touché, { $name }.
line-attacked-2 = J'ai vu, { $name }.
line-attacked-calm-1 = C'était nécessaire, { $name } ?
line-attacked-calm-2 = Bon, { $name }. C'est un jeu, après tout.
line-attacked-greedy-1 = Je t'envoie la facture, { $name }.
line-attacked-greedy-2 = Tu as pris ce qui est à moi, { $name }. Avec les intérêts, la prochaine fois.
line-attacked-careful-1 = J'aurais dû garder ce côté, { $name }.
line-attacked-careful-2 = C'est noté, { $name }.
line-attacked-vengeful-1 = { $name }, tu le regretteras.
line-attacked-vengeful-2 = Un point pour toi, { $name }. Le prochain sera pour moi.

line-greeting-1 = Bonsoir. Que le meilleur menteur gagne.
line-greeting-2 = Bonsoir. Cette place contre le mur est libre ? J'aime voir la porte.
line-greeting-calm-1 = Bonsoir à tous. Faisons une belle partie.
line-greeting-calm-2 = Enchanté. Je parle avec tout le monde.
line-greeting-greedy-1 = Bonsoir. Qu'est-ce qu'on vend ?
line-greeting-greedy-2 = Salut. Je suis venu les poches vides ; ça va changer.
line-greeting-careful-1 = Bonsoir. Je vais d'abord observer un peu.
line-greeting-careful-2 = Bonsoir. Pas de précipitation, je vous prie.
line-greeting-vengeful-1 = Bonsoir. Je n'oublie rien, ni le bien ni le mal.
line-greeting-vengeful-2 = Salut. Sois gentil avec moi et je le serai avec toi.

line-congratulations-1 = Bien joué, { $name }.
line-congratulations-2 = Félicitations, { $name }. Je veux revoir ça.
line-congratulations-calm-1 = Une victoire méritée, { $name }. Merci pour la partie.
line-congratulations-calm-2 = Belle partie, { $name }. C'était un plaisir.
line-congratulations-greedy-1 = Tu as eu les meilleurs prix, { $name }. Félicitations.
line-congratulations-greedy-2 = Félicitations, { $name }. Tu me prêtes quelque chose ?
line-congratulations-careful-1 = Je l'ai vu venir, { $name }. Bravo.
line-congratulations-careful-2 = Du travail propre, { $name }.
line-congratulations-vengeful-1 = Profite, { $name }. La prochaine fois, je m'en souviendrai.
line-congratulations-vengeful-2 = Soit, { $name }, celle-ci est pour toi.

line-won-1 = Merci à tous. La prochaine tournée est pour moi.
line-won-2 = Ça a tourné en ma faveur. On remet ça ?
line-won-calm-1 = J'ai eu de la chance. Merci pour la partie.
line-won-calm-2 = C'était serré. Vous avez bien joué.
line-won-greedy-1 = Ce fut un plaisir de prendre votre argent.
line-won-greedy-2 = Vous auriez pu vous en tirer à meilleur prix.
line-won-careful-1 = La patience paie.
line-won-careful-2 = J'ai seulement attendu vos erreurs.
line-won-vengeful-1 = Je vous avais dit que je n'oublie rien.
line-won-vengeful-2 = Voilà ce que vous y gagnez.

line-unclear-1 = Je ne te suis pas. Demande-moi « que veux-tu pour … ? » ou « … contre … ? », « laissons-nous tranquilles », ou « pourquoi ? ».
line-unclear-2 = Dis-le plus simplement : « que veux-tu pour … ? », « … contre … ? », « laissons-nous tranquilles », « pourquoi ? ». Ça, je comprends.
line-unclear-3 = C'est trop pour moi. Je comprends « que veux-tu pour … ? », « … contre … ? », « laissons-nous tranquilles » et « pourquoi ? ».

line-tradeless-1 = Il n'y a pas d'accords dans ce jeu : je ne sais que dire bonjour.
line-tradeless-2 = Dans ce jeu, il n'y a rien à négocier. Je comprends un salut, pas davantage.
line-tradeless-3 = Je réponds à un salut. Il n'y a rien à convenir dans ce jeu.

line-nothing-1 = Il n'y a rien à discuter pour l'instant.
line-nothing-2 = Je n'ai encore dit non à rien.
line-nothing-3 = Demande-moi plus tard.
