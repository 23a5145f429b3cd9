### Full Thrust: ein Kriegsspiel um Sternenflotten. $ship, $target und $group sind Namen; $squadron ist eine Seite oder eines ihrer Geschwader.

full-thrust-title = Full Thrust
full-thrust-subtitle = Sternenflotten, geheime Befehle, ein Tisch

## Seiten

full-thrust-side-blue = Blau
full-thrust-side-red = Rot
full-thrust-side-green = Grün
full-thrust-side-amber = Gelb
full-thrust-side-hammer = Hammer
full-thrust-side-swarm = Schwarm
full-thrust-side-convoy = Geleitzug
full-thrust-side-raiders = Kaperer
full-thrust-side-guard = Koloniewehr
full-thrust-side-union = Union
full-thrust-squadron = { $side }, { $number }. Geschwader

## Szenarien

full-thrust-scenario-first-command = Erstes Kommando
    .text = Zwei Fregatten stellen einen leichten Frachter. Ein geführtes erstes Gefecht: acht Runden, Schritt für Schritt erklärt. Nicht ausgeglichen.
full-thrust-scenario-border-patrol = Grenzpatrouille
    .text = Zwei gleich starke Patrouillen treffen dort aufeinander, wo sich zwei Grenzen kreuzen. Ein kleines Gefecht für den Anfang: zehn Runden, vier Schiffe je Seite.
full-thrust-scenario-hammer-and-swarm = Hammer und Schwarm
    .text = Ein Schlachtschiff mit Begleitung gegen einen Schwarm leichterer Schiffe von gleichem Wert. Spielt der Computer beide Seiten, gewinnt öfter der Schwarm.
full-thrust-scenario-fleet-action = Flottengefecht
    .text = Zwei Flotten nach eigener Wahl, innerhalb eines vereinbarten Faktorwerts.
full-thrust-scenario-convoy = Geleitzug
    .text = Vier Handelsschiffe und wenige Begleiter müssen über den Tisch. Stärkere Kaperer wollen sie zerstören oder nehmen. Spielt der Computer beide Seiten, gewinnen öfter die Kaperer.
full-thrust-scenario-grand-admiral = Großadmiral
    .text = Ein Flottengefecht für mehrere Spieler je Seite: Jeder führt ein Geschwader und schreibt dessen Befehle.
full-thrust-scenario-three-cornered = Kampf zu dritt
    .text = Drei Mächte, ein Tisch, keine Freunde.
full-thrust-scenario-four-cornered = Kampf zu viert
    .text = Vier Mächte treffen sich in der Mitte des Tisches.
full-thrust-scenario-last-run = Die letzte Fahrt der Furious
    .text = Ein Geleitkreuzer, ein Zerstörer und zwei Aufklärer gegen einen Kampfverband. Schlagen lässt er sich kaum; kommt an die Transporter heran. Nicht ausgeglichen.
full-thrust-scenario-made-battle = Gefecht nach Maß
    .text = Zwei bis vier gleich starke Flotten, zufällig oder nach Wahl, von benachbarten Rändern.
full-thrust-scenario-made-convoy = Geleitzug nach Maß
    .text = Handelsschiffe mit Geleit müssen den Tisch überqueren; Kaperer lauern. Der Computer kann messen, wie ausgeglichen es ist.
full-thrust-scenario-made-rearguard = Nachhut nach Maß
    .text = Eine Nachhut hält eine stärkere Flotte mit ihren Transportern auf: Sie muss ihr schaden oder alle aufhalten. Der Computer kann messen, wie ausgeglichen es ist.
full-thrust-scenario-own = { $name }
    .text = Ein eigenes Szenario.

## Klassen

full-thrust-class-scout = Aufklärer
full-thrust-class-frigate = Fregatte
full-thrust-class-destroyer = Zerstörer
full-thrust-class-light-cruiser = Leichter Kreuzer
full-thrust-class-escort-cruiser = Geleitkreuzer
full-thrust-class-heavy-cruiser = Schwerer Kreuzer
full-thrust-class-battleship = Schlachtschiff
full-thrust-class-dreadnought = Dreadnought
full-thrust-class-carrier = Träger
full-thrust-class-light-freighter = Leichter Frachter
full-thrust-class-bulk-carrier-armed = Massengutfrachter, bewaffnet
full-thrust-class-bulk-carrier-unarmed = Massengutfrachter, unbewaffnet
full-thrust-class-commercial-liner = Passagierschiff
full-thrust-class-fleet-tender = Flottentender
full-thrust-class-dummy = Attrappe
full-thrust-class-own = { $name }

