# Das Regal der Kampagnen, der Papierkorb und eine Kampagne, die erst beginnt.

title-campaigns = Kampagnen
title-campaigns-note = die Geschichte oder zehn Verträge

# Das Regal.

campaigns-head = Kampagnen
campaigns-below = Alles wird aufgeschrieben, während es geschieht. Wer das Fenster schließt, verliert nichts.
campaigns-head-bin = Der Papierkorb
campaigns-below-bin = Was hier liegt, bleibt, bis der Papierkorb geleert wird.
campaigns-none = Das Regal ist leer.
campaigns-none-below = Eine Kampagne besteht aus vielen Fahrten mit einem Schiff, denen der Geschichte oder zehn Verträgen: Was es gewinnt, was es verliert und wem es etwas schuldet, geht von einer zur nächsten mit. Sie speichert sich selbst, und jeder Abend beginnt, wo der letzte aufgehört hat.

campaigns-kind-campaign = Kampagnen
campaigns-kind-single = Lehrstücke und einzelne Aufträge
campaigns-kind-broken = Nicht zu öffnen

campaigns-what-campaign = Eine Kampagne, mit ihrem ganzen Logbuch.
campaigns-what-single = Eine Fahrt für sich. Nichts davon wird mitgenommen.
campaigns-what-broken = Eine Datei, die sich nicht öffnen lässt. Sie liegt unberührt hier.

campaigns-unnamed = Logbuch der Ironclad
campaigns-place = Szenario { $scenario } von { $count } · { $place }
campaigns-over = Die Kampagne ist zu Ende
campaigns-ended-won = gewonnen
campaigns-ended-lost = verloren
campaigns-ended-ended = beendet, nicht gewonnen
campaigns-about = { $played } · { $here }
campaigns-here = { $far ->
    [0] bei { $port }
    [one] einen Sektor vor { $port }
   *[other] { $far } Sektoren vor { $port }
    }
campaigns-broken-advice = Die Datei bleibt, wie sie ist. Sie kann in den Papierkorb, oder sie wartet auf eine Version, die sie lesen kann.

campaigns-now = gerade eben
campaigns-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
    }
campaigns-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
    }
campaigns-days = { $count ->
    [one] vor einem Tag
   *[other] vor { $count } Tagen
    }
campaigns-date = { $day }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

# Was man tun kann.

campaigns-do-chronicle = Die Chronik
    .below = alles nacherzählt, zum Lesen oder Drucken
campaigns-do-timeline = Die Zeitleiste
    .below = jeder Augenblick, jeder Abzweig
campaigns-do-report = Bericht schreiben
    .below = für die Entwickler; ohne Namen
campaigns-do-copy = Kopieren
    .below = noch einmal, für einen anderen Weg
campaigns-do-rename = Umbenennen
campaigns-do-export = Exportieren
    .below = in eine Datei, für einen anderen Rechner
campaigns-do-discard = In den Papierkorb
campaigns-do-take-back = Wieder herausholen
campaigns-do-new = Neue Kampagne
campaigns-do-import = Importieren
    .below = aus einer Datei; oder ins Fenster ziehen
campaigns-do-bin = { $count ->
    [one] Papierkorb: ein Spiel
   *[other] Papierkorb: { $count } Spiele
    }
campaigns-do-shelf = Zurück zum Regal
campaigns-do-empty = Papierkorb leeren

campaigns-not = Nein
campaigns-main-go-on = Weiterspielen
campaigns-main-look = Öffnen
campaigns-main-new = Neue Kampagne
campaigns-main-restore = Herausholen
campaigns-main-copy = Kopieren
campaigns-main-rename = So nennen
campaigns-main-export = Exportieren
campaigns-main-replace = Datei ersetzen
campaigns-main-import = Importieren
campaigns-main-beside = Trotzdem importieren
campaigns-main-discard = In den Papierkorb
campaigns-main-empty = Papierkorb leeren
campaigns-main-none = Nichts zum Weiterspielen

campaigns-ask-copy = „{ $name }“ kopieren
    .field = der Name der Kopie
campaigns-ask-copy-text = Die Kopie enthält alles, auch jeden Weg, der versucht wurde. Wie soll sie heißen?
campaigns-ask-rename = „{ $name }“ umbenennen
    .field = der neue Name
campaigns-ask-rename-text = Welcher Name gilt von jetzt an?
campaigns-ask-export = „{ $name }“ exportieren
    .field = eine Datei, oder Ordner und Datei
campaigns-ask-export-text = Alles kommt in eine Datei. Wohin? Ein Name allein heißt: eine Datei unter den Dokumenten.
campaigns-ask-replace = Diese Datei gibt es schon
campaigns-ask-replace-text = { $file } gibt es schon und ist nicht angerührt worden. Soll sie ersetzt werden?
campaigns-ask-import = Eine Kampagne importieren
    .field = die Datei, mit Ordner
