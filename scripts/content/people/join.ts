import { type CollectionName, collections } from '../../../shared/model/collections';
import type { Person } from '../../../shared/model/content';
import type { SchemaNode } from '../../../shared/model/schema';
import { isRecord } from '../fields';
import type { Entry } from '../validate/validate';
import { valueAt } from '../value-at';
import { naming } from './naming';
import type { People } from './people';
import { eachName, type PersonField, personFields } from './person-fields';

type Entries = ReadonlyMap<CollectionName, readonly Entry[]>;

/** The facts that a place may state beside a name; people.csv states them if the place does not. */
const shared = ['affiliation', 'country', 'orcid', 'page', 'image'] as const;

/** The facts that are true of a person wherever the name stands, though a single place states them. */
const everywhere = ['country', 'orcid', 'page'] as const;

type Known = { -readonly [Field in keyof Person]: Person[Field] };

/**
 * Joins the facts about every person: a place that names somebody takes from people.csv the facts that it does not
 * state itself, and people.csv learns the ORCID, page and country that a place states, and every spelling of the name.
 */
export function joinPeople(entries: Entries, people: People): Entries {
  const known = new Map<string, Known>();
  for (const { value } of (entries.get('people') ?? []) as readonly Entry<Person>[]) {
    known.set(people.identityOf(value.name), { ...value, spellings: [...(value.spellings ?? [])] }); // its schema says so
  }
  learn(entries, people, known);
  if (known.size === 0) return entries;
  const find = (name: string) => known.get(people.identityOf(name));
  const joined = naming.flatMap((name) => {
    const records = entries.get(name);
    const fields = personFields(name).filter((field) => sharedBy(parentOf(collections[name].schema, field)).length > 0);
    if (records === undefined || fields.length === 0) return [];
    return [[name, records.map((entry) => ({ ...entry, value: enriched(entry.value, name, fields, find) }))] as const];
  });
  // Those who are in no file of their own have no place in it.
  const nowhere: Entry['at'] = () => {
    throw new Error('a joined person has no place of its own');
  };
  return new Map([...entries, ...joined, ['people', [...known.values()].map((value) => ({ value, at: nowhere }))]]);
}

/** Learns from every place what is true everywhere, and how the name is written there. */
function learn(entries: Entries, people: People, known: Map<string, Known>): void {
  for (const collection of naming) {
    for (const field of personFields(collection)) {
      const parent = parentOf(collections[collection].schema, field);
      const says = everywhere.filter((each) => each in (parent.properties ?? {}));
      for (const { value } of entries.get(collection) ?? []) {
        eachName(value, field, (name, trail) => {
          if (says.length === 0) return addSpelling(known.get(people.identityOf(name)), name);
          const place = valueAt(value, trail.slice(0, -1));
          const found = says.flatMap((each) =>
            isRecord(place) && place[each] !== undefined ? [[each, place[each]]] : [],
          );
          const identity = people.identityOf(name);
          // A country alone is said where it stands.
          if (!known.has(identity) && found.some(([each]) => each !== 'country')) known.set(identity, { name });
          const person = known.get(identity);
          if (person) Object.assign(person, { ...Object.fromEntries(found), ...person });
          addSpelling(person, name);
        });
      }
    }
  }
}

function addSpelling(person: Known | undefined, name: string): void {
  if (person === undefined || person.name === name || person.spellings?.includes(name)) return;
  person.spellings = [...(person.spellings ?? []), name];
}

/** The object that has the name as a field, as the schema describes it. */
function parentOf(schema: SchemaNode, { steps }: PersonField): SchemaNode {
  let node = schema;
  for (const step of steps.slice(0, -1)) {
    const child = typeof step === 'number' ? node.items : node.properties?.[step];
    if (child === undefined) return node;
    node = child;
  }
  return node;
}

const sharedBy = ({ properties = {} }: SchemaNode) => shared.filter((field) => field in properties);

/** A copy of the record in which the objects that name somebody say all that is known of them. */
function enriched(
  record: unknown,
  collection: CollectionName,
  fields: readonly PersonField[],
  find: (name: string) => Person | undefined,
): unknown {
  const copy: unknown = structuredClone(record);
  for (const field of fields) {
    const says = sharedBy(parentOf(collections[collection].schema, field));
    eachName(copy, field, (name, trail) => {
      const person = find(name);
      const place = valueAt(copy, trail.slice(0, -1));
      if (person === undefined || !isRecord(place)) return;
      for (const each of says) if (place[each] === undefined && person[each] !== undefined) place[each] = person[each];
    });
  }
  return copy;
}
