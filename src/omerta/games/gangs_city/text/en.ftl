# Gangs City in English. $you is "yes" where the player spoken of is the reader.
# Numbers and what they count are joined by no-break spaces.

game-title = Gangs City
game-tagline = The city needs a boss.
game-poster-answer = Six gangs have applied.
game-poster-bang = RATATAT!
game-blurb = Few gangsters, all laid face down. Attack, recruit or manage your traffics, and bluff until the whole city is turned up.
game-intro =
    The highest score wins as soon as a gang has reached the target at the end of a round. Every round you lay your
    few gangsters face down: beside a place to attack it, to defend it or to recruit there; on a place of yours to
    manage its traffics; on the city centre to win a new place. Then stock is bid, all tiles are turned up, five
    traffics are counted, shoot-outs change owners, and recruits join the gangs. The traffics you control and your
    largest district of connected places bring points, round after round.
score = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

# --- names ---

character-thug = Thug
character-driver = Driver
character-bodyguard = Bodyguard
character-cop = Cop
character-dealer = Dealer
character-pimp = Pimp
character-hitwoman = Hitwoman
character-sniper = Sniper
character-doctor = Doctor
character-armoured = Armoured Man
character-headhunter = Headhunter
character-vamp = Vamp
character-lieutenant = Lieutenant
character-fence = Fence
character-racketeer = Racketeer
character-cleaner = Cleaner
character-lone_wolf = Lone Wolf
character-settling = Showdown tile

# As in: hires …, loses …
character-the-thug = the { character-thug }
character-the-driver = the { character-driver }
character-the-bodyguard = the { character-bodyguard }
character-the-cop = the { character-cop }
character-the-dealer = the { character-dealer }
character-the-pimp = the { character-pimp }
character-the-hitwoman = the { character-hitwoman }
character-the-sniper = the { character-sniper }
character-the-doctor = the { character-doctor }
character-the-armoured = the { character-armoured }
character-the-headhunter = the { character-headhunter }
character-the-vamp = the { character-vamp }
character-the-lieutenant = the { character-lieutenant }
character-the-fence = the { character-fence }
character-the-racketeer = the { character-racketeer }
character-the-cleaner = the { character-cleaner }
character-the-lone_wolf = the { character-lone_wolf }
character-the-settling = the Showdown tile

# As in: kills …
character-whose-thug = { $you ->
    [yes] your { character-thug }
   *[no] { $name }'s { character-thug }
}
character-whose-driver = { $you ->
    [yes] your { character-driver }
   *[no] { $name }'s { character-driver }
}
character-whose-bodyguard = { $you ->
    [yes] your { character-bodyguard }
   *[no] { $name }'s { character-bodyguard }
}
character-whose-cop = { $you ->
    [yes] your { character-cop }
   *[no] { $name }'s { character-cop }
}
character-whose-dealer = { $you ->
    [yes] your { character-dealer }
   *[no] { $name }'s { character-dealer }
}
character-whose-pimp = { $you ->
    [yes] your { character-pimp }
   *[no] { $name }'s { character-pimp }
}
character-whose-hitwoman = { $you ->
    [yes] your { character-hitwoman }
   *[no] { $name }'s { character-hitwoman }
}
character-whose-sniper = { $you ->
    [yes] your { character-sniper }
   *[no] { $name }'s { character-sniper }
}
character-whose-doctor = { $you ->
    [yes] your { character-doctor }
   *[no] { $name }'s { character-doctor }
}
character-whose-armoured = { $you ->
    [yes] your { character-armoured }
   *[no] { $name }'s { character-armoured }
}
character-whose-headhunter = { $you ->
    [yes] your { character-headhunter }
   *[no] { $name }'s { character-headhunter }
}
character-whose-vamp = { $you ->
    [yes] your { character-vamp }
   *[no] { $name }'s { character-vamp }
}
character-whose-lieutenant = { $you ->
    [yes] your { character-lieutenant }
   *[no] { $name }'s { character-lieutenant }
}
character-whose-fence = { $you ->
    [yes] your { character-fence }
   *[no] { $name }'s { character-fence }
}
character-whose-racketeer = { $you ->
    [yes] your { character-racketeer }
   *[no] { $name }'s { character-racketeer }
}
character-whose-cleaner = { $you ->
    [yes] your { character-cleaner }
   *[no] { $name }'s { character-cleaner }
}
character-whose-lone_wolf = { $you ->
    [yes] your { character-lone_wolf }
   *[no] { $name }'s { character-lone_wolf }
}

# Where there is little room.
character-short-thug = Thug
character-short-driver = Driv
character-short-bodyguard = Body
character-short-cop = Cop
character-short-dealer = Deal
character-short-pimp = Pimp
character-short-hitwoman = Hitw
character-short-sniper = Snip
character-short-doctor = Doc
character-short-armoured = Armo
character-short-headhunter = Head
character-short-vamp = Vamp
character-short-lieutenant = Lieu
character-short-fence = Fenc
character-short-racketeer = Rack
character-short-cleaner = Clea
character-short-lone_wolf = Wolf
character-short-settling = Show

# What a mercenary can do.
ability-sniper = pins an enemy fighter: it counts 0
ability-doctor = saves one of yours killed beside him
ability-armoured = a vest for all who fight beside him
ability-headhunter = hires two at once
ability-vamp = no chief's bonus for your enemies there
ability-lieutenant = gives a chief's bonus
ability-fence = 1 more token when you recover stock
ability-racketeer = steals a stock token with a captured place
ability-cleaner = wins ties in a shoot-out
ability-lone_wolf = + { $bonus } if he fights alone

traffic-prostitution = prostitution
traffic-weapons = weapons
traffic-drugs = drugs
traffic-alcohol = alcohol
traffic-tobacco = tobacco

traffic-short-prostitution = pros
traffic-short-weapons = weap
traffic-short-drugs = drug
traffic-short-alcohol = alco
traffic-short-tobacco = toba

place-posh_district = Posh District
place-gambling_den = Gambling Den
place-prison = Prison
place-bar = Bar
place-distillery = Distillery
place-casino = Casino
place-garage = Garage
place-precinct = Precinct
place-arms_dealer = Arms Dealer
place-cabaret = Cabaret
place-docks = Docks
place-luxury_hotel = Luxury Hotel
place-nightclub = Nightclub
place-brothel = Brothel
place-ghetto = Ghetto
place-pile = City centre
place-pile_a = City centre
place-pile_b = Second centre

# As in: takes …, a tile on …
place-the-posh_district = the { place-posh_district }
place-the-gambling_den = the { place-gambling_den }
place-the-prison = the { place-prison }
place-the-bar = the { place-bar }
place-the-distillery = the { place-distillery }
place-the-casino = the { place-casino }
place-the-garage = the { place-garage }
place-the-precinct = the { place-precinct }
place-the-arms_dealer = the { place-arms_dealer }
place-the-cabaret = the { place-cabaret }
place-the-docks = the { place-docks }
place-the-luxury_hotel = the { place-luxury_hotel }
place-the-nightclub = the { place-nightclub }
place-the-brothel = the { place-brothel }
place-the-ghetto = the { place-ghetto }
place-the-pile_a = the city centre
place-the-pile_b = the second centre

# As in: a shoot-out …
place-at-posh_district = in the { place-posh_district }
place-at-gambling_den = at the { place-gambling_den }
place-at-prison = at the { place-prison }
place-at-bar = at the { place-bar }
place-at-distillery = at the { place-distillery }
place-at-casino = at the { place-casino }
place-at-garage = at the { place-garage }
place-at-precinct = at the { place-precinct }
place-at-arms_dealer = at the { place-arms_dealer }'s
place-at-cabaret = at the { place-cabaret }
place-at-docks = at the { place-docks }
place-at-luxury_hotel = at the { place-luxury_hotel }
place-at-nightclub = at the { place-nightclub }
place-at-brothel = at the { place-brothel }
place-at-ghetto = in the { place-ghetto }
place-at-pile_a = in the city centre
place-at-pile_b = in the second centre

# As in: east …
place-of-posh_district = of the { place-posh_district }
place-of-gambling_den = of the { place-gambling_den }
place-of-prison = of the { place-prison }
place-of-bar = of the { place-bar }
place-of-distillery = of the { place-distillery }
place-of-casino = of the { place-casino }
place-of-garage = of the { place-garage }
place-of-precinct = of the { place-precinct }
place-of-arms_dealer = of the { place-arms_dealer }
place-of-cabaret = of the { place-cabaret }
place-of-docks = of the { place-docks }
place-of-luxury_hotel = of the { place-luxury_hotel }
place-of-nightclub = of the { place-nightclub }
place-of-brothel = of the { place-brothel }
place-of-ghetto = of the { place-ghetto }
place-of-pile_a = of the city centre
place-of-pile_b = of the second centre

# Where there is little room.
place-short-posh_district = Posh District
place-short-gambling_den = Gambling Den
place-short-prison = Prison
place-short-bar = Bar
place-short-distillery = Distillery
place-short-casino = Casino
place-short-garage = Garage
place-short-precinct = Precinct
place-short-arms_dealer = Arms Dealer
place-short-cabaret = Cabaret
place-short-docks = Docks
place-short-luxury_hotel = Luxury Hotel
place-short-nightclub = Nightclub
place-short-brothel = Brothel
place-short-ghetto = Ghetto
place-short-pile_a = Centre
place-short-pile_b = Centre 2

