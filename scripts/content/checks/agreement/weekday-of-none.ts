// Codes: weekday-disagrees.

import { DAY_MS } from '../../../../renderer/format/days-between';
import { WEEKDAY_SIGN, weekdaysIn } from '../../agreement/weekdays';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText } from '../../texts/every-text';
import { sentencesIn } from '../../texts/sentences';
import { flawReport } from '../../texts/text-check';

/** Texts that present the conference: elsewhere, other days are those of museums and markets. */
const OWN = new Set(['conference', 'home', 'pages']);
/** Words by which a sentence speaks of days beside those of the conference on purpose. */
const BESIDE =
  /until|before|after|previous|next|arriv|leav|depart|tickets?|each|every|jusqu|avant|après|veille|chaque|arriv|départ|حتى|قبل|بعد|كل/iu;
/** A week has all of them. */
const WEEK = 7;

/** A sentence that goes through the days of the conference names no day of the week that is none of them. */
export const weekdayOfNone = defineCheck(['conference'], ({ conference }, site) => {
  const { start, end } = conference.value;
  const own = new Set<number>();
  for (let at = Date.parse(start); at <= Date.parse(end) && own.size < WEEK; at += DAY_MS)
    own.add(new Date(at).getUTCDay());
  if (own.size === WEEK) return [];
  return everyText(site, WEEKDAY_SIGN, isAboutTheConference).flatMap((written): Diagnostic[] => {
    if (!OWN.has(written.collection)) return [];
    return sentencesIn(typedByHand(written.text)).flatMap(({ words, start: from }): Diagnostic[] => {
      const named = weekdaysIn(words);
      const odd = named.filter(({ number }) => !own.has(number));
      const [only] = odd;
      if (only === undefined || odd.length === named.length || odd.length > 1 || BESIDE.test(words)) return [];
      const at = from + words.indexOf(only.written);
      return [
        flawReport('weekday-disagrees', written, {
          start: at,
          end: at + only.written.length,
          message: `"${only.written}" is no day of the conference, from ${start} to ${end}.`,
          hint: 'Correct the day of the week.',
          related: [{ ...conference.at('start'), message: 'The first day is here.' }],
        }),
      ];
    });
  });
});
