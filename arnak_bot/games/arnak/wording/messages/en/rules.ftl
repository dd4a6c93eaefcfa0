### Short answers about the rules, in our own words.

## A topic: its name, its text, and what players also call it, with semicolons between.

a-turn = A turn
    .text = One main action, and as many free actions as you like before, during and after it. Main actions: dig, discover, overcome, buy, play a card, research, pass. A turn of free actions alone is not allowed: then you pass.
    .also = main action; my turn
free-actions = Free actions
    .text = Cards with the lightning, assistants (but for the one who buys), guardians' boons, and putting an idol into a slot. They may also come in the middle of an effect, while it waits for your decision.
    .also = lightning; free
archaeologists = Archaeologists
    .text = You have two. One goes out when you dig or discover and stays there until the round ends; with none on your board you can do neither. At the end of the round both come home, from a guardian's site with a Fear card.
    .also = archaeologist; worker; meeple; pawn; figure; placement
dig = Dig
    .text = Pay the travel of a free space, move an archaeologist from your board there, and take what the site gives. At a camp the one-boot space is taken first. Both your archaeologists may stand at the same camp.
    .also = digging; camp; excavate
travel = Travel
    .text = A plane pays for everything, a car or ship for itself or a boot, a boot for a boot. Sources: cards from your hand (their effect is lost), boons, the Aviator, Driver and Captain, and hired pilots for 2🪙 each. Icons left over last until the end of your turn.
    .also = boat; ship; boot; car; plane; pilot; hire; movement; travel cost
discover = Discover
    .text = Pay 3🧭 (level I) or 6🧭 (level II) and the travel. Take the idol and its effect, then reveal the site and take what it gives; last, a guardian wakes there. Nothing gained on the way can pay for it.
    .also = explore; discovery; new site; undiscovered
overcome = Overcome
    .text = With an archaeologist at the guardian's site, pay the cost on the guardian and keep it: 5 points, and a boon that can be used once in the game, at once or later.
    .also = fight; kill; defeat; beat; overcoming
guardians-and-fear = Guardians and Fear
    .text = At the end of a round each archaeologist who comes home from a site with a guardian brings you a Fear card. Guardians do not stop anybody from digging.
    .also = guardian; monster
fear = Fear
    .text = A card worth −1 point with a boot for travel and no effect. A new one goes to your play area.
    .also = curse; fear card
buy-an-item = Buy an item
    .text = Pay its coins; it goes under your deck, and you will usually draw it at the start of the next round.
    .also = shop; purchase; item; coin
buy-an-artifact = Buy an artifact
    .text = Pay its compasses; it goes into play and you may use its effect at once without the tablet. From your hand it costs a tablet and is always a main action.
    .also = artifact; compass
the-card-row = The card row
    .text = Artifacts lie left of the moon staff, items right of it. It is refilled at the end of each turn; after each round the two cards beside the staff are exiled and the staff moves: one artifact more, one item fewer.
    .also = market; moon staff; refill; display
research = Research
    .text = Move the magnifying glass or the notebook one row up and pay what the bridge asks. The first token on a space takes its bonus tile; then the row gives its effect for that token. The notebook may never stand above the glass.
    .also = track; book; notebook; magnifying glass; bonus tile; bridge
the-lost-temple = The Lost Temple
    .text = The glass that arrives takes the best free points and one tile of the bonus stack. Later research actions with it buy temple tiles. The notebook cannot go there.
    .also = temple; temple tile
assistants = Assistants
    .text = You can have two. Using one exhausts it until the round ends or something refreshes it. Turning one to gold refreshes it too.
    .also = assistant; helper; gold; silver; exhausted; refresh; recruit
idols = Idols
    .text = 3 points each. As a free action an idol may go into your leftmost empty slot for one of five effects; empty slots are worth 1, 2, 3 and 4 points, and the leftmost is filled first.
    .also = idol; slot; crate; statue
exile = Exile
    .text = Take a card from your hand or play area out of the game. Fear goes back to its deck. A card just played may be exiled.
    .also = trash; remove; thin
activate = Activate
    .text = Use a discovered site's effect without an archaeologist and without travel, whoever stands there, unless the card says unoccupied.
relocate = Relocate
    .text = Move an archaeologist of yours that is on the island, free, to a free space of another discovered site.
    .also = move an archaeologist
put-a-card-down = Put a card down
    .text = A card from your hand goes into play without effect or travel. Without a card you cannot pay this.
    .also = discard; unused
passing = Passing
    .text = You take no more turns this round. “Pass to gain” is a main action; free actions may still follow in that turn. Whoever is left alone goes on until passing.
    .also = pass; skip; stop
end-of-a-round = End of a round
    .text = Archaeologists come home (with Fear), cards in hand are kept or put down, play areas are shuffled under the decks, assistants refresh, the row moves on, everybody draws up to five.
    .also = round; keep; clean up; shuffle
scoring = Scoring
    .text = Research rows of both tokens, temple tiles, 3 per idol, empty slots, 5 per guardian, points on cards, −1 per Fear. Ties: the earlier arrival at the Lost Temple, then the higher research score.
    .also = win; how do I win; who wins; winner; winning; score; point; victory; tie; tiebreaker
snake-temple = Snake Temple
    .text = Other travel costs and another track. Its bridge in the middle costs an idol from your crates; the glass rescues an assistant there, who comes exhausted. Higher up the glass brings Fear.
    .also = snake; rescue
solo-rival = Solo rival
    .text = It begins every round and plays ten tiles, one after each of your turns, and all that are left when you pass. It takes spaces, sites, cards and assistants and pays nothing. Its arrow decides between equals. You win with more points.
    .also = rival; solo; alone; automa; bot; opponent
undo = Undo
    .text = Takes back your last decision, but never past something hidden that was revealed or the end of a turn.
    .also = take back; mistake; oops

## Around an answer.

# $topic: the name of a topic
# $text: its text
answer =
    {""}**{ $topic }**
    { $text }
# $topics: names of topics
also-near = Also near: { $topics }.
# $typed: what somebody typed
# $topics: names of topics, the last after “or”
unknown-topic = I have no answer about “{ $typed }”. Try { $topics }.
# $typed: what somebody typed
no-answer = No answer about “{ $typed }”.
