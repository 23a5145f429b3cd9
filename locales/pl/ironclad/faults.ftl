# Co jest źle w plikach zawartości, dla tych, którzy je piszą. Każde stoi za plikiem, wierszem i drogą do miejsca w nim:
# „content/heroes/gull.json:5:24: regular.cost: …”. To, co stoi między „ a ”, jest takie jak w pliku.

# $fault to jedno z tutejszych zdań.
fault-near = { $fault }; może chodzi o „{ $near }”?
fault-known = { $fault }; znane są { $known }

## Pliki

fault-no-file = brakuje tego pliku
fault-no-folder = żaden rodzaj zawartości nie nazywa się „{ $name }”
fault-file-name = nazwa pliku jest jego identyfikatorem: małe litery, cyfry i pojedyncze łączniki między nimi
fault-name-taken = tak nazywa się już „{ $other }”
fault-folder-of-role = według „role” należy do folderu „{ $folder }”
fault-many-names = za dużo nazw jednego rodzaju ({ $kind }): { $count }; najwyżej { $most }
fault-many-files = za dużo plików: { $count }; najwyżej { $most }
fault-dot = kropka należy do nazw z pakietów graczy
fault-too-large = plik jest za duży; najwyżej { $most } B
# $why to słowa systemu albo biblioteki.
fault-unreadable = nie można tego odczytać: { $why }

## Pakiety

fault-pack-too-many = w pakiecie jest za dużo plików i folderów; najwyżej { $most }
fault-pack-too-large = pakiet jest za duży; najwyżej { $most } B
fault-pack-file-name = nazwy w pakiecie składają się z liter bez znaków diakrytycznych, cyfr, łączników i najwyżej jednej kropki
fault-link = to dowiązanie; pakiet ma tylko własne pliki i foldery
fault-folders-deep = foldery leżą w sobie za głęboko; najwyżej { $most }
fault-replaces-nothing = nic wbudowanego nie nazywa się „{ $name }”
fault-replaces-no-file = „{ $name }”: w tym pakiecie nie ma pliku „content/{ $name }.json”
fault-replaced-already = „{ $name }” zastępuje już pakiet „{ $pack }”
fault-many-replaced = za dużo zastąpionych rzeczy: { $count }; najwyżej { $most }
fault-pack-format = ta wersja czyta format { $format }
fault-pack-id = małe litery i cyfry, w słowach z pojedynczymi łącznikami między nimi, najwyżej { $most }
fault-pack-english-name = potrzebna jest nazwa angielska, „en”
fault-pack-lines = nazwa, autor i wersja to po jednym wierszu; znaków w każdym najwyżej { $most }
fault-pack-rules = pakiet nie rusza liczb z zasad
fault-not-utf-8 = ten tekst nie jest w UTF-8
fault-nothing-here = tu niczego się nie szuka; foldery pakietu wymienia poradnik
fault-another-pack = jest drugi pakiet „{ $pack }”
fault-unnamed-thing = nic w tym pakiecie nie wymienia „{ $name }”
fault-idle-table = „{ $power }” nie ma wśród „active”, więc na tę tabelę rzadko się rzuca

## To, co nie jest JSON-em

fault-json-end = plik kończy się za wcześnie: nawias, klamra albo cudzysłów nie są zamknięte
fault-json-colon = brakuje tu „:”
fault-json-list = brakuje tu „,” albo „]”
fault-json-object = brakuje tu „,” albo „{"}"}”
fault-json-value = brakuje tu wartości: tekstu w cudzysłowie, liczby, listy, obiektu, „true” albo „false”
fault-json-key = brakuje tu nazwy pola w cudzysłowie
fault-json-text = nie można odczytać tego tekstu: cudzysłów pisze się w nim \", ukośnik wsteczny \\, nowy wiersz \n
fault-json-number = nie można odczytać tej liczby
fault-json-comma = po ostatnim wpisie stoi przecinek
fault-json-behind = coś jeszcze stoi po końcu definicji
fault-json-deep = listy i obiekty leżą w sobie za głęboko

## To, co nie jest definicją

fault-no-object = powinien tu być obiekt w klamrach
fault-field-twice = pole „{ $name }” jest tu dwa razy
fault-field-lacking = brakuje pola „{ $name }”
fault-unknown-field = nie ma tu pola „{ $name }”
fault-unknown-term = „{ $name }” nie może tu stać
# $kind to jedna z nazw „fault-kind-…”.
fault-unknown-name = nie ma takiej nazwy: { $kind } „{ $name }”
fault-no-place = żaden sektor, żadne miejsce i nic, co się porusza, nie nazywa się „{ $name }”
fault-no-speaker = żaden bohater i nikt z „persons” nie nazywa się „{ $name }”
# $wanted to jeden z tekstów „fault-wanted-…”, $found jeden z „fault-found-…”.
fault-expected = powinno tu być: { $wanted }
fault-instead = powinno tu być: { $wanted }; a jest: { $found }
fault-length = wpisów jest tu { $count }; powinno być: { $wanted }

