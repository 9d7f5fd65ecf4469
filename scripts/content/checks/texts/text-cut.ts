import { tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { everyText } from '../../texts/every-text';
import { withoutFormulas } from '../../texts/formulas';
import { defineTextCheck, flawReport, quote } from '../../texts/text-check';

/** Endings with which a word of an abstract may rightly go on where that of the title ends. */
const INFLECTED =
  /^(?:.|ed|er|ers|es|est|ing|ings|al|ally|ly|ic|ical|ics|ion|ions|ity|ness|ment|ments|able|isation|ization|ised|ized|wise|like|aux|ale|ales|elle|elles|ique|iques|euse|euses|ées?|ement)$/u;

/** The last word of a title is whole: one that nobody else writes, and that goes on in the abstract or the keywords, was cut. */
export const titleCut = defineCheck(['papers', 'posters'], ({ papers, posters }) => {
  const rows = [...papers, ...posters].map(({ value, at }) => ({
    title: value.title.trim().toLowerCase(),
    beside: [value.abstract ?? '', ...('keywords' in value ? (value.keywords ?? []) : [])].join(' ').toLowerCase(),
    at,
  }));
  const cut = rows.flatMap(({ title, beside, at }) => {
    const last = /\P{L}\p{L}+\P{L}+(\p{L}{3,})$/u.exec(title)?.[1];
    if (last === undefined || !beside.includes(last)) return [];
    const whole = wordsOf(beside).filter((word) => word.startsWith(last));
    const [meant] = whole;
    const isRight = whole.some((word) => word === last || INFLECTED.test(word.slice(last.length)));
    return meant === undefined || isRight ? [] : [{ last, meant, at }];
  });
  if (cut.length === 0) return [];
  const times = tally(
    rows.flatMap(({ title, beside }) => [...wordsOf(title), ...wordsOf(beside)]),
    (word) => word,
  );
  return cut
    .filter(({ last }) => times.get(last) === 1)
    .map(({ last, meant, at }) =>
      warning(
        'text-cut',
        at('title'),
        `The title ends with ${quote(last)}, and the abstract has ${quote(meant)}: the word is cut.`,
        { hint: 'Copy the title in full.' },
      ),
    );
});

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Words behind which a sentence must go on, in the languages of the interface. */
const GOES_ON =
  /(?<![\p{L}'’-])(?:the|an|of|to|with|and|or|by|from|their|our|your|every|because|which|whose|than|du|des|les|une|et|ou|aux|par|avec|dans|sur|chaque|leurs?|notre|nos|من|إلى|على|عن|مع|أو|التي|الذي)$/u;
/** So does one that ends with a comma, by which the items of a list may be parted. */
const COMMA = /[,،]$/u;
/** The last item but one of a list may end so: "- the data, and". */
const JOINS = /^(?:and|or|et|ou|أو)$/u;
const IS_PART = /^\s*(?:#|\||>)/;
const IS_ITEM = /^\s*(?:[-*+]|\d+[.)])\s/;
/** Paragraphs, items and rows: what an empty line, or the sign of the next item, ends. */
const PARAGRAPH = /(?:[^\n]|\n(?![^\S\n]*(?:\n|[-*+|]\s|\d+[.)]\s)))+/gu;
/** Fields whose texts are whole sentences. */
const SENTENCES = new Set(['bio', 'description', 'text', 'intro', 'content', 'submission', 'note']);
/** Shorter ones are labels. */
const FEWEST_WORDS = 4;

/** A paragraph does not end in the middle of a sentence: "may be replaced by". */
export const sentenceCut = defineTextCheck('text-cut', {
  kinds: ['prose', 'markdown'],
  sign: /[\p{L}}),،][*_]*\s*(?:\n\s*\n|$)/u,
  flaw: (text, { field, kind }) => {
    if (kind === 'prose' && !SENTENCES.has(field)) return undefined;
    for (const { 0: paragraph, index } of text.matchAll(PARAGRAPH)) {
      const words = paragraph.replace(/(?<![*_\s])[*_\s]+$/u, '');
      if (IS_PART.test(paragraph) || words.trim().split(/\s+/).length < FEWEST_WORDS) continue;
      const isAlone = !(IS_ITEM.test(paragraph) || IS_ITEM.test(text.slice(index + paragraph.length).trimStart()));
      const last = GOES_ON.exec(words) ?? (isAlone ? COMMA.exec(words) : null);
      if (last === null || (!isAlone && JOINS.test(last[0]))) continue;
      return {
        start: index + last.index,
        end: index + words.length,
        message: `${quote(words.trim().split(/\s+/).slice(-5).join(' '))} ends in the middle of a sentence.`,
        hint: 'Write the rest of it: something may be lost.',
      };
    }
    return undefined;
  },
});

/** A list is numbered with "1)", and faces have one bracket. */
const SINGLE = /(?:^|\s)[\p{L}\d]{1,3}\)|[:;]-?[()]/u;

const BRACKET = /[(«]/;

/** A bracket that opens in a sentence closes again; in abstracts formulas have intervals that do not. */
export const bracketOpen = defineCheck([], (_records, site) =>
  everyText(site, BRACKET).flatMap((written): Diagnostic[] => {
    const { text, kind, field } = written;
    if ((kind !== 'prose' && kind !== 'markdown') || field === 'title' || field === 'talk' || field === 'subtitle')
      return [];
    const plain = withoutFormulas(text).replace(/\{\{[^{}]*\}\}|\]\([^)[]*\)|`[^`]*`/g, (part) =>
      ' '.repeat(part.length),
    );
    const quoted = plain.split('«').length - plain.split('»').length;
    if (quoted === 1) {
      const start = plain.lastIndexOf('«');
      return [
        flawReport('text-cut', written, {
          start,
          end: Math.min(text.length, start + 20),
          message: `The quotation that begins with ${quote(text.slice(start, start + 30))} is never closed.`,
          hint: 'Close it, or delete the sign: something may be lost.',
        }),
      ];
    }
    const opened = plain.split('(').length - plain.split(')').length;
    if (opened !== 1 || SINGLE.test(plain) || /[[(][^\s[\]()]{0,60},\s?[^\s[\]()]{0,60}[\])]/.test(plain)) return [];
    const at = plain.indexOf('(', plain.lastIndexOf(')') + 1);
    return [
      flawReport('text-cut', written, {
        start: at,
        end: Math.min(text.length, at + 20),
        message: `The bracket before ${quote(text.slice(at + 1, at + 30))} is never closed.`,
        hint: 'Close it, or delete it: something may be lost.',
      }),
    ];
  }),
);
