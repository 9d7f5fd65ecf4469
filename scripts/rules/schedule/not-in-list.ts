import { sessionKindsOf } from '../../../shared/format/session-kinds';
import { didYouMean, nearest } from '../../content/report/nearest';
import type { Entry } from '../../content/validate/validate';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds a kind that is not known, among the kinds of session or of contribution. */
function unknown({ value: { kind }, at }: Entry<{ readonly kind: string }>, known: readonly string[], of: string) {
  if (known.includes(kind)) return false;
  const near = nearest(kind, known);
  const { hint: meant, fix } = near === undefined ? { hint: '' } : didYouMean(kind, [near]);
  const hint = `${meant} Allowed: ${known.join(', ')}. Other kinds are declared in session-kinds.csv.`.trimStart();
  return found(at('kind'), say`"${kind}" is not a kind of ${of}.`, { hint, fix });
}

/** Finds unknown kinds of session; slots of contributions have the kinds of these. */
const sessionKind = over(
  ['sessions', 'sessionKinds'],
  ({ sessions, sessionKinds }) => {
    const known = [...sessionKindsOf(sessionKinds.map(({ value }) => value)).keys()];
    return sessions.filter(({ value }) => !value.isOwnSlot).map((session) => unknown(session, known, 'session'));
  },
  { whole: ['sessionKinds'] },
);

/** Kinds of session that are no contributions: what is presented has another name. */
const SESSIONS_ONLY: ReadonlySet<string> = new Set([
  'registration',
  'ceremony',
  'oral',
  'posters',
  'break',
  'lunch',
  'social',
  'award',
]);

/** Finds unknown kinds of contribution. */
const contributionKind = over(
  ['contributions', 'sessionKinds'],
  ({ contributions, sessionKinds }) => {
    const kinds = [...sessionKindsOf(sessionKinds.map(({ value }) => value)).keys()];
    const declared = new Set(sessionKinds.map(({ value }) => value.id));
    const known = ['paper', 'poster', ...kinds.filter((id) => declared.has(id) || !SESSIONS_ONLY.has(id))];
    return contributions.map((contribution) => unknown(contribution, known, 'contribution'));
  },
  { whole: ['sessionKinds'] },
);

export const rule = defineRule({
  code: 'not-in-list',
  severity: 'error',
  reason: reasons.oneFormOnly,
  finders: [sessionKind, contributionKind],
});
