# Les mots de Havana et de La Habana : d’abord ce que les deux partagent, puis ce qui est propre à chacun.

havana-seat = { $who ->
    [you] toi
   *[other] { $seat }
 }
havana-named = { $name }
havana-nothing = rien
havana-use-built-building = Bâtiments construits
havana-use-removed-building = Bâtiments retirés
havana-use-chose-cards = Cartes de départ
havana-use-laid-card = Cartes posées ensuite
havana-use-idle-card = Cartes sans effet
havana-list-and = { $first } et { $rest }
havana-list-comma = { $first }, { $rest }
havana-amount-peso = { $count ->
    [one] { $count } peso
   *[other] { $count } pesos
 }
havana-amount-worker = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
 }

havana-awaited-choose = deux cartes de ta main
havana-awaited-exchange = un petit bâtiment de la pile et le bâtiment à l’extrémité d’une rangée qu’il remplace
havana-awaited-place = le bâtiment à l’extrémité d’une rangée à remplacer
havana-awaited-order = laquelle de tes deux cartes passe en premier
havana-awaited-fetch = une carte de ta défausse, ou aucune
havana-awaited-discard = une carte de ta main et celle que tu prends à la place
havana-awaited-take = la carte que tu prends dans ta défausse
havana-awaited-remove = un bâtiment à l’extrémité d’une rangée à retirer, ou aucun
havana-awaited-tax = un ouvrier ou un matériau pour le percepteur
havana-awaited-rob = qui voler
havana-awaited-burgle = à qui prendre des matériaux
havana-awaited-loot = ce que prend le voleur
havana-awaited-market = quelque chose dans le sac
havana-awaited-share = ta moitié des matériaux de couleur
havana-awaited-build = un bâtiment, ou la fin de ton tour
havana-awaited-payment = ta façon de payer
havana-awaited-lay = une carte de ta main et la carte visible qu’elle recouvre

havana-prompt-wait = { $count ->
    [one] { $count } joueur choisit des cartes.
   *[other] { $count } joueurs choisissent des cartes.
 }
havana-prompt-choose = { $who ->
    [you] Choisis deux cartes : leurs chiffres forment ton nombre, et ce sont tes actions de la manche.
   *[other] { $seat } choisit deux cartes.
 }
havana-prompt-exchange = { $who ->
    [you] Aucun petit bâtiment n’est à une extrémité de rangée : choisis-en un dans la pile, et l’extrémité qu’il remplace.
   *[other] { $seat } place un petit bâtiment à l’extrémité d’une rangée.
 }
havana-prompt-place = { $who ->
    [you] Choisis le bâtiment à l’extrémité d’une rangée qu’il remplace.
   *[other] { $seat } place un petit bâtiment à l’extrémité d’une rangée.
 }
havana-prompt-order = { $who ->
    [you] À toi : laquelle de tes deux cartes passe en premier ?
   *[other] { $seat } décide quelle carte passe en premier.
 }
havana-prompt-fetch = { $who ->
    [you] Tu peux récupérer une carte de ta défausse.
   *[other] { $seat } peut récupérer une carte de sa défausse.
 }
havana-prompt-discard = { $who ->
    [you] Défausse une carte de ta main, puis prends-en une dans ta défausse et montre-la.
   *[other] { $seat } échange une carte.
 }
havana-prompt-take = { $who ->
    [you] Prends une carte dans ta défausse ; tout le monde la verra.
   *[other] { $seat } prend une carte dans sa défausse.
 }
havana-prompt-remove = { $who ->
    [you] Tu peux retirer un bâtiment à l’extrémité d’une rangée.
   *[other] { $seat } peut retirer un bâtiment.
 }
havana-prompt-tax = { $who ->
    [you] Ton percepteur passe chez { $other } : que prend-il ?
   *[other] { $whom ->
        [you] { $seat } décide ce que le percepteur te prend.
       *[other] { $seat } décide ce que le percepteur prend à { $other }.
     }
 }
havana-prompt-rob = { $who ->
    [you] À qui ton voleur prend-il des pesos ?
   *[other] { $seat } choisit qui voler.
 }
havana-prompt-burgle = { $who ->
    [you] Chez qui va ton voleur, et que prend-il ?
   *[other] { $seat } choisit à qui prendre des matériaux.
 }
havana-prompt-loot = { $who ->
    [you] Que prend ton voleur à { $other } ? Encore { $count }.
   *[other] { $whom ->
        [you] { $seat } choisit ce que le voleur te prend.
       *[other] { $seat } choisit ce que le voleur prend à { $other }.
     }
 }
havana-prompt-market = { $who ->
    [you] Tu arrives en premier au marché : pioche à l’aveugle, ou choisis dans le sac.
   *[other] { $seat } arrive en premier au marché.
 }