side-e = east side
side-ne = north-east side
side-nw = north-west side
side-w = west side
side-sw = south-west side
side-se = south-east side

# As in: … of the Bar
direction-e = east
direction-ne = north-east
direction-nw = north-west
direction-w = west
direction-sw = south-west
direction-se = south-east

# --- parts of sentences ---

symbol = { $count ->
    [1] { $traffic }
   *[other] { $traffic } ×{ $count }
}
amount = { $count } { $traffic }
several = { $count ->
    [1] { $kind }
   *[other] { $kind } ×{ $count }
}
owner-none = neutral
owner-is = { $you ->
    [yes] yours
   *[no] { $name }
}
beside = { $direction } { $of }
beside-owned = { $direction } { $of } ({ $owner })
spot-side = { $at }, { $side }
spot-on = on { $the }

# What a character is worth.
value-attack = attack { $value }
value-defence = defence { $value }
value-recruit = { $value ->
    [0] cannot recruit
   *[other] recruits { $value }
}
value-runs = manages { $symbols }
value-cost = cost { $value }

# What a tile would do at a location.
deed-attack = attack { $value }
deed-defend = defend { $value }
deed-recruit = recruit { $value }
deed-manage = manage { $symbols }
deed-manage-idle = manage (nothing left to manage)
deed-big_calibre = big calibre
deed-vest = vest

# What a tile was laid for.
act-manage = to manage
act-combat = to fight
act-recruit = to recruit
act-big_calibre = as a big calibre
act-vest = as a vest

# As in: who controls a traffic
marker-free = Nobody controls it; whoever is alone in front scores { $points }.
marker-held = { $you ->
    [yes] You control it for { $points }; alone in front again, you score { $next }.
   *[no] { $name } controls it for { $points }; somebody new alone in front scores { $next }.
}

# --- questions ---

ask-setup_place = Where do you lay { $the } ({ $symbols })?
ask-first_player = Who lays first this round? You own the place with the lowest initiative, { $the }.
ask-place_tile = Lay a tile face down. { $characters } to go.
ask-place_tile-settling = All your characters are placed. Lay your Showdown tile as well?
ask-place_tile-at = { $tile }: where?
ask-place_tile-spot = { $tile } { $at }: on which side?
ask-place_tile-spot-manage = { $tile } { $at }: on the place to manage, or on a side?
ask-place_tile-action = { $tile } { $spot }: what for?
ask-place_tile-chief = { $tile } { $spot } ({ $deed }): is this your chief this round?
ask-place_tile-done = { $tile } { $spot }: { $deed }{ $chief ->
    [yes] , as chief
   *[no] {""}
}. Lay it?
ask-place_tile-end = You lay nothing more this round.
ask-bid = Stock bids, { $traffic } (you have { $held }): how many do you bid? { $marker }
ask-bid-done = Your bid: { $bid }. Lay it face down?
ask-bid-again = Your bid lies face down. You may still change it.
bid-empty = nothing
ask-fence_token = You recovered stock, and your Fence finds 1 token more. Which?
ask-resolution_order = Which of the { $count } places comes first? You lay first, so you set the order.
ask-resolution_order-next = Order so far: { $order }. What comes next?
ask-resolution_order-done = The order: { $order }.
ask-kill = Shoot-out { $at }: whom does your big calibre kill?
ask-kill-again = Shoot-out { $at }: your choice is made. You may still change it.
ask-doctor_save = Shoot-out { $at }: whom does your Doctor save?
ask-pin = Shoot-out { $at }: whom does your Sniper pin down?
ask-steal = Your Racketeer takes a stock token from { $loser }. Which?
ask-recruit = Recruiting { $at }: your total is { $total }. Whom do you hire?
ask-recruit-leave = Your gang is full. Who leaves it for { $the }?
ask-recruit-second = You hire { $the }. Your Headhunter can hire another one for { $left } at most.
ask-recruit-nobody = You hire nobody { $at }.
ask-recruit-done = You hire { $kinds }{ $leaves ->
    [no] {""}
   *[other] , and { $leaves } will leave
}.
ask-open_place = You turn up { $the } ({ $symbols }). Where does it join the city?
ask-return_character = { $kind } leaves your gang. At which place?
ask-confirm = Your choice: { $answer }.

# What an answer does, and what comes next.
why-setup_place = Your starting place. It must touch the city and close nothing in on all six sides. You lay it, but nobody owns it yet.
why-first_player = Then on clockwise. Who lays last knows most; who lays first has the choice of sides. Some ties go by this order, too.
why-place_tile = Beside a place: attack, defend or recruit there. On your own place: manage its traffics. On the city centre: win a new place.
why-place_tile-settling = You need not. A big calibre kills an enemy fighter, a vest protects yours. It lies with fighters of yours, and is back in hand next round.
why-bid = A token bid counts like a managed symbol, and is gone, won or lost. To control a traffic, you must be alone in front.
why-fence_token = Only of what you have just recovered.
why-resolution_order = At each place the shoot-out comes before the recruiting. What you do not name follows by initiative.
why-kill = A killed fighter is out of the game and does not count here. All shots are fired at once.
why-doctor_save = The character comes back to your hand, but no longer counts in this shoot-out.
why-pin = A pinned fighter stays alive but counts 0. Then the strengths are added up.
why-steal = From the gang that has just lost the place.
why-recruit = One character that costs at most your total; the total is not spent. With a full gang, somebody leaves at the end of the round.
why-open_place = It is yours at once, with its recruits. Connected places of yours make a district. Closed in on six sides, a place can no longer be attacked.
why-return_character = From the next round on anybody can hire it there.

# Instead of why-…, for those who answer for the first time: what one needs to know to begin.
first-table = The lesson left this out: first everybody lays one more place, for all. It belongs to nobody. Close to others is good: who takes them soon has neighbours.
first-setup_place = Places close together share their sides, and soon make a district for whoever takes them. Nobody owns one yet.
first-place_tile = Nobody defends neutral places: fight beside one and it is yours, unless others come, too. Recruiting makes your gang grow.
first-bid = Stock tokens are what you managed without being in front. Bid them where they put you alone in front, or make the one in front tie.
first-kill = Your Showdown tile lies here as a big calibre: shoot the fighter who counts most, and count again.
first-resolution_order = “All by initiative” will do: what happens at one place seldom changes another. Put first what you want to have seen before you hire elsewhere.
first-recruit = A gang of more characters lays more tiles, and lays the last ones. Dear characters are worth more in all they do.

waiting-setup_place = { $names } is laying a starting place.
waiting-first_player = { $names } is choosing who lays first.
waiting-place_tile = { $names } is laying a tile.
waiting-bid = Stock bids, face down. Still to come: { $names }.
waiting-fence_token = { $names } is choosing what the Fence finds.
waiting-resolution_order = { $names } is setting the order of the places.
waiting-kill = Shoot-out { $at }: big calibres are being aimed. Still to come: { $names }.
waiting-doctor_save = Shoot-out { $at }: { $names } is choosing whom the Doctor saves.
waiting-pin = Shoot-out { $at }: { $names } is choosing whom the Sniper pins down.
waiting-steal = { $names } is choosing what the Racketeer takes.
waiting-recruit = Recruiting { $at }: { $names } is choosing.
waiting-open_place = { $names } is laying { $the }.
waiting-return_character = { $names } is choosing where a character goes.

# --- answers ---

action-cell = { $where }
action-begin = { $you ->
    [yes] you lay first
   *[no] { $name } lays first
}
action-tile = { $kind }: { $values }
action-tile-settling = { $kind }: big calibre or vest
action-decline = lay nothing more
action-at = { $place }
action-at-lay = { $place } ({ $owner }): { $deeds }
action-at-pile = { $place }: { $deeds }
action-at-order = { $place }: { $what }
action-at-order-fight = fight ({ $names })
action-at-order-recruit = recruiting ({ $names })
action-at-recruits = { $place } (there: { $kinds })
action-manage = on the place: { $deed }
action-side = { $side }
action-side-joins = { $side }, on your stack ({ $stack })
action-side-blocks = { $side } (also closes a side { $others })
action-combat = { $deed }
action-recruit = { $deed }{ $kinds ->
    [no] {" "}(nobody lies there)
   *[other] {" "}(there: { $kinds })
}
action-big_calibre = big calibre: may kill one enemy fighter there
action-vest = vest: nobody of yours can be killed there
action-plain = no, not the chief
action-chief = yes, chief: +{ $bonus } for each of yours who does the same there
action-bid = { $amount ->
    [0] none
   *[other] bid { $amount }
}
action-traffic = 1 { $traffic }
action-shoot = { $whose }: counts { $value }{ $chief ->
    [yes] , chief
   *[no] {""}
}
action-none = { $ask ->
    [recruit] hire nobody
    [steal] take nothing
    [pin] pin nobody
   *[kill] kill nobody
}
action-save = save { $the }
action-hire = { $kind }: { $values }
action-leave = { $kind } leaves{ $placed ->
    [yes] {" "}({ $at }; acts there first)
   *[no] {""}
}
action-done = { $ask ->
    [place_tile] lay it
    [place_tile_end] end my placements
    [bid] lay the bid
    [resolution_order] the rest by initiative
    [resolution_order_all] begin
    [open_place] lay it there
    [setup_place] lay it there
    [recruit_second] nobody else
   *[other] that's it
}

