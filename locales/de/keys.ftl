# Tasten: das letzte Kapitel des Regelbuchs. Eine Nachricht für jeden Ort, an dem Tasten gelten; in jeder Zeile stehen die
# Tasten vor dem ersten Doppelpunkt, durch Kommas getrennt, und danach, was sie tun.

keys-title = Tasten

keys-everywhere = Überall
    .text =
        Enter: der Hauptknopf.
        1–9, Buchstaben: die Möglichkeit mit dieser Taste.
        ↑, ↓, ←, →, Tab, Umschalt Tab: zum Nächsten oder zum Vorigen.
        Leer: wählen, was den Fokus hat.
        Bild auf, Bild ab: blättern, wo etwas zu lesen ist.
        ?: Was ist das? Von dort führen Pfeile und Tab zu allem anderen, was einen Namen hat; ? und Enter sagen alles darüber.
        G: das Logbuch der Kampagne.
        Esc: zurück, oder das Menü.
        Strg +, Strg −: größere oder kleinere Schrift.
        F11: der ganze Bildschirm, oder wieder ein Fenster.
        F5: die Wörter neu lesen, für alle, die übersetzen.
keys-table = Am Tisch
    .text =
        Z: die letzte Entscheidung zurücknehmen.
        Umschalt Z: zurück zum Anfang der Runde.
        X: die nächste Entscheidung wiederholen.
        Umschalt X: wiederholen bis zum Anfang der nächsten Runde.
        Umschalt T: die Zeitleiste.
        Umschalt Bild auf, Umschalt Bild ab, ←, →: das Log, hinauf und hinunter.
        Bild auf, Bild ab: die übrigen Möglichkeiten, wo nicht alle Platz haben.
        Umschalt ↑, Umschalt ↓, Umschalt ←, Umschalt →: die Sternkarte verschieben.
        +, −: die Sternkarte vergrößern oder verkleinern; das Mausrad tut es auch.
        R: das Regelbuch, bei der Regel zu dem, was gefragt ist.
        S, C, L, M: Schiff, Crew, Log und Sternkarte, wo sie hinter einem Reiter liegen. M legt auch eine Seite beiseite, um den Tisch zu sehen, und nimmt sie wieder auf.
        H: die Lektion verbergen oder zeigen.
        B: von den Möglichkeiten einer Geschichte zurück zu ihrer Seite, in kleinen Fenstern.
        B: die Ziele: Stand, Lohn, Frist, und was sich auf der Sternkarte bewegt.
keys-plan = Ein Gefecht planen
    .text =
        ←, →: zu einem anderen Zettel.
        ↑, ↓, Tab: zu einer anderen Zeile des Zettels.
        T: einen anderen Gegner ansehen.
        0–9, Buchstaben, Leer: auf den Zettel setzen, oder herunternehmen.
keys-fitting = Ausrüsten
    .text =
        ↑, ↓, ←, →, Tab: von Karte zu Karte.
        P: die vorgeschlagene Crew anheuern.
        0: das Ablegen wählen; noch einmal gedrückt, ablegen.
keys-time = Die Zeitleiste
    .text =
        ↑, ↓, Bild auf, Bild ab: von Augenblick zu Augenblick.
        ←, →: von Runde zu Runde.
        Tab: zu einem anderen Zweig.
        Enter, Leer: diesen Augenblick ansehen.
        G: dorthin zurückgehen.
        P: von dort abspielen.
        N: den Zweig benennen.
keys-past = Wiedergabe
    .text =
        ←, →: der Augenblick davor oder der nächste.
        Bild auf, Bild ab: die Runde davor oder die nächste.
        Leer: abspielen, oder anhalten.
        1–3: langsam, normal, schnell.
        ↑, ↓: das Log, hinauf und hinunter.
keys-book = Im Regelbuch
    .text =
        ↑, ↓: von Regel zu Regel.
        ←, →, Bild auf, Bild ab: von Kapitel zu Kapitel.
        Tab, /: suchen.
        Enter, Esc, ?: das Buch schließen.
keys-wardroom = In der Messe
    .text =
        1–9: ein Gefecht.
        ↑, ↓: zum Nächsten oder zum Vorigen.
        Tab, Umschalt Tab: von Teil zu Teil: Gefechte, Spieler, Optionen, Messebuch.
        ←, →, Leer: auf das Nächste stellen, oder das davor.
        I, F: zu den Gefechten von Iron Guest, oder von Full Thrust.
        B: das Regal der Gefechte: kopieren, umbenennen, exportieren, wegwerfen.
        N: zum Feld für einen Namen.
        D: Würfel: die des Programms, oder eigene.
        R: das Regelbuch.
        Enter: das Spiel beginnen, oder die gewählte Partie fortsetzen.
        ?: Was ist das? Noch einmal öffnet das Regelbuch.
        Esc: zurück.
