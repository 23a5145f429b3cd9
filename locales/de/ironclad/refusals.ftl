### Warum etwas jetzt nicht geht.

no-not-now = Jetzt gerade nicht.
no-banned = { $condition }: kein { $action }.

no-move = Das liegt nicht neben uns.
no-beyond = Das liegt nicht gleich hinter dem nächsten Sektor.
no-recon-nothing = Dort liegt keine Meldung.
no-recon-open = Diese Meldung ist schon aufgedeckt.
no-recon-lookout = Die Routen sind gesperrt: jedes Aufklären erschöpft einen Agenten, Piloten oder Spezialisten, und keiner kann mehr.
no-recon-far = Aufklären reicht nur in den nächsten Sektor.
no-rest = An Bord ist niemand erschöpft.
no-heal = Heilen braucht eine Krankenstation.
no-repair = Reparieren braucht eine Bordwerkstatt.
no-repair-salvage = Kein Schrott zum Reparieren.
no-dock = Hier ist kein Hafen.
no-dock-enemy = Hafen eines Feindes: keine Dienste.
no-dock-idle = Nichts, was dieser Hafen bietet, würde jetzt nützen.

no-hero-aboard = Nicht an Bord.
no-hero-wounded = { $hero } ist verwundet und tut bis zur Heilung nichts.
no-hero-ready = Schon bereit.
no-hero-rest-wounded = Verwundet. Ruhen hilft da nicht, nur Heilen.
no-hero-not-wounded = Nicht verwundet.
no-hero-squad = Dient in einem anderen Trupp.
no-hero-posted = { $hero } ist nicht an Bord: { $name }. Ruhen und Heilen hilft nur denen an Bord; erst dort alle abholen.
no-hero-flies = Fliegt in diesem Gefecht und gibt keine Befehle.
no-hero-assigned = Schon eingeteilt.
no-hero-assigned-before = In der Phase davor eingeteilt und in dieser nicht verfügbar.
no-hero-twice = Schon dabei; auf einer Karte zählt ein Held einmal.
no-hero-waits = { $hero } wartet auf eine spätere Aufgabe dieses Einsatzes.
no-hero-skill = Hat keine der Fertigkeiten, die hier zählen.
no-hero-class = Falsche Klasse.
no-hero-now = Kommt hierfür nicht infrage.

no-ability-twice = In dieser Runde schon genutzt.
no-ability-now = Diese Fähigkeit würde jetzt nichts ändern.

no-attempt = Nötig ist { $who }, und an Bord ist niemand, der es könnte.
no-offer-turn = In dieser Runde schon geschehen.
no-offer-once = Schon geschehen; einmal im Szenario.
no-offer-price = Es kostet { $count } { $what }, und wir haben { $have }.
no-offer-price-but-one = Es kostet { $count } { $what }. Wir haben { $have }, und 1 muss bleiben.
no-offer-actions = Es kostet { $count } Aktionen, und { $left ->
    [0] es ist keine mehr übrig.
    [one] es ist nur noch eine übrig.
   *[other] es sind nur noch { $left } übrig.
}
no-offer-hero = Nötig ist { $hero }, und nicht an Bord.
no-offer-hero-away = Nötig ist { $hero }, zurzeit auf einem Posten.
no-offer-skill = Nötig ist { $skill }, und an Bord ist niemand, der es könnte.
no-offer-heroes = { $able ->
    [0] Nötig sind { $count } Helden, und an Bord ist niemand, der es könnte.
    [one] Nötig sind { $count } Helden, und an Bord ist nur einer, der es könnte.
   *[other] Nötig sind { $count } Helden, und an Bord sind nur { $able }, die es könnten.
}
no-offer-others = Jeder Held zählt nur für eines, und für alles, was nötig ist, sind wir zu wenige.
no-take-full = Der Laderaum hat dafür keinen Platz.
no-post-full = Der Posten ist voll besetzt.
no-post-nobody = Niemand an Bord könnte gehen.
no-skip = Diese Karte muss abgehandelt werden.
no-skip-action = Keine Aktion mehr da, um zu zahlen.
no-skip-standing-orders = Stehender Befehl: keine Begegnung wird für Moral übergangen.
no-skip-morale = Übergehen kostet { $price } Moral, im Ganzen zu zahlen, und wir haben { $morale }, von der eine bleiben muss.

