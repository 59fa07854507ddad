# Les mots de la ligne de commande.

cli-ready = Caribe est prêt à l’adresse { $address } (Ctrl-C pour arrêter).
cli-address-taken = Caribe ne peut pas écouter à l’adresse { $address } ({ $why }) : arrête ce qui l’utilise, ou prends un autre port : { $command }
cli-running-already = Caribe tourne déjà : ouvre { $address } dans un navigateur. Pour un second à côté, tape : { $command }
cli-address-unusable = Caribe ne peut pas écouter à l’adresse { $address } ({ $why }) : choisis une autre adresse avec --host, ou un autre port avec --port.
cli-workers-one-file = Plusieurs processus ne peuvent pas partager un même fichier SQLite : retire --workers, ou indique une base PostgreSQL avec --db postgresql://name:password@host/database.
cli-base-path = Un chemin de base ressemble à /games : lettres, chiffres, points, tirets et barres obliques ; reçu : { $got }.
cli-admin-reset = { $who } a un nouveau mot de passe : { $password } et un nouveau code de secours : { $code }. Toutes les sessions ont été fermées.
cli-admin-banned = { $who } ne peut plus jouer ici.
cli-admin-unbanned = { $who } peut de nouveau jouer ici.
cli-admin-muted = { $who } ne peut plus parler aux tables.
cli-admin-unmuted = { $who } peut de nouveau parler aux tables.
cli-admin-closed = La table { $table } est fermée.
cli-admin-nobody = Personne ne s’appelle { $who } : indique un compte, ou un identifiant public.
cli-admin-no-account = { $who } n’a pas de compte.
cli-admin-no-table = Il n’y a pas de table { $table } à fermer.
cli-admin-database = La base de données n’a pas pu le faire : { $why }.
cli-backup-done = La base de données { $path } a été copiée dans { $file }.
cli-reports-none = Personne n’a rien signalé.
cli-backup-none = Le fichier { $path } ne contient pas de base de données Caribe complète ({ $why }).
cli-backup-postgres = PostgreSQL a ses propres outils pour cela : tape `pg_dump --format=custom --file=caribe.dump URL` pour sauvegarder, `pg_restore --clean --dbname=URL caribe.dump` pour restaurer.
cli-restore-done = La base de données { $path } est revenue à l’état de { $file }.
cli-restore-kept = Ce qu’elle contenait avant se trouve dans { $file }.
cli-version = Caribe { $version }, { $engine ->
    [compiled] moteur compilé
   *[interpreted] moteur interprété
 }

## Saisie

cli-usage = { $what } Tape `{ $command } --help` pour voir ce qui existe.
cli-option-form = Attendu : NOM=VALEUR ; reçu : { $got }.
cli-bots-count = Attendu : un bot pour tous, ou { $expected } bots séparés par des virgules ; reçu : { $got }.
cli-file-unreadable = Impossible de lire le fichier { $path } : { $why }.
cli-file-unwritable = Impossible d’écrire le fichier { $path } : { $why }.
cli-file-not-text = Le fichier { $path } n’est pas un texte en UTF-8.
cli-file-large = Le fichier { $path } dépasse { $most } octets.
cli-file-exists = Le fichier { $path } existe déjà et reste tel quel : choisis un autre nom.
cli-file-foreign = Le fichier { $path } n’a pas été écrit par Caribe et reste tel quel : choisis un autre nom.

## Jouer

cli-person = Joueur
cli-bot = { $bot }-{ $number }
cli-column-seat = Place
cli-column-share = Victoire
cli-result = La partie est finie. { $ending }.
cli-play-welcome = { $game } à { $players } : tape le numéro d’un choix, ou h pour l’aide.
cli-play-left = La partie est laissée telle quelle.
cli-play-help =
    1-{ $count } faire ce choix        l relire la liste des choix        v montrer tout ce que tu peux voir
    ? CHOSES dire pourquoi pas, par exemple : ? { $example }        u annuler        q quitter
    s FICHIER enregistrer la partie (graine comprise)        p FICHIER enregistrer la position (choses cachées comprises)
