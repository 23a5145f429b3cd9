### O co się pyta i opcje: czasownik, potem koszt, potem co z tego wyniknie.

head-action = Co teraz?
head-rest = Odpoczynek
head-tired-pilot = Po walce
head-order = Który rozkaz?
head-evade = Kto przejmuje ster?
head-sortie = Start maszyn?
head-confirm = Potwierdzić plan?
head-wingman = Skrzydłowy
head-save-crew = Grozi utrata Załogi
head-save-crew-of = Grozi utrata Załogi: { $count }
head-remember = Utrata Załogi
head-remember-of = Utrata Załogi: { $count }
head-bulkhead = Trafienia wewnętrzne
head-bulkhead-of = { $count ->
    [one] 1 trafienie wewnętrzne
    [few] { $count } trafienia wewnętrzne
   *[many] { $count } trafień wewnętrznych
}
head-shelter = Bohater zostałby ranny
head-shelter-of = { TRAIT($hero, key: "gender") ->
    [feminine] { $hero } zostałaby ranna
   *[other] { $hero } zostałby ranny
}
head-target = Który cel?
head-port = Port
under-rest = Wyczerpani bohaterowie odzyskują gotowość
under-tired-pilot = cena rozkazu „Szturm eskadry”
under-wingman = +1 do trafienia w tej fazie
under-spare = nadmiar obrażeń
under-strain = przeciążenie: 1 obrażenie sekcji
under-evade-again = unik się nie udał
under-shrug = atak dosięgnął celu
under-rest-paid = Wyczerpani bohaterowie odzyskują gotowość
under-heal-paid = Ranni bohaterowie stają się wyczerpani
under-trade = zakupy są od razu na pokładzie
under-yard = po jednym punkcie
under-guild = załoga do najęcia
under-upgrade = na całą kampanię
served-enemy = port Wroga: bez usług
served-as = obsługa jak przy { FORM($standing, case: "loc") }
place-with-effect = { $name }: { $effect }
services-left = { $left ->
    [0] brak usług
    [one] została jedna usługa
    [few] zostały { $left } usługi
   *[many] zostało { $left } usług
}
figure-difficulty = Trudność
figure-hits = Trafienia
figure-rolled = Rzut
figure-failed = Porażka
figure-of = { $total } z { $difficulty }
source-condition = ten sektor
source-combat = Potem

