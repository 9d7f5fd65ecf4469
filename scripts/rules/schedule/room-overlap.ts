import { grouped } from '../../../shared/format/grouped';
import { mayShareRoom } from '../../../shared/format/session-kinds';
import { type Minutes, minutesIn } from '../../../shared/format/times';
import { collectionNames, collections } from '../../../shared/model/collections';
import { isRecord } from '../../content/fields';
import type { Path } from '../../content/read/parsed';
import type { Clock } from '../../content/schedule/clock';
import { titleOf } from '../../content/title-of';
import type { Entry } from '../../content/validate/validate';
import { defineRule, type Finding, found, over, say } from '../kit';
import { lengthOf, overlapsBetween } from '../lexicon/overlaps';
import { reasons } from '../reasons';
import { entriesOf } from '../records';

/** A session in a room. */
interface Booking {
  readonly room: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly span: Minutes;
  readonly title: string;
  readonly kind: string;
  readonly id: string;
  readonly parent: string | undefined;
  readonly at: Entry['at'];
  /** The column of the room, and its place among several. */
  readonly path: Path;
}

/** The columns with a room. */
const booking = collectionNames.flatMap((collection) =>
  Object.entries(collections[collection].schema.properties)
    .filter(([, { room, items }]) => room ?? items?.room)
    .map(([field]) => ({ collection, field })),
);

/** Finds two sessions in one room at the same time; one may start when the other ends. */
const roomOverlap = over(
  booking.map(({ collection }) => collection),
  (records, { clock }) => {
    const bookings = booking.flatMap(({ collection, field }) =>
      entriesOf(records, collection).flatMap((entry) => bookingsOf(entry, field, clock)),
    );
    return [...grouped(bookings, ({ room }) => room).values()].flatMap((group) =>
      overlapsBetween(
        group,
        ({ span }) => span,
        (each) => each,
      )
        .filter(([earlier, later]) => !mayShareRoom(earlier.kind, later.kind))
        .map(([earlier, later]) => overlap(earlier, later)),
    );
  },
);

function bookingsOf({ value, at }: Entry, field: string, clock: Clock): Booking[] {
  if (!isRecord(value) || value[field] === undefined || value.status === 'cancelled') return [];
  const { date = '', start = '', end = '', endDate } = value as Record<string, string>; // a test holds schemas with a room to these fields
  const span = clock.spanOf(date, minutesIn({ date, start, end, endDate }));
  const parent = value.parent === undefined ? undefined : String(value.parent);
  const booking = {
    date,
    start,
    end,
    span,
    title: titleOf(value),
    kind: String(value.kind),
    id: String(value.id),
    parent,
    at,
  };
  const room = value[field];
  if (!Array.isArray(room)) return [{ ...booking, room: String(room), path: [field] }];
  return room.map((each, index) => ({ ...booking, room: String(each), path: [field, index] }));
}

/** No session of one room is longer, in minutes: of two that overlap, the longer one is wrong. */
const LONG = 480;

function overlap(one: Booking, other: Booking): Finding {
  const [earlier, later] = lengthOf(one.span) > LONG && lengthOf(other.span) <= LONG ? [other, one] : [one, other];
  const what = ({ title, start, end }: Booking) => `"${title}" (${start}–${end})`;
  return found(
    later.at(...later.path),
    say`The room "${later.room}" is booked twice on ${later.date}: ${what(later)} overlaps ${what(earlier)}.`,
    {
      hint: 'Move one of the two to another room or another time.',
      related: [{ ...earlier.at(...earlier.path), message: `${what(earlier)} is here.` }],
    },
  );
}

export const rule = defineRule({
  code: 'room-overlap',
  severity: 'error',
  reason: reasons.twoPlacesAtOnce,
  mayBeAccepted: true,
  finders: [roomOverlap],
});
