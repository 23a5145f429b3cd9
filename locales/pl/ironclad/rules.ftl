### Zasady, po jednej wiadomości na każdą numerowaną zasadę.

chapter-1 = Gracze i miejsca
rule-1-1 = Jedna załoga
    .text = Gra was od jednej do trzech osób, z jednym okrętem. Działacie razem i jednocześnie: jedna pula akcji, jedne zapasy wszystkiego. Omawiajcie każdą decyzję.
rule-1-2 = Trzy systemy
    .text =
        Gracze prowadzą trzy systemy: Mostek, Uzbrojenie i Hangar. Każdy ma kartę rozkazów i drużynę do czterech bohaterów.

        Kto gra sam, prowadzi wszystkie trzy. Dwoje graczy prowadzi dwa i jeden; troje po jednym.
rule-1-3 = Rozdanie systemów
    .text = Systemy rozdaje się podczas przygotowania scenariusza. Można je rozdać na nowo przed następnym, ale nie w trakcie.
rule-1-4 = Obsada drużyn
    .text =
        Podczas przygotowania każdego bohatera można przydzielić do dowolnego systemu. Jeśli się da, zapełnijcie wszystkie cztery miejsca w każdym. Można płynąć w mniejszym składzie.

        Kto gdzie pasuje: na Mostku Pilotaż, przy Uzbrojeniu Obsługa, w Hangarze do myśliwców { $suits-fighters }, do mechów { $suits-mechs }.
rule-1-5 = Czytanie na głos
    .text = Jedno z was czyta na głos odprawę i późniejsze teksty. Niczego ukrytego w scenariuszu, tekstu ani żetonu, nie pokazuje się przed czasem.

chapter-2 = Ironclad
rule-2-1 = Sekcje
    .text =
        Mostek, Uzbrojenie, Hangar i Reaktor mieszczą po 0–5 obrażeń.

        • 0–1, sprawna: bez skutku.
        • 2–3, uszkodzona: Mostek −1 do uniku; Uzbrojenie −1 do celności; Hangar −1 stanowisko; Reaktor −1 energia.
        • 4–5, zdruzgotana: dwa razy tyle.

        Obrażenia powyżej 5 idą w Kadłub, punkt po punkcie. Naprawa cofa znacznik i od razu usuwa skutek.
rule-2-2 = Załoga
    .text =
        Załoga wynosi od 1 do 7; 7 to komplet.

        • Załoga 4–7: 2 akcje na turę.
        • Załoga 1–3: 1 akcja na turę.

        Załoga nigdy nie spada poniżej 1. Każdy punkt, którego nie można już stracić, traci się zamiast tego z Morale.
rule-2-3 = Morale
    .text =
        Morale wynosi od 1 do 7 i nigdy nie wychodzi poza ten zakres.

        • 1: −1 do rzutów i −1 akcja.
        • 2: −1 do rzutów.
        • 3–4: bez skutku.
        • 5–6: +1 do rzutów.
        • 7: +1 do rzutów i +1 akcja.

        Liczy się przy każdym ataku, uniku, teście i rzucie na kartę. Nie liczy się przy kontroli uszkodzeń, na tabelach spotkań ani przy rozstrzyganiu remisów.
rule-2-4 = Akcje
    .text = Akcje w turze to akcje z Załogi plus akcje z Morale, ale nigdy mniej niż 1 ani więcej niż 3. Policzcie je raz, na początku tury.
rule-2-5 = Bunt
    .text =
        Gdy Morale dochodzi do 1, rozpatrzcie kartę Bunt. Najpierw dokończcie trwającą akcję; Bunt przychodzi przed następną akcją albo przed końcem tury.

        Zdarza się raz na scenariusz. Ponowne dojście do 1 albo rozpoczęcie od 1 nie ma skutku.
rule-2-6 = Kadłub
    .text = Kadłub zaczyna od 5, co jest też jego maksimum, dopóki nie podniesie go moduł. Gdy spadnie poniżej 1, Ironclad jest zniszczony, a gra przegrana, cokolwiek innego dzieje się w tej samej chwili.
rule-2-7 = Zapasy
    .text =
        • Złom: 0–6. Nadwyżka przepada.
        • Amunicja: na początku 4, najwyżej 6.
        • Kredyty: bez limitu i nigdy poniżej 0.
rule-2-8 = Energia
    .text =
        Tor energii ma pięć pól, na każdym leży żeton. Koszt rozkazu zdejmuje się od góry po potwierdzeniu planu. Każde pole działa, gdy tylko zostanie odkryte; skutki trwałe trwają do uzupełnienia toru.

        • Bez 1. żetonu: osłony są opuszczone.
        • 2.: −1 do celności własnej broni Ironclada. Maszyn w locie to nie dotyczy.
        • 3.: −1 do uniku.
        • 4.: jedno trafienie, od razu, z osłonami czy bez.
        • 5.: jedno obrażenie Kadłuba, od razu.

        Obrażenia Reaktora też zdejmują żetony od góry, ponad to, co zapłaciły rozkazy: jeden, gdy jest uszkodzony, i jeszcze jeden, gdy jest zdruzgotany. To, co się odkryje, działa od razu, w walce i poza nią; poza walką oznacza to najpierw osłony. Po naprawie żeton wraca.

        Po walce tor uzupełnia się do pięciu, minus to, co stracił Reaktor; potem przychodzą następstwa rozkazów. Koszt energii modułu zamyka za to najniższe pole, a ono samo nie ma wtedy skutku.

        Gry rozpoczęte w wersji 0.4 albo wcześniej: w walce obrażenia Reaktora nie zdejmują żetonów; ograniczają tylko tor.
rule-2-9 = Kontrola uszkodzeń
    .text =
        Trafienie to jeden punkt obrażeń Ironclada, którego miejsce wyznacza kość. Rzućcie jedną zwykłą kością za każde.

        • 1: Mostek.
        • 2: Uzbrojenie.
        • 3: Reaktor.
        • 4: Hangar.
        • 5: Kadłub.
        • 6: utrata jednego punktu Załogi.
rule-2-10 = Osłony
    .text =
        Osłony mają wartość, na początku 1; zmieniają ją moduły. W każdym spotkaniu zatrzymują tyle trafień zewnętrznych, a na następne są znów całe. Działają tylko, dopóki najwyższe pole energii jest zakryte.

        Z zewnątrz przychodzą walka kosmiczna, asteroidy, krzyżowy ogień i zasadzka. Nie liczą się do tego zjawiska kosmiczne ani obrażenia od środka: sabotaż, intruzi, awarie.
rule-2-11 = Osłony radiacyjne
    .text = Osłona radiacyjna za każdym razem odejmuje swoją liczbę punktów od obrażeń zjawiska kosmicznego. Pochodzi z modułu albo z karty statku. Czarna Dziura ją pomija.
rule-2-12 = Tor tur i zagrożenie
    .text = Tor tur liczy tury od 1; scenariusze używają go do limitów i zdarzeń. Scenariusz ustala też zagrożenie: zielone, żółte albo czerwone.
