# Ce qu’une table refuse, et que faire à la place.
refusal-no-such-table = Cette table n’existe pas. Vérifie le lien ou ouvre une nouvelle table.
refusal-table-deleted = Cette table a été supprimée.
refusal-not-joined = Rejoins d’abord une table.
refusal-other-table = Cette connexion suit une autre table ; rejoins d’abord celle-ci.
refusal-bad-token = Ce lien personnel n’ouvre aucune place ici. Demande une place à l’hôte, ou regarde.
refusal-not-your-seat = La place { $seat } n’est pas à toi.
refusal-no-such-seat = Cette table n’a pas de place { $seat }.
refusal-table-full = Les { $most } places de cette table sont prises.
refusal-seat-plays = La place { $seat } ne joue pas cette partie ; elle attend la suivante.
refusal-seats-order = Nomme chacune des { $count } places une seule fois.
refusal-name-taken = Le nom « { $name } », ou presque le même, est déjà pris ici ; choisis-en un autre.
refusal-name-empty = Choisis un nom d’au moins une lettre.
refusal-only-host = Seul l’hôte peut faire cela.
refusal-not-a-person = La place { $seat } n’est pas celle d’une personne.
refusal-host-stays = L’hôte reste à la table ; confie d’abord la table à quelqu’un.
refusal-game-running = Il faut attendre la fin de la partie.
refusal-no-game = Aucune partie en cours ; l’hôte peut en commencer une.
refusal-game-frozen = Cette version ne peut pas continuer cette partie enregistrée. On peut la lire, et l’hôte peut y mettre fin.
refusal-too-few-players =
    { $players ->
        [one] Une seule personne est là
       *[other] { $players } personnes sont là
    }, mais il en faut { $fewest }. Invite quelqu’un ou ajoute des bots.
refusal-unknown-deck = Ce paquet n’est plus ici ; envoie-le de nouveau ou choisis-en un autre.
refusal-already-resigned = La place { $seat } a déjà abandonné cette partie.
refusal-deck-not-in-box = Cette partie s’est jouée avec un paquet personnel : seule la personne qui l’a apporté peut ouvrir une table avec.
refusal-stale = La table a changé entre-temps ; voici où elle en est.
refusal-future = Ce coup appartient à un moment qui n’est pas encore venu ; regarde de nouveau la table.
refusal-bot-plays = Un bot joue pour la place { $seat } ; reprends d’abord la place.
refusal-unknown-level = Il n’y a pas de bot « { $level } ».
refusal-still-here = La personne de la place { $seat } est là, ou l’était à l’instant. Un bot peut la remplacer après { $seconds } secondes d’absence.
refusal-no-bot-here = Aucun bot ne joue pour la place { $seat }.
refusal-already-voted = Ton accord est déjà noté ; aux autres de décider.
refusal-undo-nothing = Tu n’as aucun coup à reprendre.
refusal-undo-news = De nouvelles informations sont apparues : le coup ne peut plus être annulé.
refusal-undo-pending = Une annulation est déjà demandée.
refusal-undo-not-asked = Personne n’a demandé d’annulation.
refusal-undo-not-yours = Ta réponse n’est pas nécessaire pour cette annulation.
refusal-again-said = Tu l’as déjà dit ; aux autres d’accepter, ou à l’hôte de lancer la partie.
refusal-hint-people = Les indices n’existent que face aux bots seuls.
refusal-hint-not-now = Un indice se demande quand c’est ton tour.
refusal-no-hint = Ce jeu n’a pas de bot capable de donner un indice.
refusal-no-such-moment = Ce moment n’existe pas dans cette partie.
refusal-nothing-to-decide = À ce moment, la partie est finie : il n’y a plus rien à décider.
refusal-no-such-choice = Ce choix n’est pas possible maintenant.
refusal-no-such-card = Cette carte n’est pas en vue ; choisis-en une sur la table.
refusal-card-not-open = On ne peut signaler qu’une carte révélée.
refusal-store-full = Le disque du serveur est plein : le coup n’est pas joué. Réessaie quand il y aura de la place.
refusal-store-down = Le stockage du serveur ne répond pas : réessaie dans un instant.
refusal-too-fast = C’était trop rapide ; attends un instant.
refusal-too-many-tables = Trop de tables ont été ouvertes depuis ton réseau ; réessaie plus tard.
refusal-too-many-seats = Trop de places ont été prises depuis ton réseau ; réessaie dans quelques minutes.
refusal-too-many-connections = Trop de connexions depuis ton réseau ; ferme-en et réessaie.
refusal-too-many-watching = Cette table a déjà { $most } connexions ; elle n’en accepte pas plus.
refusal-too-large = C’est trop volumineux : { $most } octets au plus.
refusal-not-understood = Le serveur n’a pas compris ce message : { $detail }
refusal-server-error = Une erreur s’est produite sur le serveur. Rien n’a changé ; réessaie.
refusal-other-origin = Cette page ne vient pas de ce serveur ; ouvre la table par son propre lien.
refusal-no-such-page = Il n’y a rien ici.
refusal-only-here = Seule la personne assise devant la machine du serveur peut laisser entrer les autres.

moving-exported = Exportés : tables { $tables }, paquets { $decks }, signalements { $reports }.
moving-imported = Importés : tables { $tables }, paquets { $decks }, signalements { $reports }.
backup-taken = Sauvegardé dans { $file } : { $entries } entrées de tables, { $decks } paquets.
backup-restored = Restauré depuis { $file } : { $entries } entrées de tables, { $decks } paquets.
serve-taken = Un autre serveur utilise déjà { $file }. Arrête-le d’abord, ou indique un autre fichier avec --store.
deck-no-reports = Personne n’a signalé de carte.
