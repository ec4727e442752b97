# Mafiozoo in English. $you is "yes" where the player spoken of is the reader.
# Numbers and what they count are joined by no-break spaces.

game-title = Mafiozoo
game-tagline = Everyone here has a price.
game-poster-godfather = The Godfather
game-poster-commissioner = Commissioner
game-poster-femmeFatale = Femme fatale
game-poster-judge = Judge
game-poster-banker = Banker
game-blurb = Lay bribes along the red threads, collect favours, take over the city. Everyone here has a price.
game-intro =
    The player with the most Influence points after the last round wins. Every round you play cards to lay gems on
    the twelve members of the Godfather's Family, and let them slide on along the red threads. Then the twelve are
    settled in order: some serve only the highest bidder, some whoever pays, some whoever shows enough gems. The
    favours they grant put your thugs into the sixteen places of the city: each is worth points, and pays you a
    bonus in every round that follows.
score = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
money = { $amount } Z
gems = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
straw-man = the straw man

# --- names ---

character-distiller = Distiller
character-mayor = Mayor
character-forger = Forger
character-lieutenant = Lieutenant
character-femme_fatale = Femme fatale
character-truckers_union = Truckers' Union
character-banker = Banker
character-producer = Producer
character-commissioner = Commissioner
character-developer = Developer
character-judge = Judge
character-detective = Detective

# As in: a gem on …, before …
character-the-distiller = the { character-distiller }
character-the-mayor = the { character-mayor }
character-the-forger = the { character-forger }
character-the-lieutenant = the { character-lieutenant }
character-the-femme_fatale = the { character-femme_fatale }
character-the-truckers_union = the { character-truckers_union }
character-the-banker = the { character-banker }
character-the-producer = the { character-producer }
character-the-commissioner = the { character-commissioner }
character-the-developer = the { character-developer }
character-the-judge = the { character-judge }
character-the-detective = the { character-detective }

# As in: slides on to …
character-to-distiller = the { character-distiller }
character-to-mayor = the { character-mayor }
character-to-forger = the { character-forger }
character-to-lieutenant = the { character-lieutenant }
character-to-femme_fatale = the { character-femme_fatale }
character-to-truckers_union = the { character-truckers_union }
character-to-banker = the { character-banker }
character-to-producer = the { character-producer }
character-to-commissioner = the { character-commissioner }
character-to-developer = the { character-developer }
character-to-judge = the { character-judge }
character-to-detective = the { character-detective }

# What a character's favour is.
gives-distiller = 1 alcohol
gives-mayor = 1 permit
gives-forger = 1 jewel
gives-lieutenant = 1 weapon
gives-femme_fatale = 1 Godfather token
gives-truckers_union = 1 district + 1 gem on a character
gives-banker = { money }
gives-producer = { $slush ->
    [one] { $slush } gem
   *[other] { $slush } gems
} to the slush fund + { $gems } on the Femme fatale
gives-commissioner = 1 Godfather token
gives-developer = { $districts ->
    [one] { $districts } district
   *[other] { $districts } districts
}
gives-judge = 1 Corruption card
gives-detective = 1 Informant card

# Corruption cards.
card-distiller = { character-distiller }
card-mayor = { character-mayor }
card-forger = { character-forger }
card-lieutenant = { character-lieutenant }
card-femme_fatale = { character-femme_fatale }
card-truckers_union = { character-truckers_union }
card-banker = { character-banker }
card-producer = { character-producer }
card-commissioner = { character-commissioner }
card-developer = { character-developer }
card-judge = { character-judge }
card-detective = { character-detective }
card-secret = Secret card

# Who is served by a character: the face that lies up.
face-first = highest bidder
face-pay = whoever pays { money }
face-means = whoever shows { gems }

favour-alcohol = Alcohol
favour-permit = Permit
favour-jewel = Jewel
favour-weapon = Weapon
favour-godfather = Godfather
favour-any = any

# As in: gets …, pays with …
favour-a-alcohol = an alcohol token
favour-a-permit = a building permit
favour-a-jewel = a jewel
favour-a-weapon = a weapon
favour-a-godfather = a Godfather token
favour-a-any = any favour

district-finance = Financial District
district-industrial = Industrial Zone
district-chinatown = Chinatown
district-little_italy = Little Italy
district-campus = Campus
district-park = Park

place-boxing_gym = Boxing Gym
place-fence = Fence
place-racetrack = Racetrack
place-gambling_den = Gambling Den
place-building_site = Building Site
place-night_club = Night Club
place-docks = Docks
place-law_office = Law Office
place-pizzeria = Luigi's Pizzeria
place-barber = Barber
place-massage_parlour = Massage Parlour
place-prison = Prison
place-police_station = Police Station
place-city_hall = City Hall
place-newspaper = Newspaper
place-courthouse = Courthouse

# As in: a thug …
place-at-boxing_gym = in the { place-boxing_gym }
place-at-fence = at the { place-fence }'s
place-at-racetrack = at the { place-racetrack }
place-at-gambling_den = in the { place-gambling_den }
place-at-building_site = at the { place-building_site }
place-at-night_club = in the { place-night_club }
place-at-docks = at the { place-docks }
place-at-law_office = in the { place-law_office }
place-at-pizzeria = in { place-pizzeria }
place-at-barber = at the { place-barber }'s
place-at-massage_parlour = in the { place-massage_parlour }
place-at-prison = in the { place-prison }
place-at-police_station = in the { place-police_station }
place-at-city_hall = in { place-city_hall }
place-at-newspaper = at the { place-newspaper }
place-at-courthouse = in the { place-courthouse }

# What a place brings its owner from the next round on.
racket-boxing_gym = Revenue: { $money }
racket-fence = Revenue: { $gems } { $gems ->
    [one] gem
   *[other] gems
 } from the Reserve into the slush fund
racket-racetrack = Revenue: { $money }
racket-gambling_den = Revenue: { $gems } { $gems ->
    [one] gem
   *[other] gems
 } from the Reserve into the slush fund
racket-building_site = Revenue: 1 district token
racket-night_club = Revenue: draw 1 Informant card
racket-docks = Revenue: { $items } items, each 1 Z or 1 gem
racket-law_office = Revenue: draw 1 Corruption card
racket-pizzeria = Corruption: 1 gem on { $names }, if the Godfather is there
racket-barber = Corruption: 1 gem on { $names }, if the Godfather is there
racket-massage_parlour = Corruption: 1 gem where the Godfather is
racket-prison = Corruption: 1 gem on { $names }, wherever the Godfather is not
racket-police_station = An Informant card may place up to { $gems } gems from the slush fund
racket-police_station_secret = A secret Corruption card may place up to { $gems } gems
racket-city_hall = A targeted card recovers or lays up to { $gems } gems
racket-newspaper = Your gems slide along diagonals, too
racket-courthouse = Paying for a favour costs { $money } less

# --- parts of sentences ---

