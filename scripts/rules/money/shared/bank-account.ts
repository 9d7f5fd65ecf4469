import { codeOfCountry } from '../../../content/validate/country-names';
import { inTexts, say } from '../../kit';
import { flawAt } from '../../lexicon/flaw';
import { isIban, lengthOfIban } from '../../lexicon/iban';

const IBAN = /\b[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z\d]{2,4}){3,8}(?:[ \u00a0]\d)?(?![A-Za-z\d])/g;
const SIGNED = /\bIBAN\b[^A-Za-z\d]{0,6}([A-Za-z]{2}\d{2}[A-Za-z\d \u00a0]{6,34}[A-Za-z\d])/;

/** An account number in a text has the checksum of ISO 13616: money sent to another one is gone for weeks. */
export const ibanChecksum = inTexts({
  kinds: ['prose', 'markdown'],
  sign: /\b[A-Za-z]{2}\d{2}[ \u00a0]?[A-Za-z\d]{2}/,
  flaw: (text) => {
    const numbers = [...text.matchAll(IBAN)].map(([number]) => number);
    const signed = SIGNED.exec(text)?.[1];
    const written = (numbers.length > 0 ? numbers : [signed ?? '']).find((each) => isWrong(each, signed !== undefined));
    if (written === undefined) return undefined;
    const number = written.replace(/\s/g, '').toUpperCase();
    const length = lengthOfIban(number);
    const start = text.indexOf(written);
    return {
      start,
      end: start + written.length,
      message:
        length !== undefined && number.length !== length
          ? say`"${written}" has ${number.length} letters and digits; an IBAN of ${number.slice(0, 2)} has ${length}.`
          : say`"${written}" is no IBAN: its checksum is wrong.`,
      hint: 'Copy it anew from a statement of the bank.',
    };
  },
});

/** Whether a text that looks like an account number is none; zeros stand for an account that is still to be named. */
function isWrong(written: string, isSigned: boolean): boolean {
  const number = written.replace(/\s/g, '').toUpperCase();
  if (number === '' || isIban(number) || /^[A-Z]{2}0+$/.test(number)) return false;
  return isSigned || lengthOfIban(number) !== undefined;
}

const BIC = /\b(?:BIC|SWIFT)\b(?:[\s/]*(?:BIC|SWIFT|code))*[\s:*=-]*\b([A-Z\d]{6,14})\b/g;

/** Small countries whose banks belong to their neighbours. */
const isNeighbour = (one: string, other: string) =>
  ['MC FR', 'SM IT', 'VA IT', 'LI CH', 'JE GB', 'GG GB', 'IM GB', 'GF FR', 'RE FR'].includes(`${one} ${other}`);

/** The code of a bank has the form of ISO 9362: four letters, a country, two for the place, and three for the branch or none. */
export const bicForm = inTexts({
  kinds: ['prose', 'markdown'],
  sign: /\b(?:BIC|SWIFT)\b/,
  flaw: (text) => {
    const country = /\b([A-Z]{2})\d{2}[ \u00a0]?[A-Z\d]{4}/.exec(text)?.[1];
    for (const found of text.matchAll(BIC)) {
      const [, code = ''] = found;
      // "XXXXXXXX" holds the place of one.
      if (/^X{5}/.test(code)) continue;
      const isOne = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(code) && codeOfCountry(code.slice(4, 6)) !== undefined;
      if (!isOne)
        return flawAt(found, {
          message: say`"${code}" is no BIC.`,
          hint: 'Write the 8 or 11 letters and digits that the bank gives: four letters, the country, the place, the branch.',
        });
      if (isElsewhere(country, code.slice(4, 6)))
        return flawAt(found, {
          message: say`The bank of "${code}" is in ${code.slice(4, 6)}, and the account of the IBAN in ${country}.`,
          hint: 'Copy both anew from a statement of the bank.',
        });
    }
    return undefined;
  },
});

/** Whether an IBAN is of another country than the bank. */
const isElsewhere = (ofAccount: string | undefined, ofBank: string): boolean =>
  ofAccount !== undefined &&
  lengthOfIban(ofAccount) !== undefined &&
  ofAccount !== ofBank &&
  !isNeighbour(ofAccount, ofBank);
