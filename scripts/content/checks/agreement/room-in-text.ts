// Codes: place-disagrees.

import { distance } from 'fastest-levenshtein';
import { recurring } from '../../../../renderer/format/grouped';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { escapeRegExp } from '../../texts/escape-reg-exp';
import { everyText } from '../../texts/every-text';
import { flawAt, flawReport } from '../../texts/text-check';

const CAPITAL = /\p{Lu}/u;

/** Rooms of two words of which one is the word for a room, "Sala Huerva" or "Elyssa Room": the other is spelt as in rooms.csv. */
export const roomInText = defineCheck(['rooms'], ({ rooms }, site) => {
  const named = rooms.flatMap(({ value: { name } }) => {
    const [first = '', second = '', ...more] = name.split(' ');
    return more.length > 0 || second === ''
      ? []
      : [
          { name, common: first, own: second, isFirst: true },
          { name, common: second, own: first, isFirst: false },
        ];
  });
  const forms = recurring(named, ({ common, isFirst }) => `${common} ${isFirst}`).map((all) => {
    const word = escapeRegExp(all[0]?.common ?? '');
    return {
      all,
      form: new RegExp(
        all[0]?.isFirst
          ? `(?<!\\p{L})${word} (\\p{Lu}\\p{L}{3,})`
          : `(?<![\\p{L}-])(\\p{Lu}\\p{L}{3,}) ${word}(?!\\p{L})`,
        'gu',
      ),
    };
  });
  if (forms.length === 0) return [];
  return everyText(site, CAPITAL, isAboutTheConference).flatMap((written): Diagnostic[] => {
    const text = typedByHand(written.text);
    for (const { all, form } of forms)
      for (const found of text.matchAll(form)) {
        const [words, typed = ''] = found;
        const near = all.find(({ own }) => own.length > SHORTEST && distance(own, typed) === 1);
        if (near === undefined || all.some(({ own }) => own === typed)) continue;
        return [
          flawReport(
            'place-disagrees',
            written,
            flawAt(found, {
              message: `"${words}" is "${near.name}" in rooms.csv, but for a letter.`,
              hint: `Did you mean "${near.name}"?`,
              mend: near.name,
            }),
          ),
        ];
      }
    return [];
  });
});
const SHORTEST = 4;
