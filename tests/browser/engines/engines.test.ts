import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ServedSite } from '../../site/support/serve';
import { type ConferenceBuilder, conferenceBuilder } from '../../support/built-conference';
import { CONFERENCES } from '../../support/conferences';
import { IS_THOROUGH, tried } from '../../support/rounds';
import { CHROMIUM_ARGUMENTS } from '../support/browser';
import { openByPuppeteer } from './by-puppeteer';
import { DAILY, FLOWS } from './flows';
import type { Engine } from './tab';
import { WEBKIT } from './webkit';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '';
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)) ?? '';

/** Every engine; Safari itself, which shares the code of WebKitGTK, runs on Apple's systems only. */
const ENGINES: readonly Engine[] = [
  {
    name: 'Firefox',
    isInstalled: FIREFOX !== '',
    open: openByPuppeteer({
      browser: 'firefox',
      executablePath: FIREFOX,
      // Scroll bars beside the page would make it narrower than the window.
      extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
    }),
  },
  WEBKIT,
  {
    name: 'Chromium',
    isInstalled: true,
    open: openByPuppeteer({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS }),
  },
];

let builder: ConferenceBuilder | undefined;
let served: ServedSite | undefined;
beforeAll(async () => {
  if (!IS_THOROUGH) return;
  builder = await conferenceBuilder();
  const arabic = CONFERENCES.find(({ name }) => name === 'arabic');
  served = arabic && (await (await builder.build(arabic, 1)).serve());
});
afterAll(async () => {
  await served?.close();
  builder?.remove();
});

// Every other test of the site runs in Chromium: these do so only to show that the flows themselves are right.
for (const { name, isInstalled, open } of tried(ENGINES, ENGINES.slice(0, 2)))
  describe.runIf(isInstalled)(`${name}, where it is installed`, () => {
    const names = Object.keys(FLOWS);
    const windows = tried([390, 1280], [390]);
    it.each(windows.flatMap((width) => tried(names, DAILY).map((flow) => ({ flow, width }))))(
      '$flow, $width px',
      async ({ flow, width }) => {
        const tab = await open(width);
        try {
          await FLOWS[flow]?.({ tab, site: inject('payingSiteWithoutDrawings'), arabic: served?.origin ?? '' });
          expect(tab.complaints).toEqual([]);
        } finally {
          await tab.close();
        }
      },
    );
  });
