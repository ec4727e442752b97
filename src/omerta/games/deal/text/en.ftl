# Deal in English. $you is "yes" where the player spoken of is the reader.
# Money is counted in millions; numbers and what they count are joined by no-break spaces.

game-title = Deal
game-tagline = FROM SOUTH TO NORTH, ALL IS FOR SALE
game-poster-from = 04°42′N 074°04′W
game-poster-to = 34°03′N 118°14′W
game-blurb = Six clans fight over the drug trade of the Americas. Conquer, deal, betray: your true goal stays secret until it wins.
game-intro =
    The first clan whose respect reaches the goal wins at once. Respect comes from numbered territories, from the
    objectives of your secret profile and from your secret target, a boss to remove. In your turn you collect: money and
    sales from blue territories, drugs or soldiers from red ones. Then you recruit, move and fight, each side playing
    weapon cards, and at last you deal: drugs, weapons and cash for whatever both agree on. Drugs are made in the south
    and sold in the north, so you will need the others. Guard your boss: who loses it is out.
score = { $amount ->
    [one] { $amount } point of respect
   *[other] { $amount } points of respect
}
# $amount is in millions, with its half.
money = {"$"}{ $amount }M
money-unit = {"$"}M

# --- names ---

# A clan, where there is little room, and as in: attacks …, the boss …
clan-YAN = Yanagi
clan-NVE = N'Veleno
clan-KRA = Krantific
clan-SEG = Segadores
clan-MAR = Maras del Diablo
clan-ASP = Armada Socialista del Pueblo

clan-short-YAN = Yanagi
clan-short-NVE = N'Veleno
clan-short-KRA = Krantific
clan-short-SEG = Segadores
clan-short-MAR = Maras
clan-short-ASP = Armada

clan-the-YAN = the Yanagi
clan-the-NVE = N'Veleno
clan-the-KRA = the Krantific
clan-the-SEG = the Segadores
clan-the-MAR = the Maras
clan-the-ASP = the Armada

clan-of-YAN = of the Yanagi
clan-of-NVE = of N'Veleno
clan-of-KRA = of the Krantific
clan-of-SEG = of the Segadores
clan-of-MAR = of the Maras
clan-of-ASP = of the Armada

# What a boss can do.
power-YAN = Ninkyo Dantai
power-NVE = Pizzo
power-KRA = Original Gangsta
power-SEG = Gunrunner
power-MAR = Marabunta
power-ASP = Supercoca
power-text-YAN = while you attack a territory adjacent to the one where your boss stands, your weapon cards have damage +{ $number }
power-text-NVE = in your resource phase, the blue territory where your boss stands pays double income; sales do not
power-text-KRA = your boss has troop value { $boss } instead of { $usual }
power-text-SEG = in your deal phase, you may discard any number of weapon cards instead of the whole hand, and draw as many
power-text-MAR = in your resource phase, 1 more soldier on the territory where your boss stands
power-text-ASP = in your resource phase, 1 more drug on the territory where your boss stands, if it is red

# What a special weapon does for its own clan; for others it is an ordinary one.
weapon-text-S-YAN = damage +{ $number }
weapon-text-S-NVE = { weapon-text-S-YAN }
weapon-text-S-KRA = { weapon-text-S-YAN }
weapon-text-S-SEG = it needs only 1
weapon-text-S-MAR = its damage is the total value of your engaged troops
weapon-text-S-ASP = the damage of the opposing card becomes 0

# Weapons, and as in: plays …
weapon-W01 = Banana skin
weapon-W02 = Baseball bat
weapon-W03 = Machete
weapon-W04 = Revolver
weapon-W05 = Grenade
weapon-W06 = Pump shotgun
weapon-W07 = Kalashnikov
weapon-W08 = Sniper rifle
weapon-W09 = Machine gun
weapon-W10 = Rocket launcher
weapon-W11 = Helicopter
weapon-W12 = Submarine
weapon-W13 = Tank
weapon-S-YAN = Katana
weapon-S-NVE = Silencer
weapon-S-KRA = Hummer limo
weapon-S-SEG = Car bomb
weapon-S-MAR = Bulldozer
weapon-S-ASP = Hostage

weapon-a-W01 = a { weapon-W01 }
weapon-a-W02 = a { weapon-W02 }
weapon-a-W03 = a { weapon-W03 }
weapon-a-W04 = a { weapon-W04 }
weapon-a-W05 = a { weapon-W05 }
weapon-a-W06 = a { weapon-W06 }
weapon-a-W07 = a { weapon-W07 }
weapon-a-W08 = a { weapon-W08 }
weapon-a-W09 = a { weapon-W09 }
weapon-a-W10 = a { weapon-W10 }
weapon-a-W11 = a { weapon-W11 }
weapon-a-W12 = a { weapon-W12 }
weapon-a-W13 = a { weapon-W13 }
weapon-a-S-YAN = the { weapon-S-YAN }
weapon-a-S-NVE = the { weapon-S-NVE }
weapon-a-S-KRA = the { weapon-S-KRA }
weapon-a-S-SEG = the { weapon-S-SEG }
weapon-a-S-MAR = the { weapon-S-MAR }
weapon-a-S-ASP = the { weapon-S-ASP }

# Territories.
territory-VAN = Vancouver
territory-CAL = Calgary
territory-WIN = Winnipeg
territory-TOR = Toronto
territory-MTL = Montreal
territory-HAL = Halifax
territory-SEA = Seattle
territory-BIL = Billings
territory-MIN = Minneapolis
territory-CHI = Chicago
territory-DET = Detroit
territory-NYC = New York City
territory-BOS = Boston
territory-PHI = Philadelphia
territory-BMO = B.More
territory-SFO = San Francisco
territory-SLC = Salt Lake City
territory-DEN = Denver
territory-KAN = Kansas City
territory-MEM = Memphis
territory-ATL = Atlanta
territory-LVG = Las Vegas
territory-LAX = Los Angeles
territory-PHX = Phoenix
territory-ELP = El Paso
territory-DAL = Dallas
territory-NOR = New Orleans
territory-COR = Corpus Christi
territory-MIA = Miami
territory-TIJ = Tijuana
territory-CUL = Culiacán
territory-GUA = Guadalajara
territory-ACA = Acapulco
territory-CUN = Cancún
territory-SAL = San Salvador
territory-SJO = San José
territory-PAN = Panama City
territory-HAB = La Habana
territory-KIN = Kingston
territory-SDO = Santo Domingo
territory-MED = Medellin
territory-BOG = Bogotá
territory-CCS = Caracas
territory-CAY = Cayenne
territory-QUI = Quito
territory-LIM = Lima
territory-MAN = Manaus
territory-LPZ = La Paz
territory-RIO = Rio de Janeiro

# Types of territories, and what stands out on the map.
type-conso = blue
type-prod = red
type-grey = grey
type-capital = capital
type-port = port
mob = local mob
nobody = free
region-CAN = Canada
region-USA = USA
region-MEX = Mexico and Central America
region-CAR = Caribbean
region-SAM = South America

# Profiles, and their objectives by what they ask for. $number is the number asked for, of money in millions.
profile-P1 = Godfather
profile-P2 = Gang lord
profile-P3 = Drug baron
profile-P4 = Businessman
profile-P5 = Conqueror
profile-P6 = Butcher
profile-P7 = Traitor
profile-P8 = Smuggler

goal-takes_capital = take control of a capital, from a mob or from a clan
goal-capitals = { $number ->
    [1] control a capital
   *[other] control { $number } capitals
}
goal-lieutenants = have { $number } lieutenants on the board
goal-money = have {"$"}{ $number }M or more in your reserve
goal-boss_on_capital = your boss stands on a capital you control
goal-greys = control { $number } grey territories
goal-lone_soldier = win a fight as attacker in which your force at the start was exactly one soldier, against a clan or a mob
goal-fights_won = win { $number } fights in one turn, in attack or defence, mobs included
goal-soldiers = have { $number } soldiers on the board
goal-kills_lieutenant = remove an enemy lieutenant
goal-prods = control { $number } red territories
goal-drugs = control { $number } drugs
goal-places_drugs = place { $number } drugs in one of your resource phases, boss bonus and events of that phase included
goal-prod_capitals = { $number ->
    [1] control a red capital
   *[other] control { $number } red capitals
}
goal-drug_money = receive {"$"}{ $number }M or more in all for drugs in one of your deal phases
goal-sells_drugs = sell { $number } drugs to the market in one of your resource phases
goal-consos = control { $number } blue territories
goal-deals_with = make transactions with { $number } different clans in one of your deal phases
goal-conso_capitals = { $number ->
    [1] control a blue capital
   *[other] control { $number } blue capitals
}
goal-territories = control { $number } territories
goal-each_kind = control at least { $number } blue, { $number } red and { $number } grey territories
goal-takes_territories = take control of { $number } different territories in one turn
goal-regions = control territories in { $number } different regions
goal-takes_start = take control of the start territory of another clan, present, absent or eliminated
goal-kills_troops = remove { $number } enemy troops in one turn
goal-kills_boss = remove an enemy boss
goal-unscathed = win a fight without losing a single troop, against a clan whose value at the start was { $number } or more
goal-wins_defence = win a fight as defender
goal-betrays = win a fight as attacker against a clan with which you have made a transaction since your previous turn began (in your first turn: since the game began)
goal-steals_drugs = steal { $number } drugs in one turn
goal-plays_events = play { $number } clan events in one turn
goal-finishes_with = win a fight, mobs included, by removing the last opposing troop in a round in which you played a weapon of printed damage { $number } or less
goal-wins_weaker = win a fight in which your value at the start was lower than that of the opponent, clan or mob
goal-ports = control { $number } ports
goal-ships_drugs = move { $number } drugs by sea in one of your action phases
goal-sells_on = sell drugs to the market on { $number } different territories in one of your resource phases
goal-straits = control { $places }
goal-boss_abroad = your boss stands outside its home region

# Where there is little room.
goal-short-takes_capital = Take a capital
goal-short-capitals = { $number ->
    [1] Control a capital
   *[other] Control { $number } capitals
}
goal-short-lieutenants = Have { $number } lieutenants
goal-short-money = Have {"$"}{ $number }M
goal-short-boss_on_capital = Boss on an own capital
goal-short-greys = Control { $number } grey territories
goal-short-lone_soldier = Attack with one soldier and win
goal-short-fights_won = Win { $number } fights in a turn
goal-short-soldiers = Have { $number } soldiers
goal-short-kills_lieutenant = Remove a lieutenant
goal-short-prods = Control { $number } red territories
goal-short-drugs = Control { $number } drugs
goal-short-places_drugs = Place { $number } drugs in a phase
goal-short-prod_capitals = { $number ->
    [1] Control a red capital
   *[other] Control { $number } red capitals
}
goal-short-drug_money = Get {"$"}{ $number }M for drugs in a deal phase
goal-short-sells_drugs = Sell { $number } drugs in a phase
goal-short-consos = Control { $number } blue territories
goal-short-deals_with = Deal with { $number } clans in a deal phase
goal-short-conso_capitals = { $number ->
    [1] Control a blue capital
   *[other] Control { $number } blue capitals
}
goal-short-territories = Control { $number } territories
goal-short-each_kind = { $number } blue, { $number } red and { $number } grey territories
goal-short-takes_territories = Take { $number } territories in a turn
goal-short-regions = Be in { $number } regions
goal-short-takes_start = Take another clan's start
goal-short-kills_troops = Remove { $number } troops in a turn
goal-short-kills_boss = Remove a boss
goal-short-unscathed = Win without loss against { $number } or more
goal-short-wins_defence = Win a fight as defender
goal-short-betrays = Attack and beat a clan after a deal with it
goal-short-steals_drugs = Steal { $number } drugs in a turn
goal-short-plays_events = Play { $number } clan events in a turn
goal-short-finishes_with = Win a fight with a weapon of damage { $number } or less
goal-short-wins_weaker = Win as the weaker side
goal-short-ports = Control { $number } ports
goal-short-ships_drugs = Move { $number } drugs by sea
goal-short-sells_on = Sell on { $number } territories in a phase
goal-short-straits = Control { $places }
goal-short-boss_abroad = Boss outside its home region

