import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decode } from '../../scripts/content/read/decode';
import { report, reportFormats } from '../../scripts/content/report';
import type { Place } from '../../scripts/content/report/diagnostics';
import { IS_THOROUGH, rounds } from '../support/rounds';
import { sample } from '../support/sample';
import { compile } from './support/compile';
import { baseData } from './support/fixture';

/** Mistakes as people make them, by the thousand, always the same ones. */
const SEED = 20231213;

/** The sample takes ten times as long to compile as the base of all cases, which has a record of every kind. */
const spoilt = IS_THOROUGH ? sample : { data: baseData, public: join(baseData, 'public') };
const publicDir = spoilt.public;
const names = readdirSync(spoilt.data).filter((name) => /\.(csv|yaml)$/.test(name));
const original = new Map(names.map((name) => [name, readFileSync(join(spoilt.data, name))]));
const ownPages = join(spoilt.data, 'pages');

/** A folder of this run with the data as they are. */
function lay(folder: string): string {
  if (existsSync(ownPages)) cpSync(ownPages, join(folder, 'pages'), { recursive: true });
  for (const [name, bytes] of original) writeFileSync(join(folder, name), bytes);
  return folder;
}

const root = mkdtempSync(join(tmpdir(), 'mutations-'));
afterAll(() => rmSync(root, { recursive: true }));
const dataDir = lay(mkdtempSync(join(root, 'data-')));

/** Compiles the data with one file in another state, and puts it back. */
async function withFile(name: string, bytes: Uint8Array) {
  writeFileSync(join(dataDir, name), bytes);
  try {
    return await compile({ dataDir, publicDir });
  } finally {
    writeFileSync(join(dataDir, name), original.get(name) ?? '');
  }
}

function linesOf(bytes: Uint8Array): readonly string[] {
  const decoded = decode(bytes);
  return 'text' in decoded ? decoded.text.split('\n') : [''];
}

const originalLines = new Map([...original].map(([name, bytes]) => [name, linesOf(bytes)]));

/** Every place is a place of a text that is really there. */
function isInside({ file, range }: Place, changed: string, bytes: Uint8Array): boolean {
  const name = names.find((each) => file.endsWith(`/${each}`));
  if (name === undefined) return range.line === 1; // a file that is missing, or a picture
  const lines = name === changed ? linesOf(bytes) : (originalLines.get(name) ?? []);
  const first = lines[range.line - 1];
  const last = lines[range.endLine - 1];
  return (
    first !== undefined &&
    last !== undefined &&
    range.column >= 1 &&
    range.column <= first.length + 1 &&
    range.endColumn >= 1 &&
    range.endColumn <= last.length + 1 &&
    (range.endLine > range.line || (range.endLine === range.line && range.endColumn >= range.column))
  );
}

const SIGNS = [...'",;\n\r:[]{}#&*!|>%\t\0\ufeffé\u202e=', '- ', '{{', '}}', '<<', '---\n', '  '];
const position = fc.double({ min: 0, max: 0.9999, noNaN: true });

/** Each kind of mistake: the text before → the text after. `a` and `b` say where, as parts of the whole. */
const mistakes: Readonly<Record<string, (text: string, a: number, b: number, sign: string) => string>> = {
  'a sign typed': (text, a, _b, sign) => splice(text, at(text, a), 0, sign),
  'a letter deleted': (text, a) => splice(text, at(text, a), 1, ''),
  'a letter replaced': (text, a, _b, sign) => splice(text, at(text, a), 1, sign),
  'two letters swapped': (text, a) => {
    const [one = '', other = ''] = text.slice(at(text, a));
    return splice(text, at(text, a), 2, other + one);
  },
  'a piece deleted': (text, a, b) => splice(text, at(text, a), Math.floor(b * 200), ''),
  'a piece doubled': (text, a, b) =>
    splice(text, at(text, a), 0, text.slice(at(text, a), at(text, a) + Math.floor(b * 200))),
  'the rest lost': (text, a) => text.slice(0, at(text, a)),
  'a line deleted': (text, a) => withLines(text, (lines) => lines.splice(at(lines, a), 1)),
  'a line doubled': (text, a) => withLines(text, (lines) => lines.splice(at(lines, a), 0, lines[at(lines, a)] ?? '')),
  'two lines swapped': (text, a, b) =>
    withLines(text, (lines) => {
      const [i, j] = [at(lines, a), at(lines, b)];
      [lines[i], lines[j]] = [lines[j] ?? '', lines[i] ?? ''];
    }),
  'a time shifted': (text, a) =>
    replaceNth(
      text,
      /\b([01]\d|2[0-3]):([0-5]\d)\b/g,
      a,
      (time) => `${String((Number(time.slice(0, 2)) + 1) % 24).padStart(2, '0')}${time.slice(2)}`,
    ),
  'a date shifted': (text, a, b) =>
    replaceNth(
      text,
      /\b20\d\d-\d\d-\d\d\b/g,
      a,
      (date) => `${date.slice(0, 8)}${String(1 + Math.floor(b * 31)).padStart(2, '0')}`,
    ),
  'a number changed': (text, a, b) => replaceNth(text, /\b\d+\b/g, a, () => String(Math.floor(b * 1e6))),
};

