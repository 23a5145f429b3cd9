### Samouczek 2, „Bunt”: opowieść i lekcje.
### Dziennik prowadzi i uczy Gabriel. Do graczy mówi po przyjacielsku.

scenario-tutorial-2-name = Bunt
scenario-tutorial-2-subtitle = Z Thei na Europę w roku 92, bez kapitana. Około 20 minut.
scenario-tutorial-2-teaches = Uczy: operacje, walka kosmiczna, rozkazy i energia, porty.
scenario-tutorial-2-chart = Reda Thei
scenario-tutorial-2-chart-note = zgłosić się na okręcie strażniczym
tutorial-2-free = Gra swobodna
    .text = Ta sama mapa i te same zakryte żetony, ale każdy wybór stoi otworem, a kości są wasze. Tym razem okręt można stracić.

passage-tutorial-2-briefing = Klisza
    .text =
        Klisza nie jest większa od karty do gry. Gabriel przypina ją na tablicy w mesie, między grafikiem wacht a jadłospisem, wyrównuje i odsuwa się od światła.

        Pochodzi z kamery działowej, ma jedenaście dni. Pod krzyżem celownika jest arsenał Mirembe. Na sznurach wisi pranie.

        Gabriel nie wygłasza mowy. Siada tam, gdzie zawsze, i czeka, kto zostanie. Okręt stoi na Thei z opuszczonym trapem i nikt go nie pilnuje. Łyżki milkną, stół po stole. Wrathe czyta kliszę, jak się czyta etykietę. Thaddeus stoi przed nią najdłużej, z rękami za plecami, a potem siada na miejscu obok Gabriela.
    .log = 22/09/92GN. Theia, deszcz. Owsianka. Przejąłem ten dziennik bez pozwolenia. Zostało nas więcej, niż miałem krzeseł. Kapitan jest w swojej kabinie i nikt mu nie powiedział.

passage-tutorial-2-boarders = Kapelusz na kolanach
    .text =
        Żandarmi mają wszystkie drzwi za mesą i tracą je jedne po drugich. Hollis bierze pokład reaktora. Przez ostatnie drzwi pierwszy wchodzi Thaddeus.

        Kapitan Xavier siedzi na koi z kapeluszem na kolanach. Patrzy od Thaddeusa do Gabriela i na krew na progu.

        „Czy ognie w kambuzie są zabezpieczone?”, pyta.

        „Są, panie kapitanie. Jest pan odwołany, panie kapitanie”. Gabriel przygotował sobie mowę, rozkaz i pistolet. „Tam byli ludzie”.

        „Ma pan zupełną rację”, mówi Xavier.

        Wstaje i dziękuje Thaddeusowi, który trzyma drzwi. Schodzi na ląd sam, środkiem trapu, i zakłada kapelusz na dole.
    .log = 22/09/92GN. Wysadziłem kapitana na Thei. Zasalutował fladze. Nie wszyscy z naszych jeszcze wstali. Obiad przypalony. Z kambuzem miał rację: jeden ogień został.

passage-tutorial-2-signatures = Miły głos
    .text =
        Na dziobie fregaty jest wschód słońca Federacji, tegoroczny. Na Ironcladzie też. Nie było czasu szukać farby.

        „Ironclad, proszę się zatrzymać – mówi fregata. To miły głos, z katarem. – Mam zapytać o kapitana Xaviera”.

        „Jest na lądzie – mówi Gabriel. – Przykro mi. Wyszliście na darmo”.

        „To mam zapytać o okręt”.

        Działa nie chcą się obrócić na własną flagę. Jest na to bezpiecznik. Daisuke go wyciąga i zapina w kieszeni na piersi jak drobne. Przy baterii Thaddeus odsyła obsługę o krok i sam zajmuje siedzisko, żeby nie musiał nikt młodszy.
    .log = 22/09/92GN. Rozbłysk słoneczny. Strzelaliśmy do własnej flagi. Prosili grzecznie i ja też. Kolacja zimna: ognie w kambuzie wygaszone, jak by sobie życzył.

