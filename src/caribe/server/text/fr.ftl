# Les mots de la page elle-même : le cadre autour de chaque jeu, et le côté page de chaque plateau.

page-caribe = Caribe
page-home = Accueil
page-close = Fermer
page-retry = Réessayer
page-no-script = Caribe a besoin de JavaScript pour montrer ses plateaux.
page-unreachable = Caribe est injoignable pour le moment.
page-settings = Réglages

## La première page

page-hero = Quatre jeux sous le soleil des Caraïbes
page-hero-text = Joue contre des bots qui réfléchissent, ou envoie un lien à tes amis. Sans compte, sans rien installer.
page-games = Jeux
page-play = Jouer
page-play-against = contre
page-opponents = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
 }
page-against = Adversaires
page-level = Force
page-level-random = au hasard
page-level-easy = facile
page-level-medium = moyen
page-level-hard = difficile
page-level-expert = expert
page-with-friends = Entre amis
page-at-one-screen = Sur le même écran
page-name = Ton nom
page-name-keep = Garder
page-name-change = Ton nom : { $name }. Le changer
page-open-tables = Tables ouvertes
page-join = Rejoindre
page-players = Joueurs
page-players-range = { $least } à { $most } joueurs
page-minutes = { $minutes } minutes
page-seat = Place { $number }
page-number = un nombre…
page-my-tables = Tes tables
page-table-running = En cours
page-table-waiting = Pas commencée
page-table-with = { $game } avec { $names }
page-table-you-won = Tu as gagné
page-table-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
 }
page-next-table = Prochaine table où c’est à toi ({ $count })
page-table-line = { $game } · { $players } joueurs
page-continue = Continuer
page-all-tables = Voir les { $count } tables
page-footer = Chaque règle est vérifiée par le moteur ; demande-lui « pourquoi pas ? » en cliquant n’importe où.

## Préparer une table, et la table avant le début

page-set-up = { $game } : une nouvelle table
page-company = Avec qui ?
page-company-friends = Entre amis
page-company-friends-text = Tu reçois un lien à envoyer ou à scanner. Qui l’ouvre prend une place libre, sans compte.
page-company-hotseat = Sur le même écran
page-company-hotseat-text = Vous vous passez l’appareil. Un rideau tombe entre les tours, pour que personne ne voie la main d’un autre.
page-company-bots = Contre des bots
page-company-bots-text = La partie commence tout de suite.
page-person = Joueur { $number }
page-seat-open = Libre, pour un ami
page-seat-here = Quelqu’un à côté de moi
page-seat-name = Nom à la place { $number }
page-names-missing = Chaque personne à cet écran a besoin d’un nom.
page-names-same = Deux personnes à cet écran ont le même nom.
page-options = Options de table
page-options-changed = { $count ->
    [0] toutes comme d’habitude
    [one] une changée
   *[other] { $count } changées
 }
page-pace = Temps de réflexion
page-pace-none = Sans pendule
page-pace-move = { $seconds } secondes par coup
page-pace-clock = { $minutes } minutes chacun, { $increment } secondes de plus par coup
page-pace-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
 }
page-list-table = La montrer parmi les tables ouvertes
page-private = par lien seulement
page-public = ouverte à tous
page-make-table = Obtenir le lien
page-start-now = Commencer

page-lobby = Une partie de { $game }
page-seats = Places
page-seat-free = Une place libre
page-here = En ligne
page-sit = S’asseoir ici
page-stand-up = Se lever
page-fill = Un bot
page-free = Libérer la place { $number }
page-swap = Déplacer la place { $number }
page-swap-with = Échanger avec la place { $number }
page-invite = Inviter
page-invite-text = Envoie ce lien, ou fais scanner le code.
page-invite-link = Lien vers cette table
page-invite-code = Le lien sous forme de code à scanner
page-invite-watch = Lien vers cette table
page-copy = Copier
page-copied = Copié
page-share = Partager
page-lobby-waiting = { $count ->
    [one] Il manque encore { $count } joueur.
   *[other] Il manque encore { $count } joueurs.
 }
