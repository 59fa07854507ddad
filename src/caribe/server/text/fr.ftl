# Les mots de la page elle-même : le cadre autour de chaque jeu, et le côté page de chaque plateau.

page-caribe = Caribe
page-home = Accueil
page-close = Fermer
page-retry = Réessayer
page-no-script = Caribe a besoin de JavaScript pour fonctionner.
page-offline = Tu es hors ligne. Caribe a besoin d’une connexion.
page-unreachable = Caribe est injoignable pour le moment.
page-settings = Réglages

## La première page

page-hero = Quatre jeux sous le soleil des Caraïbes
page-hero-text = Joue contre des bots ou envoie un lien à tes amis. Pas de compte à créer, rien à installer.
page-games = Jeux
page-play = Jouer
page-play-against = contre
page-opponents = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
 }
page-against = Adversaires
page-level = Niveau
page-with-friends = Entre amis
page-at-one-screen = Sur le même écran
page-name = Ton nom
page-name-keep = Valider
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
page-next-table = Prochaine table où c’est ton tour ({ $count })
page-table-line = { $game } · { $players } joueurs
page-continue = Continuer
page-all-tables = Voir les { $count } tables
page-footer = Le moteur vérifie chaque règle : clique où tu veux pour savoir pourquoi un coup est interdit.

## Préparer une table, et la table avant le début

page-set-up = { $game } : nouvelle table
page-company = Avec qui ?
page-company-friends = Entre amis
page-company-friends-text = Tu reçois un lien à envoyer ou à faire scanner. Toute personne qui l’ouvre prend une place libre, sans compte.
page-company-hotseat = Sur le même écran
page-company-hotseat-text = Vous vous passez l’appareil. L’écran est masqué entre les tours, pour que personne ne voie la main des autres.
page-company-bots = Contre des bots
page-company-bots-text = La partie commence tout de suite.
page-person = Joueur { $number }
page-seat-open = Libre, pour un ami
page-seat-here = Quelqu’un à côté de moi
page-seat-name = Nom du joueur, place { $number }
page-names-missing = Chaque joueur devant cet écran doit avoir un nom.
page-names-same = Deux joueurs devant cet écran portent le même nom.
page-options = Options de la table
page-options-changed = { $count ->
    [0] règles standard
    [one] une modifiée
   *[other] { $count } modifiées
 }
page-pace = Temps de réflexion
page-pace-none = Sans pendule
page-pace-move = { $seconds } secondes par coup
page-pace-clock = { $minutes } minutes chacun, plus { $increment } secondes par coup
page-pace-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
 }
page-list-table = L’afficher dans la liste des tables ouvertes
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
page-lobby-owner = Tout le monde est là ; l’hôte lance la partie.
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

page-prompt = Ta décision
page-pick = Clique sur ce qui brille, ou choisis dans la liste.
page-choices-filter = Tape pour filtrer
page-pick-touch = Touche ce qui brille. Maintiens le doigt sur un élément pour l’explication.
page-confirm-hint = Clique encore une fois dessus, ou appuie sur Entrée.
# On a touch screen.
page-confirm-hint-touch = Touche-le encore une fois, ou valide.
page-unpick = Désélectionner : { $name }
page-watch = Clique n’importe où pour passer.
page-sending = Envoi de ton coup…
page-watching = Tu regardes cette table.
page-wait = On attend les autres.
page-wait-for = On attend { $seat }.
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
page-outcome = { $whole } ({ $told })
page-gain-card = { $signed } { $count ->
    [one] carte
   *[other] cartes
 }
page-rule = Règle { $rule }

page-sealed = Ton choix est fait. On attend { $names }.
page-sealed-in = Choix fait
page-unseal = Changer
page-choosing = Réfléchit
page-away = Hors ligne
page-replaced = Un bot joue pour toi.
page-replaced-by-bot = Un bot joue
page-back = Reprendre la main

# People: who is away, who starts, who they are, and how the line is
page-away-turn = Hors ligne, c’est son tour
page-absent = { $seat } est hors ligne, et c’est son tour.
page-remind = Relancer
page-reminded = Relance envoyée
page-propose-bot = Laisser jouer un bot
page-propose-bot-in = Dans { $time }, tu pourras laisser jouer un bot.
page-propose-asked = { $seat } propose qu’un bot joue pour { $other } jusqu’à son retour.
page-propose-waiting = Tu as proposé un bot pour { $seat }. On attend { $names }.
page-propose-withdraw = Retirer
page-patience-minutes = Si quelqu’un dont c’est le tour est hors ligne pendant { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }, les autres peuvent laisser un bot jouer à sa place.
page-patience-day = Si quelqu’un est hors ligne et ne joue pas pendant un jour, les autres peuvent laisser un bot jouer à sa place.
page-reminded-by = { $name } te le rappelle : c’est ton tour.
page-auto-start = Commencer dès que toutes les places sont prises
page-lobby-auto = La partie commence dès que toutes les places sont prises.
page-lobby-owner-away = L’hôte est hors ligne. Dans { $time }, tu pourras lancer la partie.
page-lobby-your-start = L’hôte est hors ligne : tu peux lancer la partie.
page-host = Hôte
page-name-ask = Comment les autres doivent-ils t’appeler ?
page-name-sit = Prendre place
page-rematch-watch = Regarder la revanche
page-loopback-open = L’adresse de cette page ne marche que sur cet ordinateur. Les autres, sur ton réseau, utilisent celle-ci.
page-loopback-closed = Ce lien ne marche que sur cet ordinateur. Pour faire entrer les autres, arrête le serveur et lance-le avec :
page-loopback-then = Les autres, sur ton réseau, trouvent alors cette table à l’adresse :
page-loopback-alone = Ce lien ne marche que sur cet ordinateur, qui n’est connecté à aucun réseau pour le moment.
page-rated-account = Les parties classées demandent un compte. Un nom et un mot de passe suffisent.
page-rated-sign-in = Créer un compte ou se connecter
page-move-unsure = Connexion perdue. Ton coup sera renvoyé dès qu’elle sera rétablie.
page-move-kept = Connexion rétablie. Ton coup est enregistré.
page-move-not-kept = Connexion rétablie. Ton coup n’est pas enregistré : choisis de nouveau.
page-pack-named = pack de données « { $name } »

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
page-leave = Laisser un bot jouer
page-resign = Abandonner
page-resign-sure = Abandonner cette partie ? Tu ne pourras plus la gagner.
page-resign-yes = Oui, abandonner
page-resign-no = Non, continuer
page-rules-alone = Les règles sur une page à part
page-commitment = Tous les tirages étaient fixés avant le premier coup ; voici leur empreinte :

