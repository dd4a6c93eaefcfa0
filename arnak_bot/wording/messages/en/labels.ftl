### The words on buttons, and the short lines around them. A button holds 80 characters, and about 20 are seen on a phone.
### $steps: what was kept: "Buy Hat → End turn"
### $why: what stands in the way, as a sentence
### $action: what was planned: "Buy Hat"
### $question: when it comes: "If red is called"
### $deadline: in what time: "in 3 hours"
### $others (number): who have to agree
### $turn: see `turn-or-step`

## Buttons.

join = Join
join-instead = Join in a computer’s place
leave = Leave
start = Start
# Where seats are still open.
# $count (number): how many play
start-with = Start with { $count }
# $missing (number): how many players are missing
start-needs = Start (needs { $missing } more)
remove = Remove
advice = What would you do?
advice-in-full = Why?
# $number (number): 1 for the best way
# $count (number): of how many
# $steps (number): that the button plays
do-advised =
    { $steps ->
        [one] { $count ->
            [one] Do it
           *[other] Do { $number }
        }
       *[other] { $count ->
            [one] { $steps ->
                [2] Do both
               *[other] Do all { $steps }
            }
           *[other] Do { $number } ({ $steps } steps)
        }
    }
review = Look back
replay = Replay
# $option: its name: "Players"
# $choice: what may be chosen: "3"
lobby-choice = { $option }: { $choice }
# Forms with more options.
note = Note
note-for-you = Only you can read it
note-saved = Saved. Your panel shows it, and nobody else sees it.
# $text: what somebody wrote for themselves
your-note = -# 📝 { $text }
form-rules = Rules
form-play = Turns
form-times = Time limits
form-place = Pictures
# $game: its title
# $seats (number): how many the table has by now
seats-adjusted = The table now has { $seats } seats, to suit { $game }.
# $computers (number): how many
computers-left =
    { $computers ->
        [one] { $computers } computer has left: there is no seat for it any more.
       *[other] { $computers } computers have left: there are no seats for them any more.
    }
# $after: a length of time: "12 hours"
reminder-adjusted = The reminder now comes after { $after }, before the deadline.
add-computer = Add a computer …
add-computer-of = { $level } computer
help = Help
again = Play again
learn = Learn to play
back = ‹ Back
next = Next ›
guided-here = Start a guided game here
guided-private = In a direct message
# Of a game that has no guided one.
alone-here = Play alone here
# Of a game for two or more.
computer-here = Play a computer here
my-turn = My turn
my-hand = My hand
log = Log
board = Board
take-seat = Take the seat
reopen = Reopen
leave-game = Leave the game
sure = Yes, I am sure
go-back = Go back
stop-it = Stop it
close-it = Close it
earlier = ‹ Earlier
later = Later ›
undo-turn = Undo all my steps
undo-to-reveal = Undo back to the last reveal
what-is-this = What is this?
# $payment: how it is paid: "Pay with Hat"
and-end-turn = { $payment } and end turn
# $action: what was done: "Buy Hat"
ask-undo = Ask to undo: { $action }
# In place of that, once it is asked.
withdraw-undo = Withdraw the request
# In the log.
# $step: the step, as the log tells it
# $told: whether everybody may know of it
took-back =
    { $name } took back { $told ->
        [yes] “{ $step }”
       *[no] a step
    }.
took-back-the-end = { $name } took back the end of a turn.
took-back-a-choice = { $name } may choose again.
# $name: who had the seat before
you-took-seat = You have taken { $name }’s seat.
# Of what was revealed, where nobody else has to agree.
take-back = Take back (shown in the log)
# Below a question that is asked before something is revealed.
# $who: who would have to agree to taking it back, or a month of the ladder, in which nothing is taken back
reveals =
    { $who ->
        [nobody] Taking it back will be shown in the log.
        [ladder] On the ladder, it cannot be taken back.
       *[others] To take it back, the others would have to agree.
    }
# Above the button that takes something back where nobody else has to agree.
# $what: a choice while others still choose, the end of a turn, or a move
# $action: what would be taken back: "Buy Hat"
taking-back =
    { $what ->
        [choice] Taking back your choice will be shown in the log.
        [turn] Taking back the end of your turn will be shown in the log.
       *[move] Taking back “{ $action }” will be shown in the log.
    }