havana-prompt-share = { $who ->
    [you] Prends ta moitié des matériaux de couleur : encore { $count }.
   *[other] { $seat } prend la moitié des matériaux.
 }
havana-prompt-build = { $who ->
    [you] Construis, ou finis ton tour.
   *[other] { $seat } peut construire.
 }
havana-prompt-payment = { $who ->
    [you] { $building } : comment paies-tu ?
   *[other] { $seat } paie : { $building }.
 }
havana-prompt-lay = { $who ->
    [you] Pose une nouvelle carte sur l’une de tes deux cartes visibles.
   *[other] { $seat } pose une nouvelle carte.
 }

havana-choice-choose = Poser { $first } et { $second } : nombre { $number }
havana-choice-exchange = Remplacer « { $instead } » par « { $building } »
havana-choice-order = D’abord { $first }, puis { $second }
havana-choice-fetch = Récupérer { $card }
havana-choice-fetch-none = Ne rien récupérer
havana-choice-swap = Défausser { $card } et prendre { $taken }
havana-choice-swap-same = Défausser { $card } et reprendre cette carte
havana-choice-take = Prendre { $taken }
havana-choice-remove = Retirer : { $building }
havana-choice-remove-none = Ne rien retirer
havana-choice-tax = { $other } perd { $thing }
havana-choice-rob = Voler { $count ->
    [0] { $other } : il n’y a rien à prendre
    [one] { $count } peso à { $other }
   *[other] { $count } pesos à { $other }
 }
havana-choice-burgle = Prendre { $things } à { $other }
havana-choice-burgle-random = Prendre { $count } à { $other }, au hasard
havana-choice-burgle-nothing = Aller chez { $other }, où il n’y a rien à prendre
havana-choice-draw = Piocher { $count } dans le sac
havana-choice-pick = Choisir { $thing } dans le sac
havana-choice-share = Prendre { $things }
havana-choice-build = Construire : { $building } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 }) pour { $things }
havana-choice-end = Finir ton tour
havana-choice-lay = Poser { $card } sur { $covered } : nombre { $number }

havana-event-exchanged = { $who ->
    [you] Tu remplaces « { $instead } » par « { $building } ».
   *[other] { $seat } remplace « { $instead } » par « { $building } ».
 }
havana-event-chose = { $who ->
    [you] Tu poses deux cartes.
   *[other] { $seat } a posé deux cartes.
 }
havana-event-chose-several = { $seats } ont posé deux cartes.
havana-event-chose-seen = Tu poses { $cards }.
havana-event-revealed = { $who ->
    [you] Tu montres { $cards } : nombre { $number }.
   *[other] { $seat } montre { $cards } : nombre { $number }.
 }
havana-event-round-began = Manche { $round } : { $order }.
havana-event-turn-began = { $who ->
    [you] C’est à toi.
   *[other] C’est à { $seat }.
 }
havana-event-gained = { $who ->
    [you] { $card } : { $things } pour toi.
   *[other] { $card } : { $things } pour { $seat }.
 }
havana-event-idle = { $who ->
    [you] { $card } : aucun effet pour toi.
   *[other] { $card } : aucun effet pour { $seat }.
 }
havana-event-declined = { $who ->
    [you] { $card } : tu ne t’en sers pas.
   *[other] { $card } : { $seat } ne s’en sert pas.
 }
havana-event-fetched = { $who ->
    [you] Tu récupères { $card }.
   *[other] { $seat } récupère { $card }.
 }
havana-event-fetched-hidden = { $seat } récupère une carte de sa défausse.
havana-event-discarded = { $who ->
    [you] Tu défausses { $card }.
   *[other] { $seat } défausse { $card }.
 }
havana-event-discarded-hidden = { $seat } défausse une carte.
havana-event-took = { $who ->
    [you] Tu reprends { $card } et montres la carte.
   *[other] { $seat } reprend { $card } et montre la carte.
 }
havana-event-removed = { $who ->
    [you] Tu fais retirer un bâtiment : { $building }.
   *[other] { $seat } fait retirer un bâtiment : { $building }.
 }
havana-event-taxed = { $who ->
    [you] Tu envoies ton percepteur chez { $other } : { $thing } en moins.
   *[other] { $whom ->
        [you] { $seat } envoie son percepteur chez toi : { $thing } en moins.
       *[other] { $seat } envoie son percepteur chez { $other } : { $thing } en moins.
     }
 }
havana-event-taxed-several = { $who ->
    [you] Ton percepteur prend { $things }.
   *[other] Le percepteur de { $seat } prend { $things }.
 }
havana-taken-from = { $who ->
    [you] { $thing } chez toi
   *[other] { $thing } chez { $other }
 }