page-you = Toi
page-bot = Bot · { $level }
page-human = Joueur
page-moving = Son tour
page-your-turn = À toi
page-winner = Victoire

page-choices = Tes choix
page-choices-none = Rien à choisir tant que ce n’est pas ton tour.
page-choices-over = La partie est finie.
page-panel = Journal, chat et règles
page-tab-choices = Coups
page-tab-log = Journal
page-tab-chat = Chat
page-tab-rules = Règles
page-tab-learn = Apprendre
page-log = Ce qui s’est passé
page-log-start = Début
page-log-empty = Rien pour l’instant.
page-log-show = Voir le plateau après ce tour

page-chat-say = Écris un message
page-chat-send = Envoyer
page-chat-empty = Pas encore de message. Seuls les joueurs de cette table les lisent.
page-chat-empty-watchers = Pas encore de message. Seuls les spectateurs les lisent.

page-rules-of = Règles de { $game }
page-rules-search = Chercher dans les règles
page-rules-contents = Sommaire
page-rules-id = Règle
page-rules-none = Aucune règle ne contient tous ces mots.
page-rules-missing = Cette page ne contient pas les règles de ce jeu.
page-rules-note = Remarque : ce n’est pas une règle du jeu

page-dock = Main et tour
page-hand = Tes cartes
page-undo = Annuler
page-undo-title = Annuler (Ctrl+Z)
page-undo-ask = Demander à annuler
page-undo-asked = { $seat } aimerait annuler un coup.
page-undo-done = { $seat } a annulé un coup.
page-undo-waiting = Tu as demandé une annulation. On attend { $names }.
page-undo-unseen = Ceci serait de nouveau caché :
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
page-theme-light = Clair
page-theme-dark = Sombre
page-motion = Animations
page-motion-system = Comme le système
page-motion-slow = Lentes
page-motion-normal = Normales
page-motion-fast = Rapides
page-motion-none = Aucune
page-volume = Volume
page-volume-off = Le son est coupé
page-text-size = Taille du texte
page-text-size-normal = Normale
page-text-size-large = Grande
page-text-size-larger = Très grande
page-hand-side = Boutons pour
page-hand-side-left = la main gauche
page-hand-side-right = la main droite
page-confirm-moves = Confirmer les coups
page-confirm-moves-never = jamais
page-confirm-moves-final = si définitifs
page-confirm-moves-always = toujours
page-step-back = Une étape en arrière
page-step-forward = Une étape en avant
page-step-of = Étape { $step } sur { $of }
page-step-now = Revenir à la partie
page-pace-own = Sur mesure
page-pace-own-minutes = Minutes par joueur
page-pace-own-increment = Secondes de plus par coup

page-shortcuts = Raccourcis clavier
page-key-tab = Tab
page-key-tab-does = aller au plateau, aux cartes, aux choix
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = passer d’un élément à l’autre
page-key-enter = Entrée
page-key-enter-does = sélectionner, ou valider le seul choix restant
page-key-filter = /
page-key-filter-does = filtrer les choix en tapant
page-key-digits = 1 … 9
page-key-digits-does = aller à ce choix dans la liste
page-key-escape = Échap
page-key-escape-does = effacer la sélection
page-key-end = E
page-key-end-does = finir le tour
page-key-undo = Ctrl+Z
page-key-undo-does = annuler
page-key-redo = Ctrl+Y
page-key-redo-does = rétablir
page-key-space = Espace
page-key-space-does = passer l’animation
page-key-help = K
page-key-help-does = afficher ces raccourcis

## La fin

page-result = Résultat
page-you-won = Tu as gagné !
page-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
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
page-replay-watcher = Un spectateur
page-replay-copy = Lien vers cette position
page-replay-report = Signaler cette position
page-replay-report-what = Qu’est-ce qui ne va pas ici ?
page-replay-play-on = Jouer à partir d’ici
page-replay-table = Retour à la table
page-replay-failed = Impossible de charger cette position.
page-replay-open = Ouvrir un enregistrement
page-replay-open-text = Un enregistrement est un fichier sauvegardé par Caribe. Choisis-en un pour le revoir ici. Le serveur le lit sans le conserver.
page-replay-file = Un fichier d’enregistrement
page-replay-unreadable = Ce fichier n’est pas un enregistrement, ou il est illisible.
page-why-replay = C’est une relecture : on ne joue pas ici. Joue à partir de cette position, ou retourne à la table.

