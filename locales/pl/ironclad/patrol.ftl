# Patrole: pojedyncze misje na życzenie.
title-patrol = Patrol
title-patrol-note = jedna misja według ustawień
patrol-head = Patrol
patrol-below = Jedna misja, z waszych ustawień i jednej liczby.
patrol-main = Podpisz
patrol-powers = Pięć potęg
patrol-powers-below = Sąsiedzi na tej liście są przyjaciółmi, pierwsza i ostatnia też. Litera przełącza, czy siły danej potęgi są obecne.
patrol-about = { TRAIT($power, key: "gender") ->
    [plural] obecni
    [masculine] obecny
   *[other] obecna
}
patrol-not-about = { TRAIT($power, key: "gender") ->
    [plural] nieobecni
    [masculine] nieobecny
   *[other] nieobecna
}
patrol-employer = { TRAIT($power, key: "gender") ->
    [plural] pracujecie dla nich
    [masculine] pracujecie dla niego
   *[other] pracujecie dla niej
}
patrol-number = Nr { $number }
patrol-surprise = losowo
patrol-off = nie
patrol-on = w polu
patrol-aim = Cel
    .below = Co daje wygraną.
patrol-with = Dla kogo
    .below = Ta potęga płaci. Jej wroga spotkacie najpierw.
patrol-threat = Zagrożenie
    .below = Silniejsi wrogowie, trudniejsze testy.
patrol-length = Długość
    .below = Jak duża jest mapa.
patrol-mode = Poziom trudności
    .below = Ile macie tur.
patrol-upgrades = Ulepszenia
    .below = Ulepszenia na początku; trudne patrole dają ich więcej.
patrol-villain = Arcywróg
    .below = Bierze udział przywódca wrogiej potęgi.
patrol-seed = Ten patrol
    .below = Ten sam numer, ten sam patrol. Wylosujcie inny.
