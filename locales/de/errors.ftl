# Was gesagt wird, wenn etwas nicht geht.

## Kein Fenster

error-no-display =
    Ironclad hat keinen Bildschirm gefunden, auf dem sich ein Fenster öffnen ließe.
    Dazu braucht es eine grafische Sitzung: Weder WAYLAND_DISPLAY noch DISPLAY ist gesetzt. „ironclad headless“ spielt ohne Fenster.
error-display-silent =
    Ironclad hat keinen Bildschirm gefunden, auf dem sich ein Fenster öffnen ließe.
    { $variable } lautet „{ $value }“, aber dort antwortet nichts. „ironclad headless“ spielt ohne Fenster.
error-libraries-missing =
    Ironclad kann kein Fenster öffnen: Diesem System fehlt: { $files }.
    Einer dieser Befehle richtet das ein, je nach System:
    Debian, Ubuntu, Mint: sudo apt install { $debian }
    Fedora: sudo dnf install { $fedora }
    Arch: sudo pacman -S { $arch }

## Spielstände

error-save-missing = Dieses Spiel ist nicht mehr da: { $path }
error-save-damaged = Diese Datei ist ab { NUMBER($line) ->
        [1] der ersten Zeile
       *[other] Zeile { $line }
    } beschädigt, und nichts darin ist spielbar. Sie ist geblieben, wie sie war: { $path }
error-save-newer = Dieses Spiel stammt aus einer neueren Version von Ironclad; die hier laufende kann es nicht lesen. Die Datei ist geblieben, wie sie war: { $path }
error-save-unreadable = Diese Datei ließ sich nicht lesen ({ $reason }): { $path }
error-save-not-writable = Das ließ sich nicht speichern, und so hat sich nichts geändert. Platz schaffen oder das Schreiben dort erlauben, dann noch einmal versuchen ({ $reason }): { $path }
error-save-in-use = Dieses Spiel ist in einem anderen Fenster von Ironclad offen: { $path }
error-save-read-only =
    { $why ->
        [in-use] Dieses Spiel ist in einem anderen Fenster von Ironclad offen; hier lässt sich nichts darin tun: { $path }
        [not-allowed] Dieses Spiel lässt sich nur ansehen, denn seine Datei ist nicht beschreibbar: { $path }
       *[failing] Dieses Spiel lässt sich nur ansehen, denn der Datenträger nimmt es nicht sicher an. Platz schaffen, dann neu öffnen: { $path }
    }
error-save-unsound = Diese Datei ist beschädigt und wird so nicht weitergegeben. Das Spiel einmal öffnen: Was heil ist, wird geordnet, und die alte Datei wird aufgehoben: { $path }
error-save-taken = Eine Datei dieses Namens gibt es schon; sie ist geblieben, wie sie war: { $path }
error-save-known = Dieses Spiel steht schon im Regal: { $path }
error-save-too-many-lines = Diese Datei hat weit mehr Zeilen als irgendein Spiel und wurde nicht gelesen: { $path }
error-save-too-large = Diese Datei ist viel zu groß für ein Spiel und wurde nicht gelesen: { $path }
error-scenario-unknown = Dieses Spiel gehört zu einem Szenario, das dieses Ironclad nicht hat: { $scenario }
error-other-game = Diese Datei gehört zu einem anderen Spiel: { $game }
error-setup = Womit dieses Spiel begann, ist nicht lesbar: { $reason }
error-unwritable = Dieses Spiel lässt sich nicht in seine Datei schreiben: { $reason }
error-refused = Von dieser Stellung aus geht es nach den Regeln nicht weiter. Die Datei ist beschädigt oder wurde von Hand geändert.
error-too-long = Diese Datei nimmt öfter zurück und wiederholt öfter als irgendein Spiel und wurde nicht geöffnet.
error-others-plans = Seither hat jemand anderes geplant. Nur wer geplant hat, kann das zurücknehmen.
error-packs-missing =
    { $count ->
        [one] Dieses Spiel wurde mit einem Paket begonnen, das hier fehlt: { $packs }. Liegt es wieder im Paketordner oder ist es in den Einstellungen eingeschaltet, geht das Spiel weiter. Seine Datei bleibt, wie sie ist.
       *[other] Dieses Spiel wurde mit Paketen begonnen, die hier fehlen: { $packs }. Liegen sie wieder im Paketordner oder sind sie in den Einstellungen eingeschaltet, geht das Spiel weiter. Seine Datei bleibt, wie sie ist.
    }

## Was man über ein geöffnetes Spiel wissen sollte