rule-2-13 = Gniazda modułów
    .text = Ironclad ma dwa gniazda modułów.

chapter-3 = Tura
rule-3-1 = Początek tury
    .text = Od tury 2 znacznik tury przesuwa się o jedno pole. Policzcie akcje. Potem odejmijcie stracone akcje, które jesteście winni, nawet jeśli nie zostanie żadna; czego nie można odjąć teraz, jesteście winni w następnej turze.
rule-3-2 = Akcje do wyboru
    .text =
        Wydawajcie akcje jedną po drugiej, w dowolnej kolejności.

        • Zwiad: odkryjcie jeden żeton zwiadu w sąsiednim sektorze. Nie rozpatruje się go.
        • Ruch: przejdźcie do sąsiedniego sektora.
        • Odpoczynek: do dwóch wyczerpanych bohaterów odzyskuje gotowość.
        • Leczenie, z Ambulatorium: wyczerpcie Specjalistę; jeden ranny bohater staje się wyczerpany.
        • Naprawa, z Warsztatem: wyczerpcie Inżyniera i wydajcie 1 Złom; usuńcie 1 obrażenie okrętu, myśliwca albo mecha.
        • Dokowanie, w porcie: dwie usługi albo dwie kolejne.

        Tego samego bohatera można w jednej turze wyleczyć i dać mu odpocząć.
rule-3-3 = Koniec tury
    .text = Tura kończy się, gdy ostatnia akcja jest wydana i rozpatrzona. Można ją zakończyć wcześniej. Niewykorzystane akcje przepadają.
rule-3-4 = Wejście do sektora
    .text =
        Wchodząc do sektora, wykonajcie po kolei:

        • Jeśli jego żeton zwiadu jest zakryty, zostaje odkryty.
        • Zjawisko kosmiczne działa na wszystkie statki w sektorze.
        • Rozpatruje się kartę.
        • Jeśli jest tam port, można z niego skorzystać.

        Wejście do sektora z zakrytym żetonem to skok na ślepo: dozwolony i ryzykowny. Zdarzenia scenariusza przychodzą tam, gdzie on mówi, a jeśli nie mówi, między zjawiskiem a kartą.
rule-3-5 = Odrzucanie żetonów
    .text = Żeton odrzuca się, gdy jego karta została rozpatrzona albo prawidłowo pominięta. Dotyczy to też walki zakończonej remisem.

chapter-4 = Sektory
rule-4-1 = Mapa
    .text = Mapa składa się z kafelków: pojedynczych heksów planet i stacji oraz dwustronnych kafelków z trzech albo czterech heksów, nazwanych numerem i stroną, na przykład 2A. Scenariusz mówi, gdzie który leży. Każdy heks to sektor. Poruszacie się między sektorami, które mają wspólną krawędź.
rule-4-2 = Zjawiska kosmiczne
    .text =
        Zjawisko działa przy wejściu: na Ironclada, na spotkanych tam wrogów oraz na startujące myśliwce i mechy. Podana liczba to trafienia w Ironclada i zwykłe obrażenia innych statków. Osłony jej nie zatrzymują. Osłona radiacyjna zmniejsza tylko tę liczbę, nigdy to, co dochodzi osobno; ta część dotyka wyłącznie Ironclada.

        • Pusta Przestrzeń: nic.
        • Mgławica: bez obrażeń. Zakaz Zwiadu.
        • Rozbłysk Słoneczny: 2. Zakaz Odpoczynku.
        • Burza Geomagnetyczna: 2 i 1 obrażenie Mostka. Zakaz Naprawy.
        • Pulsar: 2 i 1 obrażenie Reaktora. Zakaz Leczenia.
        • Supernowa: 2 i 1 obrażenie Uzbrojenia; wybierzcie bohatera bez rany, który zostaje ranny.
        • Czarna Dziura: 3, z pominięciem osłon radiacyjnych, i 1 obrażenie Kadłuba; następna akcja przepada.

        Zakaz obowiązuje, dopóki jesteście w sektorze. Dotyczy akcji oraz Zwiadu danego przez kartę; odpoczynek i leczenie ze zdolności albo w porcie są dozwolone.
rule-4-3 = Start podczas zjawiska
    .text = Na myśliwiec albo mecha startującego w takim sektorze zjawisko działa już przy starcie; jego skutek zmniejsza własna osłona radiacyjna maszyny.

chapter-5 = Zwiad
rule-5-1 = Żetony i karty
    .text =
        Żetony zwiadu leżą zakryte, rozłożone przez scenariusz albo potasowane. Każdy należy do karty jednego z trzech rodzajów.

        • Wydarzenie: trzeba je rozpatrzyć.
        • Operacja: trzeba ją rozpatrzyć, chyba że karta nazywa ją dobrowolną. Kilka zdolności pozwala ją pominąć.
        • Spotkanie: dobrowolne pomija się za darmo; inne tylko za cenę podaną na karcie. Cenę trzeba móc zapłacić w całości.
rule-5-2 = Liczby według zagrożenia
    .text = Liczba zapisana 4/5/6 odnosi się kolejno do zagrożenia zielonego, żółtego i czerwonego.
rule-5-3 = Rzuty na tabelę
    .text = Na tabelę karty rzućcie jedną kością i dodajcie modyfikator Morale oraz to, na co karta pozwala. Naturalna 1 ani 6 nie znaczy na tabeli nic szczególnego.
rule-5-4 = Bohaterowie na kartach
    .text =
        Karta mówi, których bohaterów można użyć i ile kosztuje pominięcie. Jednego bohatera używa się raz na jednej karcie, do jednej klasy albo jednej umiejętności.

        Przy Chorobie i Kosmicznym Otępieniu można złagodzić wynik jednym bohaterem, gdy rzut już widać. Przy Sabotażu można wyczerpać dowolnie wielu, przed rzutami na uszkodzenia.
rule-5-5 = Gniazdo Obcych
    .text =
        Operacja, trzeba rozpatrzyć. Walka albo Obsługa, do trzech bohaterów, trudność 11/13/15.

        • Sukces: 1 Złom.
        • Porażka: −2 Załogi i 2 trafienia wewnętrzne.
rule-5-6 = Starożytny Relikt
    .text =
        Spotkanie, dobrowolne. Wyczerpcie Specjalistę; rzućcie kością i dodajcie Obsługę.

        • 3 lub mniej: −1 Morale.
        • 4–5: nic.
        • 6–7: +1 Morale.
        • 8 lub więcej: 1 Wyposażenie.
rule-5-7 = Pole Asteroid
    .text =
        Spotkanie. Można je pominąć, wydając akcję, jeśli jakaś została. Rzućcie kością; przedtem można wyczerpać Pilota, by dodać Pilotaż. Trafienia są zewnętrzne.

        • 2 lub mniej: 5 trafień i −1 Morale.
        • 3–4: 4 trafienia i −1 Morale.
        • 5–6: 3 trafienia.
        • 7–8: 1 trafienie.
        • 9 lub więcej: nic.
