import { describe, expect, it } from 'vitest';
import { pageAt, pages } from './support/built-site';
import { listOf, type Row, rowsOf, tableNames } from './support/csv';
import { asShown, contentOf, textOf, writtenDate } from './support/text';

/** Where the rows of a table are shown, and what must stand there together. */
interface Place {
  readonly table: string;
  /** Which of the rows; all if not said. */
  readonly rows?: (row: Row) => boolean;
  /** In words, for a reader of the results. */
  readonly on: string;
  readonly page: string | ((row: Row) => string);
  /** Selector of the elements of which one shows a row. */
  readonly within: string | ((row: Row) => string);
  /** What that element shows: texts, addresses, the words of pictures. Empty cells show nothing. */
  readonly shows: (row: Row) => readonly (string | undefined)[];
}

/** The path of each record of a table that has pages. */
const pathById = (table: string) => new Map(rowsOf(table).map(({ id = '', path = '' }) => [id, path]));
const committeePaths = pathById('committees');
const titleOfTrack = new Map(rowsOf('tracks').map(({ id, title }) => [id, title]));
const nameOfRoom = new Map(rowsOf('rooms').map(({ id, name }) => [id, name]));

const remoteMark = ({ mode = '' }: Row) => ({ online: 'Online', hybrid: 'Hybrid' })[mode];
const isCard = ({ id, track = id }: Row) => rowsOf('tracks').some((row) => row.id === track && row.card === 'yes');

/** "December 13-15, 2023" for the days of a period within a month. */
const period = (start: string, end: string | undefined) =>
  end ? writtenDate(start).replace(',', `-${end.slice(-2)},`) : writtenDate(start);

/** The pages on which the dates without a card stand. */
const PAGE_OF_TRACK: Readonly<Record<string, string>> = {
  'competition-proposals': '/CallForCompetitions&ChallengesTrack',
  'late-posters': '/CallForPosterSession',
  'late-registration': '/Registration',
};

/** The pages that lead to a document. */
const PAGE_OF_DOCUMENT: Readonly<Record<string, string>> = {
  booklet: '/finalschedule',
  'poster-guidelines': '/CallForPosterSession',
  'special-session-call': '/AcceptedSpecialSessions',
  'proposal-template': '/callforspecialSession',
};

const memberOnPage = ({ name, role, affiliation, affiliation2, image }: Row) => [
  name,
  role,
  affiliation,
  affiliation2,
  image,
];

const datesOfCards = (on: string, page: string, within: string): Place => ({
  table: 'deadlines',
  rows: isCard,
  on,
  page,
  within,
  shows: ({ track, label, date = '', endDate }) => [titleOfTrack.get(track), label, period(date, endDate)],
});

const PLACES: readonly Place[] = [
  {
    table: 'tracks',
    rows: isCard,
    on: 'the cards of the home page',
    page: '/',
    within: '#importantdates li h3',
    shows: ({ title }) => [title],
  },
  {
    table: 'tracks',
    rows: isCard,
    on: 'the page of important dates',
    page: '/ImportantDates',
    within: 'main li h2',
    shows: ({ title }) => [title],
  },
  datesOfCards('the cards of the home page', '/', '#importantdates li'),
  datesOfCards('the page of important dates', '/ImportantDates', 'main li'),
  {
    table: 'deadlines',
    rows: (row) => !isCard(row),
    on: 'the page that it concerns',
    page: ({ track = '' }) => PAGE_OF_TRACK[track] ?? '/ImportantDates',
    within: 'main',
    shows: ({ date = '' }) => [writtenDate(date)],
  },
  {
    table: 'topics',
    on: 'the home page',
    page: '/',
    within: '#topics li',
    shows: ({ title, image }) => [title, image],
  },
  {
    table: 'topics',
    on: 'the grid of topics',
    page: '/topicsList',
    within: 'main li',
    shows: ({ title, image, content }) => [title, image, content],
  },
  {
    table: 'chairs',
    on: 'the home page',
    page: '/',
    within: '#chairs li',
    shows: ({ name, image, role, affiliation }) => [name, image, role, affiliation],
  },
  {
    table: 'committees',
    on: 'the home page',
    page: '/',
    within: '#committees div:has(> h3)',
    shows: ({ title, path }) => [title, path],
  },
  {
    table: 'committees',
    on: 'its own page',
    page: ({ path = '' }) => path,
    within: 'h1',
    shows: ({ title }) => [title],
  },
  {
    table: 'committee-members',
    on: "the committee's page",
    page: ({ committee = '' }) => committeePaths.get(committee) ?? '',
    within: 'main li',
    shows: memberOnPage,
  },
  {
    table: 'program-committee',
    on: "the committee's page",
    page: '/programCommittee',
    within: 'main li',
    shows: ({ name, affiliation, country }) => [name, affiliation, country],
  },
  {
    table: 'partners',
    on: 'the home page, its name as the text of the logo',
    page: '/',
    within: '#partners li',
    shows: ({ name, logo, url }) => [name, logo, url],
  },
  {
    table: 'rooms',
    on: 'the schedule, as a column',
    page: '/finalschedule',
    within: 'thead th',
    shows: ({ name }) => [name],
  },
  {
    table: 'sessions',
    on: 'the detailed program',
    page: '/finalschedule',
    within: ({ id }) => `article[id="${id}"]`,
    shows: (row) => [
      row.title,
      row.number && `Session ${row.number}`,
      `${row.start} - ${row.end}`,
      nameOfRoom.get(row.room),
      ...listOf(row.chairs),
      remoteMark(row),
      row.note,
    ],
  },
  {
    table: 'papers',
    on: 'the detailed program, in its session',
    page: '/finalschedule',
    within: ({ session }) => `article[id="${session}"] li`,
    shows: (row) => [row.id, row.title, listOf(row.authors).join(', '), remoteMark(row), row.note],
  },
  {
    table: 'posters',
    on: 'the list of posters',
    page: '/finalschedule',
    within: '#list-of-posters li',
    shows: ({ id, title, authors }) => [id, title, listOf(authors).join(', ')],
  },
  {
    table: 'fees',
    on: 'the local fee table',
    page: '/Registration',
    within: 'main tr',
    shows: ({ category, local, localWithAccommodation }) => [
      category,
      `${local} TND`,
      localWithAccommodation && `${localWithAccommodation} TND`,
    ],
  },
  {
    table: 'fees',
    on: 'the international fee table',
    page: '/Registration',
    within: 'main tr',
    shows: ({ category, international, internationalWithAccommodation }) => [
      category,
      `${international} EUR`,
      internationalWithAccommodation && `${internationalWithAccommodation} EUR`,
    ],
  },
  {
    table: 'supplements',
    on: 'the table of supplements',
    page: '/Registration',
    within: 'main tr',
    shows: ({ title, local, international, unit }) => [title, `${local} TND ${unit}`, `${international} EUR ${unit}`],
  },
  {
    table: 'currencies',
    rows: ({ offered }) => offered === 'yes',
    on: 'the payment form',
    page: '/pay',
    within: '#payment-currency option',
    shows: ({ code, number }) => [code, number],
  },
  ...pages.map(
    ({ path }): Place => ({
      table: 'contacts',
      on: `the footer of ${path}`,
      page: path,
      within: '#footer li',
      shows: ({ label, email }) => [label, email, `mailto:${email}`],
    }),
  ),
  {
    table: 'documents',
    on: 'the page that it belongs to, as a link',
    page: ({ kind = '' }) => PAGE_OF_DOCUMENT[kind] ?? '',
    within: 'main a',
    shows: ({ file }) => [`/documents/${file}`],
  },
];

