import { codeOfCountry } from '../../content/validate/country-names';
import { defineRule, inTexts, say } from '../kit';
import { flawAt } from '../lexicon/flaw';
import { lengthOfIban } from '../lexicon/iban';
import { reasons } from '../reasons';

const BIC = /\b(?:BIC|SWIFT)\b(?:[\s/]*(?:BIC|SWIFT|code))*[\s:*=-]*\b([A-Z\d]{6,14})\b/g;

/** Returns whether the banks of a small country have codes of its neighbour. */
const isNeighbour = (one: string, other: string) =>
  ['MC FR', 'SM IT', 'VA IT', 'LI CH', 'JE GB', 'GG GB', 'IM GB', 'GF FR', 'RE FR'].includes(`${one} ${other}`);

/** Finds bank codes (ISO 9362) with a wrong form: four letters, a country, two for the place, and three or none for the branch. */
const bicForm = inTexts({
  kinds: ['prose', 'markdown'],
  trigger: /\b(?:BIC|SWIFT)\b/,
  flaw: (text) => {
    const country = /\b([A-Z]{2})\d{2}[ \u00a0]?[A-Z\d]{4}/.exec(text)?.[1];
    for (const found of text.matchAll(BIC)) {
      const [, code = ''] = found;
      // "XXXXXXXX" is a placeholder.
      if (/^X{5}/.test(code)) continue;
      const isOne = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(code) && codeOfCountry(code.slice(4, 6)) !== undefined;
      if (!isOne)
        return flawAt(found, {
          message: say`"${code}" is not a BIC.`,
          hint: 'Write the 8 or 11 letters and digits that the bank gives: four letters, the country, the place, the branch.',
        });
      if (isElsewhere(country, code.slice(4, 6)))
        return flawAt(found, {
          message: say`The bank of "${code}" is in ${code.slice(4, 6)}, and the account of the IBAN in ${country}.`,
          hint: 'Copy both again from a bank statement.',
        });
    }
    return undefined;
  },
});

/** Returns whether an IBAN is of another country than the bank. */
const isElsewhere = (ofAccount: string | undefined, ofBank: string): boolean =>
  ofAccount !== undefined &&
  lengthOfIban(ofAccount) !== undefined &&
  ofAccount !== ofBank &&
  !isNeighbour(ofAccount, ofBank);

export const rule = defineRule({
  code: 'bic-form',
  reason: reasons.wrongAccount,
  finders: [bicForm],
});