## Schiffe, Waffen, Systeme

full-thrust-unit-ship = { $name }
full-thrust-unit-bogey = Kontakt { $letter }
full-thrust-unit-group = { $number }. Staffel der { $ship }
full-thrust-unit-unknown = unbekannt
full-thrust-weapon = { $kind } (Nr. { $number })
full-thrust-weapon-a = A-Batterie
full-thrust-weapon-b = B-Batterie
full-thrust-weapon-c = C-Batterie
full-thrust-weapon-torpedo = Torpedorohr
full-thrust-weapon-needle = Nadelstrahl
full-thrust-system-drive = Antrieb
full-thrust-system-firecon = Feuerleitung { $number }
full-thrust-arc-fore = Bug
full-thrust-arc-starboard = Steuerbord
full-thrust-arc-aft = Heck
full-thrust-arc-port = Backbord
full-thrust-edge-north = Norden
full-thrust-edge-east = Osten
full-thrust-edge-south = Süden
full-thrust-edge-west = Westen

## Schalter

full-thrust-switch-adv-movement = Erweiterte Bewegung
full-thrust-switch-threshold-damage = Schwellenschaden
full-thrust-switch-alternate-fire = Abwechselndes Feuer
full-thrust-switch-hull-armour = Panzerung
full-thrust-switch-pulse-torpedoes = Impulstorpedos
full-thrust-switch-needle-beams = Nadelstrahlen
full-thrust-switch-sensors = Sensoren
full-thrust-switch-dummies = Attrappen
full-thrust-switch-fighters = Jäger
full-thrust-switch-dogfights = Jägerkämpfe
full-thrust-switch-ramming = Rammen
full-thrust-switch-custom-designs = Eigene Entwürfe
full-thrust-switch-merchants = Handelsschiffe
full-thrust-switch-morale = Moral
full-thrust-switch-morale-flagship = Moral des Flaggschiffs
full-thrust-switch-odd-thrust-round-up = Ungerader Schub aufgerundet

## Was gefragt wird

full-thrust-ask-deploy = Stell deine Schiffe auf, ungesehen von den anderen.
full-thrust-ask-orders = Runde { $turn }: Schreib deine Befehle, ungesehen von den anderen.
full-thrust-ask-scans = Wähl, was deine Schiffe abtasten.
full-thrust-ask-move-group = { $side }: Beweg eine Jägerstaffel.
full-thrust-ask-allocate = Verteil dein Feuer, ungesehen von den anderen.
full-thrust-ask-fire-next = { $side }: Lass ein Schiff oder eine Staffel feuern, oder pass.
full-thrust-ask-guns = { $ship } wird angegriffen. Verteil { $guns ->
        [one] das Abwehrgeschütz
       *[other] die { $guns } Abwehrgeschütze
    }.
full-thrust-ask-exit-edge = { $squadron } zieht sich zurück. Über welchen Rand?

## Was gewürfelt wird

full-thrust-roll-deal-edges = Wer stellt sich wo auf?
full-thrust-roll-edge = Darf { $ship } zurückkehren?
full-thrust-roll-order = { $side } würfelt darum, wer beginnt.
full-thrust-roll-line = { $target } liegt zwischen zwei Schussfeldern der { $ship }.
full-thrust-roll-gun = { $ship } feuert ein Abwehrgeschütz auf { $group }.
full-thrust-roll-shot = { $ship }, { $weapon }, auf { $target }.
full-thrust-roll-attack = { $group } greift { $target } an.
full-thrust-roll-threshold = { $ship }: { $system } fällt bei { $needed } oder mehr aus.
full-thrust-roll-ram-contest = { $ship }: Würfel und Schub entscheiden über den Rammstoß.
full-thrust-roll-ram-damage = { $ship } rammt { $target }: Schaden für beide.
full-thrust-roll-morale = { $squadron } zieht sich bei { $needed } oder mehr zurück.

## Was geschah

