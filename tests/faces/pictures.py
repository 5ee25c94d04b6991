"""What every picture must be: well-formed, free of text, and unable to fetch or run anything."""

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {
    *("svg", "g", "defs", "rect", "path", "circle", "ellipse", "polygon", "polyline", "line", "use"),
    *("linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "marker"),
}
HANDLER = re.compile(r"^on", re.IGNORECASE)


def parsed(art: str) -> ElementTree.Element:
    """The picture as a tree; fails if it is not well-formed."""
    return ElementTree.fromstring(art)


def assert_is_picture(art: str, most_bytes: int) -> None:
    """Fails unless the art is a text-free, self-contained picture of a sane size."""
    root = parsed(art)
    assert root.tag == f"{SVG}svg"
    assert re.fullmatch(r"0 0 [0-9.]+ [0-9.]+", root.attrib["viewBox"])
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert len(ids) == len(set(ids)), "an id is used twice"
    for node in root.iter():
        assert node.tag.removeprefix(SVG) in DRAWN, node.tag
        assert not (node.text or "").strip(), "text inside a picture"
        assert not (node.tail or "").strip(), "text inside a picture"
        for name, value in node.attrib.items():
            assert not HANDLER.match(name), name
            assert "var(--" not in value, "a tone without its colour"
            assert not {"nan", "inf", "-inf"} & set(re.split(r"[\s,()]", value)), value
            if name.endswith("href"):
                assert value.startswith("#"), value
            for target in re.findall(r"url\(#([^)]*)\)", value):
                assert target in ids, f"{target} is not defined"
            assert "url(http" not in value
    assert len(art.encode()) <= most_bytes, f"{len(art.encode())} bytes"
