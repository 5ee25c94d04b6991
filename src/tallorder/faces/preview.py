"""`tallorder deck preview`: a contact sheet of all cards, closed and open, as one page that needs nothing else."""

import base64
import html
import re
import sys
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Final

from tallorder import faces
from tallorder.cards import BuildingCard, BuildingSet, Card, Deck, Zone, in_language
from tallorder.decks.building import BuildingSetError, load_building_set
from tallorder.decks.display import Units
from tallorder.decks.load import load
from tallorder.decks.problem import DeckError
from tallorder.decks.words import explain
from tallorder.faces import CardSide
from tallorder.faces.texts import building_texts, parts_of_number, texts_of
from tallorder.messages import phrasebook

CARD_PX: Final = 168
TILE_PX: Final = (92, 84)
TILE_PICTURE: Final = 0.61
SMALL_PX: Final = 92
SKYSCRAPER: Final = "skyscraper"
BRACKETS: Final = re.compile(r"\s*[\[(][^\])]*[\])]")
FONT_FILE: Final = re.compile(r"^([a-z-]+?)-(latin|latin-ext|cyrillic)-(wght|\d+)-normal.*\.woff2$")
RANGES: Final = {
    "cyrillic": "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
    "latin-ext": "U+0100-02BA,U+1E00-1E9F,U+2113,U+2C60-2C7F",
    "latin": "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02DC,U+2000-206F,U+20AC,U+2122,U+2191-2195,U+2212,U+2215,U+FEFF",
}


