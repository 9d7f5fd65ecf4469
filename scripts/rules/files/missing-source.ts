import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds documents without the content from which they are generated. */
const missingSource = [
  over(
    ['documents', 'calls'],
    ({ documents, calls }) => {
      const ids = new Set(calls.map(({ value }) => value.id));
      return documents
        .filter(({ value: { kind } }) => kind === 'poster-guidelines' && !ids.has('posters'))
        .map(({ value: { title }, at }) =>
          found(at('kind'), say`"${title}" is generated from the call for posters, which is missing.`, {
            hint: 'Add a call with the id "posters" to calls.yaml, or delete this row.',
          }),
        );
    },
    { whole: ['calls'] },
  ),
  over(['documents'], ({ documents }) =>
    documents
      .filter(({ value }) => value.kind === 'special-session-call' && value.specialSession === undefined)
      .map(({ value: { title }, at }) =>
        found(at('specialSession'), say`"${title}" has no special session.`, {
          hint: 'Write the id of the special session into the column "specialSession", or delete this row.',
        }),
      ),
  ),
];

export const rule = defineRule({
  code: 'missing-source',
  severity: 'error',
  reason: reasons.librariesKeepIt,
  finders: missingSource,
});
