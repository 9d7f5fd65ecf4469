import { dayOfStart } from '../../../shared/format/times';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds sessions that are not on a day of the conference. */
const outsideConferenceDays = over(['conference', 'sessions'], ({ conference, sessions }) => {
  const { start, end, dayEnds } = conference.value;
  // The rule end-before-start reports wrong days.
  if (end < start) return [];
  return sessions.map(({ value, at }) => {
    const day = dayOfStart(value.date, value.start, dayEnds);
    if (day >= start && day <= end) return false;
    const isNight = day !== value.date;
    return found(at('date'), say`${day} is not a day of the conference.`, {
      hint: isNight
        ? `A start at ${value.start} belongs to the evening before, since days end at ${dayEnds} (dayEnds). The conference lasts from ${start} to ${end}.`
        : `The conference lasts from ${start} to ${end}.`,
      related: [{ ...conference.at(day < start ? 'start' : 'end'), message: 'The day of the conference is here.' }],
    });
  });
});

export const rule = defineRule({
  code: 'outside-conference-days',
  severity: 'error',
  reason: reasons.wrongHour,
  mayBeAccepted: true,
  finders: [outsideConferenceDays],
});
