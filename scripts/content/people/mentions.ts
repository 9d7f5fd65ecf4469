import { entriesOf, type Records } from '../checks/check';
import { type CollectionName, collectionNames } from '../collections';
import type { Path } from '../read/parsed';
import type { Place } from '../report/diagnostics';
import type { Site } from '../survey';
import type { Entry } from '../validate/validate';
import { People } from './people';
import { eachName, type PersonField, personFields } from './person-fields';
import { rankOf, roles } from './roles';

/** A place where a person is named: in the record of `at`, at `path`. */
export interface Mention {
  readonly name: string;
  readonly at: Entry['at'];
  readonly path: Path;
}

export const placeOf = ({ at, path }: Mention): Place => at(...path);

const listing = (name: CollectionName): readonly PersonField[] =>
  personFields(name).filter(({ role }) => roles[role].mustBeListed === undefined);

const firstRank = (name: CollectionName) => Math.min(...listing(name).map(({ role }) => rankOf(role)));

/** The collections that list people, by what they do: those who run the conference first, authors last. */
export const lists: readonly CollectionName[] = collectionNames
  .filter((name) => listing(name).length > 0)
  .sort((one, other) => firstRank(one) - firstRank(other));

/** Whom the lists name. */
export interface Known {
  /** Every name as it is written, in the order of the lists. */
  readonly names: ReadonlySet<string>;
  /** Who is who among them. */
  readonly people: People;
}

type ListRecords = Records<CollectionName>;

/** Several rules ask for the same people of one compilation. */
const known = new WeakMap<Site, Known>();

/** Every person whom a list names, in the order of the lists. */
export function peopleIn(records: ListRecords, site: Site): Known {
  const found = known.get(site);
  if (found !== undefined) return found;
  const names = new Set<string>();
  eachMention(records, (name) => names.add(name));
  const made = { names, people: new People(names, site.nameReader) };
  known.set(site, made);
  return made;
}

/** The places where some of the names stand: asked for only where something is to be said about them. */
export function mentionsOf(names: ReadonlySet<string>, records: ListRecords): ReadonlyMap<string, readonly Mention[]> {
  const mentions = new Map<string, Mention[]>();
  if (names.size === 0) return mentions;
  eachMention(records, (name, at, trail) => {
    if (!names.has(name)) return;
    const mention = { name, at, path: [...trail] };
    const others = mentions.get(name);
    if (others) others.push(mention);
    else mentions.set(name, [mention]);
  });
  return mentions;
}

function eachMention(records: ListRecords, mention: (name: string, at: Entry['at'], trail: Path) => void): void {
  for (const list of lists) {
    const fields = listing(list);
    for (const { value, at } of entriesOf(records, list)) {
      for (const field of fields) eachName(value, field, (name, trail) => mention(name, at, trail));
    }
  }
}
