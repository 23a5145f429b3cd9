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
