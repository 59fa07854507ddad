# Premières parties guidées de Havana et de La Habana : d’abord ce qui leur est commun. L’adversaire s’appelle Blas sur la page.

havana-guided-goal = Les bâtiments des deux rangées attendent quelqu’un qui puisse les payer. Chacun donne les points inscrits dans son coin. À deux joueurs, 25 points suffisent pour gagner ; à trois, 20 ; à quatre, 15. Tu joues contre Blas.
havana-guided-cards = Blas et toi avez les mêmes 13 cartes. Chacun aura deux cartes visibles devant lui : c’est ce qu’il fait dans la manche. Les deux premières se choisissent en secret et se révèlent ensemble.
havana-guided-number = Chaque carte a un chiffre. Tes deux chiffres forment ton nombre, le plus petit devant : 4 et 8 font 48, 0 et 8 font 08. Le plus petit nombre commence ; à égalité, celui qui a le moins de points. Les cartes fortes ont de grands chiffres : tu choisis entre prendre beaucoup et jouer tôt.
havana-guided-choose = Choisis tes deux cartes : Ouvrier (4) et Pesos (8). Clique sur les deux, puis confirme. Ouvrier te donne des ouvriers. Pesos te donne la moitié des pesos du centre.
havana-guided-choose-other = Une belle paire pour une autre partie. Cette fois, prends Ouvrier et Pesos.
havana-guided-first = C’est ton tour. Tu exécutes tes deux cartes ; tu choisis seulement laquelle passe en premier. Ici, ça ne change rien : prends celle que tu veux.
havana-guided-supply = Les matériaux payés disparaissent pour de bon ; les pesos et les ouvriers retournent à la réserve. Tu ne pouvais rien construire de plus, ton tour était donc fini. Quand tout le monde a joué, 3 pesos et 3 matériaux s’ajoutent au centre.
havana-guided-lay = Maintenant, chacun pose une nouvelle carte sur l’une de ses deux. La carte recouverte va dans la défausse, l’autre agit encore une fois. Pose le Voleur de pesos (5) sur Ouvrier et garde Pesos : clique sur le voleur, puis sur Ouvrier.
havana-guided-lay-other = Tu peux, mais voyons le voleur à l’œuvre : pose le Voleur de pesos sur Ouvrier.

# Havana seule

havana-guided-order = Blas a révélé Sieste et Pesos. Son nombre est 08, il a donc joué avant ton 48. Sieste ne fait rien : elle te fait seulement jouer tôt. Sa carte Pesos a pris la moitié des 4 pesos du centre. Les moitiés s’arrondissent au supérieur, et celui qui vient après prend la moitié du reste.
havana-guided-middle = Tu as reçu 2 ouvriers parce que tu es le premier à utiliser Ouvrier dans cette manche ; les suivants en reçoivent 1. Après les deux cartes, tu peux construire tout ce que tu peux payer. Que dirais-tu du Kiosque, au milieu d’une rangée ? Essaie : clique sur le Kiosque.
havana-guided-build = On ne construit qu’aux deux bouts de chaque rangée. Le Banc est à un bout. Il coûte 1 gravats et 1 peso, et tu as les deux. Construis le Banc : ton premier point !
havana-guided-build-other = Rien ne t’oblige à construire, mais un point est un point : construis le Banc.
havana-guided-thief = 58 contre 89 : dans cette manche, tu joues en premier. Le Voleur de pesos prend la moitié des pesos de quelqu’un qui joue plus tard, arrondie à l’inférieur. Seul le dernier de la manche peut voler n’importe qui. Choisis quelle carte passe en premier.
havana-guided-second = Tu as maintenant 4 pesos et 2 ouvriers. De quoi payer l’Arrêt de bus, au bout de l’autre rangée. Certains bâtiments montrent aussi l’architecte : on ne les construit que tant que sa propre carte Architecte est visible. L’Arrêt de bus n’en a pas besoin. Construis-le.
havana-guided-second-other = Ne t’arrête pas là : tu peux payer l’Arrêt de bus.
havana-guided-rival = Blas a utilisé Mama : la moitié des matériaux de couleur et la moitié des gravats du centre, arrondies au supérieur. Il a ainsi construit la Boulangerie. Les cartes ne s’usent pas : chacun voit donc une des cartes que l’autre pourra réutiliser à la prochaine manche.
havana-guided-protect = C’est le moment de poser une nouvelle carte. Blas a encore un Voleur de pesos en main. Protection (2) tient les voleurs et les percepteurs à distance tant qu’elle est visible. Pose-la sur ton propre Voleur de pesos.
havana-guided-protect-other = Mieux vaut prévenir : pose Protection sur ton Voleur de pesos.
havana-guided-safe = Blas a bien posé son voleur, mais tu avais ta protection et il n’a rien eu. L’autre carte à craindre est le Percepteur : tous ceux qui jouent plus tard perdent un ouvrier ou un matériau. Inutile d’apprendre toutes les cartes : montres-en une pour lire ce qu’elle fait.
havana-guided-later = Passons à la manche 8. Tu as 22 points, Blas en a 19, et il en faut 25. Chaque fois qu’il ne restait que deux bâtiments dans une rangée, quatre nouveaux sont venus aussitôt entre eux. C’est ton tour, tes deux cartes sont faites et tu peux construire.
havana-guided-five = Le Jardin, au bout d’une rangée, coûte 1 argile et 2 gravats. Tu n’as pas d’argile, mais 7 gravats. Pour construire, 5 gravats valent un matériau de couleur, et 5 pesos un ouvrier ; jamais l’inverse. Construis le Jardin.
havana-guided-five-other = Avec 24 points, tu y es presque : construis le Jardin.
havana-guided-back = 24 points ! À chaque manche, tu as une carte de moins en main. Quand il n’en reste que 2, tu reprends toute ta défausse. Si tous les bâtiments ou tous les matériaux sont épuisés avant que quelqu’un atteigne 25, celui qui a le plus de points gagne.
havana-guided-end = La partie s’arrête dès que quelqu’un a 25 points, même au milieu de la manche. Le Puits vaut 1 point et coûte un ouvrier, et tu as la carte Ouvrier en main. Mais attention à ton nombre : Blas jouera peut-être avant toi. Continue à partir d’ici !

