import { isRecord } from '../../content/fields';
import { defineRule, type Finding, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

/** Returns the text above the payment form. */
const introOf = (payment: unknown): string[] =>
  isRecord(payment) && isRecord(payment.form) && typeof payment.form.intro === 'string' ? [payment.form.intro] : [];

/** Finds currencies that the payment form offers and its text does not name. */
const currencyNotNamed = over(['currencies', 'payment'], ({ currencies }, site) => {
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
  // If none of the named currencies is offered, the text is wrong.
  if (intro !== undefined && offered.length > 0 && !named.some(({ value }) => value.offered))
    return foundAs(
      'currency-not-named',
      intro,
      say`The text of the payment form names ${first.value.code}, and the form offers ${offered.map(({ value }) => value.code).join(', ')}.`,
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
          say`The payment form offers ${value.code} and its text names ${named.map((each) => each.value.code).join(', ')} alone.`,
          {
            hint: 'Write no, or correct the text of payment.yaml.',
            related: introPlaces,
          },
        ),
    );
});

/** Words that names of currencies share. */
const COMMON = /^(?:dollars?|pounds?|francs?|dinars?|crown|yuan|united|states)$/i;

export const rule = defineRule({
  code: 'currency-not-named',
  reason: reasons.wrongCurrency,
  yieldsTo: { cell: ['currency-name'] },
  finders: [currencyNotNamed],
});