fault-found-plain = „{ $value }”
fault-found-text = tekst „{ $value }”
fault-found-list = lista
fault-found-object = obiekt

fault-wanted-yes-or-no = „true” albo „false”
fault-wanted-text = tekst
fault-wanted-number = liczba całkowita od { $least } do { $most }
fault-wanted-whole = liczba całkowita
fault-wanted-list = lista
fault-wanted-entries = lista o długości { $count }
fault-wanted-object = obiekt w klamrach
fault-wanted-one-field = obiekt z jednym polem
fault-wanted-term = słowo albo obiekt z jednym polem
fault-wanted-bare-term = samo słowo
fault-wanted-one-or-list = jedno albo lista
fault-wanted-place = sektor, miejsce, coś, co się porusza, albo określenie takie jak „next-to”
fault-wanted-speed = liczba sektorów albo po jednej na tury nieparzyste i parzyste
fault-wanted-by-mode = jedna liczba albo po jednej na „easy”, „normal” i „hard”
fault-wanted-by-threat = liczba albo trzy liczby na zagrożenie zielone, żółte i czerwone
fault-wanted-any = wartość

fault-kind-hero = bohater
fault-kind-intel-card = karta zwiadu
fault-kind-enemy-ship = wrogi statek
fault-kind-fighter = myśliwiec
fault-kind-order = rozkaz
fault-kind-tile = kafelek
fault-kind-port = port
fault-kind-piece-of-gear = wyposażenie
fault-kind-module = moduł
fault-kind-scenario = scenariusz
fault-kind-sector = sektor
fault-kind-flag = flaga
fault-kind-value-of-a-flag = wartość flagi
fault-kind-side = strona
fault-kind-place = miejsce
fault-kind-lane = trasa
fault-kind-mark = znacznik
fault-kind-passage = fragment
fault-kind-line = kwestia
fault-kind-person = osoba
fault-kind-mover = coś, co się porusza
fault-kind-load = ładunek
fault-kind-count = licznik
fault-kind-post = posterunek
fault-kind-offer = oferta
fault-kind-check = test
fault-kind-fight = walka
fault-kind-choice = wybór
fault-kind-option = opcja
fault-kind-trigger = wyzwalacz

## Liczby i nazwy

fault-out-of-bounds = { $value } jest poza granicami: od { $least } do { $most }
fault-nothing-for = nie ma tu nic dla „{ $name }”
fault-nothing-called = nic nie nazywa się „{ $name }”
fault-id-in-use = coś się dziś tak nazywa, więc to nie jest dawny identyfikator
fault-flag-never = flaga „{ $flag }” nigdy nie ma wartości „{ $value }”
# $what to jeden z tekstów „fault-counted-…”.
fault-many = za dużo: { $what } ({ $count }); najwyżej { $most }

## Zasady, bohaterowie, rozkazy, wyposażenie

fault-mode-grades = każdy poziom ma swoje stopnie
fault-card-asks-check = to musi być karta, która wymaga testu
fault-hero-class = bohater ma przynajmniej jedną klasę
fault-tile-hexes = kafelek ma trzy albo cztery heksy
fault-tech-price = ulepszenie kosztuje tyle, ile podaje jego własna karta
fault-order-place = to miejsce na karcie ma już inny rozkaz tego systemu
fault-many-orders = za dużo rozkazów na karcie; najwyżej { $most }
fault-many-heroic-orders = za dużo rozkazów heroicznych; najwyżej { $most }
fault-many-after-effects = za dużo następstw; najwyżej { $most }
fault-many-gear = za dużo żetonów wyposażenia: { $count }; najwyżej { $most }
fault-gear-lesser = jako wyposażenie znajduje się tylko mniejszy moduł
fault-lesser-upgraded = mniejszego modułu się nie ulepsza

## Kampanie

