# Das Fenster selbst: Knöpfe, Menüs, Seiten außerhalb der Regeln.

window-title = Ironclad

key-enter = Enter
key-escape = Esc
key-space = Leer
key-next-field = Tab
key-page-up = Bild auf
key-page-down = Bild ab
key-brief = B
key-undo = Z
key-rules = ?
key-tab-ship = S
key-tab-crew = C
key-tab-log = L
key-tab-rules = ?
key-tab-chart = M
key-lesson = H

tab-ship = Schiff
tab-crew = Crew
tab-log = Log
tab-rules = Regeln
tab-chart = Sternkarte
tab-cards = Karten

bar-turn = Runde
bar-turn-of = Runde { $turn } von { $last }
bar-turn-only = Runde { $turn }
bar-threat = Bedrohung
bar-actions = Aktionen
bar-actions-left = noch { $count }


mat-ship = Die Ironclad
mat-shields = Schilde { $rating }
mat-shields-down = Schilde unten
mat-when-uncovered = wenn frei:
energy-covered = belegt
energy-planned = verplant
energy-uncovered = frei
energy-lost = verloren
resource-credits = Credits

squads-empty = leere Koje
    .text = Eine Mannschaft hat bis zu vier Helden. Sie kommen beim Ausrüsten an Bord, oder wenn sich jemand anschließt.

decision-won = Gelungen
decision-lost = Misslungen

system-reactor = Reaktor

title-motto = Ein Schiff, drei Wachen, fünf Mächte
title-tutorials = Lehrstücke
title-tutorials-note = ein Übungsflug; eine Meuterei
title-settings = Einstellungen
title-rules = Regelbuch
title-credits = Mitwirkende
title-quit = Beenden
title-back-to-table = Zurück an den Tisch
title-begin-first = Erstes Lehrstück beginnen
title-begin-next = Nächstes Lehrstück beginnen
title-choose = Lehrstück wählen
title-unplayable = { $count ->
    [one] Ein Spielstand lässt sich nicht öffnen. Seine Datei bleibt, wie sie ist: { $path }
   *[other] { $count } Spielstände lassen sich nicht öffnen. Ihre Dateien bleiben, wie sie sind. Eine davon: { $path }
}
title-missions = Aufträge
missions-main = Plätze einnehmen
title-pack-left-out = Das Paket „{ $pack }“ hat Fehler und bleibt draußen. Der erste: { $fault }
title-settings-aside = Die Datei der Einstellungen war beschädigt; es gelten die üblichen Einstellungen. Sie liegt jetzt unter { $path }. Schriftgröße und Sprache bitte unter „Einstellungen“ neu wählen. Die Spielstände sind unversehrt.
title-settings-damaged = Die Datei der Einstellungen { $path } ist beschädigt und ließ sich nicht beiseitelegen; es gelten die üblichen Einstellungen. Bitte diese Datei entfernen und Schriftgröße und Sprache unter „Einstellungen“ neu wählen. Die Spielstände sind unversehrt.
title-fathoms = einhundertzwölf Faden

button-back = Zurück
button-done = Fertig


tutorials-head = Lehrstücke
tutorials-below = Zwei Szenarien. Lernt jedes Schritt für Schritt, oder spielt es mit eigenen Entscheidungen und Würfeln.
tutorials-learn = Lernen
tutorials-learn-below = Jeder Schritt und jeder Würfel liegt fest. Ihr drückt auf Weiter, wir erklären.
tutorials-free = Frei spielen
tutorials-not-begun = nicht begonnen
tutorials-under-way = unterwegs
tutorials-finished = beendet
tutorials-main-learn = Dieses lernen
tutorials-main-go-on = Dieses fortsetzen
tutorials-main-free = Dieses frei spielen

seats-head = Wer sitzt am Tisch?
seats-below = Jeder Platz führt ein System oder mehr. Das Schiff gehört allen.
seats-count = { $count ->
    [one] Allein
    [2] Zu zweit
    [3] Zu dritt
   *[other] { $count }
}
seats-place = Platz { $number }
seats-holds = führt
seats-names = Namen
seats-hint = Klickt ein System an oder drückt seinen Anfangsbuchstaben: Es geht an den nächsten Platz.
seats-hint-one = Einer führt alle drei Systeme.
seats-name-full = { $count ->
    [one] Ein Name hat Platz für einen Buchstaben.
   *[other] Ein Name hat Platz für { $count } Buchstaben.
}
seats-main = Plätze einnehmen
seats-main-one = Das Schiff übernehmen
seats-your-name = Dein Name

tonight-head = Wer ist heute Abend da?
tonight-below = Wer fehlt, behält Namen und Systeme. Bis zum nächsten Mal springt jemand ein.
tonight-here = ist da
tonight-away = fehlt; { $name } springt ein
tonight-hint = Klickt einen Namen an oder drückt seine Ziffer: da, oder jemand von den anderen springt ein.
tonight-main = An den Tisch

debrief-carries = Was das Schiff an Bord hat

