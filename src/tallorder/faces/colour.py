"""Mixes colours the way eyes do, and measures their contrast."""

Triple = tuple[float, float, float]


def channels(colour: str) -> Triple:
    """Red, green and blue of #RRGGBB as light, from 0 to 1."""
    red, green, blue = (_linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return red, green, blue


def hex_of(light: Triple) -> str:
    """#rrggbb of an amount of light, clipped to what a screen can show."""
    return "#" + "".join(f"{round(_gamma(min(1.0, max(0.0, part))) * 255):02x}" for part in light)


def mix(first: str, second: str, share: float) -> str:
    """A colour between two, `share` of the way to the second, in OKLab."""
    start, end = _oklab(channels(first)), _oklab(channels(second))
    lightness, a, b = (u + (v - u) * share for u, v in zip(start, end, strict=True))
    return hex_of(_from_oklab((lightness, a, b)))


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1."""
    red, green, blue = channels(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """The WCAG contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _gamma(value: float) -> float:
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


def _oklab(light: Triple) -> Triple:
    r, g, b = light
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    medium = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
    )


def _from_oklab(lab: Triple) -> Triple:
    lightness, a, b = lab
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
    )
