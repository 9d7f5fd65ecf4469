import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { SHEET } from './examine/paper';
import { bringToLife } from './support/bring-to-life';
import { visitQuietly } from './support/quiet-visit';

const { open } = visitQuietly();

async function printed(path: string): Promise<Page> {
  const { page } = await open({ viewport: SHEET, colorScheme: 'dark' });
  // As a reader does: opened as a print, a page would not show pictures that it has preloaded, and Chromium says so after some seconds.
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  return page;
}

describe('the printed home page', () => {
  it('lists the members of every committee, and has neither a form nor a countdown', async () => {
    const page = await printed('/');
    await page.emulateMedia({ media: 'screen' });
    const members = page.locator('#committees li');
    await bringToLife(page, 'CommitteesAccordion');
    await expect.poll(() => page.locator('#committees li:visible').count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await members.count()).toBeGreaterThan(30);
    expect(await page.locator('#committees li:visible').count()).toBe(await members.count());
    expect(await page.locator('main :is(form, [role=timer]):visible').count()).toBe(0);
    const committee = page.locator('#committees [class^=item]');
    expect(await committee.first().evaluate((each) => getComputedStyle(each).breakInside)).toBe('avoid');
  });

  it('shows biographies that are folded on the screen, and no background behind text', async () => {
    const page = await printed('/');
    const bios = page.locator('#speakers details li');
    expect(await bios.count()).toBeGreaterThan(10);
    expect(await bios.evaluateAll((all) => all.filter((each) => !each.checkVisibility()).length)).toBe(0);
    const ground = await page.locator('#news').evaluate((news) => getComputedStyle(news).backgroundColor);
    expect(ground).toBe('rgba(0, 0, 0, 0)');
  });
});

it('no button is printed', async () => {
  const page = await printed('/Registration');
  const buttons = page.locator('main a').filter({ hasText: /^(Registration|Payment) form/ });
  expect(await buttons.count()).toBe(2);
  expect(await buttons.filter({ visible: true }).count()).toBe(0);
});

it.each(['/papers/239', '/ImportantDates', '/pay', '/AIAgriculture'])(
  '%s and its footer fit on one sheet, with complete addresses',
  async (path) => {
    const page = await printed(path);
    const sheets = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const broken = await page
      .locator('footer a[href^="mailto:"]')
      .evaluateAll((all) => all.filter((each) => each.getClientRects().length > 1).map((each) => each.textContent));
    expect(broken).toEqual([]);
  },
);

it.each(['/', '/people/karim-el-mahdaoui', '/sessions/oral-1'])(
  '%s begins with the logo for light backgrounds next to the title, without menus and tools',
  async (path) => {
    const page = await printed(path);
    const shown = page.locator('[data-bar] :is(a, button, img):visible');
    expect(await shown.evaluateAll((all) => all.map(({ localName }) => localName))).toEqual(['a', 'img']);
    expect(await shown.last().getAttribute('src')).toMatch(/logo-dark/);
    const [brand, title] = await Promise.all([shown.last().boundingBox(), page.locator('h1').boundingBox()]);
    const isBeside = title && brand && (title.x + title.width <= brand.x || title.y >= brand.y + brand.height);
    expect(isBeside).toBe(true);
  },
);

it('a list of papers in two columns begins both at the same height', async () => {
  const page = await printed('/sessions/oral-1');
  const papers = await page
    .locator('li:has([data-star^="paper-"])')
    .evaluateAll((all) =>
      all
        .map((each) => [each.getBoundingClientRect().x, each.querySelector('a')] as const)
        .map(([x, title]) => ({ x, y: title?.getBoundingClientRect().y })),
    );
  const second = papers.find(({ x }) => x > (papers[0]?.x ?? 0));
  expect(second?.y).toBe(papers[0]?.y);
});

describe('the printed schedule', () => {
  it('splits no row, session or item over two sheets', async () => {
    const page = await printed('/finalschedule');
    for (const parts of ['main tr', 'main article', 'main li']) {
      const cut = await page.locator(parts).evaluateAll(
        (elements, height) =>
          elements
            .filter((each) => each.checkVisibility())
            .filter((each) => getComputedStyle(each).breakInside !== 'avoid' || each.clientHeight > height)
            .map((each) => each.textContent),
        SHEET.height,
      );
      expect(await page.locator(parts).count(), parts).toBeGreaterThan(10);
      expect({ parts, cut }).toEqual({ parts, cut: [] });
    }
  });

  it('has each day of a full program on a sheet of its own, with its whole table', async () => {
    const page = await printed('/finalschedule');
    const days = await page
      .locator('section:has(> table)')
      .evaluateAll((sections) =>
        sections.map((section) => [getComputedStyle(section).breakInside, section.clientHeight] as const),
      );
    expect(days.map(([inside]) => inside)).toEqual(['avoid', 'avoid', 'avoid']);
    for (const [, height] of days) expect(height).toBeLessThan(SHEET.height);
    // Nor is half of it empty, or another one would begin there.
    for (const [, height] of days) expect(height).toBeGreaterThan(0.75 * SHEET.height);
    // A compact program: no more sheets than somebody would staple.
    const sheets = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(9);
  });

  it('begins a long day of the details on a new sheet', async () => {
    const { page } = await open();
    await page.goto('/finalschedule#program-2023-12-13');
    const { text } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    expect(text.flatMap((sheet) => /^\s*(Thursday|Friday), /.exec(sheet)?.[1] ?? [])).toEqual(['Thursday', 'Friday']);
  });
});

describe('a printed page', () => {
  it.each([
    '/attending',
    '/privacy',
    '/AICloud',
    '/AICyberDef',
    '/AIReliability',
    '/aiindustry4.0',
    '/callForDoctoralConsortium',
  ])('has no sheet with only the footer: %s', async (path) => {
    const { page } = await open();
    await page.goto(path);
    const foot = await page.locator('body > footer').evaluate(({ textContent }) => textContent);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const { text } = await extractText(new Uint8Array(pdf));
    // The letters of the foot say of any word whether it may be its own: spaces are where the sheet has them.
    const others = (text.at(-1) ?? '').split(/\s+/).filter((word) => /\w{3}/.test(word) && !foot.includes(word));
    expect(others.length).toBeGreaterThan(5);
  });
});