passage-tutorial-2-after-combat = Stąd nie policzę
    .text =
        Łodzie fregaty są na wodzie. Ktoś tam trzyma porządek. Jej myśliwce zwarły się wokół nich i ani jeden nie patrzy na Ironclada.

        Wrathe zawiesza Skadi na hakach, schodzi i pyta, co jest do jedzenia.

        Thaddeus przeszedł wszystkie korytarze od dziobu do rufy, z ręką na każdym ramieniu. Wchodzi na mostek z listą. „Wszyscy, co wypłynęli”, mówi.

        „A ich?”, pyta Gabriel.

        Thaddeus odwraca listę. Na odwrocie nic nie ma. „Ich stąd nie policzę”.

        Nikt nie wydaje rozkazu, żeby odejść. Po chwili robi to sam Gabriel, dwoma palcami, jakby tablica parzyła.
    .log = 22/09/92GN. Jedna fregata. Jej łodzie zostawiliśmy jej myśliwcom. Chleb i ostatnie masło. Daisuke prosi, żeby wpisać jego bezpiecznik do magazynu. Wpisałem.

passage-tutorial-2-asteroids = Pasmo ratunkowe
    .text =
        Lampy są zgaszone i silniki też. Ironclad idzie między skałami w tempie skał, a innego przebrania nie ma. Steruje Gabriel. Przeprasza każdą, którą potrąci.

        Na zewnątrz przechodzi patrol poszukiwawczy, powoli, i z powrotem.

        Ten przy radiu unosi jedną słuchawkę. Pasmo ratunkowe, słabo, bez nazwy i bez pozycji: ktoś nadaje, przerywa, zostawia miejsce na odpowiedź i nadaje. Dochodzi zza rufy.

        Żeby odpowiedzieć, musieliby włączyć nadajnik, i patrol miałby ich w minutę. Thaddeus podszedł z ołówkiem w ręku. Czeka do przerwy. „Odpowiadamy?”
    .log = 22/09/92GN. Sygnał na paśmie ratunkowym, słaby, zza nas. Thaddeus spytał, czy odpowiadamy. Powiedziałem nie.

passage-tutorial-2-won = Pierwszy rachunek
    .text =
        Kapitan portu Delphine Achterberg weszła na Europie po trapie, zanim zamocowano drugą cumę, w kapciach, z rachunkiem. Ubolewała pozycja po pozycji. Postój, od metra, jak dla pancernika. Woda. Zamalowanie jednego wschodu słońca, jeśli życzą sobie; obejrzała dziób. Niezadawanie pytań, od tygodnia.

        „Nie ma tu kapitana”, powiedział Gabriel.

        „Zostawiłam miejsce”.

        Spytał, czy nie mogłaby wystawić na okręt. Ubolewała, że okręty nie płacą.

        Wpisał więc swoje nazwisko i zajęło ono cały wiersz. W kabinie radiowej Thaddeus posiedział jeszcze chwilę w słuchawkach. Potem powiesił je na haku.
    .log = 30/09/92GN. Osiem dni z Thei. Jajka, prawdziwe. Achterberg pożycza, z ubolewaniem. W doku 06:10. Sygnał ucichł dziś rano.

passage-tutorial-2-lost = Po nazwisku
    .text =
        Ironclad złamał kręgosłup między Theią a Europą. Jego łodzie podjęły okręty wysłane, żeby go zatrzymać; ich ludzie wyłożyli pokłady własnymi kocami.

        Na Thei zażądano kliszy i wpisano do akt, że klisza była. Potem wprowadzano załogę pojedynczo i pytano, kto zaczął. Każdy podawał nazwisko, swoje. Pisarz przed południem był przy drugim bloku i jeszcze nie napisał dwa razy tego samego.

        Xaviera przesłuchano na końcu. Spytał, czy dano im jeść. Gdy usłyszał, że tak, podziękował sądowi i nie miał nic do dodania.
    .log = Kadłub przepadł. Łodzie odeszły, Thaddeus liczy. Kliszę mam pod koszulą. Jeśli ktoś znajdzie tę księgę: owsianka była dobra i spytano każdego.