goal-kind-state = state
goal-kind-deed = deed, this turn

# Target cards.
target-text = Remove the boss { $of }: { points }.
target-text-own = Your own clan: { points } for every boss you remove.
points = +{ $points } respect

# Event cards: name, what it does, and in short.
# $number and $limit are the amounts of the card, of money in millions; $places are territories.
card-Y1 = Oyabun
card-Y2 = Irezumi
card-Y3 = Pachinko
card-Y4 = Way of the sword
card-N1 = Offer you cannot refuse
card-N2 = Bought judge
card-N3 = Vendetta
card-N4 = La Commission
card-K1 = Drive-by
card-K2 = Block party
card-K3 = Crack
card-K4 = West Side
card-S1 = Plata o plomo
card-S2 = Tunnel
card-S3 = Gun show
card-S4 = Narcocorrido
card-M1 = Iniciación
card-M2 = Terror
card-M3 = Remittances
card-M4 = Law of the street
card-A1 = Super harvest
card-A2 = Guerrilla
card-A3 = Revolutionary tax
card-A4 = Liberated zone
card-G01 = Hurricane
card-G02 = Earthquake
card-G03 = DEA raid
card-G04 = Fumigation
card-G05 = Tax audit
card-G06 = Dragnet
card-G07 = Jailbreak
card-G08 = Clearance sale
card-G09 = Bumper crop
card-G10 = Spring break
card-G11 = Press leak
card-G12 = Mole
card-G13 = Naval blockade
card-G14 = Curfew
card-G15 = Shortage
card-G16 = Glut
card-G17 = Mass unemployment
card-G18 = Closed border
card-G19 = Arms embargo
card-G20 = Fragile truce

card-text-Y1 = Place 1 lieutenant on a recruiting territory. If you have 3 already, place { $number } soldiers on one recruiting territory instead.
card-text-Y2 = You are engaged: you suffer no damage this round.
card-text-Y3 = Take {"$"}{ $number }M from the bank.
card-text-Y4 = In every fight, a usable weapon with a printed need of 1 played by the Yanagi has damage +{ $number }. Can be played only in a fight in which you are engaged.
card-text-N1 = Choose a clan and buy from it up to { $limit } drugs that can go to a territory of yours next to theirs, at {"$"}{ $number }M each; it cannot refuse. You must be able to pay. This is one transaction.
card-text-N2 = Discard the permanent event in force. Cannot be played if there is none.
card-text-N3 = You are engaged: if your weapon of this round is usable, its damage is +{ $number }.
card-text-N4 = When another clan ends its resource phase and controls { $limit } blue territories or more, it pays you {"$"}{ $number }M, or all it has.
card-text-K1 = Choose a territory of another clan adjacent to one of yours, and remove up to { $number } soldiers there, as you like; never a lieutenant or a boss. Cannot be played without such a soldier.
card-text-K2 = Place { $number } soldiers on one recruiting territory.
card-text-K3 = In your resource phase: choose a blue territory you control that is no capital. Each drug you sell there from now on in this phase pays the capital price.
card-text-K4 = When the Krantific defend, their usable weapons have damage +{ $number }. Can be played only in a fight in which you are engaged.
card-text-S1 = Choose a territory of another clan, adjacent to one of yours, whose only troop is a single soldier. Pay {"$"}{ $number }M to the bank; remove that soldier and put a new one of yours there, spent (you must have fewer than 50). You take control at once, without a fight and without a mob, drugs included; capitals too.
card-text-S2 = In your action phase: choose two territories that are no capitals and exactly 2 apart on the map as it now is. Until the end of the phase they are adjacent for your moves and retreats, of troops and drugs, and for nothing else.
card-text-S3 = Draw { $number } weapon cards, then discard { $number } cards of your hand.
card-text-S4 = The Segadores pay {"$"}{ $number }M per soldier in their recruitment phases.
card-text-M1 = Place { $number } soldiers on the territory of your boss.
card-text-M2 = You are engaged against a clan: this round the opponent chooses no card; when the cards are shown, one is drawn at random from its hand.
card-text-M3 = Take from the bank {"$"}{ $number }M for each soldier you have on the board, at most {"$"}{ $limit }M.
card-text-M4 = For the Maras, every territory they control is a recruiting territory.
card-text-A1 = Each red territory you control, capital or not, gives you { $number } more drug or soldier, as you choose for each, placed there.
card-text-A2 = You are engaged, as attacker or defender: retreat at once with all your troops there. Cannot be played without a territory to retreat to. No cards are played this round; the fight ends, the opponent, clan or mob, wins; the drugs stay.
card-text-A3 = Choose a clan that has money and controls a territory adjacent to one of yours: it pays you {"$"}{ $number }M, or all it has.
card-text-A4 = A territory controlled by the Armada may be attacked only by an order whose troops entering it are worth { $number } or more.
card-text-G01 = On each of { $places }: remove all drugs and, if there is one, 1 soldier, whoever's it is.
card-text-G02 = On each of { $places }: remove 1 soldier, if there is one.
card-text-G03 = Each clan that controls the most drugs (at least 1; all of those tied) removes half of its drugs, rounded up, as it chooses.
card-text-G04 = Remove all drugs from all red territories, also from capitals and from land that is nobody's.
card-text-G05 = Each clan with {"$"}{ $limit }M or more pays {"$"}{ $number }M to the bank.
card-text-G06 = Each clan with the highest respect (at least 1; all of those tied) removes { $number } of its soldiers, as it chooses, or all if it has fewer.
card-text-G07 = Each clan places { $number } soldiers on recruiting territories, together or apart.
card-text-G08 = Each clan may discard its whole weapon hand and draw 5.
card-text-G09 = Each red territory under control, capital or not, receives 1 drug: clan by clan, and within a clan in table order, until 50 drugs are on the board.
card-text-G10 = Each clan takes {"$"}{ $number }M from the bank per blue territory it controls; capitals count 1.
card-text-G11 = Each clan with the highest respect (at least 1; all of those tied) shows its weapon hand to all other clans.
card-text-G12 = The drawing clan looks at the hidden target card of another living clan of its choice; nobody else sees it. No effect if none is hidden.
card-text-G13 = Sea routes are closed: territories linked only by a sea route are not adjacent, for anything.
card-text-G14 = Lieutenants move only { $number } territory.
card-text-G15 = The prices of sales, first, second, further and capital, are {"$"}{ $first }M, {"$"}{ $second }M, {"$"}{ $further }M and {"$"}{ $capital }M.
card-text-G16 = { card-text-G15 }
card-text-G17 = Soldiers cost {"$"}{ $number }M for everybody.
card-text-G18 = Drugs may not cross the border between the USA and Mexico, neither by moves nor by transactions. Troops may.
card-text-G19 = In deal phases nobody may change their hand or swap weapon cards. Events still work.
card-text-G20 = The active clan may begin at most { $number } fight in an action phase, against a clan or a mob; those already begun in the phase count.

card-short-Y1 = 1 free lieutenant, or { $number } soldiers.
card-short-Y2 = No damage this round.
card-short-Y3 = {"$"}{ $number }M from the bank.
card-short-Y4 = Yanagi weapons that need 1: damage +{ $number }.
card-short-N1 = Buy up to { $limit } drugs at {"$"}{ $number }M each; no refusal.
card-short-N2 = Discard the permanent event.
card-short-N3 = Your weapon of this round: damage +{ $number }.
card-short-N4 = Clans with { $limit } blue territories pay N'Veleno {"$"}{ $number }M a turn.
card-short-K1 = Remove up to { $number } soldiers next to you.
card-short-K2 = { $number } free soldiers.
card-short-K3 = One blue territory pays the capital price for every drug.
card-short-K4 = Krantific in defence: damage +{ $number }.
card-short-S1 = {"$"}{ $number }M: take a neighbour held by a single soldier.
card-short-S2 = Two territories 2 apart are adjacent for your moves.
card-short-S3 = Draw { $number } weapons, discard { $number }.
card-short-S4 = Segadores: soldiers cost {"$"}{ $number }M.
card-short-M1 = { $number } soldiers with your boss.
card-short-M2 = The opponent's card is drawn at random.
card-short-M3 = {"$"}{ $number }M per soldier, at most {"$"}{ $limit }M.
card-short-M4 = Maras recruit on any territory of theirs.
card-short-A1 = Each red territory gives { $number } more drug or soldier.
card-short-A2 = Retreat at once, even in defence.
card-short-A3 = A neighbour pays you {"$"}{ $number }M.
card-short-A4 = Attack the Armada only with troops worth { $number }.
card-short-G01 = The Gulf loses its drugs, and a soldier each.
card-short-G02 = Some territories along the Pacific lose a soldier each.
card-short-G03 = The clan with most drugs loses half of them.
card-short-G04 = All drugs on red territories are gone.
card-short-G05 = Clans with {"$"}{ $limit }M pay {"$"}{ $number }M.
card-short-G06 = The leader loses { $number } soldiers.
card-short-G07 = { $number } soldiers for everybody.
card-short-G08 = Everybody may change their hand.
card-short-G09 = 1 drug on every red territory under control.
card-short-G10 = {"$"}{ $number }M per blue territory for everybody.
card-short-G11 = The leader shows its weapon hand to all.
card-short-G12 = Who drew looks at somebody's target.
card-short-G13 = Sea routes are closed.
card-short-G14 = Lieutenants move { $number }.
card-short-G15 = Drugs sell for { $first }, { $second }, { $further }; capitals { $capital }.
card-short-G16 = { card-short-G15 }
card-short-G17 = Soldiers cost {"$"}{ $number }M.
card-short-G18 = No drugs across the US border. Troops may.
card-short-G19 = No hand changes, no weapon swaps.
card-short-G20 = At most { $number } fight per action phase.

card-general = general event
card-of-clan = clan event
card-instant = instant
card-permanent = permanent

# Phases of a turn; F is the tag of events that are played in a fight.
phase-R = Resources
phase-C = Recruitment
phase-A = Action
phase-D = Deal
phase-F = Fight
in-phase-R = resource phase
in-phase-C = recruitment phase
in-phase-A = action phase
in-phase-D = deal phase
in-phase-F = fight

# Pieces and other things that are counted.
soldiers = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
lieutenants = { $count ->
    [one] { $count } lieutenant
   *[other] { $count } lieutenants
}
boss = boss
drugs = { $count ->
    [one] { $count } drug
   *[other] { $count } drugs
}
respect = { $count } respect
weapon-cards = { $count ->
    [one] { $count } weapon card
   *[other] { $count } weapon cards
}
clan-events = { $count ->
    [one] { $count } clan event
   *[other] { $count } clan events
}
territories = { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}
troop-value = value { $value }
damage = damage { $damage }
need = needs { $need }

# --- parts of sentences ---

