import { entriesOf, type Records } from '../checks/check';
import { type CollectionName, collectionNames, collections } from '../collections';
import type { Session } from '../content';
import { isRecord } from '../fields';
import { eachName, type PersonField, personFields } from '../people/person-fields';
import { roles } from '../people/roles';
import type { Path } from '../read/parsed';
import type { Entry } from '../validate/validate';
import type { Span } from './overlaps';

/** A person who has to be in a session for some time. */
export interface Appearance {
  readonly name: string;
  /** Completes "… is …". */
  readonly role: string;
  readonly session: Session;
  readonly span: Span;
  readonly at: Entry['at'];
  readonly path: Path;
}

/** People of a record who have to be there when it takes place. */
const attending = (name: CollectionName) =>
  personFields(name).filter(({ role }) => roles[role].attendsAs !== undefined);

/** Sessions name records with people, such as their speaker; here is the field that names them. */
const namedBySessions = Object.entries(collections.sessions.references ?? {})
  .map(([field, collection]) => ({ field, collection, people: attending(collection) }))
  .filter(({ people }) => people.length > 0);

/** Records that belong to a session and name people, such as papers; here is the field that names the session. */
const belongingToSessions = collectionNames.flatMap((collection) =>
  Object.entries(collections[collection].references ?? {})
    .filter(([, target]) => target === 'sessions')
    .map(([field]) => ({ field, collection, people: attending(collection) }))
    .filter(({ people }) => people.length > 0),
);

const attendingSessions = attending('sessions');

/** The collections that say who has to be where. */
export const whoIsWhere: readonly CollectionName[] = [
  'sessions',
  ...[...namedBySessions, ...belongingToSessions].map(({ collection }) => collection),
];

/** Everybody who has to be in a session: those whom it names itself, then those of records that belong to one. */
export function appearancesIn(records: Records<CollectionName>): Appearance[] {
  const { sessions } = records;
  const named = namedBySessions.map((each) => ({ ...each, recordOf: byKey(records, each.collection) }));
  const appearances: Appearance[] = [];
  for (const { value: session, at } of sessions) {
    const here = { session, span: session, at };
    for (const field of attendingSessions) appearances.push(...appearing(session, field, here));
    for (const { field, people, recordOf } of named) {
      const record = recordOf.get(String(Reflect.get(session, field)));
      for (const person of people) appearances.push(...appearing(record, person, { ...here, path: [field] }));
    }
  }
  const sessionOf = new Map(sessions.map(({ value }) => [value.id, value]));
  for (const { field, collection, people } of belongingToSessions) {
    for (const { value, at } of entriesOf(records, collection)) {
      const session = isRecord(value) ? sessionOf.get(String(value[field])) : undefined;
      if (session === undefined) continue;
      const here = { session, span: spanWithin(session, value), at };
      for (const person of people) appearances.push(...appearing(value, person, here));
    }
  }
  return appearances;
}

/** The records of a collection by what others name them by. */
function byKey(records: Records<CollectionName>, name: CollectionName): ReadonlyMap<string, unknown> {
  const [key = ''] = collections[name].key ?? [];
  return new Map(
    entriesOf(records, name).map(({ value }) => [isRecord(value) ? String(value[key]) : '', value] as const),
  );
}

/** When something within a session takes place: at its own times, where it has some. */
function spanWithin(session: Session, record: unknown): Span {
  const { start, end } = (record ?? {}) as Partial<Span>; // the schemas hold fields of these names to times
  return start === undefined && end === undefined
    ? session
    : { start: start ?? session.start, end: end ?? session.end };
}

type Presence = Pick<Appearance, 'session' | 'span' | 'at'> & { readonly path?: Path };

/** Who of a field has to be there, and is reported at the name, or at the `path` that led to the record. */
function appearing(record: unknown, field: PersonField, { path, ...presence }: Presence): Appearance[] {
  const { attendsAs = '', onlyFirst } = roles[field.role];
  const found: Appearance[] = [];
  eachName(record, field, (name, trail) => {
    if (onlyFirst && found.length > 0) return;
    const role = onlyFirst && isRecord(record) ? `${attendsAs} ${record.id}` : attendsAs;
    found.push({ name, role, ...presence, path: path ?? [...trail] });
  });
  return found;
}
