import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../scripts/commands/print-set';
import type { Text } from '../../scripts/exports/documents/blocks';
import { nameText } from '../../scripts/exports/documents/name-text';
import { ShapedWords } from '../../scripts/exports/documents/pdf/shaped-words';
import type { SetText } from '../../scripts/exports/documents/pdf/text-boxes';
import type { Style } from '../../scripts/exports/documents/pdf/theme';
import { printSetOf } from '../../scripts/exports/print-set';
import { badgesOf, drawBadges } from '../../scripts/exports/print-set/badges';
import { attendeesOf } from '../../scripts/exports/print-set/certificates';
import { deskOf, sheetFacts } from '../../scripts/exports/print-set/desk';
import { boardBlocks, boardsOf } from '../../scripts/exports/print-set/poster-boards';
import { drawSheets } from '../../scripts/exports/print-set/sheets';
import { readParticipants } from '../../scripts/print-set/read-participants';
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

/** The lines in which each text is set where it has so much room, and two lines at most. */
async function linesFitted(texts: readonly (Text | string)[], style: Style, width: number): Promise<string[][]> {
  const [site] = await editionsOf('french');
  if (site === undefined) throw new Error('It does not compile.');
  const set: string[][] = [];
  await drawSheets(sheetFacts(deskOf(site, []), 'Badges'), new ShapedWords(), ({ canvas, fitted }) => {
    canvas.addPage();
    for (const text of texts)
      set.push(fitted(text, style, width, 2).lines.map((line) => line.map((run) => run.text).join('')));
  });
  return set;
}

const OF_A_NAME = { size: 30, leading: 34, color: 'heading', display: true, before: 0 } as const;

it('sets a long name in smaller letters rather than in two halves', async () => {
  const set = await linesFitted(['Basma Abdelghany', 'Jo Wolfeschlegelsteinhausenbergerdorff'], OF_A_NAME, 220);
  expect(set).toEqual([['Basma ', 'Abdelghany'], ['Jo Wolfeschlegelsteinhausenbergerdorff']]);
});

it('ends a line of a name between its parts, and sets a long part smaller rather than in two halves', async () => {
  const names = [
    ['Riadh Ben Othman', 'Ben Othman'],
    ['Sidi Ahmed Ould Bah', 'Ould Bah'],
    ['Arjun O’Sullivan-O’Sullivan', 'O’Sullivan-O’Sullivan'],
    ['Szabó Zoltán Gergely', 'Szabó'],
  ] as const;
  const set = await linesFitted(
    names.map(([name, familyName]) => nameText({ name, familyName })),
    OF_A_NAME,
    190,
  );
  expect(set).toEqual([
    ['Riadh ', 'Ben Othman'],
    ['Sidi Ahmed ', 'Ould Bah'],
    ['Arjun ', 'O’Sullivan-O’Sullivan'],
    ['Szabó ', 'Zoltán Gergely'],
  ]);
});

it('sets a title in lines of one length, in the face of texts too', async () => {
  const style = { size: 12, leading: 16, color: 'text', balanced: true, before: 0 } as const;
  const set = await linesFitted(['Tutorial 7: dialogue in three hours'], style, 160);
  expect(set).toEqual([['Tutorial 7: dialogue ', 'in three hours']]);
});

it('has facts on one line with dots between them, and below each other where there is no room for that', async () => {
  const [site] = await editionsOf('french');
  if (site === undefined) throw new Error('It does not compile.');
  const style = { size: 12, leading: 16, color: 'muted', before: 0 } as const;
  await drawSheets(sheetFacts(deskOf(site, []), 'Badges'), new ShapedWords(), ({ canvas, beside }) => {
    canvas.addPage();
    const texts = (width: number) =>
      beside(['Chair: Salwa El Guindy', '5 papers'], style, width, 1).map(({ lines }) =>
        lines.map((line) => line.map(({ text }) => text).join('')),
      );
    expect(texts(300)).toEqual([['Chair: Salwa El Guindy · 5 papers']]);
    expect(texts(160)).toEqual([['Chair: Salwa El Guindy'], ['5 papers']]);
  });
});

