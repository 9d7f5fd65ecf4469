import { isRecord } from '../fields';
import type { Path } from '../read/parsed';
import type { Place } from '../report/diagnostics';
import type { SchemaNode } from '../schemas';
import type { Site } from '../survey';

/** What a record says of somebody, beside the name. */
export interface Said {
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly place: () => Place;
}

/** Something that stands beside a name in the same record: found by what its schema says, or by its usual names. */
export type Beside = (node: SchemaNode, field: string) => boolean;

export const isPortrait: Beside = ({ picture }) => picture === 'portrait';
export const isEmail: Beside = ({ format }) => format === 'email';
export const isPage: Beside = ({ format }, field) => format === 'link' && (field === 'page' || field === 'profile');
export const isAffiliation: Beside = (_, field) => ['affiliation', 'university', 'company'].includes(field);

function* besideNames(
  value: unknown,
  node: SchemaNode,
  path: Path,
  wanted: Beside,
): Generator<{ name: string; text: string; path: Path }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (node.items) yield* besideNames(item, node.items, [...path, index], wanted);
    return;
  }
  if (!isRecord(value)) return;
  const fields = Object.entries(node.properties ?? {});
  // people.csv says who somebody is, whatever they do.
  const [naming] =
    fields.find(([field, { person }]) => person !== undefined || (field === 'name' && isOfPerson(node))) ?? [];
  const name = naming === undefined ? undefined : value[naming];
  for (const [field, child] of fields) {
    const text = value[field];
    if (typeof name === 'string' && typeof text === 'string' && wanted(child, field))
      yield { name, text, path: [...path, field] };
    yield* besideNames(text, child, [...path, field], wanted);
  }
}

const isOfPerson = ({ properties = {} }: SchemaNode) => properties.spellings !== undefined;

/** What the data says beside the names of people, in every record that has a field of the kind. */
export const saidOf = ({ files, people }: Site, wanted: Beside): Said[] =>
  files.flatMap(({ schema, entries }) =>
    mentions(schema, wanted)
      ? entries.flatMap(({ value, at }) =>
          [...besideNames(value, schema, [], wanted)].map(({ name, text, path }) => ({
            person: people.identityOf(name),
            name,
            text,
            place: () => at(...path),
          })),
        )
      : [],
  );

const asked = new Map<Beside, WeakMap<SchemaNode, boolean>>();

/** Whether a schema has a field of the kind at all: most have none, and many rows. */
function mentions(node: SchemaNode, wanted: Beside): boolean {
  const known = asked.get(wanted) ?? new WeakMap<SchemaNode, boolean>();
  asked.set(wanted, known);
  const has =
    known.get(node) ??
    Object.entries(node.properties ?? {}).some(
      ([field, child]) =>
        wanted(child, field) || mentions(child, wanted) || (child.items !== undefined && mentions(child.items, wanted)),
    );
  known.set(node, has);
  return has;
}
