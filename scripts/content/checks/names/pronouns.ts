// Codes: of-another-person.

import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import type { Path } from '../../read/parsed';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { everyText, type Such, type WrittenText } from '../../texts/every-text';
import { quote } from '../../texts/text-check';
import { valueAt } from '../../value-at';

const isBiography: Such = ({ field }) => field === 'bio';
const PRONOUN = /(?<!\p{L})(?:She|He)\s/u;
/** At the start of a sentence, where the one whom it is about is meant. */
const SUBJECTS = /(?:^|[.!?]\s+)(She|He)\s+\p{Ll}/gu;
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
    known.parts.push({ written, said: [...written.text.matchAll(SUBJECTS)].map(([, word = '']) => word) });
  }
  return [...holders.values()].flatMap(({ name, parts }): Diagnostic[] => {
    const all = parts.flatMap(({ said }) => said);
    const women = all.filter((word) => word === 'She').length;
    const [rare, count] = women * 2 < all.length ? ['She', women] : ['He', all.length - women];
    const part = parts.find(({ said }) => said.includes(rare));
    if (all.length < FEWEST || count !== 1 || part === undefined) return [];
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
}

/** The object that has the biography. */
const holderOf = (path: Path): Path => path.slice(0, path.lastIndexOf('bio'));
