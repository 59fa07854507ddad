# Les mots de Cuba.

cuba-name = Cuba
cuba-summary = Cultive, construis, commerce, charge les navires et fais passer tes lois : six manches pour tirer le meilleur parti de l’île.
cuba-minutes = 90

cuba-use-played-card = Cartes jouées
cuba-use-built-building = Bâtiments construits
cuba-use-used-building = Bâtiments activés
cuba-use-loaded-ware = Marchandises chargées
cuba-use-sold-ware = Marchandises vendues
cuba-use-bought-ware = Marchandises achetées
cuba-use-enacted-statute = Lois adoptées

cuba-resource-wood = bois
cuba-resource-stone = pierre
cuba-resource-water = eau
cuba-resource-citrus = agrume
cuba-resource-sugar = canne à sucre
cuba-resource-tobacco = tabac
cuba-resource-rum = rhum
cuba-resource-cigars = cigare
cuba-materials = matériau
cuba-products = ressource
cuba-goods = rhum ou cigare

cuba-card-worker = le travailleur
cuba-card-trader = la négociante
cuba-card-architect = l’architecte
cuba-card-foreman = le contremaître
cuba-card-mayor = le maire

cuba-building-cement_works = Cimenterie
cuba-building-sawmill = Scierie
cuba-building-golf_course = Golf
cuba-building-monastery = Monastère
cuba-building-rum_cafe = Café à rhum
cuba-building-cigar_cafe = Café à cigares
cuba-building-small_office = Petit comptoir
cuba-building-large_office = Grand comptoir
cuba-building-hotel = Hôtel
cuba-building-inn = Auberge
cuba-building-department_store = Grand magasin
cuba-building-farm_shop = Magasin de ressources
cuba-building-builders_yard = Magasin de matériaux
cuba-building-small_bank = Petite banque
cuba-building-large_bank = Grande banque
cuba-building-cigar_factory = Fabrique de cigares
cuba-building-distillery = Distillerie
cuba-building-black_market = Marché noir
cuba-building-church = Église
cuba-building-town_hall = Mairie
cuba-building-dam = Barrage
cuba-building-lighthouse = Phare
cuba-building-warehouse = Entrepôt

cuba-about-cement_works = Change jusqu’à 4 pierres en 1 point chacune.
cuba-about-sawmill = Change jusqu’à 4 bois en 1 point chacun.
cuba-about-golf_course = Change jusqu’à 4 unités d’eau en 1 point chacune.
cuba-about-monastery = Change jusqu’à 2 ressources au choix en 1 point chacune.
cuba-about-rum_cafe = Change jusqu’à 3 unités de rhum en 2 points chacune.
cuba-about-cigar_cafe = Change jusqu’à 3 cigares en 2 points chacun.
cuba-about-small_office = Met une de tes marchandises sur un navire au port, pour les points de son quai.
cuba-about-large_office = Met jusqu’à 2 de tes marchandises, de la même sorte, sur un navire au port, pour les points de son quai.
cuba-about-hotel = Rapporte 2 points.
cuba-about-inn = Rapporte 1 point.
cuba-about-department_store = T’achète 1 rhum ou 1 cigare pour 6 pesos.
cuba-about-farm_shop = T’achète 1 ressource pour 4 pesos.
cuba-about-builders_yard = T’achète jusqu’à 2 matériaux pour 2 pesos chacun.
cuba-about-small_bank = Rapporte 2 pesos.
cuba-about-large_bank = Rapporte 4 pesos.
cuba-about-cigar_factory = Change autant de tabac que tu veux en autant de cigares.
cuba-about-distillery = Change autant de canne à sucre que tu veux en autant de rhum.
cuba-about-black_market = Échange une de tes marchandises contre une autre de la réserve.
cuba-about-church = Oppose un veto à un projet ; pas deux manches de suite dans la même catégorie.
cuba-about-town_hall = Rapporte 2 voix de plus au parlement de cette manche.
cuba-about-dam = Rapporte 2 unités d’eau.
cuba-about-lighthouse = Appelle en mer un navire de ton choix de la pile, à la place de celui qui s’y trouve.
cuba-about-warehouse = Met à l’abri toutes les ressources de ta cour, pour qu’elles ne se gâtent pas.

cuba-terrain-forest = forêt
cuba-terrain-mountain = montagne
cuba-terrain-lake = lac
cuba-terrain-citrus = champ d’agrumes
cuba-terrain-sugar = champ de canne
cuba-terrain-tobacco = champ de tabac
cuba-terrain-warehouse = entrepôt

cuba-category-tax = taxe
cuba-category-duty = redevance
cuba-category-subsidy = subvention
cuba-category-other = lois diverses

cuba-statute-tax_pesos = Taxe de { $number ->
    [one] { $number } peso
   *[other] { $number } pesos
 }
cuba-statute-tax_buildings = Taxe de { $number ->
    [one] { $number } peso
   *[other] { $number } pesos
 } par bâtiment
cuba-statute-duty_ware = Redevance de { $things }
cuba-statute-duty_materials = Redevance de { $number ->
    [one] { $number } matériau
   *[other] { $number } matériaux
 } au choix
cuba-statute-duty_products = Redevance de { $number ->
    [one] { $number } ressource
   *[other] { $number } ressources
 } au choix
cuba-statute-subsidy_buildings = Subvention par bâtiment
cuba-statute-subsidy_materials = Subvention par parcelle de matériau libre
cuba-statute-subsidy_products = Subvention par parcelle de ressource libre
cuba-statute-subsidy_water = Subvention par unité d’eau ({ $most } au plus)
cuba-statute-subsidy_votes = Subvention par voix de la carte au parlement
cuba-statute-subsidy_pesos = Subvention par tranche de { $number } pesos ({ $most } au plus)
cuba-statute-market_down = Loi du marché : pénurie (chaque ressource perd { $number ->
    [one] { $number } unité
   *[other] { $number } unités
 } au marché)
cuba-statute-market_up = Loi du marché : abondance (chaque ressource gagne { $number ->
    [one] { $number } unité
   *[other] { $number } unités
 } au marché)
cuba-statute-drought = Loi sur la sécheresse (une seule parcelle de ressource sans eau)
cuba-statute-building_law = Loi sur la construction ({ $number ->
    [one] { $number } peso
   *[other] { $number } pesos
 } par nouveau bâtiment)
cuba-statute-harbour_law = Règlement portuaire (les navires pleins partent aussitôt)
cuba-statute-anti_corruption = Loi anticorruption (pas de voix contre de l’argent)

cuba-amount-wood = { $count } bois
cuba-amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
 }
cuba-amount-water = { $count ->
    [one] { $count } eau
   *[other] { $count } unités d’eau
 }
cuba-amount-citrus = { $count ->
    [one] { $count } agrume
   *[other] { $count } agrumes
 }
cuba-amount-sugar = { $count ->
    [one] { $count } canne à sucre
   *[other] { $count } cannes à sucre
 }
cuba-amount-tobacco = { $count ->
    [one] { $count } tabac
   *[other] { $count } unités de tabac
 }
cuba-amount-rum = { $count ->
    [one] { $count } rhum
   *[other] { $count } unités de rhum
 }
cuba-amount-cigars = { $count ->
    [one] { $count } cigare
   *[other] { $count } cigares
 }
cuba-pesos = { $count ->
    [0] rien
    [one] { $count } peso
   *[other] { $count } pesos
 }