## Tables

page-tables = Tables
page-places = Autres pages
page-tables-none = Tu n’as aucune partie en cours. Choisis un jeu sur la page d’accueil, ou rejoins une table ci-dessous.
page-open-tables-none = Aucune table ouverte pour le moment. Prépares-en une avec des amis et affiche-la dans cette liste.
page-tables-played = En cours
page-tables-finished = Parties terminées
page-tables-finished-none = Rien pour l’instant : tes parties terminées s’afficheront ici, pour les revoir ou les enregistrer.
page-table-due = jusqu’au { $time }
page-look-on = Regarder
page-rated = classée
page-from-position = position préparée
page-from-position-text = Cette table part d’une position fournie par la personne qui l’a créée. Elle en connaît peut-être les cartes cachées.
page-custom-data = pack de données maison
page-custom-data-text = Cette table se joue avec un pack de données de la personne qui l’a créée : cartes et prix peuvent différer des règles.
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
page-set-up-rated-needs = Une partie classée exige une limite de temps et n’admet pas de bot qui joue au hasard.

## Compte

page-account = Compte
page-account-guest = Tu joues sans compte
page-account-guest-text = Tes parties sont liées à ce navigateur. Avec un compte, tu les retrouves sur tous tes appareils, et tu peux jouer des parties classées et utiliser tes propres packs de données. Un nom et un mot de passe suffisent.
page-account-of = Tu es { $name }
page-account-known = Tu te connectes avec le nom « { $name } ».
page-account-way = Que veux-tu faire ?
page-account-claim = Nouveau compte
page-account-claim-text = Tu gardes toutes tes parties. Ton nom à la table devient ton nom de connexion.
page-account-claim-do = Créer le compte
page-account-sign-in = Se connecter
page-account-sign-in-text = Avec le nom et le mot de passe de ton compte.
page-account-sign-in-do = Se connecter
page-account-recover = Mot de passe oublié
page-account-recover-text = Choisis un nouveau mot de passe avec ton code de secours. Tous les navigateurs seront déconnectés, et tu recevras un nouveau code.
page-account-recover-do = Changer le mot de passe
page-account-leaves = Les parties commencées ici sans compte ne seront pas accessibles depuis ton compte. Pour les garder, crée plutôt un nouveau compte.
page-account-name = Nom
page-account-password = Mot de passe
page-account-password-new = Nouveau mot de passe
page-account-password-hint = Au moins { $count } caractères.
page-account-code = Code de secours
page-account-code-fresh = Ton code de secours
page-account-code-fresh-text = Il te rend l’accès à ton compte si tu perds ton mot de passe. Il ne s’affiche qu’une fois : note-le ou range-le avec tes mots de passe.
page-account-kept = C’est noté
page-account-sign-out = Se déconnecter
page-ratings = Tes cotes
page-ratings-text = Chaque jeu a sa cote pour chaque nombre de joueurs. La barre montre l’intervalle où se situe ton niveau, avec une confiance de 95 % ; elle raccourcit à chaque partie classée.
page-ratings-none = Tu n’as pas encore terminé de partie classée.
page-rating = { $points } ± { $spread }
page-rating-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
 }
page-sessions = Tes connexions
page-sessions-text = Déconnecte les navigateurs que tu n’utilises plus ou que tu ne reconnais pas.
page-session-unknown = Navigateur inconnu
page-session-seen = dernière utilisation : { $time }
page-session-current = celui-ci
page-session-end = Déconnecter
page-tokens = Programmes
page-tokens-text = Un jeton permet à l’un de tes programmes d’agir à ta place, par exemple un bot à la table.
page-tokens-none = Aucun programme ne peut agir à ta place.
page-token-name = Nom du programme
page-token-new = Nouveau jeton
page-token-fresh = Jeton de { $name }
page-token-fresh-text = Copie-le maintenant dans ton programme : il ne s’affiche qu’une fois.
page-since-day = depuis le { $day }
page-delete = Supprimer
page-ends = { $what } : { $name }
page-packs = Packs de données
page-packs-text = Tes propres cartes, bâtiments ou navires, écrits dans un fichier TOML. Tu les choisis en préparant une table.
page-packs-none = Tu n’as pas encore de pack.
page-pack-game = Jeu
page-pack-file = Choisir un fichier TOML
page-blocks = Personnes bloquées
page-blocks-text = Tu ne vois plus leurs messages, et elles ne peuvent pas rejoindre tes tables. Les parties en commun continuent. Elles n’en sont pas averties, et tu peux l’annuler dans ton compte.
page-blocks-none = Tu n’as bloqué personne.
page-unblock = Débloquer
page-neighbour = { $name } : bloquer ou signaler
page-block = Bloquer
page-report = Signaler à l’administrateur du serveur
page-report-sent = Le signalement est envoyé.
page-data = Tes données
page-data-text = Tout ce que ce serveur conserve sur toi, dans un seul fichier.
page-data-save = Enregistrer mes données
page-goodbye = Supprimer le compte
page-goodbye-text = Ton compte et tout ce qui n’est qu’à toi seront supprimés. Les parties jouées avec d’autres restent, sous un nom fictif.
page-goodbye-sure = Supprimer ce compte définitivement ? C’est irréversible.
page-goodbye-yes = Oui, supprimer
page-goodbye-no = Non, le garder

## Quand quelque chose va de travers