cli-play-targets = Ce que les choix touchent maintenant : { $targets }
cli-play-possible = C’est possible, par le choix { $numbers }.
cli-play-nothing-to-undo = Tu n’as aucun choix à annuler.
cli-play-undone = Ton dernier choix est annulé.
cli-play-saved = Enregistré dans { $file }.

## Enregistrements et packs

cli-verified = Cet enregistrement est exact : { $game } à { $players }, { $count ->
    [one] { $count } action permise
   *[other] { $count } actions, toutes permises
 }, avec la graine engagée et le bon résultat. { $ending }.
cli-replay-keys = Entrée ou n avance, b recule, un nombre de 1 à { $count } y saute, q termine.
cli-replay-hidden = Quelque chose qui ne se voit pas d’ici.
cli-pack-written = { $file } est écrit : change ce qui diffère dans ta boîte, puis tape `caribe pack check { $file }`.
cli-pack-good = { $file } est un pack avec lequel on peut jouer à { $game }.

## Beaucoup de parties

cli-sim-title = { $game } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
cli-column-bot = Bot
cli-column-wins = Victoires
cli-column-interval = 95 % entre
cli-sim-length = Décisions par partie : { $mean } en moyenne, de { $least } à { $most }.
cli-sim-ending = { $share } se sont terminées ainsi : « { $ending } » ({ $count }).
cli-sim-pace = { $games } parties et { $decisions } décisions par seconde, en { $seconds } s.
cli-sim-stopped = Arrêt après { $count } parties sur { $of }.
cli-sim-lost = Un processus est mort (la machine manque peut-être de mémoire) : voici { $count } parties sur { $of }.

## L’arène

cli-bot-unknown = Il n’y a pas de bot { $got }. Attendu : { $expected }, ou MODULE:CLASS pour un bot à toi.
cli-bot-unloadable = Impossible de charger le bot { $got } : { $why }.
cli-bot-no-choose = Le bot { $got } n’a pas de méthode choose(state, seat, seed).
cli-ray-missing = Ray n’est pas installé : tape `pip install ray`.
cli-ray-unreachable = Il n’y a pas de grappe Ray à l’adresse { $address } : { $why }
cli-arena-worker-failure = Les processus qui jouent meurent avant qu’un bot ait pu réfléchir ; ce qu’ils ont dit se trouve plus haut.
cli-arena-sprt = Attendu : 0 < bas < haut < 1 ; reçu : { $low } et { $high }.
cli-arena-title = { $game } à { $players } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
cli-column-games = Parties
cli-column-rating = Cote
cli-column-doubt = Incertitude
cli-column-think = ms par décision
cli-arena-seats = Victoires par place, depuis la première : { $shares }.
cli-arena-method = « Victoire » est la part par place tenue par le bot, une victoire partagée comptant pour sa part ; l’équité serait { $fair }. Les intervalles sont de Wilson.
cli-arena-answer = { $answer ->
    [high] Après { $count } parties, le test conclut : { $bot } gagne plutôt { $high } que { $low } des parties.
    [low] Après { $count } parties, le test conclut : { $bot } gagne plutôt { $low } que { $high } des parties.
   *[open] Après { $count } parties, la question reste ouverte : { $bot } gagne-t-il plutôt { $low } ou { $high } des parties ?
 }
cli-arena-forfeit = { $bot } perd la partie { $number } par forfait : { $why ->
    [exception] il a levé { $detail }
    [illegal] il a choisi l’action interdite { $detail }
    [time] il a réfléchi au-delà de la limite.
   *[crash] son processus est mort.
 }
cli-arena-forfeits = { $count ->
    [one] { $count } partie perdue par forfait en tout.
   *[other] { $count } parties perdues par forfait en tout.
 }
cli-arena-note = Intervalles de Wilson à 95 % ; chaque bot a tenu chaque place aussi souvent. Graine { $seed }.
cli-arena-kept = Conservé dans { $folder }.

## Le labo d’équilibrage

