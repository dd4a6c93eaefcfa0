### Why something is not possible now: clauses without capital and full stop, and the sentences around them.
### $listed: what it could be, or what is possible

# $kind (arnak_bot.games.arnak.engine.reasons.ReasonKind): what stands in the way
# $subject: the thing it is about: "Pack Donkey"
# $owned: what one has of that: "2"
in-the-way =
    { $kind ->
        [tokens] { $subject } costs { $cost }, you have { $owned }
        [travel] { $subject } takes { $travel }, and you cannot pay the travel
        [put_down] { $subject } needs a card from your hand, and your hand is empty
        [idol_in_crates] { $subject } needs an idol from your crates, and they are empty
        [exhausted] { $subject } is exhausted
        [useless] { $subject } would do nothing now
        [main_owed] you still have to take your main action
        [question] you have to answer the open question first
        [not_exact] you cannot pay it that way
        [keeping] the round is ending: choose which cards to keep
        [main_taken] you have taken your main action; only free actions and End turn are left
        [nobody_at_home] you have no archaeologist at home
        [full] { $subject } is full
        [undiscovered] { $subject } is not discovered yet
        [discovered] { $subject } is already discovered: dig there
        [not_at_site] you have no archaeologist with { $subject }
        [no_guardian] there is no guardian at { $subject }
        [not_at_temple] your magnifying glass is not at the Lost Temple
        [stack_empty] no tile worth { $subject } is left
        [above_glass] your notebook may not stand above your magnifying glass
        [notebook_at_temple] the notebook cannot go to the Lost Temple
        [not_a_step] { $subject } is not one step away
        [slots_full] all your idol slots are full
        [boon_used] you have already used the boon of { $subject }
        [no_effect] { $subject } has no effect: it only pays for travel
        [no_pass_effect] { $subject } gives nothing for passing
        [not_in_hand] { $subject } is not in your hand
        [not_in_row] { $subject } is not in the row
        [nowhere] { $subject } is neither in your hand nor in the row
        [not_your_assistant] { $subject } does not work for you
        [not_your_guardian] you have not overcome { $subject }
        [not_asked] nothing is asking for that now
        [not_your_turn] it is not your turn
       *[over] the game is over
    }

## Of a verb where no one thing is meant, by what stands in the way; of other kinds it is said as above.

verb-no-guardian = there is no guardian on the island
verb-not-at-site = none of your archaeologists is with a guardian
verb-not-in-hand = no card in your hand can be played for its effect now
verb-no-effect = { verb-not-in-hand }
verb-not-your-assistant = you have no assistant
verb-not-your-guardian = you have overcome no guardian
verb-boon-used = you have already used all your boons

## What is said of something typed.

several = “{ $typed }” could mean several things: { $listed }
not-possible = “{ $typed }” is not possible now. You can: { $listed }
not-possible-at-all = “{ $typed }” is not possible now, and nothing else is either
# $why: a clause of above
not-possible-because = “{ $typed }” is not possible now: { $why }
# $why: a sentence of above without its full stop, or the one before
you-may = { $why }. You can: { $listed }
and-more = and { $count } more
nothing-like-it = nothing like “{ $typed }” is possible now
possible-now = { $action } is possible now.
nothing-to-pay = There is nothing to pay: leave this out.