page-trouble-server = Le serveur est injoignable, ou n’a pas compris la requête. Rien n’est perdu ; réessaie dans un instant.
page-no-page = Il n’y a rien ici
page-no-page-text = Il n’y a pas de page à cette adresse. Les jeux sont sur la page d’accueil.
page-no-table = Impossible d’ouvrir cette table
page-no-table-text = Elle n’existe plus, ou elle est privée. Tu peux en commencer une nouvelle tout de suite.

## Cartagena

page-cartagena-board = Le chemin du point de ralliement à la chaloupe
page-cartagena-camp-label = Point de ralliement, { $count ->
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
        [one] Ton pirate { $place }
       *[other] { $count } de tes pirates { $place }
     }
   *[other] { $count ->
        [one] Un pirate de { $seat } { $place }
       *[other] { $count } pirates de { $seat } { $place }
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
 }, coût : { $things } ; pas à une extrémité de rangée
page-havana-end-label = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, coût : { $things } ; à une extrémité de rangée
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
 } en main, { $discard } dans la défausse
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
page-havana-enough = Terminé
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
   *[other] unités d’argile
 }
page-gain-glass = { $signed } { $count ->
    [one] verre
   *[other] unités de verre
 }
page-gain-debris = { $signed } { $count ->
    [one] gravat
   *[other] gravats
 }
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
    [one] brique marron clair
   *[other] briques marron clair
 }
page-gain-rubble = { $signed } { $count ->
    [one] gravat
   *[other] gravats
 }

## Ce qui départage

page-cuba-total = Points
page-cuba-tie = Égalité de points : les pesos ont départagé.
page-havana-tie = Égalité de points : l’ordre du tour a départagé.
page-la-habana-tie = Égalité de points : l’ordre du tour a départagé.

# ==== Les mots du serveur : ce qu’il répond quand quelque chose ne va pas. ====

## Demandes et messages refusés

server-error-unreadable = Ce message est illisible ; rien n’a changé.
server-error-bad-request = C’est impossible ; rien n’a changé.
server-error-not-json = Ce n’est pas du JSON ; rien n’a changé.
server-error-too-large = Ce message est trop grand : { $most } octets au plus sont lus. Rien n’a changé.
server-error-too-deep = Trop de niveaux d’imbrication : { $most } au plus sont lus. Rien n’a changé.
server-error-too-fast = Trop de messages à la fois ; attends un instant. Rien n’a changé.
server-error-too-slow = La connexion était trop lente et a été fermée. Recharge la page.
server-error-busy = Le serveur est occupé. Réessaie dans un instant.
server-error-connections = Ce serveur n’a plus de place pour une autre connexion depuis ton adresse. Fermes-en quelques-unes ou réessaie dans un instant.
server-error-too-complex = La vérification prend trop de temps. Réduis la taille de l’envoi.
server-fault-control = Les caractères de contrôle ne sont pas autorisés.
server-error-no-guest = Ce serveur ne te connaît pas : appelle d’abord /api/me, et garde le cookie.
server-error-no-table = Cette table n’existe pas.
server-error-not-found = Il n’y a rien à cette adresse.
server-error-no-page = La page n’a pas été construite : tape « make play ».
server-error-method = Cette adresse n’accepte pas cette méthode.
server-error-origin = Cette requête vient d’un autre site et a été refusée.
server-error-host = Cette requête ne dit pas à quel hôte elle s’adresse.
server-error-other-host = Ce serveur ne répond pas au nom { $host }. S’il est à toi, lance-le avec --allowed-host { $host }.
server-error-no-seat = Cette place n’existe pas à cette table.
server-error-seat-taken = Cette place est prise.
server-error-sits-already = Tu as déjà une place à cette table.
server-error-sits-not = Tu n’as pas de place à cette table.
server-error-not-your-seat = Ce n’est pas ta place.
server-error-not-owner = Seule la personne qui a ouvert cette table peut faire cela.
server-error-started = La partie a déjà commencé.
server-error-closed = Cette table a été fermée.
server-error-seats-open = Il reste des places libres.
server-error-not-over = La partie n’est pas finie.
server-error-other-rules = Cette table a été commencée avec d’autres règles (version { $version }), que ce serveur n’a pas.
server-error-muted = L’administrateur de ce serveur t’a interdit le chat.
server-error-not-welcome = La personne qui a ouvert cette table ne veut pas jouer avec toi.
server-error-banned = L’administrateur de ce serveur t’interdit de jouer ici.
server-error-signed-out = Ta session est fermée ici : reconnecte-toi.
server-error-no-token = Un jeton d’API ne peut pas faire cela : connecte-toi avec un navigateur.
server-error-has-account = Tu as déjà un compte.
server-error-no-account = Tu n’as pas de compte.
server-error-account-needed = Il faut un compte pour cela.
server-error-wrong-password = Nom ou mot de passe incorrect.
server-error-wrong-code = Nom ou code de secours incorrect.
server-error-too-many-tokens = Tu as atteint la limite de jetons ; supprimes-en un d’abord.
server-error-too-many-packs = Tu as atteint la limite de packs ; supprimes-en un d’abord.
server-error-too-many-tables = Tu as { $most } parties en cours. Termines-en ou abandonnes-en quelques-unes avant d’en commencer une autre.
server-error-disk-full = Le disque du serveur est plein : rien n’a été enregistré. Préviens l’administrateur du serveur ; tu pourras réessayer quand il y aura de la place.
server-warning-disk = Il ne reste que { $free } Mo libres sur le disque de la base de données.
server-error-disk = Le serveur ne peut pas utiliser son disque : rien n’a été enregistré. Préviens l’administrateur du serveur et réessaie plus tard.
server-error-memory = Le serveur manque de mémoire : rien n’a été enregistré. Réessaie dans un instant.
server-error-database = La base de données du serveur ne répond pas : rien n’a changé. Réessaie dans un instant.
server-error-maybe-saved = Le serveur a perdu sa base de données pendant l’enregistrement : c’est peut-être enregistré, peut-être pas. Vérifie avant de réessayer.
server-error-damaged = L’enregistrement de cette table est endommagé : personne ne peut plus y jouer. Préviens l’administrateur du serveur.
server-error-characters = Ce texte contient des caractères de contrôle, qui ne peuvent pas être enregistrés. Retire-les et réessaie.
server-error-inside = Une erreur s’est produite sur le serveur ; elle y est consignée.