cli-lab-title = Labo d’équilibrage
cli-lab-thing = { $thing }
cli-lab-no-change = Dis ce qu’il faut changer : --set CHEMIN=VALEUR, --option NOM=VALEUR ou --pack FICHIER.
cli-lab-set-form = Attendu : CHEMIN=VALEUR, par exemple buildings.cathedral.points=5 ; reçu : { $got }.
cli-lab-nowhere = Il n’y a rien à cet endroit. Tout près : { $near }.
cli-lab-change = { $path } : { $before } → { $after }
cli-lab-pack = pack { $file }
cli-lab-summary = { $game } : { $count ->
    [one] { $count } paire de parties
   *[other] { $count } paires de parties
 }, { $players } joueurs, tous { $bot }, graine { $seed }.
cli-lab-base = Base
cli-lab-variant = Variante
cli-lab-difference = Différence
cli-lab-whiskers = Les traits sont des intervalles à 95 %.
cli-lab-glance = Ce qui a le plus bougé
cli-lab-still = Rien n’a bougé plus que le hasard seul ne le ferait.
cli-lab-chance = ▲ et ▼ marquent les différences dont l’intervalle à 95 % ne contient pas 0. Sur les { $count } chiffres d’ici, environ un sur vingt serait marqué par le seul hasard.
cli-lab-method = Partie par partie, les deux côtés ont la même donne et les mêmes graines pour tous les bots ; les intervalles des différences sont des intervalles normaux sur ces paires, ceux des parts sont de Wilson. Ce que font les bots n’est pas ce que font les gens.
cli-lab-places = Victoires selon l’ordre du tour
cli-lab-places-note = À partir de qui décide en premier ; la ligne pointillée serait l’équité.
cli-lab-place = { $number ->
    [1] Commence
   *[other] Joue en position { $number }
 }
cli-lab-length = Durée
cli-lab-decisions = Décisions par partie
cli-lab-endings = Comment finissent les parties
cli-lab-scores = Points à la fin
cli-lab-scores-note = Par source, en moyenne sur toutes les places.
cli-lab-uses-note = Combien de fois par partie, toutes places réunies. À droite : la part de victoires de qui l’a fait au moins une fois.
cli-lab-won-base = Gagné, base
cli-lab-won-variant = Gagné, variante
cli-lab-choices = Victoires selon le premier choix
cli-lab-choices-note = { $count ->
    [0] La ligne pointillée serait l’équité.
    [one] Les plus fréquents ; { $count } autre est laissé de côté. La ligne pointillée serait l’équité.
   *[other] Les plus fréquents ; { $count } autres sont laissés de côté. La ligne pointillée serait l’équité.
 }
cli-lab-seats-base = Places, base
cli-lab-seats-variant = Places, variante
cli-lab-kept = La page est dans { $file }.

## La force

cli-strength-step = { $game } : { $bots } : { $share } ({ $low } - { $high }) après { $count } parties.
cli-strength-kept = { $count ->
    [0] Tout est mesuré et conservé dans { $folder }.
    [one] Conservé dans { $folder } ; il reste { $count } duel : tape la même commande pour continuer.
   *[other] Conservé dans { $folder } ; il reste { $count } duels : tape la même commande pour continuer.
 }
cli-strength-other = Le fichier { $path } n’a pas été fait avec la graine { $seed } et l’échelle { $scale }, et reste tel quel : choisis un autre dossier.
cli-strength-broken = Ces parties sont illisibles : supprime le fichier pour mesurer à nouveau.
cli-strength-intro =
    # La force des bots

    Fait par `caribe strength --seed { $seed } --scale { $scale }` ; les parties elles-mêmes sont dans `strength.json`, à côté de cette page. Les niveaux disposaient de { $scale } de leur budget.
    La part de victoires est celle du bot nommé en premier ; les places sont équilibrées, les donnes appariées, et les intervalles sont de Wilson, à 95 %. Un duel qui a un objectif s’arrête tôt quand
    le test de Wald (1 % de risque de chaque côté) a tranché entre l’objectif et un cinquième du reste au-dessus de lui.
cli-strength-pairing = Duel
cli-strength-games = Parties
cli-strength-share = Part
cli-strength-between = 95 % entre
cli-strength-goal = Objectif
cli-strength-against = { $count ->
    [one] { $bot } contre { $other }
   *[other] { $bot } parmi { $count } × { $other }
 }
