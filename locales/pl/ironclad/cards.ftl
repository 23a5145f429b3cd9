### Karty zwiadu, jak pokazuje je panel decyzji: tytuł, wiersz albo dwa i co przynosi sukces, porażka albo wiersz tabeli.

card-event = Wydarzenie, trzeba rozpatrzyć
card-operation = Operacja, trzeba rozpatrzyć
card-operation-optional = Operacja, dobrowolna
card-encounter = Spotkanie, nie można pominąć
card-encounter-optional = Spotkanie, dobrowolne
card-encounter-action = Spotkanie: pominięcie za 1 akcję
card-encounter-morale = Spotkanie: pominięcie za { $morale } Morale

intel-alien-infestation-title = Gniazdo Obcych
    .log = Coś się tam zalęgło.
    .text = Coś się tam zalęgło. Idzie do trzech bohaterów, z Walką albo Obsługą.
    .won = +1 Złomu
    .lost = −2 Załogi, dwa trafienia z pominięciem osłon
intel-ancient-relic-title = Starożytny Relikt
    .log = Coś starszego niż szlaki. Nuci, kiedy nikt nie mówi.
    .text = Wyczerpcie Specjalistę: kość, Morale i Obsługa.
intel-asteroid-field-title = Pole Asteroid
    .log = Skały i żadnego szlaku pomiędzy.
    .text = Kość i Morale; można wyczerpać Pilota, by dodać Pilotaż. Trafienia są zewnętrzne.
intel-bad-intel-title = Złe Rozpoznanie
    .log = Mapy się myliły. Wszystkie.
    .text = Tracicie 2 następne akcje. Można wyczerpać Agenta, by stracić tylko 1.
intel-crossfire-title = Krzyżowy Ogień
    .log = Dwóch obcych strzela do siebie, a my pośrodku.
    .text = Kość i Morale; można wyczerpać Dyplomatę, by dodać Dyplomację. Trafienia są zewnętrzne.
intel-derelict-ship-title = Opuszczony Statek
    .log = Wrak, ciemny, śluza stoi otworem.
    .text = Wyczerpcie Pilota, by podejść. Potem dowolnie wielu innych: 1 Złom za każdego Inżyniera, 1 Wyposażenie za każdych dwóch Specjalistów.
intel-distress-beacon-title = Sygnał Ratunkowy
    .log = Sygnał ratunkowy. Woła już od jakiegoś czasu.
    .text = Kość i Morale. Trafienia są zewnętrzne; kto pomaga, zostaje wyczerpany po rzucie.
intel-board-the-enforcer-title = Abordaż Egzekutora
    .log = Łodzie poszły.
    .text = Działa zamilkły, kapitan nie. Idzie do trzech bohaterów, z Walką albo Skradaniem. Do trudności dodaje się Siłę Bojową.
    .won = +3/4/5 Kredytów, według zagrożenia; +1 Morale
    .lost = −1 Załogi, −1 Morale
intel-board-the-flagship-title = Abordaż Okrętu Flagowego
    .log = Łodzie poszły, do okrętu flagowego.
    .text = Flaga opadła. Idzie do trzech bohaterów, z Walką albo Skradaniem. Do trudności dodaje się Siłę Bojową.
    .won = +2 Morale; potem sejf płatnika
    .lost = −2 Załogi, −1 Morale
intel-pursers-safe-title = Sejf Płatnika
    .log = Sejf płatnika, za mostkiem. Ktoś biegnie zamknąć nam drzwi.
    .text = Drugi test abordażu. Do trzech bohaterów otwiera go Inżynierią albo Obsługą.
    .won = +6/7/8 Kredytów, według zagrożenia; 1 Wyposażenie
    .lost = −2 Załogi
intel-enemy-outpost-title = Wrogi Posterunek
    .log = Posterunek, a jego działa są ciepłe.
    .text = Zapłaćcie Morale i trzymajcie się z dala albo walczcie. Zwycięstwo przynosi 3/4/5 Kredytów, według zagrożenia, i 1 Wyposażenie.
intel-friendly-outpost-title = Przyjazny Posterunek
    .log = Posterunek, przyjazny. Mają kawę.
    .text = Kość i Morale; można wyczerpać bohatera z Dyplomacją, by ją dodać.
intel-infiltrated-title = Infiltracja
    .log = Abordaż. Są u nas.
    .text = Intruzi na pokładzie. Wychodzi im naprzeciw do trzech bohaterów, z Walką albo Skradaniem; każdy Desantowiec dodaje 1 do Walki.
    .won = −1 Załogi, jedno trafienie z pominięciem osłon; +1 Morale
    .lost = −2 Załogi, −1 Morale, trzy trafienia z pominięciem osłon
intel-mutiny-title = Bunt
    .log = Załoga przyszła na rufę, wszyscy razem.
    .text = Morale wynosi 1. Do załogi przemawia do trzech bohaterów, z Dowodzeniem albo Walką.
    .won = Morale 2
    .lost = −2 Załogi, dwa trafienia z pominięciem osłon; potem Morale 2
intel-parley-title = Pertraktacje
    .log = Spytał, o której zamierzamy zacząć.
    .text = Jest nieuzbrojony i wszystko zapisuje. Rozmawia z nim do trzech bohaterów, z Dyplomacją. Do trudności dodaje się Siłę Bojową.
    .won = odchodzi
    .lost = zostaje i łupu nie będzie