rule-5-8 = Złe Rozpoznanie
    .text = Operacja, trzeba rozpatrzyć. Tracicie 2 następne akcje, w razie potrzeby także w kolejnych turach. Wyczerpcie Agenta, by stracić tylko 1.
rule-5-9 = Krzyżowy Ogień
    .text =
        Spotkanie, pominięcie za 2 Morale. W przeciwnym razie rzućcie kością; przedtem można wyczerpać Dyplomatę, by dodać Dyplomację. Trafienia są zewnętrzne.

        • 2 lub mniej: 4 trafienia.
        • 3–4: 3 trafienia.
        • 5–6: 2 trafienia.
        • 7–8: 1 trafienie.
        • 9 lub więcej: obie strony odstępują, +2 Kredyty.

        Gry rozpoczęte w wersji 0.4 albo wcześniej: nie można go pominąć.
rule-5-10 = Opuszczony Statek
    .text = Operacja, dobrowolna. Wyczerpcie Pilota, by podejść. Potem wyczerpcie dowolnie wielu Inżynierów i Specjalistów: 1 Złom za każdego Inżyniera, 1 Wyposażenie za każdych dwóch Specjalistów.
rule-5-11 = Sygnał Ratunkowy
    .text =
        Spotkanie, dobrowolne. Rzućcie kością.

        • 2 lub mniej, zasadzka: 2/3/4 trafienia zewnętrzne.
        • 3–4, cywile do uratowania: można wyczerpać trzech bohaterów, z których każdy ma Walkę albo Skradanie, za 1 Wyposażenie i 1 Złom.
        • 5 lub więcej, rozbitek do zabrania: można wyczerpać bohatera z Dowodzeniem albo Dyplomacją, za 1 Załogi.
rule-5-12 = Wrogi Posterunek
    .text =
        Spotkanie. Pomińcie je za −2 Morale albo stoczcie z posterunkiem walkę kosmiczną. Jest wolny.

        • Kadłub 4/6/8.
        • Unik 4/5/6.
        • Osłona 1/2/2.
        • Celność 5/6/7.
        • Obrażenia 2/2/3.
        • Zwycięstwo: 3/4/5 Kredytów i 1 Wyposażenie.
rule-5-13 = Przyjazny Posterunek
    .text =
        Spotkanie, dobrowolne. Rzućcie kością; przedtem można wyczerpać dowolnego bohatera z Dyplomacją, by ją dodać.

        • 2 lub mniej: nic.
        • 3–4: odpoczynek jednego bohatera.
        • 5–6: 1 Złom i odpoczynek jednego bohatera.
        • 7–8: odpoczynek jednego bohatera i naprawa 1 Kadłuba.
        • 9 lub więcej: odpoczynek dwóch bohaterów, naprawa 1 Kadłuba, +1 Morale.
rule-5-14 = Infiltracja
    .text =
        Operacja, trzeba rozpatrzyć. Walka albo Skradanie, do trzech bohaterów, trudność 12/14/16. Każdy Desantowiec dodaje 1 do Walki.

        • Sukces: +1 Morale, −1 Załogi i 1 trafienie wewnętrzne.
        • Porażka: −1 Morale, −2 Załogi i 3 trafienia wewnętrzne.
rule-5-15 = Sonda
    .text =
        Spotkanie, dobrowolne. Wyczerpcie Specjalistę; rzućcie kością i dodajcie Obsługę.

        • 3 lub mniej: nic.
        • 4–5: 1 Złom.
        • 6–7: jeden darmowy Zwiad sąsiedniego sektora.
        • 8 lub więcej: dwa darmowe Zwiady sąsiednich sektorów i 1 Kredyt.
rule-5-16 = Bogata Asteroida
    .text = Operacja, dobrowolna. Wyczerpcie Pilota, by podejść. Potem wyczerpcie dowolnie wielu Inżynierów i Specjalistów: 1 Kredyt za każdego.
rule-5-17 = Sabotaż
    .text = Wydarzenie. 4/5/6 trafień wewnętrznych. Przed rzutami na uszkodzenia można wyczerpać dowolnie wielu Inżynierów i Specjalistów; każdy usuwa jedno trafienie.
rule-5-18 = Choroba
    .text =
        Wydarzenie. Rzućcie kością.

        • 1 lub mniej: −2 Załogi i −2 Morale.
        • 2–3: −2 Załogi i −1 Morale.
        • 4–5: −1 Załogi i −1 Morale.
        • 6 lub więcej: −1 Morale.

        Po rzucie można wyczerpać Dyplomatę albo bohatera z Dowodzeniem, by stracić o 1 Morale mniej. Z Ambulatorium tracicie o 1 Załogi mniej.
rule-5-19 = Wykryte Sygnatury
    .text =
        Spotkanie. Pomińcie je za −2 Morale albo rzućcie na tabelę spotkań scenariusza i walczcie z tym, co wskaże.

        Jeśli wybraliście w tym scenariuszu stronę, spotykacie jej przeciwnika. Inaczej spotykacie aktywną potęgę, u której macie najgorszą reputację; między równymi rozstrzyga rzut. Jeśli z każdą aktywną potęgą łączy was Przyjaźń, nikt nie walczy, a żeton się odrzuca.
rule-5-20 = Bunt
    .text =
        Operacja bez żetonu, rozpatrywana, gdy Morale dochodzi do 1. Dowodzenie albo Walka, do trzech bohaterów, trudność 10/12/14.

        • Sukces: Morale wynosi 2.
        • Porażka: −2 Załogi, 2 trafienia wewnętrzne, a Morale wynosi 2.
rule-5-21 = Kosmiczne Otępienie
    .text =
        Wydarzenie. Rzućcie kością.

        • 1 lub mniej: −2 Morale, −1 Załogi, a jeden bohater zostaje ranny.
        • 2–3: −2 Morale i −1 Załogi.
        • 4–5: −1 Morale i wyczerpany bohater.
        • 6 lub więcej: wyczerpany bohater.

        Po rzucie można wyczerpać Dyplomatę albo bohatera z Dowodzeniem, by stracić o 1 Morale mniej. Z Ambulatorium tracicie o 1 Załogi mniej.
rule-5-22 = Kosmiczne Pijawki
    .text =
        Operacja, trzeba rozpatrzyć. Inżynieria albo Pilotaż, do trzech bohaterów, trudność 10/12/14.

        • Sukces: bez strat.
        • Porażka: 2 obrażenia Reaktora i 1 obrażenie Kadłuba.
rule-5-23 = Awaria Systemów
    .text =
        Operacja, trzeba rozpatrzyć. Inżynieria albo Obsługa, do trzech bohaterów, trudność 10/12/14.

        • Sukces: bez strat.
        • Porażka: po 1 obrażeniu każdej z czterech sekcji.
rule-5-24 = Posterunek Handlowy
    .text = Spotkanie, dobrowolne. Usługa Handlarza po cenach neutralnych. Każdy wyczerpany bohater z Dyplomacją obniża cenę jednej rzeczy o 1 Kredyt.
rule-5-25 = Żetony
    .text = Żetonów zwiadu jest 22: po jednym każdej karty oprócz Buntu i jeszcze trzy Wykrytych Sygnatur. Każdy scenariusz mówi, których używa.
