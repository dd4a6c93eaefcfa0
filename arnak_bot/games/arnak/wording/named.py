"""What cards, places and people are called, in any language; the engine's own names are the English ones.

Dumps, logs and what is typed keep to the engine's names (`engine.naming`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from arnak_bot.games.arnak.engine import naming
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.content import TEMPLE_STACK_BY_ID as STACKS
from arnak_bot.games.arnak.engine.content.rival import RIVAL_TILE_BY_ID
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from arnak_bot.games.arnak.wording.messages.en.names import Names

__all__ = [
    "assistant",
    "card",
    "guardian",
    "rival_deed",
    "rival_tile",
    "site",
    "space",
    "stack",
    "tile",
    "token",
    "token_at_first",
]


def card(card_id: str, words: Words = ENGLISH) -> str:
    """Return the name of a card; the two kinds of Funding and Exploration are told apart."""
    return _CARDS[card_id](words.names)


def guardian(number: int, words: Words = ENGLISH) -> str:
    """Return the name of a guardian."""
    return _GUARDIANS[number](words.names)


def assistant(number: int, words: Words = ENGLISH) -> str:
    """Return the name of an assistant."""
    return _ASSISTANTS[number](words.names)


def tile(key: str, words: Words = ENGLISH) -> str:
    """Return the name of a site tile from its "level-number"."""
    return _TILES[key](words.names)


def rival_tile(tile_id: str, words: Words = ENGLISH) -> str:
    """Return what a tile of the rival says: "dig for coins", "research (red)"."""
    deed = rival_deed(tile_id, words)
    return words.names.red(tile=deed) if RIVAL_TILE_BY_ID[tile_id].red else deed


def rival_deed(tile_id: str, words: Words = ENGLISH) -> str:
    """Return what a tile of the rival does, without its colour."""
    return _RIVAL_TILES[tile_id](words.names)


def site(view: GameView, place: str, words: Words = ENGLISH) -> str:
    """Return what players call a site in this position: its camp's name, its tile's with the id, or the id.

    A place may name one of a site's spaces ("camp-coins/2"): it is told by its boots.
    """
    site_id, _, space = place.partition("/")
    board = BOARDS[view.board]
    at = board.site(site_id)
    camp = _CAMPS.get(site_id)
    if space:
        boots = len(board.sites[at].spaces[int(space) - 1])
        return words.names.site_space(site=camp(words.names) if camp is not None else site_id, boots=boots)
    if camp is not None:
        return camp(words.names)
    number = view.sites[at].tile
    if not number:
        return site_id
    return words.names.site_with_id(name=tile(f"{board.sites[at].level}-{number}", words), id=site_id)


def token(which: Token, words: Words = ENGLISH) -> str:
    """Return the name of a research token."""
    return words.names.token(token=which)


def token_at_first(which: Token, words: Words = ENGLISH) -> str:
    """Return the name of a research token where it begins a line."""
    return words.names.token_at_first(token=which)


def space(board: str, number: int, words: Words = ENGLISH) -> str:
    """Return the name of a research space: its row and, where the row has several, its place in it."""
    printed = BOARDS[board].research[number]
    if not printed.row:
        return words.names.start()
    if printed.lost_temple:
        return words.names.temple()
    row, place = str(printed.row), _place(naming.place_in_row(board, number))
    return words.names.row(row=row) if place is None else words.names.row_place(row=row, place=place)


def stack(stack_id: str, words: Words = ENGLISH) -> str:
    """Return the name of a stack of temple tiles: "6 points, left", "11 points"."""
    worth = words.names.stack(points=STACKS[stack_id].points)
    place = _place(stack_id.partition("-")[2])
    return worth if place is None else words.names.stack_place(worth=worth, place=place)


def _place(side: str) -> Literal["left", "middle", "right"] | None:
    """A side as the messages tell it; None for the only one of its row."""
    match side:
        case "left" | "middle" | "right":
            return side
        case "":
            return None
        case _:
            raise ValueError(f"nothing is called {side!r} of its row")


# --- the box ----------------------------------------------------------------------------------

_CARDS: dict[str, Callable[[Names], str]] = {
    "funding-car": lambda said: said.card_funding_car(),
    "funding-ship": lambda said: said.card_funding_ship(),
    "exploration-car": lambda said: said.card_exploration_car(),
    "exploration-ship": lambda said: said.card_exploration_ship(),
    "fear": lambda said: said.card_fear(),
    "sea-turtle": lambda said: said.card_sea_turtle(),
    "ostrich": lambda said: said.card_ostrich(),
    "pack-donkey": lambda said: said.card_pack_donkey(),
    "horse": lambda said: said.card_horse(),
    "steam-boat": lambda said: said.card_steam_boat(),
    "automobile": lambda said: said.card_automobile(),
    "sturdy-boots": lambda said: said.card_sturdy_boots(),
    "gold-pan": lambda said: said.card_gold_pan(),
    "trowel": lambda said: said.card_trowel(),
    "pickaxe": lambda said: said.card_pickaxe(),
    "hot-air-balloon": lambda said: said.card_hot_air_balloon(),
    "aeroplane": lambda said: said.card_aeroplane(),
    "journal": lambda said: said.card_journal(),
    "parrot": lambda said: said.card_parrot(),
    "watch": lambda said: said.card_watch(),
    "army-knife": lambda said: said.card_army_knife(),
    "binoculars": lambda said: said.card_binoculars(),
    "tent": lambda said: said.card_tent(),
    "fishing-rod": lambda said: said.card_fishing_rod(),
    "precision-compass": lambda said: said.card_precision_compass(),
    "bow-and-arrows": lambda said: said.card_bow_and_arrows(),
    "carrier-pigeon": lambda said: said.card_carrier_pigeon(),
    "whip": lambda said: said.card_whip(),
    "rough-map": lambda said: said.card_rough_map(),
    "airdrop": lambda said: said.card_airdrop(),
    "flask": lambda said: said.card_flask(),
    "machete": lambda said: said.card_machete(),
    "torch": lambda said: said.card_torch(),
    "large-backpack": lambda said: said.card_large_backpack(),
    "rope": lambda said: said.card_rope(),
    "revolver": lambda said: said.card_revolver(),
    "hat": lambda said: said.card_hat(),
    "bear-trap": lambda said: said.card_bear_trap(),
    "grappling-hook": lambda said: said.card_grappling_hook(),
    "lantern": lambda said: said.card_lantern(),
    "dog": lambda said: said.card_dog(),
    "brush": lambda said: said.card_brush(),
    "axe": lambda said: said.card_axe(),
    "chronometer": lambda said: said.card_chronometer(),
    "theodolite": lambda said: said.card_theodolite(),
    "pathfinders-sandals": lambda said: said.card_pathfinders_sandals(),
    "pathfinders-staff": lambda said: said.card_pathfinders_staff(),
    "war-mask": lambda said: said.card_war_mask(),
    "treasure-chest": lambda said: said.card_treasure_chest(),
    "ritual-dagger": lambda said: said.card_ritual_dagger(),
    "crystal-earring": lambda said: said.card_crystal_earring(),
    "mortar": lambda said: said.card_mortar(),
    "serpents-gold": lambda said: said.card_serpents_gold(),
    "serpent-idol": lambda said: said.card_serpent_idol(),
    "monkey-medallion": lambda said: said.card_monkey_medallion(),
    "idol-of-ara-anu": lambda said: said.card_idol_of_ara_anu(),
    "inscribed-blade": lambda said: said.card_inscribed_blade(),
    "guardians-ocarina": lambda said: said.card_guardians_ocarina(),
    "tigerclaw-hairpin": lambda said: said.card_tigerclaw_hairpin(),
    "war-club": lambda said: said.card_war_club(),
    "sundial": lambda said: said.card_sundial(),
    "traders-scales": lambda said: said.card_traders_scales(),
    "hunting-arrows": lambda said: said.card_hunting_arrows(),
    "coconut-flask": lambda said: said.card_coconut_flask(),
    "cleansing-cauldron": lambda said: said.card_cleansing_cauldron(),
    "ancient-wine": lambda said: said.card_ancient_wine(),
    "decorated-horn": lambda said: said.card_decorated_horn(),
    "ornate-hammer": lambda said: said.card_ornate_hammer(),
    "star-charts": lambda said: said.card_star_charts(),
    "stone-jar": lambda said: said.card_stone_jar(),
    "passage-shell": lambda said: said.card_passage_shell(),
    "ceremonial-rattle": lambda said: said.card_ceremonial_rattle(),
    "sacred-drum": lambda said: said.card_sacred_drum(),
    "traders-coins": lambda said: said.card_traders_coins(),
    "stone-key": lambda said: said.card_stone_key(),
    "obsidian-earring": lambda said: said.card_obsidian_earring(),
    "guiding-stone": lambda said: said.card_guiding_stone(),
    "guiding-skull": lambda said: said.card_guiding_skull(),
    "runes-of-the-dead": lambda said: said.card_runes_of_the_dead(),
    "guardians-crown": lambda said: said.card_guardians_crown(),
    "fear-tile": lambda said: said.card_fear_tile(),
}

_CAMPS: dict[str, Callable[[Names], str]] = {
    "camp-coins": lambda said: said.camp_coins(),
    "camp-compasses": lambda said: said.camp_compasses(),
    "camp-tablets": lambda said: said.camp_tablets(),
    "camp-arrowhead": lambda said: said.camp_arrowhead(),
    "camp-jewel": lambda said: said.camp_jewel(),
}

_TILES: dict[str, Callable[[Names], str]] = {
    "1-1": lambda said: said.tile_1_1(),
    "1-2": lambda said: said.tile_1_2(),
    "1-3": lambda said: said.tile_1_3(),
    "1-4": lambda said: said.tile_1_4(),
    "1-5": lambda said: said.tile_1_5(),
    "1-6": lambda said: said.tile_1_6(),
    "1-7": lambda said: said.tile_1_7(),
    "1-8": lambda said: said.tile_1_8(),
    "1-9": lambda said: said.tile_1_9(),
    "1-10": lambda said: said.tile_1_10(),
    "2-1": lambda said: said.tile_2_1(),
    "2-2": lambda said: said.tile_2_2(),
    "2-3": lambda said: said.tile_2_3(),
    "2-4": lambda said: said.tile_2_4(),
    "2-5": lambda said: said.tile_2_5(),
    "2-6": lambda said: said.tile_2_6(),
}

_GUARDIANS: dict[int, Callable[[Names], str]] = {
    1: lambda said: said.guardian_1(),
    2: lambda said: said.guardian_2(),
    3: lambda said: said.guardian_3(),
    4: lambda said: said.guardian_4(),
    5: lambda said: said.guardian_5(),
    6: lambda said: said.guardian_6(),
    7: lambda said: said.guardian_7(),
    8: lambda said: said.guardian_8(),
    9: lambda said: said.guardian_9(),
    10: lambda said: said.guardian_10(),
    11: lambda said: said.guardian_11(),
    12: lambda said: said.guardian_12(),
    13: lambda said: said.guardian_13(),
    14: lambda said: said.guardian_14(),
    15: lambda said: said.guardian_15(),
}

_ASSISTANTS: dict[int, Callable[[Names], str]] = {
    1: lambda said: said.assistant_1(),
    2: lambda said: said.assistant_2(),
    3: lambda said: said.assistant_3(),
    4: lambda said: said.assistant_4(),
    5: lambda said: said.assistant_5(),
    6: lambda said: said.assistant_6(),
    7: lambda said: said.assistant_7(),
    8: lambda said: said.assistant_8(),
    9: lambda said: said.assistant_9(),
    10: lambda said: said.assistant_10(),
    11: lambda said: said.assistant_11(),
    12: lambda said: said.assistant_12(),
}

_RIVAL_TILES: dict[str, Callable[[Names], str]] = {
    "dig-coin": lambda said: said.rival_dig_coin(),
    "dig-compass": lambda said: said.rival_dig_compass(),
    "dig-tablet": lambda said: said.rival_dig_tablet(),
    "dig-arrowhead": lambda said: said.rival_dig_arrowhead(),
    "dig-jewel": lambda said: said.rival_dig_jewel(),
    "discover-green": lambda said: said.rival_discover(),
    "discover-red": lambda said: said.rival_discover(),
    "research-green": lambda said: said.rival_research(),
    "research-red": lambda said: said.rival_research(),
    "overcome-green": lambda said: said.rival_overcome(),
    "overcome-red": lambda said: said.rival_overcome(),
    "buy-item-green": lambda said: said.rival_buy_item(),
    "buy-item-red": lambda said: said.rival_buy_item(),
    "buy-artifact-green": lambda said: said.rival_buy_artifact(),
    "buy-artifact-red": lambda said: said.rival_buy_artifact(),
}
