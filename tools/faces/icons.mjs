// Small icons for the faces, from Lucide (ISC): node icons.mjs  writes src/tallorder/faces/art/icons.json
// (name -> inner SVG of a 24 x 24 canvas, stroked with the colour of the group around it).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const OUT = new URL('../../src/tallorder/faces/art/icons.json', import.meta.url);
const NAMES = ['activity', 'award', 'bed-double', 'binoculars', 'briefcase-business', 'coins', 'dumbbell', 'factory', 'fan', 'hand', 'helicopter', 'house', 'landmark', 'layers', 'map', 'minus', 'music', 'search', 'server', 'shield', 'shopping-bag', 'sparkles', 'toilet', 'tornado', 'trees', 'triangle', 'umbrella', 'users', 'utensils', 'waves', 'wrench', 'clock', 'ruler', 'calendar', 'banknote', 'hash'];
const icons = NAMES.map(n => [n, readFileSync(require.resolve(`lucide-static/icons/${n}.svg`), 'utf8').replace(/[\s\S]*?<svg[^>]*>/, '').replace('</svg>', '').replace(/\s+/g, ' ').replace(/> </g, '><').replace(/ \/>/g, '/>').trim()]);
writeFileSync(OUT, '{\n' + icons.map(([n, s]) => `${JSON.stringify(n)}:${JSON.stringify(s)}`).join(',\n') + '\n}\n');
console.log(`${icons.length} icons`);
