"""The light on a landmark: one moment over the whole world, noon in Greenwich.

It follows the longitude, and the place is printed on the card, so it tells nothing about height or year.
"""

from itertools import pairwise
from typing import Final

import msgspec

from tallorder.faces.colour import mix

GREENWICH: Final = 2.2
"""Light of a card whose place is unknown: a clear midday."""


class Light(msgspec.Struct, frozen=True):
    """Colours of one sky and of a drawing that stands under it."""

    top: str
    horizon: str
    shade: str
    body: str
    lit: str
    opening: str
    disc: str
    x: float
    """Where the sun or moon stands, as a share of the width."""
    y: float
    is_night: bool = False

    @property
    def accent(self) -> str:
        """Gilding and lamps."""
        return mix(self.lit, "#F3BE62", 0.62)

    @property
    def red(self) -> str:
        """Painted steel and brick."""
        return mix(self.body, "#D9573B", 0.68)

    @property
    def deep_red(self) -> str:
        """The shaded side of red."""
        return mix(self.shade, "#A83B2E", 0.5)

    def tones(self) -> dict[str, str]:
        """What the tone letters of a drawing stand for."""
        return {
            "d": self.shade,
            "m": self.body,
            "l": self.lit,
            "o": self.opening,
            "a": self.accent,
            "r": self.red,
            "q": self.deep_red,
        }


def _key(colours: str, x: float, y: float, *, is_night: bool = False) -> Light:
    top, horizon, shade, body, lit, opening, disc = colours.split()
    return Light(top, horizon, shade, body, lit, opening, disc, x, y, is_night)


KEYS: Final = (
    (-126, _key("#37438E #8A8FCB #121843 #20295F #6775BC #FFDC95 #F3F0FA", 0.76, 0.20, is_night=True)),
    (-104, _key("#4A4693 #BE8DB2 #1E1A49 #362D6B #8E79BC #FFDC95 #F6E0DC", 0.20, 0.62)),
    (-90, _key("#6260A6 #EBAFA4 #2A1F4C #4A3570 #A884AE #FFE0A8 #FBE3CC", 0.22, 0.54)),
    (-74, _key("#7D88C0 #F8CFAC #33244E #5A4170 #B493AE #FFE7BC #FFF3DC", 0.24, 0.44)),
    (-45, _key("#6FA8C4 #F7E3BD #1F4453 #3C6573 #9BB9B6 #F9EBCB #FFF8E4", 0.32, 0.30)),
    (-8, _key("#55A5A4 #DFEDCF #0F4549 #246A6C #86BAB0 #E9F1DA #FFFBEA", 0.40, 0.20)),
    (0, _key("#4896B2 #D6EAE2 #0E3D52 #235F78 #82B2C0 #E6F2EC #FFFCEF", 0.68, 0.17)),
    (5, _key("#5C98C6 #E5ECDF #173A5C #305E86 #8DB2CE #EEF3EA #FFFBEA", 0.72, 0.18)),
    (13, _key("#6CA5C6 #F7E4BE #41374C #70596A #BCA3A4 #FBF0D2 #FFF6DE", 0.76, 0.22)),
    (26, _key("#78B0AC #FADDA6 #47372F #775D49 #C7AB84 #FDECC8 #FFF0CE", 0.78, 0.26)),
    (38, _key("#C6A08C #FAD3A2 #4C2F2C #7C5145 #C69878 #FFE7C0 #FFEBC6", 0.80, 0.32)),
    (56, _key("#D2876C #FBCB9A #542326 #8A433C #CF8564 #FFE3B8 #FFE6BC", 0.80, 0.40)),
    (78, _key("#BA667C #F8B596 #4A1C33 #7D3650 #C4767C #FFDFB0 #FFDDB4", 0.82, 0.48)),
    (97, _key("#84528F #EC9C96 #341A42 #5C3168 #A3699A #FFDBA4 #FFD3B0", 0.82, 0.58)),
    (110, _key("#5F5299 #CB8BA6 #24193F #42306C #8A6CAC #FFD998 #F9D9D0", 0.22, 0.22, is_night=True)),
    (122, _key("#4A5196 #A392C0 #191B44 #2C2E68 #7673B6 #FFDC95 #F5E9F2", 0.24, 0.20, is_night=True)),
    (138, _key("#38498F #8591CB #121B45 #1F2C60 #6A7EC0 #FFDC95 #F2F1FA", 0.26, 0.18, is_night=True)),
    (152, _key("#2F4788 #7C97C6 #0D1B40 #1A305F #6489BC #FFDC95 #F2F5FB", 0.28, 0.17, is_night=True)),
)
"""Longitude and light: night in the Far East, noon in Europe, sunrise in America."""


def light_at(longitude: float) -> Light:
    """The light at a longitude, mixed from the two nearest keys."""
    west, east = next((pair for pair in pairwise(KEYS) if longitude <= pair[1][0]), (KEYS[-2], KEYS[-1]))
    share = min(1.0, max(0.0, (longitude - west[0]) / (east[0] - west[0])))
    start, end = west[1], east[1]
    nearer = start if share < 0.5 else end
    return Light(
        top=mix(start.top, end.top, share),
        horizon=mix(start.horizon, end.horizon, share),
        shade=mix(start.shade, end.shade, share),
        body=mix(start.body, end.body, share),
        lit=mix(start.lit, end.lit, share),
        opening=mix(start.opening, end.opening, share),
        disc=mix(start.disc, end.disc, share),
        x=nearer.x,
        y=nearer.y,
        is_night=nearer.is_night,
    )
