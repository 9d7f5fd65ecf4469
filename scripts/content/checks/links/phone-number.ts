import { recurring } from '../../../../renderer/format/grouped';
import { callingCodeOf } from '../../agreement/calling-codes';
import { isAboutTheConference } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type WrittenText } from '../../texts/every-text';
import { isTurned } from '../../texts/letters-turned';
import { wordsBefore } from '../../texts/sentences';
import { flawReport } from '../../texts/text-check';
import { codeOfCountry } from '../../validate/country-names';

/**
 * A number with its calling code; letters among the digits are there to be found. Behind other digits, as in an account, "00" begins none.
 */
const NUMBER =
  /(?<![\p{L}\d])(?:\+|(?<!\d[ \u00a0.-])00 ?)[1-9][\d\s()./\u2010-\u2013-]{5,40}[\dOolI]{0,20}(?<=[\dOolI])(?!\p{L})/gu;
const SIGN = /\+\d|00 ?[1-9]/;

/** Digits of a number, with its code, at the least and at the most (ITU-T E.164). */
const FEWEST = 7;
const MOST = 15;

interface Phone {
  readonly written: WrittenText;
  readonly start: number;
  readonly words: string;
  readonly digits: string;
}

/** Telephone numbers can be dialled: no letter among the digits, the code of the country and not its digits turned, one number for one desk. */
export const phoneNumber = defineCheck(['conference'], ({ conference }, site) => {
  const { country = '', countryCode = codeOfCountry(country) ?? '' } = conference.value.venue ?? {};
  const code = callingCodeOf(countryCode);
  const phones = everyText(site, SIGN, isAboutTheConference).flatMap((written) =>
    [...written.text.matchAll(NUMBER)].map(
      ({ 0: words, index }): Phone => ({
        ...{ written, words, start: index },
        digits: words.replace(/^00/, '').replace(/[^\dOolI]/g, ''),
      }),
    ),
  );
  // Digits in any order: only numbers that share them can be each other with two digits exchanged.
  const akin = recurring(phones, ({ digits }) => [...digits].sort().join(''));
  const turned = new Map(
    akin.flatMap((same) => {
      const different = distinct(same);
      return same.slice(1).flatMap((phone) => {
        const first = different.find(({ digits }) => isTurned(digits, phone.digits));
        return first === undefined ? [] : [[phone, first] as const];
      });
    }),
  );
  return phones.flatMap((phone): Diagnostic[] => {
    const { written, words, start } = phone;
    const other = turned.get(phone);
    const message =
      wrongWith(phone, code) ?? (other && `"${words}" is "${other.words}" elsewhere, but for two digits.`);
    return message === undefined
      ? []
      : [
          flawReport('phone-number', written, {
            ...{ start, end: start + words.length, message },
            hint: 'Compare it with the number on the telephone, and correct it.',
            ...(other && {
              related: [{ ...other.written.entry.at(...other.written.path), message: 'The other one is here.' }],
            }),
          }),
        ];
  });
});

/** The first phones of each number; nobody has many of the same digits. */
const distinct = (phones: readonly Phone[]): readonly Phone[] =>
  [...new Map([...phones].reverse().map((phone) => [phone.digits, phone])).values()].slice(-20).reverse();

function wrongWith({ written, start, words, digits }: Phone, code: string | undefined): string | undefined {
  if (/[OolI]/.test(digits)) return `"${words}" has a letter among its digits.`;
  if (digits.length < FEWEST || digits.length > MOST)
    return `"${words}" has ${digits.length} digits: no number has so many, or so few.`;
  if (code === undefined || digits.startsWith(code) || code.length < 2) return undefined;
  const own = digits.slice(0, code.length);
  if (isTurned(own, code)) return `"${words}" has its first digits turned: +${code} is the country of the conference.`;
  // Hotels and partners abroad have numbers of their own; the desk of the conference is where it is.
  const others = [...own].filter((digit, index) => digit !== code[index]);
  return others.length === 1 && code.length > 2 && OF_THE_DESK.test(clauseBefore(written.text, start))
    ? `"${words}" is a number of another country: +${code} is that of the conference.`
    : undefined;
}

const OF_THE_DESK =
  /local|desk|organi[sz]|secretar|secrétar|our office|the office|bureau|comité|équipe|team|inscription|registration|مكتب|السكرتارية|اللجنة|التنظيم/iu;

/** The part of the sentence in which a number stands, up to it. */
const clauseBefore = (text: string, at: number) => /[^.,;:]*$/.exec(wordsBefore(text, at))?.[0] ?? '';
