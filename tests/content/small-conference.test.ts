import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { feesByParticipant } from '../../shared/fees/payable';
import { readCases } from './support/case-text';
import { flatten } from './support/fixture';
import { CONFERENCE, compileWith } from './support/small-conference';

const folder = new URL('./small-conference/', import.meta.url);

/** Cases of conferences of a few files: rare but valid data is not reported, and mistakes are reported at their place. */
describe.each(readdirSync(folder))('a conference of a few files, in %s', (file) => {
  const cases = readCases(readFileSync(new URL(file, folder), 'utf8'), (name) =>
    name === 'conference.yaml' ? CONFERENCE : '',
  );
  it.each([...cases])('%s', async (_, { files, expected }) => {
    const { diagnostics } = await compileWith(Object.fromEntries(files));
    expect(diagnostics.map(flatten)).toMatchObject(expected);
  });
});

const COPIED = `id,title,authors,abstract
P0,Ice again,Ada Sow,What the sea does to salt and to ships.
P1,Snow again,Ada Sow,What the sea does to salt and to ships.
`;

describe('the rules of core', () => {
  it('run alone unless conference.yaml asks for all, and accepting a warning of the others is not needless', async () => {
    const conference = (checks: string) =>
      `name: School\nacronym: S 2031\nstart: 2030-12-28\nend: 2030-12-29\ntimeZone: Europe/Oslo\nonline: true\nchecks: ${checks}\n`;
    const codes = async (checks: string, files: Readonly<Record<string, string>> = {}) => {
      const { diagnostics } = await compileWith(
        { 'conference.yaml': conference(checks), 'posters.csv': COPIED, ...files },
        { thorough: false },
      );
      return diagnostics.map(({ code }) => code);
    };
    const accepted = { 'accepted-warnings.yaml': '- { code: copied-text, file: posters.csv, reason: It is so. }\n' };

    expect(await codes('core')).not.toContain('copied-text');
    expect(await codes('thorough')).toContain('copied-text');
    expect(await codes('core', accepted)).not.toContain('needless-acceptance');
  });
});

const feeFiles = (amount: string) => ({
  'conference.yaml': `${CONFERENCE}language: fr\n`,
  'fees.csv': `id,category,local,covers\nstudent,Étudiants,${amount},paper\n`,
  'currencies.csv': 'code,number,name,offered\nEUR,978,Euro,yes\n',
  'registration.yaml': `sections:
  - heading: Comment payer
    text: 'Les étudiants paient {{fees.student.local}} EUR.'
fees:
  heading: Tarifs
  local: { caption: Pour tous, currency: EUR }
  without: Sans chambre
  with: Avec chambre
`,
});

describe('a fee with decimals', () => {
  it.each([
    ['59.50', 59_500, '59,50'],
    ['59.99', 59_990, '59,99'],
    ['0.29', 290, '0,29'],
    ['4503599.29', 4_503_599_290, '4503599,29'],
    ['60', 60_000, '60'],
  ])('%s is %i thousandths for the payment service, and %s in texts', async (typed, thousandths, shown) => {
    const { content, diagnostics } = await compileWith(feeFiles(typed));

    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(JSON.stringify(content?.registration?.sections[0]?.text)).toContain(`paient ${shown} EUR`);
    const [side] = content ? feesByParticipant({ ...content, routes: [], pictures: [] }) : [];
    expect(side?.fees).toMatchObject([{ without: { amount: thousandths } }]);
  });
});

it('shows the disabled sign-up form only where the data says so', async () => {
  const home = { 'home.yaml': 'join: { heading: Join us, text: Not open yet., button: Join }\n' };
  const orderWith = async (conference: string) =>
    (await compileWith({ 'conference.yaml': conference, ...home })).content?.home.order;

  expect(await orderWith(CONFERENCE)).not.toContain('join');
  expect(await orderWith(`${CONFERENCE}features: { join: true }\n`)).toContain('join');
});
