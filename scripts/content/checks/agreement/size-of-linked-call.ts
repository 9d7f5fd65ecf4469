// Codes: count-disagrees.

import { grouped } from '../../../../renderer/format/grouped';
import { typedSizes } from '../../agreement/typed-sizes';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import type { Diagnostic } from '../../report/diagnostics';
import { ANY_LETTER, everyText, type Such } from '../../texts/every-text';
import { sentencesIn } from '../../texts/sentences';
import { flawReport, quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

const isFact: Such = ({ collection, field }) => collection === 'calls' && field === 'value';
const isMarkdown: Such = ({ kind }) => kind === 'markdown';

/** A sentence that leads to another call says the sizes that the facts of that one say. */
export const sizeOfLinkedCall = defineCheck([], (_records, site) => {
  const facts = everyText(site, ANY_LETTER, isFact).flatMap((fact) =>
    typedSizes(fact.text).map((size) => ({ fact, size })),
  );
  if (facts.length === 0) return [];
  const ofCall = grouped(facts, ({ fact }) => fact.entry);
  const byPath = new Map<string, Entry>();
  for (const entry of ofCall.keys()) for (const path of pathsOf(entry.value)) byPath.set(path, entry);
  return everyText(site, LINKED, isMarkdown).flatMap((text) =>
    sentencesIn(text.text).flatMap(({ words, start }): Diagnostic[] => {
      const call = [...words.matchAll(LINKS)]
        .map(([, path = '']) => byPath.get(path))
        .find((each) => each !== undefined);
      if (call === undefined || call === text.entry) return [];
      return typedSizes(words).flatMap((found): Diagnostic[] => {
        const isAlike = ({ size }: (typeof facts)[number]) =>
          size.unit === found.unit && size.key.endsWith('-') === found.key.endsWith('-');
        const [other, ...more] = (ofCall.get(call) ?? []).filter(isAlike);
        if (other === undefined || more.length > 0 || other.size.key === found.key) return [];
        return [
          flawReport('count-disagrees', text, {
            start: start + found.start,
            end: start + found.end,
            message: `${quote(found.words)} here, and ${quote(other.size.words)} in the facts of the call that it leads to.`,
            hint: 'Say the same in both.',
            related: [{ ...call.at(...other.fact.path), message: `${quote(other.size.words)} is here.` }],
          }),
        ];
      });
    }),
  );
});

/** The addresses of a call. */
const pathsOf = (value: unknown): readonly string[] =>
  isRecord(value)
    ? [value.path, ...(Array.isArray(value.aliases) ? value.aliases : [])].filter(
        (each): each is string => typeof each === 'string',
      )
    : [];
const LINKED = /\]\(\//;
const LINKS = /\]\(([^)#?\s]+)/g;
