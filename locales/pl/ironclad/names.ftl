### Jak się co nazywa i, w jednym wierszu, czym jest albo co robi.
### Nazwy mają przypadki i rodzaj tam, gdzie zdania ich potrzebują.

## Systemy i sekcje

system-bridge = Mostek
    .gen = Mostka
    .to = na Mostek
    .gender = masculine
system-weapons = Uzbrojenie
    .gen = Uzbrojenia
    .to = do Uzbrojenia
    .gender = neuter
system-hangar = Hangar
    .gen = Hangaru
    .to = do Hangaru
    .gender = masculine
section-bridge = Mostek
    .gen = Mostka
    .acc = Mostek
    .gender = masculine
    .damaged = −1 do uniku
    .crippled = −2 do uniku
section-weapons = Uzbrojenie
    .gen = Uzbrojenia
    .acc = Uzbrojenie
    .gender = neuter
    .damaged = −1 do celności
    .crippled = −2 do celności
section-hangar = Hangar
    .gen = Hangaru
    .acc = Hangar
    .gender = masculine
    .damaged = −1 stanowisko
    .crippled = −2 stanowiska
section-reactor = Reaktor
    .gen = Reaktora
    .acc = Reaktor
    .gender = masculine
    .damaged = −1 energia
    .crippled = −2 energii
damage-sound = { TRAIT($section, key: "gender") ->
    [neuter] sprawne
   *[other] sprawny
}
damage-damaged = { TRAIT($section, key: "gender") ->
    [neuter] uszkodzone
   *[other] uszkodzony
}
damage-crippled = { TRAIT($section, key: "gender") ->
    [neuter] zdruzgotane
   *[other] zdruzgotany
}

## Umiejętności i klasy

skill-combat = Walka
    .acc = Walkę
    .with = z Walką
skill-diplomacy = Dyplomacja
    .acc = Dyplomację
    .with = z Dyplomacją
skill-engineering = Inżynieria
    .acc = Inżynierię
    .with = z Inżynierią
skill-leadership = Dowodzenie
    .acc = Dowodzenie
    .with = z Dowodzeniem
skill-operate = Obsługa
    .acc = Obsługę
    .with = z Obsługą
skill-piloting = Pilotaż
    .acc = Pilotaż
    .with = z Pilotażem
skill-stealth = Skradanie
    .acc = Skradanie
    .with = ze Skradaniem
# Jak w zdaniu „potrzebny jest Inżynier”.
class-agent = Agent
    .gen = Agenta
    .acc = Agenta
    .one = Agent
class-captain = Kapitan
    .gen = Kapitana
    .acc = Kapitana
    .one = Kapitan
class-diplomat = Dyplomata
    .gen = Dyplomaty
    .acc = Dyplomatę
    .one = Dyplomata
class-engineer = Inżynier
    .gen = Inżyniera
    .acc = Inżyniera
    .one = Inżynier
class-marine = Desantowiec
    .gen = Desantowca
    .acc = Desantowca
    .one = Desantowiec
class-pilot = Pilot
    .gen = Pilota
    .acc = Pilota
    .one = Pilot
class-specialist = Specjalista
    .gen = Specjalisty
    .acc = Specjalistę
    .one = Specjalista

## Stany bohaterów

status-ready = { TRAIT($hero, key: "gender") ->
    [feminine] Gotowa
   *[other] Gotowy
}
status-exhausted = { TRAIT($hero, key: "gender") ->
    [feminine] Wyczerpana
   *[other] Wyczerpany
}
status-wounded = { TRAIT($hero, key: "gender") ->
    [feminine] Ranna
   *[other] Ranny
}

## Sektory

condition-empty-space = Pusta Przestrzeń
    .acc = Pustą Przestrzeń
    .gen = Pustej Przestrzeni
    .effect = nic się tu nie dzieje
condition-nebula = Mgławica
    .acc = Mgławicę
    .gen = Mgławicy
    .effect = bez Zwiadu
condition-solar-flare = Rozbłysk Słoneczny
    .acc = Rozbłysk Słoneczny
    .gen = Rozbłysku Słonecznego
    .effect = 2 trafienia, bez Odpoczynku
condition-geomagnetic-storm = Burza Geomagnetyczna
    .acc = Burzę Geomagnetyczną
    .gen = Burzy Geomagnetycznej
    .effect = 2 trafienia, 1 obrażenie Mostka, bez Naprawy
