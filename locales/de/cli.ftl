# Die Befehlszeile.

cli-about = Eine kooperative Kampagne um ein Söldnerschlachtschiff, für ein bis drei Leute an einem Tisch.
cli-usage-heading = Aufruf:
cli-commands-heading = Befehle:
cli-arguments-heading = Argumente:
cli-options-heading = Optionen:

cli-usage = ironclad [OPTIONEN] [BEFEHL]
cli-usage-play = ironclad play [OPTIONEN]
cli-usage-headless = ironclad headless [OPTIONEN]
cli-usage-check = ironclad check [OPTIONEN] [FOLDER]
cli-usage-man = ironclad man [OPTIONEN]
cli-usage-completions = ironclad completions [OPTIONEN] SHELL
cli-usage-words = ironclad words [OPTIONEN] [LANG]
cli-usage-schema = ironclad schema [OPTIONEN] [FOLDER]
cli-usage-simulate =
    ironclad simulate --scenario ID [OPTIONEN]
           ironclad simulate --patrol [WISHES] [OPTIONEN]

cli-usage-replay = ironclad replay FILE [OPTIONEN]
cli-usage-export = ironclad export FILE [OUT] [OPTIONEN]

cli-play = Das Fenster öffnen und spielen. Das geschieht auch ohne Befehl.
cli-headless = Über Standardeingabe und -ausgabe spielen, ein JSON-Objekt je Zeile, für Bots und andere Oberflächen.
cli-check = Jeden Fehler eines Pakets nennen, mit Datei und Zeile.
cli-check-folder = Der Ordner des Pakets. Ohne ihn werden der eigene Inhalt des Programms und alle Pakete im Paketordner geprüft.
cli-man = Die Handbuchseite schreiben, wie „man“ sie liest.
cli-man-name = Name
cli-completions = Vervollständigung für eine Shell ausgeben.
cli-completions-shell = Die Shell: bash, elvish, fish, powershell oder zsh.
cli-words = Eine Sprache mit dem Englischen vergleichen: was fehlt, was übrig ist, was nicht passt.
cli-words-language = Die Sprache, etwa „de“. Ohne sie: wie weit jede Sprache ist.
cli-schema = Die Schemata der Inhaltsdateien schreiben, mit denen Editoren sie ergänzen und prüfen.
cli-schema-folder = Wohin sie geschrieben werden. Ohne Angabe in einen Ordner „schema“ hier.
cli-simulate = Einen Bot ein Szenario, Patrouillen oder Kampagnen viele Male spielen lassen und berichten, wie es ausging. Lehrstücke werden frei gespielt.
cli-simulate-scenario = Das Szenario, etwa „tutorial-1“.
cli-simulate-patrol = Patrouillen statt eines Szenarios, in jedem Spiel eine neue. Die Wünsche sind ein JSON-Objekt wie in der Schnittstelle von headless, etwa {"{"}"length":"short"{"}"}; ohne Angabe die Einstellungen eines ersten Spiels.
cli-simulate-campaign = Kampagnen statt eines Szenarios, aus so vielen Szenarien, jedes die Folge des vorigen. Zehn ohne Angabe. „story“ spielt stattdessen die Geschichte.
cli-simulate-threat = Bei Patrouillen: „green“, „yellow“ oder „red“.
cli-simulate-length = Bei Patrouillen: „short“, „medium“ oder „long“.
cli-simulate-aim = Bei Patrouillen: das Ziel, „courier“, „rounds“, „survey“, „sweep“ oder „hunt“. Ohne Angabe in jedem Spiel gezogen.
cli-simulate-upgrades = Bei Patrouillen: wie weit das Schiff schon ist, 0 bis 3; nie weniger, als Ziel und Bedrohung verlangen.
cli-simulate-villain = Bei Patrouillen: Der Widersacher ist im Feld.
cli-simulate-bot = Wer spielt: „sensible“, der vorausdenkt, oder „random“. Ohne Angabe sensible.
cli-simulate-games = Wie viele Spiele. Ohne Angabe 100.
cli-simulate-seed = Startwert für den Zufall: Der gleiche Wert gibt den gleichen Bericht. Ohne Angabe 1.
cli-simulate-players = Spieler am Tisch, 1 bis 3. Ohne Angabe 1.
cli-simulate-mode = „easy“, „normal“ oder „hard“. Ohne Angabe normal.
cli-simulate-threads = Threads zum Spielen. Ohne Angabe so viele wie Kerne.
cli-simulate-without = Von Kampagnen: ohne diesen Helden, dieses Modul oder diesen Befehl, etwa „gabriel“.
cli-simulate-weigh = Von Kampagnen: sie noch einmal spielen, je einmal ohne einen der Helden, Module und Befehle darin, und berichten, was jedes wert ist.
cli-simulate-sponsor = Bei der Geschichte: Ab Szenario 6 steht diese Macht am höchsten und ist Auftraggeber, etwa „council“. Das Ansehen bei den Mächten wird dafür um den Ring gedreht.
cli-simulate-format = „text“, „json“ oder „csv“ mit einer Zeile je Spiel. Ohne Angabe text.
cli-replay = Einen Spielstand Zug um Zug erzählen, oder ihn nachprüfen.
cli-replay-verify = Jede Eingabe auf jedem Zweig noch einmal spielen und jeden Stand mit dem Prüfwert vergleichen, der dabeisteht. Endet mit 1, wenn einer abweicht oder die Datei beschädigt ist.
cli-saved-file = Datei eines Spiels oder einer Kampagne, oder ein Bericht.
cli-export = Einen Spielstand ausgeben: seine Chronik als Webseite, als Markdown oder als JSON; oder die Kampagnendatei aus einem Bericht.
cli-export-out = Wohin. Ohne Angabe auf die Standardausgabe.
cli-export-to = „html“, „markdown“, „json“, „sheets“ für die Schiffsblätter eines Gefechts von Full Thrust, „journal“ für die Spieldatei selbst oder „report“ für die Entwickler. Ohne Angabe html.
cli-export-force = Eine vorhandene Datei ersetzen.
cli-data-dir = Spiele und Einstellungen in diesem Ordner halten statt in dem des Systems.
cli-content = Mit dem Inhalt in diesem Ordner spielen statt mit dem eigenen.
cli-language = Diese Sprache sprechen, etwa „en“.
cli-help = Diese Hilfe zeigen.
cli-version = Die Version zeigen.