# Undoes a payment, so that it is asked about.
pay-differently = Pay differently
# $action: what was done: "Buy Hat"
undo = Undo: { $action }
# $motion (arnak_bot.store.kinds.VoteKind): what is decided about
vote-for =
    { $motion ->
        [pass] End { $name }’s turn
        [without] Go on without { $name }
        [replace] Replace { $name }
        [pause] Agree to the pause
        [computer] Let a computer play
        [reopenturn] Give { $name } the turn back
       *[takeback] Let { $name } take it back
    }
# $what: what is voted for: "End Ann’s turn"
# $ayes (number): how many agree
# $needed (number): how many it takes
vote =
    { $needed ->
        [1] { $what }
       *[other] { $what } ({ $ayes } of { $needed })
    }

## Plans: a turn tried while the others play.

plan = Plan my turn
leave-plan = Stop planning
planning-begins = Planning your next turn: only you see this.
planning-asks = Choose as if it were your turn.
# $steps: what was tried: "Buy Hat → End turn"
planning = Planning: { $steps }
# $action: what was tried: "Buy Hat"
plan-lost = { $action } is no longer possible, so I took it out of your plan.
plan-reveals = That reveals something hidden, so the plan stops here.
plan-ends-turn = That is as far as you can plan. Keep it?
# Where the end of the turn could come next.
keep-or-change = Shall I play it when your turn comes, or save it as a button?
# Of an answer, which is always played.
end-too = Shall I end your turn as well?
# Without being asked, as soon as the turn comes; it ends the turn.
# $ends: whether the end of the turn, which was not tried, is played as well
play-for-me =
    { $ends ->
        [yes] Play it for me and end my turn
       *[no] Play it for me
    }
# $ends: whether the turn could end here
play-part =
    { $ends ->
        [yes] Play it for me; I end my turn
       *[no] Play what I chose so far
    }
# To be played with a button when the turn comes.
# $ends: whether the end of the turn, which was not tried, is played as well
keep-ready =
    { $ends ->
        [yes] Save it as a button that ends my turn
       *[no] Save it as a button
    }
# $ends: whether the turn could end here
keep-part =
    { $ends ->
        [yes] Save just this as a button
       *[no] Save what I chose so far as a button
    }
# Above the line with what was kept, and how.
plan-saved = Saved.
plan-not-saved = Your plan was not saved.
drop-plan = Cancel plan: { $steps }
plan-dropped = Cancelled: this plan will not be played.
plan-kept = Your plan: { $steps }.
# What happens when the turn comes.
ready-for-you = Ready for your turn: { $steps }.
# $steps: what was kept: "Buy Hat"
played-for-you = When your turn comes, I’ll play: { $steps }.
# $steps: what was kept, without the end of the turn: "Buy Hat"
played-to-the-end = When your turn comes, I’ll play this and end your turn: { $steps }.
# $action: what is played, or how it begins: "Buy Hat"
# $plan: how the plan begins that is ready otherwise: "Draw 3"
played-then-ready = When your turn comes, I’ll play: { $action }. If that no longer fits, this plan is ready: { $plan }.
# $action: what is played, or how it begins: "Buy Hat"
# $plan: how the plan begins that is played otherwise: "Draw 3"
played-then-played = When your turn comes, I’ll play: { $action }. If that no longer fits, I’ll play: { $plan }.
play-plan = Play your plan
plan-misfit = Your plan no longer works: { $why }
# To somebody who waits for their turn.
# $played: whether it would be played without being asked; otherwise, with a button
plan-misfit-yet =
    { $played ->
        [yes] As things stand, your plan does not work: { $why } If that changes before your turn, I’ll play it.
       *[no] As things stand, your plan does not work: { $why } If that changes before your turn, it will be ready.
    }
plan-worse = { $action } would now cost more or bring less.
# $change: what it would now gain or pay, and what was planned: "−2🪙 instead of −1🪙"
plan-worse-by = { $action }: { $change }.
# $then: as a number with a sign: "−1🪙"
# $now: as a number with a sign: "−2🪙"
plan-changed = { $now } instead of { $then }
plan-otherwise = { $action } would now turn out differently from what you planned.

## Answers in advance to questions that come in other people's turns.

