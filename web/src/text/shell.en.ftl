# The shell around every game's table: prompt, seats, log, chat, rules, menu.

# --- the page ---

shell-connecting = Coming to the table…
shell-loading = One moment…
shell-gone = There is no such table.
shell-gone-note = It may never have existed, or it was cleared away long after its last card.
shell-to-lobby = To the lobby
shell-lost = No connection since { $since }. Nothing is lost: the table comes back by itself.
shell-result = See the result
shell-title = { $place } · Omertà
shell-title-turn = ● Your turn · { $place }
shell-title-house = Omertà
shell-notify-turn = It is your turn
shell-close = Close
shell-late = This page could not be fetched. Is the connection there?
shell-again = Try again

# --- the prompt ---

shell-going-on = …
shell-skip = Skip
shell-over = The game is over.
shell-watching = You are watching.
shell-answers = Answers
shell-pick = Choose…
shell-pick-or = Choose on the table
shell-sending = Sending…
shell-stale = The table has moved on meanwhile. Look again, and choose again.
shell-rule = Rule { $rule }
shell-deadline = Time for this question
shell-pass-until-turn = Pass until my turn
shell-pass-until-turn-note = Where all are asked, “pass” is answered for you until your next turn. Press it again to be asked.
shell-standing = Pass in advance
shell-standing-note = Yours alone, to be changed at any time: nobody learns of it.
shell-undo-steps = Undo
shell-undo-step = One step back
shell-undo-back = Take back
shell-undo-ask = Ask to take back
shell-others-waiting = waiting for { $names }
shell-others-none = everybody is waiting for you
shell-passes-itself = nothing to do for you: in a moment this goes on by itself
shell-others-answered = { $count ->
    [one] one has answered
   *[other] { $count } have answered
}
shell-others-asked = { $count ->
    [one] { $names } is deciding too
   *[other] { $count } others are deciding too
}

# --- the consigliere ---

shell-counsel = Consigliere
shell-counsel-note = What would he do? Only you hear it.
shell-counsel-thinking = He is thinking it over…
shell-counsel-nothing = There is nothing to weigh here: one answer is as good as another.
shell-counsel-times = { $times } × { $text }
shell-again-from = Played again from a moment of a finished game: what you could not see is dealt anew.
shell-again-stop = Stop, back to the finished game
shell-counsel-hope = Chance to win:
shell-counsel-worth = The chance to win with it, estimated from what you can see and no more. Pick an answer here; you still send it yourself.
shell-counsel-even = Perhaps as good as the first: too close to tell.
shell-counsel-offers = About offers
shell-counsel-do = Do as he says

# --- bots ---

bot-novice = novice
bot-novice-line = Goes by what lies open and looks good at once: for a first game.
bot-soldier = soldier
bot-soldier-line = Knows the trade, but often takes the second best for the best.
bot-lieutenant = lieutenant
bot-lieutenant-line = Knows the trade, and is seldom wrong about it.
bot-boss = boss
bot-boss-line = Plays every good move through in its head first, for up to two seconds. Hard to beat.
bot-lively = mixed company
bot-lively-line = Bots of all levels and tempers, each with a name of its own.
bot-bot = house bot
bot-greedy = simple bot
bot-random = random bot

# --- seats ---

shell-seats = Players
shell-seat-ready = answered
shell-seat-yours = your turn
shell-seat-thinking = is thinking…
shell-seat-bot = bot
shell-seat-bot-level = bot: { $level }
shell-seat-away = away
shell-watching-count = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
shell-time-left = { $time } left
shell-hurry = hurry
shell-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
shell-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes }
}

# --- somebody is away ---

shell-away-title = Somebody is away
shell-away = { $name } has been away for a while.
shell-away-host = A bot can play on in their place.
shell-away-vote = A bot can play on in their place, if most of you want it: { $agreed } of { $needed } so far.
shell-away-do = Let a bot play on
shell-away-wait = Wait for them

# --- taking back ---

shell-undo-title = A move to take back
shell-undo-asked = { $name } would like to take back their last move.
shell-undo-you-asked = You have asked to take back your last move.
shell-undo-agreed = Agreed: { $names }.
shell-undo-open = Still to answer: { $names }.
shell-undo-agree = Agree
shell-undo-refuse = Refuse

# --- beside the table ---

shell-beside = Log, chat and rules
shell-tab-table = Table
shell-tab-log = Log
shell-tab-offers = Offers
shell-tab-chat = Chat
shell-tab-rules = Rules
shell-new = new:
shell-log-empty = Nothing has happened yet.
shell-chat-empty = Nobody has said anything yet.
shell-chat-say = Say something to the table
shell-chat-hint = Say something
shell-chat-send = Send
shell-chat-watching = watching
shell-chat-whisper = To { $name } alone
shell-chat-to-whom = To whom
shell-chat-to-you = to you alone
shell-chat-to = to { $name } alone

shell-rules-title = Rules of { $game } · Omertà
shell-rules-search = Search the rules
shell-rules-search-hint = Search
shell-rules-contents = Contents
shell-rules-found = { $count ->
    [0] No rule found
    [one] One rule found
   *[other] { $count } rules found
}
shell-rules-failed = The rules could not be fetched.

# --- bargaining ---

