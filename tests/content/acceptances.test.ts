import { describe, expect, it } from 'vitest';
import { compileWith, toldOf } from './support/small-conference';

const posters = (...abstracts: readonly string[]) =>
  `id,title,authors,abstract\n${abstracts.map((abstract, at) => `P${at},${at === 0 ? 'Ice' : 'Snow'} again,Ada Sow,${abstract}`).join('\n')}\n`;
const COPIED = posters('What the sea does to salt and to ships.', 'What the sea does to salt and to ships.');

const accept = (fields: Readonly<Record<string, string>>) =>
  `- { ${Object.entries({ reason: 'It is so.', ...fields })
    .map(([name, value]) => `${name}: "${value}"`)
    .join(', ')} }\n`;

describe('an accepted warning', () => {
  const found = 'posters.csv:3 copied-text';

  it.each([
    ['its code', { code: 'copied-text', file: 'posters.csv' }],
    ['the code that it had before it was split', { code: 'repeated-text', file: 'posters.csv' }],
    ['its record', { code: 'copied-text', file: 'posters.csv', record: 'row 3' }],
    ['words of its title', { code: 'copied-text', file: 'posters.csv', record: 'Snow' }],
    ['its column', { code: 'copied-text', file: 'posters.csv', field: 'abstract' }],
    ['words of its message', { code: 'copied-text', file: 'posters.csv', about: 'What the sea does' }],
  ])('is matched by %s', async (_what, fields) => {
    expect(await toldOf({ 'posters.csv': COPIED })).toContain(found);
    expect(await toldOf({ 'posters.csv': COPIED, 'accepted-warnings.yaml': accept(fields) })).not.toContain(found);
  });

  it('of a rule that was deleted stays valid, and is not reported', async () => {
    const accepted = accept({ code: 'paper-gap', file: 'papers.csv' });
    expect(await toldOf({ 'accepted-warnings.yaml': accepted })).not.toContain(
      'accepted-warnings.yaml:1 needless-acceptance',
    );
  });

  it.each([{ record: 'row 2' }, { record: 'row' }, { field: 'title' }])(
    'of another record or column is needless: %j',
    async (where) => {
      const accepted = accept({ code: 'copied-text', file: 'posters.csv', ...where });
      expect(await toldOf({ 'posters.csv': COPIED, 'accepted-warnings.yaml': accepted })).toEqual(
        expect.arrayContaining([found, 'accepted-warnings.yaml:1 needless-acceptance']),
      );
    },
  );
});

describe('an accepted error', () => {
  it('of the compiler itself is accepted as that of a rule: columns that are right as they are', async () => {
    const table = `name,country,affiliation\n${['Ada Sow', 'Luca Neri', 'Zoé Diop', 'Bo Chen', 'Ann Lee']
      .map((name, at) => `${name},University of ${['Dakar', 'Pisa', 'Tunis', 'Oslo', 'Lyon'][at]},Senegal`)
      .join('\n')}\n`;
    const accepted = accept({ code: 'columns-exchanged', file: 'program-committee.csv' });
    expect(await toldOf({ 'program-committee.csv': table })).toContain('program-committee.csv:1 columns-exchanged');
    expect(await toldOf({ 'program-committee.csv': table, 'accepted-warnings.yaml': accepted })).not.toContain(
      'program-committee.csv:1 columns-exchanged',
    );
  });
});

describe('the rules of core', () => {
  it('are asked alone, unless conference.yaml asks for all; what the others would find is not needless to accept', async () => {
    const conference = (checks: string) =>
      `name: School\nacronym: S 2031\nstart: 2030-12-28\nend: 2030-12-29\ntimeZone: Europe/Oslo\nonline: true\nchecks: ${checks}\n`;
    const codes = async (checks: string, files: Readonly<Record<string, string>> = {}) => {
      const { diagnostics } = await compileWith(
        { 'conference.yaml': conference(checks), 'posters.csv': COPIED, ...files },
        { thorough: false },
      );
      return diagnostics.map(({ code }) => code);
    };
    const accepted = { 'accepted-warnings.yaml': accept({ code: 'copied-text', file: 'posters.csv' }) };

    expect(await codes('core')).not.toContain('copied-text');
    expect(await codes('thorough')).toContain('copied-text');
    expect(await codes('core', accepted)).not.toContain('needless-acceptance');
  });
});
