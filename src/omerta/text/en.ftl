# What the house itself says, whatever the game.

list-and = { $first } and { $last }
you = you
label = { $label }:
labelled = { $label }: { $what }

# --- events of any game ---

event-timed_out = { $you ->
    [yes] Your time ran out: the usual answer was given for you
   *[no] { $name }'s time ran out: the usual answer was given for them
}.
event-offer_made = { $you ->
    [yes] You have
   *[no] { $name } has
} an offer for { $to }: { $terms }.{ $said }
event-offer_declined = { $you ->
    [yes] You decline
   *[no] { $name } declines
}: { $terms }.
event-offer_withdrawn = { $you ->
    [yes] You withdraw your offer
   *[no] { $name } withdraws their offer
}: { $terms }.
event-offer_lapsed = { $you ->
    [yes] Your offer lapses
   *[no] { $name }'s offer lapses
}: { $terms }.
event-trade = { $you ->
    [yes] You give
   *[no] { $name } gives
} { $terms }: a deal with { $taker }.
event-promise_made = { $you ->
    [yes] You give your word
   *[no] { $name } gives their word
} to { $to }: “{ $words }”
event-promise_marked = { $you ->
    [yes] You call
   *[no] { $name } calls
} the promise “{ $words }” { $mark ->
    [kept] kept
    [broken] broken
   *[open] open again
}.
offer-terms = { $gives } for { $wants }
offer-nothing = nothing
offer-several = { $count } × { $what }
offer-anyone = anyone
offer-with-words = { " " }“{ $words }”
offer-with-promise = { " " }With a promise: “{ $words }”

# --- refusals ---

refusal = { $reason } ({ $rule })
unknown-action = I don't know “{ $what }”.
unknown-entry = I don't know how to “{ $what }”.
no-such-seat = There is no such seat.
game-is-over = The game is over.
not-asked = It is not for you to answer now.
not-offered = That is not possible now.
nothing-to-undo = There is nothing you can take back now.

offer-gate-closed = Offers are not possible right now.
offer-to-whom = An offer goes to another player, or to anyone.
offer-words = Words have at most { $most } printable characters.
offer-too-many = You have { $most } offers open already; withdraw one first.
offer-empty = An offer must move something from one hand to another.
offer-too-long = An offer moves at most { $most } things.
offer-twice = The same thing stands in this offer twice.
offer-amount = An amount must be more than nothing.
offer-not-held = Somebody here does not have what the offer moves.
offer-not-to-you = This offer is not made to you.
offer-not-yours = This offer is not yours.
offer-gone = This offer is no longer open.
offer-counter-anyone = An offer to anyone cannot be countered.
offer-decline-anyone = An offer to anyone need not be declined.
offer-not-tradable = That cannot be traded.
promise-empty = A promise needs words.
promise-too-many = You have { $most } promises open already; wait until somebody has judged one.
promise-gone = There is no such promise.
promise-not-to-you = This promise was not made to you: only whom it was made to may judge it.
promise-mark = A promise is kept, broken, or still open.

# --- setting up ---

setup-players = { $game } takes { $least } to { $most } players, not { $players }.
setup-content = The content file does not fit: { $problem }
setup-option = Option “{ $option }” cannot be “{ $value }”. It can be: { $known }.
setup-option-form = An option is written name=value; “{ $given }” is not.
setup-option-unknown = { $game } has no option “{ $option }”. It has: { $known }.
setup-game = There is no game “{ $game }”. There are: { $known }.
setup-which-game = Which game? There are: { $known }.
setup-seat = I know no seat “{ $seat }”. A seat is one of: { $known }.
setup-file = I cannot read { $file }: { $problem }
setup-file-missing = There is no file { $file }.
setup-file-folder = { $file } is a folder, not a file.
setup-file-forbidden = I may not read { $file }.
setup-name = A name has 1 to { $most } printable characters.
setup-number = “{ $value }” is not a whole number from { $least } to { $most }.

# --- records ---

record-not-json = This is no match file: it is cut off, or not JSON.
record-shape = This is no match file: { $problem }
record-format = This match file is of a newer kind ({ $format }).
record-rules = This match was played by version { $theirs } of the rules; these are version { $ours }.
record-no-seed = The seed is still sealed: this match is not over. Resume it with: play --resume
record-seed = The seed in the file is not a seed.
record-commitment = The seed does not match the commitment published before the game.
record-edited = Action { $entry } does not fit those before it: the file was edited.
record-illegal = Action { $entry } is not legal: seat { $seat }, “{ $what }”.
record-illegal-rule = Action { $entry } is not legal: seat { $seat }, “{ $what }” ({ $rule }).
record-unfinished = The log breaks off before the end of the game: action { $entry } is missing.
record-result = The result in the file is not what the game led to.

# --- command line ---

