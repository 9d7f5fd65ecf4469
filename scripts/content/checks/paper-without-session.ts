import { error } from '../report/diagnostics';
import { defineCheck } from './check';

/** Every paper is presented: in the session of its row, or in those that presentations.csv says. */
export const paperWithoutSession = defineCheck(
  ['papers', 'presentations'],
  ({ papers, presentations }) => {
    const presented = new Set(presentations.map(({ value }) => value.paper));
    return papers
      .filter(({ value: { id, session } }) => session === undefined && !presented.has(id))
      .map(({ at }) =>
        error('missing-value', at('session'), 'The column "session" is empty in this row.', {
          hint: 'Write the id of the session, from sessions.csv, or say in presentations.csv when it is presented.',
        }),
      );
  },
  { whole: ['presentations'] },
);