/** Whether one element of the page shows all that a row has to show. */
function isShown(place: Place, row: Row): boolean {
  const page = typeof place.page === 'string' ? place.page : place.page(row);
  const within = typeof place.within === 'string' ? place.within : place.within(row);
  const shows = place.shows(row).filter((text) => text !== undefined && text !== '');
  return contents(page, within).some((content) => shows.every((text) => content.includes(asShown(text ?? ''))));
}

const known = new Map<string, readonly string[]>();

function contents(page: string, within: string): readonly string[] {
  const key = `${page} ${within}`;
  const found = known.get(key) ?? pageAt(page).root.querySelectorAll(within).map(contentOf);
  known.set(key, found);
  return found;
}

describe('every row of a table', () => {
  it.each(PLACES)('of $table is on $on', (place) => {
    const rows = rowsOf(place.table).filter(place.rows ?? (() => true));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !isShown(place, row))).toEqual([]);
  });

  it('has its place in this list: no table of data/ is forgotten', () => {
    expect([...new Set(PLACES.map(({ table }) => table))].sort()).toEqual(tableNames);
  });
});

describe('a superseded date', () => {
  it.each([
    ['/', '#importantdates li'],
    ['/ImportantDates', 'main li'],
  ])('is struck through on %s, the one in force is not', (page, within) => {
    const cards = pageAt(page).root.querySelectorAll(within);
    for (const { track, label = '', date = '', endDate, superseded } of rowsOf('deadlines').filter(isCard)) {
      const card = cards.find((each) => textOf(each).startsWith(titleOfTrack.get(track) ?? ''));
      const entry = card?.querySelectorAll('dl > div').find((each) => textOf(each).startsWith(label));
      const struck = entry?.querySelectorAll('del').map(textOf);
      expect(struck, `${track}, ${label}`).toEqual(superseded ? [writtenDate(superseded)] : []);
      expect(entry?.querySelectorAll('dd').map(textOf).at(-1)).toBe(period(date, endDate));
    }
  });
});

describe('a row that is not for a page', () => {
  it('is not there: members who are left out of the home page', () => {
    const sections = pageAt('/').root.querySelectorAll('#committees h3');
    const titles = new Map(rowsOf('committees').map(({ id, title }) => [id, title]));
    for (const { committee, name, affiliation, accordion } of rowsOf('committee-members')) {
      const heading = sections.find((each) => textOf(each) === titles.get(committee));
      const members = heading?.parentNode?.querySelectorAll('li').map(textOf) ?? [];
      const shown = members.some((member) => member.startsWith(`${name} ${affiliation}`));
      expect(shown, `${name}, ${committee}`).toBe(accordion === 'yes');
    }
  });

  it('is not there: currencies that are not offered', () => {
    const offered = rowsOf('currencies').filter((row) => row.offered === 'yes');
    const options = pageAt('/pay')
      .root.querySelectorAll('#payment-currency option')
      .map((option) => option.getAttribute('value'))
      .filter(Boolean);
    expect(options).toHaveLength(offered.length);
  });
});
