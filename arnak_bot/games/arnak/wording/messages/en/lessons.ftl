### A guided first game: each thing is explained the first time its player can do it. At most 18 words: more is in the pages of
### `learn.ftl`, which everybody has seen before.

keeping = Cards you keep count towards next round’s five: keep only what you want again.
paying = A card spent on travel loses its effect. Two coins always hire a pilot with a plane.
recruiting = An assistant stays for the whole game. Use each one once a round, usually as a free action.
exiling = An exiled card leaves your deck for good. Fear is usually the best choice: one point more.
welcome = Welcome ashore! Each turn you take **one main action**, and any number of ⚡ free ones.
digging = Your archaeologist on the island stays there until the round ends. The other one can still go.
funding = Funding and Exploration are ⚡ free actions: a coin or a compass. Spent on travel, they give neither.
ending = After your main action you may still use ⚡ free actions, or save them for a later turn.
rival = The rival moves before each of your turns. It never pays, and takes sites, cards and assistants.
# $cost: what it takes to overcome it
guardian = Overcome the **{ $guardian }** for { $cost }, or it brings **Fear** when the round ends.
overcoming = You can **overcome** a guardian: 5 points, no Fear, and a boon for later.
discovering = **Discover** a site: take its idol (3 points) and treasure. Its guardian brings **Fear** unless you overcome it.
glass = **Research**: move the magnifying glass up, pay the bridge, and take what the row gives.
notebook = The **notebook** brings you assistants on its way up. It never climbs above the glass.
items = An **item** goes under your deck: you usually draw it next round. Buy items early.
artifacts = An **artifact** costs compasses, works as soon as you buy it, and scores points.
playing-artifacts = Playing an **artifact** from your hand costs a tablet and your main action.
idols = A slotted idol keeps its 3 points, but empty slots score, too.
boons = You have a **boon**: use it once in the game, on any of your turns.
fear = **Fear** does nothing when played: use its boot, or spend it where a card is asked for.
temple = You have found the **Lost Temple**! Research with the glass now buys tiles worth points.
last-round = This is the last round. Leftover resources score nothing: turn them into points.
passing = Right now you can only **pass**, but a ⚡ free action may make another main action possible.
