import { defineRule, found, over, say } from '../kit';
import { isReserved } from '../lexicon/anchors';
import { reasons } from '../reasons';

/** Finds sessions with the id of another part of the schedule page. */
const reservedId = over(['sessions'], ({ sessions }) =>
  sessions
    .filter(({ value }) => isReserved(value.id))
    .map(({ value: { id }, at }) =>
      found(at('id'), say`A session cannot have the id "${id}": a part of the page has it.`, {
        hint: `Choose another id, for example "session-${id}", and correct it in papers.csv.`,
      }),
    ),
);

export const rule = defineRule({
  code: 'reserved-id',
  severity: 'error',
  reason: reasons.pageNotFound,
  finders: [reservedId],
});
