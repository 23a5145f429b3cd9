# Wiersz poleceń.
cli-about = Kooperacyjna kampania jednego najemnego pancernika: od jednego do trzech graczy przy jednym stole.
cli-usage-heading = Użycie:
cli-commands-heading = Polecenia:
cli-arguments-heading = Argumenty:
cli-options-heading = Opcje:
cli-usage = ironclad [OPCJE] [POLECENIE]
cli-usage-play = ironclad play [OPCJE]
cli-usage-headless = ironclad headless [OPCJE]
cli-usage-check = ironclad check [OPCJE] [FOLDER]
cli-usage-man = ironclad man [OPCJE]
cli-usage-completions = ironclad completions [OPCJE] POWŁOKA
cli-usage-words = ironclad words [OPCJE] [JĘZYK]
cli-usage-schema = ironclad schema [OPCJE] [FOLDER]
cli-usage-simulate =
    ironclad simulate --scenario ID [OPCJE]
           ironclad simulate --patrol [ŻYCZENIA] [OPCJE]
cli-usage-replay = ironclad replay PLIK [OPCJE]
cli-usage-export = ironclad export PLIK [WYJŚCIE] [OPCJE]
cli-play = Otwórz okno i graj. To domyślne polecenie.
cli-headless = Graj przez standardowe wejście i wyjście, po jednym obiekcie JSON na wiersz, dla botów i innych nakładek.
cli-check = Wymień każdy błąd pakietu, z plikiem i wierszem.
cli-check-folder = Folder pakietu. Bez niego sprawdzana jest własna zawartość programu i wszystkie pakiety z folderu pakietów.
cli-man = Wypisz stronę podręcznika w formacie „man”.
cli-man-name = Nazwa
cli-completions = Wypisz uzupełnienia powłoki.
cli-completions-shell = Powłoka: bash, elvish, fish, powershell albo zsh.
cli-words = Porównaj język z angielskim: czego brakuje, co zbędne, co nie pasuje.
cli-words-language = Język, na przykład „de”. Bez niego: ile ma każdy język.
cli-schema = Zapisz schematy JSON plików zawartości, dla edytorów.
cli-schema-folder = Gdzie je zapisać. Bez tego: folder „schema” tutaj.
cli-simulate = Niech bot wiele razy zagra scenariusz, patrole albo kampanie i zda sprawę. Lekcje gra swobodnie.
cli-simulate-scenario = Scenariusz, na przykład „tutorial-1”.
cli-simulate-patrol = Patrole zamiast scenariusza, w każdej grze nowy. Życzenia to obiekt JSON jak w interfejsie headless, na przykład {"{"}"length":"short"{"}"}; domyślnie ustawienia pierwszej gry.
cli-simulate-campaign = Kampanie zamiast scenariusza, z podanej liczby scenariuszy, z których każdy następuje po poprzednim. Domyślnie dziesięć. „story” gra zamiast tego opowieść.
cli-simulate-threat = Tylko patrole: „green”, „yellow” albo „red”.
cli-simulate-length = Tylko patrole: „short”, „medium” albo „long”.
cli-simulate-aim = Tylko patrole: cel, „courier”, „rounds”, „survey”, „sweep” albo „hunt”. Domyślnie losowany w każdej grze.
cli-simulate-upgrades = Tylko patrole: ile ulepszeń ma okręt, od 0 do 3; nigdy mniej, niż wymagają cel i zagrożenie.
cli-simulate-villain = Tylko patrole: Arcywróg jest w polu.
cli-simulate-bot = Kto gra: „sensible”, który myśli naprzód, albo „random”. Domyślnie sensible.
cli-simulate-games = Ile gier. Domyślnie 100.
cli-simulate-seed = Ziarno losowości: ta sama liczba daje ten sam raport. Domyślnie 1.
cli-simulate-players = Gracze przy stole, od 1 do 3. Domyślnie 1.
cli-simulate-mode = „easy”, „normal” albo „hard”. Domyślnie normal.
cli-simulate-threads = Na ilu wątkach grać. Domyślnie tyle, ile rdzeni.
cli-simulate-without = Tylko kampanie: bez tego bohatera, modułu albo rozkazu, na przykład „gabriel”.
cli-simulate-weigh = Tylko kampanie: zagraj je ponownie, po kolei bez każdego bohatera, modułu i rozkazu, i podaj, ile każdy jest wart.
cli-simulate-sponsor = Tylko opowieść: od scenariusza 6 ta potęga stoi najwyżej i jest zleceniodawcą, na przykład „council”. W tym celu reputacje zostają przesunięte wokół pierścienia.
cli-simulate-format = „text”, „json” albo „csv” z wierszem na grę. Domyślnie text.
cli-replay = Opowiedz zapisaną grę ruch po ruchu albo ją sprawdź.
cli-replay-verify = Rozegraj ponownie każdy ruch, na każdej gałęzi, i porównaj każdy stan z zapisanym skrótem. Kończy się kodem 1, jeśli coś się różni albo plik jest uszkodzony.
cli-saved-file = Plik gry albo kampanii, albo raport.
cli-export = Eksportuj zapisaną grę: kronikę jako stronę WWW, Markdown albo JSON; albo plik kampanii z raportu.
cli-export-out = Dokąd zapisać. Domyślnie na standardowe wyjście.
cli-export-to = „html”, „markdown”, „json”, „sheets” dla kart okrętów bitwy Full Thrust, „journal” dla samego pliku gry albo „report” dla twórców. Domyślnie html.
cli-export-force = Zastąp istniejący plik.
cli-data-dir = Trzymaj gry i ustawienia w tym folderze zamiast w systemowym.
cli-content = Graj zawartością z tego folderu zamiast własnej programu.
cli-language = Użyj tego języka, na przykład „en”.
cli-help = Pokaż tę pomoc.
cli-version = Pokaż wersję.
cli-unknown-argument = Nieznana opcja „{ $argument }”.
cli-unknown-command = Nieznane polecenie „{ $command }”.
cli-value-missing = Po „{ $argument }” musi stać wartość.
cli-value-wrong = „{ $argument }” nie może mieć wartości „{ $value }”.
cli-argument-needed = Brakuje: { $argument }
cli-twice = „{ $argument }” podano dwa razy.
cli-not-understood = Tych argumentów nie można użyć razem.
cli-try-help = Zobacz „ironclad --help”.
cli-check-sound =
    Pakiet jest poprawny: { $scenarios ->
        [one] 1 scenariusz
        [few] { $scenarios } scenariusze
       *[many] { $scenarios } scenariuszy
    }, { $heroes ->
        [one] 1 bohater
        [few] { $heroes } bohaterów
       *[many] { $heroes } bohaterów
    }, { $cards ->
        [one] 1 karta zwiadu
        [few] { $cards } karty zwiadu
       *[many] { $cards } kart zwiadu
    }.
