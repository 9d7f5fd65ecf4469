import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bringToLife, ignoreRestingPointer, stir } from './support/bring-to-life';
import { visitQuietly, WINDOWS } from './support/quiet-visit';

const { open } = visitQuietly();
const [, , DESK] = WINDOWS;

const liveIsland = (page: Page, name: string) => page.locator(`[data-island=${name}][data-live]`);
const headers = (page: Page) => page.locator('#committees h3 button');
/** What the page says of its parts, and what the browser says of a file that does not come. */
const ownReports = (complaints: readonly string[]) =>
  complaints.filter((complaint) => complaint.includes('interactive part'));
/** The same, of a page on which somebody has begun to read. */
const reportsOf = (page: Page, complaints: readonly string[]) => stir(page).then(() => ownReports(complaints));

/** Names of the scripts that a page asked for, in the order in which it did. */
function listScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** The scripts whose text a pattern is found in. */
async function scriptsWith(page: Page, pattern: RegExp, scripts: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(scripts.map(async (path) => (await page.request.get(path)).text()));
  return scripts.filter((_, index) => pattern.test(texts[index] ?? ''));
}
/** Serves a page with its HTML changed on the way. */
async function openChanged(change: (html: string) => string): Promise<{ page: Page; complaints: string[] }> {
  const opened = await open({ viewport: DESK });
  await opened.page.route('**/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await opened.page.goto('/');
  return opened;
}

describe('an island is loaded', () => {
  it('when the browser is idle', async () => {
    const { page } = await open({ viewport: DESK });
    await page.goto('/pay');
    await liveIsland(page, 'PaymentFormScreen').waitFor();
  });

  it.each([
    ['scrolls', (page: Page) => page.mouse.wheel(0, 10)],
    ['points', (page: Page) => page.mouse.move(100, 100)],
    ['presses a key', (page: Page) => page.keyboard.press('Tab')],
  ])('when the visitor %s, and not before', async (_, begin) => {
    const { page } = await open({ viewport: DESK });
    await ignoreRestingPointer(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await page.locator('[data-island][data-live]').count()).toBe(0);
    await begin(page);
    await liveIsland(page, 'CommitteesAccordion').waitFor();
  });
});

describe('an island that fails', () => {
  it('keeps its static HTML where its script cannot be loaded, and logs that once', async () => {
    const { page, complaints } = await open({ viewport: DESK });
    const scripts = listScripts(page);
    await page.goto('/');
    await bringToLife(page, 'CommitteesAccordion');
    const [chunk = ''] = await scriptsWith(page, /preExit/, scripts);
    await page.route(`**${chunk}`, (route) => route.abort());
    await page.reload();
    await expect.poll(() => reportsOf(page, complaints)).toHaveLength(1);
    expect(ownReports(complaints)[0]).toContain('The interactive part "CommitteesAccordion" could not be loaded.');
    expect(await page.locator('#committees li').count()).toBe(await page.locator('#committees li:visible').count());
    // The others are not concerned.
    await page.getByLabel('Name').focus();
    await liveIsland(page, 'JoinForm').waitFor();
    expect(ownReports(complaints)).toHaveLength(1);
    complaints.length = 0;
  });

  it.each([
    ['its props are not what it expects', '{"committees":7}', 'failed'],
    ['its props are not JSON', '{"committees":', 'could not be loaded'],
  ])('keeps its static HTML where %s, and logs that once', async (_, props, words) => {
    const { page, complaints } = await openChanged((html) =>
      html.replace(
        /(data-island="CommitteesAccordion".*?<script type="application\/json">).*?(?=<\/script>)/s,
        `$1${props}`,
      ),
    );
    await expect.poll(() => reportsOf(page, complaints)).toHaveLength(1);
    expect(ownReports(complaints)[0]).toContain(`The interactive part "CommitteesAccordion" ${words}`);
    await expect.poll(() => headers(page).count()).toBe(12);
    await page.waitForTimeout(100);
    expect(await liveIsland(page, 'CommitteesAccordion').count()).toBe(0);
    expect(await page.locator('#committees li:visible').count()).toBeGreaterThan(30);
    await page.getByRole('link', { name: 'View page: Steering committee' }).click();
    await page.waitForURL('/steeringCommittee');
    expect(complaints.filter((complaint) => !complaint.endsWith('ERR_ABORTED'))).toHaveLength(1);
    complaints.length = 0;
  });
});

describe('a form', () => {
  it('keeps what the visitor typed before it was hydrated', async () => {
    const { page } = await open({ viewport: DESK });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Name').fill('Amel');
    await page.getByLabel('E-mail').fill('amel');
    letGo();
    await liveIsland(page, 'JoinForm').waitFor();
    await page.getByLabel('E-mail').blur();
    await page.getByText("Sorry, but that email doesn't seem to be valid.").waitFor();
    expect([await page.getByLabel('Name').inputValue(), await page.getByLabel('E-mail').inputValue()]).toEqual([
      'Amel',
      'amel',
    ]);
  });
});
