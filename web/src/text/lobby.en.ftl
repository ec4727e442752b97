# The lobby, the room before a game, and the house's other pages.

lobby-title = Omertà: gangster games
lobby-title-turn = ● Your turn – Omertà
lobby-home = Omertà, to the lobby
lobby-motto-games = Gangster games, one law:
lobby-motto-law = what is hidden stays hidden.
lobby-people = { $people ->
    [one] { $people } player
   *[other] { $people } players
}
lobby-tables = { $tables ->
    [one] { $tables } table in play
   *[other] { $tables } tables in play
}
lobby-nav = The house
lobby-nav-rules = Rules
lobby-nav-watch = Watch
lobby-nav-about = About
lobby-language = Language
lobby-language-name = { $language ->
    [fr] Français
   *[en] English
}
lobby-loading = Just a moment…
lobby-offline = The house cannot be reached since { $since }. Nothing is lost; this page comes back by itself.
lobby-unreachable = The house cannot be reached right now. Try again in a moment.
lobby-not-done = That did not work ({ $status }). Try again in a moment.
lobby-to-lobby = To the lobby
lobby-copy = Copy
lobby-copied = Copied
lobby-save = Save
lobby-saved = Saved.
lobby-close = Close
lobby-cancel = Cancel
lobby-number-bad = A whole number from { $least } to { $most }.

# --- posters ---

lobby-posters = The games
lobby-poster-show = Show { $game }
lobby-poster-rules = { $game }: the rules
lobby-players = { $least } to { $most } players
lobby-minutes = { $same ->
    [yes] { $least } min
   *[no] { $least }–{ $most } min
}
lobby-play-now = Play now
lobby-play-level = Against whom?
lobby-play-easiest = the easiest to begin with
lobby-play-dealing = Dealing…
lobby-play-now-game = against bots: { $game }
lobby-create = Create a table
lobby-create-game = Create a table of { $game }

# --- your tables ---

lobby-yours = Your tables
lobby-yours-none = No table yet: play against bots at once, or create a table and share its links.
lobby-waiting = { $count ->
    [one] one waits for your move
   *[other] { $count } wait for your move
}
lobby-first = Good to know
lobby-first-link = Share a link, play.
lobby-first-link-more = Tonight or a move a day, wherever your friends are.
lobby-first-account = No account.
lobby-first-account-more = A name is enough, and this browser remembers you.
lobby-first-bots = Bots don't cheat.
lobby-first-bots-more = They see what a player in their seat would see, and nothing else.
lobby-turn-yours = Your turn
lobby-turn-others = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
lobby-over = The game is over
lobby-free = { $free ->
    [one] one seat is free
   *[other] { $free } seats are free
}
lobby-complete = Everybody is here
lobby-stage-title = { $stage } · { $title }
lobby-with = with { $names }
lobby-alone = nobody else yet
lobby-bots = { $bots ->
    [one] a bot
   *[other] { $bots } bots
} ({ $level })
lobby-this-move = for this move
lobby-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
lobby-do-play = Play
lobby-do-open = Open
lobby-do-review = Look back
lobby-do-join = Join
lobby-do-watch = Watch
lobby-do-at = { $verb }: { $game }, { $whose }

# --- other people's tables ---

lobby-open = Open tables
lobby-open-none = No open table. Open yours: somebody will come.
lobby-open-none-such = No open table at this pace.
lobby-open-back = Open tables
lobby-watch = Tables to watch
lobby-watch-some = Watch ({ $count })
lobby-watch-none = { $tables ->
    [0] No game is being played right now.
   *[other] The games in play are by invitation: there is none to watch.
}
lobby-filter = Which tables
lobby-filter-all = All
lobby-filter-live = Live
lobby-filter-days = A move a day
lobby-hosted = { $host }'s table
lobby-untitled = a table
lobby-row-without-hints = { $title } · no hints
lobby-places = { $taken } of { $seats }
lobby-gone-started = has just begun
lobby-gone-closed = no longer open
lobby-pace-live = live
lobby-pace-live-detail = { $minutes } min + { $increment } s
lobby-pace-days = over days
lobby-pace-days-detail = { $days ->
    [one] a move a day
   *[other] { $days } days a move
}
lobby-pace-none = no clock
lobby-pace-none-detail = take your time
lobby-tabs = Parts of the lobby
lobby-tab-posters = Posters
lobby-tab-yours = Yours
lobby-tab-open = Open
lobby-tab-watch = Watch

