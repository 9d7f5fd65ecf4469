import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import anyAscii from 'any-ascii';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { nameWords, personKey } from '../../scripts/content/people/name-words';
import { People } from '../../scripts/content/people/people';
import { readName } from '../../scripts/content/people/read-name';
import { similarPairs } from '../../scripts/content/people/similar';
import { personSlug } from '../../scripts/content/people/slug';
import { topicSlug } from '../../shared/format/record-address';
import { familyOf } from '../../shared/model/person-name';
import { rounds } from '../support/rounds';
import { compile } from './support/compile';
import { leastRatios } from './support/cost';
import { flatten, layOut } from './support/fixture';

type Pairs = [name: string, other: string][];
interface Names extends Readonly<Record<'not the same person' | 'the same person' | 'not similar', Pairs>> {
  readonly words: [name: string, words: string[]][];
  readonly similar: [one: string, other: string, likeness: string][];
  readonly 'person address': Pairs;
  readonly 'topic address': Pairs;
  readonly 'family name': Pairs;
}
const NAMES: Names = parse(readFileSync(new URL('./people.yaml', import.meta.url), 'utf8'));

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

  it.each(NAMES['not the same person'])('is not the same for %s and %s', (one, other) => {
    expect(personKey(one)).not.toBe(personKey(other));
  });

  it.each(NAMES['the same person'])('is the same for %s and %s', (one, other) => {
    expect(personKey(one)).toBe(personKey(other));
  });

  it.each(NAMES.words)('has the plain words of %s', (name, words) => {
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

  it.each(NAMES.similar)('are %s and %s: %s', (one, other, likeness) => {
    expect(likenessOf(one, other)).toEqual([likeness]);
  });

  it.each(NAMES['not similar'])('are not %s and %s', (one, other) => {
    expect(likenessOf(one, other)).toEqual([]);
  });

  it('take time in proportion to the number of names, not of pairs', async () => {
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

describe('the address of a person', () => {
  it.each(NAMES['person address'])('of %s is /people/%s', (name, slug) => {
    expect(personSlug(name, anyAscii)).toBe(slug);
  });
});

describe('the address of a topic', () => {
  it.each(NAMES['topic address'])('of %s is /topics/%s', (title, slug) => {
    expect(topicSlug({ id: 7, title })).toBe(slug);
  });
});

describe('the family name in a name', () => {
  it.each(NAMES['family name'])('of %s is %s', (name, familyName) => {
    expect(familyOf(readName(name))).toBe(familyName);
  });
});

/** Everybody whom the base names, after changes of its files. */
async function contributors(change: (dataDir: string) => void = () => {}) {
  const { dataDir, publicDir } = layOut();
  change(dataDir);
  const { content, diagnostics } = await compile({ dataDir, publicDir });
  if (!content) throw new Error(JSON.stringify(diagnostics.map(flatten)));
  return content.contributors;
}

describe('everybody whom the data names', () => {
  it('lists each person once, with all their roles, whatever the spelling', async () => {
    const found = await contributors((dataDir) => {
      writeFileSync(join(dataDir, 'papers.csv'), 'id,session,title,authors\n7,oral-1,Clocks,"HADDAD, Nour; Ulla Ek"\n');
    });

    const nour = found.filter(({ slug }) => slug === 'nour-haddad');
    expect(nour).toHaveLength(1);
    expect(nour[0]?.spellings).toContain('HADDAD, Nour');
    expect(nour[0]?.contributions).toContainEqual({ role: 'author', collection: 'papers', id: '7' });
    expect(nour[0]?.contributions).toContainEqual({ role: 'member', collection: 'chairs', id: '1' });
  });

  it('keep their addresses when others come', async () => {
    const before = await contributors();
    const after = await contributors((dataDir) =>
      appendFileSync(join(dataDir, 'posters.csv'), 'P98,Another poster,Aaron Aaronsen; Nour Haddad Aaronsen\n'),
    );

    const slugs = after.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(before.map(({ slug }) => slug)));
    expect(slugs).toContain('aaron-aaronsen');
  });

  it('have the address and the family name that people.csv says', async () => {
    const [name = ''] = (await contributors()).map((each) => each.name);
    const found = await contributors((dataDir) =>
      writeFileSync(join(dataDir, 'people.csv'), `name,familyName,id\n${name},Of the Clocks,clockmaker\n`),
    );

    expect(found[0]).toMatchObject({ name, slug: 'clockmaker', familyName: 'Of the Clocks' });
  });
});

/** Compiles the base with other files laid over it */
async function compiled(files: Readonly<Record<string, string>>) {
  const { dataDir, publicDir } = layOut();
  rmSync(join(dataDir, 'people.csv'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dataDir, name), text);
  const { content, diagnostics } = await compile({ dataDir, publicDir });
  if (!content) throw new Error(JSON.stringify(diagnostics.map(flatten)));
  return { content, diagnostics: diagnostics.map(flatten) };
}

const HEAD = 'name,familyName,affiliation,country,orcid,page,image,spellings,notSameAs';
const NOUR =
  'Nour Haddad,Haddad,Institute of Clocks,TN,0000-0002-1825-0097,https://nour.example.org,/images/home/robot.svg,N. Haddad,';

describe('what people.csv says of somebody', () => {
  it('is shown wherever the name is and the place has no value of its own', async () => {
    const { content } = await compiled({
      'people.csv': `${HEAD}\n${NOUR}\n`,
      'committee-members.csv': [
        'committee,name,role,affiliation,image,accordion',
        'steering,"HADDAD, Nour",Chair,,,yes',
        'program,N. Haddad,,University of Sfax,,no',
        '',
      ].join('\n'),
    });

    expect(content.committeeMembers).toMatchObject([
      {
        name: 'HADDAD, Nour',
        affiliation: 'Institute of Clocks',
        country: 'TN',
        orcid: '0000-0002-1825-0097',
        page: 'https://nour.example.org',
        image: '/images/home/robot.svg',
      },
      { name: 'N. Haddad', affiliation: 'University of Sfax', country: 'TN' },
    ]);
    expect(content.chairs[0]).toMatchObject({ name: 'Prof. Nour Haddad', affiliation: 'University of Sfax' });
  });

  it('is found by every spelling in which the data names the person', async () => {
    const { content } = await compiled({ 'people.csv': `${HEAD}\n${NOUR}\n` });

    expect(content.people).toMatchObject([
      { name: 'Nour Haddad', spellings: ['N. Haddad', 'Prof. Nour Haddad'], orcid: '0000-0002-1825-0097' },
    ]);
  });

  it('settles declared spellings, which are not reported', async () => {
    const posters =
      'id,title,authors\nP01,A poster about posters,Amina Traoré\nP02,A poster about paper,F. Sow; L. Benedetti\n';
    const reported = async (people: string) =>
      (await compiled({ 'posters.csv': posters, 'people.csv': people })).diagnostics.map(({ message }) => message);

    expect(await reported(`${HEAD}\nFatou Sow,,,,,,,F. Sow,\n`)).toEqual([
      '"L. Benedetti" and "Luca Benedetti" seem to be one person.',
    ]);
    expect(await reported('name,spellings,notSameAs\nFatou Sow,F. Sow,\nLuca Benedetti,,L. Benedetti\n')).toEqual([]);
  });
});
