# Sceny w miejscu mapy i karty nad stołem.
combat-phase-long = Faza daleka
combat-phase-close = Faza bliska
combat-step-plan = Plan i zapłata
combat-step-fast = Etap szybkich
combat-step-slow = Etap wolnych
combat-then-close = potem: faza bliska
combat-then-end = potem: koniec walki
combat-range-long = Daleka
combat-range-close = Bliska
combat-evasion = Unik
combat-accuracy = Celność
combat-damage = Obrażenia
combat-shield = Osłona
combat-hull = Kadłub
combat-destroyed = { TRAIT($ship, key: "gender") ->
    [feminine] zniszczona
    [neuter] zniszczone
    [plural] zniszczone
   *[other] zniszczony
}
combat-holds-fire = Wstrzymuje ogień w tej fazie.
combat-gone = { TRAIT($ship, key: "gender") ->
    [feminine] odeszła
    [neuter] odeszło
    [plural] odeszły
   *[other] odszedł
}
combat-disabled = { TRAIT($ship, key: "gender") ->
    [feminine] unieruchomiona
   *[other] unieruchomiony
}
combat-undecided = jeszcze bez decyzji
combat-no-order = bez rozkazu
combat-goal = Zniszczcie w tej fazie { $phases ->
    [one] albo w następnej
    [few] albo w { $phases } następnych
   *[many] albo w { $phases } następnych
} { FORM($enemies, case: "acc") }, by wygrać. Inaczej będzie remis.
combat-goal-last = Zniszczcie w tej fazie { FORM($enemies, case: "acc") }, by wygrać. Inaczej będzie remis.
combat-goal-won = Walka wygrana: nie ma już statków, które trzeba było zniszczyć.
combat-report-destroyed = { $count ->
    [1] { TRAIT($names, key: "gender") ->
        [feminine] Zniszczona
        [neuter] Zniszczone
        [plural] Zniszczone
       *[other] Zniszczony
    }
   *[other] Zniszczone
}
combat-report-left = { $count ->
    [1] { TRAIT($names, key: "gender") ->
        [feminine] Uszła
        [neuter] Uszło
        [plural] Uszły
       *[other] Uszedł
    }
   *[other] Uszły
}
combat-report-loot = Łup
combat-report-nothing = brak
combat-report-damage = Nasze obrażenia
combat-report-unharmed = brak
combat-report-wounded = { $count ->
    [1] { TRAIT($names, key: "gender") ->
        [feminine] Ranna
       *[other] Ranny
    }
   *[other] { TRAIT($names, key: "gender") ->
        [feminine] Ranne
       *[other] Ranni
    }
}
combat-report-best = Najlepszy strzał
combat-report-count = { $what } { $by }
combat-report-shot = { $by } do { FORM($enemy, case: "gen") }: { $total }, potrzeba { $reach }; obrażenia: { $damage }
card-step = Krok { $step } z { $last }
card-rule = Zasada { $number }
card-to-table = Do stołu
card-take-up = Wróć do lekcji
dice-hurry = dowolny klawisz: pomiń
explain-close = Zamknij
explain-book = Otwórz zasady
