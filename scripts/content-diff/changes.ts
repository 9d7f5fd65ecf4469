import { contributionKey, contributionLabel, isPaper, isPoster, pageKindOf } from '../../shared/format/contributions';
import { deadlineMoment, deadlineText } from '../../shared/format/deadlines';
import { grouped } from '../../shared/format/grouped';
import { dateOf } from '../../shared/format/schedule';
import { clockOf, minuteOf } from '../../shared/format/times';
import { type CollectionName, publishedNames } from '../../shared/model/collections';
import type { Content, Contribution, Deadline, Session } from '../../shared/model/content';
import { wordsIn } from '../../shared/words';
import { changedAmounts, pricedNames } from './amounts';
import { changedPeople, peopleLists } from './people';
import { calledOf, paired } from './records';

const en = wordsIn('en');

/** A heading, and sentences that describe changes that visitors will see. */
export interface Chapter {
  readonly heading: string;
  readonly changes: readonly string[];
}

/** Describes the differences between two versions of the content. Chapters without changes are left out. */
export function changesBetween(before: Content, after: Content): Chapter[] {
  const chapters: Chapter[] = [
    { heading: 'Schedule', changes: schedule(before, after) },
    { heading: 'Contributions', changes: contributions(before, after) },
    { heading: 'Deadlines', changes: deadlines(before, after) },
    { heading: 'Fees', changes: changedAmounts(before, after) },
    { heading: 'People', changes: changedPeople(before, after) },
    { heading: 'Texts', changes: texts(before, after) },
  ];
  return chapters.filter(({ changes }) => changes.length > 0);
}

const nameOf = ({ number, title }: Session) => (number === undefined ? title : `Session ${number} (${title})`);

const timeOf = (session: Session) => {
  const { date, start, end } = onOwnDate(session);
  return `${en.dates.date(date)}, ${start}–${end}`;
};

/** Returns the date and times of a session as they are in the data, though it may be listed with the evening before. */
const onOwnDate = (session: Session) => ({
  date: dateOf(session),
  start: clockOf(minuteOf(session.start)),
  end: clockOf(minuteOf(session.end), 'end'),
});

const roomIn = ({ rooms }: Content, { room = [] }: Session) =>
  room.map((id) => rooms.find((each) => each.id === id)?.name ?? id).join(', ') || 'no room';

/** The sessions that consist of one contribution are reported with it. */
function schedule(before: Content, after: Content): string[] {
  return paired(before.sessions, after.sessions, ({ id }) => id).flatMap(({ old, now }) => {
    if ((now ?? old)?.contribution !== undefined) return [];
    if (old === undefined) return now ? [`${nameOf(now)} is new: ${timeOf(now)}, ${roomIn(after, now)}.`] : [];
    if (now === undefined) return [`${nameOf(old)} (${timeOf(old)}) is cancelled.`];
    const moves = slotMoves(old, now, before, after);
    if (old.title !== now.title) moves.push(`now called "${now.title}"`);
    const chairs = (session: Session) => (session.chairs ?? []).join(', ') || 'nobody';
    if (chairs(old) !== chairs(now)) moves.push(`chaired by ${chairs(now)} in place of ${chairs(old)}`);
    const people = (session: Session) => (session.people ?? []).join(', ') || 'nobody';
    if (people(old) !== people(now)) moves.push(`people ${people(old)} → ${people(now)}`);
    if (old.mode !== now.mode) moves.push(`now ${now.mode ?? 'in person'}`);
    if (old.status !== now.status) moves.push(statusMove(now));
    if (old.link !== now.link) moves.push(now.link === undefined ? 'its link is gone' : `take part at ${now.link}`);
    const details = changedDetails(['abstract', 'website'], old, now);
    if (details.length > 0) moves.push(`changed: ${details.join(', ')}`);
    if (old.note !== now.note) moves.push(noteMove(now));
    return moves.length === 0 ? [] : [`${nameOf(old)}: ${moves.join('; ')}.`];
  });
}

function slotMoves(sessionBefore: Session, session: Session, before: Content, after: Content): string[] {
  const moves: string[] = [];
  const [from, to] = [roomIn(before, sessionBefore), roomIn(after, session)];
  const [old, now] = [onOwnDate(sessionBefore), onOwnDate(session)];
  if (from !== to) moves.push(`moved from ${from} to ${to}`);
  if (old.date !== now.date) moves.push(`moved from ${en.dates.date(old.date)} to ${en.dates.date(now.date)}`);
  if (old.start !== now.start) moves.push(`start ${old.start} → ${now.start}`);
  if (old.end !== now.end) moves.push(`end ${old.end} → ${now.end}`);
  return moves;
}

const statusMove = ({ status }: Pick<Contribution, 'status'>) =>
  status === undefined ? 'takes place as announced' : `marked as ${status}`;

const noteMove = ({ note }: Pick<Contribution, 'note'>) =>
  note === undefined ? 'its remark is gone' : `remark: "${note}"`;

