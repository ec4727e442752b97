# La Cosa Nostra in English. $you is "yes" where the player spoken of is the reader.
# Money is counted in thousands; numbers and what they count are joined by no-break spaces.

game-title = La Cosa Nostra
game-tagline = A promise is only a promise.
game-blurb = Secret orders for every gangster, deals nobody has to keep, and dice when it comes to shooting. The richest family wins.
game-intro =
    The richest family after the last round wins. Every round each of your Gangsters gets one task: a Job laid face
    down, to earn money or to hurt somebody, or a Business to buy. Then the players, in turn, have their tasks carried
    out one by one: dice decide, one for each point of strength. Most Jobs that pay need Businesses that belong to
    others, so rent, trade, threaten and lie: what changes hands at once is safe, a promise is not. Income comes on
    every payday, and twice at the end.
score = { money }
score-short = { $amount ->
    [0] 0
   *[other] { $amount }K
}
money = { $amount ->
    [0] {"$"}0
   *[other] ${ $amount },000
}
# Rounds and piles.
roman = { $number ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}

# --- names ---

business-pimp = Pimp
business-dealer = Drug Dealer
business-loan_shark = Loan Shark
business-lawyer = Lawyer
business-politician = Politician
business-cop = Cop
business-garage = Garage
business-construction = Construction Firm
business-waste = Waste Company
business-night_club = Night Club
business-casino = Casino

# As in: buys …
business-a-pimp = a { business-pimp }
business-a-dealer = a { business-dealer }
business-a-loan_shark = a { business-loan_shark }
business-a-lawyer = a { business-lawyer }
business-a-politician = a { business-politician }
business-a-cop = a { business-cop }
business-a-garage = a { business-garage }
business-a-construction = a { business-construction }
business-a-waste = a { business-waste }
business-a-night_club = a { business-night_club }
business-a-casino = a { business-casino }

# As in: takes over …
business-whose-pimp = { $you ->
    [yes] your { business-pimp }
   *[no] { $name }'s { business-pimp }
}
business-whose-dealer = { $you ->
    [yes] your { business-dealer }
   *[no] { $name }'s { business-dealer }
}
business-whose-loan_shark = { $you ->
    [yes] your { business-loan_shark }
   *[no] { $name }'s { business-loan_shark }
}
business-whose-lawyer = { $you ->
    [yes] your { business-lawyer }
   *[no] { $name }'s { business-lawyer }
}
business-whose-politician = { $you ->
    [yes] your { business-politician }
   *[no] { $name }'s { business-politician }
}
business-whose-cop = { $you ->
    [yes] your { business-cop }
   *[no] { $name }'s { business-cop }
}
business-whose-garage = { $you ->
    [yes] your { business-garage }
   *[no] { $name }'s { business-garage }
}
business-whose-construction = { $you ->
    [yes] your { business-construction }
   *[no] { $name }'s { business-construction }
}
business-whose-waste = { $you ->
    [yes] your { business-waste }
   *[no] { $name }'s { business-waste }
}
business-whose-night_club = { $you ->
    [yes] your { business-night_club }
   *[no] { $name }'s { business-night_club }
}
business-whose-casino = { $you ->
    [yes] your { business-casino }
   *[no] { $name }'s { business-casino }
}

# Where there is little room.
business-short-pimp = Pimp
business-short-dealer = Dealer
business-short-loan_shark = Loan Sh.
business-short-lawyer = Lawyer
business-short-politician = Polit.
business-short-cop = Cop
business-short-garage = Garage
business-short-construction = Constr.
business-short-waste = Waste
business-short-night_club = Club
business-short-casino = Casino

monopoly-prostitution = Prostitution
monopoly-drugs = Drugs
monopoly-credit = Credit

influence-snitch = Snitch
influence-spy = Spy
influence-emergency_doc = Emergency doc
influence-henchman = Henchman
influence-saboteur = Saboteur
influence-machine_pistol = Machine Pistol
influence-distraction = Distraction
influence-schemer = Schemer
influence-ambulance = Ambulance

# As in: plays …
influence-a-snitch = a { influence-snitch }
influence-a-spy = a { influence-spy }
influence-a-emergency_doc = an { influence-emergency_doc }
influence-a-henchman = a { influence-henchman }
influence-a-saboteur = a { influence-saboteur }
influence-a-machine_pistol = a { influence-machine_pistol }
influence-a-distraction = a { influence-distraction }
influence-a-schemer = a { influence-schemer }
influence-a-ambulance = an { influence-ambulance }

# What an Influence card does.
influence-text-snitch = look at a planned Job, or renew the Market
influence-text-spy = look at up to two planned Jobs
influence-text-emergency_doc = killed becomes deactivated, deactivated becomes unharmed
influence-text-henchman = lowers by 1 the number a Gangster's dice must reach
influence-text-saboteur = raises by 1 the number another's Gangster's dice must reach
influence-text-machine_pistol = strength +1 for a Gangster this round
influence-text-distraction = strength −1 for another's Gangster this round
influence-text-schemer = a turn of yours before another's, or skip your own
influence-text-ambulance = an Emergency doc, against Attacks on your own

gangster-whose = { $you ->
    [yes] your { $gangster }
   *[no] { $name }'s { $gangster }
}

job-bash = Bash a Businessman
job-property_damage = Property Damage
job-theft = Theft
job-vandalism = Vandalism
job-kill_businessman = Kill a Businessman
job-arson = Arson
job-persuasion = Persuasion
job-assassination = Assassination
job-car_bomb = Car Bomb
job-drive_by = Drive-by Shooting
job-robbery = Robbery
job-trap = Trap
job-exceptional_offer = Exceptional Offer
job-connections = Connections
job-money_laundering = Money Laundering
job-birthday_party = Birthday Party
job-horse_racing = Horse Racing

job-J1C01 = Drug Delivery
job-J1C02 = Construction Scam
job-J1C03 = Gas Station Hold-up
job-J1C04 = Intimidation
job-J1C05 = Escort Service
job-J1C06 = Credit Card Fraud
job-J1C07 = Arms Trade
job-J1C08 = Red Light District
job-J1C09 = Car Theft
job-J1C10 = Investment Fraud
job-J1C11 = Price Rigging
job-J1C12 = Cigarette Smuggling
job-J1C13 = Insolvency
job-J2C01 = Card Sharping
job-J2C02 = Public Contracts
job-J2C03 = Extortion
job-J2C04 = Investment Fraud
job-J2C05 = Counterfeiting
job-J2C06 = Bankruptcy
job-J2C07 = Drug Trade
job-J2C08 = Car Theft
job-J3C01 = Illegal Subsidies
job-J3C02 = Drug Smuggling
job-J3C03 = Coke Party
job-J3C04 = Ballot Rigging
job-J3C05 = Usury
job-J3C06 = Hazardous Waste
job-J3C07 = Lucky Number
job-J3C08 = Drug Lab
job-J4C01 = Drug Ring
job-J4C02 = Insurance Fraud
job-J4C03 = Toxic Waste Dump
job-J4C04 = Boxing Match
job-J4C05 = Film Production
job-J4C06 = Real Estate Fraud
job-J4C07 = Rigged Gambling
job-J4C08 = The Senator's Party
job-J4C09 = Car Smuggling
job-J4C10 = Debt Trap

# What a Job does with one success / with more. $low and $high are such amounts.
effect-bash = deactivate an active Businessman
effect-property_damage = a player pays the bank { $low } / { $high }
effect-theft = take { $low } / { $high } from a player
effect-vandalism = deactivate an active Business
effect-kill_businessman = deactivate / kill a Businessman
effect-arson = deactivate / destroy a Business
effect-persuasion = nothing / take over a Businessman
effect-assassination = nothing / kill a Gangster
effect-car_bomb = deactivate / kill a Gangster
effect-drive_by = kill a Gangster; on a miss it may return fire
effect-robbery = take half / all of a Cash Job's gain
effect-trap = repel an Attack / and kill who attacks
effect-exceptional_offer = buy from the Market, { $low } off / at half price
effect-connections = buy from Market or deck, full price / { $high } off
effect-money_laundering = launder up to { $low } / { $high }
effect-birthday_party = everybody gives you { $low } / { $high }
effect-horse_racing = double a stake of up to { $high }, or lose it
effect-cash = { $low } / { $high }

# --- parts of sentences ---

difficulty = { $difficulty ->
    [0] its target's strength
   *[other] { $difficulty }+
}
several = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
# What a Job needs, and whether it is there.
need = { $missing ->
    [0] { $what } ✓
   *[other] { $what } ✗
}
need-partly = { $what } ({ $missing } ✗)
job-line = { $job }, { $difficulty }: { $effect }
job-line-needs = { $job } ({ $needs }), { $difficulty }: { $effect }
successes = { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}
dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
turn-of = { $you ->
    [yes] your turn
   *[no] { $name }'s turn
}
jobs-count = { $count ->
    [one] 1 Job
   *[other] { $count } Jobs
}
influence-count = { $count ->
    [one] 1 Influence card
   *[other] { $count } Influence cards
}

# What a Gangster is at.
task-none = no task
task-job = a Job of pile { $pile }
task-known = { $job }
task-purchase = buys { $a }
task-buying = buy { $a } for { $price }
task-idle = idle
task-done = done
task-progress = in progress
gangster-down = deactivated
gangster-facts = { $gangster } ({ $strength }): { $facts }

# What there is to know of a Business.
business-down = deactivated
business-used = used
business-markers = { $count ->
    [one] marker: { $names }
   *[other] markers: { $names }
}
business-facts = { $business } ({ $facts })

# Things that change hands.
item-cash = { money }
item-business = { $a }
item-gangster = { $gangster }
item-marker = a use of { $a }