rule-5-26 = Brakująca klasa
    .text = Z kartą, która wymaga klasy, możecie spróbować tylko wtedy, gdy macie takiego bohatera i nie jest on ranny.

chapter-6 = Bohaterowie
rule-6-1 = Klasy i umiejętności
    .text =
        Bohater ma jedną albo więcej klas: Agent, Kapitan, Dyplomata, Inżynier, Desantowiec, Pilot, Specjalista.

        Umiejętności to Walka, Dyplomacja, Inżynieria, Dowodzenie, Obsługa, Pilotaż i Skradanie, od 0 w górę. Bohater ma umiejętność, jeśli jego karta pokazuje w niej 1 lub więcej. Wyposażenie się do tego nie liczy.
rule-6-2 = Karta bohatera
    .text = Karta pokazuje też koszt najęcia, potęgę, jeśli bohater do jakiejś należy, doświadczenie (Weteran albo Elita) i jedną specjalną zdolność. Na odwrocie jest bohater awansowany: lepsze umiejętności, zwykle silniejsza zdolność i wyższy koszt.
rule-6-3 = Trzy stany
    .text = Bohater jest gotowy, wyczerpany albo ranny.
rule-6-4 = Wyczerpanie i rany
    .text =
        Użycie bohatera do umiejętności, klasy albo aktywnej zdolności wyczerpuje go. Można użyć bohatera już wyczerpanego; zostaje wtedy ranny. Ranny bohater nic nie może, dopóki nie zostanie wyleczony.

        • Odpoczynek: wyczerpany staje się gotowy.
        • Leczenie: ranny staje się wyczerpany.
rule-6-5 = Rozkazy i loty
    .text = Wykonanie rozkazu systemu w walce kosmicznej ani lot w niej nie zmienia stanu, chyba że rozkaz mówi inaczej. Wyczerpany bohater może robić jedno i drugie, ranny ani jednego, ani drugiego. Aktywna zdolność wyczerpuje w walce jak zawsze, także bohatera, który wydaje rozkaz w tej fazie albo wydał wcześniej.
rule-6-6 = Bierne zdolności
    .text =
        Bierna zdolność działa sama wszędzie tam, gdzie jej bohater bierze udział. Zwykle nikogo nie wyczerpuje, a bierne zdolności się sumują. W walce kosmicznej działa tylko w fazie, w której bohater wykonuje rozkaz, albo dopóki lata; to, co pomaga Ironcladowi w uniku, liczy się też u tego, kto bez rozkazu jest przydzielony na Mostek.

        Gry rozpoczęte w wersji 0.4 albo wcześniej: prawie wszystkie zdolności są aktywne.
rule-6-7 = Raz na turę
    .text = Aktywnej zdolności używa się najwyżej raz na turę u tego samego bohatera, nawet jeśli w międzyczasie odpoczął.
rule-6-8 = Jedno użycie naraz
    .text = Bohatera używa się zawsze do jednej rzeczy: do umiejętności, do klasy albo do zdolności, nigdy do dwóch naraz. Rozkaz ani lot nie jest żadną z nich.
rule-6-9 = Ilu jest bohaterów
    .text = Jest dwudziestu bohaterów, a do tego pięcioro bohaterów potęg.
rule-6-10 = Używanie aktywnych zdolności
    .text =
        Aktywna zdolność nie kosztuje akcji. Karta mówi, kiedy można jej użyć: między akcjami, przy wyborze bohaterów, w planie walki albo w odpowiedzi na zdarzenie.

        W odpowiedzi na zdarzenie znaczy: anulować stratę, rzucić ponownie albo pominąć trafienie. Gra pyta raz na zdarzenie i wymienia wszystkich bohaterów, którzy mogliby je zmienić.

chapter-7 = Testy i operacje
rule-7-1 = Test
    .text = Rzućcie jedną kością. Dodajcie umiejętności wysłanych bohaterów, u wszystkich tę jedną, którą wykonuje się test, ich bierne zdolności i wyposażenie, to, co daje sytuacja, oraz raz modyfikator Morale. Test jest udany, jeśli suma jest równa trudności albo wyższa.
rule-7-2 = Szóstki i jedynki
    .text =
        Przy teście, ataku albo uniku naturalna 6 to sukces, a naturalna 1 porażka, niezależnie od sumy.

        • Łatwy: liczy się tylko 6; 1 to zwykła 1.
        • Normalny: liczą się obie.
        • Trudny: liczy się tylko 1; 6 to zwykła 6.
rule-7-3 = Wysyłanie bohaterów
    .text =
        Spotkania i wydarzenia biorą zwykle jednego bohatera podanej klasy, operacje do trzech dowolnej klasy. Najpierw wyczerpuje się wysłanych bohaterów, potem rzuca kością. Bohaterów, którzy nie biorą udziału, można wyczerpać do ich aktywnych zdolności.

        Jeśli test wymienia kilka umiejętności, najpierw wybieracie tę, którą go wykonujecie. Każdy wysłany bohater dodaje właśnie ją i iść mogą tylko ci, którzy ją mają.

        Gry rozpoczęte w wersji 0.4 albo wcześniej: każdy bohater dodaje własną umiejętność i można je mieszać.
rule-7-4 = Łańcuchy zadań
    .text =
        Operacja może być łańcuchem zadań, z których każde jest testem albo rzutem na tabelę. Najpierw przydzielacie bohaterów do każdego zadania, każdego bohatera do jednego; potem wszyscy zostają wyczerpani; potem padają kości, zadanie po zadaniu. Większość łańcuchów kończy się pierwszą porażką, ze znacznie cięższymi stratami: kto był przydzielony do późniejszego zadania, i tak jest wyczerpany. Kogo czeka późniejsze zadanie, tego do niczego innego się wcześniej nie używa: ani do testu, ani do rzutu na tabelę, ani jako zapłaty, ani do zdolności. Wykonywać rozkazy i latać może.

        Gry rozpoczęte w wersji 0.4 albo wcześniej: bohaterów przydziela się do zadania, gdy przyjdzie na nie kolej.

chapter-8 = Walka kosmiczna
rule-8-1 = Fazy i etapy
    .text =
        Walka ma dwie fazy, daleką i bliską, chyba że karta albo scenariusz mówi inaczej: jedną przy pojedynczym przelocie, trzy w pościgu; jeśli trwa dłużej, każda późniejsza faza liczy się jako bliska. Każda faza ma trzy kroki.

        • Plan: wybierzcie rozkazy, bohaterów i starty. Do potwierdzenia można wszystko zmienić. Potem płaci się energię, odkryte pola działają, a maszyny startują.
        • Etap szybkich: wybierzcie cele; atakują wszyscy szybcy.
        • Etap wolnych: wybierzcie cele; atakują wszyscy wolni.

        Wszystkie ataki w etapie są jednoczesne: to, co zostaje w nim zniszczone, jeszcze w nim atakuje. Przeciążenie rdzenia reaktora działa przed zapłaceniem energii.

        Gry rozpoczęte w wersji 0.4 albo wcześniej: każda walka ma dwie fazy.
