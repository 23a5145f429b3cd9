### Die Messe: die Kriegsspiele für einen Abend.

title-wardroom = Die Messe
wardroom-head = Die Messe
wardroom-below = Iron Guest: Segelgeschwader auf kleiner See. Zwei bis sechs Spieler, Menschen oder Maschine, an einem Bildschirm.
wardroom-setups = Aufstellung
wardroom-seats = Spieler
wardroom-variants = Varianten
wardroom-kept = Laufende und beendete Partien
wardroom-person = Mensch
wardroom-on = an
wardroom-off = aus
wardroom-stands = { $round ->
    [0] { $players }; Aufstellung
   *[other] { $players }; Runde { $round }
}
wardroom-main = Spiel aufbauen
wardroom-main-go-on = Diese Partie fortsetzen
wardroom-main-look = Diese Partie ansehen
