# Stół: liczby na mapie, tablica okrętu, miejsce decyzji, menu nad nim.
board-tokens = { $sealed ->
    [one] 1 zakryty żeton
    [few] { $sealed } zakryte żetony
   *[many] { $sealed } zakrytych żetonów
} · znane: { $known }
mat-energy = Energia { $now } z { $most }
mat-energy-planned = Energia { $now }, w planie { $planned }
mat-section-effect = { $state } { $effect }
track-crew-effect = { $actions ->
    [one] 1 akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
}
track-morale-rolls = rzuty { $rolls }
track-morale-both = rzuty, akcje { $rolls }

button-choose = Wybierz
button-choose-or-cast-off = Wybierz albo odbij: 0
button-hero = { $hero }
button-heroes = { $count ->
    [one] Wybierz tę osobę
    [2] Wybierz tych dwoje
    [3] Wybierz tych troje
    [few] Wybierz tych { $count }
   *[many] Wybierz tych { $count }
}
button-commit = { $count ->
    [one] Wyślij { FORM($hero, case: "acc") }
    [2] Wyślij tych dwoje
    [3] Wyślij tych troje
    [few] Wyślij tych { $count }
   *[many] Wyślij tych { $count }
}
button-help = Wyczerp { FORM($hero, case: "acc") }
button-soften = Wyczerp { FORM($hero, case: "acc") }
button-ward = { $count ->
    [one] Wyczerp { FORM($hero, case: "acc") }
    [2] Wyczerp tych dwoje
    [few] Wyczerp tych { $count }
   *[many] Wyczerp tych { $count }
}
button-rest = { $count ->
    [one] Niech { $hero } odpocznie
    [2] Niech tych dwoje odpocznie
    [few] Niech odpocznie tych { $count }
   *[many] Niech odpocznie tych { $count }
}
button-rest-given = Niech { $hero } odpocznie
button-tend = Wyczerp { FORM($hero, case: "acc") }
button-heal-given = Wylecz { FORM($hero, case: "acc") }
button-rest-paid = { $count ->
    [one] Niech { $hero } odpocznie
    [few] Niech odpocznie tych { $count }
   *[many] Niech odpocznie tych { $count }
}
button-heal-paid = { $count ->
    [one] Wylecz { FORM($hero, case: "acc") }
    [few] Wylecz tych { $count }
   *[many] Wylecz tych { $count }
}
button-exhaust = Wyczerp { FORM($hero, case: "acc") }
button-wound = Zrań { FORM($hero, case: "acc") }
button-wounds = Zrań { FORM($hero, case: "acc") }
button-tired-pilot = Wyczerp { FORM($hero, case: "acc") }
button-engineer = Wyczerp { FORM($hero, case: "acc") }
button-evade = Za sterem: { $hero }
button-carry-out = Wykonuje: { $hero }
button-pilot = Leci: { $hero }
button-order = Rozkaz: { $name }
button-target = Cel: { $name }
button-skill = Użyj: { $name }
button-class = Jako: { $name }
button-lead = Podchodzi: { $hero }
button-join = { $count ->
    [0] Nikt więcej nie idzie
    [one] { $hero } idzie też
    [few] Tych { $count } idzie też
   *[many] Tych { $count } idzie też
}
button-volunteer = { $count ->
    [one] Idzie { $hero }
    [few] Idzie tych { $count }
   *[many] Idzie tych { $count }
}
button-volunteer-none = { $count ->
    [0] Nikt nie idzie
   *[other] Nikt nie idzie: potrzeba { $most }
}
button-service = Skorzystaj: { $name }
button-buy = Kup: { $name }
button-repair = Napraw: { $name }
button-upgrade = Ulepsz: { $name }
button-promotion = Awansuj { FORM($hero, case: "acc") }
button-contract = Podpisz { FORM($power, case: "with") }
sum-and-the-die = plus kość
sum-needs = { $least } lub więcej
sum-table = rzut na tabelę
sum-hopeless = nie może się udać
odds-percent = { $percent }%
odds-sixths = { $ways } z 6
row = { $totals }: { $effects }
row-with-odds = { $totals }: { $effects } ({ $ways } z 6)
alarm-price = To ma swoją cenę
alarm-blind-jump = Skok na ślepo
alarm-blind-jump-text = Nikt nie wie, co tam leży.

