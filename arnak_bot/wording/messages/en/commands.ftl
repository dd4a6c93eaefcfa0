### The commands as Discord lists them: descriptions hold 100 characters, and so do the names of choices.

## What commands and their options are called.

# A translation names those that it calls otherwise, in small letters and without blanks: [new] neu
# $name: a group, a command or an option in English, as one types it: new
called = { $name }

## /game

game = Start, join and leave games, and learn to play
game-new = Open a table in this channel, or in a new thread
game-solo = Play a solo game, here or in a direct message
game-join = Take a seat at this channel’s table, or come back to yours
game-leave = Give up your seat; in a running game, I then make your simplest moves, or a computer plays
game-start = Start the game as its host, or reopen a closed table
game-again = Play again: open another table like the one that just ended here
game-review = Look back at the finished game: expected points turn by turn, and what decided it
game-learn = Learn to play from scratch, in a few pages with pictures
game-list = The tables on this server: whose turn it is, and where there are free seats
game-list-stay = Post the list here and keep it up to date (needs Manage Server)
game-find = Find people to play with on this server
game-find-game = Which game you would like to play; leave everything out to see who is looking for players
game-find-players = How many players, including you
game-find-note = Anything they should know: "evenings, I’m new to it"
game-invite = Invite somebody to the table that is waiting for players here
game-invite-player = Who to invite
game-ladder = This month’s ladder: the same deal for everybody, one attempt each
game-learn-game = Which game
game-help = Help for every situation, and the meaning of the icons

## /show

show = Look at the table, your hand, the log, the rules, the statistics
show-board = The table as a picture
show-board-part = Just one part of it, at full size
show-board-player = Which player, if the part is one player
show-board-everyone = Show it to the whole channel, with its buttons (players only)
show-board-text = The whole table in words, for screen readers and slow connections
show-hand = Your hand, which only you see
show-log = What has happened so far
show-card = Look up a card, a tile or a character
show-card-name = Type a few letters of its name
show-rules = A short answer about the rules
show-rules-topic = Type a few letters of a rule or a game term
show-deck = Every card a player owns, and what is still in your own deck
show-deck-player = Whose cards; yours if you leave this out
show-exile = The cards that have left play
show-scores = The current scores
show-scores-text = The scores in words, for screen readers and slow connections
show-history = The table as it stood shortly before the end of a round
show-history-round = Which round; the last ten if you leave this out
show-replay = The log of the finished game as a file, and an animation of it
show-mine = Every table, anywhere, that is waiting for you
show-stats = Statistics of finished games: yours, somebody else’s, or this server’s
show-stats-game = Which game; the one played most if you leave this out
show-stats-player = Whose games; yours if you leave this out
show-stats-where = Games everywhere, or only those on this server
show-stats-server = This server’s statistics instead of a player’s
show-stats-text = In words instead of a picture

show-league = This server’s league: ratings, wins, records
show-league-game = Which game; the one played here if you leave this out
show-league-last = The season before this one
show-league-text = In words instead of a picture

## /table

table = Undo, pause, replace, stop; server settings
table-replace = Hand a seat to a new player: your own or, by vote, an absent player’s; as a moderator, any
table-replace-player = Who is leaving
table-replace-new = Who takes over
table-pause = Ask the table for a pause: no pings, no deadline
table-pause-days = How many days; a week if you leave this out; 0 ends your pause, or withdraws your request
table-results = Every game finished on this server, as a file (needs Manage Server)
table-webhook = Send every finished game to your website (needs Manage Server)
table-webhook-address = Where to, starting with https://; off to stop; leave this out to see the current address
table-webhook-names = Send players’ names instead of pseudonyms
table-stop = Stop this channel’s table for everyone
table-undo = Take back your last move; after a reveal or the end of your turn, the others are asked
table-settings = This server’s settings; members with Manage Server can change them
table-settings-channel = Add or remove a channel for tables; while the list is empty, tables are allowed everywhere
table-settings-stop = Who may stop tables
table-server = The league, the ladder, and where I report; members with Manage Server can change these
table-server-league = Run a league with ratings
table-server-season = How often a new league season begins
table-server-ladder = Run a ladder: every month the same deal for everybody, one attempt each
table-server-news = The channel for league and ladder results
table-server-audit = The channel where I report stops, replacements, votes and closed tables
table-server-off = Turn something off

## /me

me = Your preferences at every table, and your stored data
me-preferences = Your preferences at every table: waking hours, messages, how your turns end
me-preferences-zone = Your time zone: type a city
me-preferences-wake = You may be pinged from this hour on
me-preferences-sleep = You are not pinged from this hour on, and no deadline runs
me-preferences-notes = Get a silent direct message when you are next
me-preferences-turns = How your turns end
me-preferences-plans = Play a plan you kept as soon as your turn comes, instead of showing a button
me-preferences-layout = The shape of the pictures that only you see
me-preferences-rated = Take part in server leagues
me-results = Every game you have finished, as a file
me-away = Let a computer play for you while you are away; 0 days means you are back
me-away-days = How many days from now; a click or command at a table takes your seat there back
me-campaign = The Journey: a solo campaign in twelve chapters, with your map and your stars
me-forget = Delete everything stored about you, after asking (not while you are playing)

## /turn

turn = Type your turn: suggestions show what is possible
turn-panel = Open your panel with buttons, as My turn does
turn-do = Do anything that is possible now, by name
turn-do-action = What to do
turn-note = A private note at this table, shown in your panel
turn-choose = Answer the open question
turn-choose-answer = Which answer
turn-pass = Pass, if the game played here allows it
turn-end = End your turn after your main action

## Choices of options.

my-layout-wide = wide
my-layout-tall = tall, for phones
my-layout-table = as each table decides
my-ends-auto = automatically, when nothing is left to do
my-ends-ask = when I press End turn
my-ends-table = as each table decides
part-all = the whole table
off-news = league and ladder results
off-audit = reports of stops, replacements, votes and closed tables
off-list = the live list of tables
off-webhook = the webhook
seasons-none = no seasons, every game counts
seasons-month = every month
seasons-quarter = every quarter
stoppers-opener = the host of the table, and moderators
stoppers-players = any player at the table, and moderators
stoppers-moderators = only moderators, once the game has begun
scope-all = everywhere
scope-guild = on this server
