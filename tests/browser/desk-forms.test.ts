import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inEngine } from '../../scripts/bootstrap/project.mjs';
import { examine, lines } from './support/axe';
import { type OpenDesk, openDesk } from './support/desk';

const SPEAKERS = `# Ours, in the order of the page.

- id: 1
  name: Dr. Inés Fagúndez  # she chairs, too
  talk: "Small Words"
  bio:
    - She works on small languages.

# Confirmed in May.
- id: 2
  name: Rodrigo Techera
  nickname: Rodri
  talk: Long Words
`;

const CALLS = `- id: papers
  title: Call
  sections:
    - heading: Topics
      text: Small languages.
`;

const FILES: Readonly<Record<string, string>> = {
  'speakers.yaml': SPEAKERS,
  'calls.yaml': CALLS,
  'pages/visa.md': '---\ntitle: Visa\n---\n\nAsk early.\n',
};

/** A picture of one pixel. */
const PIXEL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"><path d="M0 0h1v1z"/></svg>';

let desk: OpenDesk;
let page: Page;
beforeAll(async () => {
  desk = await openDesk({
    data: inEngine('tests/conferences/workshop'),
    viewport: { width: 1000, height: 900 },
  });
  page = desk.page;
  mkdirSync(desk.pathOf('pages'));
  mkdirSync(desk.pathOf('public'), { recursive: true });
});
afterAll(() => desk?.end());
beforeEach(() => {
  for (const [name, text] of Object.entries(FILES)) write(name, text);
});

const read = (name: string) => desk.read(name);
const write = (name: string, text: string) => writeFileSync(desk.pathOf(name), text);
const becomes = (name: string, text: string) => expect.poll(() => read(name)).toBe(text);

/** Opens a view anew, as it is after the files were written. */
async function open(address: string): Promise<void> {
  await page.goto('/desk/#/history');
  await page.reload();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
}

const field = (label: string) => page.getByLabel(label, { exact: false }).first();