bid = { $who } { $gems }
bids-none = no gems yet
# Twice the same in a sentence: pays …
tokens-two-alcohol = two alcohol tokens
tokens-two-permit = two building permits
tokens-two-jewel = two jewels
tokens-two-weapon = two weapons
tokens-two-godfather = two Godfather tokens
money-and-gems = { $money ->
    [0] { gems }
   *[other] { $gems ->
        [0] { $money } Z
       *[other] { $money } Z and { gems }
    }
}
path-first = { gems } on { $the }
path-next = { $gems ->
    [one] { $gems } slides on
   *[other] { $gems } slide on
} to { $to }

# --- questions ---

ask-mix = Docks: { $items } items of your choice. How many gems, how many Zoollars?
ask-choose_district = { $source ->
    [favour] { $character }: { $count ->
        [one] take a district token
       *[other] take { $count } district tokens, one after the other
    }
    [revenue] Building Site: take a district token
   *[exchange] For a favour token: take a district token
}, from the Agenda or blind.
ask-play_card = Your turn: play one of your { $cards } cards. The last one left is not played.
ask-play_card-how = { $card }: recover gems (Reserve { $reserve }), or bribe (slush fund { $slush })?
ask-play_card-gems = { $path }. Another gem? { $more ->
    [one] 1 more is possible
   *[other] { $more } more are possible
}: here, or on along a thread.
ask-play_card-done = { $path }. That is the whole bribe: lay it?
ask-last_bonus = Last call: use your placing bonus now (a gem on a character), or lose it for this round. The Godfather is with { $the }.
ask-inform = Before { $the } ({ $bids }): show your Informant card?
ask-inform-none = Before { $the } ({ $bids }): you do not hold this Informant card.
ask-inform-again = Before { $the }, your answer: { $answer }. You may still change it.
ask-buy = { $character }: pay { $price } for { $gives }? You have { $money }.
ask-buy-again = { $character }, your answer: { $answer }. You may still change it.
ask-union_gem = The Truckers' gem: on whom?
ask-union_gem-slush = The Truckers' gem, from your slush fund: on whom, or none?
ask-top_up = Producer: your Reserve holds too few gems for the Femme fatale. Add up to { $most } from your slush fund?
ask-place_thugs = Place a thug? You have { $favours ->
    [one] { $favours } favour
   *[other] { $favours } favours
}.
ask-place_thugs-pay = { $place } asks for { $slot }. Which token do you give?
ask-keep_favour = Which favour token do you keep?

# What an answer does, and what comes next.
why-mix = Gems come from your Reserve into your slush fund.
why-choose_district = Every token counts at the end; a set of all districts and majorities bring more. What you draw blind, only you know.
why-play_card = Bribe with gems from your slush fund, or recover gems from your Reserve.
why-last_bonus = One gem from your Reserve, or from your slush fund if it is empty. When everybody has passed, the favours begin.
why-inform = Add 1 gem from your Reserve, or some from your slush fund, before the bids are compared. A card kept is worth a token at the end.
why-buy = All answers are revealed at the same time. The gems that lie here are compared only: all but a winner's are back in the slush funds.
why-union_gem = On somebody already settled it stays and counts in the next round.
why-top_up = The Femme fatale has been settled: the gems count in the next round.
why-place_thugs = A thug's bonus starts next round, and roads lead on. Then all favours but one become district tokens.
why-keep_favour = It stays with you for the next round; every other one is exchanged for a district token.

# Instead of why-…, for those who answer for the first time: what one needs to know to begin.
first-play_card = Lay gems on a character to win its favour; some may slide on along a red thread. Out of gems? Recover some from your Reserve.
first-buy = You are not leading here, but this character can be bought. Your gems are back already: only the money is gone.
first-inform = An Informant card adds gems just before a character is settled. All who hold any such card are asked, so nobody knows who has this one.
first-place_thugs = Two favours place a thug: points, and a bonus every round. Start at the top or left, then follow the roads.
first-choose_district = Each token brings points at the end. A set of all districts and the most of one district bring more.

# What setting passes in advance is about.
pass-inform = Informant cards

waiting-mix = { $names } is choosing at the Docks.
waiting-choose_district = { $names } is choosing a district token.
waiting-play_card = { $names } is playing a card.
waiting-last_bonus = Last call for placing bonuses: { $names }.
waiting-inform = Whoever has the Informant card may play it before { $the }.
waiting-buy = { $character }: pay for the favour? Still to answer: { $names }.
waiting-union_gem = { $names } is placing a gem for the Truckers' Union.
waiting-top_up = { $names } may add gems to the Femme fatale.
waiting-place_thugs = Placing thugs: { $names }.
waiting-keep_favour = { $names } is choosing which favour to keep.

# --- answers ---

action-card = { $card }
action-recover = { $gems ->
    [0] recover nothing
   *[other] recover { gems }
}
action-bribe = bribe: 1 gem on { $the }
action-more = 1 more on { $the }
action-go = 1 slides on to { $to }
action-done = { $ask ->
    [last_bonus] leave it at that
    [place_thugs] place no thug
   *[play_card] lay the bribe
}
action-use = { $place }: 1 gem on { $the }
action-docks = { money-and-gems }
action-agenda = { $district }
action-blind = draw blind
action-pass = pass
action-inform = { $source ->
    [reserve] 1 from Reserve
   *[slush] { $gems } from slush fund
}
action-pay = pay { $price }
action-decline = do not pay
action-union = 1 gem on { $the }
action-union-nobody = no gem
action-top_up = { $gems ->
    [0] add none
   *[other] add { gems } from the slush fund
}
action-thug = { $place } ({ $cost }; { score })
action-spend = pay with { $favour }
action-keep = keep { $favour }

# --- events ---

