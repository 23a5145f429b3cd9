### Samouczek 1, „Lot szkolny”: opowieść i lekcje.
### Dziennik prowadzi i uczy kapitan Xavier. Do graczy zwraca się per „wy”, uprzejmie.

scenario-tutorial-1-name = Lot szkolny
scenario-tutorial-1-subtitle = Z Gaia Nova na Jatanię w roku 85, z opałem. Około 15 minut.
scenario-tutorial-1-teaches = Uczy: stół, akcje, zjawiska kosmiczne, zwiad i bohaterowie.
scenario-tutorial-1-chart = Zimowa Droga
scenario-tutorial-1-chart-note = oznakowana w 81, od tamtej pory nie pytano
tutorial-1-free = Gra swobodna
    .text = Ta sama mapa i te same zakryte żetony, ale każdy wybór stoi otworem, a kości są wasze. Tym razem okręt można stracić.

passage-tutorial-1-briefing = Opał
    .text =
        Na Gaia Nova weszły na pokład nowe mundury, a w nich żółtodzioby. Jeden wymiotuje w czapkę, zanim rzucono cumy. To jego własna czapka, co kapitan Xavier zapisuje mu na plus.

        Ładownie są pełne opału. Jatania nie ma słońca, odkąd rozbito Zwierciadło. Idzie tam druga ciemna zima, a ludzie wzięli się już za płoty.

        „To lot szkolny – mówi Xavier. – Cztery sektory, a potem Jatania. Każdą rzecz usłyszycie raz, a potem będziecie ją mieli za sobą”.

        Thaddeus stoi przy śluzie z listą i ołówkiem. Wylicza ich po nazwisku, na głos, a was razem z nimi.
    .log = 15/04/85GN. Wyszliśmy z Gaia Nova na Jatanię z opałem i rekrutami. Jedno i drugie należycie zasztauowano. Rekruci się przesunęli. Mówią mi, że to mija.

passage-tutorial-1-probe = Ostatni odczyt
    .text =
        Sonda nie jest większa od czajnika. Na boku ma numer jatańskiego biura pogody i powinna była wrócić dwa lata temu.

        Noriko podkręca wzmocnienie, aż słychać w mesie. Co czterdzieści sekund, nieproszona, sonda nadaje swój ostatni odczyt. „Zachmurzenie dwie ósme – mówi Noriko razem z nią. – Wiatr zachodni, słaby. Słońce. Słońce. Słońce”.

        Sonda ma cienki, zadowolony głosik i żółtodzioby zaczynają jej odpowiadać. Wrathe je zupę dalej. Ona stamtąd pochodzi.

        „Odczyt ma dwa lata – mówi Noriko i zapisuje. – Plus minus nic”.

        Xavier słucha jeszcze jednego obiegu. Potem prosi, żeby zwolnić pasmo.
    .log = 18/04/85GN. Sonda pogodowa jatańskiego biura, ostatnio regulowana w 83. Zostawiliśmy ją nadającą. Nie szkodzi nikomu i jest bardzo punktualna.

passage-tutorial-1-sickness = Na dziobie, z wiadrem
    .text =
        Wiadro należy do Gabriela. Zanosi je na dziób, odwraca dnem do góry między dwoma rzędami koi i siada.

        Lekarstw nie ma. Pyta każdego po kolei, co byłoby w domu na kolację, a to okropne pytanie, i mówią mu. Kluski. Ryba z głową. Ten z południowego brzegu Jatanii opowiada kwadrans o naleśniku i trzeba mu pożyczyć wiadra.

        O czwartej rano przechodzi Xavier na obchodzie. Gabriel śpi na siedząco, z czyimiś butami w objęciach. Xavier szuka czegoś, co mógłby rozkazać, nie znajduje i zdejmuje kapelusz, dopóki nie przejdzie.
    .log = 21/04/85GN. Choroba na dziobie, zwyczajna. W grafiku wacht są dziury. Pan Anaya siedział z nimi, choć nikt mu nie kazał. Teraz mu kazano.