havana-event-robbed = { $pesos ->
    [0] { $who ->
        [you] Tu ne trouves aucun peso à voler à { $other }.
       *[other] { $whom ->
            [you] { $seat } ne trouve aucun peso à te voler.
           *[other] { $seat } ne trouve aucun peso à voler à { $other }.
         }
     }
    [one] { $who ->
        [you] Tu voles { $pesos } peso à { $other }.
       *[other] { $whom ->
            [you] { $seat } te vole { $pesos } peso.
           *[other] { $seat } vole { $pesos } peso à { $other }.
         }
     }
   *[other] { $who ->
        [you] Tu voles { $pesos } pesos à { $other }.
       *[other] { $whom ->
            [you] { $seat } te vole { $pesos } pesos.
           *[other] { $seat } vole { $pesos } pesos à { $other }.
         }
     }
 }
havana-event-burgled = { $who ->
    [you] Tu envoies ton voleur chez { $other }. Butin : { $things }.
   *[other] { $whom ->
        [you] { $seat } envoie son voleur chez toi. Butin : { $things }.
       *[other] { $seat } envoie son voleur chez { $other }. Butin : { $things }.
     }
 }
havana-event-built = { $who ->
    [you] Tu construis : { $building } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
     }) pour { $things }.
   *[other] { $seat } construit : { $building } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
     }) pour { $things }.
 }
havana-event-refilled = Nouveaux bâtiments dans la rangée { $row } : { $buildings }.
havana-event-supplied = Arrivage au centre : { $things }.
havana-event-laid = { $who ->
    [you] Tu recouvres { $covers }.
   *[other] { $seat } recouvre { $covers }.
 }
havana-event-laid-seen = { $who ->
    [you] Tu poses { $card } sur { $covers }.
   *[other] { $seat } pose { $card } sur { $covers }.
 }
havana-event-laid-hidden = { $who ->
    [you] Tu as posé une carte.
   *[other] { $seat } a posé une carte.
 }
havana-event-laid-several = { $seats } ont posé une carte.
havana-event-took-back = { $who ->
    [you] Il te reste deux cartes en main : tu reprends toute ta défausse ({ $count } cartes).
   *[other] Il reste deux cartes à { $seat }, qui reprend toute sa défausse ({ $count } cartes).
 }
havana-event-over-target = { $who ->
    [you] Tu as atteint le but : tu gagnes !
   *[other] { $winner } a atteint le but et gagne.
 }
havana-event-over-buildings = { $who ->
    [you] Il ne reste aucun bâtiment et tu as le plus de points : tu gagnes !
   *[other] Il ne reste aucun bâtiment ; { $winner } a le plus de points et gagne.
 }
havana-event-over-buildings-shared = Il ne reste aucun bâtiment ; victoire partagée : { $winners }.
havana-event-over-materials = { $who ->
    [you] Tous les matériaux sont épuisés et tu as le plus de points : tu gagnes !
   *[other] Tous les matériaux sont épuisés ; { $winner } a le plus de points et gagne.
 }
havana-event-over-materials-shared = Tous les matériaux sont épuisés ; victoire partagée : { $winners }.
havana-event-over-bag = { $who ->
    [you] Le sac est vide et tu as le plus de points : tu gagnes !
   *[other] Le sac est vide ; { $winner } a le plus de points et gagne.
 }
havana-event-over-bag-shared = Le sac est vide ; victoire partagée : { $winners }.
havana-event-over-stall = { $who ->
    [you] Plus personne ne construit et tu as le plus de points : tu gagnes !
   *[other] Plus personne ne construit ; { $winner } a le plus de points et gagne.
 }
havana-event-over-stall-shared = Plus personne ne construit ; victoire partagée : { $winners }.