fault-many-flags = za dużo flag: { $count }; najwyżej { $most }
fault-many-friends = za dużo weteranów należy do jakiejś potęgi: { $count }; najwyżej { $most }
fault-campaign-heroes = w kampanii może zebrać się za dużo bohaterów: { $count }; najwyżej { $most }
fault-campaign-fighters = w kampanii może zebrać się za dużo myśliwców i mechów: { $count }; najwyżej { $most }
fault-campaign-modules = w kampanii może zebrać się za dużo modułów: { $count }; najwyżej { $most }
fault-campaign-ports = w kampanii może zebrać się za dużo portów z umówioną ceną: { $count }; najwyżej { $most }
fault-paper-flag = papier pojawia się dzięki fladze; ten nie wymienia żadnej
fault-paper-shows = „{ $name }”: papier pokazuje jeden z rysunków „things/…”

## Obrazy

fault-plate-shows = „{ $name }”: rycina pokazuje „places/…” albo „things/…”
fault-no-drawing = nie ma rysunku „{ $name }”
fault-nobody-drawn = nie ma portretu „{ $name }”
fault-many-people = za dużo osób: { $count }; najwyżej { $most }
fault-no-page = żaden fragment tego scenariusza nie nazywa się „{ $name }”

## Karty

fault-card-chain = za dużo kart następuje po sobie; najwyżej { $most }
fault-many-tasks = za dużo późniejszych zadań; najwyżej { $most }
fault-task-led-to = późniejsze zadanie to karta, do której prowadzi ta
fault-task-once = każde zadanie raz
fault-task-kind = zadanie to test albo tabela, których nie można pominąć
fault-check-skill = test wymaga umiejętności
fault-last-row-open = ostatni wiersz, i tylko on, nie ma „to”
fault-rows-order = wiersze idą od niskich do wysokich
fault-rows-to-six = wiersze idą od niskich do wysokich, a ostatni sięga 6
fault-row-unreached = żadna suma nie sięga tego wiersza: poprzedni sięga { $before }, a sumy { $most }
fault-face-unreached = żadna ścianka kości nie sięga tego wiersza
fault-many-rows = za dużo wierszy; najwyżej { $most }
fault-many-effects = za dużo skutków; najwyżej { $most }
fault-hero-needed = tylko karta, którą wolno pominąć za darmo, może wymagać bohatera
fault-volunteer-skill = podajcie umiejętność, którą mają
fault-parties = grup jest od jednej do { $most }
fault-party-class = podajcie klasę, która idzie
fault-party-class-twice = tę klasę ma już inna grupa: nikt by ich nie odróżnił
fault-enemies = wrogów jest od jednego do { $most } przy każdym zagrożeniu
fault-ward-class = podajcie klasę, która temu zapobiega

## Wrogowie

fault-never-attacked = nigdy nie atakuje się tylko Ironclada albo myśliwców i mechów
fault-never-first = statek nie atakuje najpierw tego, czego nigdy nie atakuje
fault-observes = statek, który obserwuje, nie ma ataków; każdy inny jakieś ma
fault-stolen = kraść można Złom, Amunicję albo Kredyty
fault-role-flag = Egzekutor albo Arcywróg służy jakiejś potędze
fault-enforcer-hero = Egzekutor to bohater potęgi, której ma flagę
fault-global-class = podajcie klasę
fault-row-phases = walka ma faz od jednej do { $most }
fault-row-enemies = wiersz wymienia wrogów od jednego do { $most }, razem z Egzekutorem i Arcywrogiem

## Scenariusze

fault-overlap = „{ $first }” i „{ $second }” leżą w tym samym miejscu: { $place }
fault-laid-twice = „{ $sector }” leży dwa razy
fault-off-table = „{ $sector }” leży poza stołem: współrzędne idą od -{ $most } do { $most }
fault-many-sectors = za dużo sektorów: { $count }; na mapie mieści się najwyżej { $most }
fault-no-sector = na tej mapie nie ma sektora „{ $name }”
fault-unreachable = do „{ $sector }” nie można dotrzeć stamtąd, gdzie zaczyna okręt
fault-many-ports = za dużo portów na mapie; najwyżej { $most }
fault-bays = za dużo maszyn; stanowisk w hangarze jest { $most }
fault-ship-once = każda maszyna jest raz
fault-squad = za dużo bohaterów; miejsc w drużynie jest { $most }
fault-hero-once = bohater służy tylko w jednym miejscu
fault-slots = za dużo modułów; gniazd na okręcie jest { $most }
fault-not-upgraded = „{ $name }” nie ma ulepszonej strony
fault-many-on-roster = za dużo bohaterów, maszyn i modułów: { $count }; najwyżej { $most }
fault-side-against-itself = nikt nie staje po czyjejś stronie przeciw niemu samemu
fault-no-encounters = nie ma tabeli spotkań dla „{ $power }”
fault-villain = to musi być okręt flagowy Arcywroga
fault-not-served = tam nie ma usług: to nie jest port
fault-no-aim = to liczy się tylko do kamieni milowych: to nie jest cel główny
fault-milestone-gear = za dużo wyposażenia za jeden kamień milowy; najwyżej { $most }
fault-many-milestones = cel główny sam jest kamieniem milowym: oprócz niego najwyżej { $most }
fault-milestone-ids = każdy kamień milowy ma własny identyfikator
fault-milestone-service = usługa może być celem głównym, ale nie kamieniem milowym obok: weźcie przybycie
fault-many-tokens = za dużo żetonów: { $count }; najwyżej { $most }
fault-few-tokens = żetonów jest mniej niż sektorów, na których mają leżeć: { $tokens } na { $sectors }
fault-two-tokens = dwa żetony na jednym sektorze
fault-no-token = karta „{ $card }” nie ma żetonu
fault-many-events = najwyżej { $most }, od tury 1
fault-die-faces = kość ma ścianki od 1 do 6

