# Les mots de la ligne de commande.

cli-ready = Caribe est prêt à l’adresse { $address } (Ctrl-C pour arrêter).
cli-address-taken = Caribe ne peut pas écouter à l’adresse { $address } ({ $why }) : arrête ce qui l’utilise, ou prends un autre port : { $command }
cli-running-already = Caribe tourne déjà : ouvre { $address } dans un navigateur. Pour un second à côté, tape : { $command }
cli-address-unusable = Caribe ne peut pas écouter à l’adresse { $address } ({ $why }) : choisis une autre adresse avec --host, ou un autre port avec --port.
cli-workers-one-file = Plusieurs processus ne peuvent pas partager un même fichier SQLite : retire --workers, ou indique une base PostgreSQL avec --db postgresql://name:password@host/database.
cli-base-path = Un chemin de base ressemble à /games : lettres, chiffres, points, tirets et barres obliques ; reçu : { $got }.
cli-admin-reset = { $who } a un nouveau mot de passe : { $password } et un nouveau code de secours : { $code }. Toutes les sessions ont été fermées.
cli-admin-banned = { $who } ne peut plus jouer ici.
cli-admin-unbanned = { $who } peut de nouveau jouer ici.
cli-admin-muted = { $who } ne peut plus écrire aux tables.
cli-admin-unmuted = { $who } peut de nouveau écrire aux tables.
cli-admin-closed = La table { $table } est fermée.
cli-admin-nobody = Personne ne s’appelle { $who } : indique un compte, ou un identifiant public.
cli-admin-no-account = { $who } n’a pas de compte.
cli-admin-no-table = Il n’y a pas de table { $table } à fermer.
cli-admin-database = La base de données n’a pas pu le faire : { $why }.
cli-backup-done = La base de données { $path } a été copiée dans { $file }.
cli-reports-none = Personne n’a rien signalé.
cli-prune-done = Supprimé : tables { $tables }, invités { $guests }, messages { $said }.
cli-prune-kept = Gardé : { $size } Mo ({ $rows }).
cli-backup-none = Le fichier { $path } ne contient pas de base de données Caribe complète ({ $why }).
cli-backup-postgres = PostgreSQL a ses propres outils pour cela : tape `pg_dump --format=custom --file=caribe.dump URL` pour sauvegarder, `pg_restore --clean --dbname=URL caribe.dump` pour restaurer.
cli-check-well = Toutes les tables sont en ordre ({ $tables } vérifiées).
cli-check-hint = Tape `caribe admin check --repair` pour réparer. Arrête d’abord le serveur.
cli-check-copied = La base de données telle qu’elle était est dans { $file }.
cli-check-file = Le fichier de la base de données est endommagé : { $why }
cli-check-file-repaired = Les index du fichier ont été reconstruits : il est de nouveau sain.
cli-check-file-damaged = Le fichier est toujours endommagé : remets une sauvegarde avec `caribe admin restore`.
cli-check-damage-row = Table { $table } : ses réglages ne sont pas ceux qui ont été enregistrés.
cli-check-damage-first = Table { $table } : la partie a commencé, mais il n’y a aucune entrée.
cli-check-damage-entry = Table { $table } : l’entrée { $entry } manque ou n’est pas celle qui a été enregistrée.
cli-check-damage-seal = Table { $table } : un choix secret n’est pas celui qui a été enregistré.
cli-check-damage-unreadable = Table { $table } : elle est illisible ({ $why }).
cli-check-repair-cut = La table { $table } a été ramenée à l’entrée { $entry } ; entrées perdues : { $lost }.
cli-check-repair-wait = La table { $table } attend de nouveau d’être lancée ; rien n’a été perdu.
cli-check-repair-unseal = Table { $table } : les choix secrets ont été effacés ; chacun choisit de nouveau.
cli-check-repair-close = La table { $table } n’a pas pu être réparée et a été fermée ; ceux qui l’ouvrent sauront pourquoi.
cli-restore-done = La base de données { $path } est revenue à l’état de { $file }.
cli-restore-kept = Ce qu’elle contenait avant se trouve dans { $file }.
cli-version = Caribe { $version }, { $engine ->
    [compiled] moteur compilé
   *[interpreted] moteur interprété
 }

