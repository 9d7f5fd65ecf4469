import { isReserved } from '../../content/link/anchors';
import { defineRule, found, over, say } from '../kit';

/** No session has the id of another part of the schedule page: a link to it would lead to the wrong place. */
const reservedId = over(['sessions'], ({ sessions }) =>
  sessions
    .filter(({ value }) => isReserved(value.id))
    .map(({ value: { id }, at }) =>
      found(at('id'), say`A session cannot be called "${id}": a part of the page has this name.`, {
        hint: `Choose another id, for example "session-${id}", and correct it in papers.csv.`,
      }),
    ),
);

export const rule = defineRule({
  code: 'reserved-id',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'A page would be empty, found by nobody, or stand at the address of another.',
    fr: 'Une page serait vide, introuvable, ou à l’adresse d’une autre.',
    ar: 'ستكون صفحة فارغة، أو لا يجدها أحد، أو على عنوان صفحة أخرى.',
  },
  finders: [reservedId],
});
