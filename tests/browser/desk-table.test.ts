import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseData } from '../content/support/fixture';
import { workbookFiles } from '../support/workbook';
import { examine, lines } from './support/axe';
import { type OpenDesk, openDesk } from './support/desk';

const HOSTILE = '<img src=x onerror="document.title=1">';

let desk: OpenDesk;
let page: Page;
beforeAll(async () => {
  desk = await openDesk({ viewport: { width: 1100, height: 800 } });
  page = desk.page;
});
afterAll(() => desk?.end());

const read = (name: string) => desk.read(name);
const becomes = (name: string, to: string) => vi.waitFor(() => expect(read(name)).toBe(to), 30_000);

/** The files before each test, which begins with them as they were. */
const BEFORE = ['sessions.csv', 'papers.csv', 'rooms.csv'].map(
  (name) => [name, readFileSync(join(baseData, name), 'utf8')] as const,
);
const originalOf = (name: string) => new Map(BEFORE).get(name) ?? '';

beforeEach(async () => {
  await page.goto('about:blank');
  for (const [name, text] of BEFORE) if (read(name) !== text) writeFileSync(desk.pathOf(name), text);
  await page.goto(desk.address, { waitUntil: 'commit' });
  // The page takes its key out of the address first.
  await page.locator('.files').waitFor();
});

