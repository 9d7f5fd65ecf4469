import type { CollectionName } from '../../../shared/model/collections';
import { collectionNames, collections } from '../../../shared/model/collections';
import type { Role } from '../../../shared/model/roles';
import type { SchemaNode } from '../../../shared/model/schema';
import type { Path } from '../read/parsed';

/** A field that holds a person's name, according to its schema. */
export interface PersonField {
  readonly role: Role;
  /** The path from the record to the name; a number means each item of a list. */
  readonly steps: Path;
}

const EACH = 0;

function* fieldsIn(schema: SchemaNode, steps: Path): Generator<PersonField> {
  if (schema.person !== undefined) yield { role: schema.person, steps };
  if (schema.items) yield* fieldsIn(schema.items, [...steps, EACH]);
  for (const [name, child] of Object.entries(schema.properties ?? {})) yield* fieldsIn(child, [...steps, name]);
}

const known = new Map(collectionNames.map((name) => [name, [...fieldsIn(collections[name].schema, [])]]));

/** Returns the fields of a collection that hold names of people, in the order of the schema. */
export const personFields = (name: CollectionName): readonly PersonField[] => known.get(name) ?? [];

type FoundName = (name: string, trail: Path) => void;

/** Calls `found` for every name in a field of a record. The path `trail` changes afterwards: copy it to keep it. */
export const eachName = (record: unknown, { steps }: PersonField, found: FoundName): void =>
  walk(record, steps, 0, [], found);

// Several rules call it for every record, so it allocates nothing but the trail.
function walk(value: unknown, steps: Path, depth: number, trail: (string | number)[], found: FoundName): void {
  const step = steps[depth];
  if (step === undefined) {
    if (typeof value === 'string') found(value, trail);
  } else if (step === EACH) {
    if (!Array.isArray(value)) return;
    for (let index = 0; index < value.length; index++) {
      trail[depth] = index;
      walk(value[index], steps, depth + 1, trail, found);
    }
  } else if (typeof value === 'object' && value !== null) {
    trail[depth] = step;
    walk(Reflect.get(value, step), steps, depth + 1, trail, found);
  }
}