cuba-nothing = rien
cuba-list-and = { $first } et { $second }
cuba-list-comma = { $first }, { $second }
cuba-of-seat = { $who ->
    [you] toi ({ $thing })
   *[other] { $other } ({ $thing })
 }
cuba-seat = { $who ->
    [you] toi
   *[other] { $seat }
 }
cuba-ship-in-dock = navire { $ship } au quai { $dock }

# Ce qui est attendu

cuba-prompt-materials = { $who ->
    [you] Prends { $count } matériaux et 2 ressources pour commencer.
   *[other] { $seat } prend des matériaux et des ressources pour commencer.
 }
cuba-prompt-crops = { $who ->
    [you] Prends { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
     } pour commencer.
   *[other] { $seat } prend des ressources pour commencer.
 }
cuba-prompt-play = { $who ->
    [you] Manche { $round } : joue une carte.
   *[other] Manche { $round } : c’est à { $seat } de jouer une carte.
 }
cuba-prompt-figure = { $who ->
    [you] Envoie ton travailleur sur une case : il récolte sa ligne et sa colonne.
   *[other] { $seat } envoie son travailleur.
 }
cuba-prompt-harvest = { $who ->
    [you] Choisis ta récolte (encore { $count }).
   *[other] { $seat } choisit sa récolte.
 }
cuba-prompt-water = { $who ->
    [you] Arrose une autre parcelle, ou termine.
   *[other] { $seat } peut arroser d’autres parcelles.
 }
cuba-prompt-trade = { $who ->
    [you] Commerce : achète et vends, ou prends plutôt quelque chose dans la réserve.
   *[other] { $seat } commerce.
 }
cuba-prompt-build = { $who ->
    [you] Choisis un bâtiment et sa case, ou ne construis rien.
   *[other] { $seat } peut construire.
 }
cuba-prompt-site = { $who ->
    [you] Choisis une case pour le bâtiment.
   *[other] { $seat } cherche où construire.
 }
cuba-prompt-mode = { $who ->
    [you] Activer tous les bâtiments de la ligne et de la colonne de ton travailleur, ou un seul n’importe où ?
   *[other] { $seat } décide quels bâtiments activer.
 }
cuba-prompt-use = { $who ->
    [you] Choisis le prochain bâtiment à activer.
   *[other] { $seat } active ses bâtiments.
 }
cuba-prompt-count = { $who ->
    [you] { $building } : combien ?
   *[other] { $building } : { $seat } décide.
 }
cuba-prompt-give = { $who ->
    [you] { $building } : que donnes-tu ({ $count } au plus) ?
   *[other] { $building } : { $seat } décide.
 }
cuba-prompt-dock = { $who ->
    [you] { $building } : quel navire charger, et de quoi ?
   *[other] { $building } : { $seat } décide.
 }
cuba-prompt-ware = { $who ->
    [you] { $building } : que charger ?
   *[other] { $building } : { $seat } décide.
 }
cuba-prompt-units = { $who ->
    [you] { $building } : combien en charger ?
   *[other] { $building } : { $seat } décide.
 }
cuba-prompt-swap-in = { $who ->
    [you] { $building } : qu’apportes-tu, et contre quoi ?
   *[other] { $building } : { $seat } décide.
 }
cuba-prompt-swap-out = { $who ->
    [you] { $building } : que rapportes-tu ?
   *[other] { $building } : { $seat } décide.
 }
cuba-prompt-veto = { $who ->
    [you] Rejette un projet, ou laisse-les tous passer.
   *[other] { $seat } peut rejeter un projet.
 }
cuba-prompt-call = { $who ->
    [you] Appelle un navire de la pile, ou garde celui qui est en mer.
   *[other] { $seat } peut appeler un autre navire.
 }
cuba-prompt-ship = { $who ->
    [you] Charge un navire au port, ou aucun.
   *[other] { $seat } peut charger un navire.
 }
cuba-prompt-load = { $who ->
    [you] Charge une autre marchandise, ou termine.
   *[other] { $seat } charge un navire.
 }
cuba-prompt-object = { $who ->
    [you] Avant le vote : rejette un projet, ou laisse-les tous passer.
   *[other] { $seat } peut rejeter un projet avant le vote.
 }
cuba-prompt-bid = { $ballot ->
    [2] { $who ->
        [you] Égalité : combien de pesos mets-tu cette fois dans ton poing ? Voix : { $standing }.
       *[other] Égalité : { $waiting ->
            [one] { $seat } doit
           *[other] { $waiting } joueurs doivent
         } miser à nouveau.
     }
   *[other] { $who ->
        [you] Combien de pesos mets-tu dans ton poing pour avoir plus de voix ? Voix : { $standing }.
       *[other] { $waiting ->
            [one] { $seat } doit
           *[other] { $waiting } joueurs doivent
         } encore miser.
     }
 }
cuba-prompt-laws = { $who ->
    [you] Tu as gagné le vote : adopte { $count ->
        [one] encore un projet
       *[other] { $count } projets
     }.
   *[other] { $seat } a gagné le vote et choisit les lois.
 }
cuba-prompt-tax = { $who ->
    [you] { $statute } : payer { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
     } pour 2 points ?{ $duty ->
        [yes] {" "}Avec la redevance, cela fait 1 point de plus.
       *[no] {""}
     }
   *[other] { $seat } décide de payer ou non la taxe.
 }
cuba-prompt-duty = { $who ->
    [you] { $statute } : la verser pour { $points } points ?
   *[other] { $seat } décide de verser ou non la redevance.
 }
cuba-prompt-dues = { $who ->
    [you] Choisis ce que tu verses en redevance (encore { $count }).
   *[other] { $seat } verse la redevance.
 }

# Ce qui peut être choisi

cuba-choice-done = Terminé
cuba-choice-pick = Commencer avec { $things }
cuba-choice-play-idle = Jouer { $card } : sans effet pour l’instant
cuba-choice-play-worker = Jouer le travailleur : récolter une ligne et une colonne
cuba-choice-play-trader = Jouer la négociante : acheter et vendre
cuba-choice-play-architect = Jouer l’architecte : construire
cuba-choice-play-foreman = Jouer le contremaître : activer tes bâtiments
cuba-choice-play-mayor = Jouer le maire : charger un navire
cuba-choice-harvest = Travailleur en ligne { $row }, colonne { $column } : { $things }
cuba-choice-harvest-more = Récolter { $things }
cuba-choice-irrigate = Arroser une parcelle : { $things } contre 1 eau
cuba-choice-buy = Acheter 1 { $resource } pour { $price ->
    [one] { $price } peso
   *[other] { $price } pesos
 }
cuba-choice-buy-supply = Acheter 1 { $resource } à la réserve pour { $price ->
    [one] { $price } peso
   *[other] { $price } pesos
 }
cuba-choice-sell = Vendre 1 { $resource } pour { $price ->
    [one] { $price } peso
   *[other] { $price } pesos
 }
cuba-choice-sell-supply = Vendre 1 { $resource } à la réserve pour { $price ->
    [one] { $price } peso
   *[other] { $price } pesos
 }
cuba-choice-take = Prendre { $things } au lieu de commercer
cuba-choice-build = Construire : { $building }, ligne { $row }, colonne { $column }{ $pesos ->
    [0] { "" }
    [one] , et payer { $pesos } peso
   *[other] , et payer { $pesos } pesos
 }
