import { isRecord } from '../fields';
import type { Path } from '../read/parsed';
import type { Place } from '../report/diagnostics';
import type { SchemaNode } from '../schemas';
import type { Site } from '../survey';

/** A place of work, as the data says it. */
export interface Affiliation {
  readonly text: string;
  /** What a field beside it says, as in the program committee. */
  readonly country: string | undefined;
  readonly place: () => Place;
}

const AFFILIATION = /^(?:affiliation2?|university|company)$/;

/** Every affiliation of the data, with the country beside it. */
export const affiliationsIn = ({ files }: Site): readonly Affiliation[] =>
  files.flatMap(({ schema, entries }) => {
    if (!hasAffiliation(schema)) return [];
    const found: Affiliation[] = [];
    for (const { value, at } of entries)
      eachAffiliation(value, schema, [], (text, country, path) =>
        found.push({ text, country, place: () => at(...path) }),
      );
    return found;
  });

type Found = (text: string, country: string | undefined, path: Path) => void;

function eachAffiliation(value: unknown, node: SchemaNode, path: Path, found: Found): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (node.items) eachAffiliation(item, node.items, [...path, index], found);
  } else if (isRecord(value)) {
    const country = typeof value.country === 'string' ? value.country : undefined;
    for (const [field, child] of Object.entries(node.properties ?? {})) {
      const text = value[field];
      if (typeof text === 'string') {
        if (AFFILIATION.test(field)) found(text, country, [...path, field]);
      } else if (text !== undefined) eachAffiliation(text, child, [...path, field], found);
    }
  }
}

const hasAffiliation = (node: SchemaNode): boolean =>
  Object.entries(node.properties ?? {}).some(
    ([field, child]) =>
      AFFILIATION.test(field) || hasAffiliation(child) || (child.items !== undefined && hasAffiliation(child.items)),
  );