page-lobby-ready = Tout le monde est là.
page-lobby-owner = Tout le monde est là ; la partie commence dans un instant.
page-lobby-start = Commencer
page-lobby-leave = Quitter
page-lobby-close = Fermer la table
page-table-closed = Cette table a été fermée avant de commencer.

## Une table

page-opening = Ouverture de la table…
page-title = { $game } · Caribe
page-title-yours = ● À toi · { $game }
page-title-over = { $game } : partie finie · Caribe
page-reconnecting = Reconnexion…
page-board = Plateau
page-plain-board = Ce jeu n’a pas encore de plateau dessiné. La liste des choix suffit pour y jouer.
page-turn = Tour { $turn }
page-round = Manche { $round }
page-turn-of = { $who ->
    [you] Tour { $turn } · Toi
   *[other] Tour { $turn } · { $seat }
 }
page-round-of = { $who ->
    [you] Manche { $round } · Toi
   *[other] Manche { $round } · { $seat }
 }

page-prompt = Ce qui est attendu
page-pick = Clique sur ce qui brille, ou choisis dans la liste.
page-narrowed = { $count ->
    [one] Il reste une possibilité.
   *[other] Il reste { $count } possibilités : clique sur un des endroits qui brillent.
 }
page-watch = Clique n’importe où pour passer.
page-sending = Ton coup est en route…
page-watching = Tu regardes cette table.
page-wait = C’est aux autres de jouer.
page-wait-for = C’est à { $seat } de jouer.
page-over-hint = Merci d’avoir joué.
page-skip = Passer
page-confirm = Valider
page-clear = Effacer
page-actions = Action { $done ->
    [0] 1
    [1] 2
    [2] 3
   *[other] { $done }
 } sur { $of }
page-gain = { $signed } { $thing }
page-gain-card = { $signed } { $count ->
    [one] carte
   *[other] cartes
 }
page-rule = Règle { $rule }

page-sealed = Ton choix est fait. On attend { $names }.
page-sealed-in = Choix fait
page-unseal = Changer
page-choosing = Choisit
page-away = Hors ligne
page-replaced = Un bot joue pour toi.
page-replaced-by-bot = Un bot joue
page-back = Reprendre la main
page-clock = Temps restant : { $time }
page-clock-days = { $days } j
page-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
 }
page-since = Depuis ton dernier tour : { $count ->
    [one] { $count } événement.
   *[other] { $count } événements.
 }
page-since-show = Me montrer
page-curtain = Passe l’appareil à { $seat }
page-curtain-text = Aucune main ne s’affiche tant que tu n’as pas touché l’écran.
page-curtain-ready = C’est bon

page-menu = Table
page-restart = Recommencer mon tour
page-sound-is-on = Son activé
page-sound-is-off = Son coupé
page-leave = Laisser jouer un bot
page-resign = Abandonner
page-resign-sure = Abandonner cette partie ? Tu ne pourras plus la gagner.
page-resign-yes = Oui, abandonner
page-resign-no = Non, continuer
page-rules-alone = Les règles sur une page à part
page-commitment = Les tirages étaient fixés avant le premier coup ; voici leur sceau :

page-you = Toi
page-bot = Bot · { $level }
page-human = Joueur
page-moving = Joue
page-your-turn = À toi
page-winner = Victoire

page-choices = Tes choix
page-choices-none = Rien à choisir tant que ce n’est pas à toi.
page-choices-over = La partie est finie.
page-panel = Journal, chat et règles
page-tab-log = Journal
page-tab-chat = Chat
page-tab-rules = Règles
page-log = Ce qui s’est passé
page-log-start = Le début
page-log-empty = Rien pour l’instant.
page-log-show = Voir le plateau après ce tour

