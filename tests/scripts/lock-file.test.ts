import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

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

/** Where Node finds a package from the folder of another: beside it, or in a folder above. */
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
  it('knows what package.json asks for, and asks for nothing else', () => {
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

  it('has no install script but those that are known, and that nothing needs', () => {
    // esbuild's looks for the program that comes as an optional package, puppeteer's downloads a browser.
    const known = ['esbuild', 'puppeteer'];
    const names = installed
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.split('node_modules/').at(-1));
    expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });
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
