# Razzia in English. $you is "yes" where the player spoken of is the reader.

game-title = Razzia
game-blurb = Six bars full of cash, one card each: gambler or police? A fast bluffing game.
score = ${ $amount }
money = ${ $amount }
nothing = nothing

bar = { $bar ->
    [colibri] Colibri
    [cotton_club] Cotton Club
    [havanna_bar] Havanna Bar
    [jungle] Jungle
    [lincoln] Lincoln
   *[jazz_house] Jazz House
}
card = { $kind ->
    [police] Police { $value }
   *[gambler] Gambler { $value }
}
card-at = { $kind ->
    [police] Police { $value } to the { $bar }
   *[gambler] Gambler { $value } to the { $bar }
}

# --- questions ---

ask-place_extra = You deal. Put the extra bill of { $bill } on a bar.
ask-choose_card = Choose a card. It goes to the bar of its colour.
ask-choose_card-again = Your { $card } is chosen. You may still replace it.
ask-propose_split = { $bar }: you share the money with { $rivals }. Hand it out bill by bill; what you do not give away is yours. Who gets the { $bill }?
ask-propose_split-done = { $bar }: all bills are handed out. Make the proposal?
ask-answer_split = { $bar }: { $proposer } offers you { $share } of { $total }. Accept, or duel?
ask-answer_split-again = You said: { $answer }. You may still change it.
ask-answer_in_turn = { $bar }: { $proposer } offers you { $share } of { $total }. Accept, or duel?

waiting-place_extra = { $names } deals and places the extra bill.
waiting-choose_card = Still choosing a card: { $names }.
waiting-propose_split = { $names } is thinking about a split.
waiting-answer_split = Still to answer: { $names }.
waiting-answer_in_turn = { $names } is to answer.

# --- answers ---

action-play = { $card } → { $bar } ({ $total })
action-extra = on the { $bar } (now { $total })
action-share = { $you ->
    [yes] keep the { $bill }
   *[no] give the { $bill } to { $name }
}
action-done = { $rest ->
    [none] that is my proposal
   *[other] that is my proposal; I keep the rest ({ $rest })
}
action-accept = accept { $share }
action-duel = duel

# --- events ---

event-round = Round { $round }. { $you ->
    [yes] You deal
   *[no] { $name } deals
}.
event-reshuffle = The { $cards } discarded cards are shuffled into a new draw pile.
event-draw = { $you ->
    [yes] You draw { $card }
   *[no] { $name } draws a card
}.
event-bills = New on the bars: { $bills }.
event-extra_drawn = { $you ->
    [yes] You look at the extra bill: { $bill }
   *[no] { $name } looks at the extra bill
}.
event-last_round = These were the last bills: this is the last round.
event-extra = { $you ->
    [yes] You put
   *[no] { $name } puts
} { $bill } on the { $bar }.
event-reveal = Cards on the table! { $cards }.
event-haul = { $bar }: { $you ->
    [yes] you take
   *[no] { $name } takes
} { $bills }.
event-raid = { $bar }: raid! Police: { $police }. Caught: { $gamblers }.
event-failed_raid = { $bar }: the police ({ $police }) find nobody. The money stays.
event-split = { $bar }: { $bills } to be split between { $claimants }. { $you ->
    [yes] You propose
   *[no] { $name } proposes
}.
event-proposal = The proposal: { $shares }.
event-answer = { $you ->
    [yes] You
   *[no] { $name }
}: { $duel ->
    [yes] duel!
   *[no] accept.
}
event-answers = The answers: { $answers }.
event-answer-accept = { $name } accepts
event-answer-duel = { $name } wants a duel
event-share = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $bills } at the { $bar }.
event-duel = Duel: { $stronger } { $value } + { $roll } = { $total }, { $weaker } { $value2 } + { $roll2 } = { $total2 }. Winner: { $winner }{ $tie ->
    [yes] {" "}(the weaker card wins a tie)
   *[no] {""}
}.
event-duel_won = { $you ->
    [yes] You win
   *[no] { $name } wins
} { $bills } at the { $bar }.
event-end = The last bar is settled. { $money }.

# --- refusals ---

refused-bar-not-in-play = { $bar } is not in play at this table.
refused-place-extra = The extra bill must go on one of the bars.
refused-choose-card = Everybody chooses one card of their hand.
refused-no-card-of-bar = You hold no card of the { $bar }.
refused-card-not-in-hand = You do not hold that card.
refused-no-bill-left = All bills are handed out: only “done” is left.
refused-not-a-claimant = Bills go to claimants only, and that player is not one.
refused-propose-split = First the proposal: hand out the bills, then “done”.
refused-answer-split = There are two answers: accept, or duel.
setup-first-dealer = There is no seat { $seat } among { $players } players; seats count from 0.

setup-removed-bars = The two bars left out must be different ones.

# --- options ---

option-first_dealer = who deals first: random, or a seat from 0
option-removed_bars = 3 players: the two bars left out
option-three_player_last_deal = 3 players: short (15th round with two bills) or drop (without it)
option-answers = answers to a split: simultaneous or in_rank_order
option-hidden_money = others see only how many bills you have

# --- the table ---

table-round = Round { $round } of { $rounds }
table-last = last round
table-dealer = dealer
table-bar = bar
table-bills = bills
table-total = total
table-cards = cards
table-player = player
table-money = money
table-hand = Your hand
table-legend = ♠ gambler · ★ police
table-piles = Supply { $supply } · draw pile { $draw } · discards { $discards }
table-hidden = { $bills } bills
table-chosen = ready
table-thinking = thinking
table-proposal = Proposal so far
table-offer = Proposal
