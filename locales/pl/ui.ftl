# Samo okno: przyciski, menu, ekrany poza zasadami.
window-title = Ironclad
key-enter = Enter
key-escape = Esc
key-space = Spacja
key-next-field = Tab
key-page-up = PgUp
key-page-down = PgDn
key-undo = Z
key-rules = ?
key-tab-ship = S
key-tab-crew = C
key-tab-log = L
key-tab-rules = ?
key-tab-chart = M
key-lesson = H
tab-ship = Okręt
tab-crew = Załoga
tab-log = Dziennik
tab-rules = Zasady
tab-chart = Mapa
bar-turn = Tura
bar-turn-of = Tura { $turn } z { $last }
bar-turn-only = Tura { $turn }
bar-threat = Zagrożenie
bar-actions = Akcje
bar-actions-left = zostało: { $count }
mat-ship = Ironclad
mat-shields = Osłony { $rating }
mat-shields-down = Osłony opuszczone
mat-when-uncovered = po odkryciu:
energy-covered = zakryte
energy-planned = w planie
energy-uncovered = odkryte
energy-lost = stracone
resource-credits = Kredyty
squads-empty = wolna koja
    .text = Drużyna ma do czterech bohaterów. Wchodzą na pokład podczas przygotowań albo gdy ktoś dołącza.
decision-won = Sukces
decision-lost = Porażka
system-reactor = Reaktor
title-motto = Jeden okręt, trzy wachty, pięć potęg
title-tutorials = Samouczki
title-tutorials-note = lot szkolny; bunt
title-settings = Ustawienia
title-rules = Zasady gry
title-credits = Autorzy
title-quit = Wyjdź
title-back-to-table = Wróć do stołu
title-begin-first = Rozpocznij pierwszy samouczek
title-begin-next = Rozpocznij następny samouczek
title-choose = Wybierz samouczek
title-unplayable = { $count ->
    [one] Nie można otworzyć jednej zapisanej gry. Jej plik zostaje bez zmian: { $path }
    [few] Nie można otworzyć { $count } zapisanych gier. Ich pliki zostają bez zmian. Jeden z nich: { $path }
   *[many] Nie można otworzyć { $count } zapisanych gier. Ich pliki zostają bez zmian. Jeden z nich: { $path }
}
title-missions = Misje
missions-main = Zajmijcie miejsca
title-pack-left-out = Pakiet „{ $pack }” ma błędy i został pominięty. Pierwszy: { $fault }
title-settings-aside = Plik ustawień był uszkodzony, więc obowiązują ustawienia domyślne. Odłożono go jako { $path }. Wybierzcie ponownie rozmiar tekstu i język w Ustawieniach. Zapisane gry są nienaruszone.
title-settings-damaged = Plik ustawień { $path } jest uszkodzony i nie udało się go odłożyć, więc obowiązują ustawienia domyślne. Usuńcie ten plik, a potem wybierzcie ponownie rozmiar tekstu i język w Ustawieniach. Zapisane gry są nienaruszone.
title-fathoms = sto dwanaście sążni
button-back = Wstecz
button-done = Gotowe
tutorials-head = Samouczki
tutorials-below = Dwa scenariusze. Uczcie się krok po kroku albo zagrajcie po swojemu, własnymi kośćmi.
tutorials-learn = Lekcja
tutorials-learn-below = Każdy krok i każdy rzut jest ustalony. Wy naciskacie Dalej, my objaśniamy.
tutorials-free = Gra swobodna
tutorials-not-begun = nierozpoczęte
tutorials-under-way = w toku
tutorials-finished = ukończone
tutorials-main-learn = Rozpocznij lekcję
tutorials-main-go-on = Kontynuuj lekcję
tutorials-main-free = Graj swobodnie
seats-head = Kto siedzi przy stole?
seats-below = Każde miejsce prowadzi jeden system albo więcej. Okręt należy do wszystkich.
seats-count = { $count ->
    [1] Solo
    [2] Dwoje
    [3] Troje
   *[other] { $count }
}
seats-place = Miejsce { $number }
seats-holds = prowadzi
seats-names = Imiona
seats-hint = Kliknijcie system albo naciśnijcie jego pierwszą literę, a przejdzie na następne miejsce.
seats-hint-one = Jeden gracz prowadzi wszystkie trzy systemy.
seats-name-full = { $count ->
    [one] W imieniu mieści się jedna litera.
    [few] W imieniu mieszczą się { $count } litery.
   *[many] W imieniu mieści się { $count } liter.
}
seats-main = Zajmijcie miejsca
seats-main-one = Obejmij dowodzenie
seats-your-name = Twoje imię
tonight-head = Kto jest dziś z nami?
tonight-below = Nieobecny gracz zachowuje imię i systemy; do następnego razu zastępuje go ktoś inny.
tonight-here = jest dziś
tonight-away = dziś nie gra; zastępuje { $name }
tonight-hint = Kliknijcie gracza albo naciśnijcie numer: jest albo zastępuje go ktoś inny.
tonight-main = Do stołu
debrief-carries = Co okręt niesie dalej
settings-text = Wielkość tekstu
settings-text-below = Wszystko rośnie razem z nim; w małych oknach niektóre części się chowają.
settings-full-screen = Pełny ekran
settings-full-screen-below = F11 w każdej chwili.
settings-left-handed = Dla leworęcznych
settings-left-handed-below = Odbija stół. Główny przycisk przechodzi na lewą stronę.
settings-reduced-motion = Mniej ruchu
settings-reduced-motion-below = Pomija animacje i obrysowuje to, co się zmieniło.
settings-dice-speed = Szybkość kości
settings-dice-speed-below = Jak długo się toczą.
settings-own-dice = Prawdziwe kości
settings-own-dice-below = Rzucacie na stole i jednym klawiszem podajecie wynik.
settings-answers-alone = Wymuszone wybory automatycznie
settings-answers-alone-below = Gdy zasady zostawiają tylko jeden wybór, gra podejmuje go sama. Lekcje i opowieść pytają nadal.
settings-language = Język
settings-language-below = Następny: + albo −.
settings-language-story = Opowieść jest na razie po angielsku.
settings-on = wł.
settings-off = wył.
settings-percent = { $value }%
settings-dice-slow = wolno
settings-dice-usual = średnio
settings-dice-fast = szybko
settings-dice-none = od razu
settings-language-system = język systemu
settings-pack = Pakiet: { $pack }
settings-pack-below = Z folderu pakietów. Rozpoczęta gra zachowuje swoje pakiety.
settings-pack-faulty = ma błędy
settings-hint = Zmiany działają i zapisują się od razu.
rules-search = Szukaj w zasadach
rules-none = Nie ma takiej zasady.
rules-close = Zamknij zasady
problem-head = Coś poszło nie tak
problem-settings = Nie udało się zapisać ustawień.
    .advice = Obowiązują do zamknięcia okna. Sprawdźcie, czy w folderze można zapisywać, i zmieńcie ustawienie ponownie.
