# Razzia in English. $you is "yes" where the player spoken of is the reader.
# Numbers and what they count are joined by no-break spaces.

game-title = Razzia
game-tagline = Tonight, somebody talked.
game-blurb = Six bars full of cash, one card each: gambler or police? A fast bluffing game.
game-intro =
    The richest player after the last round wins. Every round each player secretly sends one card to a bar. Alone,
    a gambler takes all the money there. Where police turn up, the gamblers get nothing and the police
    take it; but police who find no gambler leave empty-handed. If several have an equal claim, the
    strongest card offers a split, and whoever refuses fights a duel for it: card plus die.
score = ${ $amount }
money = ${ $amount }
nothing = nothing
bill-on-bar = { $bar } { $bill }

card = { $kind ->
    [police] Police { $value }
   *[gambler] Gambler { $value }
}
card-of = { $kind ->
    [police] Police { $value } ({ $bar })
   *[gambler] Gambler { $value } ({ $bar })
}

# --- questions ---

ask-place_extra = Place the extra bill: { $bill }.
ask-choose_card = Choose a card in secret.
ask-choose_card-again = You have chosen: { $answer }. You may still replace it.
ask-propose_split = { $bar }: you share { $total } with { $rivals }. Who gets what?
ask-propose_split-done = { $bar }: all bills are handed out. Make the proposal?
ask-answer_split = { $bar }: { $proposer } offers you { $share } of { $total }. Accept, or duel?
ask-answer_split-again = You have answered: { $answer }. You may still change it.
ask-answer_in_turn = { $bar }: { $proposer } offers you { $share } of { $total }. Accept, or duel?

# What an answer does, and what comes next.
why-place_extra = Everybody sees the bar you put it on before choosing a card.
why-choose_card = It goes to the bar of its colour; everybody reveals at the same time.
why-propose_split = What you do not give away is yours. It is final: whoever accepts takes that share, whoever refuses duels you for the rest.
why-answer_split = Accept, and the share is yours; duel, and cards and dice decide; all answers are revealed at the same time.
why-answer_in_turn = Accept, and the share is yours; duel, and cards and dice decide; everybody hears your answer at once.

# Instead of why-…, for those who answer for the first time: what one needs to know to begin.
first-choose_card = A gambler alone at a bar takes all its money. Police take it from gamblers; where they find none, they get nothing. Several gamblers, or several police, share the money, or duel.

# The first real game after the lesson, which is for three: what differs with more players.
first-table = With four at the table there are six bars, and fewer rounds than in a game of three. All else is the same.

waiting-place_extra = { $names } deals and places the extra bill.
waiting-choose_card = Still choosing a card: { $names }.
waiting-propose_split = { $names } is thinking about a split.
waiting-answer_split = Still to answer: { $names }.
waiting-answer_in_turn = { $names } is to answer.

# --- answers ---

action-play = { $card } → { $bar } ({ $total })
action-extra = { $bar }: { $before } → { $total }
answer-share = { $name } { $amount }
answer-propose = offer { $shares }
action-share = { $you ->
    [yes] keep the { $bill }
   *[no] give the { $bill } to { $name }
}
action-done = { $rest ->
    [none] that is my proposal
   *[other] that is my proposal; I keep the rest ({ $rest })
}
action-accept = accept ({ $share })
action-duel = duel

# --- events ---

event-round = Round { $round }. { $you ->
    [yes] You deal
   *[no] { $name } deals
}.
event-reshuffle = The { $cards } discarded cards are shuffled into a new draw pile.
event-draw = You draw { $count ->
    [one] a card
   *[other] { $count } cards
}: { $card }.
event-bills = New on the bars: { $bills }.
event-extra_drawn = { $you ->
    [yes] You look at the extra bill: { $bill }
   *[no] { $name } looks at the extra bill
}.
event-last_round = The supply of bills is empty: this is the last round.
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
event-proposal = A proposal! { $shares }.
event-answer = { $you ->
    [yes] You answer
   *[no] { $name } answers
}: { $duel ->
    [yes] duel!
   *[no] accepted.
}
event-answers = The answers: { $answers }.
event-answer-accept = { $you ->
    [yes] you accept
   *[no] { $name } accepts
}
event-answer-duel = { $you ->
    [yes] you want a duel
   *[no] { $name } wants a duel
}
event-share = { $bar }: { $you ->
    [yes] you take
   *[no] { $name } takes
} { $bills }.
event-duel = Duel: { $stronger } (card { $value } + die { $roll } = { $total }) against { $weaker } (card { $value2 } + die { $roll2 } = { $total2 }). Winner: { $winner }{ $tie ->
    [weaker] {" "}(the weaker card wins a tie)
    [farther] {" "}(of equal cards, the one farther from the dealer wins a tie)
   *[no] {""}
}.
event-duel_won = { $bar }: { $you ->
    [yes] you win
   *[no] { $name } wins
} { $bills }.
event-end = The last bar is settled. { $money }.