full-thrust-event-edges-kept = Der Würfel zeigt { $die }: Die Zonen bleiben, wie sie sind.
full-thrust-event-edges-swapped = Der Würfel zeigt { $die }: Die Seiten tauschen die Zonen.
full-thrust-event-deployed = { $ship } ist aufgestellt: Kurs { $course }, Fahrt { $velocity }.
full-thrust-event-locked = { $squadron } ist bereit.
full-thrust-event-unlocked = { $squadron } ist nicht mehr bereit.
full-thrust-event-set-up = Alle sind aufgestellt.
full-thrust-event-turn = Runde { $turn }.
full-thrust-event-order = { $ship }: { $order }
full-thrust-event-orders = Alle Befehle liegen vor. Die Schiffe bewegen sich.
full-thrust-event-moved = { $ship }: Kurs { $course }, Fahrt { $velocity }.
full-thrust-event-bogey-moved = { $ship } bewegt sich.
full-thrust-event-void = { $ship } fliegt geradeaus weiter. { $reason }
full-thrust-event-left = { $ship } verlässt den Tisch nach { $edge }.
full-thrust-event-back = { $ship }: Der Würfel zeigt { $die }. Rückkehr ab Runde { $turn }.
full-thrust-event-too-late = { $ship }: Der Würfel zeigt { $die }. Rückkehr frühestens in Runde { $turn }: zu spät für dieses Gefecht.
full-thrust-event-never-back = { $ship }: Der Würfel zeigt { $die }. Keine Rückkehr.
full-thrust-event-returned = { $ship } kehrt zurück.
full-thrust-event-destroyed = { $ship } ist zerstört.
full-thrust-event-lost = { $ship } ist für das Gefecht verloren.
full-thrust-event-withdrawn = { $ship } hat sich zurückgezogen.
full-thrust-event-exited = { $ship } ist entkommen.
full-thrust-event-removed = Eine Attrappe wird entfernt: { $ship }.
full-thrust-event-revealed = Kontakt { $letter } ist { $ship } ({ $class }): { $cause }.
full-thrust-cause-passive = von passiven Sensoren erfasst
full-thrust-cause-scanned = abgetastet
full-thrust-cause-scanning = durch die eigene Abtastung verraten
full-thrust-cause-launch = hat Jäger gestartet
full-thrust-cause-recovery = hat Jäger aufgenommen
full-thrust-cause-attacked = von Jägern angegriffen
full-thrust-event-scan-chosen = { $ship }: Abtastung gewählt.
full-thrust-event-scans = Alle Abtastungen sind gewählt.
full-thrust-event-scanned = { $ship } tastet Kontakt { $letter } ab.
full-thrust-event-launched = Gestartet: { $group }.
full-thrust-event-launch-void = { $ship } startet nichts: Es wurde Schub verbraucht, oder der Startpunkt liegt neben dem Tisch.
full-thrust-event-landing = { $group } soll an Bord gehen.
full-thrust-event-landing-void = { $ship } nimmt niemanden auf: Es wurde Schub verbraucht, oder die Staffel ist zu weit weg.
full-thrust-event-order-rolled = { $side } würfelt { $die }.
full-thrust-event-order-set = { $side } beginnt.
full-thrust-event-group-moved = { $group } fliegt.
full-thrust-event-line = { $target } liegt zwischen zwei Schussfeldern der { $ship }. Der Würfel zeigt { $die }: { $arc }.
full-thrust-event-shots-chosen = { $ship }: Feuer verteilt.
full-thrust-event-attack-chosen = { $group }: Angriff festgelegt.
full-thrust-event-fire = Alles Feuer ist verteilt.
full-thrust-event-fires = { $ship } feuert.
full-thrust-event-attacks = { $group } greift { $target } an.
full-thrust-event-attack-spent = { $group } griff eine Attrappe an: Der Angriff ist vertan.
full-thrust-event-passed = { $side } passt.
full-thrust-event-guns = { $ship } antwortet mit Abwehrgeschützen: { $guns }.
full-thrust-event-gun = { $ship } feuert auf { $group }: { $die }, getroffene Jäger: { $hits }.
full-thrust-event-battery = { $ship }, { $weapon }, auf { $target }: { $dice }. Schaden: { $damage }.
full-thrust-event-torpedo = { $ship } feuert einen Torpedo auf { $target }: { $die }, nötig { $needed }. Schaden: { $damage }.
full-thrust-event-needle = { $ship } richtet einen Nadelstrahl auf { $target }, { $system }: { $die }.
full-thrust-event-attack = { $group } greift { $target } an: { $dice }. Treffer: { $hits }.
full-thrust-event-damaged = { $ship } verliert { $boxes ->
        [one] 1 Kästchen
       *[other] { $boxes } Kästchen
    }.
