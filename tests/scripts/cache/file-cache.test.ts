import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { codeOf } from '../../../scripts/cache/code-of';
import { fileCache } from '../../../scripts/cache/file-cache.mjs';
import { temporaryFolder } from '../../content/support/temporary-folder';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const newFolder = () => join(temporaryFolder(), 'cache');

/** What a power cut, a full disk or a faulty one makes of a file. */
const DAMAGES: readonly (readonly [what: string, damage: (bytes: Buffer) => Uint8Array])[] = [
  ['empty', () => Buffer.alloc(0)],
  ['of zeros', (bytes) => Buffer.alloc(bytes.length)],
  ['of four zeros', () => Buffer.alloc(4)],
  ['cut off', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['another by one bit', (bytes) => bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 1)],
];

describe('files cached between builds', () => {
  it('are made once, and found by the next build', async () => {
    const folder = newFolder();
    const make = vi.fn(async () => bytes('made'));
    expect(Buffer.from(await fileCache(folder).get('a.png', make)).toString()).toBe('made');
    expect(Buffer.from(await fileCache(folder).get('a.png', make)).toString()).toBe('made');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are not cached when making them fails', async () => {
    const cache = fileCache(newFolder());
    await expect(cache.get('a.png', () => Promise.reject(new Error('no such picture')))).rejects.toThrow('no such');
    expect(Buffer.from(await cache.get('a.png', async () => bytes('made'))).toString()).toBe('made');
  });

  it('are complete whenever they exist, even while two builds make the same', async () => {
    const folder = newFolder();
    const seen: (readonly string[])[] = [];
    const make = async () => {
      seen.push(existsSync(folder) ? readdirSync(folder) : []);
      return bytes('made');
    };
    const both = await Promise.all([fileCache(folder).get('a.png', make), fileCache(folder).get('a.png', make)]);
    expect(both.map((each) => Buffer.from(each).toString())).toEqual(['made', 'made']);
    expect(seen.flat().filter((name) => name !== 'a.png')).toEqual([]);
    expect(readdirSync(folder)).toEqual(['a.png']);
  });

  it('are evicted least recently used first, except files that another build is writing', async () => {
    const folder = newFolder();
    const cache = fileCache(folder, 14);
    for (const [age, name] of ['new', 'used', 'old'].entries()) {
      await cache.get(name, async () => bytes(name));
      const then = new Date(Date.now() - (age + 1) * 60_000);
      utimesSync(join(folder, name), then, then);
    }
    writeFileSync(join(folder, 'other.1.new'), 'half');
    await cache.get('used', () => Promise.reject(new Error('it is there')));
    cache.prune();
    expect(readdirSync(folder).sort()).toEqual(['other.1.new', 'used']);
  });

  it.each(DAMAGES)('are made again where they are %s', async (_, damage) => {
    const folder = newFolder();
    const cache = fileCache(folder);
    await cache.get('a.png', async () => bytes('made'));
    const path = join(folder, 'a.png');
    writeFileSync(path, damage(readFileSync(path)));
    const get = async () => Buffer.from(await cache.get('a.png', async () => bytes('again'))).toString();
    expect([await get(), await get()]).toEqual(['again', 'again']);
  });
});

const FILES = {
  'a/make.ts':
    "import { cut } from '../cut';\nimport type { Size } from '../size';\nimport 'node:fs';\nexport const make = cut;\n",
  'cut.tsx':
    "import {\n  ratio,\n} from './ratio.mjs';\nconst { default: sharp } = await import('sharp');\nexport const cut = ratio;\n",
  'ratio.mjs': "import '@of/them/part';\nexport const ratio = 2;\n",
  'size.ts': 'export type Size = number;\n',
  'beside.ts': 'export const beside = 1;\n',
  'node_modules/sharp/package.json': '{ "version": "1.0.0" }',
  'node_modules/@of/them/package.json': '{ "version": "2.0.0" }',
};

/** The name of the code of `a/make.ts` where one of the files is another. */
function named(name?: keyof typeof FILES, change = (text: string) => text): string {
  const project = temporaryFolder();
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), path === name ? change(text) : text);
  }
  return codeOf('a/make.ts', project);
}

const edited = (text: string) => text.replace(/[12]|;\n$/, ' more');

describe('the hash of the code that makes a file', () => {
  it.each([
    'a/make.ts',
    'cut.tsx',
    'ratio.mjs',
    'node_modules/sharp/package.json',
    'node_modules/@of/them/package.json',
  ] as const)('changes with %s', (name) => {
    expect(named(name, edited)).not.toBe(named());
  });

  it.each(['size.ts', 'beside.ts'] as const)('does not change with %s, which it does not run', (name) => {
    expect(named(name, (text) => `${text}more`)).toBe(named());
  });
});