# --- refusals ---

refused-bar-not-in-play = { $bar } is not in play at this table.
refused-place-extra = The extra bill must go on one of the bars.
refused-choose-card = Everybody chooses one card of their hand.
refused-no-card-of-bar = You hold no card of the { $bar }.
refused-card-not-in-hand = You do not hold that card.
refused-no-bill-left = All bills are handed out: now make the proposal.
refused-not-a-claimant = A bill goes only to a player who has a right to this money.
refused-propose-split = First the proposal: say who gets which bill, then make it.
refused-answer-split = There are two answers: accept, or duel.
setup-first-dealer = There is no seat { $seat } among { $players } players; seats count from 0.
setup-removed-bars = The two bars left out must be different ones.

# --- options ---

option-first_dealer = who deals first: random, or a seat, counted from 0
option-removed_bars = with 3 players only: the two bars left out
option-three_player_last_deal = with 3 players only: short (15th round with two bills) or drop (without it)
option-answers = answers to a split: simultaneous or in_rank_order (one after the other)
option-hidden_money = others see only how many bills you have
option-distance = with 7 or 8 players: how far one sits from the dealer, either_way (the shorter way round) or clockwise

# Short, for forms: the option, and each of its choices.
option-first_dealer-title = First dealer
option-first_dealer-random = drawn by lot
option-first_dealer-0 = seat 1
option-first_dealer-1 = seat 2
option-first_dealer-2 = seat 3
option-first_dealer-3 = seat 4
option-first_dealer-4 = seat 5
option-first_dealer-5 = seat 6
option-first_dealer-6 = seat 7
option-first_dealer-7 = seat 8
option-removed_bars-title = Bars left out (3 players)
option-removed_bars-colibri = Colibri
option-removed_bars-cotton_club = Cotton Club
option-removed_bars-havanna_bar = Havanna Bar
option-removed_bars-jungle = Jungle
option-removed_bars-lincoln = Lincoln
option-removed_bars-jazz_house = Jazz House
option-three_player_last_deal-title = Last deal (3 players)
option-three_player_last_deal-short = a short 15th round
option-three_player_last_deal-drop = no 15th round
option-answers-title = Answers to a split
option-answers-simultaneous = all at once
option-answers-in_rank_order = one after the other
option-hidden_money-title = Money
option-hidden_money-true = hidden: only the number of bills shows
option-hidden_money-false = open
option-distance-title = Distance from the dealer (7 or 8 players)
option-distance-either_way = the shorter way round
option-distance-clockwise = clockwise only

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
table-hand-none = No card left. You have { $money }.
table-legend = ♠ gambler · ★ police
table-piles = Supply { $supply } · draw pile { $draw } · discards { $discards }
table-hidden = { $bills ->
    [one] { $bills } bill
   *[other] { $bills } bills
}
table-chosen = ready
table-thinking = thinking…
table-proposal = Proposal so far
table-offer = Proposal