## Saisie

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
cli-play-left = Tu as quitté la partie.
cli-play-help =
    1-{ $count } faire ce choix        l relire la liste des choix        v montrer tout ce que tu peux voir
    ? ÉLÉMENTS dire pourquoi c’est impossible, par exemple : ? { $example }        u annuler        q quitter
    s FICHIER enregistrer la partie (graine comprise)        p FICHIER enregistrer la position (éléments cachés compris)
cli-play-targets = Ce que les choix concernent maintenant : { $targets }
cli-play-possible = C’est possible : choix { $numbers }.
cli-play-nothing-to-undo = Rien à annuler.
cli-play-undone = Ton dernier choix est annulé.
cli-play-saved = Enregistré dans { $file }.

## Enregistrements et packs

cli-verified = Cet enregistrement est exact : { $game } à { $players }, { $count ->
    [one] { $count } action permise
   *[other] { $count } actions, toutes permises
 }, avec la graine engagée et le bon résultat. { $ending }.
cli-replay-keys = Entrée ou n avance, b recule, un nombre de 1 à { $count } va à cette étape, q termine.
cli-replay-hidden = Caché de ce point de vue.
cli-pack-written = { $file } est écrit : change ce qui diffère dans ta boîte, puis tape `caribe pack check { $file }`.
cli-pack-good = { $file } est un pack valide pour { $game }.
cli-guided-well = { $game } : { $steps } étapes, tout va bien.
cli-guided-fault = { $game } : { $why }

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
cli-sim-lost = Un processus s’est arrêté (la machine manque peut-être de mémoire) : voici { $count } parties sur { $of }.

## L’arène

cli-bot-unknown = Il n’y a pas de bot { $got }. Attendu : { $expected }, MODULE:CLASS pour un bot à toi, ou command:PROGRAMME.
cli-bot-unloadable = Impossible de charger le bot { $got } : { $why }.
cli-bot-no-choose = Le bot { $got } n’a pas de méthode choose(state, seat, seed).
cli-ray-missing = Ray n’est pas installé : tape `pip install ray`.
cli-ray-unreachable = Il n’y a pas de grappe Ray à l’adresse { $address } : { $why }
cli-arena-worker-failure = Les processus s’arrêtent avant qu’un bot ait pu jouer ; leurs messages se trouvent plus haut.
cli-arena-sprt = Attendu : 0 < bas < haut < 1 ; reçu : { $low } et { $high }.
cli-arena-title = { $game } à { $players } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
cli-column-games = Parties
cli-column-rating = Cote
cli-column-doubt = Incertitude
cli-column-think = ms/décision
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
    [memory] il a utilisé plus de mémoire que permis : { $detail }
    [protocol] il n’a pas suivi le protocole : { $detail }
   *[crash] son processus s’est arrêté.
 }
cli-arena-forfeits = { $count ->
    [one] { $count } partie perdue par forfait en tout.
   *[other] { $count } parties perdues par forfait en tout.
 }
cli-arena-note = Intervalles de Wilson à 95 % ; chaque bot a tenu chaque place aussi souvent. Graine { $seed }.
cli-arena-kept = Conservé dans { $folder }.
cli-arena-log = Indique où garder le journal : --out DOSSIER.
cli-games-made = { $count } parties se trouvent dans { $folder }.
cli-games-other = Ce dossier contient un autre jeu de données : d’autres règles, bots, options ou une autre graine. Choisis un autre dossier : { $folder }
cli-games-none = Il n’y a pas de jeu de données dans { $folder }.
cli-games-summary = { $game } : { $count } parties avec { $decisions } décisions. Bots par place : { $bots }.
cli-games-pyarrow = Les jeux de données ont besoin de pyarrow et de NumPy : pip install 'caribe-games[datasets]'.
cli-games-rest = Le reste manque encore ; la même commande continue : { $folder }

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
cli-lab-glance = Les plus grandes différences
cli-lab-still = Aucune différence ne dépasse ce que le hasard expliquerait.
cli-lab-chance = ▲ et ▼ marquent les différences dont l’intervalle à 95 % ne contient pas 0. Sur les { $count } chiffres d’ici, environ un sur vingt serait marqué par le seul hasard.
cli-lab-method = Partie par partie, les deux côtés ont la même donne et les mêmes graines pour tous les bots ; les intervalles des différences sont des intervalles normaux sur ces paires, ceux des parts sont de Wilson. Ce que font les bots n’est pas ce que font les gens.
cli-lab-places = Victoires selon l’ordre du tour
cli-lab-places-note = À partir du premier à décider ; la ligne pointillée marque l’équité.
cli-lab-place = { $number ->
    [1] Commence
   *[other] Joue en position { $number }
 }
