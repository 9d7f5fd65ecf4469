// Codes: currency-name.

import { PRICE_LISTS } from '../../../../renderer/fees/price-lists';
import { currenciesIn } from '../../agreement/currency-words';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText } from '../../texts/every-text';
import { flawAt, flawReport } from '../../texts/text-check';

/** What texts call the two price lists: "Local fees, in dinars". */
const CALLED: Readonly<Record<(typeof PRICE_LISTS)[number], RegExp>> = {
  local:
    /(?<!\p{L})(?:local|national|domestic)\s+(?:fees?|rates?|prices?|participants?)(?!\p{L})[^.;:\n{}]{0,40}|(?<!\p{L})(?:tarifs|frais)\s+(?:locaux|nationaux)[^.;:\n{}]{0,40}/iu,
  international:
    /(?<!\p{L})(?:international|foreign)\s+(?:fees?|rates?|prices?|participants?)(?!\p{L})[^.;:\n{}]{0,40}|(?<!\p{L})(?:tarifs|frais)\s+internationaux[^.;:\n{}]{0,40}/iu,
};
const SIGN = /local|national|domestic|foreign|locaux|nationaux/iu;

/** A text that names one of the two price lists names its currency beside it. */
export const currencyOfList = defineCheck(['registration'], ({ registration: { value, at } }, site) => {
  const [one, other] = PRICE_LISTS.map((list) => value.fees?.[list]?.currency);
  if (one === undefined || other === undefined || one === other) return [];
  return everyText(site, SIGN, isAboutTheConference).flatMap((written): Diagnostic[] => {
    if (written.field === 'caption') return [];
    const text = typedByHand(written.text);
    return PRICE_LISTS.flatMap((list): Diagnostic[] => {
      const own = value.fees?.[list]?.currency ?? '';
      const found = CALLED[list].exec(text);
      const named = currenciesIn(found?.[0] ?? '');
      const [first] = named;
      // "Charged in dinars" may be said of the international fees, too, where their own currency is named before.
      if (found === null || first === undefined || named.length > 1 || first.codes.has(own)) return [];
      if (/charged|débité|payable|converted|convert/iu.test(found[0])) return [];
      return [
        flawReport(
          'currency-name',
          written,
          flawAt(found, {
            message: `The text has the ${list} fees in ${first.written}, and they are in ${own}.`,
            hint: 'Correct one of the two.',
            related: [{ ...at('fees', list, 'currency'), message: 'The currency is here.' }],
          }),
        ),
      ];
    });
  });
});
