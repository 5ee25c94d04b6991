/**
 * Collects the licences of everything the build really bundles, for the About page and for readers of the wheel.
 *
 * A package that brings no licence file has its text in `licences/`; one without either stops the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

const HERE = import.meta.dirname;

/** Texts for packages whose npm archive leaves theirs out. */
const LEFT_OUT: Record<string, string> = {
  '@fluent/bundle': 'Apache-2.0.txt',
  'qrcode-generator': 'qrcode-generator.txt',
};

/** Pictures drawn from packages that are not bundled themselves; tools/faces names the same versions. */
const DRAWN_FROM: (Omit<Licence, 'text'> & { file: string })[] = [
  { name: 'flag-icons', version: '7.5.0', licence: 'MIT', file: 'flag-icons.txt' },
  { name: 'Lucide', version: '1.62.0', licence: 'ISC', file: 'lucide.txt' },
  { name: 'world-atlas', version: '2.0.2', licence: 'ISC', file: 'world-atlas.txt' },
];

/** The folder of the package that a bundled file belongs to, or nothing for our own files. */
function packageOf(file: string): string | undefined {
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replace('\0', ''))?.[1];
}

function stored(file: string): string {
  return readFileSync(join(HERE, 'licences', file), 'utf8');
}

function licenceOf(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license: string;
  };
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.|$)/i.test(file));
  const left = LEFT_OUT[name];
  if (!own && !left) throw new Error(`${name} is bundled without a licence text: add one to client/licences`);
  return {
    name,
    version,
    licence: license,
    text: own ? readFileSync(join(folder, own), 'utf8') : stored(left!),
  };
}

export function licences(): Plugin {
  let root = HERE;
  return {
    name: 'licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const folders = new Set<string>();
      for (const part of Object.values(bundle)) {
        const files = part.type === 'chunk' ? part.moduleIds : part.originalFileNames;
        for (const file of files) {
          const folder = packageOf(resolve(root, file));
          if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder);
        }
      }
      const found = [...folders].map(licenceOf);
      found.push(...DRAWN_FROM.map(({ file, ...one }) => ({ ...one, text: stored(file) })));
      found.sort((a, b) => a.name.localeCompare(b.name, 'en'));
      const whole = found.map((one) => `${one.name} ${one.version} (${one.licence})\n\n${one.text.trim()}\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(found) });
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: whole.join(`\n${'-'.repeat(80)}\n\n`),
      });
    },
  };
}
