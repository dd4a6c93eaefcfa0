"""The sentences of tables.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Tables:
    """What tables says in en."""

    __slots__ = ()

    def lit_alt(self) -> str:
        return "The board, with everything lit that the menus list, under their numbers; the rest is dimmed."

    def nothing(self) -> str:
        return "nothing"

    def none(self) -> str:
        return "none"

    def game_over(self, *, winners: str) -> str:
        return f"The game is over: {winners}."

    def to_move(self, *, round: str, who: str) -> str:
        return f"Round {round}, {who} to move."

    def to_keep(self, *, round: str, who: str) -> str:
        return f"Round {round} ends: {who} may keep cards."

    def waits_to_move(self, *, round: str, who: str) -> str:
        return f"Round {round}: {who} to move."

    def waits_to_keep(self, *, round: str, who: str) -> str:
        return f"Round {round} ends. {who}: which cards do you keep?"

    def winners(self, *, who: str, count: int, points: int) -> str:
        if count == 1:
            part_1 = f"{who} wins with"
        else:
            part_1 = f"{who} share the victory with"
        if points == 1:
            part_2 = f"{points} point"
        else:
            part_2 = f"{points} points"
        return f"{part_1} {part_2}"

    def row_alt(self, *, artifacts: str, items: str) -> str:
        return f"Row: {artifacts} | {items}."

    def sites_alt(self, *, sites: str) -> str:
        return f"Sites: {sites}."

    def assistants_alt(self, *, assistants: str) -> str:
        return f"Assistants: {assistants}."

    def artifacts_line(self, *, cards: str) -> str:
        return f"Artifacts: {cards}."

    def items_line(self, *, cards: str) -> str:
        return f"Items: {cards}."

    def track_line(self, *, rows: str) -> str:
        return f"Research track. {rows}."

    def on_track(self, *, name: str, tokens: str) -> str:
        return f"{name}: {tokens}"

    def glass_at(self, *, space: str) -> str:
        return f"glass at {space}"

    def notebook_at(self, *, glass: str, space: str) -> str:
        return f"{glass}, notebook at {space}"

    def nobody_yet(self) -> str:
        return "nobody yet"

    def temple_line(self, *, arrived: str, stacks: str) -> str:
        return f"Lost Temple: {arrived}; tiles there: {stacks}."

    def stack(self, *, left: int, worth: str) -> str:
        return f"{left} worth {worth}"

    def assistants_line(self, *, assistants: str) -> str:
        return f"Assistants on top of their stacks: {assistants}."

    def stack_of(self, *, assistant: str, count: int) -> str:
        return f"{assistant} ({count})"

    def free(self) -> str:
        return "free"

    def site_alt(self, *, site: str, who: str) -> str:
        return f"{site}: {who}"

    def site_alt_guarded(self, *, site: str, guardian: str, who: str) -> str:
        return f"{site}, guardian {guardian}: {who}"

    def undiscovered(self, *, site: str, compasses: int, travel: str, idol: str) -> str:
        if compasses == 1:
            return f"{site}: undiscovered, {compasses} compass and {travel}; idol: {idol}."
        else:
            return f"{site}: undiscovered, {compasses} compasses and {travel}; idol: {idol}."

    def discovered(self, *, site: str, effect: str, spaces: str) -> str:
        return f"{site}: {effect}; {spaces}."

    def space_free(self, *, travel: str) -> str:
        return f"a space free for {travel}"

    def space_blocked(self) -> str:
        return "a space blocked"

    def guardian(self, *, guardian: str, cost: str) -> str:
        return f"Guardian {guardian}: {cost}."

    def player(self, *, name: str, tokens: str, track: str, cards: int) -> str:
        if cards == 1:
            return f"{name}: {tokens}; {track}; {cards} card in hand."
        else:
            return f"{name}: {tokens}; {track}; {cards} cards in hand."

    def player_passed(self, *, name: str, tokens: str, track: str, cards: int) -> str:
        if cards == 1:
            return f"{name}: {tokens}; {track}; {cards} card in hand, passed."
        else:
            return f"{name}: {tokens}; {track}; {cards} cards in hand, passed."

    def rival_played(self, *, tile: str) -> str:
        return f"played {tile}"

    def tiles_left(self, *, count: int) -> str:
        if count == 1:
            return f"{count} tile left"
        else:
            return f"{count} tiles left"

    def arrow(self, *, arrow: str) -> str:
        return f"arrow {arrow}"

    def guardians(self, *, count: int) -> str:
        if count == 1:
            return f"{count} guardian"
        else:
            return f"{count} guardians"

    def cards(self, *, count: int) -> str:
        if count == 1:
            return f"{count} card"
        else:
            return f"{count} cards"

    def points(self, *, count: int) -> str:
        if count == 1:
            return f"{count} point"
        else:
            return f"{count} points"

    def round_name(self, *, round: str) -> str:
        return f"round {round}"

    def round_alt(self, *, round: str) -> str:
        return f"Round {round}."

    def headline(self, *, headline: str) -> str:
        return f"{headline}."

    def round_of_player(self, *, name: str, figures: str) -> str:
        return f"{name}: {figures}."

    def next_round(self, *, round: str, starter: str, cards: str) -> str:
        return f"Round {round} begins with {starter}; in the row: {cards}."

    def feat_temple(self, *, who: str) -> str:
        return f"{who} reached the Lost Temple"

    def feat_guardians(self, *, who: str, count: int) -> str:
        if count == 1:
            return f"{who} overcame a guardian"
        else:
            return f"{who} overcame {count} guardians"

    def feat_level_2(self, *, who: str, count: int) -> str:
        if count == 1:
            return f"{who} discovered a level II site"
        else:
            return f"{who} discovered {count} level II sites"

    def feat_level_1(self, *, who: str, count: int) -> str:
        if count == 1:
            return f"{who} discovered a site"
        else:
            return f"{who} discovered {count} sites"

    def feat_artifacts(self, *, who: str, count: int) -> str:
        if count == 1:
            return f"{who} bought an artifact"
        else:
            return f"{who} bought {count} artifacts"

    def feat_research(self, *, who: str, count: int) -> str:
        if count == 1:
            return f"{who} took a step on the track"
        else:
            return f"{who} took {count} steps on the track"

    def feat_items(self, *, who: str, count: int) -> str:
        if count == 1:
            return f"{who} bought an item"
        else:
            return f"{who} bought {count} items"

    def feat_cards(self, *, who: str, count: int) -> str:
        if count == 1:
            return f"{who} played a card"
        else:
            return f"{who} played {count} cards"

    def score_alt(self, *, name: str, points: int, lines: str) -> str:
        if points == 1:
            return f"{name} {points} point: {lines}."
        else:
            return f"{name} {points} points: {lines}."

    def score_line(self, *, name: str, points: int, lines: str) -> str:
        return f"**{name} {points}**: {lines}."

    def owns(self, *, name: str, cards: str) -> str:
        return f"**{name}** owns {cards}."

    def still_in_deck(self, *, cards: str) -> str:
        return f"Still in your deck: {cards}."

    def exiled_items(self, *, cards: str) -> str:
        return f"**Items in exile**: {cards}."

    def exiled_artifacts(self, *, cards: str) -> str:
        return f"**Artifacts in exile**: {cards}."

    def source_glass(self) -> str:
        return "magnifying glass"

    def source_notebook(self) -> str:
        return "notebook"

    def source_temple_tiles(self) -> str:
        return "temple tiles"

    def source_idols(self) -> str:
        return "idols"

    def source_idol_slots(self) -> str:
        return "empty idol slots"

    def source_guardians(self) -> str:
        return "guardians"

    def source_items(self) -> str:
        return "items"

    def source_artifacts(self) -> str:
        return "artifacts"

    def source_fear(self) -> str:
        return "fear"

    def opening(self, *, order: str) -> str:
        return f"**The expedition begins.** Order: {order}"

    def solo_opening(self, *, name: str, difficulty: int, tiles: str) -> str:
        return f"**{name} against the rival**, difficulty {difficulty}. Its red tiles: {tiles}."

    def solo_opening_without_red_tiles(self, *, name: str, difficulty: int) -> str:
        return f"**{name} against the rival**, difficulty {difficulty}."

    def solo_won(self) -> str:
        return "You have beaten the rival."

    def solo_lost(self) -> str:
        return "The rival has the better of you. Another try?"

    def again_at(self, *, difficulty: int) -> str:
        return f"Play again, difficulty {difficulty}"

    def film_alt(self, *, turns: int, ending: str) -> str:
        return f"The whole game, a frame for each of its {turns} turns. {ending}"

    def legend_alt(self) -> str:
        return "What the signs mean: resources, ways to travel, cards, assistants, idols, guardians and points, each with its name."

    def in_thread_name(self, *, board: str) -> str:
        return f"Arnak, {board} side"

    def part_island(self) -> str:
        return "the island"

    def part_track(self) -> str:
        return "the research track"

    def part_row(self) -> str:
        return "the card row"

    def part_player(self) -> str:
        return "one player"

    def rival_help(self) -> str:
        return "How many of the rival's tiles are red, 0 to 5"

    def board_help(self) -> str:
        return "Which side of the board"

    def board_server_help(self) -> str:
        return "What /game new proposes: the side of the board"

    def board_proposed(self, *, board: str) -> str:
        return f"the {board}"
