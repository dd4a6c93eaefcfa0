### What people read about the options of a table: in the commands, in the lobby, and in what a server proposes.

## The game.

game-help = Which game
game-server-help = What /game new proposes: which game

## Seats.

seats-help = How many players, 2 to 4
seats-server-help = What /game new proposes: how many players
# $count (number): how many may sit, 1 to 4
seats-lobby =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
# $count (number): how many may sit, 2 to 4
seats-proposed = { $count } players

## Who begins.

order-help = Who begins
order-shuffled = shuffled
order-joined = as they joined

## How turns end.

turns-help = How a turn ends, for players who have not said otherwise
turns-solo-help = How a turn ends
turns-server-help = What /game new proposes: how a turn ends
turns-auto = by themselves, when nothing is left to do
turns-ask = when the player says so
turns-lobby-auto = Turns end by themselves, and pass, when nothing else is left to do.
turns-lobby-ask = Turns end when the player says so.
turns-proposed-auto = turns that end by themselves
turns-proposed-ask = turns that end when the player says so

## Reminders and deadlines.

remind-help = When to remind the player whose turn it is
remind-server-help = What /game new proposes: when to remind
remind-off = off
remind-12 = after 12 hours
remind-24 = after 24 hours
remind-48 = after 48 hours
# $after: a length of time: "24 hours"
remind-lobby = A reminder comes after { $after }.
# $after: a length of time, or never
remind-proposed = a reminder: { $after }

deadline-help = After how long the others may decide about a player who does not move
deadline-server-help = What /game new proposes: after how long the others may decide
deadline-never = never
deadline-24 = after 24 hours
deadline-48 = after 48 hours
deadline-72 = after 3 days
deadline-168 = after a week
# $after: a length of time: "3 days"
deadline-lobby = After { $after } the others may decide about a player who does not move.
# $after: a length of time, or never
deadline-proposed = a deadline: { $after }

# $count (number): hours
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
# $count (number): days
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
never = never

## The place.

place-help = Here, or in a thread that I open for it
place-server-help = What /game new proposes: here, or in a thread
place-here = here
place-thread = in a thread of its own
place-proposed-here = the channel itself
place-proposed-thread = a thread of its own

## Pictures.

layout-help = The shape of the pictures
layout-server-help = What /game new proposes: the shape of the pictures
layout-wide = wide
layout-tall = tall, for phones
layout-proposed-wide = wide pictures
layout-proposed-tall = tall pictures

## The language.

language-help = The language of what everybody at the table reads
language-server-help = What /game new proposes: the language of the table
language-of-the-server = as the server has it
# This language in itself: Deutsch, Français, ...
language-itself = English
language-proposed-of-the-server = the language of the server
# $language: a language by its own name
language-proposed = { $language }

## Computer players.

computers-help = How many of the seats computers take
computers-solo-help = Against how many computers you play; none: the game for one
level-help = How well computers play
level-server-help = What /game new proposes: how well computers play
level-novice = novice
level-able = able
level-strong = strong
# What to expect of a computer, beside its level in a menu.
level-novice-means = Like somebody in their second game
level-able-means = Plays well, and does not look far ahead
level-strong-means = Thinks ahead: hard to beat
# $level: how well they play: "able"
level-proposed = { $level } computers

away-help = What happens when somebody's time has run out
away-server-help = What /game new proposes: what happens when somebody's time has run out
away-vote = the others decide
away-computer = a computer plays until they are back
away-lobby = For whoever is late a computer plays, until they are back.
away-proposed = a computer for whoever is late

hints-help = Whether players may ask what a computer would do
hints-server-help = What /game new proposes: whether players may ask what a computer would do
hints-no = no
hints-yes = yes
hints-lobby = You may ask what a computer would do.
hints-proposed = hints
