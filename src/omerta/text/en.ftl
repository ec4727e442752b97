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
} to { $to }: { $pledge }
event-promise_marked = { $you ->
    [yes] You call
   *[no] { $name } calls
} the promise { $pledge } { $mark ->
    [kept] kept
    [broken] broken
   *[open] open again
}.
event-promise_settled = { $you ->
    [yes] You have
   *[no] { $name } has
} { $mark ->
    [kept] kept
   *[broken] broken
} the word given to { $to }: { $pledge }.
pledge-words = “{ $words }”
pledge-truce = { $round ->
    [0] truce to the end of the game
   *[other] truce to the end of round { $round }
}
pledge-spare = { $round ->
    [0] no attack on { $whom } to the end of the game
   *[other] no attack on { $whom } to the end of round { $round }
}
pledge-pay = { $what } in round { $round }
offer-terms = { $gives } for { $wants }
offer-nothing = nothing
offer-several = { $count } × { $what }
offer-anyone = anyone
offer-said = { " " }{ $parts }
offer-with-words = “{ $words }”
offer-with-pledge = { $you ->
    [yes] you promise: { $pledge }
   *[no] { $name } promises: { $pledge }
}

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
offer-picks = Choose first which of yours you give.
promise-empty = A promise needs words.
promise-too-many = You have { $most } promises open already; wait until somebody has judged one.
promise-gone = There is no such promise.
promise-not-to-you = This promise was not made to you: only whom it was made to may judge it.
promise-mark = A promise is kept, broken, or still open.
promise-seen-by-all = The table itself sees whether this was kept.
promise-terms = I don't know this kind of promise.
promise-payment = A payment needs an amount, and a round that is not over.
promise-round = That round is over, or never comes.
promise-twice = The same promise is in it twice.
promise-spare-whom = Say which other player is to be left alone.
promise-by-whom = You can promise for yourself, and ask for a promise of the one you deal with.
promise-too-long = An offer has at most { $most } promises.

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
setup-name-odd = A name is written in one alphabet, and nothing in it is invisible.
game-name-taken = “{ $game_name }” is a game of the house: the game of the package { $by } needs another name.
game-twice = Only one game can be called “{ $game_name }”. It is offered by: { $by }.
game-broken = The game “{ $game_name }” of the package { $by } cannot be played: { $problem }
bot-name-taken = “{ $bot }” is a name of the house's own: the bot of { $by } needs another one.
bot-twice = Only one bot can be called “{ $bot }”. It is offered by: { $by }.
bot-broken = The bot “{ $bot }” of the package { $by } cannot be loaded: { $problem }
bot-no-class = What the package { $by } offers as the bot “{ $bot }” ({ $what }) is no class with a method “choose”.
bot-not-offered = The bot “{ $bot }” answered { $answer }, which is not one of its options.
program-form = A program is given as NAME=COMMAND, its name in letters, digits, - and _; “{ $given }” is not.
program-missing = There is no program “{ $command }” that could be run. A script may need its interpreter before it, as in: node bot.js
program-seconds = A program may take up to { $most } seconds for an answer, and more than none; not { $seconds }.
program-failed = The program “{ $program }” { $how ->
    [late] did not answer within { $said } s
    [ended] ended (exit status { $said })
    [too-long] wrote a line without end: “{ $said }”
    [unasked] said more than one line: “{ $said }”
    [not-offered] gave an answer that was not offered: “{ $said }”
    [not-started] could not be started: { $said }
   *[nonsense] said something that is no answer: “{ $said }”
}. The usual answer was given for it.
program-failures = The program “{ $program }” failed { $count } times in all; each time the usual answer was given for it.
setup-number = “{ $value }” is not a whole number from { $least } to { $most }.

# --- records ---

