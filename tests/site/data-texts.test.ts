import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import {
  attending,
  calls,
  conference,
  home,
  pages as onePages,
  panels,
  payment,
  registration,
  sessions,
  speakers,
  specialSessions,
  statements,
} from '#compiled';
import { htmlOf, type RichText } from '../../shared/texts/rich-text';
import { there } from '../support/there';
import { pageAt, pages } from './support/built-site';
import { asShown, contentOf, squeezed, textOf, writtenDate } from './support/text';

/** A text of the data: plain, or read from Markdown. */
type Text = string | RichText | undefined;

/** The texts that an element does not have. */
function missing(element: HTMLElement | null, texts: readonly Text[]): Text[] {
  const content = element ? contentOf(element) : '';
  const html = element?.innerHTML ?? '';
  return texts.filter((text) => {
    if (text === undefined) return false;
    return typeof text === 'string' ? !content.includes(asShown(text)) : !html.includes(htmlOf(text).trim());
  });
}

const mainOf = (path: string) => pageAt(path).root.querySelector('main');
const section = (id: string) => pageAt('/').root.querySelector(`#${id}`);

interface Headed {
  readonly heading: string;
  readonly text: RichText;
}
const textsOf = (sections: readonly Headed[]): Text[] => sections.flatMap(({ heading, text }) => [heading, text]);
const partOf = (section: (Omit<Headed, 'text'> & { readonly text: Text }) | undefined): Text[] => [
  there(section).heading,
  there(section).text,
];
const buttonsOf = (actions: readonly { readonly label: string; readonly link: string }[]): Text[] =>
  actions.flatMap(({ label, link }) => [label, link]);

const fullRegistration = there(registration);

describe('the pages whose kind has one page', () => {
  it.each(onePages)('$id has its title, description and text', ({ id, path: address, title, description, text }) => {
    const path = id === 'payment-result' ? `${address}/id` : address;
    const { root } = pageAt(path);
    expect(textOf(root.querySelector('h1') ?? root)).toBe(title);
    expect(root.querySelector('meta[name=description]')?.getAttribute('content')).toBe(description);
    expect(missing(mainOf(path), [text])).toEqual([]);
  });

  it.each([...onePages, ...calls].flatMap(({ path, aliases = [] }) => aliases.map((alias) => ({ alias, path }))))(
    '$alias is $path, byte for byte',
    ({ alias, path }) => {
      expect(pageAt(alias).html).toBe(pageAt(path).html);
    },
  );
});

describe('the home page', () => {
  it.each([
    ['intro', [home.hero.title, home.hero.edition, home.hero.dates, home.hero.venue]],
    ['sponsorship', partOf(home.sponsorship)],
    ['news', home.news.flatMap(({ text, button, link }) => [text, button, link])],
    ['objectives', partOf(home.objectives)],
    ['importantdates', [home.importantDates.heading]],
    ['speakers', [home.speakers.heading, home.speakers.subheading]],
    ['topics', [home.topics.heading]],
    ['partners', [home.partners.heading]],
    ['chairs', [home.chairs.heading]],
    ['committees', [home.committees.heading]],
    ['join', [...partOf(home.join), there(home.join).image, there(home.join).button]],
    ['countdown', [home.countdown.heading, home.countdown.image, home.countdown.imageAlt]],
  ] satisfies [string, Text[]][])('has its texts in the section %s', (id, texts) => {
    expect(missing(section(id), texts)).toEqual([]);
  });
});

