import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moveContent } from '../../scripts/compile/editions/move-content';
import { type PastSite, renderedContents } from '../../scripts/content/site-content';
import { readRules } from '../../scripts/content/validate/rules';
import type { Content } from '../../shared/model/content';
import { htmlOf } from '../../shared/texts/rich-text';
import { readMarkdown } from '../support/read-markdown';
import { compile } from './support/compile';
import { baseData, layOut } from './support/fixture';

async function twoEditions() {
  const folders = layOut();
  cpSync(baseData, join(folders.dataDir, 'editions', '2023'), { recursive: true });
  const compiled = await compile(folders);
  if (!compiled.site) throw new Error('The data have errors.');
  return { ...compiled, site: compiled.site, past: compiled.site.past?.[0] as PastSite };
}

describe('a data folder with a past edition', () => {
  it('compiles without a problem, and both editions keep their own data', async () => {
    const { diagnostics, site, past } = await twoEditions();
    expect(diagnostics).toEqual([]);
    expect(past.content.contributions).toEqual(site.content.contributions);
    expect(site.routes.map(({ path }) => path)).toContain('/schedule');
    expect(past.routes.map(({ path }) => path)).toContain('/schedule');
    expect(past.shown.routes.every(({ path }) => /^\/2023(?=\/|$)/.test(path))).toBe(true);
  });

  it('has no payments for the past edition: no pages, no menu entries, no service', async () => {
    const { site, past } = await twoEditions();
    const paying = site.routes.filter(({ kind }) => kind.startsWith('payment')).map(({ path }) => path);
    expect(paying.length).toBeGreaterThanOrEqual(3);
    const { shown } = past;
    expect(shown.payment).toBeUndefined();
    expect(past.content.payment).toBeUndefined();
    const all = JSON.stringify([shown.navigation, shown.routes, shown.pages, shown.calls, shown.registration]);
    expect(paying.filter((path) => all.includes(`"/2023${path}"`))).toEqual([]);
  });

  it('links each page of the edition to the same page of the newest, and the newest to the editions', async () => {
    const { site, past } = await twoEditions();
    const [newest] = renderedContents(site);
    expect(newest.pastEditions).toEqual([{ name: past.content.conference.acronym, path: '/2023' }]);
    expect(past.shown.edition?.newest.pages).toMatchObject({
      'home/home': '/',
      'schedule/schedule': '/schedule',
    });
  });
});

describe('moving content under the path of its edition', () => {
  it('moves every address of the site, and removes links to pages that the edition does not have', async () => {
    const { content } = await compile(layOut());
    const text = [
      '[home](/) [top](/#intro) [here](#here) [out](https://example.org/)',
      '[licences](/licenses.txt) [both **links**](/a&b) [*pay* now](/pay "t")',
      '![A](/images/a&b.svg)',
    ].join('\n');
    const [page] = (content as Content).freePages; // the base is valid, and has one
    const whole = { ...(content as Content), freePages: [{ ...page, text: readMarkdown(text, 'page') }] } as Content;
    const leftOut = new Set(['/pay']);
    const { content: moved } = moveContent(whole, {
      site: '',
      edition: '/2023',
      leftOut,
      schemas: readRules().schemas,
    });
    expect(htmlOf(moved.freePages[0]?.text ?? { children: [] }).trim()).toBe(
      [
        '<p><a href="/2023">home</a> <a href="/2023#intro">top</a> <a href="#here">here</a> <a href="https://example.org/">out</a>',
        '<a href="/licenses.txt">licences</a> <a href="/2023/a&amp;b">both <strong>links</strong></a> <em>pay</em> now',
        '<img src="/2023/images/a&amp;b.svg" alt="A"></p>',
      ].join('\n'),
    );
  });

  it('moves the addresses of labelled links, and drops those to a page that is left out', async () => {
    const { site } = await twoEditions();
    const links = ['Slides /slides.pdf', '/plan', 'Fees /pay', 'Recording https://example.org/1'];
    const talk = { id: 'T1', kind: 'talk', title: 'Rulers', people: [], links };
    const whole = { ...site.content, contributions: [talk] } as unknown as Content; // the rest is not moved here
    const leftOut = new Set(['/pay']);
    const { content } = moveContent(whole, { site: '', edition: '/2023', leftOut, schemas: readRules().schemas });
    expect(content.contributions[0]?.links).toEqual([
      'Slides /2023/slides.pdf',
      '/2023/plan',
      'Recording https://example.org/1',
    ]);
  });
});
