import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameWords, personKey } from '../../scripts/content/people/name-words';
import { People } from '../../scripts/content/people/people';
import { similarPairs } from '../../scripts/content/people/similar';
import { rounds } from '../support/rounds';
import { leastRatios } from './support/cost';

const GIVEN = ['Nour', 'Zoé', 'Hélène', 'Jean-Claude', 'Ibrahim', 'Óscar', 'Wafa', 'Kwabena', 'Łukasz', 'Fatou'];
const FAMILY = ['Haddad', "N'Diaye", 'Ben Slimane', 'El Idrissi', 'Ouédraogo', 'Søndergaard', 'Aït Ouarab', 'Sow'];

const person = fc.record({ given: fc.constantFrom(...GIVEN), family: fc.constantFrom(...FAMILY) });

/** Ways in which people write one name. */
const habits: Readonly<Record<string, (given: string, family: string) => string>> = {
  'as it is': (given, family) => `${given} ${family}`,
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

  it.each([
    ['Yu Hong', 'Hong Yu'],
    ['Nour Haddad', 'Haddad Nour'],
    ['N. Haddad', 'Nour Haddad'],
  ])('is not the same for %s and %s', (one, other) => {
    expect(personKey(one)).not.toBe(personKey(other));
  });

  it.each([
    ['Haddad, Nour, PhD', 'Nour Haddad'],
    ['Nour Haddad, PhD', 'Nour Haddad'],
    ['King, Martin, Jr.', 'Martin King Jr.'],
    ['Martin King, Jr.', 'Martin King Jr.'],
    ['حداد، نور', 'نور حداد'],
  ])('is the same for %s and %s', (one, other) => {
    expect(personKey(one)).toBe(personKey(other));
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
  it('can be declared two', () => {
    const people = new People([{ name: 'Amina Hamdi', notSameAs: ['Asmina Hamdi'] }]);

    expect(people.areTwo('asmina hamdi', 'amina hamdi')).toBe(true);
    expect(people.areTwo('asmina hamdi', 'nour haddad')).toBe(false);
  });
});

describe('similar names', () => {
  const likenessOf = (...names: string[]) => similarPairs(names.map(personKey)).map(({ likeness }) => likeness);

  it.each([
    ['Kwabena Sarpong', 'Sarpong Kwabena', 'order'],
    ['Amjad Abu-Jbara', 'Amjad AbuJbara', 'spaces'],
    ['Zhang Wei-Ming', 'Zhang Weiming', 'spaces'],
    ['Nadia Ben Slimane', 'Nadia K. Ben Slimane', 'middle name'],
    ['Carlos Olivera', 'Carlos Olivera Reyes', 'second family name'],
    ['Waqas Siddiqi', 'Muhammad Waqas Siddiqi', 'first given name'],
    ['Luca Benedetti', 'Luca Beneditti', 'letter'],
    ['Aleksey Müller-Brandt', 'Alexei Mueller-Brandt', 'transliteration'],
    ['Tim Atkinson', 'Timothy J. Atkinson', 'nickname'],
    ['Bill Atkinson', 'William Atkinson', 'nickname'],
    ['H. Boudiaf', 'Hassan Boudiaf', 'initials'],
  ])('are %s and %s: %s', (one, other, likeness) => {
    expect(likenessOf(one, other)).toEqual([likeness]);
  });

  it.each([
    ['Yu Hong', 'Hong Yu'],
    ['Wei Li', 'Weili Li'],
    ['Ying Zhang', 'Yang Zhang'],
    ['Yu Wang', 'Yu An Wang'],
    ['Thanh Nguyen', 'Ha Thanh Nguyen'],
    ['Samir Khelifi', 'Samira Khelifi'],
    ['Andrew Haas', 'Andrew Maas'],
    ['Nour Haddad', 'Nadia Haddad'],
  ])('are not %s and %s', (one, other) => {
    expect(likenessOf(one, other)).toEqual([]);
  });

  it('cost what the number of names costs, not that of their pairs', async () => {
    const syllables = [...'bdfgklmnprstvz'].flatMap((consonant) => [...'aeiou'].map((vowel) => consonant + vowel));
    const name = (number: number) => {
      const at = (step: number) => syllables[Math.floor(number / step) % syllables.length];
      return `${at(1)}${at(7)}ra ${at(3)}${at(70)}${at(4900)}ton`;
    };
    const keys = [...new Set(Array.from({ length: rounds(20_000, 8_000) }, (_, index) => name(index * 37)))];
    const compare = (count: number) => () => similarPairs(keys.slice(0, count));
    compare(1000)();

    const few = { than: compare(keys.length / 4), times: 4, limit: 10 };
    const ratios = await leastRatios(compare(keys.length), { few });
    expect(ratios.few).toBeLessThanOrEqual(few.limit);
  });
});
