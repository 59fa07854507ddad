# Une première partie guidée de Cartagena. L’adversaire s’appelle Blas sur la page.

cartagena-guided-goal = Tes quatre pirates se sont évadés de prison et attendent au point de ralliement. À l’autre bout du chemin, il y a une chaloupe. Le premier à y avoir ses quatre pirates gagne. Tu joues contre Blas.
cartagena-guided-path = Chaque case du chemin montre l’un des six symboles, et chaque carte de ta main aussi. Une carte mène un pirate à la prochaine case avec son symbole. Tu as deux bouteilles de rhum ; les deux premières cases de rhum sont entourées.
cartagena-guided-forward = C’est ton tour. Joue une bouteille de rhum : clique sur la carte, puis sur l’un de tes pirates au point de ralliement. Regarde où il arrive, et confirme.
cartagena-guided-forward-other = Ça marcherait aussi, mais essaie d’abord la bouteille de rhum : la carte, puis l’un de tes pirates.
cartagena-guided-occupied = Il a couru jusqu’à la première case de rhum. Un tour compte une ou deux actions : il t’en reste une. Joue l’autre bouteille de rhum avec un autre pirate. La première case de rhum est prise, il la dépasse donc et court jusqu’à la suivante.
cartagena-guided-occupied-other = C’est permis, mais tu raterais la meilleure astuce du jeu. Joue la seconde bouteille de rhum avec un pirate du point de ralliement.
cartagena-guided-rival = Blas a joué une lunette et couru jusqu’à la case 4. Avec sa deuxième action, il a reculé jusqu’à la case 3, où se trouve ton pirate, et pioché une carte. Avancer ne rapporte jamais de carte : c’est en reculant qu’on en reçoit de nouvelles.
cartagena-guided-early = Peux-tu passer ton tour pour garder tes cartes ? Essaie : clique sur « Finir le tour ».
cartagena-guided-back = Il te faut donc une action. Recule avec ton pirate de la case 7 : clique sur lui, puis sur la case où il arrive. Il va jusqu’à la première case derrière lui où se trouvent un ou deux pirates, et tu pioches une carte pour chacun. Sur la case 3, il y en a deux.
cartagena-guided-back-other = Tu pourrais, mais tu piocherais moins de cartes, ou aucune. Clique sur ton pirate de la case 7, puis sur la case 3.
cartagena-guided-full = Deux nouvelles cartes pour un seul pas : on ne fait pas mieux. Il y a maintenant trois pirates sur la case 3, et c’est le maximum. Celui qui recule de plus loin la dépasse. Personne ne revient jamais au point de ralliement.
cartagena-guided-free = Il te reste une action, et celle-ci, tu la choisis. Avance avec un pistolet ou une lunette, avec le pirate que tu veux. Montre une carte et un pirate pour voir jusqu’où il court.
cartagena-guided-free-other = Bonne idée pour plus tard. Pour l’instant, avance avec un pistolet ou une lunette.
cartagena-guided-stopped = Blas a fait une action et s’est arrêté : après la première, tu peux finir ton tour et garder tes cartes. Il en faut au moins une.
cartagena-guided-later = Faisons un bond : bien des tours plus tard, chacun a deux pirates dans la chaloupe. C’est ton tour, et tu as deux bouteilles de rhum et un trousseau de clés.
cartagena-guided-aboard = Regarde ton pirate de la case 27. Entre lui et la chaloupe, il n’y a plus de case de rhum. Une bouteille de rhum le mène alors tout droit dans la chaloupe ; il ne faut jamais tomber juste. Joue-la.
cartagena-guided-aboard-other = Ramène d’abord le pirate de la case 27, avec une bouteille de rhum.
cartagena-guided-long = Trois sont arrivés. Ton dernier pirate est loin derrière, mais regarde les cases de clés devant lui : Blas est sur la 15 et sur la 20. Joue le trousseau de clés et dépasse les deux.
cartagena-guided-long-other = Pas mal, mais le trousseau de clés mène ton dernier pirate bien plus loin.
cartagena-guided-empty = De la case 12 à la case 28 avec une seule carte ! Les cases occupées t’aident, peu importe par qui. Il te reste une carte. Si un jour tu commences ton tour sans carte et sans pouvoir reculer, tu pioches une carte et ton tour est fini.
cartagena-guided-end = C’est de nouveau ton tour, et tu connais les règles. La partie s’arrête dès que ton dernier pirate est dans la chaloupe : regarde ta bouteille de rhum et le chemin devant toi. Continue à partir d’ici et gagne !
