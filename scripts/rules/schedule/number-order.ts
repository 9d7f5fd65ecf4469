import { defineRule, foundAs, over, say } from '../kit';
import { beginOf } from '../lexicon/sessions';
import { reasons } from '../reasons';

/** Finds sessions that are not numbered in the order of time, if nearly all are. */
const numberOrder = over(['sessions'], ({ sessions }) => {
  const numbered = sessions
    .filter(({ value }) => value.number !== undefined && value.continues === undefined)
    .sort((a, b) => (a.value.number ?? 0) - (b.value.number ?? 0));
  const wrong = numbered.filter((session, index) => {
    const before = numbered[index - 1];
    return before !== undefined && beginOf(session) < beginOf(before);
  });
  // Numbers by topic or room are not in the order of time.
  if (wrong.length > 2 && wrong.length * 5 > numbered.length) return [];
  return wrong.map((session) => {
    const before = numbered[numbered.indexOf(session) - 1] ?? session;
    return foundAs(
      'number-order',
      session.at('number'),
      say`Session ${session.value.number} (${beginOf(session)}) is before session ${before.value.number} (${beginOf(before)}).`,
      {
        hint: 'Number the sessions in the order of time: two numbers may have been exchanged, or a date is wrong.',
        related: [{ ...before.at('number'), message: `Session ${before.value.number} is here.` }],
      },
    );
  });
});

export const rule = defineRule({
  code: 'number-order',
  reason: reasons.wrongSession,
  yieldsTo: {
    row: ['half-day-slip', 'outside-conference-days', 'room-overlap'],
    subject: ['half-day-slip', 'outside-conference-days'],
  },
  finders: [numberOrder],
});
