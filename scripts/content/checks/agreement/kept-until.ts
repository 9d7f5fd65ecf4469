// Codes: date-disagrees.

import { DATE_SIGN, exists, monthDay, typedDates } from '../../agreement/typed-dates';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText } from '../../texts/every-text';
import { sentenceAround } from '../../texts/sentences';
import { flawReport } from '../../texts/text-check';

/** What is done with data in the end. */
const KEPT =
  /(?<!\p{L})(?:kept|keep|stored?|retain(?:ed)?|preserved|deleted?|destroy(?:ed)?|erased?|conserv\p{L}+|supprim\p{L}+|effac\p{L}+|détrui\p{L}+|gard(?:ons|ées?|és))(?!\p{L})|نحتفظ|يحتفظ|تحذف|تُحذف|نحذف|تحفظ|تُحفظ/iu;
/** Whose data they are: rooms and seats are kept, too, until a day before. */
const DATA =
  /(?<!\p{L})(?:data|personal|what you (?:write|enter|send)|form|address(?:es)?|details|photographs?|records?|recordings?|logs?|données|formulaire|coordonnées|adresses|enregistrements?|photos?)(?!\p{L})|بيانات|البيانات|معلومات|تسجيلات|استمارة/iu;

/** What visitors give for the conference is kept until after it: a day before has a slipped year. */
export const keptUntil = defineCheck(['conference'], ({ conference }, site) =>
  everyText(site, DATE_SIGN, isAboutTheConference).flatMap((written): Diagnostic[] => {
    const text = typedByHand(written.text);
    if (!KEPT.test(text)) return [];
    const found = typedDates(text).find((date) => {
      if (date.year === undefined || !exists(date)) return false;
      const sentence = sentenceAround(text, date.start, date.end);
      return (
        `${date.year}-${monthDay(date)}` < conference.value.end &&
        KEPT.test(sentence) &&
        DATA.test(sentence) &&
        UNTIL.test(text.slice(0, date.start))
      );
    });
    if (found === undefined) return [];
    return [
      flawReport('date-disagrees', written, {
        ...{ start: found.start, end: found.end },
        message: `"${found.written}" is before the conference ends, on ${conference.value.end}: until then the data are needed.`,
        hint: 'Correct the day: the year may have slipped.',
        related: [{ ...conference.at('end'), message: 'The end of the conference is here.' }],
      }),
    ];
  }),
);

/** Behind such words stands the last day. */
const UNTIL =
  /(?<!\p{L})(?:until|till|by|before|after|on|up to|no later than|jusqu[’']au|avant le|après le|au plus tard le|le|حتى|قبل|بعد|في)\s+(?:\p{L}+,?\s)?$/iu;
