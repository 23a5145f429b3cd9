# Co słyszą gracze, gdy czegoś nie da się zrobić.
error-no-display =
    Ironclad nie znalazł ekranu, na którym mógłby otworzyć okno.
    Potrzebuje sesji graficznej: nie ustawiono ani WAYLAND_DISPLAY, ani DISPLAY. „ironclad headless” gra bez okna.
error-display-silent =
    Ironclad nie znalazł ekranu, na którym mógłby otworzyć okno.
    { $variable } ma wartość „{ $value }”, ale nic tam nie odpowiada. „ironclad headless” gra bez okna.
error-libraries-missing =
    Ironclad nie może otworzyć okna: w systemie brakuje { $files }.
    Można to zainstalować jednym z tych poleceń, zależnie od systemu:
    Debian, Ubuntu, Mint: sudo apt install { $debian }
    Fedora: sudo dnf install { $fedora }
    Arch: sudo pacman -S { $arch }
error-save-missing = Tej gry już nie ma: { $path }
error-save-damaged = Ten plik jest uszkodzony od { NUMBER($line) ->
        [1] pierwszego wiersza
       *[other] wiersza { $line }
    } i nic z niego nie da się zagrać. Zostaje bez zmian: { $path }
error-save-newer = Tę grę zapisała nowsza wersja Ironclada, a ta nie umie jej odczytać. Plik zostaje bez zmian: { $path }
error-save-unreadable = Nie udało się odczytać tego pliku ({ $reason }): { $path }
error-save-not-writable = Nie udało się tego zapisać, więc nic się nie zmieniło. Zwolnijcie miejsce albo zezwólcie tam na zapis i spróbujcie ponownie ({ $reason }): { $path }
error-save-in-use = Ta gra jest otwarta w innym oknie Ironclada: { $path }
error-save-read-only =
    { $why ->
        [in-use] Ta gra jest otwarta w innym oknie Ironclada i nie można w nią tutaj grać: { $path }
        [not-allowed] Ta gra jest tylko do odczytu, bo jej pliku nie można zapisać: { $path }
       *[failing] Ta gra jest tylko do odczytu, bo dysk nie może jej bezpiecznie zapisać. Zwolnijcie miejsce i otwórzcie ją ponownie: { $path }
    }
error-save-unsound = Ten plik jest uszkodzony, więc go nie wyeksportowano. Otwórzcie raz tę grę: to, co całe, zostanie naprawione, a oryginalny plik zachowany: { $path }
error-save-taken = Plik o tej nazwie już istnieje i zostaje bez zmian: { $path }
error-save-known = Ta gra jest już na półce: { $path }
error-save-too-many-lines = Ten plik ma o wiele więcej wierszy niż jakakolwiek gra i nie został wczytany: { $path }
error-save-too-large = Ten plik jest o wiele za duży jak na grę i nie został wczytany: { $path }
error-scenario-unknown = Tej grze potrzeba scenariusza, którego ta kopia Ironclada nie ma: { $scenario }
error-other-game = Ten plik należy do innej gry: { $game }
error-setup = Nie można odczytać ustawień początkowych tej gry: { $reason }
error-unwritable = Nie można zapisać tej gry do pliku: { $reason }
error-refused = Od tej pozycji zasady nie pozwalają grać dalej. Plik jest uszkodzony albo zmieniony ręcznie.
error-too-long = W tym pliku cofnięć i ponowień jest więcej niż w jakiejkolwiek grze, więc nie został otwarty.
error-others-plans = Inny gracz zdążył coś zaplanować. Tylko on może to cofnąć.
error-packs-missing =
    { $count ->
        [one] Tę grę rozpoczęto z pakietem, którego brakuje: { $packs }. Włóżcie go z powrotem do folderu pakietów albo włączcie w ustawieniach, by grać dalej. Plik zostaje bez zmian.
        [few] Tę grę rozpoczęto z pakietami, których brakuje: { $packs }. Włóżcie je z powrotem do folderu pakietów albo włączcie w ustawieniach, by grać dalej. Plik zostaje bez zmian.
       *[many] Tę grę rozpoczęto z pakietami, których brakuje: { $packs }. Włóżcie je z powrotem do folderu pakietów albo włączcie w ustawieniach, by grać dalej. Plik zostaje bez zmian.
    }
