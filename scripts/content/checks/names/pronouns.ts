// Codes: of-another-person.

import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import type { Path } from '../../read/parsed';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { everyText, type Such, type WrittenText } from '../../texts/every-text';
import { quote } from '../../texts/text-check';
import { valueAt } from '../../value-at';

const isBiography: Such = ({ field }) => field === 'bio';
const PRONOUN = /(?<!\p{L})(?:She|He|Her|His)\s/u;
/** At the start of a sentence, where the one whom it is about is meant. */
const SUBJECTS = /(?:^|[.!?]\s+)(She|He|Her|His)\s+\p{Ll}/gu;
/** Within a sentence, they may be of somebody else. */
const WITHIN = /(?<!\p{L})(she|he)(?!\p{L})/gu;
const isOfWoman = (word: string) => /^(?:she|her)$/i.test(word);
/** Fewer show nothing. */
const FEWEST = 3;

/** A biography is about one person: "She leads … He holds …" has a sentence of another one. */
export const pronouns = defineCheck([], (_records, site) => {
  const holders = new Map<unknown, { readonly name: string; readonly parts: Part[] }>();
  for (const written of everyText(site, PRONOUN, isBiography)) {
    const path = holderOf(written.path);
    const holder = valueAt(written.entry.value, path);
    if (!isRecord(holder) || typeof holder.name !== 'string') continue;
    const known = holders.get(holder) ?? { name: holder.name, parts: [] };
    holders.set(holder, known);
    known.parts.push({
      written,
      said: [...written.text.matchAll(SUBJECTS)].map(([, word = '']) => word),
      within: [...written.text.matchAll(WITHIN)].map(([, word = '']) => word),
    });
  }
  return [...holders.values()].flatMap(({ name, parts }): Diagnostic[] => {
    const all = parts.flatMap(({ said, within }) => [...said, ...within]);
    const women = all.filter(isOfWoman).length;
    const isRare = (word: string) => isOfWoman(word) === women * 2 < all.length;
    const part = parts.find(({ said }) => said.some(isRare));
    const rare = part?.said.find(isRare);
    if (all.length < FEWEST || all.filter(isRare).length !== 1 || part === undefined || rare === undefined) return [];
    const { text, entry, path } = part.written;
    const found = new RegExp(`(?<!\\p{L})${rare}\\s.{0,40}`, 'u').exec(text)?.[0] ?? rare;
    return [
      warning('of-another-person', entry.at(...path), `${quote(found)} is not about ${name}, as all else says.`, {
        hint: 'Correct the word, or write the sentence of the right person: two biographies may have been mixed.',
      }),
    ];
  });
});

interface Part {
  readonly written: WrittenText;
  readonly said: readonly string[];
  readonly within: readonly string[];
}

/** The object that has the biography. */
const holderOf = (path: Path): Path => path.slice(0, path.lastIndexOf('bio'));
