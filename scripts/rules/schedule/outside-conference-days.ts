import { defineRule, found, over, say } from '../kit';

/** Sessions take place on the days of the conference. */
const outsideConferenceDays = over(['conference', 'sessions'], ({ conference, sessions }) => {
  const { start, end } = conference.value;
  // The days of the conference are wrong themselves; another rule reports that.
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
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'People come at the hour that is written, and their calendars warn them at that hour.',
    fr: 'On vient à l’heure écrite, et les agendas sonnent à cette heure.',
    ar: 'يأتي الناس في الساعة المكتوبة، وتنبههم تقويماتهم في تلك الساعة.',
  },
  mayBeAccepted: true,
  finders: [outsideConferenceDays],
});
