import { defineRule, inTexts, say } from '../kit';
import { isIban, lengthOfIban } from '../lexicon/iban';
import { reasons } from '../reasons';

const IBAN = /\b[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z\d]{2,4}){3,8}(?:[ \u00a0]\d)?(?![A-Za-z\d])/g;

const SIGNED = /\bIBAN\b[^A-Za-z\d]{0,6}([A-Za-z]{2}\d{2}[A-Za-z\d \u00a0]{6,34}[A-Za-z\d])/;

/** Finds account numbers with a wrong checksum (ISO 13616) or length. */
const ibanChecksum = inTexts({
  kinds: ['prose', 'markdown'],
  trigger: /\b[A-Za-z]{2}\d{2}[ \u00a0]?[A-Za-z\d]{2}/,
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
          : say`"${written}" is not an IBAN: its checksum is wrong.`,
      hint: 'Copy it again from a bank statement.',
    };
  },
});

/** Returns whether a text looks like an account number and is not one; zeros are a placeholder. */
function isWrong(written: string, isSigned: boolean): boolean {
  const number = written.replace(/\s/g, '').toUpperCase();
  if (number === '' || isIban(number) || /^[A-Z]{2}0+$/.test(number)) return false;
  return isSigned || lengthOfIban(number) !== undefined;
}

export const rule = defineRule({
  code: 'iban-checksum',
  reason: reasons.wrongAccount,
  finders: [ibanChecksum],
});
