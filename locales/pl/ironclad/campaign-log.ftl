# Księga pokładowa kampanii: okręt, jego ludzie, potęgi, mapa gwiezdna i to, co zapisano.
log-book-head = Księga pokładowa
log-book-open = Księga pokładowa
log-book-close = Zamknij księgę pokładową
key-log-book = G
menu-log-book = Księga pokładowa (G)
menu-who-is-here = Kto jest dziś z nami
campaigns-do-log-book = Księga pokładowa
    .below = okręt, ludzie, potęgi, mapa gwiezdna
log-book-reading = Wczytywanie księgi pokładowej.
log-book-failed = Nie można odczytać księgi pokładowej.
log-book-none = To nie jest kampania; nie ma księgi pokładowej.
log-book-below = Scenariusz { $number } z { $count }: { $name } · { $mode }
log-book-below-story = Scenariusz { $number } z { $count }: { $name } · { $date } · { $mode }
log-book-chapter = { $number }: { $name }
log-book-scenario = { $number }: { $name }
log-book-ship = Okręt
log-book-crew = Ludzie
log-book-powers = Potęgi
log-book-chart = Mapa gwiezdna
log-book-papers = Papiery
log-book-told = Dziennik
log-book-section = { $section }: { $points ->
    [0] bez uszkodzeń
    [one] 1 obrażenie, { $state }
    [few] { $points } obrażenia, { $state }
   *[many] { $points } obrażeń, { $state }
}
log-book-orders = Systemy i ich rozkazy
log-book-modules = Moduły
log-book-modules-none = Jeszcze nie ma własnych.
log-book-hangar = Myśliwce i mechy
log-book-hangar-none = Hangar jest pusty.
log-book-gear = Wyposażenie
log-book-gear-none = Jeszcze nie ma.
log-book-upgraded = { TRAIT($name, key: "gender") ->
    [neuter] ulepszone
   *[other] ulepszony
}
log-book-basic = { TRAIT($name, key: "gender") ->
    [neuter] nieulepszone
   *[other] nieulepszony
}
log-book-fitted = { TRAIT($name, key: "gender") ->
    [feminine] zamontowana
    [masculine] zamontowany
   *[other] zamontowane
}
log-book-stored = w magazynie
log-book-bay = w hangarze
log-book-damaged = obrażenia: { $points }
log-book-carried = nosi { $hero }
log-book-locker = w szafkach
log-book-crew-head = { $all ->
    [one] 1 osoba na liście
    [few] { $all } osoby na liście
   *[many] { $all } osób na liście
}; { $aboard ->
    [0] nikogo na pokładzie
    [one] 1 na pokładzie
    [few] { $aboard } na pokładzie
   *[many] { $aboard } na pokładzie
}.
log-book-others = Inni, których znamy
log-book-met-in = spotkanie w scenariuszu { $numbers }
# Papiery: $number to scenariusz, z którego pochodzi papier.
log-book-paper-from = ze scenariusza { $number }
log-book-paper-proof = ze scenariusza { $number } · dowód
log-book-papers-none = Papierów jeszcze nie ma.