# --- events ---

event-founded = The city begins with { $the }, beside the city centre.
event-drawn = Starting places! { $places }. { $you ->
    [yes] Yours has the lowest initiative: you begin
   *[no] { $name } has the lowest initiative and begins
}.
event-starting_place = { $you ->
    [yes] You lay
   *[no] { $name } lays
} { $the }.
event-recruits = { $place }, to be hired: { $kinds }.
event-recruits-none = { $place }: there is nobody to hire.
event-round = Round { $round }.
event-fresh_blood = { $you ->
    [yes] Your gang is empty: { $the } joins you.
   *[no] { $name }'s gang is empty: { $the } joins it.
}
event-first = { $you ->
    [yes] You choose
   *[no] { $name } chooses
} who lays first: { $first }.
event-first_stays = Nobody owns a place: { $you ->
    [yes] you still lay
   *[no] { $name } still lays
} first.
event-lay = { $you ->
    [yes] You lay
   *[no] { $name } lays
} { $rank ->
    [0] a tile
   *[other] another tile
} { $spot }{ $chief ->
    [yes] , with the chief token
   *[no] {""}
}.
event-lay-known = { $you ->
    [yes] You lay
   *[no] { $name } lays
} { $the } { $spot }, { $deed }{ $chief ->
    [yes] , as chief
   *[no] {""}
}.
event-ends_placing = { $you ->
    [yes] You place
   *[no] { $name } places
} nothing more.
event-bids = Stock bids! { $bids }.
event-bids-none = Nobody bids stock.
event-reveal = All tiles are turned up.
event-settling_error = { $you ->
    [yes] Your Showdown tile
   *[no] { $name }'s Showdown tile
} { $spot } lies without a fighter: { $outcome ->
    [counts] a first mistake, it counts for the fighters there all the same
    [back] it is taken back
   *[points] it is taken back and costs { score }
}.
event-managed = { $place }: { $you ->
    [yes] you manage
   *[no] { $name } manages
} { $symbols } ({ $kinds }).
event-traffic = { $traffic }: { $strengths }. { $outcome }{ $lost }
event-traffic-nobody = { $traffic }: nobody manages or bids.{ $lost }
event-stock = { $you ->
    [yes] You recover stock
   *[no] { $name } recovers stock
}: { $tokens }.
event-fence = { $you ->
    [yes] Your Fence finds you
   *[no] The Fence finds { $name }
} 1 more { $traffic }.
event-order = { $you ->
    [yes] You set the order
   *[no] { $name } sets the order
}: { $locations }.
event-actions = The places are played out one after the other.
event-location = Now { $the }.
event-claim = { $place }: { $own ->
    [yes] { $you ->
        [yes] you defend it, and nobody attacks
       *[no] { $name } defends it, and nobody attacks
    }
   *[no] { $you ->
        [yes] nobody but you fights here
       *[no] nobody but { $name } fights here
    }
}.
event-shoot_out = Shoot-out { $at }: { $gangs }.
event-kills = Big calibres! { $shots }.
event-saved = { $you ->
    [yes] Your Doctor saves { $the }, who comes back to your hand.
   *[no] The Doctor saves { $the } for { $name }.
}
event-killed = { $you ->
    [yes] You lose
   *[no] { $name } loses
} { $the }, dead and out of the game.
event-pinned = { $you ->
    [yes] Your Sniper
   *[no] { $name }'s Sniper
} pins down { $whose }, who counts 0.
event-holds_fire = { $you ->
    [yes] Your Sniper
   *[no] { $name }'s Sniper
} holds his fire.
event-steals_nothing = { $you ->
    [yes] Your Racketeer
   *[no] { $name }'s Racketeer
} takes no token.
event-strengths = Strengths { $at }: { $parties }. { $lead }
event-nobody_wins = { $place }: nobody is left standing, nothing changes hands.
event-wins = { $place }: { $reason ->
    [owner] a tie, which is enough for the owner: { $you ->
        [yes] you hold it
       *[no] { $name } holds it
    }
    [chief] a tie, decided by the chief on the spot: { $you ->
        [yes] you win
       *[no] { $name } wins
    }
    [turn] a tie, decided by turn order: { $you ->
        [yes] you win
       *[no] { $name } wins
    }
    [cleaner] a tie, and the Cleaner settles it: { $you ->
        [yes] you win
       *[no] { $name } wins
    }
    [undefended] nobody is there to defend it: { $you ->
        [yes] you win
       *[no] { $name } wins
    }
    [holds] { $you ->
        [yes] you hold it
       *[no] { $name } holds it
    }
   *[strength] { $you ->
        [yes] you win the shoot-out
       *[no] { $name } wins the shoot-out
    }
}.
event-takes = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $the }{ $loser ->
    [no] {""}
   *[other] {" "}from { $loser }
}.
event-wins_tile = { $you ->
    [yes] You win
   *[no] { $name } wins
} a new place { $at }, to be opened at the end of the round.
event-steals = { $you ->
    [yes] Your Racketeer takes
   *[no] { $name }'s Racketeer takes
} 1 { $traffic } from { $victim }.
event-recruiting = Recruiting totals { $at }: { $gangs }.
event-cannot_hire = { $place }: there is nobody { $you ->
    [yes] you
   *[no] { $name }
} can hire.
event-hires = { $you ->
    [yes] You hire
   *[no] { $name } hires
} { $kinds } { $at }{ $leaves ->
    [no] {""}
   *[other] ; { $leaves } will leave the gang
}.
event-passes = { $you ->
    [yes] You hire
   *[no] { $name } hires
} nobody { $at }.
event-fighters_home = { $place }: fighters go home.
event-cleared = { $place }: all tiles go home.
event-pile_gone = { $place }: no new place is left, and its cell is free.
event-opens = { $you ->
    [yes] You turn
   *[no] { $name } turns
} up the place won { $at }: { $the }.
event-new_place = { $you ->
    [yes] You lay
   *[no] { $name } lays
} { $the } and { $you ->
    [yes] own
   *[no] owns
} it.
event-enclosed = { $place } is closed in on all sides. Out of the game: { $kinds }.
event-returns = { $you ->
    [yes] You send
   *[no] { $name } sends
} { $the } away: { $back ->
    [no] no place is open, out of the game
   *[other] to be hired { $back } from now on
}.
event-scores = The scores. { $scores }.
event-scores-of = { $score } (+{ $income }{ $income ->
    [0] {""}
   *[other] : traffics { $traffics }, district { $district }
})
event-end = { $reached ->
    [yes] The target is reached
   *[no] That was the last round
}. { $scores }.
event-end-of = { score } (+{ $income } in the last round)

# --- a traffic counted ---

traffic-strength = { $who } { $total }{ $bids ->
    [0] {""}
   *[other] {" "}({ $managed ->
        [0] all bid
       *[other] { $managed } managed + { $bids } bid
    })
}
traffic-lead = { $you ->
    [yes] You lead by { $by } and { $change ->
        [keeps] keep control
        [takes] take control from { $before }
       *[new] take control
    }
   *[no] { $name } leads by { $by } and { $change ->
        [keeps] keeps control
        [takes] takes control from { $before }
       *[new] takes control
    }
}: { score }.
traffic-tie = A tie: nobody controls it.
traffic-lost = {" "}{ $you ->
    [yes] You lose control.
   *[no] { $name } loses control.
}

# --- a shoot-out, and recruiting ---

gang = { $who } ({ $what })
gang-owner = { $who }, owner ({ $what })
gang-chief = chief { $kind }
gang-big_calibre = big calibre
gang-protected = protected
shot = { $you ->
    [yes] you kill { $whose }
   *[no] { $name } kills { $whose }
}
shot-chief = { $you ->
    [yes] you kill { $whose } (chief)
   *[no] { $name } kills { $whose } (chief)
}
shot-none = { $you ->
    [yes] you do not fire
   *[no] { $name } does not fire
}
party = { $who } { $total } ({ $sums })
sum = { $kind } { $value }
sum-bonus = { $kind } { $value }+{ $bonus }
sum-pinned = { $kind } pinned 0
lead-by = { $you ->
    [yes] You are
   *[no] { $name } is
} ahead by { $by }.
lead-tie = A tie for first.
lead-alone = Nobody else is left standing.
recruiters = { $who } { $total } ({ $kinds })
priced = { $kind } { $cost }

# --- what would come of an answer ---

outlook-shot = Then { $totals }{ $firing ->
    [0] {""}
   *[other] {" "}(but { $others } shoot at the same time)
}: { $you ->
    [yes] you would win
   *[no] { $name } would win
}.
outlook-shot-nobody = Then { $totals }{ $firing ->
    [0] {""}
   *[other] {" "}(but { $others } shoot at the same time)
}: nobody would be left to win.
outlook-total = { $who } { $total }
outlook-hire = Left of your total: { $left }.

# --- refusals ---