# --- questions ---

ask-choose_family = Which family do you lead?
ask-mulligan = New Jobs: whoever drew nothing but Attacks may have all new Jobs dealt again.
ask-mulligan-again = New Jobs, your answer: { $answer }. You may still change it.
# A turn is put to people as one question: plan, or influence_turn when all are busy, and turn_to_act.
# To bots and programs it is put part by part, with offers in between (CN-16.14): play_in_planning,
# then assign; play_in_action, then act. The parts -task, -idle, -way… serve both. After the task
# comes end_turn, for both.
ask-play_in_planning = Your planning turn: play a card first?
ask-assign = Which Gangster gets a task?
ask-assign-pass = All your Gangsters have their task.
ask-plan = Your planning turn: which Gangster gets a task?{ $count ->
    [1] {""}
   *[other] {" "}({ $count } in this turn)
}
ask-plan-task = { $gangster } (strength { $strength }): lay which Job, or buy which Business?
ask-plan-idle = You have no Job, and the Market is empty: who stays idle?
ask-influence_turn = All your Gangsters are busy. Play a card, or pass?
ask-peek = A second planned Job: whose?
ask-peek-which = Second look: which planned Job of { $name }?
ask-schemers = Before { $turn }: act first, with a Schemer?
ask-schemers-again = Before { $turn }, your answer: { $answer }. You may still change it.
ask-play_in_action = Your action turn{ $bonus ->
    [yes] {" "}(bonus)
   *[no] {""}
}: play a card first?
ask-announce-whom = A bluff: { $gangster } points at whom?
ask-announce-at = A bluff: { $gangster } points at { $player }, at what exactly?
ask-act = Which Gangster carries out its task?
ask-act-way = { $gangster } (strength { $strength }): { $task }. What about it?
ask-act-cancel = { $gangster } (strength { $strength }): { $task }. It can only be cancelled now.
ask-act-whom = { $job }: against whom?
ask-act-at = { $job } against { $player }: which card?
ask-act-strike = { $gangster } points at { $target }. { $can ->
    [yes] Reveal the Job, or call it off?
   *[no] The Job cannot hit that: call it off.
}
ask-act-nothing = You have no task left to carry out: your turn ends.
ask-turn_to_act = Your action turn{ $bonus ->
    [yes] {" "}(bonus)
   *[no] {""}
}: carry out or cancel one of your tasks.
ask-answer_threat = { $attacker }'s { $gangster } points at { $target }. Buy yourself off, threaten back, or let it come?
ask-end_turn = { $phase ->
    [2] Your task is laid.
   *[3] Your task is over.
} { $can ->
    [cards] Play an Influence card, or end the turn?
    [lawyer] Use a Lawyer, or end the turn?
    [both] Play an Influence card or a Lawyer, or end the turn?
   *[nothing] End the turn?
}
ask-end_turn-again = The turn ends. Your answer: { $answer }. You may still change it.
ask-choose_markers = { $job } needs { $needs }: which rented Business do you use?
ask-cop_reroll = { $job }: { $dice } against { $threshold }+, { successes }. { $gains ->
    [yes] Reroll a die with a Cop?
   *[no] More is not to be had: keep the dice?
}
ask-stake = Horse Racing: how much do you stake?
ask-buy_after_roll = { $job }, { successes }: buy a Business? You have { $money }.
ask-buy_after_roll-where = { $job }: { $a } from the Market, or from the deck?
ask-launder_amount = Money Laundering, { successes }: how much goes under your Boss? You have { $money }.
ask-reveal_robbery = { $victim }'s { $job } brings { $money }: rob it?
ask-reveal_robbery-again = Robbery of { $money }, your answer: { $answer }. You may still change it.
ask-reveal_trap = { $attacker }'s { $job } against { $target } succeeds: spring a Trap?
ask-play_doc = { $target }: about to be { $kills ->
    [yes] killed
   *[no] deactivated
}. Send a doctor?
ask-play_doc-again = { $target }, your answer: { $answer }. You may still change it.
ask-return_fire = The Drive-by missed. { $gangster } returns fire at { $at }?
ask-recruit = Recruit a Gangster? You have { $money }.
ask-recruit-poor = You have { $money }: too little even for your cheapest recruit.
ask-discard_to_limit = Above the hand limit: what do you discard? ({ $left } to go)
ask-discard_to_limit-again = You have chosen what you discard. You may still change it.
ask-make_offer = Make an offer?
ask-make_offer-more = Your offer so far: { $steps }. And then?
ask-answer_offer = { $maker } offers { $terms }. Agreed?
ask-answer_offer-more = Your counter-offer so far: { $steps }. And then?

# An Influence card or a Lawyer in the making.
ask-play-way = { $card }: look at a planned Job, or renew the Market?
ask-play-whose = { $card }: whose planned Job?
ask-play-which = { $card }: which planned Job of { $name }?
ask-play-on-whose = { $card }: on whose Gangster?
ask-play-on-which = { $card }: on which Gangster of { $you ->
    [yes] yours
   *[no] { $name }
}?

# What an answer does, and what comes next.
why-choose_family = A family brings its Gangsters and its first Businesses.
why-mulligan = All are asked, so that nobody learns who could.
why-play_in_planning = As many as you like; then comes the task.
why-assign = A Job goes face down on the Gangster, a Business face up: it is paid for in the action phase.
why-plan = A Job is laid face down. A Business, face up, is paid for in the action phase.
why-influence_turn = Others still plan. Cards for Gangsters can only be played now.
why-peek = Only you see it; all see which one you look at.
why-schemers = Whoever plays a Schemer acts before. All with a card and a task are asked; the answers are opened together.
why-play_in_action = As many as you like; then comes the action.
why-act = Reveal a Job, pay for a Business, or cancel. An Attack needs its target named first, and the one named may bargain.
why-turn_to_act = An Attack names its target first; then reveal it, or call it off.
why-answer_threat = It may be a bluff. A trade between you two answers it, too.
why-end_turn = Cards and Lawyers may be used after the task, too. All who hold a card are asked.
why-choose_markers = The marker goes back to you afterwards, whatever the dice say.
why-cop_reroll = The new result stands. Each Cop does it once a round.
why-stake = One success pays the stake again; none, and it is lost.
why-buy_after_roll = It is yours at once, active. You may also leave it.
why-launder_amount = It counts double at the end, and nothing else can ever happen to it.
why-reveal_robbery = One success takes half, two take all. All with a Job of pile III or IV are asked.
why-reveal_trap = One success repels the Attack, two also kill the Gangster who attacks.
why-play_doc = Killed becomes deactivated, deactivated becomes unharmed. All with an Influence card are asked; the owner comes first.
why-return_fire = Dice: own strength. Threshold: the attacker's strength. One success kills.
why-recruit = One on each payday. You may make trades before you decide.
why-discard_to_limit = Only so many Jobs and Influence cards stay in hand. The rest goes face down, everybody's at the same time.
why-make_offer = One offer at a time; it is answered at once.
why-answer_offer = What is agreed changes hands at once.

# Instead of why-…, for those who answer for the first time: what one needs to know to begin.
first-plan = Start with Jobs that pay and whose Businesses you own, or can rent from others. Weak Gangsters buy, strong ones roll dice.
first-turn_to_act = One die for each point of strength; each die at or above the threshold is a success. Earn first, then pay for Businesses.
first-end_turn = Influence cards are tricks beside your Jobs: rest on one, or hold it, to read it. Most turns simply end here.
first-influence_turn = Your Gangsters are all busy, but others still plan: a last chance for Influence cards that go on a Gangster.
first-schemers = With a Schemer you act before somebody else does. Everybody who could is asked, so this tells nothing of your hand.
first-mulligan = If all your new Jobs are Attacks, you may have everybody's dealt again. All are asked each time.
first-reveal_robbery = Robberies lie in wait: when somebody's Cash Job succeeds, a Gangster with a planned Robbery may take the money.
first-reveal_trap = A planned Trap answers an Attack against you that has succeeded, before it takes effect.
first-play_doc = Anybody may save anybody with an Emergency doc; an Ambulance saves only your own.
first-recruit = More Gangsters, more tasks in every round; and who has the most active ones at the end gets a bonus.
first-table = New since the lesson: Influence cards, beside your Jobs. Rest on one, or hold it, to read what it does and when.

# What setting passes in advance is about.
pass-mulligan = Jobs dealt again
pass-influence_turn = Influence-only turns
pass-end_turn = Cards after my task
pass-schemers = Schemers
pass-reveal_robbery = Robberies
pass-reveal_trap = Traps
pass-play_doc = Doctors
pass-play_doc-own_only = Doctors, unless it is for a card of mine

waiting-turn = { $phase ->
    [2] { $names } is planning.
   *[3] { $names } is acting.
}
waiting-choose_family = { $names } is choosing a family.
waiting-mulligan = Jobs dealt again? Whoever has only Attacks may ask for it.
waiting-play_in_planning = { waiting-turn }
waiting-assign = { waiting-turn }
waiting-plan = { waiting-turn }
waiting-influence_turn = { $names } may play cards.
waiting-peek = { $names } may look at a second Job.
waiting-schemers = A moment for Schemers, before { $turn }.
waiting-play_in_action = { waiting-turn }
waiting-act = { waiting-turn }
waiting-turn_to_act = { waiting-turn }
waiting-answer_threat = { $names } is named as the target, and thinks.
waiting-end_turn = { $names } may play cards before the turn ends.
waiting-choose_markers = { $names } is choosing which rented Business to use.
waiting-cop_reroll = { $names } may reroll a die.
waiting-stake = { $names } names a stake.
waiting-buy_after_roll = { $names } may buy a Business.
waiting-launder_amount = { $names } is laundering money.
waiting-reveal_robbery = A moment for Robberies.
waiting-reveal_trap = A moment for a Trap: { $names }.
waiting-play_doc = A moment for doctors.
waiting-return_fire = { $names } may return fire.
waiting-recruit = { $names } may recruit.
waiting-discard_to_limit = Discarding cards: { $names }.
waiting-make_offer = { $names } may make an offer.
waiting-answer_offer = { $names } answers an offer.