table-look = Naciśnijcie „Dalej”, by zacząć
    .text = Do tego czasu rozejrzyjcie się po stole.
    .button = Dalej
table-rolling = Kości
    .text = Kości się toczą.
    .button = Pomiń
table-won = Scenariusz wygrany
    .text = Została do przeczytania ostatnia strona.
    .button = Czytaj dalej
table-lost = Ironclad stracony
    .text = Została do przeczytania ostatnia strona. Nic nie przepadło na dobre: cofnijcie wybór i grajcie dalej od tego miejsca.
    .button = Czytaj dalej
table-hurry = Pomiń
table-read-only = Tylko do odczytu
table-read-only-text = Plik jest otwarty gdzie indziej albo chroniony przed zapisem. Wszystko można obejrzeć i odtworzyć.
table-being-written = Zapisywanie. Dysk jest wolny; ruch liczy się dopiero po zapisaniu.
taken-back-dice = { $dice ->
    [one] Cofnięto tu rzut, który już było widać.
    [few] Cofnięto tu { $dice } rzuty, które już było widać.
   *[many] Cofnięto tu { $dice } rzutów, które już było widać.
}
taken-back-tokens = { $tokens ->
    [one] Cofnięto tu odkrycie żetonu.
    [few] Cofnięto tu odkrycie { $tokens } żetonów.
   *[many] Cofnięto tu odkrycie { $tokens } żetonów.
}
taken-back-both = Cofnięto tu, choć było to już widać: { $dice ->
    [one] 1 rzut
    [few] { $dice } rzuty
   *[many] { $dice } rzutów
}, { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}.
menu-title = Menu
menu-back = Wróć do stołu
menu-rules = Otwórz zasady
menu-keys = Skróty klawiszowe
menu-settings = Ustawienia
menu-again = Zacznij od nowa; stara gra zostaje
menu-again-title = Zacząć od nowa? Stara gra zostaje.
menu-leave = Wyjdź; wszystko jest zapisane
menu-take-back = Cofnij / ponów
menu-back-title = Jak daleko wstecz?
menu-undo-choice = Cofnij ostatni wybór
menu-undo-action = Cofnij do ostatniej akcji
menu-undo-turn = Cofnij do początku tury
menu-undo-scenario = Cofnij do początku scenariusza
menu-redo-choice = Ponów następny wybór
menu-redo-turn = Ponów do następnej tury
dice-damage-control = Kontrola uszkodzeń
dice-check = Test
dice-table = Rzut na tabelę
dice-encounter = Tabela spotkań
dice-tie = Rzut przy remisie
dice-attack = Strzela Ironclad
dice-fighter-attack = Strzela nasza maszyna
dice-evasion = Ironclad unika
dice-fighter-evasion = Nasza maszyna unika
dice-story = Rzut opowieści
dice-prey = Cel wroga
combat-own-hull = Kadłub { $now }
combat-own-shields = Osłony { $now }
combat-cost-ammo = Amunicja: { $count }
combat-cost-engineer = 1 Inżynier
combat-evades = unika z { $piloting }
combat-sortie = { $ship }, pilotuje { $pilot }
combat-line = { $least }+
combat-line-odds = { $least }+ · { $percent }%
combat-line-evade = unik { $least }+
combat-line-evade-odds = unik { $least }+ · { $percent }%
combat-line-times = { $line } × { $times }
plan-orders = Rozkaz i koszt
plan-orders-at = Cel: { $enemy }
plan-lands = trafia
plan-evades = unika
plan-sinks = niszczy
plan-no-figure = –
plan-sorties = Maszyny do startu
plan-crew = Wykonuje
plan-helm = Za sterem
plan-pilots = { $ship }, pilotuje
plan-abilities = Zdolności, od razu
plan-flown = pilotuje { $pilot }
plan-costs = Cały plan kosztuje
plan-uncovers = { $what }.
plan-is-off = Plan niedozwolony
plan-waits = Rozkaz Hangaru wymaga maszyn w locie, a żadna nie startuje. Wypuśćcie jedną albo wybierzcie inny rozkaz.
plan-dropped = { $system }: rozkaz usunięty. Brakuje energii albo nikt nie może go wykonać.
plan-is-open = Nie wszystko rozstrzygnięto
plan-open = Brak rozkazu, choć można go wydać: { $systems }.
plan-sinks-whole = Wszystkie strzały w cel „{ $enemy }”: szansa na zniszczenie w tej fazie { $percent }%.
plan-keys = ← i →: inne karty rozkazów.
plan-keys-aim = ← i →: inne karty rozkazów. T: inny wróg.
button-plan = Wykonaj plan
button-plan-none = Wstrzymaj ogień w tej fazie
button-plan-next = Dalej: { $system }
weighty-empty = Na pokładzie nikogo nie ma
    .text = Bohaterów można nająć tylko teraz, przed początkiem scenariusza (zasada 11.4). Naciśnijcie ponownie, by wypłynąć bez nikogo.
    .button = Odbij bez bohaterów
