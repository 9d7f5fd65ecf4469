import { parse } from 'node-html-parser';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RenderedContent, Route } from '#content';
import { Page as MyProgramme } from '../../pages/my-programme/index.page.server';
import { Page as Contribution } from '../../pages/paper/index.page.server';
import { Page as Papers } from '../../pages/papers/index.page.server';
import { Page as People } from '../../pages/people/index.page.server';
import { Page as Person } from '../../pages/person/index.page.server';
import { Page as Schedule } from '../../pages/schedule/index.page.server';
import { Page as ScheduleDay } from '../../pages/schedule-day/index.page.server';
import { Page as Search } from '../../pages/search/index.page.server';
import { Page as Session } from '../../pages/session/index.page.server';
import { Page as TopicPage } from '../../pages/topic/index.page.server';
import { Page as Topics } from '../../pages/topics/index.page.server';
import { linkedData } from '../../renderer/linked-data/linked-data';
import { type PageProps, siteOf } from '../../renderer/site';
import { renderedContent } from '../../scripts/content/site-content';
import { timetable } from '../../scripts/exports/documents/booklet/timetable';
import { indexOf } from '../../scripts/exports/find/make-index';
import { memoised } from '../../shared/memoise';
import { type View, viewOf } from '../../shared/program/view-of';
import { wordsIn } from '../../shared/words';
import { CONFERENCE, compileWith } from '../content/support/small-conference';

const FILES = {
  'conference.yaml': `${CONFERENCE}url: https://ice.example.org\n`,
  'rooms.csv': `id,name,plenary,building,floor,map,stepFree
hall,Hall,yes,Old Harbour,Ground floor,https://maps.example.org/hall,yes
loft,Loft,no,Old Harbour,Third floor,,no
dock,Dock,no,,,,
`,
  'people.csv': `name,pronouns,links,bio
Ada Sow,she/her,Code https://code.example.org/ada; Photos https://photos.example.org/ada,Ada skates.
`,
  'sessions.csv': `id,kind,date,start,end,room,title,people,abstract,website
brines,workshop,2030-12-28,14:00,17:00,dock,A day of brine,Ada Sow; Luca Neri,"What *salt* does to ice.",https://brine.example.org
thaw,oral,2030-12-29,09:00,10:00,hall,Thaw,,,
`,
  'papers.csv': `id,title,authors,session,status,video
7,On frost,Luca Neri,thaw,withdrawn,https://video.example.org/7
8,On dew,Luca Neri,thaw,,
`,
  'contributions.csv': `id,kind,title,people,session,date,start,end,room,status,level,tags,language,licence,links,abstract,slides
A1,talk,Ice that sings,Ada Sow,,2030-12-28,10:00,10:30,loft,,Beginner,sound; lakes,en,CC BY 4.0,Recording https://video.example.org/a1; https://pad.example.org/a1,The lake hums.,https://slides.example.org/a1
T1,tutorial,Skating on data,Ada Sow; Luca Neri,,2030-12-28,11:00,12:00,dock,,,,,,,,
W1,workshop,Knots,Ada Sow,brines,,14:00,14:30,,moved,,,,,,,
W2,workshop,Ropes,Ada Sow,brines,,14:30,15:00,,,,,,,,,
D1,demo,A sledge,Luca Neri,,,,,,,,,,,,,
`,
} as const;

const TALKS_ONLY = {
  'conference.yaml': FILES['conference.yaml'],
  'contributions.csv': 'id,title,people\nA1,Ice that sings,Ada Sow\n',
};

const TOPICAL = {
  ...FILES,
  'topics.csv': 'id,title\n1,Ice\n',
  'contributions.csv': 'id,title,people,session,topics\nA1,Ice that sings,Ada Sow,brines,1\n',
};

type Files = Readonly<Record<string, string>>;

const compiled = memoised(async (files: Files): Promise<RenderedContent> => {
  const { site, diagnostics } = await compileWith(files);
  if (!site) throw new Error(JSON.stringify(diagnostics));
  return renderedContent(site);
});

