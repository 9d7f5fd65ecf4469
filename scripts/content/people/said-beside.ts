import { isRecord } from '../fields';
import type { Path } from '../read/parsed';
import type { Place } from '../report/diagnostics';
import type { SchemaNode } from '../schemas';
import type { Site } from '../survey';

/** A text of a kind that is looked for, with what the same object of the data says beside it. */
interface Told {
  readonly text: string;
  /** The name of the person whom the object is about, if it is about one. */
  readonly name: string | undefined;
  readonly country: string | undefined;
  readonly place: () => Place;
}

/** What a record says of somebody, beside the name. */
export interface Said extends Told {
  readonly person: string;
  readonly name: string;
}

/** A kind of text: found by what its schema says, or by the usual names of its field. */
export type Beside = (node: SchemaNode, field: string) => boolean;

export const isPortrait: Beside = ({ picture }) => picture === 'portrait';
export const isEmail: Beside = ({ format }) => format === 'email';
export const isPage: Beside = ({ format }, field) => format === 'link' && (field === 'page' || field === 'profile');
export const isAffiliation: Beside = (_, field) => ['affiliation', 'university', 'company'].includes(field);
const isAnyAffiliation: Beside = (node, field) => field === 'affiliation2' || isAffiliation(node, field);

/** What the data says beside the names of people, in every record that has a field of the kind. */
export const saidOf = (site: Site, wanted: Beside): readonly Said[] =>
  kept(said, site, wanted, () =>
    toldIn(site, wanted).flatMap((told) =>
      told.name === undefined ? [] : [{ ...told, name: told.name, person: site.people.identityOf(told.name) }],
    ),
  );

/** Every affiliation of the data, whoever's it is, with the country beside it. */
export const affiliationsIn = (site: Site): readonly Told[] => toldIn(site, isAnyAffiliation);

type Kept<Made> = WeakMap<Site, Map<Beside, Made>>;

const told: Kept<readonly Told[]> = new WeakMap();
const said: Kept<readonly Said[]> = new WeakMap();

/** Several rules ask the same of a site. */
function kept<Made>(store: Kept<Made>, site: Site, wanted: Beside, make: () => Made): Made {
  const bySite = store.get(site) ?? new Map<Beside, Made>();
  store.set(site, bySite);
  const made = bySite.get(wanted) ?? make();
  bySite.set(wanted, made);
  return made;
}

const toldIn = (site: Site, wanted: Beside): readonly Told[] =>
  kept(told, site, wanted, () =>
    site.files.flatMap(({ schema, entries }) => {
      if (!mentions(schema, wanted)) return [];
      const found: Told[] = [];
      for (const { value, at } of entries)
        eachTold(value, schema, [], wanted, (each, path) => found.push({ ...each, place: () => at(...path) }));
      return found;
    }),
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
