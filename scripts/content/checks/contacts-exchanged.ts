// Codes: unlike-column.

import { plainWords } from '../people/name-words';
import { warning } from '../report/diagnostics';
import { defineCheck } from './check';

/** So many letters make two words one: "web" and "website". */
const ROOT = 3;

const isOne = (one: string, other: string) =>
  one.length >= ROOT && other.length >= ROOT && (one.startsWith(other) || other.startsWith(one));

/** Two mailboxes do not bear the names of each other's offices. */
export const contactsExchanged = defineCheck(['contacts'], ({ contacts }) => {
  const boxes = contacts.map(({ value: { label, email }, at }) => ({
    at,
    label,
    email,
    words: plainWords(label),
    box: plainWords(email.split('@')[0] ?? ''),
  }));
  const fits = (box: readonly string[], words: readonly string[]) =>
    box.some((one) => words.some((other) => isOne(one, other)));
  return boxes.flatMap((one, index) => {
    const other = boxes.find(
      (each, place) =>
        place !== index &&
        fits(one.box, each.words) &&
        fits(each.box, one.words) &&
        !fits(one.box, one.words) &&
        !fits(each.box, each.words),
    );
    return other === undefined
      ? []
      : [
          warning(
            'unlike-column',
            one.at('email'),
            `"${one.label}" has the mailbox ${one.email}, and "${other.label}" ${other.email}.`,
            {
              hint: 'The two may be exchanged.',
            },
          ),
        ];
  });
});