note-torn = { $kept ->
    [yes] Der letzte Zug in diesem Spiel war nicht ganz aufgeschrieben und ist noch einmal zu tun. Der Rest der Zeile liegt neben der Datei.
   *[no] Der letzte Zug in diesem Spiel war nicht ganz aufgeschrieben und wird nicht gezeigt. Die Datei ist geblieben, wie sie war.
}
note-damaged = { $kept ->
    [yes] Die Datei dieses Spiels war ab Zeile { NUMBER($line) } beschädigt. Alles davor ist da, und die alte Datei liegt daneben.
   *[no] Die Datei dieses Spiels ist ab Zeile { NUMBER($line) } beschädigt. Bis dahin wird sie gezeigt, und sie ist geblieben, wie sie war.
}
note-replaced = { $kept ->
    [yes] Während ihr spieltet, hat ein anderes Programm eine andere Datei an die Stelle dieses Spiels gelegt. Euer ganzes Spiel ist dort neu geschrieben, und die andere Datei liegt daneben.
   *[no] Während ihr spieltet, hat ein anderes Programm die Datei dieses Spiels entfernt. Euer ganzes Spiel ist an ihrer Stelle neu geschrieben.
}
note-refused = Beim Zurückblicken hat das Spiel einen Zug abgelehnt, den es damals angenommen hatte. Das ist ein Fehler im Programm.
note-read-only = { $why ->
    [in-use] Diese Kampagne ist in einem anderen Fenster oder Programm offen. Weitergespielt wird, wo sie zuerst geöffnet wurde; hier kann man sich umsehen und sie abspielen.
    [not-allowed] Das System lässt niemanden diese Datei schreiben. Man kann sich umsehen und sie abspielen; wer weiterspielen will, kopiert sie oder wendet sich an die Verwaltung dieses Rechners.
   *[failing] Der Datenträger konnte diese Datei nicht sichern; vielleicht ist er voll. Man kann sich umsehen und sie abspielen; zum Weiterspielen Platz schaffen und neu öffnen.
    }
note-forged = Eine Stellung, die diese Datei nach Schritt { NUMBER($input) } aufbewahrt, folgt nicht aus den Zügen davor und wurde nicht verwendet. Es gelten die Züge.
note-damaged-read-only =
    Diese Datei ist ab Zeile { NUMBER($line) } beschädigt. Gezeigt wird, was heil ist; in Ordnung bringen und weiterspielen lässt sie sich nicht, denn { $why ->
        [in-use] sie ist in einem anderen Fenster von Ironclad offen.
        [not-allowed] dieser Rechner lässt nicht zu, dass sie geschrieben wird.
       *[failing] der Datenträger ist voll oder versagt.
    }
note-adapted = Dieses Spiel wurde mit einer anderen Version von Ironclad oder seiner Pakete begonnen. Es wurde nach den heutigen Regeln noch einmal gespielt; wo eine gespeicherte Stellung davon abweicht, gilt die gespeicherte. Manche Zahl kann anders sein, als ihr sie kennt.
note-changed = Seit dieses Spiel gespielt wurde, haben sich Regeln oder Karten geändert; { $lost ->
        [one] der letzte Schritt gilt
       *[other] die letzten { $lost } Schritte gelten
    } nicht mehr. Das Spiel geht davor weiter; in der Datei ist nichts gelöscht.
note-packs-changed =
    { $count ->
        [one] Dieses Paket ist nicht mehr, wie es zu Beginn des Spiels war: { $packs }.
       *[other] Diese Pakete sind nicht mehr, wie sie zu Beginn des Spiels waren: { $packs }.
    } Beim jetzigen Stand { $lost ->
        [one] gilt der letzte Schritt
       *[other] gelten die letzten { $lost } Schritte
    } nicht. Das Spiel geht davor weiter; in der Datei ist nichts gelöscht.

## Entscheidungen

error-illegal-option = Das ist jetzt nicht wählbar.
error-nothing-asked = Gerade wird nichts gefragt.
error-no-die-asked = Gerade ist kein Würfel verlangt.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-nothing-to-redo = Es gibt nichts zu wiederholen.
error-past-chance = Seither ist ein Würfel gefallen oder eine Meldung aufgedeckt. Weiter zurück geht es in dieser Kampagne nicht.
error-no-such-moment = Diesen Augenblick gibt es in dieser Kampagne nicht.
error-too-many-branches = Dieses Spiel behält tausend Zweige und nicht mehr. Benennt einen, den es schon gibt.
error-outdated = Inzwischen ist ein anderer Zug getan. Noch einmal hinsehen, dann wählen.
error-writing = Der Zug davor wird noch aufgeschrieben.
error-players = Es spielen ein bis drei Leute.

## Patrouillen

error-mission = Der Auftrag dieses Spiels ist hier nicht spielbar: { $reason }
error-patrol-upgrades = Gewünschte Ausbaustufen: { $asked }; höchstens möglich: { $most }.
error-patrol-standing = Gewünschtes Ansehen ({ $name }): { $asked }; möglich ist −15 bis 15.
error-patrol-no-villain = Es ist niemand zu jagen. Dazu einen Widersacher ins Feld wünschen, oder ein anderes Ziel.
error-patrol-lacking = Keine Patrouille möglich. Dem Inhalt fehlt: { $what }.
error-patrol-map = Der Auftrag gehört nicht zu diesem Inhalt: { $reason }

error-report-none = { $path } ist weder ein Spielstand noch ein Bericht.
error-report-newer = { $path } ist ein Bericht aus einer neueren Version von Ironclad. Die hier laufende kann ihn nicht lesen; er ist geblieben, wie er war.
error-chapter-missing = Die Geschichte hat kein Szenario { $chapter }. Fehlt ein Paket, oder ist es neuer als dieses Programm: Paket zurückholen, dann das Spiel neu öffnen.
