import { defineCheck } from '../../check';
import { warning } from '../../report/diagnostics';

/** A track that has a card on the home page has a date to show. */
export const trackWithoutDeadline = defineCheck(
  ['tracks', 'deadlines'],
  ({ tracks, deadlines }) => {
    const dated = new Set(deadlines.map(({ value }) => value.track));
    if (dated.size === 0) return [];
    return tracks
      .filter(({ value }) => value.card && !dated.has(value.id))
      .map(({ value, at }) =>
        warning(
          'track-without-deadline',
          at('id'),
          `The track "${value.title}" has no deadline: its card would be empty.`,
          {
            hint: 'Add its dates to deadlines.csv, or write "no" into the column "card".',
          },
        ),
      );
  },
  { whole: ['deadlines'] },
);