havana-why-not-now = À choisir maintenant : { $awaited }.
havana-why-card-open = La carte { $card } est visible devant toi ; il faut une carte de ta main.
havana-why-card-discarded = La carte { $card } est dans ta défausse ; il faut une carte de ta main.
havana-why-higher = Tu as déjà choisi { $card } : l’autre carte vient ensuite.
havana-why-laid-already = Tu as déjà posé { $card } : choisis maintenant ce qu’elle recouvre.
havana-why-lower-first = Choisis d’abord la plus petite de tes deux cartes.
havana-why-card-first = Choisis d’abord une carte de ta main, puis ce qu’elle recouvre.
havana-why-not-open = La carte { $card } n’est pas visible devant toi.
havana-why-swap-must = Tu dois reprendre une carte.
havana-why-fetch-open = La carte { $card } est visible devant toi ; on ne prend que dans la défausse.
havana-why-not-in-pile = La carte { $card } n’est pas dans ta défausse.
havana-why-own-turn = On construit à son propre tour, après ses deux cartes.
havana-why-after-actions = On construit après ses deux cartes.
havana-why-not-low = { $building } : ce bâtiment vaut plus de 3 points.
havana-why-not-an-end = { $building } : ce bâtiment n’est pas à une extrémité, ses voisins doivent partir d’abord.
havana-why-not-on-offer = { $building } : ce bâtiment n’est pas dans les rangées.
havana-why-one-building = Les bâtiments se construisent l’un après l’autre.
havana-why-no-architect = { $building } : il faut l’architecte parmi tes deux cartes visibles.
havana-why-cannot-pay = { $building } : il te manque { $things }.
havana-why-no-exchange = Payer cinq pour un n’est pas possible ici, ou tu n’en as pas cinq en trop.
havana-why-pays-nothing = Aucun bâtiment à ta portée ne coûte cela.
havana-why-yourself = Tu ne peux pas te voler toi-même.
havana-why-other-asked = Choisis d’abord pour { $other }.
havana-why-protected = { $other } a une protection.
havana-why-earlier = { $other } a déjà joué dans cette manche : on ne vole que ceux qui jouent après soi.
havana-why-gains-nothing = Il n’y a rien à prendre chez { $other }, et d’autres ont quelque chose.
havana-why-order-of-picks = Choisis dans l’ordre des matériaux, et laisses-en assez pour la suite.
havana-why-victim-lacks = { $other } n’en a pas ({ $material }).
havana-why-nobody-has = Personne que tu puisses voler n’en a ({ $material }).
havana-why-loot-is-random = C’est le hasard qui décide ce que prend le voleur.
havana-why-bag-lacks = Il n’y en a pas dans le sac ({ $material }).
havana-why-grey-by-itself = La moitié te revient d’office ({ $material }).
havana-why-centre-lacks = Il n’y en a pas au centre ({ $material }).
havana-why-no-worker = { $other } n’a pas d’ouvrier.
havana-why-not-enough = Le voleur doit prendre tout ce qui lui revient.
havana-why-must-carry-out = Tu dois exécuter tes cartes ; à choisir : { $awaited }.
havana-why-one-removal = On ne peut retirer qu’un seul bâtiment par manche.
havana-why-end-alone = Pour finir ton tour, ne choisis rien d’autre.
havana-why-other-payment = Ce n’est pas le prix de ce bâtiment : paie exactement son coût.
havana-why-one-victim = Choisis un seul joueur.
havana-why-too-many-materials = Tu ne peux pas prendre tout cela ensemble.
havana-why-not-together = Tu ne peux pas combiner ces choix ; à choisir : { $awaited }.
havana-why-no-seat = Il n’y a que { $count } joueurs.
havana-why-no-end = Il n’y a pas de bâtiment à cette extrémité.

havana-fault-buildings = Attendu : { $expected } bâtiments ; reçu : { $got }.
havana-fault-low = Attendu : au moins { $expected } bâtiments valant 1, 2 ou 3 ; reçu : { $got }.
havana-fault-name = un nom
havana-fault-free = Aucun bâtiment n’est gratuit : il faut un coût.
havana-fault-length = Attendu : { $expected } ; reçu : { $got }.
havana-fault-total = Attendu : { $expected } à la table en tout ; reçu : { $got }.
havana-fault-standing = Attendu à un seul endroit ; nombre d’endroits : { $got }.
havana-fault-row-long = Attendu : au plus 6 bâtiments par rangée ; reçu : { $got }.
havana-fault-row-short = Une rangée de { $got } aurait été complétée depuis la pile.
havana-fault-laid = Ces cartes ne peuvent pas être face cachée à cette étape.
havana-fault-trail = Ce qu’on a vu de ces cartes ne correspond pas à leur place.
havana-fault-ending = Attendu, au choix et en accord avec les points : { $expected } ; reçu : { $got }.
havana-fault-won = Cette place a { $got } points : la partie serait finie.
havana-fault-exhausted = Il ne reste rien : la partie serait finie.
havana-fault-step = Rien n’est à décider à l’étape « { $step } » avec ces cartes et ces biens.

# Havana

havana-name = Havana
havana-summary = Deux cartes par manche décident de tes actions et de ton rang dans l’ordre du tour : récolte, vole, embauche, et construis la ville avant les autres.
havana-minutes = 40