# --- answers ---

action-pass = pass
action-pass-turn = end the turn
action-done = no more cards
action-none = { $ask ->
    [recruit] recruit nobody
   *[make_offer] no offer
}
action-stop = { $ask ->
    [cop_reroll] leave the dice
   *[peek] no second look
}
action-family = { $family }: { $businesses }
action-redeal = have all new Jobs dealt again
action-keep = keep them
action-player = { $you ->
    [yes] you
   *[no] { $name }
}
action-player-cash = { $name } ({ money })
action-gangster = { $gangster } ({ $strength })
action-gangster-recruit = { $gangster } ({ $strength }) for { money }
action-gangster-task = { $gangster } ({ $strength }): { $task }
action-gangster-respond = { $job } with { $gangster } ({ dice }, { $threshold }+)
action-business = { $business }
action-business-market = buy { $a } ({ $price }, income { $income })
action-business-lawyer = { $business }: look at up to two planned Jobs
action-copy = { $line }, copy { $copy }
action-job = { $line }
action-influence = { $card }
action-influence-play = { $card }: { $text }
action-kind = { $business } ({ $price })
action-amount = { money }
action-amount-counter = rather { money }
action-look = look at a planned Job
action-renew = renew the Market
action-idle = stay idle
action-scheme = play a Schemer
action-skip = play a Schemer: skip this turn
action-name = name its target
action-announce = bluff: point at any target
action-call_off = call it off
action-person = { $player } in person
action-go_ahead = let it come
action-threaten = threaten back
action-reveal = reveal it
action-reveal-named = reveal the Job
action-pay = pay { money }
action-cancel = cancel it
action-die = reroll the { $face }
action-doctor = send the Emergency doc
action-ambulance = send the Ambulance
action-shoot = return fire
action-hold = hold fire
action-from_market = from the Market
action-from_deck = from the deck
action-decline = buy nothing
action-take_back = take back the marker on { $whose }
action-snitch_looks = Snitch: look at the Job of { $gangster }
action-spy_looks = Spy: look at the Job of { $gangster }
action-lawyer_looks = Lawyer: look at the Job of { $gangster }
action-again_looks = second look: the Job of { $gangster }
action-offer = { $template ->
    [rent] rent a Business
    [let] let somebody use a Business
    [swap_use] a use for a use
    [buy_business] buy somebody's Business
    [sell_business] sell a Business
    [swap_business] Business for Business
    [buy_gangster] buy a Gangster
    [sell_gangster] sell a Gangster
    [demand] demand money
   *[give] give money
}
action-anyone = to anyone
action-gives = give something
action-wants = want something
action-cash = money
action-marker = a use of a Business
action-without = leave something out
action-counter = make another offer
action-send = that is the offer
action-accept_offer = agreed
action-decline_offer = no deal

# --- events ---

event-set_up = { $families }. { $you ->
    [yes] You are
   *[no] { $name } is
} first player. In the Market: { $market }.
event-family = { $you ->
    [yes] You lead
   *[no] { $name } leads
} the { $family } family.
event-round = Round { $round }.{ $woken ->
    [no] {""}
   *[other] {" "}Active again: { $woken }.
}
event-starting_hands = Everybody has { $cards }.
event-jobs_drawn = You draw { jobs-count }: { $jobs }.
event-redealt = Nothing but Attacks: { $names }. All new Jobs go back and are dealt again.
event-influence_drawn = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { influence-count }.
event-influence_drawn-known = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { influence-count }: { $cards }.
event-influence_shuffled = The Influence deck is empty: { $count } discarded cards are shuffled into a new one.
event-planning = Planning: every Gangster gets a task.
event-job_planned = { $you ->
    [yes] You lay
   *[no] { $name } lays
} a Job of pile { $pile } on { $gangster }.
event-job_planned-known = { $you ->
    [yes] You lay
   *[no] { $name } lays
} a Job on { $gangster }: { $job }.
event-purchase_planned = { $you ->
    [yes] You plan
   *[no] { $name } plans
} to buy { $a }, with { $gangster }.
event-idle = { $gangster } stays idle this round.
event-market = New in the Market: { $cards }.
event-played = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $card }.
event-attached = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $card } on { $gangster }.
event-lawyer = { $you ->
    [yes] You consult
   *[no] { $name } consults
} { $a }.
event-looked = { $you ->
    [yes] You look
   *[no] { $name } looks
} at the Job of { $gangster } (pile { $pile }).
event-looked-known = { $you ->
    [yes] You look
   *[no] { $name } looks
} at the Job of { $gangster }: { $job }.
event-renewed = { $you ->
    [yes] You renew
   *[no] { $name } renews
} the Market. Gone: { $cards }.
event-action_phase = Action: tasks are carried out one by one.
event-schemers = Schemers before { $turn }: { $names }.
event-bonus_turn = { $you ->
    [yes] You take
   *[no] { $name } takes
} a bonus turn.
event-skipped = { $you ->
    [yes] You play a Schemer and skip your turn
   *[no] { $name } plays a Schemer and skips the turn
}.
event-announced = { $you ->
    [yes] You name a target
   *[no] { $name } names a target
}: { $gangster } points at { $target }.
event-go_ahead = { $you ->
    [yes] You let
   *[no] { $name } lets
} it come.
event-threatened_back = { $you ->
    [yes] You threaten
   *[no] { $name } threatens
} { $by } back.
event-called_off = { $you ->
    [yes] You call
   *[no] { $name } calls
} it off: { $gangster } leaves { $victim } alone for now.
event-bought = { $you ->
    [yes] You buy
   *[no] { $name } buys
} { $a } for { money } ({ $gangster }).
event-job_cancelled = { $you ->
    [yes] You cancel
   *[no] { $name } cancels
} the Job of { $gangster } (pile { $pile }).
event-job_cancelled-known = { $you ->
    [yes] You cancel
   *[no] { $name } cancels
} the Job of { $gangster }: { $job }.
event-purchase_cancelled = { $you ->
    [yes] You cancel
   *[no] { $name } cancels
} a purchase ({ $gangster }): { $a } goes under the deck.
event-revealed = { $you ->
    [yes] You reveal
   *[no] { $name } reveals
} { $job } ({ $gangster }).
event-revealed-against = { $you ->
    [yes] You reveal
   *[no] { $name } reveals
} { $job } ({ $gangster }), against { $target }.
event-needs_missing = Missing: { $kinds }. The Job fails before any roll.
event-markers_used = { $you ->
    [yes] You use
   *[no] { $name } uses
} what is rented: { $businesses }.
event-staked = { $you ->
    [yes] You stake
   *[no] { $name } stakes
} { money }.
event-rolled = { $gangster } rolls { $dice } against { $threshold }+: { successes }.
event-rerolled = { $you ->
    [yes] Your Cop rerolls
   *[no] { $name }'s Cop rerolls
} the { $before }. Now { $dice }: { successes }.
event-gain = { $amount ->
    [0] The Job brings nothing.
   *[other] The Job is worth { money }.
}
event-robbed = { $amount ->
    [0] The Robbery takes nothing.
   *[other] { $you ->
        [yes] You take
       *[no] { $name } takes
    } { money } of it. { $left } left for { $victim }.
}
event-repelled = { $you ->
    [yes] Your
   *[no] { $name }'s
} Trap repels the Attack: { $job }.
event-trap_failed = { $you ->
    [yes] Your
   *[no] { $name }'s
} Trap fails: the Attack goes on.
event-attack_failed = { $job } fails.
event-special_failed = { $job } fails.
event-returned_fire = { $gangster } returns fire at { $at }: { $dice } against { $threshold }+, { successes }.
event-held_fire = { $you ->
    [yes] You do not return fire
   *[no] { $name } does not return fire
}.
event-doctor = { $you ->
    [yes] You send
   *[no] { $name } sends
} { $card }: { $target } is { $kills ->
    [yes] deactivated, not killed
   *[no] unharmed
}.
event-doctor-business = { $you ->
    [yes] You send
   *[no] { $name } sends
} { $card }: the { $target } is { $kills ->
    [yes] deactivated, not killed
   *[no] unharmed
}.
event-business_down = Deactivated until the next round: { $target }.
event-business_gone = { $company ->
    [yes] Destroyed
   *[no] Killed
}, and under the deck: { $target }.
event-gangster_down = Deactivated until the next round: { $target }.
event-gangster_killed = { $you ->
    [yes] You kill
   *[no] { $name } kills
} { $target }: a trophy.
event-job_lost = The Job of { $gangster } is lost (pile { $pile }).
event-job_lost-known = The Job of { $gangster } is lost: { $job }.
event-purchase_lost = { $gangster } can no longer buy the { $business }: it goes under the deck.
event-taken_over = { $you ->
    [yes] You take over
   *[no] { $name } takes over
} { $target }.
event-money = { $why ->
    [theft] { $amount ->
        [0] { $you ->
            [yes] You have
           *[no] { $name } has
        } no money to take.
       *[other] { $you ->
            [yes] You pay
           *[no] { $name } pays
        } { $other } { money }.
    }
    [damage] { $you ->
        [yes] You pay
       *[no] { $name } pays
    } the bank { money }.
    [birthday] { $amount ->
        [0] { $you ->
            [yes] You have
           *[no] { $name } has
        } nothing to give.
       *[other] { $you ->
            [yes] You give
           *[no] { $name } gives
        } { $other } { money }.
    }
    [race] { $you ->
        [yes] You win
       *[no] { $name } wins
    } { money } at the races.
    [race_lost] { $you ->
        [yes] You lose
       *[no] { $name } loses
    } { money } at the races.
    [bonus] { $you ->
        [yes] You have the highest income and receive
       *[no] { $name } has the highest income and receives
    } { money } more.
    [purchase] { $amount ->
        [0] It costs nothing.
       *[other] { $you ->
            [yes] You pay
           *[no] { $name } pays
        } { money }.
    }
   *[job] { $you ->
        [yes] You receive
       *[no] { $name } receives
    } { money }.
}
event-bought_special = { $you ->
    [yes] You buy
   *[no] { $name } buys
} { $a } from the { $deck ->
    [yes] deck
   *[no] Market
}.
event-bought_nothing = { $you ->
    [yes] You buy
   *[no] { $name } buys
} nothing.
event-laundered = { $you ->
    [yes] You launder
   *[no] { $name } launders
} { $amount ->
    [0] nothing
   *[other] { money }
}.
event-markers_back = { $business }: Deal markers go back to { $names }.
event-marker_taken_back = { $you ->
    [yes] You take back your
   *[no] { $name } takes back a
} Deal marker: { $business }.
event-monopoly = { $you ->
    [yes] You hold
   *[no] { $name } holds
} the monopoly { $monopoly }.
event-monopoly-lost = { $you ->
    [yes] You lose
   *[no] { $name } loses
} the monopoly { $monopoly }.
event-job_done = { $you ->
    [yes] Your Deal markers come back
   *[no] { $name }'s Deal markers go back
}: { $businesses }.
event-payday = Payday. { $incomes }.
event-recruited = { $you ->
    [yes] You recruit
   *[no] { $name } recruits
} { $gangster } for { money }.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $name } discards
} { $what }.
event-discarded-jobs = { jobs-count } ({ $piles })
event-round_over = Round { $round } is over. { $you ->
    [yes] You are
   *[no] { $name } is
} first player now.
event-final = The final count. { $totals }.

