### Kronika: dziennik przepisany na czysto przez oficera, który go prowadził. Sucho, dokładnie, nic, co nie jest prawdą.

chronicle-title = Dziennik Ironclada
chronicle-kept-by = Prowadzenie: { $names }. Poziom: { $mode }.
chronicle-player = { $name } ({ $systems })
chronicle-away = Nieobecność: { $name }; zastępstwo: { $other }.
chronicle-away-fitting-out = Nieobecność podczas przygotowań: { $name }; zastępstwo: { $other }.
chronicle-away-turn = Nieobecność w turze { $to }: { $name }; zastępstwo: { $other }.
chronicle-away-turns = Nieobecność od tury { $from } do tury { $to }: { $name }; zastępstwo: { $other }.
chronicle-numbered = { $number }. { $name }
chronicle-attempt = { $title }, próba { $number }
chronicle-threat = zagrożenie { $threat }
chronicle-turn =
    { $turn ->
        [0] W porcie
       *[other] Tura { $turn }
    }
chronicle-ashore = Na lądzie
chronicle-won = wygrana
chronicle-too-late = po czasie
chronicle-not-done = niewykonane
chronicle-lost = przegrana z okrętem
chronicle-under-way = w toku
chronicle-contents = Scenariusze
chronicle-head-scenario = Scenariusz
chronicle-head-for = Dla
chronicle-for-ourselves = nas samych
chronicle-head-turns = Tury
chronicle-head-end = Jak się skończył
chronicle-head-power = Potęga
chronicle-head-start = Początek
chronicle-head-when = Kiedy
chronicle-head-sector = Sektor
chronicle-done =
    { $done ->
        [0] Trwa pierwszy z { $length } scenariuszy.
        [one] Za nami jeden z { $length } scenariuszy: { $ends }.
        [few] Za nami { $done } z { $length } scenariuszy: { $ends }.
       *[many] Za nami { $done } z { $length } scenariuszy: { $ends }.
    }
chronicle-count-won = wygrane: { $count }
chronicle-count-too-late = po czasie: { $count }
chronicle-count-not-done = niewykonane: { $count }
chronicle-count-lost = przegrane z okrętem: { $count }
chronicle-count-again = przegrane i rozpoczęte od nowa: { $count }
chronicle-work =
    { $turns ->
        [one] Jedna tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }, { $passages ->
        [0] bez przejść
        [one] jedno przejście
        [few] { $passages } przejścia
       *[many] { $passages } przejść
    }, { $cards ->
        [0] bez kart
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $fights ->
        [0] bez wygranej walki.
        [one] jedna wygrana walka.
        [few] { $fights } wygrane walki.
       *[many] { $fights } wygranych walk.
    }
chronicle-dice =
    { $count ->
        [one] jeden rzut
        [few] { $count } rzuty
       *[many] { $count } rzutów
    }
