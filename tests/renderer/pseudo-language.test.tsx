import { parse } from 'node-html-parser';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Layout } from '../../renderer/Layout';
import { type PageProps, siteOf } from '../../renderer/site';
import { siteLookOf } from '../../renderer/site-look';
import { shownContent } from '../../scripts/content/site-content';
import { languagesIn } from '../../shared/format/languages';
import { type View, viewOf } from '../../shared/program/view-of';
import { en, type Words } from '../../shared/words/en';
import { siteOfConference } from '../support/compiled-conferences';
import { CONFERENCES } from '../support/conferences';
import { someOfEach } from '../support/rounds';
import { shownBy, tidy } from './support/shown-by';

/** The words of the interface in a language in which each is marked: what is shown without marks is not one of them. */
const pseudo = marked(en) as Words; // every text and phrase in its place

function marked(words: unknown): unknown {
  if (typeof words === 'string') return `⟦${words}⟧`;
  if (typeof words === 'function') {
    return (...values: readonly unknown[]) => {
      const said: unknown = Reflect.apply(words, undefined, values);
      // The parts of a list stand by themselves: none of them is a word.
      return typeof said === 'string' ? `⟦${said}⟧` : said;
    };
  }
  return Object.fromEntries(Object.entries(words as object).map(([name, word]) => [name, marked(word)]));
}

/** Without a type argument, by which vitest would not know that this file depends on others (`vitest.config.ts`). */
const pages = import.meta.glob(['../../pages/*/index.page.server.tsx', '../../renderer/_error.page.server.tsx'], {
  eager: true,
}) as Readonly<Record<string, { Page: ComponentType<PageProps & { readonly view: View | undefined }> }>>; // every page's entry has one
const pageOf = (kind: string) =>
  Object.entries(pages).find(([path]) => path.includes(kind === 'error' ? '/_error.' : `/${kind}/`))?.[1].Page;

/** Every text of the data, without markup, and the words of its pictures. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.includes('<') ? [tidy(parse(value).textContent), ...shownBy(value)] : [tidy(value)];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What of a text is neither marked nor in the data. */
function strange(text: string, data: string): string[] {
  // Signs of direction are no words.
  let rest = text.replaceAll(/[\u2066-\u2069]/g, '');
  // The innermost marks first: a phrase may fill in another.
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' | ');
  return rest
    .split(' | ')
    .flatMap((part) =>
      data.includes(tidy(part)) ? [] : part.split(/ – |[,:.·;] |[()]|(?<=(?:^|\()\d+) |(?<=\b[A-Z]{3}) /),
    )
    .map((part) => part.replaceAll(/^[\s:;.,()–-]+|[\s:;(–-]+$/g, ''))
    .filter((part) => /\p{L}/u.test(part) && !data.includes(part));
}

/** The largest has thousands of names, and no part of a page that no other has. */
const NAMES = ['sample', ...CONFERENCES.map(({ name }) => name).filter((name) => name !== 'large')];

describe('a site in a language of marked words', () => {
  it.each(NAMES)('shows no word that is neither of the interface nor of the data: %s', async (name) => {
    const content = shownContent(await siteOfConference(name));
    const site = { ...siteOf(content), words: pseudo };
    // A site in another language is named in that language.
    const named = (content.conference.translations ?? []).map(({ language }) => languagesIn(language)(language));
    const data = [...textsIn(content), ...named].join('\n');
    const found = someOfEach(content.routes, ({ kind }) => kind, 3).flatMap((route) => {
      const Page = pageOf(route.kind);
      if (!Page) throw new Error(`no page of the kind ${route.kind}`);
      const html = renderToStaticMarkup(
        <Layout site={site} siteLook={siteLookOf(content)} route={route} view={viewOf(content, route)}>
          <Page {...site} route={route} view={viewOf(content, route)} />
        </Layout>,
      );
      // A letter under which people stand is no word.
      return shownBy(html)
        .filter((text) => !/^\p{L}$/u.test(text))
        .flatMap((text) => strange(text, data).map((part) => `${route.kind}: ${part}`));
    });
    expect([...new Set(found)]).toEqual([]);
  });

  it('would show one', () => {
    const html = '<p>⟦Chairs⟧: Nour</p><p title="⟦Profile of Nour⟧">Click here</p><img alt="Go">';
    expect(shownBy(html).flatMap((text) => strange(text, 'Nour\nProfile'))).toEqual(['Click here', 'Go']);
  });
});