full-thrust-event-needle-hit = { $ship }: { $system } fällt aus.
full-thrust-event-threshold-lost = { $ship }: { $system } fällt aus ({ $die }, Ausfall bei { $needed }+).
full-thrust-event-threshold-held = { $ship }: { $system } hält ({ $die }, Ausfall bei { $needed }+).
full-thrust-event-fighters-lost = { $group } verliert Jäger: { $fighters }.
full-thrust-event-ram-missed = { $ship } kann nicht rammen: Das Ziel ist außer Reichweite.
full-thrust-event-rammed = { $ship } rammt { $target }: { $own } zu { $other }.
full-thrust-event-ram-evaded = { $target } weicht { $ship } aus: { $own } zu { $other }.
full-thrust-event-ram-damage = { $ship } und { $target } stoßen zusammen: { $dice }, mal { $factor }. Schaden für beide: { $damage }.
full-thrust-event-recovered = { $group } ist wieder an Bord.
full-thrust-event-morale-held = { $squadron } kämpft weiter ({ $die }, Rückzug bei { $needed }+).
full-thrust-event-morale-broken = { $squadron } verliert den Mut ({ $die }, Rückzug bei { $needed }+).
full-thrust-event-morale-gone = { $squadron } hat zu viele Schiffe verloren und damit den Mut.
full-thrust-event-withdraws = { $squadron } zieht sich nach { $edge } zurück.
full-thrust-plan-wait = bleibt fern
full-thrust-plan-return = kehrt zurück

## Ausgänge

full-thrust-outcome-draw = Das Gefecht endet unentschieden.
full-thrust-outcome-won = Sieg für { $side }.
full-thrust-outcome-minor = Ein kleiner Sieg für { $side }.
full-thrust-outcome-major = Ein großer Sieg für { $side }.

## Warum ein Befehl ungültig ist

full-thrust-void-thrust = Verlangt sind { $asked } Schubpunkte; der Antrieb gibt { $has }.
full-thrust-void-turn = Verlangt sind { $asked } Kurspunkte; der halbe Schub ist { $most }.
full-thrust-void-under-zero = Die Fahrt läge unter 0.
full-thrust-void-too-fast = Die Fahrt ist höher, als sich festhalten lässt.

## Warum etwas abgelehnt wird

