import { memoised } from '../../../shared/memoise';
import type { SchemaNode } from '../../../shared/model/schema';
import { isRecord } from '../../content/fields';
import type { Path } from '../../content/read/parsed';
import type { Place } from '../../content/report/diagnostics';
import type { Site } from '../../content/survey';

/** A text of a kind that is looked for, with what the same object of the data says beside it. */
interface Told {
  readonly text: string;
  /** The name of the person whom the object is about, if it is about one. */
  readonly name: string | undefined;
  readonly country: string | undefined;
  readonly place: () => Place;
}

/** The facts about a person that a record has beside the name. */
export interface Said extends Told {
  readonly person: string;
  readonly name: string;
}

/** A kind of text: found by what its schema says, or by the usual names of its field. */
export type Beside = (node: SchemaNode, field: string) => boolean;

export const isPortrait: Beside = ({ picture }) => picture === 'portrait';
export const isEmail: Beside = ({ format }) => format === 'email';
const isAffiliation: Beside = (_, field) => ['affiliation', 'university', 'company'].includes(field);
const isAnyAffiliation: Beside = (node, field) => field === 'affiliation2' || isAffiliation(node, field);

/** The texts of a kind beside the names of people, from every record that has such a field. */
export const saidOf = (site: Site, wanted: Beside): readonly Said[] => saidBy(wanted)(site);

/** Every affiliation of the data, whoever's it is, with the country beside it. */
export const affiliationsIn = (site: Site): readonly Told[] => toldBy(isAnyAffiliation)(site);

// Several rules ask the same of a site.
const saidBy = memoised((wanted: Beside) =>
  memoised((site: Site): readonly Said[] =>
    toldBy(wanted)(site).flatMap((told) =>
      told.name === undefined ? [] : [{ ...told, name: told.name, person: site.people.identityOf(told.name) }],
    ),
  ),
);

const toldBy = memoised((wanted: Beside) =>
  memoised((site: Site): readonly Told[] =>
    site.files.flatMap(({ schema, entries }) => {
      if (!mentions(wanted)(schema)) return [];
      const found: Told[] = [];
      for (const { value, at } of entries)
        eachTold(value, schema, [], wanted, (each, path) => found.push({ ...each, place: () => at(...path) }));
      return found;
    }),
  ),
);

type Found = (each: Omit<Told, 'place'>, path: Path) => void;

function eachTold(value: unknown, node: SchemaNode, path: Path, wanted: Beside, found: Found): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (node.items) eachTold(item, node.items, [...path, index], wanted, found);
    return;
  }
  if (!isRecord(value)) return;
  const fields = Object.entries(node.properties ?? {});
  // people.csv says who somebody is, whatever they do.
  const [naming] =
    fields.find(([field, { person }]) => person !== undefined || (field === 'name' && isOfPerson(node))) ?? [];
  const name = naming === undefined ? undefined : textOf(value[naming]);
  const country = textOf(value.country);
  for (const [field, child] of fields) {
    const text = value[field];
    if (typeof text !== 'string') eachTold(text, child, [...path, field], wanted, found);
    else if (wanted(child, field)) found({ text, name, country }, [...path, field]);
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const isOfPerson = ({ properties = {} }: SchemaNode) => properties.spellings !== undefined;

/** Whether a schema has a field of the kind at all: most have none, and many rows. */
const mentions = memoised((wanted: Beside) =>
  memoised(({ properties = {} }: SchemaNode): boolean =>
    Object.entries(properties).some(
      ([field, child]) =>
        wanted(child, field) || mentions(wanted)(child) || (child.items !== undefined && mentions(wanted)(child.items)),
    ),
  ),
);
