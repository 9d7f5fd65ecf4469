import { isRecord } from '../fields';
import { type Diagnostic, error } from '../report/diagnostics';
import type { Collected } from '../validate/validate';

/** Every paper is presented: in the session of its row, or in those that presentations.csv says. */
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
