import { error } from '../diagnostics';
import { defineCheck } from './check';

/** Whatever has a start and an end ends after it starts. */
export const endBeforeStart = defineCheck(['sessions', 'panels', 'conference'], ({ sessions, panels, conference }) => {
  const timed = [...sessions, ...panels].filter(({ value }) => value.end <= value.start);
  const days = conference.value.end < conference.value.start ? [conference] : [];
  return [...timed, ...days].map(({ value, at }) =>
    error('end-before-start', at('end'), `The end (${value.end}) is not after the start (${value.start}).`, {
      hint: 'Correct one of the two; times run from 00:00 to 23:59.',
      related: [{ ...at('start'), message: 'The start is here.' }],
    }),
  );
});
