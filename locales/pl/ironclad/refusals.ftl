### Dlaczego coś nie jest teraz możliwe.
no-not-now = Nie w tej chwili.
no-banned = { $condition }: nie można tu wybrać akcji „{ $action }”.
no-move = To nie jest sąsiedni sektor.
no-beyond = Nie leży bezpośrednio za sąsiednim sektorem.
no-recon-nothing = Nie ma tam żetonu.
no-recon-open = Ten żeton jest już odkryty.
no-recon-lookout = Szlaki zamknięte: każdy Zwiad wyczerpuje Agenta, Pilota albo Specjalistę, a nikt nie jest dostępny.
no-recon-far = Zwiad sięga tylko do sąsiednich sektorów.
no-rest = Na pokładzie nikt nie jest wyczerpany.
no-heal = Leczenie wymaga Ambulatorium.
no-repair = Naprawa wymaga Warsztatu.
no-repair-salvage = Brak Złomu do naprawy.
no-dock = Nie ma tu portu.
no-dock-enemy = Ten port należy do Wroga. Nie ma tu dla nas usług.
no-dock-idle = Nic, co oferuje ten port, teraz by się nie przydało.
no-hero-aboard = { TRAIT($hero, key: "gender") ->
    [feminine] Nie ma jej na pokładzie.
   *[other] Nie ma go na pokładzie.
}
no-hero-wounded = { TRAIT($hero, key: "gender") ->
    [feminine] { $hero } jest ranna i nic nie może, dopóki nie zostanie wyleczona.
   *[other] { $hero } jest ranny i nic nie może, dopóki nie zostanie wyleczony.
}
no-hero-ready = { TRAIT($hero, key: "gender") ->
    [feminine] Już gotowa.
   *[other] Już gotowy.
}
no-hero-rest-wounded = { TRAIT($hero, key: "gender") ->
    [feminine] Ranna. Odpoczynek nie pomoże, leczenie tak.
   *[other] Ranny. Odpoczynek nie pomoże, leczenie tak.
}
no-hero-not-wounded = { TRAIT($hero, key: "gender") ->
    [feminine] Nie jest ranna.
   *[other] Nie jest ranny.
}
no-hero-squad = Należy do innej drużyny.
no-hero-posted = { $hero } jest poza okrętem: { $name }. Odpoczynek i leczenie pomagają tylko tym na pokładzie; najpierw odbierz stamtąd wszystkich.
no-hero-flies = Lata w tej walce i nie wydaje rozkazów.
no-hero-assigned = { TRAIT($hero, key: "gender") ->
    [feminine] Już przydzielona.
   *[other] Już przydzielony.
}
no-hero-assigned-before = { TRAIT($hero, key: "gender") ->
    [feminine] Przydzielona w poprzedniej fazie, więc w tej niedostępna.
   *[other] Przydzielony w poprzedniej fazie, więc w tej niedostępny.
}
no-hero-twice = { TRAIT($hero, key: "gender") ->
    [feminine] Już wysłana; na jednej karcie bohatera używa się raz.
   *[other] Już wysłany; na jednej karcie bohatera używa się raz.
}
no-hero-waits = { $hero } czeka na późniejsze zadanie tej operacji.
no-hero-skill = Nie ma żadnej z umiejętności, które się liczą.
no-hero-class = Niewłaściwa klasa.
no-hero-now = { TRAIT($hero, key: "gender") ->
    [feminine] Nie można jej do tego wybrać.
   *[other] Nie można go do tego wybrać.
}
no-ability-twice = Już użyta w tej turze.
no-ability-now = Ta zdolność nic by teraz nie zmieniła.
# Needs no $who.
no-attempt = Potrzeba { FORM($class, case: "gen") }, a na pokładzie nie ma nikogo takiego.
no-offer-turn = W tej turze już to zrobiono.
no-offer-once = Już to zrobiono; raz na scenariusz.
no-offer-price = Koszt: { $what } { $count }, a mamy { $have }.
no-offer-price-but-one = Koszt: { $what } { $count }. Mamy { $have }, a 1 musi zostać.
no-offer-actions = Potrzeba { $count } akcji, a { $left ->
    [0] nie została żadna
    [one] została tylko jedna
    [few] zostały tylko { $left }
   *[many] zostało tylko { $left }
}.
no-offer-hero = { TRAIT($hero, key: "gender") ->
    [feminine] Bez { FORM($hero, case: "gen") } się nie da, a nie ma jej na pokładzie.
   *[other] Bez { FORM($hero, case: "gen") } się nie da, a nie ma go na pokładzie.
}
no-offer-hero-away = { TRAIT($hero, key: "gender") ->
    [feminine] Bez { FORM($hero, case: "gen") } się nie da, a ona jest na posterunku.
   *[other] Bez { FORM($hero, case: "gen") } się nie da, a on jest na posterunku.
}
no-offer-skill = Potrzeba kogoś { FORM($skill, case: "with") }, a na pokładzie nie ma nikogo takiego.
no-offer-heroes = Potrzeba { $count ->
    [one] jednego bohatera
    [few] { $count } bohaterów
   *[many] { $count } bohaterów
}, a na pokładzie { $able ->
    [0] nie ma nikogo zdolnego
    [one] jest tylko jeden zdolny
    [few] jest tylko { $able } zdolnych
   *[many] jest tylko { $able } zdolnych
}.
no-offer-others = Każdy bohater wystarcza tylko do jednej rzeczy, a na wszystko, czego tu trzeba, jest nas za mało.
no-take-full = W ładowni nie ma na to miejsca.
no-post-full = Posterunek jest pełny.
no-post-nobody = Na pokładzie nie ma nikogo, kto mógłby pójść.
no-skip = Tę kartę trzeba rozpatrzyć.
no-skip-action = Nie ma już akcji, którą można by zapłacić.
no-skip-standing-orders = Rozkaz stały: spotkań nie pomija się za Morale.
no-skip-morale = Pominięcie kosztuje { $price } Morale, płatne w całości. Mamy { $morale }, a 1 musi zostać.
no-order-heroic-spent = Już wydany; raz na scenariusz.
no-order-heroic-given = Jeden rozkaz heroiczny na system w walce.
no-order-complex-given = Jeden rozkaz złożony na system w walce.
no-order-ammo = Brak Amunicji.
no-order-engineer = Nie ma Inżyniera, którego można by za to wyczerpać.
no-order-energy = { $left ->
    [0] Energia: potrzeba { $asked }, a nie zostało nic.
   *[other] Energia: potrzeba { $asked }, a zostało tylko { $left }.
}
no-order-nothing-out = Żadna nasza maszyna nie leci ani nie może wystartować.
no-order-hero = Nikt z tej drużyny nie jest wolny.
no-sortie-out = Już w locie.
no-sortie-disabled = { TRAIT($ship, key: "gender") ->
    [feminine] Unieruchomiona, dopóki poza walką nie naprawi się punktu.
   *[other] Unieruchomiony, dopóki poza walką nie naprawi się punktu.
}
no-sortie-bay = Nie ma już sprawnego stanowiska.
no-sortie-pilot = Nikt z drużyny Hangaru nie może jej poprowadzić.
no-target-observer = Nieuzbrojony obserwator. Nie wolno do niego strzelać.
no-target = Drugi rzut tylko do szybkich statków.
no-confirm = Nie każdy system podjął decyzję.
no-service-here = Nie ma tu { FORM($service, case: "gen") }.
no-service-twice = Już wykorzystana. Zadokujcie ponownie, by skorzystać jeszcze raz.
no-service-wounded = Na pokładzie nikt nie jest ranny.
no-service-toasted = Raz na port w scenariuszu; już wykorzystane.
no-service-morale = Morale jest już najwyższe.
no-service-guild = Gildia obsługuje nas tylko tam, gdzie panuje Przyjaźń albo Sojusz.
no-service-standing = Nie przy obecnym nastawieniu.
no-service-ally = Tylko dla sojuszników.
no-service-upgrade = Na żadne ulepszenie nie starcza Kredytów i Złomu.
no-upgrade-done = Wszystko na pokładzie jest już ulepszone.
no-upgrade-salvage = Za mało Złomu.
no-service-whole = Nic nie jest uszkodzone.
no-credits = Za mało Kredytów.
no-buy-stock = Na tę wizytę już wyprzedane.
no-buy-full = Nie ma już miejsca na { FORM($what, case: "acc") }.
no-buy-pile = Na stosie nie ma już wyposażenia.
no-buy-bearer = W żadnym systemie nie ma wolnego miejsca na wyposażenie.
no-buy-crew = Załoga jest w komplecie.
no-mend-whole = { TRAIT($name, key: "gender") ->
    [feminine] Nieuszkodzona.
    [neuter] Nieuszkodzone.
   *[other] Nieuszkodzony.
}
no-mend-salvage = Kontrola strat: każdy naprawiony punkt kosztuje też Złom, a jest go za mało.
no-mend-ability = Tylko sekcje.
no-mend-fighters = Tylko myśliwce i mechy.
no-mend-hull = Tylko myśliwce, mechy i sekcje.
no-done-needed = Bez takiej osoby nie można spróbować z tą kartą.
no-done-demanded = Karta tego żąda.
no-done-rest = Wybierzcie przynajmniej jednego, inaczej akcja przepada.
illegal-not-an-option = Tego nie można teraz wybrać.
illegal-not-a-chance = Trzeba wybrać, a nie rzucać ani losować.
illegal-another-chance = Wylosowano żeton tam, gdzie trzeba rzucić kością, albo odwrotnie.
illegal-not-in-the-group = Tego żetonu nie ma wśród losowanych.
illegal-not-a-choice = Trzeba rzucić kością, a nie wybierać.
illegal-over = Ta gra jest skończona.
illegal-no-room = Plik tej gry jest uszkodzony: naraz toczyłoby się więcej, niż pozwalają zasady.
