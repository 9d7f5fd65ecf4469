import { isRecord } from '../fields';
import type { Entry } from '../validate/validate';
import { personKey } from './name-words';

/** The identities and spellings that people.csv declares. */
interface DeclaredPerson {
  readonly name: string;
  readonly spellings?: readonly string[];
  readonly notSameAs?: readonly string[];
  readonly organisation?: boolean;
}

/**
 * Identifies people by name. Accents, letter case and punctuation do not matter, and people.csv may declare other spellings. Each name is
 * parsed once.
 */
export class People {
  readonly #keys = new Map<string, string>();
  readonly #meant = new Map<string, string>();
  readonly #apart = new Set<string>();
  readonly #organisations: ReadonlySet<string>;

  constructor(declared: Iterable<DeclaredPerson> = []) {
    const all = [...declared];
    for (const { name, spellings = [] } of all) {
      for (const spelling of spellings) this.#meant.set(this.#keyOf(spelling), this.#keyOf(name));
    }
    // A person's own name is not another person's spelling.
    for (const { name } of all) this.#meant.delete(this.#keyOf(name));
    for (const { name, notSameAs = [] } of all) {
      for (const other of notSameAs) this.#apart.add(pairOf(this.identityOf(name), this.identityOf(other)));
    }
    this.#organisations = new Set(all.flatMap(({ name, organisation }) => (organisation ? this.identityOf(name) : [])));
  }

  /** Returns the same identity for all spellings of one person. */
  identityOf(name: string): string {
    const key = this.#keyOf(name);
    return this.#meant.get(key) ?? key;
  }

  /** Tells whether people.csv says that two identities are different people. */
  areTwo(one: string, other: string): boolean {
    return this.#apart.has(pairOf(one, other));
  }

  /** Tells whether people.csv declares a spelling. */
  isDeclared(spelling: string): boolean {
    return this.#meant.has(this.#keyOf(spelling));
  }

  /** Tells whether people.csv declares that a name is that of an organisation. */
  isOrganisation(name: string): boolean {
    return this.#organisations.size > 0 && this.#organisations.has(this.identityOf(name));
  }

  /** Whether people.csv declares any organisation. */
  get hasOrganisations(): boolean {
    return this.#organisations.size > 0;
  }

  #keyOf(name: string): string {
    const known = this.#keys.get(name);
    if (known !== undefined) return known;
    const made = personKey(name);
    this.#keys.set(name, made);
    return made;
  }
}

const pairOf = (one: string, other: string) => (one < other ? `${one}|${other}` : `${other}|${one}`);

/** Identifies people by the valid records of people.csv. */
export const peopleDeclared = (entries: readonly Entry[] = []): People =>
  new People(entries.map(({ value }) => value).filter(isDeclaration));

const isDeclaration = (value: unknown): value is DeclaredPerson => isRecord(value) && typeof value.name === 'string';
