# Klawisze: ostatni rozdział zasad. W każdym wierszu klawisze stoją przed pierwszym dwukropkiem, rozdzielone przecinkami, a po
# nim to, co robią.
keys-title = Klawisze
keys-everywhere = Wszędzie
    .text =
        Enter: główny przycisk.
        1–9, litery: to, co stoi przy danym klawiszu.
        ↑, ↓, ←, →, Tab, Shift Tab: do następnej rzeczy albo poprzedniej.
        Spacja: wybierz wskazane.
        PgUp, PgDn: przewiń to, co czytasz.
        ?: co to jest? Stąd strzałki i Tab prowadzą do wszystkiego, co ma nazwę; ? i Enter pokazują o tym wszystko.
        G: księga pokładowa kampanii.
        Esc: wstecz albo menu.
        Ctrl +, Ctrl −: większy albo mniejszy tekst.
        F11: pełny ekran albo znów okno.
        F5: wczytaj teksty na nowo, dla tłumaczy.
keys-table = Przy stole
    .text =
        Z: cofnij ostatni wybór.
        Shift Z: cofnij do początku tury.
        X: ponów następny wybór.
        Shift X: ponów do początku następnej tury.
        Shift T: oś czasu.
        Shift PgUp, Shift PgDn, ←, →: dziennik w górę i w dół.
        PgUp, PgDn: pozostałe opcje, gdy nie mieszczą się wszystkie.
        Shift ↑, Shift ↓, Shift ←, Shift →: przesuń mapę.
        +, −: mapa bliżej albo dalej; kółko myszy też to robi.
        R: zasady, przy zasadzie o tym, o co pyta gra.
        S, C, L, M: okręt, załoga, dziennik i mapa, gdy kryją się za zakładką. M chowa też stronę opowieści, by pokazać stół, i ją przywraca.
        H: ukryj albo pokaż lekcję.
        B: cele: postęp, nagrody, termin i to, co rusza się po mapie.
        B: z opcji opowieści wróć do jej strony, w małych oknach.
keys-plan = Planowanie walki
    .text =
        ←, →: do innej karty rozkazów.
        ↑, ↓, Tab: do innego wiersza karty.
        T: obejrzyj innego wroga.
        0–9, litery, Spacja: wpisz to na kartę albo skreśl.
keys-fitting = Przygotowania
    .text =
        ↑, ↓, ←, →, Tab: od karty do karty.
        P: najmij proponowaną załogę.
        0: wybierz odbicie; naciśnięte ponownie, odbij.
keys-time = Oś czasu
    .text =
        ↑, ↓, PgUp, PgDn: od chwili do chwili.
        ←, →: od tury do tury.
        Tab: do innej gałęzi.
        Enter, Spacja: obejrzyj.
        G: wróć do tego miejsca.
        P: odtwarzaj od tego miejsca.
        N: nazwij gałąź.
keys-past = Odtwarzanie
    .text =
        ←, →: poprzednia chwila albo następna.
        PgUp, PgDn: poprzednia tura albo następna.
        Spacja: odtwarzaj albo wstrzymaj.
        1–3: wolno, średnio, szybko.
        ↑, ↓: dziennik w górę i w dół.
keys-book = W zasadach
    .text =
        ↑, ↓: od zasady do zasady.
        ←, →, PgUp, PgDn: od rozdziału do rozdziału.
        Tab, /: szukaj.
        Enter, Esc, ?: zamknij zasady.
keys-wardroom = W mesie
    .text =
        1–9: bitwa.
        ↑, ↓: od rzeczy do rzeczy.
        Tab, Shift Tab: od części do części: bitwy, gracze, opcje, księga mesy.
        ←, →, Spacja: ustaw na następne albo poprzednie.
        I, F: do bitew Iron Guest albo Full Thrust.
        B: półka bitew: kopiowanie, nazwy, eksport, kosz.
        N: do pola z imieniem.
        D: kości: z programu albo własne.
        R: zasady.
        Enter: rozpocznij grę albo wróć do wybranej.
        ?: co to jest? Jeszcze raz otwiera zasady.
        Esc: wstecz.