condition-pulsar = Pulsar
    .acc = Pulsar
    .gen = Pulsara
    .effect = 2 trafienia, 1 obrażenie Reaktora, bez Leczenia
condition-super-nova = Supernowa
    .acc = Supernową
    .gen = Supernowej
    .effect = 2 trafienia, 1 obrażenie Uzbrojenia, ranny bohater
condition-black-hole = Czarna Dziura
    .acc = Czarną Dziurę
    .gen = Czarnej Dziury
    .effect = 3 trafienia, −1 Kadłuba, następna akcja stracona
bearing-east = wschód
bearing-south-east = południowy wschód
bearing-south-west = południowy zachód
bearing-west = zachód
bearing-north-west = północny zachód
bearing-north-east = północny wschód
with-bearing = { $name }, { $bearing }
with-steps = { $count } × { $bearing }

## Okręt

ship-name = Ironclad
ironclad = Ironclad
    .gen = Ironclada
    .acc = Ironclada
    .gender = masculine
track-crew = Załoga
    .gen = Załogi
    .acc = Załogę
    .gender = feminine
track-morale = Morale
    .gen = Morale
    .acc = Morale
    .gender = neuter
track-hull = Kadłub
    .gen = Kadłuba
    .acc = Kadłub
    .gender = masculine
track-salvage = Złom
    .gen = Złomu
    .acc = Złom
    .gender = masculine
track-ammo = Amunicja
    .gen = Amunicji
    .acc = Amunicję
    .gender = feminine
track-credits = Kredyty
    .gen = Kredytów
    .acc = Kredyty
    .gender = plural
energy = Energia
shields = Osłony
    .down = Osłony opuszczone
actions = Akcje
turn = Tura
energy-space-1 = Osłony opuszczone
energy-space-2 = −1 do celności
energy-space-3 = −1 do uniku
energy-space-4 = Jedno trafienie
energy-space-5 = Jedno obrażenie Kadłuba
threat-green = zielone
threat-yellow = żółte
threat-red = czerwone
mode-easy = Łatwy
    .text = Naturalna 6 to sukces; naturalna 1 to zwykła 1.
mode-normal = Normalny
    .text = Naturalna 6 to sukces, naturalna 1 to porażka.
mode-hard = Trudny
    .text = Naturalna 1 to porażka; naturalna 6 to zwykła 6.

## Akcje

action-recon = Zwiad
    .text = Odkryjcie jeden żeton zwiadu w sąsiednim sektorze. Nie rozpatruje się go.
action-move = Ruch
    .text = Przejdźcie do sąsiedniego sektora.
action-rest = Odpoczynek
    .text = Do dwóch wyczerpanych bohaterów odzyskuje gotowość.
action-heal = Leczenie
    .text = Z Ambulatorium: wyczerpcie Specjalistę; jeden ranny bohater staje się wyczerpany.
action-repair = Naprawa
    .text = Z Warsztatem: wyczerpcie Inżyniera i wydajcie 1 Złom; usuńcie 1 obrażenie.
action-dock = Dokowanie
    .text = W porcie: dwie usługi albo dwie kolejne.

## Zwiad


## Potęgi

faction-federation = Federacja
    .gen = Federacji
    .dat = Federacji
    .acc = Federację
    .with = z Federacją
    .gender = feminine
    .full = Federacja Gaia Nova
faction-council = Rada
    .gen = Rady
    .dat = Radzie
    .acc = Radę
    .with = z Radą
    .gender = feminine
    .full = Rada Galaktyczna
faction-firstborn = Pierworodni
    .gen = Pierworodnych
    .dat = Pierworodnym
    .acc = Pierworodnych
    .with = z Pierworodnymi
    .gender = plural
    .full = Pierworodni
faction-cartel = Kartel
    .gen = Kartelu
    .dat = Kartelowi
    .acc = Kartel
    .with = z Kartelem
    .gender = masculine
    .full = Kartel
faction-corporation = Korporacja
    .gen = Korporacji
    .dat = Korporacji
    .acc = Korporację
    .with = z Korporacją
    .gender = feminine
    .full = Korporacja
flag-neutral = neutralny
flag-outlaw = wyjęty spod prawa
standing-enemy = Wróg
    .loc = Wrogu
standing-hostile = Wrogość
    .loc = Wrogości
standing-neutral = neutralność
    .loc = neutralności
standing-friendly = Przyjaźń
    .loc = Przyjaźni
standing-ally = Sojusz
    .loc = Sojuszu

