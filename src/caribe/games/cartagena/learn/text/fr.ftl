# Comment jouer à Cartagena.

cartagena-learn-goal = Embarque tout ton équipage
cartagena-learn-goal-text = Tu mènes quatre pirates qui viennent de s’évader de prison. Tous partent du point de ralliement. Le premier à avoir tout son équipage dans la chaloupe gagne.
cartagena-learn-path = Un chemin de symboles
cartagena-learn-path-text = Entre le point de ralliement et la chaloupe, il y a 30 cases. Chacune montre un de ces six symboles : bouteille de rhum, trousseau de clés, pistolet, grappin, lanterne ou lunette. Le chemin change à chaque partie.
cartagena-learn-turn = Ton tour : une ou deux actions
cartagena-learn-turn-text = Tu as en main des cartes avec ces six symboles. À chaque action, tu joues une carte pour avancer, ou tu recules pour piocher. Combine les deux comme tu veux, avec un pirate ou avec deux. Le jeu avancé a cinq pirates, 36 cases et jusqu’à trois actions.
cartagena-learn-forward = Avancer : jouer une carte
cartagena-learn-forward-text = Clique sur une carte, puis sur un pirate. Il court jusqu’à la prochaine case libre avec ce symbole. Ici, une bouteille de rhum mène un pirate du point de ralliement à la case 3.
cartagena-learn-jump = Les cases occupées sont sautées
cartagena-learn-jump-text = S’il y a déjà quelqu’un sur la prochaine case avec ton symbole, ton pirate continue jusqu’à la suivante. Peu importe à qui sont ces pirates. Ici, les cases 3 et 7 sont prises : une seule bouteille de rhum mène le pirate jusqu’à la case 18.
cartagena-learn-aboard = Droit dans la chaloupe
cartagena-learn-aboard-text = Plus aucune case libre avec le symbole devant lui ? Alors le pirate saute droit dans la chaloupe. Il n’est jamais nécessaire de tomber juste.
cartagena-learn-back = Reculer : piocher des cartes
cartagena-learn-back-text = Pour avoir des cartes, il faut reculer. Choisis un pirate : il revient à la première case derrière lui où se trouvent un ou deux pirates, et tu pioches une carte pour chacun. Sur la case 6, il y en a deux : tu pioches deux cartes.
cartagena-learn-full = À trois, c’est complet
cartagena-learn-full-text = Une case avec trois pirates est pleine : celui qui recule la dépasse et va jusqu’à la prochaine avec un ou deux pirates. Personne ne revient jamais au point de ralliement.
cartagena-learn-stop = Arrête-toi quand tu veux
cartagena-learn-stop-text = Tu dois faire au moins une action. Ensuite, tu peux finir ton tour au lieu d’utiliser la deuxième. Parfois, mieux vaut garder ses cartes.
cartagena-learn-emergency = Ni cartes, ni recul possible ?
cartagena-learn-emergency-text = Si tu commences ton tour sans carte et qu’aucun de tes pirates ne peut reculer, tu pioches une carte et ton tour est fini. Cela se fait tout seul, et c’est rare.
cartagena-learn-win = La fin
cartagena-learn-win-text = Dès que ton dernier pirate est dans la chaloupe, tu gagnes et la partie est finie. Les autres ne jouent plus.
cartagena-learn-tips = Trois conseils pour ta première partie
cartagena-learn-tips-text = Cherche les grands sauts : plus il y a de cases occupées pour un symbole, plus sa carte mène loin.

    Recule vers les cases à deux pirates. Deux cartes pour un seul pas, c’est la meilleure affaire du jeu.

    Garde ton équipage groupé. Un pirate à la traîne n’a personne à dépasser et personne vers qui reculer.
