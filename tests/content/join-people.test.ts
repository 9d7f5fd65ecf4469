import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from './support/compile';
import { flatten, layOut } from './support/fixture';

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
  it('stands wherever the name does and the place says nothing itself', async () => {
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

  it('settles declared spellings, of which nothing is told', async () => {
    const posters =
      'id,title,authors\nP01,A poster about posters,Amina Traoré\nP02,A poster about paper,F. Sow; L. Benedetti\n';
    const told = async (people: string) =>
      (await compiled({ 'posters.csv': posters, 'people.csv': people })).diagnostics.map(({ message }) => message);

    expect(await told(`${HEAD}\nFatou Sow,,,,,,,F. Sow,\n`)).toEqual([
      '"L. Benedetti" and "Luca Benedetti" seem to be one person.',
    ]);
    expect(await told('name,spellings,notSameAs\nFatou Sow,F. Sow,\nLuca Benedetti,,L. Benedetti\n')).toEqual([]);
  });
});
