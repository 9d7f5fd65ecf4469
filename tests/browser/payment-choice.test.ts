import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callsOf, fillIn, PAYER, pay, valuesOf } from './support/payment';
import { visitQuietly } from './support/quiet-visit';

const { open } = visitQuietly();

/** Opens the form on a day, by the conference's clock, and waits until it is alive. */
async function openOn(page: Page, time: string, query = ''): Promise<void> {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(`/pay${query}`);
  await page.locator('form button:enabled').waitFor();
  await page.getByLabel('Category').and(page.locator(':enabled')).waitFor();
}

const { Amount: _, ...NAMES } = PAYER;
const optionsOf = (page: Page) => page.getByLabel('Category').locator('option').allTextContents();
const totalOf = (page: Page, total: string) => page.getByRole('status').getByText(`Total: ${total}`).waitFor();
const linesOf = (page: Page) => page.locator('section li').allTextContents();
const fillNames = async (page: Page) => {
  for (const [label, value] of Object.entries(NAMES)) await page.getByLabel(label).fill(value);
};

describe('the fee chooser next to the payment form', () => {
  it('is filled in from an address, shows the sum, and is sent with the request', async () => {
    const { page } = await open();
    const calls = callsOf(page, 'create-payment');
    await openOn(page, '2023-10-21T22:59:00Z', '?category=author-member&paper=239');
    await totalOf(page, '700 TND');
    // Said once: neither as the only line of the sum, nor again above the button.
    expect(await linesOf(page)).toEqual([]);
    expect(await page.getByText('You pay:').count()).toBe(0);
    await expect.poll(async () => (await valuesOf(page)).slice(3)).toEqual(['700', '788']);
    await page.getByLabel('With accommodation').check();
    await page.getByLabel('Additional paper').fill('#20');
    await page
      .getByRole('group', { name: /^Single room/ })
      .getByLabel('Nights')
      .selectOption('2');
    await expect
      .poll(() => linesOf(page))
      .toEqual([
        'Author member With accommodation 1050 TND',
        'Additional paper 20 200 TND',
        'Single room supplement × 2 140 TND',
      ]);
    await totalOf(page, '1390 TND');
    await fillNames(page);
    await pay(page);
    await page.getByRole('heading', { name: 'Card payment' }).waitFor();
    expect(calls[0]?.postDataJSON()).toEqual({
      first_name: 'Élodie',
      last_name: 'Ben Youssef',
      email: 'elodie@example.org',
      amount: 1_390_000,
      currency: 788,
      choice: {
        participant: 'local',
        category: 'author-member',
        accommodation: true,
        papers: ['239', '20'],
        supplements: [{ id: 'single-room', nights: 2 }],
      },
    });
  });

  it('offers what can be paid on the day at the conference, and says where a fee covers no paper', async () => {
    const { page } = await open();
    await openOn(page, '2023-10-21T22:59:00Z');
    await expect.poll(() => optionsOf(page)).toHaveLength(1 + 5);
    await page.getByLabel('Category').selectOption('student-member');
    await page.getByText('This fee does not cover a paper.').waitFor();
    expect(await page.getByLabel('Your paper number').count()).toBe(0);
    await page.getByLabel('International participants').check();
    await totalOf(page, '680 TND');

    await openOn(page, '2023-10-21T23:01:00Z', '?category=author-member&paper=239');
    await expect.poll(() => optionsOf(page)).toEqual(['Choose a category', 'Late (900 TND)']);
    await page.getByText('This fee is no longer available.').waitFor();
    await totalOf(page, '900 TND');
  });

  it('accepts a paper that is not in the program, and forgets the choice when another amount is typed', async () => {
    const { page } = await open();
    const calls = callsOf(page, 'create-payment');
    await openOn(page, '2023-10-01T12:00:00Z', '?category=author-member');
    const paper = page.getByLabel('Your paper number');
    await paper.fill('99999');
    await fillNames(page);
    await pay(page);
    await page.getByText('No paper in the program has this number.').waitFor();
    await expect.poll(() => paper.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await paper.getAttribute('aria-invalid')).toBe('true');
    await fillIn(page, { Amount: '12.50' });
    await page.getByText('The amount below differs from this total').waitFor();
    await pay(page);
    await page.getByRole('heading', { name: 'Card payment' }).waitFor();
    expect(calls.map((call) => call.postDataJSON().choice)).toEqual([undefined]);
  });
});

it('draws the arrow of a drop-down at the end of the line in the colour of the text, and leaves it to the browser in forced colours', async () => {
  const arrowOf = async (options: Parameters<typeof open>[0], dir: 'ltr' | 'rtl' = 'ltr') => {
    const { page } = await open(options);
    await page.goto('/pay');
    return page
      .locator('main select')
      .first()
      .evaluate((list, wanted) => {
        document.documentElement.dir = wanted;
        const { appearance, backgroundImage, backgroundPositionX, color } = getComputedStyle(list);
        return { appearance, isOfText: backgroundImage.includes(color), x: backgroundPositionX };
      }, dir);
  };
  const own = { appearance: 'none', isOfText: true };
  expect(await arrowOf({ colorScheme: 'light' })).toEqual({ ...own, x: expect.stringMatching(/^calc\(100% - /) });
  expect(await arrowOf({ colorScheme: 'dark' }, 'rtl')).toEqual({ ...own, x: expect.stringMatching(/^calc\(0% \+ /) });
  expect(await arrowOf({ forcedColors: 'active' })).toMatchObject({ appearance: 'auto', isOfText: false });
});
