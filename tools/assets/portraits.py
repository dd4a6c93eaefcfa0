"""The twelve assistants as busts of our own design: shapes for face, hair, hat, coat and a tool of their trade."""

from __future__ import annotations

from dataclasses import dataclass

SKIN = {
    "fair": ("#f0c8a0", "#d09a70"),
    "tan": ("#d79f6b", "#ad7444"),
    "brown": ("#a9683f", "#7d4526"),
    "dark": ("#7a4a30", "#54301d"),
}

BOB = '<path d="M74 132C70 66 186 66 182 132L186 168L164 164L164 118L92 118L92 164L70 168Z" fill="{hair}"/>'
LONG = '<path d="M76 122C72 60 184 60 180 122L190 206L158 200L162 116L94 116L98 200L66 206Z" fill="{hair}"/>'
SHORT = '<path d="M82 122C76 62 180 62 174 122L166 106C150 92 106 92 90 106Z" fill="{hair}"/>'
CURLY = "".join(
    f'<circle cx="{x}" cy="{y}" r="20" fill="{{hair}}"/>'
    for x, y in ((82, 112), (90, 88), (110, 74), (134, 72), (156, 80), (170, 100), (176, 122), (78, 134))
)
BUN = '<circle cx="128" cy="56" r="24" fill="{hair}"/>' + SHORT

HATS = {
    "": "",
    "top": '<path d="M92 22h72l-4 66h-64z" fill="{hat}"/><path d="M94 66h68l-1 16h-66z" fill="{band}"/>'
    '<ellipse cx="128" cy="90" rx="66" ry="12" fill="{hat}"/>',
    "brim": '<path d="M86 86C86 40 104 34 128 42C152 34 170 40 170 86z" fill="{hat}"/><path d="M86 74h84v14h-84z" fill="{band}"/>'
    '<ellipse cx="128" cy="90" rx="84" ry="14" fill="{hat}"/>',
    "pith": '<path d="M78 90C78 34 178 34 178 90z" fill="{hat}"/><path d="M78 78h100v12h-100z" fill="{band}"/>'
    '<path d="M58 98C74 82 182 82 198 98C170 104 86 104 58 98z" fill="{hat}"/><circle cx="128" cy="44" r="6" fill="{band}"/>',
    "flyer": '<path d="M78 150C66 40 190 40 178 150L164 156L164 112L92 112L92 156Z" fill="{hat}"/>'
    '<path d="M80 76h96v14h-96z" fill="{band}"/><circle cx="106" cy="82" r="19" fill="#e9e2cc"/><circle cx="150" cy="82" r="19" fill="#e9e2cc"/>'
    '<circle cx="106" cy="82" r="13" fill="#79b4c9"/><circle cx="150" cy="82" r="13" fill="#79b4c9"/>',
    "cap": '<path d="M76 92C72 48 184 44 180 92z" fill="{hat}"/><path d="M80 86h96l8 14c-30 -8 -84 -8 -112 0z" fill="{band}"/>',
    "captain": '<path d="M66 64C88 30 168 30 190 64L176 80H80z" fill="{hat}"/><path d="M80 76h96v16h-96z" fill="{band}"/>'
    '<path d="M84 92h88c8 6 0 14 -4 14c-20 -8 -60 -8 -80 0c-6 0 -10 -8 -4 -14z" fill="#23262e"/><circle cx="128" cy="62" r="11" fill="#f2bf3d"/>',
    "scarf": '<path d="M74 128C70 46 186 46 182 128C168 92 88 92 74 128z" fill="{hat}"/><path d="M176 104l34 30l-18 4l4 22l-26 -34z" fill="{band}"/>',
    "goggles": '<path d="M82 96h92v12h-92z" fill="{band}"/><circle cx="108" cy="96" r="17" fill="{hat}"/><circle cx="148" cy="96" r="17" fill="{hat}"/>'
    '<circle cx="108" cy="96" r="10" fill="#f8e7a0"/><circle cx="148" cy="96" r="10" fill="#f8e7a0"/>',
}
TRIMS = {
    "": "",
    "moustache": '<path d="M98 164c10 -14 26 -10 30 -4c4 -6 20 -10 30 4c-12 2 -22 2 -30 -2c-8 4 -18 4 -30 2z" fill="{hair}"/>',
    "beard": '<path d="M86 136c0 64 84 64 84 0l-8 18c-10 -8 -58 -8 -68 0z" fill="{hair}"/>'
    '<path d="M108 168h40c-4 12 -36 12 -40 0z" fill="#6b2f24"/>',
    "glasses": '<g fill="none" stroke="#2a2119" stroke-width="6"><circle cx="108" cy="132" r="17"/><circle cx="148" cy="132" r="17"/>'
    '<path d="M125 130h6"/></g>',
    "monocle": '<circle cx="148" cy="132" r="17" fill="#fff8" stroke="#f2bf3d" stroke-width="6"/><path d="M162 142l8 46" stroke="#f2bf3d" stroke-width="4"/>'
    '<path d="M98 164c10 -14 26 -10 30 -4c4 -6 20 -10 30 4c-12 2 -22 2 -30 -2c-8 4 -18 4 -30 2z" fill="{hair}"/>',
    "paint": '<path d="M88 146h26v7h-26zM142 146h26v7h-26z" fill="#c8402c"/>',
}
COATS = {
    "suit": '<path d="M128 256L104 196L128 208L152 196z" fill="#f6efdd"/><path d="M128 210l-12 -8v18l12 -6l12 6v-18z" fill="{band}"/>',
    "shirt": '<path d="M98 196L128 226L158 196L150 190H106z" fill="#f6efdd"/>',
    "flyer": '<path d="M82 200C104 184 152 184 174 200L150 232L128 214L106 232z" fill="#efe3c4"/>',
    "gold": '<path d="M122 204h12v52h-12z" fill="#f2bf3d"/><circle cx="106" cy="230" r="6" fill="#f2bf3d"/><circle cx="150" cy="230" r="6" fill="#f2bf3d"/>',
    "straps": '<path d="M84 206l16 -8l6 58h-20zM172 206l-16 -8l-6 58h20z" fill="{band}"/>',
    "shawl": '<path d="M60 232C90 196 166 196 196 232L164 244L128 220L92 244z" fill="{band}"/>',
    "apron": '<path d="M98 206h60l10 50h-80z" fill="{band}"/>',
}


