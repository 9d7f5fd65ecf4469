import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { report } from '../../scripts/content/report';
import { type Diagnostic, MOST_PROBLEMS } from '../../scripts/content/report/diagnostics';
import { rounds } from '../support/rounds';
import { compile } from './support/compile';
import { layOut } from './support/fixture';

/** Compiles the base data with one file of this text. */
async function withText(file: string, text: string): Promise<readonly Diagnostic[]> {
  const folders = layOut();
  writeFileSync(join(folders.dataDir, file), text);
  return (await compile(folders)).diagnostics;
}

const codesOf = (diagnostics: readonly Diagnostic[]) => [...new Set(diagnostics.map(({ code }) => code))];

describe('data that no person writes, but a broken program may', () => {
  it('is reported, however many rows are wrong', async () => {
    const diagnostics = await withText('rooms.csv', `id,name,plenary\n${'hall\n'.repeat(rounds(50_000, 2_000))}`);

    expect(codesOf(diagnostics)).toContain('too-few-cells');
    expect(diagnostics.length).toBeGreaterThan(1_900);
    expect(report('text', diagnostics).length).toBeLessThan(10_000);
  });

  it('may have lines of only a bracket or a quotation mark', async () => {
    expect(codesOf(await withText('attending.yaml', '[ # ]'.repeat(rounds(100_000, 8_000))))).toEqual(['yaml-syntax']);
    expect(codesOf(await withText('rooms.csv', `id,name,plenary\n${'"\n'.repeat(50_000)}`))).not.toContain(
      'unclosed-quote',
    );
    expect(codesOf(await withText('rooms.csv', `id,name,plenary\n${'"\n'.repeat(50_001)}`))).toContain(
      'unclosed-quote',
    );
  });

  it('may have a YAML mapping with thousands of keys, different or all the same', async () => {
    const names = Array.from({ length: rounds(20_000, 2_000) }, (_, index) => `a${index}: b`);
    expect(codesOf(await withText('attending.yaml', names.join('\n')))).toContain('unknown-field');

    const repeated = await withText('attending.yaml', 'a: b\n'.repeat(rounds(20_000, 11_000)));
    expect(codesOf(repeated)).toEqual(['duplicate-field']);
    expect(repeated).toHaveLength(MOST_PROBLEMS);
  });

  it('may have thousands of unknown references', async () => {
    const { dataDir, publicDir } = layOut();
    const sessions = Array.from(
      { length: rounds(40_000, 600) },
      (_, index) => `x${index},,break,2024-05-20,09:00,09:30,hall,Break,,,,,,`,
    );
    const table = readFileSync(join(dataDir, 'sessions.csv'), 'utf8').trimEnd();
    writeFileSync(join(dataDir, 'sessions.csv'), `${table}\n${sessions.join('\n')}\n`);
    const rows = Array.from({ length: rounds(40_000, 2_000) }, (_, index) => `101,y${index}`);
    writeFileSync(join(dataDir, 'presentations.csv'), `paper,session\n${rows.join('\n')}\n`);

    const { diagnostics } = await compile({ dataDir, publicDir });

    const unknown = diagnostics.filter(({ code }) => code === 'unknown-reference');
    expect(unknown).toHaveLength(Math.min(rows.length, MOST_PROBLEMS));
  });

  it('may have a million empty cells', async () => {
    const diagnostics = await withText('rooms.csv', `id,name,plenary\n${',,\n'.repeat(1_000_001)}`);

    expect(diagnostics).toMatchObject([
      { code: 'file-too-large', message: expect.stringContaining('3,000,000'), range: { line: 1_000_001, column: 1 } },
    ]);
  });

  it('may have a cell of millions of characters', async () => {
    const row = `a,${'b'.repeat(1_000_001)},no\n`;

    expect(await withText('rooms.csv', `id,name,plenary\n${row}`)).toMatchObject([
      { code: 'file-too-large', message: expect.stringContaining('1,000,000'), range: { line: 2, column: 3 } },
    ]);
    expect(codesOf(await withText('rooms.csv', `id,name,plenary\n${row.replace('b', '"b')}`))).toEqual([
      'unclosed-quote',
    ]);
  });

  it('may have a name as long as a book, which no rule reads', async () => {
    const name = 'Ab '.repeat(rounds(30_000, 8_000));
    const rows = [`${name},Here,Tunisia`, `${name}Ac,Here,Tunisia`];

    expect(codesOf(await withText('program-committee.csv', `name,affiliation,country\n${rows.join('\n')}\n`))).toEqual([
      'text-too-long',
    ]);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])('may have the id %s', async (name) => {
    expect(await withText('chairs.csv', `id,name,image,role,affiliation,${name}\n`)).toMatchObject([
      { code: 'unknown-column', file: expect.stringMatching(/chairs\.csv$/) },
    ]);
    expect(codesOf(await withText('speakers.yaml', `- id: { ${name}: 1 }\n  name: { ${name}: 1 }\n`))).toContain(
      'wrong-type',
    );
  });

  it('may have nested brackets that a simple count misses', async () => {
    expect(codesOf(await withText('attending.yaml', `a: ${'["]]",'.repeat(rounds(20_000, 2_000))}`))).toEqual([
      'nested-too-deep',
    ]);
  });

  it('may have a folder, or a link to itself, in place of a file', async () => {
    const folders = layOut();
    const file = join(folders.dataDir, 'rooms.csv');
    rmSync(file);
    symlinkSync('rooms.csv', file);

    expect((await compile(folders)).diagnostics).toMatchObject([{ code: 'unreadable-file', hint: expect.any(String) }]);
  });
});
