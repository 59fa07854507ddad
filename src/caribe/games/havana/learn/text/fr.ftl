# Comment jouer à Havana et à La Habana : d’abord ce qu’ils ont en commun.

havana-learn-goal = Rebâtis la ville
havana-learn-goal-text = Deux rangées de bâtiments attendent quelqu’un qui puisse les payer. Chacun rapporte les points inscrits dans son coin. Le premier à 20 points gagne ; à deux il en faut 25, à quatre seulement 15.
havana-learn-choose = Treize cartes, dont deux visibles
havana-learn-choose-text = Tout le monde a les mêmes 13 cartes. Chacune a un chiffre de 0 à 9 et une action. Avant la première manche, tu en choisis deux en secret ; puis toutes sont révélées ensemble.
havana-learn-number = Ton nombre fixe l’ordre du tour
havana-learn-number-text = Assemble tes deux chiffres, le plus petit devant : 4 et 8 font 48, 0 et 9 font 09. Le plus petit nombre commence. Les cartes fortes ont de grands chiffres : il faut souvent choisir entre prendre beaucoup et jouer tôt.
havana-learn-turn = Ton tour : tes deux cartes, puis construire
havana-learn-turn-text = Tu exécutes tes deux cartes visibles, dans l’ordre que tu veux. Ensuite, tu peux construire. Les cartes restent devant toi : elles ne sont pas dépensées.
havana-learn-people = Les ouvriers et l’architecte
havana-learn-people-text = Beaucoup de bâtiments demandent des ouvriers. Ouvrier t’en donne un, ou deux si tu es le premier à l’utiliser dans la manche. Architecte t’en donne un et, tant qu’il est visible, tu peux aussi construire les bâtiments qui l’exigent.
havana-learn-cards = Les treize cartes
havana-learn-cards-text = Inutile de les apprendre par cœur : pendant la partie, pointe une carte et elle dit ce qu’elle fait.
havana-learn-build = On construit aux extrémités
havana-learn-build-text = Après tes deux cartes, construis autant de bâtiments que tu peux en payer. Seuls le premier et le dernier de chaque rangée sont proposés. Si tu en prends un, son voisin devient la nouvelle extrémité.
havana-learn-ends = De nouveaux bâtiments arrivent
havana-learn-ends-text = Quand il ne reste que deux bâtiments dans une rangée, quatre nouveaux viennent aussitôt entre eux. Les matériaux payés disparaissent pour de bon ; les pesos et les ouvriers retournent à la réserve.
havana-learn-lay = Une nouvelle carte pour la manche suivante
havana-learn-lay-text = À la fin de la manche, chacun pose une carte de sa main, face cachée, sur l’une de ses deux cartes visibles. Toutes sont révélées ensemble. La carte recouverte va dans ta défausse, l’autre agit encore une fois.

    Quand il ne te reste que deux cartes en main, tu reprends toute ta défausse.
havana-learn-win = La fin
havana-learn-win-text = Celui qui atteint l’objectif gagne aussitôt, au milieu de la manche. Si tous les bâtiments ou tous les matériaux sont épuisés avant, celui qui a le plus de points l’emporte.
havana-learn-tips = Trois conseils pour ta première partie
havana-learn-tips-text = Choisis d’abord un bâtiment, puis les cartes qui le paient. Les petits comptent : plusieurs bâtiments à deux points vont plus vite qu’un seul à six.

    Regarde les nombres des autres. Qui joue avant toi peut vider le centre, ou te voler.

    Garde la Sieste et les autres petits chiffres pour la manche où tu dois absolument jouer en premier.

# Havana seul

havana-learn-centre = Ce qu’il y a au centre
havana-learn-centre-text = Au centre, il y a des pesos et des matériaux, et chaque manche y ajoute trois pesos et trois matériaux. Pesos prend la moitié des pesos ; Mama, la moitié des matériaux de couleur et la moitié des gravats, toujours arrondie au supérieur. Gravats prend tous les gravats. Plus on joue tôt, plus on en trouve.
havana-learn-thieves = Voleurs, impôts et protection
havana-learn-thieves-text = Le Voleur de pesos prend la moitié des pesos d’un joueur, le Voleur de matériaux un matériau, deux à qui en a au moins quatre de couleur. Ils volent ceux qui jouent plus tard ; ce n’est qu’en jouant dernier que tu peux voler n’importe qui. Le Percepteur retire un ouvrier ou un matériau à tous ceux qui jouent plus tard. La Protection les tient tous les trois à distance.
havana-learn-five = Cinq pour un
havana-learn-five-text = Il te manque quelque chose ? Pour construire, cinq gravats valent un matériau de n’importe quelle couleur, et cinq pesos un ouvrier. L’inverse n’est jamais possible.

# La Habana seul

la-habana-learn-centre = Ce qu’il y a au centre
la-habana-learn-centre-text = Au centre, il y a des pesos et des briques, et chaque manche y ajoute trois pesos et trois briques. Pesos prend la moitié des pesos ; Moitié, la moitié des briques de couleur et la moitié des gravats, toujours arrondie au supérieur. Gravats prend tous les gravats. Marché pioche dans le sac ; si tu es le premier à l’utiliser dans la manche, tu pioches deux briques ou tu en choisis une.
la-habana-learn-thieves = Voleurs et protection
la-habana-learn-thieves-text = Le Voleur de pesos prend deux pesos à un joueur, trois à qui en a six ou plus. Le Voleur de briques prend une brique, deux à qui en a au moins quatre de couleur. Ils ne volent que ceux qui jouent plus tard. La Protection les tient à distance.
la-habana-learn-five = Cinq pour un
la-habana-learn-five-text = Il te manque quelque chose ? Pour construire, cinq gravats valent une brique de n’importe quelle couleur, et cinq pesos un ouvrier. L’inverse n’est jamais possible.
