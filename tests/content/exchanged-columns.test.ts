import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exchangedBySense } from '../../scripts/content/columns/exchanged-by-sense';
import type { JsonSchema } from '../../shared/model/schema';

const schema: JsonSchema = JSON.parse(readFileSync('data/schemas/sessions.schema.json', 'utf8'));

it('columns of titles and nicknames are not exchanged if some titles have nobody', () => {
  const titles = ['Detox Seaweed', 'Lightning Talks Day 2', 'Learn To Solder', 'Lightning Talks Day 3'];
  const rows = titles.map((title) => ({ title, people: ['gedsic', 'bigalex'] }));

  expect(exchangedBySense(rows, schema)).toEqual(['title', 'people']);
  expect(exchangedBySense([...rows, { title: 'Final Remarks' }], schema)).toBeUndefined();
});
