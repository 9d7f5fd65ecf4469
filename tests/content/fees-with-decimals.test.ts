import { describe, expect, it } from 'vitest';
import { feesByParticipant } from '../../renderer/fees/payable';
import { CONFERENCE, compileWith } from './support/small-conference';

const files = (amount: string, currency = 'EUR', text = '') => ({
  'conference.yaml': `${CONFERENCE}language: fr\n`,
  'fees.csv': `id,category,local,covers\nstudent,Étudiants,${amount},paper\n`,
  'currencies.csv': `code,number,name,offered\n${currency === 'EUR' ? 'EUR,978,Euro' : 'JPY,392,Yen'},yes\n`,
  'registration.yaml': `sections:
  - heading: Comment payer
    text: 'Les étudiants paient {{fees.student.local}} ${currency}. ${text}'
fees:
  heading: Tarifs
  local: { caption: Pour tous, currency: ${currency} }
  without: Sans chambre
  with: Avec chambre
`,
});

const errorsOf = async (...args: Parameters<typeof files>) =>
  (await compileWith(files(...args))).diagnostics.flatMap(({ severity, message, hint, fix }) =>
    severity === 'error' ? [{ message, hint, to: fix?.to }] : [],
  );

describe('a fee with decimals', () => {
  it.each([
    ['59.50', 59_500, '59,50'],
    ['59.99', 59_990, '59,99'],
    ['0.29', 290, '0,29'],
    ['4503599.29', 4_503_599_290, '4503599,29'],
    ['60', 60_000, '60'],
  ])('%s is %i thousandths for the payment service, and %s in texts', async (typed, thousandths, shown) => {
    const { content, diagnostics } = await compileWith(files(typed));

    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(JSON.stringify(content?.registration?.sections[0]?.text)).toContain(`paient ${shown} EUR`);
    const [side] = content ? feesByParticipant({ ...content, routes: [], pictures: [] }) : [];
    expect(side?.fees).toMatchObject([{ without: { amount: thousandths } }]);
  });

  it('has no decimals in a currency without them', async () => {
    expect(await errorsOf('59.50', 'JPY')).toEqual([
      {
        message: '59.5 has decimals, and JPY has none.',
        hint: 'Write 60, or correct the currency in registration.yaml.',
        to: undefined,
      },
    ]);
    expect(await errorsOf('60', 'JPY')).toEqual([]);
  });

  it.each([
    ['"59,50"', '59.50'],
    ['€59.50', '59.50'],
    ['"1,059.50"', '1059.50'],
    ['"1.059,50"', '1059.50'],
    ['"1,500"', '1500'],
  ])('may be typed as %s: the report says to write %s', async (typed, to) => {
    expect(await errorsOf(typed)).toMatchObject([{ to }]);
  });

  it('is an amount that a text may name, too', async () => {
    const { diagnostics } = await compileWith(files('59.50', 'EUR', 'Cela fait 59,50 EUR.'));
    expect(diagnostics.map(({ code }) => code)).not.toContain('amount-disagrees');
  });
});