@dataclass(frozen=True, slots=True)
class Bust:
    skin: str
    hair: str
    hair_shade: str
    hat: str
    hat_shade: str
    band: str
    trim: str
    coat: str
    coat_shade: str


PORTRAITS = {
    1: Bust("fair", SHORT, "#8d8d90", "top", "#2b2a33", "#b52a2a", "monocle", "suit", "#3b3a48"),
    2: Bust("brown", BUN, "#241a18", "", "", "#c79a3c", "glasses", "shawl", "#6a4a7d"),
    3: Bust("tan", LONG, "#2a1c16", "scarf", "#8d3a2a", "#e0b84c", "paint", "straps", "#7a6a3a"),
    4: Bust("tan", SHORT, "#40302a", "scarf", "#2f7f86", "#1f5a60", "beard", "shirt", "#b5792f"),
    5: Bust("fair", BOB, "#a8482a", "", "", "#d9a24a", "", "shawl", "#2f6b4a"),
    6: Bust("dark", SHORT, "#1c1412", "cap", "#8a9a4a", "#66733a", "", "straps", "#c08a4a"),
    7: Bust("fair", SHORT, "#6a4528", "flyer", "#6b4127", "#3c2618", "moustache", "flyer", "#80502e"),
    8: Bust("brown", CURLY, "#1c1412", "goggles", "#a5673f", "#3a2a20", "", "shirt", "#6d7f8c"),
    9: Bust("fair", SHORT, "#e9e4da", "captain", "#f4efe2", "#2c4a7d", "beard", "gold", "#2c3f6b"),
    10: Bust("tan", SHORT, "#4a2f20", "pith", "#e6d3a8", "#a5673f", "moustache", "shirt", "#a08a56"),
    11: Bust("dark", CURLY, "#2a2320", "", "", "#9a6a3f", "", "apron", "#b0482f"),
    12: Bust("tan", LONG, "#5a3520", "brim", "#8a6238", "#3c2a1c", "", "shirt", "#5f7a46"),
}


def portrait(number: int) -> str:
    """An SVG of 256 by 256, lit from the left, on transparency."""
    bust = PORTRAITS[number]
    light, shade = SKIN[bust.skin]
    colours = {"hair": bust.hair_shade, "hat": bust.hat_shade, "band": bust.band}
    behind = bust.hair.format(**colours) if bust.hair in (LONG, BOB) else ""
    before = "" if behind else bust.hair.format(**colours)
    fringe = (
        f'<path d="M84 120C82 70 174 70 172 120C160 96 112 88 84 120z" fill="{bust.hair_shade}"/>' if behind else ""
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">
<defs><clipPath id="right"><rect x="134" y="0" width="122" height="256"/></clipPath></defs>
{behind}
<path d="M20 256C24 210 74 196 104 190H152C182 196 232 210 236 256z" fill="{bust.coat_shade}"/>
<path d="M106 170h44v28c-8 12 -36 12 -44 0z" fill="{shade}"/>
{COATS[bust.coat].format(**colours)}
<path d="M84 116C84 74 172 74 172 116C174 160 152 186 128 186C104 186 82 160 84 116z" fill="{light}"/>
<g clip-path="url(#right)"><path d="M84 116C84 74 172 74 172 116C174 160 152 186 128 186C104 186 82 160 84 116z" fill="{shade}" opacity=".55"/>
<path d="M20 256C24 210 74 196 104 190H152C182 196 232 210 236 256z" fill="#000" opacity=".18"/></g>
<ellipse cx="108" cy="132" rx="6" ry="7.5" fill="#241a16"/><ellipse cx="148" cy="132" rx="6" ry="7.5" fill="#241a16"/>
<path d="M96 116q12 -8 24 -1M136 115q12 -7 24 1" stroke="{bust.hair_shade}" stroke-width="6" fill="none" stroke-linecap="round"/>
<path d="M128 134l-6 18h11" fill="none" stroke="{shade}" stroke-width="5" stroke-linecap="round"/>
<path d="M112 168q16 9 32 0" fill="none" stroke="#7a3326" stroke-width="5.5" stroke-linecap="round"/>
{before}{fringe}{TRIMS[bust.trim].format(**colours)}{HATS[bust.hat].format(**colours)}
</svg>"""
