### Iron Guest w oknie.
iron-guest-key = I
iron-guest-card = Eskadry żaglowców na małym morzu, nic nie jest ukryte
iron-guest-table-title = Iron Guest: { $setup }
iron-guest-table-round = Runda
iron-guest-table-turn = Tura: { $player }
iron-guest-table-player = Gracz { $number }
iron-guest-table-bot = { $name } { $number }
iron-guest-table-thinks = { $player } myśli…
iron-guest-table-play = { $player }: ruch okrętu { $ship }
iron-guest-table-announced-whole = ogłoszony w całości, potem kości
iron-guest-table-leave = Wróć do mesy
iron-guest-table-strike-title = Opuścić banderę?
iron-guest-table-strike-loses = Wszystkie twoje okręty przepadają od razu, a z nimi bitwa.
iron-guest-table-strike-leaves = Wszystkie twoje okręty przepadają od razu. Pozostali walczą dalej bez ciebie.
iron-guest-table-strike-undo = Potem można to jeszcze cofnąć.
iron-guest-table-under-fire = Pod ogniem, według odległości
iron-guest-table-danger = Ogień wroga w następnej turze
iron-guest-table-shot = { $needs }+ · { $percent }%
iron-guest-table-grapple = abordaż { $percent }%
iron-guest-table-pick-hint = Wybierz okręt, tutaj albo na mapie.
iron-guest-table-way-hint = Wybierz, dokąd płynie: wiersz albo strzałkę na mapie.
iron-guest-table-no-way-hint = Ten okręt nie ma jeszcze ruchu: najpierw musi popłynąć inny z twoich okrętów. Wybierz go.
iron-guest-table-place-hint = Wybierz pole po swojej stronie planszy, potem kurs.
iron-guest-table-aim-hint = naciśnij jeszcze raz: następny cel
iron-guest-table-skip-hint = Dowolny klawisz albo kliknięcie idzie dalej. Esc przeskakuje do końca.
iron-guest-table-end-hint = Ostatni ruch można jeszcze cofnąć.
iron-guest-table-heading = Kurs { $heading }
iron-guest-table-barred = Niedozwolone
iron-guest-table-bears-port = lewa burta w zasięgu
iron-guest-table-bears-starboard = prawa burta w zasięgu
iron-guest-table-bears-both = obie burty w zasięgu
iron-guest-table-aim-port = Lewa burta: { $ship }, odległość { $range }
iron-guest-table-aim-starboard = Prawa burta: { $ship }, odległość { $range }
iron-guest-table-hold-port = Lewa burta: nie strzelaj
iron-guest-table-hold-starboard = Prawa burta: nie strzelaj
iron-guest-table-idle-port = Lewa burta: brak celu
iron-guest-table-idle-starboard = Prawa burta: brak celu
iron-guest-table-covered = Bez strzału, cel: { $ship }
iron-guest-table-hit = { $total }: trafienie, potrzeba { $needs }
iron-guest-table-miss = { $total }: pudło, potrzeba { $needs }
iron-guest-table-grapple-sum = { $ship }: { $die } + { $masts ->
    [one] 1 maszt
    [few] { $masts } maszty
   *[many] { $masts } masztów
} = { $total }
iron-guest-table-over = { $rounds ->
    [one] po 1 rundzie
    [few] po { $rounds } rundach
   *[many] po { $rounds } rundach
}
iron-guest-table-main-go-on = Dalej
iron-guest-table-main-wait = Chwileczkę…
iron-guest-table-main-face = Zacznij z tej strony
iron-guest-table-main-place = Ustaw tutaj
iron-guest-table-main-pick = Wybierz okręt
iron-guest-table-main-way = Wybierz ruch
iron-guest-table-main-play = Ogłoś ten ruch
iron-guest-table-main-answer = Odpowiedz
iron-guest-table-key-port = P
iron-guest-table-key-starboard = S
iron-guest-table-key-danger = D
iron-guest-table-key-coach = H
iron-guest-table-key-tab = M
iron-guest-table-wind-from = Wiatr od strony { $face }
iron-guest-table-downwind = z wiatrem: { $one }, { $other }
iron-guest-table-may-run = { $count ->
    [one] jeden okręt może przejść dwa pola
    [few] { $count } okręty mogą przejść dwa pola
   *[many] { $count } okrętów może przejść dwa pola
}
iron-guest-table-sea = { $shoals ->
    [0] otwarte morze, szerokość: { $across }
    [one] jedna mielizna · szerokość: { $across }
    [few] { $shoals } mielizny · szerokość: { $across }
   *[many] { $shoals } mielizn · szerokość: { $across }
}
iron-guest-table-needs = { $needs } lub więcej
iron-guest-table-percent = { $percent }%
iron-guest-table-shoal = Mielizna
iron-guest-table-shoal-does = blokuje ruch i strzały
iron-guest-table-hulk = Wrak
iron-guest-table-hulk-does = blokuje ruch, nie strzały
iron-guest-table-can-fire = może strzelać
iron-guest-table-can-grapple = może iść na abordaż
iron-guest-table-can-run = może iść z wiatrem
iron-guest-table-any-hit = co najmniej jedno trafienie
iron-guest-table-where-she-ends = Gdzie skończy ruch
iron-guest-table-exposed = { $count ->
    [one] Jeden wróg mógłby ostrzelać okręt w następnej turze, z odległości { $range }.
    [few] { $count } wrogowie mogliby ostrzelać okręt w następnej turze, najbliższy z odległości { $range }.
   *[many] { $count } wrogów mogłoby ostrzelać okręt w następnej turze, najbliższy z odległości { $range }.
}
iron-guest-table-not-exposed = Żaden wróg nie mógłby go ostrzelać w następnej turze.
iron-guest-table-playing = w ruchu
iron-guest-table-waiting = czeka
iron-guest-table-played = po ruchu
iron-guest-table-heads = kurs { $heading }
iron-guest-table-moves = { $ship } płynie, kurs { $heading }.
iron-guest-table-step-play = Ruch
iron-guest-table-step-fire = Ogień
iron-guest-table-step-grapple = Abordaż
iron-guest-table-keys-both = { $port } · { $starboard }
iron-guest-title-rules = Zasady Iron Guest
iron-guest-table-key-rules = R
iron-guest-table-explain-ship = { $player }: { $state }, kurs { $heading }.
iron-guest-table-explain-still = { $player }: { $state }.
iron-guest-table-explain-sea = Otwarta woda
iron-guest-table-explain-danger = Pod ogniem wroga w następnej turze, najbliżej z odległości { $range }.
iron-guest-table-end-afloat = okręty na wodzie
iron-guest-table-end-shots = celne strzały
iron-guest-table-end-grapples = wygrane abordaże
iron-guest-table-end-of = { $count } z { $of }
iron-guest-table-replay-round = { $round ->
    [0] Rozstawianie
   *[other] Runda { $round }
}
iron-guest-turn =
    { $turn ->
        [0] Rozstawianie
       *[other] Tura { $turn }
    }

## Własne kości: o co chodzi w rzucie

iron-guest-table-die-first = Kto zaczyna: { $player }
iron-guest-table-die-upwind = Z której strony wieje wiatr
iron-guest-table-die-shot = { $ship } strzela: { $needs } lub więcej na dwóch kościach
iron-guest-table-die-shot-second = { $ship } strzela, druga kość: na razie { $first }, potrzeba { $needs } lub więcej
iron-guest-table-die-grapple = Abordaż: kość okrętu { $ship }
iron-guest-table-die-wind = Co zrobi wiatr