server-fault-name-taken = Quelqu’un d’autre porte déjà ce nom.
server-fault-name-scripts = Utilise les lettres d’une seule écriture : un nom qui en mêle plusieurs peut passer pour un autre.
server-fault-name-lookalike = Ce nom ressemble trop à celui d’un autre compte. Choisis-en un autre.
server-fault-name-guest = C’est ainsi que s’appellent les invités. Choisis un nom à toi.
server-fault-bots = Attendu : { $expected } bots, un pour chaque autre place ; reçu : { $got }.

server-fault-seats = Attendu : { $expected } places ; reçu : { $got }.
server-fault-seats-or-bots = Indique « seats » ou « bots », pas les deux.
server-fault-at = Cet enregistrement a { $most } décisions, pas { $got }.
server-fault-record-pack = Un enregistrement contient ses propres données : n’y ajoute pas de pack.
server-fault-names = Ceux qui partagent un écran doivent porter des noms différents.
server-fault-rated = Une table classée a une personne à chaque place et les cartes standard.
server-fault-rated-pace = Une table classée a besoin d’une limite de temps.
server-fault-rated-bot = À une table classée, aucun bot ne joue au hasard : choisis-en un plus fort.
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
server-why-no-such-choice = Ces actions ne font pas partie de tes choix pour le moment.
server-why-not-started = La partie n’a pas commencé.
server-why-resigned = Tu as abandonné cette partie.
server-why-away = Un bot joue pour toi : reprends d’abord la main.
server-why-rated-leave = Dans une partie classée, aucun bot ne joue pour toi : continue ou abandonne.
server-why-not-away = Aucun bot ne joue pour toi.
server-why-not-awaited = On n’attend pas cette personne pour le moment.
server-why-here = Cette personne est à la table.
server-why-reminded = Un rappel vient d’être envoyé à cette personne. Réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
server-why-wait = Tu pourras proposer un bot dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
server-why-rated-replace = Dans une partie classée, aucun bot ne remplace personne : la pendule décide.
server-why-nothing-proposed = Cette proposition n’est plus en cours.
server-why-proposed = Un bot a déjà été proposé.
server-why-nothing-sealed = Tu n’as pas encore fait de choix.
server-why-no-time = Ton temps est écoulé : ce choix est définitif.
server-why-undo-consent = Une information cachée a été révélée, ou d’autres ont joué depuis : demande-leur leur accord.
server-why-undo-rated = Dans une partie classée, on n’annule plus rien dès qu’une information cachée a été révélée ou que d’autres ont joué.
server-why-undo-free = Pas besoin de demander : annule.
server-why-undo-asked = Tu as déjà demandé aux autres.
server-why-nothing-asked = Personne n’a demandé d’annulation.
server-why-not-asked = Cette question est pour les autres.
server-why-redo-others = D’autres ont joué depuis : eux seuls peuvent rétablir ce coup.
server-why-nothing-to-undo = Rien à annuler.
server-why-nothing-to-redo = Rien à rétablir.

server-ending-resigned = Tous les autres ont abandonné

## La base de données

server-store-in-use = Un autre serveur Caribe utilise { $path } : arrête-le, ou indique un autre fichier avec --db.
server-store-newer = Cette base de données vient d’une version plus récente de Caribe : installe cette version, ou indique un autre fichier avec --db.
server-store-none = Il n’y a pas de base de données { $path }.
server-store-other-version = La base de données est d’une autre version de Caribe : démarre une fois le serveur, qui la met à jour.
server-store-no-url = Attendu : l’adresse d’une base de données, comme postgresql://name:password@host/database.
server-store-unreachable = La base de données { $path } est inutilisable ({ $why }) : démarre-la, ou indique une autre base avec --db.
server-store-unusable = La base de données { $path } est inutilisable ({ $why }) : indique un autre fichier avec --db.

## Demander où en est la partie, et l’aide de jeu

page-ask = Où en est la partie
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
page-aid-turn = Tour
page-aid-round = Manche
page-aid-cards = Cartes
page-aid-points = Points
page-aid-end = Fin
page-key-own = G
page-key-own-does = annoncer ce que tu as
page-key-table = T
page-key-table-does = annoncer ce qu’il y a sur la table
page-key-others = O
page-key-others-does = annoncer ce qu’ont les autres
page-key-choices = C
page-key-choices-does = annoncer ce que tu peux faire
page-key-last = L
page-key-last-does = annoncer ce qui s’est passé au dernier tour
page-key-aid = ?
page-key-aid-does = afficher l’aide de jeu
page-key-learn = H
page-key-learn-does = afficher « Comment jouer » à côté du plateau
page-ask-count = { $count ->
    [one] Un choix :
   *[other] { $count } choix :
 }
