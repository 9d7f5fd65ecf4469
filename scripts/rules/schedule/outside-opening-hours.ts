import { minuteOf, minutesIn } from '../../../shared/format/times';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds sessions outside the opening hours of the venue, except social events. */
const outsideOpeningHours = over(['conference', 'sessions'], ({ conference, sessions }) => {
  const { opens = '00:00', closes } = conference.value;
  // The rule end-before-start reports wrong opening hours.
  if (closes !== undefined && closes < opens) return [];
  const latest = closes === undefined ? Number.POSITIVE_INFINITY : minuteOf(closes);
  return sessions.flatMap(({ value, at }) => {
    const { kind, title, start, end } = value;
    const minutes = minutesIn(value);
    const isLate = minutes.end > latest && minutes.end >= minutes.start;
    const field = start < opens ? 'start' : isLate ? 'end' : undefined;
    // Who writes the day of the end means the night, too.
    if (kind === 'social' || value.endDate !== undefined || field === undefined) return [];
    const [moment, hours] =
      field === 'start' ? [`starts at ${start}`, `opens at ${opens}`] : [`ends at ${end}`, `closes at ${closes}`];
    return found(at(field), say`"${title}" ${moment}, but the venue ${hours}.`, {
      hint: 'Correct the time of the session, or the opening hours in conference.yaml.',
      related: [{ ...conference.at(field === 'start' ? 'opens' : 'closes'), message: `The venue ${hours}.` }],
    });
  });
});

export const rule = defineRule({
  code: 'outside-opening-hours',
  severity: 'error',
  reason: reasons.wrongHour,
  mayBeAccepted: true,
  finders: [outsideOpeningHours],
});
