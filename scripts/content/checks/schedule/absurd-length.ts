import { sessionKindsOf } from '../../../../renderer/format/session-kinds';
import { minutesIn } from '../../../../renderer/format/times';
import { defineCheck } from '../../check';
import { warning } from '../../report/diagnostics';
import { lengthOf } from '../../schedule/overlaps';

const SHORTEST = 5;
/** The track of a whole day, and a sprint, last no longer; what slips by half a day does. */
const WHOLE_DAY = 10 * 60;

/** A session lasts as long as sessions of its kind do. */
export const absurdLength = defineCheck(['sessions', 'sessionKinds'], ({ sessions, sessionKinds }, { clock }) => {
  const kinds = sessionKindsOf(sessionKinds.map(({ value }) => value));
  return sessions.flatMap(({ value, at }) => {
    const { title, start, end, date } = value;
    const kind = kinds.get(value.kind);
    const length = lengthOf(clock.spanOf(date, minutesIn(value)));
    if (kind === undefined || length <= 0 || (length >= SHORTEST && length <= Math.max(kind.longest, WHOLE_DAY)))
      return [];
    return [
      warning('absurd-length', at('end'), `"${title}" lasts ${length} minutes, from ${start} to ${end}.`, {
        hint: `Check both times: a ${kind.id} session lasts at least ${SHORTEST} minutes and at most ${inWords(Math.max(kind.longest, WHOLE_DAY))}.`,
        related: [{ ...at('start'), message: 'The start is here.' }],
      }),
    ];
  });
});

const inWords = (minutes: number) => (minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`);
