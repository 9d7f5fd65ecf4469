import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileInto } from '../../scripts/compile/compile-into';
import { writeFiles } from '../../scripts/content/emit/write';
import { layOutWhole } from './support/fixture';
import { contentsOf } from './support/run';
import { temporaryFolder } from './support/temporary-folder';

const OURS = '// Generated from data/old.csv by `npm run content`. Do not edit: the next run writes it anew.\n';
describe('writeFiles', () => {
  it('removes modules that it made before and makes no longer', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'old.ts'), OURS);

    writeFiles(folder, new Map([['a.ts', 'a']]));

    expect(contentsOf(folder)).toEqual({ 'a.ts': 'a' });
  });

  it('removes nothing that it did not make, whatever folder it is pointed at', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, '.git'));
    const others = { '.git/HEAD': 'ref', 'notes.md': 'mine', 'program.ts': 'export {};' };
    for (const [name, text] of Object.entries(others)) writeFileSync(join(folder, name), text);

    writeFiles(folder, new Map([['a.ts', 'a']]));

    expect(contentsOf(folder)).toEqual({ 'a.ts': 'a', ...others });
  });
});

describe('compileInto', () => {
  it('writes nothing when the data has errors, and the last good modules stay', async () => {
    const outDir = join(temporaryFolder(), 'out');
    const dataDir = layOutWhole();
    await compileInto({ dataDir, outDir });
    const good = contentsOf(outDir);
    writeFileSync(join(dataDir, 'rooms.csv'), 'id,name,plenary\nhall,Other,perhaps\n');

    const { site, diagnostics } = await compileInto({ dataDir, outDir });

    expect(diagnostics.map(({ code }) => code)).toContain('wrong-type');
    expect(site).toBeUndefined();
    expect(Object.keys(good)).toContain('rooms.ts');
    expect(contentsOf(outDir)).toEqual(good);
  });
});
