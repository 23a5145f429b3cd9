### Full Thrust w oknie.
full-thrust-title-rules = Zasady Full Thrust
full-thrust-key = F
full-thrust-bot-random = Kadet
    .about = Lata i strzela na chybił trafił.
full-thrust-bot-plain = Porucznik
    .about = Oddaje najlepszy strzał, jaki widzi, i spodziewa się, że lecicie dalej prosto.
full-thrust-bot-strong = Kapitan
    .about = Myśli o tym, co możecie zrobić, pilnuje sektorów ognia i dobija uszkodzonych.
full-thrust-preset-basic = Gra podstawowa
full-thrust-preset-standard = Standardowa
full-thrust-preset-full = Wszystko
full-thrust-room-battles = Bitwy
full-thrust-room-seats = { $seats ->
    [one] 1 gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
} · najwyżej { $turns ->
    [one] 1 tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
full-thrust-room-force = { $ships ->
    [one] 1 okręt
    [few] { $ships } okręty
   *[many] { $ships } okrętów
} · wartość { $value }
full-thrust-room-budget = Floty o wartości { $value }
full-thrust-room-fleets = Inne floty
full-thrust-room-open = W otwarte karty: widać wszystkie rozkazy
full-thrust-room-stands = { $turn ->
    [0] { $players }: rozstawianie
   *[other] { $players }: tura { $turn }
}
full-thrust-room-over = { $players }: koniec w turze { $turn }
full-thrust-table-title = Full Thrust: { $scenario }
full-thrust-table-turn = Tura { $turn } z { $turns }
full-thrust-table-player = Gracz { $number }
full-thrust-table-bot = { $name } { $number }
full-thrust-table-thinks = { $player } myśli…
full-thrust-table-leave = Wróć do bitew
full-thrust-table-last-move = Pokaż ostatni ruch jeszcze raz
full-thrust-table-phase-deploy = Rozstawianie
full-thrust-table-phase-orders = Rozkazy
full-thrust-table-phase-move = Ruch
full-thrust-table-phase-fire = Ogień
full-thrust-table-head-deploy = { $player }: rozstaw okręty
full-thrust-table-head-orders = { $player }: pisz rozkazy
full-thrust-table-head-scans = { $player }: skanuj
full-thrust-table-head-move-group = { $player }: rusz grupą myśliwców
full-thrust-table-head-allocate = { $player }: rozdziel ogień
full-thrust-table-head-fire-next = { $player }: strzelaj
full-thrust-table-head-guns = { $player }: ogień przeciwmyśliwski
full-thrust-table-head-exit-edge = { $player }: odejdź
full-thrust-table-moment-deploy = Rozstawianie
full-thrust-table-moment-orders = Rozkazy
full-thrust-table-moment-scans = Skanowanie
full-thrust-table-moment-move-group = Ruch myśliwców
full-thrust-table-moment-allocate = Przydział ognia
full-thrust-table-moment-fire-next = Ogień
full-thrust-table-moment-guns = Ogień przeciwmyśliwski
full-thrust-table-moment-exit-edge = Odwrót

full-thrust-table-hand-over = Ekran przechodzi dalej: { $player }
full-thrust-table-hand-over-text = Naciśnij Enter, gdy nikt inny nie patrzy.
full-thrust-table-hidden = Nic nie widać, dopóki ekran nie zmieni rąk.
full-thrust-table-main-take = To ja, { $player }: pokaż
full-thrust-table-main-go-on = Dalej
full-thrust-table-main-wait = Chwileczkę…
full-thrust-table-main-deploy = Rozstaw tak
full-thrust-table-main-keep = Zachowaj, teraz { $ship }
full-thrust-table-main-next = Dalej: { $ship }
full-thrust-table-main-lock = Zatwierdź rozkazy
full-thrust-table-main-aim = Zachowaj, celuje { $ship }
full-thrust-table-main-fire = Zatwierdź ogień
full-thrust-table-main-hold = { $ship } nie strzela: zatwierdź
full-thrust-table-main-hold-aim = Nie strzelaj, celuje { $ship }
full-thrust-table-main-fire-now = Strzelaj
full-thrust-table-main-scan = Zachowaj skan
full-thrust-table-main-fly = Leć tam
full-thrust-table-main-guns = Strzelaj z działek
full-thrust-table-main-exit = Odejdź tędy
full-thrust-table-inches = { $inches ->
    [one] 1 cal
    [few] { $inches } cale
   *[many] { $inches } cali
}
full-thrust-table-length = { $inches } cala
full-thrust-table-distance = { $inches } cala, { $arc }
full-thrust-table-distance-line = { $inches } cala, między dwoma sektorami ognia
full-thrust-table-decimal = { $whole },{ $tenth }
full-thrust-table-boxes-lost = { $boxes ->
    [one] −1 kratka
    [few] −{ $boxes } kratki
   *[many] −{ $boxes } kratek
}
full-thrust-table-dial-course = Kurs { $from } na { $to }
full-thrust-table-dial-velocity = Prędkość { $from } na { $to }
full-thrust-table-keys-turn = ← → jeden punkt
full-thrust-table-keys-speed = ↑ ↓ jeden cal
full-thrust-table-thrust = Ciąg { $used } z { $has }, zostało { $left }
full-thrust-table-leaves = Opuszcza stół, lecąc na { $edge }.
full-thrust-table-trapped = W następnej turze nie zdoła zostać na stole.
full-thrust-table-nearest = { $ship }, jeśli poleci prosto: { $off }
full-thrust-table-typing = { $order }_
full-thrust-table-typed = Enter zachowuje, Esc porzuca.
full-thrust-table-type-hint = Pisz: zaczyna O, P albo S, na przykład P2+4. Albo przeciągnij cień.
full-thrust-table-unread-number = Brakuje liczby, jak w P2+4.
full-thrust-table-unread-group = Brakuje numeru grupy, jak w L1.
full-thrust-table-unread-ram = Podaj, kogo taranować, jak w RAM 7.
full-thrust-table-unread-surplus = To nie jest rozkaz. P2+4 jest: dwa punkty w lewo, o 4 cale szybciej.
full-thrust-table-launch = { $groups ->
    [0] Nie wypuszczaj myśliwców
    [one] Wypuść 1 grupę
    [few] Wypuść { $groups } grupy
   *[many] Wypuść { $groups } grup
}
full-thrust-table-recover = Przyjmij na pokład grupę { $group }
full-thrust-table-recover-none = Nie przyjmuj myśliwców
full-thrust-table-ram = Taranuj: { $ship }
full-thrust-table-ram-none = Nie taranuj nikogo
full-thrust-table-next-free = Następny okręt bez rozkazu
full-thrust-table-same-class = Ten sam rozkaz, klasa: { $class }
full-thrust-table-same-all = Ten sam rozkaz dla pozostałych
full-thrust-table-formation = Pozostałe trzymają z nią szyk
full-thrust-table-ships = { $ships ->
    [one] 1 okręt
    [few] { $ships } okręty
   *[many] { $ships } okrętów
}
full-thrust-table-repeat = Powtórz rozkaz z ostatniej tury
full-thrust-table-no-order = Bez rozkazu: prosto, prędkość { $velocity }
full-thrust-table-lock-now = Zatwierdź rozkazy teraz
full-thrust-table-straight = { $ships ->
    [one] 1 leci prosto
    [few] { $ships } lecą prosto
   *[many] { $ships } leci prosto
}
full-thrust-table-withdrawing = Eskadra odchodzi. Jej rozkazy piszą się same.
full-thrust-table-stay-away = Nie wracaj w tej turze
full-thrust-table-come-back = Jednak wróć
full-thrust-table-return-hint = Okręt może wrócić. Przesuń go wzdłuż krawędzi strzałkami albo przeciągnij.
full-thrust-table-away-hint = Okręt nie wraca w tej turze.
full-thrust-table-course = Kurs { $course }
full-thrust-table-velocity = Prędkość { $velocity }
full-thrust-table-facing = Zwrócony na { $course }
full-thrust-table-deploy-hint = Przeciągnij okręt w jego strefie albo użyj strzałek. Tab przechodzi do następnego.
full-thrust-table-same-berth = Ten sam kurs i prędkość dla wszystkich
full-thrust-table-firecons = Kierowanie ogniem: { $used } z { $has } w użyciu
full-thrust-table-holding = { $weapons ->
    [one] 1 broń sięga celu i nie strzela.
    [few] { $weapons } bronie sięgają celu i nie strzelają.
   *[many] { $weapons } broni sięga celu i nie strzela.
}
full-thrust-table-none-bears = Żadna broń nie sięga celu.
full-thrust-table-all-fire = Strzela każda broń, która może.
full-thrust-table-target = { $arc } · { $weapons ->
    [one] 1 broń
    [few] { $weapons } bronie
   *[many] { $weapons } broni
} · średnio kratek: { $mean } · niszczy { $kill }%
full-thrust-table-target-none = { $arc } · brak wolnej broni
full-thrust-table-dice = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
}, średnio kratek: { $mean }, przynajmniej jedna { $percent }%
full-thrust-table-torpedo = trafia przy { $face }+, średnio kratek: { $mean }
full-thrust-table-needle = { $system }, { $percent }%
full-thrust-table-chances = średnio { $mean }, przynajmniej jedna { $percent }%
full-thrust-table-needle-system = Cel wiązki igłowej
full-thrust-table-holds = nie strzela
full-thrust-table-advise = Jak strzelałby komputer
full-thrust-table-hold = Nie strzelaj
full-thrust-table-pass = Pas
full-thrust-table-next-gun = Następny, który może strzelać
full-thrust-table-lock-fire = Zatwierdź ogień teraz
full-thrust-table-hold-ships = { $ships ->
    [one] 1 nie strzela
    [few] { $ships } nie strzelają
   *[many] { $ships } nie strzela
}
full-thrust-table-attack-hint = Wybierz, co atakuje grupa, albo nic.
full-thrust-table-guns-hint = Każde naciśnięcie daje na grupę o jedno działko więcej.
full-thrust-table-guns = { $guns ->
    [one] 1 działko
    [few] { $guns } działka
   *[many] { $guns } działek
}
full-thrust-table-fighters-mean = średnio myśliwców: { $mean }
full-thrust-table-groups-hint = Kliknij, dokąd leci grupa, albo użyj strzałek. Zwraca się w stronę, w którą leciała.
full-thrust-table-no-scan = Nie skanuj niczego
full-thrust-table-lock = Zatwierdź
full-thrust-table-edge = Krawędź: { $edge }
full-thrust-table-all-move = Ruszają wszystkie okręty
full-thrust-table-skip-hint = Dowolny klawisz albo kliknięcie idzie dalej. Esc przeskakuje do końca.
full-thrust-table-flies = Kurs { $course } · prędkość { $velocity } · ciąg { $thrust }
full-thrust-table-next-point = Do następnego progu: { $boxes ->
    [one] 1 kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}; tam każdy system przepada przy { $face }+ ({ $percent }%).