cli-check-all-sound =
    Cała zawartość jest poprawna: w samej grze { $scenarios ->
        [one] 1 scenariusz
        [few] { $scenarios } scenariusze
       *[many] { $scenarios } scenariuszy
    }, { $heroes ->
        [one] 1 bohater
        [few] { $heroes } bohaterów
       *[many] { $heroes } bohaterów
    } i { $cards ->
        [one] 1 karta zwiadu
        [few] { $cards } karty zwiadu
       *[many] { $cards } kart zwiadu
    }; pakiety: { $packs ->
        [0] brak
        [one] 1
        [few] { $packs }
       *[many] { $packs }
    }.
cli-check-all-faults =
    { $count ->
        [one] 1 błąd; nie ze wszystkim można grać:
        [few] { $count } błędy; nie ze wszystkim można grać:
       *[many] { $count } błędów; nie ze wszystkim można grać:
    }
cli-check-faults =
    { $count ->
        [one] Pakiet ma 1 błąd i nie można z nim grać:
        [few] Pakiet ma { $count } błędy i nie można z nim grać:
       *[many] Pakiet ma { $count } błędów i nie można z nim grać:
    }
cli-check-notes =
    { $count ->
        [one] Jedna uwaga, bez błędów:
        [few] { $count } uwagi, bez błędów:
       *[many] { $count } uwag, bez błędów:
    }
