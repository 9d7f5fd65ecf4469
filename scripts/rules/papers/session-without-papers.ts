import { sessionKindsOf } from '../../../shared/format/session-kinds';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Every oral session has papers. */
const sessionWithoutPapers = over(
  ['papers', 'presentations', 'sessions', 'sessionKinds'],
  ({ papers, presentations, sessions, sessionKinds }) => {
    const kinds = sessionKindsOf(sessionKinds.map(({ value }) => value));
    const filled = new Set([...papers, ...presentations].map(({ value }) => value.session));
    return sessions
      .filter(({ value: { kind, id, status } }) => {
        return kinds.get(kind)?.papers === 'expected' && status !== 'cancelled' && !filled.has(id);
      })
      .map(({ value: { id, title }, at }) =>
        found(at('id'), say`The session "${title}" has no papers.`, {
          hint: `In papers.csv, write "${id}" into the column "session" of its papers, or delete the session.`,
        }),
      );
  },
  { whole: ['papers', 'presentations'] },
);

/** Where posters say in which session they are shown, every session of posters has some. */
const postersMissing = over(
  ['papers', 'posters', 'sessions'],
  ({ papers, posters, sessions }) => {
    const filled = new Set([...posters, ...papers].flatMap(({ value }) => value.session ?? []));
    const shown = sessions.filter(({ value: { kind, status } }) => kind === 'posters' && status !== 'cancelled');
    // As long as none has any, the posters are still to be shared out.
    if (!shown.some(({ value }) => filled.has(value.id))) return [];
    return shown
      .filter(({ value }) => !filled.has(value.id))
      .map(({ value: { id, title }, at }) =>
        found(at('id'), say`The session "${title}" has no posters.`, {
          hint: `In posters.csv, write "${id}" into the column "session" of its posters, or delete the session.`,
        }),
      );
  },
  { whole: ['papers', 'posters'] },
);

export const rule = defineRule({
  code: 'session-without-papers',
  preset: 'thorough',
  reason: reasons.wrongTimeOfPaper,
  yieldsTo: { row: ['session-number-missing'], anywhere: ['empty-table', 'empty-file'] },
  finders: [sessionWithoutPapers, postersMissing],
});
