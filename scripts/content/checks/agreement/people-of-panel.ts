// Codes: count-disagrees.

import { NUMBER, numberOf } from '../../agreement/numbers';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import type { Diagnostic } from '../../report/diagnostics';
import { ANY_LETTER, everyText, type Such } from '../../texts/every-text';
import { flawAt, flawReport } from '../../texts/text-check';

const listed = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** What the texts of a panel count of itself: those of the first list in which somebody is. */
const OF_PANELS = [
  {
    noun: 'companies|panelists|panellists|practitioners|entreprises|panélistes|شركات',
    lists: ['panelists'],
  },
  { noun: 'speakers|orateurs|oratrices|متحدثين', lists: ['speakers', 'panelists'] },
  { noun: 'intervenants|intervenantes', lists: ['panelists', 'speakers'] },
].map(({ noun, lists }) => ({
  lists,
  pattern: new RegExp(`(?<![\\p{L}\\d-])${NUMBER}\\s+(?:${noun})(?!\\p{L})`, 'iu'),
}));

const isOfPanel: Such = ({ collection, kind }) => collection === 'panels' && (kind === 'prose' || kind === 'markdown');

/** The texts of a panel count the people who are in it. */
export const peopleOfPanel = defineCheck([], (_records, site) =>
  everyText(site, ANY_LETTER, isOfPanel).flatMap((written): Diagnostic[] => {
    const { text, entry } = written;
    if (!isRecord(entry.value)) return [];
    const { value } = entry;
    return OF_PANELS.flatMap(({ pattern, lists }) => {
      const found = pattern.exec(text);
      const real = lists.map((list) => listed(value[list])).find((count) => count > 0) ?? 0;
      if (found === null || real === 0 || numberOf(found[1] ?? '') === real) return [];
      return [
        flawReport(
          'count-disagrees',
          written,
          flawAt(found, {
            message: `"${found[0]}": this panel has ${real}.`,
            hint: 'Correct the number, or leave it out.',
          }),
        ),
      ];
    });
  }),
);