ask-action = Jedna akcja naraz, w dowolnej kolejności
ask-attempt = Próbujemy?
ask-commit = { $most ->
    [one] Kto idzie? Jeden bohater
    [2] Kto idzie? Do dwóch bohaterów
    [3] Kto idzie? Do trzech bohaterów
    [few] Kto idzie? Do { $most } bohaterów
   *[many] Kto idzie? Do { $most } bohaterów
}
ask-select = Której umiejętności użyć w tym teście?
ask-commit-with = { $most ->
    [one] { $skill }: kto idzie? Jeden bohater
    [2] { $skill }: kto idzie? Do dwóch bohaterów
    [3] { $skill }: kto idzie? Do trzech bohaterów
    [few] { $skill }: kto idzie? Do { $most } bohaterów
   *[many] { $skill }: kto idzie? Do { $most } bohaterów
}
ask-skill = Której umiejętności używa { $hero }?
ask-class = W jakiej klasie występuje { $hero }?
# Needs no $who.
ask-lead = Wybierzcie { FORM($class, case: "acc") }, który podejdzie
ask-join = Kto jeszcze idzie? Ilu chcecie
ask-volunteer = { $offer }
ask-help = Kto idzie? Jeden bohater, by dodać { FORM($skill, case: "acc") }
ask-soften = Kto uspokaja załogę? Jeden bohater
ask-ward = Kto zatrzymuje trafienie? Ilu chcecie
ask-ward-actions = Kogo wyczerpać, by stracić o 1 akcję mniej?
ask-rest = { $most ->
    [one] Kto odpoczywa? Jeden bohater
    [2] Kto odpoczywa? Do dwóch bohaterów
    [few] Kto odpoczywa? Do { $most } bohaterów
   *[many] Kto odpoczywa? Do { $most } bohaterów
}
ask-rest-given = { $most ->
    [one] Kto odpoczywa? Jeden bohater
    [2] Kto odpoczywa? Do dwóch bohaterów
    [few] Kto odpoczywa? Do { $most } bohaterów
   *[many] Kto odpoczywa? Do { $most } bohaterów
}
# Needs no $who.
ask-tend = Potrzeba { FORM($class, case: "gen") }. Kto to zrobi?
ask-heal-given = Kogo leczymy? Jeden bohater
ask-rest-paid = Kto odpoczywa? Koszt od osoby
ask-heal-paid = Kogo opatrzyć? Koszt od osoby
ask-exhaust = { $most ->
    [one] Kogo wyczerpać? Jednego bohatera
    [2] Kogo wyczerpać? Dwóch bohaterów
    [3] Kogo wyczerpać? Trzech bohaterów
    [few] Kogo wyczerpać? { $most } bohaterów
   *[many] Kogo wyczerpać? { $most } bohaterów
}
ask-wound = { $most ->
    [one] Kogo zranić? Jednego bohatera, jeszcze bez rany
    [2] Kogo zranić? Dwóch bohaterów, jeszcze bez ran
    [3] Kogo zranić? Trzech bohaterów, jeszcze bez ran
    [few] Kogo zranić? { $most } bohaterów, jeszcze bez ran
   *[many] Kogo zranić? { $most } bohaterów, jeszcze bez ran
}
ask-tired-pilot = Którego pilota wyczerpać?
ask-engineer = Którego Inżyniera za to wyczerpać?
ask-recon = { $most ->
    [one] Który żeton odkrywamy?
    [few] Które żetony odkrywamy? Do { $most }
   *[many] Które żetony odkrywamy? Do { $most }
}
ask-order = Jeden rozkaz na fazę; koszty płaci się po potwierdzeniu planu
ask-carry-out = Kto go wykonuje?
ask-evade = Kto trzyma ster, ten rzuca na nasze uniki
ask-sortie = Oprócz tego jednego rozkazu
ask-pilot = Kto pilotuje { FORM($ship, case: "acc") }?
ask-confirm = Sprawdźcie; po potwierdzeniu plan zostaje opłacony
ask-target = Do którego wroga strzelamy?
ask-target-of = Strzał { $shot } z { $shots }: do kogo strzelamy?
ask-wingman = Której maszynie pomóc?
ask-lookout = Kto stoi na oku i zostaje wyczerpany?
ask-spare = Który wróg dostaje nadmiar obrażeń?
ask-tools = Co naprawiamy?
ask-hold-fire = Który wróg wstrzymuje ogień w tej fazie?
ask-collect = Czyj łup?
ask-strain = Która sekcja dostaje 1 obrażenie?
ask-evade-again = Powtórzyć rzut zdolnością?
ask-shrug = Zignorować atak zdolnością?
ask-spoils = Wziąć łup zdolnością?
ask-wave-away = Pominąć to zdolnością?
ask-reroll = Powtórzyć rzut zdolnością?
ask-save-check = Zamienić porażkę w sukces?
ask-remember = Użyć tu zdolności?
ask-ride-out = Zmniejszyć obrażenia zdolnością?
ask-bulkhead = Zignorować trafienia zdolnością?
ask-conduct = Użyć zdolności „List żelazny”?
ask-side-door = Gdzie wychodzimy? Sektor po drodze zostaje pominięty
ask-side-door-look = Gdzie wychodzimy? Żeton tego sektora zostaje najpierw odkryty
ask-save-crew = Zapobiec temu zdolnością?
ask-shelter = Zapobiec temu zdolnością?
ask-port = Która usługa?
ask-trade = Co kupujemy?
ask-yard = Co naprawiamy?
ask-guild = Ile Załogi najmujemy?
ask-upgrade = Co ulepszamy?
ask-mend = Co naprawiamy?

