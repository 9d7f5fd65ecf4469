// Codes: count-disagrees.

import { mostFirst, tally } from '../../../../renderer/format/grouped';
import { NUMBER, numberOf } from '../../agreement/numbers';
import { isOfOtherEvent, ownEventOf } from '../../agreement/other-events';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import type { Diagnostic } from '../../report/diagnostics';
import type { Site } from '../../survey';
import { everyText, type WrittenText } from '../../texts/every-text';
import { sentencesIn } from '../../texts/sentences';
import { flawAt, flawReport, quote } from '../../texts/text-check';
import { valueAt } from '../../value-at';

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

const UNITS =
  'hours|heures|speakers|intervenants|pages|papers|minutes|reviewers|articles|signes|caractères|characters|relecteurs|évaluateurs|mots|words';
/** A number, or one with a decimal: "1.5". */
const SIZED = `(\\d{1,2}[.,]\\d|${NUMBER.slice(1)}`;
/** "6 to 8 pages", "at least three reviewers", "45-60 minutes". */
const SIZE = new RegExp(
  `(?<![\\p{L}\\d.-])${SIZED}(?:\\s*(?:-|–|to|or|and|à|ou|et|and at most|and at the most)\\s*(?:at most )?${SIZED})?\\s+(${UNITS})(?!\\p{L})`,
  'giu',
);

const DIGIT_OR_WORD = /\d|\p{L}{4}/u;

/** Panels count their own people, and a call says the same sizes in its facts, its description and its text. */
export const countsOfRecord = defineCheck(['conference'], ({ conference }, site) => {
  const event = ownEventOf(conference.value);
  const problems: Diagnostic[] = [];
  const sizes = new Map<unknown, { written: WrittenText; found: Size }[]>();
  for (const written of everyText(site, DIGIT_OR_WORD)) {
    const { collection, text, kind, entry } = written;
    if (kind !== 'prose' && kind !== 'markdown') continue;
    if (collection === 'panels' && isRecord(entry.value)) {
      const { value } = entry;
      for (const { pattern, lists } of OF_PANELS) {
        const found = pattern.exec(text);
        const real = lists.map((list) => listed(value[list])).find((count) => count > 0) ?? 0;
        if (found === null || real === 0 || numberOf(found[1] ?? '') === real) continue;
        problems.push(
          flawReport(
            'count-disagrees',
            written,
            flawAt(found, {
              message: `"${found[0]}": this panel has ${real}.`,
              hint: 'Correct the number, or leave it out.',
            }),
          ),
        );
      }
    }
    if (collection === 'calls') {
      const all = sizes.get(entry) ?? [];
      sizes.set(entry, all);
      for (const found of text.matchAll(SIZE))
        if (!isOfOtherEvent(text, found.index, event)) all.push({ written, found: sizeOf(found) });
    }
  }
  for (const all of sizes.values()) problems.push(...disagreements(all), ...ofLabel(all));
  problems.push(...sidesExchanged(site));
  return problems;
});

/** A sentence that leads to another call says the sizes that the facts of that one say. */
export const sizeOfLinkedCall = defineCheck([], (_records, site) => {
  const written = everyText(site, DIGIT_OR_WORD);
  const facts = written.flatMap((fact) =>
    fact.collection !== 'calls' || fact.field !== 'value'
      ? []
      : [...fact.text.matchAll(SIZE)].map((found) => ({ fact, size: sizeOf(found) })),
  );
  if (facts.length === 0) return [];
  const ofCall = new Map<WrittenText['entry'], (typeof facts)[number][]>();
  for (const each of facts) ofCall.set(each.fact.entry, [...(ofCall.get(each.fact.entry) ?? []), each]);
  const byPath = new Map<string, WrittenText['entry']>();
  for (const entry of ofCall.keys()) for (const path of pathsOf(entry.value)) byPath.set(path, entry);
  return everyText(site, LINKED).flatMap((text): Diagnostic[] => {
    if (text.kind !== 'markdown') return [];
    return sentencesIn(text.text).flatMap(({ words, start }): Diagnostic[] => {
      const call = [...words.matchAll(LINKS)]
        .map(([, path = '']) => byPath.get(path))
        .find((each) => each !== undefined);
      if (call === undefined || call === text.entry) return [];
      return [...words.matchAll(SIZE)].map(sizeOf).flatMap((found): Diagnostic[] => {
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
    });
  });
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

interface Size {
  readonly unit: string;
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

function sizeOf({ 0: words, 1: from = '', 2: to, 3: unit = '', index }: RegExpExecArray): Size {
  const key = [from, to]
    .map((each) => (each === undefined ? '' : /\d[.,]\d$/.test(each) ? each.replace(',', '.') : String(numberOf(each))))
    .join('-');
  return { unit: unit.toLowerCase(), key, start: index, end: index + words.length, words };
}

/** Kinds of papers have a fact each: where a text names one by the label of its fact, the size behind it is that of the fact. */
function ofLabel(all: readonly { readonly written: WrittenText; readonly found: Size }[]): Diagnostic[] {
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
function disagreements(all: readonly { readonly written: WrittenText; readonly found: Size }[]): Diagnostic[] {
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

/** "84 x 118 cm", with its two sides. */
const SIDES = /(?<![\d.,])(\d{2,4})\s?(?:cm|mm)?\s?[x×]\s?(\d{2,4})\s?(?:cm|mm)(?!\p{L})/gu;
const OF_SIDES = /\d\s?[x×]\s?\d/;

/** A size has its two sides in the same order wherever the same call says it. */
function sidesExchanged(site: Site): Diagnostic[] {
  const first = new Map<unknown, { readonly sides: string; readonly written: WrittenText }>();
  return everyText(site, OF_SIDES).flatMap((written): Diagnostic[] => {
    if (written.collection !== 'calls') return [];
    return [...written.text.matchAll(SIDES)].flatMap((found): Diagnostic[] => {
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
    });
  });
}
