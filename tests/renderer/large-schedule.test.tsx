import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenderedContent } from '#content';
import { Page as Schedule } from '../../pages/schedule/index.page.server';
import { Page as ScheduleDay } from '../../pages/schedule-day/index.page.server';
import { siteOf } from '../../renderer/site';
import { madeOnce } from '../../shared/made-once';
import { compile } from '../content/support/compile';
import { layOutIn } from '../content/support/fixture';
import { writeLargeProgram } from '../content/support/large-program';
import { rounds } from '../support/rounds';

const folder = mkdtempSync(join(tmpdir(), 'large-schedule-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sites = new Map<number, Promise<RenderedContent>>();

/** A site with so many papers, compiled once. */
function largeSite(papers: number): Promise<RenderedContent> {
  const site = sites.get(papers) ?? compiledSite(papers);
  sites.set(papers, site);
  return site;
}

async function compiledSite(papers: number): Promise<RenderedContent> {
  const folders = layOutIn(join(folder, String(papers)));
  writeLargeProgram(folders.dataDir, papers);
  const { content, pictures, routes, diagnostics } = await compile({ ...folders, remarksLater: true });
  if (!content)
    throw new Error(diagnostics.flatMap(({ severity, message }) => (severity === 'error' ? [message] : [])).join('\n'));
  return { ...content, pictures, routes };
}

/** The pages of the program by their addresses. */
const pagesOf = madeOnce((content: RenderedContent): ReadonlyMap<string, string> => {
  const site = siteOf(content);
  const routes = [...site.routes.all('schedule').slice(0, 1), ...site.routes.all('schedule-day')];
  return new Map(
    routes.map((route) => {
      const Page = route.kind === 'schedule' ? Schedule : ScheduleDay;
      return [route.path, renderToStaticMarkup(<Page {...site} route={route} />)];
    }),
  );
});

const elementsIn = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;

describe('a program of 900 papers in sixty rooms', () => {
  let content: RenderedContent;
  let pages: ReadonlyMap<string, string>;
  beforeAll(async () => {
    content = await largeSite(900);
    pages = pagesOf(content);
  });

  it('has a page for each of its six days, and an overview that links to them', () => {
    const [overview = '', ...days] = pages.keys();
    const linked = parse(pages.get(overview) ?? '')
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href'));

    expect(days).toEqual([20, 21, 22, 23, 24, 25].map((day) => `${overview}/2024-05-${day}`));
    expect(linked).toEqual(expect.arrayContaining([...days, `${days[0]}#keynote`]));
  });

  it('shows every paper as often as it is presented, and every session once, on its own day', () => {
    const shown = [...pages.values()].join('');

    expect(shown.match(/>main\.\d+/g)).toHaveLength(1200);
    for (const { id, date } of content.sessions) {
      const holding = [...pages].filter(([, html]) => html.includes(` id="${id}"`)).map(([path]) => path);
      expect(
        holding.map((path) => path.slice(-10)),
        id,
      ).toEqual([date]);
    }
  });

  it('is never a table wider than seven columns, nor a page of more than 4,000 elements for 100 papers', () => {
    for (const html of pages.values()) {
      const columns = parse(html)
        .querySelectorAll('thead tr')
        .map((row) => row.querySelectorAll('th').length);
      expect(Math.max(0, ...columns)).toBeLessThanOrEqual(7);
      const papers = html.match(/main\.\d+/g)?.length ?? 0;
      expect(elementsIn(html)).toBeLessThan(40 * Math.max(100, papers));
    }
  });

  it('has no link within a page that leads nowhere, and no id twice', () => {
    for (const html of pages.values()) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const wanted = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('writes what ends after midnight with the date of the next day', () => {
    expect([...pages.values()].join('')).toContain('<time dateTime="2024-05-21T00:30+01:00">00:30</time>');
  });
});

describe('a program of thousands of papers', () => {
  it('grows with its papers and not with their square', async () => {
    const sizeOf = async (papers: number) =>
      [...pagesOf(await largeSite(papers)).values()].reduce((sum, html) => sum + elementsIn(html), 0);
    const [few, many] = [300, rounds(5000, 900)];

    expect((await sizeOf(many)) / (await sizeOf(few))).toBeLessThan((1.1 * many) / few);
  });
});
