// Codes: count-disagrees.

import { grouped, mostFirst, tally } from '../../../../renderer/format/grouped';
import { isOfOtherEvent, ownEventOf } from '../../agreement/other-events';
import { type TypedSize, typedSizes } from '../../agreement/typed-sizes';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type Such, type WrittenText } from '../../texts/every-text';
import { flawReport, quote } from '../../texts/text-check';
import { valueAt } from '../../value-at';

const isOfCall: Such = ({ collection, kind }) => collection === 'calls' && (kind === 'prose' || kind === 'markdown');
const DIGIT_OR_WORD = /\d|\p{L}{4}/u;

/** A size in a text of a call. */
interface Said {
  readonly written: WrittenText;
  readonly found: TypedSize;
}

/** A call says the same sizes in its facts, its description and its text. */
export const sizesOfCall = defineCheck(['conference'], ({ conference }, site) => {
  const event = ownEventOf(conference.value);
  const said = everyText(site, DIGIT_OR_WORD, isOfCall).flatMap((written): Said[] =>
    typedSizes(written.text)
      .filter(({ start }) => !isOfOtherEvent(written.text, start, event))
      .map((found) => ({ written, found })),
  );
  return [...grouped(said, ({ written }) => written.entry).values()].flatMap((all) => [
    ...disagreements(all),
    ...ofLabel(all),
  ]);
});

/** Kinds of papers have a fact each: where a text names one by the label of its fact, the size behind it is that of the fact. */
function ofLabel(all: readonly Said[]): Diagnostic[] {
  const facts = all.flatMap(({ written, found }) => {
    const label =
      written.field === 'value' ? valueAt(written.entry.value, [...written.path.slice(0, -1), 'label']) : '';
    return typeof label === 'string' && label.includes(' ') ? [{ label: label.toLowerCase(), written, found }] : [];
  });
  if (facts.length < 2) return [];
  return all
    .filter(({ written }) => written.field !== 'value')
    .flatMap(({ written, found }): Diagnostic[] => {
      const before = written.text.slice(Math.max(0, found.start - NEAR), found.start).toLowerCase();
      const [fact, ...others] = facts.filter(({ label }) => before.includes(label));
      if (fact === undefined || others.length > 0 || fact.found.unit !== found.unit || fact.found.key === found.key)
        return [];
      return [
        flawReport('count-disagrees', written, {
          ...{ start: found.start, end: found.end },
          message: `${quote(found.words)} here, and ${quote(fact.found.words)} in the facts of this call.`,
          hint: 'Say the same in the facts and in the text.',
          related: [{ ...fact.written.entry.at(...fact.written.path), message: `${quote(fact.found.words)} is here.` }],
        }),
      ];
    });
}

const NEAR = 40;

/** A fact whose unit has one size in the facts, and another one, alone, in the texts of the same call. */
function disagreements(all: readonly Said[]): Diagnostic[] {
  return [...new Set(all.map(({ found }) => found.unit))].flatMap((unit): Diagnostic[] => {
    const own = all.filter(({ found }) => found.unit === unit);
    const [usual, other, ...more] = mostFirst(tally(own, ({ found }) => found.key));
    const facts = own.filter(({ written }) => written.field === 'value');
    // Kinds of papers have sizes of their own, and then there are several facts.
    if (usual === undefined || other === undefined || more.length > 0 || facts.length !== 1) return [];
    // A single number is a part of what a text says of the same unit: "at least four".
    if (usual[0].endsWith('-') !== other[0].endsWith('-')) return [];
    return own
      .filter(({ found, written }) => (usual[1] > other[1] ? found.key === other[0] : written.field !== 'value'))
      .map(({ written, found }) =>
        flawReport('count-disagrees', written, {
          start: found.start,
          end: found.end,
          message: `${quote(found.words)} here, and otherwise elsewhere in this call.`,
          hint: 'Say the same in the facts and in the text.',
          related: own
            .filter((each) => each.found.key !== found.key)
            .slice(0, 1)
            .map((each) => ({
              ...each.written.entry.at(...each.written.path),
              message: `${quote(each.found.words)} is here.`,
            })),
        }),
      );
  });
}