page-chat-say = Dis quelque chose
page-chat-send = Envoyer
page-chat-empty = Personne n’a rien dit. Seuls les joueurs de cette table lisent ceci.
page-chat-empty-watchers = Personne n’a rien dit. Seuls ceux qui regardent lisent ceci.

page-rules-of = Règles de { $game }
page-rules-search = Chercher dans les règles
page-rules-contents = Sommaire
page-rules-id = Règle
page-rules-none = Rien dans les règles ne contient tous ces mots.
page-rules-missing = Les règles de ce jeu ne font pas partie de cette page.

page-dock = Main et tour
page-hand = Tes cartes
page-undo = Annuler
page-undo-title = Annuler (Ctrl+Z)
page-undo-ask = Demander à annuler
page-undo-asked = { $seat } aimerait annuler un choix.
page-undo-done = { $seat } a annulé un choix.
page-undo-waiting = Tu as demandé une annulation. On attend { $names }.
page-undo-unseen = Il faudrait oublier :
page-undo-agree = Accepter
page-undo-refuse = Refuser
page-redo = Rétablir
page-redo-title = Rétablir (Ctrl+Y)
page-end-turn = Finir le tour
page-end-turn-title = Finir le tour (E)

## Réglages et touches

page-language = Langue
page-theme = Couleurs
page-theme-system = Comme le système
page-theme-light = Jour
page-theme-dark = Nuit
page-motion = Animations
page-motion-system = Comme le système
page-motion-full = Les pièces se déplacent
page-motion-none = Aucune
page-sound = Son
page-sound-off = Coupé
page-sound-on = Activé

page-shortcuts = Touches
page-key-tab = Tab
page-key-tab-does = aller au plateau, aux cartes, aux choix
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = se déplacer parmi ce qui est là
page-key-enter = Entrée
page-key-enter-does = prendre, ou faire le seul choix restant
page-key-digits = 1 … 9
page-key-digits-does = aller à ce choix dans la liste
page-key-escape = Échap
page-key-escape-does = lâcher ce qui est pris
page-key-end = E
page-key-end-does = finir le tour
page-key-undo = Ctrl+Z
page-key-undo-does = annuler
page-key-redo = Ctrl+Y
page-key-redo-does = rétablir
page-key-space = Espace
page-key-space-does = passer ce qui est montré
page-key-help = ?
page-key-help-does = montrer ces touches

## La fin

page-result = Résultat
page-you-won = Tu gagnes !
page-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
 }
page-shared = La victoire est partagée.
page-scores = Points
page-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 }
page-player = Joueur
page-rematch = Revanche
page-rematch-join = Aller à la revanche
page-replay = Revoir
page-export = Enregistrer
page-look = Voir le plateau

## Relectures

page-replay-title = Relecture de { $game }
page-replay-at = Étape { $at } sur { $of }
page-replay-hint = Une relecture : utilise les boutons, ou les flèches, Origine et Fin.
page-replay-scrub = Parcourir la partie
page-replay-play = Lecture automatique
page-replay-pause = Arrêter
page-replay-start = Début (Origine)
page-replay-previous-round = Manche précédente (Haut)
page-replay-previous = Précédent (Gauche)
page-replay-next = Suivant (Droite)
page-replay-next-round = Manche suivante (Bas)
page-replay-end = Fin (Fin)
page-replay-chosen = { $who ->
    [you] Tu as choisi.
   *[other] { $seat } a choisi.
 }
page-replay-together = Tout le monde a choisi.
page-replay-seat = Vu par
page-replay-watcher = Le public
page-replay-copy = Lien vers cette position
page-replay-report = Signaler cette position
page-replay-report-what = Qu’est-ce qui ne va pas ici ?
page-replay-play-on = Continuer à jouer d’ici
page-replay-table = Retour à la table
page-replay-failed = Impossible de charger cette position.
page-replay-open = Ouvrir un enregistrement
page-replay-open-text = Un enregistrement est un fichier que Caribe a sauvegardé : choisis-en un et regarde-le ici. Ce serveur le lit et ne le garde nulle part.
page-replay-file = Un fichier d’enregistrement
page-replay-unreadable = Ce fichier n’est pas un enregistrement : il est illisible.
page-why-replay = C’est une relecture : rien ne peut bouger ici. Continue à jouer depuis cette position, ou retourne à la table.

