hero-kelp--tove-name = Tove
hero-kelp--tove-full = Harbour Pilot Tove Lindqvist
button-done = Fall off the edge of the world
ability-kelp--tove = Tea at four bells
    .text = Active, between actions.
this line is no message
