import { grouped } from '../../../../shared/format/grouped';
import { minutesIn } from '../../../../shared/format/times';
import { plainTitle } from '../../merge/subjects';
import type { ContributionFacts, FILE_COLUMNS, ImportedSession, Reading } from '../../model';
import { doiIn, linkIn } from '../../values/checked';
import { languageIn } from '../../values/language';
import { listIn } from '../../values/lists';
import { markdownOf, withoutTags } from '../../values/markup';
import { isFamilyFirst, peopleIn } from '../../values/names';
import { paperIdIn } from '../../values/paper-id';
import { kindIn, sessionKindIn } from '../../values/session-kind';
import { verdictOf } from '../../values/verdict';
import { writtenIn } from '../../values/written-times';
import { groupTalks } from '../group-talks';
import { labelled } from '../links';
import { joinedTexts, ONLY_SESSIONS, readProgram, type SourceEvent } from '../schedule-events';
import type { Context } from '../service';
import { isNamed, sessionsIn } from '../submissions';
import { peopleOf } from './people';
import type { GuessedRow } from './rows';
import { type Slot, slotsIn } from './slots';
import { isField } from './vocabulary';

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
  const facts = new Map(factsIn(talks, isTimed, context).map((each, index) => [talks[index], each]));
  const [named, others] = [
    talks.filter(({ session }) => session !== ''),
    talks.filter(({ session }) => session === ''),
  ];
  const program = readProgram(
    others.map((talk) => ({ ...talk.source, facts: facts.get(talk) })),
    context,
    { kindOf },
  );
  const chairs = new Map(others.map(({ row, source }) => [source.at, chairsOf(row)]));
  const own = program.sessions.map((session) => ({ ...session, chairs: chairs.get(session.at) ?? [] }));
  const isSession = new Set(own.map(({ at }) => at));
  for (const { row, source } of others) {
    if (chairsOf(row).length === 0 || isSession.has(source.at)) continue;
    const message = 'A chair of a talk with a slot of its own has no place in the data, and is left out.';
    context.report({ at: row.at('chairs'), message, hint: 'Add the name to the people of the talk if it is a panel.' });
  }
  const together = inSessions(named, new Map(own.map((session) => [sessionKey(session.title, session.date), session])));
  const order = new Map(talks.map(({ source }, index) => [source.id, index]));
  const contributions = [...program.contributions, ...named.flatMap((talk) => facts.get(talk) ?? [])];
  return {
    contributions: contributions.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0)),
    sessions: [...own, ...together.sessions],
    presentations: [...program.presentations, ...together.presentations],
    ...(isTimed && {
      listed: talks.map(({ source: { id, title, room, people, abstract }, slot }) => ({
        ...{ id, title, start: slot?.start, room: slot && room },
        ...{ people: people.map(({ name: person }) => person), hasAbstract: abstract !== '' },
      })),
    }),
  };
}

/** Joins the rows of one talk in a table with a row for each person: they have one title, time and room, or one number and time. */
function withAllPeople(talks: readonly TalkRow[]): TalkRow[] {
  const keyOf = ({ source: { id, title, room }, isIdMade, slot }: TalkRow) =>
    JSON.stringify([slot, ...(isIdMade ? [plainTitle(title), room] : [id])]);
  return [...grouped(talks, keyOf).values()].flatMap(([first, ...others]) => {
    if (first === undefined || first.source.people.length === 0)
      return [first, ...others].flatMap((each) => each ?? []);
    const people = [first, ...others].flatMap(({ source }) => source.people);
    const once = [...new Map(people.map((person) => [person.name, person])).values()];
    return [{ ...first, source: { ...first.source, people: once } }];
  });
}

const sessionKey = (title: string, date: string) => `${date} ${plainTitle(title)}`;

const chairsOf = (row: GuessedRow): string[] =>
  row.cells('chairs').flatMap(({ text, at }) => peopleIn(text, at).people.map(({ name }) => name));