weighty-unmanned = Nieobsadzone: { $systems }
    .text = System bez drużyny nie wydaje rozkazów (zasada 8.2). Bohaterów można nająć i przydzielić tylko teraz (zasada 11.4). Naciśnijcie ponownie, by mimo to wypłynąć.
    .button = Mimo to odbij
weighty-idle = Bez systemu: { $players }
    .text = Każdy gracz prowadzi co najmniej jeden system (zasada 1.2), a rozdzielić je można tylko teraz. Naciśnijcie ponownie, by mimo to wypłynąć.
    .button = Mimo to odbij
weighty-nobody = Nikogo nie wybrano
    .text = Bohaterowie mogą jeszcze iść, a każdy dodaje do rzutu swoją umiejętność (zasada 7.3). Naciśnijcie ponownie, by rzucić bez nich.
    .button = Mimo to nikogo nie wysyłaj
weighty-end = To kończy kampanię
    .text = Po tym nie będzie już żadnego scenariusza; księgę pokładową nadal można czytać (zasada 11.7). Naciśnijcie ponownie, by zakończyć.
    .button = Tak, zakończ
debrief-end-won = wykonane w { $turn ->
    [one] 1 turę
    [few] { $turn } tury
   *[many] { $turn } tur
}
debrief-end-lost = stracony w turze { $turn }
debrief-aim = Cel
debrief-aim-reached = Osiągnięto.
debrief-aim-missed = Nie osiągnięto.
debrief-story-won = Scenariusz wygrany
debrief-story-lost = Okręt stracony
debrief-story-ended = Czas minął
debrief-story-log = Scenariusz { $chapter }, { $date }
debrief-milestone-main = Cel główny
debrief-milestone-side = Zadanie poboczne
debrief-milestone-third = Cel dodatkowy
debrief-milestone-reached = Osiągnięto. Jeden awans.
debrief-milestone-brought = { $brought }. Jeden awans.
debrief-brought-credits = { $credits ->
    [one] 1 Kredyt
    [few] { $credits } Kredyty
   *[many] { $credits } Kredytów
}
debrief-brought-ally = { $power }: Sojusz
debrief-milestone-failed = Nie powiodło się.
debrief-milestone-hidden = Nie odkryto.
debrief-milestone-unknown = Nieznane
debrief-standing-next = { $standing }; { $next } od { SIGNED($least) }
debrief-aside = Co mówi dziennik
debrief-aside-below = o tym scenariuszu
debrief-dice = { $count ->
    [one] 1 rzut kością
    [few] { $count } rzuty kośćmi
   *[many] { $count } rzutów kośćmi
}
debrief-sectors = { $count ->
    [one] 1 wejście do sektora
    [few] { $count } wejścia do sektorów
   *[many] { $count } wejść do sektorów
}
debrief-tokens = { $count ->
    [one] 1 odkryty żeton
    [few] { $count } odkryte żetony
   *[many] { $count } odkrytych żetonów
}
debrief-hits = { $count ->
    [one] 1 punkt obrażeń
    [few] { $count } punkty obrażeń
   *[many] { $count } punktów obrażeń
}
debrief-wounds = { $count ->
    [0] nikt nie został ranny
    [one] 1 rana
    [few] { $count } rany
   *[many] { $count } ran
}
debrief-undone = { $count ->
    [one] 1 wybór
    [few] { $count } wybory
   *[many] { $count } wyborów
}
debrief-button = Wpisz do dziennika
debrief-of = z { $most }
saved-place = Tura { $turn }
saved-lesson = krok po kroku
saved-free = gra swobodna
saved-figures = Kadłub { $hull }, Załoga { $crew }, Morale { $morale }
problem-content = Zawartość gry ma błąd
    .advice = Poprawcie wskazany plik albo uruchomcie grę bez --content.