# On the page.
table-chapter = Round { $round }
table-name = { $you ->
    [yes] You
   *[no] { $name }
}
table-bars = The bars
table-bar-label = { $bar }, { $total } at stake, bills { $bills }
table-bar-empty = { $bar }, no money
table-stake = at stake
table-no-money = no money
table-thousand = k
table-kind = { $kind ->
    [police] Police
   *[gambler] Gambler
}
table-card = { $kind ->
    [police] Police { $value }, { $bar }
   *[gambler] Gambler { $value }, { $bar }
}
table-card-sent = { $card }, face down at its bar
table-sent = Face down. You may still replace it.
table-on-table = On the table
table-has-chosen = { $you ->
    [yes] You have chosen
   *[no] { $name } has chosen
}
table-is-choosing = { $you ->
    [yes] You are choosing
   *[no] { $name } is choosing
}
table-extra-waits = { $you ->
    [yes] You place the extra bill: pick a bar.
   *[no] { $name } holds the extra bill.
}
table-extra-chosen = The bill would go to the { $bar }.
table-extra-put = Put the { $bill } on { $bar }: { $before } becomes { $total }
table-visitor = { $you ->
    [yes] You: { $card }
   *[no] { $name }: { $card }
}
table-visitor-caught = { $you ->
    [yes] You: { $card }, caught
   *[no] { $name }: { $card }, caught
}
table-raid = Raid!
table-nobody = Nobody to catch
table-takes = { $you ->
    [yes] You take { $amount }
   *[no] { $name } takes { $amount }
}
table-split-label = Split at { $bar }
table-split-thinks = { $you ->
    [yes] How do you split it?
   *[no] { $name } is thinking about the split…
}
table-split-offer = { $you ->
    [yes] Your proposal
   *[no] { $name } proposes
}
table-split-how = Pick a bill, then who gets it. What you do not give away is yours.
table-split-how-two = Pick a bill to hand it over, or to take it back. What you do not give away is yours.
table-split-keys = Keys: ↑ ↓, or the player's number.
table-give = { $you ->
    [yes] Keep the { $bill }
   *[no] Give the { $bill } to { $name }
}
table-bill-for = { $you ->
    [yes] { $bill }, for you
   *[no] { $bill }, for { $name }
}
table-odds = { $you ->
    [yes] in a duel you win { $percent }% of the time
   *[no] wins { $percent }% of duels with you
}
table-outlook-sure = Accept: { $sure } for sure.
table-outlook-duel = { $undecided ->
    [0] Duel: { $percent }% chance of { $stake }.
   *[other] Duel: { $percent }% chance of { $stake }, if nobody else refuses.
}
table-outlook-proposal = { $rivals ->
    [one] { $sure } if { $name } accepts. If not, a duel: { $percent }% chance of { $stake }.
   *[other] { $sure } if all accept. If all refuse: { $percent }% chance of { $stake }.
}
table-proposes = the proposal
table-accepts = accepts
table-duels = duel!
table-answered = answered
table-propose-nothing = Keep it all
table-propose-to = Offer { $name } { $amount }
table-propose = Propose this split
table-duel-title = Duel!
table-duel-won = { $you ->
    [yes] You win.
   *[no] { $name } wins.
}
table-duel-weaker = { $you ->
    [yes] A tie: the weaker card wins, and it is yours.
   *[no] A tie: the weaker card wins, { $name }'s.
}
table-duel-farther = { $you ->
    [yes] A tie of equal cards: you sit farther from the dealer and win.
   *[no] A tie of equal cards: { $name } sits farther from the dealer and wins.
}
table-won = { $you ->
    [yes] You win with { $amount }
   *[no] { $name } wins with { $amount }
}
table-won-together = { $names } win together with { $amount }

# --- after the game ---

story-length = { $rounds } rounds
story-mark-raid = successful raid
story-mark-duel = duel
story-raids = Raids made good
story-raids-none = no police sent
story-duels = Duels won
story-duels-none = none fought
story-shares = Shares accepted
story-shares-none = none offered
story-haul = Biggest haul
story-haul-none = nothing at all
story-haul-where = round { $round }
story-place = Round { $round } · { $bar }
story-takes = takes all
story-police-takes = the police take all
story-stays = the money stays
story-raid-title = { $last ->
    [yes] The last raid
   *[no] { $you ->
        [yes] You lay in wait
       *[no] { $name } lay in wait
    }
}
story-raid-text = { $caught } went for { $money } at the { $bar }. The police were there already: { $police }.
story-failed-title = Nobody in
story-failed-text = At the { $bar } the police ({ $police }) find nobody, and { $money } stay on the bar.
story-alone-title = { $you ->
    [yes] All yours
   *[no] { $name }, all alone
}
story-alone-text = Nobody else thought of the { $bar }: { $you ->
    [yes] you walk out
   *[no] { $name } walks out
} with { $money }.
story-duel-title = { $margin ->
    [0] { $total } all
    [1] By one point
   *[other] The die decides
}
story-duel-text = { $money } at the { $bar }, and no agreement with { $proposer }. { $margin ->
    [0] A tie
   *[other] A duel
}: { $you ->
    [yes] you beat
   *[no] { $name } beats
} { $losers }.
story-deal-title = A deal is a deal
story-deal-text = { $money } at the { $bar } for { $claimants }. { $mine ->
    [yes] Your offer
   *[no] The offer by { $proposer }
} is accepted, without a fight.
story-quiet-title = Nobody dared
story-quiet-text = Everybody missed everybody: no money changed hands.

