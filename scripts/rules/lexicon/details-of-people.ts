import { memoised } from '../../../shared/memoise';
import type { SchemaNode } from '../../../shared/model/schema';
import { isRecord } from '../../content/fields';
import type { Path } from '../../content/read/parsed';
import type { Place } from '../../content/report/diagnostics';
import type { Site } from '../../content/survey';

/** A text of some kind, with other fields of the same object. */
interface Detail {
  readonly text: string;
  /** The person whom the object is about, if any. */
  readonly name: string | undefined;
  readonly country: string | undefined;
  readonly place: () => Place;
}

/** A text of an object about a person. */
export interface PersonalDetail extends Detail {
  readonly person: string;
  readonly name: string;
}

/** Selects texts by their schema or the usual name of their field. */
export type Beside = (node: SchemaNode, field: string) => boolean;

export const isPortrait: Beside = ({ picture }) => picture === 'portrait';
export const isEmail: Beside = ({ format }) => format === 'email';
const isAffiliation: Beside = (_, field) => ['affiliation', 'university', 'company'].includes(field);
const isAnyAffiliation: Beside = (node, field) => field === 'affiliation2' || isAffiliation(node, field);

/** Lists the texts of a kind in all objects about people. */
export const detailsOf = (site: Site, wanted: Beside): readonly PersonalDetail[] => detailsBy(wanted)(site);

/** Lists every affiliation of the data, with its country. */
export const affiliationsIn = (site: Site): readonly Detail[] => textsBy(isAnyAffiliation)(site);

// Cached: several rules need the same.
const detailsBy = memoised((wanted: Beside) =>
  memoised((site: Site): readonly PersonalDetail[] =>
    textsBy(wanted)(site).flatMap((detail) =>
      detail.name === undefined ? [] : [{ ...detail, name: detail.name, person: site.people.identityOf(detail.name) }],
    ),
  ),
);

const textsBy = memoised((wanted: Beside) =>
  memoised((site: Site): readonly Detail[] =>
    site.files.flatMap(({ schema, entries }) => {
      if (!mentions(wanted)(schema)) return [];
      const found: Detail[] = [];
      for (const { value, at } of entries)
        eachDetail(value, schema, [], wanted, (each, path) => found.push({ ...each, place: () => at(...path) }));
      return found;
    }),
  ),
);

type Found = (each: Omit<Detail, 'place'>, path: Path) => void;

function eachDetail(value: unknown, node: SchemaNode, path: Path, wanted: Beside, found: Found): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (node.items) eachDetail(item, node.items, [...path, index], wanted, found);
    return;
  }
  if (!isRecord(value)) return;
  const fields = Object.entries(node.properties ?? {});
  // A row of people.csv is about a person, too.
  const [naming] =
    fields.find(([field, { person }]) => person !== undefined || (field === 'name' && isOfPerson(node))) ?? [];
  const name = naming === undefined ? undefined : textOf(value[naming]);
  const country = textOf(value.country);
  for (const [field, child] of fields) {
    const text = value[field];
    if (typeof text !== 'string') eachDetail(text, child, [...path, field], wanted, found);
    else if (wanted(child, field)) found({ text, name, country }, [...path, field]);
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const isOfPerson = ({ properties = {} }: SchemaNode) => properties.spellings !== undefined;

/** Returns whether a schema has a field of the kind: most have none, and many rows. */
const mentions = memoised((wanted: Beside) =>
  memoised(({ properties = {} }: SchemaNode): boolean =>
    Object.entries(properties).some(
      ([field, child]) =>
        wanted(child, field) || mentions(wanted)(child) || (child.items !== undefined && mentions(wanted)(child.items)),
    ),
  ),
);