answer-ahead = Answer ahead
answers-ahead = Some questions may come up while others play. Which shall I answer for you? Only you see this.
answer-asks = ＋ { $question }
# $steps: the answer: "Fill g1 → End turn"
drop-answer = { $question }: cancel “{ $steps }”
# An answer that holds until it is taken back.
# $question: when it comes: "At the end of the round"
# $steps: the answer: "Keep all cards"
drop-lasting-answer = Cancel “{ $steps }” ({ $question }, every time)
# An answer that is not possible as it was meant.
# $steps: the answer: "Fill g1"
drop-void-answer = { $question }: cancel “{ $steps }” (no longer possible)
answering-begins = { $question }: what should I do for you? Only you see this.
# $answers: those that apply until they are cancelled: "Keep all cards and Keep nothing"
answers-lasting = { $answers }: every time this comes up, until you cancel it. Any other answer: just once.
# $steps: what was tried: "Fill g1 → End turn"
answering = { $question }: { $steps }
answer-kept = Saved. { $question }, I’ll do this for you once.
answer-kept-lasting = Saved. { $question }, I’ll do this for you every time, until you cancel it.
# $steps: what was kept before: "Buy Hat"
answer-replaced = It replaces: { $steps }.
answer-dropped = Cancelled: I’ll ask you when the time comes.
answer-used = Already used or cancelled: the log shows what I did for you.
answer-misfit = Your answer no longer works: { $why }
# $steps: what was answered: "Fill g1"
# $again: whether they have to answer something now
answered-for-you =
    { $again ->
        [yes] Done for you earlier: { $steps }.
       *[no] Done for you: { $steps }.
    }

## What if: a finished game that goes on otherwise.

what-if = What if …
# $number (number): of the moment, as the message tells them
what-if-at = What if at { $number } …
what-if-choose = **Pick a turn and play it another way.** Only you see this.
# On the first of several pages.
# $own: whether the reader played
what-if-biggest =
    { $own ->
        [yes] Choose a turn: your best-scoring ones come first
       *[no] Choose a turn: the best-scoring ones come first
    }
what-if-turns = Choose a turn
# $number (number): of the turn
# $round: what the game calls it: "round II"
what-if-turn = { $round } · turn { $number }
# $name: whose turn it was
# $round: what the game calls it: "round II"
# $number (number): of the turn
what-if-turn-of = { $name } · { $round } · turn { $number }
what-if-alone = You play for everybody
# $level: how well they play: "able"
what-if-against = The others: { $level } computers
what-if-go-on = Go on
what-if-again = Start over
what-if-others = Another turn …
what-if-thinking = The computers are thinking …
# $name: whose seat is played now
# $score: the points so far: "Ann: 12 points so far; in the real game, 12 at this point and 54 at the end."
what-if-as = You play { $name }. { $score }
# $name: the player whose turn it began with
# $points (number): theirs
# $then (number): in the game itself, after as many turns
# $final (number): in the game itself, at the end
what-if-so-far =
    { $points ->
        [one] { $name }: { $points } point so far; in the real game, { $then } at this point and { $final } at the end.
       *[other] { $name }: { $points } points so far; in the real game, { $then } at this point and { $final } at the end.
    }
# $name: the player whose turn it began with
# $points (number): theirs
# $final (number): in the game itself
what-if-over =
    { $points ->
        [one] { $name }: { $points } point. In the real game it was { $final }.
       *[other] { $name }: { $points } points. In the real game it was { $final }.
    }
# $score: the points so far: "Ann: 12 points so far; in the real game, 12 at this point and 54 at the end."
what-if-begins = Play on from here. { $score }

## Menus.

# $heading: what the menu holds
# $possible (number): how many of it are possible now
menu =
    { $possible ->
        [0] { $heading } (not yet)
       *[other] { $heading }
    }
# $number (number): what the picture says beside it
# $name: what is chosen
numbered = { $number }. { $name }
# $page (number): of the menu
more = More… (page { $page } of { $count })
# $name: what is out of reach
lacking = ✖ { $name }