## Opowieści

fault-story-won = scenariusz bez opowieści mówi, czym się go wygrywa
fault-in-story = scenariusz z opowieścią mówi to w swojej opowieści
fault-story-villain = opowieść mówi, czyj Arcywróg jest w polu
fault-chapter-taken = rozdział { $number } to już „{ $name }”
fault-chapter-missing = wcześniej brakuje rozdziału { $number }
fault-no-side = opowieść ma przynajmniej jedną stronę
fault-many-sides = za dużo stron: { $count }; najwyżej { $most }, bo każda ma własną opowieść
fault-by-side = „by-side” nie ma nic dla „{ $side }”
fault-sides-alike = wyzwalaczy, opcji i części podsumowania jest dla każdej strony tyle samo
fault-beats-alike = te kroki różnią się między stronami liczbą albo rodzajem: niech „by-side” będzie jednym z kroków
fault-date = dzień od 1 do 30, miesiąc od 1 do 12, rok
fault-against = jedna potęga albo więcej, każda raz
fault-served-and-opposed = nikomu nie służy się i nie szkodzi zarazem
fault-counted-marks = znaczniki
fault-counted-triggers = wyzwalacze
fault-counted-choices = wybory
fault-counted-offers = oferty
fault-counted-movers = rzeczy, które się poruszają
fault-counted-loads = sztuki ładunku, które leżą albo przychodzą z krokami
fault-counted-ways = sektory dróg, którymi idą inni
fault-counted-counts = liczniki
fault-counted-posted = bohaterowie na posterunkach
fault-counted-repeated = opcje wyborów, które wracają
fault-counted-pieces = części
fault-no-room = nie ma miejsca na „{ $load }”
fault-harmed-boxes = to, co doznaje szkód, ma pola
fault-task-own = każde zadanie to osobny test
fault-options = wybór ma przynajmniej dwie opcje, a najwyżej { $most }
fault-option-ids = każda opcja ma własny identyfikator
fault-trigger-twice = jest drugi wyzwalacz „{ $trigger }”
fault-players = graczy jest jeden, dwóch albo trzech
fault-promise = obietnicy dotrzymuje się w rozdziale, który dopiero przyjdzie
fault-chapter-over = ten rozdział już minął
fault-place-sectors = jeden sektor albo więcej
fault-lane = przynajmniej dwa sektory, a najwyżej { $most }
fault-lane-place = „{ $lane }” nie ma miejsca { $place }: pierwsze to 0
fault-apart = „{ $one }” i „{ $other }” nie stykają się
fault-die-sectors = kość rozstrzyga między dwoma, trzema albo sześcioma sektorami, a tu jest ich { $count }
fault-prologue = przed wyposażaniem są tylko słowa, wybory, znaczniki i flagi
fault-lists-deep = listy leżą w sobie za głęboko; najwyżej { $most }
fault-list-long = za dużo kroków na liście; najwyżej { $most }
fault-story-deep = wybory i testy prowadzą w siebie za głęboko; najwyżej { $most }, licząc listy
fault-no-end = to, o co się tu pyta, prowadzi tu z powrotem, bez końca
fault-follow = „follow” jest tylko dla kart; w opowieści kartę przynosi „card”

## To, co znajduje przejście przez opowieść

