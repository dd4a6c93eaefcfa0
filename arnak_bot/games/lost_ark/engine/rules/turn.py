"""The effects of actions on a sheet, the beginning of turns, and the end of the game."""

from __future__ import annotations

from arnak_bot.games.lost_ark.engine import events as happened
from arnak_bot.games.lost_ark.engine import printed
from arnak_bot.games.lost_ark.engine.actions import Action, Verb
from arnak_bot.games.lost_ark.engine.events import Event, Gain, How
from arnak_bot.games.lost_ark.engine.printed import Character, Colour
from arnak_bot.games.lost_ark.engine.rules.finding import ark_found
from arnak_bot.games.lost_ark.engine.rules.legality import any_colour, moving, price
from arnak_bot.games.lost_ark.engine.rules.scoring import score_sheets
from arnak_bot.games.lost_ark.engine.setup import Characters, GameSetup
from arnak_bot.games.lost_ark.engine.state import Activity, Phase, Sheet, State
from arnak_bot.kit.chance import shuffled

VISITED_ROWS = 2
JOKER = "joker"


def deal(setup: GameSetup) -> tuple[State, list[Event]]:
    """Roll the identity colours, deal the characters, and draw who begins (K13, K14, K17)."""
    seats, seed = range(setup.players), setup.seed
    sheets = [Sheet(shuffled(Colour, seed, f"identity {seat}")[0]) for seat in seats]
    events: list[Event] = [happened.IdentityThrown(seat, sheet.identity) for seat, sheet in enumerate(sheets)]
    state = State(sheets, shuffled(seats, seed, "first seat")[0], Phase.START)
    if setup.characters is Characters.CHOSEN:
        state.phase, state.caller = Phase.CHARACTER, state.first
        return state, events
    for sheet, character in zip(sheets, shuffled(Character, seed, "characters"), strict=False):
        sheet.character = character
    return state, events


def take(state: State, setup: GameSetup, action: Action, seat: int) -> list[Event]:
    if action.verb is Verb.CHARACTER:
        return [_choose(state, seat, Character(action.at))]
    if action.verb is Verb.CALL:
        assert action.colour is not None
        state.called, state.phase = action.colour, Phase.DRAW
        return [happened.Called(seat, action.colour, alone=setup.solo)]
    drawing = _Drawing(state, setup, action, seat)
    drawing.take(action)
    return drawing.events


def _choose(state: State, seat: int, character: Character) -> Event:
    """Choose a character, clockwise from the seat that calls first (K13)."""
    state.sheets[seat].character = character
    state.caller = (seat + 1) % len(state.sheets)
    if state.caller == state.first:
        state.phase, state.caller = Phase.START, None
    return happened.CharacterTaken(seat, character)