# --- who I am ---

lobby-me-menu = { $name }: name and settings
lobby-me-nobody = You
lobby-me-guest = guest
lobby-me-welcome = no account needed
lobby-name = Your name
lobby-name-hint = What the others at the table will see.
lobby-name-missing = A name is missing: any will do.
lobby-settings = Settings
lobby-motion = Motion
lobby-motion-system = As the system
lobby-motion-full = Full
lobby-motion-less = Less
lobby-speed = What happens is shown
lobby-speed-full = Calmly
lobby-speed-fast = Fast
lobby-speed-none = At once
lobby-sound = Sounds
lobby-notify = Tell me in this browser when it is my turn
lobby-notify-denied = The browser does not allow notifications for this page. Its settings, beside the address, can change that.
lobby-webhook-title = Call another service when it is my turn
lobby-webhook = Webhook address
lobby-webhook-hint = It gets a short message whenever a table begins to wait for you. Leave it empty for none.
lobby-webhook-bad = That is not a whole address: it begins with https://
lobby-move-title = Continue on another device
lobby-move-make = Make a private link
lobby-move-life = { $minutes ->
    [one] Open it on the other device. Good once, for one minute. Show it to nobody: it is you.
   *[other] Open it on the other device. Good once, for { $minutes } minutes. Show it to nobody: it is you.
}
lobby-alone-do = Sign out all other devices
lobby-alone-hint = If you lost one, or opened a link where others play.
lobby-alone-done = Done: only this device is you now. Links that were not used are void.
lobby-move-page-title = Another device – Omertà
lobby-move-ask = Make this device yours?
lobby-move-ask-more = Your name, your seats and your tables will be here too. The other device keeps them as well.
lobby-move-replaces = On this device you are { $name } now. Tables you have here under that name will no longer be reachable from it.
lobby-move-do = Yes, this is mine
lobby-move-dont = No, leave it
lobby-move-done = Welcome back, { $name }.
lobby-move-done-more = This device is yours too now. All your tables are in the lobby.
lobby-move-spent = This link leads nowhere any more.
lobby-move-spent-more = A link is good once and for a short time. Make a new one on the device where you play: your name at the top, then “Continue on another device”.

# --- creating a table ---

lobby-create-heading = A table of your own
lobby-create-game-legend = Game
lobby-create-rules = The rules
lobby-create-seats = Seats
lobby-create-bots = Of these, bots
lobby-create-bot = How good the bots are
lobby-create-who = { $free ->
    [0] You against { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }
    [one] You, one free seat{ $bots ->
        [0] {""}
        [one] {" "}and a bot
       *[other] {" "}and { $bots } bots
    }
   *[other] You, { $free } free seats{ $bots ->
        [0] {""}
        [one] {" "}and a bot
       *[other] {" "}and { $bots } bots
    }
}
lobby-clock = Clock
lobby-clock-none = None
lobby-clock-live = Live
lobby-clock-days = Over days
lobby-clock-none-hint = Everybody takes their time.
lobby-clock-live-hint = Each player has so much for the whole game, and a little more for every move.
lobby-clock-days-hint = Each move may take days: play when you like, and be told when it is your turn.
lobby-clock-speed = Time for each player
lobby-clock-own = My own
lobby-clock-minutes = Minutes for the game
lobby-clock-increment = Seconds added per move
lobby-clock-days-each = For every move
lobby-create-door = Who may come
lobby-create-private = By invitation
lobby-create-listed = Open to all
lobby-create-private-hint = Only those you send a link can sit down.
lobby-create-listed-hint = The table stands in the lobby, and anyone may sit down or watch.
lobby-hints = May be asked
lobby-hints-none = No hints
lobby-hints-hint = In your turn you may ask for the best moves, as far as can be told from your seat. Who asked is shown after the game.
lobby-hints-none-hint = Everybody thinks for themselves: the consigliere says nothing at this table. Where several people play, this is usual.
lobby-create-talk = Bots
lobby-create-talking = Talk
lobby-create-quiet = Quiet
lobby-create-talking-hint = They greet, explain their offers, and bear grudges aloud.
lobby-create-quiet-hint = They speak only when spoken to.
lobby-create-title = Name of the table
lobby-create-title-hint = Optional.
lobby-create-language = Language
lobby-create-options = House rules ({ $count })
lobby-create-do = Create the table