do-recon = Zwiad: { $name }
do-move = Ruch: { $name }
do-rest = Odpoczynek
do-heal = Leczenie
do-repair = Naprawa
do-dock = Dokowanie
do-dock-again = Zostań w doku
do-ability = { $hero }: { $ability }
do-end-turn = Zakończ turę
do-attempt = Spróbuj
do-skip = Pomiń
do-sortie = Start: { $name }
do-change = Zmień: { $name }
do-confirm = Potwierdź
do-saloon-rest = Kantyna: odpoczynek bohaterów
do-saloon-morale = Kantyna: kolejka dla wszystkich
do-leave = Opuść port
do-change-figure = { $name }, { $now } na { $then }

done-commit = { $made ->
    [0] Nie wysyłaj nikogo
    [one] Wyślij tę osobę
    [2] Wyślij tych dwoje
    [few] Wyślij tych { $made }
   *[many] Wyślij tych { $made }
}
done-join = { $made ->
    [0] Nikt więcej nie idzie
   *[other] Gotowe
}
done-volunteer = Nikt nie idzie
done-help = Rzucaj bez pomocy
done-soften = Przyjmij wynik
done-ward = { $left ->
    [0] Dalej
    [one] Przyjmij pozostałe trafienie
    [few] Przyjmij pozostałe { $left } trafienia
   *[many] Przyjmij pozostałych { $left } trafień
}
done-rest-given = { $made ->
    [0] Nikt nie odpoczywa
   *[other] Gotowe
}
done-heal-given = Nikt nie jest leczony
done-rest-paid = { $made ->
    [0] Nikt nie odpoczywa
   *[other] Gotowe
}
done-heal-paid = { $made ->
    [0] Nikogo nie opatruj
   *[other] Gotowe
}
done-recon = Dość Zwiadu
done-tools = Nic nie naprawiaj
done-bear = Nikt tego nie bierze
done-give-up = Gotowe
done-dues = Zapłać Kredytami
done-set-up = Odbij
done-promotion = Nikt
done-passage = Dalej
done-word = Bez raportu
pass-wave-away = Nie pomijaj
pass-reroll = Zostaw rzut
pass-save-check = Przyjmij porażkę
pass-save-crew = Przyjmij stratę
pass-remember = Nie używaj
pass-ride-out = Przyjmij obrażenia
pass-bulkhead = Przyjmij wszystkie trafienia
pass-conduct = Nie używaj
pass-shelter = Przyjmij ranę
pass-evade-again = Przyjmij trafienie
pass-shrug = Przyjmij obrażenia
pass-spoils = Nic nie bierz
done-class = Gotowe
done-lead = Gotowe
done-rest = Gotowe
done-tend = Gotowe
done-exhaust = Gotowe
done-lookout = Gotowe
done-wound = Gotowe
done-tired-pilot = Gotowe
done-sortie = Gotowe
done-trade = Gotowe
done-yard = Gotowe
done-guild = Gotowe
done-upgrade = Gotowe
done-mend = Gotowe
done-action = Gotowe
done-attempt = Gotowe
done-skill = Gotowe
done-select = Gotowe
done-engineer = Gotowe
done-order = Gotowe
done-carry-out = Gotowe
done-evade = Gotowe
done-pilot = Gotowe
done-confirm = Gotowe
done-target = Gotowe
done-wingman = Gotowe
done-spare = Gotowe
done-hold-fire = Gotowe
done-collect = Gotowe
done-strain = Gotowe
done-evade-again = Gotowe
done-shrug = Gotowe
done-spoils = Gotowe
done-wave-away = Gotowe
done-reroll = Gotowe
done-save-check = Gotowe
done-save-crew = Gotowe
done-remember = Gotowe
done-ride-out = Gotowe
done-bulkhead = Gotowe
done-conduct = Gotowe
done-side-door = Gotowe
done-shelter = Gotowe
done-port = Gotowe
pass-spare = Pas
pass-tools = Pas
pass-hold-fire = Pas
pass-collect = Pas
pass-strain = Pas
pass-action = Pas
pass-attempt = Pas
pass-commit = Pas
pass-skill = Pas
pass-select = Pas
pass-engineer = Pas
pass-class = Pas
pass-lead = Pas
pass-join = Pas
pass-volunteer = Pas
pass-help = Pas
pass-soften = Pas
pass-ward = Pas
pass-rest = Pas
pass-rest-given = Pas
pass-tend = Pas
pass-heal-given = Pas
pass-side-door = Pas
pass-rest-paid = Pas
pass-heal-paid = Pas
pass-exhaust = Pas
pass-lookout = Pas
pass-wound = Pas
pass-tired-pilot = Pas
pass-recon = Pas
pass-order = Pas
pass-carry-out = Pas
pass-evade = Pas
pass-sortie = Pas
pass-pilot = Pas
pass-confirm = Pas
pass-target = Pas
pass-wingman = Pas
pass-port = Pas
pass-trade = Pas
pass-yard = Pas
pass-guild = Pas
pass-upgrade = Pas
pass-mend = Pas
pass-dues = Pas
pass-bear = Pas
pass-give-up = Pas
pass-set-up = Pas
done-loss = Gotowe
pass-loss = Pas
pass-promotion = Pas
done-refit = Gotowe
pass-refit = Pas
done-contract = Gotowe
pass-contract = Pas
pass-passage = Pas
done-choice = Gotowe
pass-choice = Pas
done-use = Gotowe
pass-use = Pas
done-post = Gotowe
pass-post = Pas
pass-word = Pas