record-not-json = This is no match file: it is cut off, or not JSON.
record-shape = This is no match file: { $problem }
record-format = This match file is of a newer kind ({ $format }).
rules-have-changed = The rules of this game have changed since. It can be watched, but not played on.
record-rules = This match was played by version { $theirs } of the rules; these are version { $ours }.
record-no-seed = The seed is still sealed: this match is not over. Resume it with: play --resume
record-seed = The seed in the file is not a seed.
record-commitment = The seed does not match the fingerprint published before the game.
record-other-commitment = The fingerprint in the file is not the one you were shown: the seed was exchanged.
record-nonces = The numbers that seats gave for the luck are missing or spoilt.
record-edited = Action { $entry } does not fit those before it: the file was edited.
record-illegal = Action { $entry } is not legal: seat { $seat }, “{ $what }”.
record-illegal-rule = Action { $entry } is not legal: seat { $seat }, “{ $what }” ({ $rule }).
record-unfinished = The log breaks off before the end of the game: action { $entry } is missing.
record-redealt = Action { $entry } deals hidden cards anew: this match was played on from a moment of another, so it proves nothing.
record-result = The result in the file is not what the game led to.
record-changed = Line { $entry } of the house's log is not as it was written: it was changed, or one before it is missing.
record-unsigned = The match is not signed: nothing shows that it was played at a house.
record-other-key = The match is signed with another key than this house's: it was not played here.
record-signature = The signature does not fit: the match was changed after the house had signed it, or the house never signed it.
record-other-head = The match does not contain the moment you have kept: what happened until then was changed.

# --- command line ---

cli-about = A table for hidden-information board games: people, bots and agents on one fair engine.
cli-lang = the language: en or fr
cli-games = list the games
cli-learn = learn a game: a guided first game in the terminal
cli-learn-example = an example of the rules instead of the lesson
cli-learn-step = begin at this step
cli-play = play in the terminal
cli-play-game = which game
cli-play-seats = who sits where, clockwise: me, or a bot of the game (omerta games lists them), separated by commas; a name may follow: me:Ann (usually me,bot,bot,bot)
cli-play-resume = resume a match that was stopped
cli-play-save = where the match file goes (usually the folder matches)
cli-option = an option of the game, as name=value; may be given several times
cli-content = a content file to use in place of the game's own
cli-seed = a seed to repeat a game exactly (for experiments; the dice are then no secret)
cli-program = a bot of your own for this run: a program that speaks JSON lines (docs/bots.md); may be given several times
cli-program-form = NAME=COMMAND
cli-program-seconds = how long such a program may take for an answer, in seconds (usually 5)
cli-match = look at match files
cli-match-show = who played, and how it ended
cli-match-replay = the story of a match, event by event
cli-match-verify = check the seed, every action, the result and the signature
cli-match-file = a match file
cli-match-commitment = the fingerprint of the seed that you were shown before the game
cli-match-key = the house's public key, as it publishes it at /api/key
cli-match-head = the head of the chain that you were shown during the game, or its beginning
cli-simulate = let bots play many games, and count
cli-simulate-players = how many players (usually as many as bots are named, or as few as the game takes)
cli-simulate-games = how many games (usually 1000)
cli-simulate-seats = which bots: those of the game (omerta games lists them), separated by commas; one name stands for all seats (usually bot)
cli-simulate-rotate = let the bots change seats from game to game, and count by bot
cli-arena = let bots meet on equal terms, and report who is how good
cli-arena-bots = which bots meet, separated by commas (omerta games lists them)
cli-arena-games = how many games in all (usually 400); a few more where seats would not come out even
cli-arena-players = how many sit at a table, or several numbers, separated by commas (usually the middle of what the game takes)
cli-arena-out = the folder for games and report (usually one in arenas); what is there already is gone on with
cli-arena-fresh = forget the games that are in the folder
cli-arena-jobs = how many games are played at a time (usually one for each core)
cli-arena-on = where: on the cores of this machine, or on the Ray cluster that RAY_ADDRESS names (or a local one)
cli-balance = play many games among bots, and report how fair a game is, how long, and what decides it
cli-balance-players = how many sit at a table, or several numbers, separated by commas (usually all that the game takes)
cli-balance-games = how many games for each number of players (usually 400)
cli-balance-seats = which bot plays, or several, separated by commas: they take the seats in turn and move on after each game (usually bot)
cli-balance-one = play as many games more in which one seat is taken by another bot, and report how often it wins; never-trades is a bot that makes no offer and accepts none
cli-balance-one-games = how many games with this other bot for each number of players (usually as many as --games; 0 for none)
cli-balance-write = also write the report in Markdown (usually docs/balance/GAME.md)
cli-balance-goals = also report how far the goals of a tuning file are met
cli-balance-tune = search for better numbers: a file with values, their bounds and the goals (docs/balance/README.md)
cli-balance-out = the folder for games and report (usually one in balances); what is there already is gone on with
cli-usage = { $problem }
cli-usage-required = Something is missing: { $what }.
cli-usage-choice = “{ $given }” is not one of: { $known }.
cli-usage-unknown = I don't know “{ $what }” here. With --help the command shows what it takes.
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
show-commitment = Fingerprint of the seed, published before the game: { $commitment }
show-seed = Seed: { $seed }
show-seed-sealed = Seed: still sealed, the match is not over
verify-good = The match is sound: seed, { $count } actions and result are as they must be.
verify-commitment = The fingerprint is the one you were shown.
verify-commitment-not-given = Compare the fingerprint with the one you were shown before the game: --commitment
verify-head = The moment you have kept is part of it.
verify-nonces = Numbers for the luck came from: { $names }. Nobody could choose it.
verify-nonces-some = Numbers for the luck came from: { $names }. None came from: { $others }.
verify-nonces-none = No player gave a number for the luck: whoever chose the seed could have tried several.
verify-signed = The house has signed it with the key you expect.
verify-signed-by = It is signed with the key { $key }. Compare it with the one the house publishes: --key
verify-not-signed = Nobody has signed it: it is a legal game, but nothing shows that it was played.
verify-signature-unchecked = The signature was not checked: that needs the package “cryptography”.
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