full-thrust-table-off = { $inches } cala, { $ship }
full-thrust-table-bogey-sheet = Kontakt: czym jest, widać w odległości do 36 cali od wroga albo po skanie.
full-thrust-table-group-sheet = { $fighters ->
    [one] 1 myśliwiec
    [few] { $fighters } myśliwce
   *[many] { $fighters } myśliwców
}
full-thrust-table-mat-hint = Wskaż okręt, by zobaczyć jego kartę, sektory ognia i zasięgi.
full-thrust-table-is-away = poza stołem
full-thrust-table-no-order-yet = bez rozkazu
full-thrust-table-no-shot = bez strzału
full-thrust-table-shots = { $shots ->
    [0] nie strzela
    [one] 1 strzał
    [few] { $shots } strzały
   *[many] { $shots } strzałów
}
full-thrust-table-speed = { $course } z prędkością { $velocity }
full-thrust-table-end-present = okręty, które zostały
full-thrust-table-end-destroyed = okręty zniszczone
full-thrust-table-end-left = okręty, które odeszły
full-thrust-table-end-boxes = stracone kratki
full-thrust-table-end-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
full-thrust-coach-deploy = Witamy na pokładzie. Wasze dwie fregaty stoją w niebieskiej strefie. Kurs i prędkość wybieracie sami: 12 to w górę ekranu, 3 w prawo. Zacznijcie powoli; potem naciśnijcie Enter.
full-thrust-coach-order = Każdy okręt dostaje rozkaz. ← i → go obracają, ↑ i ↓ zmieniają prędkość; albo przeciągnijcie cień tam, gdzie ma skończyć. Złota linia pokazuje drogę. Każdy punkt kosztuje ciąg.
full-thrust-coach-keep = Kręgi przy cieniu to zasięgi: przy każdym o jedną kość mniej. Cieniowane są sektory, w które sięga broń. Enter zachowuje rozkaz i przechodzi do następnego okrętu.
full-thrust-coach-move = Wszystkie okręty ruszają naraz, połowa zwrotu na początku i połowa w drodze. Nikt nie znał rozkazów innych.
full-thrust-coach-aim = Jedna z waszych broni sięga wroga. Wybierzcie cel: wiersz tutaj albo okręt na stole. Wiersz mówi, co kości zrobią średnio.
full-thrust-coach-fire = Dobrze. Okręt może strzelać do tylu celów, ile ma systemów kierowania ogniem. Enter zatwierdza ogień; potem rzuca się wszystkimi kośćmi.
full-thrust-coach-dice = 4 albo 5 skreśla jedną kratkę, 6 dwie. Tam, gdzie kończy się rząd kratek, każdy system może zawieść.
full-thrust-coach-second = Patrzcie, gdzie będzie wróg, jeśli poleci prosto: pokazują to kropkowane linie. Skręcajcie na czas; szybki okręt skręca późno.
full-thrust-coach-arcs = Wskażcie dowolny okręt, by zobaczyć jego kartę i sektory. Z cofa, T pokazuje ostatni ruch jeszcze raz, ? otwiera zasady.
full-thrust-coach-end = To była pierwsza bitwa. Następna jest Patrol graniczny: po cztery okręty.