refused-not-beside = A place goes on a free cell that touches the city.
refused-would-enclose = A starting place may not close anything in on all six sides.
refused-first_player = Name a player at this table.
refused-must-place = Every character must be placed, as long as there is room for it.
refused-not-now = That is not what is to be chosen now.
refused-stuck = There is no room left on the city for this character: it stays home this round.
refused-companion = Your Showdown tile lies alone: your last character must join it.
refused-not-in-hand = You have no such character in hand.
refused-settling-used = Your Showdown tile lies on the city already.
refused-settling-nowhere = Your Showdown tile goes with a fighter of yours, and there is none it can join.
refused-settling-chief = The Showdown tile cannot be the chief.
refused-second-chief = You have named your chief for this round.
refused-cannot-manage = Only a character that shows one of the place's traffics can manage it, and only on your own place.
refused-side-closed = This side is not open: something lies there that is not your own stack on this place.
refused-cannot-recruit = This character cannot recruit, or the stack is there to fight.
refused-place_tile = Step by step: the tile, the place, the side, what for, chief or not; then lay it.
refused-not-on-the-city = { $place } does not lie on the city.
refused-settling-there = The Showdown tile cannot go there: { $place }.
refused-no-side = There is no side for this tile: { $place }.
refused-bid = One traffic after the other, as many tokens as you have; then lay the bid.
refused-fence_token = One of the traffics you have just recovered stock of.
refused-resolution_order = A place where tiles lie and that is not in the order yet, or the rest by initiative.
refused-own-gang = Not your own gang.
refused-protected = Protected here: { $who }.
refused-kill = An unprotected enemy fighter of this shoot-out, or nobody.
refused-doctor_save = One of your own who was killed here.
refused-steal = A token this gang has, or nothing.
refused-not-lying-there = There is no such character to hire here.
refused-too-dear = That costs { $cost }; your total is { $total }.
refused-recruit = Hire somebody who lies here, or nobody; with a full gang also say who leaves.
refused-return_character = A place that is not closed in on all sides.

# --- options ---

option-settling_errors = Showdown tiles without a fighter: refuse (not possible), or book (possible, and punished at the reveal)
option-resolution_order = who orders the places: first_player, or auto (always by initiative)
option-mercenary_abilities = mercenaries have their abilities
option-fresh_blood = a gang without characters gets a new one at the start of a round
option-target = points that end the game: players (by number of players), or 8 to 40
option-max_rounds = after so many rounds the game ends in any case

# Short, for forms: the option, and each of its choices.
option-settling_errors-title = Showdown tile without a fighter
option-settling_errors-refuse = not possible
option-settling_errors-book = possible, and punished
option-resolution_order-title = Order of the places
option-resolution_order-first_player = set by the first player
option-resolution_order-auto = always by initiative
option-mercenary_abilities-title = Mercenaries' abilities
option-mercenary_abilities-true = in play
option-mercenary_abilities-false = values only
option-fresh_blood-title = A gang without characters
option-fresh_blood-true = gets a new one
option-fresh_blood-false = goes on without
option-target-title = Points to reach
option-target-players = as usual for the number of players
option-max_rounds-title = Rounds at most

# --- the table ---

table-stage = { $phase ->
    [0] Setting up
    [1] Round { $round } · Placement
    [2] Round { $round } · Traffics
    [3] Round { $round } · Actions
   *[4] Round { $round } · End of the round
} · target { $target }

# The table on a terminal.
screen-first = lays first: { $name }
screen-now = now: { $place }
screen-gang = gang
screen-points = points
screen-income = income
screen-district = district
screen-roster = characters
screen-laid = laid
screen-stock = stock
screen-won = + new place
screen-drawn = to lay: { $place }
screen-neutral = neutral
screen-enclosed = closed in
screen-pile-tiles = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
screen-traffics = Traffics
screen-hand = your hand
screen-attack = attack
screen-defence = defence
screen-defend = defend
screen-recruit = recruit
screen-settling = big calibre (kills an enemy fighter) or vest (protects yours)
screen-big_calibre = Big cal.
screen-vest = Vest
screen-supply = Mercenaries face down: { $mercenaries } · out of the game: { $removed }
screen-legend = 4 Bar: initiative, name · ● owner · ■ tile face down · ♚ chief · ← acts on the place there · Cop6: can be hired for 6 · ▸ now · ✓ lays nothing more · ‹3› answer 3

# --- the scene ---

# --- the page ---

table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-first-player = lays first
table-chapter = Round { $round }

# The round, and the marks on the map.
table-setting-up = Setting up
table-phase-placement = Placing
table-phase-traffics = Traffics
table-phase-actions = Actions
table-phase-end = End
table-legend-side = open side of a place
table-legend-slot = manage, join a stack, the centre
table-legend-secret = folded corner: seen by you alone
table-legend-closed = closed, or would be

# The map.
table-map = The city
table-zoom-in = Nearer
table-zoom-out = Further away
table-zoom-fit = The whole city
table-minimap = The whole city, small: go to a part of it
table-neutral = neutral
table-nobody = nobody
table-spot-side = { $place }, { $side }
table-side-of = { $place } ({ $side })
table-priced = { $kind } ({ $cost })

# A place looked at.
table-card-initiative = Initiative { $initiative }
table-card-enclosed = closed in
table-card-nobody = Nobody to hire here.
table-card-pile = { $count ->
    [one] 1 new place is left here, face down.
   *[other] { $count } new places are left here, face down.
} Whoever wins the centre takes the top one.
table-card-tiles = { $count ->
    [one] 1 tile here
   *[other] { $count } tiles here
}

# The reader's gang.
table-gang = Your gang
table-gang-size = { $count } of { $most }
table-gang-laid = { $count } laid
table-calibre = Big calibre
table-vest = Vest
table-leaving = leaves
table-ended = You lay nothing more this round.
table-decline = Lay nothing more
table-job-attack = attacks { $place }
table-job-defend = defends { $place }
table-job-raid = attacks { $the }
table-job-recruit = recruits: { $place }
table-job-manage = manages { $place }
table-job-big_calibre = big calibre: { $place }
table-job-vest = vest: { $place }
table-job-open = waits: { $place }
table-job-brief-attack = attacks
table-job-brief-defend = defends
table-job-brief-raid = attacks
table-job-brief-recruit = recruits
table-job-brief-manage = manages
table-job-brief-big_calibre = big calibre
table-job-brief-vest = vest
table-job-brief-open = waits

# A placement, step by step.
table-steps = The placement so far
table-step-back = Choose this again
table-step-where = Where?
table-step-how = What for?
table-step-chief = Chief
table-yes = Yes
table-no = No
table-way = What for
table-way-attack = Attack
table-way-defend = Defend
table-way-raid = Attack
table-way-recruit = Recruit
table-way-manage = Manage
table-way-big_calibre = Big calibre
table-way-vest = Vest
table-way-open = open
table-chief = { $bonus ->
    [0] Chief: no bonus
   *[other] Chief +{ $bonus }
}
table-chief-bonus = (+{ $bonus } chief)
table-toward = Beside which place
table-chief-counted = (with the chief)
table-close = Close
table-lay-where = Choose where
table-lay-how = Choose what for
table-lay-attack = Lay it: attack { $value }, { $at }
table-lay-defend = Lay it: defend { $value }, { $at }
table-lay-raid = Lay it: attack { $value }, { $at }
table-lay-recruit = Lay it: recruit { $value }, { $at }
table-lay-manage = Lay it: manage, { $at }
table-lay-big_calibre = Lay it: big calibre, { $at }
table-lay-vest = Lay it: vest, { $at }
table-lay-open = Lay it { $at }
table-aim-attack = Attack { $the }
table-aim-defend = Defend { $the }
table-aim-raid = Attack { $the }
table-aim-recruit = Recruit { $at }
table-aim-manage = Manage { $the }
table-aim-big_calibre = Big calibre { $at }
table-aim-vest = Vest { $at }
table-aim-open = { $kind } { $at }

table-ask-where = Where does { $the } go?
table-ask-where-why = Brass bars are open sides: fight or recruit from there. A plus is a place of yours to manage, a stack of yours, or the centre.
table-ask-where-settling = With fighters of yours, or ahead of them: one must join it then.
table-ask-how = { $settling ->
    [yes] { $the } { $at }: big calibre or vest?
   *[no] { $the } { $at }: to fight or to recruit?
}
table-ask-how-why = Nobody sees which until the reveal.
table-ask-how-settling = The big calibre kills one enemy fighter there; the vest protects all of yours.
table-ask-chief = { $headline }: lay it so, or as chief?
table-ask-chief-why = One a round or none, and all see it: +1 for each of yours with the same action there.
table-ask-chief-idle = One a round or none, and all see it. A chief who manages gives no bonus.
table-ask-lay = { $headline }?
table-ask-lay-why = The others see where it lies, not what it is.
table-ask-decline = Keep the Showdown tile at home?
table-ask-decline-why = You lay nothing more this round.
table-ask-nothing = Nothing more to lay
table-ask-nothing-why = No tile of yours has a place to go. The others do not learn why you stop.

