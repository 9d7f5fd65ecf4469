import { describe, expect, it } from 'vitest';
import { compileWith } from './support/small-conference';

/** What is reported and proposed of a divided word in an abstract. */
async function proposalsFor(abstract: string) {
  const { diagnostics } = await compileWith({
    'sessions.csv': 'id,kind,date,start,end,title\none,oral,2030-12-28,09:00,10:00,Ice\n',
    'papers.csv': `id,session,title,authors,abstract\n1,one,Cold water,Ada Sow,"${abstract}"\n`,
  });
  return diagnostics.filter(({ code }) => code === 'text-from-pdf').map(({ fix, hint }) => [fix?.to, hint]);
}

describe('a hyphen with a gap behind it', () => {
  it.each([
    'Open Source- an artistic approach to ice.',
    'The Haupt- und Nebenwege of ice, the Haupt-\nvon all.',
    'More about our links- https://example.org/ice has all.',
    'Networks of pre- and post-processing nodes.',
  ])('is no divided word in %j', async (text) => {
    expect(await proposalsFor(text)).toEqual([]);
  });

  it('is one where the same text has the word whole, which is proposed', async () => {
    expect(await proposalsFor('Networks are of ice. All Net- works melt.')).toEqual([
      [expect.any(String), expect.stringContaining('Write "Networks"')],
    ]);
  });

  it('is reported without a proposal where nobody knows whether the hyphen is right', async () => {
    expect(await proposalsFor('A well- known kind of ice.')).toEqual([
      [undefined, expect.stringContaining('close the gap')],
    ]);
  });
});