havana-card-siesta = Sieste
havana-card-siesta-short = Sieste
havana-card-siesta-brief = sans effet
havana-card-siesta-text = Ne fait rien, mais te donne le plus petit chiffre.
havana-card-renewal = Renouveau
havana-card-renewal-short = Renou{"\u00AD"}veau
havana-card-renewal-brief = reprends 1 carte
havana-card-renewal-text = Tu peux reprendre en main une carte de ta défausse, sans la montrer.
havana-card-protection = Protection
havana-card-protection-short = Protec{"\u00AD"}tion
havana-card-protection-brief = ni vol ni impôt
havana-card-protection-text = Tant qu’elle est visible, ni voleur ni percepteur ne touche à tes biens.
havana-card-debris = Gravats
havana-card-debris-short = Gravats
havana-card-debris-brief = tous les gravats
havana-card-debris-text = Prends tous les gravats du centre.
havana-card-conservation = Arrêt des travaux
havana-card-conservation-short = Arrêt des{"\u00A0"}travaux
havana-card-conservation-brief = retire 1 bâtiment
havana-card-conservation-text = Tu peux retirer un bâtiment à l’extrémité d’une rangée ; un seul par manche, tous joueurs confondus.
havana-card-tax = Percepteur
havana-card-tax-short = Percep{"\u00AD"}teur
havana-card-tax-brief = 1 peso, les autres paient
havana-card-tax-text = Prends 1 peso. Puis chaque joueur sans protection qui joue après toi perd un ouvrier ou un matériau de ton choix.
havana-card-worker = Ouvrier
havana-card-worker-short = Ouvrier
havana-card-worker-brief = 1 ouvrier (le{"\u00A0"}1er :{"\u00A0"}2)
havana-card-worker-text = Prends 1 ouvrier ; 2 si tu le fais avant tous les autres dans cette manche.
havana-card-architect = Architecte
havana-card-architect-short = Archi{"\u00AD"}tecte
havana-card-architect-brief = 1 ouvrier, bâtiments spéciaux
havana-card-architect-text = Prends 1 ouvrier. Tant que la carte est visible, tu peux construire ce qui demande un architecte.
havana-card-peso_thief = Voleur de pesos
havana-card-peso_thief-short = Voleur{"\u00A0"}de pesos
havana-card-peso_thief-brief = vole la moitié
havana-card-peso_thief-text = Vole la moitié des pesos, arrondie à l’inférieur, d’un joueur sans protection qui joue après toi ; si tu joues en dernier, de n’importe qui sans protection.
havana-card-material_thief = Voleur de matériaux
havana-card-material_thief-short = Voleur{"\u00A0"}de matériaux
havana-card-material_thief-brief = vole 1 ou 2
havana-card-material_thief-text = Vole 1 matériau à un joueur sans protection qui joue après toi ; 2 s’il en a au moins quatre de couleur. Si tu joues en dernier, vole n’importe qui sans protection.
havana-card-market = Marché noir
havana-card-market-short = Marché noir
havana-card-market-brief = pioche 1 (le{"\u00A0"}1er :{"\u00A0"}2)
havana-card-market-text = Pioche 1 matériau dans le sac ; 2 si tu le fais avant tous les autres dans cette manche.
havana-card-pesos = Pesos
havana-card-pesos-short = Pesos
havana-card-pesos-brief = moitié du centre
havana-card-pesos-text = Prends la moitié des pesos du centre, arrondie au supérieur.
havana-card-mama = Mama
havana-card-mama-short = Mama
havana-card-mama-brief = moitié des matériaux
havana-card-mama-text = Prends la moitié des matériaux de couleur du centre, à ton choix, et la moitié des gravats, chacune arrondie au supérieur.

havana-material-brick = brique
havana-material-sandstone = grès
havana-material-clay = argile
havana-material-glass = verre
havana-material-debris = gravats
havana-amount-brick = { $count ->
    [one] { $count } brique
   *[other] { $count } briques
 }
havana-amount-sandstone = { $count } grès
havana-amount-clay = { $count ->
    [one] { $count } argile
   *[other] { $count } unités d’argile
 }
havana-amount-glass = { $count ->
    [one] { $count } verre
   *[other] { $count } unités de verre
 }
havana-amount-debris = { $count ->
    [one] { $count } gravat
   *[other] { $count } gravats
 }

havana-ending-target = Le but est atteint
havana-ending-buildings = Il ne reste aucun bâtiment
havana-ending-materials = Tous les matériaux sont épuisés
havana-ending-bag = Le sac est vide
havana-ending-stall = Plus personne ne construit
havana-score-buildings = Points des bâtiments

havana-option-thief_all_later_protected = Voleur quand tous les suivants sont protégés
havana-option-thief_all_later_protected-no_effect = le voleur n’obtient rien
havana-option-thief_all_later_protected-any_unprotected = le voleur peut voler n’importe qui sans protection
havana-option-thief_must_gain = Victimes possibles d’un voleur
havana-option-thief_must_gain-off = n’importe qui, même sans rien à prendre
havana-option-thief_must_gain-on = seulement ceux qui ont quelque chose à prendre
havana-option-thief_two = Voleur de matériaux qui peut en prendre deux
havana-option-thief_two-exactly = en prend exactement deux
havana-option-thief_two-up_to = en prend un ou deux
havana-option-discards = Défausses
havana-option-discards-hidden = chacun ne regarde que la sienne
havana-option-discards-open = tout le monde peut les regarder
havana-option-phase3 = Nouvelles cartes
havana-option-phase3-sequential = posées à tour de rôle
havana-option-phase3-simultaneous = posées par tous en même temps
havana-option-setup_exchange = Aucun petit bâtiment à l’extrémité d’une rangée
havana-option-setup_exchange-random = le hasard en place un
havana-option-setup_exchange-oldest_chooses = le joueur le plus âgé en choisit un
havana-option-exhaustion_tie = Égalité quand il ne reste rien
havana-option-exhaustion_tie-shared = la victoire est partagée
havana-option-exhaustion_tie-order_chain = comme pour l’ordre du tour
havana-option-material_end = Fin des matériaux
havana-option-material_end-box = quand tous sont dans la boîte
havana-option-material_end-bag_empty_end_of_round = aussi après la manche où le sac est vide
havana-option-pesos = Pesos
havana-option-pesos-limited = 108 et pas plus
havana-option-pesos-unlimited = autant qu’il en faut
havana-option-age_order = Âge, du plus jeune au plus âgé
havana-option-age_order-random = tiré au sort
havana-option-age_order-seat = dans l’ordre des places
havana-option-stall_limit = Manches sans bâtiment une fois le sac vide
havana-option-stall_limit-off = sans limite