# La Habana seule

la-habana-guided-order = Blas a révélé Sieste et Pesos. Son nombre est 08, il a donc joué avant ton 48. Sieste ne fait rien : elle te fait seulement jouer tôt. Sa carte Pesos a pris la moitié des 3 pesos du centre. Les moitiés s’arrondissent au supérieur, et celui qui vient après prend la moitié du reste.
la-habana-guided-middle = Tu as reçu 2 ouvriers parce que tu es le premier à utiliser Ouvrier dans cette manche ; les suivants en reçoivent 1. Après les deux cartes, tu peux construire tout ce que tu peux payer. Que dirais-tu du Banc, au milieu d’une rangée ? Essaie : clique sur le Banc.
la-habana-guided-build = On ne construit qu’aux deux bouts de chaque rangée. Le Trottoir est à un bout. Il coûte 1 ouvrier, et tu en as deux. Construis le Trottoir : ton premier point !
la-habana-guided-build-other = Rien ne t’oblige à construire, mais un point est un point : construis le Trottoir.
la-habana-guided-supply = Les briques payées disparaissent pour de bon ; les pesos et les ouvriers retournent à la réserve. Tu ne pouvais rien construire de plus, ton tour était donc fini. Quand tout le monde a joué, 3 pesos et 3 briques s’ajoutent au centre.
la-habana-guided-thief = 58 contre 89 : dans cette manche, tu joues en premier. Le Voleur de pesos prend 2 pesos à quelqu’un qui joue plus tard, 3 à qui en a 6 ou plus. Il ne vole jamais ceux qui ont déjà joué. Choisis quelle carte passe en premier.
la-habana-guided-second = Tu as maintenant 6 pesos. De quoi payer la Maison de la presse, au bout de l’autre rangée. Certains bâtiments montrent aussi l’architecte : on ne les construit que tant que sa propre carte Architecte est visible. La Maison de la presse n’en a pas besoin. Construis-la.
la-habana-guided-second-other = Ne t’arrête pas là : tu peux payer la Maison de la presse.
la-habana-guided-rival = Blas a utilisé Moitié : la moitié des briques de couleur et la moitié des gravats du centre, arrondies au supérieur. Il a ainsi construit la Maison du café. Les cartes ne s’usent pas : chacun voit donc une des cartes que l’autre pourra réutiliser à la prochaine manche.
la-habana-guided-protect = C’est le moment de poser une nouvelle carte. Blas a encore un Voleur de pesos en main. Protection (1) tient les voleurs à distance tant qu’elle est visible, et son petit chiffre te fait jouer tôt. Pose-la sur ton propre Voleur de pesos.
la-habana-guided-protect-other = Mieux vaut prévenir : pose Protection sur ton Voleur de pesos.
la-habana-guided-safe = Blas a bien posé son voleur et n’a rien eu : tu jouais avant lui, et tu avais aussi ta protection. Inutile d’apprendre toutes les cartes : montres-en une pour lire ce qu’elle fait.
la-habana-guided-later = Passons à la manche 8. Tu as 22 points, Blas en a 19, et il en faut 25. Chaque fois qu’il ne restait que deux bâtiments dans une rangée, quatre nouveaux sont venus aussitôt entre eux. C’est ton tour, tes deux cartes sont faites et tu peux construire.
la-habana-guided-five = La Fontaine, au bout d’une rangée, coûte 1 brique verte et 2 gravats. Tu n’as pas de brique verte, mais 7 gravats. Pour construire, 5 gravats valent une brique de couleur, et 5 pesos un ouvrier ; jamais l’inverse. Construis la Fontaine.
la-habana-guided-five-other = Avec 24 points, tu y es presque : construis la Fontaine.
la-habana-guided-back = 24 points ! À chaque manche, tu as une carte de moins en main. Quand il n’en reste que 2, tu reprends toute ta défausse. Si tous les bâtiments ou toutes les briques sont épuisés avant que quelqu’un atteigne 25, celui qui a le plus de points gagne.
la-habana-guided-end = La partie s’arrête dès que quelqu’un a 25 points, même au milieu de la manche. Le Banc vaut 1 point et coûte 2 gravats, et ta carte Gravats est visible : garde-la, et elle prendra encore une fois tous les gravats du centre. Continue à partir d’ici !
