"""The hand that draws landmarks by kind: shapes in tones, lit from the left."""

import math

from tallorder.faces import svg
from tallorder.faces.drawing import Drawing
from tallorder.faces.svg import d

Point = tuple[float, float]


def tone(letter: str) -> str:
    """The name of a tone: d shade, m body, l lit, o opening, a accent, r red, q deep red."""
    return f"var(--{letter})"


class Pen:
    """Collects the shapes of one drawing; the ground is at `height`, the top at 0."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.parts: list[str] = []

    def drawing(self, top: float = 0) -> Drawing:
        """What was drawn, from its true top down."""
        body = "".join(self.parts)
        if top:
            body = svg.group(body, transform=svg.moved(0, -top))
        return Drawing(self.width, self.height - top, body)

    def box(self, x: float, y: float, width: float, height: float, letter: str = "m", **more: float | str) -> None:
        """A rectangle in one tone."""
        self.parts.append(svg.rect(x, y, width, height, tone(letter), **more))

    def wall(self, x: float, y: float, width: float, height: float, *, lit: float = 0.16, shade: float = 0.3) -> None:
        """A rectangle with a lit left edge and a shaded right side."""
        self.box(x, y, width, height)
        self.box(x, y, width * lit, height, "l")
        self.box(x + width * (1 - shade), y, width * shade, height, "d")

    def shape(self, letter: str, *points: Point, **more: float | str) -> None:
        """A polygon in one tone."""
        outline = "".join(d("M" if i == 0 else "L", x, y) for i, (x, y) in enumerate(points)) + "Z"
        self.parts.append(svg.path(outline, tone(letter), **more))

    def path(self, letter: str, outline: str, **more: float | str) -> None:
        """An outline in one tone."""
        self.parts.append(svg.path(outline, tone(letter), **more))

    def stroke(self, letter: str, width: float, outline: str, **more: float | str) -> None:
        """Lines in one tone."""
        self.parts.append(
            svg.line(outline, tone(letter), width, stroke_linecap="round", stroke_linejoin="round", **more)
        )

    def disc(self, x: float, y: float, radius: float, letter: str = "m", **more: float | str) -> None:
        """A disc."""
        self.parts.append(svg.circle(x, y, radius, tone(letter), **more))

    def oval(self, x: float, y: float, rx: float, ry: float, letter: str = "m", **more: float | str) -> None:
        """A flattened disc."""
        self.parts.append(svg.ellipse(x, y, rx, ry, tone(letter), **more))

    def spire(self, x: float, base: float, half: float, top: float = 0) -> None:
        """A pointed roof, lit on the left."""
        self.shape("m", (x - half, base), (x, top), (x + half, base))
        self.shape("d", (x + half * 0.1, base), (x, top), (x + half, base))
        self.shape("l", (x - half, base), (x, top), (x - half * 0.55, base))

    def taper(self, x: float, base: float, half: float, top: float, top_half: float, *, lit: float = 0.3) -> None:
        """A shaft that narrows upwards."""
        self.shape("m", (x - half, base), (x - top_half, top), (x + top_half, top), (x + half, base))
        self.shape("d", (x + half * 0.25, base), (x + top_half * 0.25, top), (x + top_half, top), (x + half, base))
        self.shape(
            "l", (x - half, base), (x - top_half, top), (x - top_half * (1 - lit), top), (x - half * (1 - lit), base)
        )

    def dome(self, x: float, base: float, radius: float, height: float, letters: str = "lmd") -> None:
        """A dome, lit from the left."""
        rise = f"A{svg.num(radius)} {svg.num(height)} 0 0 1 "
        self.path(letters[1], d("M", x - radius, base) + rise + d("", x + radius, base, "Z"))
        inner = f"A{svg.num(radius * 0.45)} {svg.num(height)} 0 0 "
        self.path(letters[2], d("M", x, base - height) + rise + d("", x + radius, base, "H", x + radius * 0.45)
                  + inner + "0 " + d("", x, base - height, "Z"))  # fmt: skip
        lit = f"A{svg.num(radius * 0.62)} {svg.num(height * 0.98)} 0 0 "
        self.path(letters[0], d("M", x - radius, base) + rise + d("", x, base - height) + lit + "0 "
                  + d("", x - radius * 0.62, base, "Z"))  # fmt: skip

    def onion(self, x: float, base: float, radius: float, height: float, letters: str = "lmd") -> None:
        """An onion dome with its point."""
        neck, top = radius * 0.72, base - height
        bulge, shoulder, throat = base - height * 0.22, base - height * 0.55, base - height * 0.78
        left = d(
            "M", x - neck, base, "C", x - radius * 1.35, bulge, x - radius * 1.2, shoulder, x - radius * 0.3, throat
        )
        left += d("Q", x - radius * 0.08, base - height * 0.88, x, top)
        right = d("Q", x + radius * 0.08, base - height * 0.88, x + radius * 0.3, throat)
        right += d("C", x + radius * 1.2, shoulder, x + radius * 1.35, bulge, x + neck, base)
        self.path(letters[1], left + right + "Z")
        shade = d("H", x + neck * 0.2, "Q", x + radius * 0.75, base - height * 0.45, x, top, "Z")
        self.path(letters[2], d("M", x, top) + right + shade)
        lit = d("Q", x - radius * 0.75, base - height * 0.5, x - neck * 0.4, base, "Z")
        self.path(letters[0], left + lit, opacity=0.8)

    def windows(
        self, x: float, y: float, width: float, height: float, across: int, down: int, letter: str = "o", *,
        fill: tuple[float, float] = (0.5, 0.55), **more: float | str,
    ) -> None:  # fmt: skip
        """A grid of openings, as one shape."""
        step_x, step_y = width / across, height / down
        wide, high = step_x * fill[0], step_y * fill[1]
        outline = "".join(
            d(
                "M",
                x + i * step_x + (step_x - wide) / 2,
                y + j * step_y + (step_y - high) / 2,
                "h",
                wide,
                "v",
                high,
                "h",
                -wide,
                "z",
            )
            for j in range(down)
            for i in range(across)
        )
        self.path(letter, outline, **more)

    def arches(
        self, x: float, base: float, width: float, height: float, count: int, letter: str = "o", *,
        fill: float = 0.56, is_pointed: bool = False,
    ) -> None:  # fmt: skip
        """A row of arched openings that stand on `base`."""
        step = width / count
        wide = step * fill
        outline = ""
        for i in range(count):
            left = x + i * step + (step - wide) / 2
            spring = base - max(0.0, height - wide * (0.85 if is_pointed else 0.5))
            outline += d("M", left, base, "V", spring)
            if is_pointed:
                outline += d("Q", left + wide * 0.08, base - height + wide * 0.3, left + wide / 2, base - height)
                outline += d("Q", left + wide * 0.92, base - height + wide * 0.3, left + wide, spring)
            else:
                outline += d("A", wide / 2, min(wide / 2, height), "0 0 1 ", left + wide, spring)
            outline += d("V", base, "Z")
        self.path(letter, outline)

    def columns(self, x: float, y: float, width: float, height: float, count: int) -> None:
        """A row of columns before a dark hall."""
        self.box(x, y, width, height, "d")
        step = width / count
        thick = step * 0.5
        for i in range(count):
            left = x + i * step + (step - thick) / 2
            self.box(left, y, thick, height)
            self.box(left, y, thick * 0.4, height, "l")

    def gable(self, x: float, base: float, width: float, height: float) -> None:
        """A low triangular gable."""
        self.shape("m", (x, base), (x + width / 2, base - height), (x + width, base))
        self.shape("d", (x + width * 0.08, base - height * 0.08), (x + width / 2, base - height * 0.82),
                   (x + width * 0.92, base - height * 0.08), opacity=0.55)  # fmt: skip

    def steps(self, x: float, y: float, width: float, height: float, count: int = 3, spread: float = 4) -> None:
        """Steps that grow wider downwards."""
        high = height / count
        for i in range(count):
            out = spread * (i + 1)
            self.box(x - out, y + i * high, width + 2 * out, high, "l" if i % 2 == 0 else "m")

    def figure(self, x: float, base: float, height: float, letter: str = "d") -> None:
        """A small robed figure, for the top of columns and roofs."""
        half, waist, shoulder = height * 0.16, base - height * 0.5, base - height * 0.78
        robe = d("M", x - half, base, "Q", x - half * 0.9, waist, x - half * 0.7, shoulder)
        robe += d("H", x + half * 0.7, "Q", x + half * 0.9, waist, x + half, base, "Z")
        self.path(letter, robe)
        self.disc(x, base - height * 0.89, height * 0.11, letter)


def turn(centre: Point, radius: float, degrees: float) -> Point:
    """A point on a circle, from its top clockwise."""
    angle = math.radians(degrees - 90)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)