# La Habana

la-habana-name = La Habana
la-habana-summary = La nouvelle édition : deux cartes par manche, le prochain bâtiment visible, et de nouvelles règles pour les voleurs.
la-habana-minutes = 40

la-habana-card-zero = Sieste
la-habana-card-zero-short = Sieste
la-habana-card-zero-brief = sans effet
la-habana-card-zero-text = Ne fait rien, mais te donne le plus petit chiffre.
la-habana-card-protection = Protection
la-habana-card-protection-short = Protec{"\u00AD"}tion
la-habana-card-protection-brief = aucun vol
la-habana-card-protection-text = Tant qu’elle est visible, aucun voleur ne touche à tes biens.
la-habana-card-coin = Pièce
la-habana-card-coin-short = Pièce
la-habana-card-coin-brief = 1 peso
la-habana-card-coin-text = Prends 1 peso.
la-habana-card-swap = Échange
la-habana-card-swap-short = Échange
la-habana-card-swap-brief = 1 carte contre 1 défaussée
la-habana-card-swap-text = Défausse une carte de ta main, puis prends-en une dans ta défausse et montre-la.
la-habana-card-removal = Démolition
la-habana-card-removal-short = Démo{"\u00AD"}lition
la-habana-card-removal-brief = retire 1 bâtiment
la-habana-card-removal-text = Tu peux retirer un bâtiment à l’extrémité d’une rangée ; un seul par manche, tous joueurs confondus.
la-habana-card-rubble = Gravats
la-habana-card-rubble-short = Gravats
la-habana-card-rubble-brief = tous les gravats
la-habana-card-rubble-text = Prends tous les gravats du centre.
la-habana-card-worker = Ouvrier
la-habana-card-worker-short = Ouvrier
la-habana-card-worker-brief = 1 ouvrier (le{"\u00A0"}1er :{"\u00A0"}2)
la-habana-card-worker-text = Prends 1 ouvrier ; 2 si tu le fais avant tous les autres dans cette manche.
la-habana-card-architect = Architecte
la-habana-card-architect-short = Archi{"\u00AD"}tecte
la-habana-card-architect-brief = 1 ouvrier, bâtiments spéciaux
la-habana-card-architect-text = Prends 1 ouvrier. Tant que la carte est visible, tu peux construire ce qui demande un architecte.
la-habana-card-peso_thief = Voleur de pesos
la-habana-card-peso_thief-short = Voleur{"\u00A0"}de pesos
la-habana-card-peso_thief-brief = vole 2 ou 3
la-habana-card-peso_thief-text = Vole 2 pesos à un joueur sans protection qui joue après toi ; 3 s’il en a six ou plus.
la-habana-card-brick_thief = Voleur de briques
la-habana-card-brick_thief-short = Voleur{"\u00A0"}de briques
la-habana-card-brick_thief-brief = vole 1 ou 2
la-habana-card-brick_thief-text = Vole 1 brique ou gravat à un joueur sans protection qui joue après toi ; 2 s’il a au moins quatre briques de couleur.
la-habana-card-market = Marché
la-habana-card-market-short = Marché
la-habana-card-market-brief = pioche 1 (le{"\u00A0"}1er :{"\u00A0"}2)
la-habana-card-market-text = Pioche 1 brique ou gravat dans le sac. Le premier à le faire dans la manche en pioche 2, ou en choisit 1.
la-habana-card-pesos = Pesos
la-habana-card-pesos-short = Pesos
la-habana-card-pesos-brief = moitié du centre
la-habana-card-pesos-text = Prends la moitié des pesos du centre, arrondie au supérieur.
la-habana-card-half = Moitié
la-habana-card-half-short = Moitié
la-habana-card-half-brief = moitié des briques
la-habana-card-half-text = Prends la moitié des briques de couleur du centre, à ton choix, et la moitié des gravats, chacune arrondie au supérieur.