# --- refusals ---

trade-marker = { $you ->
    [yes] You cannot let anybody use that Business: it must be active and yours, or one you plan to buy.
   *[no] { $name } cannot let anybody use that Business: it must be active and theirs, or one they plan to buy.
}
trade-no-marker = { $you ->
    [yes] You have
   *[no] { $name } has
} no free Deal marker for that.

# --- options ---

option-espionage_anytime = Snitches and Spies may look in anybody's turn, as Lawyers do
option-business_bonus = {"$"}5,000 for whoever alone has the highest income of a payday
option-robber_can_be_robbed = a Robbery may be robbed in its turn
option-short_game = three rounds instead of four
option-two_tasks_per_turn = two tasks per planning turn: auto (with five players from round II on), on, off
option-influence_from_round = Influence cards come from this round on: 1, 2 or 3
option-planning_timer = seconds for each task planned, 0 for no limit
option-sabotage_companies_only = Vandalism and Arson hit Companies only
option-influence_deck = Influence cards: 33, or 35 with two Ambulances
option-family_choice = families: random, recommended for a first game, or by choice in the order of the seats
option-stepped_offers = how bots and programs make offers: templates, free, or off

# Short, for forms: the option, and each of its choices.
option-espionage_anytime-title = Espionage
option-espionage_anytime-true = in anybody's turn
option-espionage_anytime-false = in one's own turn
option-business_bonus-title = Business bonus
option-business_bonus-true = {"$"}5,000 for the highest income
option-business_bonus-false = none
option-robber_can_be_robbed-title = Robberies
option-robber_can_be_robbed-true = can be robbed
option-robber_can_be_robbed-false = cannot be robbed
option-short_game-title = Length
option-short_game-true = three rounds
option-short_game-false = four rounds
option-two_tasks_per_turn-title = Tasks per planning turn
option-two_tasks_per_turn-auto = two with five players, from round II on
option-two_tasks_per_turn-on = two
option-two_tasks_per_turn-off = one
option-influence_from_round-title = Influence cards
option-influence_from_round-1 = from round I on
option-influence_from_round-2 = from round II on
option-influence_from_round-3 = from round III on
option-planning_timer-title = Time to plan a task
option-planning_timer-0 = no limit
option-planning_timer-30 = 30 seconds
option-planning_timer-60 = 1 minute
option-planning_timer-120 = 2 minutes
option-sabotage_companies_only-title = Vandalism and Arson
option-sabotage_companies_only-true = against Companies only
option-sabotage_companies_only-false = against any Business
option-influence_deck-title = Influence deck
option-influence_deck-33 = 33 cards
option-influence_deck-35 = 35 cards, with two Ambulances
option-family_choice-title = Families
option-family_choice-random = drawn by lot
option-family_choice-recommended = those for a first game
option-family_choice-choice = chosen, in the order of the seats
option-stepped_offers-title = Offers of bots among themselves
option-stepped_offers-templates = simple ones
option-stepped_offers-free = any
option-stepped_offers-off = none

# --- the table ---

table-stage = { $round ->
    [0] Setting up
   *[other] Round { $roman } of { $rounds } · { $phase ->
        [1] Drawing cards
        [2] Planning
        [3] Action
       *[4] Payday
    }
}

# The table on a terminal.
screen-first = first player: { $name }
screen-planned = planned
screen-bonus-turn = bonus turn: { $name }
screen-announced = named: { $gangster } → { $target }
screen-family = family
screen-cash = cash
screen-income = income
screen-laundered = laundered
screen-worth = score
screen-trophies = trophies
screen-markers = markers
screen-influence = Infl.
screen-jobs = Jobs
screen-thousands = ${ $amount }k
screen-job = Job { $pile }
screen-purchase = buys: { $business }
screen-seen = seen by { $names }
screen-market = Market ({ $count } in the deck)
screen-monopolies = Monopolies
screen-dice = { $dice } against { $threshold }+
screen-own-jobs = your Jobs
screen-pile = pile
screen-roll = roll
screen-own-influence = Your Influence cards
screen-final-cash = cash
screen-final-income = income ×2
screen-final-gangsters = Gangsters
screen-final-laundered = laundered ×2
screen-final-trophies = trophies
screen-final-bonus = bonus
screen-final-total = total
screen-influence-gone = Influence cards played ({ $count } in the deck)
screen-legend = ▸ to answer · 3: strength · ✓ done, there · ✗ deactivated, missing · ‹ › Deal markers

# --- bargaining, the stage and after ---

# An offer in the making.
deal-title = Proposal
deal-title-counter = Counter-offer
deal-partner = With whom
deal-all = Everyone
deal-give = You give
deal-want = You want
deal-cash = Money
deal-amount = Amount
deal-less = 1,000 less
deal-more = 1,000 more
deal-add = a card
deal-add-own = a card of your row
deal-add-theirs = a card of { $name }
deal-list = What { $name } could give
deal-nothing = Nothing to give at the moment.
deal-pays = pays { $income }
deal-planned = still to be paid
deal-strength = strength { $strength }
deal-ways = What about it?
deal-way-marker = { $own ->
    [yes] rent out a use
   *[no] rent a use
}
deal-way-card = { $own ->
    [yes] sell the card
   *[no] buy the card
}
deal-way-gangster = gangster
deal-way-label = { $what }: { $way }
deal-sold = changes hands
deal-keep-use = keep a use
deal-aside = See the table
deal-aside-line = { $to ->
    [all] An offer to everyone is half made.
   *[one] An offer to { $name } is half made.
}
deal-resume = Go on with it
deal-drop = Drop it
deal-remove = Take out: { $what }
deal-restore = Put back: { $what }
deal-words = Your words
deal-words-hint = A word with it…
deal-promise = Add promises (truce, credit)…
deal-send = Send to { $name }
deal-send-all = Offer it to everyone

# A thing in it.
deal-item-cash = in cash
deal-item-business = the card, pays { $income }
deal-item-card = the card
deal-item-gangster = gangster, strength { $strength }
deal-item-use = one use
deal-item-use-for = { deal-item-use }, for { $you ->
    [yes] you
   *[no] { $name }
}
deal-item-unpaid = { $use }, still to be paid

# What it would come to.
deal-effects = If agreed
deal-effect-cash = money
deal-effect-income = payday
deal-effect-markers = Deal markers free
deal-then = then
deal-private = For you alone:
deal-possible = { $jobs } { $count ->
    [one] becomes possible.
   *[other] become possible.
}
deal-impossible = { $jobs } { $count ->
    [one] is no longer possible.
   *[other] are no longer possible.
}
deal-short-cash = { $you ->
    [yes] You have
   *[no] { $name } has
} only { $cash }.
deal-short-markers = { $free ->
    [0] { $you ->
        [yes] You have
       *[no] { $name } has
    } no Deal marker free.
   *[other] { $you ->
        [yes] You have
       *[no] { $name } has
    } only { $free } free.
}
deal-monopoly-lost = { $you ->
    [yes] You lose
   *[no] { $name } loses
} the monopoly { $monopoly }.
deal-monopoly-won = { $you ->
    [yes] You gain
   *[no] { $name } gains
} the monopoly { $monopoly }.
deal-task = { $gangster } needs a task from you this round.
deal-purchases = Too little left for what you plan to buy: { $businesses }, { $cost }.

# An offer to the reader.
deal-offers = { $name } offers
deal-offers-line = to you
deal-answers = { $name } answers
deal-answers-line = to your offer
deal-of = { $n } of { $count }
deal-they-give = { $name } gives
deal-they-want = { $name } wants
deal-new = new
deal-gone = dropped
deal-more-cash = more
deal-less-cash = less

