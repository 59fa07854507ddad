# Les mots de Cartagena.

cartagena-name = Cartagena
cartagena-summary = File à travers la jungle en pleine nuit et embarque tout ton équipage avant les autres.
cartagena-minutes = 20

cartagena-use-advanced-symbol = Cartes jouées

cartagena-symbol-rum = bouteille de rhum
cartagena-symbol-key = trousseau de clés
cartagena-symbol-pistol = pistolet
cartagena-symbol-hook = grappin
cartagena-symbol-lantern = lanterne
cartagena-symbol-spyglass = lunette
cartagena-two-symbols = { $first } et { $second }

cartagena-place-camp = point de ralliement
cartagena-place-field = case { $number }
cartagena-place-boat = chaloupe
cartagena-at-camp = au point de ralliement
cartagena-at-field = sur la case { $number }
cartagena-at-boat = dans la chaloupe

cartagena-prompt = { $who ->
    [you] Joue une carte, ou recule pour en piocher (action { $action } sur { $actions }).
   *[other] C’est à { $seat } (action { $action } sur { $actions }).
 }
cartagena-prompt-more = { $who ->
    [you] Joue une carte, recule, ou finis ton tour (action { $action } sur { $actions }).
   *[other] C’est à { $seat } (action { $action } sur { $actions }).
 }
cartagena-prompt-back = { $who ->
    [you] Tu n’as plus de cartes : recule avec un pirate pour en piocher (action { $action } sur { $actions }).
   *[other] C’est à { $seat } (action { $action } sur { $actions }).
 }

cartagena-choice-forward = Jouer « { $symbol } » : { $start } → { $field }
cartagena-choice-back = Reculer : { $start } → { $field }, et { $count ->
    [0] ne rien piocher, car il ne reste pas de carte
    [one] piocher { $count } carte
   *[other] piocher { $count } cartes
 }
cartagena-choice-end = Finir le tour

cartagena-event-turn-began = { $who ->
    [you] Tour { $turn } : à toi.
   *[other] Tour { $turn } : { $seat }.
 }
cartagena-event-advanced = { $who ->
    [you] Tu joues une carte « { $symbol } » : { $start } → { $field }.
   *[other] { $seat } joue une carte « { $symbol } » : { $start } → { $field }.
 }
cartagena-event-advanced-aboard = { $who ->
    [you] Tu joues une carte « { $symbol } » : { $start } → droit dans la chaloupe !
   *[other] { $seat } joue une carte « { $symbol } » : { $start } → droit dans la chaloupe !
 }
cartagena-event-retreated = { $who ->
    [you] Tu recules : { $start } → { $field }.
   *[other] { $seat } recule : { $start } → { $field }.
 }
cartagena-event-retreated-drew = { $who ->
    [you] Tu recules ({ $start } → { $field }) et pioches { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
     }
   *[other] { $seat } recule ({ $start } → { $field }) et pioche { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
     }
 }
cartagena-event-retreated-drew-seen = Tu recules ({ $start } → { $field }) et pioches : { $cards }.
cartagena-event-drew = { $who ->
    [you] { $count ->
        [0] Tu ne pioches rien : il ne reste pas de carte.
        [one] Tu pioches { $count } carte.
       *[other] Tu pioches { $count } cartes.
     }
   *[other] { $count ->
        [0] { $seat } ne pioche rien : il ne reste pas de carte.
        [one] { $seat } pioche { $count } carte.
       *[other] { $seat } pioche { $count } cartes.
     }
 }
cartagena-event-drew-seen = Tu pioches : { $cards }.
cartagena-event-drew-emergency = { $count ->
    [0] { $who ->
        [you] Tu ne peux rien faire, et il ne reste aucune carte à piocher.
       *[other] { $seat } ne peut rien faire, et il ne reste aucune carte à piocher.
     }
   *[other] { $who ->
        [you] Tu ne peux rien faire d’autre : tu pioches une carte.
       *[other] { $seat } ne peut rien faire d’autre et pioche une carte.
     }
 }
cartagena-event-drew-emergency-seen = Tu ne peux rien faire d’autre et tu pioches : { $cards }.
cartagena-event-reshuffled = La pioche est épuisée : { $count ->
    [one] la seule carte jouée devient
   *[other] les { $count } cartes jouées deviennent
 } la nouvelle pioche.
cartagena-event-turn-ended = Fin du tour.
cartagena-event-turn-ended-early = { $who ->
    [you] Tu finis ton tour.
   *[other] { $seat } finit son tour.
 }