## Stocznia

full-thrust-yard-title = Stocznia i floty
full-thrust-yard-text = Projektuj własne klasy, składaj floty, układaj scenariusze.
full-thrust-yard-open-yard = Stocznia i floty
full-thrust-yard-open-yard-text = Własne klasy, nazwane floty, karty okrętów do druku
full-thrust-yard-key-yard = Y
full-thrust-yard-fleets = Floty
full-thrust-yard-designs = Projekty
full-thrust-yard-new-fleet = Nowa flota
full-thrust-yard-new-fleet-text = Wybierz okręty, nazwij je, sprawdź ich wartość
full-thrust-yard-new-design = Nowy projekt
full-thrust-yard-new-design-text = Wymieniaj kratki uszkodzeń i broń w ramach klasy
full-thrust-yard-key-fleet = F
full-thrust-yard-key-design = D
full-thrust-yard-key-print = P
full-thrust-yard-open = Otwórz
full-thrust-yard-keep = Zapisz
full-thrust-yard-kept = Zapisano jako { $file }
full-thrust-yard-gone = Plik został usunięty.
full-thrust-yard-failed = To się nie udało: { $reason }
full-thrust-yard-printed = Karty okrętów zapisano w { $file }. Aby je wydrukować, otwórz plik w przeglądarce.
full-thrust-yard-system = System zgłasza: { $reason }
full-thrust-yard-not-a-file = To nie jest zwykły plik.
full-thrust-yard-not-text = To nie jest tekst w UTF-8.
full-thrust-yard-too-many = Plików jest ponad 200; odczytano tylko 200.
full-thrust-yard-damaged-title = Pliki nie do użycia
full-thrust-yard-damaged = { $file }: { $reason }
full-thrust-yard-of-pack = { $what } · z { $pack }
full-thrust-yard-copy = To pochodzi z { $pack }. Zapisana zostanie twoja kopia.
full-thrust-yard-design = { $class } · wartość { $value }
full-thrust-yard-fleet = Flota
full-thrust-yard-fleet-text = Flotę wybiera się przy przygotowaniu bitwy, w której gracze sami dobierają okręty.
full-thrust-yard-fleet-name = Jak nazywa się flota?
full-thrust-yard-ship-name = Okręt { $number }: nazwa z listy
full-thrust-yard-join = Dodaj okręty
full-thrust-yard-join-text = Każde naciśnięcie dodaje jeden okręt. Liczba to jego wartość z pełnymi hangarami.
full-thrust-yard-left = { $left } do { $value }
full-thrust-yard-needs = Wymaga zasad: { $rules }
full-thrust-yard-print = Drukuj karty okrętów
full-thrust-yard-remove = Usuń
full-thrust-yard-remove-sure = Naciśnij ponownie, aby usunąć
full-thrust-yard-arms = Ciąg { $thrust } · { $damage ->
    [one] 1 kratka
    [few] { $damage } kratki
   [many] { $damage } kratek
   *[other] { $damage } kratek
} · { $weapons ->
    [0] bez uzbrojenia
    [one] 1 broń
    [few] { $weapons } bronie
   [many] { $weapons } broni
   *[other] { $weapons } broni
}
full-thrust-yard-fighters = myśliwce: { $fighters } z { $bays }
full-thrust-yard-drawing = Projekt
full-thrust-yard-design-text = Ciąg i kierowanie ogniem wyznacza klasa; kratki i broń wymienia się punkt za punkt.
full-thrust-yard-design-name = Jak nazywa się klasa?
full-thrust-yard-unnamed = Klasa bez nazwy
full-thrust-yard-from = Na podstawie
full-thrust-yard-damage = Kratki uszkodzeń: { $damage } (od { $low } do { $high })
full-thrust-yard-damage-low = Kratki uszkodzeń: { $damage } (co najmniej { $low })
full-thrust-yard-weapons = Broń
full-thrust-yard-arm-text = Dodaj broń:
full-thrust-yard-arm = { $weapon } · { $factors }
full-thrust-yard-kind-a = A
full-thrust-yard-kind-b = B
full-thrust-yard-kind-c = C
full-thrust-yard-kind-torpedo = Torpeda
full-thrust-yard-kind-needle = Igła
full-thrust-yard-factors = Punkty: { $spent } z { $most } (broń { $weapons }, uszkodzenia { $damage })
full-thrust-yard-factors-merchant = Wartość { $spent } (broń { $weapons }, uszkodzenia { $damage })
full-thrust-yard-lawful = Projekt jest zgodny z zasadami.
full-thrust-yard-as-printed = Jak w oryginale
full-thrust-yard-scenarios = Scenariusze
full-thrust-yard-key-scenario = S
full-thrust-yard-new-scenario = Nowy scenariusz
full-thrust-yard-new-scenario-text = Ułóż stół: strony, strefy, okręty, kto wygrywa
full-thrust-yard-scenario = Scenariusz
full-thrust-yard-scenario-text = Po zapisaniu znajdzie się na liście bitew.
full-thrust-yard-scenario-name = Jak nazywa się scenariusz?
full-thrust-yard-no-ships = { $side }: nie ma jeszcze okrętów.
full-thrust-yard-put-down = Kliknij, gdzie okręt zaczyna; pozostanie w swojej strefie.
full-thrust-yard-take = Weź okręt do ręki, aby go ustawić. Okręt bez miejsca zaczyna tam, gdzie zechce jego gracz.
full-thrust-yard-free-text = Okręty tej strony gracze wybierają przy przygotowaniu bitwy.
full-thrust-yard-width = szerokość (cale): { $number }
full-thrust-yard-height = wysokość (cale): { $number }
full-thrust-yard-turns = najwięcej tur: { $number }
full-thrust-yard-sides = strony: { $number }
full-thrust-yard-budget = Floty o wartości { $number }
full-thrust-yard-edge = Nadchodzi z krawędzi:
full-thrust-yard-zone-from = Strefa od { $number } cali
full-thrust-yard-zone-to = do { $number } cali
full-thrust-yard-zone-depth = głębokość (cale): { $number }
full-thrust-yard-courses = Może zaczynać na kursach:
full-thrust-yard-slowest = Prędkość od { $number }
full-thrust-yard-fastest = do { $number }
full-thrust-yard-exit = Jej statki handlowe uchodzą krawędzią:
full-thrust-yard-no-exit = żadną
full-thrust-yard-ships = Okręty
full-thrust-yard-named = Wskazane tutaj
full-thrust-yard-free = Wybór graczy
full-thrust-yard-at = w calach: { $x }, { $y }
full-thrust-yard-anywhere = gdziekolwiek
full-thrust-yard-in-hand = w ręku
full-thrust-yard-goal = Kto wygrywa
full-thrust-yard-goal-standard = Według strat
full-thrust-yard-goal-tally = Na punkty
full-thrust-yard-goal-ladder = Za cele
full-thrust-yard-goal-standard-text = Kto zostanie sam na stole; po ostatniej turze decyduje wartość zniszczonych okrętów.
full-thrust-yard-goal-tally-text = Każda strona punktuje za to, co wybierzesz. Naciśnij wiersz, aby zmienić jego wartość.
full-thrust-yard-goal-ladder-text = Niebiescy wygrywają tym, co zniszczą lub zatrzymają; inaczej wygrywają czerwoni.
full-thrust-yard-draw-within = Przewaga do { $number } to remis
full-thrust-yard-scores = { $side }, punkty za:
full-thrust-yard-score-merchant-exited = Własne statki handlowe, które uszły
full-thrust-yard-score-enemy-destroyed = Zniszczone okręty wroga
full-thrust-yard-score-merchant-destroyed = Zniszczone statki handlowe wroga
full-thrust-yard-score-merchant-taken = Zdobyte statki handlowe wroga
full-thrust-yard-score-merchant-still-there = Statki handlowe wroga, które nie uszły
full-thrust-yard-score-escort-destroyed = Zniszczone okręty wojenne wroga
full-thrust-yard-worth-none = nic
full-thrust-yard-worth-fv = pełna wartość
full-thrust-yard-worth-half = połowa wartości
full-thrust-yard-major = Wielkie zwycięstwo: zniszczona wartość { $number }
full-thrust-yard-exited = albo statków handlowych uszło najwyżej { $number }
full-thrust-yard-minor = Małe zwycięstwo: zniszczona wartość { $number }
full-thrust-room-key-made = M
full-thrust-room-made = Bitwa na miarę
full-thrust-room-own = Własny scenariusz
full-thrust-room-table-small = Mały stół, 72 × 48 cali
full-thrust-room-table-normal = Zwykły stół, 96 × 72 cali
full-thrust-room-table-large = Duży stół, 144 × 96 cali
full-thrust-room-sides = Strony: { $sides }
full-thrust-room-seed = Inna tego rodzaju: nr { $number }
full-thrust-room-key-measure = E
full-thrust-room-measure = Na ile jest wyrównana?
full-thrust-room-measure-text = Komputer rozegra ją 20 razy sam ze sobą.
full-thrust-room-measuring = Komputer gra…
full-thrust-room-fair = Na 100 bitew między graczami komputerowymi: zwycięstwa każdej strony. Reszta to remisy.
full-thrust-room-won = { $side } { $won }
full-thrust-room-measured-even = Dość wyrównana. Z { $battles } bitew wygrane: { $won }; remisy: { $drawn }.
full-thrust-room-measured = To nie jest wyrównana bitwa. Z { $battles } bitew wygrane: { $won }; remisy: { $drawn }.
full-thrust-room-fleet-raised = { $side }: okręty losowe
full-thrust-room-fleet-chosen = { $side }: { $fleet }
full-thrust-room-even = Wartości flot różnią się najwyżej o jedną dziesiątą.
full-thrust-room-uneven = Wartości flot różnią się o { $difference }: nierówne strony.

