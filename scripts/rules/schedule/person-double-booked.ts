import { isPoster, takesPlace } from '../../../shared/format/contributions';
import { recurring } from '../../../shared/format/grouped';
import { clockOf, type Minutes, minutesIn, minutesWithin, type Times } from '../../../shared/format/times';
import { type CollectionName, collections, type ListedBy } from '../../../shared/model/collections';
import type { Contribution, Presentation, Session } from '../../../shared/model/content';
import { roles } from '../../../shared/model/roles';
import { isRecord } from '../../content/fields';
import { eachName, type PersonField, personFields } from '../../content/people/person-fields';
import type { Path } from '../../content/read/parsed';
import type { Entry } from '../../content/validate/validate';
import { defineRule, type Finding, found, over, say } from '../kit';
import { overlapsBetween } from '../lexicon/overlaps';
import { reasons } from '../reasons';
import { entriesOf, type Records } from '../records';

/** A person who is needed in a session for some time. */
interface Appearance {
  readonly name: string;
  /** Completes "… is …". */
  readonly role: string;
  readonly session: Session;
  /** In minutes since the start of the session's day. */
  readonly span: Minutes;
  readonly at: Entry['at'];
  readonly path: Path;
}

/** Returns the fields of people who attend when a record takes place. */
const attending = (name: CollectionName) =>
  personFields(name).filter(({ role }) => roles[role].attendsAs !== undefined);

/** References of sessions to records with people, such as speakers. */
const namedBySessions = Object.entries(collections.sessions.references ?? {})
  .map(([field, collection]) => ({ field, collection, people: attending(collection) }))
  .filter(({ people }) => people.length > 0);

const attendingSessions = attending('sessions');

/** What says who is needed where. */
const whoIsWhere: readonly ListedBy[] = [
  'sessions',
  'contributions',
  'presentations',
  ...namedBySessions.map(({ collection }) => collection),
];

/** Lists everybody who is needed in a session: those in its row first, then those of its records. */
function appearancesIn(records: Records<ListedBy>): Appearance[] {
  const { sessions, contributions, presentations } = records;
  const named = namedBySessions.map((each) => ({ ...each, recordOf: byKey(records, each.collection) }));
  const appearances: Appearance[] = [];
  for (const { value: session, at } of sessions) {
    // Nobody is in a session of days all the time.
    if (session.status === 'cancelled' || session.endDate !== undefined) continue;
    const here = { session, span: minutesIn(session), at };
    for (const field of attendingSessions) appearances.push(...appearing(session, field, here));
    for (const { field, people, recordOf } of named) {
      const record = recordOf.get(String(Reflect.get(session, field)));
      for (const person of people) appearances.push(...appearing(record, person, { ...here, path: [field] }));
    }
  }
  const sessionOf = new Map(sessions.map(({ value }) => [value.id, value]));
  const present = (contribution: Contribution, { value, at }: Entry<Contribution | Presentation>, path?: Path) => {
    const session = sessionOf.get(value.session ?? '');
    if (session === undefined || !takesPlace(session) || !takesPlace(contribution)) return;
    appearances.push(...presenting(contribution, { session, span: spanWithin(session, value), at, path }));
  };
  for (const entry of contributions) present(entry.value, entry);
  const contributionOf = new Map(
    contributions.flatMap(({ value }) => (isPoster(value) ? [] : [[value.id, value] as const])),
  );
  for (const entry of presentations) {
    const contribution = contributionOf.get(entry.value.paper);
    if (contribution) present(contribution, entry, ['paper']);
  }
  return appearances;
}

/** Lists who presents a contribution: of several authors the first, and everybody of a talk. */
function presenting({ id, kind, people }: Contribution, { path, ...presence }: Presence): Appearance[] {
  const isAuthored = kind === 'paper' || kind === 'poster';
  const role = isAuthored ? `presenting ${kind} ${id}` : `presenting ${id}`;
  return people
    .slice(0, isAuthored ? 1 : people.length)
    .map((name, index) => ({ name, role, ...presence, path: path ?? ['people', index] }));
}

/** Maps the records of a collection by their key. */
function byKey(records: Records<ListedBy>, name: CollectionName): ReadonlyMap<string, unknown> {
  const [key = ''] = collections[name].key ?? [];
  return new Map(
    entriesOf(records, name).map(({ value }) => [isRecord(value) ? String(value[key]) : '', value] as const),
  );
}

/** Returns when a record of a session takes place: at its own times, or those of the session. */
function spanWithin(session: Session, record: unknown): Minutes {
  const { start, end } = (record ?? {}) as Partial<Times>; // the schemas hold fields of these names to times
  return start === undefined && end === undefined
    ? minutesIn(session)
    : minutesWithin(session, { start: start ?? session.start, end: end ?? session.end });
}

type Presence = Pick<Appearance, 'session' | 'span' | 'at'> & { readonly path?: Path | undefined };

/** Lists the people of a field with the place to report: the name, or the `path` that led to the record. */
function appearing(record: unknown, field: PersonField, { path, ...presence }: Presence): Appearance[] {
  const { attendsAs: role = '' } = roles[field.role];
  const found: Appearance[] = [];
  eachName(record, field, (name, trail) => {
    found.push({ name, role, ...presence, path: path ?? [...trail] });
  });
  return found;
}

/**
 * Finds people who are in two sessions at once, as chair, speaker, panelist or first author. Names count as equal if they are, or if
 * people.csv declares it.
 */
const personDoubleBooked = over([...whoIsWhere], (records, { people, clock }) => {
  const spanOf = ({ session, span }: Appearance) => clock.spanOf(session.date, span);
  const partOf = ({ session: { id, parent } }: Appearance) => ({ id, parent });
  return recurring(appearancesIn(records), ({ name }) => people.identityOf(name))
    .flatMap((group) => overlapsBetween(group, spanOf, partOf))
    .filter(([earlier, later]) => earlier.session !== later.session)
    .map(([earlier, later]) => clash(earlier, later));
});

const placeOf = ({ at, path }: Appearance) => at(...path);

function clash(earlier: Appearance, later: Appearance): Finding {
  const what = ({ role, session, span }: Appearance) =>
    `${role} in "${session.title}" (${clockOf(span.start)}–${clockOf(span.end)})`;
  return found(
    placeOf(later),
    say`${later.name} is in two places at once on ${later.session.date}: ${what(later)} and ${what(earlier)}.`,
    {
      hint: `Move one of the two sessions, or name another person. If they are two people, write a second given name or initial.`,
      related: [{ ...placeOf(earlier), message: `As "${earlier.name}", ${what(earlier)} here.` }],
    },
  );
}

export const rule = defineRule({
  code: 'person-double-booked',
  severity: 'error',
  reason: reasons.twoPlacesAtOnce,
  mayBeAccepted: true,
  yieldsTo: { row: ['room-overlap'] },
  finders: [personDoubleBooked],
});