# What would come of it.
table-outcome-settling = Big calibre or vest: to be chosen next.
table-outcome-open = To fight or to recruit: to be chosen next.
table-outcome-neutral = It is nobody's: alone here, you take it without a shot.
table-outcome-rivals = { $count ->
    [one] 1 tile of { $names } lies
   *[other] { $count } tiles of { $names } lie
} here, too.
table-outcome-undefended = No defender so far; { $left ->
    [0] { $name } lays nothing more.
    [one] { $name } can still lay 1 tile.
   *[other] { $name } can still lay { $left } tiles.
}{ $rivals ->
    [0] {""}
   *[other] {" "}{ $names } may fight for it, too.
}
table-outcome-defended = { $count ->
    [one] { $name } has 1 tile here: it may defend.
   *[other] { $name } has { $count } tiles here: they may defend.
}{ $rivals ->
    [0] {""}
   *[other] {" "}{ $names } may attack, too.
}
table-outcome-threat = { $count ->
    [0] Nobody threatens it so far.
    [one] 1 tile of { $names } lies against it.
   *[other] { $count } tiles of { $names } lie against it.
}
table-outcome-pile = { $count ->
    [0] Nobody else is there so far. The winner opens a new place.
    [one] 1 tile of { $names } is there. The winner opens a new place.
   *[other] { $count } tiles of { $names } are there. The winner opens a new place.
}
table-outcome-nobody = Nobody lies there to be hired: a bluff, or to hold the cell.
table-outcome-hire = { $total } could hire: { $kinds }.
table-outcome-dear = { $total } hires nobody there: { $kinds }.
table-outcome-with-chief = With the chief also: { $kinds }.
table-outcome-chief-alone = As chief only: { $kinds }.
table-outcome-idle = All it could manage here is managed already.
table-outcome-manage = What this tile adds: { $symbols }.
table-outcome-calibre = In a shoot-out it kills one unprotected enemy fighter of your choice.
table-outcome-vest = No fighter of yours here can be killed or pinned.
table-outcome-companion = A character of yours must join it this round.
table-outcome-joins = It joins your stack there, and does the same.
table-outcome-closes = The tile fills its cell, so nobody can come from there against { $sides } either.
table-outcome-left = { $left ->
    [0] No free side of { $the } is left: no other gang can come this round.
   *[other] One free side of { $the } is left.
}

# A place to be laid, one who leaves, the first player.
table-site = Lay { $the } here
table-site-district = { $count ->
    [1] A district of its own: no points yet.
   *[other] Your district here: { $count } places, { $points ->
        [one] 1 point
       *[other] { $points } points
    } a round.
}
table-site-neutral = It belongs to nobody yet, whoever lays it.
table-site-enclosed = It is closed in at once: nobody can attack it, and its recruits are gone.
table-site-encloses = Closes in { $the }: nobody can attack it any more, and its recruits are gone.
table-return = Send { $the } there: { $at }
table-first = Who lays first?
table-begin = First to lay: { $name }


# --- the stage and after ---

# A shoot-out, step by step.
stage-fight-title = Shoot-out { $at }
stage-shoot_out = { $gangs } gangs fight: the owner counts defence, everybody else attack.
stage-shoot_out-open = { $pile ->
    [yes] { $gangs } gangs want the new place: everybody counts attack.
   *[no] { $gangs } gangs fight over a place nobody defends: everybody counts attack.
}
stage-protected = Protected, nobody can shoot them: { $names }.
stage-kills = { $shots ->
    [0] Nobody fires.
    [one] The big calibre fires before anything is counted.
   *[other] All big calibres fire at once; who is hit still fires.
}
stage-killed = Dead and out of the game: counts no more, and a dead chief gives no bonus.
stage-saved = The Doctor brings one back to hand, but no longer into this fight.
stage-pinned = The Sniper pins one down: still there, but counts 0.
stage-strengths = Each fighter's value, and +1 each where the chief fights along.
stage-strengths-vamp = Each fighter's value; before the Vamp, no enemy chief adds his +1.
stage-wins-strength = The highest total wins: { $you ->
    [yes] you
   *[no] { $name }
}.
stage-wins-undefended = No defender is left, so it goes to the strongest attacker: { $you ->
    [yes] you
   *[no] { $name }
}.
stage-wins-owner = A tie: the owner holds. { $you ->
    [yes] That is you.
   *[no] That is { $name }.
}
stage-wins-chief = A tie: a chief on the spot decides, then turn order. { $you ->
    [yes] You win.
   *[no] { $name } wins.
}
stage-wins-turn = A tie without owner or chief: the earlier in turn order wins. { $you ->
    [yes] That is you.
   *[no] That is { $name }.
}
stage-wins-cleaner = A tie: the Cleaner wins every one of them. { $you ->
    [yes] He is yours.
   *[no] He works for { $name }.
}
stage-nobody = Nobody is left standing: nothing changes hands.
stage-nobody-stands = Nobody left!
stage-steals = { $you ->
    [yes] Your Racketeer takes
   *[no] { $name }'s Racketeer takes
} a token from the gang that lost the place.
stage-claim = { $you ->
    [yes] Nobody else fights for { $the }: it is yours.
   *[no] Nobody else fights for { $the }: { $name } takes it.
}
stage-claim-holds = { $you ->
    [yes] Nobody attacks you: { $the } stays yours.
   *[no] Nobody attacks { $name }: { $the } is held.
}
stage-fighter = { $kind }, { $fate ->
    [killed] dead
    [saved] saved, but out of this fight
    [pinned] pinned, counts 0
   *[stands] counts { $value }
}
stage-hit-by = hit by { $name }
stage-chief-of = { $kind }, chief
stage-chief = chief
stage-bang = BANG!
stage-phew = PHEW!
stage-defends = defends
stage-attacks = attacks
stage-big_calibre = big calibre
stage-vest = bullet-proof vest
stage-silent = holds fire
stage-safe = protected
stage-out = out
stage-total = { $total } in all
stage-winner = wins

# Recruiting.
stage-recruit-title = Recruiting { $at }
stage-recruiting = { $gangs } gangs recruit: the highest total chooses first.
stage-recruiting-alone = One gang recruits here: anybody who costs at most { $total }.
stage-hires = { $you ->
    [yes] With your total of { $total } you hire one, in hand at once.
   *[no] With a total of { $total } { $name } hires one, in hand at once.
}
stage-hires-full = { $you ->
    [yes] Your gang is full: for the new one, another leaves at the end of the round.
   *[no] { $name }'s gang is full: for the new one, another leaves at the end of the round.
}
stage-passes = { $you ->
    [yes] You hire nobody; your total of { $total } is not kept.
   *[no] { $name } hires nobody; a total of { $total } is not kept.
}
stage-cannot_hire = { $you ->
    [yes] A total of { $total }: nobody here you can hire.
   *[no] A total of { $total }: nobody here { $name } can hire.
}
stage-lying = To be hired here
stage-nobody-lies = Nobody lies here to be hired.
stage-hired-by = hired: { $name }
stage-recruit-total = recruiting total { $total }
stage-leaves = { $kind } will leave
stage-outcome-passes = nobody
stage-outcome-cannot = can hire nobody

