import { sessionKindsOf } from '../../../shared/format/session-kinds';
import { minutesIn } from '../../../shared/format/times';
import { defineRule, found, over, say } from '../kit';
import { lengthOf } from '../lexicon/overlaps';
import { reasons } from '../reasons';

const SHORTEST = 5;
/** Kinds that may last a whole day, such as a track or a sprint. */
const OF_A_DAY: ReadonlySet<string> = new Set(['oral', 'tutorial', 'workshop']);
/** The longest of these, in minutes. */
const WHOLE_DAY = 10 * 60;

/** Finds sessions that are shorter or longer than any session of their kind. */
const absurdLength = over(['sessions', 'sessionKinds'], ({ sessions, sessionKinds }, { clock }) => {
  const kinds = sessionKindsOf(sessionKinds.map(({ value }) => value));
  return sessions.map(({ value, at }) => {
    const { title, start, end, date } = value;
    const kind = kinds.get(value.kind);
    const length = lengthOf(clock.spanOf(date, minutesIn(value)));
    // Who writes the day of the end means it.
    if (kind === undefined || value.endDate !== undefined) return undefined;
    const longest = OF_A_DAY.has(kind.id) ? Math.max(kind.longest, WHOLE_DAY) : kind.longest;
    if (length <= 0 || (length >= SHORTEST && length <= longest)) return undefined;
    return found(at('end'), say`"${title}" lasts ${length} minutes, from ${start} to ${end}.`, {
      hint: `Check both times: a ${kind.id} session lasts at least ${SHORTEST} minutes and at most ${inWords(longest)}.`,
      related: [{ ...at('start'), message: 'The start is here.' }],
    });
  });
});

const inWords = (minutes: number) => (minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`);

export const rule = defineRule({
  code: 'absurd-length',
  reason: reasons.wrongHour,
  yieldsTo: { row: ['absurd-length', 'session-number-missing'] },
  finders: [absurdLength],
});
