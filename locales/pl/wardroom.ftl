### Mesa oficerska: gry wojenne na jeden wieczór.

title-wardroom = Mesa
title-wardroom-note = gry wojenne na wieczór
wardroom-head = Mesa
wardroom-below = gra wojenna na wieczór w porcie, z ludźmi albo z komputerem
wardroom-setups = Bitwy
wardroom-seats = Gracze
wardroom-variants = Opcje
wardroom-book = Księga mesy
wardroom-book-empty = Nie zapisano jeszcze żadnej gry w Iron Guest.
wardroom-line = { $game }. { $stands }
wardroom-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
wardroom-tab-set = Gotowe bitwy
wardroom-tab-saved = Zapisane, { $count }
wardroom-minutes = { $minutes } min
wardroom-guided = z objaśnieniami
wardroom-equal-odds = równe szanse
wardroom-unequal-odds = nierówne szanse
wardroom-unequal-sides = nierówne strony
wardroom-ratio = { $first } : { $second }
wardroom-length = Czas, około
wardroom-fairness = Szanse
wardroom-fairness-below = Wygrane w 100 grach między najsilniejszymi graczami komputerowymi, w kolejności ruchów. Reszta to remisy.
wardroom-fairness-unknown = Z tymi opcjami nie zmierzono.
wardroom-dice-key = D
wardroom-dice-app = Kości: z programu
    .or = albo własne
wardroom-dice-own = Kości: własne
    .or = albo z programu
wardroom-rules-key = R
wardroom-rules = Najpierw przeczytaj zasady
wardroom-chart-random = { $count ->
    [one] Losuje się jedną mieliznę.
    [few] Losuje się { $count } mielizny.
   *[many] Losuje się { $count } mielizn.
}
wardroom-person = Człowiek
wardroom-on = wł.
wardroom-off = wył.
wardroom-long-chase = { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
wardroom-stands = { $round ->
    [0] { $players }: rozstawianie
   *[other] { $players }: runda { $round }
}
wardroom-main = Rozpocznij grę
wardroom-main-go-on = Graj dalej
wardroom-main-look = Obejrzyj tę grę
wardroom-broken = Nie można otworzyć { $file }. { $why }
wardroom-broken-setup = Używa czegoś, czego ta wersja nie zna.

## Półka bitew

wardroom-shelf = Półka bitew
    .below = kopiowanie, nazwy, eksport, kosz
wardroom-shelf-key = B
campaigns-head-battles = Bitwy
campaigns-below-battles = Zapisane bitwy: do skopiowania, nazwania, wyeksportowania albo wyrzucenia.
campaigns-none-battles = Nie ma zapisanych bitew.
campaigns-none-battles-below = Bitwa zapisuje się od pierwszego ruchu. Import wczytuje ją z pliku.
campaigns-kind-battle = Bitwy
campaigns-what-battle = Bitwa z całym przebiegiem.
