import { defineRefusal } from '../../check';
import { isReserved } from '../../link/anchors';
import { error } from '../../report/diagnostics';

/** No session has the id of another part of the schedule page: a link to it would lead to the wrong place. */
export const reservedId = defineRefusal(['sessions'], ({ sessions }) =>
  sessions
    .filter(({ value }) => isReserved(value.id))
    .map(({ value: { id }, at }) =>
      error('reserved-id', at('id'), `A session cannot be called "${id}": a part of the page has this name.`, {
        hint: `Choose another id, for example "session-${id}", and correct it in papers.csv.`,
      }),
    ),
);
