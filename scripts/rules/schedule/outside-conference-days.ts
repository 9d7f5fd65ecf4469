import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds sessions that are not on a day of the conference. */
const outsideConferenceDays = over(['conference', 'sessions'], ({ conference, sessions }) => {
  const { start, end } = conference.value;
  // The rule end-before-start reports wrong days.
  if (end < start) return [];
  return sessions
    .filter(({ value }) => value.date < start || value.date > end)
    .map(({ value, at }) =>
      found(at('date'), say`${value.date} is not a day of the conference.`, {
        hint: `The conference lasts from ${start} to ${end}.`,
        related: [
          { ...conference.at(value.date < start ? 'start' : 'end'), message: 'The day of the conference is here.' },
        ],
      }),
    );
});

export const rule = defineRule({
  code: 'outside-conference-days',
  severity: 'error',
  reason: reasons.wrongHour,
  mayBeAccepted: true,
  finders: [outsideConferenceDays],
});