const open = (view: string, name: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${view}/${name}`);

/** Opens a table and waits until it shows the file as it is. */
async function openTable(name: string, row = 0, column = 0): Promise<void> {
  await open('file', `${name}?row=${row}&column=${column}`);
  await cellAt(row, column).and(page.locator(':focus')).waitFor();
}

const cellAt = (row: number, column: number) =>
  page.locator(`.tabulator-row[data-row="${row}"] [tabulator-field="${column}"]`);

const isFocused = (row: number, column: number) => cellAt(row, column).and(page.locator(':focus')).waitFor();

const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Takes back a save, as soon as the desk knows of it. */
async function undo(label: string): Promise<void> {
  await page.getByTitle(`Undo: ${label}`).waitFor();
  await press('Control+z');
}

/** Pastes a text as a spreadsheet puts it on the clipboard. */
const paste = (text: string) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

describe('a table at the desk', () => {
  it('saves a cell, and no other byte', async () => {
    await openTable('sessions.csv', 3, 7);
    await press('Enter', 'End');
    await page.keyboard.type('; "twice"');
    await press('Enter');
    await becomes(
      'sessions.csv',
      originalOf('sessions.csv').replace('"Weighing, and more"', '"Weighing, and more; ""twice"""'),
    );
    await isFocused(4, 7);
    await undo('title of oral-2');
    await becomes('sessions.csv', originalOf('sessions.csv'));
    await cellAt(3, 7).getByText('Weighing, and more', { exact: true }).waitFor();
  });

  it('leaves the cell as it was when the editor is left by Escape', async () => {
    await openTable('sessions.csv', 0, 7);
    await page.keyboard.type('Nothing');
    await press('Escape');
    await isFocused(0, 7);
    expect(await cellAt(0, 7).textContent()).toBe('Opening');
  });

  it('offers rooms and people by their names, and writes what the file needs', async () => {
    await openTable('sessions.csv', 2, 6);
    await press('Enter', 'Backspace');
    await page.keyboard.type('Old');
    await press('ArrowDown', 'Enter', 'Enter');
    await openTable('sessions.csv', 2, 11);
    await press('Enter');
    await page.keyboard.type('Fatou');
    await press('ArrowDown', 'Enter', 'Enter');
    await becomes(
      'sessions.csv',
      originalOf('sessions.csv')
        .replace('12:30,hall,Measuring I', '12:30,cellar,Measuring I')
        .replace('Adama Keita; Nour Haddad', 'Adama Keita; Nour Haddad; Fatou Sow'),
    );
  });

  it('says while one types what a value would be reported for', async () => {
    await openTable('sessions.csv', 2, 3);
    await page.keyboard.type('20 May');
    await page.locator('.typing-findings').getByText('"20 May" is not a date').waitFor();
    await press('Escape');
    expect(read('sessions.csv')).toBe(originalOf('sessions.csv'));
  });

  it('pastes 200 rows of a spreadsheet as one change, and marks the 12 cells that are wrong', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => [
      `new-${index + 1}`,
      index % 20 < 1 ? 'nowhere' : 'oral-1',
      index === 7 ? '' : `Title ${index + 1} of the "pasted"\nrows`,
      `Person ${index + 1}`,
      index === 9 ? 'by post' : '',
    ]);
    const text = rows.map((row) =>
      row.map((cell) => (/["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    );
    await openTable('papers.csv', 0, 0);
    await page.getByRole('button', { name: 'Rows' }).click();
    await page.getByRole('menuitem', { name: 'Add a row at the end' }).click();
    await isFocused(5, 0);
    await paste(`${text.join('\r\n')}\r\n`);
    await vi.waitFor(() => expect(read('papers.csv')).toContain('new-200'), 30_000);
    expect(read('papers.csv')).toContain('new-200,oral-1,"Title 200 of the ""pasted""\nrows",Person 200');
    await vi.waitFor(async () => expect(await wrongCells()).toBe(12), 60_000);
    await undo('Paste: Papers');
    await becomes('papers.csv', originalOf('papers.csv'));
  });

  it('says how many columns of a paste found no place', async () => {
    await openTable('rooms.csv', 0, 1);
    await paste('Hall\tno\tred\tblue');
    await page.getByText('2 columns of what you pasted were left out').waitFor();
    await becomes('rooms.csv', originalOf('rooms.csv').replace('Great Hall,yes', 'Hall,no'));
    await press('ArrowDown');
    await page.getByText('2 columns of what you pasted').waitFor({ state: 'detached' });
  });

  it('duplicates a row, and lists what hangs on one before it is deleted', async () => {
    await openTable('sessions.csv', 2, 0);
    await page.getByRole('button', { name: 'Rows' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate the row' }).click();
    const [line = ''] = /^oral-1.*$/m.exec(originalOf('sessions.csv')) ?? [];
    await becomes(
      'sessions.csv',
      originalOf('sessions.csv').replace(line, `${line}\n${line.replace('oral-1', 'oral-3')}`),
    );
    await isFocused(3, 0);
    await press('ArrowUp');
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete oral-1?' });
    await dialog.getByText('Papers: 101 · Measuring rulers with rulers').waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await becomes('sessions.csv', originalOf('sessions.csv').replace(line, line.replace('oral-1', 'oral-3')));
  });

  it('moves, fills, copies and clears by keys alone', async () => {
    await openTable('rooms.csv', 0, 1);
    await press('Alt+ArrowDown');
    await isFocused(1, 1);
    await becomes('rooms.csv', 'id,name,plenary\ncellar,Old Cellar,no\nhall,Great Hall,yes\n');
    await press('ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowRight', 'Control+d');
    await becomes('rooms.csv', 'id,name,plenary\ncellar,Old Cellar,no\nhall,Old Cellar,no\n');
    await press('Delete');
    await becomes('rooms.csv', 'id,name,plenary\ncellar,,\nhall,,\n');
    await undo('Clear: Rooms, 4 cells');
    await becomes('rooms.csv', 'id,name,plenary\ncellar,Old Cellar,no\nhall,Old Cellar,no\n');
  });

  it('finds and sorts as a view, and sorts the file when it is told to', async () => {
    await openTable('sessions.csv', 0, 7);
    await page.getByRole('searchbox').fill('weigh');
    await page.getByText('1 of 6 rows').waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('columnheader', { name: 'title' }).click();
    await cellAt(0, 7).getByText('Keynote').waitFor();
    expect(read('sessions.csv')).toBe(originalOf('sessions.csv'));
    await page.getByRole('button', { name: 'Sort the file' }).click();
    await vi.waitFor(() => expect(read('sessions.csv')).toMatch(/^id.*\nkeynote,.*\nlunch,/), 30_000);
  });

  it('keeps an open editor, and its row, when the file changes outside', async () => {
    await openTable('sessions.csv', 0, 7);
    await press('Enter');
    await page.keyboard.type(' today');
    const added = originalOf('sessions.csv').replace(
      '\n',
      `\nearly,,ceremony,2024-05-20,08:00,08:30,hall,${HOSTILE.replaceAll('"', '')},,,,,,\n`,
    );
    writeFileSync(desk.pathOf('sessions.csv'), added);
    await cellAt(0, 7).getByText(HOSTILE.replaceAll('"', '')).waitFor();
    await press('Enter');
    await becomes('sessions.csv', added.replace(',Opening,', ',Opening today,'));
  });

  it('asks whose change is to stay when the cell in the editor changes outside', async () => {
    await openTable('rooms.csv', 0, 1);
    await press('Enter');
    await page.keyboard.type(' A');
    const theirs = originalOf('rooms.csv').replace('Great Hall', 'Foyer');
    writeFileSync(desk.pathOf('rooms.csv'), theirs);
    await cellAt(0, 1).getByText('Foyer').waitFor();
    await press('Enter');
    await page.getByRole('dialog').getByText('Foyer').waitFor();
    expect(read('rooms.csv')).toBe(theirs);
    await page.getByRole('button', { name: 'Write my version' }).click();
    await becomes('rooms.csv', originalOf('rooms.csv').replace('Great Hall', 'Great Hall A'));
    await cellAt(0, 1).getByText('Great Hall A').waitFor();
  });

  it('shows a workbook, and opens the table to which it is converted', async () => {
    rmSync(desk.pathOf('rooms.csv'));
    const workbook = zipSync(
      workbookFiles({
        rooms: [
          ['id', 'name'],
          ['hall', 'Great Hall'],
        ],
      }),
    );
    writeFileSync(desk.pathOf('rooms.xlsx'), workbook);
    await openTable('rooms.xlsx', 0, 1);
    await page.keyboard.type('x');
    expect(await page.locator('.cell-editor').count()).toBe(0);
    await page.getByRole('button', { name: 'Convert to CSV' }).click();
    await becomes('rooms.csv', 'id,name\nhall,Great Hall\n');
    await page.waitForURL(/rooms\.csv$/);
    await cellAt(0, 1).getByText('Great Hall').waitFor();
  });

  it('shows a hostile cell as text', async () => {
    writeFileSync(
      desk.pathOf('rooms.csv'),
      originalOf('rooms.csv').replace('Great Hall', `"${HOSTILE.replaceAll('"', '""')}"`),
    );
    await openTable('rooms.csv', 0, 1);
    await cellAt(0, 1).getByText(HOSTILE).waitFor();
    await press('Enter');
    await page.getByRole('textbox', { name: 'name of hall' }).waitFor();
    await press('Escape');
    await openTable('sessions.csv', 0, 6);
    await press('Enter');
    await page.locator('.chips').getByText(HOSTILE).waitFor();
    await press('Escape');
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.title()).toBe('Colloquium');
  });

  it.each(['light', 'dark'] as const)(
    'is accessible in %s colours, with an editor and a finding, too',
    async (colorScheme) => {
      writeFileSync(desk.pathOf('sessions.csv'), originalOf('sessions.csv').replace('2024-05-20,09:00', 'May,09:00'));
      await page.emulateMedia({ colorScheme });
      await openTable('sessions.csv', 0, 3);
      await page.locator('.finding').waitFor();
      expect(await problems()).toEqual([]);
      await openTable('sessions.csv', 2, 11);
      await press('Enter');
      await page.locator('.suggest').getByRole('option').first().waitFor();
      expect(await problems()).toEqual([]);
      await press('Escape');
    },
  );
});

/** Counts the cells with findings, those that virtual rows have not shown yet, too. */
async function wrongCells(): Promise<number> {
  return page.evaluate(async () => {
    const scroller = document.querySelector('.tabulator-tableholder');
    const found = new Set<string>();
    for (let top = 0; scroller && top <= scroller.scrollHeight; top += 300) {
      scroller.scrollTop = top;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const cell of document.querySelectorAll('.tabulator-cell[data-severity="error"]'))
        found.add(`${cell.parentElement?.dataset.row} ${cell.getAttribute('tabulator-field')}`);
    }
    return found.size;
  });
}

const problems = async () => lines((await examine(page)).violations);