full-thrust-refusal-not-now = Das ist jetzt nicht gefragt.
full-thrust-refusal-die-asked = Zuerst wird gewürfelt.
full-thrust-refusal-choice-asked = Gefragt ist eine Entscheidung, kein Würfel.
full-thrust-refusal-over = Das Gefecht ist vorbei.
full-thrust-refusal-no-unit = Kein solches Schiff und keine solche Staffel ist jetzt beteiligt.
full-thrust-refusal-locked = Das ist schon festgelegt. Gib es wieder frei, um etwas zu ändern.
full-thrust-refusal-not-locked = Du hast noch nichts festgelegt.
full-thrust-refusal-not-asked = Du hast hier nichts zu entscheiden.
full-thrust-refusal-not-set-up = Ein Schiff ist noch nicht aufgestellt.
full-thrust-refusal-outside-zone = Dieser Punkt liegt außerhalb deiner Zone.
full-thrust-refusal-place-fixed = Das Szenario legt fest, wo sie beginnt.
full-thrust-refusal-course = Auf diesem Kurs darf sie nicht beginnen.
full-thrust-refusal-velocity = Die Fahrt muss zwischen { $low } und { $high } liegen.
full-thrust-refusal-letter = Gib ihr einen Buchstaben deiner eigenen Seite.
full-thrust-refusal-letter-taken = Ein anderer Kontakt hat diesen Buchstaben.
full-thrust-refusal-switch-off = Diese Regel ist nicht in Gebrauch: { $switch }.
full-thrust-refusal-withdrawing = Das Geschwader zieht sich zurück; seine Befehle schreiben sich von selbst.
full-thrust-refusal-dummy = Eine Attrappe kann das nicht.
full-thrust-refusal-no-group = Sie hat keine solche Staffel dort, wo der Befehl sie braucht.
full-thrust-refusal-launches = Sie startet höchstens { $most } je Runde.
full-thrust-refusal-no-target = Es gibt kein solches Ziel.
full-thrust-refusal-not-back = Sie darf nicht vor Runde { $turn } zurückkehren.
full-thrust-refusal-not-inward = Dieser Kurs führt nicht auf den Tisch.
full-thrust-refusal-not-on-side = Sie kehrt über den Rand zurück, über den sie ging.
full-thrust-refusal-range = Außer Reichweite: { $reach } Zoll.
full-thrust-refusal-arc = Kein Schussfeld: Das Ziel liegt im Bereich { $arc }.
full-thrust-refusal-weapon-down = Diese Waffe ist ausgefallen.
full-thrust-refusal-weapon-twice = Eine Waffe feuert einmal je Runde.
full-thrust-refusal-firecons = Ziele: { $targets }. Feuerleitungen in Betrieb: { $firecons }.
full-thrust-refusal-same-arc = Zwei Ziele müssen in verschiedenen Schussfeldern liegen.
full-thrust-refusal-system = Ein Nadelstrahl nennt ein System in Betrieb; andere Waffen nennen keines.
full-thrust-refusal-fired = Sie hat in dieser Runde schon gefeuert.
full-thrust-refusal-other-side = Die andere Seite ist am Zug.
full-thrust-refusal-moved = Die Staffel ist schon geflogen.
full-thrust-refusal-off-table = Staffeln bleiben auf dem Tisch.
full-thrust-refusal-must-land = Die Staffel geht an Bord: Beweg sie zu ihrem Schiff.
full-thrust-refusal-landing = Die Staffel geht an Bord und greift nicht an.
full-thrust-refusal-nothing = Um nicht zu feuern, pass.
full-thrust-refusal-guns = Zusammen müssen es { $guns } sein.
full-thrust-refusal-too-long = Die Liste ist zu lang.

## Warum ein Entwurf oder eine Flotte nicht zulässig ist

