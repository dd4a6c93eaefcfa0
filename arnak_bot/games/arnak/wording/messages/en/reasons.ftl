### Why something is not possible now: clauses without capital and full stop, and the sentences around them.
### $listed: what it could be, or what is possible
### $owned: what one has of the cost: "2"
### $subject: the thing it is about: "Pack Donkey"

## By what stands in the way.

tokens = { $subject } costs { $cost }; you have { $owned }
travel = { $subject } takes { $travel }, and you cannot pay for the travel
put-down = { $subject } needs a card from your hand, and your hand is empty
idol-in-crates = { $subject } needs an idol that is not in a slot yet, and you have none
exhausted = { $subject } is exhausted
useless = { $subject } would do nothing now
main-owed = you still have to take your main action
question = you have to answer the open question first
# $question: the open question: "Quarry: how do you pay 🥾?"
answer-first = first answer “{ $question }”
not-exact = you cannot pay it that way
keeping = the round is ending: choose which cards to keep
main-taken = you have taken your main action
nobody-at-home = you have no archaeologist at home
full = { $subject } is full
undiscovered = { $subject } has not been discovered yet
discovered = { $subject } has already been discovered: dig there
not-at-site = you have no archaeologist with { $subject }
no-guardian = there is no guardian at { $subject }
not-at-temple = your magnifying glass is not at the Lost Temple
stack-empty = no tile worth { $subject } is left
above-glass = your notebook may not be above your magnifying glass
notebook-at-temple = the notebook cannot go to the Lost Temple
not-a-step = { $subject } is not one step away
slots-full = all your idol slots are full
boon-used = you have already used the boon of { $subject }
no-effect = { $subject } has no effect: it only pays for travel
no-pass-effect = { $subject } gives nothing for passing
not-in-hand = { $subject } is not in your hand
not-in-row = { $subject } is not in the row
nowhere = { $subject } is neither in your hand nor in the row
not-your-assistant = { $subject } is not on your team
not-your-guardian = you have not overcome { $subject }
not-asked = that is only possible when a card, a tile or the research track offers it
not-your-turn = it is not your turn
over = the game is over

## Of a verb where no one thing is meant, by what stands in the way; of other kinds it is said as above.

verb-no-guardian = there is no guardian on the island
verb-not-at-site = none of your archaeologists is at a site with a guardian
verb-not-in-hand = no card in your hand can be played for its effect now
verb-no-effect = { verb-not-in-hand }
verb-not-your-assistant = you have no assistant
verb-not-your-guardian = you have not overcome a guardian yet
verb-boon-used = you have already used all your boons

## What is said of something typed.

several = “{ $typed }” could mean several things: { $listed }
not-possible = “{ $typed }” matches no move right now. You can: { $listed }
not-possible-at-all = “{ $typed }” matches no move right now
# $why: a clause of above
not-possible-because = “{ $typed }” is not possible now: { $why }
# $why: a sentence of above without its full stop, or the one before
you-may = { $why }. You can: { $listed }
and-more = and { $count } more
nothing-like-it = no move like “{ $typed }” right now
possible-now = { $action } is possible now.
nothing-to-pay = There is nothing to pay: leave this out.
