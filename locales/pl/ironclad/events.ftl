### Dziennik okrętowy: krótkie wiersze, jak pisze ręka między dwiema falami.

log-turn-short = { $count ->
    [one] 1 akcja stracona, z zaległości.
    [few] { $count } akcje stracone, z zaległości.
   *[many] { $count } akcji straconych, z zaległości.
}
log-turn-ended = { $count ->
    [0] Koniec tury.
    [one] Tura zakończona wcześniej, 1 akcja niewykorzystana.
    [few] Tura zakończona wcześniej, { $count } akcje niewykorzystane.
   *[many] Tura zakończona wcześniej, { $count } akcji niewykorzystanych.
}
log-action-given = Pominięto za 1 akcję.
log-actions-lost = { $count ->
    [one] 1 akcja stracona.
    [few] { $count } akcje stracone.
   *[many] { $count } akcji straconych.
}
log-left = Opuściliśmy { FORM($name, case: "acc") }.
log-raised = Na miejscu: { $name }.
log-moved = Wejście: { $name }.
log-recon = Zwiad, { $sector }: { $card }.
log-blind = Skok na ślepo: { $card }.
log-skipped = { $name }: pominięto.
log-hits = Trafienia
log-hits-struck = { $name }: { $struck }.
log-hits-none = { $name }: bez szkód.
log-section-hit = Trafiono { FORM($section, case: "acc") }: { $now }.
log-section-worse = { $section }: { $state }, { $effect }.
log-shields-took = { $count ->
    [one] Osłony zatrzymały 1 trafienie.
    [few] Osłony zatrzymały { $count } trafienia.
   *[many] Osłony zatrzymały { $count } trafień.
}
log-shields-whole = Osłony znów całe.
log-table = { $card }, { $total }: { $effects }.
log-check-won = { $card }: { $total } przeciw { $difficulty }, sukces.
log-check-lost = { $card }: { $total } przeciw { $difficulty }, porażka.
log-ability = { $hero }: { $ability }.
log-crew-saved = { $count ->
    [one] Ocalono 1 Załogi.
    [few] Ocalono { $count } Załogi.
   *[many] Ocalono { $count } Załogi.
}
log-sheltered = { TRAIT($by, key: "gender") ->
    [feminine] { $by } zasłoniła { FORM($hero, case: "acc") } przed raną.
   *[other] { $by } zasłonił { FORM($hero, case: "acc") } przed raną.
}
log-hits-ignored = { $count ->
    [one] 1 trafienie mniej.
    [few] { $count } trafienia mniej.
   *[many] { $count } trafień mniej.
}
log-softened = { TRAIT($hero, key: "gender") ->
    [feminine] { $hero } uspokoiła załogę: ocalono { $count } Morale.
   *[other] { $hero } uspokoił załogę: ocalono { $count } Morale.
}
log-warded = { TRAIT($name, key: "gender") ->
    [feminine] { $name } zatrzymała trafienie.
   *[other] { $name } zatrzymał trafienie.
}
log-mutiny-due = Morale spadło do 1: szykuje się bunt.
log-ready = { $count ->
    [1] { TRAIT($names, key: "gender") ->
        [feminine] { $names } odpoczęła.
       *[other] { $names } odpoczął.
    }
   *[other] { TRAIT($names, key: "gender") ->
        [feminine] Odpoczęły: { $names }.
       *[other] Odpoczęli: { $names }.
    }
}
log-exhausted = { $count ->
    [1] { TRAIT($names, key: "gender") ->
        [feminine] { $names } jest wyczerpana.
       *[other] { $names } jest wyczerpany.
    }
   *[other] { TRAIT($names, key: "gender") ->
        [feminine] Wyczerpane: { $names }.
       *[other] Wyczerpani: { $names }.
    }
}
log-wounded = { $count ->
    [1] { TRAIT($names, key: "gender") ->
        [feminine] { $names } jest ranna.
       *[other] { $names } jest ranny.
    }
   *[other] { TRAIT($names, key: "gender") ->
        [feminine] Ranne: { $names }.
       *[other] Ranni: { $names }.
    }
}
log-healed = { $count ->
    [1] { TRAIT($names, key: "gender") ->
        [feminine] { $names } jest wyleczona, ale wyczerpana.
       *[other] { $names } jest wyleczony, ale wyczerpany.
    }
   *[other] { TRAIT($names, key: "gender") ->
        [feminine] Wyleczone, ale wyczerpane: { $names }.
       *[other] Wyleczeni, ale wyczerpani: { $names }.
    }
}
log-crew-lost = { $count ->
    [one] Stracono 1 Załogi, zostało { $now }.
    [few] Stracono { $count } Załogi, zostało { $now }.
   *[many] Stracono { $count } Załogi, zostało { $now }.
}
log-crew-gained = { $count ->
    [one] Przybyło 1 Załogi, teraz { $now }.
    [few] Przybyło { $count } Załogi, teraz { $now }.
   *[many] Przybyło { $count } Załogi, teraz { $now }.
}
log-morale-lost = Morale spada do { $now }.
log-morale-gained = Morale rośnie do { $now }.
log-hull-lost = Kadłub spada do { $now }.
log-hull-gained = Kadłub rośnie do { $now }.
log-salvage-lost = −{ $count } Złomu.
log-salvage-gained = +{ $count } Złomu.
log-ammo-lost = −{ $count } Amunicji.
log-ammo-gained = +{ $count } Amunicji.
log-credits-lost = { $count ->
    [one] Zapłacono 1 Kredyt.
    [few] Zapłacono { $count } Kredyty.
   *[many] Zapłacono { $count } Kredytów.
}
log-credits-gained = { $count ->
    [one] Zarobiono 1 Kredyt.
    [few] Zarobiono { $count } Kredyty.
   *[many] Zarobiono { $count } Kredytów.
}
log-energy = Energia { $count }.
log-energy-back = Energia wraca do { $count }.
log-uncovered = { $effect }.
log-nobody-fights = Sami przyjaciele: bez walki.
log-combat-began = Walka kosmiczna.
log-enemies = { $count ->
    [1] Wróg: { $names }.
   *[other] Wrogowie: { $names }.
}
log-phase = { $name }.
log-order = { $order }: { $hero }.
log-launched = Start: { $ship }, pilotuje { $pilot }.
log-shot-landed = { $who }: trafienie w { FORM($target, case: "acc") }.
log-shot-missed = { $who }: pudło, cel: { $target }.
log-evaded = { $who }: unik przed strzałem { FORM($enemy, case: "gen") }.
log-not-evaded = { $enemy }: trafienie w { FORM($who, case: "acc") }.
log-shot-again = { $name } strzela jeszcze raz.
log-fire-held = { $name } wstrzymuje ogień.
log-attacks-more = { $name } atakuje jeszcze { $count ->
    [one] raz
    [few] { $count } razy
   *[many] { $count } razy
}.
log-shrugged-off = { $name } nic sobie nie robi z trafienia { FORM($enemy, case: "gen") }.
log-guarded = { $name } przyjmuje za Ironclada trafienie { FORM($enemy, case: "gen") }.
log-collected = Dodatkowy łup: { $name }.
log-system-upgraded = { TRAIT($name, key: "gender") ->
    [neuter] { $name } ulepszone.
   *[other] { $name } ulepszony.
}
log-upgraded = { TRAIT($name, key: "gender") ->
    [feminine] { $name } ulepszona.
    [masculine] { $name } ulepszony.
   *[other] { $name } ulepszone.
}
log-escorted = Strzał { FORM($name, case: "gen") } poszedł w eskortę.
log-enemy-shield = { $name }: osłona −{ $shield }.
log-enemy-hull = { $name }: Kadłub −{ $hull }.
log-enemy-both = { $name }: osłona −{ $shield }, Kadłub −{ $hull }.
log-destroyed = { TRAIT($name, key: "gender") ->
    [feminine] { $name } zniszczona.
    [neuter] { $name } zniszczone.
    [plural] { $name } zniszczone.
   *[other] { $name } zniszczony.
}
log-beaten = { TRAIT($name, key: "gender") ->
    [feminine] { $name } pokonana, ale żywa.
    [neuter] { $name } pokonane, wróg żyje.
    [plural] { $name } pokonane, wróg żyje.
   *[other] { $name } pokonany, ale żywy.
}
log-special = { $name }: { $special }.
log-boarded = { $name }: { $special }. Wróg na pokładzie.
log-enemy-mended = { $name } naprawia się: Kadłub +{ $hull }.
log-enemy-recharged = { $name }: osłona +{ $shield }.
log-enemy-gone = { TRAIT($name, key: "gender") ->
    [feminine] { $name } uciekła.
    [neuter] { $name } uciekło.
    [plural] { $name } uciekły.
   *[other] { $name } uciekł.
}
log-patrol = { $name } wysyła patrol.
log-fighter-hit = { $name }: trafienie, obrażenia { $damage }.
log-fighter-disabled = { TRAIT($name, key: "gender") ->
    [feminine] { $name } unieruchomiona.
   *[other] { $name } unieruchomiony.
}
log-combat-victory = Zwycięstwo.
log-combat-draw = Remis.
log-combat-defeat = Porażka.
log-docked = W doku: { $name }.
log-service = Skorzystaliśmy z usług { FORM($name, case: "gen") }.
log-bought = Kupiono: { $name }.
log-toasted = Kolejka dla wszystkich { FORM($name, case: "at") }: +1 Morale.
log-mended = Naprawiono { FORM($name, case: "acc") } o 1.
log-for-credits = { $said } { $count ->
    [one] 1 Kredyt.
    [few] { $count } Kredyty.
   *[many] { $count } Kredytów.
}
log-won = Cel osiągnięty.
log-lost = Kadłub zniszczony.
log-explained = { $said } { $sum }.
log-attack-stopped = Strzał { FORM($name, case: "gen") } zatrzymała Egida.
log-gear-drawn = Znaleziono: { $name }.
log-gear-taken = { TRAIT($hero, key: "gender") ->
    [feminine] { $hero } wzięła: { $gear }.
   *[other] { $hero } wziął: { $gear }.
}
log-gear-returned = Wraca na stos: { $name }.
log-module-found = Znaleziono: { $name }. Można zamontować przy następnym postoju w doku.
log-reputation-gained = Reputacja u { FORM($name, case: "gen") } rośnie do { $now }.
log-reputation-lost = Reputacja u { FORM($name, case: "gen") } spada do { $now }.
log-allied = Od teraz i na zawsze jesteśmy w sojuszu { FORM($name, case: "with") }.
log-fitted-out = Odbiliśmy.
log-milestone = Osiągnięto: { $name }.
log-joined = { TRAIT($name, key: "gender") ->
    [feminine] { $name } dołączyła do nas.
   *[other] { $name } dołączył do nas.
}
log-gained = Nasze: { $name }.
log-promoted = { TRAIT($name, key: "gender") ->
    [feminine] { $name } awansowała.
   *[other] { $name } awansował.
}
log-treated = { TRAIT($name, key: "gender") ->
    [feminine] { $name } jest już opatrzona.
   *[other] { $name } jest już opatrzony.
}
log-contract = Następny kontrakt: dla { FORM($name, case: "gen") }.
log-again = Scenariusz od nowa.
log-ended = Za późno. Zawróciliśmy do domu.
log-ended-early = Koniec. Zawróciliśmy do domu.
log-side = Podpisujemy: { $name }.
log-chosen = Wybór: { $name }.
log-said = { $who }: { $what }
log-token-placed = Odkryty żeton, { $sector }: { $card }.
log-mover = { $name }: { $sector }.
log-mover-waits = { $name } czeka przed żetonem.
log-mover-held = { $name } nie rusza się.
log-mover-struck = { $name }: { SIGNED($by) }, zostało { $left }.
log-mover-met = Doganiamy: { $name }.
log-mover-gone = { $name }: poza mapą.
log-load-put = { $name }, do podjęcia: { $sector }.
log-load-taken = Na pokładzie: { $name }.
log-load-landed = Wysadzono: { $name }.
log-load-ferried = Inni zabrali: { $name }, { $sector }.
log-load-lost = Stracono: { $name }.
log-load-drifts = { $name } dryfuje: { $sector }.
log-load-lifted = { $who } zabiera: { $name }.
log-load-carried-off = { $who } odchodzi i zabiera: { $name }.
log-count = { $name } { SIGNED($by) }: { $now }.
log-posted = { $hero } idzie: { $name }.
log-fetched = { TRAIT($hero, key: "gender") ->
    [feminine] { $hero } wróciła: { $name }.
   *[other] { $hero } wrócił: { $name }.
}
log-milestone-seen = Nowy cel: { $name }.
brings-figure = { $name } { SIGNED($by) }
brings-reached = Cel osiągnięty: { $name }
brings-gear = { $count ->
    [one] sztuka wyposażenia
    [few] { $count } sztuki wyposażenia
   *[many] { $count } sztuk wyposażenia
}
brings-promised = { $credits ->
    [one] jeszcze 1 Kredyt w scenariuszu { $scenario }
    [few] jeszcze { $credits } Kredyty w scenariuszu { $scenario }
   *[many] jeszcze { $credits } Kredytów w scenariuszu { $scenario }
}
brings-served-friendly = { $port } obsługuje nas jak przyjaciół do początku scenariusza { $scenario }
brings-served-neutral = { $port } obsługuje nas po neutralnych cenach do początku scenariusza { $scenario }
log-milestone-failed = Cel nieosiągnięty: { $name }
log-turns = Limit tur { SIGNED($by) }
log-fight-won = { $name }: wygrana.
log-fight-drawn = { $name }: remis.
log-hero-left = { $name } odchodzi.
log-hero-hurt = { TRAIT($name, key: "gender") ->
    [feminine] { $name } jest ranna.
   *[other] { $name } jest ranny.
}
log-hero-dearer = { $name }: koszt { SIGNED($by) }.
log-promised = Obiecano: { $credits ->
    [one] 1 Kredyt
    [few] { $credits } Kredyty
   *[many] { $credits } Kredytów
}.
log-kept = Przyszła obiecana zapłata.
log-arranged = { $name }: przez pewien czas lepsze warunki.