passage-tutorial-1-outpost = Płyty kwatermistrza
    .text =
        Kwatermistrz trzyma płyty poszycia za ladą, a ladę za formularzem. Xavier formularza nie przyniósł. Przyniósł kawę i pyta kwatermistrza o płuca.

        Admirał, mówi, wymienił ten magazyn z nazwy. Płyty są do próby. Próba jest tajna i przykro mu, że o niej wspomniał; to ten porządek na półkach, człowiek się zapomina. Nic z tego nie jest prawdą. Kwatermistrz prostuje się przy każdym słowie i wszystko podpisuje sam.

        „Okłamał go pan, kapitanie”, mówi Gabriel w łodzi, z płytą na kolanach.

        „Owszem, panie Anaya. Będzie szczęśliwy aż do inwentury. Proszę uważać na brzeg”.
    .log = 26/04/85GN. Zaszliśmy do przyjaznego posterunku. Pozyskano kilka płyt. Kwatermistrz uprzejmie nie chciał pokwitowania i sprawa jest zamknięta.

passage-tutorial-1-sabotage = Na żadnym rysunku
    .text =
        Ładunek wybucha za reaktorem przy zmianie wachty, kiedy nikogo nie ma w pobliżu.

        Bosman Hollis Tan jest przy ogniu pierwszy. Ma na nim wąż, zanim dzwon umilknie, i wychodzi bez brwi, śmiejąc się. Żółtodzioby obnoszą go dwa razy wokół mesy, aż Xavier prosi, żeby postawili bosmana na ziemi.

        Daisuke naprawia sam, tak jak woli. Za spaloną płytą jest zaplombowana skrzynka, długa jak ramię, z własnym zasilaniem. Szuka jej na czterech rysunkach.

        „Jest skrzynka, panie kapitanie – mówi. – Nie ma jej na żadnym rysunku”.

        „W takim razie jej pan nie znalazł”, mówi Xavier i trzyma mu lampę, kiedy zakłada płytę z powrotem.
    .log = 30/04/85GN. Na rufie wybuchł ładunek, podłożony na Gaia Nova przez nieznanych sprawców. Bosman Tan otrzymuje pochwałę. Naprawy wykonał pan Arai, który melduje, że wszystko jest jak na rysunku.

passage-tutorial-1-won = Policzeni
    .text =
        W południe Jatania rozwiesiła lampy wzdłuż lądowiska. Opał zjeżdżał po rampie na saniach, a ludzie, którzy przyszli tylko popatrzeć, chwytali za liny. Mają tam jedenaście rodzajów śniegu. Padał ten suchy.

        Wrathe miała dziewiętnaście lat i była z farmy przy tej drodze. Poprosiła o przepustkę, żeby zobaczyć, kto został. Xavier dał jej czas do zmroku, co było uprzejmością, bo był zmrok. Weszła w śnieg z rękami w rękawach i wróciła przed trzecimi saniami. Gabriel przesunął się na ławce i podał jej chleb.

        Przy śluzie Thaddeus poślinił ołówek i policzył ich, jak wchodzili.
    .log = 03/05/85GN. Jatania. Ładunek zdany i pokwitowany. Dziewiętnaście dni. Rekrutów można nazywać załogą.

passage-tutorial-1-lost = Coś jasnego
    .text =
        Ironclad przepadł w drodze na Jatanię, wraz z ładunkiem. Łodzie odeszły w dobrym porządku; było to jedyne ćwiczenie, o które żółtodzioby same poprosiły dwa razy.

        Opał palił się dwa dni. Było go widać z lądowiska i ludzie oba wieczory stali na śniegu, z krzesłami, żeby popatrzeć na coś jasnego.

        Łodzie podjął węglowiec. Thaddeus liczył na jego dziobie bez listy, bo lista przepadła, a potem obszedł wszystkich jeszcze raz i policzył dotykiem. Xavier poprosił szypra węglowca o papier. Zaczął od rodzin, w porządku alfabetycznym, i pisał aż do Gaia Nova.
    .log = Okręt i ładunek stracone. Załoga zrobiła, czego ją nauczono, a uczyłem ja. Łodzie odeszły. Zamknąłem dziennik.

