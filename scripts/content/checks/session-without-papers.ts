import { warning } from '../report/diagnostics';
import { defineCheck } from './check';

/** Every oral session has papers. */
export const sessionWithoutPapers = defineCheck(
  ['papers', 'sessions'],
  ({ papers, sessions }) => {
    const filled = new Set(papers.map(({ value }) => value.session));
    return sessions
      .filter(({ value: { kind, id } }) => kind === 'oral' && !filled.has(id))
      .map(({ value: { id, title }, at }) =>
        warning('session-without-papers', at('id'), `The session "${title}" has no papers.`, {
          hint: `In papers.csv, write "${id}" into the column "session" of its papers, or delete the session.`,
        }),
      );
  },
  { whole: ['papers'] },
);
