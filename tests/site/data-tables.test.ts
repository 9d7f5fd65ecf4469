import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { pageAt, pages } from './support/built-site';
import { listOf, type Row, rowsOf, tableNames } from './support/csv';
import { asShown, contentOf, textOf, writtenDate } from './support/text';

/** Where the rows of a table are shown; data-tables.yaml explains the templates. */
interface Place {
  readonly table: string;
  /** Which rows; all if absent. */
  readonly rows?: keyof typeof ROWS;
  readonly on: string;
  readonly page: string;
  readonly within: string;
  readonly shows: readonly string[];
}

const PLACES: readonly Place[] = parse(readFileSync(new URL('./data-tables.yaml', import.meta.url), 'utf8'));

/** The values of one column by those of another. */
const column = (table: string, key: string, value: string) =>
  new Map(rowsOf(table).map((row) => [row[key] ?? '', row[value] ?? '']));
const committeePaths = column('committees', 'id', 'path');
const titleOfTrack = column('tracks', 'id', 'title');
const cardOfTrack = column('tracks', 'id', 'card');
const nameOfRoom = column('rooms', 'id', 'name');

const isCard = ({ id = '', track = id }: Row) => cardOfTrack.get(track) === 'yes';

const ROWS = {
  card: isCard,
  'no card': (row: Row) => !isCard(row),
  offered: ({ offered }: Row) => offered === 'yes',
};

/** "December 13-15, 2023" for the days of a period within a month. */
const period = (start: string, end: string | undefined) =>
  end ? writtenDate(start).replace(',', `-${end.slice(-2)},`) : writtenDate(start);

/** The pages that show the dates without a card. */
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

const MARKS: Readonly<Record<string, string>> = { online: 'Online', hybrid: 'Hybrid' };

/** A row with its own columns and those that templates may add. */
const withMore = (row: Row): Row => {
  const { track = '', committee = '', kind = '', room = '', mode = '', date, endDate, authors, chairs } = row;
  return {
    ...row,
    ...(date && { day: writtenDate(date), days: period(date, endDate) }),
    trackTitle: titleOfTrack.get(track) ?? '',
    trackPage: PAGE_OF_TRACK[track] ?? '/ImportantDates',
    committeePath: committeePaths.get(committee) ?? '',
    documentPage: PAGE_OF_DOCUMENT[kind] ?? '',
    roomName: nameOfRoom.get(room) ?? '',
    modeMark: MARKS[mode] ?? '',
    authors: listOf(authors).join(', '),
    chairs: listOf(chairs).join(', '),
  };
};

const COLUMN = /\{(\w+)\}/g;
const filled = (template: string, row: Row) => template.replace(COLUMN, (_, name: string) => row[name] ?? '');

/** Whether one element of the page shows all that a row has to show. */
function isShown({ page, within, shows }: Place, row: Row): boolean {
  const texts = shows.filter((text) => [...text.matchAll(COLUMN)].every(([, name = '']) => row[name]));
  return contents(filled(page, row), filled(within, row)).some((content) =>
    texts.every((text) => content.includes(asShown(filled(text, row)))),
  );
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
    const rows = rowsOf(place.table)
      .filter((row) => place.rows === undefined || ROWS[place.rows](row))
      .map(withMore);
    expect(rows.length).toBeGreaterThan(0);
    const shownOn = place.page === 'every page' ? pages.map(({ path }) => path) : [place.page];
    expect(shownOn.flatMap((page) => rows.filter((row) => !isShown({ ...place, page }, row)))).toEqual([]);
  });

  it('has an entry in data-tables.yaml: no table of data/ is forgotten', () => {
    expect([...new Set(PLACES.map(({ table }) => table))].sort()).toEqual(tableNames);
  });
});

describe('a superseded date', () => {
  it.each([
    ['/', '#importantdates li'],
    ['/ImportantDates', 'main li'],
  ])('is struck through on %s, and the valid date is not', (page, within) => {
    const cards = pageAt(page).root.querySelectorAll(within);
    for (const { track = '', label = '', date = '', endDate, superseded } of rowsOf('deadlines').filter(isCard)) {
      const card = cards.find((each) => textOf(each).startsWith(titleOfTrack.get(track) ?? ''));
      const entry = card?.querySelectorAll('dl > div').find((each) => textOf(each).startsWith(label));
      const struck = entry?.querySelectorAll('del').map(textOf);
      expect(struck, `${track}, ${label}`).toEqual(superseded ? [writtenDate(superseded)] : []);
      expect(entry?.querySelectorAll('dd').map(textOf).at(-1)).toBe(period(date, endDate));
    }
  });
});

describe('a row that no page shows', () => {
  it('is missing: members who are not on the home page', () => {
    const sections = pageAt('/').root.querySelectorAll('#committees h3');
    const titles = new Map(rowsOf('committees').map(({ id, title }) => [id, title]));
    for (const { committee, name, affiliation, accordion } of rowsOf('committee-members')) {
      const heading = sections.find((each) => textOf(each) === titles.get(committee));
      const members = heading?.parentNode?.querySelectorAll('li').map(textOf) ?? [];
      const shown = members.some((member) => member.startsWith(`${name} ${affiliation}`));
      expect(shown, `${name}, ${committee}`).toBe(accordion === 'yes');
    }
  });

  it('is missing: currencies that are not offered', () => {
    const offered = rowsOf('currencies').filter((row) => row.offered === 'yes');
    const options = pageAt('/pay')
      .root.querySelectorAll('#payment-currency option')
      .map((option) => option.getAttribute('value'))
      .filter(Boolean);
    expect(options).toHaveLength(offered.length);
  });
});
