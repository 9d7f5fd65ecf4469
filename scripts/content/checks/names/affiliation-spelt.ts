// Codes: misspelt-word.

import { grouped, mostFirst, tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { affiliationsIn } from '../../people/said-beside';
import { plainWords } from '../../plain-words';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { isSlipAway } from '../../texts/letters-turned';

/** A word that so many affiliations have is one that their writers know. */
const USUAL = 10;
/** Shorter words are near to others; and so is what differs at its end: "Universidad", "Universidade". */
const SHORTEST = 8;
const ENDING = 2;

/** An institution is spelt in one way: with its accents, and without a slip in a word that most of the others have ("Univeristy"). */
export const affiliationSpelt = defineCheck([], (_records, site) => [
  ...withoutAccents(affiliationsIn(site)),
  ...slips(affiliationsIn(site)),
  ...otherwiseOrdered(affiliationsIn(site)),
]);

type Told = ReturnType<typeof affiliationsIn>[number];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

const accentsOf = (text: string) => headOf(text).normalize('NFD').length - plain(headOf(text)).length;

/** The country may stand behind it here, and in a column of its own there. */
const headOf = (text: string) => text.split(/[,،]/)[0]?.trim() ?? '';

function withoutAccents(all: readonly Told[]): Diagnostic[] {
  const byLetters = grouped(all, ({ text }) => plain(headOf(text)).toLowerCase());
  return [...byLetters.values()].flatMap((same) => {
    const [accented] = [...same].sort((one, other) => accentsOf(other.text) - accentsOf(one.text));
    if (accented === undefined) return [];
    const right = headOf(accented.text);
    return same
      .filter(({ text }) => accentsOf(text) < accentsOf(right))
      .map(({ text, place }) =>
        warning('misspelt-word', place(), `"${headOf(text)}" has lost its accents: elsewhere it is "${right}".`, {
          hint: `Write "${right}", as the institution does.`,
          fix: { from: headOf(text), to: right, isCertain: false },
          related: [{ ...accented.place(), message: 'The other one is here.' }],
        }),
      );
  });
}

function slips(all: readonly Told[]): Diagnostic[] {
  const worded = all.map((told) => ({ told, words: told.text.match(/\p{Script=Latin}+/gu) ?? [] }));
  const times = tally(
    worded.flatMap(({ words }) => words),
    (word) => word,
  );
  const usual = [...times].filter(([word, count]) => count >= USUAL && word.length >= SHORTEST).map(([word]) => word);
  if (usual.length === 0) return [];
  return worded.flatMap(({ told: { place }, words }) =>
    words.flatMap((word): Diagnostic[] => {
      if (word.length < SHORTEST - 1 || times.get(word) !== 1) return [];
      const right = usual.find((each) => isSlipAway(word, each) && isBeforeItsEnd(word, each));
      if (right === undefined) return [];
      return [
        warning('misspelt-word', place(), `"${word}" is "${right}" everywhere else, but for a letter.`, {
          hint: `Did you mean "${right}"?`,
          fix: { from: word, to: right, isCertain: false },
        }),
      ];
    }),
  );
}

/** In so many places an institution has one name. */
const CUSTOM = 3;
/** Of these there are two, by the order of the words. */
const TWO_OF_THEM = /(?<!\p{L})(?:Georgia|Indiana|Miami|Washington|York)(?!\p{L})/u;

/** "Sfax University", where all others are at the "University of Sfax". */
function otherwiseOrdered(all: readonly Told[]): Diagnostic[] {
  const keyOf = (text: string) =>
    plainWords(headOf(text))
      .filter((word) => !/^(?:of|the|de|d|du|la)$/.test(word))
      .sort()
      .join(' ');
  return [...grouped(all, ({ text }) => keyOf(text)).values()].flatMap((same) => {
    const [usual, ...others] = mostFirst(tally(same, ({ text }) => plainWords(headOf(text)).join(' ')));
    if (usual === undefined || usual[1] < CUSTOM || TWO_OF_THEM.test(same[0]?.text ?? '')) return [];
    const first = same.find(({ text }) => plainWords(headOf(text)).join(' ') === usual[0]);
    const odd = new Set(others.filter(([, count]) => count === 1).map(([name]) => name));
    return same
      .filter(({ text }) => odd.has(plainWords(headOf(text)).join(' ')))
      .map(({ text, place }) =>
        warning('misspelt-word', place(), `"${headOf(text)}" is "${headOf(first?.text ?? '')}" everywhere else.`, {
          hint: `Write "${headOf(first?.text ?? '')}": it is one institution.`,
          fix: { from: headOf(text), to: headOf(first?.text ?? ''), isCertain: false },
        }),
      );
  });
}

/** Whether two words are alike in their last letters and differ in more than accents: else they are of two languages. */
const isBeforeItsEnd = (one: string, other: string): boolean =>
  one.slice(-ENDING) === other.slice(-ENDING) && plain(one).toLowerCase() !== plain(other).toLowerCase();
