import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import transliterate from 'any-ascii';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planImport } from '../../scripts/importers/plan-import';
import type { ExportedFile } from '../../scripts/importers/read-exports';
import { readAll, samplePaths, samplesOf } from '../scripts/importers/support/exports';
import { type ConferenceBuilder, conferenceBuilder } from '../support/built-conference';
import { type Seen, seenIn } from './support/exports-by-eye';
import { lossesOf } from './support/losses';

const services = [...new Set(samplePaths.map((path) => path.replace(/\/.*/, '')))];

let builder: ConferenceBuilder;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conference-site-imports-'));
  builder = await conferenceBuilder();
});
afterAll(() => {
  builder?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Services whose files have the same contributions: each is imported alone, too. */
const ALTERNATIVES = /^indico/;

const imports = services.flatMap((service) => {
  const files = samplesOf(service);
  const alone = ALTERNATIVES.test(service)
    ? files.map((each) => ({ service, name: `${service}/${each.file}`, files: [each] }))
    : [];
  return [{ service, name: service, files }, ...alone];
});

/** Imports exports into a conference that has nothing but its name and its days. */
async function siteOf(name: string, files: readonly ExportedFile[], all: readonly Seen[]) {
  const days = all.flatMap(({ start }) => start?.slice(0, 10) ?? []).sort();
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const [start, end] = [days[0] ?? '2031-05-20', days.at(-1) ?? '2031-05-20'];
  const conference = {
    name: 'Measures',
    acronym: 'M',
    start,
    end,
    timeZone: 'Africa/Tunis',
    url: 'https://measures.example.org',
  };
  writeFileSync(join(dataDir, 'conference.yaml'), `${JSON.stringify({ ...conference, venue: { city: 'Tunis' } })}\n`);
  const options = { session: '', update: false, language: 'en', transliterate };
  for (const { file, text } of planImport(dataDir, await readAll(...files), options, () => {}))
    writeFileSync(join(dataDir, file), text);
  return builder.build({ name, lay: (empty) => cpSync(dataDir, empty, { recursive: true }) }, 0);
}

describe.each(imports)('the exports of $name', ({ service, name, files }) => {
  it('are on the site with every title, time, room, person, text and link', async () => {
    const texts = files.map(({ file, bytes }) => [file, Buffer.from(bytes).toString()]);
    const all = seenIn[service]?.(Object.fromEntries(texts)) ?? [];
    expect(all).not.toEqual([]);
    const site = await siteOf(name.replaceAll(/\W/g, '-'), files, all);
    const made = await site.makeFiles(/^\/schedule\.(?:json|xml|ics)$/);

    expect(await lossesOf(all, site, (file) => readFileSync(join(made, file), 'utf8'))).toEqual([]);
  });
});