full-thrust-fault-damage = Die Kästchen müssen zwischen { $low } und { $high } liegen.
full-thrust-fault-damage-low = Es müssen mindestens { $low } Kästchen sein.
full-thrust-fault-arcs-apart = Die Schussfelder einer Waffe müssen nebeneinanderliegen.
full-thrust-fault-too-many-arcs = Diese Waffe hat höchstens { $most } Schussfelder.
full-thrust-fault-cost = Verbrauchte Faktoren: { $cost }. Vorhandene: { $most }.
full-thrust-fault-tube-ship = Nur Kreuzer und Großkampfschiffe tragen Torpedorohre.
full-thrust-fault-tube-fore = Ein Torpedorohr feuert nur nach vorn.
full-thrust-fault-merchant-weapons = Ein Handelsschiff trägt höchstens { $most } Waffenfaktoren.
full-thrust-fault-no-firecon = Ein Schiff ohne Feuerleitung trägt keine Waffen.
full-thrust-fault-too-many-weapons = Höchstens { $most } Waffen haben Platz.
full-thrust-warning-one-sided = Mehr als die Hälfte der Batterien feuert durch ein einziges Schussfeld.
full-thrust-warning-bare = Anders als beim üblichen Schiff deckt nichts den Bereich { $arc }.
full-thrust-fault-empty = Wähl mindestens ein Schiff.
full-thrust-fault-too-many-ships = Höchstens { $most } Schiffe.
full-thrust-fault-budget = Faktorwert { $value }; vereinbart sind { $budget }.
full-thrust-fault-not-the-scenarios = Das Szenario nennt andere Schiffe.
full-thrust-fault-no-class = Es gibt keine Klasse „{ $class }“.
full-thrust-fault-ship = Schiff { $ship }: { $fault }
full-thrust-fault-bays = Sie trägt höchstens { $bays } Jäger.
full-thrust-fault-group-size = Eine Staffel hat 1 bis 6 Jäger.
full-thrust-fault-dummies = Höchstens { $most } Attrappen: eine auf vier Schiffe.
full-thrust-fault-flagship = Bestimm ein Flaggschiff.
full-thrust-fault-squadrons = Die Geschwader passen nicht zum Szenario, oder eines hat keine Schiffe.
full-thrust-fault-name = Schiff { $ship }: Ein Name hat 1 bis 40 Zeichen.
full-thrust-fault-no-scenario = Es gibt kein Szenario „{ $scenario }“.
full-thrust-fault-needs = „{ $switch }“ braucht „{ $needed }“.
full-thrust-fault-sides = Dieses Szenario hat { $wanted } Seiten.
full-thrust-fault-force = Seite { $side }: { $fault }
full-thrust-fault-no-budget = { $budget } ist kein Faktorwert dieses Szenarios.
full-thrust-fault-unreadable = Das ist keine gültige Aufstellung.
full-thrust-fault-nothing-follows = Auf ein Gefecht folgt kein Szenario.
full-thrust-fault-no-side = Diese Seite gibt es nicht.
full-thrust-fault-own-scenario = Dieses Szenario ist nicht spielbar. In „{ $path }“: { $fault }
full-thrust-fault-format = Das Format { $format } ist hier unbekannt. Die Datei stammt vielleicht aus einer späteren Version.
full-thrust-fault-form-cut = Die Datei endet zu früh.
full-thrust-fault-form-not-json = Das ist kein JSON.
full-thrust-fault-form-missing = Das Feld „{ $name }“ fehlt.
full-thrust-fault-form-unknown = Ein Feld „{ $name }“ gibt es hier nicht.
full-thrust-fault-form-twice = Das Feld „{ $name }“ kommt zweimal vor.
full-thrust-fault-form-choice = „{ $name }“ ist hier nicht möglich.
full-thrust-fault-form-value = Dieser Wert hat die falsche Form.
full-thrust-fault-bad-id = „{ $id }“ ist keine gültige Kennung: Erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche, höchstens 40 Zeichen.
full-thrust-fault-twice = „{ $id }“ ist zweimal definiert.
full-thrust-fault-range = { $value } liegt nicht zwischen { $low } und { $high }.
full-thrust-fault-wrong-value = Der Faktorwert ist { $found }, nicht { $printed }.
full-thrust-fault-wrong-points = Die Schwellenpunkte sind { $found }, nicht { $printed }.
full-thrust-fault-zone = Die Zone liegt nicht auf dem Tisch.
full-thrust-fault-place = Der Ort liegt nicht in der Zone der Seite.
full-thrust-fault-count-of-one = Ein Schiff mit Namen, Kennung oder festem Ort steht allein: Anzahl 1.
full-thrust-fault-deal-of-two = Ränder werden nur zwischen zwei Seiten verlost.
full-thrust-fault-budgets = Faktorwerte stehen dort, wo Spieler ihre Schiffe wählen, und nur dort.
full-thrust-fault-one-per-side = Jede Seite braucht einen Eintrag: { $wanted }, nicht { $found }.
full-thrust-fault-list-empty = Das darf nicht leer sein.
full-thrust-fault-no-classes = Die Datei classes.json fehlt.
full-thrust-fault-own-name = Der Name braucht 1 bis 40 Zeichen.
full-thrust-fault-file-large = Die Datei ist größer als { $kib } KiB.
full-thrust-fault-file-unreadable = Zeile { $line } ist nicht lesbar: { $reason }

## Schiffsnamen

full-thrust-name-1 = Vanguard
full-thrust-name-2 = Temeraire
full-thrust-name-3 = Sabre
full-thrust-name-4 = Kestrel
full-thrust-name-5 = Halberd
full-thrust-name-6 = Orion
full-thrust-name-7 = Resolute
full-thrust-name-8 = Altair
full-thrust-name-9 = Corsair
full-thrust-name-10 = Meridian
full-thrust-name-11 = Tempest
full-thrust-name-12 = Valkyrie
full-thrust-name-13 = Polaris
full-thrust-name-14 = Daring
full-thrust-name-15 = Gallant
full-thrust-name-16 = Harrier
full-thrust-name-17 = Rigel
full-thrust-name-18 = Steadfast
full-thrust-name-19 = Basilisk
full-thrust-name-20 = Centaur
full-thrust-name-21 = Dauntless
full-thrust-name-22 = Electra
full-thrust-name-23 = Falchion
full-thrust-name-24 = Griffin
full-thrust-name-25 = Hyperion
full-thrust-name-26 = Icarus
full-thrust-name-27 = Jaguar
full-thrust-name-28 = Lancet
full-thrust-name-29 = Minerva
full-thrust-name-30 = Nemesis
full-thrust-name-31 = Osprey
full-thrust-name-32 = Phoenix
full-thrust-name-33 = Ranger
full-thrust-name-34 = Spartan
full-thrust-name-35 = Talisman
full-thrust-name-36 = Undine
full-thrust-name-37 = Viking
full-thrust-name-38 = Warden
full-thrust-name-39 = Zephyr
full-thrust-name-40 = Antares
full-thrust-name-again = { $name } { $number }

