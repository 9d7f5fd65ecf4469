import { error } from '../diagnostics';
import { defineCheck } from './check';

/** Sessions and panels take place on the days of the conference. */
export const outsideConferenceDays = defineCheck(
  ['conference', 'sessions', 'panels'],
  ({ conference, sessions, panels }) => {
    const { start, end } = conference.value;
    return [...sessions, ...panels]
      .filter(({ value }) => value.date < start || value.date > end)
      .map(({ value, at }) =>
        error('outside-conference-days', at('date'), `${value.date} is not a day of the conference.`, {
          hint: `The conference lasts from ${start} to ${end}.`,
          related: [{ ...conference.at('start'), message: 'The days of the conference stand here.' }],
        }),
      );
  },
);