event-round = Round { $round } of { $rounds }. { $you ->
    [yes] You play
   *[no] { $name } plays
} first.
event-godfather = The Godfather calls on { $the }. Everybody receives { $money }.
event-straw_man = { $gems ->
    [0] The straw man has no gems left for { $the }.
   *[other] The straw man puts { gems }{ $each ->
        [yes] {" "}each
       *[no] {""}
    } on { $the }.
}
event-straw_secret = A secret card is turned up for the straw man: it does nothing.
event-deal = You draw { $count } Corruption cards: { $cards }.
event-racket_money = { $place }: { $you ->
    [yes] you receive
   *[no] { $name } receives
} { $money }.
event-racket_gems = { $place }: { $gems ->
    [0] { $you ->
        [yes] nothing for you, your Reserve is empty
       *[no] nothing for { $name }, the Reserve is empty
    }
   *[other] { $you ->
        [yes] you receive
       *[no] { $name } receives
    } { gems } for the slush fund
}.
event-docks = Docks: { $you ->
    [yes] you take
   *[no] { $name } takes
} { money-and-gems }.
event-draw_corruption = { $you ->
    [yes] You draw a Corruption card: { $card }
   *[no] { $name } draws a Corruption card
}.
event-draw_informant = { $you ->
    [yes] You draw an Informant card: { $card }
   *[no] { $name } draws an Informant card
}.
event-reshuffle = The Corruption pile is empty: the discards are shuffled again.
event-informants_reshuffled = The Informant pile is empty: the discards are shuffled again.
event-district = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $district } from the Agenda.
event-blind = { $known ->
    [yes] { $you ->
        [yes] You draw a district token blind: { $district }
       *[no] { $name } draws a district token blind: { $district }
    }
   *[no] { $name } draws a district token blind
}.
event-blank = There are no district tokens left: { $you ->
    [yes] you get
   *[no] { $name } gets
} a blank one, worth as much.
event-refill = New on the Agenda: { $district }.
event-corruption = Corruption: cards are played in turn.
event-recover = { $you ->
    [yes] You recover
   *[no] { $name } recovers
} { $gems ->
    [0] nothing
   *[other] { gems }
} ({ $you ->
    [yes] discarded face down: { $card }
   *[no] { $secret ->
        [yes] a secret card
       *[no] a targeted card
    } discarded face down
}).
event-bribe = { $you ->
    [yes] You bribe
   *[no] { $name } bribes
}{ $secret ->
    [yes] {" "}with a secret card
   *[no] {""}
}: { $path }.
event-dropped = Your last card is discarded unseen: { $card }.
event-placed = { $place }: { $you ->
    [yes] you put
   *[no] { $name } puts
} 1 gem on { $the }{ $source ->
    [slush] {" "}(from the slush fund)
   *[reserve] {""}
}.
event-last_call = Last call: whoever has a placing bonus left uses it now.
event-favours = Favours: the twelve are settled one by one, from 1 to 12.
event-window = Before { $the }: a moment for Informant cards.
event-inform = { $you ->
    [yes] You show the Informant card and add
   *[no] { $name } shows the Informant card and adds
} { $source ->
    [reserve] 1 gem from the Reserve
   *[slush] { gems } from the slush fund
} on { $the }.
event-payments = { $character }: { $answers }.
event-payments-pays = { $you ->
    [yes] you pay { $price }
   *[no] { $name } pays { $price }
}
event-payments-declines = { $you ->
    [yes] you do not pay
   *[no] { $name } does not pay
}
event-favour = { $character }: { $you ->
    [yes] you get
   *[no] { $name } gets
} { $favour }.
event-banker = Banker: { $you ->
    [yes] you receive
   *[no] { $name } receives
} { $money }.
event-union = Truckers' Union: { $you ->
    [yes] you put
   *[no] { $name } puts
} 1 gem on { $the }{ $source ->
    [slush] {" "}(from the slush fund)
   *[reserve] {""}
}.
event-producer = Producer: { $you ->
    [yes] you put
   *[no] { $name } puts
} { $slush ->
    [one] { $slush } gem
   *[other] { $slush } gems
} into the slush fund and { $gems } on the Femme fatale.
event-top_up = { $you ->
    [yes] You put
   *[no] { $name } puts
} { gems } from the slush fund on the Femme fatale, too.
event-influence = Influence: thugs move into the city.
event-thug = { $you ->
    [yes] You place
   *[no] { $name } places
} a thug { $at } and { $you ->
    [yes] pay
   *[no] pays
} { $tokens }.
event-keep = { $you ->
    [yes] You keep
   *[no] { $name } keeps
} { $favour }; { $exchanged ->
    [one] { $exchanged } other is exchanged for a district token
   *[other] { $exchanged } others are exchanged for district tokens
}.
event-flip = Tiles turned over: { $characters }.
event-end = The city is divided up. { $counts }.
event-end-count = { score } (places { $places }, tokens { $tokens }, sets { $sets }, majorities { $majorities })

# --- a character settled: the bids, and what comes of them ---

event-settle = { $number } { $character } ({ $face }{ $godfather ->
    [yes] , with the Godfather
   *[no] {""}
}): { $bids }. { $lead }{ $second }{ $able }{ $payers }{ $poor }{ $back }
settle-lead = { $you ->
    [yes] You lead, spend { gems } and are served
   *[no] { $name } leads, spends { gems } and is served
}{ $free ->
    [yes] {" "}free
   *[no] {""}
}{ $token ->
    [yes] , with a Godfather token besides
   *[no] {""}
}.
settle-tie = A tie for most: nobody is served{ $free ->
    [yes] {" "}free
   *[no] {""}
}.
settle-tie-served = A tie for most, but the Godfather is here: all tied are served and spend their gems ({ $names }).
settle-tie-straw = A tie with the straw man, but the Godfather is here: served all the same, gems spent ({ $names }).
settle-straw = The straw man leads{ $second ->
    [yes] {""}
   *[no] : nobody is served{ $free ->
        [yes] {" "}free
       *[no] {""}
    }
}.
settle-straw-alone = Nobody but the straw man has gems here.
settle-second = {" "}{ $you ->
    [yes] You come second and are
   *[no] { $name } comes second and is
} served.
settle-able = Enough gems to be served: { $names }.
settle-able-too = {" "}Enough gems, too: { $names }.
settle-unable = No player has enough gems.
settle-payer = {" "}{ $you ->
    [yes] You may pay.
   *[no] { $name } may pay.
}
settle-payers = {" "}May pay: { $names }.
settle-poor = {" "}Short of money: { $names }.
settle-back-all = {" "}All gems come back.
settle-back-rest = {" "}The other gems come back.

# --- refusals ---

refused-no-such-card = You hold no such card ({ $card }).
refused-card-first = First choose the card you play.
refused-recover-limit = This card and your Reserve do not allow that many gems.
refused-no-gems = You have no gems left for that.
refused-other-character = This card ({ $card }) bribes its own character.
refused-play_card = Recover gems with this card, or lay a bribe gem by gem.
refused-no-more-gems = That is all the gems this card and your slush fund allow.
refused-twice-in-chain = Gems do not slide twice over { $character }.
refused-no-thread = No red thread leads from { $here } to { $character }.
refused-last_bonus = Use a placing bonus, or leave it at that.
refused-no-thug = You have no thug { $at }.
refused-bonus-used = { $place }: this bonus has been used in this round.
refused-bonus-target = { $place }: the bonus does not reach that character.
refused-mix = The docks give that many items, and no more gems than your Reserve holds.
refused-reserve-empty = There are no tokens left to draw blind.
refused-slot-empty = This slot of the Agenda is empty.
refused-choose_district = Take a token from the Agenda, or draw one blind.
refused-no-informant = You do not hold this character's Informant card: you can only pass.
refused-no-reserve = Your Reserve is empty.
refused-inform = Pass, or add as many gems as the card and your slush fund allow.
refused-buy = There are two answers: pay, or decline.
refused-union-must = Your Reserve has gems: one must be placed.
refused-union_gem = The gem goes on any character but the Truckers' Union.
refused-top_up = You may add as many gems as are missing, and no more.
refused-token-does-not-fit = This token does not pay for that.
refused-place_thugs = Choose a place for a thug, or place no thug.
refused-thug-is-there = You have a thug { $at } already.
refused-not-accessible = { $place }: no road leads there from your thugs.
refused-cannot-pay = { $place }: you do not have the favours it costs.
refused-keep_favour = Keep one of the favours you have.
setup-first-player = There is no seat { $seat } among { $players } players; seats count from 0.

# --- options ---