note-will-be-exhausted = { TRAIT($hero, key: "gender") ->
    [feminine] będzie wyczerpana
   *[other] będzie wyczerpany
}
note-would-be-wounded = { TRAIT($hero, key: "gender") ->
    [feminine] zostałaby ranna
   *[other] zostałby ranny
}
note-will-be-wounded = { TRAIT($hero, key: "gender") ->
    [feminine] zostanie ranna
   *[other] zostanie ranny
}
note-is-wounded = { TRAIT($hero, key: "gender") ->
    [feminine] już ranna
   *[other] już ranny
}
note-will-be-ready = { TRAIT($hero, key: "gender") ->
    [feminine] będzie gotowa
   *[other] będzie gotowy
}
note-stays-ready = { TRAIT($hero, key: "gender") ->
    [feminine] pozostaje gotowa
   *[other] pozostaje gotowy
}
note-stays-exhausted = { TRAIT($hero, key: "gender") ->
    [feminine] nadal wyczerpana
   *[other] nadal wyczerpany
}
note-recon = odkrycie bez rozpatrywania
note-rest = { $count ->
    [2] do dwóch bohaterów
    [3] do trzech bohaterów
   *[other] do { $count } bohaterów
}
note-heal = Specjalista zostanie wyczerpany
    .wounds = żaden Specjalista nie jest gotowy: jeden zostałby ranny
note-repair = 1 Złom, Inżynier zostanie wyczerpany
    .wounds = 1 Złom; żaden Inżynier nie jest gotowy: jeden zostałby ranny
note-dock = dwie usługi
note-dock-again = dwie kolejne usługi
note-unused = { $left ->
    [one] 1 niewykorzystana akcja
    [few] { $left } niewykorzystane akcje
   *[many] { $left } niewykorzystanych akcji
}
note-sealed = zakryty żeton
note-port = port
note-needs-class = { $who } zostanie wyczerpany
note-needs-class-wounds = { $who } zostałby ranny; nikt nie jest gotowy
uses-wound-hero = { TRAIT($hero, key: "gender") ->
    [feminine] { $hero } jest już wyczerpana i zostałaby ranna.
   *[other] { $hero } jest już wyczerpany i zostałby ranny.
}
uses-wound-class = Nikt gotowy nie może tego zrobić. { $who } zostałby ranny.
uses-wound-one = Nikt gotowy nie może tego zrobić: ten, kto to zrobi, odniesie ranę.
uses-wound-several = Zbyt mało gotowych może to zrobić: ktoś odniósłby ranę.
note-combat = walka kosmiczna
note-skip-action = 1 akcja
note-skip-free = za darmo; odrzuć żeton
note-no-cost = za darmo
note-no-order = nikt nie jest przydzielony
note-helm-only = ktoś przejmuje ster
note-ammo = Amunicja: { $count }, zostanie { $left }
note-energy = { $count ->
    [one] 1 energia
    [few] { $count } energie
   *[many] { $count } energii
}
note-engineer = wyczerpany Inżynier
    .wounds = żaden Inżynier nie jest gotowy: jeden zostałby ranny
