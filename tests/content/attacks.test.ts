import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../scripts/content/diagnostics';
import { report } from '../../scripts/content/reporters';
import { compile } from './support/compile';
import { layOut } from './support/fixture';

/** Compiles the base data with one file of this text. */
async function withText(file: string, text: string): Promise<readonly Diagnostic[]> {
  const folders = layOut();
  writeFileSync(join(folders.dataDir, file), text);
  return (await compile(folders)).diagnostics;
}

const codesOf = (diagnostics: readonly Diagnostic[]) => [...new Set(diagnostics.map(({ code }) => code))];

describe('what nobody writes and a broken program may', { timeout: 60_000 }, () => {
  it('is reported, however many rows are wrong', async () => {
    const diagnostics = await withText('rooms.csv', `id,name,plenary\n${'hall\n'.repeat(50_000)}`);

    expect(codesOf(diagnostics)).toContain('too-few-cells');
    expect(diagnostics.length).toBeGreaterThan(5_000);
    expect(report('text', diagnostics).length).toBeLessThan(10_000);
  });

  it('may be a header of very many columns', async () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `c${index}`);

    expect(codesOf(await withText('rooms.csv', `id,name,plenary,${names.join(',')}\n`))).toContain('unknown-column');
  });

  it('may be a name as long as a book', async () => {
    const name = 'Ab '.repeat(30_000);
    const rows = [`${name},Here,Tunisia`, `${name}Ac,Here,Tunisia`];

    expect(codesOf(await withText('program-committee.csv', `name,affiliation,country\n${rows.join('\n')}\n`))).toEqual(
      [],
    );
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])('may be called %s', async (name) => {
    expect(await withText('chairs.csv', `id,name,image,role,affiliation,${name}\n`)).toMatchObject([
      { code: 'unknown-column', file: expect.stringMatching(/chairs\.csv$/) },
    ]);
    expect(codesOf(await withText('speakers.yaml', `- id: { ${name}: 1 }\n  name: { ${name}: 1 }\n`))).toContain(
      'wrong-type',
    );
  });

  it('may be brackets within brackets that are hidden from a count', async () => {
    expect(codesOf(await withText('attending.yaml', `a: ${'["]]",'.repeat(20_000)}`))).toEqual(['nested-too-deep']);
  });

  it('may be a folder, or a link that leads to itself, in the place of a file', async () => {
    const folders = layOut();
    const file = join(folders.dataDir, 'rooms.csv');
    rmSync(file);
    symlinkSync('rooms.csv', file);

    expect((await compile(folders)).diagnostics).toMatchObject([{ code: 'unreadable-file', hint: expect.any(String) }]);
  });
});
