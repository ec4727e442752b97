# Lessons on the page.

learn-page-title = Learn { $game }
learn-title = The first evening
learn-example = Show me
learn-step = step { $step } of { $steps }
learn-over = finished
learn-back = Back a step
learn-skip = Skip the chapter
learn-leave = Leave
learn-teacher = Tullio, your consigliere
learn-alone = Tullio is watching. Your turn
learn-press = press me
learn-here = here
learn-next = Go on
learn-send = Nothing is sent yet. Press the brass button to send it.
learn-choose = See the table
learn-fold = Put this card away
learn-unfold = What your consigliere said
learn-take-back = Take it back
learn-leave-title = Leave the lesson?
learn-leave-note = Your place is kept in this browser: you go on at this step.
learn-stay = Stay
learn-none = There is no such lesson.

learn-end-title = That was your first evening.
learn-end-note = Hold a finger or the pointer on anything, and it explains itself.
learn-end-aim = “My aim”, at the top of every table, says what you play for.
learn-play = Play a real game now
learn-play-note = Against novices. I stay at hand for the first round.
learn-again = Once more from the beginning
learn-no-table = The house cannot be reached. Try again in a moment.

learn-at-hand = Tullio, at hand
learn-at-hand-fold = Put away for now
learn-at-hand-close = Thank you, you may go
learn-at-hand-wait = The others are busy. Watch what they do: it tells you what they have.
learn-at-hand-aim = My aim: how one wins, and what to do now.
learn-at-hand-counsel = Consigliere, the lamp: what I would do. It is free, and only you hear it.
learn-at-hand-hold = Hold a finger or the pointer on anything, and it explains itself.
learn-at-hand-goodbye = That was a round. I leave you to it; the lamp still finds me.
