import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Contribution, Session } from '#content';
import { PeopleByName } from '../../pages/people/PeopleByName';
import { namesEverybody } from '../../pages/schedule/named-authors';
import { PaperList } from '../../pages/schedule/PaperList';
import type { ProgramContent } from '../../pages/schedule/program-content';
import { Abstract } from '../../renderer/components/Abstract';
import { MyProgrammeLink } from '../../renderer/components/MyProgrammeLink';
import { NavigationBar } from '../../renderer/components/NavigationBar';
import { PageHeader } from '../../renderer/components/PageHeader';
import { People } from '../../renderer/components/People';
import { siteOf } from '../../renderer/site';
import { themeOf } from '../../shared/theme/theme';
import { wordsIn } from '../../shared/words';
import { sampleSite } from '../support/compiled-conferences';

const en = wordsIn('en');

const abstractShown = (text: string) => renderToStaticMarkup(<Abstract text={text} language="fr" />);

it('shows an abstract of one plain paragraph exactly as it is typed', () => {
  expect(abstractShown('Of 5*3*2 & a_b, <i>if</i>.')).toBe(
    '<p lang="fr" dir="auto">Of 5*3*2 &amp; a_b, &lt;i&gt;if&lt;/i&gt;.</p>',
  );
});

it('shows paragraphs, lists and links of an abstract in Markdown, and HTML as text', () => {
  const html = abstractShown('One\n\n- [two](https://example.org)\n- <b>three</b> [four](javascript:alert)');

  expect(html).toContain('<p>One</p>');
  expect(html).toContain('<li><a href="https://example.org">two</a></li>');
  expect(html).toContain('&lt;b&gt;three&lt;/b&gt;');
  expect(html).not.toContain('href="javascript');
});

const headingOf = (header: Parameters<typeof PageHeader>[0]) =>
  /<h1[^>]*>/.exec(renderToStaticMarkup(<PageHeader {...header} />))?.[0];

it('a title has the direction of its own letters, with or without a language', () => {
  expect(headingOf({ title: 'Dialects: what is missing?' })).toBe('<h1 dir="auto">');
  expect(headingOf({ title: 'اللهجات', language: 'ar' })).toBe('<h1 lang="ar" dir="auto">');
});

it('a page header has its picture next to the title, and no empty place without one', () => {
  const html = (picture?: React.ReactNode) =>
    renderToStaticMarkup(<PageHeader title="Ada Lovelace" picture={picture} />);
  expect(html(<img src="/ada.jpg" alt="" />)).toMatch(/<\/h1><\/div><div[^>]*><img src="\/ada.jpg"/);
  expect(html()).not.toMatch(/<\/h1><\/div><div/);
});

describe('people in a row', () => {
  it('keep the comma at the end of a line', () => {
    const html = renderToStaticMarkup(
      <People people={[{ name: 'Ada Byron' }, { name: 'Mary Somerville' }]} words={en} />,
    );
    expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe(
      '<span><bdi>Ada Byron</bdi>,</span> <span><bdi>Mary Somerville</bdi></span>',
    );
  });
});

describe('the list of people', () => {
  const listed = (count: number) => {
    const people = Array.from({ length: count }, (_, index) => ({
      name: `Person ${index}`,
      familyName: String(index),
      roles: ['author'] as const,
    }));
    const view = { kind: 'people', letters: [{ id: 'p', label: 'P', people }], parts: [] } as const;
    return renderToStaticMarkup(<PeopleByName view={view} search={undefined} words={en} />);
  };

  it('has letter headings for many people, and only names for few', () => {
    expect(listed(41)).toContain('<h2>P</h2>');
    expect(listed(16)).not.toContain('<h2>');
    expect(listed(16).match(/<li>/g)).toHaveLength(16);
  });
});

const sample = await sampleSite();
const { words: ownWords, routes } = siteOf(sample);
const { acronym, organizer } = sample.conference;
const [home] = sample.routes;
const logo = { light: '/images/own-light.svg', dark: '/images/own-dark.svg' };

/** The link at the start of the bar. */
function brandOf(conference: Parameters<typeof NavigationBar>[0]['conference'], settings = {}): string {
  if (!home) throw new Error('no home page');
  const html = renderToStaticMarkup(
    <NavigationBar
      conference={conference}
      logo={themeOf(settings).logo}
      menus={[]}
      route={home}
      routes={routes}
      showPicture={(src, _use, box) => ({ src, sources: [], ...box })}
      at={(address) => address}
      words={ownWords}
    />,
  );
  return /<a .*?<\/a>/s.exec(html)?.[0] ?? '';
}

