# Les mots du cœur : les raisons et les fautes que tous les jeux partagent.

core-seat = Place { $number }
core-guest = Invité { $number }

core-why-over = La partie est finie.
core-why-not-your-turn = Ce n’est pas à toi : la décision revient à { $other }.
core-why-no-such-action = Il n’y a pas d’action { $action } ; les actions de ce jeu vont de 0 à { $last }.
core-why-no-such-target = Rien ne s’appelle « { $target } » à cette table.
core-why-unclear = Ce n’est pas possible maintenant.
core-why-stale = La partie a avancé entre-temps : regarde à nouveau et refais ton choix.

core-prompt-over = La partie est finie.

core-fault-players = Attendu : { $least } à { $most } joueurs ; reçu : { $got }.
core-fault-option = Attendu, au choix : { $expected } ; reçu : { $got }.
core-fault-unknown-option = Cette option n’existe pas ; ce jeu connaît : { $expected }.
core-fault-type = Attendu : { $expected } ; reçu : { $got }.
core-fault-missing = Il manque quelque chose ici ; attendu : { $expected }.
core-fault-unknown = Cette entrée n’existe pas ici ; attendu, au choix : { $expected }.
core-fault-twice = Cette liste nomme quelque chose deux fois.
core-fault-length = Attendu : { $expected } entrées ; reçu : { $got }.

core-notation-unknown = « { $text } » n’est pas un coup possible ici. Possibles : { $candidates }.
core-notation-ambiguous = « { $text } » n’est pas clair. Cela peut être : { $candidates }.
core-notation-beyond = « { $text } » ne peut pas encore être lu : après « { $candidates } », c’est le hasard ou un autre joueur qui décide.

core-document-cut = Le document est tronqué : il s’arrête à la ligne { $line }, colonne { $column }.
core-document-broken = Ce n’est pas du JSON : la ligne { $line }, colonne { $column }, est illisible.
core-document-monstrous = Ce JSON est illisible : un nombre est trop grand, ou l’imbrication trop profonde.

core-failure-none = fichier ou dossier introuvable
core-failure-denied = accès refusé
core-failure-folder = c’est un dossier
core-failure-no-folder = ce n’est pas un dossier
core-failure-full = plus de place
core-failure-read-only = en lecture seule
core-failure-in-use = l’adresse est déjà utilisée
core-failure-not-here = cette adresse n’est pas celle de cette machine

core-record-format = Attendu : un enregistrement au format { $expected } ; reçu : { $got }.
core-record-rules = Cette partie a été jouée avec la version { $got } des règles ({ $game }) ; ce Caribe connaît la version { $expected }.
core-record-no-seed = La graine manque, aucun tirage ne peut donc être vérifié ; elle est publiée à la fin de la partie.
core-record-commitment = La graine ne correspond pas à l’engagement : son empreinte est { $got }, alors que { $expected } a été publié avant la partie.
core-record-action = Action { $action } impossible ici pour { $seat } : { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
 }
core-record-seat = Cette décision revient à { $other } ; l’enregistrement l’attribue à { $seat }.
core-record-order = Plusieurs places décident ici en même temps, et un enregistrement les note dans l’ordre des places : { $other } vient avant { $seat }.
core-record-after-end = La partie était finie après { $count ->
    [one] { $count } action
   *[other] { $count } actions
 } ; celle-ci vient trop tard.
core-record-cut = L’enregistrement est tronqué : après { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }, la partie n’est pas finie et la décision revient à { $other }.
core-record-result = La partie jouée donne { $expected }, et l’enregistrement dit { $got }.

## Les packs de données

pack-template-opening =
    Un pack de données pour { $game } : ce qu’il y a dans ta boîte, à la place de ce que Caribe fournit.
    Change ce qui diffère, vérifie avec `caribe pack check { $file }`, joue avec `caribe play { $game } --pack { $file }`.
pack-template-text =
    Des noms et des textes à toi, dans n’importe quelle langue : enlève le « # » du titre et de chaque ligne que tu changes.
    Titre : [text.fr] pour le français, [text.pl] pour le polonais… Tout texte du jeu peut être changé de la même façon.
pack-unreadable = Impossible de lire le fichier { $path } : { $why }.
pack-not-text = Le fichier { $path } n’est pas un texte en UTF-8.
pack-not-toml = Ce n’est pas du TOML : { $why }.
pack-large = Le fichier dépasse { $most } octets.
pack-other-game = Ce pack est fait pour { $got }, pas pour { $expected }.
pack-unspeakable = Un pack contient des textes, des nombres entiers ou décimaux, true et false, des listes et des tables ; reçu : { $got }.
pack-language = Attendu : le code d’une langue, par exemple fr ou pl ; reçu : { $got }.
pack-foreign-text = Un pack ne change que les textes de son propre jeu, dont les noms commencent par : { $expected }.
pack-unknown-text = { $near ->
    [none] Aucun texte de ce jeu ne porte ce nom.
   *[other] Aucun texte de ce jeu ne porte ce nom ; voulais-tu dire { $near } ?
 }
pack-not-fluent = Ce texte ne suit pas la syntaxe de Fluent : { $got }
pack-reference = Le texte d’un pack contient des mots et des variables, sans renvoi à d’autres textes ; reçu : { $got }.
pack-no-variable = Ce texte a pour variables { $expected }, et non { $got }.

core-module-missing = Le module Python { $module } n’est pas installé. La ligne de commande et le serveur ont besoin d’autres paquets : pip install 'caribe-games[cli,server]'

core-list-or = { $first } ou { $rest }
core-list-comma = { $first }, { $rest }