cli-about = A table for hidden-information board games: people, bots and agents on one fair engine.
cli-lang = the language: en or fr
cli-games = list the games
cli-play = play in the terminal
cli-play-game = which game
cli-play-seats = who sits where, clockwise: me, or a bot of the game (omerta games lists them), separated by commas; a name may follow: me:Ann (usually me,bot,bot,bot)
cli-play-resume = resume a match that was stopped
cli-play-save = where the match file goes (usually the folder matches)
cli-option = an option of the game, as name=value; may be given several times
cli-content = a content file to use in place of the game's own
cli-seed = a seed to repeat a game exactly (for experiments; the dice are then no secret)
cli-match = look at match files
cli-match-show = who played, and how it ended
cli-match-replay = the story of a match, event by event
cli-match-verify = check the seed, every action and the result
cli-match-file = a match file
cli-simulate = let bots play many games, and count
cli-simulate-players = how many players (usually as many as bots are named, or as few as the game takes)
cli-simulate-games = how many games (usually 1000)
cli-simulate-seats = which bots: those of the game (omerta games lists them), separated by commas; one name stands for all seats (usually bot)
cli-simulate-rotate = let the bots change seats from game to game, and count by bot
cli-usage = { $problem }
cli-usage-required = Something is missing: { $what }.
cli-usage-choice = “{ $given }” is not one of: { $known }.
cli-usage-unknown = I don't know “{ $what }”.
cli-usage-value = { $what } needs a value.
cli-help = show this help
cli-arguments = what to give
cli-options = options
cli-command = a command
games-title = Games
games-name = name
games-title-column = title
games-players = players
games-about = about
games-options = options
games-bots = bots
games-count = { $least } to { $most }

show-title = { $game }, rules version { $rules }
show-seats = Players
show-seat = seat
show-name = name
show-kind = played by
show-score = score
show-place = place
show-actions = { $count ->
    [one] one action
   *[other] { $count } actions
} in { $minutes }
show-options = Options: { $options }
show-options-none = Options: none changed
show-commitment = Commitment before the game: { $commitment }
show-seed = Seed: { $seed }
show-seed-sealed = Seed: still sealed, the match is not over
verify-good = The match is genuine: seed, { $count } actions and result are as they must be.
kind-person = a person
kind-bot = a bot
kind-greedy = a simple bot
kind-random = a random bot

simulate-progress = Playing { $games } games
simulate-title = { $game }, { $players } players, { $games } games
simulate-mismatch = { $seats } bots are named for { $players } players.
simulate-seat = seat
simulate-bot = bot
simulate-mean = mean score
simulate-wins = wins
simulate-speed = { $decisions } decisions in { $seconds } s: { $rate } decisions/s, { $games } games/s
simulate-shared = A win shared by two counts as half a win for each.
simulate-intervals = ± and [ ] are 95% intervals.

# --- playing in the terminal ---