# The button for what is suggested in a guided game.
# $action: the move: "Buy Hat"
do-it = Do it: { $action }
# Above a button for what refused input likely means; its label says what that costs.
# $action: the label of the button
did-you-mean = Did you mean **{ $action }**?
one-at-a-time = Type one move at a time.
# Above the buttons for the few actions that refused input may mean.
# $typed: the input
which-of-these = Which do you mean by “{ $typed }”?
# After that, where the buttons are only for the best of many.
rest-in-panel = **My turn** shows the rest.

## Undo.

# $steps (number): how many
# $whole: whether none of the player’s steps in this turn is left
taken-back =
    { $steps ->
        [1] Undone.
       *[other] { $whole ->
            [yes] All your steps are undone.
           *[no] Your last steps are undone.
        }
    }
# Instead of taking it back alone.
# $who: who has acted since
# $count (number): how many they are
# $acts: whether the button is below
# $undo: what it says: "Ask to undo: Call red"
undo-needs-the-others =
    { $count ->
        [0] Now the others have to agree
        [one] { $who } has acted since, so the others have to agree
       *[other] { $who } have acted since, so the others have to agree
    }: { $acts ->
        [yes] press **{ $undo }** below.
       *[no] `/table undo` asks them.
    }
# In the panel of whoever asked to take something back.
undo-is-agreed = Agreed: you can go on from here.
# In the panel of those whose later moves are undone as well.
undone-with-it = { $name } takes that back, and with it what you did since.

## Whom the table waits for, and until when.

# $who: a player's sign and mention
on-pause = { $who } (paused until { $until })
deadline = Deadline: { $deadline }.
# Where the table waits for several people.
first-deadline = First deadline: { $deadline }.
# $round: what the game calls it, with a capital: "Round III"
not-begun = { $round } has not started yet.
# $link: to the table
waiting-table = { $link }: { $round }
# $link: to a table at which somebody plays
# $who: for whom it waits, as a list
you-wait = · { $link }: waiting for { $who }
# $link: to a lobby
lobby-waits = { $link }: all seats at your *{ $game }* table are taken. Press **Start**.
# $link: to a table whose host has left, or is left out
# $lobby: whether its game has not started yet
you-are-host =
    { $lobby ->
        [yes] { $link }: the host of this *{ $game }* table has left, so you can press **Start** now.
       *[no] { $link }: you are the host of this *{ $game }* table now.
    }
# After the note that the host has left, or is left out.
new-host = { $name } is the host now.
# $name: of a thing or a topic: "Ostrich"
of-game = { $name } ({ $game })
# $since: when: "2 hours ago"
waits-since = your turn began { $since }
waits-until = deadline { $deadline }
# $mover: the player who is to move
you-are-next = You are next in { $channel }: { $mover } is playing now.

## A game looked back on.

# $seed: of a finished game
seed = -# Provably fair: the seed was `{ $seed }`.
# In the log of a game that has just begun.
nothing-happened = Nothing has happened yet.
# $page (number): of the log
# $count (number): its pages
story-page =
    { $count ->
        [1] **Log**
       *[other] **Log, page { $page } of { $count }**
    }
# $span: a length of time: "3 days 4 hours"
game-took = The game took { $span }.
# $link: to where it began
game-began = [Jump to its start]({ $link })

## Absence and what the others decide about it.

the-others = The others
# $name: whose time has run out
# $who: who decides, with buttons
deadline-passed = **{ $name } is out of time.** { $who } may decide, or just wait: { $name } can still move. Ending the turn makes the simplest move{ $least }. `/table replace` finds somebody else.
stands-in = A computer plays for { $name } until they are back. { $name } can press **{ my-turn }** to take the seat back.
# $by: whose vote alone has decided it
stands-in-by = { $by } lets a computer play for { $name } until they are back. { $name } can press **{ my-turn }** to take the seat back.
stands-in-until = A computer plays for { $name } until { $until }. { $name } can press **{ my-turn }** to take the seat back sooner.
# The same where nobody else plays.
is-away = { $name } is away.
is-away-until = { $name } is away until { $until }.
stands-in-for-good = A computer plays for { $name } from now on.
# After one of these, where the game would count otherwise.
not-in-league = A game in which a computer has played does not count in the league.
# After one of these, where everybody is away.
# In place of who is to move.
# $who: all who still play
left-on-turn = { $who } to decide: a player has left on their turn.
waits-for-people = Nobody is playing now, so the game waits until somebody is back.
did-the-least = The computer playing for { $name } got stuck, so it made the simplest move this time.
# $reasons: by player: "Abacus 🤖 wanted 3 points."
why = -# { $reasons }
# $purpose: what their turn was good for
why-of = { $name } wanted { $purpose }.
computer-seat = { $name } 🤖 ({ $level })
takes-a-break = { $name } is paused until { $until }. `/table pause days:0` ends the pause early.
# $who: who is asked
# $ends: when that is: "in 7 days"
asks-for-pause = **{ $name }** asks for a pause until { $until } ({ $ends }): play goes on, but { $name }’s turns wait, without pings or a deadline. { $who }, press the button if you agree.
# Where nobody else has to be told.
paused = Enjoy your pause until { $until }. `/table pause days:0` ends it early.
# To somebody who has paused, in their panel.
# $acts: whether it is their turn
still-paused =
    { $acts ->
       *[no] You are paused until { $until }. `/table pause days:0` ends the pause.
        [yes] You are paused until { $until }, but you can still play. `/table pause days:0` ends the pause.
    }