chronicle-tokens =
    { $count ->
        [one] jeden żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
chronicle-taken-back = Widziane i cofnięte: { $things }.
chronicle-chart = Reputacja, tura po turze
chronicle-reputation = { $name }: od { SIGNED($from) } do { SIGNED($to) }
chronicle-reputation-same = { $name }: { SIGNED($to) }, jak przedtem
chronicle-map = Przebyta droga, z turami
chronicle-way-told =
    { $count ->
        [one] Od { FORM($from, case: "gen") } do { FORM($to, case: "gen") }, jedno przejście.
        [few] Od { FORM($from, case: "gen") } do { FORM($to, case: "gen") }, { $count } przejścia.
       *[many] Od { FORM($from, case: "gen") } do { FORM($to, case: "gen") }, { $count } przejść.
    }
chronicle-orders =
    { $turns ->
        [0] Nasze rozkazy: { $aim }.
        [one] Nasze rozkazy: { $aim }. Dano nam jedną turę.
        [few] Nasze rozkazy: { $aim }. Dano nam { $turns } tury.
       *[many] Nasze rozkazy: { $aim }. Dano nam { $turns } tur.
    }
chronicle-orders-side = Podpisaliśmy kontrakt dla { FORM($with, case: "gen") } przeciw { FORM($against, case: "dat") }. { $turns ->
        [0] Nasze rozkazy: { $aim }.
        [one] Nasze rozkazy: { $aim }. Dano nam jedną turę.
        [few] Nasze rozkazy: { $aim }. Dano nam { $turns } tury.
       *[many] Nasze rozkazy: { $aim }. Dano nam { $turns } tur.
    }
chronicle-aboard =
    { $count ->
        [0] Na pokładzie nie było żadnego bohatera.
        [one] Jedyny bohater na pokładzie: { $names }.
        [few] Na pokładzie było { $count } bohaterów: { $names }.
       *[many] Na pokładzie było { $count } bohaterów: { $names }.
    }
chronicle-cast-off = Odbiliśmy, mając Kadłub { $hull }, Załogę { $crew }, Morale { $morale }, Amunicję { $ammo }, Złom { $salvage } i { $credits ->
        [one] 1 Kredyt.
        [few] { $credits } Kredyty.
       *[many] { $credits } Kredytów.
    }
chronicle-end-won = Cel osiągnięto w turze { $turn }.
chronicle-end-too-late = Tura { $turn } minęła, a celu nie osiągnięto. Zawróciliśmy do domu.
chronicle-end-not-done = W turze { $turn } było po wszystkim, a celu nie osiągnięto.
chronicle-end-lost = W turze { $turn } Kadłub został zniszczony.
chronicle-end-open =
    { $turn ->
        [0] Okręt jeszcze nie odbił.
       *[other] Zapisano to w turze { $turn }; okręt jest jeszcze w drodze.
    }
chronicle-played-again = Scenariusz rozpoczęto od nowa.
chronicle-in-all = Razem: { $things }.
chronicle-passages =
    { $count ->
        [one] jedno przejście
        [few] { $count } przejścia
       *[many] { $count } przejść
    }
chronicle-revealed =
    { $count ->
        [one] jeden odkryty żeton
        [few] { $count } odkryte żetony
       *[many] { $count } odkrytych żetonów
    }
chronicle-checks =
    { $all ->
        [one] { $count ->
            [0] jeden test, nieudany
           *[other] jeden test, udany
        }
        [few] udane testy: { $count } z { $all }
       *[many] udane testy: { $count } z { $all }
    }
chronicle-fights =
    { $all ->
        [one] { $count ->
            [0] jedna walka, niewygrana
           *[other] jedna walka, wygrana
        }
        [few] wygrane walki: { $count } z { $all }
       *[many] wygrane walki: { $count } z { $all }
    }
chronicle-no-cost = Nie kosztowało to Załogi, Kadłuba ani żadnej sekcji.
chronicle-cost = Kosztowało nas to: { $things }.
chronicle-points-crew = Załoga { $count }
chronicle-points-hull = Kadłub { $count }
chronicle-points-damage =
    { $count ->
        [one] jeden punkt obrażeń sekcji
        [few] { $count } punkty obrażeń sekcji
       *[many] { $count } punktów obrażeń sekcji
    }
chronicle-section-hit =
    { $count ->
        [one] { $name }: trafienie
        [2] { $name }: dwa trafienia
        [few] { $name }: { $count } trafienia
       *[many] { $name }: { $count } trafień
    }
chronicle-points-morale = Morale { $count }
chronicle-wounded = { $count ->
    [1] { TRAIT($names, key: "gender") ->
        [feminine] { $names } została ranna.
       *[other] { $names } został ranny.
    }
   *[other] { TRAIT($names, key: "gender") ->
        [feminine] { $names } zostały ranne.
       *[other] { $names } zostali ranni.
    }
}
chronicle-one-wounded = { TRAIT($name, key: "gender") ->
    [feminine] { $name } ranna
   *[other] { $name } ranny
}
chronicle-one-disabled = { TRAIT($name, key: "gender") ->
    [feminine] { $name } unieruchomiona
   *[other] { $name } unieruchomiony
}
chronicle-left = Okręt wrócił, mając Kadłub { $hull }, Załogę { $crew }, Morale { $morale } i { $credits ->
        [one] 1 Kredyt.
        [few] { $credits } Kredyty.
       *[many] { $credits } Kredytów.
    }
chronicle-stands = Okręt ma Kadłub { $hull }, Załogę { $crew }, Morale { $morale } i { $credits ->
        [one] 1 Kredyt.
        [few] { $credits } Kredyty.
       *[many] { $credits } Kredytów.
    }
chronicle-thrown =
    { $count ->
        [one] Jeden rzut
        [few] { $count } rzuty
       *[many] { $count } rzutów
    }: { $sixes ->
        [0] żadnej naturalnej 6
        [one] jedna naturalna 6
        [few] { $sixes } naturalne 6
       *[many] { $sixes } naturalnych 6
    }, { $ones ->
        [0] żadnej naturalnej 1.
        [one] jedna naturalna 1.
        [few] { $ones } naturalne 1.
       *[many] { $ones } naturalnych 1.
    }
chronicle-tenths = { $whole },{ $tenths }
chronicle-promised =
    { $tried ->
        [one] Jeden miał próg; oczekiwane sukcesy: { $promised }; { $reached ->
            [0] nie udał się.
           *[other] udał się.
        }
        [few] { $tried } miały próg; oczekiwane sukcesy: { $promised }, rzeczywiste: { $reached }.
       *[many] { $tried } miało próg; oczekiwane sukcesy: { $promised }, rzeczywiste: { $reached }.
    }
chronicle-luck-kind = Szczęście było z nami.
chronicle-luck-even = Szczęście nic nam nie jest winne.
chronicle-luck-unkind = Szczęścia nie było na pokładzie.
chronicle-dice-title = Kości
chronicle-dice-few = Zbyt mało rzutów miało próg, by można mówić o szczęściu.
chronicle-dice-sum = Rzuty z progiem: { $tried }. Oczekiwane sukcesy: { $promised }; rzeczywiste: { $reached }.
chronicle-dice-tables = Na sto stołów z tymi samymi rzutami { $more } miałoby więcej, a { $fewer } mniej.
chronicle-dice-kind = Takie szczęście to rzadkość.
chronicle-dice-unkind = Taki pech to rzadkość.
chronicle-dice-usual = To nic niezwykłego.
chronicle-dice-faces = Jak często wypadała każda ścianka
chronicle-dice-head-face = Ścianka
chronicle-dice-head-fell = Wypadła
chronicle-dice-head-due = Oczekiwano
chronicle-dice-rolls = Rzuty z progiem
chronicle-dice-head-who = Kto rzucał
chronicle-dice-head-tried = Rzuty
chronicle-dice-head-promised = Oczekiwane
chronicle-dice-head-reached = Udane
chronicle-dice-checks = Testy
chronicle-dice-note = Test liczy się każdemu wysłanemu bohaterowi. Cofnięte rzuty się nie liczą.
chronicle-decided = Co postanowiono
chronicle-milestones = Co osiągnięto
chronicle-gained = Co zyskaliśmy
chronicle-losses = Ile to kosztowało
chronicle-reputations = Co o nas myślą
chronicle-best = Najlepsze rzuty
chronicle-worst = Najgorsze rzuty
chronicle-log = Dziennik
chronicle-card-won =
    { $count ->
        [0] { $card }
       *[other] { $card }, { $names }
    }: { $total } przeciw { $difficulty }, { $by ->
        [face] sukces dzięki naturalnej 6.
       *[sum] sukces.
    }
chronicle-card-lost =
    { $count ->
        [0] { $card }
       *[other] { $card }, { $names }
    }: { $total } przeciw { $difficulty }, { $by ->
        [face] porażka przez naturalną 1.
       *[sum] porażka.
    }
chronicle-fight-victory = Walka, { $names }: wygrana.
chronicle-fight-draw =
    { $count ->
        [0] Walka, { $names }: remis.
       *[other] Walka, { $names }: zniszczyliśmy { FORM($destroyed, case: "acc") }, reszta remis.
    }
chronicle-fight-defeat = Walka, { $names }: przegrana.
chronicle-fight-open = Walka, { $names }: trwa.
chronicle-nobody-fought = Sygnatury, { $name }: przyjaciele, bez walki.
chronicle-port =
    { $count ->
        [0] W porcie { $name }. Niczego nie kupiono.
       *[other] W porcie { $name }: { $services }.
    }
chronicle-chosen = { $question } { $answer }.
chronicle-mutiny = Szykował się bunt.
chronicle-contract = Następny kontrakt podpisano dla { FORM($name, case: "gen") }.
chronicle-aim = Cel: { $name }.
chronicle-milestone = Kamień milowy: { $name }.
chronicle-promoted = { TRAIT($name, key: "gender") ->
    [feminine] { $name } awansowała.
   *[other] { $name } awansował.
}
chronicle-missed = Nie osiągnięto: { $name }.
chronicle-joined = { TRAIT($name, key: "gender") ->
    [feminine] { $name } dołączyła do nas.
   *[other] { $name } dołączył do nas.
}
chronicle-treated = { TRAIT($name, key: "gender") ->
    [feminine] { $name } została opatrzona.
   *[other] { $name } został opatrzony.
}
chronicle-ours = Odtąd nasze: { $name }.
chronicle-gear = Znaleziono: { $name }.
chronicle-module = Znaleziono: { $name }; do zamontowania od następnego scenariusza.
chronicle-upgraded = { TRAIT($name, key: "gender") ->
    [feminine] { $name } ulepszona.
    [masculine] { $name } ulepszony.
   *[other] { $name } ulepszone.
}
chronicle-allied = Jesteśmy na zawsze w sojuszu { FORM($name, case: "with") }.
chronicle-loss = { $cause }: { $things }.
chronicle-roll-best =
    { $faces ->
        [0] { $what }: { $die }, choć żadna ścianka nie powinna wystarczyć.
        [one] { $what }: { $die }, choć wystarczała jedna ścianka z sześciu.
        [few] { $what }: { $die }, choć wystarczały { $faces } ścianki z sześciu.
       *[many] { $what }: { $die }, choć wystarczało { $faces } ścianek z sześciu.
    }
chronicle-roll-worst = { $what }: { $die }, przy { $faces } z sześciu ścianek dla nas.
chronicle-rolled-shot = Nasz strzał w { FORM($enemy, case: "acc") }
chronicle-rolled-fighter-shot = { $ship } strzela w { FORM($enemy, case: "acc") }
chronicle-rolled-evasion = Unik przed strzałem { FORM($enemy, case: "gen") }
chronicle-rolled-fighter-evasion = { $ship }, unik przed strzałem { FORM($enemy, case: "gen") }