and-a-half = { $whole }.5
several = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
the-boss = the boss
the-mob = the local mob
boss-of = the boss { $of }
too-heavy = too heavy
for-you = for you: { $what }
weapon-line = { $weapon } ({ $facts })
held-by = { $you ->
    [yes] yours
   *[no] { $name }
}: { $troops } ({ troop-value })
held-by-mob = { mob } ({ troop-value })

# A way of a drug, and moves of an order: to where, who from where.
way = { $start } → { $end }
from-there = { $what } from { $place }
order-to = { $hostile ->
    [yes] against { $place }
   *[no] to { $place }
}: { $who }
then = { $first }; { $rest }

# Things that change hands.
item-drug = { $count ->
    [one] { $count } drug
   *[other] { $count } drugs
} ({ $way })
item-open = { $card } (open)
item-closed = { $card } (closed)
item-unseen = { $count ->
    [one] { $count } closed card
   *[other] { $count } closed cards
}
item-any = { $count ->
    [one] any card
   *[other] any { $count } cards
}
item-named = { $card }

# --- questions ---

ask-choose_clan = Which clan do you lead?
ask-resources = Your resource phase: what do you sell and make?
ask-resources-more = So far: { $steps }. What else?
ask-recruit = Your recruitment, with { $money }: whom, and where?
ask-recruit-more = So far: { $steps }. { $money } left. Whom else?
ask-order = Your action phase: where do pieces move?
ask-order-who = To { $place } ({ $facts }): who goes?
ask-order-more = Your order { $moves }. Value { $sent } against { $against } in { $place }. Who else?
ask-order-more-peace = Your order { $moves }. Who else goes to { $place }?
ask-order-further = Your order { $moves }. And where else?
ask-fight_window = Fight in { $place }, round { $round }, { $mine } against { $theirs } ({ $rival }): play a clan event?
ask-fight_window-again = Fight in { $place }, round { $round }: you have answered. You may still change it.
ask-event_window = Play a clan event? ({ $active }, { $phase })
ask-event_window-again = A clan event ({ $active }, { $phase }): you have answered. You may still change it.
ask-called_event = Which clan event do you play?
ask-weapons = Fight in { $place }, round { $round }, { $mine } against { $theirs } ({ $rival }): which weapon?
ask-weapons-again = Fight in { $place }, round { $round }: { $answer }. You may still change it.
ask-way_out = All cards are played, and you have new ones. { $place }, { $mine } against { $theirs }: fight on, or retreat?
ask-hand_after = The fight in { $place } is over: keep your cards, or change them all?
ask-deal = You have { $money }: deal, change your hand, or end.
ask-deal-discard = You discard { $cards }. What else?
ask-last_reveals = The end of the turn: reveal anything? What was fulfilled in this turn counts only now.
ask-last_reveals-again = The end of the turn, your answer: { $answer }. You may still change it.
ask-reveal = You can score now: reveal something?
ask-lose_drug = { $card }: where do you give up a drug? ({ $left } to go)
ask-lose_soldier = { $card }: where do you give up a soldier? ({ $left } to go)
ask-place_soldier = { $card }: where do you place a soldier? ({ $left } to go)
ask-new_hand = { $card }: change your whole hand?
ask-look = { $card }: whose target do you look at?
ask-discard = { $card }: what do you discard? ({ $left } to go)
ask-make_offer = Make an offer?
ask-make_offer-more = { $kind ->
    [sell] You sell drugs
    [buy] You buy drugs
    [swap] You swap weapons
   *[pay] You pay
}: { $what ->
    [player] { $kind ->
        [pay] whom?
       *[other] with whom?
    }
    [origin] from which territory?
    [destination] to which territory?
    [count] how many?
    [weapon] which card do you offer?
    [ask] for which card?
   *[amount] { $kind ->
        [pay] how much?
        [swap] with how much money?
       *[other] for how much?
    }
}
ask-answer_offer = { $maker } offers { $terms }. Agreed?
ask-answer_offer-give = { $maker } gets from you: which card? ({ $terms })
ask-answer_offer-counter = { $maker } offers { $terms }. You would rather: with how much money?

# The target of a clan event that is being played.
ask-play-whom = { $card }: whom?
ask-play-where = { $card }: where?
ask-play-second = { $card }: from { $place } to where?
ask-play-count = { $card }: how many?
ask-play-retreat = { $card }: retreat to where?
ask-play-origin = { $card }: a drug from where?
ask-play-destination = { $card }: to where?
ask-play-each = { $card }: what does this territory give?

# What an answer does, and what comes next.
why-choose_clan = A clan brings its boss's power, its special weapon and the place where it starts.
why-resources = Blue land pays less for each further drug, a capital always the same. Red land gives a drug or a soldier, a red capital three pieces.
why-recruit = On blue and red territories of yours, and where your boss stands. Recruits may move at once.
why-order = A destination, then who goes there: all go one step, lieutenants two. One fight at most in an order, and as many orders as you like.
why-fight_window = Both sides are asked, whatever they hold.
why-event_window = All with a clan event are asked, whatever it is. Most phases pass without one.
why-called_event = It takes effect at once; then the turn goes on.
why-weapons = Both are shown at once. The lower total suffers the difference; a weapon your troops cannot handle counts 0.
why-way_out = A retreat takes all your troops there to one territory next to it that is nobody else's and no capital.
why-hand_after = You draw up to a full hand in any case.
why-deal = Offers need the other clan's consent. A drug you sell moves to a territory of the buyer next to it. The hand can be changed once.
why-last_reveals = Everybody with something hidden is asked, so that nobody learns who could.
why-reveal = A profile scores all it fulfils now or has fulfilled in this turn, and goes on scoring by itself.
why-lose_drug = One by one, as you choose.
why-lose_soldier = One by one, as you choose.
why-place_soldier = On blue and red territories of yours, and where your boss stands.
why-new_hand = All your cards, or none.
why-look = You alone see it.
why-discard = Down to a full hand again.
why-make_offer = One offer at a time; it is answered at once.
why-answer_offer = What is agreed changes hands at once.

# Instead of why-…, for those who answer for the first time: what one needs to know to begin.
first-choose_clan = Red territories in the south make drugs, blue territories in the north sell them. Every clan starts alone, and nobody has both.
first-table = Who plays later begins with more money. Those before you play their whole turn first.
first-resources = Sell drugs where they lie on your blue territories, and let each red territory make a drug or a soldier. Soldiers take land, drugs make money.
first-recruit = A soldier for every free territory next to yours is money well spent.
first-order = Walk into free territories: they are yours at once. A capital nobody holds has a mob of its own, and numbered territories give respect.
first-weapons = The higher total wins the round. A heavy weapon needs troops worth that much, so look at what it needs first.
first-way_out = If you stay, you play these new cards. If you leave, your troops are safe, and spent.
first-deal = Whoever has blue territories next to your red ones wants your drugs: make them an offer. Nothing binds but what changes hands.
first-last_reveals = You may reveal your profile or target to score. Hidden, nobody knows what you are after; but deeds of this turn count only now.
first-event_window = Clan events are yours to keep for the right moment. Everybody who holds any is asked, so this tells nothing.
first-fight_window = Clan events for fights are played now, before the weapons are chosen.

# What setting passes in advance is about.
pass-event_window = Clan events
pass-event_window-of_others = Clan events, in the turns of others
pass-fight_window = Clan events in fights
pass-fight_window-of_others = Clan events in fights, in the turns of others
pass-last_reveals = Reveals at the end of a turn

waiting-moment = One moment.
waiting-out = You are out: watch, or leave.
waiting-choose_clan = { $names } is choosing a clan.
waiting-resources = { $names } is selling and producing.
waiting-recruit = { $names } is recruiting.
waiting-order = { $names } is moving.
waiting-fight_window = Fight in { $place }: a moment for clan events.
waiting-event_window = A moment for clan events.
waiting-called_event = { $names } is playing a clan event.
waiting-weapons = Fight in { $place }, round { $round }: weapons are being chosen ({ $names }).
waiting-way_out = Fight in { $place }: { $names } may retreat.
waiting-hand_after = { $names } may change their hand after the fight.
waiting-deal = { $names } is dealing.
waiting-last_reveals = The end of the turn: a moment for reveals.
waiting-reveal = { $names } may reveal something.
waiting-lose_drug = { $card }: { $names } gives up drugs.
waiting-lose_soldier = { $card }: { $names } gives up soldiers.
waiting-place_soldier = { $card }: { $names } places soldiers.
waiting-new_hand = { $card }: { $names } may change their hand.
waiting-look = { $card }: { $names } looks at a target.
waiting-discard = { $card }: { $names } is discarding.
waiting-make_offer = { $names } may make an offer.
waiting-answer_offer = { $names } answers an offer.

# --- answers ---

action-pass = { $ask ->
    [last_reveals] reveal nothing
    [reveal] reveal nothing
   *[other] pass
}
action-end = { $ask ->
    [deal] end your turn
   *[other] { $drafted ->
        [yes] do that, and end the phase
       *[no] end the phase
    }
}
action-commit = { $ask ->
    [order] carry out the order
    [resources] do that; the phase goes on
    [recruit] recruit them; the phase goes on
   *[other] discard these
}
action-further = another destination in the same order
action-done = that is all
action-nothing = nothing there
action-clan = { $clan } ({ $place }). { $power }: { $text }. { $weapon }: { $special }.
action-sell = sell a drug in { $place } ({ $price })
action-drug = a drug in { $place }
action-soldier = a soldier in { $place }
action-soldier-buy = a soldier in { $place } ({ $price })
action-lieutenant = a lieutenant in { $place } ({ $price })
action-bonus = by your boss: { $what } in { $place }
action-to = { $hostile ->
    [yes] attack { $place } ({ $facts })
   *[no] to { $place } ({ $facts })
}
action-add = { $all ->
    [yes] all: { $what } from { $place }
   *[no] { $what } from { $place }
}
action-weapon = { weapon-line }
action-weapon-discard = discard: { $line }
action-weapon-rather = give another card instead: { $line }
action-continue = fight on
action-retreat = retreat to { $place } ({ $facts })
action-keep = { $ask ->
    [hand_after] keep your cards, and fill up your hand
   *[other] keep your cards
}
action-whole = discard the whole hand, and draw { $count }
action-play = { $card }: { $text }
action-territory = { $place } ({ $facts })
action-player = { $name } ({ $clan }, { $money })
action-count = { $what }
action-reveal_profile = reveal your profile ({ points } now)
action-reveal_target = reveal your target ({ points } now)
action-call = play a clan event
action-show = show { $to } { $card }
action-offer = { $kind ->
    [sell] sell drugs
    [buy] buy drugs
    [swap] swap weapons
   *[pay] pay somebody
}
action-ask = for any card
action-ask-named = for { $card }
action-amount = { $how ->
    [each] { $money } each
   *[sum] you pay { $money }
}
action-amount-none = { $how ->
    [each] for nothing
   *[sum] without money
}
action-get = you get { $money }
action-none = no offer
action-accept_offer = agreed
action-decline_offer = no deal

# What can be done unasked in many ways, as one entry that leads to all of them.
menu-show = show somebody a weapon card…

# --- events ---