# The reveal and the traffics.
stage-reveal = Face up!
stage-reveal-label = All tiles are turned up.
stage-reveal-combat = { $count ->
    [one] fights
   *[other] fight
}
stage-reveal-recruit = { $count ->
    [one] recruits
   *[other] recruit
}
stage-reveal-manage = { $count ->
    [one] manages a traffic
   *[other] manage traffics
}
stage-reveal-calibre = { $count ->
    [one] big calibre
   *[other] big calibres
}
stage-reveal-vest = { $count ->
    [one] vest
   *[other] vests
}
stage-bids-title = Stock bids
stage-bids = Every token bid counts 1 in its traffic, and goes back to the warehouse, won or lost.
stage-bids-none = Nobody bids.
stage-managed-title = Traffics: { $place }
stage-managed = Each symbol of the place counts once, as far as the managers show it.
stage-managed-idle = nothing to manage
stage-traffic-leads = { $you ->
    [yes] You are alone in front and start at the first number: { $traffic } for { $points }.
   *[no] { $name } is alone in front and starts at the first number: { $traffic } for { $points }.
}
stage-traffic-climbs = { $you ->
    [yes] You lead again and climb: { $traffic } now for { $points }.
   *[no] { $name } leads again and climbs: { $traffic } now for { $points }.
}
stage-traffic-tie = A tie in front: nobody controls it.
stage-traffic-tie-lost = A tie in front: { $you ->
    [yes] your marker is knocked off.
   *[no] { $name }'s marker is knocked off.
}
stage-traffic-nobody = Nobody manages or bids: { $you ->
    [yes] you lose control.
   *[no] { $name } loses control.
}
stage-strength = { $run } managed, { $bid } bid
stage-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stage-stock-title = Stock
stage-stock = { $you ->
    [yes] You managed it without leading: that many tokens.
   *[no] { $name } managed it without leading: that many tokens.
}
stage-fence = { $you ->
    [yes] Your Fence finds one more.
   *[no] The Fence finds { $name } one more.
}
stage-steals-title = The Racketeer collects
stage-steals-line = A stock token from { $victim }, who has just lost the place.
stage-settling_error-title = Showdown tile without a fighter
stage-settling_error = { $outcome ->
    [counts] A first mistake: it counts for the fighters there all the same.
    [back] It is taken back.
   *[points] It is taken back and costs { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
} { $you ->
    [yes] (It is yours.)
   *[no] ({ $name })
}
stage-scores-title = Round { $round }: points
stage-scores = Traffics led alone, and the places of the largest group that touch, less one.
stage-scores-traffics = traffics
stage-scores-district = district
stage-scores-total = of { $target }

# The order of the locations.
order-title = In which order?
order-line = Pick what comes first, then what comes next; the rest follows by initiative.
order-label = { $number }. { $place }. Fighting: { $fights }. Recruiting: { $recruits }.
order-send = { $count ->
    [one] Begin: { $first }, then by initiative
   *[other] Set this order, { $first } first
}
order-usual = All by initiative

# Bids.
bid-question = Stock bids, face down: how much of what do you bid?
bid-title = What do you bid?
bid-line = Alone in front you control a traffic. Beside your bid: how far each rival can get at most.
bid-answered = Your bid lies face down. Until the others have bid you may change it.
bid-stake = Alone in front you score { $points } for it
bid-held = leads, for { $points }
bid-free = nobody leads
bid-no-stock = no stock
bid-less = { $traffic }: one less
bid-more = { $traffic }: one more
bid-amount = { $traffic }: { $amount } of { $stock } bid
bid-reach = How far the others can get at most
bid-can = { $name }: { $most } at most, with all stock and the best managers
bid-nobody = nobody else
bid-sure = yours for sure
bid-open = can be caught
bid-nothing = –
bid-send = { $tokens ->
    [0] Bid nothing
    [one] Bid { $tokens } token
   *[other] Bid { $tokens } tokens
}

# A token of a few.
token-fence-title = Your Fence finds one more
token-fence-line = One more token of what you have just recovered.
token-fence-send = Take 1 { $traffic }
token-steal-title = Your Racketeer robs { $name }
token-steal-line = One token of your choice from the gang that has just lost the place.
token-steal-send = Take 1 { $traffic }
token-theirs = they have { $theirs }, you { $own }
token-own = you have { $own }
token-none = Take nothing

# A shoot-out the reader has a say in.
shoot-kill = Your big calibre kills one unprotected enemy: out of the game. The sums show what would be left{ $firing ->
    [0] .
    [one] , but { $others } fires at the same moment.
   *[other] , but { $others } fire at the same moment.
}
shoot-kill-send = Kill { $the }
shoot-kill-none = Do not fire
shoot-pin = Your Sniper pins one unprotected enemy: counts 0. The sums show what would be left.
shoot-pin-send = Pin down { $the }
shoot-pin-none = Pin nobody
shoot-doctor_save = Your Doctor saves one of your dead: back to your hand, but out of this fight.
shoot-doctor_save-send = Save { $the }
shoot-answered = Your choice is made. Until the others have aimed you may change it.

# Hiring.
hire-title = Recruiting { $at }
hire-line = One who costs at most { $total }. Your total is not spent, nor kept for later.
hire-leave-line = A gang has { $most } at most: whoever leaves still acts this round, then goes back to the city.
hire-second-line = Your Headhunter may hire a second one for { $left } at most.
hire-total = your total
hire-label = { $kind }, costs { $cost } of your { $total }
hire-dear = { $more } too dear
hire-nobody = Hire nobody
hire-who-leaves = Who leaves?
hire-leave = { $kind } leaves{ $at ->
    [no] {""}
   *[other] {" "}({ $at }, and still acts there)
}
hire-leaves = { $count ->
    [one] At the end of the round { $the } leaves.
   *[other] At the end of the round { $the } leave.
}
hire-send = Hire { $kinds }

panel-fold = See the city
panel-open = Back to the question

# Warehouse, quay, seats.
ware-title = Warehouse
ware-about = leader, points a round
ware-label = { $traffic }: { $leader }, { $points } a round. Supply { $supply }, yours { $own }.
ware-nobody = nobody leads
quay-label = Score quay to { $target }: { $scores }
quay-token = { $name }: { $score }
seat-roster = The gang
seat-leaves = { $kind }, leaves at the end of the round
seat-nobody = nobody left
seat-chief = chief named this round
seat-no-chief = no chief named yet
seat-laid = { $laid } laid, { $left } in hand
seat-hand = { $left } in hand
seat-ended = all laid
seat-stock = stock tokens
seat-stock-none = no stock
seat-district = largest district: { $places ->
    [one] { $places } place
   *[other] { $places } places
}
seat-marker = controls { $traffic } for { $points }

# After the game.
story-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
story-mark-taken = place taken from a gang
story-mark-killed = somebody killed
story-mark-top = traffic at its top number
story-count = Where the points came from
story-count-label = { $name }: { $traffics } from traffics, { $districts } from districts
story-count-round = Round { $round }: traffics { $traffics }, district { $districts }
story-fights = Shoot-outs won
story-fights-none = none at all
story-traffics = Traffics
story-traffics-none = none
story-markers = { $markers ->
    [one] { $markers } lead
   *[other] { $markers } leads
}
story-districts = Districts
story-districts-none = none
story-district-places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
story-killed = Shot
story-killed-none = nobody
story-killed-lost = { $lost } lost
story-place = Round { $round } · { $where }
story-points-of-all = Points
story-nothing-shown = nobody manages or bids
story-captured-title = { $you ->
    [yes] You take { $the }
   *[no] { $name } takes { $the }
}
story-captured-text = Shoot-out { $at }: { $you ->
    [yes] you beat
   *[no] { $name } beats
} { $rivals } with { $total } and { $you ->
    [yes] take
   *[no] takes
} { $the } from { $loser }. { $dead ->
    [0] Nobody dies.
    [one] One is dead.
   *[other] { $dead } are dead.
}
story-held-title = { $you ->
    [yes] You hold { $the }
   *[no] { $name } holds { $the }
}
story-held-text = Attackers { $at }: { $rivals }. { $you ->
    [yes] You hold
   *[no] { $name } holds
} with { $total }. { $dead ->
    [0] Nobody dies.
    [one] One is dead.
   *[other] { $dead } are dead.
}
story-fought-title = Shoot-out { $at }
story-fought-text = { $gangs } want { $the }, which nobody owns: { $you ->
    [yes] you win
   *[no] { $name } wins
} with { $total }. { $dead ->
    [0] Nobody dies.
    [one] One is dead.
   *[other] { $dead } are dead.
}
story-pile-title = { $you ->
    [yes] The centre is yours
   *[no] { $name } seizes the centre
}
story-pile-text = { $gangs } want the new place: { $you ->
    [yes] you win it
   *[no] { $name } wins it
} with { $total }, to be laid where it joins the rest.
story-tie-title = { $total } against { $total }
story-tie-text = A tie { $at }: { $by ->
    [owner] the owner holds, and that is
    [chief] the chief on the spot decides for
    [cleaner] the Cleaner settles it for
   *[turn] turn order decides for
} { $you ->
    [yes] you
   *[no] { $name }
}.
story-massacre-title = Nobody left
story-massacre-text = { $gangs } shoot it out { $at }: { $dead } dead, nobody stands, nothing changes hands.
story-walked-title = { $you ->
    [yes] You just walk in
   *[no] { $name } just walks in
}
story-walked-text = Nobody defends { $the }: { $you ->
    [yes] you take it
   *[no] { $name } takes it
} from { $loser } without a shot.
story-toppled-title = { $you ->
    [yes] The { $traffic } is yours
   *[no] { $name } takes the { $traffic }
}
story-toppled-text = { $loser } had it for { $was } a round. { $you ->
    [yes] You are
   *[no] { $name } is
} alone in front now and { $you ->
    [yes] start
   *[no] starts
} at { $points }.
story-denied-title = A marker falls
story-denied-text = { $you ->
    [yes] You lose
   *[no] { $name } loses
} control of { $traffic }, worth { $was } a round: alone in front, or nothing.
story-harvest-title = { $you ->
    [yes] +{ $income } for you
   *[no] +{ $income } for { $name }
}
story-harvest-text = In one round { $you ->
    [yes] you score
   *[no] { $name } scores
} { $traffics } with traffics and { $districts } with the largest district.
story-quiet-title = A quiet round
story-quiet-text = Nobody fought, and nothing was won.

# --- why the consigliere would do something: what it brings more of ---

gain-score = It scores about { $amount } points more at the end of the round than the other answers.
gain-district = Your largest district will bring about { $amount } points more.
gain-places = The places you hold with it are worth about { $amount } points more.
gain-gang = Your gang stays larger or stronger: worth about { $amount } points more.
gain-stock = Your goods in stock are worth about { $amount } points more with it.
gain-rivals = It costs the strongest of the other gangs about { $amount } points.

# --- figures of the balance lab ---

figure-character = By character in the gang at the end
figure-mercenary = By mercenary in the gang at the end
figure-place = By place held at the end
figure-from_traffics = Points from traffics, of all points
figure-wiped_out = Gangs without a character at the end
figure-killed = Characters killed a game
figure-stuck = Placements without a legal option, a game
figure-shortages = Shortages of stock, a game
figure-stopped = Ended by the number of rounds
figure-winner_points-traffics = traffics
figure-winner_points-districts = districts
figure-winner_points-settling = Showdown tiles without a fighter

# --- the guided first game: what the teacher says, at most 30 words at a time ---

lesson-chapter-laying = Face down
lesson-chapter-turned-up = Turned up
lesson-chapter-ambush = An ambush
lesson-chapter-alone = On your own

lesson-aim = { $target } points win: from traffics, the trades you run on your places, and from places of yours that touch. You, Karine and Ernest have three men each.
lesson-attack = Everybody lays tiles face down, in turn. Lay { character-the-thug } on any side of { place-the-distillery }: beside a place he attacks it. Nobody owns it; its men are for hire.
lesson-thug-please = First { character-the-thug }, beside { place-the-distillery }.
lesson-other-side = Not there: that is another place. Beside { place-the-distillery }, please.
lesson-chief-later = One chief a round: he adds 1 to each of yours there. Save yours: I know where it matters.
lesson-backs = The arrow shows what place a tile acts on; nobody sees who it is, or whether he fights or hires. It fills its cell: no other gang comes from there.
lesson-recruit = On the { place-gambling_den } lie people to hire. The { character-dealer } costs 4; your { character-bodyguard } recruits 3. Your chief, one a round, counts 1 more. Recruit with him as chief.
lesson-that-side-too = That side will do as well.
lesson-dealer-shrugs = Then he brings 3, and { character-the-dealer } shrugs. As chief.
lesson-we-are-hiring = That would be an attack. We are hiring: recruit.
lesson-turned = A lot may lie beside several places: each part of it turns him to one. To the { place-gambling_den }, please.
lesson-bodyguard-please = The { character-bodyguard }, { place-at-gambling_den }. We need a fourth man.
lesson-centre = The { character-driver } goes to { place-the-pile_a }. The strongest gang there wins a new place for the map. The { character-driver } counts 2. Who else had the idea?
lesson-curiosity = That may wait. A new place first: { character-the-driver }, to { place-the-pile_a }.
lesson-settling = Last, { character-the-settling }: big calibre kills an enemy fighter; a vest protects yours. Face down, it looks like a man. Nobody threatens you yet: lay nothing more.
lesson-settling-later = Next round you will want it more, I promise.
lesson-hire = All are turned up at once. At the { place-gambling_den } you bring { $own }, Ernest { $his }: the higher hires first. Take { character-the-dealer }.
lesson-he-is-good = He is the only one you can pay for, and he is good.
lesson-guesses = The { place-distillery } is yours. The centre is not: Ernest's { character-thug } counts 3, your { character-driver } 2. No dice here, only guesses.
lesson-touching = Ernest's places, { place-the-casino } and { place-the-garage }, touch: a district, one point for him, every round. You will have one, too.
lesson-business = Trouble: Karine's chief lies at your { place-distillery }. Business first: lay the { character-driver } on the place itself, no chief. To manage is to run its traffic: here, alcohol.
lesson-on-the-place = Beside it, he fights. To manage its alcohol he must stand on the place.
lesson-idle-chief = A chief who manages a place helps nobody. No chief here.
lesson-wrong-trade = He knows drugs. This is alcohol: { character-the-driver }.
lesson-driver-please = First { character-the-driver }, on your { place-distillery }.
lesson-guard = Karine's chief has company. Defend: the { character-bodyguard }, { place-at-distillery }, south-east side, no chief. At your own place his shield counts: 5. It may fall short.
lesson-quickly = Hiring can wait. To defend, and quickly.
lesson-appointment = Not here. Your chief has an appointment { place-at-casino }.
lesson-south-east = The south-east side, please: something is to lie on top of him.
lesson-guard-please = The { character-bodyguard } first: he defends your { place-distillery }.
lesson-calibre = Now { character-the-settling }, on top of your { character-bodyguard }: same place, same side. The big calibre will shoot one of hers. To Karine it is one more man. She smiles.
lesson-saving = A vest saves him. Saving is not winning.
lesson-on-top = On top of { character-the-bodyguard }: { place-at-distillery }, south-east side.
lesson-settling-please = First { character-the-settling }. You will see.
lesson-neighbour = The { place-gambling_den } is still nobody's, and touches your { place-distillery }. Attack it with { character-the-thug }, any side, no chief. The two make a district: one point, every round.
lesson-neighbours-score = Not quite. A lot may lie beside several places. The { character-thug }, against { place-the-gambling_den }: districts score.
lesson-cop = The { character-cop } { place-at-casino } costs 6; your { character-dealer } recruits 5, as chief 6. Ernest's place: go all the same. Hold finger or pointer on a place: it explains itself.
lesson-five-is-not-six = Five. The { character-cop } costs six. As chief.
lesson-no-shooting = He recruits better than he shoots.
lesson-dealer-please = To { place-the-casino }. The { character-cop } is worth the walk.
lesson-shot = Her { character-thug } brings 3, her { character-driver } 2, a chief adds 1 to each: 7. You have 5. Big calibres fire before the count; a dead chief adds nothing. Whom?
lesson-noble = Noble. Seven to five, and { place-the-distillery } is hers.
lesson-enough-too = Four to five: that holds, too. But the chief counts more: with him goes the bonus.
lesson-hire-cop = Five to two. Poor Karine. At the { place-casino } you bring { $own }: hire { character-the-cop }. He fights, he recruits, he manages everything. A gang has room for six.
lesson-nobody-hired = All this way, and nobody hired? The { character-cop }.
lesson-runs-nothing = A mercenary: he fights well and manages nothing. The { character-cop }.
lesson-counted = Your { character-driver } shows one alcohol, the { place-distillery } two. The smaller number counts: one. Whoever manages more than anybody else leads the traffic. On a tie, nobody does.
lesson-scored = You lead alcohol: { $alcohol }. Your district: 1. You have { $score } points. Keep the lead next round, and alcohol pays 2, then 3. Lose it, and it starts again at 1.
lesson-begin = You own the lowest initiative, so you say who begins. Name Karine: then comes Ernest, and you last. Who lays last has seen most. After that you play: I watch.
lesson-you-first = Not now: you would lay first, and see nothing of theirs. Karine.
lesson-not-last = Not now: Karine would still lay after you. Name her.
lesson-keep-alcohol = Karine's man on her { place-bar } can only run one alcohol. Your { place-distillery } has two. Ernest's chief lies at your { place-gambling_den }. Alcohol first: who runs it, and fights worst?
lesson-better-work = He could, but he alone attacks with 4: keep him for the centre, later this round. Somebody else will do here.
lesson-two-bottles = The { place-distillery } has two alcohols to manage. On it, please.
lesson-who-runs-alcohol = Who manages alcohol, and on which place of yours?
lesson-one-more = One alcohol each: a tie. Nobody leads, and each gets stock instead: a token to bid later. You need one more.
lesson-hold = Ernest has one tile at your { place-gambling_den }: his chief. At worst it is the { character-thug }: 3, plus 1 as chief. On a tie, the owner holds. Your answer?
lesson-thrifty = Four to four, at worst: a tie, and the owner holds. Thrifty.
lesson-hiring-under-fire = He would be hiring while they shoot.
lesson-too-weak = At home he counts 2. Ernest brings 4.
lesson-hold-hint = Defend { place-the-gambling_den }, with somebody who counts 4 at home.
lesson-centre-again = The centre again: Karine's chief, alone. Under her name are her men: they attack with 2 at most, so 3 as chief. Last time you sent { character-the-driver }. Whom now?
lesson-too-close = Not enough to be sure. You have somebody stronger.
lesson-centre-hint = Who attacks with 4? To { place-the-pile_a } with him.
lesson-last-man = They lay nothing more; you have { character-the-thug }. Something near, something unguarded? Anywhere you like. This time { character-the-settling } stays at home.
lesson-settling-home = That one may sleep tonight. The { character-thug }.
lesson-new-place = The centre is yours, and { place-the-cabaret } came out of it. Where does it go?
lesson-beside-yours = Districts score. Beside { place-the-gambling_den } or { place-the-distillery }.
lesson-end = { $score } points to { $karine } and { $ernest }. Now you can play: manage more, build a district, guess. When a round ends with somebody at { $target } (more players: less), the most points win.

# --- a score and what this round would add ---

score-so-far = So far
score-traffics = traffics led now
score-district = largest district now
score-to-come = at the end of this round, as it stands

## The rules: in two minutes, and what stands under pictures (`two_minutes.toml`, `table/rules/`)

rules-aim-title = Lead traffics, hold places
rules-aim = Every round, the traffics you lead bring points, and so do places of yours that touch. Once somebody has reached the target ({ $three } with three players, { $six } with six), the most points win.
rules-placing-title = Every tile face down
rules-placing = In turn, each gang lays one gangster face down, until all lie there. You see whose tile it is and which place it points at. Who it is and what for stays hidden.
rules-orders-title = Three kinds of work
rules-orders = Beside a place: fight for it (red edge), or recruit there (green). On a place of your own: run its traffics. On the city centre: fight for a place nobody knows yet.
rules-sides-title = A tile closes its cell
rules-sides = A tile acts on one place only, but fills the whole cell. Other places that touch this cell cannot be reached from there. So one gangster may shut out a rival twice.
rules-traffics-title = Five traffics, one leader each
rules-traffics = Symbols you manage and stock you bid in secret add up. Alone in front, you lead: points now, more if you keep it. The others take stock for what they managed.
rules-shootout-title = The stronger gang takes the place
rules-shootout = Attackers count Attack, the owner Defence. A chief adds { $chief } to each of his gang there. A big calibre kills one enemy first; a vest protects. On a tie, the owner stays.
rules-end-title = The city grows
rules-end = Who wins at the centre lays a new place and owns it. Walls of places can enclose one for good: nobody takes it any more.
rules-diagram-sides = A place has six sides. A side is open while its cell is free; the tooth of the bar shows which place a tile laid there would act on.
rules-diagram-closed = The tile acts on the place it points at. The two other places that touch its cell lose this side until the tile is gone; the sides on the left are still open.
rules-diagram-shootout = Two attackers and their chief against one defender: each attacker counts its Attack and what the chief adds, the defender its Defence. The higher sum wins; equal sums leave the place with its owner.

table-points-brief = { $points } { $points ->
    [one] pt
   *[other] pts
}


# --- what one plays for ---

aim-headline = Become the godfather: { $target } points
aim-ends = When a round ends with somebody at { $target }, the most points win.
aim-traffic = Lead a traffic
aim-traffic-how = run it with the most; each round you keep it pays more
aim-district = Hold a district
aim-district-how = places of yours side by side: each one beyond the first
aim-place = Win a new place
aim-place-how = fight for it on the city centre, lay it where it joins yours
aim-place-worth = a place
aim-round = What you hold would bring { $traffics } for traffics and { $district } for your district, which makes { $total } points. A traffic you do not run this round is lost.
now-place_tile-beside = Lay a tile beside a place
now-place_tile-beside-how = attack it, defend your own, or hire there
now-place_tile-manage = Lay it on a place of yours
now-place_tile-manage-how = and it runs the traffics there
now-place_tile-centre = Lay it on the city centre
now-place_tile-centre-how = and fight for a new place
now-recruit-hire = Hire one
now-recruit-hire-how = at most what your recruiters are worth; nothing is spent
now-recruit-nobody = Hire nobody
now-recruit-nobody-how = your recruiters come home all the same

# --- what a lesson has taught, by chapter: the card at its end ---

learned-laying = Tiles lie face down: where and whose is seen, never who.
learned-turned-up = All are turned up at once: hire, take places, win the centre.
learned-ambush = The Showdown tile kills first; traffics and neighbours score.
learned-alone = You ran more than they did, and guessed who lay where.

# --- tips: what pieces say of themselves, in 25 words at most ---

tip-hand-name = Your gang
tip-hand = Every character must be laid, one at a time, face down. They come back to your hand at the end of the round.
tip-character = Attacks with { $attack }, defends with { $defence }, { $recruit ->
    [0] cannot hire
   *[other] hires with { $recruit }
}. { $ability ->
    [none] { $runs ->
            [none] Runs no traffic
           *[other] Runs { $runs }
        }
   *[other] { $ability }
}. Costs { $cost } to hire.
tip-character-now = { $count ->
    [one] You have one in your gang.
   *[other] You have { $count } in your gang.
}
tip-settling-name = Showdown tile
tip-settling = Once a round, with your fighters somewhere. Big calibre kills one enemy fighter there; the vest protects all of yours.
tip-calibre-name = Big calibre
tip-calibre = Kills one enemy fighter at this spot, chosen in secret, unless a vest protects it.
tip-vest-name = Bulletproof vest
tip-vest = Protects all your fighters at this spot from every big calibre. It kills nobody.
tip-attack-name = Attack
tip-attack = Counts wherever the place is not yours: against an enemy, on a free place, in the city centre.
tip-defence-name = Defence
tip-defence = Counts only on places you own. Add up all your fighters there.
tip-recruit-name = Recruiting
tip-recruit = What this character adds when hiring at a place. A dash: cannot hire.
tip-cost-name = Cost
tip-cost = The recruiting total you need to hire this character. It is not spent.
tip-total-name = Recruiting total
tip-total = All recruit numbers of the gang at this place together. One character up to this cost can be hired.
tip-hiring-name = Who hires first
tip-hiring = The gangs hire in order of their totals, the highest first. Each takes one character, or nobody.
tip-fight-name = Shoot-out
tip-fight = Each gang adds up its fighters here. The strongest takes the place; the survivors go home.
tip-place = Its owner alone runs its traffics; anybody may attack or hire at its open sides. Initiative { $initiative }: who owns the lowest says who begins.
tip-place-now = { $you ->
    [yes] Yours.
    [nobody] Nobody owns it.
   *[other] { $name } owns it.
} { $enclosed ->
    [yes] It is closed in: no side is open.
   *[other] {""}
}
tip-pile = Everybody laid here attacks. The strongest gang wins a new place, still unknown, and lays it beside the city.
tip-pile-now = { $count ->
    [one] One place is left here.
   *[other] { $count } places are left here.
}
tip-tile-name = Tiles face down
tip-tile = Somebody's gangsters. You see where and whose; not who they are, nor whether they fight or hire.
tip-stack-now = They act on this place: { $place }.
tip-lot-name = Free lot
tip-lot = Empty ground beside the city. A stack can stand here against a place, and a new place can be laid here.
tip-number-name = Initiative of the place
tip-number = Whoever owns the lowest initiative says who lays first in the next round.
tip-side-name = Open side
tip-side = Tiles can be laid here against the place: red edge to fight, green edge to hire.
tip-slot-name = Room for one more
tip-slot = Here a tile can lie on a place of yours to run it, join your stack, or stand in the city centre.
tip-secret-name = Folded corner
tip-secret = Only you see this tile. The others see its back until all are turned up.
tip-closed-name = Closed
tip-closed = No tile can be laid on this side: the cell is built on, or a stack stands there for another place.
tip-chief-name = Chief
tip-chief = Gives +{ $bonus } to each of your characters doing the same at the same spot; managing, nothing. Named anew every round.
tip-supply-name = Supply
tip-supply = Stock tokens left of this traffic. Whoever runs it without leading takes one for each symbol.
tip-stock-name = Stock
tip-stock = Got by running a traffic without leading it. Bid later, each token counts one in its traffic.
tip-stock-now = { $stock ->
    [none] { $you ->
            [yes] You have none.
           *[other] { $name } has none.
        }
   *[other] { $stock }.
}
tip-steps-name = Your order so far
tip-steps = Which tile, where, what for. Press a step to change it; nobody sees anything until you send it.
tip-stage-name = The round
tip-stage = Lay all tiles, count the traffics, fight and hire, score. Somebody at { $target } points ends the game.
tip-marker = Whoever alone runs most of it scores its number: { $least }, then more each round, up to { $most }. Not run, or tied: it starts anew.
tip-traffic = A traffic. A character on a place runs it if both show this symbol: each pair counts one.
tip-marker-now = { $you ->
    [yes] You lead it: { $points } a round.
    [nobody] Nobody leads it; it would pay { $points }.
   *[other] { $name } leads it: { $points } a round.
}
tip-score-name = Points
tip-score = Counted every round: traffics led, and the largest district. At { $target } the game ends, and the most points win.
tip-score-now = { $left ->
    [0] The target is reached.
   *[other] { $left } more to the target.
}
tip-target-name = The way to { $target }
tip-target = When a round ends with somebody at { $target } or more, the most points win.
tip-gang-name = Size of the gang
tip-gang = At most { $most } characters. Who hires beyond that sends one away at the end of the round.
tip-gang-now = { $count ->
    [one] One character now.
   *[other] { $count } characters now.
}
tip-laid-name = Tiles laid
tip-laid = How many tiles this gang has laid in this round. All characters must be laid; the Showdown tile may be.
tip-laid-now = { $laid } laid, { $left } in hand.
tip-district-name = Largest district
tip-district = Places of one gang that touch. Every round it scores their number less one.
tip-district-now = { $places ->
    [0] No place yet.
    [one] One place: no points yet.
   *[other] { $places } places: { $points } a round.
}
tip-nobody-name = Hire nobody
tip-nobody = Your recruiters come home without anybody. The total is not kept.
tip-decline-name = Lay nothing more
tip-decline = You keep the Showdown tile in hand this round.
tip-way-attack-name = Attack
tip-way-attack = Red edge to the place: fights to take it.
tip-way-raid-name = Attack
tip-way-raid = Fights for the unknown place on this pile.
tip-way-defend-name = Defend
tip-way-defend = Red edge to your own place: fights to keep it.
tip-way-recruit-name = Recruit
tip-way-recruit = Green edge to the place: hires one of those who lie there.
tip-way-manage-name = Manage
tip-way-manage = Runs the traffics of your place that this character knows. Cannot fight, cannot be killed.
tip-way-big_calibre-name = Big calibre
tip-way-big_calibre = Kills one enemy fighter here, if no vest protects it.
tip-way-vest-name = Vest
tip-way-vest = Protects your fighters here.
tip-way-open-name = New place
tip-way-open = Lays the place you won on a free lot. It is yours at once.
tip-phase-placement-name = Placing
tip-phase-placement = In turn everybody lays one tile face down, until all are laid.
tip-phase-traffics-name = Traffics
tip-phase-traffics = Stock is bid, all tiles are turned up, and whoever runs most of a traffic leads it.
tip-phase-actions-name = Actions
tip-phase-actions = Place by place: first the shooting, then the hiring.
tip-phase-end-name = End of the round
tip-phase-end = New places are laid, then traffics and districts score.

## Examples of the rules, to be tried out (`examples/`)

rules-example-closed = a closed side
rules-example-shootout = win the Distillery
lesson-example-closed = Karine's tile acts on the Casino, but its cell also touches the Gambling Den. Lay your thug at the Gambling Den: that side is not offered.
lesson-example-closed-end = One stack fills one cell. Every other side that leads into it is closed, to its owner, too, until the stack is gone.
lesson-example-shootout = You and Karine have a thug each at the Distillery, which is nobody's. Your driver is left. Send him there, and make him chief, or see what happens elsewhere.
lesson-example-driver = The driver, please: where, and with which action, is up to you.
lesson-example-shootout-end = Karine has 3 + 2 there. With the driver as chief you have 3 + 1 and 2 + 1. A chief adds one to each of the gang that fights with him.