la-habana-material-red = brique rouge
la-habana-material-white = brique blanche
la-habana-material-green = brique verte
la-habana-material-brown = brique marron clair
la-habana-material-rubble = gravats
la-habana-amount-red = { $count ->
    [one] { $count } brique rouge
   *[other] { $count } briques rouges
 }
la-habana-amount-white = { $count ->
    [one] { $count } brique blanche
   *[other] { $count } briques blanches
 }
la-habana-amount-green = { $count ->
    [one] { $count } brique verte
   *[other] { $count } briques vertes
 }
la-habana-amount-brown = { $count ->
    [one] { $count } brique marron clair
   *[other] { $count } briques marron clair
 }
la-habana-amount-rubble = { $count ->
    [one] { $count } gravat
   *[other] { $count } gravats
 }

la-habana-ending-target = Le but est atteint
la-habana-ending-buildings = Il ne reste aucun bâtiment
la-habana-ending-materials = Toutes les briques sont épuisées
la-habana-ending-bag = Le sac est vide
la-habana-ending-stall = Plus personne ne construit
la-habana-score-buildings = Points des bâtiments

la-habana-option-last_thief = Voleur qui joue en dernier
la-habana-option-last_thief-no_effect = n’obtient rien
la-habana-option-last_thief-any_opponent = peut voler n’importe qui
la-habana-option-stolen_brick = Briques volées
la-habana-option-stolen_brick-thief = le voleur choisit
la-habana-option-stolen_brick-random = le hasard décide
la-habana-option-swap_empty_pile = Échange avec une défausse vide
la-habana-option-swap_empty_pile-literal = la même carte revient, et on la montre
la-habana-option-swap_empty_pile-skip = rien ne se passe
la-habana-option-next_building = Prochain bâtiment de la pile
la-habana-option-next_building-visible = est visible
la-habana-option-next_building-hidden = est caché
la-habana-option-phase4 = Nouvelles cartes
la-habana-option-phase4-sequential = posées à tour de rôle
la-habana-option-phase4-simultaneous = posées par tous en même temps
la-habana-option-setup_exchange = Aucun petit bâtiment à l’extrémité d’une rangée
la-habana-option-setup_exchange-random = le hasard en place un
la-habana-option-setup_exchange-reshuffle_all = tous sont mélangés et disposés à nouveau
la-habana-option-exhaustion_tie = Égalité quand il ne reste rien
la-habana-option-exhaustion_tie-shared = la victoire est partagée
la-habana-option-exhaustion_tie-order_chain = comme pour l’ordre du tour
la-habana-option-material_end = Fin des briques
la-habana-option-material_end-box = quand toutes sont dans la boîte
la-habana-option-material_end-bag_empty_end_of_round = aussi après la manche où le sac est vide
la-habana-option-pesos = Pesos
la-habana-option-pesos-limited = 60 et pas plus
la-habana-option-pesos-unlimited = autant qu’il en faut
la-habana-option-age_order = Âge, du plus jeune au plus âgé
la-habana-option-age_order-random = tiré au sort
la-habana-option-age_order-seat = dans l’ordre des places
la-habana-option-stall_limit = Manches sans bâtiment une fois le sac vide
la-habana-option-stall_limit-off = sans limite

# Les bâtiments des deux boîtes ; ceux d’un pack portent les noms que le pack leur donne.

havana-building-kiosk = Kiosque
havana-building-street-lamp = Réverbère
havana-building-well = Puits
havana-building-bench = Banc
havana-building-statue = Statue
havana-building-fountain = Fontaine
havana-building-garden = Jardin
havana-building-cigar-stall = Stand de cigares
havana-building-market-stalls = Étals du marché
havana-building-street = Rue
havana-building-bus-stop = Arrêt de bus
havana-building-bakery = Boulangerie
havana-building-cafe = Café
havana-building-pharmacy = Pharmacie
havana-building-barber = Barbier
havana-building-school = École
havana-building-park = Parc
havana-building-bar = Bar
havana-building-warehouse = Entrepôt
havana-building-cigar-factory = Fabrique de cigares
havana-building-library = Bibliothèque
havana-building-cinema = Cinéma
havana-building-post-office = Bureau de poste
havana-building-harbour-office = Capitainerie
havana-building-distillery = Distillerie
havana-building-bank = Banque
havana-building-theatre = Théâtre
havana-building-hotel = Hôtel
havana-building-railway-station = Gare
havana-building-university = Université
havana-building-casino = Casino
havana-building-cathedral = Cathédrale
havana-building-opera-house = Opéra
havana-building-fortress = Forteresse
havana-building-capitol = Capitole
havana-building-presidential-palace = Palais présidentiel
havana-building-lamp-post = Lampadaire
havana-building-kerb = Trottoir
havana-building-road = Route
havana-building-flower-bed = Parterre
havana-building-newsstand = Maison de la presse
havana-building-jetty = Jetée
havana-building-balcony-house = Maison à balcons
havana-building-coffee-house = Maison du café
havana-building-grocery = Épicerie
havana-building-garage = Garage
havana-building-storehouse = Dépôt
havana-building-promenade = Promenade
havana-building-night-club = Cabaret
havana-building-grand-theatre = Grand Théâtre
havana-building-palace = Palais

