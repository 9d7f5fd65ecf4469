import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareCodeUnits } from '../../../shared/format/compare-code-units';
import { NAMED_LICENCES } from './named-licences';
import type { PackageFolder } from './shipped-packages';

/** The licence of a package, under its name, version and kind of licence. */
export interface Licence {
  readonly title: string;
  readonly text: string;
}

/** Writes the full licence of every package, by name, such as `/licenses.txt` for those whose code or fonts visitors get. */
export function licencesText(
  packages: Iterable<Licence>,
  heading = 'What this site is made of, and under which licences.',
): string {
  const licences = [...packages].sort((one, other) => compareCodeUnits(one.title, other.title));
  const parts = licences.map(({ title, text }) => `${'='.repeat(72)}\n${title}\n${'='.repeat(72)}\n\n${text}\n`);
  return `${heading}\n\n${parts.join('\n')}`;
}

/** The part of a package.json that is used. npm requires the first three fields. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string };
}

/** Reads the licence of an installed package. Throws an error if it has none. */
export function licenceOf(folder: PackageFolder): Licence {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  // A font package has one licence for its scripts and one for its fonts.
  const files = readdirSync(folder).filter((each) => /^(?:licen[cs]e|copying)/i.test(each));
  const texts = files.sort().map((file) => ownPart(readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')));
  const title = `${manifest.name} ${manifest.version} (${manifest.license})`;
  return { title, text: texts.length > 0 ? texts.join('\n\n') : namedLicence(manifest) };
}

/** Removes the licences of packages that Vite itself bundles, since visitors get no code of these. */
const ownPart = (text: string) => (text.split(/^# Licenses of bundled dependencies$/m)[0] ?? '').trim();

/** The holders of packages that name neither a licence file nor an author, as their repositories do. */
const HOLDERS: Readonly<Record<string, string>> = {
  'vite-plugin-ssr': 'Romuald Brillout',
  '@brillout/vite-plugin-import-build': 'Romuald Brillout',
  '@event-calendar/core': '2021 vkurko',
};

function namedLicence({ name, license, author }: Manifest): string {
  const holder = typeof author === 'object' ? author.name : (author ?? HOLDERS[name]);
  const text = holder && NAMED_LICENCES.get(license)?.(holder);
  if (text) return text;
  throw new Error(`${name} has no licence file, which must be published with its code.`);
}