fault-never-holds = to nigdy nie zachodzi
fault-never-holds-for = to nigdy nie zachodzi dla: { $whom }
fault-never-done = to nigdy się nie dzieje
fault-never-comes-for = to nigdy nie przychodzi dla: { $whom }
fault-never-told = to nigdy nie jest opowiadane: zawsze opowiada się to, co stoi przed nim
fault-after-end = po „end” nic się już nie dzieje
fault-side-never-taken = nikt nie może wybrać strony „{ $side }”
fault-trigger-never = nic nie uruchamia wyzwalacza „{ $trigger }”
fault-offer-never = oferta „{ $offer }” nigdy nie jest otwarta
fault-option-never = opcji „{ $option }” nigdy nie ma
fault-else-without-check = jest „else”, ale nie ma testu, który mógłby się nie udać
fault-main-never-reached = celu głównego nigdy nie można osiągnąć
fault-choice-never = wybór „{ $choice }” nigdy się nie pojawia
fault-check-never = testu „{ $check }” nigdy się nie wykonuje
fault-fight-never = do walki „{ $fight }” nigdy nie dochodzi
fault-mover-never = „{ $mover }” nigdy nie pojawia się na mapie
fault-load-never = „{ $load }” nigdy nie ma na mapie ani na pokładzie
fault-count-never = licznik „{ $name }” nigdy się nie zmienia
fault-mark-never-set = znacznik „{ $mark }” nigdy nie jest ustawiany
fault-mark-never-read = znacznik „{ $mark }” jest ustawiany i nigdy nie jest czytany
fault-flag-not-set-in = flaga „{ $flag }” ma być ustawiona w rozdziale { $chapter }, a nie jest
fault-flag-not-read-in = flaga „{ $flag }” ma być czytana w rozdziale { $chapter }, a nie jest
fault-flag-of-no-use = flaga „{ $flag }” nigdy nie jest ustawiana ani czytana
fault-flag-never-read = flaga „{ $flag }” jest ustawiana i nigdy nie jest czytana
fault-flag-never-set = flaga „{ $flag }” jest czytana i nigdy nie jest ustawiana
fault-value-never-set = wartość „{ $value }” flagi „{ $flag }” nigdy nie jest ustawiana
fault-value-never-read = nic nie pyta o wartość „{ $value }” flagi „{ $flag }”: jest jak żadna
fault-turn-never = tej tury nie ma na poziomie: { $modes }
fault-no-departure = bez „roster” pierwszy rozdział nie ma wyposażania, więc „sail” nigdy nie przychodzi
fault-unnamed = nic nie wymienia „{ $name }”
fault-never-speaks = „{ $name }” nigdy nic nie mówi
fault-no-one-speaks = ktoś musi to powiedzieć
fault-speaker-not-aboard = „{ $hero }” może nie być na pokładzie: na końcu podajcie kogoś, kto zawsze jest
fault-last-of-group = ostatnie z „{ $group }” musi zawsze pasować: nie ma „if”
fault-flag-unseen = flaga „{ $flag }” staje się „{ $value }” tylko dlatego, że nic innego jej nie ustawiło, a dziennik o tym opowiada: przeczytajcie przy tym stronę albo zapytajcie o znacznik tego, co widziano
fault-no-table-about = brakuje tabeli dla „{ $power }”, a ta potęga jest w pobliżu
fault-no-table-met = brakuje tabeli dla „{ $power }”, a tę potęgę można spotkać
fault-no-villain = żaden Arcywróg nie może tu być w polu
fault-nobody-meant = po stronie „{ $side }” nie chodzi o nikogo
fault-no-hero-of-class = żaden bohater nie ma klasy „{ $class }”
fault-same-options = „{ $one }” i „{ $other }” wychodzą na to samo
fault-bad-option = „{ $one }” tylko kosztuje, a „{ $other }” nie: kto by to wybrał?
fault-worse-option = „{ $one }” nie daje niczego, czego nie daje też „{ $other }”, a nie jest tańsze: kto by to wziął?
fault-choice-passed-over = jeśli żadnej opcji nie ma albo żadnej nie można opłacić, wybór jest pomijany
fault-too-few-turns = po stronie „{ $side }” trzeba przynajmniej tylu tur: { $needed }; na poziomie „{ $mode }” jest ich { $last }

# $what to jeden z tekstów „fault-the-…”.
fault-twice = { $what }: może przyjść dwa razy, także w { $path }
fault-again = { $what }: może przychodzić wciąż na nowo
fault-load-again = { $what }: może przychodzić wciąż na nowo, a gdy jest sztuk { $most }, następna już nie przyjdzie
fault-the-module = moduł „{ $name }”
fault-the-ship = maszyna „{ $name }”
fault-the-hero = bohater „{ $name }”
fault-the-passage = fragment „{ $name }”
fault-the-load = ładunek „{ $name }”