cli-strength-verdict = { $verdict ->
    [met] plus de { $goal } : atteint
    [missed] plus de { $goal } : manqué
   *[open] plus de { $goal } : en suspens
 }
cli-strength-not-yet = pas encore mesuré
cli-strength-partly = (inachevé)

## L’entraînement

cli-tune-round = Passe { $number } : { $positions } positions, surprise { $before } avant et { $after } après ; les nouveaux poids ont gagné { $rate } des { $count } duels ({ $low } - { $high }), { $kept ->
    [yes] donc ils restent.
   *[other] donc les anciens restent.
 }
cli-tune-weight = { $name } { $weight } (avant : { $before })

## La vitesse

cli-bench-engine = { $engine ->
    [compiled] Le moteur est compilé.
   *[interpreted] Le moteur est interprété : compilé, il est plusieurs fois plus rapide.
 }
cli-bench-title = { $game }, { $players } joueurs
cli-column-what = Quoi
cli-column-rate = Par seconde
cli-bench-driven = décisions, pilotées depuis Python
cli-bench-driven-games = parties, pilotées depuis Python
cli-bench-inside = décisions dans une simulation
cli-bench-inside-games = parties dans des simulations
cli-bench-search = simulations d’une recherche, à mi-partie, jouées au hasard jusqu’à la fin
cli-bench-judged-search = simulations d’une recherche avec le juge du jeu
cli-bench-new = parties distribuées
cli-bench-clone = positions clonées
cli-bench-determinize = positions retirées au sort (determinize)
cli-bench-view = vues
cli-bench-choices = listes de choix
cli-bench-to-JSON = positions vers JSON
cli-bench-from-JSON = positions depuis JSON
cli-bench-bytes = Une position prend { $resident } octets en mémoire, { $pickled } sous pickle.

## Récits

cli-story-command = Raconté par `{ $command }`.
cli-story-players = Joueurs
cli-story-options = Options de table
cli-story-option = { $option } – { $value }
cli-story-bot = { $name } (bot : { $bot ->
    [random] au hasard
    [easy] facile
    [medium] moyen
    [hard] difficile
    [expert] expert
   *[other] { $bot }
 })
cli-story-game = La partie
cli-story-end = La fin

## La table dans le terminal

cli-table-filter = numéro ou mots…
cli-table-none = Aucun choix ne contient « { $typed } ».
cli-table-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
 } : tape quelque chose pour réduire la liste.
cli-table-cards = cartes en main : { $hand }, défaussées : { $discard }
cli-table-laid = Posées face cachée
cli-table-discards = Ta défausse
cli-table-ship = Navire { $ship }
cli-table-labelled = { $label } : { $what }
cli-table-over = Ctrl+S enregistre la partie, Ctrl+Z annule ton dernier choix, Ctrl+Q quitte.
cli-table-save = Enregistrer la partie (graine comprise) dans ce fichier :
cli-table-keys = Entrée choisir · ↑ ↓ aller · Tab journal · PgPréc PgSuiv · F1 aide · Ctrl+Q fin
cli-table-help =
    Tape un numéro ou des parties de mots : la liste garde ce qui convient.
    Ce qui est sur la table sans pouvoir être choisi est listé avec la raison.

    Entrée         faire le choix marqué
    ↑ ↓            marquer un autre choix
    Échap          oublier ce qui est tapé
    Tab            le journal à la place de la table, et retour
    PgPréc PgSuiv  faire défiler la table ou le journal
    Ctrl+Z         annuler ton dernier choix
    Ctrl+S         enregistrer la partie
    Ctrl+Q         quitter la table

## Aide

cli-help-usage = Usage : { $command }
cli-help-options-place = [OPTIONS]
cli-help-command-place = COMMANDE …
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-required = (obligatoire)
cli-help-default = [sinon : { $value }]
cli-help-variable = [ou dans l’environnement : { $name }]
cli-help-between = { $shape } de { $low } à { $high }
cli-help-least = { $shape } à partir de { $low }

