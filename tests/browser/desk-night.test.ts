import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linesChanged } from '../../scripts/fix/describe-changes';
import { baseData } from '../content/support/fixture';
import { examine, lines } from './support/axe';
import { type OpenDesk, openDesk } from './support/desk';

let desk: OpenDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.end());

const FILES =
  'sessions.csv papers.csv rooms.csv partners.csv deadlines.csv home.yaml conference.yaml committee-members.csv'.split(
    ' ',
  );
const originalOf = (name: string) => readFileSync(join(baseData, name), 'utf8');
beforeEach(async () => {
  await desk.go('/findings');
  for (const name of FILES)
    if (desk.read(name) !== originalOf(name)) writeFileSync(desk.pathOf(name), originalOf(name));
});

afterEach(() => {
  expect(desk.faults).toEqual([]);
});

/** Waits until exactly some lines of a file differ from what they were: `-` before, `+` after. */
const differsBy = (name: string, ...expected: readonly string[]) =>
  expect
    .poll(() => {
      const changes = linesChanged({ before: originalOf(name), after: desk.read(name) });
      return changes.flatMap(({ was, is }) => [
        ...(was === undefined ? [] : [`- ${was}`]),
        ...(is === undefined ? [] : [`+ ${is}`]),
      ]);
    })
    .toEqual(expected);

const press = async (...keys: readonly string[]) => {
  for (const key of keys) await desk.page.keyboard.press(key);
};

const cellAt = (row: number, column: number) =>
  desk.page.locator(`.tabulator-row[data-row="${row}"] [tabulator-field="${column}"]`);

/** Goes to a cell as a finding leads there, and waits until it can be typed in. */
async function cell(name: string, row: number, column: number): Promise<Locator> {
  await desk.go(`/file/${name}?row=${row}&column=${column}`);
  const found = cellAt(row, column);
  await found.and(desk.page.locator(':focus')).waitFor();
  return found;
}