# --- the arena ---

arena-progress = Playing
arena-rounded = { $games } games instead of { $asked }: so everybody has every seat of every deal equally often.
arena-before = { $before } of them were played before: --fresh plays all anew, as it must be where a bot has changed.
arena-stopped = Stopped. The same command goes on with what is in { $folder }.
arena-report = The report with plots: { $file }
arena-twice = “{ $bot }” is named twice.
arena-entrants = An arena takes 2 to { $most } bots, not { $entrants }.
arena-other-plan = { $folder } holds other games: { $what ->
    [game] their game is
    [rules] the version of their rules is
    [version] the version of Omertà that played them is
    [bots] their bots are
    [odd] the odd one among them is
    [players] their player counts are
    [seed] their seed is
    [options] their options are
    [content] their content has the hash
    [programs] their programs are
   *[program_seconds] their seconds for a program's answer are
} { $then }, not { $now }. Give another folder with --out, or forget them with --fresh.
arena-bad-line = Line { $line } of the games in { $folder } cannot be read ({ $problem }). Forget them with --fresh, or give another folder with --out.
arena-no-bot = I know no bot “{ $bot }”. There are: { $known }.
arena-unwritable = I cannot write to { $folder }: { $problem }
arena-worker-died = A process that played was ended from outside, perhaps for want of memory. The same command goes on; fewer --jobs need less.
no-ray = Ray is not installed. From a clone: make ray; otherwise: pip install 'omerta-games[ray]'
arena-eyebrow = arena
arena-title = Arena: { $game }
arena-summary = { $games } games on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} between { $bots } bots, { $players } at a table.
arena-bot = bot
arena-rating = rating
arena-points = points
arena-wins = wins
arena-equal = if equal
arena-games = games
arena-moves = moves
arena-all = all
arena-time-mean = per move
arena-time-most = 95% within
arena-time-longest = longest
arena-ratings = Ratings
arena-ratings-note = Whiskers and [ ] are 95% intervals. 1500 is the mean of all; 400 points more means to come in before the other ten times out of eleven.
arena-matrix = Who beats whom
arena-matrix-note = Points of the bot in the row against the one in the column.
arena-seats = By seat, { $players } players
arena-seats-note = How many percentage points a seat is better or worse than usual: bars for all, with their 95% interval; dots for each bot. Below, the share of points.
arena-players = By number of players
arena-players-note = Share of points at tables of each size.
arena-scores = Scores
arena-scores-note = How often each final score came up. The line, and the figure, is the median.
arena-times = Time per move
arena-times-note = Block: mean. Line across: 95% of moves took no longer. Ring: the longest. Where there was nothing to choose, nothing is counted. The house's own bots: time of a core; others: until they answered.
arena-failures = { $bot } failed to answer { $count ->
    [one] once
   *[other] { $count } times
}; the usual answer was given for it.
arena-how-points = Points: for each two seats of different bots at a table, one for whoever came in before the other, half each if they share a place; 50% is equal. A win shared by two counts as half.
arena-how-ratings = Ratings: OpenSkill, Plackett–Luce, from the places of all games in order; intervals by drawing the deals anew (bootstrap).
arena-how-intervals = Other intervals are Wilson's, counted by deal: games of one deal hang together. Who always wins has no true rating: it grows with every game.
arena-how-deals = On every deal each bot sits in every seat equally often.
arena-command = Played with Omertà { $version }. The same games again:

