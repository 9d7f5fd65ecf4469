import { grouped } from '../../../../shared/format/grouped';
import { minutesIn } from '../../../../shared/format/times';
import type { ContributionFacts, FILE_COLUMNS, ImportedSession, Reading } from '../../model';
import { doiIn } from '../../values/checked';
import { languageIn } from '../../values/language';
import { listIn } from '../../values/lists';
import { markdownOf, withoutTags } from '../../values/markup';
import { isFamilyFirst, peopleIn } from '../../values/names';
import { paperIdIn } from '../../values/paper-id';
import { plainTitle } from '../../values/plain-title';
import { kindIn, sessionKindIn } from '../../values/session-kind';
import { verdictOf } from '../../values/verdict';
import { writtenIn } from '../../values/written-times';
import { groupTalks } from '../group-talks';
import { joinedTexts, listedOf, ONLY_SESSIONS, readProgram, type SourceEvent } from '../schedule-events';
import type { Context } from '../service';
import { isNamed, sessionsIn } from '../submissions';
import { addressIn, linksIn } from './links';
import { peopleOf } from './people';
import type { GuessedRow } from './rows';
import { type Slot, slotsIn } from './slots';
import { type Field, isField } from './vocabulary';

/** A row of a table of talks. */
interface TalkRow {
  readonly row: GuessedRow;
  readonly source: SourceEvent;
  readonly isIdMade: boolean;
  readonly slot: Slot | undefined;
  /** Name of its session, if it is not one itself. */
  readonly session: string;
}

/** Reads a table with a row for each talk, paper or session. Without any times they have no slots yet. */
export function talksIn(rows: readonly GuessedRow[], name: string, context: Context): Partial<Reading> {
  const talks = withAllPeople(talkRows(rows, name, context));
  const isTimed = talks.some(({ slot }) => slot !== undefined);
  const factsOf = factsReader(talks, isTimed, context);
  const all = talks.map((talk) => ({ ...talk, facts: factsOf(talk) }));
  const [named, others] = [all.filter(({ session }) => session !== ''), all.filter(({ session }) => session === '')];
  const program = readProgram(
    others.map(({ source, facts }) => ({ ...source, facts })),
    context,
    { kindOf },
  );
  const chaired = new Map(others.flatMap(({ source, row }) => (row.best('chairs') ? [[source.at, row] as const] : [])));
  const own = program.sessions.map((session) => ({ ...session, chairs: chairsOf(chaired.get(session.at)) }));
  for (const { at } of own) chaired.delete(at);
  for (const row of chaired.values()) {
    const message = 'A chair of a talk with a slot of its own has no place in the data, and is left out.';
    context.report({ at: row.at('chairs'), message, hint: 'Add the name to the people of the talk if it is a panel.' });
  }
  const together = inSessions(named, own);
  const order = new Map(all.map(({ source }, index) => [source.id, index]));
  const contributions = [...program.contributions, ...named.map(({ facts }) => facts)];
  return {
    contributions: contributions.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0)),
    sessions: [...own, ...together.sessions],
    presentations: [...program.presentations, ...together.presentations],
    ...(isTimed && { listed: all.map(({ source }) => listedOf(source)) }),
  };
}

/** Joins the rows of one talk in a table with a row for each person: they have one title, time and room, or one number and time. */
function withAllPeople(talks: readonly TalkRow[]): TalkRow[] {
  const keyOf = ({ source: { id, title, room, people, at }, isIdMade, slot }: TalkRow) =>
    JSON.stringify(people.length === 0 ? at : [slot, ...(isIdMade ? [plainTitle(title), room] : [id])]);
  return [...grouped(talks, keyOf).values()].flatMap((same) => {
    const people = new Map(same.flatMap(({ source }) => source.people).map((person) => [person.name, person]));
    return same.slice(0, 1).map((talk) => ({ ...talk, source: { ...talk.source, people: [...people.values()] } }));
  });
}

const sessionKey = (title: string, date: string) => `${date} ${plainTitle(title)}`;

const chairsOf = (row: GuessedRow | undefined): string[] =>
  (row?.cells('chairs') ?? []).flatMap(({ text, at }) => peopleIn(text, at).people.map(({ name }) => name));