lesson-tutorial-1-look = Rozejrzyjcie się po stole
    .text = Dzień dobry. Na stole leżą: mapa, na jej sektorach zakryte żetony; tablica okrętu; wasze drużyny, według systemów; dziennik; i bieżąca decyzja. Gdy okno jest małe, coś może leżeć za zakładką albo za tą kartą. Żeby spytać, czym coś jest, zatrzymajcie na tym wskaźnik albo naciśnijcie prawy przycisk; o decyzję pyta klawisz ?. Nic się tu nie obraża o pytania.
    .after = Wiecie więc, gdzie co leży. Mnie zajęło to miesiąc, ale byłem zbyt dumny, żeby pytać.
lesson-tutorial-1-recon = Zwiad: Pusta Przestrzeń
    .text = Macie w tej turze dwie akcje: Załoga 7 daje dwie, a Morale 4 nic nie dodaje ani nie zabiera. Zwiad odkrywa jeden zakryty żeton zwiadu obok was i niczego nie rozpatruje. Wejście do sektora, którego żeton jest jeszcze zakryty, to skok na ślepo. Wolno. Tak samo jak wolno schodzić po schodach po ciemku. Wybierzcie „Zwiad: Pusta Przestrzeń”.
    .after = Sonda. Spotkaliście ją z wyboru, z sąsiedztwa, i kosztowało to jedną akcję.
lesson-tutorial-1-move = Ruch: Pusta Przestrzeń
    .text = Ruch przenosi okręt o jeden sektor. Przy wejściu wszystko dzieje się w stałej kolejności: odkrywa się żeton, jeśli jest jeszcze zakryty; działa zjawisko kosmiczne sektora; rozpatruje się kartę. Ten żeton już znacie, a Pusta Przestrzeń to zjawisko niewarte wzmianki. To jedyny sąsiad, który nigdy nie przychodzi. Wybierzcie „Ruch: Pusta Przestrzeń”.
    .after = Druga akcja jest wydana, ale tura kończy się dopiero, gdy wszystko, co zaczęła, zostało rozpatrzone.
lesson-tutorial-1-probe = Spróbujcie z Sondą
    .text = Sonda to dobrowolne spotkanie. Możecie je pominąć i nikomu nie musicie się tłumaczyć; żeton zostaje wtedy odrzucony. Żeby spróbować, musicie wyczerpać Specjalistę, rzucić jedną kością i dodać Obsługę. Karta pokazuje, co daje która suma, a niskie nic nie przynoszą, ale i nie szkodzą. Wybierzcie „Spróbuj”.
    .after = Teraz ktoś musi pójść i z nią porozmawiać.
lesson-tutorial-1-probe-hero = Wyślijcie Noriko
    .text = Noriko jest waszą Specjalistką, z Obsługą 3. Użycie bohatera do umiejętności albo klasy wyczerpuje go, zanim rzuci się kością i cokolwiek ona pokaże. Wyczerpanego można użyć ponownie, ale zostaje wtedy ranny, a ranny nic nie może, dopóki nie zostanie wyleczony. Wybierajcie więc ludzi tak, jak zapałki. Wyślijcie Noriko.
    .after = 3 na kości i 3 Noriko to 6: jeden darmowy Zwiad sektora obok was. Noriko jest wyczerpana.
