import { grouped } from '../../shared/format/grouped';
import type { ImportedSession, Reading, TimeSlot } from './model';

/** Kinds of session without talks. */
export const PAUSES: ReadonlySet<string> = new Set(['break', 'lunch', 'registration']);

type Program = Pick<Reading, 'sessions' | 'presentations'>;

const placeOf = ({ date, room = '' }: TimeSlot) => JSON.stringify([date, room]);

/** Divides sessions at the breaks that take place in their room, so that each talk is in the part before or after a break. */
export function dividedAtBreaks({ sessions, presentations }: Program): Program {
  const all = sessions.filter(({ kind, room }) => room && PAUSES.has(kind));
  // One each minute at most, so that no file takes long.
  const breaks = new Map(all.map((pause) => [`${placeOf(pause)} ${pause.start}`, pause]));
  const breaksOf = grouped(breaks.values(), placeOf);
  const divided = sessions.map((session) =>
    PAUSES.has(session.kind) ? [session] : partsIn(session, breaksOf.get(placeOf(session)) ?? []),
  );
  const partsOf = new Map(divided.map((parts) => [parts[0]?.key ?? '', parts]));
  return {
    sessions: divided.flat(),
    presentations: presentations.map((talk) => {
      const parts = partsOf.get(talk.session ?? '') ?? [];
      const part = parts.length > 1 ? parts.findLast(({ start }) => start <= talk.start) : undefined;
      return part === undefined ? talk : { ...talk, session: part.key };
    }),
  };
}

function partsIn(whole: ImportedSession, breaks: readonly TimeSlot[]): ImportedSession[] {
  const parts: ImportedSession[] = [];
  const add = (start: string, end: string) => {
    const key = parts.length === 0 ? whole.key : `${whole.key} ${start}`;
    if (start < end) parts.push({ ...whole, key, start, end });
  };
  let { start } = whole;
  const within = breaks.filter((pause) => pause.start > whole.start && pause.end < whole.end);
  for (const pause of within.sort((one, other) => (one.start < other.start ? -1 : 1))) {
    add(start, pause.start);
    if (pause.end > start) start = pause.end;
  }
  if (within.length === 0) return [whole];
  add(start, whole.end);
  return parts;
}
