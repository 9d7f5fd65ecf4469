// Codes: currency-name, currency-not-named.

import { isRecord } from '../fields';
import { type Diagnostic, warning } from '../report/diagnostics';
import { codesNamed, nameOfCurrency } from '../validate/currency-names';
import { defineCheck } from './check';

/** A currency has its own name, and not that of another. */
export const currencyName = defineCheck(['currencies', 'conference'], ({ currencies, conference }) =>
  currencies.flatMap(({ value: { code, name }, at }) => {
    const named = codesNamed(name);
    if (named.length === 0 || named.includes(code)) return [];
    const right = nameOfCurrency(code, conference.value.language);
    return [
      warning('currency-name', at('name'), `"${name}" is the name of ${named.join(' or ')}, and not of ${code}.`, {
        hint: right === undefined ? 'Correct the name or the code.' : `Write "${right}", or correct the code.`,
        ...(right !== undefined && { fix: { from: name, to: right, isCertain: false } }),
      }),
    ];
  }),
);

/** The text above the payment form, as it is written. */
const introOf = (payment: unknown): string[] =>
  isRecord(payment) && isRecord(payment.form) && typeof payment.form.intro === 'string' ? [payment.form.intro] : [];

/** The payment form offers the currencies of which its text speaks, and no others. */
export const currencyNotNamed = defineCheck(['currencies', 'payment'], ({ currencies }, site) => {
  const [payment] = site.files.filter(({ parsed }) => parsed.collection === 'payment');
  const texts = (payment?.entries ?? []).flatMap(({ value }) => introOf(value));
  const speaksOf = ({ value: { code, name } }: (typeof currencies)[number]) =>
    texts.some(
      (text) =>
        new RegExp(`\\b${code}\\b`).test(text) ||
        name
          .split(' ')
          .some((word) => word.length > 3 && text.toLowerCase().includes(word.toLowerCase()) && !COMMON.test(word)),
    );
  const named = currencies.filter(speaksOf);
  if (named.length === 0) return [];
  return currencies
    .filter((currency) => currency.value.offered && !named.includes(currency))
    .map(
      ({ value, at }): Diagnostic =>
        warning(
          'currency-not-named',
          at('offered'),
          `The payment form offers ${value.code}, and its text speaks of ${named.map((each) => each.value.code).join(', ')} alone.`,
          {
            hint: 'Write no, or correct the text of payment.yaml.',
          },
        ),
    );
});

/** Words that names of currencies share. */
const COMMON = /^(?:dollars?|pounds?|francs?|dinars?|crown|yuan|united|states)$/i;
