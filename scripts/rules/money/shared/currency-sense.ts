import { PRICE_LISTS } from '../../../../shared/fees/price-lists';
import { isRecord } from '../../../content/fields';
import { currenciesNumbered } from '../../../content/validate/currency-codes';
import { type Finding, type Found, foundAs, over, say } from '../../kit';
import { codesNamed, nameOfCurrency } from '../../lexicon/currency-names';
import { currenciesIn } from '../../lexicon/currency-words';
import { quote } from '../../lexicon/flaw';
import { isSlipAway } from '../../lexicon/letters-turned';

/** A currency has its own name, and not that of another. */
export const currencyName = over(['currencies', 'conference'], ({ currencies, conference }) =>
  currencies.flatMap(({ value: { code, number, name }, at }) => {
    const whole = codesNamed(name);
    // "Dollar américain" is nobody's official name, and surely no euro.
    const named = whole.length > 0 ? whole : currenciesIn(name).flatMap(({ codes }) => [...codes]);
    const own = nameOfCurrency(code, conference.value.language);
    if (whole.length === 0 && own !== undefined && (name === code || isSlipAway(name.toLowerCase(), own.toLowerCase())))
      return foundAs('currency-name', at('name'), say`"${name}" is not how ${code} is called.`, {
        hint: `Did you mean "${own}"?`,
        fix: { from: name, to: own, isCertain: false },
      });
    if (named.length === 0 || named.includes(code)) return [];
    // Where name and number agree, the code is the wrong one: of that, the rule on numbers tells.
    if (currenciesNumbered(number).some((each) => named.includes(each))) return [];
    const others = whole.length > 0 ? named.join(' or ') : 'another currency';
    const right = nameOfCurrency(code, conference.value.language);
    return foundAs('currency-name', at('name'), say`"${name}" is the name of ${others}, and not of ${code}.`, {
      hint: right === undefined ? 'Correct the name or the code.' : `Write "${right}", or correct the code.`,
      ...(right !== undefined && { fix: { from: name, to: right, isCertain: false } }),
    });
  }),
);

/** The caption of a table of fees names the currency in which its amounts are. */
export const currencyOfCaption = over(['registration'], ({ registration: { value, at } }) =>
  PRICE_LISTS.flatMap((table): Found => {
    const { caption = '', currency = '' } = value.fees?.[table] ?? {};
    // "Kroner" may be of several lands; a code between brackets says of which.
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
      say`${quote(caption)} speaks of ${quote(other.written)}, and the amounts are in ${currency}.`,
      {
        hint: 'Correct the caption or the currency.',
        related: [{ ...at('fees', table, 'currency'), message: 'The currency is here.' }],
      },
    );
  }),
);

/** The text above the payment form, as it is written. */
const introOf = (payment: unknown): string[] =>
  isRecord(payment) && isRecord(payment.form) && typeof payment.form.intro === 'string' ? [payment.form.intro] : [];

/** The payment form offers the currencies of which its text speaks, and no others. */
export const currencyNotNamed = over(['currencies', 'payment'], ({ currencies }, site) => {
  const [payment] = site.files.filter(({ parsed }) => parsed.collection === 'payment');
  const texts = (payment?.entries ?? []).flatMap(({ value }) => introOf(value));
  const introPlaces = (payment?.entries ?? []).map(({ at }) => ({
    ...at('form', 'intro'),
    message: 'The text is here.',
  }));
  const speaksOf = ({ value: { code, name } }: (typeof currencies)[number]) =>
    texts.some(
      (text) =>
        new RegExp(`\\b${code}\\b`).test(text) ||
        name
          .split(' ')
          .some((word) => word.length > 3 && text.toLowerCase().includes(word.toLowerCase()) && !COMMON.test(word)),
    );
  const named = currencies.filter(speaksOf);
  const [first] = named;
  if (first === undefined) return [];
  const [intro] = introPlaces;
  const offered = currencies.filter(({ value }) => value.offered);
  // Where nothing of what it names is offered, it is the text that is wrong.
  if (intro !== undefined && offered.length > 0 && !named.some(({ value }) => value.offered))
    return foundAs(
      'currency-not-named',
      intro,
      say`The text of the payment form speaks of ${first.value.code}, and the form offers ${offered.map(({ value }) => value.code).join(', ')}.`,
      {
        hint: 'Correct the text, or say in currencies.csv what is offered.',
        related: [{ ...first.at('offered'), message: 'The currency is here.' }],
      },
    );
  return currencies
    .filter((currency) => currency.value.offered && !named.includes(currency))
    .map(
      ({ value, at }): Finding =>
        foundAs(
          'currency-not-named',
          at('offered'),
          say`The payment form offers ${value.code}, and its text speaks of ${named.map((each) => each.value.code).join(', ')} alone.`,
          {
            hint: 'Write no, or correct the text of payment.yaml.',
            related: introPlaces,
          },
        ),
    );
});

/** Words that names of currencies share. */
const COMMON = /^(?:dollars?|pounds?|francs?|dinars?|crown|yuan|united|states)$/i;
