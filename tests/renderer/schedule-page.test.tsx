import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RenderedContent, Session } from '#content';
import { Page } from '../../pages/schedule/index.page.server';
import { siteOf } from '../../renderer/site';
import { sampleSite } from '../support/compiled-conferences';

const sample = sampleSite();

/** The schedule of the sample with other sessions, and what else differs. */
async function shown(sessions: readonly Session[], changes: Partial<RenderedContent> = {}) {
  const site = siteOf({ ...(await sample), contributions: [], sessions, ...changes });
  const [route] = site.routes.all('schedule');
  if (!route) throw new Error('The sample has no schedule.');
  return parse(renderToStaticMarkup(<Page {...site} route={route} />));
}

const session = (id: string, start: string, end: string, more: Partial<Session> = {}): Session => ({
  id,
  kind: 'oral',
  date: '2023-12-13',
  start,
  end,
  title: `About ${id}`,
  ...more,
});

it('has a filter bar, but not for one day in one room', async () => {
  const alone = session('one', '09:00', '10:00', { room: ['elyssa'] });
  const nextDay = session('two', '09:00', '10:00', { room: ['elyssa'], date: '2023-12-14' });
  const nextRoom = session('three', '09:00', '10:00', { room: ['jugurtha'] });
  const barOf = async (...sessions: Session[]) => (await shown(sessions)).querySelector('[data-day-bar]');

  expect(await barOf(alone)).toBeNull();
  expect((await barOf(alone, nextDay))?.querySelectorAll('ul a').map(({ text }) => text)).toEqual([
    'Wed 13 Today',
    'Thu 14 Today',
  ]);
  expect((await barOf(alone, nextRoom))?.querySelector('ul')).toBeNull();
});

it.each([
  ['en', 'Wednesday, December 13', '09:00–10:00', 'Next, at 09:00: About one, until 10:00'],
  ['fr', 'Mercredi 13 décembre', '09:00–10:00', 'Ensuite, à 09:00\u00a0: About one, jusqu’à 10:00'],
  ['ar-EG', 'الأربعاء ١٣ ديسمبر', '٠٩:٠٠–١٠:٠٠', 'التالي، في ٠٩:٠٠: About one، حتى ١٠:٠٠'],
])('says days, times and what comes next as %s does', async (language, day, times, next) => {
  const conference = { ...(await sample).conference, language };
  const page = await shown([session('one', '09:00', '10:00', { room: ['elyssa'] })], { conference });

  expect(page.querySelector('#program-2023-12-13 h3')?.text).toBe(day);
  expect(page.querySelector('#one time')?.parentNode?.text).toContain(times);
  expect(page.querySelector('#filter-now dd')?.text).toBe(next);
});

describe('a day at a glance', () => {
  it('is a list where there are no rooms, with overlapping sessions side by side', async () => {
    const page = await shown([session('one', '09:00', '10:00'), session('two', '09:00', '10:30')]);

    expect(page.querySelector('table')).toBeNull();
    expect(page.querySelectorAll('li > [data-kind] a').map(({ text }) => text)).toEqual(['About one', 'About two']);
  });

  it('is a list where something else than a break is outside the only room, which would claim it', async () => {
    const inRoom = session('one', '09:00', '10:00', { room: ['elyssa'] });
    const isTable = async (kind: string) =>
      (await shown([inRoom, session('two', '19:00', '21:00', { kind })])).querySelector('table') !== null;

    expect(await isTable('social')).toBe(false);
    expect(await isTable('lunch')).toBe(true);
  });

  it('shows a session in each of its rooms', async () => {
    const page = await shown([session('one', '09:00', '10:00', { room: ['elyssa', 'jugurtha'] })]);

    expect(page.querySelectorAll('td a').map(({ text }) => text)).toEqual(['About one', 'About one']);
  });

  it('is a list where the rooms do not fit across the window', async () => {
    const rooms = Array.from({ length: 7 }, (_, index) => ({ id: `r${index}`, name: `Room ${index}`, plenary: false }));
    const page = await shown(
      rooms.map(({ id }) => session(`s-${id}`, '09:00', '10:00', { room: [id] })),
      { rooms },
    );

    expect(page.querySelector('table')).toBeNull();
    expect(page.querySelectorAll('li > [data-kind]').map(({ text }) => text)).toEqual(
      rooms.map(({ id, name }) => `About s-${id}${name}`),
    );
  });

  it('says first what a talk is about, then who speaks, with the name of the session as a label', async () => {
    const speakers = [
      { id: 1, name: 'Ada Sow', talk: 'On rulers', image: '/ada.svg', others: [{ name: 'Luca Neri' }] },
    ];
    const page = await shown([session('one', '09:00', '10:00', { kind: 'keynote', title: 'Keynote 1', speaker: 1 })], {
      speakers,
    });
    for (const part of ['li > [data-kind]', '#one']) {
      expect(page.querySelector(`${part} a`)?.text).toBe('On rulers');
      expect(page.querySelector(part)?.text).toMatch(/^Keynote 1On rulers.*Ada Sow(,|;) Luca Neri/);
    }
    expect(page.querySelector('li > [data-kind] img')?.getAttribute('src')).toBe('/ada.svg');
  });

  it('continues after midnight in the order of time', async () => {
    const page = await shown([
      session('late', '23:00', '01:00', { room: ['elyssa'] }),
      session('evening', '21:00', '24:00', { room: ['carthage'] }),
    ]);

    const rows = page.querySelectorAll('tbody th').map(({ text }) => text);
    expect(rows).toEqual(['21:00–23:00', '23:00–24:00', '00:00–01:00']);
  });
});

