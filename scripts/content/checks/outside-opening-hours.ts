import { error } from '../report/diagnostics';
import { defineCheck } from './check';

/** Where `conference.yaml` says when the venue opens and closes, all sessions but social events keep to it. */
export const outsideOpeningHours = defineCheck(['conference', 'sessions'], ({ conference, sessions }) => {
  const { opens = '00:00', closes = '23:59' } = conference.value;
  // The opening hours are wrong themselves; another rule reports that.
  if (closes < opens) return [];
  return sessions.flatMap(({ value: { kind, title, start, end }, at }) => {
    const field = start < opens ? 'start' : end > closes && end >= start ? 'end' : undefined;
    if (kind === 'social' || field === undefined) return [];
    const [moment, hours] =
      field === 'start' ? [`starts at ${start}`, `opens at ${opens}`] : [`ends at ${end}`, `closes at ${closes}`];
    return [
      error('outside-opening-hours', at(field), `"${title}" ${moment}, but the venue ${hours}.`, {
        hint: 'Correct the time of the session, or the opening hours in conference.yaml.',
        related: [{ ...conference.at(field === 'start' ? 'opens' : 'closes'), message: `The venue ${hours}.` }],
      }),
    ];
  });
});
