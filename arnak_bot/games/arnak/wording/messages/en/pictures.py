"""The sentences of pictures.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Pictures:
    """What pictures says in en."""

    __slots__ = ()

    def gain_per(self, *, amount: str, counted: str) -> str:
        return f"{amount} | per {counted}"

    def gain_per_at_most(self, *, amount: str, counted: str, most: int) -> str:
        return f"{amount} | per {counted} | max {most}"

    def draw(self, *, count: int) -> str:
        return f"#draw draw {count}"

    def draw_from_bottom(self, *, count: int) -> str:
        return f"#draw draw {count} | from bottom"

    def draw_and_keep_one(self, *, range: str) -> str:
        return f"#draw draw {range} | keep 1"

    def some_of(self, *, count: int) -> str:
        return f"{count} of:"

    def spend_card(self) -> str:
        return "#put-down spend card"

    def send_to_free_camp(self) -> str:
        return "send #archaeologist | #campfire free | use 2×"

    def send(self) -> str:
        return "send #archaeologist"

    def send_travel_free(self, *, travel: str) -> str:
        return f"send #archaeologist | {travel} free"

    def activate(self, *, place: str) -> str:
        return f"#activate use | {place}"

    def activate_times(self, *, count: int, place: str) -> str:
        return f"#activate use {count} | {place}"

    def activate_next_tile(self, *, level: str) -> str:
        return f"#activate use | next #site {level}"

    def relocate(self, *, place: str) -> str:
        return f"move #archaeologist › | {place} | #activate use"

    def place_camp(self) -> str:
        return "#campfire camp"

    def place_free_camp(self) -> str:
        return "#campfire empty camp"

    def place_camp_or_level_1(self) -> str:
        return "#campfire or | level I"

    def place_level_1(self) -> str:
        return "level I site"

    def place_yours(self) -> str:
        return "your site"

    def overcome_anywhere(self) -> str:
        return "overcome | #guardian anywhere"

    def overcome_free(self) -> str:
        return "overcome | #guardian free"

    def move_guardian(self) -> str:
        return "move #guardian | #activate use site"

    def research(self) -> str:
        return "research"

    def research_free(self, *, token: str) -> str:
        return f"research | {token} free"

    def take_free(self, *, goods: str) -> str:
        return f"take {goods} free"

    def buy(self, *, goods: str, discount: int) -> str:
        return f"buy {goods} −{discount}"

    def borrow(self, *, assistant: str) -> str:
        return f"use {assistant} | of supply"

    def gain_fear(self) -> str:
        return "#fear Fear"

    def exile_card(self) -> str:
        return "#exile exile"

    def upgrade(self) -> str:
        return "#upgrade upgrade"

    def refresh(self) -> str:
        return "#refresh refresh"

    def refresh_all(self) -> str:
        return "#refresh refresh all"

    def see_top(self) -> str:
        return "see top,"

    def exile_last_item(self) -> str:
        return "#exile last #item"

    def gain_from_exile(self) -> str:
        return "take exiled #item"

    def recruit(self) -> str:
        return "#assistant@silver recruit"

    def upgrade_assistant(self) -> str:
        return "#assistant@gold to gold"

    def rescue(self) -> str:
        return "#assistant@silver rescue"

    def exchange(self) -> str:
        return "swap #assistant"

    def return_archaeologist(self) -> str:
        return "take back #archaeologist"

    def planes(self) -> str:
        return "all travel | = #plane"

    def guard_from_fear(self) -> str:
        return "no #fear Fear"

    def empty_slot(self) -> str:
        return "#idol out of | its slot"

    def no_effect(self) -> str:
        return "no effect"

    def exile_this(self) -> str:
        return "#exile this ›"

    def free_action(self) -> str:
        return "#free free action:"

    def or_pass(self) -> str:
        return "or #pass pass:"

    def sign_per(self) -> str:
        return "per"

    def sign_free(self) -> str:
        return "free"

    def sign_any(self) -> str:
        return "any"

    def sign_use(self) -> str:
        return "use"

    def sign_no(self) -> str:
        return "no"

    def sign_buy(self) -> str:
        return "buy"

    def sign_draw(self) -> str:
        return "draw"

    def sign_exile(self) -> str:
        return "exile"

    def sign_upgrade(self) -> str:
        return "upgrade"

    def sign_refresh(self) -> str:
        return "refresh"

    def sign_assistant(self) -> str:
        return "assistant"

    def sign_put_down(self) -> str:
        return "spend card"

    def round_above(self) -> str:
        return "ROUND"

    def round(self, *, round: str) -> str:
        return f"ROUND {round}"

    def to_move(self) -> str:
        return "to move"

    def has_won(self) -> str:
        return "has won"

    def game_over(self) -> str:
        return "Game over"

    def keep_cards(self) -> str:
        return "Keep cards?"

    def decks(self) -> str:
        return "decks"

    def rival_letter(self) -> str:
        return "R"

    def seat(self, *, seat: int) -> str:
        if seat == 0:
            return "Green"
        elif seat == 1:
            return "Blue"
        elif seat == 2:
            return "Red"
        else:
            return "Orange"

    def somebody(self) -> str:
        return "Player"

    def glass(self) -> str:
        return "glass"

    def notebook(self) -> str:
        return "notebook"

    def arrival(self, *, place: int) -> str:
        if place == 1:
            return "1st"
        elif place == 2:
            return "2nd"
        elif place == 3:
            return "3rd"
        else:
            return "4th"

    def all_costs(self, *, count: int) -> str:
        return f"all {count}"

    def leads(self) -> str:
        return "leads"

    def won(self) -> str:
        return "won"

    def tied(self) -> str:
        return "tied"

    def starts(self) -> str:
        return "starts"

    def passed(self) -> str:
        return "passed"

    def in_hand(self, *, count: int) -> str:
        return f"{count} hand"

    def in_deck(self, *, count: int) -> str:
        return f"{count} deck"

    def played(self, *, count: int) -> str:
        return f"{count} in play:"

    def several_cards(self, *, card: str, count: int) -> str:
        return f"{card} ×{count}"

    def nothing_played(self) -> str:
        return "no card in play"

    def more(self, *, count: int) -> str:
        return f"{count} more"

    def used(self, *, does: str) -> str:
        return f"used: {does}"

    def fear(self) -> str:
        return "Fear"

    def tiles_left(self, *, count: int) -> str:
        if count == 1:
            return f"{count} tile"
        else:
            return f"{count} tiles"

    def cards(self, *, count: int) -> str:
        if count == 1:
            return f"{count} card"
        else:
            return f"{count} cards"

    def no_cards(self) -> str:
        return "no cards in hand"

    def dug(self, *, site: str) -> str:
        return f"dug at {site}"

    def discovered(self, *, site: str) -> str:
        return f"discovered {site}"

    def overcame(self, *, guardian: str) -> str:
        return f"overcame {guardian}"

    def moved_to(self, *, site: str) -> str:
        return f"moved to {site}"

    def researched(self, *, token: str, row: int) -> str:
        return f"researched {token} row {row}"

    def reached_temple(self) -> str:
        return "reached #temple"

    def took_tile(self, *, points: int) -> str:
        return f"took {points} #points"

    def bought(self, *, card: str) -> str:
        return f"bought {card}"

    def did_play(self, *, card: str) -> str:
        return f"played {card}"

    def did_use(self, *, what: str) -> str:
        return f"used {what}"

    def did_pass(self) -> str:
        return "passed"

    def rested(self) -> str:
        return "rested"

    def final_score(self) -> str:
        return "FINAL SCORE"

    def score_so_far(self) -> str:
        return "SCORE SO FAR"

    def total(self) -> str:
        return "Total"

    def winners(self, *, names: str, last: str) -> str:
        return f"{names} & {last}"

    def source_glass(self) -> str:
        return "Magnifying glass"

    def source_notebook(self) -> str:
        return "Notebook"

    def source_temple_tiles(self) -> str:
        return "Temple tiles"

    def source_idols(self) -> str:
        return "Idols"

    def source_idol_slots(self) -> str:
        return "Empty idol slots"

    def source_guardians(self) -> str:
        return "Guardians"

    def source_items(self) -> str:
        return "Items"

    def source_artifacts(self) -> str:
        return "Artifacts"

    def source_fear(self) -> str:
        return "Fear"

    def begins_with(self) -> str:
        return "begins with"

    def done_digs(self) -> str:
        return "digs"

    def done_sites(self) -> str:
        return "sites discovered"

    def done_guardians(self) -> str:
        return "guardians overcome"

    def done_research(self) -> str:
        return "research steps"

    def done_items(self) -> str:
        return "items bought"

    def done_artifacts(self) -> str:
        return "artifacts bought"

    def done_cards(self) -> str:
        return "cards played"

    def done_temple_tiles(self) -> str:
        return "temple tiles"

    def expedition_record(self) -> str:
        return "EXPEDITION RECORD"

    def legend_title(self) -> str:
        return "EVERY SIGN AND WHAT IT MEANS"

    def legend_resources(self) -> str:
        return "Resources"

    def legend_coin(self) -> str:
        return "coin: buys items"

    def legend_compass(self) -> str:
        return "compass: discovers sites, buys artifacts"

    def legend_tablet(self) -> str:
        return "tablet: plays artifacts, pays research"

    def legend_arrowhead(self) -> str:
        return "arrowhead: overcomes guardians, pays research"

    def legend_jewel(self) -> str:
        return "jewel: the rarest, pays research"

    def legend_travel(self) -> str:
        return "Travel"

    def legend_boot(self) -> str:
        return "boot: every travel icon can pay it"

    def legend_car(self) -> str:
        return "car: pays a car or a boot"

    def legend_ship(self) -> str:
        return "ship: pays a ship or a boot"

    def legend_plane(self) -> str:
        return "plane: pays any travel icon"

    def legend_on_cards(self) -> str:
        return "On cards and tiles"

    def legend_free(self) -> str:
        return "free action: does not use up your turn"

    def legend_arrow(self) -> str:
        return "pay what is before, get what is behind"

    def legend_draw(self) -> str:
        return "draw cards from your deck"

    def legend_exile(self) -> str:
        return "exile: remove a card for good"

    def legend_put_down(self) -> str:
        return "spend a card: from hand into play, unused"

    def legend_upgrade(self) -> str:
        return "tablet to arrowhead, or arrowhead to jewel"

    def legend_refresh(self) -> str:
        return "make a used assistant ready again"

    def legend_activate(self) -> str:
        return "use the effect of a site"

    def legend_relocate(self) -> str:
        return "move to another site"

    def legend_pass(self) -> str:
        return "pass: your last act of the round"

    def legend_people(self) -> str:
        return "People and things"

    def legend_archaeologist(self) -> str:
        return "archaeologist: sent to sites"

    def legend_assistant(self) -> str:
        return "assistant, silver or gold: once a round"

    def legend_guardian(self) -> str:
        return "guardian: 5 points overcome, Fear if left"

    def legend_fear(self) -> str:
        return "Fear: a card worth −1 point"

    def legend_idol(self) -> str:
        return "idol: 3 points; slotted, an effect too"

    def legend_item(self) -> str:
        return "item: bought with coins"

    def legend_artifact(self) -> str:
        return "artifact: bought with compasses"

    def legend_campfire(self) -> str:
        return "camp site on the shore"

    def legend_site(self) -> str:
        return "site tile, found by discovering"

    def legend_research(self) -> str:
        return "Research and points"

    def legend_glass(self) -> str:
        return "magnifying glass: climbs first"

    def legend_notebook(self) -> str:
        return "notebook: never above your glass"

    def legend_temple(self) -> str:
        return "Lost Temple on top, and its tiles"

    def legend_points(self) -> str:
        return "points: the number in the laurel"

    def legend_slots(self) -> str:
        return "idol slots: an empty one keeps its points"

    def legend_table(self) -> str:
        return "On the table"

    def legend_starter(self) -> str:
        return "begins the round"

    def legend_blocked(self) -> str:
        return "space closed with so few players"

    def legend_moon(self) -> str:
        return "round; below it the cards left in both decks"

    def next_step(self) -> str:
        return "next"

    def closed(self) -> str:
        return "closed"
