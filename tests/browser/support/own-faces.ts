import type { Page } from 'playwright-core';

/** The typefaces of the site (renderer/styles/fonts.css). */
const FACES = ['Marcellus', 'Source Sans 3'] as const;

/** The site's typefaces that the page does not use; one that loads too late is used on the next page. */
const missingFaces = (page: Page) =>
  page.evaluate((faces) => {
    const probe = document.createElement('span');
    probe.textContent = 'Wide words';
    probe.style.position = 'absolute';
    document.body.append(probe);
    const missing = faces.filter((face) => {
      const [own, other] = [`"${face}", monospace`, 'monospace'].map((family) => {
        probe.style.fontFamily = family;
        return probe.getBoundingClientRect().width;
      });
      return own === other;
    });
    probe.remove();
    return missing;
  }, FACES);

/** Opens a page to measure text in it; reloads while a busy machine has not loaded the site's typefaces. */
export async function openInOwnFaces(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (let visit = 1; visit < 10 && (await missingFaces(page)).length > 0; visit++) await page.reload();
  const missing = await missingFaces(page);
  if (missing.length > 0) throw new Error(`${path} is not set in ${missing.join(', ')}`);
}
