import { grouped } from '../../shared/format/grouped';
import type { ImportedPresentation, ImportedSession, TimeSlot } from './model';

/** Kinds of session without talks. */
export const PAUSES: ReadonlySet<string> = new Set(['break', 'lunch', 'registration']);

interface Program {
  readonly sessions: readonly ImportedSession[];
  readonly presentations: readonly ImportedPresentation[];
}

const placeOf = ({ date, room = '' }: TimeSlot) => JSON.stringify([date, room]);

/** Divides sessions at the breaks that take place in their room, so that each talk is in the part before or after a break. */
export function dividedAtBreaks({ sessions, presentations }: Program): Program {
  const all = grouped(
    sessions.filter(({ kind, room }) => room && PAUSES.has(kind)),
    placeOf,
  );
  // One each minute at most, so that no file takes long.
  const breaks = new Map(
    [...all].map(([place, some]) => [place, [...new Map(some.map((each) => [each.start, each])).values()]]),
  );
  const partsOf = new Map<string, readonly ImportedSession[]>();
  const divided = sessions.flatMap((session) => {
    const pauses = PAUSES.has(session.kind) ? [] : (breaks.get(placeOf(session)) ?? []);
    const within = pauses.filter(({ start, end }) => start > session.start && end < session.end);
    if (within.length === 0) return [session];
    const parts = partsIn(session, within);
    partsOf.set(session.key, parts);
    return parts;
  });
  return {
    sessions: divided,
    presentations: presentations.map((talk) => {
      const part = partsOf.get(talk.session ?? '')?.findLast(({ start }) => start <= talk.start);
      return part === undefined ? talk : { ...talk, session: part.key };
    }),
  };
}

function partsIn(whole: ImportedSession, breaks: readonly TimeSlot[]): ImportedSession[] {
  const ends = [...breaks.map(({ start, end }) => [start, end] as const), [whole.end, whole.end] as const];
  const parts: ImportedSession[] = [];
  let { start } = whole;
  for (const [from, to] of ends.sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (from > start)
      parts.push({ ...whole, key: parts.length === 0 ? whole.key : `${whole.key} ${start}`, start, end: from });
    if (to > start) start = to;
  }
  return parts;
}
