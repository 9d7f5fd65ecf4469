import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameWords, People, personKey } from '../../scripts/content/people/people';

const GIVEN = ['Nour', 'Zoé', 'Hélène', 'Jean-Claude', 'Ibrahim', 'Óscar', 'Wafa', 'Kwabena', 'Łukasz', 'Fatou'];
const FAMILY = ['Haddad', "N'Diaye", 'Ben Slimane', 'El Idrissi', 'Ouédraogo', 'Søndergaard', 'Aït Ouarab', 'Sow'];

const person = fc.record({ given: fc.constantFrom(...GIVEN), family: fc.constantFrom(...FAMILY) });

/** Ways in which people write one name. */
const habits: Readonly<Record<string, (given: string, family: string) => string>> = {
  'as it is': (given, family) => `${given} ${family}`,
  'family name first': (given, family) => `${family} ${given}`,
  'with a comma': (given, family) => `${family}, ${given}`,
  capitals: (given, family) => `${given} ${family.toUpperCase()}`,
  'without accents': (given, family) => `${given} ${family}`.normalize('NFD').replace(/\p{M}/gu, ''),
  'letters taken apart': (given, family) => `${given} ${family}`.normalize('NFD'),
  'other apostrophes': (given, family) => `${given} ${family.replace("'", '’')}`,
  'without hyphens': (given, family) => `${given.replace('-', ' ')} ${family}`,
  titles: (given, family) => `Prof. Dr. ${given} ${family}`,
  'more spaces': (given, family) => ` ${given}  ${family} `,
};

describe('the key of a person', () => {
  it('is the same however the name is written', () => {
    fc.assert(
      fc.property(person, fc.constantFrom(...Object.values(habits)), ({ given, family }, write) => {
        expect(personKey(write(given, family))).toBe(personKey(`${given} ${family}`));
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it('differs for different people', () => {
    fc.assert(
      fc.property(person, person, (a, b) => {
        fc.pre(a.given !== b.given || a.family !== b.family);
        expect(personKey(`${a.given} ${a.family}`)).not.toBe(personKey(`${b.given} ${b.family}`));
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it('can be made of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(personKey(personKey(name))).toBe(personKey(name));
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it.each([
    ['Prof. Amel Ben Youssef', ['amel', 'ben', 'youssef']],
    ['Dr', ['dr']],
    ['J.-C. Tchouaffé', ['j', 'c', 'tchouaffe']],
    ['عَائِشَة مَيْغَا', ['عايشة', 'ميغا']],
    ['İbrahim Şahin', ['ibrahim', 'sahin']],
    ['Magnus Lærke', ['magnus', 'laerke']],
  ])('has the plain words of %s', (name, words) => {
    expect(nameWords(name)).toEqual(words);
  });
});

describe('people', () => {
  it('knows a name with initials if only one full name can be meant', () => {
    const names = GIVEN.flatMap((given) => FAMILY.map((family) => `${given} ${family}`));
    fc.assert(
      fc.property(person, ({ given, family }) => {
        const people = new People([`${given} ${family}`, 'Somebody Else']);
        const initials = given.replace(/\p{L}+/gu, (word) => `${word[0]}.`);

        expect(people.identityOf(`${initials} ${family}`)).toBe(personKey(`${given} ${family}`));
        expect(people.identityOf(`${family}, ${initials}`)).toBe(personKey(`${given} ${family}`));
      }),
      { seed: 5, numRuns: 200 },
    );
    expect(new People(names).identityOf('H. Haddad')).toBe(personKey('Hélène Haddad'));
  });

  it('does not guess between two', () => {
    const people = new People(['Nour Haddad', 'Nadia Haddad']);

    expect(people.identityOf('N. Haddad')).toBe('haddad n');
    expect(people.identityOf('Nour Haddad')).toBe('haddad nour');
  });
});