## Regelbuch

full-thrust-chapter-1 = Die Runde
full-thrust-rule-1-1 = Runde für Runde
    .text = In jeder Runde schreiben alle Seiten ungesehen ihre Befehle, alle Schiffe bewegen sich zugleich, dann feuern alle. Ein Befehl, der ein Schiff überfordert, ist ungültig: Es fliegt geradeaus weiter.
full-thrust-rule-1-2 = Die erweiterte Runde
    .text = Mit den erweiterten Regeln kommen nach der Bewegung die Sensoren, dann die Jäger, dann das Feuer; Rammstöße und Moral beenden die Runde.
full-thrust-chapter-2 = Der Tisch
full-thrust-rule-2-1 = Zoll und Kurse
    .text = Entfernungen sind Zoll von Mitte zu Mitte. Kurse zählen wie auf der Uhr: 12 ist Norden, 3 Osten.
full-thrust-rule-2-2 = Die vier Schussfelder
    .text = Ein Schiff hat vier Schussfelder von 90°: Bug, Steuerbord, Heck und Backbord. Auf der Linie zwischen zweien entscheidet ein Würfel für die Runde.
full-thrust-chapter-5 = Befehle
full-thrust-rule-5-1 = Einen Befehl schreiben
    .text = Ein Befehl nennt eine Drehung und eine Änderung der Fahrt: P2,+4 heißt zwei Punkte nach Backbord und 4 Zoll schneller.
full-thrust-rule-5-2 = Was Schub kostet
    .text = Jeder Punkt Drehung und jedes Zoll Fahrt kostet einen Schubpunkt. Drehungen dürfen höchstens den halben Schub brauchen, abgerundet.
full-thrust-rule-5-3 = Fahrt
    .text = Die Fahrt bleibt, bis Schub sie ändert. Sie hat keine Obergrenze und liegt nie unter 0.
full-thrust-chapter-6 = Bewegung
full-thrust-rule-6-1 = Einfache Bewegung
    .text = Grundspiel: Das Schiff dreht und fliegt dann die ganze Strecke geradeaus.
full-thrust-rule-6-2 = Erweiterte Bewegung
    .text = Erweiterte Bewegung: die Hälfte der Drehung, abgerundet, und die halbe Strecke; dann der Rest von beidem.
full-thrust-rule-6-4 = Den Tisch verlassen
    .text = Für ein Schiff, das den Tisch verlässt, wird gewürfelt. Bei 1 bis 3 ist es für das Gefecht verloren; bei 4 bis 6 bleibt es so viele Runden fern und darf dann über denselben Rand zurückkehren.
full-thrust-chapter-7 = Feuer
full-thrust-rule-7-1 = Strahlbatterien
    .text = Eine A-Batterie wirft 3 Würfel bis 12 Zoll, 2 bis 24 Zoll und 1 bis 36 Zoll; eine B-Batterie 2 und 1; eine C-Batterie 1 bis 12 Zoll. Eine Grenze gehört zum näheren Bereich.
full-thrust-rule-7-2 = Was die Würfel bewirken
    .text = Jede 4 oder 5 macht einen Punkt Schaden, jede 6 zwei.
full-thrust-rule-7-4 = Feuerleitungen und Ziele
    .text = Ein Schiff darf auf so viele Ziele feuern, wie es Feuerleitungen in Betrieb hat, jedes in einem anderen Schussfeld. Jede Waffe feuert einmal.
full-thrust-rule-7-6 = Gleichzeitiges Feuer
    .text = Gleichzeitiges Feuer: Alle verteilen ungesehen, dann wird alles aufgedeckt und gewürfelt. Auch Schiffe, die in dieser Runde zerstört werden, feuern noch.
