import type { CollectionName } from '../../../shared/model/collections';
import type { Person } from '../../../shared/model/content';
import type { Contribution, Contributor } from '../../../shared/model/contributor';
import { rankOf } from '../../../shared/model/roles';
import { isRecord } from '../fields';
import type { Place } from '../report/diagnostics';
import type { Entry } from '../validate/validate';
import { familyNameIn } from './family-name';
import { naming } from './naming';
import type { People } from './people';
import { eachName, personFields } from './person-fields';
import { needsTransliteration, personSlug, type Transliterate } from './slug';

type Entries = ReadonlyMap<CollectionName, readonly Entry[]>;

/** A contributor, where the data names the person, and other addresses of the page. */
export interface ContributorEntry {
  readonly value: Contributor;
  readonly place: () => Place;
  readonly aliases: readonly string[];
}

/** A contributor while the records are read. */
interface Found {
  readonly name: string;
  readonly declared: Entry<Person> | undefined;
  readonly spellings: Set<string>;
  readonly contributions: Contribution[];
  readonly place: () => Place;
}

/** Everybody whom the data names, in the order of the files, those who run the conference first. */
export async function contributorsIn(entries: Entries, people: People): Promise<readonly ContributorEntry[]> {
  const declared = new Map(
    ((entries.get('people') ?? []) as readonly Entry<Person>[]) // its schema accepted them
      .map((entry) => [people.identityOf(entry.value.name), entry]),
  );
  const found = new Map<string, Found>();
  for (const collection of naming) {
    for (const { value, at } of entries.get(collection) ?? []) {
      const id = idOf(value);
      for (const field of personFields(collection)) {
        eachName(value, field, (name, trail) => {
          const identity = people.identityOf(name);
          let person = found.get(identity);
          if (person === undefined) {
            const path = [...trail];
            const own = declared.get(identity);
            const place = own === undefined ? () => at(...path) : () => own.at('name');
            person = { name: own?.value.name ?? name, declared: own, spellings: new Set(), contributions: [], place };
            found.set(identity, person);
          }
          person.spellings.add(name);
          add(person.contributions, { role: field.role, collection, ...(id !== undefined && { id }) });
        });
      }
    }
  }
  const all = [...found.values()];
  const transliterate = await transliterationFor(all);
  return all.map((person) => finished(person, transliterate));
}

/** What a record is known by: its id, or that of the committee to which it adds a member. */
function idOf(record: unknown): string | undefined {
  const id = isRecord(record) ? (record.id ?? record.committee) : undefined;
  return id === undefined ? undefined : String(id);
}

/** Adds what somebody does, once: somebody may stand in a list twice. */
function add(contributions: Contribution[], one: Contribution): void {
  // A record names somebody twice in a row, if at all.
  const last = contributions.at(-1);
  if (last?.role === one.role && last.collection === one.collection && last.id === one.id) return;
  contributions.push(one);
}

function finished(
  { name, declared, spellings, contributions, place }: Found,
  transliterate: Transliterate,
): ContributorEntry {
  const { id, familyName, aliases = [] } = declared?.value ?? {};
  return {
    value: {
      slug: id ?? personSlug(name, transliterate),
      name,
      familyName: familyName ?? familyNameIn(name),
      spellings: [...spellings],
      contributions: contributions.toSorted((one, other) => rankOf(one.role) - rankOf(other.role)),
    },
    place,
    aliases,
  };
}

/** The table of all scripts is large: it is loaded where a name needs it. */
async function transliterationFor(people: readonly Found[]): Promise<Transliterate> {
  if (!people.some(({ name }) => needsTransliteration(name))) return (text) => text;
  return (await import('any-ascii')).default;
}
