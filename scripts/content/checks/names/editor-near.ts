// Codes: similar-names.

import { distance } from 'fastest-levenshtein';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { ANY_LETTER, everyText, isName } from '../../texts/every-text';
import { quote } from '../../texts/text-check';

/** Shorter family names are near to too many others. */
const SHORTEST = 7;
const NEAR = 2;

/** Who edits the proceedings is somebody of the conference: the same given name with nearly the same family name is one person. */
export const editorNear = defineCheck(['proceedings'], ({ proceedings: { value, at } }, site) => {
  const editors = value.editors ?? [];
  if (editors.length === 0) return [];
  const others = everyText(site, ANY_LETTER, isName).filter(({ collection }) => collection !== 'proceedings');
  return editors.flatMap((editor, index): Diagnostic[] => {
    const own = site.people.identityOf(editor);
    if (others.some(({ text }) => text === editor) || others.some(({ text }) => site.people.identityOf(text) === own))
      return [];
    const words = own.split(' ');
    const near = others.find(({ text }) => {
      const other = site.people.identityOf(text).split(' ');
      const [family = '', its = ''] = [words.at(-1), other.at(-1)];
      return (
        words.length === other.length &&
        words.slice(0, -1).join(' ') === other.slice(0, -1).join(' ') &&
        Math.min(family.length, its.length) >= SHORTEST &&
        distance(family, its) <= NEAR &&
        distance(family, its) > 1
      );
    });
    if (near === undefined) return [];
    return [
      warning(
        'similar-names',
        at('editors', index),
        `${quote(editor)} and ${quote(near.text)} seem to be one person.`,
        {
          hint: 'Write the name as it stands elsewhere. If they are two people, accept this warning.',
          related: [{ ...near.entry.at(...near.path), message: 'The other one is here.' }],
        },
      ),
    ];
  });
});
