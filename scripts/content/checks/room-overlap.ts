import type { Session } from '../../../.content/types';
import { type Diagnostic, error } from '../diagnostics';
import type { Entry } from '../validate';
import { defineCheck } from './check';

/** No room holds two sessions at the same time; one may start the minute the other ends. */
export const roomOverlap = defineCheck(['sessions'], ({ sessions }) => {
  const byRoomAndDay = new Map<string, Entry<Session>[]>();
  for (const session of sessions) {
    const { room, date, start, end } = session.value;
    // A session that ends before it starts has a time that nobody means.
    if (room === undefined || end <= start) continue;
    const key = `${room} ${date}`;
    byRoomAndDay.set(key, [...(byRoomAndDay.get(key) ?? []), session]);
  }
  return [...byRoomAndDay.values()].flatMap(overlapsInOrder);
});

function overlapsInOrder(sessions: readonly Entry<Session>[]): Diagnostic[] {
  const inOrder = [...sessions].sort((a, b) => (a.value.start < b.value.start ? -1 : 1));
  const diagnostics: Diagnostic[] = [];
  let longest: Entry<Session> | undefined;
  for (const session of inOrder) {
    if (longest && session.value.start < longest.value.end) diagnostics.push(overlap(longest, session));
    if (!longest || session.value.end > longest.value.end) longest = session;
  }
  return diagnostics;
}

function overlap({ value: earlier, at }: Entry<Session>, { value: later, at: laterAt }: Entry<Session>): Diagnostic {
  const what = (session: Session) => `"${session.title}" (${session.start}–${session.end})`;
  return error(
    'room-overlap',
    laterAt('room'),
    `The room "${later.room}" is booked twice on ${later.date}: ${what(later)} overlaps ${what(earlier)}.`,
    {
      hint: 'Move one of the two to another room or another time.',
      related: [{ ...at('room'), message: `${what(earlier)} is here.` }],
    },
  );
}
