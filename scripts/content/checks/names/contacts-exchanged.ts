// Codes: unlike-column.

import { recurring } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { plainWords } from '../../plain-words';
import { warning } from '../../report/diagnostics';

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

/** Two mailboxes of one group do not have one label: who writes does not know to which. */
export const contactTwice = defineCheck(['contacts'], ({ contacts }) =>
  recurring(contacts, ({ value: { group, label } }) => `${group} ${label.trim().toLowerCase()}`).flatMap(
    ([first, ...others]) =>
      others
        .filter(({ value }) => value.email !== first?.value.email)
        .map(({ value: { label }, at }) =>
          warning('unlike-column', at('label'), `"${label}" stands here with two addresses.`, {
            hint: 'Write what each of the two is for.',
            ...(first && { related: [{ ...first.at('label'), message: 'The first one is here.' }] }),
          }),
        ),
  ),
);