# L’aide de jeu, et ce qui est dit d’une chose qu’on regarde

havana-aid-turn = Tes deux cartes visibles forment ton nombre, le plus petit chiffre devant. Le plus petit nombre commence, exécute ses deux cartes dans l’ordre voulu, puis construit. En fin de manche, chacun recouvre l’une de ses deux cartes d’une nouvelle. Quand il te reste deux cartes en main, tu reprends toute ta défausse.
havana-aid-build-title = Construire
havana-aid-build = Après tes deux cartes, construis autant de bâtiments à une extrémité de rangée que tu peux en payer. 5 × { $grey } valent 1 matériau au choix, et 5 pesos 1 ouvrier. Certains bâtiments demandent l’architecte visible devant toi.
havana-aid-end = Les points des bâtiments sont acquis. Le premier à 25 points à deux joueurs, 20 à trois ou 15 à quatre gagne aussitôt. S’il ne reste aucun bâtiment ou aucun matériau, celui qui a le plus de points l’emporte.
havana-tip-material = Sert à payer les bâtiments, puis sort du jeu.
havana-tip-grey = Sert à payer les bâtiments. Cinq valent un matériau de couleur au choix.
havana-tip-peso = Sert à payer les bâtiments. Cinq pesos valent un ouvrier.
havana-tip-worker = Beaucoup de bâtiments en demandent ; ils retournent à la réserve.
havana-tip-bag = On y pioche à l’aveugle ce qui va au centre et ce que donne le marché.
havana-tip-seat = Le nombre des cartes visibles donne l’ordre : le plus petit commence.

# Ce qui est demandé au milieu d’un choix

havana-which-first = { $few ->
    [yes] Quelle carte en premier : { $options } ?
   *[no] Quelle carte en premier ?
 }
havana-which-building = { $few ->
    [yes] Quel bâtiment : { $options } ?
   *[no] Quel bâtiment ?
 }
havana-which-building-exchange = { $few ->
    [yes] Quel bâtiment : { $options } ?
   *[no] Quel bâtiment ?
 }
havana-which-building-remove = { $few ->
    [yes] Quel bâtiment retires-tu : { $options } ?
   *[no] Quel bâtiment retires-tu ?
 }
havana-which-card = { $few ->
    [yes] Quelle carte : { $options } ?
   *[no] Quelle carte ?
 }
havana-which-card-choose = { $few ->
    [yes] Avec quelle carte : { $options } ?
   *[no] Avec quelle carte ?
 }
havana-which-card-lay = { $few ->
    [yes] Quelle carte poses-tu : { $options } ?
   *[no] Quelle carte poses-tu ?
 }
havana-which-card-discard = { $few ->
    [yes] Quelle carte défausses-tu : { $options } ?
   *[no] Quelle carte défausses-tu ?
 }
havana-which-cover = { $few ->
    [yes] Quelle carte visible recouvre-t-elle : { $options } ?
   *[no] Quelle carte visible recouvre-t-elle ?
 }
havana-which-fetch = { $few ->
    [yes] Quelle carte prends-tu : { $options } ?
   *[no] Quelle carte prends-tu ?
 }
havana-which-seat = { $few ->
    [yes] Chez qui : { $options } ?
   *[no] Chez qui ?
 }
havana-which-material = { $few ->
    [yes] { $count ->
        [1] Que prends-tu : { $options } ?
       *[other] Que prends-tu : { $options } ? (encore { $count })
     }
   *[no] { $count ->
        [1] Que prends-tu ?
       *[other] Que prends-tu ? (encore { $count })
     }
 }
havana-which-pay = { $few ->
    [yes] Avec quoi paies-tu : { $options } ?
   *[no] Avec quoi paies-tu ?
 }
havana-which-turn = Et maintenant ?
havana-target-fetch-none = aucune
havana-target-building-none = aucun
havana-target-bag-random = à l’aveugle dans le sac
havana-target-take-enough = rien de plus
havana-target-turn-end = finir le tour

## What the evaluation weighs, for hints and reviews

havana-term-points = des points
havana-term-materials = des matériaux
havana-term-pesos = des pesos
havana-term-workers = des ouvriers
havana-term-hand = la meilleure carte en main
havana-term-building = un bâtiment à portée
la-habana-term-points = { havana-term-points }
la-habana-term-materials = { havana-term-materials }
la-habana-term-pesos = { havana-term-pesos }
la-habana-term-workers = { havana-term-workers }
la-habana-term-hand = { havana-term-hand }
la-habana-term-building = { havana-term-building }
