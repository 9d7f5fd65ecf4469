import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { renderedContent } from '../../../scripts/content/site-content';
import { badgesOf } from '../../../scripts/exports/print-set/badges';
import { deskOf } from '../../../scripts/exports/print-set/desk';
import { compile } from '../../content/support/compile';
import { temporaryFolder } from '../../content/support/temporary-folder';
import { filesOf } from '../../support/compiled-conferences';

/** As the author stands in papers.csv | in BibTeX | in RIS | given name, family name and suffix for Crossref | for dblp. */
const AUTHORS = `
Lena Roth (Oslo)                             | Roth, Lena                   | Roth, Lena                 | Lena, Roth                  | Lena Roth
Costa, Jr., P. T.                            | Costa, Jr., P. T.            | Costa, P. T., Jr.          | P. T., Costa, Jr.           | P. T. Costa Jr.
Jan van den Berg                             | van den Berg, Jan            | van den Berg, Jan          | Jan, van den Berg           | Jan van den Berg
Ana María de la Cruz Ibáñez                  | de la {Cruz Ibáñez}, Ana María | de la Cruz Ibáñez, Ana María | Ana María, de la Cruz Ibáñez | Ana María de la Cruz Ibáñez
Antoni Puig i Serra                          | {Puig i Serra}, Antoni       | Puig i Serra, Antoni       | Antoni, Puig i Serra        | Antoni Puig i Serra
Nagy Ilona                                   | Nagy, Ilona                  | Nagy, Ilona                | Ilona, Nagy                 | Ilona Nagy
王伟                                         | 王, 伟                       | 王, 伟                     | 伟, 王                      | 王伟
Suharto                                      | Suharto                      | Suharto                    | Suharto                     | Suharto
Network Engineering Team                     | {Network Engineering Team}   | Network Engineering Team   |                             | Network Engineering Team
Ada Sow (on behalf of the XYZ Collaboration) | Sow, Ada and {XYZ Collaboration} | Sow, Ada + XYZ Collaboration | Ada, Sow                | Ada Sow + XYZ Collaboration
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

const DATA = {
  'conference.yaml': `name: Conference on Names
acronym: NAM 2031
start: 2031-05-20
end: 2031-05-20
timeZone: Europe/Oslo
online: true
url: https://nam.example.org
`,
  'proceedings.yaml': `title: Proceedings of Names
published: 2031-06-01
editors: [Maria Conti PhD]
publisher: { name: Example Press }
dblpKey: conf/nam/2031
doi: 10.5555/names
doiPrefix: "10.5555"
depositor: { name: Example, email: doi@example.org }
`,
  'people.csv': 'name,familyName\nNagy Ilona,Nagy\n',
  'papers.csv': `id,title,authors\n1,On names,"${AUTHORS.map(([name]) => name).join('; ')}"\n`,
};

async function site() {
  const dataDir = join(temporaryFolder(), 'data');
  mkdirSync(dataDir, { recursive: true });
  for (const [file, text] of Object.entries(DATA)) writeFileSync(join(dataDir, file), text);
  const { site: made, diagnostics } = await compile({ dataDir, publicDir: dataDir, deferWarnings: true });
  if (!made) throw new Error(JSON.stringify(diagnostics));
  return made;
}

const column = (at: number) => AUTHORS.map((row) => row[at] ?? '').filter(Boolean);

describe('the names of one volume', () => {
  it('have the same parts in every file', async () => {
    const texts = new Map<string, string>();
    for await (const { address, text } of filesOf(await site(), /^\/proceedings\./)) texts.set(address, text);
    const file = (ending: string) => texts.get(`/proceedings.${ending}`) ?? '';
    const paper = (ending: string) => file(ending).slice(file(ending).indexOf('On names'));

    expect(/author = "(.*)"/.exec(file('bib'))?.[1]?.split(' and ')).toEqual(
      column(1).flatMap((each) => each.split(' and ')),
    );
    expect(file('bib')).toContain('editor = "Conti, Maria"');
    expect([...paper('ris').matchAll(/^AU {2}- (.*?)\r?$/gm)].map(([, name]) => name)).toEqual(
      column(2).flatMap((each) => each.split(' + ')),
    );
    const people = parse(file('crossref.xml')).querySelectorAll('conference_paper person_name');
    expect(
      people.map((person) =>
        ['given_name', 'surname', 'suffix'].flatMap((part) => person.querySelector(part)?.textContent ?? []).join(', '),
      ),
    ).toEqual(column(3));
    expect(
      parse(file('crossref.xml'))
        .querySelectorAll('conference_paper organization')
        .map((each) => each.textContent),
    ).toEqual(['Network Engineering Team', 'XYZ Collaboration']);
    expect(
      parse(file('dblp.xml'))
        .querySelectorAll('publ author')
        .map((each) => each.textContent),
    ).toEqual(column(4).flatMap((each) => each.split(' + ')));
    expect(JSON.parse(file('json')).at(-1).author).toContainEqual({
      family: 'Cruz Ibáñez',
      'non-dropping-particle': 'de la',
      given: 'Ana María',
    });
  });

  it('are sorted by the family name, and have pages of their own, also those of editors', async () => {
    const { contributors } = renderedContent(await site());
    const named = Object.fromEntries(contributors.map(({ name, familyName, slug }) => [name, `${familyName} ${slug}`]));
    expect(named).toMatchObject({
      'Lena Roth (Oslo)': 'Roth lena-roth-oslo',
      'Nagy Ilona': 'Nagy nagy-ilona',
      'Maria Conti PhD': 'Conti maria-conti',
      'Network Engineering Team': 'Network Engineering Team network-engineering-team',
      'Ada Sow (on behalf of the XYZ Collaboration)': 'Sow ada-sow',
    });
  });

  it('are printed on badges as people say them, and in the index by family name', async () => {
    const badges = badgesOf(deskOf(await site(), [])).map(({ name, familyName }) => `${name} (${familyName})`);
    expect(badges).toEqual([
      'Maria Conti PhD (Conti)',
      'P. T. Costa Jr. (Costa)',
      'Ana María de la Cruz Ibáñez (de la Cruz Ibáñez)',
      'Nagy Ilona (Nagy)',
      'Antoni Puig i Serra (Puig i Serra)',
      'Lena Roth (Oslo) (Roth)',
      'Ada Sow (Sow)',
      'Suharto (Suharto)',
      'Jan van den Berg (van den Berg)',
      '王伟 (王)',
    ]);
  });
});
