import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareCodeUnits } from '../../../shared/format/compare-code-units';
import { mitLicence } from './mit-licence';
import type { PackageFolder } from './shipped-packages';

/** Fonts in documents, which are made without the bundler. */
export const DOCUMENT_FONTS: readonly string[] = [
  'node_modules/@expo-google-fonts/amiri',
  'node_modules/@expo-google-fonts/marcellus',
  'node_modules/@expo-google-fonts/source-sans-3',
];

interface Licence {
  readonly title: string;
  readonly text: string;
}

/** Writes `/licenses.txt`: the full licence of every package whose code or fonts visitors get, by name. */
export function licencesOf(packages: Iterable<PackageFolder>): string {
  const licences = [...packages].map(licenceOf).sort((one, other) => compareCodeUnits(one.title, other.title));
  const parts = licences.map(({ title, text }) => `${'='.repeat(72)}\n${title}\n${'='.repeat(72)}\n\n${text}\n`);
  return `What this site is made of, and under which licences.\n\n${parts.join('\n')}`;
}

/** The part of a package.json that is used. npm requires the first three fields. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string };
}

function licenceOf(folder: PackageFolder): Licence {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  // A font package has one licence for its scripts and one for its fonts.
  const files = readdirSync(folder).filter((each) => /^(?:licen[cs]e|copying)/i.test(each));
  const texts = files.sort().map((file) => ownPart(readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')));
  const title = `${manifest.name} ${manifest.version} (${manifest.license})`;
  return { title, text: texts.length > 0 ? texts.join('\n\n') : namedLicence(manifest) };
}

/** Removes the licences of packages that Vite itself bundles, since visitors get no code of these. */
const ownPart = (text: string) => (text.split(/^# Licenses of bundled dependencies$/m)[0] ?? '').trim();

function namedLicence({ name, license, author }: Manifest): string {
  const holder = typeof author === 'object' ? author.name : author;
  if (license === 'MIT' && holder) return mitLicence(holder);
  throw new Error(`${name} has no licence file: /licenses.txt cannot say what it must.`);
}
