### What people read about the options of a table: in the commands, in the lobby, and in what a server proposes.
### An option is one message, named after its key with - for _ (shuffle_seats: shuffle-seats); each text about it is an attribute:
###   .new, .solo, .server   what is asked for when a table is opened, when a game for one is, and in the settings of a server
###   .in-lobby              its name in the menus and forms of the lobby, at most 45 characters
###   .name-CHOICE           a choice of its menu
###   .lobby, .proposed      what was chosen, as the lobby and the list of settings say it; .lobby-CHOICE where each has its own, { "" } says nothing; without either, the name of the choice

game =
    .new = Which game
    .in-lobby = Game
    .solo = { game.new }
    .server = Default for /game new: which game

# $count (number): how many may sit, 1 to 4
seats =
    .in-lobby = Players
    .server = Default for /game new: how many players
    .lobby =
        { $count ->
            [one] { $count } player
           *[other] { $count } players
        }
    .proposed = { $count }

shuffle-seats =
    .in-lobby = Order of the seats
    .name-shuffled = random
    .name-joined = in the order of joining
    .lobby-shuffled = Seats, colours and the first player are random.
    .lobby-joined = The order of turns is the order of joining. Colours are random.

starts =
    .in-lobby = When the game starts
    .server = Default for /game new: when the game starts
    .name-asked = when the host presses Start
    .name-full = as soon as the last seat is taken
    .lobby-asked = { "" }
    .lobby-full = The game starts as soon as the last seat is taken.

pictures =
    .in-lobby = Pictures in the channel
    .server = Default for /game new: which messages in the channel have a picture
    .name-newest = only on the newest message
    .name-all = on every message
    .name-rounds = only at the end of a round
    .lobby-newest = { "" }
    .lobby-all = Every message keeps its picture.
    .lobby-rounds = There is a picture at the end of each round; Board shows one at any time.

panels =
    .in-lobby = Private hands and buttons
    .server = Default for /game new: where private hands and buttons are
    .name-asked = shown when a player presses My turn
    .name-thread = in a private thread of each player’s own
    .lobby-asked = { "" }
    .lobby-thread = Where I can, I open a private thread for each player’s view and buttons. Members with *Manage Threads* can read them.

auto-end =
    .in-lobby = How turns end
    .solo = How a turn ends
    .server = Default for /game new: how a turn ends
    .name-auto = on its own, when nothing is left to do
    .name-ask = when the player says so
    .lobby-auto = Turns end on their own when nothing else is left to do.
    .lobby-ask = A turn ends only when you say so.

# $after: a length of time: "24 hours"; where it is proposed, or none
remind-hours =
    .in-lobby = Reminder for whoever is to move
    .server = Default for /game new: when to remind
    .name-0 = none
    .name-12 = after 12 hours
    .name-24 = after 24 hours
    .name-48 = after 2 days
    .lobby = After { $after } I remind whoever is to move.
    .lobby-0 = { "" }
    .proposed = { $after }

# $after: a length of time: "3 days"; where it is proposed, or none
deadline-hours =
    .in-lobby = Deadline for a move
    .server = Default for /game new: after how long the others may decide
    .name-0 = none
    .name-24 = after 24 hours
    .name-48 = after 2 days
    .name-72 = after 3 days
    .name-168 = after a week
    .lobby = A player has { $after } for each move.
    .lobby-0 = There is no time limit.
    .proposed = { $after }

hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
never = none

thread =
    .new = Here, or in a thread that I open for it
    .server = Default for /game new: here, or in a thread
    .name-here = here
    .name-thread = in a thread of its own
    .proposed-here = in the channel where `/game new` is typed

layout =
    .in-lobby = Shape of the pictures
    .solo = The shape of the pictures
    .server = Default for /game new: the shape of the pictures
    .name-wide = wide
    .name-tall = tall, for phones

# .itself is this language in itself: Deutsch, Français, ...
# $language: a language by its own name
language =
    .in-lobby = Language
    .solo = The language of the table
    .server = Default for /game new: the language of the table
    .name-server = same as the server
    .itself = English
    .proposed = { $language }

computers =
    .new = How many seats are for computers
    .solo = How many computers you play against; none: the solo game

# .means-CHOICE is what to expect of a computer, beside its level in a menu.
level =
    .in-lobby = Level of computers, also when they stand in
    .solo = How strong the computers are
    .server = Default for /game new: how strong the computers are
    .name-novice = easy
    .name-able = medium
    .name-strong = hard
    .means-novice = Like a player in their second game
    .means-able = Plays well, but does not look far ahead
    .means-strong = Thinks ahead: hard to beat

stand-in =
    .in-lobby = When somebody runs out of time
    .server = Default for /game new: what happens when somebody’s time has run out
    .name-vote = the others decide
    .name-computer = a computer plays until they are back
    .lobby-vote = After that, the others may vote to go on without them.
    .lobby-computer = After that, a computer plays until they are back.

hints =
    .in-lobby = Hints from a computer
    .server = Default for /game new: whether players may ask what a computer would do
    .name-no = no
    .name-yes = yes
    .lobby-no = { "" }
    .lobby-yes = You may ask what a computer would do.
