import { expect, it } from 'vitest';
import { printSetOf } from '../../scripts/exports/print-set';
import { main } from '../../scripts/print-set';
import { editionsOf } from '../support/compiled-conferences';
import { brokenRules } from './documents/support/pdf-ua';

async function printSet(conference: string) {
  const [site] = await editionsOf(conference);
  if (site === undefined) throw new Error(`${conference} does not compile.`);
  return { content: site.content, kinds: printSetOf(site) };
}

/** The addresses that the codes of a document lead to, as its structure tells those who do not see them. */
const codesOf = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/S \/Figure\n\/Alt \(([^)]*)\)/g),
  ].map(([, address]) => address);

async function drawn(kinds: ReturnType<typeof printSetOf>) {
  const made = new Map<string, Uint8Array>();
  for (const { file, make } of kinds.flatMap(({ documents }) => documents)) made.set(file, await make());
  return made;
}

it('has a badge for everybody, with a code of their page, and a sign for each door and day', async () => {
  const { content, kinds } = await printSet('french');
  const made = await drawn(kinds);
  const badges = codesOf(made.get('badges.pdf') ?? new Uint8Array());
  expect([...made.keys()]).toEqual([
    'badges.pdf',
    'door-signs.pdf',
    'chair-sheets.pdf',
    'certificates-of-attendance.pdf',
    'certificates-of-presentation.pdf',
    'poster-boards.pdf',
  ]);
  expect(badges.sort()).toEqual(
    content.contributors.map(({ slug }) => `${content.conference.url}/people/${slug}`).sort(),
  );
  for (const [file, pdf] of made) expect(brokenRules(pdf), file).toEqual([]);
  // Two rooms on the first day, one on the last.
  const schedule = `${content.conference.url}/programme`;
  expect(codesOf(made.get('door-signs.pdf') ?? new Uint8Array())).toEqual([schedule, schedule, schedule]);
});

it('makes nothing where there is nothing to print', async () => {
  const { kinds } = await printSet('smallest');
  expect(kinds.flatMap(({ documents }) => documents)).toEqual([]);
});

it('is never written among what is published', async () => {
  expect(await main(['--out', 'dist/client/desk'], () => {})).toBe(2);
});