option-first_player = who is first player: random, or a seat, counted from 0
option-tile_faces = faces of the Family tiles: random_max6 (random, at most six golden), all_silver, or a list of the golden ones
option-tile_flip = a tile turns over after a round in which one player alone led on it
option-two_player_start_gems = with 2 players only: gems in the slush funds to begin with, first player and second
option-police_station_card = the police station improves informant cards, or secret Corruption cards
option-majority_points = points for the most tokens of a district
option-open_districts = all district tokens are public

# Short, for forms: the option, and each of its choices.
option-first_player-title = First player
option-first_player-random = drawn by lot
option-first_player-0 = seat 1
option-first_player-1 = seat 2
option-first_player-2 = seat 3
option-first_player-3 = seat 4
option-tile_faces-title = Family tiles
option-tile_faces-random_max6 = at random, six golden at most
option-tile_faces-all_silver = all silver
option-tile_flip-title = Tiles turn over
option-tile_flip-true = after a round with a sole leader
option-tile_flip-false = never
option-two_player_start_gems-title = Starting slush funds (2 players)
option-two_player_start_gems-5-6 = 5 and 6 gems
option-two_player_start_gems-11-10 = 11 and 10 gems
option-police_station_card-title = The Police Station improves
option-police_station_card-informant = Informant cards
option-police_station_card-secret = secret Corruption cards
option-majority_points-title = A majority is worth
option-majority_points-1 = 1 point
option-majority_points-2 = 2 points
option-open_districts-title = District tokens
option-open_districts-true = open to all
option-open_districts-false = face down

# --- the table ---

table-stage = Round { $round } of { $rounds } · { $phase ->
    [1] Revenue
    [2] Corruption
    [3] Corruption, last call
    [4] Favours
   *[5] Influence
}

# The table on a terminal.
screen-first = plays first: { $name }
screen-family = the Family
screen-serves = serves
screen-favour = favour
screen-threads = threads
screen-straw = straw man
screen-face = { $motive ->
    [first] first
    [pay] { $amount } Z
   *[means] { $amount }+ gems
}
screen-gives = { $id ->
    [distiller] { favour-alcohol }
    [mayor] { favour-permit }
    [forger] { favour-jewel }
    [lieutenant] { favour-weapon }
    [truckers_union] district + gem
    [banker] { money }
    [producer] gems
    [developer] { gives-developer }
    [judge] Corruption card
    [detective] Informant card
   *[other] { favour-godfather }
}
screen-player = player
screen-points = points
screen-money = money
screen-slush = slush
screen-reserve = Reserve
screen-favours = favours
screen-cards = cards
screen-informants = inform.
screen-tokens = districts
screen-thinking = thinking…
screen-agenda = Agenda
screen-blind = { $count } more face down
screen-hand = Your hand
screen-informants-held = Your Informant cards
screen-tokens-held = Your districts
screen-token-blind = { $district } { $count } ({ $blind } drawn blind)
screen-legend = ♚ Godfather · * leads alone · ▸ now · › open to you
screen-piles = Godfather cards to come { $godfather } · Corruption pile { $pile } · Informant pile { $informants }, discarded: { $discarded }

# --- the scene ---

# On the page: the desk.
character-short-distiller = Distil­ler
character-short-mayor = { character-mayor }
character-short-forger = { character-forger }
character-short-lieutenant = Lieu­tenant
character-short-femme_fatale = { character-femme_fatale }
character-short-truckers_union = Truckers
character-short-banker = { character-banker }
character-short-producer = Pro­ducer
character-short-commissioner = Commis­sioner
character-short-developer = Devel­oper
character-short-judge = { character-judge }
character-short-detective = Detec­tive

table-chapter = Round { $round }
table-views = The table
table-view-desk = Desk
table-view-city = City
table-family = The Family
table-first-short = 1st
table-first-player = plays first
table-thugs-own = your thugs
table-godfather = The Godfather
table-godfather-at = calls on { $the }
table-godfather-pays = { $money } each
table-points = { $points } pts
table-godfather-cards = Godfather cards
table-godfather-left = { $count } still to come
table-prices = Their price
table-price-first = highest bidder
table-price-pay = whoever pays
table-price-means = whoever shows enough gems
table-reserve-of = Reserve · { $you ->
    [yes] yours
   *[no] { $name }
}
table-reserve = Reserve
table-reserve-short = Res.
table-slush = Slush fund
table-slush-short = Slush
table-informants = Informants
table-informant = informant
table-card-word = 1 card
table-pile = Corruption
table-discards = discards
table-cards-held = Corruption cards
table-informants-held = Informant cards
table-tokens-held = district tokens
table-photo = { $number }, { $character }: { $face }. Gives { $gives }. Gems: { $bids }.
table-photo-godfather = The Godfather is here.
table-photo-laid = { $gems ->
    [one] { $gems } gem of your card
   *[other] { $gems } gems of your card
}.
table-photo-lay = Lay a gem here.
table-photo-take = Take the card in hand.
table-photo-place = Put the gem here.
table-gems = ♦{ $gems }
table-slip-now = As it stands
table-slip-more = With 1 gem more

# What a settlement would come to.
table-verdict-none = Nobody has a gem here yet.
table-verdict-later = { $gems ->
    [0] Already settled this round.
    [one] Already settled this round: the gem stays and counts in the next one.
   *[other] Already settled this round: the gems stay and count in the next one.
}
table-verdict-lead = { $you ->
    [yes] You lead alone: { $gives }. Your gems are spent.
   *[no] { $name } leads alone: { $gives }. The gems are spent.
}
table-verdict-tie = A tie: nobody gets anything, all gems go back.
table-verdict-tie-pay = A tie: nobody gets it free.
table-verdict-means = Enough gems: { $gives } for { $names }. All gems go back.
table-verdict-too-few = No player has { $means } gems yet. All gems go back.
table-verdict-godfather = { $you ->
    [yes] You lead alone: { $gives } and a Godfather token. Your gems are spent.
   *[no] { $name } leads alone: { $gives } and a Godfather token. The gems are spent.
}
table-verdict-godfather-tie = A tie before the Godfather: { $gives } for { $names }, and the gems are spent.
table-verdict-second = { $you ->
    [yes] You come second and get it, too.
   *[no] { $name } comes second and gets it, too.
}
table-verdict-straw = The straw man is in front: he gets nothing, and nobody gets it free.
table-verdict-straw-nobody = The straw man is in front: he gets nothing, and neither does anybody else.
table-verdict-straw-second = The straw man is in front and gets nothing; { $you ->
    [yes] you come second and get it.
   *[no] { $name } comes second and gets it.
}
table-verdict-straw-means = The straw man is in front and gets nothing; with enough gems: { $gives } for { $names }.
table-verdict-pay = { $you ->
    [yes] You may pay { $price } for it.
   *[no] May pay for it: { $names }.
}

