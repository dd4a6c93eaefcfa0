"""Effects, costs and travel as lines of signs, so that an idea looks the same wherever it appears."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.content import (
    ASSISTANT_BY_NUMBER,
    BONUS_TILE_EFFECTS,
    GUARDIAN_BY_NUMBER,
    IDOL_EFFECTS,
)
from arnak_bot.games.arnak.engine.effects import (
    Activate,
    ActivateStackTile,
    All,
    Archaeologist,
    Borrow,
    Buy,
    Choose,
    Counting,
    CrystalEarring,
    Draw,
    Effect,
    EmptySlot,
    Exchange,
    ExileCard,
    ExileRightmostItem,
    Gain,
    GainFear,
    GainFromExile,
    GainPer,
    Goods,
    GuardFromFear,
    LookAtRescue,
    MoveGuardian,
    ObsidianEarring,
    Overcome,
    PayTo,
    Planes,
    PutDown,
    Recruit,
    Refresh,
    RefreshAll,
    Relocate,
    Rescue,
    Research,
    ReturnArchaeologist,
    RevealTop,
    Token,
    Travel,
    Upgrade,
    UpgradeAssistant,
    Where,
)
from arnak_bot.games.arnak.engine.printed import BonusTile, IdolKind
from arnak_bot.games.arnak.engine.resources import Bag
from arnak_bot.games.arnak.engine.travel import Icons
from images.arnak.words import ENGLISH, PictureWords
from images.kit.canvas import Glyph

Line = list[Glyph]

ARROW = "›"

_PLACES = {
    Where.CAMP: ["#campfire"],
    Where.CAMP_OR_LEVEL_1: ["#campfire", "/I"],
    Where.LEVEL_1: ["I"],
    Where.YOURS: ["#archaeologist"],
}
_COUNTED = {
    Counting.IDOLS: "#idol",
    Counting.GUARDIANS: "#guardian",
    Counting.ARCHAEOLOGISTS: "#archaeologist",
}


def tokens(amount: Bag) -> Line:
    """Return an amount of resources: a number only where it is more than one."""
    line: Line = []
    for resource, count in amount:
        if count > 1:
            line.append(str(count))
        line.append(f"#{resource.value}")
    return line


def travel(icons: Icons) -> Line:
    """Return travel icons."""
    return [f"#{icon.value}" for icon in icons]


def price(amount: Bag, icons: Icons, put_down: int) -> Line:
    """Return everything a cost asks for."""
    return [*tokens(amount), *travel(icons), *(["#put-down"] * put_down)]


def effect(what: Effect | None, words: PictureWords = ENGLISH) -> Line:
    """Return an effect in signs, and in words only what has no sign."""
    match what:
        case None:
            return []
        case Gain(amount):
            return tokens(amount)
        case GainPer(amount, counting):
            return [*tokens(amount), words.sign_per(), _COUNTED[counting]]
        case Draw(cards, from_bottom):
            return [*([str(cards)] if cards > 1 else []), "#draw", *(["▾"] if from_bottom else [])]
        case Travel(icons):
            return travel(icons)
        case All(parts):
            return [glyph for part in parts for glyph in effect(part, words)]
        case Choose(options, times):
            return _joined([effect(option.effect, words) for option in options], "/", f"{times}×" if times > 1 else "")
        case PayTo(then, amount, icons, put_down):
            return [*price(amount, icons, put_down), ARROW, *effect(then, words)]
        case _:
            return _rarer(what, words)


def _joined(lines: list[Line], between: str, head: str) -> Line:
    joined: Line = [head] if head else []
    for at, line in enumerate(lines):
        joined += [between, *line] if at else line
    return joined


def _rarer(what: Effect, words: PictureWords) -> Line:
    match what:
        case Archaeologist(discount, compass_discount, camp_for_free):
            if camp_for_free:
                return ["#archaeologist", "#campfire", "2×"]
            cheaper = [f"−{compass_discount}", "#compass"] if compass_discount else []
            return ["#archaeologist", *(["−", *travel(discount)] if discount else []), *cheaper]
        case Activate(where, times):
            return ["#activate", *([f"{times}×"] if times > 1 else []), *_place(where, words)]
        case ActivateStackTile(level):
            return ["#activate", "#site", "I" * level]
        case Relocate(where):
            return ["#relocate", *_place(where, words), "#activate"]
        case Overcome(anywhere_alone):
            return ["#guardian", "✓", *([words.sign_any()] if anywhere_alone else [])]
        case MoveGuardian():
            return ["#guardian", "#relocate", "#activate"]
        case Research(discount, token, free):
            token_icon = "#notebook" if token is Token.NOTEBOOK else "#glass"
            return [token_icon, *([words.sign_free()] if free else ["−", *tokens(discount)])]
        case Buy(goods, discount, free):
            kinds = {Goods.ITEM: ["#item"], Goods.ARTIFACT: ["#artifact"]}.get(goods, [words.sign_buy()])
            return [*kinds] if free else [*kinds, f"−{discount}"]
        case Borrow(gold):
            return [f"#assistant@{'gold' if gold else 'silver'}", words.sign_use()]
        case GuardFromFear():
            return [words.sign_no(), "#fear"]
        case _:
            return _PLAIN[type(what)]


def _place(where: Where, words: PictureWords) -> Line:
    return ["#campfire", words.sign_free()] if where is Where.UNOCCUPIED_CAMP else _PLACES[where]


_PLAIN: dict[type, Line] = {
    GainFear: ["#fear"],
    ExileCard: ["#exile"],
    Upgrade: ["#upgrade"],
    Refresh: ["#refresh"],
    RefreshAll: ["2", "#refresh"],
    PutDown: ["#put-down"],
    RevealTop: [],
    ExileRightmostItem: ["#item", "#exile"],
    GainFromExile: ["#exile", ARROW, "#item"],
    Recruit: ["#assistant@silver"],
    UpgradeAssistant: ["#assistant@gold"],
    LookAtRescue: [],
    Rescue: ["#assistant@silver", "!"],
    Exchange: ["#assistant", "#refresh"],
    ReturnArchaeologist: ["#archaeologist", "↩"],
    Planes: ["#plane", "!"],
    EmptySlot: ["#idol", "↩"],
    CrystalEarring: ["1-3", "#draw"],
    ObsidianEarring: ["1-2", "#draw"],
}


def worded(line: Line, words: PictureWords) -> Line:
    """Return a line of signs with a word before each that is no resource: it names what the sign alone does not."""
    said = {
        "#draw": words.sign_draw(),
        "#exile": words.sign_exile(),
        "#upgrade": words.sign_upgrade(),
        "#refresh": words.sign_refresh(),
        "#fear": words.fear(),
        "#put-down": words.sign_put_down(),
    }
    return [each for glyph in line for each in ((said[glyph], glyph) if glyph in said else (glyph,))]


def boon(number: int, words: PictureWords = ENGLISH) -> Line:
    """Return the boon of a guardian."""
    guardian = GUARDIAN_BY_NUMBER[number]
    return travel(guardian.boon_travel) or effect(guardian.boon, words)


def guardian_cost(number: int) -> Line:
    """Return what it takes to overcome a guardian."""
    guardian = GUARDIAN_BY_NUMBER[number]
    return price(guardian.tokens, guardian.travel, guardian.put_down)


def assistant(number: int, *, gold: bool, words: PictureWords = ENGLISH) -> Line:
    """Return what one side of an assistant does."""
    side = ASSISTANT_BY_NUMBER[number].side(gold)
    return _joined([effect(use.effect, words) for use in side.uses], "/", "")


def idol(kind: IdolKind, words: PictureWords = ENGLISH) -> Line:
    """Return the effect of a face-up idol."""
    return effect(IDOL_EFFECTS[kind], words)


def bonus(tile: BonusTile, words: PictureWords = ENGLISH) -> Line:
    """Return the effect of a research bonus tile."""
    return effect(BONUS_TILE_EFFECTS[tile], words)
