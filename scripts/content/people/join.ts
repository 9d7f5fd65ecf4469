import { type CollectionName, collections } from '../../../shared/model/collections';
import type { Person } from '../../../shared/model/content';
import type { SchemaNode } from '../../../shared/model/schema';
import { isRecord } from '../fields';
import type { Entry } from '../validate/validate';
import { valueAt } from '../value-at';
import { naming, singles } from './naming';
import type { People } from './people';
import { eachName, type PersonField, personFields } from './person-fields';

type Entries = ReadonlyMap<CollectionName, readonly Entry[]>;

/** Facts that records may state next to a name; if they do not, people.csv does. */
const shared = ['affiliation', 'country', 'orcid', 'page', 'image', 'bio'] as const;

/** Other files list the paragraphs of a biography. */
const PARAGRAPHS = /\n\s*\n/;

/** Facts that are true of a person everywhere, even if a single record states them. */
const everywhere = ['country', 'orcid', 'page'] as const;

type Known = { -readonly [Field in keyof Person]: Person[Field] };

/**
 * Joins the facts about every person. A record that names somebody gets missing facts from people.csv. The records of people.csv get the
 * ORCID, page and country that other records state, and every spelling of the name.
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
  // People who are not in people.csv have no place in it.
  const nowhere: Entry['at'] = () => {
    throw new Error('a joined person has no place of its own');
  };
  return new Map([...entries, ...joined, ['people', [...known.values()].map((value) => ({ value, at: nowhere }))]]);
}

/** Collects facts that are true everywhere, and spellings, from all records that name people. */
function learn(entries: Entries, people: People, known: Map<string, Known>): void {
  for (const collection of [...naming, ...singles]) {
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
          // A country alone makes no record of people.csv.
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

/** Returns the schema of the object that has the name as a field. */
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

/** Copies a record with all known facts added next to the names of people. */
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
      for (const each of says) {
        const fact = each === 'bio' ? person.bio?.split(PARAGRAPHS) : person[each];
        if (place[each] === undefined && fact !== undefined) place[each] = fact;
      }
    });
  }
  return copy;
}
