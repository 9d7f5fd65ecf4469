import { defineRefusal } from '../../check';
import { error } from '../../report/diagnostics';

/** Sessions take place on the days of the conference. */
export const outsideConferenceDays = defineRefusal(['conference', 'sessions'], ({ conference, sessions }) => {
  const { start, end } = conference.value;
  // The days of the conference are wrong themselves; another rule reports that.
  if (end < start) return [];
  return sessions
    .filter(({ value }) => value.date < start || value.date > end)
    .map(({ value, at }) =>
      error('outside-conference-days', at('date'), `${value.date} is not a day of the conference.`, {
        hint: `The conference lasts from ${start} to ${end}.`,
        related: [
          { ...conference.at(value.date < start ? 'start' : 'end'), message: 'The day of the conference is here.' },
        ],
      }),
    );
});