const splice = (text: string, index: number, count: number, added: string) =>
  text.slice(0, index) + added + text.slice(index + count);
const at = (list: { readonly length: number }, part: number) => Math.floor(part * list.length);

function withLines(text: string, change: (lines: string[]) => unknown): string {
  const lines = text.split('\n');
  change(lines);
  return lines.join('\n');
}

function replaceNth(text: string, pattern: RegExp, part: number, write: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  const match = found[at(found, part)];
  return match === undefined ? text : splice(text, match.index, match[0].length, write(match[0]));
}

/** What an editor or a spreadsheet makes of the whole file. */
const encodings: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16, little end first': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16, big end first': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  CRLF: (text) => Buffer.from(text.replaceAll('\n', '\r\n')),
  CR: (text) => Buffer.from(text.replaceAll('\n', '\r')),
  'Latin-1': (text) => Buffer.from(text, 'latin1'),
};

const RUNS = rounds(2000, 30);
describe('whatever is put into the files', () => {
  it(`neither crashes nor hangs the compiler, and every reported place exists (${RUNS} mistakes)`, async () => {
    const mutation = fc.record({
      name: fc.constantFrom(...names),
      mistake: fc.constantFrom(...Object.keys(mistakes)),
      encoding: fc.oneof(
        { weight: 9, arbitrary: fc.constant('UTF-8') },
        { weight: 1, arbitrary: fc.constantFrom(...Object.keys(encodings)) },
      ),
      a: position,
      b: position,
      sign: fc.constantFrom(...SIGNS),
    });
    await fc.assert(
      fc.asyncProperty(mutation, async ({ name, mistake, encoding, a, b, sign }) => {
        const text = mistakes[mistake]?.(String(original.get(name)), a, b, sign) ?? '';
        const bytes = encodings[encoding]?.(text) ?? Buffer.from(text);

        const { diagnostics } = await withFile(name, bytes);

        const places = diagnostics.flatMap((problem) => [problem, ...(problem.related ?? [])]);
        expect(places.filter((place) => !isInside(place, name, bytes))).toEqual([]);
        for (const { message, hint = '.' } of diagnostics) {
          expect(`${message}\n${hint}`).not.toMatch(/\bat .*\(.*:\d+:\d+\)|undefined|NaN|\[object|must match/);
        }
        for (const format of reportFormats)
          if (diagnostics.length > 0) expect(report(format, diagnostics)).not.toBe('');
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
  });
});

describe('the same data in every accepted form', () => {
  const forms = Object.keys(encodings).filter((encoding) => encoding !== 'Latin-1');
  let plain: ReturnType<typeof compile>;
  beforeAll(() => {
    plain = compile({ dataDir, publicDir });
  });

  // tests/content/parse-csv.test.ts reads other delimiters.
  it.each(forms)('compiles to the same modules: %s', async (encoding) => {
    const own = lay(mkdtempSync(join(root, 'form-')));
    for (const [name, bytes] of original) writeFileSync(join(own, name), encodings[encoding]?.(String(bytes)) ?? bytes);

    const other = await compile({ dataDir: own, publicDir });

    expect(other.diagnostics).toEqual([]);
    expect(other.site).toEqual((await plain).site);
  });
});
