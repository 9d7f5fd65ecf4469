import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds tracks with a card on the home page and without a date. */
const trackWithoutDeadline = over(
  ['tracks', 'deadlines'],
  ({ tracks, deadlines }) => {
    const dated = new Set(deadlines.map(({ value }) => value.track));
    if (dated.size === 0) return [];
    return tracks
      .filter(({ value }) => value.card && !dated.has(value.id))
      .map(({ value, at }) =>
        found(at('id'), say`The track "${value.title}" has no deadline: its card would be empty.`, {
          hint: 'Add its dates to deadlines.csv, or write "no" into the column "card".',
        }),
      );
  },
  { whole: ['deadlines'] },
);

export const rule = defineRule({
  code: 'track-without-deadline',
  reason: reasons.impossibleDay,
  finders: [trackWithoutDeadline],
});