cli-check-script = lekcja nie może wybrać „{ $option }” w kroku „{ $step }”: nie ma tam takiej opcji albo brakuje przed nią kości
cli-check-drawing = nie ma rysunku „{ $drawing }”
cli-check-drawing-near = nie ma rysunku „{ $drawing }”; może chodzi o „{ $near }”?
cli-words-progress = { $language }: { $name }, { $percent }% ({ $done } z { $all })
cli-words-unknown = Nie ma języka „{ $language }”: żaden folder o tej nazwie nie ma tekstów.
cli-words-whole = Nic nie różni się od angielskiego.
cli-words-differ =
    { $count ->
        [one] Jedna rzecz różni się od angielskiego.
        [few] { $count } rzeczy różnią się od angielskiego.
       *[many] { $count } rzeczy różni się od angielskiego.
    }
cli-words-unreadable = nie można tu odczytać żadnego komunikatu
cli-words-refused =
    ani ten komunikat, ani to, co po nim, nie jest czytane: { $why ->
        [deep] wyrażenia leżą w sobie głębiej niż szesnaście razy
        [braces] klamry stoją bezpośrednio w innych; usuńcie wewnętrzne
        [literal] o wariancie rozstrzyga tekst albo liczba; niech rozstrzyga argument albo zostawcie jeden wariant
        [call] wywołanie stoi wśród argumentów innego
        [arguments] wywołanie ma więcej niż osiem argumentów
        [size] plik jest większy niż 1 MB albo pliki tego języka mają razem więcej niż 16 MB
       *[long] jest dłuższy niż 16 KB; podzielcie go
    }
cli-words-missing = brakuje „{ $key }” (wiersz { $line } w angielskim)
cli-words-stale = „{ $key }” nie ma w angielskim i nic się do tego nie odwołuje
cli-words-twice = „{ $key }” występuje dwa razy
cli-words-lacks = „{ $key }” nie używa { "{" } ${ $argument } { "}" }
cli-words-argument = „{ $key }” używa { "{" } ${ $argument } { "}" }, czego program nie podaje
cli-words-nothing = „{ $key }” odwołuje się do „{ $other }”, czego nie ma
cli-words-case = „{ $key }” ma wariant „{ $case }” argumentu ${ $argument }, którego nie ma w angielskim
cli-words-plural = „{ $key }” nie ma wariantu liczby „{ $case }” argumentu ${ $argument }, a ten język go ma
cli-words-surplus = „{ $key }” ma wariant liczby „{ $case }” argumentu ${ $argument }, którego ten język nie ma
cli-words-form = „{ $key }” prosi o formę „{ $form }”; takiej nie ma
cli-words-trait = „{ $key }” pyta, czy „{ $trait }” to „{ $case }”, a żadna nazwa tego nie ma
cli-words-unbent = „{ $key }” nie ma „.{ $form }”, choć proszą o to zdania i mają to inne nazwy tego rodzaju
cli-words-unasked = „{ $key }” to forma albo cecha, o którą nie prosi żadne zdanie: usuńcie ją albo o nią poproście
cli-check-word-missing = locales/{ $language }: brakuje tekstu „{ $key }”
cli-check-word-superfluous = { $path }:{ $line }: „{ $key }” nie należy do niczego w pakiecie i nie jest pokazywane
cli-check-word-unreadable = { $path }:{ $line }: to nie jest komunikat; nie jest pokazywany
cli-check-figure-said = locales/{ $language }: „{ $key }” mówi o „{ $figure }”, a opowieść nie robi tego dla każdej strony i poziomu
cli-check-figure-not-said = locales/{ $language }: „{ $key }” nie mówi o „{ $figure }”, czego opowieść wymaga albo co przynosi
cli-pack-left-out = Pakiet „{ $pack }” ma błędy i został pominięty:
cli-schema-written =
    { $count ->
        [one] Jeden schemat jest w { $folder }.
        [few] { $count } schematy są w { $folder }.
       *[many] { $count } schematów jest w { $folder }.
    }