event-drawn_for_first = Who begins? { $cards }.
event-first = { $you ->
    [yes] You begin
   *[no] { $name } begins
}.
event-clan = { $you ->
    [yes] You lead
   *[no] { $name } leads
} the clan { $clan }, from { $place }.
event-dealt = Your profile: { $profile }. Your target: the boss { $of }.
event-drew = You draw { weapon-cards }: { $cards }.
event-weapons_shuffled = The weapon pile is empty: { $count } discarded cards are shuffled into a new one.
event-turn = Round { $round }: { $you ->
    [yes] your turn
   *[no] { $name }'s turn
}.
event-phase = { $you ->
    [yes] Your deal phase: offers are possible
   *[no] { $name }'s deal phase: offers are possible
}.
event-income = { $you ->
    [yes] Your blue territories bring
   *[no] { $name }'s blue territories bring
} { $money }.
event-produced = { $you ->
    [yes] You produce
   *[no] { $name } produces
} { $what } in { $place }.
event-sold = { $you ->
    [yes] You sell
   *[no] { $name } sells
} { $count ->
    [one] a drug
   *[other] { $count } drugs
} in { $place } for { $money }.
event-recruited = { $you ->
    [yes] You recruit
   *[no] { $name } recruits
} { $what } in { $place } for { $money }.
event-money = { $why ->
    [killed] The dead boss's money, { $money }, goes to { $other }.
    [commission] { $you ->
        [yes] You pay
       *[no] { $name } pays
    } { $other } { $money }: { card-N4 }.
   *[event] { $you ->
        [yes] You pay
       *[no] { $name } pays
    } { $other } { $money }.
}
event-money-bank = { $you ->
    [yes] You receive
   *[no] { $name } receives
} { $money } from the bank.
event-money-to-bank = { $you ->
    [yes] You pay
   *[no] { $name } pays
} the bank { $money }.
event-moved = { $you ->
    [yes] You move
   *[no] { $name } moves
} { $orders }.
event-fight = { $you ->
    [yes] You attack
   *[no] { $name } attacks
} { $place } with { $value } against { $other }.
defence = { $you ->
    [yes] your { $value }
   *[no] { $name }'s { $value }
}
defence-mob = the local mob's { $value }
event-fight_round = Round { $round } of the fight.
event-weapons_shown = { $first } against { $second }: { $result }.
no-card = no card
card-sum = { $card } { $sum }
card-sum-total = { $card } { $sum } = { $total }
card-heavy = { $card } 0 ({ too-heavy })
card-hostage = { $card } { $sum } → 0 ({ weapon-S-ASP })
term = { $worth } ({ $why })
term-force = value of the troops
suffers = { $you ->
    [yes] you suffer
   *[no] { $name } suffers
} { $damage } damage
suffers-mob = the local mob suffers { $damage } damage
suffers-nobody = no damage
event-suffered = { $you ->
    [yes] You lose
   *[no] { $name } loses
} { $what }: { $left ->
    [0] nobody is left
   *[other] value { $left } left
}.
event-suffered-hurt = { $you ->
    [yes] Your troops are hurt
   *[no] { $name }'s troops are hurt
}: value { $left } left.
event-mob_hurt = { $left ->
    [0] The local mob is beaten.
   *[other] The local mob has { $left } left.
}
event-fight_on = { $you ->
    [yes] You fight on
   *[no] { $name } fights on
}.
event-retreated = { $you ->
    [yes] You retreat
   *[no] { $name } retreats
} from { $start } to { $end }.
event-fight_won = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $place } from { $loser }{ $drugs ->
    [no] {""}
   *[other] , with { $drugs }
}.
event-fight_won-held = { $you ->
    [yes] You hold
   *[no] { $name } holds
} { $place }.
event-fight_won-mob = The local mob holds { $place }.
event-hand_kept = { $you ->
    [yes] You keep your
   *[no] { $name } keeps their
} cards.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $name } discards
} { $cards }.
event-eliminated = { $you ->
    [yes] Your boss is removed by { $by }: you are
   *[no] { $name }'s boss is removed by { $by }: { $name } is
} out of the game.{ $cards ->
    [no] {""}
   *[other] {" "}Discarded: { $cards }.
}
event-respect = { $you ->
    [yes] You gain
   *[no] { $name } gains
} { $change } respect: { $why } ({ $total } now).
event-respect-lost = { $you ->
    [yes] You lose
   *[no] { $name } loses
} { $change } respect: { $why } ({ $total } now).
event-profile_revealed = { $you ->
    [yes] You reveal your
   *[no] { $name } reveals a
} profile: { $profile }.
event-target_revealed = { $you ->
    [yes] You reveal your
   *[no] { $name } reveals a
} target: the boss { $of }.
event-event_drawn = { $you ->
    [yes] You draw
   *[no] { $name } draws
} an event: { $card }. { $text }
event-event_handed = { $you ->
    [yes] You draw
   *[no] { $name } draws
} a clan event of { $own ->
    [yes] { $you ->
        [yes] your own clan and keep
       *[no] their own clan and keeps
    } it
   *[no] another clan: { $owner }
}.
event-event_handed-known = { $you ->
    [yes] You draw
   *[no] { $name } draws
} a clan event of { $own ->
    [yes] your own clan and keep it
   *[no] another clan: { $owner }
}. It is { $card }.
goes-to = { $you ->
    [yes] it goes to you
   *[no] it goes to { $name }
}
event-event_skipped = An event of a clan that is not there is discarded: { $card }.
event-no_event = { $you ->
    [yes] You would draw
   *[no] { $name } would draw
} an event, but there is none.
event-events_shuffled = The event pile is empty: { $count } discarded cards are shuffled into a new one.
event-event_played = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $card }. { $text }
event-in_force = In force from now on: { $card }{ $before ->
    [no] {""}
   *[other] {" "}(no longer { $before })
}.
event-out_of_force = No longer in force: { $card }.
event-placed = { $you ->
    [yes] You place
   *[no] { $name } places
} { $what } in { $place }.
event-lost = { $you ->
    [yes] You lose
   *[no] { $name } loses
} { $what } in { $place }.
event-lost-nobody = { $what } in { $place }: gone.
event-forced_sale = { $you ->
    [yes] You buy
   *[no] { $name } buys
} { $what } from { $seller } for { $money }: { $ways }.
event-crack = In { $place }, every drug { $you ->
    [yes] you sell
   *[no] { $name } sells
} in this phase pays the capital price.
event-tunnel = { $you ->
    [yes] Your tunnel
   *[no] { $name }'s tunnel
} links { $places } until the end of the phase.
event-bought_over = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $place } from { $before } without a fight.
event-looked = { $you ->
    [yes] You look
   *[no] { $name } looks
} at a target card ({ $at }).
event-looked-known = { $you ->
    [yes] You look
   *[no] { $name } looks
} at a target card ({ $at }): the boss { $of }.
event-card_shown = { $you ->
    [yes] You show
   *[no] { $name } shows
} { $to } a weapon card.
event-card_shown-known = { $you ->
    [yes] You show
   *[no] { $name } shows
} { $to } { $card }.
event-hand_shown = { $you ->
    [yes] Your weapon hand is
   *[no] { $name }'s weapon hand is
} in the papers: all other clans see it.
event-hand_shown-known = { $you ->
    [yes] Your weapon hand is
   *[no] { $name }'s weapon hand is
} in the papers: { $cards }.
event-round_cap = Game round { $round } is over, and with it the game.
simulate-ending-rounds =
    { $games ->
        [one] One game was stopped by the number of game rounds: nobody had reached the goal.
       *[other] { $games } games were stopped by the number of game rounds: nobody had reached the goal.
    }
event-final = { $you ->
    [yes] You win
   *[no] { $name } wins
}. { $seats }.
event-final-shared = The game is over, and the first place is shared. { $seats }.
final-seat = { respect } ({ $profile }; target: the boss { $of })

# --- refusals ---

order-one-fight = An order begins one fight at most.
order-truce = Under the fragile truce, no further fight can begin in this phase.
order-out-of-reach = No piece that can still move reaches { $place }.
order-boss = A boss attacks only where another boss stands.
order-drug-hostile = Drugs do not go into a fight; they may follow once it is won.
order-border = The border is closed to drugs.
order-drug = A drug goes one step, to a territory that is yours once the order is carried out.
trade-active = A deal is always between the clan whose turn it is and one other.
trade-dead = A clan that is out of the game makes no deals.
trade-cards = Weapon cards are swapped one for one: own cards, open or closed, for any card or a named one.
trade-enough = You two have made { $most } offers in this deal phase; that is enough.
trade-embargo = Under the arms embargo, no weapon cards are swapped.
trade-way = A drug goes from a territory of the seller to one of the buyer next to it.
trade-border = The border is closed to drugs.
trade-drugs = There are not so many drugs there.

# --- options ---

option-goal = respect that wins: usual (10), medium (12), or truands (15)
option-random_clans = the clans are dealt at random instead of chosen
option-orphan_target = when another clan removes your target, your card counts 3 for every boss you remove
option-round_cap = after so many game rounds the game ends and the highest respect wins; 0 for never
option-seat_bonus = in play order, each player starts with more money than the one before: {"$"}2.5M with 3 players, {"$"}2.5M with 4, {"$"}1M with 5, {"$"}1M with 6
option-present_events_only = the events of absent clans are left out

# Short, for forms: the option, and each of its choices.
option-goal-title = Respect to win
option-goal-usual = 10
option-goal-medium = 12
option-goal-truands = 15 (Truands mode)
option-random_clans-title = Clans
option-random_clans-true = dealt at random
option-random_clans-false = chosen, in play order
option-orphan_target-title = Target removed by somebody else
option-orphan_target-true = then 3 for every boss
option-orphan_target-false = the card is lost
option-round_cap-title = Limit of game rounds
option-round_cap-0 = none
option-round_cap-15 = 15
option-round_cap-20 = 20
option-round_cap-30 = 30
option-round_cap-40 = 40
option-round_cap-60 = 60
option-round_cap-100 = 100
option-seat_bonus-title = Money by seat
option-seat_bonus-true = more from one to the next
option-seat_bonus-false = none
option-present_events_only-title = Events of absent clans
option-present_events_only-true = left out
option-present_events_only-false = skipped when drawn

# --- the table ---

table-stage = { $phase ->
    [0] Setting up
   *[other] Round { $round } · { $you ->
        [yes] your turn
       *[no] { $name }
    } · { $phase ->
        [1] Resources
        [2] Recruitment
        [3] Action
        [4] Deal
       *[5] End of the turn
    }
}

# The table on a terminal.
screen-goal = { $goal } respect wins
screen-in-force = In force
screen-next-event = next event: { $back }
screen-general = general
screen-prices = Drugs sell for { $first }, { $second }, { $further }; capitals { $capital }
screen-clan = clan
screen-respect = respect
screen-land = land
screen-money = {"$"}M
screen-soldiers = s
screen-lieutenants = l
screen-boss = boss
screen-cards = cards
screen-events = events
screen-out = out
screen-fight = Fight in { $place }, round { $round }
screen-knows = You know of { $name }'s hand
screen-profile-of = { $name }: { $profile }
screen-target-of = { $name }: target { $clan }
screen-hand = your weapons
screen-profile = your profile: { $profile }
screen-points = points
screen-target = Your target
screen-own-events = Your clan events
screen-legend = $ blue · + red · − grey, doubled: capital · ★ respect · ≈ port · 2s 1l B: soldiers, lieutenants, boss · ▪ drugs · ▸ to answer · ✓ fulfilled now

## Page: map