# The stage: a Job in progress.
stage-fold = See the table
stage-unfold = Back to it
stage-who = { $job } ({ $gangster }, { $name })
stage-against = against
stage-needs = Needs
stage-missing = A Business is missing: it fails before any roll.
stage-repelled = repelled
stage-staked = Stake:
stage-robbed = { $name } takes { $money }
stage-fires = returns fire
stage-dice = Dice
stage-die = { $die }, { $hit ->
    [yes] a success
   *[no] no success
}
stage-die-rolling = rolling
stage-die-again = Reroll the { $die }
stage-threshold = threshold
stage-difficulty = difficulty
stage-strength = strength of the target
stage-pending = task
stage-never = out of reach
stage-rung-nothing = nothing
stage-rung-damages = { $money } to the bank
stage-rung-down = deactivated
stage-rung-killed = killed
stage-rung-destroyed = destroyed
stage-rung-taken = changes sides
stage-rung-half = half the gain
stage-rung-all = all of it
stage-rung-repelled = Attack repelled
stage-rung-repelled_killed = repelled, attacker killed
stage-rung-off = { $money } off
stage-rung-half_price = half price
stage-rung-full_price = full price
stage-rung-up_to = up to { $money }
stage-rung-each = { $money } from each
stage-rung-doubled = stake doubled
stage-rung-lost = stake lost
stage-rung-fire = the target may return fire
stage-last = { $name }, { $what }: { $successes }.
stage-last-dice = Dice: { $dice }

# Questions on the stage.
stage-answers = Answers
stage-asked = Asked: { $names }
stage-changeable = You may still change your answer.
stage-cop = Pick a die: your Cop has it rolled again, and the new number stands.
stage-cop-in-vain = This is the most the Job pays: no die rolled again can gain anything.
stage-fire-line = { $gangster } may return fire at { $at }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $threshold }+, { $chance }%.
stage-window-robbery = { $you ->
    [yes] Your { $job }
   *[no] { $name }'s { $job }
} brings { $money }: a planned Robbery can take it.
stage-window-trap = { $job } ({ $attacker }) succeeds against { $you ->
    [yes] you
   *[no] { $name }
}: a planned Trap can answer it.
stage-window-doc = { $target } is about to be { $kills ->
    [yes] killed
   *[no] deactivated
}: a doctor can help.
stage-window-mulligan = Whoever has drawn nothing but Attacks may have everybody's new Jobs dealt again.
stage-window-schemers = Before { $turn }: a Schemer?
stage-mulligan = Your new Jobs
stage-kept = No answer from you: you keep your new Jobs.
stage-launder = Launder { $money }
stage-launder-label = How much to launder
stage-launder-after = Counts { $counts } at the end; { $left } in cash is left.
stage-stake = Stake { $money }
stage-stake-label = How much to stake
stage-stake-after = One success: { $won } in cash. None: { $lost }.
stage-buy = What to buy
stage-buy-label = { $business }, { $price }{ $can ->
    [yes] {""}
   *[no] : not enough money
}
stage-buy-where = { $market ->
    [0] deck { $deck }
   *[other] { $deck ->
        [0] Market
       *[other] Market, deck { $deck }
    }
}
stage-buy-from_market = From the Market
stage-buy-from_deck = From the deck
stage-buy-nothing = Buy nothing
stage-rented = Businesses you have a use of
stage-rented-of = { $business } of { $name }
stage-recruit = A recruit?
stage-recruit-line = One on each payday. You have { $money }.
stage-recruit-label = { $gangster }, strength { $strength }, { $price }{ $can ->
    [yes] {""}
   *[no] : not enough money
}
stage-recruit-pick = Choose a recruit
stage-recruit-nobody = Nobody this time
stage-family = Which family do you lead?
stage-threat = { $mine ->
    [yes] Your { $gangster } points at { $target }
   *[no] { $attacker }'s { $gangster } points at { $target }
}
stage-threat-line = Named, not yet revealed: trading is open, and it may be a bluff.
stage-threat-answer = Buy yourself off, threaten back, or let it come.
stage-threat-bargain = Buy off { $name }
stage-threat-talk = Bargain with { $name }
stage-threat-strike = Reveal the Job
stage-threat-call-off = Call it off
stage-threat-cannot = This Job cannot hit what you have named. You can only call it off.
stage-threat-yours = { $name } may buy you off as long as the Job is not revealed.
stage-threat-again = { $left ->
    [0] Called off, it stays planned. You cannot name another target in this turn.
   *[other] Called off, it stays planned, and you may name another target.
}
stage-threat-defied = { $name } threatens back.

# What passes by.
stage-round = Round { $round }
stage-round-word = Round
stage-payday = Payday { $round }
stage-trade = A deal
stage-called-off = Called off
stage-nothing = nothing
stage-schemers = Schemers
stage-recruited = { $you ->
    [yes] joins you
   *[no] joins { $name }
} ({ $family }).

# After the game.
story-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
story-mark-deal = deal
story-mark-robbed = gain robbed
story-mark-killed = gangster killed
story-jobs = Jobs that worked
story-best = Best Job
story-shot = Killed
story-word = Promises kept
story-none = none
story-word-none = none given
story-lost = { $lost ->
    [0] none lost
   *[other] { $lost } lost
}
story-word-open = { $count ->
    [one] 1 never judged
   *[other] { $count } never judged
}
story-count = The final count
story-part-cash = cash
story-part-income = income, doubled
story-part-laundered = laundered, doubled
story-part-trophies = trophies
story-part-gangsters = most gangsters
story-part-bonus = business bonus
story-trophies = Trophies: { $names }
story-deals = Who dealt with whom
story-deals-count = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
story-paid = paid by { $name }: { $money }
story-words = Promises
story-words-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
story-word-kept = kept
story-word-broken = broken
story-word-unjudged = open
story-best-jobs = The best Jobs
story-best-by = { $gangster } for { $name }, round { $round }
story-families = The families
story-place = Round { $round }
story-killed-title = { $dead } is dead
story-killed-text = { $job }: { $gangster } leaves { $dead } behind. { $you ->
    [yes] The trophy counts for you at the end.
   *[no] The trophy counts at the end.
}
story-robbed-title = { $you ->
    [yes] You rob { $victim }
   *[no] { $name } robs { $victim }
}
story-robbed-text = A Job pays off for { $victim }, but { $gangster } carries { $money } of it away.
story-repelled-title = A trap snaps shut
story-repelled-text = { $you ->
    [yes] Your { $job }
   *[no] { $name }'s { $job }
} has succeeded, and comes to nothing: a Trap was waiting ({ $victim }).
story-heist-title = { $job }: { $money }
story-heist-text = { $gangster } does it for { $you ->
    [yes] you
   *[no] { $name }
}: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $threshold }+, { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}, { $money }.
story-theft-title = { $you ->
    [yes] You take a share
   *[no] { $name } takes a share
}
story-theft-text = { $gangster } takes { $money } from { $victim }.
story-taken-title = { $business } changes sides
story-taken-text = { $gangster } persuades: the { $business } leaves { $victim } and works for { $you ->
    [yes] you
   *[no] { $name }
} from now on.
story-destroyed-title = { $business }: gone
story-destroyed-text = { $job }: the { $business } is gone for good ({ $victim }).
story-saved-title = The doctor comes in time
story-saved-text = { $job } against { $victim } succeeds, but a doctor makes it less bad.
story-race-title = { $won ->
    [yes] The right horse
   *[no] The wrong horse
}
story-race-text = { $you ->
    [yes] You stake
   *[no] { $name } stakes
} { $money }, and { $won ->
    [yes] { $you ->
        [yes] get as much again.
       *[no] gets as much again.
    }
   *[no] all of it is lost.
}
story-flop-title = { $job }: nothing
story-flop-text = { $gangster } rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $threshold }+, and not one is a success. Up to { $money } was there to be had.
story-missing-title = Not prepared
story-missing-text = { $job } for up to { $money } fails before the dice: { $lacking } is missing.
story-deal-title = { $you ->
    [yes] You and { $partner } agree
   *[no] { $name } and { $partner } agree
}
story-deal-text = { $cash ->
    [yes] { $money } changes hands
   *[no] No money changes hands
}{ $cards ->
    [0] {""}
    [one] , and { $business }
   *[other] , and { $cards } Businesses
}{ $men ->
    [0] {""}
    [one] , and a gangster
   *[other] , and { $men } gangsters
}.
story-payday-title = { $you ->
    [yes] You earn most
   *[no] { $name } earns most
}
story-payday-text = { $money } on this payday, more than anybody else.
story-quiet-title = Quiet days
story-quiet-text = Nothing worth telling.

# --- the table on the page: rows, Market, hand, what would happen ---

table-own = Your family, { $family }
table-boss = { $name }, boss of { $family }
table-open = { $shown } ({ $also }): all cards
table-first = first player
table-your-move = your move
table-pay = pay
table-worth = worth { $money }
table-worth-own = Worth
table-worth-why = if the game ended now
table-laundered = laundered, counts double
table-laundered-double = Laundered ×2
table-laundered-short = laundered { $money }
table-trophies = { $count ->
    [one] { $count } trophy
   *[other] { $count } trophies
}
table-hand = in hand: Jobs { $jobs }, Influence { $influence }
table-markers = { $free ->
    [0] no Deal marker free
    [one] { $free } Deal marker free
   *[other] { $free } Deal markers free
}
table-without-task = { $count ->
    [0] all planned
   *[other] { $count } to plan
}
table-pending = { $count ->
    [0] all done
   *[other] { $count } to do
}
table-no-task = no task
table-done = done
table-to-seal = to seal
table-to-buy = to buy
table-used = used
table-threatens = threatens
table-read-by = read by { $names }
table-attached = { $kind ->
    [3] threshold −1
    [4] threshold +1
    [5] +1 die
   *[6] −1 die
}
table-picked-card = card
table-picked-marker = use
table-purchase-of = Planned purchase: { $business }, { $price } still to be paid
table-take-back = Take your Deal marker back
table-take-back-sure = Take it back?
table-recruits = Recruits under the boss
table-recruit = { $name }, strength { $strength }, to be recruited for { $price }
table-recruit-price = to be recruited on payday for { $price }
table-strength = strength { $strength }
table-known = among them, as all know: { $cards }

