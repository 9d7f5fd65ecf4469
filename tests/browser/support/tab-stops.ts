import type { CDPSession, Page } from 'playwright-core';

/** What Tab stopped at, as a person with good eyes finds it. */
export interface Stop {
  /** Element, words, and a number that tells it from others. */
  readonly name: string;
  /** What is wrong with its sight: hidden, covered, or without a mark of the focus. */
  readonly faults: readonly string[];
}

/** What `watchFocus` leaves in the page. */
interface FocusWatch {
  /** What had the focus when each key was pressed; nothing, where nothing had. */
  readonly seen: (Stop | undefined)[];
  readonly look: () => Stop | undefined;
  readonly operable: () => string[];
}

const inPage = <T>(page: Page, ask: (watch: FocusWatch) => T): Promise<T> =>
  page.evaluate(`(${ask})(globalThis.focusWatch)`); // a string, so that each question need not know where the watch is

/** Everything that can be operated, by name in the document's order; a group of radio buttons is one stop. */
export async function operable(page: Page): Promise<string[]> {
  await page.evaluate(watchFocus);
  return inPage(page, (watch) => watch.operable());
}

/** As many keys as are pressed before the page is asked where it has come to. */
const AT_ONCE = 20;

/** Presses Tab, or Shift+Tab, until the focus leaves the page or is where it began; gives every stop. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<Stop[]> {
  await page.evaluate(watchFocus);
  const keyboard = await page.context().newCDPSession(page);
  const stops: Stop[] = [];
  while (stops.length <= most) {
    const left = (await inPage(page, (watch) => watch.operable().length)) - stops.length;
    // The last ones by themselves: a key too many would bring the focus back into the page.
    await press(keyboard, key, Math.max(1, Math.min(left - 3, AT_ONCE)));
    // The first key of these found the stop where the ones before had ended.
    const seen = await inPage(page, (watch) => [...watch.seen.splice(0).slice(1), watch.look()]);
    for (const stop of seen) {
      if (stop === undefined || stop.name === stops[0]?.name) {
        await keyboard.detach();
        return stops;
      }
      stops.push(stop);
    }
  }
  throw new Error(`${key} is still on its way after ${most} stops: ${stops.at(-1)?.name}`);
}

/** Presses a key several times, without waiting for each: the browser keeps their order. */
async function press(keyboard: CDPSession, key: 'Tab' | 'Shift+Tab', times: number): Promise<void> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : 8 };
  const send = (type: 'rawKeyDown' | 'keyUp') => keyboard.send('Input.dispatchKeyEvent', { type, ...tab });
  await Promise.all(Array.from({ length: times }, () => [send('rawKeyDown'), send('keyUp')]).flat());
}

/** Runs in the page, and notes from then on what has the focus when a key is pressed. */
function watchFocus(): void {
  if ('focusWatch' in globalThis) return;

  /** A name for each element that has none, never given twice. */
  const giveNames = () => {
    const { dataset } = document.documentElement;
    for (const element of document.querySelectorAll<HTMLElement>('body *:not([data-stop])')) {
      dataset.stops = String(Number(dataset.stops ?? 0) + 1);
      const words = element.textContent?.trim().slice(0, 30);
      element.dataset.stop = `${dataset.stops} ${element.localName} ${words} ${element.getAttribute('href') ?? element.id}`;
    }
  };

  const faultsOf = (element: HTMLElement) => {
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
    return faults.filter((fault) => fault !== false);
  };

  const watch: FocusWatch = {
    seen: [],
    look: () => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return undefined;
      if (element.dataset.stop === undefined) giveNames();
      return { name: element.dataset.stop ?? '', faults: faultsOf(element) };
    },
    operable: () => {
      giveNames();
      const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex^="-"])';
      return [...document.querySelectorAll<HTMLElement>(focusable)]
        .filter((element) => !element.matches(':disabled, [inert] *, [tabindex^="-"], [type="radio"]:not(:checked)'))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.dataset.stop ?? '');
    },
  };
  Object.assign(globalThis, { focusWatch: watch });
  addEventListener('keydown', ({ key }) => key === 'Tab' && watch.seen.push(watch.look()), { capture: true });
}