table-map = Map of the Americas
table-zoom-in = Closer
table-zoom-out = Further away
table-zoom-whole = The whole map
table-mini-map = The map from afar
table-sea-pacific = Pacific Ocean
table-sea-atlantic = Atlantic Ocean
table-sea-gulf = Gulf of Mexico
table-sea-caribbean = Caribbean Sea
table-legend = Signs on the map
table-by-sea = by sea
table-spent = moved already
table-impassable = impassable
table-range = Impassable: what lies on both sides is not adjacent.
table-route = By sea: { $from } and { $to } are adjacent.
table-route-closed = Closed by the naval blockade: { $from } and { $to } are not adjacent.
table-tunnel = Tunnel: until the phase ends, { $from } and { $to } are adjacent for the moves { $of }.
table-tabs = Table
table-tab-map = Map
table-tab-hand = Hand
table-tab-secrets = Secrets
table-tab-clans = Clans
table-tab-deal = Deals
table-sheet = More room for this
table-hand = Your weapons

# Pieces, one or many, where they are only named.
table-soldier = soldiers
table-lieutenant = lieutenant
table-boss = boss
table-drug = drugs
table-one-drug = drug
table-one-soldier = soldier
table-less = one less: { $what }
table-more = one more: { $what }
table-secret = only you see this
table-nothing-yet = Nothing is played before you confirm.

# Choosing a clan.
table-lead = Lead { $clan }
table-starts-in = Starts in { $place }
table-clan-taken = Taken by { $name }

# Resources.
table-resources = Resources
table-prices = A place pays {"$"}{ $first }M, {"$"}{ $second }M, then {"$"}{ $further }M; capital {"$"}{ $capital }M
table-sell = sell in { $place }
table-produce-drug = drugs in { $place }
table-produce-soldier = soldiers in { $place }
table-all-drugs = Fill up with drugs
table-all-soldiers = Fill up with soldiers
table-bonus-drug = Supercoca: a drug in { $place }, by itself at the end of the phase
table-bonus-soldier = Marabunta: a soldier in { $place }, by itself at the end of the phase
table-bonus-now = take it now
table-idle-sure = { $count ->
    [one] Lose 1 piece? Yes, end
   *[other] Lose { $count } pieces? Yes, end
}
table-idle = { $count ->
    [one] { $count } piece is still to be produced; at the end of the phase it is lost.
   *[other] { $count } pieces are still to be produced; at the end of the phase they are lost.
}
table-resources-so-far = So far: { $what }
table-resources-send = { $what }: end the phase
table-commit-first = Do this first; the phase goes on
table-note-sold = { $count } sold
table-note-to-produce = produces { $count }

# Recruitment.
table-recruit = Recruitment
table-recruit-prices = A soldier costs { $soldier }, a lieutenant { $lieutenant }.
table-recruit-have = to spend
table-recruit-left = left, after { $cost }
table-recruit-soldier = soldiers in { $place }
table-recruit-lieutenant = lieutenants in { $place }
table-recruit-so-far = { $what } for { $cost }: { $left } left
table-recruit-send = { $what }: end the phase
table-commit-recruits = Recruit these first; the phase goes on
table-most-lieutenants = You have { $count } lieutenants, the most there can be.

# Orders.
table-order = Order
table-order-title = Order, to { $place }
table-order-attack = Attack { $place }
table-order-move = { $count ->
    [one] Move to { $place }
   *[other] Move to { $count } territories
}
table-order-who = Who goes?
table-order-where = Where to?
table-order-hint = Choose one of your territories, then where its troops go. Or the other way round, or drag.
table-order-hint-tap = Choose one of your territories, then where its troops go.
table-order-hint-further = Choose the next destination. Or step back, and send the order.
table-order-hint-from = Choose where these pieces go.
table-order-hint-far = Choose where they go. Dashed: for lieutenants alone.
table-order-from = From { $place }: where to?
table-order-from-why = All that is lit can be reached.
table-order-from-why-far = All that is lit can be reached; dashed, by a lieutenant only.
table-order-missed = { $place }: no troops of yours get there now.
table-order-missed-from = From { $from }, nothing gets to { $place }.
table-order-missed-own = { $place }: nothing there can move now.
table-order-missed-to = { $place }: nothing can come from there.
table-order-missed-why = Soldiers, drugs and the boss go one step, by land or along a sea route, lieutenants two; each moves once a turn.
table-order-further = And where else, in the same order?
table-order-further-why = All moves of an order happen at the same moment.
table-order-attack-who = Attack { $place }: who goes?
table-order-to-who = To { $place }: who goes?
table-order-who-why = Choose the territories they come from, or use the numbers.
table-order-to = To { $place }: { $what }
table-order-against = Attack { $place }: { $attack } against { $defence }
table-order-more-why = Add troops, or confirm. Nothing is played before you do.
table-order-nobody = Nobody can go there any more.
table-your-troops = your troops
table-send = { $what } from { $place }
table-further = another destination in the same order
table-why-all = All of them go already.
table-why-drugs-there = Drugs are on their way there: one troop has to stay.
table-note-left = left to nobody
table-note-mob = back to the mob
table-victory = Victory: { $place }{ $respect ->
    [0] {""}
   *[other] , +{ $respect } respect and an event
}{ $drugs ->
    [0] {""}
    [one] , { $drugs } drug
   *[other] , { $drugs } drugs
}.
table-taken = Without a fight: { $place }{ $respect ->
    [0] {""}
   *[other] , +{ $respect } respect and an event
}{ $drugs ->
    [0] {""}
    [one] , { $drugs } drug
   *[other] , { $drugs } drugs
}.
table-left = { $place } is given up{ $respect ->
    [0] {""}
   *[other] {""}: −{ $respect } respect
}{ $drugs ->
    [0] {""}
    [one] , { $drugs } drug stays there
   *[other] , { $drugs } drugs stay there
}{ $capital ->
    [yes] , the mob comes back
   *[no] {""}
}.
table-would-fulfil = Would fulfil: { $what } (+{ $points })
table-odds = Estimate: { $percent }% to win
table-odds-how = Reckoned with your hand and the cards you have not seen; without clan events.
table-lose_drug = Give up a drug in { $place }
table-lose_soldier = Give up a soldier in { $place }
table-place_soldier = A soldier in { $place }

# A territory that is pointed at.
table-gives-conso = Pays { $money } a turn, and drugs can be sold here.
table-gives-prod = { $count ->
    [one] Gives a drug or a soldier a turn.
   *[other] Gives { $count } drugs or soldiers a turn.
}
table-gives-grey = Gives nothing by itself.
table-threat = { $name } stands next to it, in { $place }, with { $value }.
table-near = Next to { $places }.

# Clans, secrets, piles.
table-respect = respect
table-claims = Revealed now, your profile would add { $profile } and your target { $target }.
table-wins = wins
table-token = { $name }: { $count } respect
table-token-then = { $count } respect after this order
table-out = out
table-boss-in = boss in { $place }
table-target-of = target: { $clan }
table-knows = hand: { $cards }
table-profile-secret = your profile, secret
table-profile-shown = your profile, revealed
table-profile-out = your profile, out of play
table-reveal = Reveal: { points } now
table-reveal-sure = { $what ->
    [profile] Sure? All see it. Its other lines can still score.
   *[target] Sure? Everybody will see it.
}
table-call = Play a clan event
table-call-none = None of yours can be played now.
table-piles = Event in force and piles
table-pile-weapons = weapons
table-pile-events = events
table-pile-discard = discard
table-next-event = next: { $clan }

## Page: fight, deals, after

# A fight.
table-fight-title = Fight in { $place }
table-fight-resume = Back to the fight in { $place }
table-fight-map = See the map
table-fight-round = Round { $round }
table-fight-who = { $you ->
    [yes] you attack { $place }
   *[no] { $name } attacks { $place }
}
table-fight-respect = Respect
table-fight-more = Rounds and stakes
table-fight-watched = { $mob ->
    [yes] { $name } chooses in secret; then the mob draws a card from the pile.
   *[no] Both sides choose in secret; both cards turn at the same moment.
}
table-fight-attacks = attacks
table-fight-defends = defends
table-fight-attacking = { $clan }, attacking
table-fight-defending = { $mob ->
    [yes] holds { $place }
   *[no] { $clan }, defending { $place }
}
table-fight-away = retreated to { $place }
table-fight-whole = unhurt
table-fight-less = { $start } − { $lost }
table-fight-gauge = Troop value { $value } of { $start }
table-fight-nobody = nobody is left
table-fight-chooses = is choosing
table-fight-ready = ready
table-fight-choose = your card
table-fight-draws = draws from the pile
table-fight-heavy = { $weapon } needs { $need }: too much for { $value }, it would do 0.
table-fight-mob = A mob of value { $value }, without cards: each round it draws one from the pile ({ $pile } left).
table-fight-held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}{ $known ->
    [0] , unknown
   *[other] , { $known } known
}
table-fight-played = played
table-fight-versus = against
table-fight-total = total
table-fight-difference = { $one } − { $other } = { $difference }
table-fight-for = hits { $name }
table-fight-nothing = nobody is hurt
table-fight-term-force = troop value
table-fight-term-special = special weapon
table-fight-term-ninkyo = { power-YAN }
table-fight-term-heavy = too heavy
table-fight-hand = Your weapons
table-fight-choose-round = Round { $round }, with a value of { $value }
table-fight-terrorised = Terror: your card of this round is drawn by chance
table-fight-strikes = Damage { $damage }.
table-fight-useless = Not usable: it needs { $need }, you have { $value }.
table-fight-lay = Lay down { $weapon }
table-fight-rounds = Rounds
table-fight-before = { $count } with earlier hands
table-fight-line = { $weapon }: { $total }
table-fight-against = against { $what }
table-fight-cost = { $name } −{ $damage }
table-fight-coming = to come
table-fight-then = { $mob ->
    [yes] When all cards are played: { $count } new ones, and the attacker may retreat.
   *[no] When all cards are played: { $count } new ones each, and the attacker may retreat.
}
table-fight-bound = From now on, equal totals cost the attacker 1.
table-fight-way-out = Fight on, or slip away?
table-fight-way-out-why = { $mob ->
    [yes] You have { $count } new cards. Who retreats loses nobody; the troops are spent, and the territory stays as it is.
   *[no] You both have { $count } new cards. Who retreats loses nobody; the troops are spent, and the territory stays as it is.
}
table-fight-on = Fight on
table-fight-retreat = Retreat to { $place }
table-fight-retreat-to = or retreat to
table-fight-free = free
table-fight-yours = yours, value { $value }
table-fight-slipped = { $you ->
    [yes] you slip away to { $place }
   *[no] { $name } slips away to { $place }
}
table-fight-takes = { $you ->
    [yes] { $place } is yours
   *[no] { $name } takes { $place }
}
table-fight-holds = { $you ->
    [yes] you hold { $place }
   *[no] { $name } holds { $place }
}
table-fight-mob-holds = the mob holds { $place }
table-fight-nobodys = { $place } is nobody's
table-fight-after = { $count ->
    [0] You have no cards left.
    [one] You have { $count } card left.
   *[other] You have { $count } cards left.
}
table-fight-keep = { $count ->
    [0] Keep them
    [one] Keep, and draw { $count }
   *[other] Keep, and draw { $count }
}
table-fight-change = { $count ->
    [one] Discard { $count } card, draw { $full }
   *[other] Discard all { $count }, draw { $full }
}
table-fight-claims = What can be scored now
table-fight-hands = { $name } may change cards.

