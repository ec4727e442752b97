# What the house itself says, whatever the game.

list-and = { $first } and { $last }
you = you
label = { $label }:
labelled = { $label }: { $what }

# --- refusals ---

refusal = { $reason } ({ $rule })
unknown-action = I don't know “{ $what }”.
unknown-entry = I don't know how to “{ $what }”.
no-such-seat = There is no such seat.
game-is-over = The game is over.
not-asked = It is not for you to answer now.
not-offered = That is not possible now.
nothing-to-undo = There is nothing to take back: since then someone else acted, chance was used, or something hidden became known.

offer-gate-closed = Offers are not possible right now.
offer-to-whom = An offer goes to another player, or to anyone.
offer-words = A promise has at most { $most } characters.
offer-too-many = You have { $most } offers open already; withdraw one first.
offer-empty = An offer must move something from one hand to another.
offer-twice = The same thing stands in this offer twice.
offer-amount = An amount must be more than nothing.
offer-not-held = Somebody here does not have what the offer moves.
offer-not-to-you = This offer is not made to you.
offer-not-yours = This offer is not yours.
offer-gone = This offer is no longer open.
offer-counter-anyone = An offer to anyone cannot be countered.
offer-decline-anyone = An offer to anyone need not be declined.

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
setup-number = “{ $value }” is not a whole number from { $least } to { $most }.

# --- records ---

record-not-json = This is no match file: it is cut off, or not JSON.
record-shape = This is no match file: { $problem }
record-format = This match file is of a newer kind ({ $format }).
record-rules = This match was played by version { $theirs } of the rules; these are version { $ours }.
record-no-seed = The seed is still sealed: the match was not over when the file was written.
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
cli-play-seats = who sits where, clockwise: me, bot, random, separated by commas; a name may follow: me:Ann
cli-play-resume = go on with a match that was broken off
cli-play-save = where the match file goes
cli-option = an option of the game, as name=value; may be given several times
cli-content = a content file to use in place of the game's own
cli-seed = a seed to repeat a game exactly (for experiments; the dice are then no secret)
cli-match = look at match files
cli-match-show = who played, and how it ended
cli-match-replay = the story of a match, event by event
cli-match-verify = check the seed, every action and the result
cli-match-file = a match file
cli-simulate = let bots play many games, and count
cli-simulate-players = how many players
cli-simulate-games = how many games
cli-simulate-seats = which bots: bot, random, separated by commas; one name stands for all seats
cli-simulate-rotate = let the bots change seats from game to game, and count by bot
cli-usage = { $problem }
cli-command = a command
games-title = Games
games-name = name
games-title-column = title
games-players = players
games-about = about
games-options = options
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
show-options-none = Options: all as published
show-commitment = Commitment before the game: { $commitment }
show-seed = Seed: { $seed }
show-seed-sealed = Seed: still sealed, the match is not over
verify-good = The match is genuine: seed, { $count } actions and result are as they must be.
kind-person = a person
kind-bot = a bot
kind-random = a random bot

simulate-progress = Playing { $games } games
simulate-title = { $game }, { $players } players, { $games } games
simulate-mismatch = { $seats } bots are named for { $players } players.
simulate-seat = seat
simulate-bot = bot
simulate-mean = mean score
simulate-wins = wins
simulate-speed = { $decisions } decisions in { $seconds } s: { $rate } decisions/s, { $games } games/s
simulate-shared = A shared win counts as a part of one.
simulate-intervals = ± and [ ] are 95 % intervals.

# --- playing in the terminal ---

play-saved = Match saved to { $file }.
play-resume-hint = Go on with: omerta play --resume { $file }
play-not-saved = The match could not be saved: { $problem }
play-resumed = Welcome back. The match goes on where it was broken off.
play-no-key = There is no key beside { $file }: this match cannot be gone on with.
play-over-already = This match is over already. See: omerta match show { $file }
play-commitment = Sealed seed { $commitment }… (the seed is shown at the end)
play-choose = Your choice
play-keys = number or notation · u take back · ? the rule · h what happened · q stop
play-keys-no-undo = number or notation · ? the rule · h what happened · q stop
play-undone = Taken back.
play-answered = Your choice is in. Waiting for { $names }.
play-bad-choice = “{ $given }” is not one of the choices. Type a number from 1 to { $most }.
play-pass-on = Hand the keyboard to { $name }. Nobody else looks! Press Enter.
play-happened = What happened
play-rule = Rule { $rule }
play-no-rule = No rule stands behind this question.
play-over = The game is over.
play-you-won = You win!
play-you-share = You share the win with { $names }.
play-won = { $names } { $count ->
    [one] wins
   *[other] win
}.
play-sure = Stop here? The match is saved and can be gone on with. (y/n)
play-yes = y
play-need-person = Nobody here is a person. To watch bots in numbers, use: omerta simulate
play-stopped = Stopped.
place = { $place }.
notation-of = type: { $notation }
