# After the game: the result, how it came about, the replay, the proof.

after-over = The game is over.
after-result = The result
after-onward = Onward
after-headline-won = Victory
after-headline-shared = Shared victory
after-headline-lost = Defeat
after-headline-watched = { $names } { $count ->
    [one] wins
   *[other] win
}
after-verdict-won = You win by { $margin } over { $name }.
after-verdict-lost = { $name } wins, { $margin } ahead of you.
after-verdict-won-tied = Level with { $name } on points: the tie-break makes you the winner.
after-verdict-lost-tied = Level with { $name } on points: the tie-break decided against you.
after-verdict-you-share = You share the win with { $names }.
after-verdict-share = { $names } share the win.
after-verdict-watched = { $name } wins with { $score }.
after-players = { $players } players
after-minutes = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
after-hours = { $hours } hours
after-days = { $days } days
after-hinted = with hints: { $names }
after-share-link = Share
after-share-copied = Link copied
after-share-failed = Copy the address above
after-lobby = Back to the lobby
after-board = Table and talk
after-again = Try again

# --- once more ---

after-rematch = Rematch, all { $players }
after-rematch-asked = You are ready
after-rematch-join = Join the rematch
after-rematch-watch = Watch the rematch
after-rematch-set = The table is set
after-rematch-ready = { $count ->
    [0] nobody is ready yet
    [one] one is ready
   *[other] { $count } are ready
}
after-rematch-waiting = waiting for { $names }
after-rematch-is-ready = { $name }: ready
after-rematch-not-ready = { $name }: not ready yet

# --- the graph ---

after-course-title = Who was going to win?
after-course-about = chances after each round, as the table saw them
after-course-margin = give or take { $points } points
after-course-missing = There is nothing to draw here.
after-scores-title = What everybody had
after-scores-about = after each round
after-modes = What the graph shows
after-mode-chances = Chances
after-mode-scores = Scores
after-counting = A first guess. Now the house deals the hidden cards anew and plays on from each moment…
after-counting-on = { $worlds ->
    [one] { $worlds } other deal
   *[other] { $worlds } other deals
} of the hidden cards played on so far: the chances are known to within { $points } points…
after-chances-missing = The chances could not be fetched.
after-slider = Moment of the game
after-before = Before the first round
after-beginning = Nothing is decided.
after-after = After { $title }
after-chapter-of = { $title } · { $at } of { $length }
after-transport = Play it again
after-first = To the beginning
after-back = One step back
after-play = Play
after-pause = Pause
after-forward = One step on
after-last = To the end
after-speed = Speed: { $speed } times
after-watch = See it at the table
after-watch-short = Watch
after-film-loading = The film of the game is being fetched…
after-film-missing = The film of the game could not be fetched.

# --- figures and moments ---

after-figures = In figures
after-share = { $done } of { $of }
after-moments = What decided it
after-moment-to-come = Told as soon as it is sure
after-no-moment = No single move decided it.
after-no-moment-about = Nowhere did the chances move by more than their margin of error.
after-tells = What is told of the game
after-mistakes = What cost you most
after-points-of-chance = points of chance
after-you-did = You
after-better = Better
after-mistake-sure = Judged by what you could see then, to within { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
after-play-from-here = Play it from here
after-play-failed = The house could not set up this moment. Try again later.
after-mistakes-missing = Your decisions could not be judged.
after-mistakes-counting = { $count ->
    [0] The house goes through your decisions…
   *[other] The house weighs { $count } of your decisions against others, in deals that looked the same to you…
}
after-no-mistake = No single decision surely cost you much.
after-no-mistake-about = { $count } decisions were weighed against others. The cards did the rest.
after-mistakes-about = Only you see this. What you play from here is against bots, with everything dealt anew that you could not see; the result of the game stays.
after-your-chances = your chances
after-swing = from { $before } to { $after }

# --- the replay ---

after-replay = Replay
after-close = Close
after-log = What happened
after-eyes = Through whose eyes
after-eyes-public = Spectators
after-eyes-of = through { $name }'s eyes
after-seen-public = what everybody could see
after-seen-own = what you could see
after-film = Frame of the film
after-film-at = { $title }, frame { $at } of { $last }

# --- the proof ---

after-proof = Proof of fairness
after-proof-before = Before the first card
after-proof-commitment = the fingerprint, shown to all
after-proof-after = After the last
after-proof-seed = the seed, revealed
after-proof-checking = Checking…
after-proof-checking-about = This page checks fingerprint, chain and signature; the house plays the match again.
after-proof-genuine = Verified
after-proof-genuine-given = Your number is part of the luck. Fingerprint and course are those this browser kept, the house has signed them, and all { $entries } actions, replayed, lead to the same end.
after-proof-genuine-kept = Fingerprint and course are those this browser kept, the house has signed them, and all { $entries } actions, replayed, lead to the same end.
after-proof-genuine-about = The fingerprint fits, the house has signed the match, and all { $entries } actions, replayed, lead to the same end.
after-proof-false = Not genuine
after-proof-false-seed = The seed does not fit the fingerprint that was shown before the first card.
after-proof-false-commitment = The fingerprint is not the one this browser was shown before the first card: the seed was exchanged.
after-proof-false-seals = A number given for the luck is not the one that was sealed before the first card: somebody chose it later.
after-proof-false-changed = An action in the match file does not fit those before it: the file was changed.
after-proof-false-head = The match does not contain what this browser saw during the game: it was changed afterwards.
after-proof-false-key = The match is signed with another key than the house's.
after-proof-false-signature = The signature does not fit: the match was changed after the house had signed it.
after-proof-false-replay = The match, replayed, does not lead to this end.
after-proof-unknown = Half checked
after-proof-unknown-about = The house could not be asked for the match file and a replay.
after-proof-unknown-unsigned = The seed fits its fingerprint and the replay leads to this end, but the house has not signed this match: nothing shows that nobody changed it.
after-proof-unknown-late = Everything fits, but the number your browser gave is no part of the luck: it came too late, or the house left it out.
after-proof-again = Check again
after-record = Match file

# --- Razzia ---

