// Codes: unlike-column.

import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';

/** What a price is for, in the words of a unit. */
const COUNTED = {
  night: /(?<!\p{L})(?:nights?|nuit(?:ée)?s?|noches?|nacht|notte|(?:لل|ال|ل)?ليلة)(?!\p{L})/iu,
  stay: /(?<!\p{L})(?:stays?|séjours?|week|semaine|event|conference|إقامة)(?!\p{L})/iu,
  person: /(?<!\p{L})(?:persons?|people|guests?|participants?|personnes?|invité\p{L}*|(?:لل|ال|ل)?شخص)(?!\p{L})/iu,
} as const;

const LODGING =
  /(?<!\p{L})(?:rooms?|beds?|hotels?|nights?|stays?|accommodation|residence|hostel|chambres?|lits?|hôtels?|nuit\p{L}*|hébergement|résidence|\p{L}*غرفة|\p{L}*فندق|\p{L}*إقامة|\p{L}*سرير)(?!\p{L})/iu;
const EVENT =
  /(?<!\p{L})(?:dinner|banquet|gala|reception|lunch|excursion|tour|visit|concert|tutorial|workshop|proceedings|pages?|papers?|dîner|réception|déjeuner|visite|tutoriel|atelier|actes|article|\p{L}*عشاء|\p{L}*غداء|\p{L}*رحلة|\p{L}*زيارة|\p{L}*ورشة)(?!\p{L})/iu;

/** A price is for what its title, and its column "per", say: nobody dines by the night. */
export const unitOfPrice = defineCheck(['supplements'], ({ supplements }) =>
  supplements.flatMap(({ value: { title, unit, per = [] }, at }): Diagnostic[] => {
    const named = (['night', 'stay', 'person'] as const).filter((each) => COUNTED[each].test(unit));
    const other = per.length === 0 ? undefined : named.find((each) => !per.some((asked) => asked === each));
    if (other !== undefined)
      return [
        warning(
          'unlike-column',
          at('unit'),
          `${quote(unit)} is for each ${other}, and the payment form asks for ${per.join(' and ')}.`,
          {
            hint: 'Correct the unit, or the column "per".',
            related: [{ ...at('per'), message: 'What the form asks for is here.' }],
          },
        ),
      ];
    if (!(named.includes('night') && EVENT.test(title)) || LODGING.test(title)) return [];
    return [
      warning('unlike-column', at('unit'), `${quote(title)} is paid ${quote(unit)}.`, {
        hint: 'Correct the unit: it may be that of another row.',
      }),
    ];
  }),
);