table-stake-title = At stake
table-stake-outcome = The outcome
table-stake-win = { $you ->
    [yes] If you win
   *[no] If { $name } wins
}
table-stake-lose = { $you ->
    [yes] If you lose
   *[no] If { $name } loses
}
table-stake-taken = { $you ->
    [yes] { $place } is yours
   *[no] { $place } goes to { $name }
}
table-stake-respect = { $you ->
    [yes] your respect: { $from } → { $to }
   *[no] { $name }'s respect: { $from } → { $to }
}
table-stake-drugs = { $drugs } with it, from { $holder }
table-stake-event = an event card is drawn
table-stake-boss = { $you ->
    [yes] your boss falls, and you are out of the game
   *[no] { $name }'s boss falls, and { $name } is out of the game
}
table-stake-lost = { $you ->
    [yes] your engaged troops are lost
   *[no] { $name }'s engaged troops are lost
}
table-stake-fell = { $you ->
    [yes] you lost { $troops }
   *[no] { $name } lost { $troops }
}
table-stake-slipped = { $you ->
    [yes] your troops, of value { $value }, got away to { $place }
   *[no] { $name }'s troops, of value { $value }, got away to { $place }
}
table-stake-held = { $you ->
    [yes] { $drugs ->
        [yes] { $place } and its drugs stay yours
       *[no] { $place } stays yours
    }
   *[no] { $drugs ->
        [yes] { $place } and its drugs stay with { $name }
       *[no] { $place } stays with { $name }
    }
}
table-stake-mob = the mob keeps { $place }
table-stake-goal = { $profile }: “{ $goal }”, +{ $points } if you reveal

# Clan events and other choices in between.
table-event-title = Clan events
table-event-which = { $count ->
    [one] Take the card up to play it now, or keep it.
   *[other] Take a card up to play it now, or keep them.
}
table-event-none = None of yours can be played now.{ $idle ->
    [yes] { " " }You need not press anything.
   *[no] { "" }
}
table-event-lasts = It stays in force until the next permanent one.
table-event-ready = Ready to be played.
table-event-changeable = You have passed. You may still change that.
table-event-territory = Choose a territory, here or on the map.
table-event-retreat = Retreat to where?
table-event-player = Choose a clan.
table-event-count = How many?
table-event-drug = What does this territory give?
table-event-soldier = What does this territory give?
table-event-nothing = nothing
table-event-done = Another one?
table-event-play = Play “{ $card }”
table-event-pass = Pass
table-window-event_window = A moment for clan events
table-window-called_event = Your clan event
table-window-last_reveals = The end of the turn
table-window-why-last_reveals = Deeds of this turn count only if your profile is revealed now. It stays, and its other lines can still score; but all see what you are after.
table-window-new_hand = { card-G08 }
table-window-why-new_hand = You may change your whole hand.
table-window-look = { card-G12 }
table-window-why-look = Whose target do you look at? You alone see it.
table-window-discard = { card-S3 }
table-window-why-discard = Choose the cards you discard, one by one.
table-window-profile = { $points ->
    [0] Reveal your profile (scores nothing)
   *[other] Reveal your profile: +{ $points }
}
table-window-target = Reveal your target: +{ $points }
table-window-hidden = Reveal nothing
table-window-keep = Keep my cards
table-shown-event_drawn = { $you ->
    [yes] you draw an event
   *[no] { $name } draws an event
}
table-shown-event_played = { $you ->
    [yes] you play a clan event
   *[no] { $name } plays a clan event
}
table-shown-event_skipped = an event of a clan that is not there
table-shown-event_handed = { $you ->
    [yes] a clan event for you
   *[no] a clan event for { $name }
}
table-shown-profile_revealed = { $you ->
    [yes] you reveal your profile
   *[no] { $name } reveals a profile
}
table-shown-hand_shown = { $you ->
    [yes] all see your weapon hand
   *[no] the weapon hand of { $name }
}
table-shown-target_revealed = { $you ->
    [yes] you reveal your target
   *[no] { $name } reveals a target
}
table-shown-eliminated = { $you ->
    [yes] your boss is dead: you are out
   *[no] { $name } is out: the boss is dead
}

# Deals.
table-desk-title = Deals
table-desk-shut = For the moment nothing can be agreed.
table-desk-offer = Make { $name } an offer
table-desk-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-desk-ways = { $out ->
    [0] you can buy drugs here
   *[other] { $back ->
        [0] you can sell drugs here
       *[other] you can sell and buy drugs here
    }
}
table-desk-no-ways = no drug can change hands
table-desk-known = known:
table-desk-change = Change your hand
table-desk-change-cost = { $count ->
    [one] once: { $count } card goes, and as many are drawn
   *[other] once: all { $count } go, face up, and as many are drawn
}
table-desk-change-any = once: as many as you like go, face up, and as many are drawn
table-desk-changed = done in this phase
table-desk-picky = { power-SEG }: choose the cards you discard.
table-desk-change-some = { $count ->
    [0] Choose cards
    [one] Discard { $count }, draw { $count }
   *[other] Discard { $count }, draw { $count }
}
table-desk-show = Show a card
table-desk-show-why = to one player; it stays yours
table-desk-show-to = { $weapon } to { $name }
table-deal-offer = Your offer
table-deal-counter = Your answer
table-deal-partner = To whom
table-deal-choose = To whom do you make it?
table-deal-discard = Drop this offer
table-deal-you-give = You give
table-deal-they-give = { $name } gives
table-deal-drugs = Drugs, by where they can go
table-deal-no-way = None of yours lies next to a territory of theirs.
table-deal-no-way-back = None of theirs lies next to a territory of yours.
table-deal-weapons = Weapons, one for one
table-deal-no-cards = no cards
table-deal-open = open
table-deal-closed = closed
table-deal-open-why = Open: they see which card it is.
table-deal-closed-why = Closed: they see which card it is only after the deal.
table-deal-turn = { $weapon } is { $way }: turn it over
table-deal-any = A card of their choice
table-deal-by-name = Ask for a card by name…
table-deal-ask = Ask for { $weapon }
table-deal-drop = Without { $what }
table-deal-known = In that hand, as far as you know:
table-deal-have = You have { $money }.
table-deal-no-money = no money
table-deal-you-pay = you pay { $money }
table-deal-you-get = you get { $money }
table-deal-pay = you pay
table-deal-get = you get
table-deal-add = { $what }: { $money } more
table-deal-clear = take the money out
table-deal-note = { $value }
table-deal-words = Your words: a price for later, a threat, a truce…
table-deal-promise = Add promises (truce, credit)…
table-deal-send = Send to { $name }
table-deal-nothing = nothing
table-deal-sentence = { $begging ->
    [yes] { $you ->
        [yes] you ask { $taker } for { $wants }
       *[no] { $name } asks { $to ->
            [you] you
           *[other] { $taker }
        } for { $wants }
    }
   *[no] { $you ->
        [yes] you give { $taker } { $gives }
       *[no] { $name } gives { $to ->
            [you] you
           *[other] { $taker }
        } { $gives }
    }{ $free ->
        [yes] {""}
       *[no] , for { $wants }
    }
}.
table-deal-flaw-empty = There is nothing in it yet.
table-deal-offers = { $name } offers you
table-deal-answers = { $name } answers
table-deal-later = Put aside; it waits under Offers
table-deal-of = { $n } of { $count }
table-deal-get-from = you get from { $name }
table-deal-give-to = you give { $name }
table-deal-accepted = { $name } accepts: a deal.
table-deal-declined = { $name } declines.
table-deal-lapsed = Your offer to { $name } lapses.
table-deal-lacking = You do not hold what is asked for.
table-deal-pick = { $count ->
    [one] Choose the card you give
   *[other] Choose the { $count } cards you give
}
table-deal-pick-first = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
}

# After the game.
story-chapter = Round { $round }, { $you ->
    [yes] you
   *[no] { $name }
}
story-place = Round { $round }
story-length = { $rounds ->
    [one] { $rounds } game round
   *[other] { $rounds } game rounds
}
story-mark-reveal = profile or target revealed
story-mark-taken = fight won by the attacker
story-mark-deal = deal
story-mark-killed = boss removed
story-count = Where the respect came from
story-way-territories = { $you ->
    [yes] you reach { $goal } by taking a territory
   *[no] { $name } reaches { $goal } by taking a territory
}.
story-way-profile = { $you ->
    [yes] you reach { $goal } by your profile
   *[no] { $name } reaches { $goal } by the profile
}.
story-way-target = { $you ->
    [yes] you reach { $goal } by your target
   *[no] { $name } reaches { $goal } by the target
}.
story-way-last = { $you ->
    [yes] you are the last boss alive
   *[no] { $name } is the last boss alive
}.
story-way-capped = { $you ->
    [yes] when the rounds were over, you were ahead
   *[no] when the rounds were over, { $name } was ahead
}.
story-way-shared = When the rounds were over, nobody was ahead alone.
story-part-ground = territories
story-part-merit = profile
story-part-blood = target
story-dead = out
story-secrets = The secrets
story-goals-none = nothing scored
story-hidden = profile hidden to the end
story-land-over = Territories, turn by turn
story-pairs = Who with whom
story-deals-count = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
story-fights-count = { $count ->
    [one] { $count } fight
   *[other] { $count } fights
}
story-battles = The hardest fights
story-battle = Round { $round }, { $rounds ->
    [one] { $rounds } exchange
   *[other] { $rounds } exchanges
} of fire: { $winner } won
story-fights = Fights won
story-fights-none = none at all
story-fights-of = of { $count }
story-deals = Deals
story-deals-none = none
story-deals-got = { $money } got
story-deals-paid = { $money } paid
story-sales = Drugs sold
story-sales-none = none
story-land = Territories
story-land-most = { $count } at most
story-kill-title = { $you ->
    [yes] Your boss falls
   *[no] { $name }'s boss falls
}
story-kill-text = Removed by { $by }: { $you ->
    [yes] you are
   *[no] { $name } is
} out, and all that land is free.
story-reveal-title = { $you ->
    [yes] You are the { $profile }
   *[no] { $name } is the { $profile }
}
story-reveal-text = { $points ->
    [0] The profile is revealed and scores nothing at once.
   *[other] The profile is revealed and scores { $points } at once.
}
story-target-title = { $you ->
    [yes] You show your target
   *[no] { $name } shows a target
}
story-target-text = It was the boss { $of }: { $points } respect.
story-taken-title = { $you ->
    [yes] You take { $place }
   *[no] { $name } takes { $place }
}
story-taken-text = { $attack } against { $defence } ({ $other }), { $rounds ->
    [one] { $rounds } exchange
   *[other] { $rounds } exchanges
}{ $respect ->
    [0] {""}
   *[other] {""}: +{ $respect } respect
}{ $drugs ->
    [0] {""}
    [one] , { $drugs } drug stolen
   *[other] , { $drugs } drugs stolen
}.
story-mob-title = { $place } falls
story-mob-text = { $you ->
    [yes] You beat
   *[no] { $name } beats
} the local mob, { $attack } against { $defence }{ $respect ->
    [0] {""}
   *[other] {""}: +{ $respect } respect
}.
story-held-title = { $place } holds
story-held-text = { $mob ->
    [yes] The local mob beats { $other }, { $defence } against { $attack }.
   *[no] { $you ->
        [yes] You throw
       *[no] { $name } throws
    } { $other } back, { $defence } against { $attack }.
}
story-fled-title = Away from { $place }
story-fled-text = { $attack } against { $defence }, and a retreat before the end: the fight is lost for { $loser } and won for { $winner }.
story-deal-title = { $you ->
    [yes] You deal with { $partner }
   *[no] { $name } deals with { $partner }
}
story-deal-text = { $drugs ->
    [0] {""}
    [one] { $drugs } drug changes hands.{" "}
   *[other] { $drugs } drugs change hands.{" "}
}{ $paid ->
    [0] {""}
   *[other] { $money } is paid.{" "}
}{ $cards ->
    [0] {""}
    [one] A weapon is swapped.
   *[other] { $cards } weapons are swapped.
}
story-grows-title = { $you ->
    [yes] You spread out
   *[no] { $name } spreads out
}
story-grows-text = { $places }: +{ $change } respect.
story-shrinks-title = { $you ->
    [yes] You give ground
   *[no] { $name } gives ground
}
story-shrinks-text = { $places }: −{ $change } respect.
story-quiet-title = A quiet turn
story-quiet-text = Nobody fought, dealt or showed anything.