full-thrust-chapter-8 = Erweitertes Feuer und Schaden
full-thrust-rule-8-1 = Schwellen
    .text = Schwellenschaden: Bei der Hälfte der Kästchen (Geleitschiffe, Handelsschiffe), bei jedem Drittel (Kreuzer) oder Viertel (Großkampfschiffe) wird für jedes System in Betrieb gewürfelt. An der letzten Schwelle fällt ein System bei 4+ aus, an der vorletzten bei Kreuzern auf 6 und bei Großkampfschiffen bei 5+, an deren erster auf 6.
full-thrust-rule-8-4 = Der Antrieb
    .text = Der erste Ausfall halbiert den Antrieb, der zweite legt ihn still. Alles andere ist sofort verloren.
full-thrust-rule-8-7 = Abwechselndes Feuer
    .text = Abwechselndes Feuer: Die Seite mit den meisten Schiffen feuert mit einem, dann die andere und so fort. Schaden zählt sofort.
full-thrust-rule-8-8 = Panzerung
    .text = Panzerung: Gegen Kreuzer bewirkt eine 4 nichts; gegen Großkampfschiffe schadet nur eine 6, mit einem Punkt.
full-thrust-rule-8-9 = Impulstorpedos
    .text = Ein Torpedo feuert nach vorn: Er trifft bei 4+ bis 6 Zoll, 5+ bis 12 Zoll, 6 bis 18 Zoll und richtet einen zweiten Würfel Schaden an.
full-thrust-rule-8-10 = Nadelstrahlen
    .text = Ein Nadelstrahl reicht 9 Zoll und nennt ein System; bei 5+ fällt es aus.
full-thrust-chapter-9 = Sensoren
full-thrust-rule-9-1 = Kontakte
    .text = Schiffe erscheinen als Kontakte mit Buchstaben. Niemand sonst weiß, welcher welches Schiff ist, und manche können Attrappen sein.
full-thrust-rule-9-2 = Passive und aktive Sensoren
    .text = Kontakte bis 36 Zoll von einem Feind werden nach der Bewegung aufgedeckt. Ein Schiff darf einen Kontakt bis 54 Zoll abtasten und verrät sich damit selbst.
full-thrust-chapter-10 = Jäger und Rammstöße
full-thrust-rule-10-1 = Jägerstaffeln
    .text = Staffeln von bis zu sechs Jägern fliegen nach den Schiffen 18 Zoll in beliebiger Richtung und greifen ein Ziel bis 6 Zoll vor sich an, mit einem Würfel je Jäger.
full-thrust-rule-10-4 = Start und Aufnahme
    .text = Staffeln starten und landen nur in einer Runde, in der ihr Schiff keinen Schub verbraucht.
full-thrust-rule-10-9 = Jägerabwehr
    .text = Jede Feuerleitung in Betrieb hat ein Abwehrgeschütz gegen Staffeln, die dieses Schiff angreifen: 4 oder 5 trifft einen Jäger, 6 zwei, bevor sie angreifen.
full-thrust-rule-10-13 = Rammen
    .text = Rammen muss befohlen sein. Bis 2 Zoll würfeln beide und zählen ihren Schub dazu; ist der Rammende höher, nehmen beide zwei Würfel mal seine Zahl der Feuerleitungen.
full-thrust-chapter-11 = Entwürfe und Moral
full-thrust-rule-11-1 = Faktorwert
    .text = Faktorwert: A 3, B 2, C 1, Torpedo 3, Nadel 1, ein Kästchen 1, ein Jäger 1. Waffen und Kästchen dürfen zu gleichen Faktoren getauscht werden, in den Grenzen der Klasse.
full-thrust-rule-11-8 = Moral
    .text = Moral: Ist die Hälfte der Schiffe verloren, zieht sich eine Seite bei 6 zurück; mit jedem weiteren Verlust sinkt die Zahl um eins.
full-thrust-chapter-13 = Sieg
full-thrust-rule-13-1 = Wer gewinnt
    .text = Du gewinnst, wenn jeder Feind zerstört oder fort ist. Nach der letzten Runde entscheiden Punkte: der Wert zerstörter Schiffe, die Hälfte für die, die fort sind. Der Vorsprung muss mehr als ein Zehntel der kleineren Flotte betragen.

full-thrust-turn =
    { $turn ->
        [0] Aufstellung
       *[other] Runde { $turn }
    }