lesson-tutorial-2-look = Rozejrzyjcie się znowu
    .text = Mapę i tablicę znacie? To spójrzcie na drużyny. Ja jestem na Mostku, Thaddeus i Daisuke mają Uzbrojenie, Wrathe ma Hangar i jeden myśliwiec, Skadi. Każdy z trzech systemów ma kartę rozkazów; przyda się, kiedy będą strzelać. Mamy 10 Kredytów, 4 Amunicji i żandarmów na schodach. To co, zaczynamy?
    .after = To wszystko, co mamy. Większość jest pożyczona od ludzi, których zaraz zdenerwujemy.
lesson-tutorial-2-boarders = Wyślijcie wszystkich troje
    .text = Infiltracja to operacja: test o trudności 12. Do trzech bohaterów, dowolnej klasy; dodajcie ich umiejętności, Morale i jedną kość, a równo wystarczy. Każdy Desantowiec dodaje 1 do Walki. Wrathe i ja jesteśmy Desantowcami, więc 4 i 3, i 3 Thaddeusa: to 10. W teście naturalna 6 to zawsze sukces, a naturalna 1 zawsze porażka. Można go zrobić Walką albo Skradaniem, a kto idzie, dodaje to, co wybierzecie. Wybierzcie Walkę, potem mnie, Wrathe i Thaddeusa.
    .after = 10 i 4 to 14: sukces. +1 Morale, −1 Załogi i jedno trafienie wewnętrzne; na kości znów 4, czyli Hangar. Cała nasza trójka jest wyczerpana.
lesson-tutorial-2-end-turn = Zakończcie turę
    .text = Ta walka przyszła z opowieścią i nie kosztowała akcji, więc mamy jeszcze dwie. Czy moglibyśmy odpocząć? Pewnie. Ale turę wolno skończyć z akcjami w ręku i chcę, żebyście raz to zobaczyli, w dniu, kiedy jestem zbyt zmęczony, żeby zrobić to dobrze. Nie odkładają się. Wybierzcie „Zakończ turę”.
    .after = Tura 2. Załoga 6 daje dwie akcje; Morale 5 nie daje akcji, ale +1 do rzutów.
lesson-tutorial-2-rest = Odpoczynek: Thaddeus i Gabriel
    .text = Wyczerpana jest nas trójka, a Odpoczynek daje gotowość dwojgu. Kto czeka? Powiedziałbym, że Wrathe. Wykonanie rozkazu systemu i lot myśliwcem to nie użycie umiejętności: wyczerpany może jedno i drugie i nic mu od tego. Nie mogą tylko ranni. Wybierzcie „Odpoczynek”, potem Thaddeusa i mnie. Nie prosiłbym, ale widziałem się w czajniku.
    .after = Thaddeus i ja jesteśmy gotowi. Wrathe mówi, że leżenie jest dla tych, którzy skończyli.
lesson-tutorial-2-flare = Ruch: Rozbłysk Słoneczny
    .text = Droga z Thei idzie przez Rozbłysk Słoneczny. Pamiętacie: dwa trafienia, osłony nie pomagają, Odpoczynek zakazany. Żeton jest zakryty, a Zwiad zabrałby akcję, której chcemy na odejście. Czyli na ślepo? Miałem do tego dobrego nauczyciela i dziś rano wysadziłem go na ląd. Wybierzcie „Ruch: Rozbłysk Słoneczny”.
    .after = 1 i 3: Mostek i Reaktor, po punkcie, wszystko jeszcze sprawne. A żeton: Wykryte Sygnatury.
lesson-tutorial-2-signatures = Spróbujcie i walczcie
    .text = Wykryte Sygnatury można pominąć za 2 Morale, płatne w całości. Morale 5 to nasze +1 do każdego rzutu i nie widzę, żebyśmy je dziś odkupili. Spróbować znaczy tu: walczyć z tym, kto tam jest. Stoją w tym samym rozbłysku: jego 2 obrażenia biją też wrogów, minus ich osłony radiacyjne. Wybierzecie „Spróbuj”?
    .after = Eskadra Skadi i Walkiria, każda z osłoną radiacyjną 1. Rozbłysk zadaje każdej 1 obrażenie; Walkirii zostało 3 Kadłuba.
