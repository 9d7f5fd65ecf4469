import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Page as Home } from '../../pages/home/index.page.server';
import { Page as Session } from '../../pages/session/index.page.server';
import { Layout } from '../../renderer/Layout';
import { markedSite } from '../../renderer/marked-words';
import { siteThemeOf } from '../../renderer/site-theme';
import { renderedContent } from '../../scripts/content/site-content';
import { viewOf } from '../../shared/program/view-of';
import { CONFERENCE, compileWith } from '../content/support/small-conference';
import { there } from '../support/there';

const WORDS = 'navigation:\n  menu: Elenco\nfooter:\n  licences: Licenze\n';
const SESSIONS = `id,kind,number,date,start,end,title,chairs
welcome,oral,1,2030-12-28,09:00,10:00,Ghiaccio,Ada Sow
`;

/** Renders the home page or the session of a conference in a language. */
async function pageIn(language: string, words: string, kind: 'home' | 'session') {
  const { site: compiled } = await compileWith({
    'conference.yaml': `${CONFERENCE}language: ${language}\n`,
    'sessions.csv': SESSIONS,
    ...(words && { 'words.yaml': words }),
  });
  const content = renderedContent(there(compiled));
  const { site, routeOf, finish } = markedSite(content);
  const route = routeOf(there(site.routes.of(kind)));
  const view = viewOf(site.content, route);
  const page =
    kind === 'home' ? <Home {...site} route={route} /> : <Session {...site} route={route} view={view as never} />;
  const html = renderToStaticMarkup(
    <Layout site={site} siteTheme={siteThemeOf(content)} route={route} view={view}>
      {page}
    </Layout>,
  );
  return finish(html);
}

const inEnglish = (html: string) =>
  parse(html)
    .querySelectorAll('[lang=en]')
    .map(({ textContent }) => textContent);

it('labels that a conference has not translated are marked as English, and its own words are not', async () => {
  const html = await pageIn('it', WORDS, 'home');
  expect(inEnglish(html)).toEqual(expect.arrayContaining(['Skip to content', 'Schedule', 'All pages']));
  expect(inEnglish(html).filter((text) => /Elenco|Licenze|Tromsø|Winter School/.test(text))).toEqual([]);
  expect(html).toContain('<html lang="it">');
  expect(html).toContain('>Licenze<');
  expect(html).not.toMatch(/[\uFDD0\uFDD1]/);

  const session = await pageIn('it', '', 'session');
  expect(session).toContain('<span lang="en">Session 1:</span></span> Ghiaccio</h1>');
  expect(session).toContain('<title>Session 1: Ghiaccio – WSI 2031</title>');
});

it.each(['he', 'fa', 'ur'])(
  'a page in %s is right to left, with English labels from left to right',
  async (language) => {
    const html = await pageIn(language, '', 'home');
    expect(html).toContain(`<html lang="${language}" dir="rtl"`);
    expect(html).toContain('<span lang="en" dir="ltr">Skip to content</span>');
  },
);

it('a language with all words has no marks', async () => {
  expect(inEnglish(await pageIn('de', '', 'home'))).toEqual([]);
});
