import { extractText } from 'unpdf';
import { expect } from 'vitest';
import type { Handler } from '../../../scripts/serve/site-server';
import { factsOf, SITE, serveFolder } from '../../site/support/serve';
import { faulty, PAYER } from '../support/payment';
import { type Tab, until, untilSays, untilShown } from './tab';

/** What a flow visits. */
export interface Visit {
  readonly tab: Tab;
  /** Address of the sample with its payment sandbox, and of the Arabic conference. */
  readonly site: string;
  readonly arabic: string;
}

const NEXT = '[data-enhance=carousel] [data-controls] button:last-of-type';
const BAR = '[data-bar][data-script]';

/** Opens an address, and waits until its scripts have started. */
async function go(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await until(tab, `document.querySelector('[data-settled]')`);
}

/** Gives the first element of this kind with this text a selector, as soon as it is there. */
async function named(tab: Tab, kind: string, text: string): Promise<string> {
  const find = `[...document.querySelectorAll(${JSON.stringify(kind)})].find((each) => each.textContent.trim() === ${JSON.stringify(text)})`;
  await until(tab, find);
  await tab.evaluate(`${find}.setAttribute('data-named', ${JSON.stringify(text)})`);
  return `[data-named=${JSON.stringify(text)}]`;
}

/** Chooses from a drop-down. */
const choose = (tab: Tab, selector: string, value: string) =>
  tab.evaluate(`(() => {
    const list = document.querySelector(${JSON.stringify(selector)});
    list.value = ${JSON.stringify(value)};
    list.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);

/** Fills in the payment form and sends it. */
async function pay({ tab, site }: Visit, email: string): Promise<void> {
  await tab.goto(`${site}/pay`);
  await untilShown(tab, 'form button:enabled');
  const { 'First name': first_name, 'Last name': last_name, Amount: amount } = PAYER;
  for (const [name, value] of Object.entries({ first_name, last_name, email, amount }))
    await tab.type(`#payment-${name}`, value);
  await tab.click('form button');
}

/** Presses a button of the card provider's page. */
async function decide(tab: Tab, decision: string): Promise<void> {
  await untilSays(tab, 'h1', 'Card payment');
  await tab.click(`[value=${decision}]`);
}

/** Keeps the text of a file that a page makes, since not every engine says where it puts one. */
const KEEP_FILES = `(() => {
  const make = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    file.text().then((text) => { window.made = text; });
    return make.call(URL, file);
  };
})()`;

/** Draws a word, and returns its lowest row with ink: an engine that misplaces marks moves all of it (WebKitGTK 2.50). */
const LOWEST_INK = `(word) => {
  const canvas = new OffscreenCanvas(300, 300);
  const drawing = canvas.getContext('2d');
  drawing.font = '100px "Noto Naskh Arabic"';
  drawing.fillText(word, 150, 150);
  const { data } = drawing.getImageData(0, 0, 300, 300);
  return Math.floor(data.findLastIndex((value, at) => at % 4 === 3 && value > 128) / 4 / 300);
}`;

