import type { Page } from 'playwright-core';

/** What Tab stopped at, as a person with good eyes finds it. */
export interface Stop {
  /** Element, words, and a number that tells it from others. */
  readonly name: string;
  /** What is wrong with its sight: hidden, covered, or without a mark of the focus. */
  readonly faults: readonly string[];
}

/** Everything that can be operated, by name in the document's order; a group of radio buttons would be one stop. */
export async function operable(page: Page): Promise<string[]> {
  await page.evaluate(giveNames);
  return page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex^="-"])';
    return [...document.querySelectorAll<HTMLElement>(focusable)]
      .filter((element) => !element.matches(':disabled, [inert] *, [tabindex^="-"]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.dataset.stop ?? '');
  });
}

/** Runs in the page: a name for each element that has none, never given twice. */
function giveNames(): void {
  const { dataset } = document.documentElement;
  for (const element of document.querySelectorAll<HTMLElement>('body *:not([data-stop])')) {
    dataset.stops = String(Number(dataset.stops ?? 0) + 1);
    const words = element.textContent?.trim().slice(0, 30);
    element.dataset.stop = `${dataset.stops} ${element.localName} ${words} ${element.getAttribute('href') ?? element.id}`;
  }
}

/** Presses Tab, or Shift+Tab, until the focus leaves the page or is where it began; gives every stop. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(giveNames);
  while (stops.length <= most) {
    await page.keyboard.press(key);
    let stop = await page.evaluate(lookAtFocus);
    if (stop?.name === '') {
      await page.evaluate(giveNames);
      stop = await page.evaluate(lookAtFocus);
    }
    if (stop === undefined || stop.name === stops[0]?.name) return stops;
    stops.push(stop);
  }
  throw new Error(`${key} is still on its way after ${most} stops: ${stops.at(-1)?.name}`);
}

/** Runs in the page. */
function lookAtFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const outlines = [element, element.firstElementChild].map((each) => (each ? getComputedStyle(each) : undefined));
  const isMarked = outlines.some(
    (style) => style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
  );
  // WCAG 2.4.12 asks for all of it, where 2.4.11 is content with a part; of what is too tall, the middle must do.
  const line = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const edges = height < innerHeight / 2 ? [line.top + 2, line.bottom - 2] : [(top + bottom) / 2];
  const x = Math.min(Math.max(line.left + line.width / 2, 1), innerWidth - 1);
  const covers = edges
    .map((y) => document.elementFromPoint(x, Math.min(Math.max(y, 1), innerHeight - 1)))
    .filter((over) => !(over && (element.contains(over) || over.contains(element))));
  const faults = [
    (width < 1 || height < 1 || !element.checkVisibility({ visibilityProperty: true })) && 'not to be seen',
    (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) && 'outside the window',
    ...covers.map((over) => `under ${over?.localName} ${over?.className}`),
    !isMarked && 'without a mark',
  ];
  return { name: element.dataset.stop ?? '', faults: faults.filter((fault) => fault !== false) };
}