# $number is the scenario, $name what was chosen.
log-book-dealing = { $number }: { $name }
who-achterberg = Kapitan portu Achterberg
who-ferrant = Odile Ferrant
who-keala = Keala
who-ruveni = Ruveni
who-okafor = Okafor
who-hollis = Hollis Tan
log-book-gone = Odeszli z okrętu
log-book-promoted = { TRAIT($hero, key: "gender") ->
    [feminine] awansowała na stałe
   *[other] awansował na stałe
}
log-book-aboard = { $system }: { $status }
log-book-ashore = na lądzie
log-book-wounded = { TRAIT($hero, key: "gender") ->
    [feminine] Ranna; zacznie wyczerpana
   *[other] Ranny; zacznie wyczerpany
}
log-book-against = służy przeciw nam ({ $power })
log-book-left = { TRAIT($hero, key: "gender") ->
    [feminine] odeszła w scenariuszu { $number }
   *[other] odszedł w scenariuszu { $number }
}
log-book-served = { TRAIT($hero, key: "gender") ->
    [feminine] brała udział; scenariusze: { $numbers }
   *[other] brał udział; scenariusze: { $numbers }
}
log-book-served-none = { TRAIT($hero, key: "gender") ->
    [feminine] jeszcze nie brała udziału
   *[other] jeszcze nie brał udziału
}
log-book-ring = Sąsiedzi w pierścieniu są przyjaciółmi; dwie potęgi naprzeciw to wrogowie. Kreskowanie pokazuje, co zmieniło się w tym scenariuszu.
log-book-stands = { $standing }, { SIGNED($reputation) }
log-book-now-ally = Jej ludzie stoją przy nas, a jej porty obsługują nas najlepiej.
log-book-now-friendly = Jej siły zostawiają nas w spokoju, a jej porty obsługują nas lepiej.
log-book-now-neutral = Zostawia nas w spokoju, a jej porty żądają od nas tyle, co od wszystkich.
log-book-now-hostile = Jej siły atakują, porty oferują mniej i żądają więcej, a jej Egzekutor nas ściga. Jej bohaterowie już tu nie służą.
log-book-now-enemy = Atakuje nas na sam widok, także w swoich portach, a jej Arcywróg rusza w pole.
log-book-up-hostile = { SIGNED($least) }: Wrogość. Już bez ataków w porcie; Arcywróg trzyma się z dala. Brakuje { $missing }.
log-book-up-neutral = { SIGNED($least) }: neutralność. Jej siły już nie atakują, a porty żądają zwykłych cen. Brakuje { $missing }.
log-book-up-friendly = { SIGNED($least) }: Przyjaźń. Bez ataków, lepsze porty{ $heroes ->
    [0] { "" }
    [one] , jeden jej bohater
    [few] , { $heroes } jej bohaterów
   *[many] , { $heroes } jej bohaterów
}{ $modules ->
    [0] { "" }
    [one] , moduł
    [few] , { $modules } moduły
   *[many] , { $modules } modułów
}. Brakuje { $missing }.
log-book-up-ally = { SIGNED($least) }: Sojusz. Jeszcze lepiej{ $heroes ->
    [0] { "" }
    [one] , i jeszcze jeden jej bohater
    [few] , i jeszcze { $heroes } jej bohaterów
   *[many] , i jeszcze { $heroes } jej bohaterów
}{ $ships ->
    [0] { "" }
    [one] , a do tego jej najlepszy statek, ulepszony
    [few] , a do tego jej { $ships } najlepsze statki, ulepszone
   *[many] , a do tego { $ships } jej najlepszych statków, ulepszonych
}. Pierwszy Sojusz jest trwały, a reputacji straconej u jego wrogów się nie odzyskuje. Brakuje { $missing }.
log-book-down-friendly = { SIGNED($most) }: koniec Sojuszu.
log-book-down-neutral = { SIGNED($most) }: koniec Przyjaźni.
log-book-down-hostile = { SIGNED($most) }: Wrogość. Jej siły atakują, porty żądają więcej, a Egzekutor rusza na nas.
log-book-down-enemy = { SIGNED($most) }: Wróg. Ataki na nasz widok, także w portach; Arcywróg rusza w pole.
log-book-ally-for-good = Nasz sojusznik na całą kampanię: już nie spada poniżej +10.
log-book-no-way-back = { $ally } to nasz sojusznik: reputacji straconej tutaj się nie odzyskuje.
log-book-met = Spotkano: { $names }
log-book-here = { $far ->
    [0] Okręt jest { FORM($port, case: "at") }.
    [one] Okręt jest jeden sektor od { FORM($port, case: "gen") }.
    [few] Okręt jest { $far } sektory od { FORM($port, case: "gen") }.
   *[many] Okręt jest { $far } sektorów od { FORM($port, case: "gen") }.
}
log-book-next = Następny scenariusz zaczyna się { FORM($port, case: "at") }.
log-book-next-unknown = Następny scenariusz zaczyna się w porcie, którego jeszcze nie widzieliśmy.
log-book-port-sells = { $services }
log-book-port-unseen = Wiemy tylko, gdzie leży.
log-book-port-calls = { $count ->
    [0] nieodwiedzony
   *[other] odwiedzony; scenariusze: { $numbers }
}
log-book-port-arranged = umówione: obsługa jak przy { FORM($standing, case: "loc") }
log-book-fate = { $side } · { $ended }
log-book-under-way = { $turn ->
    [0] jeszcze przed odbiciem
   *[other] tura { $turn }
}
log-book-begun-again = okręt stracony w turze { $turn }, scenariusz od nowa
log-book-kept = Co zapisał dziennik
