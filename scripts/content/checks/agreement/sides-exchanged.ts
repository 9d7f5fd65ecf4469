// Codes: count-disagrees.

import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type Such, type WrittenText } from '../../texts/every-text';
import { flawAt, flawReport, quote } from '../../texts/text-check';

/** "84 x 118 cm", with its two sides. */
const SIDES = /(?<![\d.,])(\d{2,4})\s?(?:cm|mm)?\s?[x×]\s?(\d{2,4})\s?(?:cm|mm)(?!\p{L})/gu;
const isOfCall: Such = ({ collection }) => collection === 'calls';
const OF_SIDES = /\d\s?[x×]\s?\d/;

/** A size has its two sides in the same order wherever the same call says it. */
export const sidesExchanged = defineCheck([], (_records, site) => {
  const first = new Map<unknown, { readonly sides: string; readonly written: WrittenText }>();
  return everyText(site, OF_SIDES, isOfCall).flatMap((written) =>
    [...written.text.matchAll(SIDES)].flatMap((found): Diagnostic[] => {
      const [, one = '', other = ''] = found;
      const known = first.get(written.entry);
      if (known === undefined) first.set(written.entry, { sides: `${one} ${other}`, written });
      if (known === undefined || known.sides !== `${other} ${one}` || one === other) return [];
      return [
        flawReport(
          'count-disagrees',
          written,
          flawAt(found, {
            message: `${quote(found[0])} here, and the sides in the other order elsewhere in this call.`,
            hint: 'Say the same in both places: posters are printed by it.',
            related: [{ ...known.written.entry.at(...known.written.path), message: 'The other order is here.' }],
          }),
        ),
      ];
    }),
  );
});
