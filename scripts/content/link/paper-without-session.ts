import { isRecord } from '../fields';
import { type Diagnostic, error } from '../report/diagnostics';
import type { Collected } from '../validate/validate';

/** Reports papers that are presented neither in a session of their own row nor in presentations.csv. */
export function papersWithoutSession(collected: Collected): Diagnostic[] {
  const { rows: papers = [] } = collected.get('papers') ?? {};
  const presentations = collected.get('presentations')?.all;
  if (presentations === undefined) return [];
  const presented = new Set(presentations.map(({ value }) => (isRecord(value) ? value.paper : undefined)));
  return papers
    .filter(({ value }) => isRecord(value) && value.session === undefined && !presented.has(value.id))
    .map(({ at }) =>
      error('missing-value', at('session'), 'The column "session" is empty in this row.', {
        hint: 'Write the id of the session, from sessions.csv, or say in presentations.csv when it is presented.',
      }),
    );
}
