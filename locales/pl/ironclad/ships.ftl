### Spotykane statki: jak się nazywają, kogo atakują i co każdy umie tylko sam.

prey-nobody = Nikogo nie atakuje.
prey-ironclad = Atakuje Ironclada.
prey-fighters = Najpierw myśliwce{ $plus ->
    [0] .
   *[other] , z celnością +{ $plus }.
}
prey-mechs = Najpierw mechy, potem myśliwce.
prey-most-damaged = Najpierw najbardziej uszkodzony cel.
prey-weakest = Najpierw najsłabszy cel.
prey-anyone = Atakuje kogokolwiek, według kości.
never-ironclad = Nigdy nie atakuje Ironclada.
never-fighters = Nigdy nie atakuje myśliwców ani mechów.
ship-attacks = { $count ->
    [one] 1 atak
    [few] { $count } ataki
   *[many] { $count } ataków
}
ship-attacks-text = { $count ->
    [one] 1 atak na fazę.
    [few] { $count } ataki na fazę.
   *[many] { $count } ataków na fazę.
}
special-screen = Dopóki działa, inni wolni wrogowie mają +{ $count } do uniku.
special-jam = Dopóki działa, wszystkie nasze ataki mają −{ $count } do celności.
special-grapple = Dopóki działa, Ironclad ma −{ $count } do uniku.
special-drain = Każdy jego celny atak na Ironclada zabiera też { $count ->
    [one] 1 energię
    [few] { $count } energie
   *[many] { $count } energii
}; to, co się odkryje, działa od razu.
special-reap = Każdy jego celny atak na Ironclada kosztuje też { $count } Załogi.
special-cull = +{ $count } do obrażeń przeciw myśliwcowi albo mechowi uszkodzonemu na początku etapu, albo Ironcladowi, jeśli stracił już Kadłub.
special-toll = Jeśli na końcu fazy nadal działa, płacimy { $count ->
    [one] 1 Kredyt
    [few] { $count } Kredyty
   *[many] { $count } Kredytów
}, a gdy brakuje, ile mamy.
special-steal = Każdy jego celny atak na Ironclada zabiera też { $count } { $track ->
    [salvage] Złomu
    [ammo] Amunicji
   *[credits] { $count ->
        [one] Kredyt
        [few] Kredyty
       *[many] Kredytów
    }
}, a gdy brakuje, ile mamy.
special-mend = Na końcu fazy dalekiej inny wróg, ten, który stracił najwięcej Kadłuba, odzyskuje { $count } Kadłuba. Jeśli innych nie ma, naprawia sam siebie.
special-recharge = Na końcu fazy dalekiej odzyskuje { $count } osłony.
ship-loot = Łup: { $loot }
special-run = Na końcu fazy dalekiej ucieka wraz z łupem, jeśli ma najwyżej { $count } Kadłuba.
special-at-range = W fazie { $range ->
    [long] dalekiej
   *[close] bliskiej
} ma +{ $accuracy } do celności{ $damage ->
    [0] .
   *[other] { " i " }+{ $damage } do obrażeń.
}
special-ram = Atakuje tylko w fazie bliskiej.{ $inside ->
    [yes] { " Trafienia są wtedy wewnętrzne: osłony ich nie zatrzymują." }
   *[no] { "" }
}
special-swarm = Atakuje tyle razy, ile ma Kadłuba na początku etapu, najwyżej { $count } razy.
special-aim = Pierwsze trafienie każdego ataku, którego nie zatrzymają osłony, uderza w { FORM($section, case: "acc") }, bez rzutu.
special-land = Pierwszy celny atak na Ironclada w fazie bliskiej wysadza też ludzi na pokład: po walce rozpatruje się kartę „{ $card }”, z trudnością większą o Siłę Bojową.
special-observe = Nieuzbrojony i nie można do niego strzelać. Przed pierwszą fazą Dyplomacja może go odprawić. Dopóki patrzy, nie ma łupu; do zwycięstwa się nie liczy.
special-collect = Po remisie, jeśli działa, płacimy { $count ->
    [one] 1 Kredyt
    [few] { $count } Kredyty
   *[many] { $count } Kredytów
} albo oddajemy sztukę wyposażenia; bez wyposażenia na pokładzie tyle Kredytów, ile jest.
role-enforcer = Egzekutor, Siła Bojowa { $strength }. Po pokonaniu { $name } żyje dalej i można dokonać abordażu.
role-villain = Okręt flagowy. Arcywróg: { $name }, Siła Bojowa { $strength }. Po pokonaniu Arcywróg żyje dalej i można dokonać abordażu.
leader-falk = marszałek Falk
leader-shahidi = przewodnicząca Shahidi
leader-rangi = Rangi z Adjoi
leader-reis = faktor Reis
leader-iyer = dyrektor Iyer
global-standing-orders = Rozkaz stały: spotkań nie pomija się za Morale.
global-lanes-closed = Szlaki zamknięte: każda akcja Zwiad wyczerpuje też kogoś z klas: { $classes }.
global-roll-read = Spis odczytany: pierwsza utrata Załogi w turze kosztuje też { $morale } Morale.
global-everything-owed = Wszystko na kredyt: usługi kosztują o { $credits ->
    [one] 1 Kredyt
    [few] { $credits } Kredyty
   *[many] { $credits } Kredytów
} więcej, a pierwsza naturalna 1 w turze kosztuje { $ammo } Amunicji.
global-loss-control = Kontrola strat: każdy naprawiony punkt kosztuje o { $salvage } Złomu więcej.

ship-valkyrie = Walkiria
    .gen = Walkirii
    .acc = Walkirię
    .gender = feminine
    .type = fregata
    .special = Szyk liniowy