cli-unknown-argument = Eine Option „{ $argument }“ gibt es nicht.
cli-unknown-command = Einen Befehl „{ $command }“ gibt es nicht.
cli-value-missing = „{ $argument }“ braucht einen Wert dahinter.
cli-value-wrong = „{ $argument }“ kann nicht „{ $value }“ sein.
cli-argument-needed = Es fehlt: { $argument }
cli-twice = „{ $argument }“ steht zweimal da.
cli-not-understood = Diese Argumente ergeben zusammen keinen Sinn.
cli-try-help = „ironclad --help“ zeigt, was es gibt.

cli-check-sound =
    Das Paket ist in Ordnung: { $scenarios ->
        [one] ein Szenario
       *[other] { $scenarios } Szenarien
    }, { $heroes ->
        [one] ein Held
       *[other] { $heroes } Helden
    }, { $cards ->
        [one] eine Meldungskarte
       *[other] { $cards } Meldungskarten
    }.
cli-check-all-sound =
    Alle Inhalte sind in Ordnung: aus dem Spiel selbst { $scenarios ->
        [one] ein Szenario
       *[other] { $scenarios } Szenarien
    }, { $heroes ->
        [one] ein Held
       *[other] { $heroes } Helden
    } und { $cards ->
        [one] eine Meldungskarte
       *[other] { $cards } Meldungskarten
    }, dazu { $packs ->
        [0] keine Pakete
        [one] ein Paket
       *[other] { $packs } Pakete
    }.
cli-check-all-faults =
    { $count ->
        [one] Ein Fehler; nicht alles ist so zu spielen:
       *[other] { $count } Fehler; nicht alles ist so zu spielen:
    }