intel-probe-title = Sonda
    .log = Sonda, wciąż nadaje.
    .text = Wyczerpcie Specjalistę: kość, Morale i Obsługa.
intel-rich-asteroid-title = Bogata Asteroida
    .log = Metal, a na nim żadnej flagi.
    .text = Wyczerpcie Pilota, by podejść. Potem dowolnie wielu Inżynierów i Specjalistów: 1 Kredyt za każdego.
intel-sabotage-title = Sabotaż
    .log = Ładunek, podłożony na pokładzie.
    .text = Trafienia wewnętrzne, z pominięciem osłon. Przed rzutem każdy wyczerpany Inżynier albo Specjalista zatrzymuje jedno.
intel-sickness-title = Choroba
    .log = Choroba na dziobie.
    .text = Kość i Morale. Potem można wyczerpać Dyplomatę albo bohatera z Dowodzeniem, by stracić o 1 Morale mniej.
intel-signatures-detected-title = Wykryte Sygnatury
    .log = Sygnatury, na skraju zasięgu.
    .text = Zapłaćcie Morale i przemknijcie się albo walczcie z tym, kto tam jest.
intel-space-dementia-title = Kosmiczne Otępienie
    .log = Ktoś mówi do grodzi i czeka na odpowiedzi.
    .text = Kość i Morale. Potem można wyczerpać Dyplomatę albo bohatera z Dowodzeniem, by stracić o 1 Morale mniej.
intel-space-leeches-title = Kosmiczne Pijawki
    .log = Pijawki na Reaktorze.
    .text = Są na Reaktorze. Zajmuje się nimi do trzech bohaterów, z Inżynierią albo Pilotażem.
    .won = bez strat
    .lost = 2 obrażenia Reaktora, 1 obrażenie Kadłuba
intel-system-failure-title = Awaria Systemów
    .log = Wszystkie lampki na tablicy, naraz.
    .text = Wszystko psuje się naraz. Zajmuje się tym do trzech bohaterów, z Inżynierią albo Obsługą.
    .won = bez strat
    .lost = po 1 obrażeniu każdej z czterech sekcji
intel-trading-outpost-title = Posterunek Handlowy
    .log = Handlarz na kotwicy, lampy zapalone, ceny kredą na burcie.
    .text = Złom, Amunicja i Wyposażenie po cenach neutralnych. Każdy wyczerpany bohater z Dyplomacją obniża następny zakup o 1 Kredyt.

row-to = { $to } lub mniej
row-from = { $from } lub więcej
row-between = { $from }–{ $to }
row-one = { $from }
row-any = każda suma
effect-nothing = nic
effect-gain-morale = +{ $count } Morale
effect-lose-morale = −{ $count } Morale
effect-set-morale = Morale { $count }
effect-gain-crew = +{ $count } Załogi
effect-lose-crew = −{ $count } Załogi
effect-gain-salvage = +{ $count } Złomu
effect-gain-credits = +{ $count } { $count ->
    [one] Kredyt
    [few] Kredyty
   *[many] Kredytów
}
effect-repair-hull = +{ $count } Kadłuba
effect-damage-hull = { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
} Kadłuba
effect-outside-hits = { $count ->
    [one] 1 trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}
effect-inside-hits = { $count ->
    [one] 1 trafienie z pominięciem osłon
    [few] { $count } trafienia z pominięciem osłon
   *[many] { $count } trafień z pominięciem osłon
}
effect-damage-section = { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
} { FORM($section, case: "gen") }
effect-damage-each-section = po { $count ->
    [one] 1 obrażeniu
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
} każdej sekcji
effect-rest = { $count ->
    [one] odpoczynek bohatera
    [few] odpoczynek { $count } bohaterów
   *[many] odpoczynek { $count } bohaterów
}
effect-exhaust = { $count ->
    [one] wyczerpany bohater
    [few] { $count } wyczerpani bohaterowie
   *[many] { $count } wyczerpanych bohaterów
}
effect-wound = { $count ->
    [one] ranny bohater
    [few] { $count } ranni bohaterowie
   *[many] { $count } rannych bohaterów
}
effect-recon = { $count ->
    [one] 1 darmowy Zwiad
    [few] { $count } darmowe Zwiady
   *[many] { $count } darmowych Zwiadów
}
effect-lose-actions = { $count ->
    [one] 1 stracona akcja
    [few] { $count } stracone akcje
   *[many] { $count } straconych akcji
}
effect-gain-gear = Wyposażenie: { $count }
effect-volunteers = { $count ->
    [one] można wyczerpać bohatera { FORM($skills, case: "with") }: { $brings }
    [few] można wyczerpać { $count } bohaterów, każdego { FORM($skills, case: "with") }: { $brings }
   *[many] można wyczerpać { $count } bohaterów, każdego { FORM($skills, case: "with") }: { $brings }
}
either = { $one } albo { $other }
effect-lose-salvage = −{ $count } Złomu
effect-follow = potem karta: { $card }
intel-enforcers-cabin-title = Kabina Egzekutora
    .log = Kabina. Szuflady są zamknięte, a niektóre tykają.
    .text = Drugie zadanie abordażu: kość i Morale. Można wyczerpać bohatera ze Skradaniem, by je dodać.