cartagena-event-escaped = { $who ->
    [you] Tout ton équipage est à bord : tu gagnes !
   *[other] { $winner } a tout son équipage à bord et gagne.
 }
cartagena-event-capped = { $who ->
    [you] Le dernier tour est joué et tu es en tête : tu gagnes !
   *[other] Le dernier tour est joué ; { $winner } est en tête et gagne.
 }
cartagena-event-capped-shared = Le dernier tour est joué ; { $count } équipages se partagent la victoire.

cartagena-ending-escaped = Un équipage entier est à bord
cartagena-ending-turn_cap = Le dernier tour est joué
cartagena-score-aboard = Pirates à bord
cartagena-score-way = Cases parcourues

cartagena-why-discards = Les cartes jouées restent là jusqu’à ce que la pioche soit épuisée ; personne n’en reprend.
cartagena-why-foreign-pirate = Ce pirate est à { $other } : tu ne déplaces que les tiens.
cartagena-why-end-owed = Tu dois faire au moins une action avant de finir ton tour.
cartagena-why-end-alone = Pour finir le tour, ne choisis rien d’autre.
cartagena-why-one-card = Une carte déplace un pirate : choisis une carte à la fois.
cartagena-why-one-pirate = Une action déplace un pirate : choisis un pirate à la fois.
cartagena-why-one-field = Un pirate arrive sur une seule case : choisis une case à la fois.
cartagena-why-one-pile = On ne pioche qu’une fois par recul.
cartagena-why-card-or-back = Un pirate avance avec une carte ou recule pour piocher, pas les deux à la fois.
cartagena-why-no-card = Tu n’as pas de { $symbol }.
cartagena-why-aboard = Ce pirate est déjà dans la chaloupe et ne va pas plus loin.
cartagena-why-camp = Personne ne retourne au point de ralliement.
cartagena-why-other-landing = Avec cette carte ({ $symbol }), le pirate { $start } va sur la case { $field } : la première libre devant lui.
cartagena-why-lands-aboard = Pas de { $symbol } libre devant le pirate { $start } : cette carte le mène droit dans la chaloupe.
cartagena-why-boat-blocked = Cette carte ({ $symbol }) ne mène aucun de tes pirates à la chaloupe : chacun a encore une case libre de ce symbole devant lui.
cartagena-why-other-symbol = La case { $field } montre : { $shown }. Cette carte ({ $symbol }) ne mène qu’à son propre symbole.
cartagena-why-occupied = La case { $field } est occupée : une carte la saute.
cartagena-why-nobody-lands = Aucun de tes pirates n’arrive sur la case { $field } avec cette carte ({ $symbol }) : chacun va sur la première libre devant lui.
cartagena-why-nobody-back = Aucun de tes pirates n’a derrière lui une case avec un ou deux pirates.
cartagena-why-back-from-camp = Derrière le point de ralliement, il n’y a rien où reculer.
cartagena-why-nothing-behind = Derrière ce pirate ({ $start }), aucune case ne porte un ou deux pirates.
cartagena-why-other-back = Ce recul mène ailleurs : { $start } → { $field }. On ne saute pas une case avec un ou deux pirates.
cartagena-why-boat-is-ahead = La chaloupe est devant ; reculer mène à une case du chemin.
cartagena-why-empty-field = Il n’y a personne sur la case { $field } : un recul mène à une case avec un ou deux pirates.
cartagena-why-full-field = La case { $field } est pleine : trois pirates s’y trouvent.
cartagena-why-nobody-steps = Aucun de tes pirates n’arrive sur la case { $field } en reculant : la première case avec un ou deux pirates l’arrête.
cartagena-why-boat-stays = Ce pirate est dans la chaloupe : il ne va pas plus loin, et derrière lui aucune case n’a un ou deux pirates.
cartagena-why-no-cards-no-back = Tu n’as pas de carte pour avancer, et il n’y a personne derrière ce pirate vers qui reculer.
cartagena-why-unreachable = Hors d’atteinte ({ $field }) : aucune de tes cartes ni aucun recul n’y mène.
cartagena-why-no-pirate = Aucun de tes pirates n’est { $start }.