interface Shown {
  readonly html: ReturnType<typeof parse>;
  readonly route: Route;
  readonly view: View | undefined;
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

/** Renders the page of an address. */
async function shown<Shows>(
  Page: ComponentType<PageProps & { readonly view: Shows }>,
  path: string,
  files: Files = FILES,
): Promise<Shown> {
  const content = await compiled(files);
  const route = content.routes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no page ${path}.`);
  const site = siteOf(content);
  const view = viewOf(content, route);
  const html = parse(renderToStaticMarkup(<Page {...site} route={route} view={view as Shows} />)); // the page of its kind
  const data: { '@graph'?: Shown['data'] } = JSON.parse(linkedData(site, route, view) ?? '{}');
  return { html, route, view, data: data['@graph'] ?? [] };
}

const headings = ({ html }: Shown) => html.querySelectorAll('h2').map(({ text }) => text);

/** The facts of a page: label → value. */
const facts = ({ html }: Shown) =>
  Object.fromEntries(
    html.querySelectorAll('dl > div').map((fact) => [fact.querySelector('dt')?.text, fact.querySelector('dd')?.text]),
  );

/** The links of a page by the names that screen readers say. */
const links = (html: Shown['html']) =>
  Object.fromEntries(
    html.querySelectorAll('a').map((link) => [link.getAttribute('aria-label') ?? link.text, link.getAttribute('href')]),
  );

describe('the page of a keynote', () => {
  it('names its speaker below its title, before the time and the chair', async () => {
    const page = await shown(Session, '/sessions/opening', {
      ...FILES,
      'speakers.yaml': '- { id: 1, name: Ada Sow, affiliation: Ice Club, talk: Ice that sings }\n',
      'sessions.csv': `id,kind,date,start,end,room,title,speaker,chairs
opening,keynote,2030-12-28,09:00,10:00,hall,Keynote 1,1,Luca Neri
`,
      'papers.csv': 'id,title,authors\n8,On dew,Luca Neri\n',
      'contributions.csv': 'id,kind,title,people\nA1,talk,Ice that cracks,Luca Neri\n',
    });
    expect(page.html.querySelector('header h1')?.text).toBe('Ice that sings');
    expect(page.html.querySelector('header h1 + p')?.text).toBe('Ada Sow');
    expect(facts(page)).toMatchObject({ Chair: 'Luca Neri' });
  });

  it('has the abstract of the talk before what is known of its speaker, who is not named again', async () => {
    const page = (affiliation: string) =>
      shown(Session, '/sessions/opening', {
        'conference.yaml': CONFERENCE,
        'speakers.yaml': `- { id: 1, name: Ada Sow, talk: Ice that sings, abstract: The lake hums.${affiliation} }\n`,
        'sessions.csv': `id,kind,date,start,end,title,speaker
opening,keynote,2030-12-28,09:00,10:00,Keynote 1,1
`,
      });
    const { html } = await page(', affiliation: Ice Club, bio: [She sings.]');
    expect(html.querySelectorAll('h2').map(({ text }) => text)).toEqual(['When', 'Abstract', 'Speaker']);
    expect(html.querySelectorAll('section').at(-1)?.text).toBe('SpeakerIce ClubShe sings.');
    expect(headings(await page(''))).toEqual(['When', 'Abstract']);
  });
});

describe('the page of a session that is online, too', () => {
  it('offers to take part right after time and place, then the zone of the times with its switch', async () => {
    const page = await shown(Session, '/sessions/ride', {
      'conference.yaml': `${FILES['conference.yaml']}online: true\n`,
      'sessions.csv': `id,kind,date,start,end,title,mode,note,link
ride,social,2030-12-28,23:00,06:00,Night ride,hybrid,Bring a coat,https://stream.example.org/ride
`,
    });
    const text = page.html.querySelector('section')?.text ?? '';
    const order = ['Hybrid', 'Take part online', 'Bring a coat', 'Times are', 'my local times', 'In the schedule'];
    const places = order.map((each) => text.indexOf(each));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    const button = page.html.querySelectorAll('a').find((link) => link.text === 'Take part online');
    expect(button?.classList.length).toBe(1);
  });

  it('says above its facts while it is on until when it is, next to where to take part', async () => {
    const page = await shown(Session, '/sessions/ride', {
      'conference.yaml': `${FILES['conference.yaml']}online: true\n`,
      'sessions.csv': `id,kind,date,start,end,title,mode,link
ride,social,2030-12-28,23:00,06:00,Night ride,hybrid,https://stream.example.org/ride
`,
    });
    const on = page.html.querySelector('p[data-from][data-until]');
    expect(on?.text).toBe('Now, until 06:00');
    expect(on?.attributes).toMatchObject({
      'data-from': expect.stringContaining('2030-12-28T23:00'),
      'data-until': expect.stringContaining('2030-12-29T06:00'),
    });
    expect(on?.parentNode?.querySelector('p[data-from] ~ dl')?.text).toContain('23:00');
    expect(on?.parentNode?.querySelector('a')?.text).toBe('Take part online');
  });
});

describe('the sessions before and after a session', () => {
  const around = async (rows: string) => {
    const { html } = await shown(Session, '/sessions/thaw', {
      ...TALKS_ONLY,
      'rooms.csv': FILES['rooms.csv'],
      'speakers.yaml': '- { id: 1, name: Ada Sow, affiliation: Ice Club, talk: Ice that sings }\n',
      'sessions.csv': `id,kind,date,start,end,room,title,speaker,status\n${rows}`,
    });
    const nav = html.querySelector('nav');
    return {
      sides: nav?.childNodes.map(({ text }) => text.replace(/Saturday.+/, '')),
      stars: nav?.querySelectorAll('[data-star]').map((each) => each.getAttribute('data-star')),
    };
  };

  it('are named by their talk, as in the schedule; without what is cancelled, and without a star for a break', async () => {
    const { sides, stars } = await around(`opening,keynote,2030-12-28,09:00,10:00,hall,Keynote 1,1,
cut,oral,2030-12-28,10:00,11:00,hall,Cut,,cancelled
thaw,oral,2030-12-28,11:00,12:00,hall,Thaw,,
lunch,lunch,2030-12-28,12:00,13:00,hall,Lunch,,
`);
    expect(sides).toEqual(['BeforeIce that sings', 'AfterLunch']);
    expect(stars).toEqual(['session-opening']);
  });

  it('are those without a room, too, unless they are breaks', async () => {
    const { sides } = await around(`opening,keynote,2030-12-28,09:00,10:00,hall,Keynote 1,,
wall,posters,2030-12-28,10:00,11:00,,Wall,,
thaw,oral,2030-12-28,11:00,12:00,hall,Thaw,,
lunch,lunch,2030-12-28,12:00,13:00,,Lunch,,
frost,oral,2030-12-28,13:00,14:00,hall,Frost,,
`);
    expect(sides).toEqual(['BeforeWall', 'AfterFrost']);
  });

  it('are those for everybody in a plenary room, too', async () => {
    const { sides } = await around(`opening,keynote,2030-12-28,09:00,10:00,hall,Ice,,
frost,oral,2030-12-28,10:00,11:00,hall,Frost,,
thaw,oral,2030-12-28,11:00,12:00,loft,Thaw,,
`);
    expect(sides).toEqual(['BeforeIce', '']);
  });

  it('keep their sides if there is only one', async () => {
    const { sides } = await around(`thaw,oral,2030-12-28,11:00,12:00,hall,Thaw,,
frost,oral,2030-12-28,12:00,13:00,hall,Frost,,
`);
    expect(sides).toEqual(['', 'AfterFrost']);
  });

  it('are next to it in time if it has no room: parallel ones with their time once, but no more than three', async () => {
    const rows = `lunch,lunch,2030-12-28,12:00,13:00,,Lunch,,
ice,oral,2030-12-28,13:00,14:00,hall,Ice,,
dew,oral,2030-12-28,13:00,14:00,loft,Dew,,
fog,oral,2030-12-28,13:00,13:50,dock,Fog,,
thaw,social,2030-12-28,20:00,22:00,,Thaw,,
`;
    const { sides } = await around(rows);
    expect(sides).toEqual(['BeforeIceDew', '']);
    const four = ['hail', 'rime', 'snow'].map((id) => `${id},oral,2030-12-28,13:00,14:00,,${id},,`);
    expect((await around(`${rows}${four.join('\n')}\n`)).sides).toBeUndefined();
  });
});

describe('the page of a paper', () => {
  it('has its authors once where nothing but their names is known, and their facts otherwise', async () => {
    const bare = await shown(Contribution, '/papers/8');
    expect(bare.html.querySelector('header h1 + p')?.text).toBe('Luca Neri');
    expect(headings(bare)).not.toContain('Authors');
    const people = 'name,affiliation\nLuca Neri,Frost Institute\n';
    const known = await shown(Contribution, '/papers/8', { ...FILES, 'people.csv': people });
    expect(headings(known)).toContain('Authors');
  });
});

describe('the page of a talk', () => {
  it('has its links with their labels next to its files, and the facts that are known of it', async () => {
    const page = await shown(Contribution, '/talks/A1');

    expect(links(page.html)).toMatchObject({
      'Slides: Ice that sings': 'https://slides.example.org/a1',
      'Recording: Ice that sings': 'https://video.example.org/a1',
      'https://pad.example.org/a1: Ice that sings': 'https://pad.example.org/a1',
      'Code: Ada Sow': 'https://code.example.org/ada',
    });
    expect(facts(page)).toMatchObject({
      Level: 'Beginner',
      Tags: 'sound, lakes',
      Language: 'English',
      Licence: 'CC BY 4.0',
    });
    expect(headings(page)).toEqual(['When and where', 'Abstract', 'Details', 'Links', 'Speaker']);
  });

  it('says where its room is, and is in no session but the schedule, since its slot is its own', async () => {
    const page = await shown(Contribution, '/talks/A1');

    expect(facts(page)).toMatchObject({ Room: 'Loft, Third floor, Old Harbour, steps only' });
    expect(facts(page)).not.toHaveProperty('Session');
    expect(links(page.html)).toMatchObject({ 'In the schedule': '/schedule#slot-A1' });
  });

  it('shows nothing empty where nothing but its title and speaker is known', async () => {
    expect(headings(await shown(Contribution, '/talks/D1'))).toEqual([]);
  });

  it('is an event for search engines, or a work as long as it has no time, and no article', async () => {
    const [event] = (await shown(Contribution, '/talks/A1')).data;
    const [work] = (await shown(Contribution, '/talks/D1')).data;

    expect(event).toMatchObject({
      '@type': 'Event',
      url: 'https://ice.example.org/talks/A1',
      name: 'Ice that sings',
      startDate: '2030-12-28T10:00:00+01:00',
      performer: [{ name: 'Ada Sow' }],
    });
    expect(work).toMatchObject({ '@type': 'CreativeWork', name: 'A sledge', author: [{ name: 'Luca Neri' }] });
  });

  it('has a description that does not say that it was presented', async () => {
    const { route } = await shown(Contribution, '/talks/D1');
    expect(route.description).toBe('A sledge (WSI 2031), Luca Neri');
  });
});

describe('the people of a contribution', () => {
  it.each([
    ['/talks/A1', 'Speaker'],
    ['/talks/T1', 'Teachers'],
    ['/talks/W1', 'Organiser'],
  ])('%s has the heading %s', async (path, heading) => {
    expect(headings(await shown(Contribution, path))).toContain(heading);
  });
});

describe('how to cite', () => {
  it('is said of papers, and of posters only where there are papers or nothing but posters', async () => {
    const poster = 'id,title,authors\nP1,Salt,Ada Sow\n';
    const heading = 'How to cite';
    const at = async (files: Files) => headings(await shown(Contribution, '/posters/P1', files));

    expect(headings(await shown(Contribution, '/papers/8'))).toContain(heading);
    expect(await at({ ...FILES, 'posters.csv': poster })).toContain(heading);
    expect(await at({ 'conference.yaml': CONFERENCE, 'posters.csv': poster })).toContain(heading);
    expect(await at({ ...TALKS_ONLY, 'posters.csv': poster })).not.toContain(heading);
  });
});

describe('the citation of a paper in text', () => {
  it('isolates names of another direction than the title, so that the year follows them', async () => {
    const page = await shown(Contribution, '/papers/8', {
      ...FILES,
      'papers.csv': 'id,session,title,authors\n8,,المساطر,أميرة الطرابلسي; Luca Neri\n',
    });
    const text = page.html.querySelector('[data-citation] p');
    expect(text?.text).toMatch(/^أميرة الطرابلسي, Luca Neri \(2030\)\. المساطر\./);
    expect(text?.querySelectorAll('bdi').map(({ text: each }) => each)).toContain('Luca Neri');
    // It runs in the direction of the page, whose commas it has, not of the title.
    expect(text?.hasAttribute('dir')).toBe(false);
  });
});

describe('what does not take place as announced', () => {
  it('says so first on its page, once, and keeps its address and people', async () => {
    const page = await shown(Contribution, '/papers/7');
    const { text } = page.html;

    expect(text.match(/Withdrawn: no longer part of the program\./g)).toHaveLength(1);
    expect(text.indexOf('Withdrawn')).toBeLessThan(text.indexOf(headings(page)[0] ?? ''));
    expect(page.html.querySelector('header h1 + p')?.text).toBe('Luca Neri');
    expect(page.route.description).not.toContain('Presented');
    expect((await shown(Contribution, '/papers/8')).html.text).not.toContain('Withdrawn');
  });

  it('has no time, room or calendar if it is a contribution, and its time struck through if it is a session', async () => {
    const { 'contributions.csv': _, ...papersOnly } = FILES;
    const files = {
      ...papersOnly,
      'sessions.csv': `id,kind,date,start,end,room,title,status
thaw,oral,2030-12-29,09:00,10:00,hall,Thaw,
off,oral,2030-12-29,11:00,12:00,loft,Off,cancelled
`,
    };
    const paper = await shown(Contribution, '/papers/7', files);
    const session = await shown(Session, '/sessions/off', files);

    expect(headings(paper)).not.toContain('When and where');
    for (const { html } of [paper, session]) expect(html.querySelectorAll('#calendar, [data-add]')).toHaveLength(0);
    expect(session.html.text).toContain('Cancelled: will not take place.');
    expect(session.html.querySelector('s')?.text).toBe('11:00–12:00');
    expect((await shown(Session, '/sessions/thaw', files)).html.querySelectorAll('s time')).toHaveLength(0);
  });

  it('is marked in the lists, too', async () => {
    const marked = async (page: Promise<Shown>, title: string) =>
      (await page).html.querySelectorAll('li').find(({ text }) => text.includes(title))?.text;

    expect(await marked(shown(Session, '/sessions/thaw'), 'On frost')).toContain('Withdrawn');
    expect(await marked(shown(Session, '/sessions/brines'), 'Knots')).toContain('Moved');
    expect(await marked(shown(Papers, '/papers'), 'On frost')).toContain('Withdrawn');
    expect(await marked(shown(Schedule, '/schedule'), 'On frost')).toContain('Withdrawn');
  });
});

describe('a session with people of its own', () => {
  it('has them, its abstract and its website on its page, and calls talks no papers', async () => {
    const page = await shown(Session, '/sessions/brines');

    expect(facts(page)).toMatchObject({ Organisers: 'Ada Sow, Luca Neri', Room: 'Dock' });
    expect(page.html.querySelector('em')?.text).toBe('salt');
    expect(links(page.html)).toMatchObject({ Website: 'https://brine.example.org' });
    expect(headings(page)).toEqual(['When and where', 'Abstract', 'Organisers', 'Contributions']);
    expect(headings(await shown(Session, '/sessions/thaw'))).toContain('Papers');
  });

  it('says where its room is', async () => {
    const page = await shown(Session, '/sessions/thaw');

    expect(facts(page)).toMatchObject({ Room: 'Hall, Ground floor, Old Harbour, step-free access, Map' });
    expect(links(page.html)).toMatchObject({ 'Map: Hall': 'https://maps.example.org/hall' });
  });

  it('has its people and its website in the details of the schedule', async () => {
    const details = (await shown(Schedule, '/schedule')).html.querySelector('#brines');

    expect(details?.text).toContain('Organisers: Ada Sow, Luca Neri');
    expect(details?.text).toContain('2 contributions');
    expect(details && links(details)).toMatchObject({ 'Website: A day of brine': 'https://brine.example.org' });
  });
});

describe('a session that consists of one contribution', () => {
  it('shows that in the details of the schedule: its title once as a heading, its people, its links', async () => {
    const details = (await shown(Schedule, '/schedule')).html.querySelector('#slot-A1');

    expect(details?.querySelector('h4')?.text).toBe('Ice that sings');
    expect(details?.querySelector('h4 a')?.getAttribute('href')).toBe('/talks/A1');
    expect(details?.querySelectorAll('ol')).toHaveLength(0);
    expect(details?.text).toContain('Ada Sow');
    expect(details?.text).not.toContain('The lake hums.');
    expect(details && links(details)).toMatchObject({ 'Recording: Ice that sings': 'https://video.example.org/a1' });
  });

  it('has its title once in the list of all contributions by session', async () => {
    const [bySession] = (await shown(Papers, '/papers')).html.querySelectorAll('section');
    expect(bySession?.text.match(/Ice that sings/g)).toHaveLength(1);
  });

  it('is in a list that begins with links to its parts', async () => {
    const { html } = await shown(Papers, '/papers', TOPICAL);
    const contents = html.querySelectorAll('nav a').map(({ text, attributes: { href = '' } }) => [text, href.slice(1)]);
    const parts = html
      .querySelectorAll('section[id]')
      .map(({ id, firstElementChild }) => [firstElementChild?.text, id]);
    expect(contents).toEqual(parts);
    expect(contents.map(([heading]) => heading)).toEqual(['By session', 'By topic']);
  });

  it('is in a list that also has, by title, what is in no session, however often others are presented', async () => {
    const { html } = await shown(Papers, '/papers', {
      ...TALKS_ONLY,
      'rooms.csv': FILES['rooms.csv'],
      'contributions.csv':
        'id,title,people,session,status\nA1,Ice that sings,Ada Sow,,\nA2,Ice that waits,Ada Sow,,withdrawn\n',
      'presentations.csv': 'paper,session\nA1,brines\nA1,late\n',
      'sessions.csv':
        'id,kind,date,start,end,room,title\nbrines,oral,2030-12-28,11:00,12:00,hall,Brines\nlate,oral,2030-12-29,11:00,12:00,hall,Late\n',
    });
    expect(html.querySelector('#by-title')?.text).toContain('Ice that waits');
  });

  it('is counted in the list of topics', async () => {
    const { html } = await shown(Topics, '/topics', { ...TOPICAL, 'topics.csv': 'id,title\n1,Ice\n2,Snow\n' });
    const topics = html.querySelectorAll('main li, ul li').map(({ text }) => text.trim());
    expect(topics).toEqual(expect.arrayContaining(['Ice (1 contribution)', 'Snow']));
  });
});

describe('a withdrawn talk with a slot of its own, in another language', () => {
  const WITHDRAWN = {
    'conference.yaml': CONFERENCE,
    'rooms.csv': FILES['rooms.csv'],
    'contributions.csv': `id,title,people,date,start,end,room,status,language
G1,Vom Eis,Ada Sow,2030-12-28,10:00,10:30,loft,withdrawn,de
G2,Vom Tau,Luca Neri,2030-12-28,11:00,11:30,loft,,de
`,
  };

  it('is marked as that wherever the schedule names it, with the language of its title, and is not next', async () => {
    const { html } = await shown(Schedule, '/schedule', WITHDRAWN);
    const entry = html.querySelector('td:has([href="#slot-G1"])');

    expect(entry?.text).toContain('Withdrawn');
    expect(html.text).not.toContain('Cancelled');
    expect(html.querySelectorAll('a:has(bdi[lang=de])').map(({ text }) => text)).toEqual([
      'Vom Tau',
      'Vom Eis',
      'Vom Tau',
      'Vom Eis',
      'Vom Tau',
    ]);
    expect((await shown(Papers, '/papers', WITHDRAWN)).html.querySelectorAll('h3 [lang=de]')).toHaveLength(2);
  });

  it('is marked in the timetable of the booklet, and takes no place in the plan of its room', async () => {
    const blocks = JSON.stringify(timetable(await compiled(WITHDRAWN)));

    expect(blocks).toContain('{"text":"Vom Eis","language":"de","bold":true},{"text":" (withdrawn)"}');
    expect(blocks).not.toContain('Cancelled');
  });
});

describe('the page of a person', () => {
  it('has pronouns, all links, and talks apart from papers, and calls tutorials no talks', async () => {
    const ada = await shown(Person, '/people/ada-sow');
    const luca = await shown(Person, '/people/luca-neri');

    expect(ada.html.querySelector('header')?.text).toContain('she/her');
    expect(links(ada.html)).toMatchObject({ 'Photos: Ada Sow': 'https://photos.example.org/ada' });
    expect(headings(ada)).toEqual(['Contributions', 'Biography']);
    expect(headings(luca)).toEqual(['Contributions', 'Papers']);
    expect(luca.html.querySelectorAll('section')[1]?.text).not.toContain('A sledge');
  });

  it('links the title of a keynote, not its session again, and offers the calendar below without emphasis', async () => {
    const { html } = await shown(Person, '/people/ada-sow', {
      'conference.yaml': FILES['conference.yaml'],
      'people.csv': 'name,page\nAda Sow,https://ada.example.org\n',
      'speakers.yaml': '- { id: 1, name: Ada Sow, talk: Ice that sings, bio: [Ada skates.] }\n',
      'sessions.csv': `id,kind,date,start,end,title,speaker
opening,keynote,2030-12-28,09:00,10:00,Keynote 1,1
`,
    });
    const shownLinks = html.querySelectorAll('a').map(({ text }) => text);
    expect(shownLinks).toEqual(['Profile', '“Ice that sings”', 'Add to calendar', 'Calendars']);
    expect(links(html)).toMatchObject({ '“Ice that sings”': '/sessions/opening' });
    expect(html.text).toMatch(/Keynote\s1/);
    expect(html.querySelectorAll('h2').map(({ text }) => text)).toEqual(['Talks', 'Biography']);
  });

  it('has a keynote once whose session has its title, with its star, before the zone of the times', async () => {
    const { html } = await shown(Person, '/people/ada-sow', {
      'conference.yaml': `${FILES['conference.yaml']}online: true\n`,
      'speakers.yaml': '- { id: 1, name: Ada Sow, talk: Ice that sings, bio: [Ada skates.] }\n',
      'sessions.csv': `id,kind,date,start,end,title,speaker
opening,keynote,2030-12-28,09:00,10:00,Ice that sings,1
`,
    });
    const talks = html.querySelector('section');
    expect(talks?.text.match(/Ice that sings/g)).toHaveLength(1);
    expect(talks?.querySelector('[data-star="session-opening"] a')?.getAttribute('href')).toBe('/sessions/opening');
    expect(html.text.indexOf('Times are')).toBeGreaterThan(html.text.indexOf('09:00'));
  });

  it('lists a chaired keynote by its talk, a panel once with the role there, and no affiliation twice', async () => {
    const { html } = await shown(Person, '/people/luca-neri', {
      'conference.yaml': FILES['conference.yaml'],
      'public/images/luca.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      'people.csv': 'name,affiliation\nLuca Neri,"Frost Institute, Italy"\n',
      'speakers.yaml': '- { id: 1, name: Ada Sow, affiliation: Ice Club, talk: Ice that sings }\n',
      'panels.yaml': `- id: cold
  path: /cold
  title: Panel on the cold
  description: A panel.
  venue: Hall
  intro: Who will freeze?
  themes: [Cold]
  detailsHeading: Details
  chair: { name: Luca Neri, affiliation: "Head of Ice, Frost Institute, Italy", image: /images/luca.svg, bio: [He chairs.] }
  panelists: []
  speakers: []
  action: { label: Schedule, link: /schedule }
`,
      'sessions.csv': `id,kind,date,start,end,title,speaker,panel,chairs
opening,keynote,2030-12-28,09:00,10:00,Keynote 1,1,,Luca Neri
cold,panel,2030-12-28,10:00,11:00,Panel: the cold,,cold,Luca Neri
`,
    });
    expect(html.querySelector('header h1 + p')?.text).toBe('Head of Ice, Frost Institute, Italy');
    // The calendar is right after its sessions.
    expect(html.text).toMatch(/10:00–11:00Times are GMT\+1Add to calendar.*He chairs\./s);
    const lists = html.querySelectorAll('section:has(li)').map((section) => ({
      heading: section.querySelector('h2')?.text,
      lines: section.querySelectorAll('li p').map(({ text }) => text.replace(/\s/g, ' ')),
    }));
    const day = 'Saturday, December 28, ';
    expect(lists).toEqual([
      { heading: 'Sessions chaired', lines: ['Keynote 1', 'Ice that sings', `${day}09:00–10:00`] },
      { heading: 'Panels', lines: ['Chair', 'Panel on the cold', `${day}10:00–11:00`] },
    ]);
    expect(html.querySelectorAll('main a[href="/cold"], section a[href="/cold"]')).toHaveLength(1);
  });

  it('shows a person who is only in a committee with its other members from the same country, if any', async () => {
    const files = {
      'conference.yaml': FILES['conference.yaml'],
      'program-committee.csv': `name,affiliation,country
Ada Sow,University of Oulu,FI
Luca Neri,University of Bologna,IT
Nils Berg,University of Turku,FI
`,
    };
    const { html } = await shown(Person, '/people/ada-sow', files);

    expect(html.querySelectorAll('section li').map(({ text }) => text)).toEqual([
      'Nils BergUniversity of Turku, Finland',
    ]);
    expect((await shown(Person, '/people/luca-neri', files)).html.querySelectorAll('section li')).toEqual([]);
    expect(links(html)).toMatchObject({ 'Nils Berg': '/people/nils-berg' });
  });

  it('does not link to itself, and has one star for each paper that is presented', async () => {
    const { html } = await shown(Person, '/people/luca-neri');
    const papers = html.querySelectorAll('section')[1];

    expect(papers?.text).toContain('Luca Neri');
    expect(papers && links(papers)).not.toHaveProperty('Luca Neri');
    expect(papers?.querySelectorAll('[data-star]').map((star) => star.getAttribute('data-star'))).toEqual(['paper-8']);
  });

  it('lists a session of which the person is among its own people, and not as chair', async () => {
    const { html } = await shown(Person, '/people/ada-sow');
    expect(html.querySelector('section')?.text).toContain('A day of brine');
    expect(html.text).not.toContain('Sessions chaired');
  });
});

describe('the list of all contributions', () => {
  it('is a list of papers where there is nothing else, in the search too', async () => {
    const title = async (files: Files) => (await shown(Papers, '/papers', files)).html.querySelector('h1')?.text;
    const inSearch = async (files: Files) => {
      const { site } = await compileWith(files);
      return site && indexOf(site).index.words.kinds.paper;
    };

    const { 'contributions.csv': _, ...papersOnly } = FILES;

    expect(await title(papersOnly)).toBe('Papers');
    expect(await title(FILES)).toBe('Contributions');
    expect(await inSearch(papersOnly)).toBe('Papers and posters');
    expect(await inSearch(FILES)).toBe('Contributions');
  });
});

describe('posters', () => {
  const HUNG = {
    'conference.yaml': CONFERENCE,
    'rooms.csv': FILES['rooms.csv'],
    'sessions.csv': `id,kind,date,start,end,room,title
late,posters,2030-12-29,14:00,15:00,loft,Walls of Sunday
early,posters,2030-12-28,14:00,15:00,hall,Walls of Saturday
`,
    'posters.csv': `id,title,authors,session,board
P1,Salt,Ada Sow,late,1
P2,Ice,Luca Neri,early,10
P3,Snow,Ada Sow; Luca Neri,early,2
P4,Fog,Ada Sow,,
`,
  };

  it('stand in a table by day and board, those without a session below', async () => {
    const { html } = await shown(Schedule, '/schedule', HUNG);
    const section = html.querySelector('#list-of-posters');
    const rows = section
      ?.querySelectorAll('tbody tr')
      .map((row) => row.querySelectorAll('th, td').map((cell) => cell.text));

    expect(section?.querySelectorAll('h3').map(({ text }) => text)).toEqual([
      'Saturday, December 28',
      'Sunday, December 29',
    ]);
    expect(section?.querySelector('caption')?.text).toBe('Walls of Saturday, 14:00–15:00, Hall');
    expect(rows).toEqual([
      ['Board 2', 'Snow', 'Ada Sow, Luca Neri'],
      ['Board 10', 'Ice', 'Luca Neri'],
      ['Board 1', 'Salt', 'Ada Sow'],
    ]);
    expect(section?.querySelectorAll('ol > li').map(({ text }) => text)).toEqual(['Poster P4FogAda Sow']);
    expect((await shown(Session, '/sessions/early', HUNG)).html.text).toContain('Board 10');
  });

  it('and their sessions lead to the list of all', async () => {
    const list = { 'List of posters': '/schedule#list-of-posters' };
    expect(links((await shown(Contribution, '/posters/P4', HUNG)).html)).toMatchObject(list);
    expect(links((await shown(Session, '/sessions/late', HUNG)).html)).toMatchObject(list);
  });
});

describe('what would be forty screens and more of a phone', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  const talks = Array.from({ length: 260 }, (_, index) => {
    const [hour, room] = [8 + Math.floor(index / 26), `r${index % 26}`];
    return `T${index},Talk ${index} on ${index % 2 ? 'water' : 'air'},,2030-12-28,${two(hour)}:00,${two(hour + 1)}:00,${room},1\n`;
  });
  const posters = Array.from({ length: 210 }, (_, index) => `P${index},Poster ${index},Ada Sow,wall,${index + 1}\n`);
  const LONG = {
    'conference.yaml': CONFERENCE,
    'topics.csv': 'id,title,content\n1,Matter,What there is\n',
    'rooms.csv': `id,name,plenary\n${Array.from({ length: 26 }, (_, index) => `r${index},Room ${index},no\n`).join('')}`,
    'sessions.csv': 'id,kind,date,start,end,title\nwall,posters,2030-12-29,10:00,11:00,Wall\n',
    'contributions.csv': `id,title,people,date,start,end,room,topics\n${talks.join('')}`,
    'posters.csv': `id,title,authors,session,board\n${posters.join('')}`,
  };
  const folds = ({ html }: Shown, within: string) =>
    html.querySelectorAll(`${within} details > summary`).map(({ text }) => text);

  it('is folded by the hour on the page of a day, in a list of a hundred at a time, and by letters on a topic', async () => {
    const day = await shown(ScheduleDay, '/schedule/2030-12-28', LONG);
    const wall = await shown(Session, '/sessions/wall', LONG);
    const topic = await shown(TopicPage, '/topics/matter', LONG);

    expect(folds(day, '#table-2030-12-28').slice(0, 2)).toEqual(['26 sessions', '26 sessions']);
    expect(folds(day, '#program-2030-12-28').slice(0, 2)).toEqual(['08:00, 26 sessions', '09:00, 26 sessions']);
    expect(day.html.querySelectorAll('article')).toHaveLength(260);
    // A page of a day that is over shows all of it: the day has an end, as in the schedule of all days.
    expect(day.html.querySelector('#table-2030-12-28')?.getAttribute('data-ends')).toMatch(/^2030-12-28T/);
    expect(folds(wall, 'section')).toEqual(['Board 1 – Board 100', 'Board 101 – Board 200', 'Board 201 – Board 210']);
    expect(folds(topic, 'section')).toEqual(['T (200)', 'T-2 (60)']);
  });

  it('is nothing of a short day or list', async () => {
    const { html } = await shown(Schedule, '/schedule');
    expect(html.querySelectorAll('section section section > details')).toHaveLength(0);
  });
});

describe('a conference without papers', () => {
  const GATHERING = {
    ...TALKS_ONLY,
    'sessions.csv':
      'id,kind,date,start,end,title\nwall,posters,2030-12-28,14:00,15:00,Wall\nday,oral,2030-12-28,15:00,16:00,Day\n',
    'contributions.csv':
      'id,kind,title,people,session\nA1,talk,Ice that sings,Ada Sow,day\nA2,talk,Hot ice,Ada Sow,day\nT1,tutorial,Skating,Nour Haddad,\n',
    'posters.csv': 'id,title,authors,session\nP1,Salt,Luca Neri,wall\n',
  };

  it.each(['en', 'fr', 'ar'])('names no papers and no authors on its pages in %s', async (language) => {
    const files = { ...GATHERING, 'conference.yaml': `${GATHERING['conference.yaml']}language: ${language}\n` };
    const { records, search, filters } = wordsIn(language);
    const academic = [records.authors, records.papers, records.roles.author, search.kinds.paper, filters.kinds.oral];
    const pages = await Promise.all([
      shown(Contribution, '/posters/P1', files),
      shown(Person, '/people/luca-neri', files),
      shown(Papers, '/papers', files),
      shown(People, '/people', files),
      shown(Schedule, '/schedule', files),
      shown(Search, '/search', files),
      shown(MyProgramme, '/my-programme', files),
    ]);

    for (const { html, route } of pages)
      for (const words of [...academic, records.cite.heading, '>talk<'])
        expect(`${html}${route.title}${route.description}`.replace(/ class="[^"]*"/g, ''), route.path).not.toContain(
          words,
        );
    expect(pages[0].data[0]).toMatchObject({ '@type': 'Event' });
  });

  it('has teachers of tutorials in its list of people', async () => {
    expect((await shown(People, '/people', GATHERING)).html.text).toContain('Nour Haddad\nteacher');
  });
});