table-income = income { $money }
table-price = price { $money }
table-company = Company
table-businessman = Businessman
table-counts-for = counts for the monopoly { $monopoly }
table-planned-by = { $name }: to be bought, not paid yet
table-ability-lawyer = once a round: look at up to two planned Jobs
table-ability-politician = one more Influence card at each drawing
table-ability-cop = once a round: reroll one die of an own Cash Job
table-monopoly-race = { $monopoly }: you have { $own }, the others together { $others }.
table-monopoly-how = { $money } more income for who has two active cards of the kind { $business } at least, and more than all others together.

table-market = Market
table-market-card = { $business } in the Market, price { $price }, income { $income }
table-renew = Renew the Market
table-deck-business = Business
table-deck-influence = Influence
table-turn-order = Turn order

table-your-hand = Your hand
table-no-jobs = No Job in hand.
table-influence-held = { $count ->
    [1] { $card }, { $what }
   *[other] { $card }, { $count } of them, { $what }
}
table-back = One step back
table-type-cash = Cash
table-type-attack = Attack
table-type-special = Special
table-type-response = Response
table-difficulty-target = the strength of the target
table-needs-none = no prerequisite
table-need-own = { $business }: yours
table-need-rented = { $business }: you have a use of one
table-need-planned = { $business }: yours once it is paid
table-need-missing = { $business }: missing

# What a Job is about, in a few words.
table-note-bash = a rival's active Businessman
table-note-property_damage = a rival, who pays the bank
table-note-theft = a rival's cash
table-note-vandalism = a rival's active Business
table-note-kill_businessman = a rival's Businessman
table-note-arson = a rival's Business
table-note-persuasion = a rival's Businessman
table-note-assassination = a rival's Gangster
table-note-car_bomb = a rival's Gangster
table-note-drive_by = a rival's Gangster; on a miss it may return fire
table-note-robbery = a rival's Cash Job that succeeds
table-note-trap = an Attack on you that succeeds
table-note-exceptional_offer = buy from the Market, cheaper
table-note-connections = buy from Market or deck
table-note-money_laundering = safe, and doubled at the end
table-note-birthday_party = everybody gives you
table-note-horse_racing = a stake, doubled or lost

# What a Job brings, as short as can be; $hits successes.
table-brings-nothing = nothing
table-brings-bash = deactiv.
table-brings-vandalism = deactiv.
table-brings-kill_businessman = { $hits ->
    [1] deactiv.
   *[2] killed
}
table-brings-arson = { $hits ->
    [1] deactiv.
   *[2] destroyed
}
table-brings-persuasion = yours
table-brings-assassination = killed
table-brings-car_bomb = { $hits ->
    [1] deactiv.
   *[2] killed
}
table-brings-drive_by = killed
table-brings-robbery = { $hits ->
    [1] half
   *[2] all
}
table-brings-trap = { $hits ->
    [1] repelled
   *[2] + killed
}
table-brings-exceptional_offer = { $hits ->
    [1] −1,000
   *[2] half price
}
table-brings-connections = { $hits ->
    [1] full price
   *[2] −2,000
}
table-brings-horse_racing = doubled

# Influence cards, as short as can be.
table-influence-snitch = read a Job, or renew the Market
table-influence-spy = read up to two Jobs
table-influence-emergency_doc = saves whoever is hit
table-influence-henchman = threshold −1 on a Gangster
table-influence-saboteur = threshold +1 on a rival's
table-influence-machine_pistol = +1 die for the round
table-influence-distraction = −1 die on a rival's
table-influence-schemer = a turn more, or skip yours
table-influence-ambulance = saves one of yours from an Attack
table-when-snitch = your turn
table-when-spy = your turn
table-when-emergency_doc = in reaction
table-when-henchman = planning
table-when-saboteur = planning
table-when-machine_pistol = planning
table-when-distraction = planning
table-when-schemer = action phase
table-when-ambulance = in reaction

# What would happen.
table-preview = What would happen
table-preview-by = { $job }, by { $man }
table-preview-buy = To buy: { $business }
table-preview-price = Price { $price }, you have { $cash }.
table-preview-spoken = { $spoken } are spoken for.
table-preview-short = { $money } short so far.
table-preview-stuck = { $others ->
    [0] A deal may still bring it; otherwise the purchase has to be cancelled.
   *[other] Another task or a deal may still bring it; otherwise the purchase has to be cancelled.
}
table-preview-purse = { $none ->
    [yes] { $name } has no cash. It takes nothing.
   *[no] { $name } has only { $cash }. It takes no more.
}
table-preview-brings = Brings { $times } × { $income } = { $all } more: every payday, then twice at the end.
table-preview-monopoly = It also wins you the monopoly { $monopoly }: { $income } more each payday, as long as you have it.
table-preview-response = Waits for its moment; it cannot be carried out in your own turn.
table-effect = { $effect }
table-threshold = threshold
table-threshold-target = threshold: the strength of the target, +1 with a pending task
table-by-henchman = Henchman
table-by-saboteur = Saboteur
table-by-pending = busy
table-percent = { $percent }%
table-missing = Missing: { $what }. It could come from { $names }.
table-lacks = Missing: { $what }.
table-missing-nobody = Missing: { $what }, and nobody could let you use any.
table-propose = Deal with { $name }…
table-deal = Deal…
table-pay-first = A purchase of yours would do: pay it first.
table-hint = Point at a card, or press and hold it, to see it large.
table-hint-discard_to_limit = Pick what goes: as many as there are too many.
table-hint-plan = A Gangster and a Job, in either order; or a card of the Market.
table-hint-influence_turn = An Influence card and whom it goes on; or pass.
table-hint-end_turn = An Influence card or a Lawyer; or end the turn.
table-hint-turn_to_act = One of your Jobs or purchases: reveal it, name its target, bluff, pay, or cancel.

# The answer in the making.
table-ways = What to do with the task
table-way-reveal = Reveal
table-way-pay = Pay
table-way-name = Attack…
table-way-announce = Bluff…
table-way-cancel = Cancel the Job
table-way-cancel-purchase = Cancel the purchase
table-pick-man = Choose a Gangster
table-pick-task = Choose a task
table-pick-target = Choose a target
table-pick-look = Choose a Job to read
table-pick-on = Choose a Gangster
table-pick-way = Choose a Gangster
table-do-seal = Seal { $job } on { $man }
table-do-reserve = { $man } is to buy { $a }
table-do-idle = Leave { $man } idle
table-do-pass = Pass
table-do-attach = { $card } on { $man }
table-do-look = Read { $man }'s Job
table-do-renew = Renew the Market
table-do-skip = Skip the turn with a Schemer
table-do-reveal = Reveal { $job } ({ $man })
table-do-attack = { $job }: name { $target }
table-do-pay = Pay { $price } for { $a }
table-do-cancel-job = Cancel { $man }'s Job
table-do-cancel-purchase = Cancel the purchase: { $a }
table-do-recruit = Recruit { $man } for { $price }
table-do-recruit-nobody = Recruit nobody
table-do-markers = Use this Business
table-do-buy = Buy { $a }
table-do-buy-nothing = Buy nothing
table-pick-more = Choose
table-do-discard = { $left ->
    [0] Discard { $count }
   *[other] { $left } more to discard
}
table-do-announce = Bluff: point at { $target }
table-do-strike = Reveal the Job
table-do-call-off = Call it off
table-do-end = End the turn
table-ask-ready = Nobody knows before you press the button.
table-ask-man = { $what }: who does it?
table-ask-man-why = As many dice as the Gangster is strong.
table-ask-task = { $what }: which task?
table-ask-task-why = A Job of your hand, face down, or a card of the Market, face up.
table-ask-target = { $what }: against whom?
table-ask-target-why = A lit card, or a boss for the player in person.
table-ask-look = { $what }: whose Job?
table-ask-look-why = You alone will see it; all see which one it was.
table-ask-on = { $what }: on which Gangster?
table-ask-on-why = It lies there for all to see.
table-ask-way = { $what }: which Gangster?
table-ask-way-why = Everything lit goes with it.

# --- why the consigliere would do something: what it brings more of ---

gain-cash = It brings you about { $amount } thousand more in cash than the other answers.
gain-income = Your Businesses will bring about { $amount } thousand more until the end.
gain-laundered = What you launder counts for about { $amount } thousand more.
gain-trophies = Your trophies count for about { $amount } thousand more in the end.
gain-most = You are likelier to have the most active gangsters: worth about { $amount } thousand.
gain-gangsters = Your gangsters stay on their feet and at work: worth about { $amount } thousand more.
gain-cards = The cards you keep are worth about { $amount } thousand more.
gain-rivals = It costs the strongest of the other families about { $amount } thousand.

# --- what would come of an answer or an offer ---