/** Reads what all rows say: title, people, type, and when. */
function talkRows(rows: readonly GuessedRow[], name: string, context: Context): TalkRow[] {
  const { report } = context;
  const turned = isFamilyFirst(rows.flatMap((row) => row.cells('people').map(({ text }) => text)));
  const slots = new Map(slotsIn(rows, name, context).map(({ row, slot }) => [row, slot]));
  const isTimed = [...slots.values()].some((slot) => slot !== undefined);
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
    const isWhole = people.length === 0 && (row.text('title') === '' || (written !== '' && isNamedSo));
    const type = row.text('kind') || typeIn(title, people.length > 0);
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

/** Finds the type in a title: "Keynote 1: The weight of things". */
function typeIn(title: string, isGiven: boolean): string {
  const [, first = ''] = /^(\p{L}+)(?: talk| speech)?(?: \d+)?\s?[:–—]/u.exec(title) ?? [];
  const kind = sessionKindIn(first);
  return isGiven && kind !== undefined && !ONLY_SESSIONS.has(kind) ? first : '';
}

/** Types of papers, and those that say no more than "talk". */
const PAPER = /\bpapers?\b|\barticles?\b|\bartículos?\b|\bartigos?\b|بحث|ورقة/i;
const ORAL = /^(?:oral|contributed|comunicaci|comunicaç|intervento|communication|مداخلة|عرض)/i;

const kindOf = (type: string): string | undefined =>
  type === SESSION ? 'oral' : PAPER.test(type) || ORAL.test(type) ? undefined : kindIn(type);

/** Gives rows their ids: those of the table, unless its numbers start again for each day, else made from titles. */
function idsOf(
  rows: readonly GuessedRow[],
  { slugOf, report }: Context,
): (row: GuessedRow, title: string) => Pick<ContributionFacts, 'id'> & Pick<TalkRow, 'isIdMade'> {
  const numbered = rows.filter((row) => row.text('id') !== '' && row.text('title') !== '');
  const byId = grouped(numbered, (row) => paperIdIn(row.text('id')));
  const twice = [...byId.values()].filter((same) => new Set(same.map((row) => row.text('title'))).size > 1);
  const isNumber = twice.length * 5 > byId.size;
  const [first] = twice.flat();
  if (isNumber && first) {
    const message = 'Several rows have this number, with different titles: ids are made from the titles.';
    report({ at: first.at('id'), message, hint: 'Give each row its own number, or say --map for the column.' });
  }
  const made = new Map<string, string>();
  const times = new Map<string, number>();
  return (row, title) => {
    const own = isNumber ? '' : paperIdIn(row.text('id'));
    if (own !== '') return { id: own, isIdMade: false };
    const who = row
      .cells('people')
      .map(({ text }) => text)
      .join(';');
    const slug = slugOf(title);
    // The same people twice under one title are one talk that is given twice.
    const key = JSON.stringify([slug, who]);
    const number = (times.get(slug) ?? 0) + (made.has(key) ? 0 : 1);
    const id = made.get(key) ?? (number === 1 ? slug : `${slug}-${number}`);
    made.set(key, id);
    times.set(slug, number);
    return { id, isIdMade: true };
  };
}

/**
 * Puts talks into the sessions that they name. If all talks of a session have one time, or only the first has any, it is that of the
 * session, and they have none of their own.
 */
function inSessions(
  talks: readonly TalkRow[],
  wholes: ReadonlyMap<string, ImportedSession>,
): Pick<Reading, 'sessions' | 'presentations'> {
  const timed = talks.flatMap((talk) => (talk.slot === undefined ? [] : [{ ...talk, slot: talk.slot }]));
  const untimed = grouped(
    talks.filter(({ slot }) => slot === undefined),
    ({ session }) => plainTitle(session),
  );
  const sessions: ImportedSession[] = [];
  const presentations: Reading['presentations'][number][] = [];
  for (const [key, all] of grouped(timed, ({ session, slot }) => sessionKey(session, slot.date))) {
    const [{ session: name, slot } = { session: '', slot: undefined }] = all;
    // Rows without a time belong to the first session of the name.
    const others = untimed.get(plainTitle(name)) ?? [];
    untimed.delete(plainTitle(name));
    const times = new Set(all.map(({ slot: { start, end } }) => `${start} ${end}`));
    const isShared = all.length + others.length > 1 && times.size === 1;
    const groups = groupTalks(
      all.map(({ source: { id, room }, row, slot: own }) => ({
        ...{ contribution: id, at: row.at('start'), room, title: name },
        ...own,
      })),
    );
    const whole = wholes.get(key);
    const chairs = [...new Set(all.flatMap(({ row }) => chairsOf(row)))];
    if (whole === undefined) sessions.push(...groups.sessions.map((session) => ({ ...session, chairs })));
    const place = { date: slot?.date ?? '', session: whole?.key ?? groups.sessions[0]?.key };
    presentations.push(
      ...groups.presentations.map((presentation) => ({
        ...presentation,
        ...(whole && { session: whole.key }),
        ...(isShared && { start: '', end: '' }),
      })),
      ...others.map(({ source, row }) => ({ contribution: source.id, at: row.at(), start: '', end: '', ...place })),
    );
  }
  return { sessions, presentations };
}

const FILES = ['pdf', 'slides', 'video', 'code'] as const satisfies readonly (typeof FILE_COLUMNS)[number][];

/** Reads the facts of contributions. */
function factsIn(talks: readonly TalkRow[], isTimed: boolean, context: Context): ContributionFacts[] {
  const { report } = context;
  const sessions = new Set(talks.map(({ session }) => session));
  const isAuthor = ({ row }: TalkRow) => row.cells('people').some(({ column }) => column.role === 'author');
  const areOfPapers = !isTimed && talks.some(isAuthor);
  const areVideos = areYouTube(talks.flatMap(({ row }) => row.cells('video').map(({ text }) => text)));
  return talks.map((talk): ContributionFacts => {
    const { row, session, source, isIdMade } = talk;
    const { id, title, people, abstract, type } = source;
    const list = (field: 'keywords' | 'topics' | 'tags') => row.cells(field).flatMap(({ text }) => listIn(text));
    const files = FILES.flatMap((field) => {
      const [cell] = row.cells(field);
      const isVideo = field === 'video' && areVideos;
      const text = isVideo && cell ? `https://www.youtube.com/watch?v=${cell.text}` : (cell?.text ?? '');
      const address = addressIn(text, row.at(field), cell?.column.header ?? '', report);
      return address === undefined ? [] : [[field, address] as const];
    });
    const [first] = row.cells('people');
    const language = row.text('language');
    const code = languageIn(language);
    if (language !== '' && code === undefined) {
      const message = `"${language}" is not one language that is known, and is left out.`;
      report({ at: row.at('language'), message, hint: 'Write its code of two letters, such as "fr", if it matters.' });
    }
    const decision = row.text('decision');
    const kind = kindOf(type);
    const isPaper = kind === undefined && (PAPER.test(type) || areOfPapers || (isAuthor(talk) && people.length > 0));
    const isChosen = isTimed || decision === '' || statusIn(decision) === 'cancelled';
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
      links: linksOf(row, report),
      language: code,
      level: row.text('level'),
      licence: row.text('licence'),
      status: isChosen ? statusIn(decision) : undefined,
      // In a program, only a rejection is a decision.
      decision: isChosen && !isOut(decision, isTimed) ? '' : decision,
      sessions: !isTimed ? sessionsIn(session, sessions) : [],
    };
  });
}