# --- why the consigliere would do something: what it brings more of ---

gain-money = It brings you about ${ $amount } more than the other answers would.
gain-rivals = It leaves less money to the strongest of the others.

# --- figures of the balance lab ---

figure-splits = Splits a round
figure-duels = Duels a round
figure-raids = Raids a round
figure-winner_money-alone = alone at a bar
figure-money-alone = { figure-winner_money-alone }
figure-winner_money-split = by agreement
figure-money-split = { figure-winner_money-split }
figure-winner_money-duel = by duel
figure-money-duel = { figure-winner_money-duel }

# --- the guided first game: what the teacher says, at most 30 words at a time ---

lesson-chapter-money = Taking money
lesson-chapter-police = The police
lesson-chapter-splits = Splits
lesson-chapter-duels = Duels
lesson-chapter-alone = Nearly on your own

lesson-aim = Four bars, plenty of cash, no scruples. Whoever has the most money when the bills run out wins. That is all.
lesson-first-gambler = One card, one bar, in secret. A gambler (hat) alone takes the cash. Everybody stares at the richest bar: let them. Send your gambler 2 to the Havanna Bar.
lesson-crowd = You would not be alone there, and police like rich bars. Gambler 2, to the Havanna Bar.
lesson-police-later = Soon. First, simple greed: the gambler 2, to the Havanna Bar.
lesson-havanna-please = The Havanna Bar, gambler 2. Nobody else looks at it.
lesson-first-raid = ${ $money } for you, quietly. In the Cotton Club, Karine's gambler 6 met Ernest's police 4: police beat any gambler and take it all. New bills come, and a card each.
lesson-officer = Sixty thousand in the Jungle. Somebody greedy will go there, you can smell it. You hold the Jungle's police. After you, officer.
lesson-queue = No gambler now. Police take everything from the gamblers at their bar.
lesson-where-the-money-is = Raid where the money is: the Jungle.
lesson-empty-raid = You have ${ $money } now. Ernest sent police to the Havanna Bar: nobody to arrest, so no money. The bill stays there for the next round.
lesson-extra-bill = The dealer changes each round and places one extra bill. Your turn: ${ $bill }. Put it on the Colibri, the bar of your gambler 6. What could go wrong?
lesson-one-fat-bar = Not this time: the Colibri. I want one very fat bar.
lesson-fat-bar = Eighty-five thousand, and no gambler is stronger than your 6. Send him.
lesson-too-clever = Clever. Too clever: I owe you one defeat. The gambler, please.
lesson-eyes-here = Eighty-five thousand. Eyes on the Colibri.
lesson-raided = Raided: Ernest's police take it all. The fatter the bar, the likelier the raid, and you put the bill there yourself. Quiet bars pay, too: ask Karine.
lesson-small-one = The Cotton Club, fifty-five thousand, in four bills. Send the 3, the small one. If Karine comes, too, you will see what it is good for.
lesson-the-weak-one = Save it. I want you to be the weak one, just once.
lesson-cotton-please = The Cotton Club, gambler 3.
lesson-one-offer = Two gamblers, no police: the stronger card offers a split, and only once. Karine, 5, keeps forty-five thousand and leaves you ten.
lesson-duel = A sure ten thousand, or the duel: each adds a die to their card, ties go to the weaker, the loser gets nothing. Over a quarter of 55,000: duel.
lesson-sure-ten = A sure ten, no shame in it. Now the other road, with the same offer.
lesson-tie = Karine 5 and 2, you 3 and 4: seven to seven; the weaker card wins ties. You will have ${ $money }. Two police at one bar share the same way.
lesson-strong-one = The Havanna Bar, sixty-five thousand. Police may come: that is the risk. But against a gambler your 6 is the stronger, and the offer is yours.
lesson-the-six = This time you are the strong one: the 6, at the Havanna Bar.
lesson-offer = Share out the bills. In a duel, Ernest has a 28% chance of winning it all: worth eighteen thousand. Offer him more: the twenty-five.
lesson-generous = Generous. He takes it, and you keep the rest.
lesson-he-rolled = Too little to keep, so he rolled: eight to eight, and the weaker card takes all. A good offer leaves something to lose.
lesson-lead = That makes ${ $money } for you. A whole game has { $rounds } rounds with three players. From now on you think first, and I say less.
lesson-bait = Karine always runs to the richest bar she has a gambler for. Bait her: where does your extra bill go?
lesson-bait-hint = The bait must be the richest bar of all, and you must hold its police. Count again.
lesson-trap = The bait lies there. Which card?
lesson-trap-hint = She comes with a gambler. What beats any gambler?
lesson-trapped = Raid! Karine ran, and your police were there: forty thousand for you. Well caught.
lesson-forty = Now one bill of forty, in the Jungle. Send your gambler 4, and see what Ernest does.
lesson-jungle-please = The Jungle, gambler 4.
lesson-nothing-to-lose = Ernest takes the bill for himself and offers you nothing. Accept, or duel?
lesson-nothing-hint = What have you got to lose?
lesson-won = Ernest 6 and 1, you 4 and 5: you win the duel, and forty thousand. Offered nothing, you had nothing to lose. Well dared.
lesson-last-bar = The Havanna Bar is worth sixty. Its 6 has been played: no gambler there beats your 5 any more. Only police can. Take the risk.
lesson-the-five = The 5, at the Havanna Bar.
lesson-own-offer = Karine is weaker. Make her an offer she accepts, and keep all you can.
lesson-keep-most = She would have taken less. One bill is enough.
lesson-enough = Five thousand was enough: in a duel she has one chance in twelve.
lesson-she-rolled = Nothing for her, so nothing to lose: six to six, and she takes all sixty.
lesson-end = She accepts: ${ $money }. The most money wins, fat bars draw police, weak cards win ties, a good offer leaves something to lose.
table-money-brief = ${ $thousands }k


