# What pieces say of themselves that are the same at every table: 25 words at most.

tip-explaining = Press anything to learn what it is. Nothing is played.
tip-explaining-end = Done
tip-explain-open = Explain the table
tip-explain-note = Every piece says what it is when you rest on it. On a touch screen, press it long.
shell-key-explain = A press explains instead of playing

tip-seat = A player at this table.
tip-seat-own = Your own seat.
tip-seat-bot = A bot. { $level }: { $line }
tip-offer-name = Offer
tip-offer = What one gives and what one wants for it. Accepted, it happens at once; until then it can be withdrawn.
tip-promise-name = Promise
tip-promise = Written down for all to see. Nobody has to keep it; the table says whether it was kept.
tip-action = One of the answers to the question above. A press gives it, or picks it where a button below sends it.
tip-send-name = Send
tip-send = Gives your answer as you have put it together. Until you press it, nobody sees anything of it.
tip-undo-name = Take back
tip-undo = Goes one step back, as long as nothing hidden has come to light since.