# Where several have agreed.
the-table = The table
# $motion (arnak_bot.store.kinds.VoteKind): what is agreed
# $by: who has decided it
# $after: what came after a turn whose end is taken back: nothing, something done by others, or a new round; end: only the end of an open turn is taken back
agreed =
    { $motion ->
        [pass] { $by } has ended { $name }’s turn.
        [without] { $by } has decided to go on without { $name }: I make the simplest moves for them. `/game join` brings them back, `/table replace` finds somebody else.
        [replace] The table is looking for somebody to replace { $name }.
        [pause] { $by } agrees: { $name } is paused until { $until }. `/table pause days:0` ends the pause early.
        [computer] A computer plays for { $name }.
        [reopenturn] { $name } takes the turn back and plays on{ $after ->
            [nothing] .
            [round] . The start of the next round is undone with it.
           *[something] . What came after is undone with it.
        }
       *[takeback] { $name } { $after ->
            [end] can choose again
            [round] has taken back their last step, and with it the start of this round
            [something] has taken back their last step, and with it what came after
           *[other] has taken back their last step
        }; the log shows it.
    }
# $step: the step, as the log tells it
# $told: whether the others know of it; not if all choose in secret
# $acts: whether all choose something, or only whoever asks
asks-to-take-back = **{ $name }** asks to take back their last step{ $told ->
        [yes] : “{ $step }”
       *[no] .
    } { agree } { $acts ->
        [together] { once-a-turn-ends }
       *[nobody] { once-played-on }
    }
# At the end of a round, when all choose in secret.
asks-to-choose-again = **{ $name }** asks to choose again. { agree } Once everybody has chosen, it is too late.
# $turn: whether it ended a turn, of which more can then be undone; otherwise it was a step that was announced at once
turn-or-step =
    { $turn ->
        [yes] their last turn
       *[no] their last step
    }
# $acts: who is to move: the only one who has to agree, others too, or none of the others; or all act at once in a turn, or choose
# something between two rounds
# $after: what came after it: nothing, something done by others or by computers, or a new round
# $step: the step, as the log tells it
# $told: whether it is told, because it was announced at once
asks-to-reopen-turn = **{ $name }** asks to take back { turn-or-step }{ $told ->
        [yes] { " " }(“{ $step }”)
       *[no] { "" }
    }{ $after ->
        [nothing] { "" }
        [round] , and with it the start of this round
       *[something] , and with it what came after
    }. { agree } { refuse }
# In the panel of those who have to agree, with a button for it.
# $after: what came after it, as above
# $acts: whether they are to move on their own, or all at once in a turn, or all choose something between two rounds
# $last: whether the game waits for nobody else
is-asked = **{ $name }** asks to take back { turn-or-step }{ $after ->
        [nothing] { "" }
        [round] { " " }and the start of this round
       *[something] { " " }and what came after
    }. { $acts ->
        [yes] Agree before you make a move that cannot be undone.
        [together] { until-a-turn-ends }
        [choosing] { until-chosen }
       *[no] Do you agree?
    }
# $last: whether the game waits for nobody but the reader
until-a-turn-ends =
    { $last ->
        [yes] You can agree until you end your turn.
       *[no] You can agree until somebody has ended their turn.
    }