it('says when and where the posters are once, if it is the same for all', async () => {
  const [site] = await editionsOf('hybrid');
  if (site === undefined) throw new Error('It does not compile.');
  const desk = deskOf(site, []);
  const [title, table] = boardBlocks(desk, boardsOf(desk));
  const { session } = desk.words.documents.booklet;
  expect(title).toMatchObject({ kind: 'title', subtitle: expect.stringContaining('Aula Magna') });
  expect(table).toMatchObject({ kind: 'table', head: expect.not.arrayContaining([session]) });
  const apart = boardsOf(desk).map((poster, index) => (index === 0 ? { ...poster, session: 'opening' } : poster));
  const [, withSessions] = boardBlocks(desk, apart);
  expect(withSessions).toMatchObject({ head: expect.arrayContaining([session]) });
});

it('centres what is seen of a line, without the space at its end', async () => {
  const [site] = await editionsOf('french');
  if (site === undefined) throw new Error('It does not compile.');
  const style = { size: 30, leading: 34, color: 'heading', before: 0 } as const;
  const middles: number[] = [];
  await drawSheets(sheetFacts(deskOf(site, []), 'Badges'), new ShapedWords(), ({ canvas, fitted, centre, root }) => {
    canvas.addPage();
    const widthOf = (text: string) => fitted(text, style, 500, 1).lines[0]?.[0]?.width ?? 0;
    const drawLine: SetText['drawLine'] = (_, [first], x) => middles.push(x + widthOf(first?.text.trim() ?? '') / 2);
    const set = fitted('Basma Abdelghany', style, 220, 2);
    expect(set.lines).toHaveLength(2);
    centre({ ...set, drawLine }, 10, 220, 0, { type: 'P', parent: root });
  });
  expect(middles).toEqual([expect.closeTo(120), expect.closeTo(120)]);
});

it('is never written among what is published', async () => {
  expect(await main(['--out', 'dist/client/desk'], () => {})).toBe(2);
});

describe('participants whom the data does not name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'participants-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const listed = (text: string) => {
    const file = join(folder, 'participants.csv');
    writeFileSync(file, text);
    return readParticipants(file);
  };

  it('have a badge and a certificate among the others, and those whom it names no second one', async () => {
    const [site] = await editionsOf('french');
    if (site === undefined) throw new Error('It does not compile.');
    const [known] = site.content.contributors;
    const { value, diagnostics } = listed(
      `name;affiliation;role;country\nZoé Zouari;Université de Lomé;Presse;TG\n${known?.name};;;\n`,
    );
    expect(diagnostics).toEqual([]);
    const desk = deskOf(site, value);
    const badges = badgesOf(desk);
    expect(badges).toHaveLength(site.content.contributors.length + 1);
    expect(badges.at(-1)).toMatchObject({
      name: 'Zoé Zouari',
      affiliation: 'Université de Lomé',
      roles: ['Presse'],
      country: 'Togo',
      page: undefined,
    });
    expect(attendeesOf(desk).at(-1)).toEqual({ name: 'Zoé Zouari', affiliation: 'Université de Lomé' });
    expect(brokenRules(await drawBadges(desk, badges.slice(-1), new ShapedWords()))).toEqual([]);
  });

  it('have the country on a line of its own, also where it is written after the affiliation', async () => {
    const [site] = await editionsOf('french');
    if (site === undefined) throw new Error('It does not compile.');
    const { value } = listed(
      'name;affiliation;country\nAli Zribi;Université de Sfax, Tunisie;TN\nEve Zongo;Institut supérieur du Togo;TG\n',
    );
    expect(badgesOf(deskOf(site, value)).slice(-2)).toMatchObject([
      { affiliation: 'Institut supérieur du Togo', country: '' },
      { affiliation: 'Université de Sfax', country: 'Tunisie' },
    ]);
  });

  it.each([
    ['name,country\n,Togo\nAma Addo,xx\n', ['2:1 missing-value', '3:10 bad-country']],
    ['name,afiliation\nAma Addo,Accra\n', ['1:6 unknown-column']],
    ['name\nAma Addo\nAma Addo\n', ['3:1 duplicate-key']],
    ['', ['1:1 empty-file']],
  ])('are refused with the place of what is wrong: %j', (text, problems) => {
    const { diagnostics } = listed(text);
    expect(diagnostics.map(({ range, code }) => `${range.line}:${range.column} ${code}`)).toEqual(problems);
  });

  it('are not read from what is published', async () => {
    expect(await main(['--participants', 'public/participants.csv'], () => {})).toBe(2);
  });
});