play-saved = Match saved to { $file }.
play-resume-hint = Resume it with: { $command }
play-not-saved = The match could not be saved: { $problem }
play-resumed = Welcome back. The match goes on where it was stopped.
play-no-key = There is no key file beside { $file }: this match cannot be resumed.
play-resume-alone = --resume takes its table from the file: name no game.
play-file-exists = { $file } is there already; a match is not written over it.
play-guest = Guest
play-seed = The sealed seed was { $seed }. Anyone can check the match with it.
play-over-already = This match is over already. See: omerta match show { $file }
play-commitment = Chance is sealed: hash { $commitment }…, seed shown at the end.
play-choose = Your choice
play-rules-hint = Type ? for the rules.
play-keys = number or notation · u take back · ? the rules · h what happened · q stop
play-keys-no-undo = number or notation · ? the rules · h what happened · q stop
play-undone = Taken back.
play-bad-choice = “{ $given }” is not one of the choices. Type a number from 1 to { $most } or what stands beside it; ? shows the rules.
play-pass-on = Hand the keyboard to { $name }. Nobody else looks! Press Enter.
play-happened = What happened
play-rule = Rule { $rule }
play-over = The game is over.
play-you-won = You win!
play-you-share = You share the win with { $names }.
play-won = { $names } { $count ->
    [one] wins
   *[other] win
}.
play-sure = Stop here? The match is saved and can be resumed. (y/n)
play-yes = y
play-need-person = Nobody here is a person. To watch bots in numbers, use: omerta simulate
play-stopped = The match is stopped.
# Bargaining. Of a side of an offer: $to is a player's name, or anyone.
play-any-time = Besides, at any time:
play-keys-trade = o make an offer · d offers and promises · p give your word
play-keys-no-trade = d offers and promises · p give your word (no offers right now)
play-keys-drop = number · x drop it
play-keys-enough = number · Enter nothing more · x drop it
play-keys-answer = number · ? the rules · h what happened · q stop
play-keys-record = number, or Enter to go on
play-help-offer = o — make an offer: to whom, what you give, what you want, and words if you like.
play-help-deals = d — open offers and promises; answer or withdraw an offer, say whether a promise to you was kept.
play-help-word = p — give your word to somebody, before all and without a trade.
play-to-whom = To whom?
play-gives = What do you give { $to }?
play-wants = What do you want from { $to }?
play-up-to = up to { $most } …
play-take-out = take out: { $what }
play-how-much = A number: 1 is { $unit }, { $most } is { $all }. Enter for nothing.
play-amount = How much
play-bad-number = “{ $given }” is not a number from 1 to { $most }.
play-words = Any words to go with it? Enter for none.
play-your-words = In your words
play-words-how = Only words, or a promise?
play-words-talk = only words
play-words-promise = a promise, on record for all once the deal is made
play-send-it = Make this offer?
play-send = yes, make it
play-change-gives = change what you give
play-change-wants = change what you want
play-change-words = change the words
play-dropped = Dropped: there is no offer.
play-word-which = What do you give your word for? Enter for nothing.
play-word-dropped = You have promised nothing.
play-offer-from = { $name } has an offer for you.
play-you-get = You get: { $what }
play-you-give = You give: { $what }
play-offer-accept = agreed
play-offer-decline = no deal
play-offer-counter = make another offer instead
play-offer-later = leave it open for now
play-on-record = On record: { $offers ->
    [0] no open offer
    [one] one open offer
   *[other] { $offers } open offers
}, { $promises ->
    [0] no open promise
    [one] one open promise
   *[other] { $promises } open promises
} (d).
play-offers = Open offers
play-no-offers = none
play-offer-closed = { $maker } has an offer for { $to }, between the two of them.
play-promises = Promises
play-no-promises = none
play-promise = Round { $round }, { $maker } to { $to }: “{ $words }” – { $mark ->
    [kept] kept
    [broken] broken
   *[open] open
}
play-mark = { $mark ->
    [kept] it was kept
    [broken] it was broken
   *[open] it is open again
}
play-withdraw = Withdraw this offer? (y/n)

place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
percent = { $number }%

# --- at a table in the browser ---

stale = The table has moved on: look again, then choose.
bad-message = The table could not read that message.
bad-request = That request could not be read.
house-trouble = Something went wrong in the house. Nothing was lost; try again.
not-from-there = Requests come from the house's own page, as JSON.
page-not-built = The page is not built yet: run “make page”.
too-fast = Not so fast: wait a moment.
who-are-you = Say first what you are called.
link-spent = This link was used already, or it is too old. Make a new one.
webhook-address = A webhook is an address that begins with http:// or https://.
no-such-table = There is no such table.
no-such-game = There is no such game.
no-such-bot = There is no bot “{ $bot }”.
no-answer = There was no answer.
table-not-begun = The game has not begun.
table-begun = The game has begun already.
game-not-over = The game is not over yet.
one-answer-at-a-time = One answer at a time.
not-seated = You are watching; only those who sit at the table play.
already-seated = You sit at this table already.
not-invited = This seat is for somebody who was invited.
seat-taken = Somebody was faster: this seat is taken.
seats-free = Not all seats are taken yet.
host-only = Only the host of the table can do that.
undo-pending = Somebody asks to take something back already.
undo-not-asked = Nobody asks you to agree to anything now.
whisper-to-bot = Bots do not talk: whisper to a person.
whisper-to-yourself = That would be talking to yourself: whisper to somebody else.
chat-text = A message has 1 to 500 printable characters.
setup-bots = At most { $most } of the seats can be bots: one is yours.
setup-options = These options do not fit the game: { $problem }
setup-title = A title has only printable characters.
notice-resigned = { $you ->
    [yes] You have left
   *[no] { $name } has left
}; a bot plays on.
notice-undone = { $you ->
    [yes] You took
   *[no] { $name } took
} an action back; everybody agreed.
notice-undo-refused = { $you ->
    [yes] You do not agree
   *[no] { $name } does not agree
} to taking it back.

# --- serving ---

serve-open = Omertà is open at { $address } (Ctrl-C closes it)
serve-port = Cannot listen on { $host } port { $port }: { $problem }
cli-serve = open the table in the browser
cli-serve-host = the address to listen on (usually 127.0.0.1: this machine only)
cli-serve-port = the port to listen on (usually 8000)
cli-serve-db = where everything is kept: sqlite:///file or postgresql://user@host/name
cli-serve-public-url = the address people reach this server by, if it is not this one
cli-serve-open = open the browser, too
cli-serve-bot-pace = how long bots take at least, in seconds or so (usually 1)
cli-serve-rate-factor = widens all limits on how fast anybody may ask (usually 1; 0 lifts them)
cli-serve-webhooks = let webhooks call addresses of this machine and its network