# A card in the making.
table-hand = Your cards
table-hand-empty = No cards in hand.
table-card = { $card }, Corruption card
table-informant-card = { $card }, Informant card
table-targeted = targeted
table-any-character = anybody
table-recover-or = or recover
table-recover-label = Recover gems from the Reserve
table-recover-confirm = { $gems ->
    [0] Recover nothing
    [one] Recover { $gems } gem
   *[other] Recover { $gems } gems
}
table-lay-first = Lay or recover gems
table-lay-confirm = { $gems ->
    [one] Lay { $gems } gem
   *[other] Lay { $gems } gems
}
table-chain = Your gems
table-chain-back = Back to this gem, { $character }
table-ask-first = { $gems ->
    [one] Lay { $gems } gem on { $the }, or recover gems.
   *[other] Lay up to { $gems } gems, first on { $the }, or recover gems.
}
table-ask-secret = { $gems ->
    [one] Lay { $gems } gem on anybody, or recover gems.
   *[other] Lay up to { $gems } gems, first on anybody, or recover gems.
}
table-ask-first-why = Pick a photograph to bribe. What is recovered comes from your Reserve.
table-ask-broke = Your slush fund is empty: recover gems.
table-ask-broke-why = The card is discarded face down; others only learn its kind.
table-ask-more = { $gems ->
    [one] { $gems } more gem is possible.
   *[other] { $gems } more gems are possible.
}
table-ask-onward = One more on { $the }, or follow a thread: { $names }.
table-ask-here = One more on { $the }.
table-ask-now = { $character }, with this: { $verdict }
table-ask-whole = { $gems ->
    [one] { $gems } gem is ready: that is all this card allows.
   *[other] { $gems } gems are ready: that is all this card allows.
}
table-ask-recover = { $gems ->
    [0] Recover nothing?
    [one] Recover { $gems } gem?
   *[other] Recover { $gems } gems?
}
table-ask-recover-why = Slush fund { $slush }, Reserve { $reserve }. The card is discarded face down.
table-ask-pay = { $character }: pay { $price } for { $gives }?
table-ask-pay-why = Your gems do not win it free, but let you pay. You have { $money }; { $left } would be left. All answers are revealed together.
table-union-picked = 1 gem on { $the }?

# Placing bonuses.
table-bonus-confirm = { $place }: 1 gem on { $the }
table-bonus-where = { $place }: put the gem on one of the lit photographs.
table-bonus-there = { $place }: put the gem on { $the }, or press it again.
table-bonus-waits = { $place }: 1 gem on { $the }, as soon as your card is played.
table-bonus-not-now = { $place } has nothing to give now. { $racket }.
table-ask-inform = Before { $the }: show your Informant card?
table-ask-inform-with = { $gems ->
    [one] With { $gems } gem · { $verdict }
   *[other] With { $gems } gems · { $verdict }
}
table-ask-no-card = Before { $the }: you do not hold this Informant card.
table-ask-no-card-why = Everybody with an Informant card is asked, so that nobody knows who holds this one.
table-bonus-picked = { $place }: 1 gem on { $the }?

# --- the city, and after the game ---

# --- the city, the Agenda, the pocket ---

table-city = The city
table-city-how = enter at a red arrow, then follow the roads
table-legend-points = points
table-legend-phase = phase
table-legend-always = always
table-legend-reserve = Reserve
table-legend-slush = slush fund
table-place = { $place }: { $points } points, costs { $first } and { $second }.
table-place-thugs = Thugs: { $names }.
table-place-open = You can place a thug here; the bonus is yours from the next round on.
table-place-there = Your thug is here already.
table-place-opens = From there on: { $places }.
table-place-road = No road leads here from a place of yours.
table-place-tokens = You do not have the favours for it: { $first } and { $second }.
table-bonus-ready = Your bonus is ready.
table-thug-confirm = Place a thug: { $place }
table-pay = What pays for it?
table-pay-label = { $place }: what pays for it?
table-spend = Pay with: { $favour }

# Words among the signs of racket bonuses.
# Signs stand in brackets; a bar parts two words.
table-racket-boxing_gym = +{ $money }
table-racket-fence = +{ $gems }[slush-gem]
table-racket-racetrack = +{ $money }
table-racket-gambling_den = +{ $gems }[slush-gem]
table-racket-building_site = +1[district]
table-racket-night_club = +1[informant-card]
table-racket-docks = { $items } × Z|or[slush-gem]
table-racket-law_office = +1[corruption-card]
table-racket-pizzeria = [reserve-gem]if[godfather]{ $numbers }
table-racket-barber = [reserve-gem]if[godfather]{ $numbers }
table-racket-massage_parlour = [reserve-gem]on[godfather]
table-racket-prison = [reserve-gem]{ $numbers } ≠[godfather]
table-racket-police_station = [informant-card]→ { $gems }[slush-gem]
table-racket-police_station_secret = [corruption-card]?|→ { $gems }[slush-gem]
table-racket-city_hall = [corruption-card]→ { $gems }[slush-gem]
table-racket-newspaper = diagonals
table-racket-courthouse = pay|−{ $money }

table-agenda = Agenda
table-agenda-empty = Slot { $slot } of the Agenda, empty
table-district-new = you: 0
table-district-have = you: { $count }
table-blind = blind
table-blind-label = Draw one blind; { $count } are left
table-reserve-left = { $count } left

# Districts in a word, under their tokens.
table-district-finance = Finance
table-district-industrial = Industry
table-district-chinatown = Chinatown
table-district-little_italy = Little Italy
table-district-campus = Campus
table-district-park = Park

table-pocket = What you have
table-favours = Your favours: { $count }
table-favours-none = no favour
table-keep = Keep { $favour }
table-districts = Your districts
table-district-held = { $district }: { $count }{ $blind ->
    [0] {""}
   *[other] , { $blind } drawn blind
}
table-blanks = tokens of no district
table-set = { $sets ->
    [0] set { $towards }/{ $of }
    [one] 1 set, next { $towards }/{ $of }
   *[other] { $sets } sets, next { $towards }/{ $of }
}
table-set-why = Six different districts make a set: { $points } points.
table-bonus = { $place } ready

table-count = The final count
table-count-places = Places
table-count-open = District tokens
table-count-hidden = Hidden tokens
table-count-sets = Sets of six
table-count-majorities = Majorities
table-count-total = Points
table-count-judges = cards from the Judge
table-count-informants = Informant cards kept
table-count-favours = favours kept
table-count-gems = gems still on characters
table-count-money = money
table-count-tie = Where points are equal, the gems in the slush fund decide.

# --- after the game ---

