// Codes: link-of-another-session, place-disagrees.

import { grouped, mostFirst, tally } from '../../../../renderer/format/grouped';
import { minutesIn } from '../../../../renderer/format/times';
import { defineCheck } from '../../check';
import type { Session } from '../../content';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { overlapsBetween } from '../../schedule/overlaps';
import { isSlipAway, isTurned } from '../../texts/letters-turned';
import { quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

type Row = Entry<Session>;

const roomOf = ({ value: { room = [] } }: Row) => room.join('; ');

/** What may be the id of a room in an address. */
const partsOf = (link: string): string[] => link.split(/[/?#=&]/);
/** Shorter ids are near to too many words. */
const SHORTEST_ID = 5;

/** A link is that of a room as soon as so many sessions there have it, and no other. */
const FEWEST = 2;

/** Whoever takes part online comes into the right session: no two at a time share a link, and that of a room is not another's. */
export const linkOfAnotherSession = defineCheck(['sessions', 'rooms'], ({ sessions, rooms }, { clock }) => {
  const linked = sessions.filter(({ value: { link, status } }) => link !== undefined && status !== 'cancelled');
  const byLink = grouped(linked, ({ value: { link } }) => link);
  const owners = ownersOf(byLink);
  const told = new Set<Row>();
  const problems: Diagnostic[] = [];
  const tell = (row: Row, message: string, other: Row | undefined) => {
    if (told.has(row)) return;
    told.add(row);
    problems.push(
      warning('link-of-another-session', row.at('link'), message, {
        hint: 'Write the link of this session: people online would sit in another one.',
        ...(other && { related: [{ ...other.at('link'), message: `${quote(other.value.title)} has it here.` }] }),
      }),
    );
  };
  for (const row of linked) {
    const owner = owners.get(row.value.link ?? '');
    if (owner === undefined || owner === roomOf(row) || roomOf(row) === '') continue;
    const other = linked.find((each) => each.value.link === row.value.link && roomOf(each) === owner);
    tell(row, `${quote(row.value.title)} has the link of another room.`, other);
  }
  const ids = new Set(rooms.map(({ value: { id } }) => String(id)));
  for (const row of linked) {
    const { room = [], link = '', title } = row.value;
    const named = partsOf(link).filter((part) => ids.has(part));
    if (room.length > 0 && named.length > 0 && !named.some((id) => room.map(String).includes(id)))
      tell(row, `The link of ${quote(title)} has the id of another room, "${named.join(', ')}".`, undefined);
    const own = room.map(String).find((id) => id.length >= SHORTEST_ID);
    const slip =
      own === undefined || named.length > 0 ? undefined : partsOf(link).find((part) => isSlipAway(part, own));
    if (slip !== undefined)
      tell(row, `The link of ${quote(title)} has "${slip}", which is its room "${own}" but for a letter.`, undefined);
  }
  const shared = [...byLink].filter(([, rows]) => rows.length >= FEWEST);
  for (const [link = '', [row, ...more]] of byLink) {
    const near = shared.find(([other = '']) => other.length === link.length && isTurned(link, other));
    if (row !== undefined && more.length === 0 && near !== undefined && !/\d$/.test(link))
      tell(
        row,
        `The link of ${quote(row.value.title)} is that of ${near[1].length} others but for two letters exchanged.`,
        near[1][0],
      );
  }
  for (const rows of byLink.values()) {
    const pairs = overlapsBetween(
      rows,
      ({ value: { date, start, end } }) => clock.spanOf(date, minutesIn({ start, end })),
      ({ value: { id, parent } }) => ({ id: String(id), parent: parent === undefined ? undefined : String(parent) }),
    );
    for (const [earlier, later] of pairs) {
      // Two in one room at a time are told by another rule.
      if (roomOf(earlier) === roomOf(later) && roomOf(earlier) !== '') continue;
      if (told.has(earlier)) continue;
      tell(
        later,
        `${quote(later.value.title)} has the same link as ${quote(earlier.value.title)}, which is at the same time.`,
        earlier,
      );
    }
  }
  return problems;
});

/** Link → the room of nearly all sessions that have it. */
function ownersOf(byLink: ReadonlyMap<string, readonly Row[]>): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const [link, rows] of byLink) {
    const placed = rows.filter((row) => roomOf(row) !== '');
    const [most, next] = [...grouped(placed, roomOf)]
      .map(([room, { length }]) => ({ room, count: length }))
      .sort((one, other) => other.count - one.count);
    if (most === undefined || most.count < FEWEST || placed.length - most.count > 1) continue;
    if ((next?.count ?? 0) < most.count) owners.set(link, most.room);
  }
  return owners;
}

/** A conference in two cities is in one at a time: on a day that is spent in the one, a room of the other is a slip. */
export const roomElsewhere = defineCheck(['sessions', 'rooms'], ({ sessions, rooms }) => {
  const placeOf = new Map(
    rooms.flatMap(({ value: { id, name } }) => {
      const place = /[,،]\s*([^,،]+)$/u.exec(name)?.[1];
      return place === undefined ? [] : [[String(id), place] as const];
    }),
  );
  const places = [...new Set(placeOf.values())];
  // Every room names its place, and the places have several rooms: floors and buildings are named so, too.
  if (places.length !== 2 || placeOf.size !== rooms.length || rooms.length < 3) return [];
  const placeOfRow = ({ value: { room } }: Row) => placeOf.get(String(room?.[0]));
  const placed = sessions.filter((row) => placeOfRow(row) !== undefined);
  return [...grouped(placed, ({ value: { date } }) => date).values()].flatMap((day): Diagnostic[] => {
    const [many, few] = [...grouped(day, placeOfRow)].sort(([, one], [, other]) => other.length - one.length);
    const [row] = few?.[1] ?? [];
    if (many === undefined || few === undefined || row === undefined || few[1].length > 1 || many[1].length < 2)
      return [];
    // Who meets in two cities at once has coffee in both.
    const { kind, start } = row.value;
    if (
      (kind === 'break' || kind === 'lunch' || kind === 'social') &&
      many[1].some(({ value }) => value.kind === kind && value.start === start)
    )
      return [];
    return [
      warning(
        'place-disagrees',
        row.at('room'),
        `${quote(row.value.title)} is in ${few[0]}, and all else of that day in ${many[0]}.`,
        {
          hint: 'Correct the room or the day.',
        },
      ),
    ];
  });
});

/** Where nearly all sessions online share one address, another that the conference gives for something else is a slip. */
export const linkOfAnotherService = defineCheck(['sessions', 'conference'], ({ sessions, conference }) => {
  const linked = sessions.filter(({ value: { link } }) => link !== undefined);
  const [usual] = mostFirst(tally(linked, ({ value: { link } }) => link));
  if (usual === undefined || usual[1] < MANY || usual[1] < linked.length - FEWEST) return [];
  const services = (conference.value.links ?? []).filter(({ url }) => url !== usual[0]);
  return linked.flatMap(({ value: { title, link }, at }): Diagnostic[] => {
    const other = link === usual[0] ? undefined : services.find(({ url }) => url === link);
    if (other === undefined) return [];
    return [
      warning(
        'link-of-another-session',
        at('link'),
        `${quote(title)} leads to ${quote(other.label)}, and all others to ${usual[0]}.`,
        {
          hint: 'Write the link of this session.',
        },
      ),
    ];
  });
});

/** So many sessions of one address show where people take part. */
const MANY = 4;