## Porty i ich usługi

port-gaia-nova = Gaia Nova
    .gen = Gaia Nova
    .acc = Gaia Nova
    .to = na Gaia Nova
    .at = na Gaia Nova
    .tagline = Stolica pod swoim parasolem przeciwsłonecznym. Flagi wietrzy się w dni parzyste.
port-jatania = Jatania
    .gen = Jatanii
    .acc = Jatanię
    .to = na Jatanię
    .at = na Jatanii
    .tagline = Zimny świat rolniczy. Mają tu jedenaście rodzajów śniegu i na każdy osobną zupę.
port-theia = Theia
    .gen = Thei
    .acc = Theię
    .to = na Theię
    .at = na Thei
    .tagline = Własny port floty. Każdy pachołek ma numer i człowieka, który go odczytuje.
port-europa = Europa
    .gen = Europy
    .acc = Europę
    .to = na Europę
    .at = na Europie
    .tagline = Stacja, która nie należy do nikogo i każe sobie płacić za widok.
port-pharos = Pharos
    .gen = Pharos
    .acc = Pharos
    .to = na Pharos
    .at = na Pharos
    .tagline = Stocznia latarniowców. Nikt tu nie podnosi głosu, a młotki są owinięte.
port-adjoa = Adjoa
    .gen = Adjoi
    .acc = Adjoę
    .to = na Adjoę
    .at = na Adjoi
    .tagline = Tarasowe kaniony pod czerwonym słońcem. Lampy przykręca się nisko; pochodnie przynosimy dopiero my.
port-mancala = Mancala
    .gen = Mancali
    .acc = Mancalę
    .to = na Mancalę
    .at = na Mancali
    .tagline = Targ w wydrążonej asteroidzie. Każdy stragan to bank, a na ladzie stoją cukierki.
port-kontor = Kontor
    .gen = Kontoru
    .acc = Kontor
    .to = do Kontoru
    .at = w Kontorze
    .tagline = Biura, ogrody, prawnicy. Powietrze liczy się od pokoju, a ogrody płatne są osobno.
port-perdita = Perdita
    .gen = Perdity
    .acc = Perditę
    .to = na Perditę
    .at = na Perdicie
    .tagline = Zakłady: z jednej strony wjeżdża lód, z drugiej wychodzi powietrze. Koi jest więcej, niż pokazuje plan.
port-planet = planeta
    .gen = planety
    .acc = planetę
    .to = na planetę
    .at = na planecie
port-station = stacja
    .gen = stacji
    .acc = stację
    .to = na stację
    .at = na stacji
service-saloon = Kantyna
    .gen = Kantyny
service-medical = Lazaret
    .gen = Lazaretu
service-trader = Handlarz
    .gen = Handlarza
service-shipyard = Stocznia
    .gen = Stoczni
service-guild = Gildia
    .gen = Gildii
service-tech-center = Centrum Techniczne
    .gen = Centrum Technicznego
sells-saloon-rest = odpoczynek bohatera
sells-saloon-morale = +1 Morale, raz
sells-medical = ranny bohater staje się wyczerpany
sells-salvage = Złom, w magazynie { $stock }
sells-ammo = Amunicja, w magazynie { $stock }
sells-gear = Wyposażenie, losowe, zostało { $stock }
sells-hull = naprawa Kadłuba o 1
sells-section = naprawa sekcji o 1
sells-fighter = naprawa myśliwca albo mecha o 1
sells-crew = +1 Załogi
sells-upgrade = { $name }{ $salvage ->
    [0] {""}
   *[other] , do tego Złom: { $salvage }
}
good-gear = Wyposażenie

## Walka

phase-long = Faza daleka
phase-close = Faza bliska
stage-fast = Etap szybkich
stage-slow = Etap wolnych
stage-plan = Plan i zapłata
speed-fast = Szybki
speed-slow = Wolny
side-regular = Zwykły
side-elite = Elitarny
accuracy = Celność
evasion = Unik
damage = Obrażenia
shield = Osłona
hull = Kadłub
pilot = Pilot
combat-result-victory = Zwycięstwo
combat-result-draw = Remis
combat-result-defeat = Porażka

## Nasze maszyny