## Karty okrętów do druku

full-thrust-sheet-battle = Bitwa:
full-thrust-sheet-admiral = Admirał:
full-thrust-sheet-ship = { $ship }, { $class }, wartość { $value }
full-thrust-sheet-damage = Uszkodzenia
full-thrust-sheet-system = System
full-thrust-sheet-arcs = Sektory ognia
full-thrust-sheet-group = Grupa { $number }
full-thrust-sheet-order = Rozkaz
full-thrust-sheet-velocity = Prędkość

## Własne kości: o co chodzi w rzucie

full-thrust-table-die-deal-edges = Kto gdzie się rozstawia
full-thrust-table-die-edge = { $name }: czy wraca na stół
full-thrust-table-die-order = { $name }: kto jest pierwszy
full-thrust-table-die-line = { $name }: w którym sektorze liczy się cel
full-thrust-table-die-gun = { $name }: ogień przeciwmyśliwski
full-thrust-table-die-shot = { $name } strzela
full-thrust-table-die-attack = { $name } atakuje
full-thrust-table-die-threshold = { $name }: system pada przy { $least } lub więcej
full-thrust-table-die-ram-contest = { $name }: czy taranowanie się uda
full-thrust-table-die-ram-damage = { $name }: uszkodzenia od taranowania
full-thrust-table-die-morale = { $name } wycofuje się przy { $least } lub więcej
