# Na lądzie między scenariuszami: co stoi w miejscu mapy.
ashore-then = Potem: { $text }
ashore-promotion = { $all ->
    [one] Jeden awans
    [few] Awans { $next } z { $all }
   *[many] Awans { $next } z { $all }
}
ashore-promotion-text = Wybierzcie spośród bohaterów, którzy brali udział; każdego raz i na stałe. Po awansie bohater kosztuje więcej.
ashore-yard = Między scenariuszami
ashore-yard-text = W kasie: { $credits ->
    [one] 1 Kredyt
    [few] { $credits } Kredyty
   *[many] { $credits } Kredytów
}; Złom { $salvage }. W następnym scenariuszu obecni na pokładzie kosztują { $crew ->
    [one] 1 Kredyt
    [few] { $crew } Kredyty
   *[many] { $crew } Kredytów
}; zleceniodawca może wypłacić część z góry.
ashore-repairs = Stocznia
ashore-people = Ludzie
ashore-upgrades = Ulepszenia
ashore-price = { $credits ->
    [one] 1 Kredyt
    [few] { $credits } Kredyty
   *[many] { $credits } Kredytów
}
ashore-price-salvage = { $credits ->
    [one] 1 Kredyt
    [few] { $credits } Kredyty
   *[many] { $credits } Kredytów
}, Złom { $salvage }
ashore-too-dear = teraz za drogo
ashore-damage = punkty obrażeń
ashore-wounded = { TRAIT($hero, key: "gender") ->
    [feminine] Ranna: zacznie wyczerpana
   *[other] Ranny: zacznie wyczerpany
}
ashore-treated = { TRAIT($hero, key: "gender") ->
    [feminine] Potem: zacznie gotowa
   *[other] Potem: zacznie gotowy
}
ashore-word = Raport dla trzeciej potęgi
ashore-word-text = Inna potęga zapłaci za nasz raport, a zleceniodawca się o tym dowie. Raz w akcie.
ashore-power = { $power } { SIGNED($after) }, { $standing }
ashore-power-changes = { $power } { SIGNED($before) } → { SIGNED($after) }, { $standing }
option-campaign-word-federation = Raport dla Federacji
    .cost = +1 Federacja, 2 Kredyty. −1 { $client }.
    .log = { $date }. Raport dla Federacji, w czterech akapitach. Na to, o co by nie zapytali, mają tam formularz.
option-campaign-word-council = Raport dla Rady
    .cost = +1 Rada, 2 Kredyty. −1 { $client }.
    .log = { $date }. Raport dla Rady. Zapisano go, odczytano nam i podziękowano za to, czego nie powiedzieliśmy.
option-campaign-word-firstborn = Raport dla Pierworodnych
    .cost = +1 Pierworodni, 2 Kredyty. −1 { $client }.
    .log = { $date }. Opowiedziane strażniczce z Adjoi, przy przykręconej lampie. Spytała, kto jeszcze tam był, i nauczyła się imion.
option-campaign-word-cartel = Raport dla Kartelu
    .cost = +1 Kartel, 2 Kredyty. −1 { $client }.
    .log = { $date }. Opowiedziane człowiekowi z Mancali, przy ciastkach. Wiedział to już i zapłacił nam za pisownię.
option-campaign-word-corporation = Raport dla Korporacji
    .cost = +1 Korporacja, 2 Kredyty. −1 { $client }.
    .log = { $date }. Raport dla Korporacji. Urzędnik spytał, ile to kosztowało. Tego jeszcze nie wiemy.
ashore-contract = Następny kontrakt
ashore-contract-text = Stan potęg. Ta, która nas najmie, zyska; jeden z jej dwóch wrogów straci.
ashore-loss = Okręt stracony
ashore-loss-text = Stało się to w turze { $turn }. Ta chwila zostaje w dzienniku, cokolwiek będzie dalej; z osi czasu można do niej wrócić.
ashore-again = Od początku
    .text = Scenariusz zaczyna się na nowo: okręt, załoga, kasa i potęgi takie jak przed nim. Co w nim przeczytano i wybrano, zostaje cofnięte.
    .in-order = Scenariusz zaczyna się na nowo: bohaterowie, kasa i potęgi tacy jak przed nim, okręt naprawiony, nikt nie jest ranny, a Załoga, Morale, Kadłub, Złom i Amunicja nie mniejsze niż na początku kampanii. Co w nim przeczytano i wybrano, zostaje cofnięte.
ashore-end = Koniec
    .text = Kampania kończy się tu na dobre, a jej dziennik zostaje zamknięty. Nadal można go czytać.
debrief-end-of-act = Dotąd na razie sięga opowieść
    .below = i co zapisał dziennik
    .text = Finał dopiero nadejdzie. Dziennik zachowuje dla niego wszystko: gdy powstanie, ta kampania ruszy stąd dalej. Do tego czasu można cofnąć się na osi czasu i wybrać inną drogę.
debrief-end-of-campaign = Kampania zakończona
    .below = i co zapisał dziennik
    .text = Dziennik zamyka się tutaj; zostaje na półce i można go czytać.
debrief-end-of-ship = Koniec
    .below = i co zapisał dziennik
    .text = Kampania kończy się wraz z okrętem. Dziennik zamyka się tutaj; zostaje na półce i można go czytać.
debrief-voyages = Wygrane scenariusze: { $won } z { $all }.
debrief-friends = Przyjaciele: { $powers }
debrief-promoted = Awanse: { $heroes }
ashore-before-after = { $name }: { $before } → { $after }