# --- the balance lab ---

balance-eyebrow = balance lab
balance-title = Balance: { $game }
balance-summary = { $games } games of { $bots }, with { $players } players.
balance-summary-odd = In { $games } more, with { $players } players, one seat was taken by { $bot }, the odd one.
balance-players = { $players } players
balance-all = all
balance-glance = At a glance
balance-glance-note = [ ] are 95% intervals.
balance-note-wins = Won games as a multiple of the fair share: 1 is fair. Whoever has it at the end of a game counts.
balance-note-lead = Above the table's mean: 0 is fair. It counts how far everybody is ahead or behind, not only who won.
balance-note-mean = Means.
balance-note-share = Parts of the whole.
balance-bold = Bold: what is fair, 1 for won games and 0 for scores above the mean, lies outside the interval.
balance-how-wins = A win shared by two counts as half for each. The fair share of four players is a quarter.
balance-how-intervals = Intervals are 95%, counted by game: Wilson's for shares, the normal one for means.
balance-how-seeds = Game number n has the same seed under every content, so that contents are compared on equal luck.
balance-how-leader = The leader at half-time has the best score in the middle of a game; among equals, the best prospects.
balance-seconds = { $seconds } s of a core by game.
balance-report = The report: { $file }
balance-written = The report in Markdown: { $file }
balance-no-trade = There is no trade in { $game }.
figure-rounds = Rounds
figure-rounds-shortest = Rounds: shortest game
figure-rounds-low = Rounds: 10% of games are shorter
figure-rounds-median = Rounds: median
figure-rounds-high = Rounds: 90% of games are shorter
figure-rounds-longest = Rounds: longest game
figure-leader = The leader at half-time wins
figure-shared = Shared wins
figure-trades = Trades a round
figure-odd = The odd one wins
figure-seat = By place in the order of play
figure-seat-note = Won games as a multiple of the fair share: 1 is fair.
figure-seat_lead = Score above the table's mean, by place in the order of play
figure-winner_points = Where winners' points come from
figure-winner_money = Where winners' money comes from
figure-money = Where all money comes from
balance-tune-bad = { $file } cannot be used: { $problem }
balance-tune-game = { $file } is for { $other }, not for { $game }.
balance-tune-nowhere = There is no value “{ $at }” in the content.
balance-tune-not-ours = “{ $at }” is not ours to change: its source is “{ $source }”.
balance-tune-reversed = The bounds of “{ $at }” are reversed: { $least } is more than { $most }.
balance-tune-bounds = “{ $at }” needs choices, or a least and a most and a step above 0.
balance-tune-figure = There is no figure “{ $figure }”. There are: { $known }.
balance-tune-goal = The goal “{ $figure }” needs a least or a most.
balance-tune-players = The goal “{ $figure }” is for { $players } players, who are not played with.
balance-tune-odd = The goal “odd” needs a bot in `odd`.
balance-tune-progress = Generation { $generation } of { $generations }, { $games } games each; best loss { $loss }
balance-tune-confirm = Confirming on fresh games
balance-tune-nothing = Nothing better than the content as it is was found.
balance-tune-found = The content that was found: { $file }
balance-tune-evidence = Its evidence: { $file }
balance-tune-title = Tuning: { $game }
balance-tune-about = Before: the content as it was. After: the content that was found, loss { $before } → { $after }, on { $games } games for each number of players that the search had not seen.
balance-tune-values = Values
balance-tune-value = value
balance-tune-before = before
balance-tune-after = after
balance-tune-goals = Goals
balance-tune-wanted = wanted
balance-tune-found-it = found
balance-tune-met = met
balance-tune-seats = players
balance-tune-none = No value changed.

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
play-commitment = Chance is sealed: fingerprint { $commitment }…, seed shown at the end.
play-choose = Your choice
play-rules-hint = Type ? for the rules.
play-keys = number or notation · u take back · g your aim · ? the rules · h what happened · q stop
play-keys-no-undo = number or notation · g your aim · ? the rules · h what happened · q stop
play-keys-windows = w from now on, pass by itself wherever you can only pass
play-windows-passed = From now on you are asked only where you can do more than pass.
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
play-keys-bots = { $trades ->
    [yes] t talk to a bot · a ask a bot what it wants for something
   *[no] t talk to a bot
}
play-line = { $private ->
    [yes] { $name }, to you alone: “{ $line }”
   *[no] { $name }: “{ $line }”
}
play-write = What do you say? (a greeting, “what do you want for …?”, “… for …?”, “let us leave each other alone”, “why?”)
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
play-give-which = Which of yours do you give?
play-up-to = up to { $most } …
play-take-out = take out: { $what }
play-how-much = A number: 1 is { $unit }, { $most } is { $all }. Enter for nothing.
play-amount = How much
play-bad-number = “{ $given }” is not a number from 1 to { $most }.
play-words = Any words to go with it? Enter for none.
play-your-words = In your words
play-send-it = Make this offer?
play-send = yes, make it
play-change-gives = change what you give
play-change-wants = change what you want
play-change-pledges = promises, of yours and of theirs
play-change-words = change the words
play-dropped = Dropped: there is no offer.
play-word-which = What do you give your word for? Enter for nothing.
# What is promised, and by whom. $you is "yes" for the person at the keyboard.
play-pledges = Which promises go with it? They are on record for all once the deal is made.
play-pledge-truce = { $you ->
    [yes] you leave them alone: a truce
   *[no] { $name } leaves you alone: a truce
}
play-pledge-spare = { $you ->
    [yes] you leave somebody else alone
   *[no] { $name } leaves somebody else alone
}
play-pledge-pay = { $you ->
    [yes] you pay later
   *[no] { $name } pays later
}
play-pledge-words = { $you ->
    [yes] your word, in words
   *[no] { $name }'s word, in words
}
play-pledge-of = { $you ->
    [yes] you: { $pledge }
   *[no] { $name }: { $pledge }
}
play-pledge-in-words = What exactly? Enter for nothing.
play-pledge-how-much = How much? 1 is { $unit }.
play-pledge-round-pay = In which round?
play-pledge-round-peace = To the end of which round? Enter for the whole game.
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
play-promise = Round { $round }, { $maker } to { $to }: { $pledge } – { $mark ->
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
wrong-host = This server does not go by that name. Whoever runs it can add one: --names
page-not-built = The page is not built yet: run “make page”.
too-many-changes = You have changed your mind very often at this question. What stands now, stands.
too-fast = Not so fast: wait a moment.
who-are-you = Say first what you are called.
link-spent = This link was used already, or it is too old. Make a new one.
webhook-address = A webhook is an address that begins with http:// or https://.
push-address = This is not an address of a browser at its push service.
push-none = This server sends no notifications to closed browsers.
push-turn = Your turn
no-such-table = There is no such table.
no-such-game = There is no such game.
no-such-bot = There is no bot “{ $bot }”.
no-answer = There was no answer.
hints-off = This table plays without hints: the consigliere says nothing.
counsel-accept = Accept { $maker }'s offer: { $terms }.
counsel-decline = Decline { $maker }'s offer: { $terms }.
counsel-counter = Not as { $maker } has it ({ $terms }). Offer instead: { $answer }.
counsel-propose = Worth asking { $to }: { $terms }.
consigliere-busy = The consigliere is with others. Ask again in a moment.
consigliere-failed = The consigliere found nothing to say. Ask again, or trust your own judgement.
table-not-begun = The game has not begun.
table-begun = The game has begun already.
nonce-unsealed = This number is not the one that was sealed.
game-not-over = The game is not over yet.
one-answer-at-a-time = One answer at a time.
not-seated = You are watching; only those who sit at the table play.
already-seated = You sit at this table already.
not-invited = This seat is for somebody who was invited.
seat-taken = Somebody was faster: this seat is taken.
seats-free = Not all seats are taken yet.
host-only = Only the host of the table can do that.
undo-pending = Somebody asks to take something back already.
seat-not-away = They are here, or have only just left.
undo-not-asked = Nobody asks you to agree to anything now.
ask-no-bot = Only bots answer that at once: make a person an offer.
ask-busy = It is still thinking about your last question.
whisper-to-yourself = That would be talking to yourself: whisper to somebody else.
chat-text = A message has 1 to 500 printable characters.
setup-bots = At most { $most } of the seats can be bots: one is yours.
setup-options = These options do not fit the game: { $problem }
setup-title = A title has only printable characters.
notice-resigned = { $you ->
    [yes] You have left
   *[no] { $name } has left
}; a bot plays on.
notice-replaced = { $you ->
    [yes] You were away
   *[no] { $name } is away
}; a bot plays on.
notice-undone = { $you ->
    [yes] You took
   *[no] { $name } took
} an action back; everybody agreed.
notice-undo-refused = { $you ->
    [yes] You do not agree
   *[no] { $name } does not agree
} to taking it back.
# How a bot bargains.
persona-al = Keeps the books of three cafés, and all of them are right.
persona-bugsy = Laughs loudest at his own funerals. Other people's, too.
persona-carmela = Locks the door twice, and counts the spoons.
persona-dutch = Would sell you your own hat, and did, last week.
persona-enzo = Cooks for friend and enemy alike.
persona-fanny = Writes down every wrong, in violet ink.
persona-gino = Owns two of everything, and wants a third.
persona-hattie = Has never been caught, because she has never hurried.
temper-calm = calm
temper-calm-line = Shares what a deal brings, and bears no grudge.
temper-greedy = greedy
temper-greedy-line = Wants the bigger part of every deal.
temper-careful = careful
temper-careful-line = Deals only where it clearly pays, and trusts neither closed cards nor promises.
temper-vengeful = vengeful
temper-vengeful-line = Whoever wrongs this one once pays more for every deal from then on, or gets none.

# --- serving ---

serve-open = Omertà is open at { $address } (Ctrl-C closes it)
serve-missing = A server needs more than is installed ({ $module } is missing). Install it: pip install "omerta-games[serve]"
serve-port = Cannot listen on { $host } port { $port }: { $problem }
serve-password = Cannot read the password in { $file }: { $problem }
serve-traces-missing = For traces, OpenTelemetry has to be installed: pip install -r requirements/otel.txt
serve-proxy = No address or network of a proxy: { $problem }
cli-serve = open the table in the browser
cli-serve-host = the address to listen on (usually 127.0.0.1: this machine only)
cli-serve-port = the port to listen on (usually 8000)
cli-serve-db = where everything is kept: a file of SQLite, or postgresql://user@host/name
cli-serve-workers = how many server processes share the port (usually 1; more need PostgreSQL)
cli-serve-bots-on = where bots, consigliere and chances are worked out: on the cores of this machine, or on the Ray cluster that RAY_ADDRESS names (ray://host:10001), which may be other machines
serve-ray-address = Bots on a Ray cluster need its address in RAY_ADDRESS: ray://host:10001. It is "{ $given }" now.
cli-serve-node = with PostgreSQL: the address at which other servers on the same database reach this one (usually 127.0.0.1, with any free port)
serve-workers-sqlite = Several server processes need PostgreSQL: a SQLite file has one. Say so: --db postgresql://user@host/name
serve-node = { $given } is no address for --node. It is host or host:port.
cli-backup = copy the database while the server runs, and check the copy
cli-backup-file = the new file
cli-films = keep all matches as films, before an upgrade that changes rules
films-done = Matches kept: { $count }
cli-tidy = delete finished games that are older than some days
cli-tidy-days = how many days finished games are kept (usually 365)
cli-tidy-yes = delete them; without it, they are only counted
backup-done = Copied to { $file } and checked. Tables: { $tables }, entries in their logs: { $appends }, people: { $people }. The file holds secrets: keep it safe.
backup-exists = { $file } is there already. A copy never overwrites a file.
backup-failed = The database cannot be copied: { $problem }
backup-broken = The copy cannot be read back, and was thrown away: { $problem }
backup-gaps = Logs with gaps: { $count }. The copy was thrown away.
backup-no-program = A PostgreSQL is copied with { $program }, which is not installed. On Debian: apt-get install postgresql-client
db-address = This is no database. One is a file of SQLite, as in my.sqlite, or postgresql://user@host/name
db-missing = There is no database at { $file }
db-trouble = The database does not answer: { $problem }
tidy-days = Games are kept for a day at least: --days 1
tidy-would = Finished games older than { $days } days: { $tables }, entries in their logs: { $appends }. Nothing was deleted; to delete them, add --yes
tidy-done = Deleted. Finished games older than { $days } days: { $tables }, entries in their logs: { $appends }
cli-serve-db-password-file = a file with the password of the database (PGPASSWORD in the environment does as well)
cli-serve-public-url = the address people reach this server by, if it is not this one
cli-serve-names = other names by which requests may call this server, with commas
cli-serve-traces = where a collector takes OpenTelemetry's traces, such as http://127.0.0.1:4318/v1/traces (usually nowhere)
cli-serve-metrics = where Prometheus finds numbers, such as 127.0.0.1:9100 (usually nowhere)
cli-serve-open = open the browser, too
cli-serve-bot-pace = how long bots take at least, in seconds or so (usually 1)
cli-serve-rate-factor = widens all limits on how fast anybody may ask (usually 1; 0 lifts them)
cli-serve-webhooks = let webhooks call addresses of this machine and its network
cli-serve-push-contact = whom push services may write to about this server, as mailto:… or https://… (usually the public address, if it is https; without either, nothing is pushed)
cli-serve-trusted-proxies = the proxies whose word counts for where a request comes from: addresses and networks, with commas (usually this machine)

# --- guided first games ---

lesson-chapter-example = Example of the rules
lesson-step = { $chapter }, step { $step } of { $steps }
lesson-next = Enter goes on; b back, s skips the chapter, q leaves
lesson-choose = Your choice; b back, s skips the chapter, q leaves
lesson-bad-choice = Type a number from 1 to { $most }.
lesson-taken-back = That was only to show it: it is taken back.
lesson-over = That was the lesson.
learn-play = Now a real game: { $command }
learn-left = Your place is kept: { $command }
learn-no-lesson = { $game } has no lesson yet.
learn-no-example = The examples of this game are: { $examples }.
learn-no-step = This lesson has steps 1 to { $steps }.

# --- what one plays for ---

aim-to-go = You have { $have }: { $left } to go.
aim-all-level = You have { $have }, like everybody else.
aim-level = You have { $have }, level with { $other }.
aim-ahead = You have { $have }: { $by } ahead of { $other }.
aim-behind = You have { $have }: { $by } behind { $other }.
aim-now = What you can do now
aim-title = What you play for
aim-way = { $name } ({ $worth }): { $how }.
aim-choice = { $name }: { $how }.

# --- lessons on the page ---

bot-lesson = plays for the lesson
lesson-nudged = Tullio shakes his head. Nothing was sent.
lesson-first-this = All in good time. First this.
too-many-lessons = Too many lessons are open here. Close one and try again.

# --- who else can come in ---
serve-others = Others open it at { $address }
serve-alone = Only this computer can open it. For phones and computers in your network: { $command }
