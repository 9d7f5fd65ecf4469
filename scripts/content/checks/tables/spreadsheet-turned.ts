import { defineTextCheck, quote } from '../../texts/text-check';

const MONTHS =
  'jan(?:uary|v|vier|uar)?|f[ée]v(?:rier)?|feb(?:ruary|ruar)?|mar(?:ch|s|zo)?|m[äa]rz?|apr(?:il)?|avr(?:il)?|abr|ma[iy]|june?|juin|juni|july?|juil(?:let)?|juli|aug(?:ust)?|ao[ûu]t?|ago|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember)?|déc(?:embre)?|dic|ene';
/** The forms into which spreadsheets turn "12-13", "3/4" and long numbers. */
const TURNED = new RegExp(
  `^(?:\\d{1,2}[-/ ](?:${MONTHS})\\.?|(?:${MONTHS})\\.?[-/ ]\\d{2}|\\d(?:[.,]\\d+)?E[+-]?\\d+|\\d{1,4}[.,]0)$`,
  'i',
);

/** No id or number was turned into a date or a power of ten by a spreadsheet. */
export const spreadsheetTurned = defineTextCheck('spreadsheet-turned', {
  kinds: ['prose', 'name', 'other'],
  sign: new RegExp(`\\d[-/ ](?:${MONTHS})|(?:${MONTHS})\\.?[-/ ]\\d|\\dE[+-]?\\d|[.,]0(?!\\d)`, 'i'),
  flaw: (text, { field }) => {
    // Versions and places in lists may have the form of a number with a point.
    if (!TURNED.test(text) || (/^\d+[.,]0$/.test(text) && !['id', 'paper', 'pages', 'number', 'board'].includes(field)))
      return undefined;
    return {
      start: 0,
      end: text.length,
      message: `${quote(text)} looks like what a spreadsheet made of something else.`,
      hint: 'Format the column as text, and then type it again: 12-13 stays 12-13, and 239 stays 239.',
    };
  },
});