# --- why the consigliere would do something: what it brings more of ---

gain-respect = It brings you about { $amount } respect more than the other answers.
gain-goals = Goals of your own profile come within reach: worth about { $amount } respect.
gain-land = The land you hold with it is worth about { $amount } respect more.
gain-troops = Your troops are worth about { $amount } respect more with it.
gain-money = Your money and drugs are worth about { $amount } respect more with it.
gain-cards = Your hand is worth about { $amount } respect more with it.
gain-fallen = It keeps your boss alive.
gain-rivals = It costs the strongest of the other clans about { $amount } respect.

# --- figures of the balance lab ---

figure-clan = By clan
figure-profile = By profile
figure-clan-note = Won games as a multiple of the fair share: 1 is fair.
figure-profile-note = Won games as a multiple of the fair share: 1 is fair.
figure-clan_lead = Score above the table's mean, by clan
figure-profile_lead = Score above the table's mean, by profile
figure-objective = Objectives scored, of those who have the profile
figure-place = By numbered territory held at the end
figure-card = By clan event played
figure-card-note = Won games of those who played it, as a multiple of the fair share.
figure-drug_money = Money from drugs, of all money
figure-drugs_sold = Drugs sold on territories, a round
figure-drug_trades = Trades with drugs, of all trades
figure-bosses = Bosses removed a game
figure-out_early = Somebody is out before round 4
figure-first_out = Round in which the first is out
figure-capped = Ended by the number of rounds
figure-winner_points-territories = territories
figure-winner_points-profile = profile
figure-winner_points-target = target
figure-winner_money-income = income
figure-money-income = { figure-winner_money-income }
figure-winner_money-sales = drugs sold on territories
figure-money-sales = { figure-winner_money-sales }
figure-winner_money-drug_trades = trades with drugs
figure-money-drug_trades = { figure-winner_money-drug_trades }
figure-winner_money-trades = other trades
figure-money-trades = { figure-winner_money-trades }
figure-winner_money-events = event cards
figure-money-events = { figure-winner_money-events }
figure-winner_money-killed = of those who were killed
figure-money-killed = { figure-winner_money-killed }
figure-winner_money-commission = commission
figure-money-commission = { figure-winner_money-commission }

# --- what one plays for ---

aim-headline = First to { $goal } respect
aim-ends = The moment a clan has { $goal } respect, it has won, whoever's turn it is.
aim-land = Take numbered territories
aim-land-how = each gives the respect it shows, as long as it is yours
aim-profile = Fulfil your secret profile
aim-profile-how = each objective, once you have shown it; never lost again
aim-target = Kill the boss you are after
aim-target-how = your secret target; show the card to score
aim-target-any = Kill any boss
aim-target-any-how = your target is your own clan: each boss you remove scores, once you show the card
aim-round = Your territories bring you { $own }; { $free } more lie on land that nobody holds.
aim-round-free = { $free } respect lie on land that nobody holds.
now-resources-sell = Sell drugs
now-resources-sell-how = on blue territories of yours; a capital always pays the same
now-resources-make = Make drugs or soldiers
now-resources-make-how = on red territories of yours
now-resources-end = Go on
now-resources-end-how = nobody has to sell or make anything
now-recruit-soldier = Buy troops
now-recruit-soldier-how = on blue and red territories of yours, and where your boss stands
now-recruit-end = Go on
now-recruit-end-how = money kept buys later
now-order-take = Move, and take
now-order-take-how = a territory without troops is yours when one of yours stands there
now-order-attack = Attack
now-order-attack-how = a territory of another clan, or a capital of nobody: a fight
now-order-end = End your moves
now-order-end-how = when every order you want is given
now-deal-trade = Trade with a clan
now-deal-trade-how = drugs or weapons, if they agree
now-deal-hand = Change your hand
now-deal-hand-how = once, all cards or some
now-deal-end = End your turn
now-deal-end-how = the next clan plays

# --- the guided first game ---

# Step by step; what a lesson's `say` names follows the step it belongs to. $price is in millions.
lesson-chapter-map = The map
lesson-chapter-drugs = Drugs
lesson-chapter-moving = Moving
lesson-chapter-deal = A deal
lesson-chapter-fight = A fight
lesson-chapter-respect = Respect
lesson-chapter-alone = On your own

lesson-aim = Respect wins. Whoever first has { $goal } wins immediately, even in a rival's turn. You have none, and Karine and Ernest have moved already. Let's collect some.
lesson-colours = Blue land pays money and buys drugs. Red land makes drugs or soldiers. Grey land, like { territory-ATL }, gives nothing. You, the { clan-MAR }, have { territory-SAL }: red.
lesson-make = { territory-SAL } makes a drug or a soldier, every turn. { power-MAR }, your clan's gift, adds a soldier by itself at the end. Make the drug, and end the phase.
lesson-end-that = Right so far. Now end the phase.
lesson-drug-please = Soldiers come by themselves, thanks to { power-MAR }. Make the drug.
lesson-make-it = Red land that makes nothing? Make the drug.
lesson-sail = Empty land is yours when you walk in. In one order, by sea to { territory-HAB }: a soldier and the drug. Your lieutenant (^) and boss (crown) stay.
lesson-he-goes-further = He goes further than that. Send a soldier.
lesson-boss-stays = The boss stays at home. Lose him, and you are out.
lesson-one-order = One place is enough for now. Carry it out.
lesson-one-soldier-one-drug = One soldier and the drug, both in this order.
lesson-havana-please = { territory-HAB }, please: it is next door, on the way to blue land.
lesson-two-steps = A lieutenant is worth 3 soldiers and goes two steps. Send yours through { territory-HAB } to { territory-MIA }: its number is respect. The grey tokens have moved, and stay.
lesson-that-is-all = That is all for this turn. Carry it out.
lesson-miami-please = { territory-MIA }, with the lieutenant. It has a number.
lesson-event = Your respect: { $respect }. Each gain turns up an event, and it may help anybody. { card-G10 }: all blue land pays. { territory-MIA }, in your colour, is still blue land: { money }.
lesson-turn = A turn has four phases: resources, recruitment, action, deal. This turn, { territory-SAL } and { territory-HAB } each made a drug. Rest finger or pointer on anything: it explains itself.
lesson-bring = Bring one drug from { territory-HAB } to { territory-MIA }. It needs no escort, and blue land buys it for {"$"}{ $price }M, next turn.
lesson-only-the-drug = Only one drug, and only to { territory-MIA }.
lesson-trade = Trade, at last. Karine has drugs in { territory-CUN }, next to your { territory-HAB }. You have { money }.
lesson-offer = Offer Karine one and a half million for one drug, from { territory-CUN } to { territory-HAB }. Each turn, { territory-MIA } pays {"$"}{ $price }M for the first drug.
lesson-to-havana = To { territory-HAB }, on the way to { territory-MIA }.
lesson-leave-a-profit = All you have, at once? Begin with one and a half.
lesson-insult = She knows what it sells for. One and a half.
lesson-one-drug = One, for a start. Trust grows slowly here.
lesson-buy-please = Buy a drug. Karine has some.
lesson-counter = She wants two million. As the first drug sold in a turn, it still brings {"$"}{ $price }M. Paid and delivered at once, a deal needs no trust. Agree.
lesson-still-cheap = It still leaves you a profit. Agree.
lesson-defend = Karine's lieutenant attacks { territory-HAB }. One card each; lower damage loses the difference in troops. The little men on a card are its crew: one soldier manages the { weapon-W02 }.
lesson-too-heavy = Its crew is too big: you have one soldier here. It would do nothing.
lesson-lost = Six against two: your soldier falls. Karine has { territory-HAB }, and all the drugs there. Troops decide which weapons you can play, so bring more.
lesson-cards-after = After a fight, each side may throw away all its cards for five new ones, or keep them and draw up to five. You keep yours: they are good.
lesson-sell = Deals bind nobody for long. But you still have { territory-MIA }: sell your drug there for {"$"}{ $price }M. And this time { territory-SAL } makes a soldier.
lesson-soldier-now = A soldier this time. We have a score to settle.
lesson-sell-and-make = Sell the drug in { territory-MIA }, and make a soldier in { territory-SAL }.
lesson-hire = { money }. A soldier costs {"$"}{ $price }M, and starts on blue or red land, or where your boss stands. Hire four in { territory-MIA }.
lesson-not-at-home = In { territory-MIA }: they have a visit to pay from there.
lesson-four-there = Four soldiers, in { territory-MIA }. Then end the phase.
lesson-strike-back = All soldiers from { territory-MIA } to { territory-HAB }, in one order: who arrives together fights together. Your lieutenant stays: land left empty is nobody's. { $own } against { $his }.
lesson-all-of-them = All of them, together.
lesson-home-waits = Those from { territory-MIA } will do. { territory-SAL } keeps its own for later.
lesson-he-holds = He stays. Land without a troop is nobody's.
lesson-only-soldiers = The soldiers, and nobody else.
lesson-havana-first = { territory-HAB } first. It is a matter of pride.
lesson-bulldozer = Your clan's own weapon, the { weapon-S-MAR }, strikes with all your troops are worth: { $force } today. It needs { $need }. It weakens as they fall, so play it first.
lesson-small-print = Its crew is bigger: it takes more troops than you have.
lesson-own-weapon = That would do, too. But the { weapon-S-MAR } weakens as your troops fall: that one first.
lesson-secret = { territory-HAB } is yours again. Now a secret: your profile, the { profile-P7 }, pays for beating somebody you dealt with. Done! Stolen drugs would pay, too: read it.
lesson-prey = Secret, too: your target, Ernest's boss ({ clan-NVE }). Remove that one, show the card, and it pays what is printed on it. Bosses seldom fall; numbered land and profiles win.
lesson-mobs = Four capitals, with double rims, like { territory-NYC }: respect, and more money or goods than elsewhere. A local mob (the mask, 10) holds each until a clan beats it.
lesson-clan-events = Some events bear a clan on their back; { card-M3 } bears yours. That clan takes the card in hand, and plays it in the phase it names, in anybody's turn.
lesson-steal = Your turn is not over. Find it yourself, without me: where are more drugs to be had, without paying?
lesson-all-together = The right idea. Send three soldiers or more, for the stronger weapons.
lesson-from-home = Your soldiers in { territory-SAL } are free. The others hold what you have.
lesson-look-next-door = All else can wait. Look at { territory-CUN }: Karine's drugs, and one soldier to guard them.
lesson-which-card = { $own } against { $his }. Which card?
lesson-needs-more = It takes more troops than you brought. Look at its crew.
lesson-reveal = Enough for tonight: I end your turn. What you did counts only if you show it now. The profile stays, and its other lines can still score.
lesson-now-or-never = Next turn is too late. Reveal your profile.
lesson-end = { $respect } of { $goal }, and nobody saw it coming. Hold numbered land, sell drugs, trade with everybody, choose your moment. Capitals, bosses and clan cards await you in a real game.