fighter-skadi = Skadi
    .gen = Skadi
    .acc = Skadi
    .gender = feminine
    .type = myśliwiec
    .text = Trafia Obsługą, w myśliwce o 1 lepiej. Unika Pilotażem + 1, przed myśliwcami o 1 lepiej.
    .upgraded = Trafia Obsługą + 1, w myśliwce o 1 lepiej. Unika Pilotażem + 1, przed myśliwcami o 1 lepiej. Pierwszy chybiony strzał w każdym etapie rzuca się ponownie.
fighter-bellwether = Bellwether
    .gen = Bellwethera
    .acc = Bellwethera
    .gender = masculine
    .type = myśliwiec
    .text = Trafia Obsługą. Unika Pilotażem + 2. Wrogowie, którzy zaatakowaliby Ironclada, atakują zamiast niego tę maszynę, chyba że nigdy nie atakują myśliwców.
    .upgraded = Trafia Obsługą. Unika Pilotażem + 3. Wszyscy wrogowie atakują tę maszynę i nic innego, chyba że nigdy nie atakują myśliwców.
fighter-marten = Marten
    .gen = Martena
    .acc = Martena
    .gender = masculine
    .type = myśliwiec
    .text = Trafia Obsługą. Unika Pilotażem + 1. W fazie dalekiej nie atakuje jej żaden wróg.
    .upgraded = Trafia Obsługą + 1. Unika Pilotażem + 2. W fazie dalekiej nie atakuje jej żaden wróg. Osłony nie zatrzymują jej strzałów.
fighter-bullock = Bullock
    .gen = Bullocka
    .acc = Bullocka
    .gender = masculine
    .type = mech
    .text = Trafia Obsługą. Unika Walką. W każdym etapie pierwszy atak, który dosięgłby Ironclada, spada na tę maszynę.
    .upgraded = Trafia Obsługą. Unika Walką. W każdym etapie pierwszy atak, który dosięgłby Ironclada, spada na tę maszynę. Każdy atak, który ją dosięgnie, zadaje o 1 obrażenie mniej.
fighter-rigger = Rigger
    .gen = Riggera
    .acc = Riggera
    .gender = masculine
    .type = mech
    .text = Trafia Obsługą. Unika Walką. Zamiast atakować może usunąć 1 obrażenie z sekcji albo z innej sprawnej maszyny w locie.
    .upgraded = Trafia Obsługą. Unika Walką + 1. W etapie szybkich, oprócz ataku, może usunąć 1 obrażenie z sekcji albo z innej sprawnej maszyny w locie.
fighter-smith = Smith
    .gen = Smitha
    .acc = Smitha
    .gender = masculine
    .type = mech
    .text = Trafia Walką. Unika Obsługą. Osłony nie zatrzymują jego ciosów.
    .upgraded = Trafia Walką + 1. Unika Obsługą. Osłony nie zatrzymują jego ciosów, a każdy celny przynosi 1 Złom.

## Rozkazy

order-kind-free = darmowy
order-kind-standard = zwykły
order-kind-complex = złożony
order-kind-heroic = heroiczny
order-none = Bez rozkazu
order-sortie = Start maszyn
    .text = Darmowy. Startują myśliwce i mechy, każdy z pilotem z drużyny Hangaru.
order-evasive-pattern = Manewr unikowy
    .text = Bez kosztu. +1 do uniku w tej fazie.
    .upgraded = Bez kosztu. +1 do uniku w tej fazie, dla Ironclada i każdej waszej maszyny w locie.
order-firing-solution = Obliczenia ogniowe
    .text = Bez kosztu. +1 do celności w tej fazie.
    .upgraded = Bez kosztu. +1 do celności w tej fazie. Pierwszy chybiony strzał Ironclada rzuca się ponownie.
order-daring-manoeuvre = Śmiały manewr
    .text = 1 energia. +3 do uniku w tej fazie.
    .upgraded = 1 energia. +3 do uniku i +1 do celności w tej fazie.
order-auxiliary-power = Zasilanie pomocnicze
    .text = Wyczerpcie Inżyniera z dowolnej drużyny. Przywraca 1 energię. +1 do uniku w tej fazie.
    .upgraded = Wyczerpcie Inżyniera z dowolnej drużyny. Przywraca do 2 energii. +1 do uniku w tej fazie.
order-overload-the-reactor-core = Przeciążenie rdzenia reaktora
    .text = Potem 2 obrażenia Reaktora. Przywraca do 3 energii. Raz na scenariusz.
    .upgraded = Potem 2 obrażenia dowolnych sekcji, punkt po punkcie. Przywraca do 3 energii. Raz na scenariusz.