const isOut = (decision: string, isTimed: boolean) => verdictOf(decision) === 'out' && !(isTimed && statusIn(decision));

function statusIn(decision: string): ContributionFacts['status'] {
  if (/cancel|annul|abgesagt|ملغ/i.test(decision)) return 'cancelled';
  return /withdr|retir|zurückgezogen|ritirat/i.test(decision) ? 'withdrawn' : undefined;
}

/** Reads the addresses of a row, each with the name of its column as label. */
function linksOf(row: GuessedRow, report: Context['report']): string[] {
  const ofTalk = row.cells('page').filter(({ column }) => !column.role && column.number === undefined);
  return [...row.cells('link'), ...ofTalk].flatMap(({ column, text, at }) => {
    const label = labelOf(column.header);
    return text.split(/[\s;]+/).flatMap((part) => {
      const address = addressIn(part, at, column.header, report);
      return address === undefined ? [] : [labelled(label, address)];
    });
  });
}

/** Makes the label of a link from the name of its column. */
export function labelOf(header: string): string {
  const words =
    header
      .replace(/[_\s]+/g, ' ')
      .replace(/ ?\b(?:url|links?)$/i, '')
      .trim() || 'Link';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Reads the address of a page. Invalid ones are reported together for each column. */
export function addressIn(text: string, at: string, header: string, report: Context['report']): string | undefined {
  const address = linkIn(text, at, () => {});
  if (text !== '' && address === undefined) {
    const message = `A value of "${header}" is not the whole address of a page, and is left out.`;
    report({ at, message, hint: 'Write it with https:// if it matters.' });
  }
  return address;
}

/** Tells whether all values are ids of videos at YouTube, which have eleven signs. */
const areYouTube = (values: readonly string[]): boolean =>
  values.length > 2 &&
  values.every((value) => /^[\w-]{11}$/.test(value)) &&
  values.some((value) => /[A-Z].*\d|\d.*[A-Z]/.test(value));