no-order-heroic-spent = Schon gegeben; einmal je Szenario.
no-order-heroic-given = Ein heldenhafter Befehl je System und Gefecht.
no-order-complex-given = Ein schwieriger Befehl je System und Gefecht.
no-order-ammo = Keine Munition.
no-order-engineer = Kein Ingenieur, der dafür erschöpft werden könnte.
no-order-energy = { $left ->
    [0] Kostet { $asked } Energie; übrig: 0.
   *[other] Kostet { $asked } Energie; übrig: { $left }.
}
no-order-nothing-out = Keine Maschine ist gestartet oder kann starten.
no-order-hero = Aus diesem Trupp ist niemand frei.
no-sortie-out = Schon gestartet.
no-sortie-disabled = Außer Gefecht, bis außerhalb des Gefechts ein Punkt repariert ist.
no-sortie-bay = Keine Bucht mehr, die funktioniert.
no-sortie-pilot = Aus dem Hangartrupp ist niemand frei zum Fliegen.
no-target-observer = Unbewaffneter Beobachter; kein zulässiges Ziel.
no-target = Nur schnelle Feinde für einen zweiten Wurf.
no-confirm = Noch nicht alle Systeme haben entschieden.

no-service-here = { $service }: gibt es hier nicht.
no-service-twice = Schon genutzt. Noch einmal andocken, um ihn wieder zu nutzen.
no-service-wounded = An Bord ist niemand verwundet.
no-service-toasted = Einmal je Hafen und Szenario; schon genutzt.
no-service-morale = Die Moral ist auf dem Höchststand.
no-service-guild = Die Gilde bedient uns nur, wo wir freundlich oder verbündet sind.
no-service-standing = Nicht bei unserem Verhältnis hier.
no-service-ally = Nur für Verbündete.
no-service-upgrade = Nichts, was unsere Credits und unser Schrott hergeben.
no-upgrade-done = An Bord ist alles ausgebaut, was sich ausbauen lässt.
no-upgrade-salvage = Zu wenig Schrott.
no-service-whole = Nichts ist beschädigt.
no-credits = Zu wenig Credits.
no-buy-stock = Für diesen Besuch ausverkauft.
no-buy-full = { $what }: kein Platz für mehr.
no-buy-pile = Keine Ausrüstung mehr zu ziehen.
no-buy-bearer = In keinem System ist ein Ausrüstungsplatz frei.
no-buy-crew = Die Crew ist vollzählig.
no-mend-whole = Nicht beschädigt.
no-mend-salvage = Verlustkontrolle: ein reparierter Punkt kostet auch Schrott, und es ist zu wenig da.
no-mend-ability = Nur Sektionen.
no-mend-fighters = Nur Jäger und Mechs.
no-mend-hull = Nur Jäger, Mechs und Sektionen.

no-done-needed = Ohne einen lässt sich die Karte nicht versuchen.
no-done-demanded = Die Karte verlangt es.
no-done-rest = Mindestens einer, sonst ist die Aktion verschenkt.

illegal-not-an-option = Das steht gerade nicht zur Wahl.
illegal-not-a-chance = Gefragt ist eine Wahl, kein Würfel und keine Meldung.
illegal-another-chance = Gezogen wird eine Meldung, wo ein Würfel gefragt war, oder umgekehrt.
illegal-not-in-the-group = Diese Meldung ist nicht unter denen, aus denen gezogen wird.
illegal-not-a-choice = Gefragt ist ein Würfel, keine Wahl.
illegal-over = Dieses Spiel ist vorbei.
illegal-no-room = Die Datei dieses Spiels ist beschädigt: Es wäre mehr auf einmal im Gang, als die Regeln zulassen.
