import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { LOOKS } from '../../shared/theme/looks';
import { momentIn } from '../../shared/timed/span';
import { beginVisitTo } from '../../tests/browser/support/browser';
import { conferenceBuilder } from '../../tests/support/built-conference';
import { CONFERENCES } from '../../tests/support/conferences';
import { inEngine } from '../bootstrap/project.mjs';

const FOLDER = inEngine('docs/looks');
const PAGES = ['/', '/schedule'] as const;
const WINDOWS = [
  { name: 'wide', viewport: { width: 1280, height: 900 } },
  { name: 'narrow', viewport: { width: 390, height: 844 } },
] as const;

/** Takes the pictures of the looks in docs/look.md: one test conference in each look, a month before it opens. */
export async function takeLookPictures(): Promise<number> {
  const conference = CONFERENCES.find(({ name }) => name === 'community');
  if (!conference) throw new Error('The test conference is missing.');
  mkdirSync(FOLDER, { recursive: true });
  const builder = await conferenceBuilder();
  try {
    for (const look of Object.keys(LOOKS)) {
      const lay = (folder: string) => {
        conference.lay(folder);
        writeFileSync(join(folder, 'theme.yaml'), `look: ${look}\n`);
      };
      const { content, serve } = await builder.build({ name: look, lay });
      const visit = await beginVisitTo(await serve());
      for (const { name, viewport } of WINDOWS)
        for (const path of PAGES) {
          const page = await visit.open({
            viewport,
            colorScheme: name === 'wide' ? 'light' : 'dark',
            reducedMotion: 'reduce',
          });
          const { timeZone, start } = content.conference;
          await page.clock.setFixedTime(new Date(Date.parse(momentIn(timeZone, `${start}T10:00`)) - 30 * 864e5));
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          const file = join(FOLDER, `${look}${path.replace('/', '-').replace(/-$/, '-home')}-${name}.webp`);
          await sharp(await page.screenshot())
            .webp({ quality: 70, effort: 6 })
            .toFile(file);
          await page.context().close();
        }
      await visit.end();
    }
  } finally {
    builder.remove();
  }
  console.log(`The pictures are in ${FOLDER}.`);
  return 0;
}