cli-check-faults =
    { $count ->
        [one] Das Paket hat einen Fehler und ist so nicht zu spielen:
       *[other] Das Paket hat { $count } Fehler und ist so nicht zu spielen:
    }
cli-check-notes =
    { $count ->
        [one] Ein Hinweis, kein Fehler:
       *[other] { $count } Hinweise, keine Fehler:
    }
cli-check-script = die Lektion kann in Schritt „{ $step }“ nicht „{ $option }“ wählen: Das ist dort keine Möglichkeit, oder davor fehlt ein Würfel
cli-check-drawing = eine Zeichnung „{ $drawing }“ gibt es nicht
cli-check-drawing-near = eine Zeichnung „{ $drawing }“ gibt es nicht; ist „{ $near }“ gemeint?
# $name ist der eigene Name der Sprache.
cli-words-progress = { $language }: { $name }, { $percent } % ({ $done } von { $all })
cli-words-unknown = Die Sprache „{ $language }“ gibt es nicht: Kein Ordner dieses Namens hat Wörter.
cli-words-whole = Nichts weicht vom Englischen ab.
cli-words-differ =
    { $count ->
        [one] Eines weicht vom Englischen ab.
       *[other] { $count } Dinge weichen vom Englischen ab.
    }
cli-words-unreadable = hier ist kein Eintrag zu lesen
cli-words-refused =
    weder dieser Eintrag noch das Folgende wird gelesen: { $why ->
        [deep] Ausdrücke stecken tiefer ineinander als sechzehn
        [braces] Klammern stehen unmittelbar in anderen; lasst die inneren weg
        [literal] ein Text oder eine Zahl wählt unter Varianten; lasst ein Argument wählen, oder behaltet nur eine Variante
        [call] ein Aufruf steht unter den Argumenten eines anderen
        [arguments] ein Aufruf hat mehr als acht Argumente
        [size] die Datei ist größer als 1 MB, oder alle Dateien dieser Sprache zusammen größer als 16 MB
       *[long] der Eintrag ist länger als 16 KB; teilt ihn
    }
cli-words-missing = „{ $key }“ fehlt (Zeile { $line } im Englischen)
cli-words-stale = „{ $key }“ gibt es im Englischen nicht, und nichts verweist darauf
cli-words-twice = „{ $key }“ steht doppelt da
cli-words-lacks = „{ $key }“ verwendet { "{" } ${ $argument } { "}" } nicht
cli-words-argument = „{ $key }“ verwendet { "{" } ${ $argument } { "}" }, das das Programm nicht gibt
cli-words-nothing = „{ $key }“ verweist auf „{ $other }“, das es nicht gibt
cli-words-case = „{ $key }“ hat eine Variante „{ $case }“ von ${ $argument }, die im Englischen fehlt

cli-words-plural = in „{ $key }“ fehlt die Pluralvariante „{ $case }“ von ${ $argument }, die es in der Sprache gibt
cli-words-surplus = „{ $key }“ hat die Pluralvariante „{ $case }“ von ${ $argument }, die es in der Sprache nicht gibt
cli-words-form = „{ $key }“ verlangt die Form „{ $form }“, die es nicht gibt
cli-words-trait = „{ $key }“ prüft „{ $trait }“ auf „{ $case }“; das hat kein Name
cli-words-unbent = „{ $key }“ hat kein „.{ $form }“, das Sätze verlangen und andere dieser Art haben
cli-words-unasked = „{ $key }“ ist eine Form oder Eigenschaft, nach der kein Satz fragt: streichen, oder danach fragen
cli-check-word-missing = locales/{ $language }: Der Text „{ $key }“ fehlt
cli-check-word-superfluous = { $path }:{ $line }: „{ $key }“ gehört zu nichts im Paket und wird nicht gezeigt
cli-check-word-unreadable = { $path }:{ $line }: Das ist kein Eintrag und wird nicht gezeigt
cli-check-figure-said = locales/{ $language }: „{ $key }“ nennt „{ $figure }“, die Geschichte aber nicht für jede Seite und jeden Grad
cli-check-figure-not-said = locales/{ $language }: „{ $key }“ nennt „{ $figure }“ nicht, obwohl die Geschichte das verlangt oder bringt
cli-pack-left-out = Das Paket „{ $pack }“ hat Fehler und bleibt draußen:
cli-schema-written =
    { $count ->
        [one] Ein Schema liegt in { $folder }.
       *[other] { $count } Schemata liegen in { $folder }.
    }
