import { dayAsNumbers } from '../../content/validate/spreadsheet';
import { defineRule, type Found, found, inTexts, over, say } from '../kit';
import { flawAt, quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** A range of pages. */
const RANGE = /^\d+\s*[-–—]+\s*\d+$/;
/** The serial number of a day, or of an article. */
const SERIAL = /^\d{5}$/;

/** Finds pages that a spreadsheet has converted to a day: "08. Jan", "2026-01-08", "46030" for "1-8". */
const pagesTurned = over(['contributions'], ({ contributions }) => {
  const isRange = contributions.some(
    ({ value: { pages = '' } }) => RANGE.test(pages) && dayAsNumbers(pages) === undefined,
  );
  return contributions.flatMap(({ value: { pages = '' }, at }): Found => {
    const numbers = SERIAL.test(pages) && !isRange ? undefined : dayAsNumbers(pages);
    if (numbers === undefined) return [];
    const [first, last] = [...numbers].sort((one, other) => one - other);
    const meant = first === last ? String(first) : `${first}-${last}`;
    return found(at('pages'), say`"${pages}" is a date: a spreadsheet has converted the pages.`, {
      hint: `Did you mean "${meant}"? Format the column as text first, and then type it again.`,
      fix: { from: pages, to: meant, isCertain: false },
    });
  });
});

const MONTHS =
  'jan(?:uary|v|vier|uar)?|f[ée]v(?:rier)?|feb(?:ruary|ruar)?|mar(?:ch|s|zo)?|m[äa]rz?|apr(?:il)?|avr(?:il)?|abr|ma[iy]|june?|juin|juni|july?|juil(?:let)?|juli|aug(?:ust)?|ao[ûu]t?|ago|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember)?|déc(?:embre)?|dic|ene';
/** The forms to which spreadsheets convert "12-13", "3/4" and long numbers. */
const TURNED = new RegExp(
  `^(?:\\d{1,2}[-/ ](?:${MONTHS})\\.?|(?:${MONTHS})\\.?[-/ ]\\d{2}|\\d(?:[.,]\\d+)?E[+-]?\\d+|\\d{1,4}[.,]0)$`,
  'i',
);

/** A converted range before what it counts: "04-Sep papers" for 4 to 9. */
const COUNTED_SO = new RegExp(
  `(?<![\\d\\p{L}/-])(?:\\d{1,2}-(?:${MONTHS})|(?:${MONTHS})-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{4}-\\d{2}-\\d{2})(?= (?:A4 )?(?:papers?|pages?|minutes?|mins?|words?|people|persons?|participants?|authors?|members?|figures?|hours?|weeks?|slides?|talks?|references?|keywords?|lines?|columns?|posters?|speakers?|reviewers?|articles?|mots|personnes|heures|jours|semaines|auteurs|exposés|communications|références|صفحات|صفحة|دقائق|دقيقة|كلمات|كلمة|أوراق|ورقات|ساعات)(?!\\p{L}))`,
  'iu',
);

/** Finds ids and numbers that a spreadsheet has converted to a date or a power of ten. */
const spreadsheetTurned = inTexts({
  kinds: ['prose', 'markdown', 'name', 'other'],
  trigger: new RegExp(
    `\\d[-/ ](?:${MONTHS})|(?:${MONTHS})\\.?[-/ ]\\d|\\dE[+-]?\\d|[.,]0(?!\\d)|\\d/\\d{1,2}/\\d|\\d{4}-\\d{2}-\\d{2} `,
    'i',
  ),
  flaw: (text, { field, kind }) => {
    const counted = kind === 'prose' || kind === 'markdown' ? COUNTED_SO.exec(text) : null;
    if (counted !== null)
      return flawAt(counted, {
        message: say`${quote(counted[0])} looks like two numbers that a spreadsheet has converted to a date.`,
        hint: 'Type the two numbers again, with a word or a dash between them: 4 to 9.',
      });
    // The other finder reports pages, with what was meant.
    if (kind === 'markdown' || (field === 'pages' && dayAsNumbers(text) !== undefined)) return undefined;
    // Versions and places in lists may have the form of a number with a point.
    if (!TURNED.test(text) || (/^\d+[.,]0$/.test(text) && !['id', 'paper', 'pages', 'number', 'board'].includes(field)))
      return undefined;
    return {
      start: 0,
      end: text.length,
      message: say`${quote(text)} looks like a value that a spreadsheet has converted.`,
      hint: 'Format the column as text, and type it again: 12-13 then stays 12-13.',
    };
  },
});

export const rule = defineRule({
  code: 'spreadsheet-turned',
  reason: reasons.spreadsheetChangedIt,
  finders: [spreadsheetTurned, pagesTurned],
});
