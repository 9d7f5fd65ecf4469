import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONFERENCE } from '../content/support/small-conference';
import { type ConferenceBuilder, conferenceBuilder } from '../support/built-conference';
import { beginVisitTo, type Visit } from './support/browser';
import { goAndSettle } from './support/settled';

const FILES = {
  'conference.yaml': CONFERENCE,
  'tracks.csv': 'id,title,card\npapers,Papers,yes\n',
  'deadlines.csv': `track,milestone,label,date,time,zone
papers,submission,Submission,2030-06-02,23:59,AoE
papers,notification,Notification,2030-08-01,12:00,
papers,posters,Posters,2030-10-01,,
`,
};

let builder: ConferenceBuilder;
let visit: Visit;
beforeAll(async () => {
  builder = await conferenceBuilder();
  const lay = (dataDir: string) => {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(dataDir, name), text);
  };
  visit = await beginVisitTo(await (await builder.build({ name: 'deadlines', lay }, 3)).serve());
});
afterAll(async () => {
  await visit?.end();
  builder?.remove();
});

it.each([
  ['Asia/Tokyo', ['Your time: June 3, 2030 at 20:59', 'Your time: August 1, 2030 at 19:00']],
  ['America/Los_Angeles', ['Your time: June 3, 2030 at 04:59', 'Your time: August 1, 2030 at 03:00']],
  // The clock of the conference; a deadline without an hour has no other time.
  ['Europe/Oslo', ['Your time: June 3, 2030 at 13:59']],
])('deadlines with an hour have the time by the clock of %s, where it differs', async (timezoneId, times) => {
  const page = await visit.open({ timezoneId });
  await goAndSettle(page, '/important-dates');
  const own = page.locator('[data-later=own-time]:not(:empty)');
  await expect.poll(() => own.allTextContents()).toEqual(times);
  await page.context().close();
});