page-key-steps = ← →
page-key-steps-does = une étape en arrière ou en avant
page-key-rounds = ↑ ↓
page-key-rounds-does = une manche en arrière ou en avant
page-key-ends = Origine Fin
page-key-ends-does = aller au début, à la fin

## Notifications

server-notice-turn = { $game } : à toi de jouer
server-notice-turn-text = C’est à toi de jouer à { $game }, avec { $opponents }.
server-notice-turn-of = { $game } : à { $player } de jouer
server-notice-turn-of-text = C’est à { $player } de jouer à { $game }, avec { $opponents }.
server-notice-trial = Caribe : message d’essai
server-notice-trial-text = C’est ainsi que Caribe t’annonce ton tour : avec le jeu, tes adversaires et un lien.
server-notice-problem-url = Aucune notification ne peut être envoyée à cette adresse.
server-notice-problem-private = Cette adresse se trouve dans un réseau privé, ce que l’administrateur du serveur n’autorise pas.
server-notice-problem-slow = L’adresse n’a pas répondu à temps.
server-notice-problem-unreachable = L’adresse est injoignable.
server-notice-problem-refused = L’adresse a répondu par l’erreur { $status }.
server-error-too-many-channels = La limite est atteinte ; supprimes-en d’abord un.
server-error-not-confirmed = Ouvre d’abord le lien du courriel de confirmation.
server-expected-minute = une minute de la journée, de 0 à 1439
server-expected-url = une adresse de 2000 caractères au plus
server-expected-zone = un fuseau horaire comme Europe/Madrid
server-notice-problem-mail = Le serveur de messagerie refuse cette adresse.
server-notice-problem-off = L’administrateur du serveur n’a pas configuré cela.
server-error-channel-known = Cette adresse est déjà enregistrée.
server-expected-mail = une adresse électronique comme ana@example.org
server-expected-push-key = une clé de l’abonnement push d’un navigateur
server-mail-stop = Tu ne veux plus de ces courriels ? Ouvre ce lien :
server-mail-confirm = Caribe : confirme ton adresse
server-mail-confirm-text = { $name } souhaite recevoir un message à cette adresse quand vient son tour. Si c’est toi, ouvre ce lien ; sinon, ne fais rien.
server-feed-title = Caribe : tes tours
page-notices = Me prévenir quand c’est mon tour
page-notices-text = Pour les parties où chacun prend son temps. Une notification donne le jeu, tes adversaires et un lien vers la table, rien d’autre.
page-notices-try = M’en envoyer une
page-notices-sent = Envoyée.
page-notices-problem = La dernière n’est pas arrivée : { $problem }
page-notices-on = Activer
page-notices-off = Désactiver
page-notices-here = Dans ce navigateur, tant que Caribe est ouvert
page-notices-here-text = Un onglet en arrière-plan suffit. Son titre compte les tables qui t’attendent.
page-notices-denied = Ton navigateur bloque les notifications de cette page. Autorise-les dans ses réglages pour ce site, puis recharge la page.
page-notices-impossible = Ce navigateur ne le peut pas ici. Sur un iPhone ou un iPad, ajoute d’abord la page à l’écran d’accueil.
page-push = Dans ce navigateur, même quand Caribe est fermé
page-push-text = Ces notifications passent par les serveurs push de l’éditeur de ton navigateur, comme Google, Mozilla, Apple ou Microsoft. Ils voient quand on t’envoie quelque chose, pas quoi.
page-push-off = Le web push n’est pas en place sur ce serveur.
page-push-failed = Le navigateur ne s’est pas abonné : tu ne l’as pas autorisé, ou son serveur push est injoignable.
page-mail = Par courriel
page-mail-address = Adresse électronique
page-mail-add = Ajouter l’adresse
page-mail-off = Le courriel n’est pas en place sur ce serveur.
page-mail-asked = Un lien a été envoyé à { $address }. Ouvre-le pour confirmer l’adresse.
page-mail-unconfirmed = non confirmée
page-mail-confirm = Confirmer l’adresse
page-mail-confirm-text = Caribe enverra un courriel à cette adresse quand ce sera ton tour.
page-mail-confirm-done = L’adresse est confirmée.
page-mail-stop = Arrêter les courriels
page-mail-stop-text = Caribe n’écrira plus à cette adresse.
page-mail-stop-done = L’adresse est supprimée. Plus aucun courriel ne viendra.
page-webhooks = Webhooks
page-webhooks-text = Pour les salons de discussion et les programmes : Caribe envoie un POST signé, au format JSON, que Slack, Mattermost et Discord comprennent aussi.
page-webhook-url = Adresse
page-webhook-for = Annonce
page-webhook-all = tous mes tours
page-webhook-table = Tous les tours à la table de { $game }
page-webhook-add = Ajouter le webhook
page-webhook-secret = Secret du webhook
page-webhook-secret-text = Ce qui est envoyé est signé avec ce secret. Il n’est montré que maintenant.
page-feeds = Flux et calendrier
page-feeds-text = Des adresses secrètes pour un lecteur de flux et un calendrier. Qui les connaît voit où c’est ton tour.
page-feeds-make = Créer des adresses
page-feeds-renew = Créer de nouvelles adresses
page-feeds-end = Supprimer les adresses
page-feeds-fresh = Copie-les : elles ne sont montrées que maintenant. Les précédentes ne valent plus.
page-feeds-tried = Un essai figure dans les deux pendant un jour.
page-feed-atom = Flux Atom
page-feed-calendar = Calendrier
page-quiet = Heures calmes
page-quiet-text = Pendant ces heures, rien ne t’est envoyé ; les notifications arrivent ensuite. Fuseau horaire : { $zone }.
page-quiet-on = Respecter des heures calmes
page-quiet-from = De
page-quiet-to = À