cli-schema-failed = Nie można zapisać schematów do { $folder }: { $reason }
cli-stream-failed = Standardowe wejście albo wyjście zawiodło: { $reason }
cli-no-window = Nie udało się otworzyć okna: { $reason }
sim-unknown-scenario = Nie ma scenariusza „{ $scenario }”.
sim-unknown-thing = Nie ma bohatera, modułu ani rozkazu „{ $thing }”.
sim-failed = Nie udało się rozegrać gier: { $reason }
sim-unnamed = Gry rozegrano, ale brakuje nazw do raportu o „{ $scenario }”.
sim-unwritten = Gry rozegrano, ale nie udało się napisać raportu: { $reason }
sim-progress = gry: { $done } z { $games }
sim-weighing = przebiegi: { $done } z { $games }
sim-heading =
    { $scenario }, gra { $bot ->
        [random] bot losowy
       *[sensible] bot rozsądny
    } dla { $players ->
        [one] 1 gracza
        [few] { $players } graczy
       *[many] { $players } graczy
    }. Poziom: { $mode }. Ziarno: { $seed }.
sim-sponsored = Zleceniodawca od scenariusza 6, ustalony: { $power }
sim-games = Gry: { $games }
sim-won = Wygrane: { $count } ({ $share }%; przedział ufności 95%: od { $low } do { $high }%)
sim-patrols =
    Patrole, zagrożenie { $threat }, { $length ->
        [short] krótkie
        [long] długie
       *[medium] średnie
    }, { $aim ->
        [courier] kurierskie
        [rounds] obchody portów
        [survey] pomiary
        [sweep] oczyszczanie
        [hunt] polowania
       *[any] dowolny cel
    }, { $upgrades ->
        [0] bez ulepszeń
        [one] po jednym ulepszeniu każdego rodzaju
        [few] po { $upgrades } ulepszenia każdego rodzaju
       *[many] po { $upgrades } ulepszeń każdego rodzaju
    }{ $villain ->
        [yes] , Arcywróg w polu
       *[no] {""}
    }
sim-campaigns = Kampanie, scenariuszy: { $scenarios }
sim-story = Opowieść
sim-chapters = Scenariusz po scenariuszu, średnie z rozpoczętych:
sim-chapter = { $scenario }: rozpoczęte { $begun }, wygrane { $won }, po czasie { $ended }, przegrane { $lost }; kamienie milowe { $milestones }; podczas przygotowań Kredyty { $purse }, bohaterowie { $heroes }; na końcu Kadłub { $hull }, Załoga { $crew }, Morale { $morale }, ranni { $wounded }, Kredyty { $left }
sim-chapter-won = Wygrane w { $share }% (przedział ufności 95%: od { $low } do { $high })
sim-chapter-side = Strona „{ $side }”: rozpoczęte { $games }, wygrane w { $share }% (przedział ufności 95%: od { $low } do { $high })
sim-chapter-turned = Strona „{ $side }”, wybrana i porzucona: rozpoczęte { $games }, wygrane w { $share }% (przedział ufności 95%: od { $low } do { $high })
sim-chapter-side-mission = Zadanie poboczne: wykonane w { $times } z { $of } ({ $share }%)
sim-chapter-third = Cel dodatkowy: osiągnięty w { $times } z { $of } ({ $share }%)
sim-weights = Ile każde jest warte: wygrane bez niego i o ile punktów więcej niż z nim:
sim-weight = { $name }: { $share }%, punkty { $difference } (± { $margin })
sim-lost = Przegrane z okrętem: { $count }
sim-too-late = Po czasie: { $count }
sim-cut-off = Przerwane po { $cap } wyborach: { $count }
sim-turns = Tury: średnio { $mean }, mediana { $median }
sim-choices = Wybory: średnio { $mean }, mediana { $median }
sim-causes = Przez co przegrane:
sim-cause = { $cause }: { $count }
sim-cause-time = Skończył się czas
sim-cause-energy = Przeciążenie reaktora
sim-cause-combat = Walka
sim-cause-other = Coś innego
sim-unused = Nigdy nieużyte:
sim-unused-verbs = Opcje proponowane, ale niewybrane: { $things }
sim-unused-heroes = Bohaterowie: { $things }
sim-unused-abilities = Zdolności: { $things }
sim-unused-orders = Rozkazy: { $things }
sim-unused-cards = Niespotkane karty: { $things }
sim-unused-gear = Wyposażenie: { $things }
sim-unused-modules = Moduły: { $things }
sim-unused-ships = Myśliwce i mechy: { $things }
sim-unused-enemies = Niespotkani wrogowie: { $things }
sim-unused-specials = Wrogowie, których zdolność specjalna nigdy się nie pojawiła: { $things }
sim-unused-services = Usługi: { $things }
replay-scenario = == { $number }. { $name }
replay-choice = { $number }: { $choice }
replay-verified =
    { $inputs ->
        [0] Nie ma czego sprawdzać: w pliku nie ma ruchów.
        [one] { $agreeing ->
            [0] Jedyny ruch nie zgadza się ze swoim skrótem.
           *[other] Jedyny ruch zgadza się ze swoim skrótem.
        }
        [few] Ruchy zgodne ze skrótami: { $agreeing } z { $inputs }.
       *[many] Ruchy zgodne ze skrótami: { $agreeing } z { $inputs }.
    }