cli-command = Cartagena, Havana, La Habana et Cuba : pour les gens, les bots et la recherche.
cli-command-serve = Servir la page et garder toutes les tables.
cli-command-play = Jouer dans le terminal contre des bots.
cli-command-sim = Faire jouer beaucoup de parties à des bots ; Ctrl-C arrête et montre ce qu’il y a jusque-là.
cli-command-arena = Faire jouer des bots les uns contre les autres ; Ctrl-C arrête et garde ce qu’il y a jusque-là.
cli-command-lab = Jouer un jeu tel quel et avec un changement, mêmes graines et mêmes bots, et comparer : places, durée, cartes, victoires.
cli-command-strength = Mesurer les bots les uns aux autres, pas à pas ; ce qui est déjà là n’est pas rejoué.
cli-command-replay = Parcourir un enregistrement : Entrée ou n avance, b recule, un nombre y saute, q termine.
cli-command-story = Raconter un enregistrement en Markdown : qui a joué, avec quelles options, ce qui s’est passé et comment cela a fini.
cli-command-verify = Rejouer un enregistrement : vérifier chaque action, le résultat, et que la graine est celle qui était promise.
cli-command-bench = Mesurer le moteur : un cœur, temps de processeur, médianes de trois. (`make bench` le compare à d’autres.)
cli-command-tune = Faire jouer l’évaluation d’un jeu contre elle-même, ajuster ses poids à la fin des parties et voir qui gagne alors.
cli-command-pack = Faire un pack de données de ta propre boîte, et le vérifier.
cli-command-pack-new = Écrire un pack pour commencer : ce que contient la boîte de Caribe, avec des commentaires.
cli-command-pack-check = Dire tout ce qui ne va pas dans un pack, chaque faute avec son chemin.
cli-command-admin = S’occuper d’un serveur : sa base de données et ses gens.
cli-command-admin-backup = Copier une base SQLite dans un fichier, même pendant que le serveur tourne.
cli-command-admin-restore = Mettre une sauvegarde à la place d’une base SQLite dont le serveur est arrêté ; l’ancienne est gardée.
cli-command-admin-reset = Donner à un compte un nouveau mot de passe et un nouveau code de secours, et fermer ses sessions.
cli-command-admin-ban = Ne plus laisser quelqu’un jouer ici.
cli-command-admin-mute = Ne plus laisser quelqu’un parler aux tables.
cli-command-admin-close = Fermer une table pour de bon ; un serveur qui tourne le remarque en une seconde.
cli-command-admin-reports = Lister ce qui a été signalé, le plus récent d’abord.