order-laser-turrets = Wieżyczki laserowe
    .text = Bez kosztu. 1 obrażenie. Do szybkich celów +1 do celności i dwa rzuty, w jeden albo dwa z nich.
    .upgraded = Bez kosztu. 1 obrażenie. Do szybkich celów +1 do celności i dwa rzuty, albo po jednym na każdego szybkiego wroga, jeśli jest ich więcej, w dowolne z nich.
order-torpedoes = Torpedy
    .text = 1 Amunicja. 2 obrażenia.
    .upgraded = 1 Amunicja. 3 obrażenia, w etapie szybkich.
    .at-first = 1 Amunicja. 2 obrażenia, w etapie szybkich.
order-heavy-cannon-battery = Bateria ciężkich dział
    .text = 1 energia. 3 obrażenia.
    .upgraded = 1 energia. 4 obrażenia. Nadmiar po zniszczeniu celu przechodzi na innego wroga, bez rzutu.
    .at-first = 1 energia. 3 obrażenia. Nadmiar po zniszczeniu celu przechodzi na innego wroga, bez rzutu.
order-broadside = Salwa burtowa
    .text = 1 energia. 2 obrażenia, z rzutem na każdego wolnego wroga albo na jednego szybkiego, jeśli wolnych już nie ma.
    .upgraded = 1 energia. 3 obrażenia, z rzutem na każdego wolnego wroga albo na jednego szybkiego, jeśli wolnych już nie ma.
order-superweapon = Superbroń
    .text = 3 energie, a potem 2 obrażenia Uzbrojenia. 6 obrażeń z pominięciem osłon. Raz na scenariusz.
    .upgraded = 3 energie, a potem 2 obrażenia Uzbrojenia. 6 obrażeń z pominięciem osłon, z rzutem na każdego wolnego wroga albo na jednego szybkiego, jeśli wolnych już nie ma. Raz na scenariusz.
order-escort = Eskorta
    .text = Bez kosztu. Jeśli leci myśliwiec, pierwszy atak w tej fazie, który dosięgnie Ironclada, nie liczy się.
    .upgraded = Bez kosztu. Jeśli leci myśliwiec, pierwsze dwa celne ataki w tej fazie, na Ironclada albo na maszynę w locie, nie liczą się.
order-wingman = Skrzydłowy
    .text = Bez kosztu. Jedna maszyna w locie ma w tej fazie +1 do trafienia.
    .upgraded = Bez kosztu. Każda maszyna w locie ma w tej fazie +1 do trafienia.
order-squadron-orders = Rozkazy dla eskadry
    .text = 1 energia. Każda maszyna w locie atakuje w tej fazie dwa razy.
    .upgraded = 1 energia. Każda maszyna w locie atakuje w tej fazie dwa razy, a osłony jej nie zatrzymują.
order-all-out-sortie = Szturm eskadry
    .text = 3 energie, a potem 1 obrażenie Hangaru i wyczerpany pilot. Maszyny w locie atakują po dwa razy w obu etapach. Raz na scenariusz.
    .upgraded = 3 energie, a potem 1 obrażenie Hangaru. Maszyny w locie atakują po dwa razy w obu etapach. Raz na scenariusz.

## Jak się kończy

outcome-won = Zwycięstwo
    .text = Cel osiągnięty.
outcome-lost = Porażka
    .text = Ironclad zniszczony.
outcome-ended = Koniec
    .text = Gracze zakończyli grę.

## Drobne słowa

list-two = { $before }, { $after }
list-start = { $before }, { $after }
list-middle = { $before }, { $after }
list-end = { $before }, { $after }
list-more = { $names }, …
all-two = { $before } i { $after }
all-start = { $before }, { $after }
all-middle = { $before }, { $after }
all-end = { $before } i { $after }
notes-two = { $before }; { $after }
notes-start = { $before }; { $after }
notes-middle = { $before }; { $after }
notes-end = { $before }; { $after }
sentences-two = { $before } { $after }
sentences-start = { $before } { $after }
sentences-middle = { $before } { $after }
sentences-end = { $before } { $after }
beside-two = { $before } · { $after }
beside-start = { $before } · { $after }
beside-middle = { $before } · { $after }
beside-end = { $before } · { $after }
gain = { SIGNED($by) } { $what }
seat = Miejsce { $number }
seats-all = wszyscy
seat-for = { $name } za: { $away }
grid = { $row }{ $column }
with-grid = { $name } { $grid }