campaigns-ask-import-text = Welche Datei? Man kann sie auch ins Fenster ziehen. Sie wird ins Regal kopiert und bleibt selbst, wie sie ist.
campaigns-ask-beside = Steht schon im Regal
campaigns-ask-beside-text = Dieselbe Kampagne steht schon im Regal. Soll die aus { $file } daneben?
campaigns-ask-discard = „{ $name }“ in den Papierkorb?
campaigns-ask-discard-text = Bis zum Leeren lässt sich das zurücknehmen.
campaigns-ask-empty = Papierkorb leeren?
campaigns-ask-empty-text = { $count ->
    [one] Ein Spiel ist dann für immer weg. Das lässt sich nicht zurücknehmen.
   *[other] Alle { $count } Spiele sind dann für immer weg. Das lässt sich nicht zurücknehmen.
    }

campaigns-done-copied = Kopiert. Ausgewählt ist jetzt die Kopie.
campaigns-done-renamed = Der neue Name gilt.
campaigns-done-exported = Exportiert nach { $path }
campaigns-done-imported = Steht jetzt im Regal.
campaigns-done-discarded = Im Papierkorb. Lässt sich zurückholen.
campaigns-done-restored = Steht wieder im Regal.
campaigns-done-emptied = { $count ->
    [one] Ein Spiel ist weg.
   *[other] { $count } Spiele sind weg.
    }

# Eine Kampagne, die erst beginnt.

new-campaign-head = Eine Kampagne
new-campaign-below = Zehn Verträge mit einem Schiff. Gewinn, Schaden und Schulden gehen in den nächsten mit.
new-campaign-below-story = Bisher zehn Fahrten mit einem Schiff und einem Faden, der sie verbindet. Gewinn, Schaden und Schulden gehen in die nächste mit.
new-campaign-below-tale = Eine Geschichte aus einem Paket, mit einem Schiff. Gewinn, Schaden und Schulden gehen in die nächste Fahrt mit.
new-campaign-main = Plätze einnehmen
new-campaign-name = Wie sie heißt
    .below = Steht auf dem Rücken des Logbuchs. Lässt sich jederzeit ändern.
new-campaign-voyage = Art der Kampagne
    .below = Die Geschichte, bisher zehn Szenarien; eine Geschichte aus einem Paket; oder zehn Verträge, jedes Mal andere.
new-campaign-story = die Geschichte
new-campaign-contracts = eine Kette von Verträgen
new-campaign-employer = Der erste Vertrag
    .below = Zuerst heuert euch die Föderation oder das Kartell an. Danach wählt ihr.
new-campaign-whoever = wer zuerst fragt
new-campaign-mode = Schwierigkeit
    .below = Bestimmt die Bedrohung jedes Szenarios und die Zahl eurer Runden.
new-campaign-undo = Was sich zurücknehmen lässt
    .below = Alles, oder nur, worauf noch kein Würfel und keine Meldung geantwortet hat. Später nicht mehr zu ändern.
new-campaign-undo-free = alles
new-campaign-undo-not-past-chance = bis ein Würfel oder eine Meldung fällt
key-new-campaign-lesson = M
new-campaign-lesson = Noch kein Gefecht erlebt: erst „Meuterei“ spielen?
    .below = Eine geführte Lektion von zwanzig Minuten. Die Geschichte wartet.
new-campaign-hint = Die Kampagne wird Zug um Zug gespeichert. Ihr könnt jederzeit aufhören und von dort weiterspielen.

# Die Chronik auf dem Schirm, und Berichte.

menu-chronicle = Die Chronik
menu-report = Bericht schreiben

chronicle-head = Die Chronik
chronicle-reading = Die Chronik wird geholt.
chronicle-failed = Die Chronik ist nicht zu lesen.
chronicle-page = Seite { $page } von { $count }
chronicle-next = Nächste Seite
chronicle-close = Chronik schließen
chronicle-write-html = Als Seite zum Drucken ausgeben
chronicle-write-markdown = Als reinen Text ausgeben
chronicle-short-html = Seite
chronicle-short-markdown = Text
chronicle-written = Geschrieben nach { $path }
chronicle-not-written = Nicht geschrieben. { $reason }

problem-head-calm = Für die Entwickler
problem-report = Bericht schreiben
    .below = Eine Datei mit dem Spiel, wie es steht, für die Entwickler. Keine Namen, keine Ordner, sonst nichts von diesem Rechner.
report-head = Ein Bericht ist geschrieben.
report-failed = Bericht nicht geschrieben.
report-advice = Er bringt den Entwicklern genau diesen Augenblick zurück. Er enthält das Spiel und die Einstellungen, die ändern, was man sieht; niemandes Namen und sonst nichts von diesem Rechner.
report-written = Der Bericht liegt hier: { $path }
report-not-written = Es gibt keinen Bericht. { $reason }