keys-battle = Przy stole Iron Guest
    .text =
        1–9: to, co stoi przy danym klawiszu: okręt, ruch, kurs.
        1–6: wynik kości, gdy rzucacie sami.
        ←, →, Tab, Shift Tab: do innego okrętu; przy ustawianiu do innego pola.
        ↑, ↓, Spacja: do innego ruchu; przy ustawianiu do innego kursu.
        P, S: lewa i prawa burta: w następny cel albo w żaden.
        Enter: ogłoś albo dalej.
        Z: cofnij ostatni ruch.
        Shift Z: cofnij do początku tury.
        X: ponów go.
        Shift X: ponów do początku następnej tury.
        Shift T: oś czasu bitwy.
        D: co wróg mógłby wziąć pod ogień.
        H: ukryj albo pokaż lekcję.
        M: pytanie i mapa, w małych oknach.
        R: zasady, przy zasadzie o tym, o co pyta gra.
        A: po bitwie: menu przy „Zacznij od nowa”.
        B: odtwórz bitwę, gdy się skończy; klawisze jak przy odtwarzaniu.
        Shift PgUp, Shift PgDn, PgUp, PgDn: dziennik w górę i w dół.
        Esc: menu; gdy gra pokazuje kroki, przejście do ich końca.
keys-fleets = Na stronie Full Thrust
    .text =
        1–9: bitwa.
        ↑, ↓: od rzeczy do rzeczy.
        Tab, Shift Tab: od części do części: bitwy, gracze, floty, zasady, bitwy w toku.
        ←, →, Spacja: ustaw na następne albo poprzednie.
        I, F: do bitew Iron Guest albo Full Thrust.
        N: do pola z imieniem.
        Y: stocznia: własne floty, projekty, scenariusze.
        M: bitwa na miarę.
        E: sprawdź, na ile bitwa jest wyrównana.
        B: półka bitew: kopiowanie, nazwy, eksport, kosz.
        D: kości: z programu albo własne.
        R: zasady.
        Enter: rozpocznij bitwę albo wróć do wybranej.
        Esc: wstecz.
keys-shipyard = W stoczni Full Thrust
    .text =
        F, D, S: nowa flota, nowy projekt, nowy scenariusz.
        ↑, ↓: od rzeczy do rzeczy.
        Tab, Shift Tab: do następnej części; w scenariuszu do następnej strony.
        ←, →: ustaw na następne albo poprzednie; przy okręcie mniej albo więcej myśliwców.
        Spacja: otwórz albo dodaj okręt lub broń. Backspace je usuwa.
        N: do pola z nazwą.
        P: drukuj karty okrętów floty.
        Enter: zapisz albo otwórz.
        Esc: wstecz.
keys-fleet-battle = Przy stole Full Thrust
    .text =
        1–9: to, co stoi przy danym klawiszu: okręt, cel, broń. 0 to brak rozkazu albo ognia.
        1–6: wynik kości, gdy rzucacie sami.
        ←, →, ↑, ↓: kurs i prędkość rozkazu; miejsce, gdzie stawia się okręt albo grupę.
        Tab, Shift Tab: do innego okrętu.
        O, P, S: pisz rozkaz, na przykład P2+4. Gdzie indziej P i S obracają okręt w lewo i w prawo; P także pasuje, gdy strony strzelają na przemian.
        Spacja: odstęp, gdy pisze się rozkaz.
        Q, W: wolniej i szybciej, gdy okręt się rozstawia albo wraca. W też odtwarza bitwę, gdy się skończy.
        Enter: zachowaj i dalej, zatwierdź albo kontynuuj.
        N: następny okręt bez decyzji.
        C: ten sam rozkaz dla innych tej klasy.
        G: ten sam rozkaz dla wszystkich innych; przy rozstawianiu ten sam kurs i prędkość.
        J: pozostałe trzymają szyk z tym okrętem.
        L: rozkaz z poprzedniej tury.
        U, V, R: wypuść myśliwce, przyjmij je, taranuj.
        A: strzelaj, jak strzelałby komputer. Po bitwie: menu przy „Zacznij od nowa”.
        Y: inny system dla wiązki igłowej.
        K: zatwierdź teraz, co rozstrzygnięte.
        Z: cofnij. Najpierw to, co wybrano, a nie zachowano.
        Shift Z: cofnij do początku tury.
        X: ponów.
        Shift X: ponów do początku następnej tury.
        Shift T: oś czasu bitwy.
        T: pokaż ostatni ruch jeszcze raz; klawisze jak przy odtwarzaniu.
        H: ukryj albo pokaż przewodnik.
        +, −: stół bliżej albo dalej.
        Shift ↑, Shift ↓, Shift ←, Shift →: przesuń stół.
        F: cały stół.
        B: sektory ognia i zasięgi, pokaż albo ukryj.
        M: miarka; mierzy się, przeciągając.
        I: stół i pytanie, w małych oknach.
        Shift PgUp, Shift PgDn, PgUp, PgDn: dziennik w górę i w dół.
        Esc: menu; gdy gra pokazuje kroki, przejście do ich końca.
