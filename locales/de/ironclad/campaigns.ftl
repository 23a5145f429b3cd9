# Das Regal der Kampagnen, der Papierkorb und eine Kampagne, die erst beginnt.

title-campaigns = Kampagnen
title-campaigns-note = die Geschichte oder zehn Verträge

# Das Regal.

campaigns-head = Kampagnen
campaigns-below = Alles wird gespeichert, während es geschieht. Wer das Fenster schließt, verliert nichts.
campaigns-head-bin = Der Papierkorb
campaigns-below-bin = Was hier liegt, bleibt, bis der Papierkorb geleert wird.
campaigns-none = Das Regal ist leer.
campaigns-none-below = Eine Kampagne ist eine Reihe von Szenarien mit einem Schiff: die Geschichte oder zehn Verträge. Was es gewinnt, was es verliert und wem es etwas schuldet, geht von einem zum nächsten mit. Sie speichert sich selbst; ihr könnt jederzeit aufhören und weiterspielen.
campaigns-unread = Dieser Ordner lässt sich nicht lesen ({ $reason }); die Spiele darin erscheinen deshalb nicht: { $path }

campaigns-kind-campaign = Kampagnen
campaigns-kind-single = Lehrstücke und einzelne Aufträge
campaigns-kind-broken = Nicht zu öffnen

campaigns-what-campaign = Eine Kampagne, mit ihrem ganzen Logbuch.
campaigns-what-single = Ein einzelnes Szenario. Nichts davon wird mitgenommen.
campaigns-what-broken = Eine Datei, die sich nicht öffnen lässt.

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
    .below = jeder Augenblick, jeder Zweig
campaigns-do-report = Bericht schreiben
    .below = für die Entwickler; ohne Namen
campaigns-do-copy = Kopieren
    .below = noch einmal, um etwas anderes zu versuchen
campaigns-do-rename = Umbenennen
campaigns-do-export = Exportieren
    .below = in eine Datei, für einen anderen Rechner
campaigns-do-discard = In den Papierkorb
campaigns-do-take-back = Wiederherstellen
campaigns-do-new = Neue Kampagne
campaigns-do-import = Importieren
    .below = aus einer Datei; oder ins Fenster ziehen
campaigns-do-bin = { $count ->
    [one] Papierkorb: ein Spiel
   *[other] Papierkorb: { $count } Spiele
    }
campaigns-do-shelf = Zurück zum Regal
campaigns-do-empty = Papierkorb leeren

campaigns-not = Abbrechen
campaigns-main-go-on = Weiterspielen
campaigns-main-look = Öffnen
campaigns-main-new = Neue Kampagne
campaigns-main-restore = Wiederherstellen
campaigns-main-copy = Kopieren
campaigns-main-rename = Umbenennen
campaigns-main-export = Exportieren
campaigns-main-replace = Datei ersetzen
campaigns-main-import = Importieren
campaigns-main-beside = Trotzdem importieren
campaigns-main-discard = In den Papierkorb
campaigns-main-empty = Papierkorb leeren
campaigns-main-none = Nichts zum Weiterspielen

campaigns-ask-copy = „{ $name }“ kopieren
    .field = der Name der Kopie
campaigns-ask-copy-text = Die Kopie enthält jeden Zweig. Wie soll sie heißen?
campaigns-ask-rename = „{ $name }“ umbenennen
    .field = der neue Name
campaigns-ask-rename-text = Wie soll sie heißen?
campaigns-ask-export = „{ $name }“ exportieren
    .field = eine Datei, oder Ordner und Datei
campaigns-ask-export-text = Alles kommt in eine Datei. Wohin? Ein Name allein heißt: eine Datei unter den Dokumenten.
campaigns-ask-replace = Diese Datei gibt es schon
campaigns-ask-replace-text = { $file } gibt es schon und ist nicht angerührt worden. Soll sie ersetzt werden?
campaigns-ask-import = Ein Spiel importieren
    .field = die Datei, mit Ordner
campaigns-ask-import-text = Welche Datei? Man kann sie auch ins Fenster ziehen. Sie wird ins Regal kopiert und bleibt selbst, wie sie ist.
campaigns-ask-beside = Steht schon im Regal
campaigns-ask-beside-text = Dasselbe Spiel steht schon im Regal. Soll das aus { $file } daneben?
campaigns-ask-discard = „{ $name }“ in den Papierkorb?
campaigns-ask-discard-text = Bis zum Leeren lässt sie sich wiederherstellen.
campaigns-ask-empty = Papierkorb leeren?
campaigns-ask-empty-text = { $count ->
    [one] Ein Spiel wird für immer gelöscht. Das lässt sich nicht zurücknehmen.
   *[other] Alle { $count } Spiele werden für immer gelöscht. Das lässt sich nicht zurücknehmen.
    }