outlook-throw = { $dice } against { $threshold }+: { $percent }% for a success, { $more }% for two or more
outlook-throw-at = { $gangster }: { $dice } against { $threshold }+, { $percent }% for a success, { $more }% for two or more
outlook-launder = { $left } left; it counts { $counts } at the end
outlook-monopoly = wins the monopoly { $monopoly }, { $income } more each payday
outlook-reroll-in-vain = it can gain nothing
outlook-stake = { $left } if it wins, { $lost } if not
outlook-standing = { $you ->
    [yes] You would have
   *[no] { $name } would have
} { $cash }, a pay of { $income }, { $markers ->
    [one] 1 Deal marker free
   *[other] { $markers } Deal markers free
}.

# --- figures of the balance lab ---

figure-family = By family
figure-family-note = Won games as a multiple of the fair share: 1 is fair.
figure-business = By Business owned at the end
figure-card = By Job revealed
figure-card-note = Won games of those who revealed one, as a multiple of the fair share.
figure-card-cash = Cash Job
figure-score = Score, in thousands
figure-rounds_with_trade = Rounds with a trade
figure-killed = Gangsters killed a game
figure-trade_kind = Trades a round, by kind
figure-winner_points-cash = cash
figure-winner_points-income = income
figure-winner_points-gangsters = most gangsters
figure-winner_points-laundered = laundered money
figure-winner_points-trophies = gangsters killed
figure-winner_points-bonus = best Businesses
figure-trade_kind-rent = use of a Business rented
figure-trade_kind-let = use of a Business let
figure-trade_kind-swap_use = uses swapped
figure-trade_kind-buy_business = Business bought
figure-trade_kind-sell_business = Business sold
figure-trade_kind-swap_business = Businesses swapped
figure-trade_kind-buy_gangster = gangster bought
figure-trade_kind-sell_gangster = gangster sold
figure-trade_kind-demand = money demanded
figure-trade_kind-give = money given
figure-trade_kind-other = others
figure-winner_money-payday = payday
figure-money-payday = { figure-winner_money-payday }
figure-winner_money-trade = trades
figure-money-trade = { figure-winner_money-trade }
figure-winner_money-job = Cash Jobs
figure-money-job = { figure-winner_money-job }
figure-winner_money-robbery = robberies
figure-money-robbery = { figure-winner_money-robbery }
figure-winner_money-theft = thefts
figure-money-theft = { figure-winner_money-theft }
figure-winner_money-damage = property damage
figure-money-damage = { figure-winner_money-damage }
figure-winner_money-birthday = birthday parties
figure-money-birthday = { figure-winner_money-birthday }
figure-winner_money-race = horse races
figure-money-race = { figure-winner_money-race }
figure-winner_money-bonus = bonus
figure-money-bonus = { figure-winner_money-bonus }

# --- the guided first game ---

lesson-chapter-planning = Planning
lesson-chapter-bargaining = Bargain, then plan
lesson-chapter-action = Action
lesson-chapter-payday = Payday
lesson-chapter-alone = On your own

lesson-aim = Whoever has the most money after { $rounds } rounds wins. You have { money }, three gangsters and no shame. It will do. Karine and Ernest play against you.
lesson-first-task = Every gangster gets one job, face down to others. { job-J1C11 } needs { business-a-waste }: you own one. Give it to Jimmy Bananas: strength { $strength }, so { $strength } dice.
lesson-own-needs = That job is for somebody else. For Jimmy Bananas: { job-J1C11 }.
lesson-jimmy-please = { job-J1C11 } pays well, and lacks nothing. That one first, and on Jimmy Bananas.
lesson-protection = Karine sells you protection: a thousand, for her word not to attack you this round. A bargain, surely. She looks honest. Agree.
lesson-tuition = Spoken like a veteran. Humour me and agree: call it tuition.
lesson-fat-one = Now the fat one: { job-J1C08 }. It needs { business-a-cop }, yours, and { business-a-pimp }, Ernest's.
lesson-rent = Offer Ernest your last thousand for one use of his { business-pimp }: you want to rent it.
lesson-not-for-love = He is fond of you, but not that fond. Offer the thousand.
lesson-not-hers = Karine has no { business-pimp }. Ernest has.
lesson-the-pimp = It is the { business-pimp } that you lack.
lesson-rent-please = You only want to use it, once. Rent a business.
lesson-marker = Your marker lies on his { business-pimp }: one use, and he cannot take it back. That was a deal, done at once. Karine's was a promise. Mind the difference.
lesson-big-man = Now { job-J1C08 }, on Big Joey: strength { $strength }, so { $strength } dice. The bigger the money, the bigger the man.
lesson-small-man = One die, for the best job you have? He would cry.
lesson-what-you-rented = Big Joey, and the job you rented for: { job-J1C08 }.
lesson-shopping = Little Joey rolls one die only: let him go shopping. Plan the { business-loan_shark } from the Market. You pay only when he buys. Lucky, as you are broke.
lesson-second-shark = The { business-loan_shark }. You own one already; with two, something nice happens.
lesson-reveal = All tasks are laid. Now everybody carries out one at a time, in turn, in any order they like. Money first: reveal Jimmy Bananas's job.
lesson-good-money = Throw away a job that pays? Reveal it.
lesson-money-first = Later. Jimmy Bananas first, and no tricks: reveal his job.
lesson-cop = Each die showing { $threshold } or more is a success. One pays the first sum, two the second. Roll the 1 again: your { business-cop } may, once a round.
lesson-free-of-charge = The { business-cop } costs nothing, and a 1 cannot get worse.
lesson-the-bad-die = Not the good one. The 1.
lesson-named = Attacks begin with a name, and may be a bluff. Franco Luciano points at you. You might pay, or threaten. But Karine gave her word, didn't she? Let it come.
lesson-big-words = Well growled. But threats bind nobody either: she came all the same.
lesson-robbed = Five thousand gone: a { job-theft } bigger than yours, by your protector. What changes hands at once is safe. A promise binds nobody, paid or not. You have { money } left.
lesson-deal-counts = Breathe. Big Joey reveals { job-J1C08 }: with your marker on Ernest's { business-pimp }, and your { business-cop }, who has rerolled but still counts. Nobody can undo a deal.
lesson-broke = You cannot pay for the { business-loan_shark } yet. Big Joey first.
lesson-just-reveal = No tricks today. Big Joey reveals his job.
lesson-buy = You have { money }: pay for the { business-loan_shark }. With two, you own more than all others together: a monopoly, five thousand more every payday.
lesson-five-a-round = And give away a monopoly? Pay.
lesson-payday = Payday: businesses nine thousand, the monopoly five, { money } in all. When the game ends, income even counts twice. Robbed once, and still the best paid family in town.
lesson-recruit = You may hire one recruit a round. One more gangster, one more task. Micky Dogs has strength 3: take him.
lesson-do-recruit = Money in a drawer never robbed anybody. Micky Dogs.
lesson-too-dear = He would leave you one thousand, and there is renting to do. Micky Dogs instead.
lesson-micky-please = Only two dice. For five thousand more, Micky Dogs rolls three.
lesson-word-again = Round two, and I only watch. Karine is back: two thousand, for her word. Well?
lesson-eyebrow = I say nothing. You see me saying nothing.
lesson-yes-or-no = No haggling over air. Yes or no?
lesson-rent-again = Your hand says what your new jobs need. Ernest has what one of them lacks, and rents it out for two thousand. Your offer, please.
lesson-two-at-least = Prices have gone up. Two thousand.
lesson-rent-hint = { job-J2C06 } needs { business-a-pimp } and { business-a-loan_shark }. Which of the two do you have to rent from Ernest?
lesson-right-man = He took it. Now the job you rented for, on the right man.
lesson-job-hint = The right man. But which job needs what you rented?
lesson-man-hint = Big money, big man: strength 3.
lesson-thief = Karine still has money of yours. One of your strong men has no task. What might he do about it? I shall see to your other two.
lesson-fatter = The right idea. You hold a fatter { job-theft }.
lesson-theft-hint = She sent a thief. You hold a { job-theft }, too.
lesson-thief-hint = { job-theft } needs no business, only dice. Send the strongest man who is free.
lesson-whom = I found something for your other two. And see Karine: no { business-pimp }, so no roll, no money. Now your thief: whom does he name?
lesson-poor-ernest = Ernest? He kept to your deal. Well, money is money.
lesson-no-bluff = A bluff: fine against nervous people. Today, name a target in earnest.
lesson-name-hint = The debt first. Your thief names its target.
lesson-strike = Everybody has heard it, and nobody pays you to stop. You could still call it off. Reveal the job.
lesson-no-mercy = Mercy? After all that? Reveal it.
lesson-collect = You have { money }. A business waits, rented for one job: now reveal that job, and collect.
lesson-collect-hint = The job you rented for: reveal it.
lesson-cop-again = One success. Two would pay better. Anybody who could help?
lesson-cop-hint = A new round: your { business-cop } may roll again. A die that missed, please.
lesson-influence = Real games have tricks besides: Influence cards. After each task of yours, and before a rival's turn, you are asked whether you play one. Mostly, pass.
lesson-end = { money }: you lead. Bluffing, laundering and those tricks you will learn at a real table. Until then: strong men for big money, deals before promises.

## The rules: in two minutes, and what stands in and under pictures (`two_minutes.toml`, `table/rules/`)

