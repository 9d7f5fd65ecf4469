// Codes: other-acronym.

import { plainWords } from '../people/name-words';
import { warning } from '../report/diagnostics';
import { defineCheck } from './check';

/** The title of the proceedings has the words of the conference's name in their order. */
export const proceedingsTitle = defineCheck(
  ['proceedings', 'conference'],
  ({ proceedings: { value, at }, conference }) => {
    const name = plainWords(conference.value.name);
    const title = plainWords(value.title);
    const has = ` ${title.join(' ')} `.includes(` ${name.join(' ')} `);
    if (has || name.length < 3 || !name.every((word) => title.includes(word)) || hasInOrder(title, name)) return [];
    return [
      warning('other-acronym', at('title'), `The title has the words of "${conference.value.name}" in another order.`, {
        hint: 'Write the name as it stands in conference.yaml: libraries keep the title as it is.',
        related: [{ ...conference.at('name'), message: 'The name is here.' }],
      }),
    ];
  },
);

/** Whether the words stand in their order, with others between them. */
function hasInOrder(title: readonly string[], name: readonly string[]): boolean {
  let from = 0;
  return name.every((word) => {
    const at = title.indexOf(word, from);
    from = at + 1;
    return at !== -1;
  });
}
