import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineRoot, inEngine } from '../../scripts/bootstrap/project.mjs';
import { filesIn } from '../../scripts/files/files-in';
import { edited } from '../gates/break-copy';
import { GATES } from '../gates/gates';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('package.json')) as Locked;
const { packages } = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> };
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Where Node finds a package from the folder of another: next to it, or in a folder above. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
    if (!folder.includes('/node_modules/')) {
      return `node_modules/${name}` in packages ? `node_modules/${name}` : undefined;
    }
  }
}

const wantedBy = ({
  dependencies,
  devDependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: Locked) => [
  ...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

describe('package-lock.json', () => {
  it('has what package.json requires, and nothing else', () => {
    const { dependencies, devDependencies } = packages[''] ?? {};
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
    });
  });

  it('has every package that another needs, those of other platforms included', () => {
    const missing = Object.entries(packages).flatMap(([path, locked]) =>
      wantedBy(locked).flatMap((name) => (placeOf(name, path) === undefined ? [`${path} needs ${name}`] : [])),
    );
    expect(missing).toEqual([]);
  });

  it('gives every package a version and the hash of its contents, and none the address of a host', () => {
    expect(installed.filter(([, { version, link }]) => version === undefined || link)).toEqual([]);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('has only known install scripts, which nothing needs', () => {
    // esbuild's looks for the program that comes as an optional package, puppeteer's downloads a browser unless it is told not to.
    const known = ['esbuild', 'puppeteer'];
    const names = installed
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.split('node_modules/').at(-1));
    expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
    // npm packs nothing that is built if it ignores scripts.
    expect(read('.npmrc')).not.toContain('ignore-scripts');
    expect(JSON.parse(read('package.json')).puppeteer).toEqual({ skipDownload: true });
  });
});

/** `^20.19.0 || >=22`: whether one of the ranges takes the oldest Node that the project works with, or a later 20. */
const takesNode20 = (range: string) =>
  range.split('||').some((part) => {
    const [, operator = '', major = ''] = /^\s*(>=|\^|~|>)?\s*v?(\d+|\*)/.exec(part) ?? [];
    return major === '*' || major === '20' || (operator.startsWith('>') && Number(major) < 20);
  });

it('no package that this project needs warns of Node 20 when it is installed', () => {
  const refusing = installed.filter(
    ([, { engines, optional }]) => !optional && engines?.node !== undefined && !takesNode20(engines.node),
  );
  expect(refusing.map(([path]) => path)).toEqual([]);
});

describe('docs/packages.md', () => {
  it('gives the reason of every package, and names no other', () => {
    const rows = read('docs/packages.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const asNamed = packages.map((name) => name.replace(/^@types\/.*/, '@types/*'));
    expect(named.sort()).toEqual([...new Set(asNamed)].sort());
  });
});

/** What a module loads before it runs: types are gone by then, and `import()` waits until it is reached. */
const LOADED_AT_ONCE = /^(?:import|export) (?!type )(?:[^'";]* from )?'([^']+)';/gm;

/** The modules that one loads at once, and those that they load. */
function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(LOADED_AT_ONCE)) {
    if (name === '#compiled') loaded.add(name);
    if (!name.startsWith('.')) continue;
    const module = join(dirname(file), name);
    const found = [module, `${module}.ts`, `${module}.tsx`, join(module, 'index.ts')].find(
      (each) => /\.m?[jt]sx?$/.test(each) && existsSync(each),
    );
    if (found) loadedWith(found, loaded);
  }
  return loaded;
}

const COMMANDS = filesIn(inEngine('scripts/commands'));

it.each(COMMANDS)('scripts/commands/%s starts on a fresh clone, where nothing is compiled yet', (command) => {
  const loaded = loadedWith(inEngine(join('scripts/commands', command)));
  expect(loaded.size).toBeGreaterThan(1);
  expect(loaded).not.toContain('#compiled');
});

// Whether each is noticed, `npm run gates` tries: it takes too long for every day.
it.each(GATES)('the gate "$gate" has a test that exists, and an edit that still applies', ({ edit, test }) => {
  expect(existsSync(inEngine(test))).toBe(true);
  // Files in `dist` may not be built yet.
  if (!edit.file.startsWith('dist/')) expect(edited(engineRoot, edit).after).not.toBe('');
});