## Tables

page-tables = Tables
page-places = Autres pages
page-tables-none = Aucune de tes parties n’est en cours. Choisis un jeu sur la page d’accueil, ou rejoins une table ci-dessous.
page-open-tables-none = Aucune table n’attend de joueurs en ce moment. Prépares-en une avec des amis et montre-la parmi les tables ouvertes.
page-tables-played = En cours
page-tables-finished = Parties finies
page-tables-finished-none = Rien encore : tes parties finies restent ici, à revoir et à enregistrer.
page-table-due = jusqu’au { $time }
page-look-on = Regarder
page-rated = classée
page-record-save = Enregistrer
page-next-game = À toi de jouer à une autre table
page-seats-of = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
 }
page-seats-free-of = { $free ->
    [one] { $free } place libre sur { $of }
   *[other] { $free } places libres sur { $of }
 }
page-more = En voir plus ({ $count })
page-set-up-pack = Cartes et règles
page-set-up-box = Comme dans la boîte
page-set-up-rated = Partie classée : elle compte pour ta cote

## Compte

page-account = Compte
page-account-guest = Tu joues sans compte
page-account-guest-text = Seul ce navigateur te connaît. Avec un compte, tes parties te suivent sur tous tes appareils, et tu peux jouer des parties classées et apporter tes propres packs de données. Un nom et un mot de passe suffisent.
page-account-of = Tu es { $name }
page-account-known = Tu te connectes avec le nom « { $name } ».
page-account-way = Que veux-tu faire ?
page-account-claim = Nouveau compte
page-account-claim-text = Toutes tes parties viennent avec toi. Le nom que tu portes à table est aussi celui avec lequel tu te connectes.
page-account-claim-do = Créer le compte
page-account-sign-in = Se connecter
page-account-sign-in-text = Avec le nom et le mot de passe de ton compte.
page-account-sign-in-do = Se connecter
page-account-recover = Mot de passe perdu
page-account-recover-text = Avec ton code de secours, tu choisis un nouveau mot de passe. Tous les navigateurs sont déconnectés et tu reçois un nouveau code.
page-account-recover-do = Changer le mot de passe
page-account-leaves = Les parties commencées ici sans compte y restent ; tu ne les retrouveras pas dans ton compte. Pour les garder, crée plutôt un nouveau compte.
page-account-name = Nom
page-account-password = Mot de passe
page-account-password-new = Nouveau mot de passe
page-account-password-hint = Au moins { $count } caractères.
page-account-code = Code de secours
page-account-code-fresh = Ton code de secours
page-account-code-fresh-text = Il ouvre ton compte si le mot de passe est perdu. Tu ne le vois que maintenant : note-le ou range-le avec tes mots de passe.
page-account-kept = C’est noté
page-account-sign-out = Se déconnecter
page-ratings = Tes cotes
page-ratings-text = Chaque jeu a sa cote pour chaque nombre de joueurs. La barre montre où se situe ta force, à 95 % de certitude ; elle raccourcit à chaque partie classée.
page-ratings-none = Tu n’as pas encore fini de partie classée.
page-rating = { $points } ± { $spread }
page-rating-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
 }
