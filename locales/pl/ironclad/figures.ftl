### Jak nazywają się wielkości w tym, co się mówi przed wyborem. Nikt tego nie czyta; szuka ich `ironclad check`.

figure-numbers = jeden jedna jedno, dwa dwie dwóch, trzy trzech, cztery czterech, pięć, sześć, siedem, osiem, dziewięć, dziesięć, jedenaście, dwanaście
figure-credits = Kredytów, Kredyty, Kredyt
figure-crew = Załogi, Załoga
figure-morale = Morale
figure-hull = Kadłuba, Kadłub
figure-salvage = Złomu, Złom
figure-ammo = Amunicji, Amunicja
figure-gear = Wyposażenia, Wyposażenie
figure-actions = akcje, akcji, akcja
figure-heroes = bohaterów, bohater, bohatera
figure-scenario = scenariusza
figure-federation = Federacja
figure-council = Rada
figure-firstborn = Pierworodni
figure-cartel = Kartel
figure-corporation = Korporacja