describe('the form of a list of records', () => {
  it('saves a field when it is left, and changes its bytes alone', async () => {
    await open('/file/speakers.yaml');
    await field('Name').fill('Dr. Inés Fagúndez Ríos');
    await field('Name').blur();
    await becomes('speakers.yaml', SPEAKERS.replace('Fagúndez  #', 'Fagúndez Ríos  #'));
    await field('Talk').fill('');
    await field('Talk').press('Enter');
    await becomes(
      'speakers.yaml',
      SPEAKERS.replace('Fagúndez  #', 'Fagúndez Ríos  #').replace(/ {2}talk: "Small.*\n/, ''),
    );
  });

  it('moves a record by keyboard, with its remarks', async () => {
    await open('/file/speakers.yaml');
    const record = page.getByRole('button', { name: /^Rodrigo Techera/ });
    await record.click();
    await record.press('Alt+ArrowUp');
    await expect.poll(() => read('speakers.yaml')).toMatch(/Confirmed.*id: 2.*id: 1/s);
    expect(await record.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await becomes('speakers.yaml', SPEAKERS);
    await page.locator('.record-list li').first().getByText('Dr. Inés Fagúndez').waitFor();
  });

  it('shows the file again when a save is undone before its result was fetched', async () => {
    await open('/file/speakers.yaml');
    const first = page.locator('.record-list li').first();
    await first.getByText('Dr. Inés Fagúndez').waitFor();
    let release = () => {};
    const undone = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/file?*', async (route) => {
      await undone;
      await route.continue();
    });
    await page.route('**/api/undo', async (route) => {
      const response = await route.fetch();
      release();
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: /^Rodrigo Techera/ }).press('Alt+ArrowUp');
    await expect.poll(() => read('speakers.yaml')).toMatch(/Confirmed.*id: 2.*id: 1/s);
    await page.getByTitle(/^Undo: .*Moved: /).click();
    await becomes('speakers.yaml', SPEAKERS);
    await first.getByText('Dr. Inés Fagúndez').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('goes on after a reload with the file as it is, although the answer to a save never came', async () => {
    await open('/file/speakers.yaml');
    const errors = page.locator('.files a', { hasText: 'Keynote speakers' }).locator('.count');
    await page.route('**/api/save', async (route) => void (await route.fetch()));
    await field('Name').fill('');
    await field('Name').press('Enter');
    await errors.getByText('2').waitFor();
    write('speakers.yaml', SPEAKERS);
    await errors.getByText('1').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await open('/file/speakers.yaml');
    await page.getByText('All changes are saved').waitFor();
    await page.getByRole('button', { name: /^Rodrigo Techera/ }).press('Alt+ArrowUp');
    await expect.poll(() => read('speakers.yaml')).toMatch(/Confirmed.*id: 2.*id: 1.*Inés/s);
  });

  it('has no connection while its tab is hidden, and shows what changed meanwhile when it is shown', async () => {
    await open('/file/speakers.yaml');
    await field('Name').waitFor();
    const turn = (hidden: boolean) =>
      page.evaluate((to) => {
        Object.defineProperty(document, 'hidden', { value: to, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const isClosed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/events'));
    await turn(true);
    await isClosed;
    write('speakers.yaml', SPEAKERS.replace('Inés', 'I.'));
    await turn(false);
    await expect.poll(() => field('Name').inputValue()).toBe('Dr. I. Fagúndez');
  });

  it('duplicates a record under another number, and removes it', async () => {
    await open('/file/speakers.yaml');
    await page.getByRole('button', { name: 'Duplicate: Dr. Inés Fagúndez' }).click();
    await expect.poll(() => read('speakers.yaml')).toMatch(/id: 1.*id: 3.*id: 2/s);
    await page.getByRole('button', { name: 'Remove: Dr. Inés Fagúndez' }).click();
    await becomes('speakers.yaml', SPEAKERS);
  });

  it('adds a record, which begins with the first field that is filled in', async () => {
    await open('/file/speakers.yaml');
    await page.getByRole('button', { name: 'Add an entry' }).click();
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ana Olivera');
    await page.keyboard.press('Enter');
    await becomes('speakers.yaml', `${SPEAKERS}\n- id: 3\n  name: Ana Olivera\n`);
  });

  it('adds an item to a list in a record', async () => {
    await open('/file/calls.yaml');
    await page.getByRole('button', { name: 'Add to "Sections"' }).click();
    await page.keyboard.type('Dates');
    await page.keyboard.press('Enter');
    await becomes('calls.yaml', `${CALLS}    - heading: Dates\n`);
    await page.getByRole('button', { name: 'Move up: Dates' }).click();
    await expect.poll(() => read('calls.yaml')).toMatch(/Dates.*Topics/s);
  });

  it('offers the fields that are missing, and shows keys that it does not know', async () => {
    await open('/file/speakers.yaml?path=[1,"talk"]');
    await page.getByText('Rodri', { exact: false }).filter({ hasText: 'does not know' }).waitFor();
    expect(await field('Talk').inputValue()).toBe('Long Words');
    await page.getByText('Add a field …').click();
    await page.getByRole('button', { name: 'Affiliation' }).click();
    await page.keyboard.type('University');
    await page.keyboard.press('Enter');
    await becomes('speakers.yaml', `${SPEAKERS}  affiliation: University\n`);
  });

  it('takes a picture into the public folder', async () => {
    await open('/file/speakers.yaml');
    await page.getByText('Add a field …').click();
    await page.getByRole('button', { name: 'Image' }).click();
    const file = { name: 'Inés F.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(PIXEL) };
    await page.getByLabel('Choose a picture …').setInputFiles(file);
    await expect.poll(() => read('speakers.yaml')).toContain('image: /images/ines-f.svg');
    expect(read('public/images/ines-f.svg')).toBe(PIXEL);
  });

  it('takes a picture that is dropped on the field, and none that is dropped beside it', async () => {
    await open('/file/speakers.yaml');
    await page.getByText('Add a field …').click();
    await page.getByRole('button', { name: 'Image' }).click();
    const files = await page.evaluateHandle((picture) => {
      const data = new DataTransfer();
      data.items.add(new File([picture], 'Dropped.svg', { type: 'image/svg+xml' }));
      return data;
    }, PIXEL);
    const isTaken = (target: Element, dataTransfer: DataTransfer) =>
      !target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    // The browser would open the file in place of the desk.
    expect(await page.getByRole('heading', { level: 1 }).evaluate(isTaken, files)).toBe(true);
    expect(await field('Image').evaluate(isTaken, files)).toBe(true);
    await expect.poll(() => read('speakers.yaml')).toContain('image: /images/dropped.svg');
  });
});

describe('a field in which one types', () => {
  it('shows what is wrong before it is saved', async () => {
    await open('/file/proceedings.yaml');
    const before = read('proceedings.yaml');
    await field('Published').fill('2031-13-01');
    await page.locator('.finding', { hasText: '2031-13-01' }).waitFor();
    expect(await field('Published').getAttribute('aria-invalid')).toBe('true');
    expect(read('proceedings.yaml')).toBe(before);
    await field('Published').press('Escape');
    await expect.poll(() => field('Published').inputValue()).toBe('2031-07-01');
  });

  it('keeps what is typed while the file changes outside, and saves both', async () => {
    await open('/file/speakers.yaml');
    await field('Talk').fill('Tiny Words');
    write('speakers.yaml', SPEAKERS.replace('Long', 'Longer'));
    await expect.poll(() => page.locator('.files a[aria-current]').count()).toBe(1);
    await field('Talk').press('Enter');
    await becomes('speakers.yaml', SPEAKERS.replace('Long', 'Longer').replace('Small Words', 'Tiny Words'));
  });
});

describe('the text of a file', () => {
  const editor = () => page.locator('.cm-content');

  it('is saved by Ctrl+S and merged with what changed outside', async () => {
    await open('/text/speakers.yaml?line=5');
    await editor().focus();
    await page.keyboard.press('End');
    await page.keyboard.type('  # short');
    write('speakers.yaml', SPEAKERS.replace('Long', 'Longer'));
    await page.keyboard.press('Control+s');
    const merged = SPEAKERS.replace('Long', 'Longer').replace('"Small Words"', '"Small Words"  # short');
    await becomes('speakers.yaml', merged);
    await expect.poll(() => editor().innerText()).toContain('Longer');
  });

  it('follows the file while nothing is typed', async () => {
    await open('/text/calls.yaml');
    await editor().getByText('Topics').waitFor();
    write('calls.yaml', CALLS.replace('Topics', 'Questions'));
    await editor().getByText('Questions').waitFor();
  });

  it('is there again when one comes back without having saved it', async () => {
    await open('/text/calls.yaml');
    await editor().focus();
    await page.keyboard.type('# later ');
    await page.getByRole('link', { name: 'Show the form' }).click();
    await page.getByRole('link', { name: 'Show the file' }).click();
    await editor().getByText('# later').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await becomes('calls.yaml', `# later ${CALLS}`);
  });
});

describe('a page of its own', () => {
  it('is edited in its fields and its text', async () => {
    await open('/file/pages/visa.md');
    await field('Title').fill('Visa letters');
    await page.locator('.cm-content').focus();
    await page.keyboard.type('Do ask. ');
    await page.locator('h1').click();
    await field('Title').focus();
    await becomes('pages/visa.md', '---\ntitle: Visa letters\n---\n\nDo ask. Ask early.\n');
  });

  it('is made and deleted', async () => {
    await open('/findings');
    await page.getByRole('button', { name: 'New page …' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Où dormir');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { level: 1, name: 'Où dormir' }).waitFor();
    expect(read('pages/ou-dormir.md')).toBe('---\ntitle: "Où dormir"\n---\n');
    await page.getByRole('button', { name: 'Delete the page' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the page' }).click();
    await expect.poll(() => existsSync(desk.pathOf('pages/ou-dormir.md'))).toBe(false);
  });
});

describe('a file that is not there', () => {
  it('begins with the first field', async () => {
    await open('/file/theme.yaml');
    await page.getByText('This file does not exist yet.').waitFor();
    await page.getByText('Add a field …').click();
    await page.getByRole('button', { name: 'Preset' }).click();
    await field('Preset').selectOption('ink');
    await becomes('theme.yaml', 'preset: ink\n');
    rmSync(desk.pathOf('theme.yaml'));
  });
});

describe('forms and texts', () => {
  it.each(['/file/speakers.yaml', '/file/conference.yaml', '/file/pages/visa.md', '/text/speakers.yaml'])(
    '%s are accessible (axe)',
    async (address) => {
      await open(address);
      await page.locator('.view').waitFor();
      const { violations } = await examine(page);
      expect(lines(violations)).toEqual([]);
    },
  );
});
