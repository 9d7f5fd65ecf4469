// Codes: conference-dates.

import { daysBetween } from '../../../../renderer/format/days-between';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';

/** The first and the last day of the conference are days on which something happens, once the schedule has sessions. */
export const dayWithoutSessions = defineCheck(
  ['conference', 'sessions'],
  ({ conference, sessions }) => {
    const { start, end } = conference.value;
    const dates = sessions.map(({ value }) => value.date).sort();
    const [first, last] = [dates[0], dates.at(-1)];
    if (first === undefined || last === undefined || first < start || last > end) return [];
    const [before, after] = [daysBetween(start, first), daysBetween(last, end)];
    // Of many days, part of the program may be all that is known yet: a ceremony at its end shows that it is whole.
    const isUnfinished =
      daysBetween(start, end) > 1 &&
      !sessions.some(({ value: { kind, date } }) => kind === 'ceremony' && date === last && date !== first);
    if (before + after !== 1 || isUnfinished) return [];
    const side = before > 0 ? 'start' : 'end';
    const known = before > 0 ? first : last;
    const other = sessions.find(({ value }) => value.date === known);
    return [
      warning(
        'conference-dates',
        conference.at(side),
        `The conference ${side === 'start' ? 'begins' : 'ends'} on ${conference.value[side]}, and that day has no session.`,
        {
          hint: `Did you mean ${known}? The ${side === 'start' ? 'first' : 'last'} session is on that day.`,
          related: other === undefined ? [] : [{ ...other.at('date'), message: 'It is here.' }],
        },
      ) satisfies Diagnostic,
    ];
  },
  { whole: ['sessions'] },
);
