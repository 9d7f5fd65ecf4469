import { type CollectionName, publishedNames } from '../../shared/model/collections';
import type { Content, Deadline, Paper, Session } from '../../shared/model/content';
import { en } from '../../shared/words/en';
import { changedAmounts, pricedNames } from './amounts';
import { changedPeople, peopleLists } from './people';
import { calledOf, paired } from './records';

/** A heading, and sentences that describe changes that visitors will see. */
export interface Chapter {
  readonly heading: string;
  readonly changes: readonly string[];
}

/** Describes the differences between two versions of the content. Chapters without changes are left out. */
export function changesBetween(before: Content, after: Content): Chapter[] {
  const chapters: Chapter[] = [
    { heading: 'Schedule', changes: schedule(before, after) },
    { heading: 'Papers and posters', changes: [...papers(before, after), ...posters(before, after)] },
    { heading: 'Deadlines', changes: deadlines(before, after) },
    { heading: 'Fees', changes: changedAmounts(before, after) },
    { heading: 'People', changes: changedPeople(before, after) },
    { heading: 'Texts', changes: texts(before, after) },
  ];
  return chapters.filter(({ changes }) => changes.length > 0);
}

const nameOf = ({ number, title }: Session) => (number === undefined ? title : `Session ${number} (${title})`);

function schedule(before: Content, after: Content): string[] {
  const roomIn = ({ rooms }: Content, ids: readonly string[] = []) =>
    ids.map((id) => rooms.find((room) => room.id === id)?.name ?? id).join(', ') || 'no room';
  const time = ({ date, start, end }: Session) => `${en.dates.date(date)}, ${start}–${end}`;
  return paired(before.sessions, after.sessions, ({ id }) => id).flatMap(({ old, now }) => {
    if (old === undefined) return now ? [`${nameOf(now)} is new: ${time(now)}, ${roomIn(after, now.room)}.`] : [];
    if (now === undefined) return [`${nameOf(old)} (${time(old)}) is cancelled.`];
    const moves: string[] = [];
    const [from, to] = [roomIn(before, old.room), roomIn(after, now.room)];
    if (from !== to) moves.push(`moved from ${from} to ${to}`);
    if (old.date !== now.date) moves.push(`moved from ${en.dates.date(old.date)} to ${en.dates.date(now.date)}`);
    if (old.start !== now.start) moves.push(`start ${old.start} → ${now.start}`);
    if (old.end !== now.end) moves.push(`end ${old.end} → ${now.end}`);
    if (old.title !== now.title) moves.push(`now called "${now.title}"`);
    const chairs = (session: Session) => (session.chairs ?? []).join(', ') || 'nobody';
    if (chairs(old) !== chairs(now)) moves.push(`chaired by ${chairs(now)} in place of ${chairs(old)}`);
    if (old.mode !== now.mode) moves.push(`now ${now.mode ?? 'in person'}`);
    if (old.status !== now.status)
      moves.push(now.status === undefined ? 'takes place as announced' : `marked as ${now.status}`);
    if (old.link !== now.link) moves.push(now.link === undefined ? 'its link is gone' : `take part at ${now.link}`);
    if (old.note !== now.note) moves.push(now.note === undefined ? 'its remark is gone' : `remark: "${now.note}"`);
    return moves.length === 0 ? [] : [`${nameOf(old)}: ${moves.join('; ')}.`];
  });
}

function papers(before: Content, after: Content): string[] {
  const presentedIn = (content: Content, paper: Paper) => {
    const nameOfSession = new Map(content.sessions.map((session) => [session.id, nameOf(session)]));
    const rows = content.presentations.filter((row) => row.paper === paper.id).map(({ session }) => session);
    const ids = new Set([...(paper.session === undefined ? [] : [paper.session]), ...rows]);
    return [...ids].map((id) => nameOfSession.get(id) ?? id).join(' and ') || 'no session';
  };
  return paired(before.papers, after.papers, ({ id }) => id).flatMap(({ old, now }) => {
    if (old === undefined) return now ? [`Paper ${now.id} added to ${presentedIn(after, now)}: "${now.title}".`] : [];
    if (now === undefined) return [`Paper ${old.id} withdrawn: "${old.title}".`];
    const moves: string[] = [];
    const [from, to] = [presentedIn(before, old), presentedIn(after, now)];
    if (from !== to) moves.push(`moved from ${from} to ${to}`);
    if (old.title !== now.title) moves.push(`title "${old.title}" → "${now.title}"`);
    if (old.authors.join() !== now.authors.join())
      moves.push(`authors ${old.authors.join(', ')} → ${now.authors.join(', ')}`);
    if (old.start !== now.start || old.end !== now.end)
      moves.push(`time ${old.start ?? '?'}–${old.end ?? '?'} → ${now.start ?? '?'}–${now.end ?? '?'}`);
    if (old.mode !== now.mode) moves.push(`now ${now.mode ?? 'in person'}`);
    const details = changedDetails(old, now);
    if (details.length > 0) moves.push(`changed: ${details.join(', ')}`);
    if (old.note !== now.note) moves.push(now.note === undefined ? 'its remark is gone' : `remark: "${now.note}"`);
    return moves.length === 0 ? [] : [`Paper ${now.id}: ${moves.join('; ')}.`];
  });
}

function posters(before: Content, after: Content): string[] {
  return paired(before.posters, after.posters, ({ id }) => id).flatMap(({ old, now }) => {
    if (old === undefined) return now ? [`Poster ${now.id} added: "${now.title}".`] : [];
    if (now === undefined) return [`Poster ${old.id} withdrawn: "${old.title}".`];
    return old.title === now.title && old.authors.join() === now.authors.join()
      ? []
      : [`Poster ${now.id} is now "${now.title}" by ${now.authors.join(', ')}.`];
  });
}

function deadlines(before: Content, after: Content): string[] {
  const nameIn = ({ tracks }: Content, { track, label }: Deadline) =>
    `${label} of ${tracks.find(({ id }) => id === track)?.title ?? track}`;
  return paired(before.deadlines, after.deadlines, ({ track, milestone }) => `${track} ${milestone}`).flatMap(
    ({ old, now }) => {
      if (old === undefined) return now ? [`${nameIn(after, now)} is new: ${en.dates.date(now.date)}.`] : [];
      if (now === undefined) return [`${nameIn(before, old)} is gone.`];
      if (old.date === now.date) return [];
      const verb = now.date > old.date ? 'extended to' : 'brought forward to';
      return [`${nameIn(after, now)} ${verb} ${en.dates.date(now.date)} (it was ${en.dates.date(old.date)}).`];
    },
  );
}

/** Other fields of a paper, of which only the names are reported if they change. */
const PAPER_DETAILS = [
  'abstract',
  'keywords',
  'topics',
  'track',
  'pages',
  'doi',
  'pdf',
  'slides',
  'video',
  'code',
  'award',
  'corresponding',
] as const satisfies readonly (keyof Paper)[];

const changedDetails = (old: Paper, now: Paper) =>
  PAPER_DETAILS.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));

/** The collections that other chapters report. */
const reportedElsewhere: ReadonlySet<CollectionName> = new Set([
  ...(['sessions', 'papers', 'presentations', 'posters', 'deadlines'] as const),
  ...pricedNames,
  ...peopleLists.map(({ collection }) => collection),
]);

/** Reports other collections that changed, mostly texts: the pages show how. */
const texts = (before: Content, after: Content): string[] =>
  publishedNames
    .filter((name) => !reportedElsewhere.has(name))
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => `The ${calledOf(name)} changed.`);
