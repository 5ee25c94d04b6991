"""Where the text of a card goes: pictures are free of text, and each medium sets its own."""

import msgspec


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place for one text. The medium sets the largest size that fits, from `size` down to `least`."""

    holds: str
    """name, aside (what a name has in brackets), place, caption, category, metres, mark, unit,
    value:MEASURE, label:MEASURE (what the measure is called), or era:MEASURE (for a year before our era)."""
    x: float
    y: float
    width: float
    height: float
    size: float
    least: float
    lines: int = 1
    across: str = "start"
    """start, middle or end."""
    along: str = "middle"
    """start, middle or end, from top to bottom."""
    colour: str = "#17212B"
    typeface: str = "Oswald"
    weight: int = 600
    leading: float = 1.08
    upper: bool = False
    is_pill: bool = False
    """A mark on a paper-coloured pill over the picture."""
    stroke: float = 0
    """How much a hairline typeface is thickened."""
    halo: str = ""
    """A glow in the colour behind, where text may touch an ornament."""