# $last: as above
until-chosen =
    { $last ->
        [yes] You can agree until you have chosen.
       *[no] You can agree until everybody has chosen.
    }
# In the panel of those who have agreed already.
# $who: who has yet to agree
# $count (number): how many they are
# $acts: whether they are to move, so that what they play may refuse it after all
agreed-already = **{ $name }** can take back { turn-or-step } once { $who } { $count ->
        [one] agrees
       *[other] agree
    } too{ $acts ->
        [yes] ; making a move you can’t undo counts as a no
       *[no] { "" }
    }.
# $last: as above
is-asked-to-choose = **{ $name }** asks to choose again. { until-chosen }
# $step: the step, as the log tells it
# $told: whether the others know of it; not if all choose in secret
# $acts: whether all choose something
# $last: as above
is-asked-for-step = **{ $name }** asks to take back { $told ->
        [yes] “{ $step }”
       *[no] their last step
    }. { $acts ->
        [together] { until-a-turn-ends }
       *[no] Do you agree?
    }
# In the panel of a player whose time has run out.
# $who: the others
you-are-late = You are out of time, but you can still move. { $who } may go on without you.
# In the panel of those who may decide.
# $names: who they are
# $count (number): how many they are
is-late =
    { $count ->
        [one] **{ $names }** is out of time. You can decide what happens, or just wait.
       *[other] **{ $names }** are out of time. You can decide in the channel what happens.
    }
# $who: who asks
# $newcomer: who would take the seat
is-asked-for-seat = **{ $who }** asks whether { $newcomer } should take { $name }’s seat. You can agree in the channel.
# To somebody who has asked for it, or agreed.
# $who: who has yet to agree
# $newcomer: who would take the seat
asked-for-seat = You agree that { $newcomer } takes { $name }’s seat. { $who } can agree in the channel.
# $newcomer: to whom
# $gone: whether nobody plays there, so that a computer may
seat-is-free =
    { $gone ->
        [yes] **{ $name }** is not playing any more; the seat has been offered to { $newcomer }. Until they answer, you can vote in the channel to let a computer play.
       *[no] **{ $name }**’s seat has been offered to { $newcomer }.
    }
# $names: who have left
# $count (number): how many they are
left-in-panel =
    { $count ->
        [one] **{ $names }** is not playing any more: in the channel you can let a computer play.
       *[other] **{ $names }** are not playing any more: in the channel you can let computers play.
    }
# Buttons below do that.
# $name: who has left
left-on-turn-in-panel = **{ $name }** has left on their turn. You can let a computer play, or end the turn.
# In the panel of a new player.
# $name: who had the seat before
# $did: what was done in it: the cards to keep, or the like, were chosen; or its last turn of the round was ended
seat-is-yours =
    { $did ->
        [answered] You have taken **{ $name }**’s seat, which is done for now: with `/table undo` you can ask to choose again.
        [passed] You have taken **{ $name }**’s seat, which has passed for this round. The log shows what happened before.
       *[nothing] You have taken **{ $name }**’s seat. The log shows what happened before.
    }
# In a panel, instead of more than two questions.
# $count (number): how many
asked-in-channel = { $count } questions in the channel wait for your answer.
is-asked-for-pause = **{ $name }** asks for a pause until { $until }. Do you agree?
# $name: who has withdrawn their request
pause-is-withdrawn = { $name } no longer asks for a pause.
# $name: whose request was dropped
undo-is-withdrawn = { $name } no longer asks to take something back.
# $name: who had paused
pause-has-ended = { $name } has ended their pause.
agree =
    { $others ->
        [one] { $who }, press the button if you agree.
       *[other] { $who }, do you agree? All of you must press the button.
    }
# $acts: who is to move: the only one who has to agree, others too, or none of the others; or all act at once in a turn, or choose
# something between two rounds
refuse =
    { $acts ->
        [together] { once-a-turn-ends }
        [choosing] Once everybody has chosen, it is too late.
        [you] To refuse, just play your turn.
        [others] Once { $movers } makes a move that cannot be undone, it is too late.
       *[nobody] { once-played-on }
    }
