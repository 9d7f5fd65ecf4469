import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { escapeRegExp } from '../../texts/escape-reg-exp';
import { everyText } from '../../texts/every-text';
import { flawAt, flawReport, quote } from '../../texts/text-check';

/** Two words with capitals beside each other: what an abbreviation stands for. */
const PHRASE = /\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{3,})+/gu;

/** A phrase of the conference's name stands by itself: "MArtificial Intelligencentainer" was "Maintainer" before AI was replaced. */
export const replacedTooFar = defineCheck(['conference'], ({ conference }, site) => {
  const phrases = [...new Set(conference.value.name.match(PHRASE) ?? [])].flatMap((phrase) => {
    const words = phrase.split(' ');
    return words.slice(1).map((word, index) => escapeRegExp(`${words[index]} ${word}`));
  });
  if (phrases.length === 0) return [];
  const glued = new RegExp(`\\p{L}+(?:${phrases.join('|')})\\p{L}*|(?:${phrases.join('|')})\\p{Ll}{3,}`, 'u');
  // The phrase alone is quickly looked for.
  return [...everyText(site, new RegExp(phrases.join('|')))].flatMap((written): Diagnostic[] => {
    const found = glued.exec(written.text);
    if (found === null || (written.kind !== 'prose' && written.kind !== 'markdown')) return [];
    return [
      flawReport(
        'replaced-too-far',
        written,
        flawAt(found, {
          message: `${quote(found[0])} is what remains of a word in which a part was replaced.`,
          hint: 'Write the word as it was; replace whole words only.',
        }),
      ),
    ];
  });
});