def run_preview(
    name: str, out: str, language: str, units: Units = "us", order: str | None = None, fonts: str | None = None
) -> int:
    """Writes the contact sheet of a deck; returns 1 and prints the reasons if it cannot."""
    words = phrasebook(language)
    font_folder = Path(fonts) if fonts else None
    try:
        if name == SKYSCRAPER or name.endswith(".toml"):
            box = load_building_set(None if name == SKYSCRAPER else Path(name))
            count, page = len(box.cards), building_sheet(box, language, font_folder)
        else:
            deck = load(name)
            if order and order not in {measure.id for measure in deck.measures}:
                allowed = ", ".join(measure.id for measure in deck.measures)
                print(words.say("deck-order-unknown", {"order": order, "allowed": allowed}), file=sys.stderr)
                return 1
            count, page = len(deck.cards), contact_sheet(deck, language, units, order, font_folder)
    except DeckError as error:
        for problem in error.problems:
            print(explain(problem, language), file=sys.stderr)
        return 1
    except BuildingSetError as error:
        print(error, file=sys.stderr)
        return 1
    try:
        Path(out).write_text(page, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        print(words.say("face-sheet-unwritable", {"file": out, "reason": reason}), file=sys.stderr)
        return 1
    print(words.say("face-sheet-done", {"cards": count, "file": out}))
    return 0


def contact_sheet(
    deck: Deck, language: str, units: Units = "us", order: str | None = None, fonts: Path | None = None
) -> str:
    """Every card of a deck: closed, open by an order, as a tile of the table and as a small card."""
    words = phrasebook(language)
    title = in_language(deck.title, language)
    sections = ""
    core = [card for card in deck.cards if card.set == "core"]
    more = [card for card in deck.cards if card.set != "core"]
    for heading, cards in (("face-sheet-core", core), ("face-sheet-more", more)):
        if cards:
            listed = "".join(_pair(deck, card, language, units, order or deck.default_order) for card in cards)
            if core and more:
                sections += f"<h2>{_safe(words.say(heading))} <small>{len(cards)}</small></h2>"
            sections += f"<div class=sheet>{listed}</div>"
    return _page(title, words.say("face-sheet", {"cards": len(deck.cards)}), language, sections, fonts)


def building_sheet(box: BuildingSet, language: str, fonts: Path | None = None) -> str:
    """Every kind of Skyscraper's cards, the back, and a tower as it stands on the table."""
    words = phrasebook(language)
    cards = "".join(_building(card, language) for card in box.cards)
    back = f'<figure><div class=card style="--u:{CARD_PX / 100}px">{faces.back_art()}</div></figure>'
    tower = f"<h2>{_safe(words.say('face-sheet-tower'))}</h2><div class=street>{_towers(box)}</div>"
    count = sum(card.count for card in box.cards)
    about = words.say("face-sheet-kinds", {"kinds": len(box.cards), "cards": count})
    body = f"<div class=sheet>{cards}{back}</div>{tower}"
    return _page(words.say("face-sheet-skyscraper"), about, language, body, fonts)


def _pair(deck: Deck, card: Card, language: str, units: Units, order: str) -> str:
    texts = texts_of(deck, card, language, units)
    closed = _card(faces.closed_face(deck, card), texts, language)
    opened = _card(faces.open_face(deck, card, order), texts, language)
    short = texts | {"name": _short(card, language)}
    small = _card(faces.small_face(deck, card), short, language, SMALL_PX)
    tile = _tile(deck, card, short["name"], language)
    return f"<figure>{closed}{opened}<div class=small>{tile}{small}</div></figure>"


def _building(card: BuildingCard, language: str) -> str:
    return f"<figure>{_card(faces.building_face(card), building_texts(card, language), language)}</figure>"


def _short(card: Card, language: str) -> str:
    """The name for small pictures; what stands in brackets is left out."""
    name = card.tile_name(language)
    return BRACKETS.sub("", name).strip() or name


def _card(face: CardSide, texts: Mapping[str, str], language: str, width: int = CARD_PX) -> str:
    set_texts = "".join(_zone(zone, texts.get(zone.holds, "")) for zone in face.zones)
    return f'<div class=card lang={language} style="--u:{width / 100}px">{face.art}{set_texts}</div>'


def _zone(zone: Zone, text: str) -> str:
    if not text:
        return ""
    style = (
        f"left:calc({zone.x}*var(--u));top:calc({zone.y}*var(--u));"
        f"width:calc({zone.width}*var(--u));height:calc({zone.height}*var(--u));"
        f"justify-content:{_flex(zone.across)};align-items:{_flex(zone.along)};text-align:{_align(zone.across)};"
        f"color:{zone.colour};font:{zone.weight} calc({zone.size}*var(--u))/{zone.leading} {_family(zone.typeface)};"
    )
    if zone.stroke:
        style += f"-webkit-text-stroke:calc({zone.stroke}*var(--u)) currentColor;"
    if zone.halo:
        style += f"text-shadow:0 0 3px {zone.halo},0 0 6px {zone.halo},0 0 9px {zone.halo};"
    shown = _number(text) if zone.holds.startswith("value:") or zone.holds == "metres" else _safe(text)
    pill = " pill" if zone.is_pill else ""
    upper = " up" if zone.upper else ""
    return (
        f'<div class="fit{pill}{upper}" data-holds="{zone.holds}" data-size={zone.size} data-least={zone.least} '
        f'data-lines={zone.lines} style="{style}"><span>{shown}</span></div>'
    )


def _tile(deck: Deck, card: Card, name: str, language: str) -> str:
    """A card as it lies on the table; small pictures are made for the cell, not scaled down."""
    width, height = TILE_PX
    picture_height = round(height * TILE_PICTURE)
    subject = faces.subject_of(deck, card)
    zone = faces.closed_face(deck, card).zone("name")
    if subject in ("landmark", "country"):
        art = faces.tile_art(deck, card, width=width, height=picture_height)
        style = f"left:4px;width:{width - 8}px;top:{picture_height}px;height:{height - picture_height}px;"
        style += f"color:{zone.colour};font:500 11.5px/1.1 {_family('Oswald')}"
        fit = "data-size=11.5 data-least=8 data-lines=2"
    else:
        art = faces.tile_art(deck, card, width=width, height=height)
        style = f"left:6px;width:{width - 12}px;top:8px;height:{height - 16}px;"
        size = round(zone.size * 0.75, 2)
        style += f"color:{zone.colour};font:{zone.weight} {size}px/{zone.leading} {_family(zone.typeface)}"
        style += f";-webkit-text-stroke:{zone.stroke * 1.5:g}px currentColor" if zone.stroke else ""
        fit = f"data-size={size} data-least=6.5 data-lines=5"
    upper = " up" if zone.upper else ""
    title = f'<div class="fit mid{upper}" {fit} style="{style}"><span>{_safe(name)}</span></div>'
    ground = faces.plate_colour(deck, card)
    return f'<div class=tile lang={language} style="background:{ground}">{art}{title}</div>'


def _towers(box: BuildingSet) -> str:
    """One tower per category under each roof, and one of special floors, on each foundation."""
    by_kind: dict[str, list[BuildingCard]] = {}
    for card in box.cards:
        by_kind.setdefault(card.kind, []).append(card)
    floors, roofs, ground = by_kind.get("floor", []), by_kind.get("roof", []), by_kind.get("foundation", [])
    groups = [[card for card in floors if card.category == name] for name in sorted({card.category for card in floors})]
    specials = by_kind.get("special", [])
    groups += [specials[:5], specials[5:]]
    toilets = by_kind.get("toilet", [])
    drawn = ""
    for number, group in enumerate(groups):
        roof = roofs[number % len(roofs)] if roofs else None
        storeys = [*([roof] if roof else []), *reversed([*toilets[:1], *group])]
        wide = 118 if number < 4 else 62
        parts = "".join(faces.storey_art(card, width=wide, ten_metres=19) for card in storeys)
        base = faces.foundation_art(ground[number % len(ground)], width=wide) if ground else ""
        span = wide + 2 * faces.OVERHANG
        drawn += f'<div class=tower style="--w:{span}px"><div>{parts}</div><div class=soil>{base}</div></div>'
    pips = "".join(f"<i class=pip>{faces.pip_art(kind)}</i>" for kind in faces.PIPS)
    prizes = "".join(f"<i class=sign>{faces.prize_art(card)}</i>" for card in by_kind.get("prize", []))
    coins = "".join(f"<i class=sign>{faces.coin_art(points)}</i>" for points in (3, 2, 1, 0, -1))
    net = f'<div class=tower style="--w:118px"><div>{faces.net_art(30, width=118, ten_metres=19)}</div></div>'
    return f"{drawn}{net}<div class=pips>{pips} {prizes} {coins}</div>"


def _number(text: str) -> str:
    """A value with its unit set smaller."""
    about, digits, unit = parts_of_number(text)
    parts = (f"<b>{_safe(about)}</b> " if about else "") + _safe(digits)
    return parts + (f"<small>{_safe(unit)}</small>" if unit else "")


def _page(title: str, about: str, language: str, body: str, fonts: Path | None) -> str:
    return (
        f"<!doctype html><html lang={language}><head><meta charset=utf-8>"
        f'<meta name=viewport content="width=device-width,initial-scale=1"><title>{_safe(title)}</title>'
        f"<style>{_embedded(fonts)}{STYLE}</style></head>"
        f"<body><h1>{_safe(title)} <small>{_safe(about)}</small></h1>{body}<script>{FIT}</script></body></html>\n"
    )


def _embedded(folder: Path | None) -> str:
    """Our typefaces, if they can be found; otherwise the page uses the reader's own."""
    where = folder or _built_client()
    rules = ""
    for file in sorted(where.rglob("*.woff2")) if where and where.is_dir() else ():
        found = FONT_FILE.match(file.name)
        if not found or found[1] not in FONT_NAMES:
            continue
        weight = "200 900" if found[3] == "wght" else "400 900"
        data = base64.b64encode(file.read_bytes()).decode()
        rules += (
            f"@font-face{{font-family:'{FONT_NAMES[found[1]]}';font-weight:{weight};unicode-range:{RANGES[found[2]]};"
            f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
        )
    return rules


def _built_client() -> Path | None:
    static = resources.files("tallorder").joinpath("server", "static")
    return static if isinstance(static, Path) else None


def _safe(text: str) -> str:
    return html.escape(text, quote=True)


def _flex(place: str) -> str:
    return {"start": "flex-start", "middle": "center", "end": "flex-end"}[place]


def _align(place: str) -> str:
    return {"start": "left", "middle": "center", "end": "right"}[place]


def _family(typeface: str) -> str:
    return f"'{typeface}',{FALLBACKS.get(typeface, 'sans-serif')}"


FONT_NAMES: Final = {
    "onest": "Onest",
    "oswald": "Oswald",
    "unbounded": "Unbounded",
    "playfair-display": "Playfair Display",
    "yeseva-one": "Yeseva One",
    "poiret-one": "Poiret One",
    "russo-one": "Russo One",
    "rubik-mono-one": "Rubik Mono One",
}
FALLBACKS: Final = {
    "Onest": "system-ui,sans-serif",
    "Oswald": "'Arial Narrow','Roboto Condensed','Liberation Sans Narrow',sans-serif",
    "Yeseva One": "Georgia,serif",
    "Playfair Display": "Georgia,serif",
}
STYLE: Final = """
*{box-sizing:border-box;margin:0}
body{background:#14272F;color:#FBF6EA;font:400 15px/1.4 'Onest',system-ui,sans-serif;padding:28px;
text-rendering:geometricPrecision;font-feature-settings:'tnum','lnum'}
h1,h2{font-family:'Oswald','Arial Narrow',sans-serif;font-weight:600;margin:0 0 18px}
h1{font-size:32px}h2{font-size:22px;margin-top:34px}
h1 small,h2 small{font:400 15px 'Onest',system-ui,sans-serif;color:#AFC0C6;margin-left:10px}
svg{display:block}
.sheet{display:flex;flex-wrap:wrap;gap:22px 26px}
figure{display:flex;gap:8px;align-items:flex-start;break-inside:avoid}
.card{position:relative;width:calc(100*var(--u));height:calc(140*var(--u));border-radius:calc(5.5*var(--u));
overflow:hidden;box-shadow:0 1px 0 #0004,0 6px 16px #0006;flex:none}
.card>svg{width:100%;height:100%}
.fit{position:absolute;display:flex;overflow:visible;overflow-wrap:normal}
.fit>span{text-wrap:balance;min-width:0;max-width:100%}
.small{display:grid;gap:8px}
.fit small{font-size:.58em;font-weight:500;opacity:.85}.fit b{font-size:.8em;font-weight:500}
.up{text-transform:uppercase}.mid{justify-content:center;align-items:center;text-align:center}
.hy{hyphens:auto}.hy>span{text-wrap:wrap}.cut>span{overflow-wrap:anywhere}
.pill>span{background:#FBF6EAEE;border-radius:99px;padding:.3em .55em;white-space:nowrap}
.tile{position:relative;width:92px;height:84px;border-radius:7px;overflow:hidden;flex:none;background:#FBF6EA;
box-shadow:0 1px 0 #0007,0 3px 9px #0006}
.tile>svg{width:100%}
.street{display:flex;gap:22px;align-items:flex-end;flex-wrap:wrap}
.tower{width:var(--w)}.tower svg{width:100%}.soil{height:46px;border-top:2px solid #9DB2BB}
.pips{display:flex;gap:10px;align-items:center;flex-basis:100%}.pip{width:18px}.sign{width:26px}
@media print{body{background:#fff;color:#17212B}h1 small,h2 small{color:#5A6472}}
"""
FIT: Final = """
(async () => {
  try { await Promise.race([document.fonts.ready, new Promise(done => setTimeout(done, 4000))]); } catch (error) { }
  const range = document.createRange();
  for (const box of document.querySelectorAll('.fit')) {
    const text = box.firstElementChild, size = parseFloat(getComputedStyle(box).fontSize);
    const least = size * box.dataset.least / box.dataset.size, lines = +box.dataset.lines;
    range.selectNodeContents(text);
    const fits = () => {
      const room = box.getBoundingClientRect(), high = text.getBoundingClientRect().height;
      const line = parseFloat(getComputedStyle(box).lineHeight);
      const pad = box.classList.contains('pill') ? parseFloat(getComputedStyle(text).paddingLeft) * 2 : 0;
      const wide = range.getBoundingClientRect().width + pad;
      return wide <= room.width + .5 && high <= room.height + 1 && high < line * (lines + .6);
    };
    const shrink = from => {
      for (let z = from; z >= least - .01; z -= .25) { box.style.fontSize = z + 'px'; if (fits()) return true; }
      return false;
    };
    if (shrink(size)) continue;
    box.classList.add('hy');
    if (shrink(size * .8)) continue;
    box.classList.add('cut');
    if (!shrink(size * .7)) box.dataset.over = 1;
  }
  document.documentElement.dataset.fitted = 1;
})();
"""
