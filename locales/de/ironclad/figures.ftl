### Wie Zahlen und das Gezählte heißen, wo etwas vor einer Wahl gesagt wird: „Zwei Aktionen entfallen“, „−1 Moral“. Niemand
### liest dies. `ironclad check` findet danach die Zahlen und prüft, ob die Geschichte tut, was da steht.

# Die Wörter für eins, für zwei und so weiter, mit Kommas dazwischen; mehrere für dieselbe Zahl mit Leerzeichen.
figure-numbers = ein eine einen einem einer eines eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf

# Alle Formen eines Worts, das hinter einer Zahl stehen kann, mit Kommas dazwischen.
figure-credits = Credits, Credit
figure-crew = Crew
figure-morale = Moral
figure-hull = Rumpf
figure-salvage = Schrott
figure-ammo = Munition
figure-gear = Ausrüstung
figure-actions = Aktionen, Aktion
figure-heroes = Helden, Held
# Vor einer Zahl: „bis Szenario 4“.
figure-scenario = Szenario
figure-federation = Föderation
figure-council = Rat
figure-firstborn = Erstgeborene, Erstgeborenen
figure-cartel = Kartell
figure-corporation = Konzern