keys-battle = Am Tisch von Iron Guest
    .text =
        1–9: die Möglichkeit mit dieser Taste: ein Schiff, ein Zug, ein Kurs.
        1–6: was der Würfel zeigt, wenn ihr selbst würfelt.
        ←, →, Tab, Umschalt Tab: zu einem anderen Schiff; beim Aufstellen zu einem anderen Feld.
        ↑, ↓, Leer: zu einem anderen Zug; beim Aufstellen zu einem anderen Kurs.
        P, S: die Breitseite an Backbord und an Steuerbord: auf das nächste Ziel, oder auf keines.
        Enter: ansagen, oder weiter.
        Z: den letzten Zug zurücknehmen.
        Umschalt Z: zurück zum Anfang der Runde.
        X: ihn wiederholen.
        Umschalt X: wiederholen bis zum Anfang der nächsten Runde.
        Umschalt T: die Zeitleiste des Gefechts.
        D: was der Feind unter Feuer nehmen könnte.
        H: die Lektion verbergen oder zeigen.
        M: Frage und Seekarte, in kleinen Fenstern.
        R: das Regelbuch, bei der Regel zu dem, was gefragt ist.
        A: öffnet das Menü bei „Neu beginnen“, wenn das Gefecht vorbei ist.
        B: die Wiedergabe des Gefechts, wenn es vorbei ist, mit deren Tasten.
        Umschalt Bild auf, Umschalt Bild ab, Bild auf, Bild ab: das Log, hinauf und hinunter.
        Esc: das Menü; solange etwas gezeigt wird, ans Ende davon.
keys-fleets = Auf der Seite von Full Thrust
    .text =
        1–9: ein Gefecht.
        ↑, ↓: zum Nächsten oder zum Vorigen.
        Tab, Umschalt Tab: von Teil zu Teil: Gefechte, Spieler, Flotten, Regeln, laufende Gefechte.
        ←, →, Leer: auf das Nächste stellen, oder auf das davor.
        I, F: zu den Gefechten von Iron Guest, oder von Full Thrust.
        N: zum Feld für einen Namen.
        Y: die Werft: eigene Flotten, Entwürfe, Szenarien.
        M: ein Gefecht nach Maß.
        E: sehen, wie ausgeglichen das Gefecht ist.
        B: das Regal der Gefechte: kopieren, umbenennen, exportieren, wegwerfen.
        D: Würfel: die des Programms, oder eigene.
        R: das Regelbuch.
        Enter: das Gefecht beginnen, oder das gewählte fortsetzen.
        Esc: zurück.
keys-shipyard = In der Werft von Full Thrust
    .text =
        F, D, S: eine neue Flotte, ein neuer Entwurf, ein neues Szenario.
        ↑, ↓: zum Nächsten oder zum Vorigen.
        Tab, Umschalt Tab: zum nächsten Teil; in einem Szenario zur nächsten Seite.
        ←, →: auf das Nächste stellen, oder auf das davor; bei einem Schiff weniger oder mehr Jäger.
        Leer: öffnen, oder ein Schiff oder eine Waffe aufnehmen. Die Rücktaste nimmt sie heraus.
        N: zum Feld für einen Namen.
        P: die Schiffsblätter der Flotte drucken.
        Enter: speichern oder öffnen.
        Esc: zurück.
keys-fleet-battle = Am Tisch von Full Thrust
    .text =
        1–9: die Möglichkeit mit dieser Taste: ein Schiff, ein Ziel, eine Waffe. 0 ist kein Befehl oder kein Feuer.
        1–6: was der Würfel zeigt, wenn ihr selbst würfelt.
        ←, →, ↑, ↓: Kurs und Fahrt eines Befehls; wohin ein Schiff oder eine Staffel gesetzt wird.
        Tab, Umschalt Tab: zu einem anderen Schiff.
        O, P, S: einen Befehl tippen, etwa P2+4. Sonst drehen P und S ein Schiff nach Backbord und Steuerbord; P passt auch, wo abwechselnd gefeuert wird.
        Leer: ein Leerzeichen, während ein Befehl getippt wird.
        Q, W: langsamer und schneller, wenn ein Schiff aufgestellt wird oder zurückkehrt. W zeigt auch das Gefecht noch einmal, wenn es vorbei ist.
        Enter: behalten und weiter, festlegen, oder fortfahren.
        N: das nächste Schiff, ohne Entscheidung.
        C: der gleiche Befehl für die anderen ihrer Klasse.
        G: der gleiche Befehl für alle übrigen; beim Aufstellen gleicher Kurs und gleiche Fahrt.
        J: die übrigen halten Formation mit diesem Schiff.
        L: der Befehl der letzten Runde.
        U, V, R: Jäger starten, an Bord nehmen, rammen.
        A: feuern, wie der Computer es täte. Ist das Gefecht vorbei: das Menü bei „Neu beginnen“.
        Y: ein anderes System für den Nadelstrahl.
        K: jetzt festlegen, was entschieden ist.
        Z: zurücknehmen. Was gewählt und nicht behalten ist, geht zuerst.
        Umschalt Z: zurück zum Anfang der Runde.
        X: wiederholen.
        Umschalt X: wiederholen bis zum Anfang der nächsten Runde.
        Umschalt T: die Zeitleiste des Gefechts.
        T: die letzte Bewegung noch einmal zeigen; die Tasten sind die der Wiedergabe.
        H: die Anleitung verbergen oder zeigen.
        +, −: vergrößern oder verkleinern.
        Umschalt ↑, Umschalt ↓, Umschalt ←, Umschalt →: den Tisch bewegen.
        F: der ganze Tisch.
        B: Schussfelder und Reichweiten, an oder aus.
        M: das Maßband; zum Messen ziehen.
        I: Tisch und Frage, in kleinen Fenstern.
        Umschalt Bild auf, Umschalt Bild ab, Bild auf, Bild ab: das Log, hinauf und hinunter.
        Esc: das Menü; während Schritte gezeigt werden, an ihr Ende.
