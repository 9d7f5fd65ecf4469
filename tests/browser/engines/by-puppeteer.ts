import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { ENVIRONMENT, type Engine, HEIGHT } from './tab';

/** What Firefox and Chromium say of a request and of a transition that they stop because the page is left. */
const OF_LEAVING = /A ServiceWorker intercepted the request and encountered|Transition was (?:aborted|skipped)/;

/** Opens an engine that puppeteer drives: Chromium by its own protocol, Firefox by WebDriver BiDi. */
export const openByPuppeteer =
  (options: LaunchOptions): Engine['open'] =>
  async (width) => {
    const browser = await puppeteer.launch({ ...options, env: ENVIRONMENT });
    const page = await browser.newPage();
    await page.setViewport({ width, height: HEIGHT });
    const complaints: string[] = [];
    const note = (complaint: string) => {
      if (!OF_LEAVING.test(complaint)) complaints.push(complaint);
    };
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', (problem) => note(String(problem)));
    return {
      complaints,
      goto: async (address) => void (await page.goto(address)),
      click: (selector) => page.locator(selector).click(),
      type: async (selector, text) => {
        await page.locator(selector).click();
        await page.type(selector, text);
      },
      press: (key) => page.keyboard.press(key),
      evaluate: (expression) => page.evaluate(expression),
      print: () => page.pdf(),
      close: () => browser.close(),
    };
  };