cli-schema-failed = Die Schemata lassen sich nicht nach { $folder } schreiben: { $reason }
cli-stream-failed = Die Standardeingabe oder -ausgabe ist gestört: { $reason }
cli-no-window = Das Fenster ließ sich nicht öffnen: { $reason }
graphics-no-card = Keine Grafikkarte ist zu gebrauchen, oder ihr Treiber fehlt. Es wird in Software gezeichnet; das Spiel ist dasselbe.
graphics-imitated = Es gibt keine Grafikkarte, nur eine Nachahmung in Software. Ohne sie geht es schneller: ICED_BACKEND=tiny-skia.

## Berichte über simulierte Spiele

sim-unknown-scenario = Ein Szenario „{ $scenario }“ gibt es nicht.
sim-unknown-thing = Es gibt weder Held noch Modul noch Befehl „{ $thing }“.
sim-failed = Die Spiele konnten nicht gespielt werden: { $reason }
sim-unnamed = Die Spiele sind gespielt, doch die Namen für den Bericht über „{ $scenario }“ fehlen.
sim-unwritten = Die Spiele sind gespielt, doch der Bericht ließ sich nicht schreiben: { $reason }
sim-progress = { $done } von { $games } Spielen
sim-weighing = { $done } von { $games } Durchgängen
sim-heading =
    { $scenario }, gespielt vom { $bot ->
        [random] Zufallsbot
       *[sensible] vernünftigen Bot
    } für { $players ->
        [one] einen Spieler
       *[other] { $players } Spieler
    }. Grad: { $mode }. Startwert: { $seed }.
sim-sponsored = Auftraggeber ab Szenario 6, gesetzt: { $power }
sim-games = Spiele: { $games }
sim-won = Gewonnen: { $count } ({ $share } %; 95-%-Intervall { $low } bis { $high } %)
sim-patrols =
    Patrouillen, Bedrohung { $threat }, { $length ->
        [short] kurz
        [long] lang
       *[medium] mittel
    }, { $aim ->
        [courier] Kurierfahrten
        [rounds] Hafentouren
        [survey] Vermessungsfahrten
        [sweep] Räumfahrten
        [hunt] Jagden
       *[any] jedes Ziel
    }, { $upgrades ->
        [0] kein Ausbau
        [one] je ein Ausbau jeder Art
       *[other] je { $upgrades } Ausbauten jeder Art
    }{ $villain ->
        [yes] , der Widersacher im Feld
       *[no] {""}
    }
