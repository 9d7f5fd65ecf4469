import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Route } from '#content';
import { Page as Paper } from '../../pages/paper/index.page.server';
import { Page as Schedule } from '../../pages/schedule/index.page.server';
import { Page as Session } from '../../pages/session/index.page.server';
import { linkedData } from '../../renderer/linked-data/linked-data';
import { type Site, siteOf } from '../../renderer/site';
import { renderedContent } from '../../scripts/content/site-content';
import { findables } from '../../scripts/exports/find/entries';
import { programEntries } from '../../scripts/exports/my-program/entries';
import { memoised } from '../../shared/memoise';
import { viewOf } from '../../shared/program/view-of';
import { CONFERENCE, compileWith } from '../content/support/small-conference';
import { filesOf } from '../support/compiled-conferences';
import { there } from '../support/there';

const FILES = {
  'conference.yaml': `${CONFERENCE}url: https://ice.example.org\n`,
  'sessions.csv': `id,kind,date,start,end,title,secondTitle,secondTitleLanguage
thaw,oral,2030-12-29,09:00,10:00,Thaw,Dégel,fr
`,
  'papers.csv': `id,session,start,end,title,authors,language,keywords,secondTitle,secondTitleLanguage
1,thaw,09:00,09:30,Glace chaude,Ada Sow,fr,givre; neige,Warm ice,en
2,thaw,09:30,10:00,Cold water,Luca Neri,,,ماء بارد,ar
`,
  'proceedings.yaml': `title: Proceedings of the Winter School on Ice
published: 2031-01-20
doiPrefix: "10.5555"
publisher: { name: Ice Press, place: Tromsø }
depositor: { name: Ada Sow, email: ada@example.org }
`,
};

const madeSite = memoised(async (files: typeof FILES) => {
  const { site, diagnostics } = await compileWith(files);
  expect(diagnostics).toEqual([]);
  const compiled = there(site);
  return { compiled, site: siteOf(renderedContent(compiled)) };
});

const routeOf = (site: Site, kind: Route['kind'], id: string) =>
  there(site.routes.all(kind).find((route) => route.id === id));

async function shown(kind: 'paper' | 'session', id: string) {
  const { site } = await madeSite(FILES);
  const route = routeOf(site, kind, id);
  const view = viewOf(site.content, route) as never; // that of the page
  return parse(
    renderToStaticMarkup(
      kind === 'paper' ? (
        <Paper {...site} route={route} view={view} />
      ) : (
        <Session {...site} route={route} view={view} />
      ),
    ),
  );
}

const linesIn = (page: Awaited<ReturnType<typeof shown>>) =>
  page
    .querySelectorAll('h1, h1 ~ p[dir], div:has(> h1) ~ p[dir]')
    .map(({ tagName, attributes: { lang }, text }) => [tagName, lang, text.trim()]);

it('the second title is below the title of the page, in its language', async () => {
  expect(linesIn(await shown('paper', '1'))).toEqual([
    ['H1', 'fr', 'Glace chaude'],
    ['P', 'en', 'Warm ice'],
  ]);
  expect(linesIn(await shown('paper', '2'))).toContainEqual(['P', 'ar', 'ماء بارد']);
  expect(linesIn(await shown('session', 'thaw'))).toContainEqual(['P', 'fr', 'Dégel']);
});

it('titles and keywords in another language are marked in lists, search and "my programme"', async () => {
  const { compiled, site } = await madeSite(FILES);
  const schedule = parse(renderToStaticMarkup(<Schedule {...site} route={there(site.routes.of('schedule'))} />));
  const french = schedule.querySelectorAll('[lang=fr]').map(({ text }) => text);
  expect(french).toContain('Glace chaude');
  const facts = (await shown('paper', '1')).querySelectorAll('dd [lang=fr]');
  expect(facts.map(({ text }) => text)).toEqual(['givre, neige']);

  const found = findables(compiled).find(({ key }) => key === 'paper-1');
  expect(found?.shown.slice(4)).toEqual(['paper-1', 'fr']);
  expect(found?.title).toContain('Warm ice');
  expect(findables(compiled).find(({ key }) => key === 'paper-2')?.shown).toHaveLength(5);
  expect(programEntries(compiled).map(({ language }) => language)).toEqual([undefined, 'fr', undefined]);
});

it('the second title is the alternate name in linked data', async () => {
  const { site } = await madeSite(FILES);
  const dataOf = (kind: 'paper' | 'session', id: string) => {
    const route = routeOf(site, kind, id);
    return linkedData(site, route, viewOf(site.content, route));
  };
  expect(dataOf('paper', '1')).toContain('"alternateName":"Warm ice","author"');
  expect(dataOf('paper', '1')).toContain('"inLanguage":"fr"');
  expect(dataOf('session', 'thaw')).toContain('"alternateName":"Dégel"');
});

it('Crossref gets a second title as the original one if only that of the paper is English; calendars have the language', async () => {
  const { compiled } = await madeSite(FILES);
  const texts: string[] = [];
  for await (const { text } of filesOf(compiled, /crossref\.xml$|^\/schedule\.ics$/)) texts.push(text);
  expect(texts.join('').match(/<original_language_title.*?>.*?</g)).toEqual([
    '<original_language_title language="ar">ماء بارد<',
  ]);
  expect(texts.join('')).toContain('SUMMARY;LANGUAGE=fr:Glace chaude');
});
