import { sessionKindsOf } from '../../../../shared/format/session-kinds';
import { type Finding, foundAs, over, say } from '../../kit';

/** Finds numbers of sessions that are missing or used twice, if sessions are numbered. */
export const sessionNumbers = over(
  ['sessions', 'sessionKinds'],
  ({ sessions, sessionKinds }) => {
    // A session that goes on has the number with which it began, or none.
    const begun = sessions.filter(({ value }) => value.continues === undefined);
    const numbered = begun.filter(({ value }) => value.number !== undefined);
    if (numbered.length === 0) return [];
    const kinds = sessionKindsOf(sessionKinds.map(({ value }) => value));
    const diagnostics: Finding[] = [];
    const first = new Map<number | undefined, (typeof sessions)[number]>();
    for (const session of numbered) {
      const { number } = session.value;
      const earlier = first.get(number);
      if (earlier === undefined) first.set(number, session);
      else {
        const related = [{ ...earlier.at('number'), message: `"${earlier.value.title}" has it already.` }];
        const hint = 'Give one of the two another number.';
        diagnostics.push(
          foundAs('session-number-twice', session.at('number'), say`Two sessions have the number ${number}.`, {
            hint,
            related,
          }),
        );
      }
    }
    for (const { value, at } of begun) {
      if (!kinds.get(value.kind)?.numbered || value.number !== undefined) continue;
      diagnostics.push(
        foundAs('session-number-missing', at('number'), say`The oral session "${value.title}" has no number.`, {
          hint: `Other sessions have one; the next that is free is ${nextFree(first)}. If no papers are in it, correct its kind.`,
        }),
      );
    }
    return diagnostics;
  },
  { whole: ['sessions'] },
);

function nextFree(taken: ReadonlyMap<number | undefined, unknown>): number {
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}