page-sessions = Tes connexions
page-sessions-text = Déconnecte un navigateur que tu n’utilises plus ou que tu ne connais pas.
page-session-unknown = Navigateur inconnu
page-session-seen = dernière utilisation : { $time }
page-session-current = celui-ci
page-session-end = Déconnecter
page-tokens = Programmes
page-tokens-text = Avec un jeton, un de tes programmes agit pour toi : un bot à la table, par exemple.
page-tokens-none = Aucun programme n’agit pour toi.
page-token-name = Nom du programme
page-token-new = Nouveau jeton
page-token-fresh = Jeton de { $name }
page-token-fresh-text = Donne-le tout de suite à ton programme : tu ne le reverras pas.
page-since-day = depuis le { $day }
page-delete = Supprimer
page-ends = { $what } : { $name }
page-packs = Packs de données
page-packs-text = Tes propres cartes, bâtiments ou navires, écrits dans un fichier TOML. Tu les choisis en préparant une table.
page-packs-none = Tu n’as encore apporté aucun pack.
page-pack-game = Jeu
page-pack-file = Choisir un fichier TOML
page-blocks = Personnes bloquées
page-blocks-text = Tu ne lis pas ce qu’elles disent, et elles ne peuvent pas s’asseoir à tes tables.
page-blocks-none = Tu n’as bloqué personne.
page-unblock = Débloquer
page-neighbour = { $name } : bloquer ou signaler
page-block = Bloquer
page-report = Signaler à l’hôte de ce serveur
page-report-sent = L’hôte est au courant.
page-data = Tes données
page-data-text = Tout ce que ce serveur garde de toi, dans un fichier.
page-data-save = Enregistrer mes données
page-goodbye = Supprimer le compte
page-goodbye-text = Tu peux supprimer ton compte avec tout ce qui n’est qu’à toi. Les parties jouées avec d’autres restent, sous un nom inventé.
page-goodbye-sure = Supprimer ce compte pour toujours ? Personne ne pourra le rétablir.
page-goodbye-yes = Oui, supprimer
page-goodbye-no = Non, le garder

## Quand quelque chose va de travers

page-trouble-server = Le serveur est injoignable, ou n’a pas compris. Rien n’est perdu ; réessaie dans un instant.
page-no-page = Il n’y a rien ici
page-no-page-text = Cette adresse ne mène nulle part. Les jeux sont sur la première page.
page-no-table = Impossible d’ouvrir cette table
page-no-table-text = Elle n’existe plus, ou appartient à quelqu’un d’autre. Tu peux en commencer une nouvelle tout de suite.

## Cartagena

page-cartagena-board = Le chemin du camp à la chaloupe
page-cartagena-camp-label = Camp, { $count ->
    [0] vide
    [one] { $count } pirate
   *[other] { $count } pirates
 }
page-cartagena-boat-label = Chaloupe, { $count ->
    [0] vide
    [one] { $count } pirate à bord
   *[other] { $count } pirates à bord
 }
page-cartagena-field-label = Case { $field }, { $symbol }, { $count ->
    [0] libre
    [one] { $count } pirate
   *[other] { $count } pirates
 }
page-cartagena-pirate-label = { $who ->
    [you] { $count ->
        [one] Ton pirate : { $place }
       *[other] { $count } de tes pirates : { $place }
     }
   *[other] { $count ->
        [one] Un pirate à { $seat } : { $place }
       *[other] { $count } pirates à { $seat } : { $place }
     }
 }
page-cartagena-card-label = { $symbol }, { $count ->
    [0] pas en main
   *[other] { $count } en main
 }
page-cartagena-draw = Reculer
page-cartagena-draw-label = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } : recule pour piocher
page-cartagena-discard = Jouées
page-cartagena-discard-label = Cartes jouées : { $count }, au-dessus : { $symbol }
page-cartagena-discard-empty = Aucune carte jouée
page-cartagena-fact-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
page-cartagena-fact-aboard = { $count } sur { $of } pirates à bord
page-cartagena-short-rum = Rhum
page-cartagena-short-key = Clés
page-cartagena-short-pistol = Pistolet
page-cartagena-short-hook = Grappin
page-cartagena-short-lantern = Lanterne
page-cartagena-short-spyglass = Lunette

## Havana et La Habana