/** Reads what all rows say: title, people, type, and when. */
function talkRows(rows: readonly GuessedRow[], name: string, context: Context): TalkRow[] {
  const { report } = context;
  const turned = isFamilyFirst(rows.flatMap((row) => row.cells('people').map(({ text }) => text)));
  const slots = slotsIn(rows, name, context);
  const isTimed = slots.size > 0;
  const idOf = idsOf(rows, context);
  const hasSessions = rows.some((row) => row.text('session') !== '');
  let heading = '';
  return rows.flatMap((row): TalkRow[] => {
    const slot = slots.get(row);
    if (isTimed && slot === undefined && row.only !== undefined) {
      const isDay = writtenIn(row.only, context.days, undefined, true).date !== undefined;
      heading = isDay || hasSessions ? '' : withoutTags(row.only.replace(/\s+/g, ' '));
      const message = `"${heading}" is taken for the session of the rows under it.`;
      if (heading !== '') report({ at: row.at(), message, hint: 'Add a column "Session" if that is wrong.' });
      return [];
    }
    const title = row.text('title') || (slot === undefined ? '' : row.text('session'));
    if (title === '' && isTimed && slot === undefined) return [];
    const { id, isIdMade } = title === '' ? { id: '', isIdMade: false } : idOf(row, title);
    if (!isNamed(id, title, row.at('title'), report)) return [];
    const people = peopleOf(row, turned, context);
    if (people.length === 0) heading = '';
    const texts = row.cells('abstract').map(({ text }) => markdownOf(text));
    const abstract = texts.reduce((all, text) => joinedTexts([all, text]), '');
    const written = row.text('session') || heading;
    const isNamedSo = plainTitle(written) === plainTitle(title);
    const isChaired = row.cells('chairs').length > 0 && slot !== undefined && written === '' && abstract === '';
    const isWhole = people.length === 0 && (row.text('title') === '' || (written !== '' && isNamedSo) || isChaired);
    const type = row.text('kind');
    const isPause = people.length === 0 && ONLY_SESSIONS.has(sessionKindIn(type) ?? sessionKindIn(title) ?? '');
    const isLost = slot === undefined && isPause && row.cells('start').length + row.cells('date').length > 0;
    const source: SourceEvent = {
      ...{ id, title, people, abstract, at: row.at(), room: row.text('room') },
      type: isWhole ? type || (sessionKindIn(title) ?? SESSION) : type,
      is: isWhole ? 'session' : slot === undefined && !isLost ? 'contribution' : undefined,
      start: slot && { date: slot.date, time: slot.start },
      minutes: slot && minutesIn(slot).end - minutesIn(slot).start,
      note: withoutTags(abstract.replace(/\s+/g, ' ')),
    };
    return [{ row, source, isIdMade, slot, session: isNamedSo || isPause || isWhole ? '' : written }];
  });
}

/** The type of a row that is a session, and says no more. */
const SESSION = 'session of talks';

/** Types of papers, and those that say no more than "talk". */
const PAPER = /\bpapers?\b|\barticles?\b|\bartículos?\b|\bartigos?\b|بحث|ورقة/i;
const ORAL = /^(?:oral|contributed|comunicaci|comunicaç|intervento|communication|مداخلة|عرض)/i;

const kindOf = (type: string): string | undefined =>
  type === SESSION ? 'oral' : PAPER.test(type) || ORAL.test(type) ? undefined : kindIn(type);

/** Gives rows their ids: those of the table, unless its numbers start again for each day, else made from titles. */
function idsOf(
  rows: readonly GuessedRow[],
  { slugOf, report }: Context,
): (row: GuessedRow, title: string) => Pick<TalkRow['source'], 'id'> & Pick<TalkRow, 'isIdMade'> {
  const numbered = rows.filter((row) => row.text('id') !== '' && row.text('title') !== '');
  const byId = grouped(numbered, (row) => paperIdIn(row.text('id')));
  const twice = [...byId.values()].filter((same) => new Set(same.map((row) => row.text('title'))).size > 1);
  const isNumber = twice.length * 5 > byId.size;
  const [first] = twice.flat();
  if (isNumber && first) {
    const message = 'Several rows have this number, with different titles: ids are made from the titles.';
    report({ at: first.at('id'), message, hint: 'Give each row its own number, or say --map for the column.' });
  }
  // The same people twice under one title are one talk that is given twice.
  const numbers = new Map<string, Map<string, number>>();
  return (row, title) => {
    const own = isNumber ? '' : paperIdIn(row.text('id'));
    if (own !== '') return { id: own, isIdMade: false };
    const slug = slugOf(title);
    const who = JSON.stringify(row.cells('people').map(({ text }) => text));
    const ofTitle = numbers.get(slug) ?? new Map<string, number>();
    const number = ofTitle.get(who) ?? ofTitle.size + 1;
    numbers.set(slug, ofTitle.set(who, number));
    return { id: number === 1 ? slug : `${slug}-${number}`, isIdMade: true };
  };
}

/**
 * Puts talks into the sessions that they name: those of `own` rows, or groups of talks. If all talks of a session have one time, or only
 * the first has any, it is that of the session, and they have none of their own.
 */
