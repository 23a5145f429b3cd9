# Półka kampanii, kosz i nowa kampania.
title-campaigns = Kampanie
title-campaigns-note = opowieść albo dziesięć kontraktów
campaigns-head = Kampanie
campaigns-below = Wszystko zapisuje się na bieżąco. Zamknięcie okna niczego nie traci.
campaigns-head-bin = Kosz
campaigns-below-bin = Co tu jest, zostaje do opróżnienia kosza.
campaigns-none = Półka jest pusta.
campaigns-none-below = Kampania to ciąg scenariuszy z jednym okrętem: opowieść albo dziesięć kontraktów. Zdobycze, uszkodzenia i długi przechodzą z jednego na drugi. Zapisuje się sama; możecie przerwać i wrócić, kiedy chcecie.
campaigns-unread = Nie można odczytać tego folderu ({ $reason }), dlatego nie widać gier, które w nim są: { $path }
campaigns-kind-campaign = Kampanie
campaigns-kind-single = Lekcje i pojedyncze misje
campaigns-kind-broken = Nie do otwarcia
campaigns-what-campaign = Kampania z całym swoim dziennikiem.
campaigns-what-single = Osobny scenariusz. Nic z niego nie przechodzi dalej.
campaigns-what-broken = Plik, którego nie można otworzyć.
campaigns-unnamed = Dziennik Ironclada
campaigns-place = Scenariusz { $scenario } z { $count } · { $place }
campaigns-over = Kampania zakończona
campaigns-ended-won = wygrana
campaigns-ended-lost = przegrana
campaigns-ended-ended = zakończona, niewygrana
campaigns-about = { $played } · { $here }
campaigns-here = { $far ->
    [0] { FORM($port, case: "at") }
    [one] jeden sektor od { FORM($port, case: "gen") }
    [few] { $far } sektory od { FORM($port, case: "gen") }
   *[many] { $far } sektorów od { FORM($port, case: "gen") }
}
campaigns-broken-advice = Plik zostaje bez zmian. Można go wrzucić do kosza albo zachować dla wersji, która go odczyta.
campaigns-now = przed chwilą
campaigns-minutes = { $count ->
    [one] minutę temu
    [few] { $count } minuty temu
   *[many] { $count } minut temu
}
campaigns-hours = { $count ->
    [one] godzinę temu
    [few] { $count } godziny temu
   *[many] { $count } godzin temu
}
campaigns-days = { $count ->
    [one] wczoraj
    [few] { $count } dni temu
   *[many] { $count } dni temu
}
campaigns-date = { $day } { $month } { $year }
month-1 = stycznia
month-2 = lutego
month-3 = marca
month-4 = kwietnia
month-5 = maja
month-6 = czerwca
month-7 = lipca
month-8 = sierpnia
month-9 = września
month-10 = października
month-11 = listopada
month-12 = grudnia
campaigns-do-chronicle = Kronika
    .below = całość jako dziennik, do czytania albo druku
campaigns-do-timeline = Oś czasu
    .below = każda chwila i każda gałąź
campaigns-do-report = Napisz raport
    .below = dla twórców; bez imion
campaigns-do-copy = Kopiuj
    .below = druga taka sama, by spróbować inaczej
campaigns-do-rename = Zmień nazwę
campaigns-do-export = Eksportuj
    .below = do pliku, na inny komputer
campaigns-do-discard = Wrzuć do kosza
campaigns-do-take-back = Przywróć
campaigns-do-new = Nowa kampania
campaigns-do-import = Importuj
    .below = z pliku; albo upuść go na okno
campaigns-do-bin = { $count ->
    [one] Kosz: jedna gra
    [few] Kosz: { $count } gry
   *[many] Kosz: { $count } gier
}
campaigns-do-shelf = Wróć do półki
campaigns-do-empty = Opróżnij kosz
campaigns-not = Anuluj
campaigns-main-go-on = Graj dalej
campaigns-main-look = Otwórz
campaigns-main-new = Nowa kampania
campaigns-main-restore = Przywróć
campaigns-main-copy = Kopiuj
campaigns-main-rename = Zmień nazwę
campaigns-main-export = Eksportuj
campaigns-main-replace = Zastąp plik
campaigns-main-import = Importuj
campaigns-main-beside = Importuj mimo to
campaigns-main-discard = Wrzuć do kosza
campaigns-main-empty = Opróżnij kosz
campaigns-main-none = Nie ma czego wznowić
campaigns-ask-copy = Kopiowanie: „{ $name }”
    .field = nazwa kopii
campaigns-ask-copy-text = Kopia zawiera wszystkie gałęzie. Jak ma się nazywać?
campaigns-ask-rename = Zmiana nazwy: „{ $name }”
    .field = nowa nazwa
campaigns-ask-rename-text = Jak ma się nazywać?
campaigns-ask-export = Eksport: „{ $name }”
    .field = nazwa pliku albo pełna ścieżka
