import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { IS_THOROUGH } from '../support/rounds';
import { compile } from './support/compile';
import { layOut } from './support/fixture';

const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

/** Rows that are tried, the head among them. */
const MOST_ROWS = IS_THOROUGH ? Number.POSITIVE_INFINITY : 2;

it('a cell that cannot be read is reported once, and causes no other report', async () => {
  const { dataDir, publicDir } = layOut();
  const extra: Record<string, string[]> = {};
  for (const name of readdirSync(dataDir).filter((file) => file.endsWith('.csv'))) {
    const path = join(dataDir, name);
    const text = readFileSync(path, 'utf8');
    const rows: string[][] = parse(text, { relax_column_count: true });
    for (let row = 1; row < Math.min(rows.length, MOST_ROWS); row++) {
      for (let column = 0; column < (rows[0]?.length ?? 0); column++) {
        for (const wrong of ['?? ?', '']) {
          if (rows[row]?.[column] === wrong) continue;
          const spoilt = rows.map((cells, at) =>
            at === row ? cells.map((cell, of) => (of === column ? wrong : cell)) : cells,
          );
          writeFileSync(path, `${spoilt.map(quoted).join('\n')}\n`);
          const { diagnostics } = await compile({ dataDir, publicDir });
          const errors = diagnostics.filter(({ severity, range }) => severity === 'error' && range.line === row + 1);
          if (
            errors.length === 0 ||
            !/^(bad-|not-in-list|wrong-|out-of-range|missing-value)/.test(errors[0]?.code ?? '')
          )
            continue;
          if (diagnostics.length > 1)
            extra[`${name}:${row + 1} ${rows[0]?.[column]} ${wrong}`] = diagnostics.map(
              (each) =>
                `${each.file.split('/').at(-1)}:${each.range.line} ${each.severity} ${each.code} ${each.message}`,
            );
        }
      }
    }
    writeFileSync(path, text);
  }
  expect(extra).toEqual({});
});
