import type { BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright-core';

/** The ways to show a page that a page can change while it is open; everything else is its context's. */
type Shown = {
  readonly [Name in keyof typeof AS_OPENED]: BrowserContextOptions[Name] | undefined;
};

/** As playwright shows a page of which nothing is said. */
const AS_OPENED = {
  viewport: { width: 1280, height: 720 },
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const satisfies BrowserContextOptions;

/** A page that can be had again, and what has to be undone before. */
interface LentPage {
  readonly page: Page;
  readonly context: string;
  readonly added: { readonly dispose: () => Promise<void> }[];
}

/** A file of the site that does nothing, on which pages wait. */
const AT_REST = '/robots.txt';

/**
 * Lends pages to one test after the other: a process and a page for the site cost more than most of what a test does in them. What a
 * test gets is as a new page: nothing is stored, routed, emulated or listened to, and no document of the site is open.
 */
export class LentPages {
  readonly #contexts = new Map<string, Promise<BrowserContext>>();
  readonly #resting = new Map<string, LentPage>();

  /** Pages to which a test has spoken through the browser's own protocol: what it said cannot be undone from here. */
  readonly #spent = new WeakSet<Page | Frame>();
  readonly #openContext: (options: BrowserContextOptions) => Promise<BrowserContext>;

  constructor(openContext: (options: BrowserContextOptions) => Promise<BrowserContext>) {
    this.#openContext = openContext;
  }

  /** A page that is shown in this way; give it back with what comes beside it. */
  async lend(options: BrowserContextOptions): Promise<{ page: Page; giveBack: () => Promise<void> }> {
    const { viewport, colorScheme, contrast, forcedColors, reducedMotion, ...ofContext } = options;
    const context = JSON.stringify(ofContext);
    const lent = this.#resting.get(context) ?? (await this.#open(context, ofContext));
    this.#resting.delete(context);
    await show(lent.page, { viewport, colorScheme, contrast, forcedColors, reducedMotion });
    return { page: lent.page, giveBack: () => this.#takeBack(lent) };
  }

  async #open(name: string, options: BrowserContextOptions): Promise<LentPage> {
    const context = this.#contexts.get(name) ?? this.#openOneContext(options);
    this.#contexts.set(name, context);
    const page = await (await context).newPage();
    const lent: LentPage = { page, context: name, added: [] };
    const addInitScript = page.addInitScript.bind(page);
    page.addInitScript = async (...script: Parameters<typeof addInitScript>) => {
      const added = await addInitScript(...script);
      lent.added.push(added);
      return added;
    };
    const exposeFunction = page.exposeFunction.bind(page);
    page.exposeFunction = async (...exposed: Parameters<typeof exposeFunction>) => {
      const added = await exposeFunction(...exposed);
      lent.added.push(added);
      return added;
    };
    return lent;
  }

  async #openOneContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#openContext(options);
    const newSession = context.newCDPSession.bind(context);
    context.newCDPSession = (target) => {
      this.#spent.add(target);
      return newSession(target);
    };
    return context;
  }

  async #takeBack(lent: LentPage): Promise<void> {
    const isClean =
      !(this.#spent.has(lent.page) || this.#resting.has(lent.context)) && (await cleaned(lent).catch(() => false));
    if (isClean && !this.#resting.has(lent.context)) this.#resting.set(lent.context, lent);
    else await lent.page.close();
  }
}

/** Shows a page in a window and media, as if it had been opened so. */
async function show(page: Page, wanted: Shown): Promise<void> {
  await page.emulateMedia({
    media: null,
    colorScheme: wanted.colorScheme ?? AS_OPENED.colorScheme,
    contrast: wanted.contrast ?? AS_OPENED.contrast,
    forcedColors: wanted.forcedColors ?? AS_OPENED.forcedColors,
    reducedMotion: wanted.reducedMotion ?? AS_OPENED.reducedMotion,
  });
  const size = wanted.viewport ?? AS_OPENED.viewport;
  const now = page.viewportSize();
  if (size.width !== now?.width || size.height !== now.height) await page.setViewportSize(size);
}

/** Takes out of a page what a test has put into it, and sends it to rest; whether that could be done. */
async function cleaned({ page, added }: LentPage): Promise<boolean> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(added.splice(0).map((each) => each.dispose()));
  const wasPointedAt = await page.evaluate(() => document.querySelector(':hover') !== null);
  await page.goto(AT_REST);
  if (wasPointedAt) await page.mouse.move(0, 0);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
  });
  return true;
}
