// Codes: currency-name.

import { CURRENCY_WORD, currenciesIn } from '../../agreement/currency-words';
import { factsOf } from '../../agreement/facts';
import { typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type Such } from '../../texts/every-text';
import { type Flaw, flawAt, flawReport } from '../../texts/text-check';
import { codesNamed } from '../../validate/currency-names';

/** "Tunisian dinars", with a code behind it or without. */
const NAMED = new RegExp(
  `(?<!\\p{L})(?:the |en |le |les |des )?(\\p{Lu}\\p{L}+ (?:${CURRENCY_WORD}))(?!\\p{L})(?:\\s*\\(([A-Z]{3})\\))?`,
  'u',
);
const OF_MONEY = /(?:fee|pay|paid|price|charge|cost|amount|frais|tarif|prix|pay[ée]|montant|رسوم|دفع|سعر)/iu;
const SIGN = new RegExp(CURRENCY_WORD, 'iu');

const TOLD: ReadonlySet<string> = new Set([
  'registration',
  'payment',
  'pages',
  'freePages',
  'attending',
  'home',
  'calls',
]);
const isTold: Such = ({ collection, kind }) => TOLD.has(collection) && (kind === 'prose' || kind === 'markdown');

/** A currency that a text calls by its whole name is that of the code behind it, and one in which fees are taken. */
export const currencyByName = defineCheck(['conference'], ({ conference }, site) => {
  const { currencies } = factsOf(conference.value, site);
  return everyText(site, SIGN, isTold).flatMap((written): Diagnostic[] => {
    const text = typedByHand(written.text);
    const flaw = otherName(text, currencies);
    return flaw === undefined ? [] : [flawReport('currency-name', written, flaw)];
  });
});

function otherName(text: string, currencies: ReadonlySet<string>): Flaw | undefined {
  const found = NAMED.exec(text);
  const [, name = '', code] = found ?? [];
  const named = codesNamed(name.replace(/s$/u, ''));
  const [first] = named;
  if (found === null || first === undefined) return undefined;
  // Where no currency of the word has the code, the rule of words and codes tells.
  const isOfWord = code !== undefined && currenciesIn(name).some(({ codes }) => codes.has(code));
  if (isOfWord && !named.includes(code))
    return flawAt(found, {
      message: `"${name}" is ${first}, and not ${code}.`,
      hint: 'Correct the name or the code.',
    });
  const before = text.slice(Math.max(0, found.index - NEAR), found.index);
  if (currencies.size === 0 || named.some((each) => currencies.has(each)) || !OF_MONEY.test(before)) return undefined;
  return flawAt(found, {
    message: `"${name}" is ${first}, in which nothing is to be paid.`,
    hint: 'Correct the currency, here or in registration.yaml and currencies.csv.',
  });
}
const NEAR = 60;