shell-offers = On the table
shell-offers-none = No offers.
shell-offers-closed = No trade at this moment
shell-offers-make = Make an offer
shell-offers-go-on = Go on with your offer
shell-offer-mine = Your offer to { $to }
shell-offer-mine-all = Your offer to anyone
shell-offer-to-me = { $maker } makes you an offer
shell-offer-answers-me = { $maker } answers you
shell-offer-all = { $maker }, to anyone
shell-offer-closed = { $maker } and { $to } are talking, behind closed doors.
shell-offer-gives = gives
shell-offer-wants = wants
shell-offer-you-give = you give
shell-offer-you-get = you get
shell-offer-nothing = nothing
shell-offer-stands = stands { $time } more
shell-offer-item = { $amount } × { $name }
shell-offer-accept = Accept
shell-offer-counter = Counter
shell-offer-decline = Decline
shell-offer-withdraw = Withdraw
shell-quoted = “{ $words }”
shell-pledge-you = You promise:
shell-pledge-by = { $name } promises:
shell-pledge-more = One more promise
shell-pledge-whose = Who promises
shell-pledge-what = What
shell-pledge-whom = Whom to leave alone
shell-pledge-until = How long, or when
shell-pledge-truce = a truce
shell-pledge-spare = to leave alone
shell-pledge-pay = to pay
shell-pledge-words = in words
shell-pledge-to-round = to the end of round { $round }
shell-pledge-in-round = in round { $round }
shell-pledge-whole-game = the whole game
shell-pledge-less = Less
shell-pledge-greater = More
shell-promise-now = Give { $name } my word
shell-pledge-add = Add
shell-pledge-drop = Take out: { $pledge }
shell-promises = Promises
shell-promises-note = nobody is forced to keep them
shell-promises-none = Nobody has given their word yet.
shell-own-word = You gave { $name } your word: { $words }.
shell-promise-between = { $maker } → { $to }
shell-promise-open = open
shell-promise-kept = kept
shell-promise-broken = broken
shell-promise-mark = What became of it
shell-promise-mark-kept = Kept
shell-promise-mark-broken = Broken
shell-promise-unmark = Take the mark back
shell-promise-give = Give your word…
shell-promise-to = To whom
shell-promise-words = What you promise
shell-to-all = All

# --- the menu ---

shell-menu = This table
shell-menu-short = More
shell-settings = Settings
shell-language = Language
shell-motion = Motion
shell-motion-system = as the system
shell-motion-full = full
shell-motion-less = less
shell-pace = What happens is shown
shell-pace-full = calmly
shell-pace-fast = fast
shell-pace-none = at once
shell-sound = Sounds
shell-notify = Notifications
shell-notify-note = When it is your turn and this tab is hidden; also when it is closed, if the server can push.
shell-mute-bots = Mute bots
shell-mute-bots-note = They still answer what you say to them alone.
shell-mute-bots-quiet = At this table bots speak only when spoken to.
shell-ask-price = What would you want?
shell-ask-price-first = To ask a price, choose what you want
shell-notify-denied = This browser does not allow them here.
shell-always-pass = Always pass: { $what }
shell-watch-link = Link to watch
shell-watch-link-note = Whoever opens it sees what everybody may see, and no hand.
shell-fair = Sealed before the first card
shell-fair-note = All chance in this game comes from a secret number of the house and from a number of each player's browser. This is the fingerprint of the secret number, shown to everybody before the browsers gave theirs. After the last card the number is shown too, and anyone can check that nothing was chosen or changed.
shell-keys = Keys
shell-key-send = Send what you have chosen
shell-key-clear = Clear your choice
shell-key-undo = Undo
shell-key-skip = Skip what is being shown (any key will do)
shell-key-counsel = Ask the consigliere
shell-key-tabs = Log, chat, rules
shell-key-offers = Offers and promises
shell-key-help = These keys
shell-leave = To the lobby
shell-leave-note = Your seat stays yours; the table is among your tables.
shell-leave-watching = You can come back at any time.
shell-resign = Resign
shell-resign-sure = A bot takes over your seat for good, and the others play on. Resign?
shell-resign-yes = Yes, resign
shell-resign-no = No, play on

shell-language-fr = Français
shell-language-en = English
shell-replay = Look back
shell-replay-note = The game so far, moment by moment, as you saw it. The table waits.
shell-replay-open = Open the replay
shell-too-late = That seat is taken and the game has begun: you are watching.

# --- a score and its parts ---
shell-score-parts = { $name }: { $figure }. What it is made of

# On a phone: the question in two lines, and what stands in the button's place while nothing is asked.
shell-list = Menu
shell-hand = Your hand: pull it up, or let it down
shell-all-of-it = Show all of it
shell-less = Show less
shell-awaiting = { $you ->
    [yes] It is your turn
   *[no] Waiting for { $names }
}

# --- the aim card ---
shell-aim = My aim
shell-aim-note = How one wins, and what can be done now
shell-aim-for = What you are here for
shell-aim-track = Who is how far
shell-aim-more = How to get there
shell-key-aim = My aim: how one wins, and what can be done now

# --- the lesson, from the menu ---
shell-learn = Learn this game
shell-learn-note = { $minutes } minutes at this table, step by step. Your game stays where it is.
shell-learn-open = Open the lesson

# --- phases ---
shell-phases = Phases of the round

# --- the log ---
shell-log-secret = Not everybody was told this
shell-log-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}

# --- the pace of what is shown, and the recap ---
shell-showing = How it is shown
shell-pace-back = Back one beat
shell-pace-pause = Pause
shell-pace-on = Go on
shell-pace-faster = Faster (now { $speed } ×)
shell-key-pace = Pause or go on; back one beat
shell-recap = Since your last answer:
shell-recap-said = { $sentence }.
shell-recap-read = I have read it

# --- on a phone ---
shell-vibrate = Vibration
shell-home = Omertà on your home screen
shell-home-note = One tap and you are at the table.
shell-home-by-hand = In the browser's share menu: “Add to Home Screen”.
shell-home-add = Add
