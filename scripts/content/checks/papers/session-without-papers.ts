import { sessionKindsOf } from '../../../../renderer/format/session-kinds';
import { defineCheck } from '../../check';
import { warning } from '../../report/diagnostics';

/** Every oral session has papers. */
export const sessionWithoutPapers = defineCheck(
  ['papers', 'presentations', 'sessions', 'sessionKinds'],
  ({ papers, presentations, sessions, sessionKinds }) => {
    const kinds = sessionKindsOf(sessionKinds.map(({ value }) => value));
    const filled = new Set([...papers, ...presentations].map(({ value }) => value.session));
    return sessions
      .filter(({ value: { kind, id, status } }) => {
        return kinds.get(kind)?.papers === 'expected' && status !== 'cancelled' && !filled.has(id);
      })
      .map(({ value: { id, title }, at }) =>
        warning('session-without-papers', at('id'), `The session "${title}" has no papers.`, {
          hint: `In papers.csv, write "${id}" into the column "session" of its papers, or delete the session.`,
        }),
      );
  },
  { whole: ['papers', 'presentations'] },
);