# How to play: the walk through a game

page-learn = Comment jouer
page-learn-of = Comment jouer à { $game }
page-learn-deck = fiches
page-learn-card = Fiche { $number } sur { $count }
page-learn-back = Retour
page-learn-next = Suite
page-learn-way = Afficher
page-learn-all = Toutes les fiches
page-learn-one = Une à la fois
page-learn-reference = Les règles complètes
page-learn-rules = Règles :
page-learn-then = Et ensuite

# Indices, analyses de parties terminées et entraînement

page-hint = Indice
page-hint-title = Indice (I)
page-hint-about = Un indice a trois étapes : l’idée, les candidats et le coup. Le journal montre que tu l’as utilisé.
page-hint-ask-idea = Voir l’idée
page-hint-ask-candidates = Voir les candidats
page-hint-ask-move = Voir le coup
page-hint-idea = L’idée : ce qui compte ici
page-hint-no-idea = Rien ne se détache ici : plusieurs choix se valent à peu près.
page-hint-candidates = Candidats
page-hint-worth = Combien de parties sur cent tu gagnerais, d’après ce que tu peux savoir.
page-hint-close = L’écart est trop faible pour trancher.
page-hint-move = Le coup
page-hint-show = Le montrer sur le plateau
page-hint-measured = { $worlds ->
    [one] Mesuré sur { $worlds } partie imaginée.
   *[other] Mesuré sur { $worlds } parties imaginées.
 }
page-hint-thinking = Réflexion…
page-key-hint = I
page-key-hint-does = ouvrir l’indice ; encore une fois pour l’étape suivante
page-log-hint = { $who ->
    [you] Tu as utilisé un indice
   *[other] { $seat } a utilisé un indice
 } ({ $step ->
    [1] l’idée
    [2] les candidats
   *[3] le coup
 }).
page-review = Analyse
page-review-game = Analyser cette partie
page-review-of = Analyse de { $game }
page-review-none = Il n’y a pas d’analyse ici
page-review-about = Le serveur reprend la partie, essaie d’autres choix à chaque décision et montre lesquels ont coûté le plus. Cela prend une minute ou deux.
page-review-start = Lancer l’analyse
page-review-link = Lien vers cette analyse
page-review-running = Avancement de l’analyse
page-review-progress = { $percent } % terminé
page-review-ahead = { $count ->
    [one] { $count } autre analyse passe avant.
   *[other] { $count } autres analyses passent avant.
 }
page-review-leave = Tu peux quitter cette page : l’analyse continue et tu la retrouveras ici.
page-review-nothing = Rien à montrer pour l’instant.
page-review-later = Pas encore connu : l’analyse est en cours.
page-review-so-far = Résultat provisoire : l’analyse est en cours.
page-review-tab-decisions = Décisions
page-review-tab-ledger = Bilan
page-review-tab-summary = Résumé
page-review-chart = Graphique
page-review-shares = Chances
page-review-points = Points
page-review-from = Chances selon ce qu’on sait
page-review-from-table = Avec toutes les cartes visibles
page-review-from-seat = { $who ->
    [you] Selon ce que tu pouvais savoir
   *[other] Selon ce que { $seat } pouvait savoir
 }
page-review-unit = Victoires sur cent parties
page-review-points-unit = Points sur la table
page-review-as-table = Voir en tableau
page-review-moment-short = Moment
page-review-moment = Moment { $at } sur { $of }.
page-review-seat-at = { $name } : { $share }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
page-review-cell = { $share }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
page-review-estimate = { $value } ± { $error }
page-review-turning-point = Tournant
page-review-no-return = { $who ->
    [you] Après le moment { $at }, tu n’as plus jamais eu la moitié d’une chance équitable.
   *[other] Après le moment { $at }, { $seat } n’a plus jamais eu la moitié d’une chance équitable.
 }
page-review-whose = Les décisions de qui
page-review-everybody = Tous les joueurs
page-review-all-decisions = Voir toutes les décisions
page-review-no-mistakes = Aucune décision n’a coûté quelque chose à coup sûr.
page-review-verdict-only = Un seul choix raisonnable
page-review-verdict-fine = Bien
page-review-verdict-close = Trop serré pour trancher
page-review-verdict-inaccuracy = Imprécision
page-review-verdict-mistake = Erreur
page-review-verdict-blunder = Grosse erreur
page-review-count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
 }
page-review-count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
 }
page-review-count-blunder = { $count ->
    [one] { $count } grosse erreur
   *[other] { $count } grosses erreurs
 }
page-review-cost = Cela a coûté { $loss } victoires sur cent parties ; la vraie valeur est entre { $low } et { $high }.
page-review-close-text = C’est trop serré pour trancher.
page-review-mixed = Un bon joueur fait aussi ce choix de temps en temps.
page-review-punished = Cela a été puni.
page-review-unpunished = Cela n’a pas été puni.
page-review-better = Mieux
page-review-why = Pourquoi
page-review-for = (pour)
page-review-against = (contre)
page-review-term-of = { $who ->
    [you] (toi)
   *[other] ({ $seat })
 }