it.each([
  ['table', undefined, 'tbody th', ['09:00–10:45', '10:45–11:00', '11:00–11:30', '11:30–12:30'], ['–10:45']],
  ['list', [], 'h3', ['09:00', '11:00–11:30 Now'], []],
])(
  'heads a %s by the times of what begins then, but says those of each session if they differ',
  async (_, rooms, selector, heads, ends) => {
    const page = await shown(
      [
        session('style', '09:00', '12:30', { room: ['elyssa'] }),
        session('cycling', '09:00', '10:45', { room: ['jugurtha'] }),
        session('trees', '11:00', '11:30', { room: ['jugurtha'] }),
      ],
      rooms && { rooms },
    );
    const textsOf = (selectors: string) =>
      page.querySelectorAll(`#table-2023-12-13 ${selectors}`).map(({ text }) => text.replace(/^.*: /, ''));
    expect(textsOf(selector)).toEqual(heads);
    expect(textsOf('p[data-during]')).toEqual(['09:00–12:30 Now', '09:00–10:45 Now']);
    // Next to the time in the details, too, not as part of the room's name.
    const details = page.querySelectorAll('article > p[data-during]').map(({ text }) => text);
    expect(details).toEqual(
      ['09:00–12:30', '09:00–10:45', '11:00–11:30'].map((time) => expect.stringMatching(`^${time} Now(, .+)?$`)),
    );
    // Where rows are blocks, what is not the end of all is hidden.
    expect(textsOf('th > span')).toEqual(ends);
  },
);

describe('the details of a session', () => {
  it('have a star, but those of a break have none', async () => {
    const page = await shown([session('one', '09:00', '10:00'), session('tea', '10:00', '10:30', { kind: 'break' })]);

    const starred = page.querySelectorAll('article [data-star]').map((title) => title.getAttribute('data-star'));
    expect(starred).toEqual(['session-one']);
  });

  it('show that it is cancelled, with a word and a line', async () => {
    const details = (await shown([session('one', '09:00', '10:00', { status: 'cancelled' })])).querySelector('#one');

    expect(details?.querySelector('h4 s')?.text).toBe('About one');
    expect(details?.text).toContain('Cancelled');
  });

  it('say in one line that it was moved, and that it is hybrid', async () => {
    const page = await shown([session('one', '09:00', '10:00', { status: 'moved', mode: 'hybrid' })]);

    expect(page.querySelectorAll('p').filter(({ text }) => text.trim() === 'Moved Hybrid')).toHaveLength(2);
  });

  it('contain the parts of a session, which the overview does not show', async () => {
    const page = await shown([
      session('shop', '09:00', '12:00', { kind: 'workshop', room: ['elyssa'] }),
      session('part', '09:00', '10:00', { room: ['elyssa'], parent: 'shop' }),
    ]);

    expect(page.querySelector('#shop #part h5')?.text).toBe('About part');
    expect(page.querySelector('td a[href="#part"]')).toBeNull();
  });

  it('show a session kind of the conference with its own mark and name', async () => {
    const sessionKinds = [{ id: 'quiz', label: 'Evening quiz', mark: 'double' as const }];
    const details = (await shown([session('one', '20:00', '21:00', { kind: 'quiz' })], { sessionKinds })).querySelector(
      '#one',
    );

    expect(details?.getAttribute('data-mark')).toBe('double');
    expect(details?.text).toContain('Evening quiz');
  });

  it('leave abstracts to the pages of papers, link files and mark awards, and show nothing that a paper does not have', async () => {
    const paper = { id: 'main.49', kind: 'paper', session: 'one', title: 'On rulers', people: ['Ada Sow'] };
    const full = {
      ...paper,
      id: '2',
      abstract: 'Long.',
      pdf: '/papers/2.pdf',
      doi: '10.1000/182',
      award: 'Best paper',
    };
    const page = await shown([session('one', '09:00', '10:00')], { contributions: [paper, full] });
    const [plain, rich] = page.querySelectorAll('#one li');

    expect(plain?.querySelectorAll('p')).toHaveLength(2);
    expect(rich?.text).not.toContain('Long.');
    expect(rich?.querySelector('strong')?.text).toBe('Best paper');
    const links = page.querySelectorAll('#one li a').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/papers/main.49', '/papers/2', '/papers/2.pdf', 'https://doi.org/10.1000/182']);
  });
});
