import { collectionNames, collections } from '../collections';
import { isRecord } from '../fields';
import { grouped } from '../grouped';
import { type Diagnostic, error } from '../report/diagnostics';
import { overlaps } from '../schedule/overlaps';
import { titleOf } from '../title-of';
import type { Entry } from '../validate/validate';
import { defineCheck, entriesOf } from './check';

/** What takes place in a room. */
interface Booking {
  readonly room: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly at: Entry['at'];
  /** The column of the room. */
  readonly field: string;
}

/** The columns in which a room stands. */
const booking = collectionNames.flatMap((collection) =>
  Object.entries(collections[collection].schema.properties)
    .filter(([, { room }]) => room)
    .map(([field]) => ({ collection, field })),
);

/** No room holds two sessions at the same time; one may start the minute the other ends. */
export const roomOverlap = defineCheck(
  booking.map(({ collection }) => collection),
  (records) => {
    const bookings = booking.flatMap(({ collection, field }) =>
      entriesOf(records, collection).flatMap((entry) => bookingOf(entry, field)),
    );
    return [...grouped(bookings, ({ room, date }) => `${room} ${date}`).values()].flatMap((group) =>
      overlaps(group, (each) => each).map(([earlier, later]) => overlap(earlier, later)),
    );
  },
);

function bookingOf({ value, at }: Entry, field: string): Booking[] {
  if (!isRecord(value) || value[field] === undefined) return [];
  const { date, start, end } = value as Record<string, string>; // a test holds schemas with a room to these fields
  return [
    { room: String(value[field]), date: `${date}`, start: `${start}`, end: `${end}`, title: titleOf(value), at, field },
  ];
}

function overlap(earlier: Booking, later: Booking): Diagnostic {
  const what = ({ title, start, end }: Booking) => `"${title}" (${start}–${end})`;
  return error(
    'room-overlap',
    later.at(later.field),
    `The room "${later.room}" is booked twice on ${later.date}: ${what(later)} overlaps ${what(earlier)}.`,
    {
      hint: 'Move one of the two to another room or another time.',
      related: [{ ...earlier.at(earlier.field), message: `${what(earlier)} is here.` }],
    },
  );
}