problem-at = { $path }: { $reason }
problem-main = Dalej
story-reads = Czyta na głos: { $name }
story-to-debriefing = Do podsumowania
story-to-table = Do stołu
story-away = Pokaż stół
story-take-up = Wróć do strony
story-to-choice = Do wyboru
story-again = Strona
key-story-again = B
orders-hidden = Jeszcze nieznane
orders-several = { $name } ×{ $count }
orders-hold = Ładownia { $used } z { $places }: { $names }
orders-hold-empty = Ładownia pusta, miejsc: { $places }
orders-count = { $name } { $now } z { $most }
orders-post = { $name }: { $heroes }
choice-cups = Najpierw zagłosujcie kubkami, w górę albo w dół przy każdej opcji. Potem wybierzcie, co postanowił stół.
choice-holds = Wasz wybór trafia do dziennika i obowiązuje.
choice-holds-side = Tej strony trzymacie się przez cały scenariusz. Dziennik zapamięta ją na zawsze.
choice-barred = Nie stać nas teraz na to.
choice-odds-with = z pomocą: { $heroes }
choice-for = dla { FORM($power, case: "gen") }
choice-won = Po sukcesie
choice-pays = Zapłata
choice-against = Przeciw nam
choice-standing = Nastawienie
choice-pays-now = teraz { $credits ->
    [one] 1 Kredyt
    [few] { $credits } Kredyty
   *[many] { $credits } Kredytów
}
choice-pays-then = { $credits } po wykonaniu
choice-stands = { $standing }, { SIGNED($reputation) }
key-brief = B
brief-deadline = Tura { $turn } z { $last }. Gdy minie tura { $last }, czas się skończy.
brief-no-deadline = Tura { $turn }. Bez limitu czasu.
brief-open = jeszcze nieosiągnięty
brief-so-far = { $done } z { $count }
brief-reached = osiągnięty
brief-failed = nieosiągalny
brief-hidden = Ujawni się w trakcie scenariusza.
brief-at-the-end = Liczy się po ostatniej turze.
brief-ends = Scenariusz kończy się z jego osiągnięciem.
brief-brings = Przynosi: { $what }.
brief-promotes = jeden awans
brief-boxes = Ładownie: zostało { $left } z { $of }.
brief-goes = Na końcu tej tury rusza tu: { $sectors }.
brief-stays = Na końcu tej tury zostaje, gdzie jest.
brief-road = Trasa: { $sectors }.
