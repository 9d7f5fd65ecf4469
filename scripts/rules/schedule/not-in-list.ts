import { sessionKindsOf } from '../../../shared/format/session-kinds';
import { didYouMean, nearest } from '../../content/report/nearest';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds unknown kinds of session. */
const sessionKind = over(
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
        return found(at('kind'), say`"${kind}" is not a kind of session.`, { hint, fix });
      });
  },
  { whole: ['sessionKinds'] },
);

export const rule = defineRule({
  code: 'not-in-list',
  severity: 'error',
  reason: reasons.oneFormOnly,
  finders: [sessionKind],
});