settings-text = Textgröße
settings-text-below = Alles wächst mit; kleine Fenster verbergen Teile.
settings-full-screen = Vollbild
settings-full-screen-below = Jederzeit mit F11.
settings-left-handed = Linkshändig
settings-left-handed-below = Spiegelt den Tisch. Der Hauptknopf wandert nach links.
settings-reduced-motion = Weniger Bewegung
settings-reduced-motion-below = Überspringt Animationen und rahmt, was sich geändert hat.
settings-dice-speed = Würfel
settings-dice-speed-below = Wie lange sie rollen.
settings-own-dice = Eigene Würfel
settings-own-dice-below = Ihr würfelt am Tisch und sagt mit einer Taste, was jeder Würfel zeigt.
settings-answers-alone = Erzwungene Wahl automatisch
settings-answers-alone-below = Lassen die Regeln nur eine Wahl, trifft sie das Programm. Lehrstücke und Geschichte fragen weiter.
settings-language = Sprache
settings-language-below = Die nächste mit + oder −.
# Unter der Sprache und auf der ersten Seite der Geschichte: Die Sprache hat alles außer der Geschichte.
settings-language-story = Die Geschichte ist noch auf Englisch.
settings-on = an
settings-off = aus
settings-percent = { $value } %
settings-dice-slow = langsam
settings-dice-usual = normal
settings-dice-fast = schnell
settings-dice-none = sofort
settings-language-system = Systemsprache
settings-pack = Paket: { $pack }
settings-pack-below = Aus dem Paketordner. Ein Spiel auf dem Tisch behält, womit es begonnen wurde.
settings-pack-faulty = fehlerhaft
settings-hint = Änderungen gelten und speichern sofort.

rules-search = Regeln durchsuchen
rules-none = Das sagt keine Regel.
rules-close = Buch schließen

problem-head = Etwas ging schief
problem-head-notice = Ein Hinweis zu diesem Spiel
problem-settings = Die Einstellungen ließen sich nicht schreiben.
    .advice = Sie gelten, bis das Fenster geschlossen wird. Bitte nachsehen, ob in den Ordner geschrieben werden darf, und eine Einstellung noch einmal ändern.
problem-at = { $path }: { $reason }
problem-main = Weiter

story-reads = { $name } liest vor
story-to-debriefing = Zur Nachbesprechung
# Solange eine Seite oder Nachbesprechung unten weitergeht.
story-read-on = Weiterlesen ↓
story-to-table = Zum Tisch
# Eine Seite der Geschichte über dem Tisch: weggelegt, um auf die Karte zu sehen, und wieder aufgenommen; in kleinen Fenstern umgeblättert.
story-away = Der Tisch
story-take-up = Zurück zur Seite
story-to-choice = Zur Wahl
story-again = Die Seite
key-story-again = B

# Die Aufgaben einer Geschichte über der Karte.
brief-deadline = Runde { $turn } von { $last }. Nach Runde { $last } ist die Zeit um.
brief-no-deadline = Runde { $turn }. Die Zeit ist nicht begrenzt.
brief-open = noch nicht erreicht
brief-so-far = { $done } von { $count }
brief-reached = erreicht
brief-failed = nicht mehr erreichbar
brief-hidden = Zeigt sich im Lauf des Szenarios.
brief-at-the-end = Es zählt, wenn die letzte Runde vorbei ist.
brief-ends = Das Szenario endet, wenn es erreicht ist.
brief-brings = Bringt: { $what }.
brief-promotes = eine Beförderung
brief-boxes = Laderäume: noch { $left } von { $of }.
brief-goes = Am Ende dieser Runde bewegt es sich nach { $sectors }.
brief-stays = Am Ende dieser Runde bleibt es, wo es ist.
brief-road = Route: { $sectors }.
orders-hidden = Noch nicht bekannt
orders-several = { $name } ×{ $count }
orders-hold = Laderaum { $used } von { $places }: { $names }
orders-hold-empty = Laderaum leer, { $places } Plätze
orders-count = { $name } { $now } von { $most }
orders-post = { $name }: { $heroes }

# Eine Wahl in der Geschichte.
choice-cups = Erst die Becher: Jeder stellt für eine Möglichkeit einen hin, aufrecht oder umgedreht. Dann drückt, was der Tisch gewählt hat.
choice-holds = Was gewählt ist, kommt ins Logbuch und gilt.
choice-holds-side = Die gewählte Seite gilt für dieses Szenario. Das Logbuch behält sie für immer.
choice-barred = Das können wir jetzt nicht bezahlen.
choice-odds-with = mit { $heroes }
choice-for = { TRAIT($power, key: "id") ->
    [council] für den Rat
    [firstborn] für die Erstgeborenen
    [cartel] für das Kartell
    [corporation] für den Konzern
   *[other] für die { $power }
}
choice-won = Bei Erfolg
choice-pays = Credits
choice-against = Gegen uns
choice-standing = Verhältnis
choice-pays-now = { $credits } sofort
choice-pays-then = { $credits } bei Erfolg
choice-moves = { SIGNED($by) }
choice-stands = { $standing }, { SIGNED($reputation) }