rule-8-2 = Po jednym rozkazie
    .text = W każdej fazie system wydaje najwyżej jeden rozkaz. Wykonuje go jeden bohater z jego drużyny i jest do tej fazy przydzielony. Bohatera przydzielonego w jednej fazie nie można przydzielić w następnej. Jeśli zdolność zrani bohatera już przydzielonego, rozkaz pozostaje.
rule-8-3 = Rodzaje rozkazów
    .text =
        • Darmowy: oprócz jednego rozkazu. Takim jest Start maszyn.
        • Zwykły: bez energii i bez innego ograniczenia.
        • Złożony: jeden na system w walce, także gdy karta ma dwa; zwykle za 1 energię.
        • Heroiczny: każdy raz na scenariusz i jeden na system w walce, zwykle za 3 energie; następstwo rozpatruje się po walce.

        Koszt rozkazu to energia albo Inżynieria: wtedy po potwierdzeniu planu wyczerpuje się Inżyniera z dowolnej drużyny, cokolwiek innego robi w tej walce.
rule-8-4 = Atak i unik
    .text =
        Aby zaatakować, rzućcie kością i dodajcie umiejętność działającego bohatera, Morale, bierne zdolności, wyposażenie, moduły oraz to, co systemy dodają albo odejmują. To, co odejmują uszkodzone sekcje i odkryta energia, dotyczy rzutów samego Ironclada, a nie rzutów pilota w myśliwcu albo mechu. Suma równa unikowi celu albo wyższa trafia.

        Aby uniknąć, rzućcie tak samo przeciw celności wroga. Naturalna 6 i 1 się liczą. W etapie najpierw rzuca się na wasze ataki, potem na uniki, potem na kontrolę uszkodzeń.
rule-8-5 = Która umiejętność
    .text =
        Broń Ironclada używa Obsługi. Jego unik używa Pilotażu bohatera, którego Mostek przydzielił na tę fazę; ten bohater rzuca niezależnie od tego, czy Mostek wydaje rozkaz. Jeśli nikogo nie można przydzielić, rzućcie z Pilotażem 0.

        Myśliwiec albo mech używa tych umiejętności pilota, które wymienia jego karta, plus to, co na niej stoi. Zwykle jest to Obsługa do trafienia i Pilotaż do uniku; u mechów Obsługa i Walka.
rule-8-6 = Obrażenia
    .text = Celny atak zadaje obrażenia broni. Najpierw spadają osłony celu i w tej walce nie wracają, chyba że mówi tak specjalna zdolność statku; potem Kadłub. Na obrażenia Ironclada rzuca się punkt po punkcie. Wróg bez Kadłuba jest zniszczony. Wasz myśliwiec albo mech bez Kadłuba jest unieruchomiony do naprawy poza walką.
rule-8-7 = Szybcy i wolni
    .text = Myśliwce i mechy są zwykle szybkie. Wszystko większe jest wolne, Ironclad też.
rule-8-8 = Hangar
    .text =
        Hangar ma trzy stanowiska, najwyżej na trzy myśliwce i mechy wybrane podczas przygotowania. Start maszyn wypuszcza na początku fazy dowolne z nich, każdą maszynę z bohaterem z drużyny Hangaru jako pilotem. Maszyna startuje raz w walce i leci do jej końca; jej pilot nie wydaje w tej walce rozkazów.

        Potem maszyny lądują. Ich obrażenia zostają do naprawy, jeden naprawiony punkt pozwala unieruchomionej znów latać, a pilotowi nic się nie dzieje. Jeśli Hangar ma mniej stanowisk niż maszyn, wskazujecie te, które zostają na ziemi, nigdy tę, która leci.
rule-8-9 = Karty statków
    .text =
        Karta wroga pokazuje jego potęgę (albo że jest neutralny lub wyjęty spod prawa), nazwę i typ; celność, obrażenia, unik, Kadłub, osłonę i osłonę radiacyjną, gdzie puste znaczy 0; szybkość i ataki na fazę; co atakuje najpierw, a czego nigdy; specjalną zdolność i łup. Ma stronę zwykłą i elitarną, a wybiera ją tabela scenariusza.

        Wszystkie spotkane statki są wrogami. Działają według swoich kart, bez waszego wyboru; gdy karta zostawia dwa równe cele, decyduje kość.
rule-8-10 = Jak się kończy
    .text =
        • Zwycięstwo: zniszczony jest każdy wolny wróg albo każdy szybki, jeśli wolnych nie było. Bierzecie łup. Moduł, który w nim jest, montujecie od następnego scenariusza; jeśli już taki macie, przepada.
        • Remis: po ostatniej fazie taki wróg został. Bez łupu; okręt zostaje, gdzie jest.
        • Porażka: Kadłub spadł poniżej 1. Jest ważniejsza od zwycięstwa w tym samym etapie.

        Walka kończy się wraz z etapem, w którym osiągnięto zwycięstwo.

        Gry rozpoczęte w wersji 0.4 albo wcześniej: łup to tylko Kredyty i Złom.
rule-8-11 = Rozkazy
    .text =
        Karta każdego systemu ma stronę podstawową i ulepszoną. To są rozkazy podstawowe; co ulepszone robią ponadto, mówią „Ulepszenia systemów”.

        Mostek
        • Manewr unikowy, zwykły: +1 do uniku w tej fazie.
        • Obliczenia ogniowe, zwykły: +1 do celności w tej fazie.
        • Śmiały manewr, złożony, 1 energia: +3 do uniku w tej fazie.
        • Zasilanie pomocnicze, złożony, Inżynier: przywraca 1 energię i +1 do uniku w tej fazie.
        • Przeciążenie rdzenia reaktora, heroiczny: przywraca do 3 energii; potem 2 obrażenia Reaktora.

        Uzbrojenie
        • Wieżyczki laserowe, zwykły: 1 obrażenie; do szybkich celów +1 do celności i dwa rzuty, w jeden albo dwa z nich.
        • Torpedy, zwykły: 1 Amunicja, 2 obrażenia.
        • Bateria ciężkich dział, złożony, 1 energia: 3 obrażenia.
        • Salwa burtowa, złożony, 1 energia: 2 obrażenia, z rzutem na każdego wolnego wroga; jeśli go nie ma, na jednego szybkiego.
        • Superbroń, heroiczny, 3 energie: 6 obrażeń z pominięciem osłon; potem 2 obrażenia Uzbrojenia.

        Hangar
        • Start maszyn, darmowy: startują myśliwce i mechy.
        • Eskorta, zwykły: gdy leci myśliwiec, pierwszy celny atak na Ironclada w tej fazie nie liczy się.
        • Skrzydłowy, zwykły: jedna maszyna w locie ma +1 do trafienia.
        • Rozkazy dla eskadry, złożony, 1 energia: każda maszyna w locie atakuje w tej fazie dwa razy.
        • Szturm eskadry, heroiczny, 3 energie: maszyny w locie atakują po dwa razy w obu etapach; potem 1 obrażenie Hangaru i jeden wyczerpany pilot.