cli-lab-length = Durée
cli-lab-decisions = Décisions par partie
cli-lab-endings = Comment finissent les parties
cli-lab-scores = Points à la fin
cli-lab-scores-note = Par source, en moyenne sur toutes les places.
cli-lab-uses-note = Combien de fois par partie, toutes places réunies. À droite : la part de victoires de ceux qui l’ont fait au moins une fois.
cli-lab-won-base = Gagné, base
cli-lab-won-variant = Gagné, variante
cli-lab-choices = Victoires selon le premier choix
cli-lab-choices-note = { $count ->
    [0] La ligne pointillée marque l’équité.
    [one] Les plus fréquents ; { $count } autre est laissé de côté. La ligne pointillée marque l’équité.
   *[other] Les plus fréquents ; { $count } autres sont laissés de côté. La ligne pointillée marque l’équité.
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

## Entraînement

cli-train-playing = Parties contre soi-même
cli-train-fitting = Ajustement
cli-train-epoch = Passage { $number } : perte logarithmique { $unseen } sur des parties jamais vues, { $fitted } sur les autres ; l’évaluation seule { $evaluator }.
cli-train-gate = { $bot } avec le réseau a gagné { $share } de { $count } parties ({ $low } - { $high }) ; une part équitable serait { $fair }.
cli-train-kept = Le modèle est dans { $file }, les courbes dans { $folder }/curves.html. { $passed ->
    [yes] Il a réussi l’épreuve : à temps égal, il est plus fort que l’évaluation seule.
    [no] Il n’a pas réussi l’épreuve : à temps égal, il n’est pas nettement plus fort que l’évaluation seule.
   *[open] Aucune épreuve n’a été jouée.
 }
cli-train-stopped = Arrêté. La même commande reprend là ; tout ce qui est fait se trouve dans { $folder }.
cli-train-other = { $folder } contient un entraînement avec d’autres réglages. Choisis un autre dossier ou supprime celui-ci.
cli-train-numpy = L’entraînement a besoin de NumPy : pip install 'caribe-games[cli,learning]'
cli-train-about = { $players } joueurs, { $games } parties contre soi-même, { $positions } positions, graine { $seed }.
cli-train-losses = Perte logarithmique par passage
cli-train-losses-note = Sur des parties qui n’ont pas servi à l’ajustement. La ligne horizontale est l’évaluation seule ; plus bas, c’est mieux.
cli-train-calibration = Calibrage
cli-train-calibration-note = À quelle fréquence les places ont gagné, selon la part prévue. La droite serait parfaite.
cli-train-matches = L’épreuve
cli-train-matches-note = Part des victoires contre l’évaluation seule, avec des intervalles à 95 % ; la ligne pointillée est la part équitable. Pour « timed », le temps de calcul est le même des deux côtés.
cli-model-broken = { $path } n’est pas un modèle que Caribe peut lire.
cli-model-other = Ce modèle a été entraîné pour { $game } à { $players } joueurs, et pour d’autres règles ou données que celles de cette table.

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
cli-bench-evaluated-search = simulations d’une recherche avec l’évaluation du jeu
cli-bench-new = parties distribuées
cli-bench-clone = positions clonées
cli-bench-determinize = positions déterminisées
cli-bench-view = vues
cli-bench-choices = listes de choix
cli-bench-to-JSON = positions vers JSON
cli-bench-from-JSON = positions depuis JSON
cli-bench-bytes = Une position prend { $resident } octets en mémoire, { $pickled } sous pickle.

## Récits

cli-story-command = Raconté par `{ $command }`.
cli-story-players = Joueurs
cli-story-options = Options de la table
cli-story-option = { $option } – { $value }
cli-story-bot = { $name } (bot : { $bot })
cli-story-game = La partie
cli-story-end = La fin

## La table dans le terminal

cli-table-filter = numéro ou mots…
cli-table-none = Aucun choix ne contient « { $typed } ».
cli-table-several = { $count } choix correspondent : précise, ou marque l’un d’eux avec les flèches.
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
    Tape un numéro ou des parties de mots : la liste ne garde que ce qui correspond.
    Ce qui est sur la table sans pouvoir être choisi est listé avec la raison.

    Entrée         faire le choix marqué
    ↑ ↓            marquer un autre choix
    Échap          effacer la saisie
    Tab            passer de la table au journal, et retour
    PgPréc PgSuiv  faire défiler la table ou le journal
    Ctrl+Z         annuler ton dernier choix
    Ctrl+S         enregistrer la partie
    Ctrl+Q         quitter la table

## Aide

cli-help-options-place = [OPTIONS]
cli-help-command-place = COMMANDE …
cli-help-variable = (ou dans l’environnement : { $variable })

cli-command = { $names } : pour les gens, les bots et la recherche.
cli-command-serve = Lancer le serveur, avec la page et toutes ses tables.
cli-command-play = Jouer dans le terminal contre des bots.
cli-command-sim = Faire jouer beaucoup de parties à des bots ; Ctrl-C arrête et montre les résultats obtenus.
cli-command-arena = Faire jouer des bots les uns contre les autres ; Ctrl-C arrête et garde les résultats obtenus.
cli-command-lab = Jouer un jeu avec et sans un changement, mêmes graines et mêmes bots, et comparer places, durée, cartes et victoires.
cli-command-strength = Mesurer les bots les uns aux autres, pas à pas ; les résultats déjà obtenus sont gardés.
cli-command-replay = Parcourir un enregistrement : Entrée ou n avance, b recule, un nombre va à cette étape, q termine.
cli-command-story = Raconter un enregistrement en Markdown : qui a joué, avec quelles options, ce qui s’est passé et comment cela a fini.
cli-command-verify = Rejouer un enregistrement et vérifier chaque action, le résultat et la graine engagée.
cli-command-bench = Mesurer le moteur : un cœur, temps de processeur, médianes de trois. (`make bench` le compare à d’autres.)
cli-command-tune = Régler l’évaluation d’un jeu en la faisant jouer contre elle-même : ajuster ses poids aux résultats, puis opposer les nouveaux aux anciens.
cli-command-train = Entraîner un réseau qui corrige l’évaluation d’un jeu : parties contre soi-même, ajustement, épreuve et un fichier de modèle. Ctrl-C arrête ; la même commande reprend.
cli-command-games = Créer un jeu de données de parties pour apprendre, et l’examiner.
cli-command-games-make = Faire jouer des bots et écrire chaque décision en Parquet ; une exécution interrompue reprend où elle en était.
cli-command-games-read = Dire ce que contient un jeu de données et montrer les coups de ses premières parties.
cli-command-pack = Faire un pack de données de ta propre boîte, et le vérifier.
cli-command-pack-new = Écrire un pack pour commencer : ce que contient la boîte de Caribe, avec des commentaires.
cli-command-pack-check = Lister tout ce qui ne va pas dans un pack.
cli-command-guided = Vérifier les premières parties guidées.
cli-command-guided-check = Jouer les parties guidées de toutes les façons et dans toutes les langues, et lister les erreurs.
cli-command-admin = Administrer un serveur : sa base de données et ses utilisateurs.
cli-command-admin-backup = Copier une base SQLite dans un fichier, même pendant que le serveur tourne.
cli-command-admin-restore = Remplacer une base SQLite par une sauvegarde ; arrête d’abord le serveur. L’ancienne base est gardée.
cli-command-admin-check = Vérifier que chaque table est telle qu’elle a été enregistrée ; avec --repair, réparer ce qui peut l’être.
cli-command-admin-reset = Donner à un compte un nouveau mot de passe et un nouveau code de secours, et fermer ses sessions.
cli-command-admin-ban = Interdire à quelqu’un de jouer sur ce serveur.
cli-command-admin-mute = Interdire à quelqu’un le chat de toutes les tables.
cli-command-admin-close = Fermer une table définitivement ; un serveur en marche le remarque en moins d’une seconde.
cli-command-admin-reports = Lister ce qui a été signalé, le plus récent d’abord.
cli-command-admin-prune = Supprimer les vieilles tables d’invités et les vieux messages, et dire ce qui reste ; même pendant que le serveur tourne.

cli-help-notation = Afficher les coups dans la notation, un par ligne.
cli-help-version = Afficher la version et le type de moteur.
cli-help-language = La langue : { $languages }.
cli-help-language-default = celle du système
cli-help-host = L’adresse où écouter ; 0.0.0.0 laisse entrer d’autres machines.
cli-help-port = Le port où écouter ; 0 : n’importe quel port libre.
cli-help-db = Où sont gardées les tables : un fichier (SQLite) ou postgresql://name:password@host/database.
cli-help-db-default = un fichier dans ton dossier de données
cli-help-workers = Le nombre de processus du serveur ; à partir de deux, il faut PostgreSQL.
cli-help-session-days = Jours après lesquels une connexion inutilisée prend fin.
cli-help-keep-guest-games = Jours pendant lesquels on garde les parties terminées des invités ; 0 : toujours.
cli-help-keep-chat = Jours pendant lesquels on garde les messages ; 0 : toujours.
cli-help-disk-warning = Avertir quand il reste moins de mégaoctets libres que cela sur le disque.
cli-help-base-path = Le chemin sous lequel se trouve la page : /games.
cli-help-trusted-proxy = Un proxy de confiance pour l’adresse et le schéma d’un client ; peut être répété, ou donné comme réseau.
cli-help-allowed-host = Un nom auquel le serveur répond, comme games.example.org ou *.example.org ; peut être répété. Par défaut : les noms locaux, ou tous derrière un proxy.
cli-help-log-format = Le journal en texte simple, ou en lignes de JSON.
cli-help-log-level = Le niveau minimal à consigner.
cli-help-open = Ouvrir la page dans un navigateur, s’il y en a un.
cli-help-game = Le jeu : { $games }.
cli-help-one-game = Un jeu ; par défaut, tous.
cli-help-some-games = Quelques jeux ; par défaut, tous.
cli-help-players = Le nombre de joueurs ; par défaut, le plus petit.
cli-help-option = Une option de table.
cli-help-pack = Un pack de données avec lequel jouer.
cli-help-opponents = Les adversaires : un bot pour tous, ou une liste.
cli-help-seat = Ta place, à partir de 1.
cli-help-seed = La graine : le même nombre donne les mêmes tirages.
cli-help-from = Continuer depuis un enregistrement ou une position.
cli-help-plain = Ligne par ligne, même si le terminal sait dessiner.
cli-help-games = Combien de parties.
cli-help-bots = Les bots : un pour toutes les places, ou une liste.
cli-help-jobs = Le nombre de processus ; par défaut, un par cœur.
cli-help-entrants = Les bots, séparés par des virgules ; MODULE:CLASS pour les tiens, command:PROGRAMME pour un programme.
cli-help-arena-games = Combien de parties à chaque table.
cli-help-counts = Le nombre de joueurs : 3, ou 2,3,4 tour à tour.
cli-help-scale = La part de leur budget que reçoivent les bots.
cli-help-limit = Les secondes de réflexion d’un bot par décision.
cli-help-games-count = Le nombre de parties.
cli-help-games-out = Le dossier du jeu de données ; on peut y ajouter des parties plus tard.
cli-help-games-bots = Les bots : un pour toutes les places, ou un pour chacune, séparés par des virgules.
cli-help-games-folder = Le dossier d’un jeu de données.
cli-help-memory = Les mégaoctets que peut utiliser le programme d’un bot ; 0 pour aucune limite.
cli-help-arena-log = Garder aussi les coups de toutes les parties, dans la notation (games.log dans le dossier).
cli-help-sprt = S’arrêter dès que la force du premier bot est claire.
cli-help-low = Avec --sprt : sa part ne dépasse-t-elle pas ceci …
cli-help-high = … ou est-elle d’au moins ceci ?
cli-help-arena-out = Un dossier pour arena.json, arena.csv, une page avec des graphiques et les graphiques seuls.
cli-help-engine = local : des processus de cette machine ; ray : une grappe Ray.
cli-help-ray-address = Où se trouve la grappe Ray ; par défaut, sur cette machine.
cli-help-set = Un changement des données du jeu.
cli-help-base = Une option de table des deux côtés.
cli-help-lab-games = Combien de parties de chaque côté.
cli-help-lab-bot = Le bot de toutes les places.
cli-help-lab-out = La page à écrire.
cli-help-pairs = Combien de parties à deux, si aucun test ne les arrête.
cli-help-among = Combien de parties à trois et plus.
cli-help-strength-out = Pour strength.json et strength.md.
cli-help-record = L’enregistrement d’une partie.
cli-help-eyes = La place dont on montre le point de vue, à partir de 1 ; par défaut, celui d’un spectateur.
cli-help-seconds = Temps de processeur pour chaque chiffre et chaque manche.
cli-help-rounds = Combien de tours de jeu, d’ajustement et de duel.
cli-help-tune-games = Parties par tour pour chaque nombre de joueurs.
cli-help-train-games = Combien de parties contre soi-même.
cli-help-train-iterations = Itérations d’une recherche qui juge chaque position gardée ; 0 : seule la fin de la partie compte.
cli-help-train-epochs = Combien de fois toutes les positions sont parcourues.
cli-help-train-gate = Parties de chaque match de l’épreuve ; 0 : pas d’épreuve.
cli-help-train-seconds = Temps de calcul par tour dans le dernier match de l’épreuve.
cli-help-train-out = Le dossier de l’entraînement ; sinon : train-JEU-JOUEURS.
cli-help-most = Le plus grand nombre de joueurs ; on joue à partir de deux.
cli-help-log = Où écrire les résultats.
cli-help-pack-new = Le fichier à écrire.
cli-help-pack-file = Un pack de données.
cli-help-pack-game = Le jeu, si le pack ne le nomme pas.
cli-help-guided-games = Un jeu ; sans lui, tous.
cli-help-backup = Le fichier de la sauvegarde.
cli-help-who = Le nom d’un compte, ou l’identifiant public de quelqu’un.
cli-help-repair = Réparer ce qui peut l’être et fermer les autres tables. Arrête d’abord le serveur.
cli-help-prune-games = Supprimer les tables d’invités terminées, fermées ou jamais commencées depuis plus longtemps que ce nombre de jours.
cli-help-prune-chat = Supprimer les messages plus vieux que ce nombre de jours.
cli-help-lift = Lever l’interdiction.
cli-help-table = L’identifiant d’une table : la fin de son lien.

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
cli-shape-host = NOM
cli-shape-name = NOM
cli-shape-names = NOMS
cli-shape-counts = NOMBRES
cli-shape-who = QUI
cli-shape-table = TABLE

## Textes de click

cli-click-usage = Usage :
cli-click-options = Options{"\u202F"}
cli-click-positional-arguments = Arguments{"\u202F"}
cli-click-commands = Commandes{"\u202F"}
cli-click-show-this-message-and-exit = Afficher cette aide et quitter.
cli-click-default = par défaut : { $default }
cli-click-required = obligatoire
cli-click-error = Erreur : { $message }
cli-click-try-for-help = Pour l’aide, tape `{ $command } { $option }`.
cli-click-invalid-value-for = Valeur non valide pour { $param_hint } : { $message }
cli-click-missing-argument = Il manque l’argument
cli-click-missing-option = Il manque l’option
cli-click-missing-command = Il manque une commande.
cli-click-no-such-option = Il n’y a pas d’option { $name }.
cli-click-no-such-command = Il n’y a pas de commande { $name }.
cli-click-did-you-mean-one-of = Voulais-tu dire { $possibilities } ?
cli-click-option-does-not-take-a-value = L’option { $name } ne prend pas de valeur.
cli-click-option-requires-arguments = L’option { $name } a besoin d’une valeur.
cli-click-got-unexpected-extra-arguments = Trop d’arguments : { $args }
cli-click-is-not-one-of = { $value } ne fait pas partie de : { $choices }.
cli-click-is-not-a-valid = { $value } n’est pas un nombre valide.
cli-click-is-not-in-the-range = { $value } n’est pas dans l’intervalle { $range }.
cli-public-url = Une adresse publique ressemble à https://games.example.org ou https://example.org/caribe ; reçu : { $got }.
cli-smtp = Un serveur de messagerie ressemble à smtp+starttls://nom:motdepasse@mail.example.org:587 ; smtp:// et smtps:// conviennent aussi.
cli-smtp-needs = L’envoi de courriels demande un expéditeur (--mail-from) et l’adresse de la page (--public-url).
cli-push-contact = Les services push veulent savoir comment te joindre : --contact mailto:toi@example.org ou une adresse https:// ; reçu : { $got }.
cli-admin-push-on = Le web push est activé : chacun peut l’activer dans son navigateur.
cli-admin-push-off = Le web push est désactivé et sa clé supprimée : les navigateurs devront s’abonner de nouveau.
cli-command-admin-push = Activer le web push, avec une clé créée une fois, ou le désactiver.
cli-help-contact = Comment les services push te joignent : mailto:toi@example.org ou une adresse https://.
cli-help-push-off = Désactiver le web push et supprimer sa clé.
cli-help-public-url = L’adresse de la page pour les liens des notifications, comme https://games.example.org. Par défaut : celle que chacun a ouverte.
cli-help-notice-delay = Secondes pendant lesquelles une table attend quelqu’un avant de lui envoyer un message.
cli-help-allow-private-webhooks = Autoriser les notifications vers le réseau du serveur lui-même, et sans TLS.
cli-help-smtp = Le serveur de messagerie des notifications, comme smtp+starttls://nom:motdepasse@mail.example.org:587 ; mieux dans l’environnement que sur la ligne de commande.
cli-help-mail-from = L’expéditeur des courriels, comme Caribe <games@example.org>.

## Reviews, calibration and puzzles

cli-command-review = Analyser une partie terminée : qui en était où, ce qui l’a décidée et les décisions les plus coûteuses.
cli-command-calibrate = Jouer de nouvelles parties et comparer les chances prévues avec les résultats.
cli-command-puzzles = Travailler sur les problèmes.
cli-command-puzzles-mine = Chercher des problèmes dans des parties de robots, les prouver et les écrire dans un fichier.
cli-command-ladder = Mesurer ce que cèdent les robots de chaque niveau, comme une analyse mesure les joueurs.
cli-ladder-line = { $game }, { $players } joueurs, { $level } : { $loss } victoires sur cent par décision (± { $error }), sur { $count } vraies décisions de { $games } parties.
cli-help-html = Écrire l’analyse comme page web autonome.
cli-help-review-json = Afficher l’analyse en JSON.
cli-help-review-budget = Combien de mondes sont imaginés : 1 est l’usage, 0.1 un dixième.
cli-help-calibrate-games = Parties par nombre de joueurs et par niveau.
cli-help-calibrate-levels = Les robots qui jouent, séparés par des virgules.
cli-help-calibrate-out = Un fichier pour tous les chiffres, en JSON.
cli-help-mine-games = Parties à parcourir par nombre de joueurs.
cli-help-mine-worlds = Mondes de la première preuve, chacun joué jusqu’à la fin.
cli-help-mine-out = Un fichier pour les problèmes ; ceux qu’il contient restent.
cli-review-kept = L’analyse est dans { $path }.
cli-calibrate-line = { $game }, { $players } joueurs, { $level } : { $count } positions de { $games } parties ; Brier { $brier } (avance aux points { $baseline }), perte logarithmique { $loss }, ECE { $ece }, meilleure puissance { $power }.
cli-puzzles-found = { $game }, { $players } joueurs : problème { $name }, cote { $rating }.
cli-puzzles-kept = Il y a { $count } problèmes dans { $path }.
