import { data } from 'currency-codes';
import { PRICE_LISTS } from '../../../shared/fees/price-lists';
import { currenciesNumbered } from '../../content/validate/currency-codes';
import { defineRule, type Found, foundAs, over, say } from '../kit';
import { currenciesIn } from '../lexicon/currency-words';
import { quote } from '../lexicon/flaw';
import { isTypoOf } from '../lexicon/typos';
import { reasons } from '../reasons';

const LANGUAGES = ['en', 'fr', 'ar', 'es', 'de', 'it'];

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

let codes: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Maps the key of a name to currency codes, in the languages of organisers. Built at first use. */
function codesByName(): ReadonlyMap<string, ReadonlySet<string>> {
  if (codes !== undefined) return codes;
  const made = new Map<string, Set<string>>();
  const add = (name: string | undefined, code: string) => {
    if (name === undefined || name === code) return;
    const key = keyOf(name);
    made.set(key, (made.get(key) ?? new Set<string>()).add(code));
  };
  const inLanguages = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' }),
  );
  for (const { code, currency } of data) {
    add(currency, code);
    for (const names of inLanguages) add(names.of(code), code);
  }
  codes = made;
  return made;
}

/** Lists the codes of currencies with a name in any of the usual languages. */
const codesNamed = (name: string): readonly string[] => [...(codesByName().get(keyOf(name)) ?? [])];

/** Returns the name of a currency in a language. */
const nameOfCurrency = (code: string, language: string): string | undefined =>
  new Intl.DisplayNames([language, 'en'], { type: 'currency', fallback: 'none' }).of(code);

/** Finds currencies with the name of another currency. */
const currencyName = over(['currencies', 'conference'], ({ currencies, conference }) =>
  currencies.flatMap(({ value: { code, number, name }, at }) => {
    const whole = codesNamed(name);
    // "Dollar américain" is not an official name, and not the euro either.
    const named = whole.length > 0 ? whole : currenciesIn(name).flatMap(({ codes }) => [...codes]);
    const own = nameOfCurrency(code, conference.value.language);
    if (whole.length === 0 && own !== undefined && (name === code || isTypoOf(name.toLowerCase(), own.toLowerCase())))
      return foundAs('currency-name', at('name'), say`"${name}" is not the name of ${code}.`, {
        hint: `Did you mean "${own}"?`,
        fix: { from: name, to: own, isCertain: false },
      });
    if (named.length === 0 || named.includes(code)) return [];
    // If name and number agree, the code is wrong, which currency-number reports.
    if (currenciesNumbered(number).some((each) => named.includes(each))) return [];
    const others = whole.length > 0 ? named.join(' or ') : 'another currency';
    const right = nameOfCurrency(code, conference.value.language);
    return foundAs('currency-name', at('name'), say`"${name}" is the name of ${others}, and not of ${code}.`, {
      hint: right === undefined ? 'Correct the name or the code.' : `Write "${right}", or correct the code.`,
      ...(right !== undefined && { fix: { from: name, to: right, isCertain: false } }),
    });
  }),
);

/** Finds captions of price lists that name another currency than that of the amounts. */
const currencyOfCaption = over(['registration'], ({ registration: { value, at } }) =>
  PRICE_LISTS.flatMap((table): Found => {
    const { caption = '', currency = '' } = value.fees?.[table] ?? {};
    // "Kroner" may be of several countries; a code in brackets says which.
    const words = currenciesIn(caption);
    const coded = [...caption.matchAll(/[([]([A-Z]{3})[)\]]/g)].flatMap(([, code = '']) =>
      words.some(({ codes }) => codes.has(code)) ? [{ written: code, codes: new Set([code]) }] : [],
    );
    const named = coded.length > 0 ? coded : words;
    const [other] = named;
    if (other === undefined || named.some(({ codes }) => codes.has(currency))) return [];
    return foundAs(
      'currency-name',
      at('fees', table, 'caption'),
      say`${quote(caption)} names ${quote(other.written)}, and the amounts are in ${currency}.`,
      {
        hint: 'Correct the caption or the currency.',
        related: [{ ...at('fees', table, 'currency'), message: 'The currency is here.' }],
      },
    );
  }),
);

export const rule = defineRule({
  code: 'currency-name',
  reason: reasons.wrongCurrency,
  finders: [currencyName, currencyOfCaption],
});