rule-8-12 = Statki, które spotkacie
    .text =
        • Walkiria, wroga fregata: wolna, celność 5, obrażenia 2, unik 4, Kadłub 4, osłona 1, osłona radiacyjna 1. Atakuje Ironclada.
        • Skadi, wroga eskadra myśliwców: szybka, celność 5 i o 1 więcej przeciw myśliwcom, osłona radiacyjna 1. Najpierw atakuje myśliwce.
        • Skadi, wasz myśliwiec: trafia Obsługą, w myśliwce o 1 lepiej; unika Pilotażem + 1, przed myśliwcami o 1 lepiej; obrażenia 1, osłona radiacyjna 2.

        Resztę i inne statki pokazują karty.

chapter-9 = Porty
rule-9-1 = Przybycie
    .text =
        Gdy docieracie do planety albo stacji, okręt dokuje, po zjawisku, żetonie czy zdarzeniu w tym miejscu. Karta portu mówi, jakie ma usługi i czyj jest; niektóre każą wyczerpać bohatera podanej klasy. Okręt, który zaczyna scenariusz w porcie, nie przybył tam: dokowanie kosztuje akcję.

        { $ports }
rule-9-2 = Usługi
    .text = Przybycie daje do dwóch różnych usług. Każda akcja wydana na dokowanie daje dwie kolejne, wybierane na nowo spośród wszystkich. Zapas Handlarza jest jeden na całą wizytę.
rule-9-3 = Ceny
    .text =
        Ceny są w Kredytach: neutralność / Przyjaźń / Sojusz. Karta portu może podać własną cenę.

        • Kantyna, odpoczynek bohatera: po { $saloon-rest }.
        • Kantyna, +1 Morale, raz na port w scenariuszu: { $saloon-morale }. Wizyta w Kantynie jest dla jednego z dwojga.
        • Lazaret, ranny bohater staje się wyczerpany: po { $medical }.
        • Handlarz, Złom: po { $salvage }.
        • Handlarz, Amunicja: po { $ammo }.
        • Handlarz, losowe Wyposażenie: po { $pieces }.
        • Stocznia, punkt obrażeń Kadłuba, sekcji, myśliwca albo mecha: { $shipyard }.
        • Gildia, najęcie Załogi: po { $guild }.
        • Centrum Techniczne, ulepszenie systemu (za Kredyty i Złom), myśliwca lub mecha albo modułu, na całą kampanię: tylko przy Sojuszu, po cenie z karty.

        Na jedną wizytę Handlarz ma: Złom { $stock-salvage }, Amunicja { $stock-ammo }, Wyposażenie { $stock-gear }.
rule-9-4 = Czyj to port
    .text =
        Porty niczyje obsługują każdego po cenach neutralnych.

        Port potęgi, z którą panuje Wrogość, oferuje tylko Kantynę, Handlarza i Stocznię, każde drożej o { $surcharge }. Port Wroga atakuje: po przybyciu walczycie z patrolem jego potęgi, a usług nie ma.

chapter-10 = Potęgi
rule-10-1 = Pięć potęg
    .text =
        Stoją w pierścieniu: Federacja Gaia Nova, Rada Galaktyczna, Pierworodni, Kartel, Korporacja i znów Federacja.

        Sąsiedzi w pierścieniu są przyjaciółmi. Dwie potęgi naprzeciw to wrogowie.
rule-10-2 = Reputacja
    .text = Wasza reputacja u każdej potęgi zaczyna od 0 i pozostaje między −15 a 15. Zwykle cel główny daje 3, a zadanie poboczne 1 u zleceniodawcy i zabiera tyle samo u jednego albo obu jego wrogów. Mówi o tym scenariusz.
rule-10-3 = Nastawienie
    .text =
        • 10 i więcej: Sojusz.
        • 5–9: Przyjaźń.
        • −4 do 4: neutralność.
        • −5 do −9: Wrogość.
        • −10 i mniej: Wróg.
rule-10-4 = Co daje nastawienie
    .text =
        • Przyjaźń: siły potęgi nie atakują, jej porty są lepsze i jest nagroda, zwykle bohater tej potęgi, moduł, myśliwiec albo mech.
        • Sojusz: jeszcze lepiej i większa nagroda, zwykle drugi bohater z jej znakiem. Pierwszy sojusznik przysyła też swój najlepszy myśliwiec albo mech, ulepszony.
        • Wrogość: jej siły atakują, porty oferują mniej i żądają więcej, a jej bohater służy przeciw wam jako Egzekutor.
        • Wróg: ataki na sam wasz widok, także w jej portach, a jej Arcywróg rusza w pole.

        Dopóki nie ma odpowiedniego nastawienia, takich bohaterów nie można nająć. Bohater potęgi, który jest już na pokładzie, gdy przychodzi Wrogość, służy do końca scenariusza, potem odchodzi. Jego wyposażenie zostaje.
rule-10-5 = Bez odwrotu
    .text = Pierwsza potęga, z którą łączy was Sojusz, jest waszym sojusznikiem przez całą kampanię. Reputacja u niej nie spada już poniżej 10, a u jej wrogów już nie rośnie. Macie tylko jednego sojusznika.
rule-10-6 = Egzekutorzy i Arcywrogowie
    .text =
        Egzekutor albo Arcywróg ma w walce kosmicznej wartości statku oraz Siłę Bojową: dodaje się ją do trudności każdej operacji przeciw niemu: abordażu, starcia z tymi, których wysyła na nasz pokład, i testu opowieści, który go wymienia. Test wymienia Egzekutora potęgi tylko wtedy, gdy panuje z nią Wrogość albo jest Wrogiem, a Arcywroga tylko w polu; przywódca zabierany z domu liczy się zawsze. Pokonany żyje dalej, chyba że scenariusz mówi inaczej; po zwycięstwie nad takim statkiem można raz dokonać abordażu.

        Abordaż to operacja: Walka albo Skradanie, do trzech bohaterów, trudność 10/12/14 plus Siła Bojowa.

        • Statek Egzekutora, sukces: 3/4/5 Kredytów i +1 Morale. Drugie zadanie, kabina: kość plus Morale i Skradanie jednego bohatera, którego możecie wyczerpać; 1 lub mniej to 1 trafienie wewnętrzne, 5–7 to 2 Kredyty, 8 lub więcej 1 Wyposażenie.
        • Okręt flagowy, sukces: +2 Morale. Drugie zadanie, sejf: Inżynieria albo Obsługa, do trzech bohaterów, 10/12/14. Sukces: 6/7/8 Kredytów i 1 Wyposażenie. Porażka: −2 Załogi.
        • Nieudany abordaż: −1 Załogi i −1 Morale; na okręcie flagowym −2 Załogi i −1 Morale.

        Arcywróg ma też zdolność globalną. Obowiązuje od początku do końca każdego scenariusza, w którym bierze udział. Jest po pięć jednych i drugich.

        Gry rozpoczęte w wersji 0.4 albo wcześniej: Siła Bojowa liczy się tylko przy abordażu, na nas albo na nich, i przy odprawianiu; kabiny się nie przeszukuje.

