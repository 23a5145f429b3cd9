### What figures are called in what is told before a choice: “The next two actions are lost”, “−1 Morale”. Nobody reads
### these. `ironclad check` finds figures by them and looks whether the story does what is told.

# The words for one, for two and so on, with commas between; several for the same number with spaces.
figure-numbers = a an one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve

# All forms of a word that can stand behind a number, with commas between.
figure-credits = Credits, Credit
figure-crew = Crew
figure-morale = Morale
figure-hull = Hull
figure-salvage = Salvage
figure-ammo = Ammo
figure-gear = Gear
figure-actions = actions, action
figure-heroes = heroes, hero
# Before a number: “until scenario 4”.
figure-scenario = scenario
figure-federation = Federation
figure-council = Council
figure-firstborn = Firstborn
figure-cartel = Cartel
figure-corporation = Corporation