patrol-length-short = krótka
patrol-length-medium = średnia
patrol-length-long = długa
patrol-aim-courier = dotrzeć do dalekiego portu
patrol-aim-rounds = wejść do każdego portu
patrol-aim-survey = odkrywać żetony
patrol-aim-sweep = wygrywać walki kosmiczne
patrol-aim-hunt = pokonać Arcywroga
scenario-patrol-name = Patrol
mission-courier = Kurier
mission-rounds = Obchód portów
mission-survey = Pomiary
mission-sweep = Oczyszczanie szlaku
mission-hunt = Polowanie
mission-named = Patrol: { $name }
mission-chart = Wody { FORM($power, case: "gen") }
mission-chart-note = żetony, jak je rozdano; nikt nie zaglądał
mission-standing = dla { FORM($with, case: "gen") }, przeciw { FORM($against, case: "dat") }
aim-arrive = Dotrzyjcie { FORM($port, case: "to") }
aim-served = Skorzystajcie z usługi { FORM($port, case: "at") }
aim-enter = Wejdźcie do portów: { $ports }
aim-turn-up = Odkryjcie { $count ->
    [one] żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
aim-win = Wygrajcie { $count ->
    [one] walkę kosmiczną
    [few] { $count } walki kosmiczne
   *[many] { $count } walk kosmicznych
}
aim-beat-villain = Pokonajcie { FORM($ship, case: "acc") }
aim-scout = Odkryjcie Zwiadem { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
aim-explore = Odkryjcie skokiem na ślepo { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
aim-succeed = Zaliczcie { $count ->
    [one] 1 test
    [few] { $count } testy
   *[many] { $count } testów
}
aim-short-courier = cel: { $port }
aim-short-rounds = porty: { $done } z { $count }
aim-short-survey = żetony: { $done } z { $count }
aim-short-sweep = wygrane: { $done } z { $count }
aim-short-hunt = cel: { $ship }
aim-so-far = { $aim } · { $done } z { $count }
saved-ashore = przed odbiciem
saved-place-of = Tura { $turn } z { $last }
brief-federation = Porucznik przyniosła własny ołówek. Kładzie rozkaz na stole w mesie, wyrównuje go z krawędzią i pyta, gdzie wolno jej stanąć. Thaddeus oddaje jej krzesło. Służyła w drugiej połowie floty i żadne z nich o tym nie mówi.
brief-council = Obserwator pije kawę bez słowa na jej temat, za co Daisuke go lubi. Nie może być widać, że Rada najmuje okręt wojenny, mówi. Może za to zgubić kopertę. Wsuwa jedną pod cukier i przez chwilę przygląda się chlebowi.
brief-firstborn = W drzwiach mesy musi się schylić i siada najdalej od lampy. Gabriel ją przykręca. Domy proszą, mówi, nie rozkazują. Potem mówi wszystko dwa razy, po razie w każdej mowie, żeby niczego nie dało się złożyć na nieporozumienie.
brief-cartel = Przychodzi z ciastkami, po pudełku na wachtę, i zna imiona tych, którzy pieką w domu. „To drobiazg – mówi człowiek z Mancali. – Gdyby to było coś dużego, przyprowadziłbym prawnika. Zjecie najpierw? Nikt nie podpisuje na głodno”.
brief-corporation = Kontrakt ma dziewiętnaście stron i wstążkę. Urzędnik otwiera na dziewiątej, gdzie są pieniądze, i tak zostawia. Ma ze dwadzieścia lat. Kazano mu liczyć wyjścia i liczy je ustami.
brief-courier = To paczka, płaska, zapieczętowana z obu stron, do doręczenia z ręki do ręki { FORM($port, case: "to") }. Nikt na pokładzie ma nie wiedzieć, co w niej jest. „A pan wie?”, pyta Gabriel. Chwila ciszy. Do końca tury { $turns } jest warta tyle, ile mówi rozkaz, a potem jest papierem.
brief-rounds = Obchód: { $count ->
    [2] dwa porty
    [3] trzy porty
    [4] cztery porty
    [one] jeden port
    [few] { $count } porty
   *[many] { $count } portów
}, do każdego wejść i zapisać godzinę. Ma być widać, że ktoś jeszcze tędy pływa. Trzeba skończyć do końca tury { $turns }, bo wtedy wyrusza następny i nie jest pewne, czy znajdzie się dla niego okręt.
brief-survey = Mapę tych stron przerysowano z mapy, którą przerysowano. { $count ->
    [one] Trzeba obejrzeć przynajmniej jeden jej znak, z bliska albo z daleka, i wpisać go tak, jak jest.
    [few] Trzeba obejrzeć przynajmniej { $count } jej znaki, z bliska albo z daleka, i wpisać je tak, jak są.
   *[many] Trzeba obejrzeć przynajmniej { $count } jej znaków, z bliska albo z daleka, i wpisać je tak, jak są.
} Ktoś chce po turze { $turns } płynąć według niej, z pełną ładownią, i wolałby, żeby była prawdziwa.
brief-sweep = Na tym szlaku statki nie wracają do domu. { $count ->
    [one] Z tym, kto tam czeka, trzeba walczyć, aż ustąpi, raz, do końca tury { $turns }.
    [few] Z tym, kto tam czeka, trzeba walczyć, aż ustąpi, { $count } razy, do końca tury { $turns }.
   *[many] Z tym, kto tam czeka, trzeba walczyć, aż ustąpi, { $count } razy, do końca tury { $turns }.
} „Za remisy nie płacimy”, mówi rozkaz. Thaddeus czyta ten wiersz na głos, bez zabarwienia, i podaje dalej.
brief-hunt = Chodzi o jeden okręt: { $ship }. Widziano go tutaj, z zapalonymi lampami, nigdzie się nie spieszył. Trzeba go znaleźć i pokonać do końca tury { $turns }. Gabriel pyta, kogo jeszcze o to proszono. Odczytują mu listę. Nie jest krótka i nikt z niej się nie zgodził.
brief-against = { TRAIT($against, key: "gender") ->
    [plural] { $against } pewnie już o tym słyszeli.
    [masculine] { $against } pewnie już o tym słyszał.
   *[other] { $against } pewnie już o tym słyszała.
}
brief-villain = { TRAIT($against, key: "gender") ->
    [plural] { $against } pewnie już o tym słyszeli. W polu jest { $person }.
    [masculine] { $against } pewnie już o tym słyszał. W polu jest { $person }.
   *[other] { $against } pewnie już o tym słyszała. W polu jest { $person }.
}
brief-cups = „Kubki”, mówi Gabriel.
log-brief-courier = Wzięliśmy paczkę { FORM($port, case: "to") }. Lekka jak na tę zapłatę. Zupa.
log-brief-rounds = Mamy być widziani w { $count ->
    [one] jednym porcie
    [2] dwóch portach
    [3] trzech portach
    [4] czterech portach
    [few] { $count } portach
   *[many] { $count } portach
} i je widzieć. Wzięliśmy wodę i ołówki.
log-brief-survey = Znaki do obejrzenia: { $count }, na mapie, której nikt nie ufa. Zanotowano, że lepszej nie mamy.
log-brief-sweep = Najęci, żeby dać do siebie strzelać na szlaku, gdzie strzelano do innych. Policzyłem łodzie. Są wszystkie.
log-brief-hunt = Najęci na jeden okręt: { $ship }. Przy kolacji nikt nie chciał dokładki.
won-courier = Oddane do rąk
won-rounds = Wpisani wszędzie
won-survey = Jak jest
won-sweep = Otwarty szlak
won-hunt = Zgasłe lampy
won-courier-text = Paczka przeszła przez ladę { FORM($port, case: "at") } i pokwitował ją ktoś, kto też na nią nie spojrzał. Na kwicie był stempel i drugi stempel, że pierwszy jest dobry. Gabriel złożył go drobno.
won-rounds-text = { $count ->
    [1] Port
   *[other] Ostatni port obchodu
} wpisał godzinę do swojej księgi i obrócił ją tak, żeby można było sprawdzić. Była tam rubryka na uwagi, na całej stronie pusta. Gabriel pomyślał chwilę i napisał „pogodnie”.
won-survey-text = Obejrzano wszystkie znaki, razem { $count }, i tyle stoi na nowym arkuszu tak, jak są. Niektóre narysowano bardzo starannie tam, gdzie nie było nic. Czystopis zrobiono dwa razy, a jeden okręt zatrzymał.
won-sweep-text = Trzeciego ranka przyszedł za nimi szlakiem węglowiec, sam, z praniem na relingu. Przechodząc, pochylił flagę. Nikt na pokładzie wcześniej go nie spotkał. Thaddeus kazał wpisać to z godziną.
won-hunt-text = Okręt flagowy „{ $ship }” leżał z otwartymi furtami, lampy pogaszone, i nie dawał już żadnych znaków. Wysłano łódź z lekarzem; wróciła z mniejszą liczbą wolnych miejsc, niż wypłynęła. Przy kolacji było cicho i każdy coś zjadł.
paid-federation = Porucznik odliczyła pieniądze Gabrielowi do ręki, moneta po monecie, i przez pomyłkę mu zasalutowała.
paid-council = Koperta z pieniędzmi zgubiła się we właściwym miejscu. W środku była kartka, na której stało tylko: otrzymano.
paid-firstborn = Zapłaciła w starych odważnikach, każdy zawinięty osobno, pytała o imię każdego z wachty i każde powtórzyła.
paid-cartel = „Proszę – powiedział człowiek z Mancali i przesunął je po stole. – I trochę z górką, żebyście pamiętali, że było miło”.
paid-corporation = Urzędnik zapłacił za każdą stronę i na każdą miał kwit. Na ostatnim napisał bardzo drobno: dziękuję.
log-won-courier = Paczka dostarczona. Ważyła mniej niż jej lak.
log-won-rounds = { $count ->
    [1] Obchód zrobiony. Pytali o pozostałe.
   *[other] Obchód zrobiony. Każdy pytał o poprzedni.
}
log-won-survey = Pomiary zamknięte: znaków { $count }, a pod nimi moje nazwisko.
log-won-sweep = Szlak otwarty. Pochowano, co było do pochowania.
log-won-hunt = „{ $ship }” pokonany. Walczył dobrze. To też wpisałem.
lost-title = Łodzie na wodę
lost-text = Ironclad przepadł na patrolu, zanim zrobił to, do czego go najęto. Łodzie odeszły według regulaminu. Thaddeus liczył je z ostatniej, na głos, a potem jeszcze raz w ciemności bez listy. Podjął je masowiec płynący w drugą stronę; jego oficer rozdawał herbatę i o nic nie pytał. Ktoś uratował chleb.
patrol-log-lost = Okręt stracony, tura { $turn }. Wina, gdzie jakaś była, była moja. Łodzie odeszły.
ended-title = Za późno
ended-courier-text = Byli jeszcze w drodze { FORM($port, case: "to") }, kiedy godzina minęła. Paczkę wtedy otwarto, jak pozwalał rozkaz. Była w niej dwa razy ta sama strona, na wypadek gdyby jedna zginęła, a na to, o co pytała, ktoś inny odpowiedział tego ranka.
ended-rounds-text = Następny obchód wyruszył w swoim dniu, jak zapowiedziano, i spotkano go na szlaku: mały szary statek, źle opłacany, płynący w drugą stronę. Oba pochyliły flagi. W księdze zostały porty bez godziny.
ended-survey-text = Statek z pełną ładownią popłynął według starej mapy, bo nowa nie była gotowa. Nie wiadomo, jak mu poszło. Arkusz oddano z wykreskowanymi białymi miejscami i o biel nikt się nie spierał.
ended-sweep-text = Szlak został, jaki był. Pod koniec miesiąca ubezpieczyciele przenieśli go na inną stronę i potem już nikogo na niego nie najmowano. Pilot narysował na mapie w mesie drogę naokoło, atramentem.
ended-hunt-text = Okręt „{ $ship }” widziano znów, w innych stronach, z zapalonymi lampami. Ani razu się nie spieszył. Rozkaz cofnięto, a z nim zaliczkę, z której coś jeszcze zostało.
patrol-log-ended = Tura { $turn }, a rzecz niezrobiona. Bez zapłaty. Naprawiliśmy, co było nasze do naprawy, i poszliśmy po paliwo.
debrief-end-ended = za późno, po turze { $turn }
debrief-standing = Nastawienie
debrief-paid = Osiągnięto. { $credits ->
    [one] 1 Kredyt
    [few] { $credits } Kredyty
   *[many] { $credits } Kredytów
}; { $reputation }.
debrief-reputation = { $power } { SIGNED($by) }
table-ended = Czas minął
    .text = Została do przeczytania ostatnia strona. Nic nie przepadło na dobre: cofnijcie wybór i grajcie dalej od tego miejsca.
    .button = Czytaj dalej
fitting-muster = Bohaterowie do najęcia
fitting-muster-below = na liście: { $all }; najętych: { $aboard }
fitting-held = Kto prowadzi który system
fitting-bays = Stanowiska w hangarze: { $taken } z { $bays }
fitting-slots = Gniazda modułów: { $taken } z { $slots }
fitting-ashore = na lądzie
fitting-too-dear = kosztuje { $cost }; zostało { $left }
fitting-no-berth = nie ma wolnego miejsca
fitting-away = { $seat } (nieobecność; zastępuje { $name })
fitting-book = Księga płatnika
fitting-book-chest = Kredyty w kasie
fitting-book-heroes = { $count ->
    [one] Jeden bohater na ten scenariusz
    [few] { $count } bohaterów na ten scenariusz
   *[many] { $count } bohaterów na ten scenariusz
}
fitting-book-modules = Opłaty za moduły
fitting-book-left = Zostaje
fitting-suggest = Najmij proponowaną załogę
fitting-suggest-none = Nikogo więcej do zaproponowania
fitting-wounded = { TRAIT($hero, key: "gender") ->
    [feminine] ranna
   *[other] ranny
}
fitting-hint-campaign = Wybierzcie kartę, by nająć, przydzielić albo odesłać na ląd, maszynę do zabrania, moduł do zamontowania. Bohaterom płaci się tylko za ten scenariusz. P najmuje proponowaną załogę. Na Mostek: Pilotaż; do Uzbrojenia: Obsługa; do Hangaru: jedno i drugie.
fitting-hint = Wybierzcie kartę, by nająć, przydzielić albo odesłać na ląd, maszynę do zabrania, moduł do zamontowania. Albo odbijcie tak, jak jest: to proponowana załoga. Na Mostek: Pilotaż; do Uzbrojenia: Obsługa; do Hangaru: jedno i drugie.
fitting-no-pilot = Nikt nie steruje
    .text = Na Mostku nie ma Pilotażu: unikacie z 0.
fitting-no-gunner = Nikt nie celuje
    .text = Przy Uzbrojeniu nie ma Obsługi: strzelacie z 0.
fitting-no-flyer = Nikt nie lata
    .text = W Hangarze nie ma bohatera: maszyny zostają na stanowiskach.
fitting-no-class = Brakuje { FORM($classes, case: "gen") }
    .text = Nie możecie próbować z kartami, które tego wymagają.
fitting-all-classes = Każda klasa jest na pokładzie
    .text = Możecie spróbować z każdą kartą.
fitting-no-bays = Żaden moduł nie leczy ani nie naprawia
    .text = Rany i obrażenia czekają na port.
fitting-no-medical = Żaden moduł nie leczy
    .text = Ranni czekają na port.
fitting-no-repair = Żaden moduł nie naprawia
    .text = Obrażenia czekają na port.
fitting-idle = Bez systemu: { $players }
    .text = Rozdzielcie systemy na nowo: „Kto prowadzi który system”.
fitting-berths = { $count ->
    [one] Jedna wolna koja
    [few] { $count } wolne koje
   *[many] { $count } wolnych koi
}
    .text = Można płynąć w mniejszym składzie.
mat-villain = W polu: { $name }
explain-villain = W polu { $name }: { $text }
explain-upgraded = { $systems }: rozkazy na lepszej stronie.
explain-standing = { $power }: { $standing }, { SIGNED($reputation) }
group-gear = Przekazanie wyposażenia
group-other = Inne opcje