class _Drawing:
    """Carries out an action of a seat on its sheet, in the colour that the action names or the turn implies."""

    __slots__ = ("_colour", "_seat", "_setup", "_sheet", "_state", "events")

    def __init__(self, state: State, setup: GameSetup, action: Action, seat: int) -> None:
        self.events: list[Event] = []
        self._state, self._setup, self._seat = state, setup, seat
        self._sheet = state.sheets[seat]
        self._colour = action.colour or moving(state, seat) or self._sheet.identity

    def take(self, action: Action) -> None:
        sheet, doing, at = self._sheet, self._sheet.doing, action.at
        match action.verb:
            case Verb.START:
                self._colour = printed.COLOUR_OF[at]
                self._visit(at, How.START)
            case Verb.FIRST:
                self._fill(at, 0)
            case Verb.DRAW:
                self._draw(at)
            case Verb.PAINT:
                doing.owed, at = "", doing.owed
                self._visit(at, How.MOVEMENT)
            case Verb.FILL:
                doing.answered = True
                self._fill(at, self._spend_hints())
            case Verb.WALK:
                doing.answered, doing.colour = True, self._colour
                self.events.append(happened.Walked(self._seat, self._colour, self._spend_hints()))
            case Verb.MINUS:
                doing.answered = True
                self._mark_minus()
            case Verb.DIAMOND:
                sheet.diamonds -= 1
                self._visit(at, How.DIAMOND)
            case Verb.DRUID:
                sheet.groves += 1
                self._colour = Colour.GREY
                self._visit(at, How.DRUID)
            case Verb.MEADOW:
                doing.meadow = True
                self._colour = Colour.YELLOW
                self._visit(at, How.HUNTER)
            case Verb.END:
                doing.ended = True
                if self._seat == self._state.caller and not doing.visits:
                    self._mark_box()  # K36
        if not sheet.found and ark_found(sheet):
            sheet.found = True
            self.events.append(happened.ArkFound(self._seat))

    def _draw(self, place: str) -> None:
        """Visit the next place of a movement; the first one marks the box (K26)."""
        sheet, doing = self._sheet, self._sheet.doing
        if not doing.visits:
            doing.before = sheet.visited
            self._begin_movement()
        doing.visits += 1
        if printed.PLACES[place] & any_colour(sheet):
            doing.owed = place
        else:
            self._visit(place, How.MOVEMENT)

    def _begin_movement(self) -> None:
        sheet = self._sheet
        self._mark_box()
        sets = min(sheet.marks.values())
        sheet.marks[self._colour] += 1
        if sets < min(sheet.marks.values()) <= VISITED_ROWS:
            self._get_diamond()  # K52
        if sheet.compass_full:
            self._mark_minus()  # K27

    def _spend_hints(self) -> int:
        assert self._state.called is not None
        spent = price(self._sheet, self._state.called, self._colour)
        self._sheet.hints -= spent
        return spent

    # --- what is marked on the sheet ------------------------------------------------------------

    def _visit(self, place: str, how: How) -> None:
        self._sheet.drawn[self._colour] |= printed.PLACES[place]
        self.events.append(happened.Visited(self._seat, place, self._colour, how))
        if printed.PLACES[place] == printed.SHIPWRECK:
            self._get_hint()

    def _fill(self, tile: str, hints: int) -> None:
        sheet = self._sheet
        sheet.filled[self._colour] |= printed.TILES[tile]
        self.events.append(happened.TileFilled(self._seat, tile, self._colour, hints))
        if printed.TILES[tile] & printed.DIAMOND_EDGE and not printed.DIAMOND_EDGE & ~sheet.tiles:
            self._get_diamond()

    def _mark_box(self) -> None:
        boxes = self._sheet.boxes
        boxes.append(self._colour)
        self.events.append(happened.BoxMarked(self._seat, len(boxes), self._colour))
        if len(boxes) in printed.HINT_BOXES:
            self._get_hint()

    def _get_hint(self) -> None:
        if self._setup.with_hints:
            self._sheet.hints += 1
            self.events.append(happened.Got(self._seat, Gain.HINT))

    def _get_diamond(self) -> None:
        if self._setup.with_diamonds:
            self._sheet.diamonds += 1
            self.events.append(happened.Got(self._seat, Gain.DIAMOND))

    def _mark_minus(self) -> None:
        self._sheet.minus += 1
        self.events.append(happened.Got(self._seat, Gain.MINUS))


# --- from turn to turn ----------------------------------------------------------------------------


def closed(state: State) -> bool:
    return state.phase in (Phase.START, Phase.DRAW) and all(sheet.doing.ended for sheet in state.sheets)


def close(state: State, setup: GameSetup) -> list[Event]:
    """End the game or begin the next turn (K30, K70); return the resulting events."""
    if _over(state, setup):
        state.phase = Phase.OVER
        return [happened.GameEnded(tuple(each.seat for each in score_sheets(state.sheets, setup) if each.rank == 1))]
    state.turn += 1
    seat = _whose(state, setup)
    if setup.solo and seat is None and state.sheets[0].compass_full:
        state.turn += 1  # there is nothing left to fill (K85)
        seat = _whose(state, setup)
    begin_turn(state, seat)
    return _thrown(state, setup) if seat is None else []


def begin_turn(state: State, seat: int | None) -> None:
    """Let a seat or, for None, the die call a colour; nobody has acted yet."""
    for sheet in state.sheets:
        sheet.doing = Activity(ended=_out(sheet))
    state.caller, state.called, state.phase = seat, None, Phase.CALL


def _whose(state: State, setup: GameSetup) -> int | None:
    """Return whose turn it is: the die follows all seats (K85, K86) and replaces a seat that has finished (K38)."""
    at = (state.turn - 1) % setup.turns_in_round
    if at == setup.players:
        return None
    seat = (state.first + at) % setup.players
    sheet = state.sheets[seat]
    return None if sheet.done and not sheet.found else seat


def _thrown(state: State, setup: GameSetup) -> list[Event]:
    """Roll the die; a six is rerolled or, with the joker, lets the player choose the colour (K85)."""
    faces = [colour.value for colour in Colour] + [JOKER] * setup.has_joker
    thrown = shuffled(faces, setup.seed, f"die {state.turn}")[0]
    if thrown == JOKER:
        return []
    state.called, state.phase = Colour(thrown), Phase.DRAW
    return [happened.Called(None, state.called)]


def _out(sheet: Sheet) -> bool:
    """Whether a seat no longer draws: its counter is full (K37), or it has found the ark and the game goes on (K82)."""
    return sheet.done or sheet.found


def _over(state: State, setup: GameSetup) -> bool:
    """Whether the game is over, checked when a turn closes (K70, K82, K85)."""
    decided = not setup.cooperative and any(sheet.found for sheet in state.sheets)
    return decided or all(map(_out, state.sheets))