sim-campaigns = Kampagnen aus { $scenarios } Szenarien
sim-story = Die Geschichte
sim-chapters = Szenario für Szenario, Mittel der begonnenen:
sim-chapter = { $scenario }: { $begun } begonnen, { $won } gewonnen, { $ended } zu spät, { $lost } verloren; { $milestones } Meilensteine; { $purse } Credits beim Ausrüsten, { $heroes } Helden; Rumpf { $hull }, Crew { $crew }, Moral { $morale }, { $wounded } Verwundete und { $left } Credits am Ende
sim-chapter-won = Gewonnen in { $share } % (95-%-Intervall { $low } bis { $high })
sim-chapter-side = Seite „{ $side }“: { $games } begonnen, gewonnen in { $share } % (95-%-Intervall { $low } bis { $high })
sim-chapter-turned = Seite „{ $side }“, gewählt und verlassen: { $games } begonnen, gewonnen in { $share } % (95-%-Intervall { $low } bis { $high })
sim-chapter-side-mission = Nebenauftrag: erreicht in { $times } von { $of } ({ $share } %)
sim-chapter-third = Bonusziel: erreicht in { $times } von { $of } ({ $share } %)
sim-weights = Was jedes wert ist: Siege ohne es, und um wie viele Punkte das mehr sind als mit ihm:
sim-weight = { $name }: { $share } %, { $difference } Punkte (± { $margin })
sim-lost = Mit dem Schiff verloren: { $count }
sim-too-late = Zu spät: { $count }
sim-cut-off = Abgebrochen nach { $cap } Entscheidungen: { $count }
sim-turns = Runden: { $mean } im Mittel, Median { $median }
sim-choices = Entscheidungen: { $mean } im Mittel, Median { $median }
sim-causes = Woran sie verloren gingen:
sim-cause = { $cause }: { $count }
sim-cause-time = Die Zeit lief ab
sim-cause-energy = Überlasteter Reaktor
sim-cause-combat = Gefecht
sim-cause-other = Etwas anderes
sim-unused = Nie benutzt:
sim-unused-verbs = Angeboten und nie gewählt: { $things }
sim-unused-heroes = Helden: { $things }
sim-unused-abilities = Fähigkeiten: { $things }
sim-unused-orders = Befehle: { $things }
sim-unused-cards = Karten, nie aufgedeckt: { $things }
sim-unused-gear = Ausrüstung: { $things }
sim-unused-modules = Module: { $things }
sim-unused-ships = Jäger und Mechs: { $things }
sim-unused-enemies = Feinde, nie getroffen: { $things }
sim-unused-specials = Feinde, deren besondere Fähigkeit nie vorkam: { $things }
sim-unused-services = Dienste: { $things }

## Spielstände, erzählt und ausgegeben

replay-scenario = == { $number }. { $name }
replay-choice = { $number }: { $choice }
replay-verified =
    { $inputs ->
        [0] Es gibt nichts nachzuprüfen: Die Datei enthält keine Eingabe.
        [one] { $agreeing ->
            [0] Die eine Eingabe stimmt nicht mit ihrem Prüfwert überein.
           *[other] Die eine Eingabe stimmt mit ihrem Prüfwert überein.
        }
       *[other] { $agreeing } von { $inputs } Eingaben stimmen mit ihrem Prüfwert überein.
    }
replay-differing = Diese führen zu einem anderen Stand als damals: { $numbers }{ $more ->
        [0] .
       *[other] {" "}und { $more } weitere.
    }
replay-unplayable = Diese sind nicht zu spielen: { $numbers }{ $more ->
        [0] .
       *[other] {" "}und { $more } weitere.
    }
replay-forged = Die Stellungen, die nach diesen aufbewahrt sind, folgen nicht aus den Zügen davor: { $numbers }{ $more ->
        [0] .
       *[other] {" "}und { $more } weitere.
    }
replay-version = Begonnen wurde es mit Version { $began }; dies ist { $now }. Seither werden Stände vielleicht anders geschrieben.
replay-torn = Zeile { $line } wurde nicht ganz geschrieben. Alles davor ist heil.
replay-damaged = Die Datei ist ab Zeile { $line } beschädigt. Alles davor ist heil.
export-written = Geschrieben: { $path }
export-itself = Das ist das Spiel selbst; es bleibt, wie es ist: { $path }
export-no-sheets = Nur Gefechte von Full Thrust haben Schiffsblätter.
export-there = { $path } gibt es schon. „--force“ ersetzt die Datei.
export-failed = { $path } lässt sich nicht schreiben: { $reason }
cli-simulate-game = Ein Kriegsspiel statt der Kampagne: „iron-guest“ oder „full-thrust“. „--scenario“ nennt die Aufstellung, etwa „duel“ oder „border-patrol“.
cli-simulate-bots = Bei Kriegsspielen: wer spielt, etwa „two-ply,random“ oder „strong,plain“. Die Plätze wechseln von Spiel zu Spiel. Ohne Angabe spielt überall der stärkste.
battles-heading = { $scenario }: { $games } Spiele, Startwert { $seed }
battles-bot = Spieler { $number } ({ $bot }) gewann: { $won }
battles-seat = Wer auf Platz { $number } saß, gewann: { $won }
battles-drawn = Unentschieden: { $count }
battles-share = { $count } ({ $share } %)
battles-turns = Züge im Mittel: { $turns }
battles-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt { $known }.