once-a-turn-ends = Once somebody has ended their turn, it is too late.
# $name: who asks
once-played-on = Once { $name } plays on, it is too late.
# $by: who has played on instead of agreeing; $name: who had asked to take back the end of their turn
# $own: whether these are the same
played-on = { $by } has played on, so { $own ->
        [yes] the request has lapsed
       *[no] it is too late for { $name } to take that back
    }.
# $name: who had asked to take back a step
turn-is-over = The game has gone on, so it is too late for { $name } to take that back.
# $name: who had asked to take back a step; whoever had made a move after it has taken back that move
undo-needs-nobody = Nobody else has answered now, so { $name } can take that back alone.
# $ayes (number): how many are for it
# $needed (number): how many it takes
voted-before = You have already voted: { $ayes } of { $needed } so far.
# $voters: who can decide it with their votes
replace-question = Should { $newcomer } take { $name }’s seat? { $voters }, press the button if you agree.
# $who: who asks the others
# $voters: who can decide it with their votes
replace-question-of = **{ $who }** asks: should { $newcomer } take { $name }’s seat? { $voters }, press the button if you agree.
# $by: who offers it: the player, a moderator, or the others by their votes
# $who: the moderator
# $player: who has the seat now
seat-offered =
    { $by ->
        [player] { $newcomer }, **{ $name }** offers you their seat, just as it stands.
        [moderator] { $newcomer }, { $who } (a moderator) offers you { $player }’s seat, just as it stands.
        [self] { $newcomer }, as a moderator you can take { $player }’s seat, just as it stands.
       *[others] { $newcomer }, you are offered { $name }’s seat, just as it stands.
    }
# In the panel of whoever has the seat.
# $by: who offers it, as above; gone, away: the others, since the player has left, or a computer plays for them
seat-is-offered =
    { $by ->
        [player] You have offered your seat to { $newcomer }. To take it back, press **Decline** in the channel.
        [moderator] A moderator has offered your seat to { $newcomer }.
        [gone] Your seat has been offered to { $newcomer }. `/game join` keeps it.
        [away] Your seat has been offered to { $newcomer }. It stays yours if you come back first.
       *[others] Your seat has been offered to { $newcomer }. It stays yours if you make your move first.
    }
seat-declined = { $newcomer } has declined { $name }’s seat.
# $name: who plays on, or has taken their offer back
seat-kept = **{ $name }** keeps the seat, { $newcomer }.
seat-taken = { $newcomer } has taken { $name }’s seat.
# To whoever had the seat.
your-seat-is-taken = { $newcomer } has taken your seat.
has-left = { $name } has left the game. I make the simplest moves for them. `/game join` brings them back, `/table replace` finds somebody else.
# As `has-left`, in a game that computers play; a button lets one.
has-left-computers = { $name } has left the game. I make the simplest moves for them, unless the others let a computer play. `/game join` brings them back, `/table replace` finds somebody else.
# As `has-left-computers`, on their turn; buttons let a computer play, or end the turn.
# $who: who decides
# $count (number): how many they are
# $back: whether they can come back; not if their data was deleted
has-left-on-turn = **{ $name } has left the game on their turn.**{ $count ->
        [0] { "" }
       *[other] { " " }{ $who } may let a computer play, or end the turn with the simplest move{ $least }.
    }{ $back ->
        [yes] { " " }`/game join` brings { $name } back, `/table replace` finds somebody else.
       *[no] { "" }
    }
# As `has-left`, for somebody whose data was deleted, when a table is reopened.
# $computers: whether a button lets a computer play
has-left-for-good =
    { $name } is not playing any more. I make the simplest moves for them{ $computers ->
        [yes] , unless the others let a computer play.
       *[no] .
    }
# What is agreed, in a game that computers play; a button lets one.
# $by: who has decided it
without-computers = { $by } has decided to go on without { $name }: I make the simplest moves for them, unless the others let a computer play. `/game join` brings them back, `/table replace` finds somebody else.
# $who: a player
stopped-by =
    { $lobby ->
        [yes] { $who } closed this lobby.
       *[no] { $who } stopped this table.
    } `/game new` opens another one.
# $who: the last of its players
left-as-last = { $who } has left, so the game ends here. `/game new` opens another one.
you-left-as-last = You have left, so the game ends here. `/game new` opens another one.
# $who: somebody who has no seat
stopped-by-moderator =
    { $lobby ->
        [yes] { $who } closed this lobby as a moderator.
       *[no] { $who } stopped this table as a moderator.
    } `/game new` opens another one.