## The rules: in two minutes, and what stands in and under pictures (`two_minutes.toml`, `table/rules/`)

rules-aim-title = The most money wins
rules-aim = Every round, bills land in the bars. When the last bills have been fought over, whoever has taken the most money wins. Nothing else counts.
rules-card-title = One card, in secret
rules-card = You hold { $hand } cards. Choose one: it goes to the bar whose sign it bears. Everybody chooses at the same time, then all cards are turned up.
rules-gambler-title = A gambler alone takes it all
rules-gambler = The only gambler in a bar pockets every bill there. The number on the card does not matter yet.
rules-police-title = Police beat every gambler
rules-police = Police take the whole bar, whatever the gamblers' numbers. Police who find no gambler get nothing, and the bills stay there.
rules-split-title = Too many hands? One proposes
rules-split = Several gamblers without police, or several police on a raid: the highest number makes one offer. It deals out the bills, whole, as it likes. The others accept, or duel.
rules-duel-title = A duel: card plus die
rules-duel = Both add a die to their card; the higher total takes all. On a tie, the weaker card wins. So offer something worth keeping.
rules-bait-title = Fat bars are bait
rules-bait = What nobody takes stays and grows. The dealer lays one extra bill wherever they like. Everybody sees the fattest bar; so do those who hold its police.
rules-picture-takes = Alone: takes it all
rules-picture-raid = Raid: the police take it all
rules-picture-stays = No gambler: the money stays
rules-picture-split = Equal claims: a split
rules-picture-proposes = proposes
rules-picture-answers = accepts, or duels
rules-diagram-claims = Four bars, four outcomes. Only cards of the same kind are ever compared: police with police, gambler with gambler.
rules-diagram-split = Anthelme's 5 is the stronger card. He offers Judith one whole bill of three; there is no change, and no second offer.
rules-diagram-duel = Karine has the stronger card and rolls first. Both reach 6, so Ernest's weaker card wins the whole bar.
rules-diagram-chain = All refuse. The strongest meets the weakest; the winner meets the strongest who has not fought yet. A tie goes to the weaker card.

# --- what one plays for ---

aim-headline = Leave with the most money
aim-ends = After round { $rounds } the bills are gone: the richest wins.
aim-alone = Be alone at a bar
aim-alone-how = no police, no other gambler: all its bills are yours
aim-raid = Raid it
aim-raid-how = where gamblers sit, police take it all; where none sits, nothing
aim-split = Share or duel
aim-split-how = two claims: the stronger card proposes, the other takes it or rolls
aim-up-to = up to { $most }
aim-split-worth = a share
aim-round = This round: { $total } on the bars, most at { $bar }.
aim-last-round = The last round: { $total } on the bars, most at { $bar }.
now-choose_card-gambler = Send a gambler
now-choose_card-gambler-how = alone he takes all; with others he shares or fights
now-choose_card-police = Send the police
now-choose_card-police-how = they take it all where gamblers sit, else nothing

