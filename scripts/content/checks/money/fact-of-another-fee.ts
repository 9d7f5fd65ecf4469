// Codes: amount-disagrees.

import { defineCheck } from '../../check';
import { plainWords } from '../../plain-words';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText } from '../../texts/every-text';
import { sentenceAround } from '../../texts/sentences';
import { flawAt, flawReport } from '../../texts/text-check';

const FETCHED = /\{\{\s*(fees|supplements)\.([\w-]+)\.\w+\s*\}\}/gu;
/** Words that many rows share, and that sentences have anyway. */
const COMMON = new Set(
  'fee fees rate supplement person price per with without tarif frais pour par avec sans'.split(' '),
);

interface Row {
  readonly id: string;
  readonly title: string;
}

const SIGN = /\{\{\s*(?:fees|supplements)\./;

/** A sentence on one supplement does not fetch the amount of another: "An accompanying person costs" that of a single room. */
export const factOfAnotherFee = defineCheck(['fees', 'supplements'], ({ fees, supplements }, site) => {
  const rows = new Map<string, Row>([
    ...fees.map(({ value: { id, category } }): [string, Row] => [`fees.${id}`, { id, title: category }]),
    ...supplements.map(({ value: { id, title } }): [string, Row] => [`supplements.${id}`, { id, title }]),
  ]);
  const words: ReadonlyMap<string, readonly string[]> = new Map(
    [...rows].map(([key, { title }]) => [key, tellingWords(title)]),
  );
  return everyText(site, SIGN).flatMap((written): Diagnostic[] => {
    const all = [...written.text.matchAll(FETCHED)];
    return all.flatMap((found): Diagnostic[] => {
      const key = `${found[1]}.${found[2]}`;
      const own = words.get(key) ?? [];
      const sentence = sentenceAround(written.text, found.index).replace(/\{\{[^}]*\}\}/g, ' ');
      const said = new Set(plainWords(sentence));
      if (own.length === 0 || own.some((word) => isSaid(word, said))) return [];
      const meant = [...words].filter(
        ([other, its]) => other !== key && its.length > 0 && its.every((word) => said.has(word)),
      );
      const [only, ...more] = meant;
      // A sentence that fetches both speaks of both.
      if (only === undefined || more.length > 0 || sentenceAround(written.text, found.index).includes(only[0]))
        return [];
      const { title = '' } = rows.get(key) ?? {};
      return [
        flawReport(
          'amount-disagrees',
          written,
          flawAt(found, {
            message: `This sentence is about "${rows.get(only[0])?.title}", and fetches the amount of "${title}".`,
            hint: `Did you mean {{${only[0]}.…}}?`,
          }),
        ),
      ];
    });
  });
});

/** "Student" is said by "students", too. */
const isSaid = (word: string, said: ReadonlySet<string>) =>
  said.has(word) || [...said].some((each) => each.startsWith(word.slice(0, -1)));

const tellingWords = (title: string) =>
  plainWords(title)
    .filter((word) => word.length > 3 && !COMMON.has(word))
    .slice(0, 2);
