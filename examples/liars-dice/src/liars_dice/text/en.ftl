# Liar's Dice in English. $you is "yes" where the player spoken of is the reader.

game-title = Liar’s Dice
game-tagline = Somebody is lying. Is it you?
game-blurb = Dice under cups, and bids about all of them. Raise, or call the liar.
game-intro = Everybody throws dice under a cup. In turn, bid how many dice of one face lie under all cups together, always more than before, or doubt the last bid. Whoever is wrong loses a die; the last with dice wins.
score = { $amount } pts
stage = Round { $round }, { $total } dice
chapter-thrown = Round { $round }
bid = { $count } × { $face }
option-wild = Ones count as any face.
option-wild-title = Wild ones
option-wild-true = ones are wild
option-wild-false = ones are ones
ask-turn = { $bidder } bid { $bid }. Raise, or call the liar?
ask-turn-first = You begin. How many dice?
ask-turn-face = { $count } dice of which face?
waiting-turn = { $names } is thinking.
why-turn = A bid is about all dice on the table. More dice, or as many of a higher face, is a raise.
action-liar = Liar!
action-count = { $count } dice
action-face = face { $face }
event-thrown = Round { $round }: the dice are thrown. First to bid: { $first }.
event-bid = { $you ->
    [yes] You bid { $bid }.
   *[no] { $name } bids { $bid }.
}
event-lifted = { $right ->
    [yes] “Liar!” ({ $name }) But { $matching } dice match: { $bid } was no lie.
   *[no] “Liar!” ({ $name }) And only { $matching } dice match: { $bid } was a lie.
}
event-lost = { $you ->
    [yes] You lose a die; { $left } left.
   *[no] { $name } loses a die; { $left } left.
}
gain-dice = more dice of your own
gain-rivals = fewer dice for the strongest rival
view-bid = The bid
view-count = dice
view-face = face
view-seat = by
view-dice = Dice
view-total = Dice on the table
view-round = Round
view-wild = Ones are wild
tip-bid = What somebody claims lies under all cups together. The next player raises it, or doubts it.
tip-dice = Under a cup. Only its owner sees them until somebody says “liar”.
tip-total = All dice under all cups: no bid can name more.
tip-round = A round ends when somebody doubts and a die is lost.
tip-wild = Ones count as whatever face was bid.
