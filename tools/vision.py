"""Simulates colour vision deficiencies, to check that no information depends on colour alone.

The matrices are those of Machado, Oliveira and Fernandes (2009) for complete deficiencies, applied to encoded values.
"""

from __future__ import annotations

from PIL import Image

from images.kit.theme import Colour

Matrix = tuple[float, float, float, float, float, float, float, float, float]

DEFICIENCIES: dict[str, Matrix] = {
    "protanopia": (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    "deuteranopia": (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    "tritanopia": (1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900),
}


def seen_with(picture: Image.Image, deficiency: str) -> Image.Image:
    """Raises `KeyError` if there is no such deficiency."""
    red1, green1, blue1, red2, green2, blue2, red3, green3, blue3 = DEFICIENCIES[deficiency]
    matrix = (red1, green1, blue1, 0, red2, green2, blue2, 0, red3, green3, blue3, 0)
    return picture.convert("RGB").convert("RGB", matrix)


def contrast(one: Colour, other: Colour) -> float:
    """As defined by WCAG 2, from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(shade: Colour) -> float:
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in shade]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
