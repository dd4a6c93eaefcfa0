### What the panel says: the open question and where it comes from, what the turn can still do, doubts.
### $revealed: listed

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
ask-keep = End of the round: which cards do you keep for the next one? The rest goes under your deck.
ask-pay = how do you pay { $price }?
ask-pay-to = { $done }?
ask-archaeologist = { $effect }, and where?
ask-exile-card = exile a card?
ask-upgrade = trade a token up?
ask-refresh = refresh an assistant?
ask-put-down = which card do you discard unused?
ask-choose = which one?
ask-activate = activate which site?
ask-relocate = move which archaeologist, and where?
ask-overcome = overcome which guardian, free of cost?
ask-move-guardian = move which guardian, and where?
ask-research = research what?
ask-buy = which card?
ask-gain-from-exile = gain which exiled item?
ask-recruit = recruit whom?
ask-upgrade-assistant = which assistant turns to gold?
ask-rescue = rescue whom?
ask-borrow = use which assistant of the supply?
ask-exchange = exchange which assistant?
ask-return-archaeologist = which archaeologist comes back?
ask-crystal-earring = how many cards? Decide before you see them
ask-obsidian-earring = { ask-crystal-earring }
ask-activate-again = activate it a second time?
ask-use-artifact = use its effect now, without the tablet?
ask-buy-with-assistant = buy which card?
ask-rewards = what comes first?
ask-take-bonus = which bonus tile?
ask-take-last-bonus = which bonus tile of the stack?
ask-keep-drawn = which card stays in your hand?
ask-top-drawn = put one back on top of your deck?

## What the turn can still do.

end-your-turn =
    { $count ->
        [0] Main action done: end your turn.
        [one] Main action done: end your turn, or use { $count } free action first.
       *[other] Main action done: end your turn, or use any of { $count } free actions first.
    }
choose-main-action =
    { $count ->
        [0] Choose your main action.
        [one] Choose your main action. You also have { $count } free action, before or after it.
       *[other] Choose your main action. You also have { $count } free actions, before or after it.
    }

## Doubts: asked before a step that is rarely meant, or cannot be undone.

doubt-in-vain = Right now this would do nothing. Do it anyway?
# $archaeologists (number): one or two at home
doubt-pass =
    You still have { $archaeologists ->
        [one] an archaeologist
       *[other] both archaeologists
    } at home and { cards } in hand. Pass for this round anyway?
doubt-exile = { $card } is worth { points } and would be gone for good. Exile it anyway?
doubt-final = **{ $action }?** It reveals something, so it cannot be undone.

## How far Undo reaches. What was revealed, by the kind of event:

revealed-drew = the card you drew
revealed-site-revealed = the site you revealed
revealed-stack-tile-revealed = the tile you revealed
revealed-guardian-awoke = the guardian you woke
revealed-row-refilled = the card that filled the row
revealed-top-revealed = the card you turned up
revealed-looked-at-bonuses = what you looked at
revealed-looked-at-rescue = { revealed-looked-at-bonuses }
revealed-recruited = the assistant below the one you recruited
nothing-to-undo = -# Undo stops at { $revealed }.
undo-reaches = -# Undo goes back to before “{ $action }”.
undo-reaches-only = -# Undo goes back to before “{ $action }”, and stops at { $revealed }.

## The viewer's situation.

turn-so-far = **Your turn so far:**
at-home = 👤 { $count } at home
travel-left = Travel left this turn: { $travel }
all-planes = All your travel icons are planes this round.
you-have-passed = You have passed for this round.
points-so-far = { points } so far
in-play = in play: { $cards }
assistant-ready = { $assistant }: { $effect }
assistant-used = { $assistant } (used): { $effect }
hand-empty = Your hand is empty.
hand = Your hand: { $cards }.
