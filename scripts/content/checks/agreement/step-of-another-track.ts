// Codes: date-disagrees.

import { grouped } from '../../../../renderer/format/grouped';
import { DATE_SIGN, monthDay, typedDates } from '../../agreement/typed-dates';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type Such } from '../../texts/every-text';
import { flawReport } from '../../texts/text-check';

/** What a sentence says before a day → the milestone whose day it is. */
const STEPS: readonly { readonly milestone: string; readonly said: RegExp }[] = [
  { milestone: 'notification', said: /notif|\binform|décision|réponse|إشعار|النتائج/giu },
  { milestone: 'submission', said: /submi|soumi|soumet|dépos|تقديم/giu },
  { milestone: 'camera-ready', said: /camera|final version|version finale|versions finales|النهائية/giu },
];

const isOfCall: Such = ({ collection, kind }) => collection === 'calls' && (kind === 'prose' || kind === 'markdown');

/** A call whose facts are of one track types the days of that track, and not those of another. */
export const stepOfAnotherTrack = defineCheck(['deadlines', 'conference'], ({ deadlines, conference }, site) =>
  everyText(site, DATE_SIGN, isOfCall).flatMap((written): Diagnostic[] => {
    const fetched = new Set(
      [...JSON.stringify(written.entry.value).matchAll(/deadlines\.([\w-]+)\./g)].map(([, track = '']) => track),
    );
    const [own] = fetched;
    if (own === undefined || fetched.size > 1) return [];
    const text = typedByHand(written.text);
    for (const date of typedDates(text)) {
      const milestone = stepBefore(text.slice(0, date.start));
      const right = deadlines.find(({ value }) => value.track === own && value.milestone === milestone);
      const end = `-${monthDay(date)}`;
      const other = deadlines.find(
        ({ value }) => value.track !== own && value.milestone === milestone && value.date.endsWith(end),
      );
      if (right === undefined || other === undefined || right.value.date.endsWith(end)) continue;
      if (deadlines.some(({ value }) => value.track === own && value.superseded?.endsWith(end))) continue;
      const year = date.year ?? Number(conference.value.start.slice(0, 4));
      if (Math.abs(year - Number(right.value.date.slice(0, 4))) > 1) continue;
      return [
        flawReport('date-disagrees', written, {
          start: date.start,
          end: date.end,
          message: `"${date.written}" is the day of another track; that of this call is ${right.value.date}.`,
          hint: `Let the text fetch it: {{date deadlines.${own}.${milestone}}}.`,
          related: [{ ...right.at('date'), message: 'The day of this track is here.' }],
        }),
      ];
    }
    return [];
  }),
);

/** What says that a day is the last one for a step. */
const LAST =
  /clos|\bends?\b|\bdue\b|deadline|until|\bby\b|before|no later|jusqu|avant le|au plus tard|date limite|clôtur|حتى|قبل|أجل/iu;

const isElsewhere: Such = (written) => written.collection !== 'calls' && isAboutTheConference(written);

/** Outside of the calls, the last day for a step is one of that step, and not that of another one. */
export const dayOfAnotherStep = defineCheck(['deadlines'], ({ deadlines }, site) => {
  const daysOf = grouped(deadlines, ({ value: { milestone } }) => milestone);
  return everyText(site, DATE_SIGN, isElsewhere).flatMap((written): Diagnostic[] => {
    const text = typedByHand(written.text);
    for (const date of typedDates(text)) {
      const before = text.slice(0, date.start);
      const milestone = LAST.test(sentenceBefore(before)) ? stepBefore(before) : undefined;
      const own = daysOf.get(milestone ?? '') ?? [];
      const end = `-${monthDay(date)}`;
      const isOf = ({ value }: (typeof deadlines)[number]) =>
        value.date.endsWith(end) || value.superseded?.endsWith(end);
      const other = deadlines.find(({ value }) => value.milestone !== milestone && value.date.endsWith(end));
      // A record may have a last day of its own.
      const isOwn = isRecord(written.entry.value) && 'deadline' in written.entry.value;
      if (own.length === 0 || own.some(isOf) || other === undefined || isOwn) continue;
      return [
        flawReport('date-disagrees', written, {
          start: date.start,
          end: date.end,
          message: `"${date.written}" is the day of another step: "${other.value.label}".`,
          hint: 'Correct the day, or let the text fetch it.',
          related: [{ ...other.at('date'), message: 'The day stands here.' }],
        }),
      ];
    }
    return [];
  });
});

/** What a sentence says before a place. */
const sentenceBefore = (text: string): string =>
  text.slice(Math.max(text.lastIndexOf('. '), text.lastIndexOf('\n\n'), 0));

/** The milestone of which a sentence spoke last. */
function stepBefore(text: string): string | undefined {
  const sentence = sentenceBefore(text);
  const said = STEPS.flatMap(({ milestone, said }) =>
    [...sentence.matchAll(said)].map(({ index }) => ({ milestone, index })),
  );
  return said.sort((one, other) => other.index - one.index)[0]?.milestone;
}