lesson-tutorial-1-probe-recon = Zwiad: Rozbłysk Słoneczny
    .text = Darmowy Zwiad działa jak akcja i żadnej nie kosztuje: odkrywacie jeden zakryty żeton w sektorze obok was. Płyniemy do Rozbłysku Słonecznego, więc wybierzcie „Zwiad: Rozbłysk Słoneczny”. Tym samym Sonda jest rozpatrzona, a jej żeton schodzi z mapy. Obie akcje są wydane, jedna na Zwiad i jedna na Ruch, i tura kończy się sama.
    .after = W Rozbłysku czeka Choroba. Tura 2 zaczyna się z dwiema świeżymi akcjami, a wy jesteście ostrzeżeni.
lesson-tutorial-1-rest = Odpoczynek Noriko
    .text = Odpoczynek to akcja: do dwóch wyczerpanych bohaterów odzyskuje gotowość. Macie jedną osobę, więc cały salonik jest jej. Zróbcie to teraz. Rozbłysk Słoneczny zakazuje akcji Odpoczynek, dopóki jesteście w jego sektorze, i nikt jeszcze w nim dobrze nie spał. Wybierzcie „Odpoczynek”, potem Noriko.
    .after = Noriko znów jest gotowa. To jedna akcja na jedną osobę; dwie naraz to lepsza gospodarka.
lesson-tutorial-1-flare = Ruch: Rozbłysk Słoneczny
    .text = Rozbłysk Słoneczny zadaje Ironcladowi przy wejściu dwa trafienia. Osłony nie zatrzymują zjawiska kosmicznego; robi to tylko osłona radiacyjna, a takiej nie mamy. Za każde trafienie kość kontroli uszkodzeń mówi, gdzie: 1 Mostek, 2 Uzbrojenie, 3 Reaktor, 4 Hangar, 5 Kadłub, 6 punkt Załogi. Potem przychodzi karta. Wybierzcie „Ruch: Rozbłysk Słoneczny”.
    .after = 4 i 5: jedno w Hangar, jedno w Kadłub. Sekcja z jednym punktem jest jeszcze sprawna.
lesson-tutorial-1-sickness = Wyślijcie do nich Gabriela
    .text = Choroba to wydarzenie, a wydarzenia trzeba rozpatrzyć. Kość pokazuje 4, a Morale 4 nic nie dodaje: tracicie 1 Załogi i 1 Morale. Teraz, gdy rzut widać, możecie wyczerpać Dyplomatę albo bohatera z Dowodzeniem, żeby stracić o 1 Morale mniej. Gabriel ma Dowodzenie i od jakiegoś czasu szuka wiadra. Wybierzcie Gabriela.
    .after = Załoga spada do 6, co wciąż daje dwie akcje. Morale zostaje na 4, a Gabriel jest wyczerpany.
lesson-tutorial-1-nebula = Ruch: Mgławica
    .text = Mgławica nie zadaje obrażeń, ale zakazuje Zwiadu, dopóki w niej jesteście. Jej żeton jest zakryty, więc to skok na ślepo. Moglibyście najpierw zrobić Zwiad i mieć jedną akcję na Ruch. Wolałbym, żebyście raz skoczyli na ślepo, póki jestem tu ja i można na mnie zwalić winę. Wybierzcie „Ruch: Mgławica”.
    .after = Przyjazny Posterunek i nic nie rozbite. Skoki na ślepo chwalą tylko ci, którym się udały.
lesson-tutorial-1-outpost = Spróbujcie z Posterunkiem
    .text = Przyjazny Posterunek też jest dobrowolny. Rzucacie jedną kością, a przedtem możecie wyczerpać jednego bohatera, który ma Dyplomację, żeby ją dodać; klasy nikt nie wymaga. Bohater ma umiejętność, jeśli karta pokazuje w niej 1 lub więcej. Niskie sumy nic nie przynoszą, wysokie dają odpoczynek i naprawiają Kadłub. Wybierzcie „Spróbuj”.
    .after = Są gotowi nas przyjąć. To już początek, a w tym początku jest kawa.