note-hero-adds = { $hero } +{ $adds }
note-gear-instead = zamiast: { $name }
note-gear-instead-of-either = zamiast jednej z dwóch sztuk drużyny
note-gear-left = wraca na stos
note-plan-energy = { $count ->
    [one] 1 energia
    [few] { $count } energie
   *[many] { $count } energii
}, z { $now } na { $then }
note-sinks = niszczy: { $percent }%
note-plan-sinks = niszczy cel „{ $enemy }”: { $percent }%
note-afterwards-damage = potem { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
} { FORM($section, case: "gen") }
note-afterwards-chosen = potem { $count ->
    [one] 1 obrażenie wybranej sekcji
    [few] { $count } obrażenia wybranych sekcji
   *[many] { $count } obrażeń wybranych sekcji
}
note-takes-1 = 1 obrażenie
note-afterwards-pilot = potem wyczerpany pilot
note-once = raz na scenariusz
note-launch = leci do końca walki
note-launch-into = { $condition }: { $damage ->
    [0] osłona radiacyjna wytrzymuje
    [one] 1 obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}
note-figure = { $label } { $value }
note-credits = { $count ->
    [one] 1 Kredyt
    [few] { $count } Kredyty
   *[many] { $count } Kredytów
}
note-saloon-rest = { $price ->
    [one] 1 Kredyt za bohatera
    [few] { $price } Kredyty za bohatera
   *[many] { $price } Kredytów za bohatera
}
note-saloon-morale = { $price ->
    [one] 1 Kredyt, +1 Morale
    [few] { $price } Kredyty, +1 Morale
   *[many] { $price } Kredytów, +1 Morale
}
note-medical = { $price ->
    [one] 1 Kredyt za bohatera
    [few] { $price } Kredyty za bohatera
   *[many] { $price } Kredytów za bohatera
}
note-trader = Złom od { $price ->
    [one] 1 Kredytu
    [few] { $price } Kredytów
   *[many] { $price } Kredytów
}
note-shipyard = { $price ->
    [one] 1 Kredyt za punkt
    [few] { $price } Kredyty za punkt
   *[many] { $price } Kredytów za punkt
}
note-guild = { $price ->
    [one] 1 Kredyt za punkt Załogi
    [few] { $price } Kredyty za punkt Załogi
   *[many] { $price } Kredytów za punkt Załogi
}
note-tech-center = każde po swojej cenie
note-unseen = losowo
note-talks = następny zakup o 1 Kredyt tańszy
note-upgrade-system = jedno miejsce na wyposażenie więcej i lepsze rozkazy:
note-now-then = Teraz: { $before } Potem: { $after }
note-lifts = usuwa: { $effect }
note-whole = { TRAIT($name, key: "gender") ->
    [neuter] w pełni naprawione
   *[other] w pełni naprawiony
}
note-flies-again = znów lata
use-ready = { $count ->
    [one] inny wyczerpany bohater będzie gotowy
    [few] do { $count } innych wyczerpanych bohaterów będzie gotowych
   *[many] do { $count } innych wyczerpanych bohaterów będzie gotowych
}
use-mend = naprawia 1 obrażenie sekcji
use-mend-anything = naprawia 1 obrażenie sekcji, Kadłuba, myśliwca albo mecha
use-heal = ranny bohater będzie wyczerpany
use-heal-ready = ranny bohater będzie gotowy
use-turn-up = { $count ->
    [one] odkrywa 1 żeton w odległości do { $within } sektorów
    [few] odkrywa { $count } żetony w odległości do { $within } sektorów
   *[many] odkrywa { $count } żetonów w odległości do { $within } sektorów
}
use-side-door = 1 akcja: Ruch z pominięciem jednego sektora
use-side-door-look = 1 akcja: Ruch z pominięciem jednego sektora; żeton celu zostaje najpierw odkryty
use-recover = { $count ->
    [one] usuwa 1 obrażenie z myśliwca albo mecha
    [few] usuwa { $count } obrażenia z myśliwca albo mecha
   *[many] usuwa { $count } obrażeń z myśliwca albo mecha
}
use-recover-all = usuwa wszystkie obrażenia z myśliwca albo mecha
use-recover-section = albo 1 z sekcji
use-feed = { $count ->
    [one] odpoczywa o jednego bohatera więcej
    [few] odpoczywa o { $count } bohaterów więcej
   *[many] odpoczywa o { $count } bohaterów więcej
}
use-feed-morale = { SIGNED($by) } Morale, jeśli nikt nie pozostanie wyczerpany
use-boarding-party = może iść jeszcze jeden bohater
use-boarding-party-crew = porażka kosztuje o { $count } Załogi mniej
use-list-price = jedna usługa jak przy { FORM($standing, case: "loc") }
use-list-price-visit = każda usługa jak przy { FORM($standing, case: "loc") }
use-safe-conduct = obsługa jak przy { FORM($standing, case: "loc") }, bez patrolu
use-fewer-hits = { $hits ->
    [one] z 1 trafienia zostaje { $left }
    [few] z { $hits } trafień zostaje { $left }
   *[many] z { $hits } trafień zostaje { $left }
}
use-put-back = { $count ->
    [one] przywraca 1 energię
    [few] przywraca do { $count } energii
   *[many] przywraca do { $count } energii
}
use-hold-fire = jeden wróg, który ma najwyżej { $hull } Kadłuba, nie atakuje w tej fazie
use-hold-fire-any = jeden dowolny wróg poza Arcywrogiem nie atakuje w tej fazie
use-attack-more = { $count ->
    [one] maszyna atakuje jeszcze raz
    [few] maszyna atakuje jeszcze { $count } razy
   *[many] maszyna atakuje jeszcze { $count } razy
}
use-shrug-off = atak nie ma skutku
use-reroll = ponowny rzut; liczy się drugi
use-reroll-bonus = ponowny rzut z { SIGNED($by) }; liczy się drugi
use-collect = łup jednego wroga
use-skip = karta zostaje pominięta
use-near-miss = test jest udany
use-remember-ready = { $count ->
    [one] jeden bohater będzie gotowy
    [few] do { $count } bohaterów będzie gotowych
   *[many] do { $count } bohaterów będzie gotowych
}
deed-evasion = +{ $count } do uniku
deed-accuracy = +{ $count } do celności
deed-energy = przywraca { $count ->
    [one] 1 energię
    [few] { $count } energie
   *[many] { $count } energii
}
deed-attack = { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}
deed-fire-again = { $count ->
    [one] powtórz 1. pudło
    [few] powtórz { $count } pudła
   *[many] powtórz { $count } pudeł
}
deed-attack-rakes = { $count } obr., wszyscy szybcy
deed-attack-sweeps = { $count } obr., wszyscy wolni
deed-attack-quick = { $count } obr., etap szybkich
deed-attack-carries-on = { $count } obr., nadmiar przechodzi
deed-escort-all = { $count ->
    [one] 1. trafienie w kogokolwiek nie liczy się
    [few] pierwsze { $count } trafienia nie liczą się
   *[many] pierwszych { $count } trafień nie liczy się
}
deed-wing-accuracy = maszyny +{ $count } do trafienia
deed-wing-evasion = maszyny też +{ $count } do uniku
deed-wing-pierces = pomija osłony
deed-escort = { $count ->
    [one] 1. trafienie nie liczy się
    [few] pierwsze { $count } trafienia nie liczą się
   *[many] pierwszych { $count } trafień nie liczy się
}
deed-wingman = jedna maszyna +{ $count } do trafienia
deed-volleys = maszyny atakują { $count } razy
deed-volleys-both = maszyny atakują { $count } razy w obu etapach
roll-plus = { $before } + { $count } { $label }
roll-minus = { $before } − { $count } { $label }
roll-total = { $sum } = { $total }
roll-needs = { $sum }, potrzeba { $reach }
roll-natural-6 = { $sum }; naturalna 6 to sukces
roll-natural-1 = { $sum }; naturalna 1 to porażka
roll-orders = rozkazy
roll-at-fast = do szybkich celów
roll-at-fighters = przeciw myśliwcom
roll-other = inne
roll-story = wcześniejsze zdarzenia
roll-ability = zdolność
source-scenario = Przygotowania
ask-bear = Kto to weźmie?
ask-give-up = Czyją sztukę zastąpić?
ask-dues = Czym płacimy: Kredytami czy sztuką wyposażenia?
head-set-up = Przygotowania
ask-set-up = Kogo i co zabieramy?
do-gear = { $gear } dla { FORM($hero, case: "gen") }
do-hire = Najmij { FORM($name, case: "acc") }
do-dismiss = Odeślij { FORM($name, case: "acc") } na ląd
do-assign = { $hero } { FORM($system, case: "to") }
do-deal = { $system }: { $seat }
do-fit = Zamontuj: { $name }
do-unfit = Wymontuj: { $name }
do-ship-take = Weź: { $name }
do-ship-leave = Zostaw: { $name }
head-loss = Okręt stracony
ask-loss = Zagrać scenariusz od nowa czy zakończyć kampanię?
do-again = Zacznij scenariusz od nowa
do-end = Zakończ kampanię
note-again = wszystko jak przy odbiciu; dziennik zachowuje, co się stało
note-again-in-order = od początku, z naprawionym okrętem; dziennik zachowuje, co się stało
note-end = dziennik zostaje zamknięty
note-comes-exhausted = { TRAIT($hero, key: "gender") ->
    [feminine] zaczyna wyczerpana: rana niewyleczona
   *[other] zaczyna wyczerpany: rana niewyleczona
}
head-promotion = Awanse
ask-promotion = Kto awansuje, na stałe?
note-promoted-skill = { $skill } { $before } → { $rating }
note-promoted-cost = koszt { $before } → { $cost ->
    [one] 1 Kredyt
    [few] { $cost } Kredyty
   *[many] { $cost } Kredytów
} za scenariusz
head-refit = Między scenariuszami
ask-refit = Za co płacimy?
do-treat = Opatrz { FORM($name, case: "acc") }
head-contract = Następny kontrakt
ask-contract = Czyj kontrakt bierzemy teraz?
do-contract = { $name }
note-contract = reputacja { $now }
note-gives-up = oddaje: { $name }
date = { NUMBER($day, minimumIntegerDigits: 2) }/{ NUMBER($month, minimumIntegerDigits: 2) }/{ NUMBER($year, minimumIntegerDigits: 2) }GN
head-passage = Do głośnego czytania
ask-passage = Przeczytajcie na głos, potem „Dalej”
head-choice = Wybór
ask-choice = Co robimy?
head-use = Kto to robi?
ask-use = Kogo za to wyczerpać?
head-post = Poza okrętem
ask-post = Kto idzie? Do odebrania nie można ich użyć
do-read = Dalej
do-take = Weź na pokład: { $name }
do-land = Wysadź: { $name }
do-post = Wyślij bohaterów: { $name }
do-fetch = Odbierz wszystkich: { $name }
note-an-action = 1 akcja
head-word = Raport dla trzeciej potęgi
ask-word = Inna potęga zapłaci za nasz raport, a zleceniodawca się o tym dowie. Raz w akcie

check-against = { $skills }. Przeciwnik, { $who }: +{ $strength }
ask-commit-task = { $most ->
    [one] Zadanie { $task } z { $tasks }: jeden bohater. Wszystkich wysyła się przed pierwszym rzutem.
    [few] Zadanie { $task } z { $tasks }: do { $most } bohaterów. Wszystkich wysyła się przed pierwszym rzutem.
   *[many] Zadanie { $task } z { $tasks }: do { $most } bohaterów. Wszystkich wysyła się przed pierwszym rzutem.
}
ask-commit-task-with = { $most ->
    [one] { $skill }, zadanie { $task } z { $tasks }: jeden bohater. Wszystkich wysyła się przed pierwszym rzutem.
    [few] { $skill }, zadanie { $task } z { $tasks }: do { $most } bohaterów. Wszystkich wysyła się przed pierwszym rzutem.
   *[many] { $skill }, zadanie { $task } z { $tasks }: do { $most } bohaterów. Wszystkich wysyła się przed pierwszym rzutem.
}