function inSessions(
  talks: readonly TalkRow[],
  own: readonly ImportedSession[],
): Pick<Reading, 'sessions' | 'presentations'> {
  const groups = groupTalks(
    talks.flatMap(({ source: { id, room }, row, slot, session }) =>
      slot === undefined ? [] : { ...slot, contribution: id, at: row.at('start'), room, title: session },
    ),
  );
  const ownOf = new Map(own.map((session) => [sessionKey(session.title, session.date), session]));
  const keyOf = new Map(
    groups.sessions.map(({ key, title, date }) => [key, ownOf.get(sessionKey(title, date))?.key ?? key]),
  );
  const chairs = new Map<string, Set<string>>();
  for (const { row, session, slot } of talks) {
    const key = sessionKey(session, slot?.date ?? '');
    const ofSession = chairs.get(key) ?? new Set();
    chairs.set(key, ofSession);
    for (const name of chairsOf(row)) ofSession.add(name);
  }
  const sessions = groups.sessions.map((session) => ({
    ...session,
    chairs: [...(chairs.get(sessionKey(session.title, session.date)) ?? [])],
  }));
  // Rows without a time belong to the first session of the name.
  const firstOf = new Map(groups.sessions.toReversed().map((session) => [plainTitle(session.title), session]));
  const untimed = talks.flatMap(({ source, row, session, slot }) => {
    const whole = slot === undefined ? firstOf.get(plainTitle(session)) : undefined;
    if (whole === undefined) return [];
    return { contribution: source.id, at: row.at(), date: whole.date, start: '', end: '', session: whole.key };
  });
  const all = grouped([...groups.presentations, ...untimed], ({ session = '' }) => keyOf.get(session) ?? session);
  return {
    sessions: sessions.filter(({ key }) => keyOf.get(key) === key),
    presentations: [...all].flatMap(([session, some]) => {
      const times = new Set(some.flatMap(({ start, end }) => (start === '' ? [] : `${start} ${end}`)));
      const isShared = some.length > 1 && times.size === 1;
      return some.map((one) => ({ ...one, session, ...(isShared && { start: '', end: '' }) }));
    }),
  };
}

const FILES = ['pdf', 'slides', 'video', 'code'] as const satisfies readonly (typeof FILE_COLUMNS)[number][];

/** Makes the reader of what a row says of its contribution. */
function factsReader(
  talks: readonly TalkRow[],
  isTimed: boolean,
  context: Context,
): (talk: TalkRow) => ContributionFacts {
  const { report } = context;
  const sessions = new Set(talks.map(({ session }) => session));
  const isAuthor = ({ row }: TalkRow) => row.cells('people').some(({ column }) => column.role === 'author');
  const areOfPapers = !isTimed && talks.some(isAuthor);
  const areVideos = areYouTube(talks.map(({ row }) => row.text('video')).filter(Boolean));
  return (talk) => {
    const { row, session, source, isIdMade } = talk;
    const { id, title, people, abstract, type } = source;
    const list = (field: Field) => row.cells(field).flatMap(({ text }) => listIn(text));
    const files = FILES.flatMap((field) => {
      const cell = row.best(field);
      if (cell === undefined) return [];
      if (field === 'video' && areVideos) return [[field, `https://www.youtube.com/watch?v=${cell.text}`] as const];
      const address = addressIn(cell.text, cell, report);
      return address === undefined ? [] : [[field, address] as const];
    });
    const [first] = row.cells('people');
    const language = languageIn(row.text('language'));
    if (row.text('language') !== '' && language === undefined) {
      const message = `"${row.text('language')}" is not one language that is known, and is left out.`;
      report({ at: row.at('language'), message, hint: 'Write its code of two letters, such as "fr", if it matters.' });
    }
    const [decision, status] = [row.text('decision'), statusIn(row.text('decision'))];
    const kind = kindOf(type);
    const isPaper = kind === undefined && (PAPER.test(type) || areOfPapers || (isAuthor(talk) && people.length > 0));
    // In a program, only a rejection is a decision.
    const isDecided = isTimed
      ? verdictOf(decision) === 'out' && status === undefined
      : verdictOf(decision) === 'out' || status !== 'cancelled';
    return {
      id,
      isIdMade,
      at: row.at('id'),
      placeOf: (column) => row.at(column === 'authors' ? 'people' : isField(column) ? column : 'title'),
      kind: isPaper ? undefined : kind === 'posters' ? 'poster' : (kind ?? 'talk'),
      title,
      people: people.length === 0 ? undefined : people,
      corresponding: first && peopleIn(first.text, first.at).corresponding,
      abstract,
      keywords: list('keywords'),
      topics: list('topics'),
      tags: list('tags'),
      track: row.text('track'),
      pages: row.text('pages'),
      doi: doiIn(row.text('doi'), row.at('doi'), report),
      files: Object.fromEntries(files),
      links: [...linksIn(row, 'link', report), ...linksIn(row, 'page', report)],
      language,
      level: row.text('level'),
      licence: row.text('licence'),
      status: isTimed || status === 'cancelled' ? status : undefined,
      decision: isDecided ? decision : '',
      sessions: isTimed ? [] : sessionsIn(session, sessions),
    };
  };
}

function statusIn(decision: string): ContributionFacts['status'] {
  if (/cancel|annul|abgesagt|ملغ/i.test(decision)) return 'cancelled';
  return /withdr|retir|zurückgezogen|ritirat/i.test(decision) ? 'withdrawn' : undefined;
}

/** Tells whether all values are ids of videos at YouTube, which have eleven signs. */
const areYouTube = (values: readonly string[]): boolean =>
  values.length > 2 &&
  values.every((value) => /^[\w-]{11}$/.test(value)) &&
  values.some((value) => /[A-Z].*\d|\d.*[A-Z]/.test(value));