describe('the speakers', () => {
  const cards = section('speakers')?.querySelectorAll('article') ?? [];

  it('are in the order of their file', () => {
    const names = cards.map((card) => textOf(card.querySelector('h3') ?? card));
    expect(names).toEqual(speakers.map(({ name }) => name));
  });

  it.each(speakers.map((speaker, index) => ({ ...speaker, card: cards[index] ?? null })))(
    '$name has portrait, affiliation, talk in quotation marks, biography and profile',
    ({ card, name, image, affiliation, talk, bio = [], profile }) => {
      const { talkLabel, bioLabel } = home.speakers;
      const texts = [name, image, affiliation, talkLabel, `“${talk}”`, bioLabel, ...bio, profile];
      expect(missing(card, texts)).toEqual([]);
      const items = card?.querySelectorAll('li').map(textOf);
      expect(items).toEqual(bio.map(squeezed));
      // Without a profile there still is a link, without a target.
      const links = card?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? [];
      // Before it, the name leads to the person's page, and time and room to the session.
      expect(links.slice(-1)).toEqual([profile]);
      expect(links.slice(0, -1)).toEqual([
        expect.stringMatching(/^\/people\//),
        expect.stringMatching(/^\/sessions\//),
      ]);
    },
  );
});

describe('a call', () => {
  it.each(calls)('$path has its facts, rules and buttons', ({ path, title, facts, sections, actions }) => {
    const texts = [title, ...facts.flatMap(({ label, value }) => [label, value]), ...textsOf(sections)];
    expect(missing(mainOf(path), [...texts, ...buttonsOf(actions)])).toEqual([]);
  });
});

describe('a special session', () => {
  const textOfSession = ({ text, textOf: id }: (typeof specialSessions)[number]) =>
    text ?? specialSessions.find((other) => other.id === id)?.text;
  const chairsOf = (session: (typeof specialSessions)[number]) =>
    session.chairs.flatMap(({ name, university, email }) => [name, university, email, `mailto:${email}`]);
  const deadlineOf = ({ deadline }: (typeof specialSessions)[number]) => deadline && writtenDate(deadline);

  it.each(specialSessions)('$path has its chairs, text, deadline, links and PDF', (session) => {
    const { path, title, subtitle, submission, link, secondLink, document } = session;
    const texts = [title, subtitle, textOfSession(session), submission, link, secondLink, document];
    expect(missing(mainOf(path), [...texts, ...chairsOf(session), deadlineOf(session)])).toEqual([]);
  });

  it.each(specialSessions.filter(({ accepted }) => accepted))('$id is on the page of accepted sessions', (session) => {
    const entry = mainOf('/AcceptedSpecialSessions')?.querySelector(`section[id="${session.id}"]`) ?? null;
    const texts = [session.title, ...chairsOf(session), session.submission, deadlineOf(session), session.document];
    expect(missing(entry, texts)).toEqual([]);
  });

  it.each(specialSessions.filter(({ accepted }) => !accepted))('$id has no entry among the accepted', ({ id }) => {
    expect(mainOf('/AcceptedSpecialSessions')?.querySelector(`section[id="${id}"]`)).toBeNull();
  });
});

describe('a panel', () => {
  it.each(panels)('$path has its time and place, themes, chair, panelists and speakers', (panel) => {
    const { id, path, title, venue, intro, themes, detailsHeading, chair, action } = panel;
    const session = sessions.find((each) => each.panel === id);
    const day = `${Number(session?.date.slice(-2))} December 2023`;
    const hours = `${session?.start}-${session?.end}`.replaceAll(':', 'h');
    const people = [chair, ...panel.speakers].flatMap(({ name, affiliation, image, bio }) => [
      name,
      affiliation,
      image,
      ...bio,
    ]);
    const texts = [title, `${day}, ${hours}`, venue, intro, ...themes, detailsHeading, ...people];
    expect(missing(mainOf(path), [...texts, ...buttonsOf(action ? [action] : [])])).toEqual([]);
  });

  it.each(panels.flatMap(({ path, panelists }) => panelists.map((panelist) => ({ path, ...panelist }))))(
    '$path has $name in the table, with company, role and picture',
    ({ path, name, company, role, image }) => {
      const row = mainOf(path)
        ?.querySelectorAll('tr')
        .find((each) => textOf(each).startsWith(company));
      expect(missing(row ?? null, [name, company, role, image])).toEqual([]);
    },
  );
});

describe('the other texts', () => {
  it.each([
    ['/attending', textsOf(there(attending).sections)],
    ...statements.map(({ path, sections }): [string, Text[]] => [path, textsOf(sections)]),
    [
      '/Registration',
      [
        ...textsOf(fullRegistration.sections),
        ...textsOf(fullRegistration.payment),
        ...partOf(fullRegistration.accommodation),
        ...buttonsOf(fullRegistration.actions),
        ...Object.values(there(fullRegistration.fees)).map((text) => (typeof text === 'string' ? text : text.caption)),
      ],
    ],
    ['/pay', [there(payment).form.intro, there(payment).form.button, there(payment).form.withoutScript]],
    ['/Registrationok/id', [there(payment).result.loading, there(payment).result.withoutScript]],
    ['/Registrationno', [there(payment).failure.image, there(payment).failure.imageAlt]],
  ] satisfies [string, Text[]][])('of %s are on the page', (path, texts) => {
    expect(missing(mainOf(path), texts)).toEqual([]);
  });

  it.each(conference.links)('link to $id: $url', ({ url }) => {
    const linked = pages.filter(({ root }) => root.querySelector(`a[href="${url}"]`) !== null);
    expect(linked.map(({ path }) => path)).not.toEqual([]);
  });
});