/** Looks up the style of an element. */
const styleOf = (tab: Tab, selector: string, property: string) =>
  tab.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).getPropertyValue('${property}')`);

/** What visitors do, in every engine. */
export const FLOWS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  home: async ({ tab, site }) => {
    await tab.goto(site);
    await untilShown(tab, BAR);
    const shows = (page: number) =>
      until(tab, `document.querySelector('[data-indicator]').textContent.startsWith('${page} / ')`);
    await shows(1);
    for (const page of [2, 3, 4]) {
      await tab.click(NEXT);
      await shows(page);
    }
    await tab.evaluate(`document.querySelector('[data-scroller]').scrollTo({ left: 0, behavior: 'instant' })`);
    await shows(1);
    // An engine that does not say when scrolling ends takes a moment without it for the end.
    const now = Number(await tab.evaluate('performance.now()'));
    await until(tab, `performance.now() > ${now + 500}`);
    await tab.click(NEXT);
    await shows(2);
  },

  schedule: async ({ tab, site }) => {
    await go(tab, `${site}/finalschedule`);
    await choose(tab, 'select[name=room]', 'elyssa');
    await untilSays(tab, '[data-filtered]', 'Showing 10 of 14 sessions');
    expect(await styleOf(tab, 'select[name=room]', 'background-image')).toContain('gradient');
    await tab.click('#table-2023-12-13 [data-star=session-opening] > button');
    await untilShown(tab, '[data-bar] [data-count="1"]');
    await tab.click('[popovertarget=filter-panel]');
    await tab.click('#filter-panel [data-later=zone] button');
    await until(tab, `document.querySelector('#oral-7 time').textContent === '18:45'`);
    await tab.goto(`${site}/finalschedule?mine=1`);
    await untilSays(tab, '[data-filtered]', 'Showing 1 of');
  },

  payment: async (visit) => {
    const { tab } = visit;
    await pay(visit, PAYER['E-mail']);
    await decide(tab, 'approve');
    await untilSays(tab, 'main h2', 'Payment Successful');
    await untilSays(tab, 'main', 'seven hundred');
    await pay(visit, PAYER['E-mail']);
    await decide(tab, 'decline');
    await until(tab, `location.pathname === '/Registrationno'`);
  },

  'payment with faults': async (visit) => {
    const { tab } = visit;
    for (const [fault, message] of [
      ['http-500', 'has a fault of its own'],
      ['drop', 'could not be reached'],
      ['malformed', 'does not understand'],
    ] as const) {
      await pay(visit, faulty(fault)['E-mail']);
      await untilSays(tab, '[role=alert]', message);
      await untilShown(tab, 'form button:enabled');
    }
    await pay(visit, faulty('info-unknown')['E-mail']);
    await decide(tab, 'approve');
    await untilSays(tab, 'main h2', 'Payment not found');
    // Those of the requests that were to fail.
    tab.complaints.splice(0);
  },

  search: async ({ tab, site }) => {
    await tab.goto(`${site}/topicsList`);
    await until(tab, `document.querySelector('[aria-haspopup=dialog]')`);
    const open = async () => {
      await tab.press('/');
      await untilShown(tab, 'dialog [name=q]');
    };
    const isClosed = `!document.querySelector('dialog[open]')`;
    await open();
    await tab.press('Escape');
    await until(tab, isClosed);
    await open();
    await tab.type('dialog [name=q]', 'lung lesons');
    await untilShown(tab, '[role=option]');
    await tab.press('ArrowDown');
    await until(tab, `document.querySelector('[role=option][aria-selected=true]')`);
    await tab.press('Enter');
    await until(tab, `location.pathname === '/papers/239'`);
    await until(tab, `document.querySelector('[aria-haspopup=dialog]')`);
    await open();
    await tab.type('dialog [name=q]', 'gala');
    await tab.press('Escape');
    await until(tab, isClosed);
  },

  'my program': async ({ tab, site }) => {
    await go(tab, `${site}/sessions/keynote-2`);
    await tab.click('[data-add]');
    await until(tab, `document.querySelector('[data-add]').ariaPressed === 'true'`);
    await tab.goto(`${site}/my-programme`);
    await untilSays(tab, '[data-part=program]', 'Keynote 2');
    const pdf = await tab.print?.();
    if (pdf)
      expect((await extractText(new Uint8Array(pdf), { mergePages: true })).text).toContain('Thursday, December 14');
    await tab.evaluate(KEEP_FILES);
    await tab.click(await named(tab, 'main button', 'Add to calendar'));
    await until(tab, `window.made?.includes('UID:session-keynote-2')`);
    await tab.evaluate(`void (document.querySelector('[data-part=share]').open = true)`);
    await untilShown(tab, '#share-link');
    const link = String(await tab.evaluate(`document.querySelector('#share-link').value`));
    // A page that is left while its scripts load complains of those in Firefox.
    await go(tab, `${site}/`);
    await tab.goto(link);
    await untilSays(tab, '[data-part=shared] h2', 'A program shared with you');
  },

  offline: async ({ tab }) => {
    let isCut = false;
    const handler: Handler = (request, _response, next) => (isCut ? void request.socket.destroy() : next());
    const { origin, close } = await serveFolder({ dir: SITE, facts: factsOf(SITE), handlers: [handler] });
    try {
      await tab.goto(`${origin}/attending`);
      await until(tab, `await caches.match('/papers/239')`);
      isCut = true;
      await tab.goto(`${origin}/papers/239`);
      await untilSays(tab, '[data-as-of]', 'Offline. Last updated:');
      await tab.goto(`${origin}/people/fatma-jendoubi`);
      await untilSays(tab, 'main h1', 'not available offline');
      // Those of the network.
      tab.complaints.splice(0);
    } finally {
      await close();
    }
  },

  dark: async ({ tab, site }) => {
    await tab.goto(`${site}/pay`);
    await untilShown(tab, BAR);
    await tab.evaluate(`document.querySelector('[data-choose=dark]').click()`);
    await tab.goto(`${site}/pay`);
    expect(await styleOf(tab, 'html', 'background-color')).toBe('rgb(13, 24, 32)');
    await untilShown(tab, '[type=radio]:enabled');
    expect(await styleOf(tab, '[type=radio]:not(:checked)', 'background-color')).toBe('rgba(0, 0, 0, 0)');
    expect(await styleOf(tab, 'select', 'background-color')).toBe('rgb(24, 43, 56)');
  },

  Arabic: async ({ tab, arabic }) => {
    await tab.goto(`${arabic}/schedule`);
    await untilShown(tab, BAR);
    expect(await styleOf(tab, 'html', 'direction')).toBe('rtl');
    await until(tab, `(await document.fonts.load('100px "Noto Naskh Arabic"', 'ن')).length > 0`);
    // The same bowl with and without a dot above it.
    expect(await tab.evaluate(`(${LOWEST_INK})('من')`)).toBe(await tab.evaluate(`(${LOWEST_INK})('مں')`));
  },
};

/** Those of every `npm test`. */
export const DAILY = ['home', 'schedule', 'payment'];