problem-game = Nie udało się rozpocząć gry
    .advice = Nic nie przepadło: zapisane gry są takie, jakie były.
problem-tale = Wybranej opowieści już nie ma
    .advice = Włóżcie pakiet z powrotem do folderu pakietów albo włączcie go w ustawieniach; możecie też wybrać inną opowieść.
problem-load = Nie udało się otworzyć zapisanej gry
    .advice = Plik jest niezmieniony. Twórcy mogą obejrzeć jego kopię.
problem-note = Zapisana gra była uszkodzona
    .advice = Możecie stamtąd grać dalej. Jeśli to się powtórzy, sprawdźcie dysk.
problem-in-use = Ta gra jest otwarta gdzie indziej
    .advice = Możecie się rozejrzeć i ją odtworzyć. Żeby grać dalej, zamknijcie ją tam, gdzie otwarto ją najpierw.
problem-not-allowed = Ta gra jest chroniona przed zapisem
    .advice = Możecie się rozejrzeć i ją odtworzyć. Żeby grać dalej, pozwólcie zapisywać w pliku i jego folderze albo skopiujcie go.
problem-failing = Tej gry nie udało się bezpiecznie zapisać na dysku
    .advice = Możecie się rozejrzeć i ją odtworzyć. Żeby grać dalej, zwolnijcie miejsce albo naprawcie dysk i otwórzcie ją ponownie.
problem-damaged = Zapisana gra jest uszkodzona i nie da się jej tu naprawić
    .advice = Możecie ją obejrzeć do miejsca uszkodzenia. Żeby grać dalej, otwórzcie ją ponownie, gdy plik da się zapisać.
problem-replaced = Plik tej gry zniknął ze swojego miejsca
    .advice = Nic nie przepadło. Trzymajcie programy, które sprzątają albo synchronizują foldery, z dala od folderu gier.
problem-refused = Tego, co działo się w tej grze, nie da się rozegrać jeszcze raz
    .advice = To, co się o tym opowiada, urywa się za wcześnie; plik nadal zawiera wszystko, co zrobiono. Twórcy mogą się temu przyjrzeć.
problem-forged = Zapisana pozycja tej gry nie wynika z jej ruchów
    .advice = Gra toczy się dalej według ruchów. Plik mógł zostać zmieniony ręcznie albo przez inny program.
problem-adapted = Tę grę rozpoczęto w innej wersji
    .advice = Gra toczy się dalej według zasad tej wersji. Plik nadal zawiera wszystko, co zrobiono.
port-unaligned = niczyj: ceny neutralne
port-standing = { $faction }: { $standing }
port-standing-cold = { $faction }: { $standing }, wszystko o 1 Kredyt drożej
port-welcome = { $standing }; obsługa jak przy { FORM($served, case: "loc") }
port-docked = { $left ->
    [0] W doku; brak usług
    [one] W doku; została jedna usługa
    [few] W doku; zostały { $left } usługi
   *[many] W doku; zostało { $left } usług
}
explain-zoom = Mapa, bliżej albo dalej
    .text = Kółko myszy przybliża i oddala, tak samo + i −. Mapę można przeciągać myszą. Kompas pokazuje ją całą.