describe('the brand in the bar', () => {
  it('is the logo of the organizer, with a link to it', () => {
    const brand = brandOf({ acronym, ...(organizer && { organizer }) });
    expect(brand).toContain(`href="${organizer?.url}"`);
    expect(brand).toContain(`src="${organizer?.logo}"`);
  });

  it("is the theme's logo in place of the organizer's, and without an organizer too", () => {
    const [theirs, own] = [
      brandOf({ acronym, ...(organizer && { organizer }) }, { logo }),
      brandOf({ acronym }, { logo }),
    ];
    for (const brand of [theirs, own]) {
      expect([...brand.matchAll(/ src="([^"]+)"/g)].map(([, src]) => src)).toEqual([logo.dark, logo.light]);
    }
    expect(theirs).toContain(`href="${organizer?.url}"`);
    expect(own).toContain('href="/"');
    expect(own).toContain(`alt="${acronym}"`);
  });
});

const paper: Contribution = {
  id: '7',
  kind: 'paper',
  session: 'oral-1',
  title: 'On rulers',
  people: ['Ada Sow', 'Luca Neri'],
};

const session: Pick<Session, 'date' | 'start' | 'end' | 'mode'> = { date: '2023-12-13', start: '11:00', end: '12:20' };

const links = {
  to: (kind: string, id: string) => `/${kind}/${id}`,
  toSession: () => undefined,
  toPerson: () => undefined,
};
const shown = (
  papers: readonly Contribution[],
  content: Pick<ProgramContent, 'links'> = { links },
  mode?: Session['mode'],
) =>
  parse(
    renderToStaticMarkup(
      <PaperList
        session={{ ...session, ...(mode && { mode }) }}
        papers={papers}
        timeZone="Africa/Tunis"
        content={{ topics: [], tracks: [], namesEverybody: namesEverybody(papers), ...content }}
        words={en}
      />,
    ),
  );

describe('the papers of a session', () => {
  it('show the time of each that has a time of its own, for people and for machines', () => {
    const [first, second] = shown([{ ...paper, start: '11:00', end: '11:20' }, paper]).querySelectorAll('li');

    expect(first?.text).toContain('11:00–11:20');
    expect(first?.querySelectorAll('time').map((time) => time.getAttribute('datetime'))).toEqual([
      '2023-12-13T11:00+01:00',
      '2023-12-13T11:20+01:00',
    ]);
    expect(second?.querySelector('time')).toBeNull();
  });

  it('show the mode of each where its session does not say it for all', () => {
    const remote = { ...paper, mode: 'online' as const };
    expect(shown([remote]).text).toContain('Online');
    expect(shown([remote], { links }, 'hybrid').text).toContain('Online');
    expect(shown([remote], { links }, 'online').text).not.toContain('Online');
  });

  it('leave the abstract to the page of the paper, and fold it where there is none', () => {
    const long = { ...paper, abstract: 'A rule is a rule.' };
    const without = { links: { to: () => undefined, toSession: () => undefined, toPerson: () => undefined } };
    expect(shown([long]).querySelector('details')).toBeNull();
    expect(shown([long], without).querySelector('details')?.text).toContain('A rule is a rule.');
  });

  describe('of hundreds on a page, which a phone has to load', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...paper,
      id: `${index}`,
      people: Array.from({ length: 14 }, (_, author) => `Presenting or other author ${author}`),
    }));

    it('show the presenter and the number of other authors; the names are on the paper’s page', () => {
      const [first] = shown(many).querySelectorAll('li');
      expect(first?.querySelectorAll('p')[1]?.text).toBe('Presenting or other author 0 and 13 others');
      expect(first?.querySelector('a')?.getAttribute('href')).toBe('/paper/0');
    });

    it('name everybody where no paper has a page of its own, or where there are few', () => {
      const [one] = many;
      const without = { links: { to: () => undefined, toSession: () => undefined, toPerson: () => undefined } };
      for (const [first] of [shown(many, without), shown(one ? [one] : [])].map((page) =>
        page.querySelectorAll('li'),
      )) {
        expect(first?.text).toContain('author 13');
      }
    });
  });
});

it('the link to the program of one’s own says with the colon of the language that something has changed', () => {
  const page = {
    kind: 'my-programme',
    id: 'my-programme',
    path: '/m',
    canonical: '/m',
    title: '',
    description: '',
  } as const;
  const html = renderToStaticMarkup(
    <MyProgrammeLink
      page={page}
      route={page}
      release={2}
      formerUrls={undefined}
      at={(address) => address}
      words={wordsIn('fr')}
    />,
  );
  const { changed }: { changed?: string } = JSON.parse(parse(html).querySelector('a')?.attributes['data-mine'] ?? '{}');
  expect(changed).toBe('\u00a0: Modifié depuis votre dernière visite');
});
