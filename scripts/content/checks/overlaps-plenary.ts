import type { Session } from '../content';
import { grouped } from '../grouped';
import { type Diagnostic, warning } from '../report/diagnostics';
import { overlaps } from '../schedule/overlaps';
import type { Entry } from '../validate/validate';
import { defineCheck } from './check';

const FOR_EVERYBODY: ReadonlySet<Session['kind']> = new Set(['ceremony', 'keynote', 'lecture', 'panel']);

/** The registration desk is open, and social events are prepared, while others meet. */
const BESIDE_OTHERS: ReadonlySet<Session['kind']> = new Set(['registration', 'social']);

/** While everybody meets in a plenary room, nothing else takes place. */
export const overlapsPlenary = defineCheck(['sessions', 'rooms'], ({ sessions, rooms }) => {
  const plenaryRooms = new Set(rooms.filter(({ value }) => value.plenary).map(({ value }) => value.id));
  const isPlenary = ({ kind, room }: Session) =>
    FOR_EVERYBODY.has(kind) && room !== undefined && plenaryRooms.has(room);
  const byDay = grouped(sessions, ({ value }) => (BESIDE_OTHERS.has(value.kind) ? undefined : value.date));
  return [...byDay.values()].flatMap((day) => {
    const plenaries = day.filter(({ value }) => isPlenary(value));
    const others = day.filter(({ value }) => !isPlenary(value));
    return others.flatMap((other) => {
      // A day has few plenary sessions; the first that overlaps is enough to say.
      const plenary = plenaries.find((each) => overlaps([each, other], ({ value }) => value).length > 0);
      // In the same room it is reported as room-overlap.
      return plenary === undefined || plenary.value.room === other.value.room ? [] : [report(plenary, other)];
    });
  });
});

function report({ value: plenary, at }: Entry<Session>, { value: other, at: otherAt }: Entry<Session>): Diagnostic {
  const what = ({ title, start, end }: Session) => `"${title}" (${start}–${end})`;
  return warning(
    'overlaps-plenary',
    otherAt('start'),
    `${what(other)} takes place during ${what(plenary)}, which is for everybody.`,
    {
      hint: 'Move one of the two, or hold the plenary session in a room that is not marked as plenary in rooms.csv.',
      related: [{ ...at('start'), message: `${what(plenary)} is here.` }],
    },
  );
}