lesson-tutorial-1-outpost-hero = Wyślijcie Xaviera
    .text = Możecie wysłać bohatera albo rzucić samą kością. Na tabeli karty Morale też się liczy, a przy 4 nie liczy nic; naturalna 1 ani 6 nie znaczy tam niczego szczególnego. Moja Dyplomacja to 3, a nie mam innych zajęć. Wybierzcie Xaviera. Rozmawiać będę ja, a wy nie musicie słuchać zbyt uważnie.
    .after = 4 na kości i moje 3 to 7: jeden bohater odpoczywa, a potem naprawiamy 1 Kadłuba, czyli znów jest 5.
lesson-tutorial-1-outpost-rest = Odpoczynek Gabriela
    .text = Posterunek ma jedno łóżko. Gabriel i ja jesteśmy wyczerpani i wolno wybrać każdego z nas. Odpoczynek z karty, zdolności albo portu nie jest akcją Odpoczynek i żaden sektor go nie zakazuje. Wybierzcie Gabriela, który siedział całą noc. Sypiałem już w gorszych fotelach niż własny.
    .after = Gabriel jest gotowy, a żeton posterunku odrzucony. W tej turze została jedna akcja.
lesson-tutorial-1-rest-xavier = Odpoczynek Xaviera
    .text = Została jedna akcja. Zwiad jest tu zakazany, moglibyście ruszyć dalej albo zakończyć turę i ją zmarnować. Proponuję „Odpoczynek”. Daje gotowość do dwóch osób; jestem tylko ja, a następny sektor to złe miejsce na spotkanie ze zmęczonymi ludźmi. Bohater wyczerpany wtedy, gdy jest potrzebny, to bohater, którego zranicie.
    .after = Jestem gotowy, a ostatnia akcja zakończyła turę. Dziękuję. Nie zamierzałem prosić.
lesson-tutorial-1-storm = Ruch: Burza Geomagnetyczna
    .text = Burza Geomagnetyczna zadaje dwa trafienia, a do tego jedno obrażenie Mostka. Zakazuje Naprawy, która wymaga Warsztatu, a my żadnego nie mamy. Sekcja z 2 albo 3 obrażeniami jest uszkodzona i działa gorzej; z 4 albo 5 jest zdruzgotana. Żeton jest zakryty, a z Mgławicy nikt nie mógł zajrzeć. Wybierzcie „Ruch: Burza Geomagnetyczna”.
    .after = 2 i 4: Uzbrojenie i Hangar, a do tego Mostek. Hangar ma teraz 2: uszkodzony, jedno stanowisko zamknięte.
lesson-tutorial-1-sabotage = Wyczerpcie Noriko i Daisuke
    .text = Sabotaż: wydarzenie, cztery trafienia, wszystkie wewnętrzne. Osłony zatrzymują tylko to, co uderza z zewnątrz, a to wniesiono na pokład w torbie. Przed rzutami możecie wyczerpać Inżynierów i Specjalistów, ilu chcecie; każdy usuwa jedno trafienie. Daisuke jest Inżynierem, Noriko Specjalistką. Wybierzcie oboje.
    .after = Dwa trafienia mniej; na pozostałe wypadło 1 i 3, Mostek i Reaktor. Mostek jest uszkodzony: −1 do uniku, aż do naprawy.
lesson-tutorial-1-jatania = Ruch: Jatania
    .text = Jedna akcja i jeden sektor. Dotarcie do planety albo stacji dokuje okręt, a port może was wtedy obsłużyć: łóżka, zapasy, naprawy. Zostawimy to na inny raz, bo ta podróż kończy się przy nabrzeżu. Ironclad ma cztery sekcje do naprawy i cały Kadłub. Wybierzcie „Ruch: Jatania”. Łagodnie, jeśli łaska.
    .after = Przybiliście, a ja prawie tego nie poczułem. Została jeszcze jedna rzecz, a tę robi Thaddeus.
scenario-tutorial-1-aim = Dowieźcie opał na Jatanię
