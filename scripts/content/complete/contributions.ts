import { contributionKey, isPoster, postersIn, presentedIn } from '../../../shared/format/contributions';
import { grouped } from '../../../shared/format/grouped';
import { talksOf } from '../../../shared/format/schedule';
import { sessionKindsOf } from '../../../shared/format/session-kinds';
import type { CollectionName } from '../../../shared/model/collections';
import type { Content, Paper, Poster, Presentation, Session } from '../../../shared/model/content';
import type { Contribution, ListedContribution } from '../../../shared/model/contribution';
import type { Entry } from '../validate/validate';
import { continued } from './continued';
import type { Entries } from './known';

/** The contributions of all tables, and the program with the slots that they have of their own. */
interface Contributed {
  readonly contributions: readonly Entry<Contribution>[];
  readonly sessions: readonly Entry<Session>[];
  readonly presentations: readonly Entry<Presentation>[];
}

type SessionKinds = Content['sessionKinds'];

type Slot = Pick<ListedContribution, 'date' | 'start' | 'end' | 'endDate' | 'room' | 'mode'>;

/** The kind of a contribution of which contributions.csv says none. */
const USUAL = 'talk';

/**
 * Joins papers.csv, posters.csv and contributions.csv. A slot of its own becomes a session with the title of what is presented in it, so
 * that all that is true of sessions is true of it. Places lead to the cells of the table that has the record.
 */
export function contributionsIn(entries: Entries): Contributed {
  const all = <Item>(name: CollectionName) => (entries.get(name) ?? []) as readonly Entry<Item>[]; // their schemas accepted them
  const listed = all<ListedContribution>('listedContributions');
  const ofListed = listed.map((entry) => [entry, ofList(entry)] as const);
  const contributions = [
    ...all<Paper>('papers').map((entry) => withAuthors(entry, 'paper')),
    ...all<Poster>('posters').map((entry) => withAuthors(entry, 'poster')),
    ...ofListed.map(([, contribution]) => contribution),
  ];
  const byId = new Map(
    contributions.flatMap((entry) => (entry.value.kind === 'poster' ? [] : [[entry.value.id, entry]])),
  );
  const presented = all<Presentation>('presentations');
  const slots = [
    ...ofListed.flatMap(([entry, contribution]) => session(slotId(entry.value.id), entry, contribution)),
    ...presented.flatMap((entry) => {
      const contribution = byId.get(entry.value.paper);
      return contribution ? session(slotId(entry.value.paper, entry.value), entry, contribution) : [];
    }),
  ];
  const presentations = presented.map(inItsSlot);
  const kinds = sessionKindsOf(all<SessionKinds[number]>('sessionKinds').map(({ value }) => value));
  const sessions = [...continued(all<Session>('sessions')), ...slots];
  return { contributions, sessions: withOnlyOnes(sessions, kinds, contributions, presentations), presentations };
}

/** Marks the sessions that consist of one contribution. */
function withOnlyOnes(
  sessions: readonly Entry<Session>[],
  kinds: ReturnType<typeof sessionKindsOf>,
  contributions: readonly Entry<Contribution>[],
  presentations: readonly Entry<Presentation>[],
): readonly Entry<Session>[] {
  const values = contributions.map(({ value }) => value);
  const posters = grouped(postersIn(values), ({ session }) => session);
  const talks = talksOf(
    presentedIn(values),
    presentations.map(({ value }) => value),
  );
  const wholes = new Set(sessions.flatMap(({ value: { parent, continues } }) => [parent, continues]));
  return sessions.map((entry) => {
    const { value: session } = entry;
    const { id, kind, isOwnSlot, number, speaker, panel, abstract, people = [], chairs = [], continues } = session;
    const [talk, second] = [...(talks.get(id) ?? []), ...(posters.get(id) ?? [])];
    const isMore = number ?? speaker ?? panel ?? abstract ?? people[0] ?? chairs[0] ?? continues;
    const isForTalks = isOwnSlot || kinds.get(kind)?.papers !== 'none' || talk?.kind === kind;
    if (!isForTalks || talk === undefined || second !== undefined || isMore !== undefined || wholes.has(id))
      return entry;
    const { start = session.start, end = session.end } = talk;
    if (isPoster(talk) || start !== session.start || end !== session.end) return entry;
    return { ...entry, value: { ...session, contribution: contributionKey(talk) } };
  });
}

/** The id of the session that a slot becomes. It stays the same if the slot moves; of several slots the day and the hour tell which it is. */
const slotId = (id: string, { date, start = '' }: Slot = {}) =>
  date === undefined ? `slot-${id}` : `slot-${id}-${date}-${start.replace(':', '')}`;

/** The `authors` of papers.csv and posters.csv are the people of a contribution. */
function withAuthors({ value, at }: Entry<Paper | Poster>, kind: 'paper' | 'poster'): Entry<Contribution> {
  const { authors, ...rest } = value;
  return {
    value: { ...rest, kind, people: authors },
    at: (field, ...path) => (field === undefined ? at() : at(field === 'people' ? 'authors' : field, ...path)),
  };
}

function ofList({ value, at }: Entry<ListedContribution>): Entry<Contribution> {
  const { kind = USUAL, date, room: _, start, end, endDate: __, ...rest } = value;
  const times = { ...(start && { start }), ...(end && { end }) };
  return { value: { ...rest, kind, ...(date === undefined ? times : { session: slotId(value.id) }) }, at };
}

/** A presentation with a slot of its own is one in the session that the slot becomes. */
function inItsSlot({ value, at }: Entry<Presentation>): Entry<Presentation> {
  const { date, start: _, end: __, room: ___, ...rest } = value;
  return date === undefined ? { value, at } : { value: { ...rest, session: slotId(value.paper, value) }, at };
}

/** What has the title and the kind; the rest of a slot is where the slot is written. */
const OF_CONTRIBUTION: ReadonlySet<unknown> = new Set(['kind', 'title', 'status']);

function session(id: string, { value, at }: Entry<Slot>, contribution: Entry<Contribution>): Entry<Session>[] {
  const { date, start, end, endDate, room, mode } = value;
  if (date === undefined || start === undefined || end === undefined) return [];
  const { kind, title, status } = contribution.value;
  return [
    {
      value: {
        id,
        kind: kind === 'paper' ? USUAL : kind === 'poster' ? 'posters' : kind,
        title,
        date,
        start,
        end,
        ...(endDate && { endDate }),
        ...(room && { room }),
        ...(mode && { mode }),
        ...(status && { status: status === 'moved' ? status : 'cancelled' }),
        isOwnSlot: true,
      },
      at: (...path) => (OF_CONTRIBUTION.has(path[0]) ? contribution.at(...path) : at(...path)),
    },
  ];
}