lesson-tutorial-2-plan-bridge = Mostek: bez rozkazu
    .text = Walka ma fazę daleką i bliską. Najpierw planujemy: każdy system może wydać jeden rozkaz, wykonuje go jeden bohater z jego drużyny, którego nie można przydzielić w następnej fazie. Mostek w każdym razie kogoś przydziela, żeby rzucał na nasz unik. Manewr unikowy by pomógł, ale chcę, żebyście zobaczyli goły rzut. Wybierzcie „Bez rozkazu”, potem Gabriela.
    .after = Unikam ja, z Pilotażem 2. Przydział nie zmienia niczyjego stanu, więc zostaję tak gotowy, na jakiego wyglądam.
lesson-tutorial-2-plan-weapons = Uzbrojenie: Bateria ciężkich dział
    .text = Zwykłe rozkazy nie kosztują energii. Złożone tak, a każdy system wydaje w walce jeden; heroiczne kosztują więcej. Energia schodzi z toru od góry, a pierwsze pole, które odkrywa, to osłony. Więc działa zadają 3 obrażenia i zostawiają nas gołych. Czy to dobra zamiana? Spytajcie mnie za minutę. Wybierzcie „Bateria ciężkich dział”, potem Thaddeusa.
    .after = Baterię ma Thaddeus, z Obsługą 2. Nic nie jest zapłacone, dopóki nie potwierdzicie całego planu.
lesson-tutorial-2-plan-hangar = Hangar: start Skadi
    .text = Start maszyn to darmowy rozkaz: przychodzi oprócz tego jednego, który sobie darujemy. Wypuszcza dowolną z naszych maszyn, każdą z pilotem z drużyny Hangaru, który w tej walce nie wydaje potem rozkazów. Wrathe jest wyczerpana i lecieć może. Rozbłysk uderzy też w Skadi, minus jej osłona radiacyjna 2. Wybierzcie „Bez rozkazu”, Skadi, Wrathe, potem „Gotowe”.
    .after = Wrathe ma Skadi. Maszyna startuje raz w walce i leci, aż będzie po wszystkim.
lesson-tutorial-2-confirm = Potwierdźcie plan
    .text = Przejrzycie go jeszcze? Każdą część można cofnąć: po to jest plan, a ja psułem już lepsze pośpiechem. Gdy potwierdzicie, płaci się energię, odkryte pola działają, maszyny startują i zaczyna się strzelanie, najpierw etap szybkich, potem wolnych. Wybierzcie „Potwierdź”.
    .after = Energia 4, osłony opuszczone do końca walki. Poszycie Skadi przyjęło cały rozbłysk.
lesson-tutorial-2-fast-stage = Skadi: cel Walkiria
    .text = Myśliwce są szybkie i strzelają pierwsze. Żeby zaatakować, rzućcie kością, dodajcie Obsługę pilota, 2 Wrathe, i 1 za Morale; unik celu, 4, albo więcej trafia. Obrażenia zdejmują najpierw osłonę, potem Kadłub. W eskadrę miałaby o 1 więcej, ale Walkiria ma większe działo i osłonę na drodze naszej baterii. Wybierzcie Walkirię.
    .after = 4 i 3 to 7: trafia, a jej osłona spada. Ich eskadra strzelała do Wrathe; 3 i 4 to 7 przeciw 6: unik.
lesson-tutorial-2-slow-stage = Bateria: cel Walkiria
    .text = Teraz wolni: ona i my. Thaddeus dodaje do kości Obsługę 2 i 1 za Morale, przeciw unikowi 4, a bateria zadaje 3. Wszystkie ataki w etapie są jednoczesne, więc to, co zniszczymy, jeszcze strzela. Potem unikam ja: moja kość, Pilotaż 2 i 1 za Morale przeciw jej celności 5. 6 i 1 liczą się tu jak w testach. Wybierzcie Walkirię.
    .after = 5 i 3 to 8: Walkiria jest zniszczona. Jej strzał jednak leci, a ja rzucam 1. Dwa trafienia.