/** Goes to a file by its name beside the view, as organisers do. */
async function open(name: string): Promise<void> {
  await desk.page.locator('nav').getByRole('link', { name, exact: true }).click();
  await desk.page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Clicks a cell of the open table. */
async function select(row: number, column: number): Promise<void> {
  await cellAt(row, column).click();
  await cellAt(row, column).and(desk.page.locator(':focus')).waitFor();
}

/** Types a new value into a cell of the open table. */
async function write(row: number, column: number, text: string): Promise<void> {
  await select(row, column);
  await desk.page.keyboard.type(text);
  await press('Enter');
}

/** What one does by hand from the first view of the desk to the saved file: clicks, and keys that write no letter. */
const MOST_ACTS = 12;

describe('the night before the conference, at the desk', () => {
  beforeAll(() =>
    desk.page.evaluate(() => {
      const count = () => {
        document.body.dataset.acts = String(Number(document.body.dataset.acts ?? 0) + 1);
      };
      addEventListener('pointerdown', count, true);
      addEventListener('keydown', ({ key }) => (key.length > 1 ? count() : undefined), true);
    }),
  );
  let begun = 0;
  beforeEach(async () => {
    await desk.page.evaluate(() => {
      delete document.body.dataset.acts;
    });
    begun = performance.now();
  });
  afterEach(async ({ task }) => {
    const acts = Number(await desk.page.evaluate(() => document.body.dataset.acts));
    console.log(`${task.name}: ${acts} clicks and keys, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    expect(acts).toBeLessThanOrEqual(MOST_ACTS);
  });

  it('moves a session', async () => {
    const { page } = desk;
    await open('Schedule board');
    await page.locator('[data-slot="oral-2"]').click();
    for (const [label, time] of [
      ['Start', '14:00'],
      ['End', '15:30'],
    ] as const) {
      await page.getByLabel(label).click();
      await press('Control+a');
      await page.keyboard.type(time);
    }
    await press('Enter');
    await differsBy(
      'sessions.csv',
      '- oral-2,2,oral,2024-05-20,11:00,12:30,cellar,"Weighing, and more",,,,,,"Mind the step"',
      '+ oral-2,2,oral,2024-05-20,14:00,15:30,cellar,"Weighing, and more",,,,,,"Mind the step"',
    );
  });

  it('exchanges two papers', async () => {
    await open('Papers');
    await write(0, 1, 'oral-2');
    await write(2, 1, 'oral-1');
    await differsBy(
      'papers.csv',
      '- 101,oral-1,Measuring rulers with rulers,Amina Traoré; Luca Benedetti,,',
      '+ 101,oral-2,Measuring rulers with rulers,Amina Traoré; Luca Benedetti,,',
      '- 201,oral-2,"Weighing ""nothing"", twice",Fatou Sow,,',
      '+ 201,oral-1,"Weighing ""nothing"", twice",Fatou Sow,,',
    );
  });

  it('cancels a session: the column is offered, and the rest of the table stays', async () => {
    const { page } = desk;
    await open('Sessions');
    await page.getByRole('button', { name: 'Add a column' }).click();
    await page.getByRole('menuitem', { name: /^status/ }).click();
    await expect.poll(() => desk.read('sessions.csv').split('\n')[0]).toMatch(/,note,status$/);
    await select(5, 14);
    await press('Enter');
    await page.keyboard.type('can');
    await press('ArrowDown', 'Enter');
    await expect.poll(() => desk.read('sessions.csv').split('\n')[6]).toMatch(/^panel,.*,cancelled$/);
  });

  it('gives a session another room', async () => {
    await open('Sessions');
    await select(3, 6);
    await press('Enter', 'Backspace');
    await desk.page.keyboard.type('Great');
    await press('ArrowDown', 'Enter', 'Enter');
    await expect.poll(() => desk.read('sessions.csv')).toContain('oral-2,2,oral,2024-05-20,11:00,12:30,hall,');
  });

  it('adds a sponsor with a logo', async () => {
    const { page } = desk;
    await open('Partners and sponsors');
    await page.getByRole('button', { name: 'Rows' }).click();
    await page.getByRole('menuitem', { name: 'Add a row at the end' }).click();
    await cellAt(2, 0).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Scale Makers');
    await press('Tab');
    await expect.poll(() => desk.read('partners.csv')).toMatch(/\nScale Makers,,\n$/);
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20z"/></svg>';
    await page
      .locator('.picture input[type=file]')
      .setInputFiles({ name: 'Scale Makers.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
    await differsBy('partners.csv', '+ Scale Makers,/images/scale-makers.svg,');
    expect(readFileSync(desk.pathOf('public/images/scale-makers.svg'), 'utf8')).toBe(logo);
  });

  it('writes a name everywhere', async () => {
    const { page } = desk;
    await open('Find and replace');
    await page.getByLabel('Find').click();
    await page.keyboard.type('Nour Haddad');
    await page.getByText(/^\d+ places$/).waitFor();
    await page.getByLabel('Replace with').fill('Nour Haddad-Amri');
    await page.getByRole('button', { name: /^Replace all/ }).click();
    await differsBy(
      'sessions.csv',
      '- opening,,ceremony,2024-05-20,09:00,09:30,hall,Opening,,,,Nour Haddad,,',
      '+ opening,,ceremony,2024-05-20,09:00,09:30,hall,Opening,,,,Nour Haddad-Amri,,',
      '- oral-1,1,oral,2024-05-20,11:00,12:30,hall,Measuring I,measuring,,,Adama Keita; Nour Haddad,,',
      '+ oral-1,1,oral,2024-05-20,11:00,12:30,hall,Measuring I,measuring,,,Adama Keita; Nour Haddad-Amri,,',
    );
    await desk.page.getByRole('heading', { level: 1 }).click();
    await press('Control+z');
    await differsBy('sessions.csv');
  });

  it('extends a deadline', async () => {
    await open('Deadlines');
    await write(2, 3, '2024-03-15');
    await differsBy(
      'deadlines.csv',
      '- late,submission,Late submission,2024-03-01,,',
      '+ late,submission,Late submission,2024-03-15,,',
    );
  });

  it('puts up news: the remarks and the order of the file stay', async () => {
    const { page } = desk;
    await open('Home page');
    await page.locator('summary', { hasText: 'The program is online.' }).click();
    await page.getByRole('group', { name: 'News' }).getByLabel('Text').first().click();
    await press('Control+a');
    await page.keyboard.type('The buses leave at eight.');
    await press('Tab');
    await differsBy('home.yaml', '-   - text: The program is online.', '+   - text: The buses leave at eight.');
  });

  it('adds the link of a session that is held online', async () => {
    const { page } = desk;
    await open('Sessions');
    await page.getByRole('button', { name: 'Add a column' }).click();
    await page.getByRole('menuitem', { name: /^link/ }).click();
    await expect.poll(() => desk.read('sessions.csv').split('\n')[0]).toMatch(/,note,link$/);
    await write(1, 14, 'https://live.example.org/1');
    await expect
      .poll(() => desk.read('sessions.csv').split('\n')[2])
      .toMatch(/^keynote,.*,https:\/\/live.example.org\/1$/);
  });
});

describe('the desk and the world around it', () => {
  it('shows both where somebody else saved the same cell, and writes what one chooses', async () => {
    const { page } = desk;
    await cell('rooms.csv', 0, 1);
    await press('Enter', 'Control+a');
    await page.keyboard.type('Main Hall');
    const theirs = originalOf('rooms.csv').replace('Great Hall', 'Large Hall').replace('Old Cellar', 'New Cellar');
    writeFileSync(desk.pathOf('rooms.csv'), theirs);
    await press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Large Hall').waitFor();
    expect(desk.read('rooms.csv')).toBe(theirs);
    await dialog.getByRole('button', { name: 'Write my version' }).click();
    await expect.poll(() => desk.read('rooms.csv')).toBe(theirs.replace('Large Hall', 'Main Hall'));
  });

  it('goes on after its server was killed, and saves what was changed meanwhile', async () => {
    const { page } = desk;
    await cell('rooms.csv', 1, 1);
    const start = await desk.stop();
    await press('Enter', 'Control+a');
    await page.keyboard.type('Vault');
    await press('Enter');
    await page.getByText('waits for the server').waitFor();
    appendFileSync(desk.pathOf('rooms.csv'), 'attic,Attic,no\n');
    await start();
    await expect
      .poll(() => desk.read('rooms.csv'))
      .toBe(`${originalOf('rooms.csv').replace('Old Cellar', 'Vault')}attic,Attic,no\n`);
    await page.getByText('All changes are saved').waitFor();
  });

  it('shows the page of the record that is edited, and follows its save', async () => {
    const { page } = desk;
    await cell('papers.csv', 1, 2);
    const preview = page.frameLocator('.preview iframe');
    await preview.getByRole('heading', { name: 'On the length of a metre', level: 1 }).waitFor();
    await press('Enter', 'Control+a');
    await page.keyboard.type('On the length of a mile');
    // Enter would go to the next paper, and the preview with it.
    await press('Tab');
    await preview.getByRole('heading', { name: 'On the length of a mile', level: 1 }).waitFor();
  });

  it('answers no page of another origin, which tries each way', async () => {
    const { page, origin, address } = desk;
    const key = address.split('#')[1] ?? '';
    const other = createServer((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Other</title>'),
    );
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number }; // it listens on a port
    const foreign = await page.context().newPage();
    try {
      await foreign.goto(`http://127.0.0.1:${port}/`);
      const got = await foreign.evaluate(
        async ([desk, secret]) => {
          const tries = [
            () => fetch(`${desk}/desk/api/file?name=rooms.csv`),
            () => fetch(`${desk}/desk/api/file?name=rooms.csv`, { headers: { 'x-desk-key': secret ?? '' } }),
            () => fetch(`${desk}/desk/api/save`, { method: 'POST', body: '{}', mode: 'no-cors' }),
            () =>
              fetch(`${desk}/desk/api/undo`, { method: 'POST', body: '{}', headers: { 'x-desk-key': secret ?? '' } }),
          ];
          return Promise.all(
            tries.map((attempt) =>
              attempt().then(
                (answer) => answer.text(),
                (problem: unknown) => String(problem),
              ),
            ),
          );
        },
        [origin, key],
      );
      expect(got.map((text) => text.replace(/TypeError.*/, ''))).toEqual(['', '', '', '']);
      await foreign.evaluate((desk) => {
        document.body.innerHTML = `<iframe src="${desk}/desk/"></iframe>`;
      }, origin);
      await foreign.waitForLoadState('networkidle');
      expect(
        foreign
          .frames()
          .map((frame) => frame.url())
          .filter((url) => url.endsWith('/desk/')),
      ).toEqual([]);
    } finally {
      await foreign.close();
      other.close();
    }
  });

  it.each(['/findings', '/find', '/history', '/text/rooms.csv'])(
    'is accessible in light and dark: %s',
    async (view) => {
      const { page } = desk;
      await desk.go(view);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(lines((await examine(page)).violations), colorScheme).toEqual([]);
      }
    },
  );

  it('is mirrored and speaks Arabic', async () => {
    const { page } = desk;
    await page.locator('.bar select').selectOption('ar');
    await page.getByRole('heading', { level: 1, name: 'الملاحظات' }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await cell('rooms.csv', 0, 1);
    await press('Enter', 'Control+a');
    await page.keyboard.type('قاعة');
    await press('Enter');
    await differsBy('rooms.csv', '- hall,Great Hall,yes', '+ hall,قاعة,yes');
    await page.locator('.bar select').selectOption('en');
  });
});