# --- the room before the game ---

lobby-room-title = { $game } – Omertà
lobby-room-host-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
lobby-room-host-free-more = Send every friend the link of their own seat, or seat a bot.
lobby-room-host-full = Everybody is here.
lobby-room-host-full-more = Start when you like: the seed is sealed, the cards are waiting.
lobby-room-guest-free = { $free ->
    [one] One player is still to come.
   *[other] { $free } players are still to come.
}
lobby-room-guest-free-more = The game begins when everybody sits. You may leave this page: your seat stays yours.
lobby-room-guest-full = Everybody is here.
lobby-room-guest-full-more = { $host } can start the game now.
lobby-room-anyone-free = { $free ->
    [one] One seat is free: sit down.
   *[other] { $free } seats are free: sit down.
}
lobby-room-anyone-free-more = Anyone may play at this table. Or stay and watch.
lobby-room-anyone-full = The table is full.
lobby-room-anyone-full-more = Stay and watch: the game appears here as soon as it begins.
lobby-room-watcher-free = You are watching this table.
lobby-room-watcher-free-more = Its seats are by invitation. Stay, and the game appears here as soon as it begins.
lobby-room-watcher-full = The table is full.
lobby-room-watcher-full-more = Stay and watch: the game appears here as soon as it begins.
lobby-room-invitation = A seat is waiting for you.
lobby-room-invitation-more = Sit down, and you are in the game.
lobby-room-late = Somebody else has taken the seat you were invited to. You can stay and watch, or ask for another link.
lobby-room-invited = { $host } invites you to { $game }.
lobby-room-invited-plain = You are invited to { $game }.
lobby-room-who = Who is sitting down?
lobby-room-sit-as = You sit down as { $name }.
lobby-room-name-hint = No account, nothing else to fill in.
lobby-room-sit-down = Sit down
lobby-room-sit = Sit here
lobby-room-sit-at = Sit here: seat { $number }
lobby-room-stand = Stand up
lobby-room-start = Start the game
lobby-room-table = The table and its seats
lobby-room-seat-free = Seat { $number } is free
lobby-room-seat-yours = Seat { $number } is for you
lobby-room-you = you
lobby-room-you-host = you, the host
lobby-room-host = host
lobby-room-here = is here
lobby-room-away = will be back
lobby-room-invite = Invite
lobby-room-invite-to = Link to seat { $number }
lobby-room-bot = Bot
lobby-room-bot-at = Seat a bot at seat { $number }
lobby-room-dismiss = Send away
lobby-room-dismiss-name = Send away: { $name }
lobby-room-bots = Which bots to seat
lobby-room-fill = { $free ->
    [one] Seat a bot on the free seat
   *[other] Seat bots on the { $free } free seats
}
lobby-room-watch-link = Link to watch
lobby-room-watching = Watching
lobby-room-options = House rules
lobby-room-sealed = The seed is sealed. Each browser adds a number of its own.
lobby-room-sealed-why = What is that?
lobby-room-chat = Chat
lobby-room-chat-none = Nobody has said anything yet.
lobby-room-chat-say = Say something
lobby-room-chat-send = Send

# --- fairness, about ---