lesson-tutorial-2-cancel = Niech Thaddeus to anuluje
    .text = Osłony są opuszczone, więc liczą się oba trafienia: 2 to Uzbrojenie, 6 to punkt Załogi. Zdolność, która odpowiada na zdarzenie, jest proponowana, gdy ono przychodzi. Thaddeusa można wyczerpać, żeby anulować utratę 1 Załogi; nie kosztuje to akcji, a to, że w tej fazie wykonuje rozkaz, mu nie przeszkadza. Mam to rozkazać? Już wstał. Wybierzcie Thaddeusa.
    .after = Załoga zostaje na 6. Nie ma już wolnego wroga: zwycięstwo, a tor energii jest znów pełny. Thaddeus jest wyczerpany.
lesson-tutorial-2-asteroids = Ruch: Pusta Przestrzeń
    .text = To z rozbłysku, w Pustą Przestrzeń. Sam sektor nic nam nie robi; jego żeton jest zakryty i znów wchodzimy na ślepo. Czy moglibyśmy najpierw zajrzeć? Moglibyśmy, i wtedy nie miałbym akcji na Odpoczynek, a Wrathe zasnęłaby w zupie. Wybierzcie „Ruch: Pusta Przestrzeń”.
    .after = Pole Asteroid: spotkanie. Mówi, czego chce, zanim uderzy, czego o przyjaciołach fregaty powiedzieć nie można.
lesson-tutorial-2-asteroid-field = Spróbujcie z polem
    .text = Tę kartę można pominąć, wydając akcję, jeśli jakaś została, a naszą chcę na Odpoczynek. Więc rzucamy: jedna kość i Morale, nisko znaczy źle. Można by wyczerpać Pilota, żeby dodać Pilotaż. Ja mam Pilotaż, ale karta pyta o klasę, a płyniemy bez Pilota. Osłony znów są całe, jak na każde spotkanie, a skały przychodzą z zewnątrz. Wybierzcie „Spróbuj”.
    .after = 3 i 1 za Morale to 4. −1 Morale, cztery trafienia: osłony biorą jedno; Mostek, Kadłub i Załoga resztę.
lesson-tutorial-2-rest-again = Odpoczynek: Thaddeus i Wrathe
    .text = Pole można było pominąć za akcję; to jest ta akcja, więc niech się opłaci. Z 2 punktami Mostek jest uszkodzony, −1 do uniku, a Morale 4 nie daje teraz +1. Wybierzcie „Odpoczynek”, potem Thaddeusa i Wrathe, która jest zmęczona od śniadania.
    .after = Oboje są gotowi, a tura kończy się wraz z ostatnią akcją. Nikt na pokładzie nie jest wyczerpany, oficjalnie.
lesson-tutorial-2-europa = Ruch: Europa
    .text = Dotarcie do planety albo stacji dokuje okręt bez dalszych kosztów i daje do dwóch różnych usług; akcja wydana na dokowanie daje dwie kolejne. Europa jest niczyja: obsługuje każdego, po cenach neutralnych. Czy się ucieszą na nasz widok? Mamy 10 Kredytów, więc myślę, że będą uprzejmi. Wybierzcie „Ruch: Europa”.
    .after = Jesteśmy w doku. Co port oferuje, stoi na jego karcie, a luk z cennikiem jest już otwarty.
lesson-tutorial-2-shipyard = Wybierzcie Stocznię
    .text = Stocznia usuwa obrażenia z Kadłuba, sekcji, myśliwca albo mecha, za Kredyty od punktu. W większości portów 3. Karta portu może podać własną cenę, a karta Europy mówi 4, co biorę za komentarz. Za 10 Kredytów to dwa punkty. Inne usługi chciałyby tych samych 10. Wybierzcie „Stocznia”.
    .after = Przysłali kobietę z palnikiem. Obejrzała okręt, a potem nasze buty.
lesson-tutorial-2-repair = Naprawcie Mostek i Reaktor
    .text = Gdzie dwa punkty zdziałają najwięcej? Jeden z Mostka sprowadza go z 2 na 1, znów sprawny, i jego −1 do uniku od razu znika. Jeden z Reaktora czyni go całym; następny w tym miejscu zacząłby nas kosztować energię. Uzbrojenie, Hangar i Kadłub poczekają. Wybierzcie Mostek, potem Reaktor.
    .after = 8 Kredytów zapłacone, 2 zostały. Mostek sprawny, Reaktor cały i nikt tu nie spytał o mój stopień.
scenario-tutorial-2-aim = Doprowadźcie okręt na Europę
