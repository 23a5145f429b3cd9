hero-kelp--tove-name = Tove
hero-kelp--tove-line = „Noch nie hat mich jemand gebeten, ein Schiff hinauszubringen.“