lobby-seal = Sealed seed
lobby-seal-how = before the first card, published after the last:
lobby-seal-check = every game can be checked.
lobby-about-title = About – Omertà
lobby-about = About the house
lobby-about-lead = Omertà is a table for gangster games of bluff, threat and broken promises, for people and bots in any mix. Its first law is its name: nobody learns what the rules hide from them.
lobby-about-fair = The sealed seed
lobby-about-fair-seed = All chance of a game, every shuffle and every die, comes from one secret number, the seed, and from a random number of every player's browser. Before the first card the house publishes the seed's fingerprint; only then do the browsers give their numbers, all at once. So nobody can choose the luck, not even the house. After the last card it publishes the seed itself.
lobby-about-fair-chain = Every action is chained to all before it, and the house signs the chain. Your browser keeps the fingerprint and the chain as it saw them, and compares them after the game: a move that was changed, left out or made up is found.
lobby-about-fair-bots = Bots sit on the same side of the table as you: a bot is given what a player in its seat would see, and never the hidden cards.
lobby-about-fair-check = So anyone can replay a whole game, card by card, and see that it was dealt as promised: on the page after a game, or with the record of the game at home:
lobby-about-free = Free software
lobby-about-free-text = Omertà is free software under the MIT licence: run it for your friends, read it, change it. Rules, bots, server and this page are one project.
lobby-about-games = The games are played by rules we have written down in our own words; all pictures are drawn by us. Omertà is not connected with the games' authors and publishers: if you like a game, buy the box.
lobby-about-privacy = Privacy
lobby-about-privacy-text = No account, no e-mail address, no advertising, no third party. One cookie remembers who you are in this browser; your settings stay in it, and so does what it checks your last games by. The house keeps your name, your seats, your moves and what you say in the chat.
lobby-about-access = Accessibility
lobby-about-access-text = Everything can be done with the keyboard alone and is labelled for screen readers; no information is given by colour alone; text keeps strong contrast.
lobby-about-access-motion = Motion follows your system and can be reduced, and the pace at which events are shown can be changed: your name at the top of the lobby, then Settings. If something stands in your way, it is a fault of ours.
lobby-about-credits = Credits
lobby-about-icons = Pictograms
lobby-about-icons-text = Icons from game-icons.net, made by { $authors }, under the CC BY 3.0 licence.
lobby-about-faces = Typefaces
lobby-about-map = Map
lobby-about-map-text = Coast lines made with Natural Earth, public domain.

# --- lessons ---
lobby-learn = Learn in { $minutes } min
lobby-learn-at = Learn: { $at } of { $steps }
lobby-learn-again = Learn again
lobby-first-time = { $game } for the first time?
lobby-first-time-why = { $minutes } minutes at the real table, with somebody who shows you how.
lobby-first-time-learn = Learn first: { $minutes } min
lobby-first-time-play = Play at once

# --- inviting somebody ---

lobby-invite-heading = Invite to seat { $number }
lobby-invite-about = a name is enough, no account
lobby-invite-code = QR code: opens seat { $number } at this table
lobby-invite-scan = Point a phone's camera here
lobby-invite-scan-public = It opens seat { $number } at this table, from anywhere.
lobby-invite-scan-network = It opens seat { $number } at this table. The phone must be in the same Wi-Fi.
lobby-invite-anywhere = Anywhere
lobby-invite-network = In the same house or Wi-Fi
lobby-invite-tried = This address was tried just now, and it answers.
lobby-invite-not-tried = This address does not answer: a firewall may keep others out.
lobby-invite-elsewhere = Somewhere else
lobby-invite-elsewhere-how = This house has no address on the internet yet. Once it has one, start it with
lobby-invite-localhost = You opened this page as “{ $host }”
lobby-invite-localhost-why = Only this computer can open links that say so: on a friend's phone the word means that phone. The link above is the one to send.
lobby-invite-one = A link seats one person; it ends when somebody sits there.
lobby-invite-alone = Only this computer can open the link.
lobby-invite-alone-how = Nobody else can come in yet, so there is no code to scan. Close the house and open it for your Wi-Fi:
lobby-invite-command = The command that opens the house to your network
lobby-invite-alone-kept = Tables and seats are kept.
lobby-invite-here = For another browser on this computer:

# --- names, and paths that lead nowhere ---

chat-name-ask = What shall the table call you?
chat-name-say = Say it
lobby-nowhere = This path leads nowhere.
lobby-nowhere-more = Perhaps a letter of the address got lost. The lobby knows the way to everything else.
