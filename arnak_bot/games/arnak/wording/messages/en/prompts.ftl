### What the panel says: the open question and where it comes from, what the turn can still do, doubts.

## Where a question or a gain comes from. Cards and sites say their names.

boon-of = Boon of the { $guardian }
the-assistant = The { $assistant }
# $token: of research: "Magnifying glass"
token-at = { $token }, { $space }
lost-temple = Lost Temple
idol = Idol
bonus-tile = Bonus tile

## Questions: what stands after the colon, by the kind of step that asks.

# $origin: where it comes from
# $question: one of the following
question = { $origin }: { $question }
# Answers in advance: what they are for.
foreseen-turn = When your turn comes
foreseen-keep = At the end of the round
# $cards: those that are kept already
ask-keep =
    { $count ->
        [0] Which cards do you keep?
       *[other] You keep { $cards }. Which others?
    }
ask-pay = how do you pay { $price }?
ask-pay-to = { $done }?
ask-archaeologist = { $effect }. Where?
ask-exile-card = exile a card?
ask-upgrade = trade a resource for a better one?
ask-refresh = refresh an assistant?
ask-put-down = which card do you spend?
ask-choose = which do you choose?
ask-activate = activate which site?
ask-relocate = move which archaeologist, and where?
ask-overcome = overcome which guardian for free?
ask-move-guardian = move which guardian, and where?
# $free: whether it costs nothing
ask-research =
    { $free ->
        [yes] research for free. Which step?
       *[no] which research step?
    }
ask-buy = which card?
ask-gain-from-exile = gain which exiled item?
ask-recruit = recruit which assistant?
ask-upgrade-assistant = which assistant do you flip to gold?
ask-rescue = rescue which assistant?
ask-borrow = borrow which assistant from the supply?
ask-exchange = exchange which assistant?
ask-return-archaeologist = which archaeologist comes back?
ask-crystal-earring = how many cards? Decide before you see them
ask-obsidian-earring = { ask-crystal-earring }
ask-activate-again = activate it a second time?
# $price: of playing it later
ask-use-artifact = use its effect now for free (later it costs { $price })?
ask-buy-with-assistant = buy which card?
ask-rewards = what comes first?
ask-take-bonus = which bonus tile?
ask-take-last-bonus = which bonus tile from the stack?
ask-keep-drawn = which card stays in your hand?
ask-top-drawn = put one back on top of your deck?

## What the turn can still do.

# $count (number): free actions that are possible
# $passed: whether the turn was a pass that can be undone
end-your-turn =
    { $passed ->
        [yes] { $count ->
            [0] End your turn, or undo the pass.
           *[other] End your turn, use a free action, or undo the pass.
        }
       *[no] { $count ->
            [0] End your turn.
           *[other] End your turn, or use a free action first.
        }
    }
# Below what was done last.
# $told: what was done in the turn before that, in order
earlier = Earlier this turn: { $told }
# Before the main action.
# $begun: whether free actions have been used in this turn
# $over: whether nothing but a pass is possible
your-turn =
    { $begun ->
        [yes] { $over ->
            [yes] { nothing-but-pass }
           *[no] Your main action is still to come.
        }
       *[no] Round { $round }: your turn.{ $over ->
            [yes] { " " }{ nothing-but-pass }
           *[no] { "" }
        }
    }
nothing-but-pass = Nothing left to do but pass.

## What was found, each with what it does.

you-overcame = You overcame the **{ $guardian }**: { $worth } and a one-time boon ({ $boon }).
# $assistant: recruited, rescued or exchanged for another one
joins-you = The **{ $assistant }** joins you. Once a round: { $effect }
you-drew = You drew **{ $card }**: { $effect }
# $cards: their names, in bold
you-drew-several = You drew { $cards }.
# An idol’s effect that did nothing as it was found: no assistant to refresh.
does-nothing = { $effect } (does nothing now)
turned-up = Turned up: **{ $card }** · { $effect }

## Doubts: asked before a step that is rarely meant, or reveals something.

doubt-in-vain = Right now this would do nothing. Do it anyway?
# $archaeologists (number): one or two at home
doubt-pass =
    You still have { $archaeologists ->
        [one] an archaeologist
       *[other] both archaeologists
    } at home and { cards } in hand. Pass for this round anyway?
# In a guided game of anything, otherwise of what scores points.
doubt-left-over = You can still { $done }. Pass for this round anyway?
# $verb: of what is still possible
still =
    { $verb ->
        [overcome] overcome a guardian
        [discover] discover a site
        [dig] dig
        [research] research
        [temple] take a temple tile
        [buy] buy a card
        [play] play a card
        [assistant] use an assistant
        [boon] use a boon
       *[other] slot an idol
    }
doubt-exile = { $card } is worth { points } and would be gone for good. Exile it anyway?
doubt-final = **{ $action }?** This reveals something new.

## The viewer's situation.

# $purse: all tokens: "2🪙 0🧭"
you-have = You have { $purse }
no-tokens = You have no resources
at-home = { $count } 👤 free
travel-left = { $travel } left
all-planes = all your travel icons are planes
you-have-passed = passed
points-so-far = { points }
in-play = In play: { $cards }
assistant-ready = { $assistant }: { $effect }
assistant-used = { $assistant } (used): { $effect }
hand-empty = Your hand is empty.
hand = Your hand: { $cards }.