note-torn = { $kept ->
    [yes] Ostatni ruch tej gry nie zapisał się w całości, więc wykonajcie go ponownie. To, co się z niego zapisało, leży obok pliku.
   *[no] Ostatni ruch tej gry nie zapisał się w całości i nie jest pokazany. Plik pozostał, jaki był.
}
note-damaged = { $kept ->
    [yes] Plik tej gry jest uszkodzony od wiersza { NUMBER($line) }. Wszystko wcześniejsze tu jest, a oryginalny plik leży obok.
   *[no] Plik tej gry jest uszkodzony od wiersza { NUMBER($line) }. Widać go do tego miejsca; pozostał, jaki był.
}
note-replaced = { $kept ->
    [yes] Podczas gry inny program położył na miejscu tej gry inny plik. Cała wasza gra została tam zapisana od nowa, a tamten plik leży obok.
   *[no] Podczas gry inny program usunął plik tej gry. Cała wasza gra została zapisana na jego miejscu od nowa.
}
note-refused = Przy oglądaniu wstecz gra odrzuciła ruch, który wcześniej przyjęła. To błąd w programie.
note-read-only = { $why ->
    [in-use] Ta kampania jest otwarta w innym oknie albo programie. Grajcie dalej tam, gdzie otwarto ją najpierw; tutaj możecie się rozejrzeć i ją odtworzyć.
    [not-allowed] Ten plik jest chroniony przed zapisem. Możecie się rozejrzeć i odtworzyć grę; żeby grać dalej, skopiujcie go albo zmieńcie jego uprawnienia.
   *[failing] Dysk nie mógł zabezpieczyć tego pliku: może jest pełny. Możecie się rozejrzeć i odtworzyć grę; zwolnijcie miejsce i otwórzcie ją ponownie.
}
note-forged = Pozycja zapisana w tym pliku po kroku { NUMBER($input) } nie wynika z ruchów przed nią, więc jej nie użyto. Liczą się ruchy.
note-damaged-read-only =
    Ten plik jest uszkodzony od wiersza { NUMBER($line) }. Widać go do tego miejsca; nie można go naprawić i grać dalej, bo { $why ->
        [in-use] jest otwarty w innym oknie Ironclada.
        [not-allowed] jest chroniony przed zapisem.
       *[failing] dysk jest pełny albo zawodzi.
    }
note-adapted = Tę grę rozpoczęto w innej wersji Ironclada albo jego pakietów. Odtworzono ją według dzisiejszych zasad; gdzie zapisana pozycja jest inna, liczy się zapisana. Niektóre liczby mogą być inne, niż pamiętacie.
note-changed = Zasady albo karty zmieniły się od czasu tej gry i ostatnie kroki już nie pasują: { $lost ->
        [one] 1 krok
        [few] { $lost } kroki
       *[many] { $lost } kroków
    }. Gra toczy się dalej od wcześniejszego miejsca; z pliku niczego nie usunięto.
note-packs-changed =
    { $count ->
        [one] Ten pakiet jest inny niż na początku gry: { $packs }.
        [few] Te pakiety są inne niż na początku gry: { $packs }.
       *[many] Te pakiety są inne niż na początku gry: { $packs }.
    } Ostatnie kroki już nie pasują: { $lost ->
        [one] 1 krok
        [few] { $lost } kroki
       *[many] { $lost } kroków
    }. Gra toczy się dalej od wcześniejszego miejsca; z pliku niczego nie usunięto.
error-illegal-option = Tego nie można teraz wybrać.
error-nothing-asked = Nie trzeba teraz niczego wybierać.
error-no-die-asked = Nie trzeba teraz rzucać kością.
error-nothing-to-undo = Nie ma czego cofnąć.
error-nothing-to-redo = Nie ma czego ponowić.
error-past-chance = Od tego czasu odsłonięto kość albo żeton. W tej kampanii nie można cofnąć się dalej.
error-no-such-moment = Nie ma takiej chwili w tej kampanii.
error-too-many-branches = Ta gra zachowuje tysiąc gałęzi i nie więcej. Nazwijcie którąś z tych, które już są.
error-outdated = W międzyczasie wykonano inny ruch. Spójrzcie jeszcze raz, potem wybierzcie.
error-writing = Poprzedni ruch jest jeszcze zapisywany.
error-players = Grać może od jednej do trzech osób.
error-mission = Misji tej gry nie można tu zagrać: { $reason }
error-patrol-upgrades = Podano ulepszeń: { $asked }; może ich być najwyżej { $most }.
error-patrol-standing = Podano reputację { $asked } ({ $name }); może wynosić od −15 do 15.
error-patrol-no-villain = Nie ma na kogo polować. Wystawcie Arcywroga albo wybierzcie inny cel.
error-patrol-lacking = Nie można utworzyć patrolu. W zawartości brakuje: { $what }.
error-patrol-map = Ta misja nie pochodzi z tej zawartości: { $reason }
error-report-none = { $path } to ani zapisana gra, ani raport.
error-report-newer = { $path } to raport z nowszej wersji Ironclada, a ta nie umie go odczytać. Plik zostaje bez zmian.
error-chapter-missing = W opowieści nie ma scenariusza { $chapter }. Jeśli pakiet zniknął albo jest nowszy niż ten program, przywróćcie go i otwórzcie grę ponownie.