story-length = { $rounds } rounds
story-mark-token = Godfather token
story-mark-informant = Informant card
story-mark-tie = tie on a golden face
story-favours = Favours
story-favours-none = no bids
story-places = Places
story-places-none = none
story-tokens = Tokens
story-tokens-none = none
story-points = { $points } pts
story-stroke = Best round in town
story-stroke-none = no thug placed
story-stroke-when = round { $round }
story-place = Round { $round } · { $where }
story-nothing = nobody is served
story-informant-title = { $you ->
    [yes] You knew the right people
   *[no] { $name } knew the right people
}
story-informant-text = { $you ->
    [yes] Your
   *[no] { $name }'s
} Informant card adds { $added ->
    [one] { $added } gem
   *[other] { $added } gems
} on { $the } at the last moment, and the favour goes to { $you ->
    [yes] you
   *[no] { $name }
}{ $alone ->
    [yes] .
   *[no] {" "}after all; { $rivals } had counted on something else.
}
story-tie-title = All even, all for nothing
story-tie-text = { $total } gems on { $the }, and nobody alone in front. All gems go back; empty hands for { $bidders }.
story-token-title = { $you ->
    [yes] The Godfather thanks you
   *[no] The Godfather thanks { $name }
}
story-token-text = { $you ->
    [yes] You lead
   *[no] { $name } leads
} where the Godfather stands: on { $the }, with { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}{ $alone ->
    [yes] {""}
   *[no] {" "}against { $rivals }
}. A Godfather token comes on top of the favour.
story-first-title = { $you ->
    [yes] You offer the most
   *[no] { $name } offers the most
}
story-first-text = { $bidders } courted { $the }; of { $total } gems the most were { $you ->
    [yes] yours
   *[no] { $name }'s
}.
story-served-title = { $anybody ->
    [yes] Favours for those who can
   *[no] Nobody gets through
}
story-served-text = { $total ->
    [one] { $total } gem
   *[other] { $total } gems
} on { $the }. { $anybody ->
    [yes] Served: { $served }.
   *[no] No favour for { $bidders }.
}
story-thug-title = { $you ->
    [yes] You move in
   *[no] { $name } moves in
}
story-thug-text = { $you ->
    [yes] You put
   *[no] { $name } puts
} a thug { $at }: { $points } points, and a bonus from the next round on.
story-thugs-title = { $thugs } thugs in one night
story-thugs-text = In the same phase { $you ->
    [yes] you place your thugs
   *[no] { $name } places thugs
}: { $places }, { $points } points.
story-quiet-title = A quiet round
story-quiet-text = No favours, no thugs: the Family waits.

# --- why the consigliere would do something: what it brings more of ---

gain-city = Your thugs end up better placed: worth about { $amount } points more than with the other answers.
gain-favours = You end up with better favours: worth about { $amount } points more than with the other answers.
gain-districts = You end up with better tokens, sets and majorities: worth about { $amount } points more.
gain-money = You end up with more money: worth about { $amount } points.
gain-gems = Your gems lie where they count: worth about { $amount } points more.
gain-cards = You end up with better cards: worth about { $amount } points more.
gain-rivals = It costs your strongest rival about { $amount } points.

# --- figures of the balance lab ---

figure-place = By place with a thug at the end
figure-character = By character who did a favour for free
figure-character-note = Won games of those whom it served for free at least once, as a multiple of the fair share.
figure-score = Score
figure-places = Places a player
figure-tokens = Favour tokens a player and round
figure-tokens_paid = Favour tokens paid for
figure-money_left = Money left, in Zoollars
figure-reserve = Reserve at the start of Corruption
figure-slush = Slush fund at the start of Corruption
figure-districts = District tokens taken a game
figure-reshuffles = The Corruption pile ran out, a game
figure-place_held = Players with a thug there at the end
figure-winner_points-places = places
figure-winner_points-open_points = open district tokens
figure-winner_points-hidden_points = hidden tokens
figure-winner_points-sets = sets of districts
figure-winner_points-majority_points = majorities

# --- the guided first game: what the teacher says ---

lesson-chapter-bribes = Bribes
lesson-chapter-favours = Payday
lesson-chapter-alone = Round 2, on your own

lesson-aim = Everybody here has a price. Thugs in the city are points; the most points after { $rounds } rounds wins. Karine and Ernest play against you.
lesson-target = The city has sixteen places, paid for with favours. We want the { place-building_site }: it takes a permit and any one favour more.
lesson-family = The twelve of the Family, here on the desk, grant the favours. The { character-mayor } gives permits, the { character-lieutenant } weapons. We need both.
lesson-threads = Gems are bribes; yours are crowns. Play the { character-lieutenant }'s card: one stays on him, one slides along a red thread to the { character-distiller }, one on to the { character-mayor }. Three friends.
lesson-one-pocket = Two in one pocket means a friend fewer. Let each gem slide on.
lesson-that-path = The { character-lieutenant }, then the { character-distiller }, then the { character-mayor }: one gem each.
lesson-spend-first = Recovering comes later. Spend first; you have plenty.
lesson-lieutenant-please = The { character-lieutenant }'s card. His threads lead where we are going.
lesson-outbid = Karine lays three on the { character-distiller }, and he serves only the highest bidder. Your gem there is beaten. No tears: losers get their gems back.
lesson-godfather = The Godfather calls on the { character-mayor } this round. Whoever leads there also gets a Godfather token: it passes for any favour. Lay three more on the { character-mayor }.
lesson-all-three = Karine and Ernest have cards, too. All three.
lesson-permit-first = The permit first. The { character-mayor }'s card, three gems.
lesson-means = The { character-banker } serves everybody who shows two gems, and all gems come back to their owners. Lay two, and he pays you.
lesson-two-will-do = Two will do. He gives no change.
lesson-he-can-count = He can count. Two gems, on him.
lesson-banker-please = The { character-banker }'s card, two gems.
lesson-fetch = Your slush fund pays the bribes. Instead of bribing, a card brings gems there from your Reserve: recover three with the { character-developer }'s. The fifth card, the secret one, is discarded.
lesson-take-three = It costs nothing more. Take all three.
lesson-no-more-bribes = He wants three gems shown: all you have. Recover instead.
lesson-secret-fetches-two = A secret card recovers only two. Your last card is dropped unplayed: let it be that one.
lesson-payday = Payday, from 1 to 12. { character-distiller }: Karine. { character-mayor }: you, and Ernest, too: beside the Godfather, second place counts. { character-forger }: a tie, nobody. Winners' gems go to the Reserve.
lesson-count = The points beside your name count all you have: places, district tokens, unused favours, every 3 Z. Spending lowers them for a moment; building raises them.
lesson-pay = The { character-lieutenant }. Karine led, so she is served free. Your one gem lets you buy the same for { $price } Z; you have { $money } Z. That is what money is for.
lesson-money-is-cheaper = Then your Godfather token would have to pay for the { place-building_site }. Money is cheaper.
lesson-thug = Send a thug to the { place-building_site } and pay with permit and weapon. The Godfather token stays: one favour may be kept, all others become district tokens.
lesson-keep-the-token = The Godfather token passes for anything. Pay with the plain ones, keep that one.
lesson-no-charity = All favours but one become district tokens now. A thug is worth more.
lesson-site-please = Fair, perhaps even better paid. But next round I want the road that starts at the { place-building_site }.
lesson-district = Round 2. The Godfather calls on the { character-forger }. Your thug brings a district token every round: one point each, and more for a set of all six. Take any.
lesson-road = Places at a red arrow are open to all. Others need a road from a thug of yours. Your site's leads to the { place-night_club }: alcohol and a jewel.
lesson-beside = The { character-forger } gives jewels. Karine leads there, but beside the Godfather second place will do. Your secret card, by the way, bribes anybody, with two gems at most.
lesson-two-in-one = Think for yourself now. The { character-distiller } gives alcohol, the { character-forger } a jewel. Can one card bribe both?
lesson-between-them = A good beginning. The { character-lieutenant } has a thread to both: one gem on each of the three.
lesson-two-in-one-hint = Play the card of one of the two. Let gems slide along the threads to the other.
lesson-raise = Karine lays two on the { character-distiller }, over your one. You still want that alcohol. Which card helps?
lesson-banker-later = Well found, that would do. But keep the { character-banker }'s card for a better use, in a minute. Another one?
lesson-only-a-tie = Two against two is a tie, and then he serves nobody.
lesson-raise-hint = Karine has two there, so you need three. A secret card bribes anybody.
lesson-free-lunch = Karine wants the { character-forger } badly; second is enough for you. Now a free lunch: somebody in your hand gives money and hands back the gems.
lesson-free-lunch-hint = Who gives money for two gems shown?
lesson-last-card = One card more to play. You have bribed enough; slush fund { $slush }, Reserve { $reserve }. Think of the next round.
lesson-fetch-more = More. It costs nothing.
lesson-last-card-hint = Tempting. But what wins goes to the Reserve, and the next round wants gems, too. Recover some.
lesson-night-club = They all paid up. Now the city: which place did we want, and what pays for it?
lesson-night-club-hint = First the { place-night_club }: alcohol and jewel, down your own road.
lesson-second-thug = The { place-night_club } is yours, and new roads are open. Only one favour may be kept: place another thug, wherever you like. Others there do not block you.
lesson-end = { $points } points, Karine { $karine }, Ernest { $ernest }. In every game, others of the twelve serve only the highest bidder; and a real game has four rounds.