replay-differing = Te prowadzą do innego stanu niż wtedy: { $numbers }{ $more ->
        [0] .
       *[other] {" "}i jeszcze { $more }.
    }
replay-unplayable = Tych nie można rozegrać: { $numbers }{ $more ->
        [0] .
       *[other] {" "}i jeszcze { $more }.
    }
replay-forged = Pozycje zapisane po tych nie wynikają z ruchów przed nimi: { $numbers }{ $more ->
        [0] .
       *[other] {" "}i jeszcze { $more }.
    }
replay-version = Rozpoczęto w wersji { $began }; ta to { $now }. Od tego czasu stany mogą być zapisywane inaczej.
replay-torn = Wiersz { $line } nie zapisał się w całości. Wszystko przed nim jest całe.
replay-damaged = Plik jest uszkodzony od wiersza { $line }. Wszystko wcześniejsze jest całe.
export-written = Zapisano: { $path }
export-itself = To sama gra; zostaje bez zmian: { $path }
export-no-sheets = Karty okrętów mają tylko bitwy Full Thrust.
export-there = { $path } już istnieje. Zastępuje go „--force”.
export-failed = Nie można zapisać { $path }: { $reason }
cli-simulate-game = Gra wojenna zamiast kampanii: „iron-guest” albo „full-thrust”. Układ podaje „--scenario”, na przykład „duel” albo „border-patrol”.
cli-simulate-bots = Tylko gry wojenne: kto gra, na przykład „two-ply,random” albo „strong,plain”. Miejsca zmieniają się z gry na grę. Domyślnie na każdym miejscu gra najsilniejszy.
battles-heading = { $scenario }: gry { $games }, ziarno { $seed }
battles-bot = Gracz { $number } ({ $bot }), wygrane: { $won }
battles-seat = Miejsce { $number }, wygrane: { $won }
battles-drawn = Remisy: { $count }
battles-share = { $count } ({ $share }%)
battles-turns = Średnia liczba tur: { $turns }
battles-unknown-bot = Nie ma bota „{ $bot }”. Są: { $known }.
graphics-no-card = Nie można użyć żadnej karty graficznej albo brakuje jej sterownika. Rysuje procesor; gra jest ta sama.
graphics-imitated = Nie ma karty graficznej, jest tylko jej programowa emulacja. Bez niej gra działa szybciej: ustawcie ICED_BACKEND=tiny-skia.