games-running = Games in progress
lobbies-open = Not started yet
# $since: when: "2 hours ago"
# $players: who plays
listed-game = { $game } with { $players }, { $where }: { $who } to move; turn began { $since }
# $players: who has a seat
listed-lobby =
    { $count ->
        [0] { $game }, { $where }: { $players }, all seats taken
        [one] { $game }, { $where }: { $players }, one seat free
       *[other] { $game }, { $where }: { $players }, { $count } seats free
    }
# Where the players of a lobby are named that everybody has left.
listed-nobody = nobody yet
# Said once at a table that was to have private threads; it goes on without.
own-threads-no-more = This server has as many open threads as Discord allows, so not everybody gets a private one. **My turn** shows your hand as usual.
own-threads-not-allowed = I can’t open private threads here, so **My turn** shows your hand. To allow it, give my role *Create Private Threads* and *Send Messages in Threads*. That takes effect with the next table.
own-threads-not-here = Discord has private threads only in text channels, so here **My turn** shows your hand.
# At the top of the first panel in a player's own thread.
own-thread = This thread is yours, with your panel. Other players can’t see it; members with *Manage Threads* can.
# $table: what the game calls a table with these options
own-thread-name = { $name }’s seat: { $table }
is-back = { $name } is back at the table.
# $newcomer: who would have taken the seat
is-back-and-stays = { $newcomer }, **{ $name }** is back and keeps the seat.
reopened-by = { $name } has reopened this table. Welcome back.
time-over = { $name } is playing again: their time away is over.

## Places.

# $table: what the game calls a table with these options
# $opener: who opens it
thread-name = { $table }: { $opener }
# $channels: where
elsewhere = On this server, tables can only be opened in { $channels }. Alone, you can also play in direct messages with me.
elsewhere-is-gone = On this server, tables could only be opened in channels that have been deleted. Somebody with *Manage Server* can choose others with `/table settings`.
thread-opened = A table of *{ $game }* is waiting for players in this thread. Come and take a seat.
# When there is no free seat any more.
thread-is-there = The table is in { $channel }.
# $channel: a thread
your-table-is-in = Your table is in { $channel }.
open-in-thread = Open in a thread
plays-again = **{ $name }** opens another table, with the same options.
# $who: who sat at the last one
press-join = { $who }: press Join.
# $invite: a link
invite-me = I am not in this server, so I cannot host a table here. Somebody who manages it can invite me: { $invite }

## What Discord does not let me do.

# $permissions: as Discord names them
missing-permissions = I am missing permissions in this channel: { $permissions }. Somebody with *Manage Roles* (or *Manage Permissions* in this channel) can allow them for my role.
# $permissions: their names
lacks = missing permissions: { $permissions }
# What Discord says of a place that I do not see.
# $why: its words
not-in-the-thread = { $why }; in a private thread, mention me so that I am added
# A place that Discord has refused for a day.
# $line: the place, and why
no-more-tries = { $line }. I have stopped trying until the next move, or until my permissions change.
discord-says = Discord says { $status }
# $kind: of failure, as the program names it
network-says = the connection to Discord was lost: { $kind }
# $why: what stands in the way
channel-closed = It is your turn in { $channel }, but I cannot post there ({ $why }). `/show board` there shows the table; whoever runs the server can fix that by letting me view the channel, send messages and attach files.
# $where: of the table
table-is-gone = Your table in { $where } was stopped, because I no longer have access to it.

## Learning.

# $title: of a page
# $page (number): of all
learning-page = **{ $title }** · { $page } of { $count }
# Of a game that has no guided one.
# $channel: where it is played
# $here: whether that is where it is read
alone-game =
    { $here ->
        [yes] Your game has begun. Press **My turn** below.
       *[no] Your game has begun in { $channel }. Press **My turn** there.
    }
# $link: an address
direct-messages = [our direct messages]({ $link })
# $channel: where it is played
# $here: whether that is where it is read
guided-game =
    { $here ->
        [yes] Your guided game has begun. Press **My turn** below: I explain things as they come up.
       *[no] Your guided game has begun in { $channel }. Press **My turn** there: I explain things as they come up.
    }
