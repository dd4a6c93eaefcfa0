"""Write the annotated example games of tests/games/, each turn told in words, and the picture of the README.

python tools/make_examples.py
"""

from __future__ import annotations

from pathlib import Path

import images
from arnak_bot.engine import Event, EventKind, Game, GameSetup, write_log
from arnak_bot.engine.__main__ import score_text
from arnak_bot.players import EagerPlayer
from arnak_bot.wording import story

FOLDER = Path(__file__).parent.parent / "tests" / "games"
EXAMPLES = {
    "bird-3-players": (GameSetup(3, "bird", "example 2"), 2),
    "snake-4-players": (GameSetup(4, "snake", "example 32"), 32),
    "snake-solo-3": (GameSetup(1, "snake", "example 17", rival=3), 17),
}
REMARKS = {
    EventKind.DISCOVERED: "R11: compasses and travel first, then the idol, then the tile, last the guardian",
    EventKind.RELOCATED: "R13: free of travel, to a free space of another discovered site",
    EventKind.GAINED_TRAVEL: "R7: these icons last until the end of this turn",
    EventKind.TOP_REVEALED: "R24: everybody sees the card; it stays on top if nobody buys it",
    EventKind.GAINED_FEAR: "R18: into the play area, its boot is no use now",
    EventKind.RESCUED: "R40: secretly from the whole stack, exhausted",
    EventKind.PAID_IDOL: "R33: an idol of the crates leaves the game",
    EventKind.REACHED_TEMPLE: "R39: the best free space; then one tile of the whole bonus stack",
    EventKind.TOOK_TEMPLE_TILE: "R39: a research action at the Lost Temple",
    EventKind.BORROWED: "R35: lent from the top of a stack, not exhausted",
    EventKind.UPGRADED_ASSISTANT: "R34: turned to gold and refreshed",
    EventKind.CANCELLED: "R57: nothing was paid, so it is taken back without loss",
    EventKind.ICONS_ARE_PLANES: "every travel icon is a plane until the round ends",
    EventKind.GUARDED_FROM_FEAR: "R29: whatever becomes of the card",
    EventKind.ROUND_BEGAN: "R42: Fear, cards kept, decks, assistants, row, starting player, hands",
    EventKind.GAME_ENDED: "R43: archaeologists return with Fear, then scoring",
}


def remark(seat: int, text: str, events: tuple[Event, ...]) -> str:
    """Return what is unusual about a decision, with its rule."""
    found = [REMARKS[event.kind] for event in events if event.kind in REMARKS and event.seat in (seat, None)]
    if "pilot" in text:
        found.append("R5: two coins are a plane")
    if text.startswith("pay spare"):
        found.append("R7: paid with what was left over")
    if text.startswith("pass "):
        found.append("R30: passing to gain is the turn's main action")
    return "; ".join(dict.fromkeys(found))


def play(setup: GameSetup, seed: int) -> Game:
    players = [EagerPlayer(seed * 10 + seat) for seat in range(setup.players)]
    game = Game.new(setup)
    while not game.over:
        seat = game.seats_to_act[0]
        game.apply(players[seat].choose(game.view(seat)), seat)
    return game


def annotated(game: Game) -> str:
    """Return the log with a story line after each turn and a remark beside each unusual decision."""
    names = ("Ada", "Ben", "Cleo", "Dan")[: game.setup.players]
    if game.setup.solo:
        names = (*names, "The rival")
    head, _, _ = write_log(game).partition("\n\n")
    lines = [head, ""]
    replay = Game.new(game.setup)
    turn: list[Event] = list(replay.opening)
    for seat, text in game.log:
        events = replay.apply(text, seat)
        turn += events
        said = remark(seat, text, events)
        lines.append(f"{seat} {text}" + (f"  # {said}" if said else ""))
        if any(event.kind in (EventKind.TURN_ENDED, EventKind.ROUND_BEGAN) for event in events):
            told = story.tell(turn, replay.view(None), names)
            lines += [*(f"    # {line}" for line in told), ""]
            turn = []
    lines += ["# Final score", *(f"# {line}" for line in score_text(game).splitlines())]
    lines.append(f"# fingerprint {game.fingerprint()}")
    return "\n".join(lines) + "\n"


def readme_picture(game: Game) -> bytes:
    """Draw the table of a game as it stood after the turn with the most to see: the README opens with it."""
    replay = Game.new(game.setup)
    best: tuple[int, bytes] = (0, b"")
    turn: tuple[Event, ...] = ()
    for seat, text in game.log:
        turn += (events := replay.apply(text, seat))
        if any(event.kind is EventKind.TURN_ENDED for event in events):
            view = replay.view(None)
            standing = sum(stander >= 0 for site in view.sites for stander in site.standers)
            to_see = (
                2 * standing + sum(site.guardian > 0 for site in view.sites) + sum(site.tile > 0 for site in view.sites)
            )
            if to_see > best[0]:
                best = (to_see, images.draw_board(view, ("Mariana", "Tom", "Aiko"), images.marks_of(turn)))
            turn = ()
    return best[1]


if __name__ == "__main__":
    for name, (setup, seed) in EXAMPLES.items():
        played = play(setup, seed)
        (FOLDER / f"{name}.log").write_text(annotated(played), encoding="utf-8")
        if setup.players == 3:
            (FOLDER.parent.parent / "docs" / "board.jpg").write_bytes(readme_picture(played))