campaigns-done-copied = Kopiert. Ausgewählt ist jetzt die Kopie.
campaigns-done-renamed = Umbenannt.
campaigns-done-exported = Exportiert nach { $path }
campaigns-done-imported = Importiert. Steht jetzt im Regal.
campaigns-done-discarded = Im Papierkorb. Lässt sich wiederherstellen.
campaigns-done-restored = Wiederhergestellt. Steht wieder im Regal.
campaigns-done-emptied = { $count ->
    [one] Ein Spiel gelöscht.
   *[other] { $count } Spiele gelöscht.
    }

# Eine Kampagne, die erst beginnt.

new-campaign-head = Neue Kampagne
new-campaign-below = Zehn Verträge mit einem Schiff. Gewinn, Schaden und Schulden gehen in den nächsten mit.
new-campaign-below-story = Bisher zehn Szenarien mit einem Schiff und einer Geschichte, die sie verbindet. Gewinn, Schaden und Schulden gehen ins nächste mit.
new-campaign-below-tale = Eine Geschichte aus einem Paket, mit einem Schiff. Gewinn, Schaden und Schulden gehen ins nächste Szenario mit.
new-campaign-main = Plätze einnehmen
new-campaign-name = Name
    .below = So heißt die Kampagne in der Liste. Lässt sich jederzeit ändern.
new-campaign-voyage = Art der Kampagne
    .below = Die Geschichte, bisher zehn Szenarien; eine Geschichte aus einem Paket; oder zehn Verträge, jedes Mal andere.
new-campaign-story = die Geschichte
new-campaign-contracts = eine Kette von Verträgen
new-campaign-employer = Der erste Vertrag
    .below = Zuerst heuert euch die Föderation oder das Kartell an. Danach wählt ihr.
new-campaign-whoever = egal
new-campaign-mode = Schwierigkeit
    .below = Bestimmt die Bedrohung jedes Szenarios und die Zahl eurer Runden.
new-campaign-undo = Zurücknehmen
    .below = Unbegrenzt, oder nur, bis ein Würfel gefallen oder eine Meldung aufgedeckt ist. Später nicht mehr zu ändern.
new-campaign-undo-free = unbegrenzt
new-campaign-undo-not-past-chance = bis zu Würfel oder Meldung
key-new-campaign-lesson = M
new-campaign-lesson = Neu im Gefecht? Spielt erst das Lehrstück „Meuterei“
    .below = Eine geführte Lektion von etwa zwanzig Minuten. Die Geschichte kann warten.
new-campaign-hint = Die Kampagne wird Zug um Zug gespeichert. Ihr könnt jederzeit aufhören und von dort weiterspielen.

# Die Chronik auf dem Schirm, und Berichte.

menu-chronicle = Die Chronik
menu-report = Bericht schreiben

chronicle-head = Die Chronik
chronicle-reading = Die Chronik wird geladen.
chronicle-failed = Die Chronik ist nicht zu lesen.
chronicle-page = Seite { $page } von { $count }
chronicle-next = Nächste Seite
chronicle-close = Chronik schließen
chronicle-write-html = Als Seite zum Drucken speichern
chronicle-write-markdown = Als reinen Text speichern
chronicle-short-html = Seite
chronicle-short-markdown = Text
chronicle-written = Gespeichert: { $path }
chronicle-not-written = Nicht gespeichert. { $reason }

problem-head-calm = Für die Entwickler
problem-report = Bericht schreiben
    .below = Eine Datei mit dem Spiel, wie es steht, für die Entwickler. Keine Namen, keine Ordner, sonst nichts von diesem Rechner.
report-head = Ein Bericht ist geschrieben.
report-failed = Bericht nicht geschrieben.
report-advice = Er zeigt den Entwicklern genau diesen Augenblick. Er enthält das Spiel und die Anzeigeeinstellungen, aber keine Namen und sonst nichts von diesem Rechner.
report-written = Der Bericht liegt hier: { $path }
report-not-written = Es gibt keinen Bericht. { $reason }
