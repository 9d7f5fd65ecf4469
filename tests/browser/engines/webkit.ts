import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { ENVIRONMENT, type Engine, HEIGHT, type Key, type Tab } from './tab';

/** What Debian's packages webkit2gtk-driver and xvfb install. */
const [DRIVER, DISPLAY] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const;

/** The codes of keys in WebDriver. */
const CODES: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015', '/': '/' };

/** The name under which WebDriver gives the id of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A style sheet for GTK: the browser's own buttons would be wider than a phone. */
const NARROW_BUTTONS = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

const IN_THE_MIDDLE = `{ block: 'center', behavior: 'instant' }`;

/** Answers with the value of an expression, once it is there. */
const AWAIT = 'const [answer] = arguments; (async () => (EXPRESSION))().then(answer, () => answer());';

/** Milliseconds that a busy machine may take for anything that is waited for. */
const LIMIT = 60_000;
const PATIENCE = { timeout: LIMIT, interval: 100 };

/** WebKitGTK, driven by WebDriver on a display of its own. A driver serves one session, so each tab has its own. */
export const WEBKIT: Engine = {
  name: 'WebKit',
  isInstalled: [DRIVER, DISPLAY].every((path) => existsSync(path)),
  open: async (width) => {
    const home = mkdtempSync(join(tmpdir(), 'conference-site-webkit-'));
    mkdirSync(join(home, 'gtk-3.0'));
    writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW_BUTTONS);
    const { display, number } = await startDisplay();
    const port = await freePort();
    const folders = { HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
    const env = { ...ENVIRONMENT, ...folders, DISPLAY: `:${number}` };
    const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
    const end = async () => {
      for (const child of [driver, display]) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
    };
    try {
      return await openTab(`http://127.0.0.1:${port}`, width, end);
    } catch (problem) {
      await end();
      throw problem;
    }
  },
};

/** Starts the browser of a driver, with one window. */
async function openTab(driver: string, width: number, end: () => Promise<void>): Promise<Tab> {
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value }: { value: unknown } = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await vi.waitFor(() => send('GET', '/status'), PATIENCE);
  // Without a wish, it starts the browser that comes with it.
  const session = `/session/${textIn(await send('POST', '/session', { capabilities: {} }), 'sessionId')}`;
  const command = (path: string, body: object = {}) => send('POST', `${session}${path}`, body);
  await command('/timeouts', { script: LIMIT });
  await command('/window/rect', { width, height: HEIGHT });
  const evaluate = (expression: string) =>
    command('/execute/async', { script: AWAIT.replace('EXPRESSION', () => expression), args: [] });
  const find = async (selector: string) =>
    `/element/${textIn(await command('/element', { using: 'css selector', value: selector }), ELEMENT)}`;
  return {
    complaints: [],
    goto: async (url) => void (await command('/url', { url })),
    // Again while it is hidden. The driver itself would scroll no further than below the bar.
    click: (selector) =>
      vi.waitFor(async () => {
        const element = await find(selector);
        await evaluate(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView(${IN_THE_MIDDLE})`);
        await command(`${element}/click`);
      }, PATIENCE),
    type: (selector, text) =>
      vi.waitFor(async () => void (await command(`${await find(selector)}/value`, { text })), PATIENCE),
    press: async (key) => {
      const focused = textIn(await send('GET', `${session}/element/active`), ELEMENT);
      await command(`/element/${focused}/value`, { text: CODES[key] });
    },
    evaluate,
    close: () => send('DELETE', session).then(end),
  };
}

/** Reads a text of an answer. */
function textIn(answer: unknown, name: string): string {
  const text: unknown = Object.getOwnPropertyDescriptor(Object(answer), name)?.value;
  if (typeof text !== 'string') throw new Error(`The driver has answered without ${name}.`);
  return text;
}

/** Starts a display without a screen, under the first number that is free. */
async function startDisplay(): Promise<{ display: ChildProcess; number: string }> {
  const display = spawn(DISPLAY, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  return { display, number: String(number).trim() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}