chapter-11 = Kampania
rule-11-1 = Jej kształt
    .text =
        Kampania ma dziesięć scenariuszy w dwóch aktach po pięć, a potem dwa scenariusze finałowe jednej potęgi.{ $chapters ->
            [12] {""}
           *[other] {" "}W tej wersji finałów jeszcze nie ma: po scenariuszu { $chapters } kampania czeka na dalszy ciąg.
        }

        Kampania kontraktów to ciąg patroli według tych samych zasad: dziesięć, jeden po drugim, każdy dla wybranej przez was potęgi.

        Poprzedzają ją dwa samouczki. Rozgrywane jako lekcje kończą się tam, gdzie lekcja, i nie dają łupu.
rule-11-2 = Dwa akty
    .text =
        W scenariuszach 1–5 za każdym razem wybieracie stronę: w pierwszym Federację albo Kartel. Czasem można pozostać neutralnym.

        W scenariuszach 6–10 służycie sojusznikowi albo potędze, u której macie najwyższą reputację; między równymi wybieracie. Dwa finały, gdy już się pojawią, należą do tej potęgi. Jeśli wygracie ostatni, wygrywacie kampanię.
rule-11-3 = Zagrożenie i poziom
    .text =
        Są trzy poziomy: łatwy, normalny i trudny. Każdy scenariusz podaje zagrożenie dla każdego. Na normalnym jest tak:

        • Scenariusze 1–3: zielone.
        • Scenariusze 4–7: żółte.
        • Scenariusze 8–12: czerwone.

        Poziom mówi też, co robi naturalna 6 albo 1.
rule-11-4 = Przygotowanie
    .text =
        • Rozdajcie systemy, rozłóżcie mapę i żetony i przeczytajcie odprawę.
        • Wybierzcie bohaterów z listy, znając już zadanie, i zapłaćcie koszt każdego. Płacicie za każdego w każdym scenariuszu; mniej Kredytów to mniej bohaterów.
        • Przydzielcie ich do systemów.
        • Wybierzcie do trzech myśliwców i mechów oraz moduły i wyposażenie.

        Scenariusz 1 podaje listę początkową. Kontrakt po pierwszym jest częściowo płatny przy podpisaniu, żeby zawsze było za co nająć; a okręt płynie z każdym, kto jest na pokładzie, nawet jeśli to tylko Załoga.
rule-11-5 = Kamienie milowe
    .text =
        Każdy scenariusz ma trzy kamienie milowe: cel główny, zadanie poboczne i trzeci, za każdym razem inny, na przykład odkryć 12 z 18 żetonów Zwiadem albo Ruchem. W opowieści zadanie poboczne trzeba najpierw znaleźć; w kontrakcie poznajecie je od razu.

        To, co kamień milowy wypłaca, wypłaca po osiągnięciu. Żetony odkryte z daleka zdolnością nie liczą się ani jako Zwiad, ani jako Ruch.

        Każdy osiągnięty kamień milowy awansuje jednego bohatera, który brał udział w scenariuszu. Bohater awansuje raz, na stałe.
rule-11-6 = Co jest w scenariuszu
    .text = Scenariusz ma teksty zależne od wybranej strony, zdarzenia wywołane przez sektor, turę albo czyn, wybory, które zostają, i podsumowanie. Im więcej celów osiągniecie, tym więcej płaci: w Kredytach, bohaterach, maszynach, modułach, wyposażeniu albo reputacji. Można przegrać scenariusz i płynąć dalej; późniejsze zdarzenia się zmieniają.
rule-11-7 = Przegrana
    .text =
        Grę przegrywa tylko Kadłub poniżej 1. Wtedy można zagrać scenariusz od początku albo zakończyć kampanię w tym miejscu. Utracona chwila zostaje zachowana.

        Zaczęty na nowo scenariusz zastaje okręt naprawiony i nikogo rannego, a Załoga, Morale, Kadłub, Złom i Amunicja nie są mniejsze niż na początku kampanii. Gry rozpoczęte w wersji 0.4 lub wcześniejszej: wszystko jest jak przedtem.
rule-11-8 = Dziennik kampanii
    .text =
        Dziennik zachowuje między scenariuszami: wyniki, kamienie milowe i wybory; Kredyty, Złom i Amunicję; Kadłub, obrażenia sekcji, Załogę i Morale; reputację; listę bohaterów z awansami i udziałem; wyposażenie, moduły i maszyny z obrażeniami i ulepszeniami; oraz rany.

        Między scenariuszami całe wyposażenie leży w szafkach, najwyżej sześć sztuk; reszta wraca na stos. Bohater potęgi, który dołączył, zostaje na liście, ale nie można go nająć, dopóki z jego potęgą panuje Wrogość.

        Obrażenia, straty i Morale przechodzą dalej. Kadłub albo Amunicja, na które było miejsce tylko dzięki modułowi, przepada, jeśli odbijecie bez niego. Wyczerpani bohaterowie wracają gotowi. Ranny pozostaje ranny, nawet przez scenariusze, w których nie bierze udziału, do wyleczenia; najęty znowu zaczyna wyczerpany.
rule-11-9 = Między scenariuszami
    .text = Można płacić za naprawy, ulepszenia i załogę. Obowiązują neutralne ceny portów, leczenie rannego bohatera kosztuje 3 Kredyty, kolejka dla wszystkich raz podnosi Morale, Załoga kosztuje po 4, a ulepszenia tyle, ile na karcie Centrum Technicznego, chyba że podsumowanie mówi inaczej.

chapter-12 = Ekwipunek
rule-12-1 = Wyposażenie
    .text =
        Żetonów wyposażenia jest { $gear-count }, losuje się je. Sztuka dodaje swoją wartość do rzutów noszącego z tą jedną umiejętnością, którą wymienia. Każdy system może nosić jedną sztukę; po ulepszeniu dwie, u dwóch bohaterów. Sztuka może zmienić bohatera na początku albo końcu scenariusza lub w doku.

        Nowa sztuka może zająć miejsce noszonej, która wraca na stos: własnej noszącego albo, gdy drużyna nie ma miejsca na kolejną, kogokolwiek z niej. Nową można też zostawić.

        Wyposażenie zachowuje się przez kampanię; sztuka, której nikt nie bierze, wraca na stos, a przy pustym stosie nic się nie zyskuje ani nie sprzedaje. Niektóre żetony to mniejsze moduły: nie zajmują miejsca na wyposażenie, montuje się je od następnego scenariusza i nie można ich ulepszyć.

        { $gear }

        Mniejsze moduły:

        { $lesser-modules }

        Gry rozpoczęte w wersji 0.4 albo wcześniej: żadnej sztuki się nie zastępuje; ta bez miejsca wraca na stos.
