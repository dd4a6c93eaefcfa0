### How to play, for somebody who has never seen the game: a few short pages.

## A page: its title, and its text in Discord's markdown. Keep it short: it is read on a phone, beside a picture.

paths = Five paths to five lost cities
    .text =
        You send **explorers** along five paths. Each path has nine **stepping stones**: the first three cost points (−20, −15, −10), the next three bring some (5, 10, 15), and past the **bridge** it gets good: 30, 35, and **50** in the city.

        So begin a path early, while there is time to follow it through; late in the expedition it only costs points. You have five explorers, one per path: four **adventurers** and, larger and in a golden frame, your **researcher**, who counts **twice**, for better or worse. You don’t have to send them all.

        Everybody walks the same five paths; nobody blocks anybody.
turn = A card, then a draw
    .text =
        You hold **eight cards** in the five colours of the paths, 0 to 10, two of each. On your turn:
        • **Play** a card on your column of its colour: your explorer moves on one stone. Your first card of a colour begins its path. Cards in a column **never go down**: after a 5 you need a 5 or higher. So start low and skip as little as you can.
        • Or **discard** a card. The others may take it.

        Then **draw** one: from the deck, or the top card of a discard pile. That ends your turn.

        {""}**My turn** shows everything you can do, numbered as in your picture.
tiles = What lies on the stones
    .text =
        🏺 An **artifact** belongs to whoever gets there first. At the end of the game, too few cost you points, and many score up to 100 (50 in a short game).
        ➡️ An **arrow** lets one of your explorers go one stone further, this one or another.
        ⭐ **Points** are yours at once, even if others got there before you.

        An explorer in its **city** is done, but cards of its colour still work: each lets another of your explorers take a step.
scoring = The end of an expedition
    .text =
        An expedition ends at once when a **fifth explorer**, no matter whose, crosses a bridge, or with the last card of the deck. Whoever still stands on one of the first three stones pays for it, so keep an eye on the bridges.

        Then every explorer counts, and artifacts become tokens. A long game has **three expeditions**, each with new cards and tiles; a short one has one. At the end the tokens are scored, and **most points win**.

        Nobody’s score ever falls below zero. Now press a button below, join a table, or open one with `/game new`: **My turn** shows you what you can do.
