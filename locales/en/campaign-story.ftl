### The campaign’s own words: what the log keeps of each voyage.

## What the log keeps

log-flag-passengers-unseen = Delivered 240 units of ballast, unopened.
log-flag-passengers-delivered = Delivered 240 people, as ballast.
log-flag-passengers-signed = Delivered 240 people, by name.
log-flag-passengers-freed = Let 240 people off at Europa.
log-flag-passengers-taken = Lost the hull to the other side, with 240 aboard.
log-flag-passengers-lost = Lost the Long Patience, with 240 aboard.
log-flag-call-1-answered = Answered the boats.
log-flag-call-1-left = Did not answer the boats.
log-flag-turned-1-federation = Broke our word to the Federation, for 4 Credits.
log-flag-turned-1-cartel = Broke our word to the Cartel, for 4 Credits.

log-flag-pod-saved = Took six of the survey off the Shoals.
log-flag-pod-left = Left six of the survey in the Shoals.
log-flag-plates-council = Landed the plates of Mirembe at Pharos.
log-flag-plates-corporation = Landed the plates of Mirembe at Kontor.
log-flag-plates-lost = Lost the plates of Mirembe.
log-flag-plates-copied-yes = Kept a copy of the plates, in the flour.

log-flag-xavier-federation = Captain Xavier is at Theia.
log-flag-xavier-firstborn = Captain Xavier is at Adjoa.
log-flag-xavier-aboard = Captain Xavier is aboard.
log-flag-word-given = Gave him our word not to ask.
log-flag-word-refused = Asked him. “Ask who was short of time.”

log-flag-serum-landed = Landed the serum on Anneke.
log-flag-serum-short = Landed too little serum on Anneke.
log-flag-strays-unseen = Anneke’s headwoman asked for one box more than she has people.
log-flag-strays-helped = Landed a box for those behind the hill.
log-flag-strays-left = Saw those behind the hill, and landed nothing.
log-flag-quarantine-broken = Took forty families through the quarantine.
log-flag-quarantine-kept = Kept the quarantine.
log-flag-call-4-answered = Gave a box to a picket.
log-flag-call-4-left = Did not answer a picket.

log-flag-works-whole = Perdita’s three plants stand.
log-flag-works-hurt = Two of Perdita’s plants stand.
log-flag-works-lost = Perdita choked, for a day.
log-flag-truth-silent = Said nothing of Perdita.
log-flag-truth-sponsor = Sold what we know of Perdita.
log-flag-truth-open = Told everyone who lives at Perdita.
log-flag-keala-trusts = The foreman at Perdita trusts us.
log-flag-keala-bargains = The foreman at Perdita will bargain.
log-flag-keala-enemy = The foreman at Perdita will not see us.