rule-12-2 = Ulepszenia systemów
    .text =
        Cena ulepszenia stoi na karcie systemu.

        { $upgrades }

        Ulepszenie daje jedno miejsce na wyposażenie więcej i poprawia rozkazy. Kosztują i robią to co podstawowe, z tą różnicą:

        Mostek
        • Manewr unikowy: +1 do uniku także dla każdej waszej maszyny w locie.
        • Obliczenia ogniowe: pierwszy chybiony strzał Ironclada w tej fazie rzuca się ponownie, a liczy się drugi rzut.
        • Śmiały manewr: do tego +1 do celności.
        • Zasilanie pomocnicze: do 2 energii.
        • Przeciążenie rdzenia reaktora: potem 2 obrażenia dowolnych sekcji.

        Uzbrojenie
        • Wieżyczki laserowe: do szybkich celów tyle rzutów, ilu jest szybkich wrogów, przynajmniej dwa, w dowolnych z nich.
        • Torpedy: 3 obrażenia, w etapie szybkich.
        • Bateria ciężkich dział: 4 obrażenia, a nadmiar po zniszczeniu celu przechodzi na jednego innego wybranego wroga, bez rzutu.
        • Salwa burtowa: 3 obrażenia.
        • Superbroń: rzut na każdego wolnego wroga; jeśli go nie ma, na jednego szybkiego.

        Hangar
        • Eskorta: pierwsze dwa celne ataki, na Ironclada albo na maszynę w locie.
        • Skrzydłowy: każda maszyna w locie.
        • Rozkazy dla eskadry: osłony nie zatrzymują ataków maszyn w locie.
        • Szturm eskadry: żaden pilot nie zostaje wyczerpany.

        Gry rozpoczęte w wersji 0.4 albo wcześniej: ulepszone Uzbrojenie zadaje 1, 2, 3 i 6 obrażeń, jak na stronie podstawowej.
rule-12-3 = Maszyny do najęcia
    .text =
        Do najęcia są trzy myśliwce, Skadi, Bellwether i Marten, oraz trzy mechy, Bullock, Rigger i Smith. Każda karta ma ulepszoną stronę; odwraca ją Centrum Techniczne za Kredyty z karty. Tylko systemy kosztują też Złom.

        Mech nie jest myśliwcem: to, co dodaje się przeciw myśliwcom, przeciw niemu się nie liczy. Ale statek, który najpierw atakuje myśliwce, atakuje też mechy.

        • Skadi: lepsza z myśliwcami i przeciw nim. Ulepszona powtarza pierwsze pudło w etapie.
        • Bellwether: wrogowie, którzy zaatakowaliby Ironclada, atakują go zamiast niego; ulepszonego wszyscy. Statków, które nigdy nie atakują myśliwców, nie przyciąga.
        • Marten: nieatakowany w fazie dalekiej. Ulepszonego nie zatrzymują osłony.
        • Bullock: w każdym etapie bierze na siebie pierwszy celny atak na Ironclada. Ulepszony dostaje o 1 obrażenie mniej.
        • Rigger: zamiast ataku może usunąć 1 obrażenie, z sekcji albo z innej maszyny w locie. Ulepszony oprócz ataku.
        • Smith: osłony go nie zatrzymują. Ulepszony: każdy celny atak przynosi 1 Złom.
rule-12-4 = Moduły
    .text =
        Moduły to łup albo nagroda, nie są sprzedawane; niektóre można ulepszyć, za Kredyty. Na początku scenariusza montujecie do dwóch, na cały scenariusz. Moduł z łupu montujecie od następnego scenariusza; jeśli już taki macie, przepada.

        { $modules }

chapter-13 = Elementy gry
rule-13-1 = Pełny zestaw
    .text =
        • Bohaterowie: { $heroes }; bohaterowie potęg: { $faction-heroes }; dwustronni.
        • Egzekutorzy: { $enforcers }; Arcywrogowie: { $villains }.
        • Wrogie statki: { $enemies }; maszyny do najęcia: { $fighters }; dwustronne.
        • 22 żetony zwiadu i 20 kart zwiadu.
        • Żetony wyposażenia: { $gear-count }; moduły: { $module-count }.
        • Karty rozkazów: { $orders }, dwustronne.
        • Kafelki planet i stacji: { $port-count }; kafelki po trzy heksy: { $tiles-of-three }, po cztery: { $tiles-of-four }, dwustronne.
        • Zjawiska kosmiczne: { $conditions }.
        • Samouczki: 2; scenariusze kampanii, od pierwszego: { $chapters }.

## Listy podawane z kart

rules-gear = • { $skill }: { $pieces }.
rules-gear-piece = { $name } +{ $adds }
rules-module = • { $name } ({ $whose }): { $does }.
rules-module-upgraded = • { $name } ({ $whose }): { $does }. Po ulepszeniu, za { $price ->
    [one] 1 Kredyt
    [few] { $price } Kredyty
   *[many] { $price } Kredytów
}: { $then }.
rules-module-basic = moduł podstawowy
rules-module-lesser = żeton wyposażenia
rules-port = • { $name } ({ $whose }): { $services }.
rules-port-unaligned = port niczyj
rules-port-all = wszystkie sześć usług
rules-port-price = { $service } za { $credits ->
    [one] 1 Kredyt
    [few] { $credits } Kredyty
   *[many] { $credits } Kredytów
}
rules-port-asks = { $service } (wyczerpuje: { $class })
rules-upgrade = • { $system }: { $credits ->
    [one] 1 Kredyt
    [few] { $credits } Kredyty
   *[many] { $credits } Kredytów
}, Złom { $salvage }.
rules-prices = { $neutral } / { $friendly } / { $ally }
rules-price-none = –
# Co moduł robi, póki jest zamontowany; kilka rzeczy stoi po średnikach.
does-recon = Zwiad sięga żetonów do { $count } sektorów dalej
does-weapons-energy = rozkazy Uzbrojenia kosztują o { $count ->
    [one] 1 energię
    [few] { $count } energie
   *[many] { $count } energii
} mniej
does-accuracy = +{ $count } do wszystkich rzutów na celność
does-evasion = +{ $count } do wszystkich rzutów na unik
does-radiation = osłona radiacyjna +{ $count }
does-shields = osłony +{ $count }
does-ignored-attacks = { $count ->
    [one] w każdej walce kosmicznej pierwszy celny atak na Ironclada nie liczy się
    [few] w każdej walce kosmicznej pierwsze { $count } celne ataki na Ironclada nie liczą się
   *[many] w każdej walce kosmicznej pierwszych { $count } celnych ataków na Ironclada nie liczy się
}
does-hull = maksimum Kadłuba +{ $count }
does-ammo = maksimum Amunicji +{ $count }
does-heal = pozwala na Leczenie
does-repair = pozwala na Naprawę
does-illness = Choroba i Kosmiczne Otępienie kosztują o { $count } Załogi mniej
does-rest = Odpoczynek przywraca gotowość { $count ->
    [one] 1 bohaterowi
    [few] { $count } bohaterom
   *[many] { $count } bohaterom
}
does-energy = po zamontowaniu energia −{ $count }
does-fee = każdy montaż kosztuje { $count ->
    [one] 1 Kredyt
    [few] { $count } Kredyty
   *[many] { $count } Kredytów
}