## The rules: in two minutes, and what stands in and under pictures (`two_minutes.toml`, `table/rules/`)

rules-aim-title = Own the city
rules-aim = Your thugs take places in the city. Each place is worth points and pays you every later round. After the last round, the most Influence points win.
rules-bribe-title = Bribe with gems
rules-bribe = You are dealt { $cards } cards, and in turn play all but one. A card lays up to { $gems } of your gems on its character, or brings that many back to your slush fund.
rules-threads-title = Gems follow the red threads
rules-threads = From a character that gets several gems at once, some may move on along a thread, and on again. One stays at each stop. So one card can reach three people.
rules-prices-title = Everyone has a price
rules-prices = Then all twelve are settled in turn. Gold serves the highest bidder alone. With a price in Z, the leader pays nothing, and others may pay. With a number of gems, everyone who shows as many is served.
rules-spent-title = Winning costs, losing does not
rules-spent = Who wins alone on gold or by leading loses those gems to the Reserve. Everyone else takes theirs back to the slush fund. On gold, a tie helps nobody.
rules-places-title = Two favours buy a place
rules-places = Favours are tokens. Two of them, as the place asks, put a thug there for good. A Godfather token stands for any favour.
rules-end-title = Nothing is wasted
rules-end = District tokens count one each, a full set of six more, and so does having the most of one. Leftover favours, cards and money become tokens, too.
rules-picture-reserve = Reserve (spent)
rules-picture-slush = slush fund (back)
rules-picture-favour-free = gets the favour
rules-picture-favour-pays = may pay to get it
rules-picture-favour-none = gets nothing
rules-diagram-threads = Three gems with the Lieutenant's card: one stays with him (4), one with the Distiller (1), one with the Mayor (2). From each stop the gems go on to one neighbour only, and never to the same one twice.
rules-diagram-prices = Three gems against two and one, under the three kinds of price: gold, a sum, a number of gems. On a tie for most, gold serves nobody, and with a sum nobody is served free.

# --- the count as things stand ---

table-count-face-down = { $count ->
    [one] 1 token lies face down: sets and majorities may change.
   *[other] { $count } tokens lie face down: sets and majorities may change.
}
table-count-leftovers = Leftovers: favours, cards, money

# --- what one plays for ---

aim-headline = Own the city: most points
aim-ends = After round { $rounds } everything is counted, down to the last favour.
aim-thug = Thugs in the city
aim-thug-how = two favours place one; it pays a bonus every round from the next on
aim-token = District tokens
aim-token-how = from places, the Developer, and favours you do not keep
aim-set = A set of six districts
aim-set-how = one token of each; the most of one district: +{ $points }
aim-left = What is left at the end
aim-left-how = each favour, each Informant, every { $money }Z
aim-round = Round { $round } of { $rounds }: you hold { $favours ->
    [one] 1 favour
   *[other] { $favours } favours
} and { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} to bribe with.
now-play_card-bribe = Bribe a character
now-play_card-bribe-how = lay gems there; from two on, some may follow a red thread
now-play_card-recover = Recover gems
now-play_card-recover-how = from your Reserve back into your slush fund
now-play_card-bonus = Use a place's bonus
now-play_card-bonus-how = one gem more, where the place says
now-place_thugs-thug = Place a thug
now-place_thugs-thug-how = two favours; from the top or left edge, then along the roads
now-place_thugs-stop = Stop here
now-place_thugs-stop-how = you keep one favour, every other becomes a district token
now-choose_district-open = Take a token you see
now-choose_district-open-how = everybody knows which one you have
now-choose_district-blind = Draw one blind
now-choose_district-blind-how = only you know which one it is
now-inform-play = Play an Informant
now-inform-play-how = add gems to this character before the bids are compared
now-inform-keep = Keep it
now-inform-keep-how = a card kept is worth a token at the end

# --- phases of a round ---

table-round-of = Round { $round }/{ $rounds }
phase-revenue = Revenue
phase-corruption = Corruption
phase-favours = Favours
phase-influence = Influence

# --- tips: what pieces say of themselves, in 25 words at most ---

