// Codes: similar-names.

import { isAboutTheConference } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import { isWordSlip, SHORTEST_SLIP } from '../../people/name-slip';
import { nameWords } from '../../people/name-words';
import { isShortFor } from '../../people/nicknames';
import { withoutTitles } from '../../people/titles';
import type { Diagnostic } from '../../report/diagnostics';
import { ANY_LETTER, everyText, isName, type Such, type WrittenText } from '../../texts/every-text';
import { flawReport } from '../../texts/text-check';

/** Two to four words with a capital, as names have them, with the small words between. */
const NAMES =
  /(?<![\p{L}’'-])\p{Lu}[\p{L}’'-]+(?: (?:(?:de|da|do|del|della|di|van|von|der|den|ben|ibn|bin|el|al|ould|le|la) ){0,2}\p{Lu}[\p{L}’'-]+){1,3}/gu;
const NAME_LIKE = /(?<!\p{L})(?=\p{L}*\p{Lu}\p{L})\p{L}+ (?:\p{Ll}{2,3} )?\p{Lu}\p{L}/u;

const isBiography: Such = ({ field }) => field === 'bio';
const maySayWho: Such = (written) => written.field === 'bio' || isAboutTheConference(written);

/** So many first letters of a family name are the same, and at most so many others are not. */
const SAME_LETTERS = 3;

/** Somebody's own biography names them as the record does: "Luca Angioli" in that of Luca Angeli is the same person. */
export const ownNameInText = defineCheck([], (_records, site) =>
  everyText(site, NAME_LIKE, isBiography).flatMap((written): Diagnostic[] => {
    const own = ownerOf(written);
    const words = nameWords(own ?? '');
    if (own === undefined || words.length < 2) return [];
    const last = words.at(-1) ?? '';
    const names = [...written.text.matchAll(NAMES)];
    if (names.some(([name]) => nameWords(withoutGenitive(name)).includes(last))) return [];
    for (const found of names) {
      const said = nameWords(withoutGenitive(found[0]));
      const other = said.at(-1) ?? '';
      if (said.length !== words.length || said.some((word, at) => at < said.length - 1 && word !== words[at])) continue;
      if (other.slice(0, SAME_LETTERS) !== last.slice(0, SAME_LETTERS)) continue;
      // The rule on names that are but a letter off tells of the others.
      if (isWordSlip(other, last)) continue;
      return [
        flawReport('similar-names', written, {
          start: found.index,
          end: found.index + found[0].length,
          message: `"${found[0]}" is "${own}" in the record of which this is the biography.`,
          hint: `Did you mean "${own}"?`,
        }),
      ];
    }
    return [];
  }),
);

/** A biography begins with the name of whom it is of: "Lucio Angeli attacks" in that of Luca Angeli is the same person. */
export const ownNameAtFirst = defineCheck([], (_records, site) =>
  everyText(site, NAME_LIKE, isBiography).flatMap((written): Diagnostic[] => {
    const own = ownerOf(written);
    const words = nameWords(own ?? '');
    const [found] = written.text.matchAll(NAMES);
    if (own === undefined || words.length < 2 || found === undefined || found.index > 0) return [];
    if (!/^ \p{Ll}/u.test(written.text.slice(found[0].length))) return [];
    const said = nameWords(found[0]);
    const [first, last] = [words[0] ?? '', words.at(-1) ?? ''];
    const [saidFirst, saidLast] = [said[0] ?? '', said.at(-1) ?? ''];
    const isGivenOther = saidLast === last && saidFirst !== first;
    const isFamilyOther = saidFirst === first && saidLast !== last;
    if (said.length !== words.length || !(isGivenOther || isFamilyOther)) return [];
    if (isFamilyOther && saidLast.slice(0, SAME_LETTERS) === last.slice(0, SAME_LETTERS)) return [];
    const [one, other] = isGivenOther ? [saidFirst, first] : [saidLast, last];
    // "Bob" is Robert, and "Al" the beginning of Alan; of a letter more or less another rule tells.
    if (one.length < 3 || other.length < 3 || isShortFor(one, other) || isShortFor(other, one)) return [];
    if (written.text.toLowerCase().includes(other) || isWordSlip(one, other)) return [];
    return [
      flawReport('similar-names', written, {
        start: 0,
        end: found[0].length,
        message: `The biography begins with "${found[0]}", and is that of "${own}".`,
        hint: 'Correct one of the two names.',
      }),
    ];
  }),
);

/** The name of the record in which a text stands. */
function ownerOf({ entry, path }: WrittenText): string | undefined {
  let record: unknown = entry.value;
  let name: string | undefined;
  for (const step of path) {
    if (isRecord(record) && typeof record.name === 'string') name = record.name;
    record = Array.isArray(record) ? record[Number(step)] : isRecord(record) ? record[step] : undefined;
  }
  return name;
}

/** People whom a text names are written as where they are at home: "Karim Benyoussef" is Karim Benyoucef. */
export const nameInText = defineCheck([], (_records, site) => {
  const found = everyText(site, NAME_LIKE, maySayWho)
    .map((written) => ({ written, names: [...written.text.matchAll(NAMES)] }))
    .filter(({ names }) => names.length > 0);
  /** A name that one of these may mean has all of its words but one. */
  const said = new Set(found.flatMap(({ names }) => names.flatMap(([name]) => nameWords(withoutGenitive(name)))));
  /** The words of a name → its spellings, by their letters. */
  const known = new Map<string, Map<string, string>>();
  /** The name with one of its words left open, and the words that stand there. */
  const open = new Map<string, { readonly name: string; readonly word: string }>();
  const named = new Set<string>();
  if (said.size > 0)
    for (const { text } of everyText(site, ANY_LETTER, isName)) {
      // Of two names that differ in one word alone, the one that stands last is told.
      named.delete(text);
      named.add(text);
    }
  for (const text of named) {
    const words = nameWords(text);
    if (words.length < 2 || !words.some((word) => said.has(word))) continue;
    const key = words.join(' ');
    known.set(key, (known.get(key) ?? new Map()).set(spelt(text), text));
    for (const [index, word] of words.entries())
      if (word.length >= SHORTEST_SLIP) open.set(openedAt(words, index), { name: text, word });
  }
  const problems: Diagnostic[] = [];
  for (const { written, names } of found) {
    for (const { 0: found, index } of names) {
      const name = withoutGenitive(found);
      const meant = nearIn(name, known, open) ?? otherAccents(name, known);
      if (meant === undefined) continue;
      problems.push(
        flawReport('similar-names', written, {
          start: index,
          end: index + found.length,
          message: `"${found}" is "${meant}" elsewhere, but for a letter.`,
          hint: `Did you mean "${meant}"?`,
        }),
      );
      break;
    }
  }
  return problems;
});

type Spellings = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A spelling by its letters: what stands between them is nobody's slip. */
const spelt = (name: string) => (withoutTitles(name).match(/[\p{L}\p{M}]+/gu) ?? []).join(' ').toLowerCase();

/** The spelling of somebody known who has the same words with other accents. */
function otherAccents(found: string, known: Spellings): string | undefined {
  const spellings = known.get(nameWords(found).join(' '));
  if (spellings === undefined || spellings.has(spelt(found))) return undefined;
  return [...spellings].find(([letters]) => letters.length === spelt(found).length)?.[1];
}

const withoutGenitive = (name: string) => name.replace(/['’]s$/, '');

const openedAt = (words: readonly string[], index: number) => `${index} ${words.toSpliced(index, 1, '').join(' ')}`;

/** Somebody known whose name differs from some of the words in one of them, by a slip. */
function nearIn(
  found: string,
  known: Spellings,
  open: ReadonlyMap<string, { readonly name: string; readonly word: string }>,
): string | undefined {
  const all = nameWords(found);
  for (let length = all.length; length >= 2; length--)
    for (let from = 0; from + length <= all.length; from++) {
      const words = all.slice(from, from + length);
      if (known.has(words.join(' '))) return undefined;
      for (const [index, word] of words.entries()) {
        const near = open.get(openedAt(words, index));
        if (near !== undefined && isWordSlip(word, near.word)) return near.name;
      }
    }
  return undefined;
}
