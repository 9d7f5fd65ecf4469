// Codes: misspelt-word.

import { tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, isName, type Such } from '../../texts/every-text';
import { isTurned } from '../../texts/letters-turned';
import { flawReport } from '../../texts/text-check';

const ANY = /\p{Lu}\p{Ll}{4}/u;
/** Longer words have a rule of their own, which knows more slips. */
const NAME = /(?<![\p{L}\d./@_-])\p{Lu}\p{Ll}{4,6}(?![\p{L}\d@_]|[./-]\p{L})/gu;
/** A name so often in the data is one that its writers know. */
const USUAL = 4;
const isWords: Such = ({ kind }) => kind === 'prose' || kind === 'markdown';
/** Words of which both orders of letters are right. */
const BOTH = new Set(
  'angel angle casual causal diary dairy martial marital quiet quite sacred scared trail trial united untied unite untie'.split(
    ' ',
  ),
);

/** A short name that stands once, with two letters exchanged of one that the data has time and again, is a slip: "Tunsi". */
export const turnedName = defineCheck([], (_records, site) => {
  const texts = everyText(site, ANY, isWords).map((written) => ({ written, words: written.text.match(NAME) ?? [] }));
  const times = tally(
    texts.flatMap(({ words }) => words),
    (word) => word,
  );
  const usual = [...times].filter(([, count]) => count >= USUAL).map(([word]) => word);
  const byLetters = new Map(usual.map((word) => [lettersOf(word), word]));
  let people: ReadonlySet<string> | undefined;
  return texts.flatMap(({ written, words }) =>
    words.flatMap((word): Diagnostic[] => {
      const right = times.get(word) === 1 ? byLetters.get(lettersOf(word)) : undefined;
      if (right === undefined || BOTH.has(word.toLowerCase()) || !isTurned(word, right)) return [];
      people ??= new Set(everyText(site, ANY, isName).flatMap(({ text }) => text.split(' ')));
      const start = written.text.indexOf(word);
      if (people.has(word)) return [];
      return [
        flawReport('misspelt-word', written, {
          start,
          end: start + word.length,
          message: `"${word}" is "${right}" everywhere else, but for two letters.`,
          hint: `Did you mean "${right}"?`,
          mend: right,
        }),
      ];
    }),
  );
});

/** Two words of the same letters have one drawer, however many words there are. */
const lettersOf = (word: string) => [...word.toLowerCase()].sort().join('');
