# Comment jouer à Cuba.

cuba-learn-goal = Dirige la meilleure plantation
cuba-learn-goal-text = Tu récoltes des agrumes, de la canne à sucre et du tabac, tu les vends ou les expédies, tu construis des bâtiments et tu votes au parlement. Après six manches, celui qui a le plus de points l’emporte.
cuba-learn-begin = Ce que tu as au départ
cuba-learn-begin-text = Tu as 10 pesos et une plantation de douze parcelles. Tu prends en plus deux matériaux (bois, pierre ou eau) et deux ressources de ton choix.
cuba-learn-round = Quatre cartes, l’une après l’autre
cuba-learn-round-text = Tout le monde a les mêmes cinq cartes. À chaque manche, on en joue quatre, une par une et à tour de rôle, et chacune s’exécute aussitôt. La cinquième va au parlement, où son numéro donne ton nombre de voix.
cuba-learn-worker = Travailleur : récolter
cuba-learn-worker-text = Place ton travailleur sur n’importe quelle parcelle. Sa ligne et sa colonne sont actives : tu reçois tous leurs matériaux et deux ressources de ton choix. Chaque eau payée donne une ressource de plus.
cuba-learn-trader = Négociante : acheter et vendre
cuba-learn-trader-text = Fais autant d’échanges que tu veux. Tu vends au prix libre le plus haut et tu achètes au plus bas : chaque vente fait donc baisser le prix. Ou prends gratuitement un matériau ou la ressource la moins chère ; chacun une fois par manche.
cuba-learn-architect = Architecte : construire
cuba-learn-architect-text = Paie les matériaux et pose un bâtiment sur l’une de tes parcelles. Elle ne donnera plus rien. Si tu ne construis pas, tu reçois 2 points si tu es le premier de la manche à y renoncer, 1 si tu es le deuxième.
cuba-learn-foreman = Contremaître : utiliser les bâtiments
cuba-learn-foreman-text = Un bâtiment ne fait rien tout seul. Le contremaître utilise tous tes bâtiments de la ligne et de la colonne du travailleur, ou un seul, n’importe où. L’endroit où tu construis et la place de ton travailleur comptent donc.
cuba-learn-buildings = Ce que font les bâtiments
cuba-learn-buildings-text = Tous sont visibles dès le début. Chacun a son rôle : fabriquer du rhum ou des cigares, gagner des pesos, marquer des points ou peser au parlement.
cuba-learn-mayor = Maire : charger un navire
cuba-learn-mayor-text = Charge sur un seul navire autant de tes marchandises qu’il en accepte. Chacune rapporte 1, 2 ou 3 points selon son quai. Si tu ne charges rien, tu reçois 4 pesos si tu es le premier de la manche à y renoncer, 2 si tu es le deuxième.
cuba-learn-last = La quatrième carte et la cinquième
cuba-learn-last-text = Celui dont la quatrième carte a le plus de voix commence la manche suivante. La carte que tu gardes te donne des voix : de 1 avec le travailleur à 5 avec le maire. Garder le maire pour le parlement, c’est donc ne charger aucun navire dans cette manche.
cuba-learn-parliament = Parlement : deux lois sont adoptées
cuba-learn-parliament-text = Quatre lois sont proposées, une de chaque sorte. Chacun mise des pesos en secret, une voix par peso, et les paie de toute façon. Celui qui a le plus de voix adopte deux projets ; ils remplacent les anciennes lois de leur sorte.
cuba-learn-statutes = Ce qu’apportent les lois
cuba-learn-statutes-text = Les lois en vigueur s’appliquent maintenant. Payer la taxe rapporte 2 points, payer la redevance aussi ; payer les deux en rapporte 5. Tu peux aussi refuser. Les subventions donnent des points pour ce que tu as, sans que tu aies à payer.
cuba-learn-spoil = La fin de la manche
cuba-learn-spoil-text = Les ressources dans la cour se gâtent. Dans l’entrepôt, elles sont à l’abri : c’est le contremaître qui les y met. Les matériaux, le rhum et les cigares se gardent. Les navires pleins partent, et dès la manche 2 celui du quai 3 aussi ; les autres avancent.
cuba-learn-win = La fin
cuba-learn-win-text = Après la sixième manche, chaque bâtiment rapporte encore 2 points. Celui qui a le plus de points l’emporte ; en cas d’égalité, celui qui a le plus d’argent.
cuba-learn-tips = Trois conseils pour ta première partie
cuba-learn-tips-text = Construis tôt, dans les lignes et les colonnes où ton travailleur passe souvent. Un bâtiment qui travaille à chaque manche vaut mieux qu’un grand à la fin.

    Le rhum et les cigares ne se gâtent pas et se vendent bien. Une distillerie ou une fabrique de cigares est un bon objectif pour commencer.

    Garde un agrume et quelques pesos pour la redevance et la taxe : 5 points par manche, c’est beaucoup.