page-havana-board = La ville
page-havana-row = Rangée { $row }
page-havana-row-empty = Il ne reste aucun bâtiment dans cette rangée.
page-havana-building-label = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, coût : { $things } ; pas en bout de rangée
page-havana-end-label = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, coût : { $things } ; en bout de rangée
page-havana-building-tip = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour { $things }
page-havana-next-label = Prochain bâtiment : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, coût : { $things }
page-havana-centre = Centre
page-havana-in-centre = { $things } au centre
page-havana-bag = Sac
page-havana-bag-label = Le sac, { $count ->
    [0] vide
    [one] { $count } matériau
   *[other] { $count } matériaux
 }
page-havana-in-bag = { $things } dans le sac
page-havana-supply = Réserve
page-havana-rest = Pile et boîte
page-havana-pile = Bâtiments restants
page-havana-next = Prochain bâtiment
page-havana-box = Hors jeu
page-havana-box-label = Hors jeu : { $things }
page-havana-order = Joueurs dans l’ordre du tour
page-havana-seat-label = { $who ->
    [you] Toi
   *[other] { $seat }
 } : nombre { $number }, { $points } sur { $target } points, { $things } ; { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
 } en main, { $discard } en défausse
page-havana-of-seat = { $who ->
    [you] Toi : { $things }
   *[other] { $seat } : { $things }
 }
page-havana-open-label = { $who ->
    [you] Ta carte visible { $card }, { $digit }. { $text }
   *[other] Carte visible chez { $seat } : { $card }, { $digit }. { $text }
 }
page-havana-purse = Tes biens
page-havana-bundle = { $things } au lieu de { $instead }
page-havana-any-material = n’importe quel matériau de couleur
page-havana-card-hand = { $card }, { $digit }, dans ta main. { $text }
page-havana-card-open = { $card }, { $digit }, visible devant toi. { $text }
page-havana-card-laid = { $card }, { $digit }, posée face cachée. { $text }
page-havana-card-discard = { $card }, { $digit }, défaussée. { $text }
page-havana-none = Rien
page-havana-enough = Ça suffit
page-havana-fact-number = nombre { $number }
page-havana-fact-points = { $count } sur { $target } points

page-gain-points = { $signed } { $count ->
    [one] point
   *[other] points
 }
page-gain-peso = { $signed } { $count ->
    [one] peso
   *[other] pesos
 }
page-gain-worker = { $signed } { $count ->
    [one] ouvrier
   *[other] ouvriers
 }
page-gain-brick = { $signed } { $count ->
    [one] brique
   *[other] briques
 }
page-gain-sandstone = { $signed } grès
page-gain-clay = { $signed } { $count ->
    [one] argile
   *[other] argiles
 }
page-gain-glass = { $signed } { $count ->
    [one] verre
   *[other] verres
 }
page-gain-debris = { $signed } débris
page-gain-red = { $signed } { $count ->
    [one] brique rouge
   *[other] briques rouges
 }
page-gain-white = { $signed } { $count ->
    [one] brique blanche
   *[other] briques blanches
 }
page-gain-green = { $signed } { $count ->
    [one] brique verte
   *[other] briques vertes
 }
page-gain-brown = { $signed } { $count ->
    [one] brique brune
   *[other] briques brunes
 }
page-gain-rubble = { $signed } { $count ->
    [one] gravat
   *[other] gravats
 }

## Ce qui départage

page-cuba-total = Points
page-cuba-tie = Égalité de points : les pesos en main ont tranché.
page-havana-tie = Égalité de points : l’ordre du tour a tranché.
page-la-habana-tie = Égalité de points : l’ordre du tour a tranché.

# ==== Les mots du serveur : ce qu’il répond quand quelque chose ne va pas. ====

## Demandes et messages refusés

