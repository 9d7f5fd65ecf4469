import { isAcademic, roleIn } from '../../../shared/format/contributions';
import type { CollectionName } from '../../../shared/model/collections';
import type { Person } from '../../../shared/model/content';
import type { Contribution } from '../../../shared/model/contribution';
import type { Contributor, ContributorRole } from '../../../shared/model/contributor';
import { familyOf } from '../../../shared/model/person-name';
import { type Role, rankOf } from '../../../shared/model/roles';
import { isRecord } from '../fields';
import type { Place } from '../report/diagnostics';
import type { Entry } from '../validate/validate';
import { naming, singles } from './naming';
import { withoutBehalf } from './organisations';
import type { People } from './people';
import { eachName, type PersonField, personFields } from './person-fields';
import { readName } from './read-name';
import { needsTransliteration, personSlug, type Transliterate } from './slug';

type Entries = ReadonlyMap<CollectionName, readonly Entry[]>;

/** A contributor, with the place in the data and aliases of the page. */
export interface ContributorEntry {
  readonly value: Contributor;
  readonly place: () => Place;
  readonly aliases: readonly string[];
}

/** A contributor while records are being read. */
interface Found {
  readonly name: string;
  readonly declared: Entry<Person> | undefined;
  readonly spellings: Set<string>;
  readonly contributions: ContributorRole[];
  readonly place: () => Place;
}

/** Lists everybody whom the data names, in the order of the files: organisers first, authors last. */
export async function contributorsIn(
  entries: Entries,
  people: People,
  contributions: readonly Entry<Contribution>[],
): Promise<readonly ContributorEntry[]> {
  const hasAuthors = isAcademic(contributions.map(({ value }) => value));
  const declared = new Map(
    ((entries.get('people') ?? []) as readonly Entry<Person>[]) // its schema accepted them
      .map((entry) => [people.identityOf(entry.value.name), entry]),
  );
  const found = new Map<string, Found>();
  for (const collection of [...naming, ...singles]) {
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
          add(person.contributions, {
            role: roleOf(field, collection, value, hasAuthors),
            collection,
            ...(id !== undefined && { id }),
          });
        });
      }
    }
  }
  const all = [...found.values()];
  const transliterate = await transliterationFor(all);
  return all.map((person) => finished(person, transliterate));
}

/** Returns the id of a record, or the id of the committee that it adds a member to. */
function idOf(record: unknown): string | undefined {
  const id = isRecord(record) ? (record.id ?? record.committee) : undefined;
  return id === undefined ? undefined : String(id);
}

/** Returns what a person does: of a contribution or session, what people of its kind do. Without papers, nobody is an author. */
function roleOf({ role }: PersonField, collection: CollectionName, record: unknown, hasAuthors: boolean): Role {
  const hasKind = collection === 'listedContributions' || collection === 'sessions';
  const own = role === 'speaker' && hasKind && isRecord(record) ? roleIn(String(record.kind)) : role;
  return own === 'author' && !hasAuthors ? 'presenter' : own;
}

/** Adds a contribution, unless it was just added: a list may name somebody twice. */
function add(contributions: ContributorRole[], one: ContributorRole): void {
  // Duplicates follow each other directly.
  const last = contributions.at(-1);
  if (last?.role === one.role && last.collection === one.collection && last.id === one.id) return;
  contributions.push(one);
}

function finished(
  { name, declared, spellings, contributions, place }: Found,
  transliterate: Transliterate,
): ContributorEntry {
  const { id, aliases = [], ...facts }: Partial<Person> = declared?.value ?? {};
  const parts = readName(name, facts);
  const groups = [...spellings].flatMap((spelling) => {
    const { group } = withoutBehalf(spelling);
    return group === undefined ? [] : [[spelling, group] as const];
  });
  const isOrganisation = 'literal' in parts;
  return {
    value: {
      slug: id ?? personSlug(name, transliterate),
      name,
      familyName: facts.familyName ?? familyOf(parts),
      parts,
      ...(groups.length > 0 && !isOrganisation && { groups: Object.fromEntries(groups) }),
      ...(isOrganisation && { isOrganisation }),
      spellings: [...spellings],
      contributions: contributions.toSorted((one, other) => rankOf(one.role) - rankOf(other.role)),
    },
    place,
    aliases,
  };
}

/** Loads the transliteration if a name needs it, since its tables are large. */
async function transliterationFor(people: readonly Found[]): Promise<Transliterate> {
  if (!people.some(({ name }) => needsTransliteration(name))) return (text) => text;
  return (await import('any-ascii')).default;
}