cuba-choice-no-building = Ne rien construire{ $points ->
    [0] { "" }
    [one] , pour { $points } point
   *[other] , pour { $points } points
 }
cuba-choice-cross = Activer tous les bâtiments de la ligne et de la colonne de ton travailleur
cuba-choice-skip = Passer : { $building }
cuba-choice-use-gift-points = { $building } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cuba-choice-use-gift-pesos = { $building } : { $pesos ->
    [one] { $pesos } peso
   *[other] { $pesos } pesos
 }
cuba-choice-use-dam = { $building } : { $got }
cuba-choice-use-town_hall = { $building } : deux voix de plus au parlement
cuba-choice-use-warehouse = { $building } : mettre à l’abri toutes les ressources de la cour
cuba-choice-use-church = { $building } : rejeter « { $statute } »
cuba-choice-use-church-later = { $building } : veto avant le vote
cuba-choice-use-lighthouse = { $building } : appeler le navire { $ship }, renvoyer le navire { $other_ship }
cuba-choice-use-office = { $building } : { $things } sur le navire { $ship } au quai { $dock }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cuba-choice-use-exchange = { $building } : { $gave } contre { $got }
cuba-choice-use-points = { $building } : { $gave } contre { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cuba-choice-use-pesos = { $building } : { $gave } contre { $pesos ->
    [one] { $pesos } peso
   *[other] { $pesos } pesos
 }
cuba-choice-load = Charger { $things } sur le navire { $ship } au quai { $dock }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cuba-choice-no-ship = Ne charger aucun navire{ $pesos ->
    [0] { "" }
    [one] , pour { $pesos } peso
   *[other] , pour { $pesos } pesos
 }
cuba-choice-bid = { $pesos ->
    [0] Ne rien miser
    [one] Miser { $pesos } peso
   *[other] Miser { $pesos } pesos
 } : { $votes } contre { $against } pour l’instant
cuba-choice-veto = Rejeter « { $statute } »
cuba-choice-enact = Adopter « { $first } » et « { $second } »
cuba-choice-enact-one = Adopter « { $first } »
cuba-choice-pay-tax = Payer la taxe : { $pesos ->
    [one] { $pesos } peso
   *[other] { $pesos } pesos
 } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cuba-choice-pay-duty = Verser la redevance : { $things } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cuba-choice-pay-duty-later = Verser la redevance, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cuba-choice-decline-tax = Ne pas payer la taxe
cuba-choice-decline-duty = Ne pas verser la redevance

# Ce qui s’est passé

cuba-event-picked = { $who ->
    [you] Tu commences avec { $things }.
   *[other] { $seat } commence avec { $things }.
 }
cuba-event-round-began = { $who ->
    [you] Manche { $round } : tu commences. Projets : { $proposals }.
   *[other] Manche { $round } : { $seat } commence. Projets : { $proposals }.
 }
cuba-event-played = { $who ->
    [you] Tu joues { $card }.
   *[other] { $seat } joue { $card }.
 }
cuba-event-placed = { $who ->
    [you] Ton travailleur va en ligne { $row }, colonne { $column }.
   *[other] { $seat } envoie son travailleur en ligne { $row }, colonne { $column }.
 }
cuba-event-harvested = { $who ->
    [you] Tu récoltes { $things }.
   *[other] { $seat } récolte { $things }.
 }
cuba-event-harvested-water = { $who ->
    [you] Tu récoltes { $things }, en payant { $water }.
   *[other] { $seat } récolte { $things }, en payant { $water }.
 }
cuba-event-bought = { $who ->
    [you] Tu achètes { $things } pour { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
     }
   *[other] { $seat } achète { $things } pour { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-bought-supply = { $who ->
    [you] Tu achètes { $things } à la réserve pour { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
     }
   *[other] { $seat } achète { $things } à la réserve pour { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-sold = { $who ->
    [you] Tu vends { $things } pour { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
     }
   *[other] { $seat } vend { $things } pour { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-sold-supply = { $who ->
    [you] La rangée est pleine : tu vends { $things } à la réserve pour { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
     }
   *[other] La rangée est pleine : { $seat } vend { $things } à la réserve pour { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-took = { $who ->
    [you] Au lieu de commercer, tu prends 1 { $resource }.
   *[other] Au lieu de commercer, { $seat } prend 1 { $resource }.
 }
cuba-event-built = { $who ->
    [you] Tu construis : { $building }, ligne { $row }, colonne { $column }.
   *[other] { $seat } construit : { $building }, ligne { $row }, colonne { $column }.
 }
cuba-event-built-pesos = { $who ->
    [you] Tu construis : { $building }, ligne { $row }, colonne { $column }, et paies { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
     } pour la loi sur la construction.
   *[other] { $seat } construit : { $building }, ligne { $row }, colonne { $column }, et paie { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
     } pour la loi sur la construction.
 }
cuba-event-refrained-architect = { $who ->
    [you] Tu ne construis rien et gagnes { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
   *[other] { $seat } ne construit rien et gagne { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
 }
cuba-event-refrained-mayor = { $who ->
    [you] Tu ne charges aucun navire et gagnes { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
     }
   *[other] { $seat } ne charge aucun navire et gagne { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-refrained-nothing = { $who ->
    [you] Tu joues { $card } sans effet.
   *[other] { $seat } joue { $card } sans effet.
 }
cuba-event-mode-chosen-cross = { $who ->
    [you] Tu actives les bâtiments de la ligne et de la colonne de ton travailleur.
   *[other] { $seat } active les bâtiments de la ligne et de la colonne de son travailleur.
 }
cuba-event-mode-chosen-single = { $who ->
    [you] Tu actives un bâtiment.
   *[other] { $seat } active un bâtiment.
 }
cuba-event-used-exchange = { $who ->
    [you] { $building } : tu changes { $gave } en { $got }.
   *[other] { $building } : { $seat } change { $gave } en { $got }.
 }
cuba-event-used-got = { $who ->
    [you] { $building } : tu reçois { $got }.
   *[other] { $building } : { $seat } reçoit { $got }.
 }
cuba-event-used-points = { $who ->
    [you] { $building } : tu changes { $gave } en { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
   *[other] { $building } : { $seat } change { $gave } en { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
 }
cuba-event-used-gift-points = { $who ->
    [you] { $building } : tu gagnes { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
   *[other] { $building } : { $seat } gagne { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
 }
cuba-event-used-pesos = { $who ->
    [you] { $building } : tu vends { $gave } pour { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
     }
   *[other] { $building } : { $seat } vend { $gave } pour { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-used-gift-pesos = { $who ->
    [you] { $building } : tu gagnes { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
     }
   *[other] { $building } : { $seat } gagne { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-used-town_hall = { $who ->
    [you] { $building } : tu gagnes deux voix pour le parlement.
   *[other] { $building } : { $seat } gagne deux voix pour le parlement.
 }
cuba-event-used-warehouse = { $who ->
    [you] Tu mets à l’abri les ressources de ta cour.
   *[other] { $seat } met à l’abri les ressources de sa cour.
 }
cuba-event-used-church = { $who ->
    [you] { $building } : tu as un veto avant le vote.
   *[other] { $building } : { $seat } a un veto avant le vote.
 }
cuba-event-skipped = { $who ->
    [you] { $building } : tu passes.
   *[other] { $building } : { $seat } passe.
 }
cuba-event-loaded = { $who ->
    [you] Tu charges { $things } sur le navire { $ship } au quai { $dock } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
   *[other] { $seat } charge { $things } sur le navire { $ship } au quai { $dock } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
 }
cuba-event-ship-left = Le navire { $ship } quitte le quai { $dock }.
cuba-event-harbour = Au port : { $docks } ; en mer : navire { $sea }.
cuba-event-called = { $who ->
    [you] Ton phare appelle le navire { $ship } ; le navire { $before } retourne dans la pile.
   *[other] Depuis son phare, { $seat } appelle le navire { $ship } ; le navire { $before } retourne dans la pile.
 }
cuba-event-vetoed = { $who ->
    [you] Tu rejettes « { $statute } ».
   *[other] { $seat } rejette « { $statute } ».
 }
cuba-event-start-passed = { $who ->
    [you] Tu deviens premier joueur.
   *[other] { $seat } devient premier joueur.
 }
cuba-event-delegated = Au parlement : { $cards }.
cuba-event-bid-made = { $seat } a misé.
cuba-event-bids-made = { $seats } ont misé.
cuba-event-bid-made-seen = { $bid ->
    [0] Tu ne mises rien.
    [one] Tu mises { $bid } peso.
   *[other] Tu mises { $bid } pesos.
 }
cuba-event-bids-opened = Mises révélées : { $bids }.
cuba-event-bids-opened-again = Secondes mises révélées : { $bids }.
cuba-event-vote-won = { $who ->
    [you] Tu gagnes le vote par { $votes } voix contre { $against }.
   *[other] { $seat } gagne le vote par { $votes } voix contre { $against }.
 }
cuba-event-vote-won-tie = { $who ->
    [you] Égalité à { $votes } voix : l’ordre à la table te donne la victoire.
   *[other] Égalité à { $votes } voix : l’ordre à la table donne la victoire à { $seat }.
 }
cuba-event-enacted = { $who ->
    [you] Tu adoptes « { $statute } ».
   *[other] { $seat } adopte « { $statute } ».
 }
cuba-event-enacted-two = { $who ->
    [you] Tu adoptes « { $first } » et « { $second } ».
   *[other] { $seat } adopte « { $first } » et « { $second } ».
 }
cuba-event-sealed = { $seat } a décidé.
cuba-event-sealed-pays = Tu as décidé de payer.
cuba-event-sealed-keeps = Tu as décidé de ne pas payer.
cuba-event-tax-paid = { $who ->
    [you] { $pesos ->
        [0] Tu ne dois aucune taxe
        [one] Tu paies { $pesos } peso de taxe
       *[other] Tu paies { $pesos } pesos de taxe
     } et gagnes { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
   *[other] { $pesos ->
        [0] { $seat } ne doit aucune taxe
        [one] { $seat } paie { $pesos } peso de taxe
       *[other] { $seat } paie { $pesos } pesos de taxe
     } et gagne { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
 }
cuba-event-duty-paid = { $who ->
    [you] Tu verses { $things } en redevance et gagnes { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
   *[other] { $seat } verse { $things } en redevance et gagne { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
 }
cuba-event-declined-tax = { $who ->
    [you] Tu ne paies pas la taxe.
   *[other] { $seat } ne paie pas la taxe.
 }
cuba-event-declined-duty = { $who ->
    [you] Tu ne verses pas la redevance.
   *[other] { $seat } ne verse pas la redevance.
 }
cuba-event-could-not-pay-tax = { $who ->
    [you] Tu ne peux pas payer la taxe.
   *[other] { $seat } ne peut pas payer la taxe.
 }
cuba-event-could-not-pay-duty = { $who ->
    [you] Tu n’as pas de quoi verser la redevance.
   *[other] { $seat } n’a pas de quoi verser la redevance.
 }
cuba-event-subsidised = { $who ->
    [you] « { $statute } » te rapporte { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
   *[other] « { $statute } » rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
     } à { $seat }.
 }
cuba-event-market-moved = Le marché ne change pas.
cuba-event-market-moved-down = Le marché perd { $things }.
cuba-event-market-moved-up = Le marché reçoit { $things }.
cuba-event-spoiled = { $who ->
    [you] Ressources gâtées dans ta cour : { $things }.
   *[other] Ressources gâtées chez { $seat } : { $things }.
 }
cuba-event-final-scored = { $who ->
    [you] { $buildings ->
        [one] Avec { $buildings } bâtiment, tu gagnes
       *[other] Avec { $buildings } bâtiments, tu gagnes
     } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
   *[other] { $buildings ->
        [one] Avec { $buildings } bâtiment, { $seat } gagne
       *[other] Avec { $buildings } bâtiments, { $seat } gagne
     } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
 }
cuba-event-game-over-points = { $who ->
    [you] Tu as le plus de points et tu gagnes !
   *[other] { $winner } a le plus de points et gagne.
 }
cuba-event-game-over-money = { $who ->
    [you] Égalité de points, et tu as le plus d’argent : tu gagnes !
   *[other] Égalité de points ; { $winner } a le plus d’argent et gagne.
 }
cuba-event-game-over-shared = Égalité de points et d’argent : { $count } joueurs se partagent la victoire.
cuba-event-game-over-clockwise = { $who ->
    [you] Égalité de points et d’argent : l’ordre à la table te donne la victoire !
   *[other] Égalité de points et d’argent : l’ordre à la table donne la victoire à { $winner }.
 }

cuba-ending-six_rounds = Les six manches sont jouées
cuba-score-ships = Navires
cuba-score-buildings = Bâtiments activés
cuba-score-statutes = Lois
cuba-score-alternatives = Sans construire
cuba-score-end = Bâtiments à la fin

# Pourquoi pas

cuba-why-awaits-materials = Prends d’abord tes matériaux et tes ressources de départ.
cuba-why-awaits-crops = Prends d’abord tes ressources de départ.
cuba-why-awaits-play = Joue d’abord une carte.
cuba-why-awaits-figure = Place d’abord ton travailleur sur une case.
cuba-why-awaits-harvest = Choisis d’abord les ressources à récolter.
cuba-why-awaits-water = Maintenant, arrose une autre parcelle, ou choisis « Terminé ».
cuba-why-awaits-trade = Maintenant, commerce : achète, vends, prends plutôt quelque chose, ou choisis « Terminé ».
cuba-why-awaits-build = Maintenant, construis : choisis un bâtiment et une case, ou ne construis rien.
cuba-why-awaits-site = Choisis d’abord une case pour le bâtiment.
cuba-why-awaits-mode = Choisis d’abord les bâtiments à activer : toute la ligne et la colonne de ton travailleur, ou un seul n’importe où.
cuba-why-awaits-use = Active maintenant tes bâtiments : choisis-en un.
cuba-why-awaits-count = Choisis d’abord combien, ou passe ce bâtiment.
cuba-why-awaits-give = Choisis d’abord ce que tu donnes, ou termine.
cuba-why-awaits-dock = Choisis d’abord un navire, ou passe ce bâtiment.
cuba-why-awaits-ware = Choisis d’abord quoi charger.
cuba-why-awaits-units = Choisis d’abord combien en charger.
cuba-why-awaits-swap-in = Choisis d’abord ce que tu échanges, ou passe ce bâtiment.
cuba-why-awaits-swap-out = Choisis d’abord ce que tu prends en échange.
cuba-why-awaits-veto = Rejette d’abord un projet, ou laisse-les tous passer.
cuba-why-awaits-call = Appelle d’abord un navire, ou garde celui qui est en mer.
cuba-why-awaits-ship = Charge maintenant un navire, ou aucun.
cuba-why-awaits-load = Chargement en cours : charge une autre marchandise, ou choisis « Terminé ».
cuba-why-awaits-object = Avant le vote, rejette un projet ou laisse-les tous passer.
cuba-why-awaits-bid = Le parlement siège : fais d’abord ta mise.
cuba-why-awaits-laws = Tu as gagné le vote : choisis d’abord les projets à adopter.
cuba-why-awaits-tax = Décide d’abord si tu paies la taxe.
cuba-why-awaits-duty = Décide d’abord si tu verses la redevance.
cuba-why-awaits-dues = Choisis d’abord ce que tu verses en redevance.

cuba-why-order = Choisis d’abord les autres, dans cet ordre : bois, pierre, eau ; agrume, canne à sucre, tabac.
cuba-why-not-together = Tu ne peux pas combiner ces choix.
cuba-why-done-alone = Choisis « Terminé » sans rien d’autre.
cuba-why-one-card = Une carte par tour : choisis-en une.
cuba-why-one-cell = Une case à la fois.
cuba-why-one-building = Un bâtiment à la fois.
cuba-why-one-mode = Choisis : toute la ligne et la colonne, ou un seul bâtiment.
cuba-why-one-count = Choisis un seul nombre.
cuba-why-one-ship = On ne charge qu’un navire à la fois.
cuba-why-one-ware = Une sorte de marchandise à la fois.
cuba-why-one-take = Tu prends une marchandise contre la tienne.
cuba-why-one-statute = On ne peut rejeter qu’un projet.
cuba-why-one-trade = Un achat ou une vente à la fois.
cuba-why-one-bid = Une seule mise : choisis un nombre.
cuba-why-start-materials = Tu as { $count ->
    [one] { $count } matériau
   *[other] { $count } matériaux
 } à choisir, pas plus.
cuba-why-start-products = Tu as { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
 } à choisir, pas plus.
cuba-why-card-played = Tu as déjà joué { $card } dans cette manche.
cuba-why-harvest-limit = Le travailleur utilise { $count ->
    [one] { $count } parcelle de ressource
   *[other] { $count } parcelles de ressource
 } ; davantage seulement avec de l’eau.
cuba-why-no-field = Aucune parcelle n’en donne ({ $resource }) : le travailleur choisit parmi les ressources.
cuba-why-no-open-field = Plus aucune parcelle libre n’en donne ({ $resource }).
cuba-why-supply-out = Il n’y en a plus dans la réserve ({ $resource }).
cuba-why-traded-already = Tu as déjà commercé : tu ne peux plus prendre autre chose à la place.
cuba-why-take-goods = Tu peux prendre un matériau ou la ressource la moins chère, jamais de rhum ni de cigare.
cuba-why-marker-material = Quelqu’un a déjà pris un matériau dans cette manche ; c’est possible une seule fois.
cuba-why-marker-product = Quelqu’un a déjà pris une ressource dans cette manche ; c’est possible une seule fois.
cuba-why-not-cheapest = Ce n’est pas la ressource la moins chère du marché ({ $resource }).
cuba-why-nothing-to-take = Il ne reste rien à prendre dans cette manche.
cuba-why-material-trade = Les matériaux ne s’échangent pas au marché.
cuba-why-buy-nothing = Avec { $pesos ->
    [one] { $pesos } peso
   *[other] { $pesos } pesos
 }, tu ne peux rien acheter.
cuba-why-sell-nothing = Tu n’as aucune marchandise à vendre.
cuba-why-sold-out = Il n’en reste plus ({ $resource }), ni au marché ni dans la réserve.
cuba-why-to-and-fro = Tu as assez acheté et revendu la même marchandise dans ce tour ({ $resource }).
cuba-why-too-dear = 1 { $resource } coûte { $price ->
    [one] { $price } peso
   *[other] { $price } pesos
 }, et tu en as { $pesos }.
cuba-why-not-owned = Tu n’en as pas ({ $resource }).
cuba-why-own-fewer = Tu n’as que { $things }.
cuba-why-supply-fewer = La réserve n’a plus que { $things }.
cuba-why-no-building-alone = Pour ne rien construire, ne choisis ni bâtiment ni case.
cuba-why-building-gone = { $building } : il n’en reste plus à construire.
cuba-why-cost = { $building } : il te manque { $missing }.
cuba-why-surcharge = La loi sur la construction coûte { $price ->
    [one] { $price } peso
   *[other] { $price } pesos
 }, et tu en as { $pesos }.
cuba-why-cell-warehouse = L’entrepôt occupe cette case et ne peut pas être remplacé.
cuba-why-cell-built = Il y a déjà un bâtiment sur cette case ({ $building }).
cuba-why-nothing-affordable = Tu ne peux payer aucun bâtiment.
cuba-why-cross-first = Choisis d’abord toute la croix (ligne et colonne), puis les bâtiments un à un.
cuba-why-cross-idle = Aucun bâtiment de la ligne et de la colonne de ton travailleur ne peut servir maintenant.
cuba-why-single-owed = Le contremaître active un bâtiment : choisis-le.
cuba-why-which-building = Choisis d’abord pour quel bâtiment.
cuba-why-not-your-building = { $building } : tu n’en as pas sur ta plantation.
cuba-why-not-in-cross = { $building } : ni dans la ligne ni dans la colonne de ton travailleur.
cuba-why-used-already = { $building } : ce bâtiment a déjà servi dans cette manche.
cuba-why-gift-skip = { $building } : ce bâtiment ne coûte rien à activer, on ne peut donc pas le passer.
cuba-why-skip-alone = Pour passer un bâtiment, ne choisis rien d’autre pour lui.
cuba-why-gift-asks-nothing = { $building } : ce bâtiment ne te demande rien.
cuba-why-nothing-for = { $building } : tu n’as pas ce qu’il faut ({ $things }).
cuba-why-no-ship-fits = Aucun navire au port n’a de place pour tes marchandises.
cuba-why-no-swap = Tu n’as rien à y échanger maintenant.
cuba-why-no-veto = Il ne reste aucun projet que tu puisses rejeter.
cuba-why-yard-empty = Ta cour n’a aucune ressource à mettre à l’abri.
cuba-why-only-count = { $building } : choisis seulement la quantité à utiliser ({ $resource }).
cuba-why-count-most = { $building } : { $count } au plus.
cuba-why-not-taken = { $building } : ce bâtiment n’en prend pas ({ $resource }).
cuba-why-no-ship-alone = Pour ne charger aucun navire, ne choisis pas de marchandise.
cuba-why-material-ship = Les navires transportent des marchandises, pas des matériaux.
cuba-why-dock-empty = Aucun navire n’est à ce quai.
cuba-why-ship-at-sea = Le navire { $ship } est encore en mer ; on ne charge que les navires au port.
cuba-why-ship-away = Le navire { $ship } n’est pas au port.
cuba-why-other-ship = Tu charges un autre navire, et on n’en charge qu’un par tour.
cuba-why-no-place = Il n’y a pas de place libre pour cela ici ({ $resource }).
cuba-why-nothing-fits = Aucune de tes marchandises n’y trouve de place.
cuba-why-office-most = Ce comptoir charge { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises identiques
 } au plus.
cuba-why-load-first = Charge au moins une marchandise, ou choisis de ne charger aucun navire.
cuba-why-swap-wares = On n’échange qu’une marchandise contre une marchandise.
cuba-why-swap-same = L’échange se fait contre une autre marchandise.
cuba-why-not-proposed = Ce projet n’est plus proposé dans cette manche.
cuba-why-veto-barred = À la manche précédente, tu as rejeté un projet de cette catégorie ({ $category }) ; cette fois, il en faut une autre.
cuba-why-not-in-stack = Ce navire n’est pas dans la pile.
cuba-why-bid-money = { $pesos ->
    [0] Tu n’as aucun peso.
    [one] Tu n’as que { $pesos } peso.
   *[other] Tu n’as que { $pesos } pesos.
 }
cuba-why-bid-cap = À cette table, personne ne mise plus de { $count ->
    [one] { $count } peso
   *[other] { $count } pesos
 }.
cuba-why-two-laws = { $count ->
    [one] Il faut adopter encore un projet, une seule fois.
   *[other] Il faut adopter exactement deux projets, chacun une fois.
 }
cuba-why-pay-or-not = Payer en entier ou pas du tout : choisis.
cuba-why-duty-fixed = La redevance est fixée ; tu décides seulement de la verser ou non.
cuba-why-duty-kind = La redevance ne se paie pas avec cela ({ $resource }).
cuba-why-duty-count = La redevance prend { $count ->
    [one] { $count } unité
   *[other] { $count } unités
 }, pas plus.

# Fautes

cuba-fault-row = Attendu : une rangée de 1 à { $most } prix.
cuba-fault-row-order = Attendu : des prix du plus cher au moins cher.
cuba-fault-grid = Attendu : trois lignes de quatre parcelles.
cuba-fault-fields = Attendu : { $expected } × { $terrain } ; reçu : { $got }.
cuba-fault-length = Attendu : { $expected } entrées ; reçu : { $got }.
cuba-fault-statutes = Attendu : { $expected } lois de la catégorie { $category } ; reçu : { $got }.
cuba-fault-once = Attendu une seule fois ; reçu : { $got } fois.
cuba-fault-buildings = Ce bâtiment existe { $expected } fois ; reçu : { $got }.
cuba-fault-cell = Attendu : une case libre de 0 à 11 comme place d’un bâtiment.
cuba-fault-cargo = Un navire transporte cinq unités au plus.
cuba-fault-resources = Attendu : { $expected } tous endroits réunis ; reçu : { $got }.
cuba-fault-unseen = Attendu : { $expected } lois de la catégorie { $category } pas encore vues dans cette manche ; reçu : { $got }.
cuba-fault-ending = Une fin, l’étape « over » et l’absence de joueur vont ensemble.
cuba-fault-decider = Attendu : une place qui doit encore décider.
cuba-fault-hand = Attendu : { $expected } cartes dans cette main ; reçu : { $got }.
cuba-fault-last = Attendu : la dernière carte jouée par cette place, ou null si elle n’en a joué aucune.
cuba-fault-stage = Cette carte ne fait pas cela : { $card }.
cuba-fault-todo = Aucun bâtiment ne se trouve sur la case { $cell }.
cuba-fault-stuck = Dans cette position, personne ne pourrait rien faire.

# Options de la table

cuba-option-plantation_side = Plantations
cuba-option-plantation_side-common = les mêmes pour tous
cuba-option-plantation_side-coloured = différentes selon la couleur
cuba-option-colours = Couleurs des places (un nombre pour chacun des 120 ordres)
cuba-option-colours-in_order = bleu, rouge, jaune, vert, violet
cuba-option-first_start = Premier joueur au départ
cuba-option-first_start-random = tiré au sort
cuba-option-ship_any_ware = Places sur les navires
cuba-option-ship_any_ware-off = chacune pour sa marchandise
cuba-option-ship_any_ware-on = pour toute marchandise
cuba-option-water_scope = Arrosage
cuba-option-water_scope-cross = parcelles de la ligne et de la colonne du travailleur
cuba-option-water_scope-plantation = n’importe quelle parcelle de la plantation
cuba-option-lighthouse_shuffle = Après le phare
cuba-option-lighthouse_shuffle-on = la pile de navires est mélangée
cuba-option-lighthouse_shuffle-off = les deux navires changent de place
cuba-option-veto_timing = Veto de l’église
cuba-option-veto_timing-action = quand le contremaître l’active
cuba-option-veto_timing-parliament = avant le vote
cuba-option-revote = Second tour de vote
cuba-option-revote-fresh = seules les nouvelles mises comptent
cuba-option-revote-cumulative = les deux mises comptent
cuba-option-bid_cap = Mise maximale
cuba-option-statutes_simultaneous = Taxe et redevance
cuba-option-statutes_simultaneous-off = décidées à tour de rôle, ouvertement
cuba-option-statutes_simultaneous-on = décidées par tous en même temps, en secret
cuba-option-taxb_zero_scores = Taxe par bâtiment sans bâtiment
cuba-option-taxb_zero_scores-on = compte comme payée
cuba-option-taxb_zero_scores-off = ne rapporte rien
cuba-option-subb_counts_printed = Subvention par bâtiment pour le premier entrepôt
cuba-option-subb_counts_printed-off = non versée
cuba-option-subb_counts_printed-on = versée aussi
cuba-option-market_law = Lois du marché
cuba-option-market_law-each_round = à chaque manche où elles sont en vigueur
cuba-option-market_law-once = seulement à la manche de leur adoption
cuba-option-final_tie = Égalité de points et d’argent
cuba-option-final_tie-shared = la victoire est partagée
cuba-option-final_tie-clockwise = l’ordre à la table tranche
cuba-option-open_money = Argent
cuba-option-open_money-on = visible
cuba-option-open_money-off = caché aux autres

# Le plateau de la page

cuba-board = Port, marché, parlement, bâtiments et plantation
cuba-board-parts = Parties du plateau
cuba-board-plantation = Plantation
cuba-board-market = Marché
cuba-board-buildings = Bâtiments
cuba-board-harbour = Port
cuba-board-parliament = Parlement
cuba-board-awaited = { $part } : ta décision

cuba-phase-begin = Mise en place
cuba-phase-cards = Phase des actions
cuba-phase-parliament = Phase du parlement
cuba-phase-statutes = Phase des lois
cuba-chapter = { $who ->
    [you] Toi · { $card }
   *[other] { $seat } · { $card }
 }
cuba-round-of = Manche { $round } sur 6
cuba-start-player = { $who ->
    [you] Premier joueur : toi
   *[other] Premier joueur : { $seat }
 }

cuba-fact-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
cuba-fact-pesos = { $count ->
    [one] { $count } peso
   *[other] { $count } pesos
 }
cuba-fact-pesos-hidden = pesos cachés
cuba-point = { $count ->
    [one] point
   *[other] points
 }
cuba-peso = { $count ->
    [one] peso
   *[other] pesos
 }
cuba-vote = voix

cuba-cell-label = Ligne { $row }, colonne { $column } : { $what }
cuba-cell-worker = Ligne { $row }, colonne { $column } : { $what }, le travailleur est ici
cuba-harvest-label = Récolter ({ $what }) en ligne { $row }, colonne { $column }
cuba-own-building = { $building } chez toi, ligne { $row }, colonne { $column }
cuba-see-plantation = { $who ->
    [you] Montrer ta plantation
   *[other] Montrer la plantation : { $seat }
 }
cuba-plantation-of = { $who ->
    [you] Ta plantation
   *[other] { $seat }
 }
cuba-stores = Marchandises et matériaux
cuba-chip-label = { $resource } : { $count }
cuba-chip-stored = { $resource } : { $count }, dont { $stored } dans l’entrepôt

cuba-market-buy = achat { $price }
cuba-market-sell = vente { $price }
cuba-market-buy-label = Acheter 1 { $resource } pour { $price ->
    [one] { $price } peso
   *[other] { $price } pesos
 }
cuba-market-sell-label = Vendre 1 { $resource } pour { $price ->
    [one] { $price } peso
   *[other] { $price } pesos
 }
cuba-market-ware = { $resource } : { $units } au marché, { $supply } dans la réserve
cuba-market-supply = Réserve
cuba-market-material = { $resource } : { $supply } dans la réserve

cuba-dock-sea = en mer
cuba-dock-label = Quai { $dock } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } par marchandise
cuba-dock-short = Quai { $dock }
cuba-ship-label = Navire { $ship }, { $taken } sur 5 places occupées
cuba-ship-sea-label = Navire { $ship }, encore en mer
cuba-ship-stack-label = Navire { $ship } de la pile : { $wares }
cuba-slot-label = Charger 1 { $resource } sur le navire { $ship }
cuba-stack = encore { $count } dans la pile
cuba-none-ship = Ne rien charger
cuba-none-build = Ne rien construire
cuba-none-label = { $what } : { $gain }
cuba-none-gone = { $what } : il ne reste rien à y gagner
cuba-display-gone = tous construits
cuba-building-label = { $building }, coût : { $cost }. { $about }

cuba-heading-tax = Taxe
cuba-heading-duty = Redevance
cuba-heading-subsidy = Subvention
cuba-heading-other = Diverses
cuba-law-proposal = Projet : { $statute }
cuba-law-force = En vigueur : { $statute }
cuba-law-empty = Rien en vigueur
cuba-law-gone = Aucun projet
cuba-votes = Voix
cuba-votes-label = { $who ->
    [you] Toi : { $votes }
   *[other] { $seat } : { $votes }
 }
cuba-votes-waiting = carte pas encore connue
cuba-votes-known = { $votes } voix
cuba-law-pays = { $statute } (2 points pour qui paie)
cuba-votes-sealed = { $votes } voix et une mise cachée
cuba-votes-bid = { $votes } voix et une mise de { $bid }

cuba-short-tax_pesos = { $number ->
    [one] { $number } peso
   *[other] { $number } pesos
 }
cuba-short-tax_buildings = { $number ->
    [one] { $number } peso
   *[other] { $number } pesos
 } par bâtiment
cuba-short-duty_ware = { $things }
cuba-short-duty_materials = { $number ->
    [one] { $number } matériau
   *[other] { $number } matériaux
 }
cuba-short-duty_products = { $number ->
    [one] { $number } ressource
   *[other] { $number } ressources
 }
cuba-short-subsidy_buildings = par bâtiment
cuba-short-subsidy_materials = par parcelle de matériau
cuba-short-subsidy_products = par parcelle de ressource
cuba-short-subsidy_water = par unité d’eau, max. { $most }
cuba-short-subsidy_votes = par voix de la carte
cuba-short-subsidy_pesos = par { $number } pesos, max. { $most }
cuba-short-market_down = Pénurie : −{ $number } par rangée
cuba-short-market_up = Abondance : +{ $number } par rangée
cuba-short-drought = Sécheresse : 1 parcelle
cuba-short-building_law = Construction : { $number ->
    [one] { $number } peso
   *[other] { $number } pesos
 }
cuba-short-harbour_law = Navire plein : départ
cuba-short-anti_corruption = Pas de mises

cuba-brief-cement_works = pierre → 1 point, max. 4
cuba-brief-sawmill = bois → 1 point, max. 4
cuba-brief-golf_course = eau → 1 point, max. 4
cuba-brief-monastery = ressource → 1 point, max. 2
cuba-brief-rum_cafe = rhum → 2 points, max. 3
cuba-brief-cigar_cafe = cigare → 2 points, max. 3
cuba-brief-small_office = charge 1 marchandise
cuba-brief-large_office = charge 2 identiques
cuba-brief-hotel = 2 points
cuba-brief-inn = 1 point
cuba-brief-department_store = rhum, cigare → 6 pesos
cuba-brief-farm_shop = ressource → 4 pesos
cuba-brief-builders_yard = matériau → 2 pesos, max. 2
cuba-brief-small_bank = 2 pesos
cuba-brief-large_bank = 4 pesos
cuba-brief-cigar_factory = tabac → cigare
cuba-brief-distillery = canne à sucre → rhum
cuba-brief-black_market = échange 1 marchandise
cuba-brief-church = 1 veto
cuba-brief-town_hall = 2 voix
cuba-brief-dam = 2 unités d’eau
cuba-brief-lighthouse = appelle un navire
cuba-brief-warehouse = abrite toutes les ressources
cuba-brief-worker = récolter
cuba-brief-trader = commercer
cuba-brief-architect = construire
cuba-brief-foreman = bâtiments
cuba-brief-mayor = navires

cuba-title-worker = Travailleur
cuba-title-trader = Négociante
cuba-title-architect = Architecte
cuba-title-foreman = Contremaître
cuba-title-mayor = Maire
cuba-card-label = { $card }, { $votes } voix
cuba-card-gone-label = { $card }, carte déjà jouée dans cette manche
cuba-cards-left = Cartes restantes : { $cards }

cuba-tray = Ta décision
cuba-tray-cross = Toute la croix
cuba-tray-single = Un seul bâtiment
cuba-tray-tax-pay = Payer la taxe
cuba-tray-tax-decline = Ne pas payer
cuba-tray-duty-pay = Verser la redevance
cuba-tray-duty-decline = Ne rien verser
cuba-tray-skip = Passer
cuba-tray-enough = Terminé
cuba-tray-count = Utiliser { $count }
cuba-tray-bid = Miser { $count }
cuba-tray-take = Prendre 1 { $resource }
cuba-done = Terminé

# L’aide de jeu, ce qui est dit d’une chose qu’on regarde, et les réponses à qui demande

cuba-aid-round = Six manches. Dans chacune, tous jouent tour à tour quatre de leurs cinq cartes et les exécutent aussitôt. La cinquième va au parlement. Celui dont la quatrième carte vaut le plus de voix devient premier joueur.
cuba-tip-worker = Place ton travailleur où tu veux. Sa ligne et sa colonne donnent tous leurs matériaux et deux ressources ; chaque eau payée donne une ressource de plus.
cuba-tip-trader = Achète et vends des marchandises au marché autant que tu veux. Ou prends un matériau ou la ressource la moins chère ; chacun une fois par manche.
cuba-tip-architect = Construis un bâtiment sur une case libre. Ne rien construire rapporte 2 points au premier de la manche, 1 au deuxième.
cuba-tip-foreman = Active une fois tous tes bâtiments de la ligne et de la colonne de ton travailleur, ou un seul n’importe où.
cuba-tip-mayor = Charge tes marchandises sur un navire : 1, 2 ou 3 points chacune, selon son quai. Ne rien charger rapporte 4 pesos au premier de la manche, 2 au deuxième.
cuba-aid-parliament = On additionne les voix de la carte gardée, de la mairie et d’une mise secrète (un peso par voix) ; tous paient leur mise. Celui qui a le plus de voix adopte deux des projets.
cuba-aid-statutes = Puis on applique les lois en vigueur. Taxe et redevance rapportent des points à ceux qui les paient en entier ; les subventions ne coûtent rien. Les ressources de la cour se gâtent, celles de l’entrepôt restent.
cuba-aid-points = Marchandises sur les navires, bâtiments activés, taxes, redevances et subventions, et 2 points par bâtiment à la fin.
cuba-aid-end = Après la sixième manche, celui qui a le plus de points l’emporte ; à égalité, celui qui a le plus d’argent.
cuba-tip-material = Sert à payer les bâtiments. Ne se gâte pas.
cuba-tip-product = À vendre, à charger ou à transformer. Se gâte en fin de manche, sauf dans un entrepôt.
cuba-tip-good = À vendre ou à charger. Ne se gâte pas.
cuba-tip-ship = Le maire le charge, pour les points de son quai. Un navire plein part en fin de manche, celui du quai 3 aussi.
cuba-tip-law = En vigueur à la fin de chaque manche, jusqu’à ce qu’une autre de la même catégorie soit adoptée.
cuba-tip-proposal = Celui qui a le plus de voix au parlement adopte deux des projets.
cuba-tip-cell = Le travailleur récolte sa ligne et sa colonne ; une parcelle bâtie ne donne plus rien.
cuba-ask-ship = Quai { $dock } : navire { $ship }, place pour : { $wares }
cuba-ask-sea = En mer : navire { $ship }, place pour : { $wares }
cuba-ask-prices = achat { $buy }, vente { $sell }

# Ce qui est demandé au milieu d’un choix

cuba-which-card = { $few ->
    [yes] Quelle carte : { $options } ?
   *[no] Quelle carte ?
 }
cuba-which-mode = { $few ->
    [yes] Quels bâtiments : { $options } ?
   *[no] Quels bâtiments ?
 }
cuba-which-trade = { $few ->
    [yes] Que fais-tu : { $options } ?
   *[no] Que fais-tu ?
 }
cuba-which-building = { $few ->
    [yes] Quel bâtiment : { $options } ?
   *[no] Quel bâtiment ?
 }
cuba-which-cell = { $few ->
    [yes] Sur quelle case : { $options } ?
   *[no] Sur quelle case ?
 }
cuba-which-cell-figure = { $few ->
    [yes] Vers quelle case : { $options } ?
   *[no] Vers quelle case ?
 }
cuba-which-ship = { $few ->
    [yes] Quel navire : { $options } ?
   *[no] Quel navire ?
 }
cuba-which-ship-call = { $few ->
    [yes] Quel navire appelles-tu : { $options } ?
   *[no] Quel navire appelles-tu ?
 }
cuba-which-statute = { $few ->
    [yes] Quel projet : { $options } ?
   *[no] Quel projet ?
 }
cuba-which-statute-laws = { $few ->
    [yes] Quel projet adoptes-tu aussi : { $options } ?
   *[no] Quel projet adoptes-tu aussi ?
 }
cuba-which-ware = { $few ->
    [yes] Que donnes-tu : { $options } ?
   *[no] Que donnes-tu ?
 }
cuba-which-ware-materials = { $few ->
    [yes] Choisis encore { $count ->
        [one] 1
       *[other] { $count }
     } ({ $options })
   *[no] Choisis encore { $count ->
        [one] 1
       *[other] { $count }
     }
 }
cuba-which-ware-crops = { $few ->
    [yes] Choisis { $count ->
        [one] encore 1 ressource
       *[other] { $count } ressources
     } ({ $options })
   *[no] Choisis { $count ->
        [one] encore 1 ressource
       *[other] { $count } ressources
     }
 }
cuba-which-ware-figure = { $few ->
    [yes] Choisis { $count ->
        [one] 1 ressource
       *[other] { $count } ressources
     } ({ $options })
   *[no] Choisis { $count ->
        [one] 1 ressource
       *[other] { $count } ressources
     }
 }
cuba-which-ware-harvest = { $few ->
    [yes] Choisis { $count ->
        [one] encore 1 ressource
       *[other] { $count } ressources
     } ({ $options })
   *[no] Choisis { $count ->
        [one] encore 1 ressource
       *[other] { $count } ressources
     }
 }
cuba-which-ware-water = { $few ->
    [yes] Que récoltes-tu contre 1 eau : { $options } ?
   *[no] Que récoltes-tu contre 1 eau ?
 }
cuba-which-ware-trade = { $few ->
    [yes] Quelle marchandise : { $options } ?
   *[no] Quelle marchandise ?
 }
cuba-which-ware-ship = { $few ->
    [yes] Que charges-tu : { $options } ?
   *[no] Que charges-tu ?
 }
cuba-which-ware-load = { $few ->
    [yes] Que charges-tu : { $options } ?
   *[no] Que charges-tu ?
 }
cuba-which-ware-duty = { $few ->
    [yes] Verse { $count ->
        [one] 1 unité
       *[other] { $count } unités
     } ({ $options })
   *[no] Verse { $count ->
        [one] 1 unité
       *[other] { $count } unités
     }
 }
cuba-which-ware-dues = { $few ->
    [yes] Verse encore { $count ->
        [one] 1 unité
       *[other] { $count } unités
     } ({ $options })
   *[no] Verse encore { $count ->
        [one] 1 unité
       *[other] { $count } unités
     }
 }
cuba-which-take = { $few ->
    [yes] Que reçois-tu en échange : { $options } ?
   *[no] Que reçois-tu en échange ?
 }
cuba-which-count = { $few ->
    [yes] Combien : { $options } ?
   *[no] Combien ?
 }
cuba-which-bid = { $few ->
    [yes] Combien de pesos : { $options } ?
   *[no] Combien de pesos ?
 }
cuba-which-tax = Paies-tu la taxe ?
cuba-which-duty = Verses-tu la redevance ?
cuba-target-cell = ligne { $row }, colonne { $column }
cuba-target-count = { $count }
cuba-target-bid = { $count }
cuba-target-ship = navire { $count }
cuba-target-ship-none = aucun navire
cuba-target-build-none = ne rien construire
cuba-target-mode-cross = tous ceux de la ligne et de la colonne
cuba-target-mode-single = un seul, n’importe où
cuba-target-trade-buy = acheter
cuba-target-trade-sell = vendre
cuba-target-trade-take = prendre dans la réserve
cuba-target-tax-pay = payer
cuba-target-tax-decline = ne pas payer
cuba-target-duty-pay = verser
cuba-target-duty-decline = ne rien verser
cuba-target-step-done = terminé
cuba-target-step-skip = passer
cuba-target-step-enough = rien de plus

## What the evaluation weighs, for hints and reviews

cuba-term-points = des points
cuba-term-money = des pesos
cuba-term-goods = des matériaux, des ressources et des produits
cuba-term-buildings = des bâtiments
cuba-term-plantation = ce que la plantation rapportera aux manches suivantes
cuba-term-cards = ce que les cartes de cette manche rapporteront encore
cuba-term-statutes = les lois en vigueur
cuba-term-vote = le vote au parlement
cuba-term-proposals = les projets