server-error-unreadable = Ce message est illisible ; rien n’a changé.
server-error-bad-request = C’est impossible ; rien n’a changé.
server-error-not-json = Ce n’est pas du JSON ; rien n’a changé.
server-error-too-large = Ce message est trop grand : { $most } octets au plus sont lus. Rien n’a changé.
server-error-too-fast = Trop de messages à la fois ; attends un instant. Rien n’a changé.
server-error-no-guest = Ce serveur ne te connaît pas : demande d’abord /api/me, et garde le cookie.
server-error-no-table = Cette table n’existe pas.
server-error-not-found = Il n’y a rien à cette adresse.
server-error-no-page = La page n’a pas été construite : tape « make play ».
server-error-method = Cette adresse ne comprend pas cette méthode.
server-error-origin = Cette demande vient d’un autre site et est refusée.
server-error-no-seat = Cette place n’existe pas à cette table.
server-error-seat-taken = Cette place est prise.
server-error-sits-already = Tu as déjà une place à cette table.
server-error-sits-not = Tu n’as pas de place à cette table.
server-error-not-your-seat = Ce n’est pas ta place.
server-error-not-owner = Seule la personne qui a ouvert cette table peut faire cela.
server-error-started = La partie a commencé.
server-error-closed = Cette table a été fermée.
server-error-seats-open = Il reste des places libres.
server-error-not-over = La partie n’est pas finie.
server-error-other-rules = Cette table a été commencée avec d’autres règles (version { $version }), que ce serveur n’a pas.
server-error-muted = L’hôte de ce serveur ne te laisse pas parler ici.
server-error-not-welcome = La personne qui a ouvert cette table ne veut pas jouer avec toi.
server-error-banned = L’hôte de ce serveur ne te laisse pas jouer ici.
server-error-has-account = Tu as déjà un compte.
server-error-no-account = Tu n’as pas de compte.
server-error-account-needed = Il faut un compte pour cela.
server-error-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
server-error-wrong-code = Le nom et le code de secours ne vont pas ensemble.
server-error-too-many-tokens = Tu as autant de jetons qu’on peut en avoir ; supprimes-en un d’abord.
server-error-too-many-packs = Tu as autant de packs qu’on peut en avoir ; supprimes-en un d’abord.
server-error-inside = Quelque chose s’est mal passé dans le serveur ; il l’a noté.


server-fault-name-taken = Quelqu’un d’autre porte déjà ce nom.
server-fault-bots = Attendu : { $expected } bots, un pour chaque autre place ; reçu : { $got }.

server-fault-seats = Attendu : { $expected } places ; reçu : { $got }.
server-fault-seats-or-bots = Dis qui est assis où : soit avec « seats », soit avec « bots ».
server-fault-at = Cet enregistrement a { $most } décisions, pas { $got }.
server-fault-record-pack = Un enregistrement apporte ses propres données : n’indique pas de pack avec lui.
server-fault-names = Ceux qui partagent un écran ont besoin de noms différents.
server-fault-rated = Une table classée a une personne à chaque place et les cartes standard.
server-fault-pack = Ce pack n’existe pas pour ce jeu.

server-expected-object = un objet
server-expected-version = un numéro de version
server-expected-version-or-null = un numéro de version ou null
server-expected-move-id = un UUID
server-expected-action = le numéro d’une action
server-expected-actions = une liste de 1 à 100 numéros d’actions
server-expected-ask = un nombre entier
server-expected-target = l’identifiant d’une cible, 100 caractères au plus
server-expected-targets = une liste de 100 cibles au plus
server-expected-name = un nom de 1 à 40 caractères
server-expected-players = un nombre de joueurs
server-expected-option = un mot ou un nombre entier
server-expected-options = un objet avec une valeur pour chaque option
server-expected-shown-name = un nom de 1 à 24 caractères visibles
server-expected-seat = le numéro d’une place, à partir de 0
server-expected-seats = une liste de 20 places au plus
server-expected-password = un mot de passe de 8 à 200 caractères
server-expected-secret = 1 à 200 caractères
server-expected-decision = un nombre de décisions
server-expected-record = un enregistrement : un objet
server-expected-text = 1 à 500 caractères
server-expected-seconds = un nombre de secondes
server-expected-days = 1 à 60 jours
server-expected-timeout = bot ou forfeit
server-expected-bool = true ou false
server-expected-bots = une liste de 20 noms de bots au plus

