import type { CollectionName } from '../../../shared/model/collections';
import { listing, lists, naming, singles } from '../../content/people/naming';
import { eachName, type PersonField, personFields } from '../../content/people/person-fields';
import { type SimilarPair, similarPairs } from '../../content/people/similar';
import type { Path } from '../../content/read/parsed';
import type { Place } from '../../content/report/diagnostics';
import type { Site } from '../../content/survey';
import type { Entry } from '../../content/validate/validate';
import { entriesOf, type Records } from '../records';

/** A place that names a person: in the record of `at`, at `path`. */
export interface Mention {
  readonly name: string;
  readonly at: Entry['at'];
  readonly path: Path;
}

export const placeOf = ({ at, path }: Mention): Place => at(...path);

type ListRecords = Records<CollectionName>;

/** The people in the data, and the names that may be of one person. */
export interface Known {
  /** Maps each person to the spellings of the name, in the order of the lists. */
  readonly spellings: ReadonlyMap<string, ReadonlySet<string>>;
  /** People in a list of people. */
  readonly listed: ReadonlySet<string>;
  /** Pairs that may be one person, unless people.csv declares two. */
  readonly similar: readonly SimilarPair[];
}

/** Cached: several rules need the people of one compilation. */
const known = new WeakMap<Site, Known>();

/** Lists everybody in the data: the lists of people first, then other mentions. */
export function peopleIn(records: ListRecords, site: Site): Known {
  const found = known.get(site);
  if (found !== undefined) return found;
  const spellings = new Map<string, Set<string>>();
  const file = (name: string) => {
    const identity = site.people.identityOf(name);
    const written = spellings.get(identity);
    if (written) written.add(name);
    else spellings.set(identity, new Set([name]));
  };
  for (const list of lists) eachMention(records, list, listing(list), file);
  const listed = new Set(spellings.keys());
  for (const list of naming) eachMention(records, list, personFields(list), file);
  eachInSingle(site, file);
  const similar = similarAmong([...spellings.keys()]).filter(({ one, other }) => !site.people.areTwo(one, other));
  const made = { spellings, listed, similar };
  known.set(site, made);
  return made;
}

let last: { readonly names: readonly string[]; readonly similar: readonly SimilarPair[] } | undefined;

/** Returns the pairs of similar names, cached while the names stay the same. */
function similarAmong(names: readonly string[]): readonly SimilarPair[] {
  if (last?.names.length !== names.length || !last.names.every((name, at) => name === names[at]))
    last = { names, similar: similarPairs(names) };
  return last.similar;
}

/** Finds the places of some names. Called only for names to report. */
export function mentionsOf(
  names: ReadonlySet<string>,
  records: ListRecords,
  site: Site,
): ReadonlyMap<string, readonly Mention[]> {
  const mentions = new Map<string, Mention[]>();
  if (names.size === 0) return mentions;
  const file: Found = (name, at, trail) => {
    if (!names.has(name)) return;
    const mention = { name, at, path: [...trail] };
    const others = mentions.get(name);
    if (others) others.push(mention);
    else mentions.set(name, [mention]);
  };
  for (const list of naming) eachMention(records, list, personFields(list), file);
  eachInSingle(site, file);
  return mentions;
}

type Found = (name: string, at: Entry['at'], trail: Path) => void;

function eachInSingle({ files }: Site, found: Found): void {
  for (const { parsed, entries } of files) {
    if (!singles.includes(parsed.collection)) continue;
    for (const { value, at } of entries)
      for (const field of personFields(parsed.collection))
        eachName(value, field, (name, trail) => found(name, at, trail));
  }
}

function eachMention(records: ListRecords, list: CollectionName, fields: readonly PersonField[], mention: Found): void {
  for (const { value, at } of entriesOf(records, list)) {
    for (const field of fields) eachName(value, field, (name, trail) => mention(name, at, trail));
  }
}