rules-aim-title = The richest family wins
rules-aim = After the last round, only money counts: your cash, { $times } times the income of your Businesses, and a bonus for those you had killed. Cards are worth nothing by themselves.
rules-plan-title = One task for each gangster
rules-plan = In turn, lay a Job face down on a gangster, or take a Business of the Market for him to buy. A task once given cannot be changed.
rules-act-title = Then, one after the other
rules-act = In turn, each player shows one task and carries it out, or cancels it. Which one, you choose: money of one may pay for the next.
rules-rent-title = What you lack, others own
rules-rent = Jobs that pay need Businesses. Lacking one, rent it: if its owner agrees, your marker lies on it. The price is whatever you agree on.
rules-roll-title = Pistols are dice
rules-roll = A gangster rolls one die for each pistol. Every die that reaches the Job's number is a success. One pays, two pay more; none, and the Job fails.
rules-attack-title = Some Jobs hurt
rules-attack = Attacks steal, destroy or kill. You name your target aloud first: they may buy you off. It may be a bluff. A killed gangster is gone for good.
rules-word-title = A promise is only a promise
rules-word = What changes hands at once is safe. Loans, shares, protection: all that comes later is somebody's word, and nobody has to keep it.
rules-picture-successes = { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}
rules-picture-safe = at once: safe
rules-picture-said = later: a promise
rules-diagram-successes = Three pistols, three dice. The Job asks for 4 or more. A Henchman makes it easier by one, a Saboteur harder by one; with the same gangster the number of successes changes.
rules-diagram-rent = The Job needs a Drug Dealer. Karine owns one, and Ernest's marker lies on it: for this Job, he has it. When the Job is done, the marker goes back.
rules-diagram-attack = An Assassination: the strength of the one attacked is the number to reach, here 2. It takes two successes to kill.

# --- what one plays for ---

aim-headline = End as the richest family
aim-ends = That is your worth: cash and { $times } × income, as it will be counted after the actions of round { $rounds }. The most wins.
aim-job = Do Jobs
aim-job-how = what the dice allow, at once; some need a Business, yours or rented
aim-job-worth = cash
aim-business = Own Businesses
aim-business-how = they pay on every payday, and { $times } times at the end
aim-launder = Launder money
aim-launder-how = nothing can happen to it any more
aim-crew = Have the most Gangsters
aim-crew-how = active ones, and more than anybody else; those you killed bring something, too
aim-round = Income you buy now still counts { $times ->
    [one] once
   *[other] { $times } times
}.
now-plan-job = Give a Gangster a Job
now-plan-job-how = face down; its needs count only when it is revealed
now-plan-purchase = Have him buy a Business
now-plan-purchase-how = face up; paid for in the action phase
now-plan-cards = Play a card first
now-plan-cards-how = as many as you like, before and after the task
now-assign-job = Give a Gangster a Job
now-assign-job-how = face down; its needs count only when it is revealed
now-assign-purchase = Have him buy a Business
now-assign-purchase-how = face up; paid for in the action phase
now-turn_to_act-job = Carry out a Job
now-turn_to_act-job-how = an Attack names its target first; then the dice
now-turn_to_act-pay = Pay for a Business
now-turn_to_act-pay-how = it is yours at once and counts at once
now-turn_to_act-trade = Trade first
now-turn_to_act-trade-how = what you lack, somebody may rent or sell you

# --- what a lesson has taught, by chapter: the card at its end ---

learned-planning = Every gangster gets one task; big money wants a big man.
learned-bargaining = A deal is done at once; a promise binds nobody.
learned-action = Each die at or above the threshold is a success; a Cop rolls one again.
learned-payday = Businesses pay every round, and a monopoly pays more.
learned-alone = You rented, stole and collected without being told how.

# --- phases of a round ---

phase-setup = Setting up
table-round-of = Round { $round }/{ $rounds }
phase-drawing = Cards
phase-planning = Planning
phase-action = Action
phase-payday = Payday

# --- tips: what pieces say of themselves, in 25 words at most ---

tip-gangster = { $strength ->
    [one] Rolls one die
   *[other] Rolls { $strength } dice
}, one for each pistol. Does one task a round: a Job laid face down, or a purchase.
tip-business = Pays { $income } each payday while active, and serves the Jobs that need it. { $ability ->
    [none] Price { $price }.
   *[other] { $ability }. Price { $price }.
}
tip-owner = { $you ->
    [yes] yours
   *[other] { $name } owns it
}
tip-for-sale = for sale on the Market
tip-job = { $type ->
    [cash] With one success, or with two or more: { $effect }.{ $needs ->
        [yes] {" "}All it needs must be active.
       *[no] {""}
    }
    [attack] With one success, or with two: { $effect }. Its target is named before it is turned up.
    [response] Planned like any Job, turned up in answer to another: { $effect }.
   *[other] With one success, or with two: { $effect }.
}
tip-businessman = Businessman: a Business on a light card, such as the Lawyer.
tip-influence = { $what }. Played: { $when }.
tip-held = { $count ->
    [one] You hold one.
   *[other] You hold { $count }.
}
tip-monopoly = { $money } more each payday for whoever has at least two active cards of this kind, and more than all others together: { $business }.
tip-monopoly-now = { $you ->
    [yes] It is yours.
    [nobody] Nobody has it.
   *[other] { $name } has it.
}
tip-family = A family to play. It begins with these Businesses: { $businesses }.
tip-boss = The head of a family: may be robbed, is never killed. Below, what would count if the game ended now.
tip-deck-jobs-name = Jobs of round { $round }
tip-deck-jobs = The Jobs drawn in round { $round }. Everybody sees this number on the back, even once a Job is planned.
tip-deck-business-name = Business deck
tip-deck-business = The Market is refilled from here.
tip-deck-influence-name = Influence deck
tip-deck-influence = Cards played on the side, in one's turn or in answer. Some are drawn each round.
tip-deck-now = { $count ->
    [one] One card is left.
   *[other] { $count } cards are left.
}
tip-stage-name = The round
tip-stage = Draw cards, plan a task for every gangster, act, payday. After the actions of round { $last } the richest wins.
tip-stage-now = Round { $round } now.
tip-first-name = First player
tip-first = Begins every phase of this round. The card passes to the left on payday.
tip-marker-name = Deal marker
tip-marker = The right of its owner to use this Business for one Job. Whoever owns the Business cannot remove it.
tip-eye-name = Somebody has looked
tip-eye = These players have read this planned Job. They may tell, or lie.
tip-threat-name = Target
tip-threat = This one is named as the target of an Attack. The two may bargain before it is turned up.
tip-recruits-name = Recruits
tip-recruits = One of them may join on each payday, for the price shown.
tip-market-name = The Market
tip-market = { $market } Businesses for sale. Plan one for a gangster; it is paid for when he acts.
tip-order-name = Turn order
tip-order = Who plays after whom, and how far each gangster is with his task.
tip-asked-name = Who is asked
tip-asked = All of these are asked in secret. Nobody sees who had nothing to play.
tip-dice-name = Dice
tip-dice = Each die that shows the number to reach, or more, is a success.
tip-successes-name = Successes
tip-successes = What no, one, or two and more successes bring. What came of it is lit.
tip-difficulty-name = Number to reach
tip-difficulty = A die counts from this number on. A Henchman makes it one easier, a Saboteur one harder; ? is the target's strength.
tip-stake-name = Stake
tip-stake = Laid before the roll: the dice double it, or it is lost.
tip-laundering-name = Laundering
tip-laundering = Cash put under your Boss. Nobody can take it, and it counts { $times } times at the end.
tip-gain-name = Gain
tip-gain = What the bank pays for this Job. A Robbery may still take some.
tip-money-name = Cash
tip-money = Open to all. It buys, pays and settles deals, and most of it wins.
tip-offer-name = Offer
tip-offer = What is given, what is wanted. Accepted, it happens at once. Anything later is only a promise.
tip-cash-name = Cash
tip-cash = The score at the end, with incomes and bonuses. Everybody sees it, thieves do too.
tip-cash-now = { $you ->
    [yes] You have { $cash }.
   *[other] { $name } has { $cash }.
}
tip-laundered-name = Laundered money
tip-laundered = Safe from everybody, and counts { $times } times at the end.
tip-laundered-now = { $laundered } now.
tip-income-name = Income
tip-income = Paid every payday by all active Businesses and Monopolies. At the end it is paid { $income_times } times.
tip-income-now = { $income } a payday.
tip-worth-name = Worth
tip-worth = What this family would count if the game ended now.
tip-worth-now = { $worth }.
tip-trophies-name = Trophies
tip-trophies = Gangsters this family has killed. The strongest collections of them are paid at the end.
tip-trophies-now = { $trophies ->
    [one] One.
   *[other] { $trophies }.
}
tip-cards-name = Cards in hand
tip-cards = Secret. Of a Job the others see only the round on its back.
tip-cards-now = { $jobs ->
    [one] One Job
   *[other] { $jobs } Jobs
}, { $influence ->
    [one] one Influence card.
   *[other] { $influence } Influence cards.
}
tip-markers-name = Deal markers
tip-markers = Free ones can be laid on the Business of somebody who agrees: it then serves one Job of yours.
tip-markers-now = { $markers } of { $all } are free.

## Examples of the rules, to be tried out (`examples/`)

rules-example-theft = a Theft, with dice
rules-example-job = which Job pays?
lesson-example-theft = Your man with three pistols has a Theft. Karine has just earned money. Name your target first: say whom he visits.
lesson-example-thief = The one with three pistols. Name him, and whom he visits.
lesson-example-theft-dice = The Theft asks for 4 or more. Three pistols, three dice: each that reaches 4 is a success. Reveal it.
lesson-example-reveal = For once: reveal it, and see the dice.
lesson-example-theft-end = 1, 4, 5: two successes, the higher amount. With 1, 2, 5 it would have been one success, and the lower one. Who has less pays what they have.
lesson-example-job = Two Cash Jobs. One needs a Waste Disposal, which you own. The other needs a Business you do not have, and rented from nobody. Reveal one.
lesson-example-two-jobs = One of the two Cash Jobs that need Businesses: two pistols or three.
lesson-example-job-end = With all Businesses there, dice decide: each that reaches the Job's number counts. With one missing, the Job fails before the roll.