## Pourquoi pas ?

server-why-spectator = Tu regardes : seuls ceux qui sont assis à cette table peuvent jouer.
server-why-no-such-choice = Ces actions ne font pas partie de tes choix maintenant.
server-why-not-started = La partie n’a pas commencé.
server-why-resigned = Tu as abandonné cette partie.
server-why-away = Un bot joue pour toi : reviens d’abord.
server-why-not-away = Aucun bot ne joue pour toi.
server-why-nothing-sealed = Tu n’as scellé aucun choix.
server-why-no-time = Ton temps est écoulé : ce choix reste.
server-why-undo-consent = On a vu quelque chose de caché, ou d’autres ont joué depuis : demande-leur.
server-why-undo-free = Pas besoin de demander : annule.
server-why-undo-asked = La question a déjà été posée aux autres.
server-why-nothing-asked = Personne n’a demandé d’annulation.
server-why-not-asked = Cette question est pour les autres.
server-why-redo-others = D’autres y ont joué aussi : eux seuls peuvent le rétablir.
server-why-nothing-to-undo = Tu n’as fait aucun choix qui puisse être annulé.
server-why-nothing-to-redo = Rien n’a été annulé qui puisse être rétabli.

server-ending-resigned = Tous les autres ont abandonné

## La base de données

server-store-in-use = Un autre serveur Caribe garde ses tables dans { $path } : arrête-le, ou indique un autre fichier avec --db.
server-store-newer = Cette base de données vient d’une version plus récente de Caribe : installe cette version, ou indique un autre fichier avec --db.
server-store-none = Il n’y a pas de base de données { $path }.
server-store-other-version = La base de données est d’une autre version de Caribe : démarre une fois le serveur, qui la met à jour.
server-store-no-url = L’adresse de la base de données est illisible : elle ressemble à postgresql://name:password@host/database.
server-store-unreachable = La base de données { $path } est inutilisable ({ $why }) : démarre-la, ou indique une autre base avec --db.
server-store-unusable = La base de données { $path } est inutilisable ({ $why }) : indique un autre fichier avec --db.

## Demander où en est la partie, et l’aide de jeu

page-ask = Demander
page-ask-own = Ce que j’ai
page-ask-table = La table
page-ask-others = Les autres
page-ask-choices = Ce que je peux faire
page-ask-last = Le dernier tour
page-ask-seat = { $seat } :
page-ask-hand = En main : { $cards }
page-ask-open = Visibles : { $cards }
page-ask-built = Bâtiments : { $buildings }
page-aid = Aide de jeu
page-tab-aid = Aide
page-aid-turn = Tour
page-aid-round = Manche
page-aid-cards = Cartes
page-aid-points = Points
page-aid-end = Fin
page-key-own = G
page-key-own-does = dire ce que tu as
page-key-table = T
page-key-table-does = dire ce qu’il y a sur la table
page-key-others = O
page-key-others-does = dire ce qu’ont les autres
page-key-choices = C
page-key-choices-does = dire ce que tu peux faire
page-key-last = L
page-key-last-does = dire ce qui s’est passé au dernier tour
page-key-aid = H
page-key-aid-does = montrer l’aide de jeu
page-ask-count = { $count ->
    [one] Un choix :
   *[other] { $count } choix :
 }
page-key-steps = ← →
page-key-steps-does = un pas en arrière ou en avant
page-key-rounds = ↑ ↓
page-key-rounds-does = une manche en arrière ou en avant
page-key-ends = Début Fin
page-key-ends-does = au début, à la fin
