// Country outlines for the faces, from Natural Earth (public domain) by way of world-atlas.
// node outlines.mjs [CSV with a column iso2]  writes src/tallorder/decks/data/countries/art/outlines.json for the cards of the deck
// Each country: d = path in a 200 x 150 box, k = box units per radian of the globe (for the open side's common scale),
// bb = bounding box. d is at most 4,000 characters; the closed side uses d and bb only after fitting, never k.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deckCodes } from './deck-codes.mjs';
import { merge } from 'topojson-client';
import { geoArea, geoAzimuthalEqualArea, geoCentroid, geoDistance, geoStream } from 'd3-geo';

const require = createRequire(import.meta.url);
const iso = require('i18n-iso-countries');
const WIDTH = 200, HEIGHT = 150, PAD = 4, LIMIT = 4000, EARTH_KM = 6371;
const OUT = new URL('../../src/tallorder/decks/data/countries/art/outlines.json', import.meta.url);

const poly = coordinates => ({ type: 'Polygon', coordinates });
// Natural Earth draws who is in control; a card counts the country that the sources of its numbers count.
const PART_OF = { Somaliland: 'SO', 'N. Cyprus': 'CY', 'Cyprus No Mans Area': 'CY', 'Cyprus U.N. Buffer Zone': 'CY', Kosovo: 'XK' };
const NORTH_OF = { MA: 27.667 };
const COUNTED_WITH = [{ from: 'RU', to: 'UA', west: 32, south: 44, east: 37, north: 46.6 }]; // Crimea is in the 233,032 square miles
const atlas = res => {
  const topology = JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${res}.json`)));
  const parts = {};
  for (const g of topology.objects.countries.geometries) {
    const code = g.id ? iso.numericToAlpha2(g.id) : PART_OF[g.properties.name];
    if (code && g.type) (parts[code] ??= []).push(g); // Australia's outer territories share its number
  }
  const found = Object.fromEntries(Object.entries(parts).map(([code, list]) => {
    const south = NORTH_OF[code] ?? -90;
    const polygons = merge(topology, list).coordinates.map(p => p.map(r => r.map(([x, y]) => [x, Math.max(y, south)])));
    // a ring wound the wrong way would cover the whole globe
    return [code, polygons.map(p => (geoArea(poly(p)) > Math.PI * 2 ? p.map(r => [...r].reverse()) : p))];
  }));
  for (const { from, to, west, south, east, north } of COUNTED_WITH) {
    const isThere = p => { const [x, y] = geoCentroid(poly(p)); return x > west && x < east && y > south && y < north; };
    found[to].push(...found[from].filter(isThere));
    found[from] = found[from].filter(p => !isThere(p));
  }
  return found;
};
const coarse = atlas('50m'), fine = atlas('10m');
const km2 = p => geoArea(poly(p)) * EARTH_KM * EARTH_KM;

// What people picture when they hear the name: the main land and what lies near it, no outposts across an ocean.
const REACH = { MY: 4, FM: 60 };
const KEEP_FAR = { US: 0.01, FR: 0, NL: 0, NO: 0.02, ES: 0, PT: 0, CL: 0, EC: 0, ZA: 0, GQ: 0.05 };
function homeland(code, polygons) {
  const list = polygons.map(p => ({ p, a: km2(p), c: geoCentroid(poly(p)) })).sort((x, y) => y.a - x.a);
  const main = list[0], reach = Math.sqrt(main.a) / EARTH_KM;
  const scattered = list.reduce((s, x) => s + x.a, 0) > 2.2 * main.a; // an archipelago has no main land
  return list.filter(x => {
    if (x === main || scattered) return true;
    const far = geoDistance(x.c, main.c);
    if (far > (REACH[code] ?? 2.6) * reach + 0.012) return false;
    if (code in KEEP_FAR && far > 1.5 * reach + 0.01) return KEEP_FAR[code] > 0 && x.a > KEEP_FAR[code] * main.a;
    return true;
  }).map(x => x.p);
}

function ringsOf(polygons, projection) {
  const rings = []; let ring = null;
  const sink = { point(x, y) { ring?.push([x, y]); }, lineStart() { ring = []; }, lineEnd() { if (ring.length > 2) rings.push(ring); ring = null; }, polygonStart() {}, polygonEnd() {}, sphere() {} };
  geoStream({ type: 'MultiPolygon', coordinates: polygons }, projection.stream(sink));
  return rings;
}
const area = r => { let s = 0; for (let i = 0; i < r.length; i++) { const [a, b] = r[i], [c, d] = r[(i + 1) % r.length]; s += a * d - b * c; } return s / 2; };

// Visvalingam: the corner that changes least goes first.
function simplify(ring, least) {
  const pts = ring.map(p => ({ p }));
  pts.forEach((q, i) => { q.prev = pts[(i + pts.length - 1) % pts.length]; q.next = pts[(i + 1) % pts.length]; });
  const weigh = q => { const [ax, ay] = q.prev.p, [bx, by] = q.p, [cx, cy] = q.next.p; return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2; };
  let left = pts.length; const heap = pts.map(q => (q.w = weigh(q), q)); let alive = new Set(heap);
  while (left > 4) {
    let low = null; for (const q of alive) if (!low || q.w < low.w) low = q;
    if (low.w >= least) break;
    alive.delete(low); left--; low.prev.next = low.next; low.next.prev = low.prev;
    for (const q of [low.prev, low.next]) q.w = Math.max(weigh(q), low.w);
  }
  return pts.filter(q => alive.has(q)).map(q => q.p);
}
const n = v => { const s = (Math.round(v * 10) / 10).toString().replace(/^(-?)0\./, '$1.'); return s === '-0' ? '0' : s; };
const join = list => list.reduce((s, v) => s + (s && v[0] !== '-' && !(v[0] === '.' && /\.\d+$/.test(s)) ? ' ' : '') + v, '');
function path(rings) {
  let d = '';
  for (const r of rings) {
    let x = Math.round(r[0][0] * 10), y = Math.round(r[0][1] * 10); const steps = [];
    for (const p of r.slice(1)) { const u = Math.round(p[0] * 10), v = Math.round(p[1] * 10); if (u === x && v === y) continue; steps.push(n((u - x) / 10), n((v - y) / 10)); x = u; y = v; }
    d += `M${n(r[0][0])} ${n(r[0][1])}` + (steps.length ? `l${join(steps)}` : '') + 'z';
  }
  return d;
}
const dot = (x, y, r) => Array.from({ length: 8 }, (_, i) => [x + r * Math.cos(i * Math.PI / 4), y + r * Math.sin(i * Math.PI / 4)]);

const out = {};
for (const code of deckCodes()) {
  if (!fine[code]) { console.error(`${code}: not in Natural Earth, its card gets a ring`); continue; }
  const rough = coarse[code] ? homeland(code, coarse[code]) : [];
  const points = rough.reduce((s, p) => s + p[0].length, 0);
  const polygons = points > 90 ? rough : homeland(code, fine[code]); // small states get the finer map, so that coarseness tells no size
  const [lon, lat] = geoCentroid({ type: 'MultiPolygon', coordinates: polygons });
  const projection = geoAzimuthalEqualArea().rotate([-lon, -lat]).fitExtent([[PAD, PAD], [WIDTH - PAD, HEIGHT - PAD]], { type: 'MultiPolygon', coordinates: polygons }).precision(0.2);
  let rings = ringsOf(polygons, projection);
  let least = 0.12, d;
  for (;;) {
    const done = [];
    for (const r of rings) {
      const a = Math.abs(area(r));
      if (a < Math.max(least * 2.5, 0.9)) continue;
      done.push(simplify(r, least));
    }
    if (!done.length || done.reduce((s, r) => s + Math.abs(area(r)), 0) < 60) { // atolls: every island at least a dot
      const islands = [...rings].sort((p, q) => Math.abs(area(q)) - Math.abs(area(p))).slice(0, 60), seen = [];
      done.length = 0;
      for (const r of islands) {
        const x = r.reduce((s, p) => s + p[0], 0) / r.length, y = r.reduce((s, p) => s + p[1], 0) / r.length;
        if (seen.some(([u, v]) => Math.hypot(x - u, y - v) < 5)) continue;
        seen.push([x, y]);
        done.push(Math.abs(area(r)) < 14 ? dot(x, y, 2.3) : simplify(r, least));
      }
    }
    d = path(done.sort((p, q) => Math.abs(area(q)) - Math.abs(area(p))));
    if (d.length < LIMIT) { rings = done; break; }
    least *= 1.25;
  }
  const xs = rings.flat().map(p => p[0]), ys = rings.flat().map(p => p[1]);
  out[code] = { d, k: Math.round(projection.scale() * 100) / 100, bb: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(v => Math.round(v * 10) / 10) };
}
writeFileSync(OUT, '{\n' + Object.entries(out).map(([c, o]) => `${JSON.stringify(c)}:${JSON.stringify(o)}`).join(',\n') + '\n}\n');
const sizes = Object.values(out).map(o => o.d.length);
console.log(`${sizes.length} outlines, ${sizes.reduce((a, b) => a + b)} characters, longest ${Math.max(...sizes)}`);