page-review-measured = Ce qui a été comparé, en victoires sur cent
page-review-difficulty = Difficulté : qui joue vite perd ici { $loss } en moyenne. { $worlds ->
    [one] Mesuré sur { $worlds } partie imaginée.
   *[other] Mesuré sur { $worlds } parties imaginées.
 }
page-review-try = Réessayer
page-review-worlds = Parties imaginées à continuer
page-review-world = Partie { $number } : { $played } comme joué, { $better } avec le meilleur choix
page-review-world-play = Jouer
page-review-ledger-about = Où sont passées les chances de chacun, en victoires sur cent parties. Ce que l’un donne, les autres le reçoivent.
page-review-ledger-start = Au début
page-review-ledger-decisions = Décisions de { $name }
page-review-ledger-draws = Chance à la pioche
page-review-ledger-hidden = Ce qui était caché
page-review-ledger-remainder = Reste
page-review-ledger-end = À la fin
page-review-gave = { $who ->
    [you] Tu as donné
   *[other] { $seat } a donné
 } { $loss } victoires sur cent en { $count ->
    [one] { $count } vraie décision.
   *[other] { $count } vraies décisions.
 }
page-review-ladder = Les bots en autant de décisions : { $levels }.
page-review-rung = { $level } { $loss }
page-review-sure = Plus précisément : { $loss }. Qui joue vite donnerait ici { $difficulty }.
page-review-reference = Tous les chiffres viennent de parties continuées par « { $name } », version { $version }.
page-practice = Entraînement
page-practice-home = S’entraîner avec des problèmes et des positions de tes parties
page-practice-home-due = { $count ->
    [one] Entraînement : { $count } exercice à faire
   *[other] Entraînement : { $count } exercices à faire
 }
page-practice-due = { $count ->
    [one] { $count } exercice à faire
   *[other] { $count } exercices à faire
 }
page-practice-none-due = Rien à faire aujourd’hui
page-practice-about = Les erreurs de tes parties analysées reviennent après quelques jours, jusqu’à ce que tu les résolves. Les problèmes sont des positions avec un choix nettement meilleur.
page-practice-start = Commencer
page-practice-puzzle = Résoudre un problème
page-practice-puzzles = Problèmes
page-practice-count = { $count ->
    [one] { $count } problème.
   *[other] { $count } problèmes.
 }
page-practice-rating = Ton classement : { $rating } ± { $error } ({ $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
 }).
page-practice-unrated = Tu n’en as encore essayé aucun.
page-practice-solve = Résoudre
page-practice-mine = De tes parties
page-practice-open = Ouvrir
page-practice-tries = Réussi : { $solved }, manqué : { $missed }.
page-practice-due-now = À faire maintenant.
page-practice-due-in = { $days ->
    [one] À faire demain.
   *[other] À faire dans { $days } jours.
 }
page-practice-no-mistakes = Rien pour l’instant. Analyse une partie terminée : ce que tu pouvais mieux faire viendra ici.
page-puzzle = Problème
page-puzzle-text = Un choix est nettement meilleur que tous les autres. Trouve-le.
page-exercise = Exercice
page-exercise-text = Trouve un choix aussi bon que le meilleur.
page-exercise-none = Il n’y a pas d’exercice ici
page-exercise-you = Toi
page-exercise-measuring = On évalue ton choix…
page-exercise-next = Exercice suivant
page-exercise-review = Vers l’analyse
page-exercise-right = Juste
page-exercise-wrong = Pas le meilleur
page-exercise-best = C’est le meilleur choix.
page-exercise-as-good = C’est aussi bon que le meilleur choix, pour autant qu’on puisse le dire.
page-exercise-cost = Cela coûte { $loss } victoires sur cent parties.
page-exercise-again = Essaie un autre choix ou regarde la solution.
page-exercise-solution = Voir la solution
page-exercise-today = Il reviendra bientôt.
page-exercise-in = { $days ->
    [one] Il reviendra demain.
   *[other] Il reviendra dans { $days } jours.
 }
server-why-hint-rated = Il n’y a pas d’indices dans une partie classée.
server-why-hint-not-now = Tu peux demander un indice quand c’est ton tour.
server-why-hint-not-asked = Demande d’abord l’indice à la table.
server-expected-hint-step = une étape d’un indice : 1, 2 ou 3
server-error-no-analysis = Le calcul n’a pas abouti. Réessaie dans un instant.
server-error-no-review = Il n’y a pas encore d’analyse de cette partie.
server-error-no-exercise = Cet exercice n’existe plus.
server-error-too-many-reviews = { $most } de tes analyses attendent encore. Réessaie quand certaines seront prêtes.
server-review-failed = Cette partie n’a pas pu être analysée.

# Une première partie guidée

page-guided = Partie guidée
page-guided-of = Apprendre { $game } en jouant
page-guided-step = Étape { $number } sur { $count }
page-guided-restart = Recommencer
page-guided-play-on = Continuer à partir d’ici
page-guided-try = Essaie
page-guided-yours = À toi de jouer
page-guided-read-on = Lis d’abord le texte, puis clique sur « Suite ».
page-guided-another = Les règles le permettent, mais essayons autre chose pour l’instant. Suis ce qui brille.
page-guided-do-try = Les règles le permettent, mais essaie d’abord ce qui est entouré.
page-guided-offer = Apprendre en jouant
