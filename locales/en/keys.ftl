# Keys: the last chapter of the rule book. One message for each place where keys work; in each line the keys stand before
# the first colon, parted by commas, and after it what they do.

keys-title = Keys

keys-everywhere = Everywhere
    .text =
        Enter: the main button.
        1–9, letters: the option with that key.
        ↑, ↓, ←, →, Tab, Shift Tab: to the next item, or the one before.
        Space: select the focused item.
        PgUp, PgDn: scroll what is being read.
        ?: what is this? From there the arrows and Tab lead to everything else that has a name; ? and Enter show everything about it.
        G: the log book of the campaign.
        Esc: back, or the menu.
        Ctrl +, Ctrl −: larger or smaller text.
        F11: full screen, or a window again.
        F5: reload the texts, for translators.
keys-table = At the table
    .text =
        Z: undo the last choice.
        Shift Z: undo to the start of the turn.
        X: redo the next choice.
        Shift X: redo to the start of the next turn.
        Shift T: the timeline.
        Shift PgUp, Shift PgDn, ←, →: the log, up and down.
        PgUp, PgDn: the other options, where not all fit.
        Shift ↑, Shift ↓, Shift ←, Shift →: move the chart.
        +, −: zoom in, or out; the mouse’s wheel does it too.
        R: the rule book, at the rule for what is asked.
        S, C, L, M: ship, crew, log and chart, where they lie behind a tab. M also hides a page of the story to show the table, and brings it back.
        H: hide or show the lesson.
        B: from a story’s options back to its page, in small windows.
        B: objectives: progress, rewards, deadline, and what moves on the chart.
keys-plan = Planning a combat
    .text =
        ←, →: to another order sheet.
        ↑, ↓, Tab: to another row of the order sheet.
        T: look at another enemy.
        0–9, letters, Space: put it on the order sheet, or take it off.
keys-fitting = Fitting out
    .text =
        ↑, ↓, ←, →, Tab: from card to card.
        P: hire the suggested crew.
        0: choose to cast off; pressed again, do it.
keys-time = The timeline
    .text =
        ↑, ↓, PgUp, PgDn: from moment to moment.
        ←, →: from turn to turn.
        Tab: to another branch.
        Enter, Space: view this moment.
        G: go back to it.
        P: watch from there.
        N: name the branch.
keys-past = Replay
    .text =
        ←, →: the moment before, or the next.
        PgUp, PgDn: the turn before, or the next.
        Space: play, or pause.
        1–3: slow, normal, fast.
        ↑, ↓: the log, up and down.
keys-book = In the rule book
    .text =
        ↑, ↓: from rule to rule.
        ←, →, PgUp, PgDn: from chapter to chapter.
        Tab, /: search.
        Enter, Esc, ?: close the book.
keys-wardroom = In the wardroom
    .text =
        1–9: a battle.
        ↑, ↓: to the next item, or the one before.
        Tab, Shift Tab: from part to part: battles, players, options, the wardroom book.
        ←, →, Space: set it to the next, or the one before.
        I, F: to the battles of Iron Guest, or of Full Thrust.
        B: the shelf of battles: copy, rename, export, throw away.
        N: to the field for a name.
        D: dice: the app’s, or your own.
        R: the rule book.
        Enter: start the game, or continue the chosen one.
        ?: what is this? Once more opens the rule book.
        Esc: back.
keys-battle = At the table of Iron Guest
    .text =
        1–9: the option with that key: a ship, a play, a heading.
        1–6: what the die shows, where you roll your own.
        ←, →, Tab, Shift Tab: to another ship; while placing, to another hex.
        ↑, ↓, Space: to another play; while placing, to another heading.
        P, S: the port and the starboard broadside: at the next target, or at none.
        Enter: announce, or continue.
        Z: undo the last play.
        Shift Z: undo to the start of the turn.
        X: redo it.
        Shift X: redo to the start of the next turn.
        Shift T: the timeline of the battle.
        D: what the enemy could bring under fire.
        H: hide or show the lesson.
        M: question and chart, in small windows.
        R: the rule book, at the rule for what is asked.
        A: opens the menu at “Restart”, when the battle is over.
        B: replay the battle, when it is over; the keys are those of a replay.
        Shift PgUp, Shift PgDn, PgUp, PgDn: the log, up and down.
        Esc: the menu; while steps are shown, to the end of them.
keys-fleets = On the page of Full Thrust
    .text =
        1–9: a battle.
        ↑, ↓: to the next item, or the one before.
        Tab, Shift Tab: from part to part: battles, players, fleets, rules, battles under way.
        ←, →, Space: set it to the next, or the one before.
        I, F: to the battles of Iron Guest, or of Full Thrust.
        N: to the field for a name.
        Y: the shipyard: fleets, designs, scenarios of your own.
        M: a custom battle.
        E: see how balanced the battle is.
        B: the shelf of battles: copy, rename, export, throw away.
        D: dice: the app’s, or your own.
        R: the rule book.
        Enter: start the battle, or continue the chosen one.
        Esc: back.
keys-shipyard = In the shipyard of Full Thrust
    .text =
        F, D, S: a new fleet, design or scenario.
        ↑, ↓: to the next item, or the one before.
        Tab, Shift Tab: to the next part; in a scenario, to the next side.
        ←, →: set it to the next, or the one before; of a ship, fighters fewer or more.
        Space: open it, or take a ship or weapon in. Backspace takes it out.
        N: to the field for a name.
        P: print the record sheets of the fleet.
        Enter: save, or open.
        Esc: back.
keys-fleet-battle = At the table of Full Thrust
    .text =
        1–9: the option with that key: a ship, a target, a weapon. 0 is no order, or no fire.
        1–6: what the die shows, where you roll your own.
        ←, →, ↑, ↓: the course and the velocity of an order; where a ship or a group is put.
        Tab, Shift Tab: to another ship.
        O, P, S: type an order, as in P2+4. Elsewhere P and S turn a ship to port and to starboard; P also passes, where sides fire in turn.
        Space: a blank, while an order is typed.
        Q, W: slower and faster, of a ship that is set up or comes back. W also plays the battle back when it is over.
        Enter: keep it and go on, lock, or continue.
        N: the next ship without a decision.
        C: the same order for the others of her class.
        G: the same order for all the others; while setting up, the same course and velocity.
        J: the others keep formation with this ship.
        L: last turn’s order.
        U, V, R: launch fighters, take them aboard, ram.
        A: fire as the computer would. When the battle is over, it opens the menu at “Restart”.
        Y: another system for the needle beam.
        K: lock what is decided now.
        Z: undo. What is chosen and not kept goes first.
        Shift Z: undo to the start of the turn.
        X: redo it.
        Shift X: redo to the start of the next turn.
        Shift T: the timeline of the battle.
        T: show the last movement again; the keys are those of a replay.
        H: hide or show the guide.
        +, −: zoom in, or out.
        Shift ↑, Shift ↓, Shift ←, Shift →: move the table.
        F: the whole table.
        B: arcs and ranges, on or off.
        M: the tape measure; drag to measure.
        I: table and question, in small windows.
        Shift PgUp, Shift PgDn, PgUp, PgDn: the log, up and down.
        Esc: the menu; while steps are shown, to the end of them.