explain-told-of = { $name }: { $text }
explain-mat = Sekcje przyjmują obrażenia, pola energii trzymają żetony, a tory pokazują, co zostało. Z 2 obrażeniami sekcja jest uszkodzona; z 4 zdruzgotana.
explain-sealed = Zakryty żeton. Zwiad odkrywa go z sąsiedniego sektora. Wejście do sektora też go odkrywa i trzeba go wtedy od razu rozpatrzyć.
explain-energy-covered = Leży na nim żeton, więc nie działa. Rozkazy zdejmują żetony od góry, obrażenia Reaktora też.
explain-energy-uncovered = Żetonu nie ma, więc działa; skutki trwałe trwają do uzupełnienia toru.
explain-track-crew = Przy 1 dalsze straty ponosi Morale.
explain-track-morale = Zmienia rzuty i akcje. Gdy spadnie do 1, wybucha bunt.
explain-track-hull = Gdy spadnie poniżej 1, okręt jest zniszczony, a gra przegrana.
explain-track-ammo = Zużywają ją torpedy; sprzedają ją handlarze.
explain-track-salvage = Zużywają go naprawy i ulepszenia systemów. Nadwyżka ponad 6 przepada.
explain-track-credits = Płaci się nimi za bohaterów, usługi i wyposażenie.
own-die-question = Ile wypadło?
own-die-face = { $face }
own-die-serves = sukces
own-die-fails = porażka
own-die-total = razem { $total }
own-die-note = Rzućcie kością i naciśnijcie jej wynik.
own-die-before = Przed cofnięciem wypadło { $face } i tak zostaje.
own-die-button = Rzuć
own-die-again = { $face }, jak poprzednio
own-die-ship = Niech rzuci program
dice-needs = potrzeba { $least } lub więcej
when-turn = { $turn ->
    [0] Przed pierwszą turą
   *[other] Tura { $turn }
}
when-scenario = Scenariusz { $scenario }, { $turn ->
    [0] w porcie
   *[other] tura { $turn }
}
when-attempt = Scenariusz { $scenario }, próba { $attempt }, { $turn ->
    [0] w porcie
   *[other] tura { $turn }
}
past-head = Odtwarzanie
past-place = { $place } z { $count }
past-run = Odtwarzaj
past-stand = Pauza
past-stand-still = Pauza
past-back = Wstecz
past-on = Dalej
past-turn-back = Poprzednia tura
past-turn-on = Następna tura
past-pace-slow = wolno
past-pace-usual = średnio
past-pace-fast = szybko
past-close = Zamknij
past-go-back = Wróć do tego miejsca
    .text = Gra stoi znów tutaj. Co było potem, zostaje jako inna gałąź.
timeline-title = Oś czasu
timeline-count = { $count ->
    [one] 1 wybór i wszystko, co z niego wynikło
    [few] { $count } wybory i wszystko, co z nich wynikło
   *[many] { $count } wyborów i wszystko, co z nich wynikło
}
timeline-now = Teraz
timeline-look = Obejrzyj tę chwilę
timeline-play = Oglądaj od tego miejsca
    .text = Gra pokazuje ruch po ruchu. Nic się nie zmienia.
timeline-rename = Zmień nazwę
    .text = Nazwa, pod którą gałąź jest na tej liście.
timeline-return = Wróć do tej gałęzi
timeline-close = Wstecz
way-unnamed = Gałąź: { $when }
way-ends = koniec: { $when }
way-left-here = Porzucona gałąź
way-return = Obecna gałąź też zostaje i można do niej wrócić.
way-name-left = Nazwijcie gałąź, którą opuszczacie
way-name-left-advice = Zostaje zachowana i można do niej wrócić z osi czasu. Bez własnej nazwy dostanie tę.
way-name-branch = Nazwijcie tę gałąź
way-name-branch-advice = Nazwa ułatwia znalezienie jej na osi czasu.
way-name-button = Nazwij
menu-timeline = Oś czasu (Shift T)
menu-replay = Odtwórz od początku
explain-slip = Zasada { $number }: { $title }
explain-roll = Rzut
explain-harbour = Port
explain-log = Dziennik okrętowy
    .text = Co się wydarzyło, po wierszu na zdarzenie. W kampanii dziennik biegnie dalej od scenariusza do scenariusza.
explain-turn-last = Gdy minie tura { $last }, czas się skończy.
explain-turn-endless = Ten scenariusz nie ma ostatniej tury.
explain-threat = Ustala, jak trudne są testy, jakich wrogów się spotyka i czy liczy się strona Zwykła, czy Elitarna.
explain-actions = Załoga daje { $crew }, Morale { $morale }; liczone raz, na początku tury.