function contributions(before: Content, after: Content): string[] {
  const [sessionsBefore, sessionsAfter] = [sessionsOfContributions(before), sessionsOfContributions(after)];
  return paired(before.contributions, after.contributions, contributionKey).flatMap(({ old, now }) => {
    if (now === undefined) return old ? [`${calledIn(before, old)} withdrawn: "${old.title}".`] : [];
    const name = calledIn(after, now);
    const sessions = sessionsAfter(now);
    if (old === undefined) return [`${name} added to ${placeIn(after, sessions)}: "${now.title}".`];
    const moves: string[] = [];
    const [[slotBefore], [slot]] = [sessionsBefore(old), sessions];
    const isOwnSlot = slotBefore?.contribution !== undefined && slotBefore.id === slot?.id && slot.contribution;
    const [from, to] = [placeIn(before, sessionsBefore(old)), placeIn(after, sessions)];
    if (from !== to)
      moves.push(...(isOwnSlot ? slotMoves(slotBefore, slot, before, after) : [`moved from ${from} to ${to}`]));
    if (old.title !== now.title) moves.push(`title "${old.title}" → "${now.title}"`);
    const people = ({ people: names }: Contribution) => names.join(', ') || 'nobody';
    if (people(old) !== people(now))
      moves.push(`${pageKindOf(now) === 'talk' ? 'people' : 'authors'} ${people(old)} → ${people(now)}`);
    if (old.start !== now.start || old.end !== now.end)
      moves.push(`time ${old.start ?? '?'}–${old.end ?? '?'} → ${now.start ?? '?'}–${now.end ?? '?'}`);
    if (old.mode !== now.mode) moves.push(`now ${now.mode ?? 'in person'}`);
    if (old.status !== now.status) moves.push(statusMove(now));
    const details = changedDetails(DETAILS, old, now);
    if (details.length > 0) moves.push(`changed: ${details.join(', ')}`);
    if (old.note !== now.note) moves.push(noteMove(now));
    return moves.length === 0 ? [] : [`${name}: ${moves.join('; ')}.`];
  });
}

/** Names a contribution by its kind: "Paper 101", "Tutorial T1". */
function calledIn({ sessionKinds }: Content, { kind, id }: Contribution): string {
  const label = isPaper({ kind }) ? 'Paper' : isPoster({ kind }) ? 'Poster' : contributionLabel(kind, sessionKinds, en);
  return `${label} ${id}`;
}

/** The sessions of a contribution: that of its own row first, then those of presentations.csv. */
function sessionsOfContributions({ sessions, presentations }: Content): (each: Contribution) => readonly Session[] {
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const presented = grouped(presentations, ({ paper }) => paper);
  return (each) => {
    const rows = isPoster(each) ? [] : (presented.get(each.id) ?? []);
    const ids = new Set([each.session, ...rows.map(({ session }) => session)]);
    return [...ids].flatMap((id) => byId.get(id ?? '') ?? []);
  };
}

/** Where a contribution is: its sessions, or when and where its own slot is. */
const placeIn = (content: Content, sessions: readonly Session[]): string =>
  sessions
    .map((session) => (session.contribution ? `${timeOf(session)}, ${roomIn(content, session)}` : nameOf(session)))
    .join(' and ') || 'no session';

function deadlines(before: Content, after: Content): string[] {
  const nameIn = ({ tracks }: Content, { track, label }: Deadline) =>
    `${label} of ${tracks.find(({ id }) => id === track)?.title ?? track}`;
  return paired(before.deadlines, after.deadlines, ({ track, milestone }) => `${track} ${milestone}`).flatMap(
    ({ old, now }) => {
      const dateIn = ({ conference }: Content, deadline: Deadline) => deadlineText(deadline, conference.timeZone, en);
      if (old === undefined) return now ? [`${nameIn(after, now)} is new: ${dateIn(after, now)}.`] : [];
      if (now === undefined) return [`${nameIn(before, old)} is gone.`];
      const [from, to] = [dateIn(before, old), dateIn(after, now)];
      if (from === to) return [];
      const momentOf = ({ conference: { timeZone } }: Content, deadline: Deadline) =>
        Date.parse(deadlineMoment(deadline, timeZone));
      const verb = momentOf(after, now) > momentOf(before, old) ? 'extended to' : 'brought forward to';
      return [`${nameIn(after, now)} ${verb} ${to} (it was ${from}).`];
    },
  );
}

/** Other fields of a contribution, of which only the names are reported if they change. */
const DETAILS = [
  'kind',
  'secondTitle',
  'secondTitleLanguage',
  'abstract',
  'language',
  'level',
  'tags',
  'keywords',
  'topics',
  'track',
  'pages',
  'doi',
  'pdf',
  'slides',
  'video',
  'code',
  'links',
  'licence',
  'award',
  'corresponding',
  'board',
] as const satisfies readonly (keyof Contribution)[];

const changedDetails = <Item>(names: readonly (keyof Item & string)[], old: Item, now: Item) =>
  names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));

/** The collections that other chapters report. */
const reportedElsewhere: ReadonlySet<CollectionName> = new Set([
  ...(['sessions', 'presentations', 'deadlines'] as const),
  ...pricedNames,
  ...peopleLists.map(({ collection }) => collection),
]);

/** Reports other collections that changed, mostly texts: the pages show how. */
const texts = (before: Content, after: Content): string[] =>
  publishedNames
    .filter((name) => !reportedElsewhere.has(name))
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => `The ${calledOf(name)} changed.`);
