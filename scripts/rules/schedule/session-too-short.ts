import { grouped } from '../../../shared/format/grouped';
import { sessionKindsOf } from '../../../shared/format/session-kinds';
import { minutesIn } from '../../../shared/format/times';
import { defineRule, found, over, say } from '../kit';
import { lengthOf } from '../lexicon/overlaps';
import { talksIn } from '../lexicon/presentations';
import { reasons } from '../reasons';

/** Minutes that a paper needs with its questions. */
const PER_PAPER = 10;

/** Every oral session is long enough for its papers. */
const sessionTooShort = over(
  ['papers', 'presentations', 'sessions', 'sessionKinds'],
  ({ papers, presentations, sessions, sessionKinds }, { clock }) => {
    const kinds = sessionKindsOf(sessionKinds.map(({ value }) => value));
    const talksOf = grouped(talksIn(papers, presentations), ({ value }) => value.session);
    return sessions.flatMap(({ value, at }) => {
      const inside = talksOf.get(value.id) ?? [];
      const length = lengthOf(clock.spanOf(value.date, minutesIn(value)));
      if (kinds.get(value.kind)?.papers !== 'expected' || length <= 0) return [];
      // Papers with times of their own have a rule of their own.
      if (length >= inside.length * PER_PAPER || inside.some(({ value: talk }) => talk.start !== undefined)) return [];
      const papersSay = inside.length === 1 ? '1 paper' : `${inside.length} papers`;
      return found(at('end'), say`"${value.title}" has ${papersSay} and lasts ${length} minutes.`, {
        hint: `A paper needs at least ${PER_PAPER} minutes with its questions: make the session longer, or move papers.`,
      });
    });
  },
);

export const rule = defineRule({
  code: 'session-too-short',
  reason: reasons.wrongHour,
  yieldsTo: { row: ['absurd-length'] },
  finders: [sessionTooShort],
});
