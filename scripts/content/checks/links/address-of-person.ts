// Codes: near-domain.

import { defineCheck } from '../../check';
import { isWordSlip } from '../../people/name-slip';
import { nameWords } from '../../people/name-words';
import { isEmail, isPage, type Said, saidOf } from '../../people/said-beside';
import { plainWords } from '../../plain-words';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { latinWordsIn } from '../../texts/latin-words';
import { isTurned } from '../../texts/letters-turned';

/** Shorter words are near to too many others. */
const SHORTEST = 5;

/** The page of a person has no word of the name with two letters exchanged. */
export const pageOfName = defineCheck([], (_records, site) =>
  saidOf(site, isPage).flatMap(({ name, text, place }): Diagnostic[] => {
    const own = latinWordsIn(name, SHORTEST);
    const parts = text
      .replace(/^https?:\/\//, '')
      .toLowerCase()
      .split(/[^a-z]+/);
    const slip = parts.find((part) => !own.includes(part) && own.some((word) => isTurned(part, word)));
    const meant = own.find((word) => slip !== undefined && isTurned(slip, word));
    if (slip === undefined || meant === undefined) return [];
    return [
      warning(
        'near-domain',
        place(),
        `"${slip}" in this address is "${meant}" in the name, with two letters exchanged.`,
        {
          hint: `Did you mean "${text.replace(slip, meant)}"?`,
          fix: { from: slip, to: meant, isCertain: false },
        },
      ),
    ];
  }),
);

/** So many addresses show that they are made of names. */
const FEWEST = 5;
/** So few of them may be otherwise. */
const OTHERWISE = 0.1;

/** Where the addresses of people are made of the words of their names, one has no word with a letter lost or wrong. */
export const mailboxOfName = defineCheck([], (_records, site) => [
  ...slipsOf(saidOf(site, isEmail), (text) => text.slice(0, text.indexOf('@'))),
  ...slipsOf(saidOf(site, isPage), (text) => text.replace(/\/$/, '').split('/').at(-1) ?? ''),
]);

function slipsOf(all: readonly Said[], partOf: (address: string) => string): Diagnostic[] {
  const boxes = all.map(({ name, text, place }) => {
    const words = nameWords(name);
    return {
      text,
      place,
      words,
      odd: plainWords(partOf(text)).filter((part) => !words.includes(part)),
    };
  });
  const odd = boxes.filter((each) => each.odd.length > 0);
  if (boxes.length < FEWEST || odd.length > Math.max(1, OTHERWISE * boxes.length)) return [];
  return odd.flatMap(({ text, place, words, odd: [slip = '', ...more] }): Diagnostic[] => {
    const meant = words.find((word) => word[0] === slip[0] && isWordSlip(slip, word));
    if (meant === undefined || more.length > 0) return [];
    return [
      warning('near-domain', place(), `"${slip}" in this address is "${meant}" in the name, but for a letter.`, {
        hint: `Did you mean "${text.replace(slip, meant)}"? What goes to another address is lost, or read by others.`,
        fix: { from: slip, to: meant, isCertain: false },
      }),
    ];
  });
}
