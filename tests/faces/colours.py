"""How far colours are apart, for eyes of all kinds: CIEDE2000 after the simulations of Machado et al. (severity 1).

The simulations are matrices on linear light, and so they are used here. The visual target took its numbers with the
same matrices on encoded values; `encoded=True` does that, to show that its colours and ours are the same.
"""

import math
from collections.abc import Callable
from itertools import combinations

from tallorder.faces.colour import Triple, channels

EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def closest(colours: tuple[str, ...], eye: str, *, encoded: bool = False) -> float:
    """The smallest distance of any two colours, as an eye sees them."""
    return min(distance(first, second, eye, encoded=encoded) for first, second in combinations(colours, 2))


def distance(first: str, second: str, eye: str = "usual", *, encoded: bool = False) -> float:
    """CIEDE2000 of two colours."""
    one, two = (_seen(channels(colour), eye, encoded=encoded) for colour in (first, second))
    return _ciede2000(_lab(one), _lab(two))


def _seen(light: Triple, eye: str, *, encoded: bool) -> Triple:
    if encoded:
        light = _each(light, lambda v: 12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055)
    red, green, blue = (
        min(1.0, max(0.0, sum(part * amount for part, amount in zip(row, light, strict=True)))) for row in EYES[eye]
    )
    if encoded:
        return _each((red, green, blue), lambda v: v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4)
    return red, green, blue


def _each(light: Triple, change: Callable[[float], float]) -> Triple:
    red, green, blue = light
    return change(red), change(green), change(blue)


def _lab(light: Triple) -> Triple:
    r, g, b = light
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _ciede2000(one: Triple, two: Triple) -> float:
    l1, a1, b1 = one
    l2, a2, b2 = two
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    d_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn) / 2)
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = h1 + turn / 2 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * math.cos(math.radians(mean_h - 30))
        + 0.24 * math.cos(math.radians(2 * mean_h))
        + 0.32 * math.cos(math.radians(3 * mean_h + 6))
        - 0.20 * math.cos(math.radians(4 * mean_h - 63))
    )
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    s_c, s_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    r_c = 2 * math.sqrt(mean_c**7 / (mean_c**7 + 25**7))
    r_t = -r_c * math.sin(math.radians(60 * math.exp(-(((mean_h % 360 - 275) / 25) ** 2))))
    dl, dc, dh = (l2 - l1) / s_l, (c2 - c1) / s_c, d_h / s_h
    return math.sqrt(dl * dl + dc * dc + dh * dh + r_t * dc * dh)
