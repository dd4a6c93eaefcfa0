"""The sentences of names.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from arnak_bot.games.arnak.engine.effects import Token


class Names:
    """What names says in en."""

    __slots__ = ()

    def card_funding_car(self) -> str:
        return "Funding (car)"

    def card_funding_ship(self) -> str:
        return "Funding (ship)"

    def card_exploration_car(self) -> str:
        return "Exploration (car)"

    def card_exploration_ship(self) -> str:
        return "Exploration (ship)"

    def card_fear(self) -> str:
        return "Fear"

    def card_sea_turtle(self) -> str:
        return "Sea Turtle"

    def card_ostrich(self) -> str:
        return "Ostrich"

    def card_pack_donkey(self) -> str:
        return "Pack Donkey"

    def card_horse(self) -> str:
        return "Horse"

    def card_steam_boat(self) -> str:
        return "Steam Boat"

    def card_automobile(self) -> str:
        return "Automobile"

    def card_sturdy_boots(self) -> str:
        return "Sturdy Boots"

    def card_gold_pan(self) -> str:
        return "Gold Pan"

    def card_trowel(self) -> str:
        return "Trowel"

    def card_pickaxe(self) -> str:
        return "Pickaxe"

    def card_hot_air_balloon(self) -> str:
        return "Hot Air Balloon"

    def card_aeroplane(self) -> str:
        return "Aeroplane"

    def card_journal(self) -> str:
        return "Journal"

    def card_parrot(self) -> str:
        return "Parrot"

    def card_watch(self) -> str:
        return "Watch"

    def card_army_knife(self) -> str:
        return "Army Knife"

    def card_binoculars(self) -> str:
        return "Binoculars"

    def card_tent(self) -> str:
        return "Tent"

    def card_fishing_rod(self) -> str:
        return "Fishing Rod"

    def card_precision_compass(self) -> str:
        return "Precision Compass"

    def card_bow_and_arrows(self) -> str:
        return "Bow and Arrows"

    def card_carrier_pigeon(self) -> str:
        return "Carrier Pigeon"

    def card_whip(self) -> str:
        return "Whip"

    def card_rough_map(self) -> str:
        return "Rough Map"

    def card_airdrop(self) -> str:
        return "Airdrop"

    def card_flask(self) -> str:
        return "Flask"

    def card_machete(self) -> str:
        return "Machete"

    def card_torch(self) -> str:
        return "Torch"

    def card_large_backpack(self) -> str:
        return "Large Backpack"

    def card_rope(self) -> str:
        return "Rope"

    def card_revolver(self) -> str:
        return "Revolver"

    def card_hat(self) -> str:
        return "Hat"

    def card_bear_trap(self) -> str:
        return "Bear Trap"

    def card_grappling_hook(self) -> str:
        return "Grappling Hook"

    def card_lantern(self) -> str:
        return "Lantern"

    def card_dog(self) -> str:
        return "Dog"

    def card_brush(self) -> str:
        return "Brush"

    def card_axe(self) -> str:
        return "Axe"

    def card_chronometer(self) -> str:
        return "Chronometer"

    def card_theodolite(self) -> str:
        return "Theodolite"

    def card_pathfinders_sandals(self) -> str:
        return "Pathfinder's Sandals"

    def card_pathfinders_staff(self) -> str:
        return "Pathfinder's Staff"

    def card_war_mask(self) -> str:
        return "War Mask"

    def card_treasure_chest(self) -> str:
        return "Treasure Chest"

    def card_ritual_dagger(self) -> str:
        return "Ritual Dagger"

    def card_crystal_earring(self) -> str:
        return "Crystal Earring"

    def card_mortar(self) -> str:
        return "Mortar"

    def card_serpents_gold(self) -> str:
        return "Serpent's Gold"

    def card_serpent_idol(self) -> str:
        return "Serpent Idol"

    def card_monkey_medallion(self) -> str:
        return "Monkey Medallion"

    def card_idol_of_ara_anu(self) -> str:
        return "Idol of Ara-Anu"

    def card_inscribed_blade(self) -> str:
        return "Inscribed Blade"

    def card_guardians_ocarina(self) -> str:
        return "Guardian's Ocarina"

    def card_tigerclaw_hairpin(self) -> str:
        return "Tigerclaw Hairpin"

    def card_war_club(self) -> str:
        return "War Club"

    def card_sundial(self) -> str:
        return "Sundial"

    def card_traders_scales(self) -> str:
        return "Traders' Scales"

    def card_hunting_arrows(self) -> str:
        return "Hunting Arrows"

    def card_coconut_flask(self) -> str:
        return "Coconut Flask"

    def card_cleansing_cauldron(self) -> str:
        return "Cleansing Cauldron"

    def card_ancient_wine(self) -> str:
        return "Ancient Wine"

    def card_decorated_horn(self) -> str:
        return "Decorated Horn"

    def card_ornate_hammer(self) -> str:
        return "Ornate Hammer"

    def card_star_charts(self) -> str:
        return "Star Charts"

    def card_stone_jar(self) -> str:
        return "Stone Jar"

    def card_passage_shell(self) -> str:
        return "Passage Shell"

    def card_ceremonial_rattle(self) -> str:
        return "Ceremonial Rattle"

    def card_sacred_drum(self) -> str:
        return "Sacred Drum"

    def card_traders_coins(self) -> str:
        return "Trader's Coins"

    def card_stone_key(self) -> str:
        return "Stone Key"

    def card_obsidian_earring(self) -> str:
        return "Obsidian Earring"

    def card_guiding_stone(self) -> str:
        return "Guiding Stone"

    def card_guiding_skull(self) -> str:
        return "Guiding Skull"

    def card_runes_of_the_dead(self) -> str:
        return "Runes of the Dead"

    def card_guardians_crown(self) -> str:
        return "Guardian's Crown"

    def card_fear_tile(self) -> str:
        return "Fear tile"

    def camp_coins(self) -> str:
        return "Harbour"

    def camp_compasses(self) -> str:
        return "Lookout"

    def camp_tablets(self) -> str:
        return "Quarry"

    def camp_arrowhead(self) -> str:
        return "Old Battlefield"

    def camp_jewel(self) -> str:
        return "Jewel Grotto"

    def tile_1_1(self) -> str:
        return "Wreck"

    def tile_1_2(self) -> str:
        return "Armoury"

    def tile_1_3(self) -> str:
        return "Archive"

    def tile_1_4(self) -> str:
        return "Watchtower"

    def tile_1_5(self) -> str:
        return "Scriptorium"

    def tile_1_6(self) -> str:
        return "Hall of Spears"

    def tile_1_7(self) -> str:
        return "Training Ground"

    def tile_1_8(self) -> str:
        return "Crypt"

    def tile_1_9(self) -> str:
        return "Catacombs"

    def tile_1_10(self) -> str:
        return "Shrine"

    def tile_2_1(self) -> str:
        return "Observatory"

    def tile_2_2(self) -> str:
        return "Great Market"

    def tile_2_3(self) -> str:
        return "War Temple"

    def tile_2_4(self) -> str:
        return "Oracle"

    def tile_2_5(self) -> str:
        return "Royal Library"

    def tile_2_6(self) -> str:
        return "Tomb of Kings"

    def site_with_id(self, *, name: str, id: str) -> str:
        return f"{name} ({id})"

    def site_space(self, *, site: str, boots: int) -> str:
        return f"{site}, {boots}-boot space"

    def guardian_1(self) -> str:
        return "Tide Heron"

    def guardian_2(self) -> str:
        return "Hollow Monkey"

    def guardian_3(self) -> str:
        return "Moss Tapir"

    def guardian_4(self) -> str:
        return "Gilded Boar"

    def guardian_5(self) -> str:
        return "Rune Toad"

    def guardian_6(self) -> str:
        return "Cloud Serpent"

    def guardian_7(self) -> str:
        return "Lantern Owl"

    def guardian_8(self) -> str:
        return "Hoard Beetle"

    def guardian_9(self) -> str:
        return "Reef Crab"

    def guardian_10(self) -> str:
        return "Ash Jaguar"

    def guardian_11(self) -> str:
        return "Root Strider"

    def guardian_12(self) -> str:
        return "Crystal Condor"

    def guardian_13(self) -> str:
        return "Stone Scribe"

    def guardian_14(self) -> str:
        return "Thunder Bat"

    def guardian_15(self) -> str:
        return "Mist Caiman"

    def assistant_1(self) -> str:
        return "Patron"

    def assistant_2(self) -> str:
        return "Linguist"

    def assistant_3(self) -> str:
        return "Hunter"

    def assistant_4(self) -> str:
        return "Trader"

    def assistant_5(self) -> str:
        return "Confidant"

    def assistant_6(self) -> str:
        return "Porter"

    def assistant_7(self) -> str:
        return "Aviator"

    def assistant_8(self) -> str:
        return "Driver"

    def assistant_9(self) -> str:
        return "Captain"

    def assistant_10(self) -> str:
        return "Quartermaster"

    def assistant_11(self) -> str:
        return "Artisan"

    def assistant_12(self) -> str:
        return "Scout"

    def rival_dig_coin(self) -> str:
        return "dig for coins"

    def rival_dig_compass(self) -> str:
        return "dig for compasses"

    def rival_dig_tablet(self) -> str:
        return "dig for tablets"

    def rival_dig_arrowhead(self) -> str:
        return "dig for arrowheads"

    def rival_dig_jewel(self) -> str:
        return "dig for jewels"

    def rival_discover(self) -> str:
        return "discover"

    def rival_research(self) -> str:
        return "research"

    def rival_overcome(self) -> str:
        return "overcome"

    def rival_buy_item(self) -> str:
        return "buy an item"

    def rival_buy_artifact(self) -> str:
        return "buy an artifact"

    def red(self, *, tile: str) -> str:
        return f"{tile} (red)"

    def token(self, *, token: Token) -> str:
        if token == "glass":
            return "magnifying glass"
        else:
            return "notebook"

    def token_at_first(self, *, token: Token) -> str:
        if token == "glass":
            return "Magnifying glass"
        else:
            return "Notebook"

    def start(self) -> str:
        return "the start"

    def temple(self) -> str:
        return "the Lost Temple"

    def row(self, *, row: str) -> str:
        return f"row {row}"

    def row_place(self, *, row: str, place: Literal["left", "middle", "right"]) -> str:
        if place == "left":
            return f"row {row} left"
        elif place == "middle":
            return f"row {row} middle"
        else:
            return f"row {row} right"

    def stack(self, *, points: int) -> str:
        if points == 1:
            return f"{points} point"
        else:
            return f"{points} points"

    def stack_place(self, *, worth: str, place: Literal["left", "middle", "right"]) -> str:
        if place == "left":
            return f"{worth}, left"
        elif place == "middle":
            return f"{worth}, middle"
        else:
            return f"{worth}, right"