cartagena-fault-pieces = Attendu : { $expected } plateaux ; reçu : { $got }.
cartagena-fault-face = Attendu, chacun une fois : { $expected }.
cartagena-fault-crowd = Plus de trois pirates se trouvent sur la case { $field }.
cartagena-fault-cards = Attendu : { $expected } cartes dans les mains, la pioche et la défausse réunies ; reçu : { $got }.
cartagena-fault-ending = Attendu, au choix et en accord avec les pirates dans la chaloupe : { $expected } ; reçu : { $got }.
cartagena-fault-path = Attendu : que ces plateaux montrent les symboles des cases, chaque plateau une fois.
cartagena-fault-escaped = Tous les pirates de cette place sont dans la chaloupe : la partie serait finie.
cartagena-fault-numbers = Attendu : une liste de nombres entiers à partir de 0, un pour chaque chose comptée.
cartagena-fault-memory = Les pioches et les coups depuis le dernier mélange ne mènent pas à ces mains et à cette pioche.

cartagena-option-mode = Jeu
cartagena-option-mode-basic = de base : 30 cases, 4 pirates, 2 actions
cartagena-option-mode-advanced = avancé : 36 cases, 5 pirates, 3 actions
cartagena-option-board = Chemin
cartagena-option-board-random = les plateaux de la boîte
cartagena-option-board-shuffled = symboles dans n’importe quel ordre
cartagena-option-board_seed = Numéro du chemin
cartagena-option-board_seed-random = un nouveau chemin
cartagena-option-backs = Verso des plateaux
cartagena-option-backs-on = les deux faces
cartagena-option-backs-off = le recto seulement
cartagena-option-start_player = Premier joueur
cartagena-option-start_player-random = tiré au sort
cartagena-option-start_hand = Main de départ
cartagena-option-start_hand-printed = six cartes pour le premier joueur
cartagena-option-start_hand-level = cinq cartes pour tout le monde
cartagena-option-emergency_draw = Pioche de secours
cartagena-option-emergency_draw-first_only = seulement au début d’un tour
cartagena-option-emergency_draw-any_slot = aussi après une action
cartagena-option-discard_view = Défausse
cartagena-option-discard_view-top = seule la carte du dessus est visible
cartagena-option-discard_view-all = tout le monde peut la consulter
cartagena-option-turn_cap = Nombre maximal de tours
cartagena-option-turn_cap-off = sans limite

# L’aide de jeu, et ce qui est dit d’une chose qu’on regarde

cartagena-aid-turn = Fais une ou deux actions, jusqu’à trois en jeu avancé : jouer une carte ou reculer. Après la première, tu peux t’arrêter.
cartagena-aid-forward = Jouer une carte
cartagena-tip-card = Mène un de tes pirates à la prochaine case libre avec ce symbole ; s’il n’y en a plus, droit dans la chaloupe.
cartagena-tip-back = Un pirate recule jusqu’à la première case avec un ou deux pirates, et tu pioches une carte pour chacun. C’est le seul moyen d’avoir de nouvelles cartes.
cartagena-tip-field = Une carte avec son symbole mène ici si la case est libre et la première devant. Un ou deux pirates y arrêtent un pirate qui recule ; trois, non.
cartagena-tip-camp = Tous les pirates partent d’ici. Personne n’y revient.
cartagena-tip-boat = Le but. Un pirate à bord peut encore reculer pour piocher.
cartagena-tip-pirate = Avance avec une carte, ou recule pour piocher. Tu ne déplaces que tes propres pirates.
cartagena-tip-discard = Cartes jouées. Quand la pioche est vide, on les mélange pour en faire la nouvelle.
cartagena-aid-end = Le premier à avoir tout son équipage dans la chaloupe gagne aussitôt : 4 pirates, 5 en jeu avancé.

# Ce qui est demandé au milieu d’un choix

cartagena-which-way = { $few ->
    [yes] Que fais-tu : { $options } ?
   *[no] Quelle carte, ou reculer ?
 }
cartagena-which-pirate = { $few ->
    [yes] Quel pirate : { $options } ?
   *[no] Quel pirate ?
 }
cartagena-which-field = { $few ->
    [yes] Où va-t-il : { $options } ?
   *[no] Où va-t-il ?
 }
cartagena-target-pile = reculer
cartagena-target-turn = finir le tour

## What the evaluation weighs, for hints and reviews

cartagena-term-way = le chemin qui reste
cartagena-term-cards = des cartes pour le chemin
cartagena-term-kinds = des symboles différents en main
cartagena-term-back = des cartes à piocher en reculant
cartagena-term-turn = des actions restantes dans le tour