## The rules: in two minutes, and what stands in and under pictures (`two_minutes.toml`, `table/rules/`)

rules-aim-title = Respect wins, and at once
rules-aim = The game ends the moment a clan has { $goal } respect, in anybody's turn. Territories with a number give it and can lose it; secret goals give it for good.
rules-turn-title = Four phases a turn
rules-turn = Take money and drugs, and sell what lies on markets. Recruit. Move and attack. Then deal with the others.
rules-chain-title = Made in the south, sold in the north
rules-chain = Red land makes drugs, blue land buys them. Drugs move one territory a turn, by land or along sea routes, and hardly anybody owns the whole way.
rules-fight-title = A fight: two weapons at once
rules-fight = Both show one card; the lower damage suffers the difference. A weapon that needs more troops than you have left counts nothing. Soldiers fall first, the boss last.
rules-deal-title = Everything else is a bazaar
rules-deal = In your deal phase, sell drugs to a clan next to them, buy some, swap weapons. What changes hands at once is safe. Credit is a matter of trust.
rules-secret-title = Two secrets of yours
rules-secret = Your profile lists goals that score once you reveal it. Your target is a boss: remove it for { $points } respect. Nobody knows either until you show them.
rules-boss-title = Guard your boss
rules-boss = Lose your boss and you are out: your troops leave the board, and your money goes to whoever did it. The boss is also your strongest piece.
rules-picture-respect = Respect
rules-picture-resources = Resources
rules-picture-recruitment = Recruitment
rules-picture-action = Action
rules-picture-deal = Deal
rules-diagram-routes = { territory-HAB } has no neighbour by land. Sea routes make { territory-MIA }, { territory-CUN }, { territory-KIN } and { territory-SDO } adjacent to it, for troops and for drugs.
rules-diagram-fight = On the left both weapons can be used: the lower one suffers the difference, as the gauge shows. On the right one side has too few troops left for its weapon: it counts nothing.
rules-diagram-deal = The Armada can sell its drugs to the Maras: the drugs move along the route to a territory of the buyer, as the money changes hands. Without such a neighbour there is no sale.

# --- phases of a turn ---

phase-setup = Setting up
table-turn-of = Round { $round } · { $you ->
    [yes] you
   *[no] { $name }
}

# What the map's signs stand for.
table-sign-conso = blue: pays, buys drugs
table-sign-prod = red: makes drugs, soldiers

## Examples of the rules, to be tried out (`examples/`)

rules-example-route = drugs at sea
rules-example-fight = against a local mob
lesson-example-route = { territory-SAL } has a port. In one order, a soldier and the drug go by sea to { territory-HAB }, which is nobody's. Or see where else the routes lead.
lesson-example-route-end = A sea route makes two territories neighbours. Empty land is yours when a troop enters it, and a drug needs a troop where it arrives.
lesson-example-fight = { territory-LVG } is held by a mob of { $mob }; you come with { $own }. Choose a weapon you have troops enough for. One is drawn for the mob.
lesson-example-fight-end = The lower damage suffers the difference. Soldiers fall first, then the lieutenant. If your value drops below what a weapon needs, that weapon counts nothing.

# --- what a lesson has taught, by chapter: the card at its end ---

learned-map = Blue pays, red produces, and the numbers on the land are respect.
learned-drugs = You make drugs in one place and sell them in another.
learned-moving = Land that is empty is yours when you enter it; a lieutenant takes two steps.
learned-deal = What is paid and delivered at once is safe; nothing else is.
learned-fight = Numbers, weapons and nerve decide a fight.
learned-respect = Goals shown in time are respect, and respect wins.
learned-alone = You did it again with nobody at your elbow.

# --- tips: what pieces say of themselves, in 25 words at most ---

tip-territory = { $gives } { $respect ->
    [0] One troop on it is enough to hold it.
   *[other] Worth { $respect } respect while you hold it; lost with the land.
}
tip-clan-now = Own weapon: { $weapon }, { $what }.
tip-weapon = { $need ->
    [one] Damage { $damage }, for one troop at least.
   *[other] Damage { $damage }, if your troops in the fight are worth { $need } at least.
} Both sides show one card; the lower total loses the difference.
tip-weapon-special = In the hands of its own clan, { $clan }: { $what }.
tip-weapon-now = { $count ->
    [one] You hold one.
   *[other] You hold { $count }.
}
tip-event-now = { $own ->
    [yes] Yours; nobody else knows it.
   *[other] {""}
} { $when ->
    [general] Applied as soon as it is drawn.
   *[other] Played in this phase: { $when }.
} { $permanent ->
    [yes] It stays in force until the next permanent one.
   *[other] {""}
}
tip-profile = Secret goals. Revealed, it scores every goal that is fulfilled then, and later the others as they come. Never lost.
tip-profile-now = { $goals ->
    [none] Nothing of it is fulfilled now.
   *[other] Fulfilled now: { $goals }. Revealed, it would bring { $points } respect.
}
tip-target-own-name = Target: your own clan
tip-target-name = Target: the boss of { $clan }
tip-target-now = { $alive ->
    [yes] { $name } plays that clan; its boss is in { $place }.
   *[other] { $name } is out already.
}
tip-kind-conso-name = Blue territory
tip-kind-conso = Pays { $income } a turn, a capital { $capital_income }. Drugs are sold here: the first for { $first }, the next for less.
tip-kind-prod-name = Red territory
tip-kind-prod = { $pieces ->
    [one] One drug or soldier each turn, as you choose
   *[other] { $pieces } drugs or soldiers each turn, as you choose
}; a capital makes { $capital_pieces }.
tip-kind-grey-name = Grey territory
tip-kind-grey = Gives nothing by itself. But it is a way, and some goals count it.
tip-phase-R-name = Resources
tip-phase-R = Blue land pays and buys drugs, red land makes drugs or soldiers.
tip-phase-C-name = Recruitment
tip-phase-C = Buy soldiers and lieutenants, on red or blue land of yours, or where your boss is.
tip-phase-A-name = Action
tip-phase-A = Move troops and drugs. Troops that enter hostile land start a fight.
tip-phase-D-name = Deal
tip-phase-D = Trade drugs, money and weapon cards with other clans, and change your hand.
tip-phase-F-name = Fight
tip-phase-F = One weapon card each, shown together, until one side has no troops left.
tip-back-weapons-name = Weapon card
tip-back-weapons = Every clan holds { $hand } outside a fight. Only its owner knows which.
tip-back-events-name = Event card
tip-back-events = One is drawn for every gain of respect. The clan on its back gets it; the continent is for all.
tip-back-profiles-name = Profile
tip-back-profiles = The secret goals of a clan. They score once it is revealed.
tip-back-targets-name = Target
tip-back-targets = The boss this clan wants gone. Only its owner knows which.
tip-pile-weapons-name = Weapon pile
tip-pile-weapons = Hands are filled from here, and the mob draws its cards from it.
tip-pile-events-name = Event pile
tip-pile-events = One is drawn for every gain of respect. The back shows whose the next one is.
tip-discard-weapons-name = Weapons played
tip-discard-weapons = Open to all. They are shuffled again when the pile runs out.
tip-discard-events-name = Events played
tip-discard-events = Open to all.
tip-pile-now = { $count ->
    [one] One card.
   *[other] { $count } cards.
}
tip-way-open-name = Open
tip-way-open = The other clan sees which card it is before answering.
tip-way-closed-name = Face down
tip-way-closed = The other clan does not see the card until the deal is done.
tip-sea-name = Sea route
tip-sea = Joins two ports as if they touched: for troops, drugs and deals.
tip-range-name = Impassable
tip-range = What lies on both sides is not adjacent.
tip-tunnel-name = Tunnel
tip-tunnel = Two territories joined for the moves of one clan.
tip-border-name = Closed border
tip-border = No drug crosses it while the event is in force.
tip-soldier-name = Soldier
tip-soldier = Worth 1, moves 1, costs { $soldier_price }. Falls first in a fight.
tip-spent-name = Grey tokens
tip-spent = Troops and drugs that have moved or fought in this phase. They cannot move again before the next turn.
tip-soldier-now = { $soldiers } on the map.
tip-lieutenant-name = Lieutenant
tip-lieutenant = Worth { $lieutenant }, moves up to 2, costs { $lieutenant_price }. At most { $most }. Falls after the soldiers.
tip-lieutenant-now = { $lieutenants } on the map.
tip-boss-name = Boss
tip-boss = Worth { $boss } for most clans, moves 1. Falls last; without him the clan is out.
tip-boss-now = { $place ->
    [none] Gone.
   *[other] In { $place }.
}
tip-drug-name = Drug
tip-drug = Belongs to whoever holds the land it lies on. Moves 1. Sell it on blue land, or deal with it.
tip-mob-name = Local mob
tip-mob = Holds a capital that no clan holds. Worth { $mob }; fights with cards from the pile.
tip-capital-name = Capital
tip-capital = Gives more than other land. If no clan holds it, a mob worth { $mob } does.
tip-respect-name = Respect
tip-respect = Land, target and profile bring it. The first clan at { $goal } wins at once, in anybody's turn.
tip-respect-now = { $respect } of { $goal }.
tip-track-name = The respect track
tip-track = Every clan where it stands. The first at { $goal } wins at once.
tip-value-name = Troop value
tip-value = All troops of a side together: what weapons need, and what damage takes away. The white marks on the bar stand at 3 and 6.
tip-damage-name = Damage
tip-damage = The higher total wins the round; the other side loses the difference in troops.
tip-need-name = What it needs
tip-need = The troop value this weapon takes. With less, it counts zero.
tip-hand-name = Your weapon cards
tip-hand = Always { $hand } outside a fight. One is played each round of a fight; nobody else sees them.
tip-money-name = Money
tip-money = Buys troops and pays deals, in full or not at all. It wins nothing by itself.
tip-money-now = { $you ->
    [yes] You have { $cash }.
   *[other] { $name } has { $cash }.
}
tip-fight-name = Fight
tip-fight = Round by round each side lays a weapon card in secret. The lower total loses troops, until one side has none.
tip-trade-name = Deals
tip-trade = In the active clan's deal phase: drugs along a way, money, weapon cards one for one. At once is safe; credit is trust.
tip-offer-name = Offer
tip-offer = Drugs, money and weapon cards, both ways. Accepted, all of it changes hands at once.
tip-call-name = Play an event
tip-call = Stops the table for a moment, so that you can play one of your events.
tip-odds-name = Chance to win
tip-odds = Reckoned with your hand and the cards you have not seen; without clan events.
tip-stage-name = The turn
tip-stage = Resources, recruitment, action, deal; then the next clan. { $goal } respect win at once.
tip-land-name = Territories
tip-land = Land with at least one troop of this clan on it.
tip-land-now = { $land } now.
tip-cards-name = Weapon cards
tip-cards = How many this clan holds. Which, only its owner knows.
tip-cards-now = { $cards ->
    [one] One.
   *[other] { $cards }.
}
tip-events-name = Clan events
tip-events = Held in secret, played in the phase they name, in anybody's turn.
tip-events-now = { $events ->
    [one] One.
   *[other] { $events }.
}
tip-known-name = What all know
tip-known = Cards, profile or target of this clan that were shown to you.

# --- the phone ---

table-clan-look = Tap a clan to see what it can do.