ship-skadi-squadron = Eskadra Skadi
    .gen = Eskadry Skadi
    .acc = Eskadrę Skadi
    .gender = feminine
    .type = myśliwce
ship-avocet = Szablodziób
    .gen = Szablodzioba
    .acc = Szablodzioba
    .gender = masculine
    .type = kuter szlakowy
    .special = Lampy w oczy
ship-dunlin = Biegus
    .gen = Biegusa
    .acc = Biegusa
    .gender = masculine
    .type = łódź strażnicza
    .special = Gaszenie
ship-harvest-home = Dożynki
    .gen = Dożynek
    .acc = Dożynki
    .gender = plural
    .type = uzbrojona barka zbożowa
    .special = Żniwo
ship-gleaner = Pokłosie
    .gen = Pokłosia
    .acc = Pokłosie
    .gender = neuter
    .type = myśliwce
    .special = Co jeszcze stoi
ship-demurrage = Przestojowe
    .gen = Przestojowego
    .acc = Przestojowe
    .gender = neuter
    .type = poborca
    .special = Od godziny
ship-tare = Tara
    .gen = Tary
    .acc = Tarę
    .gender = feminine
    .type = lichtuga
    .special = Lekkie palce
ship-sinking-fund = Fundusz Umorzeniowy
    .gen = Funduszu Umorzeniowego
    .acc = Fundusz Umorzeniowy
    .gender = masculine
    .type = okręt baza
    .special = Rezerwa na straty
ship-petty-cash = Kasa Podręczna
    .gen = Kasy Podręcznej
    .acc = Kasę Podręczną
    .gender = feminine
    .type = łodzie komornicze
    .special = Zasilenie
ship-armed-merchant = Uzbrojony Kupiec
    .gen = Uzbrojonego Kupca
    .acc = Uzbrojonego Kupca
    .gender = masculine
    .type = frachtowiec
    .special = Najpierw ładunek
ship-equity = Słuszność
    .gen = Słuszności
    .acc = Słuszność
    .gender = feminine
    .type = kurier więzienny
ship-mercenary = Najemnik
    .gen = Najemnika
    .acc = Najemnika
    .gender = masculine
    .type = kanonierka
    .special = Długie działa
ship-corsair = Korsarz
    .gen = Korsarza
    .acc = Korsarza
    .gender = masculine
    .type = kuter
    .special = Najpierw sakiewka
ship-raider = Łupieżca
    .gen = Łupieżcy
    .acc = Łupieżcę
    .gender = masculine
    .type = taran
    .special = Prosto na nas
ship-drone-swarm = Rój Dronów
    .gen = Roju Dronów
    .acc = Rój Dronów
    .gender = masculine
    .type = maszyny
    .special = Po jednym dziale
ship-outpost-1 = Strażnica
    .gen = Strażnicy
    .acc = Strażnicę
    .gender = feminine
    .type = posterunek
ship-outpost-2 = Punkt Oporu
    .gen = Punktu Oporu
    .acc = Punkt Oporu
    .gender = masculine
    .type = posterunek
ship-outpost-3 = Cytadela
    .gen = Cytadeli
    .acc = Cytadelę
    .gender = feminine
    .type = posterunek
ship-roland-enforcer = Roland Wrathe
    .gen = Rolanda Wrathe
    .acc = Rolanda Wrathe
    .gender = masculine
    .type = fregata Egzekutora
    .special = Oddział abordażowy
ship-ugyen-enforcer = Obserwator Ugyen
    .gen = Obserwatora Ugyena
    .acc = Obserwatora Ugyena
    .gender = masculine
    .type = kuter Egzekutora
    .special = O której, proszę?
ship-vashti-enforcer = Vashti z Ismaila
    .gen = Vashti z Ismaila
    .acc = Vashti z Ismaila
    .gender = feminine
    .type = myśliwiec Egzekutora
ship-yasemin-enforcer = Yasemin Arslan
    .gen = Yasemin Arslan
    .acc = Yasemin Arslan
    .gender = feminine
    .type = poborca Egzekutora
    .special = Brakuje czterystu
ship-cormac-enforcer = Cormac Byrne
    .gen = Cormaca Byrne’a
    .acc = Cormaca Byrne’a
    .gender = masculine
    .type = holownik Egzekutora
    .special = Haki
ship-centenary = Stulecie
    .gen = Stulecia
    .acc = Stulecie
    .gender = neuter
    .type = okręt flagowy Arcywroga
    .special = W ich Mostek
ship-vesper = Nieszpór
    .gen = Nieszporu
    .acc = Nieszpór
    .gender = masculine
    .type = latarniowiec Arcywroga
    .special = Wszystkie lampy naraz
ship-firstfruits = Pierwociny
    .gen = Pierwocin
    .acc = Pierwociny
    .gender = plural
    .type = okręt flagowy Arcywroga
    .special = Pierwsza dola
ship-sixteen-hulls = Szesnaście Stępek
    .gen = Szesnastu Stępek
    .acc = Szesnaście Stępek
    .gender = neuter
    .type = okręt flagowy Arcywroga
    .special = Wszystkie szesnaście
ship-going-concern = Kontynuacja Działalności
    .gen = Kontynuacji Działalności
    .acc = Kontynuację Działalności
    .gender = feminine
    .type = okręt flagowy Arcywroga
    .special = Ciągłość
enemy-numbered = { $ship } { $number }
ship-good-neighbour = Dobra Sąsiadka
    .gen = Dobrej Sąsiadki
    .acc = Dobrą Sąsiadkę
    .gender = feminine
    .type = łowca
    .special = Nasza musztra