cli-help-help = Montrer ceci et terminer.
cli-help-version = Dire la version et le type de moteur.
cli-help-language = La langue : en, de, es, fr, nl ou pl.
cli-help-language-default = celle du système
cli-help-host = L’adresse où écouter ; 0.0.0.0 laisse entrer d’autres machines.
cli-help-port = Le port où écouter ; 0 en prend un libre.
cli-help-db = Ce qui garde toutes les tables : un fichier (SQLite) ou postgresql://name:password@host/database.
cli-help-db-default = un fichier dans ton dossier de données
cli-help-workers = Combien de processus servent ; plusieurs demandent PostgreSQL.
cli-help-base-path = Le chemin sous lequel se trouve la page : /games.
cli-help-trusted-proxy = Un proxy que l’on croit pour l’adresse et le schéma d’un client ; peut être répété, ou donné comme réseau.
cli-help-log-format = Le journal en mots, ou en lignes de JSON.
cli-help-log-level = À partir de quand une chose mérite une ligne.
cli-help-open = Ouvrir la page dans un navigateur, s’il y en a un.
cli-help-game = Le jeu : cartagena, havana, la-habana ou cuba.
cli-help-one-game = Un jeu ; tous si rien n’est dit.
cli-help-some-games = Quelques jeux ; tous si rien n’est dit.
cli-help-players = Combien jouent ; le moins possible si rien n’est dit.
cli-help-option = Une option de table.
cli-help-pack = Un pack de données avec lequel jouer.
cli-help-opponents = Qui d’autre joue : un bot pour tous, ou une liste.
cli-help-seat = Ta place, à partir de 1.
cli-help-seed = Un nombre qui fixe tout le hasard.
cli-help-from = Continuer depuis un enregistrement ou une position.
cli-help-plain = Ligne par ligne, même là où le terminal sait dessiner.
cli-help-games = Combien de parties.
cli-help-bots = Qui joue : un bot pour toutes les places, ou une liste.
cli-help-jobs = Combien de processus ; un par cœur si rien n’est dit.
cli-help-entrants = Qui joue, séparé par des virgules ; MODULE:CLASS pour les tiens.
cli-help-arena-games = Combien de parties à chaque table.
cli-help-counts = Combien jouent : 3, ou 2,3,4 tour à tour.
cli-help-scale = La part de leur budget que reçoivent les bots.
cli-help-limit = Les secondes qu’un bot peut passer sur une décision.
cli-help-sprt = S’arrêter quand la force du premier bot est claire.
cli-help-low = Avec --sprt : sa part ne dépasse-t-elle pas ceci …
cli-help-high = … ou est-elle d’au moins ceci ?
cli-help-arena-out = Un dossier pour arena.json et un graphique.
cli-help-engine = local : des processus de cette machine ; ray : une grappe Ray.
cli-help-ray-address = Où se trouve la grappe Ray ; sur cette machine si rien n’est dit.
cli-help-set = Un changement des données du jeu.
cli-help-base = Une option de table des deux côtés.
cli-help-lab-games = Combien de parties de chaque côté.
cli-help-lab-bot = Qui joue, à toutes les places.
cli-help-lab-out = La page à écrire.
cli-help-pairs = Combien de parties à deux, si aucun test ne les arrête.
cli-help-among = Combien de parties à trois et plus.
cli-help-strength-out = Pour strength.json et strength.md.
cli-help-record = L’enregistrement d’une partie.
cli-help-eyes = Par les yeux de qui, à partir de 1 ; ceux de qui regarde si rien n’est dit.
cli-help-seconds = Temps de processeur pour chaque chiffre et chaque manche.
cli-help-rounds = Combien de tours de jeu, d’ajustement et de duel.
cli-help-tune-games = Parties par tour pour chaque nombre de joueurs.
cli-help-most = Le plus de joueurs ; il y a des parties à partir de deux.
cli-help-log = Où garder ce qui a été trouvé.
cli-help-pack-new = Le fichier à écrire.
cli-help-pack-file = Un pack de données.
cli-help-pack-game = Le jeu, si le pack ne le nomme pas.
cli-help-backup = Le fichier de la sauvegarde.
cli-help-who = Le nom d’un compte, ou l’identifiant public de quelqu’un.
cli-help-lift = Le lever.
cli-help-table = L’identifiant d’une table : la fin de son lien.

cli-shape-number = ENTIER
cli-shape-decimal = DÉCIMAL
cli-shape-code = CODE
cli-shape-game = JEU
cli-shape-games = JEU …
cli-shape-option = NOM=VALEUR
cli-shape-change = CHEMIN=VALEUR
cli-shape-file = FICHIER
cli-shape-folder = DOSSIER
cli-shape-path = CHEMIN
cli-shape-url = URL
cli-shape-address = ADRESSE
cli-shape-name = NOM
cli-shape-names = NOMS
cli-shape-counts = NOMBRES
cli-shape-who = QUI
cli-shape-table = TABLE

cli-usage-missing = { $option ->
    [yes] Il manque { $name } { $shape }.
   *[no] Il manque { $shape }.
 }
cli-usage-value = { $option ->
    [yes] Après { $name } vient { $shape }.
   *[no] Attendu : { $shape }.
 }
cli-usage-no-option = { $near ->
    [none] Il n’y a pas d’option { $name }.
   *[other] Il n’y a pas d’option { $name } ; veux-tu dire { $near } ?
 }
cli-usage-no-value = Après { $name } vient une valeur.
cli-usage-flag = { $name } ne prend pas de valeur.
cli-usage-command = Attendu : l’une de ces commandes : { $commands }.
cli-usage-extra = Il y a plus que ce qui est accepté.
