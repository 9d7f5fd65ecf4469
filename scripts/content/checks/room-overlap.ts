import type { Session } from '../content';
import { grouped } from '../grouped';
import { type Diagnostic, error } from '../report/diagnostics';
import { overlaps } from '../schedule/overlaps';
import type { Entry } from '../validate/validate';
import { defineCheck } from './check';

/** No room holds two sessions at the same time; one may start the minute the other ends. */
export const roomOverlap = defineCheck(['sessions'], ({ sessions }) => {
  const byRoomAndDay = grouped(sessions, ({ value }) => value.room && `${value.room} ${value.date}`);
  return [...byRoomAndDay.values()].flatMap((group) =>
    overlaps(group, ({ value }) => value).map(([earlier, later]) => overlap(earlier, later)),
  );
});

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
