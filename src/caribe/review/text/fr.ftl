## Hints, reviews and puzzles

review-term-end = la fin de la partie
review-fault-not-deciding = Cette place n’a rien à décider pour l’instant.
review-fault-no-choice = Ce choix n’existe pas dans cette position.
review-fault-long = Cette partie compte { $count } actions ; seules les parties d’au plus { $most } sont analysées.
review-fault-unfinished = La partie n’est pas terminée. Reviens quand elle le sera.
review-fault-no-puzzle = Ce problème n’existe pas.
review-attempt-right = Juste : aussi bon que le meilleur choix.
review-attempt-wrong = Il y a mieux.
review-title = Analyse : { $game }
review-shares = Chances de gagner
review-shares-table = Victoires sur cent parties à partir de chaque moment, telle qu’était la table. La bande est l’intervalle à 95 %.
review-shares-known = Tel que { $seat } pouvait le savoir
review-ledger = D’où c’est venu
review-start = Au départ
review-own = Ses décisions
review-others = Décisions de { $seat }
review-draws = Tirages
review-hidden = Caché ou imprévu
review-remainder = Reste
review-end = À la fin
review-decisions = Les décisions les plus coûteuses
review-no-mistakes = Aucune décision n’a sûrement coûté quoi que ce soit de notable.
review-played = Joué
review-better = Mieux
review-cost = Coût
review-why = Pourquoi
review-move = Coup
review-points = Points
review-verdict-only = seul choix
review-verdict-fine = bien
review-verdict-close = trop serré pour trancher
review-verdict-inaccuracy = imprécision
review-verdict-mistake = erreur
review-verdict-blunder = gaffe
review-punished = { $punished ->
    [yes] Cela s’est payé.
   *[no] Cela est resté impuni.
}
review-between = { $value } (95 % : de { $low } à { $high })
review-summary = Résumé
review-summary-line = { $seat } a cédé { $loss } victoires sur cent ; vraies décisions : { $decisions }.
review-summary-rung = { $level } cède { $loss }
review-turning-point = Tournant de la partie : coup { $number }.
review-no-return = { $seat } était encore dans la course pour la dernière fois au coup { $number }.
review-method = Chaque choix a été joué dans des mondes que le joueur ne pouvait pas exclure : les mêmes mondes et les mêmes tirages pour tous les choix comparés, toutes les places jouées par { $reference }, version { $version }, pendant { $horizon } décisions, puis évalué. Graine { $seed }, effort { $budget }.
