// Flags for the faces, from flag-icons (MIT), made small: node flags.mjs [CSV with a column iso2]
// writes src/tallorder/decks/data/countries/art/flags.json (code -> inner SVG of a 640 x 480 canvas).
// A flag is shown at 22 to 120 px, so whole units are precise enough; where a coat of arms makes a flag heavy, marks too
// small to be seen at that size are left out, the smallest first, until it weighs less than LIMIT. Needs Chromium to measure.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { deckCodes } from './deck-codes.mjs';

const require = createRequire(import.meta.url);
const LIMIT = 9000, RICHER = { MX: 13000 }; // the eagle needs its feathers
const OUT = new URL('../../src/tallorder/decks/data/countries/art/flags.json', import.meta.url);
const file = code => readFileSync(require.resolve(`flag-icons/flags/4x3/${code.toLowerCase()}.svg`), 'utf8');
const slim = (svg, precision, code) => optimize(svg, {
  multipass: true, floatPrecision: precision,
  plugins: [{ name: 'preset-default', params: { overrides: { convertTransform: { floatPrecision: 5, transformPrecision: 6 }, cleanupIds: false } } }, 'convertStyleToAttrs', { name: 'cleanupIds', params: { minify: true } }, { name: 'prefixIds', params: { prefix: code.toLowerCase(), delim: '-' } }],
}).data;

// Chromium says how large each mark is drawn and leaves out the smallest.
function thin(heavy) {
  const page = join(mkdtempSync(join(tmpdir(), 'flags-')), 'page.html');
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><body>${Object.entries(heavy).map(([c, s]) => `<div data-code="${c}">${s}</div>`).join('')}<script>
  const richer = ${JSON.stringify(RICHER)}, out = {};
  for (const div of document.querySelectorAll('div')) {
    const svg = div.querySelector('svg'); svg.setAttribute('width', 640); svg.setAttribute('height', 480);
    const drawn = [...svg.querySelectorAll('path,circle,rect,polygon,ellipse,use,line,polyline')].filter(e => !e.closest('defs,clipPath,mask,pattern,linearGradient,radialGradient'));
    const marks = drawn.map(e => { const b = e.getBoundingClientRect(); return { e, a: b.width * b.height, cost: e.outerHTML.length }; }).sort((x, y) => x.a / Math.sqrt(x.cost) - y.a / Math.sqrt(y.cost));
    const size = () => svg.innerHTML.length, limit = richer[div.dataset.code] ?? ${LIMIT};
    for (const m of marks) { if (size() < limit || m.a > 12000) break; m.e.remove(); }
    for (let again = true; again;) { again = false; for (const g of svg.querySelectorAll('g:empty,defs:empty')) { g.remove(); again = true; } }
    for (const d of svg.querySelectorAll('defs [id], clipPath[id], linearGradient[id], radialGradient[id]')) if (!svg.innerHTML.includes('#' + d.id + '"') && !svg.innerHTML.includes('#' + d.id + ')')) d.remove();
    svg.removeAttribute('width'); svg.removeAttribute('height'); out[div.dataset.code] = new XMLSerializer().serializeToString(svg);
  }
  document.body.textContent = JSON.stringify(out);
  </script>`);
  const dom = execFileSync('chromium', ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--dump-dom', `file://${page}`], { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] });
  const text = dom.match(/<body>([\s\S]*)<\/body>/)[1].replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
  return JSON.parse(text);
}

const flags = Object.fromEntries(deckCodes().map(c => [c, slim(file(c), 1, c)]));
const heavy = Object.fromEntries(Object.entries(flags).filter(([, s]) => s.length > LIMIT).map(([c, s]) => [c, slim(s, 0, c)]));
for (const [c, s] of Object.entries(thin(heavy))) flags[c] = slim(s, 0, c);
const inner = s => s.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '').replace(/xlink:href=/g, 'href=');
for (const c in flags) { const box = flags[c].match(/viewBox="([^"]*)"/)?.[1]; if (box !== '0 0 640 480') throw new Error(`${c}: viewBox ${box}`); }
writeFileSync(OUT, '{\n' + Object.entries(flags).map(([c, s]) => `${JSON.stringify(c)}:${JSON.stringify(inner(s))}`).join(',\n') + '\n}\n');
const sizes = Object.entries(flags).map(([c, s]) => [inner(s).length, c]).sort((a, b) => b[0] - a[0]);
console.log(`${sizes.length} flags, ${sizes.reduce((s, x) => s + x[0], 0)} characters, heaviest ${sizes.slice(0, 8).map(x => x.join(' ')).join(', ')}; thinned ${Object.keys(heavy).length}: ${Object.keys(heavy).join(' ')}`);
