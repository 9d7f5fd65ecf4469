import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitQuietly } from './support/quiet-visit';

const { open, openFrozen } = visitQuietly();
const TOPICS = 61;

const carouselOf = (page: Page) => page.locator('[data-enhance=carousel]');
const scrollerOf = (page: Page) => page.getByRole('region', { name: 'List of topics' });
const indicatorOf = (page: Page) => carouselOf(page).locator('[data-indicator]');
const buttonOf = (page: Page, name: 'Previous' | 'Next') => carouselOf(page).getByRole('button', { name });
const indicated = async (page: Page, text: string) => {
  await expect.poll(() => indicatorOf(page).textContent()).toBe(text);
};

/** Titles of the cards that can be seen in full. */
const cardsInView = (page: Page) =>
  scrollerOf(page).evaluate((scroller) => {
    const { left, right } = scroller.getBoundingClientRect();
    return [...scroller.querySelectorAll('li')]
      .filter((card) => {
        const box = card.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      })
      .map((card) => card.textContent);
  });

async function openCarousel(width: number, options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const { page } = await open({ viewport: { width, height: 800 }, ...options });
  await page.goto('/');
  await scrollerOf(page).scrollIntoViewIfNeeded();
  return page;
}

describe('the pages', () => {
  it('hold two, four or six cards: the breakpoints are at 744 and 1024 px', async () => {
    const page = await openCarousel(390);
    for (const [width, cards] of [
      [390, 2],
      [743, 2],
      [744, 4],
      [1023, 4],
      [1024, 6],
      [1280, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await indicated(page, `1 / ${Math.ceil(TOPICS / cards)}`);
      expect({ width, cards: (await cardsInView(page)).length }).toEqual({ width, cards });
    }
  });

  it('end where the cards end: buttons say so and keep the focus', async () => {
    const page = await openCarousel(1280);
    const [previous, next] = [buttonOf(page, 'Previous'), buttonOf(page, 'Next')];
    const disabled = async () => [
      await previous.getAttribute('aria-disabled'),
      await next.getAttribute('aria-disabled'),
    ];
    expect(await disabled()).toEqual(['true', 'false']);
    const seen = new Set(await cardsInView(page));
    await next.focus();
    for (let turn = 2; turn <= 11; turn += 1) {
      await page.keyboard.press('Enter');
      await indicated(page, `${turn} / 11`);
      for (const card of await cardsInView(page)) seen.add(card);
    }
    expect(seen.size).toBe(TOPICS);
    expect(await disabled()).toEqual(['false', 'true']);
    await page.keyboard.press('Enter');
    expect([
      await indicatorOf(page).textContent(),
      await next.evaluate((button) => button === document.activeElement),
    ]).toEqual(['11 / 11', true]);
    await previous.press('Space');
    await indicated(page, '10 / 11');
  });
});

it('goes on from the page that is shown, also where no event says that scrolling has ended', async () => {
  const { page } = await openFrozen('2023-10-20T12:00:00Z', { viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend');
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.goto('/');
  await scrollerOf(page).scrollIntoViewIfNeeded();
  await indicated(page, '1 / 11');
  for (const turn of [2, 3, 4]) {
    await buttonOf(page, 'Next').click();
    await indicated(page, `${turn} / 11`);
  }
  await scrollerOf(page).evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  await indicated(page, '1 / 11');
  await page.clock.runFor(1000);
  await buttonOf(page, 'Next').click();
  await indicated(page, '2 / 11');
});

describe('the list', () => {
  it('is swiped by finger, and the indicator follows', async () => {
    const page = await openCarousel(390, { hasTouch: true, isMobile: true });
    const box = await scrollerOf(page).boundingBox();
    if (!box) throw new Error('the carousel is not to be seen');
    const finger = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch('touchStart', box.x + box.width - 20);
    for (let way = 40; way <= box.width - 40; way += 40) await touch('touchMove', box.x + box.width - 20 - way);
    await touch('touchEnd');
    await indicated(page, '2 / 31');
  });

  it('without JavaScript scrolls, and shows no buttons', async () => {
    const page = await openCarousel(390, { javaScriptEnabled: false });
    expect(await carouselOf(page).getByRole('button').count()).toBe(0);
    const { clientWidth, scrollWidth } = await scrollerOf(page).evaluate(({ clientWidth, scrollWidth }) => ({
      clientWidth,
      scrollWidth,
    }));
    expect(scrollWidth).toBeGreaterThan(clientWidth * 29);
    await scrollerOf(page).locator('li').last().scrollIntoViewIfNeeded();
    expect((await cardsInView(page)).length).toBe(2);
  });
});