campaigns-ask-export-text = Wszystko trafia do jednego pliku. Gdzie go zapisać? Sama nazwa oznacza plik wśród waszych dokumentów.
campaigns-ask-replace = Ten plik już istnieje
campaigns-ask-replace-text = { $file } już istnieje i nie został zmieniony. Zastąpić go?
campaigns-ask-import = Import gry
    .field = pełna ścieżka pliku
campaigns-ask-import-text = Który plik? Można go też upuścić na okno. Kopia trafi na półkę, a oryginał się nie zmieni.
campaigns-ask-beside = Jest już na półce
campaigns-ask-beside-text = Ta sama gra stoi na półce. Zaimportować też tę z pliku { $file }?
campaigns-ask-discard = Wrzucić „{ $name }” do kosza?
campaigns-ask-discard-text = Można ją przywrócić do opróżnienia kosza.
campaigns-ask-empty = Opróżnić kosz?
campaigns-ask-empty-text = { $count ->
    [one] Jedna gra zostanie usunięta na zawsze. Tego nie można cofnąć.
    [few] Wszystkie { $count } gry zostaną usunięte na zawsze. Tego nie można cofnąć.
   *[many] Wszystkie { $count } gier zostanie usuniętych na zawsze. Tego nie można cofnąć.
}
campaigns-done-copied = Skopiowano. Wybrana jest kopia.
campaigns-done-renamed = Zmieniono nazwę.
campaigns-done-exported = Wyeksportowano: { $path }
campaigns-done-imported = Zaimportowano. Jest już na półce.
campaigns-done-discarded = W koszu. Można przywrócić.
campaigns-done-restored = Przywrócono na półkę.
campaigns-done-emptied = { $count ->
    [one] Usunięto jedną grę.
    [few] Usunięto { $count } gry.
   *[many] Usunięto { $count } gier.
}
new-campaign-head = Nowa kampania
new-campaign-below = Dziesięć kontraktów z jednym okrętem. Zdobycze, uszkodzenia i długi przechodzą z jednego na drugi.
new-campaign-below-story = Na razie dziesięć scenariuszy z jednym okrętem i jedną opowieścią. Zdobycze, uszkodzenia i długi przechodzą z jednego na drugi.
new-campaign-below-tale = Opowieść z pakietu, z jednym okrętem. Zdobycze, uszkodzenia i długi przechodzą ze scenariusza na scenariusz.
new-campaign-main = Zajmijcie miejsca
new-campaign-name = Nazwa
    .below = Pod tą nazwą kampania jest na liście. Można ją zmienić w każdej chwili.
new-campaign-voyage = Rodzaj kampanii
    .below = Opowieść, na razie dziesięć scenariuszy; opowieść z pakietu; albo dziesięć kontraktów, za każdym razem nowych.
new-campaign-story = opowieść
new-campaign-contracts = ciąg kontraktów
new-campaign-employer = Pierwszy kontrakt
    .below = Najpierw najmuje was Federacja albo Kartel. Potem wybieracie sami.
new-campaign-whoever = obojętnie
new-campaign-mode = Poziom trudności
    .below = Ustala zagrożenie każdego scenariusza i liczbę tur.
new-campaign-undo = Cofanie
    .below = Bez ograniczeń albo tylko do odsłonięcia kości lub żetonu. Potem nie można tego zmienić.
new-campaign-undo-free = bez ograniczeń
new-campaign-undo-not-past-chance = do odsłonięcia kości lub żetonu
key-new-campaign-lesson = M
new-campaign-lesson = Nie znacie walki? Najpierw samouczek „Bunt”
    .below = Lekcja z objaśnieniami, około dwudziestu minut. Opowieść zaczeka.
new-campaign-hint = Kampania zapisuje się ruch po ruchu. Można przerwać w każdej chwili i grać dalej od tego miejsca.
menu-chronicle = Kronika
menu-report = Napisz raport
chronicle-head = Kronika
chronicle-reading = Wczytywanie kroniki.
chronicle-failed = Nie można odczytać kroniki.
chronicle-page = Strona { $page } z { $count }
chronicle-next = Następna strona
chronicle-close = Zamknij kronikę
chronicle-write-html = Zapisz jako stronę do druku
chronicle-write-markdown = Zapisz jako zwykły tekst
chronicle-short-html = Strona
chronicle-short-markdown = Tekst
chronicle-written = Zapisano: { $path }
chronicle-not-written = Nie udało się zapisać. { $reason }
problem-head-calm = Dla twórców
problem-report = Napisz raport
    .below = Jeden plik z grą w jej obecnym stanie, dla twórców. Nie ma w nim imion, folderów ani niczego więcej z tego komputera.
report-head = Raport jest gotowy.
report-failed = Nie udało się napisać raportu.
report-advice = Pokazuje twórcom dokładnie tę chwilę. Zawiera grę i ustawienia obrazu, ale bez imion i bez niczego więcej z tego komputera.
report-written = Raport jest tutaj: { $path }
report-not-written = Raportu nie ma. { $reason }