# --- phases of a round ---

phase-bills = Bills
phase-cards = Cards
phase-bars = Bars

# --- tips: what pieces say of themselves, in 25 words at most ---

tip-bar = Holds the bills lying here. Only cards of its colour can come. What nobody takes stays for the next round.
tip-bar-now = { $bills ->
    [0] No bill lies here.
    [one] One bill lies here: { $amount }.
   *[other] { $bills } bills lie here: { $amount }.
} { $held ->
    [0] {""}
    [one] You hold one card for it.
   *[other] You hold { $held } cards for it.
}
tip-gambler = Takes the money of its bar, unless police come. Several gamblers there: the highest number proposes how to share.
tip-police = Takes all the money if a gambler is at the bar, whatever the numbers. With no gambler there, takes nothing.
tip-card-now = In your hand. It would go to { $bar }, where { $amount } lie.
tip-closed-name = A closed card
tip-closed = { $name } has chosen. Nobody knows what until everybody has chosen.
tip-choosing-name = Not chosen yet
tip-choosing = { $name } is still choosing. All cards are turned over together.
tip-bill-name = A bill of { $amount }
tip-bill = Bills are given whole, there is no change. Whoever has the most money at the end wins.
tip-extra-name = The extra bill
tip-extra = The dealer looks at it and puts it on any bar. A rich bar draws gamblers, and police.
tip-extra-now = It is { $amount }. Only you know until you place it.
tip-split-name = The split
tip-split = The highest card proposes once who gets which bill. Everybody else takes their part, or duels for all of it.
tip-duel-name = A duel
tip-duel = Each rolls a die and adds the number of their card. Higher wins; a tie goes to the weaker card.
tip-dice-name = The die
tip-dice = From 1 to { $sides }. It is added to the number of the card.
tip-accept-name = Accept
tip-accept = You take the bills proposed for you. If everybody accepts, nobody rolls.
tip-fight-name = Duel
tip-fight = You refuse your part and roll against the proposer for everything not accepted.
tip-money-name = Money
tip-money = What { $name } has taken so far. The most when the bills run out wins.
tip-money-now = { $bills ->
    [one] One bill.
   *[other] { $bills } bills.
} { $ahead ->
    [yes] Nobody has more.
    [no] { $behind } behind the richest.
   *[other] {""}
}
tip-supply-name = How far the game is
tip-supply = Every round puts bills on the bars. The round that places the last ones is the last.
tip-supply-now = { $last ->
    [yes] This is the last round.
   *[other] { $supply } bills are left to place.
}
tip-dealer = The dealer of this round: places the extra bill, and plays like everybody. It changes every round.

## Examples of the rules, to be tried out (`examples/`)

rules-example-split = make the offer
rules-example-duel = accept, or duel?
lesson-example-split = The Jazz House holds 25, 20 and 10. Your police 4 and Karine's police 3 both raid it. You have the stronger card: deal out the bills, all of them, whole.
lesson-example-nothing = Nothing for Karine, so nothing to lose: she duels. 4 + 2 against 3 + 3, a tie, and the weaker card takes all fifty-five.
lesson-example-split-end = Only whole bills can be offered: 0, 10, 20, 25, 30, 35, 45 or 55. Who accepts takes exactly that. Somebody offered nothing has nothing to lose.
lesson-example-duel = The same raid, the other side: your police 3, Karine's 4. She keeps 35 and offers you 20. Accept, or duel for all 55?
lesson-example-duel-end = Karine rolls 2, you roll 3: six to six. On a tie the weaker card wins. Who accepts gets the twenty, and no dice are rolled.

# --- what a lesson has taught, by chapter: the card at its end ---

learned-money = A gambler alone at a bar takes all its bills.
learned-police = Police take the whole bar if a gambler is there, and else nothing.
learned-splits = With several gamblers, the stronger card makes one offer.
learned-duels = Who refuses rolls: die plus card, and ties go to the weaker card.
learned-alone = You set a bait, sprang a trap and shared on your own terms.
