// Codes: not-in-list.

import { sessionKindsOf } from '../../../../renderer/format/session-kinds';
import { defineRefusal } from '../../check';
import { error } from '../../report/diagnostics';
import { didYouMean, nearest } from '../../report/nearest';

/** The kind of a session is a usual one, or one that session-kinds.csv declares. */
export const sessionKind = defineRefusal(
  ['sessions', 'sessionKinds'],
  ({ sessions, sessionKinds }) => {
    const known = [...sessionKindsOf(sessionKinds.map(({ value }) => value)).keys()];
    return sessions
      .filter(({ value }) => !known.includes(value.kind))
      .map(({ value: { kind }, at }) => {
        const near = nearest(kind, known);
        const { hint: meant, fix } = near === undefined ? { hint: '' } : didYouMean(kind, [near]);
        const hint =
          `${meant} Allowed: ${known.join(', ')}. Other kinds are declared in session-kinds.csv.`.trimStart();
        return error('not-in-list', at('kind'), `"${kind}" is no kind of session.`, { hint, fix });
      });
  },
  { whole: ['sessionKinds'] },
);