tip-character-first = Gives { $gives } to whoever alone has the most gems here. The others take theirs back.
tip-character-pay = Gives { $gives }: free to whoever alone has the most gems here, for { $price } to others with a gem.
tip-character-means = Gives { $gives } to everybody with at least { $gems } gems here. All take their gems back.
tip-godfather-here = The Godfather is here: second place is served free, too, and so is everybody in a tie for most.
tip-frame-first-name = Golden frame
tip-frame-first = Only whoever alone has the most gems is served, and the gems go to the Reserve. A tie: nobody.
tip-frame-pay-name = Silver frame with a price
tip-frame-pay = Whoever alone has the most gems is served free. Everybody else with a gem here may pay this price.
tip-frame-means-name = Silver frame with gems
tip-frame-means = Show at least this many gems and you are served, whoever has more. All take their gems back.
tip-card-name = Corruption card: { $character }
tip-card = A targeted card: lays 1 to { $gems } gems on { $the }, and some may slide on. Or recovers up to { $gems } from your Reserve.
tip-card-now = { $the } gives { $gives }.
tip-card-secret-name = Secret card
tip-card-secret = Lays 1 to { $gems } gems on any character you like. Or recovers up to { $gems } from your Reserve.
tip-informant-name = Informant: { $character }
tip-informant = Just before this character is settled, it lays one more gem from the Reserve, or a few from the slush fund. Nobody sees it coming.
tip-inform-name = Play the Informant
tip-inform = Lays gems on this character now, after everybody else is done.
tip-place = Costs { $inner ->
    [yes] { $first } and { $second }, and a road from one of your thugs
   *[other] { $first } and { $second }; always open
}. A thug here scores { $points } at the end.
tip-bonus = The bonus of a place of yours. It can be used once every round.
tip-bonus-idle = Just now it has nothing to give.
tip-favour = A favour token. Two of the right ones buy a place in the city. After the round you keep one; the others become district tokens.
tip-favour-now = { $count ->
    [one] You have one.
   *[other] You have { $count }.
}
tip-favour-godfather-name = Godfather token
tip-favour-godfather = Passes for any favour. Where the price shows a Godfather token, nothing else passes for it.
tip-favour-any-name = Any favour
tip-favour-any = This part of the price can be paid with any favour token.
tip-favours-name = Your favours
tip-favours = Earned from characters, spent in pairs for places. At the end of the round you keep one; each other becomes a district token.
tip-district = { $points ->
    [one] One point
   *[other] { $points } points
} at the end. One of each district: { $set } more. More of one district than anybody else: { $most } more.
tip-district-now = { $count ->
    [0] You have none.
    [one] You have one.
   *[other] You have { $count }.
}
tip-district-none-name = No district
tip-district-none = An empty slot; or a token of no district, which counts at the end but helps no set.
tip-district-back-name = District token, face down
tip-district-back = Only its owner knows the district. It counts at the end, and more in sets and majorities.
tip-gem-name = Gem
tip-gem = A gem of this colour: { $owner }. Laid on a character, it bids for that character's favour.
tip-thug-name = Thug
tip-thug = Holds a place to the end of the game: its points, and its bonus from the next round on. { $owner }.
tip-thug-now = { $you ->
    [yes] You have
   *[other] { $name } has
} { $count ->
    [one] one thug
   *[other] { $count } thugs
} in the city.
tip-slush-name = Slush fund
tip-slush = Gems to bribe with. Who lays them on a character bids for its favour.
tip-reserve-name = Reserve
tip-reserve = Gems out of reach. A card played to recover brings them into the slush fund.
tip-gems-now = { $you ->
    [yes] You have
   *[no] { $name } has
} { $gems ->
    [one] one gem there.
   *[other] { $gems } gems there.
}
tip-money-name = Zoollars
tip-money = Pay for favours at characters with a price. At the end, every { $per } Z make a token.
tip-money-now = { $you ->
    [yes] You have
   *[other] { $name } has
} { $amount }.
tip-points-name = Points
tip-points = Points of places, districts, sets and what is left over. After the last round the most points win.
tip-cards-name = Corruption cards
tip-cards = One is played each turn, to bribe or to recover gems. The last one is thrown away unseen.
tip-informants-name = Informant cards
tip-informants = Each names a character. Its holder may lay gems there just before it is settled.
tip-tokens-name = District tokens
tip-tokens = They lie face down. Each counts at the end; sets and majorities bring more.
tip-count-now = { $you ->
    [yes] You have
   *[other] { $name } has
} { $count }.
tip-first-name = First player
tip-first = Whoever has the car begins every phase. It passes to the left each round.
tip-godfather-name = The Godfather
tip-godfather = Where he stands, whoever alone has the most gems gets a Godfather token besides the favour. Second place gets the favour, too.
tip-godfather-now = This round he visits { $the }, and at its start everybody received { $money }.
tip-visit-name = Godfather card of round { $round }
tip-visit = In this round the Godfather visited { $the }, and everybody received { $money }.
tip-visits-name = Godfather cards to come
tip-visits = One is turned up each round: it says where the Godfather goes and what everybody is paid.
tip-thread-name = Red thread
tip-thread = Gems laid with one card may slide along it to the next character, leaving at least one behind each time.
tip-city-name = The city
tip-city = { $places } places. Two favours put a thug on one: points at the end, and a bonus every round.
tip-agenda-name = The Agenda
tip-agenda = { $agenda } district tokens to choose from. What is taken is replaced at once.
tip-blind-name = Draw blind
tip-blind = A district token from the Reserve, unseen. Nobody else learns which it is.
tip-blind-now = { $count ->
    [one] One is left.
   *[other] { $count } are left.
}
tip-set-name = A set of districts
tip-set = One token of each district is worth { $points } points more at the end.
tip-chain-name = The way of your gems
tip-chain = One slot for each gem of this card. From each character only gems beyond the first may slide on.
tip-recover-name = Recover
tip-recover = The other use of the card in hand: gems from your Reserve into the slush fund, instead of a bribe.
tip-stage-name = The round
tip-stage = Four phases: revenue, corruption, favours, influence. The game has { $rounds } rounds.
tip-mark-points-name = Points of a place
tip-mark-points = What a thug on this place scores at the end.
tip-mark-phase-name = When a bonus works
tip-mark-phase = The phase of every round in which this bonus works: 1 Revenue, 2 Corruption, 3 Favours.
tip-mark-always-name = Always
tip-mark-always = This bonus works all the time.
tip-mark-reserve-name = White gem
tip-mark-reserve = A gem taken from the Reserve.
tip-mark-slush-name = Black gem
tip-mark-slush = A gem of the slush fund.
tip-pile-informants-name = Informant pile
tip-pile-informants = Drawn at the Detective and with the Night Club. Each card names one character.
tip-pile-corruption-name = Corruption pile
tip-pile-corruption = Every round each player draws { $dealt } of these.
tip-pile-discards-name = Cards already played
tip-pile-discards = They are shuffled into the pile again at the beginning of the next round.
tip-count-places-name = Places
tip-count-places = The printed points of every place with a thug.
tip-count-open-name = District tokens
tip-count-open = { $points ->
    [one] One point
   *[other] { $points } points
} for every district token taken during the game.
tip-count-hidden-name = What was left over
tip-count-hidden = Informants, favours, gems on characters and every { $per } Z left at the end become tokens of no district.
tip-count-sets-name = Sets
tip-count-sets = { $points } points for each set of all districts.
tip-count-majorities-name = Majorities
tip-count-majorities = Points for each district of which a player has more than every other.
tip-count-total-name = All together
tip-count-total = The most points win.
tip-count-tie-name = Tie
tip-count-tie = With equal points, more gems in the slush fund win.

## Examples of the rules, to be tried out (`examples/`)

rules-example-bribe = one card, three bribes
rules-example-city = where may a thug go?
lesson-example-bribe = Your card: the Femme fatale. Lay a gem on her, let gems go on to the Lieutenant, then to the Forger. Or try another way: the threads say what is possible.
lesson-example-bribe-end = Each stop keeps at least one gem, and a gem goes on along a thread only. From one stop they never go two ways, and never back.
lesson-example-city = Your first thug. Outer places, in the top row and the left column, are open to everybody. Inner ones need a road from a thug of yours.
lesson-example-city-end = From the place you take, roads lead further in; inner places along them are open to you, even in this phase. Its bonus begins next round.

# --- what a lesson has taught, by chapter: the card at its end ---

learned-bribes = One card, three gems: they slide along the threads.
learned-favours = Favours pay for thugs in the city, and thugs are points.
learned-alone = You outbid, saved your gems and took a place of your own.
