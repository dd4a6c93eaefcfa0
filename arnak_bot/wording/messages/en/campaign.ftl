### The solo campaign: its map, its chapters, and what the end of a chapter says.
### $number (number): of a chapter, from 1
### $title: of a chapter

journey = The Journey
# $stars (number): won so far
# $most (number): how many there are
stars-so-far = { $stars } of { $most } stars
# $told: its story
# $twist: what is different in this game
page =
    {""}**Chapter { $number }: { $title }**
    { $told }
    -# { $game }. { $twist }
# $points: with their sign
best = Your best game: { $points } points.
running = You are playing this chapter in { $channel }. To go on, press **My turn** there or type `/turn panel`.
no-best = You have not finished this chapter yet.
# What the third star asks for.
# $points: with their sign
score = Score { $points } points or more
# $ask: what a star asks for: "Score 64 points or more"
star-won = ★ { $ask }
# $ask: what a star asks for: "Score 64 points or more"
star-missing = ☆ { $ask }
locked = Win a star in chapter { $number } to open this one.
# $stars (number): in one game, of three
ended =
    { $stars ->
        [0] **Chapter { $number }: { $title }** ☆☆☆
        [1] **Chapter { $number }: { $title }** ★☆☆
        [2] **Chapter { $number }: { $title }** ★★☆
       *[3] **Chapter { $number }: { $title }** ★★★
    }
# $asks: what the stars ask for, listed
opened = **Chapter { $number }: { $title }**. Three stars to win: { $asks }.
any-star = Win any of these stars to open the next chapter.
next-open = The journey goes on: **chapter { $number }, { $title }**.
all-open = That was the last chapter. The map shows which stars you can still win.
# The name of a thread.
thread = Chapter { $number }, { $title }
play = Play chapter { $number }
play-thread = Play chapter { $number } in a thread
play-private = Play it in a direct message
next = Chapter { $number }: { $title }
again = Try again
map = Map
choose = Another chapter
# $stars (number): won in a chapter, of three
chapter-with-stars =
    { $stars ->
        [0] { $number }. { $title }
        [1] { $number }. { $title } ★☆☆
        [2] { $number }. { $title } ★★☆
       *[3] { $number }. { $title } ★★★
    }
# $chapters: every chapter with its stars, listed
alt = A map with a path through { $count } chapters. { $chapters }
# The same, of a chapter that is not open.
closed-chapter = { $number }. { $title } (locked)
# $who: a mention
stopped = { $who } stopped this chapter. `/me campaign` starts it again, or another one.
begun = Chapter { $number } has begun in { $channel }. Good luck!
