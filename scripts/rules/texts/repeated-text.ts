import { isPoster } from '../../../shared/format/contributions';
import { recurring } from '../../../shared/format/grouped';
import type { Session } from '../../../shared/model/content';
import { isRecord } from '../../content/fields';
import { KEPT_TEXTS, keptByText } from '../../content/texts/kept-by-text';
import { defineRule, type Finding, flawFound, found, over, say } from '../kit';
import { everyText, type WrittenText } from '../lexicon/every-text';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';
import { OWN } from './shared/own-texts';

/** The fewest sessions that share a title on purpose. */
const MANY = 4;
/** The fewest recurring titles that are names of tracks. */
const TRACKS = 3;

/** Finds two sessions with papers and one title, as readers of the schedule cannot distinguish them. */
const sessionTitleTwice = over(['sessions', 'contributions'], ({ sessions, contributions }) => {
  const filled = new Set(contributions.filter(({ value }) => !isPoster(value)).map(({ value }) => value.session));
  // Titles with a number are often distinct.
  const own = sessions.filter(
    ({ value }) =>
      value.contribution === undefined &&
      value.continues === undefined &&
      (filled.has(value.id) || value.speaker !== undefined) &&
      !/\d/.test(value.title),
  );
  const groups = recurring(own, ({ value }) => `${value.kind} ${value.title.toLowerCase()}`);
  // Sessions that are named after tracks share titles on purpose.
  if (groups.length >= TRACKS) return [];
  return groups.flatMap(([first, ...others]) =>
    others.length >= MANY || first === undefined
      ? []
      : others
          .filter(({ value }) => !(isSameSpecial(value, first.value) || isBareKind(value)))
          .map(({ value, at }) =>
            found(at('title'), say`"${value.title}" is the title of two sessions with papers.`, {
              hint: 'Say in each title what its papers are about, or give the sessions numbers.',
              related: [{ ...first.at('title'), message: 'The first one is here.' }],
            }),
          ),
  );
});

/** Returns whether a title is the word for a kind alone: the speaker distinguishes such sessions. */
const isBareKind = ({ speaker, title }: Session) => speaker !== undefined && !/[:–-]| .* /.test(title);

/** The parts of a special session may share its title. */
const isSameSpecial = (one: Session, other: Session) =>
  one.specialSession !== undefined && one.specialSession === other.specialSession;

interface Heading {
  readonly start: number;
  readonly end: number;
  /** 1 for the largest. */
  readonly level: number;
  readonly words: string;
}

/** Lists the headings of Markdown with their offsets, without those in code blocks. */
function headingsIn(text: string): Heading[] {
  const withoutCode = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, (code) => code.replace(/[^\n]/g, '·'));
  return [...withoutCode.matchAll(/^(#{1,6})[ \t]+(.*?)[ \t]*#*$/gm)].map(
    ({ 0: line, 1: marks = '', 2: words = '', index }) => ({
      start: index,
      end: index + line.length,
      level: marks.length,
      words,
    }),
  );
}

/** The shortest sentence that is reported twice in a text. */
const SENTENCE = 45;
/** The shortest one that is reported twice in a row. */
const NEXT = 18;

const WORD_OR_NAME = /\p{L}{3}|^[\w./-]+$/u;

/** Finds paragraphs and sentences that are twice in a text. */
const repeatedText = over([], (_records, site) => {
  const problems: Finding[] = [];
  const paragraphs = new Map<string, WrittenText>();
  for (const written of everyText(site, WORD_OR_NAME)) {
    const { text, kind, field } = written;
    if (kind !== 'prose' && kind !== 'markdown') continue;
    const title = isRecord(written.entry.value) ? written.entry.value.title : undefined;
    if (
      OWN[field] !== undefined &&
      field !== 'subtitle' &&
      typeof title === 'string' &&
      wordsOf(text) === wordsOf(title)
    ) {
      problems.push(
        flawFound(written, {
          start: 0,
          end: text.length,
          message: 'This text only repeats the title.',
          hint: 'Write the text, or leave the field out.',
        }),
      );
    }
    const before = paragraphBefore(written, paragraphs);
    if (before !== undefined) problems.push(before);
    const again = againIn(text);
    if (again !== undefined) {
      problems.push(
        flawFound(written, {
          ...again,
          message: `${quote(text.slice(again.start, again.end))} is in this text twice.`,
          hint: 'Delete one of the two.',
        }),
      );
    }
  }
  return problems;
});

/** Finds paragraphs that another section of the page has, too: the section was copied. */
function paragraphBefore(written: WrittenText, seen: Map<string, WrittenText>): Finding | undefined {
  const { text, kind, path, entry } = written;
  if (kind !== 'markdown' || path.length < 2) return undefined;
  for (const found of text.matchAll(/\S(?:.|\n(?![^\S\n]*\n))*/g)) {
    const [paragraph] = found;
    if (paragraph.length < PARAGRAPH) continue;
    const key = `${JSON.stringify(entry.at())} ${wordsOf(paragraph)}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, written);
    // The rule copied-text reports whole texts.
    else if (first !== written && wordsOf(first.text) !== wordsOf(text))
      return flawFound(written, {
        ...{ start: found.index, end: found.index + paragraph.length },
        message: say`${quote(paragraph)} is in another section of this page, too.`,
        hint: 'Delete one of the two.',
        related: [{ ...first.entry.at(...first.path), message: 'The first one is here.' }],
      });
  }
  return undefined;
}

const PARAGRAPH = 80;

const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

const againIn = keptByText((text) => twiceIn(text) ?? headingTwiceIn(text) ?? wholeTwice(text), KEPT_TEXTS);

/** Shorter texts may be one word twice. */
const SHORTEST_HALF = 10;

/** Finds texts that were pasted twice, with or without a space. */
function wholeTwice(text: string): { readonly start: number; readonly end: number } | undefined {
  const middle = Math.ceil(text.length / 2);
  const [first, second] = [text.slice(0, middle).trim(), text.slice(middle).trim()];
  const half = first === second ? first : text.slice(0, Math.floor(text.length / 2));
  if (half.length < SHORTEST_HALF || (first !== second && half !== text.slice(half.length))) return undefined;
  return { start: text.lastIndexOf(half), end: text.length };
}

function headingTwiceIn(text: string): { readonly start: number; readonly end: number } | undefined {
  if (!/^#/m.test(text)) return undefined;
  // By level: the same words may occur below another heading.
  const seen: Set<string>[] = [];
  return headingsIn(text).find(({ words, level }) => {
    seen.length = Math.min(seen.length, level + 1);
    const same = seen[level] ?? new Set();
    seen[level] = same;
    return same.size === same.add(words).size;
  });
}

function twiceIn(text: string): { readonly start: number; readonly end: number } | undefined {
  if (text.length < 2 * NEXT) return undefined;
  const seen = new Set<string>();
  let from = 0;
  let before = '';
  for (const part of text.split(/(?<=[.!?؟])\s+|\n[^\S\n]*\n/u)) {
    const start = text.indexOf(part, from);
    from = start + part.length;
    const key = part.replace(/\s+/g, ' ').trim();
    if (key.length >= NEXT && key === before) return { start, end: from };
    before = key;
    if (key.length < SENTENCE) continue;
    if (seen.has(key)) return { start, end: from };
    seen.add(key);
  }
  return undefined;
}

export const rule = defineRule({
  code: 'repeated-text',
  reason: reasons.slipIsCopied,
  yieldsTo: { cell: ['names-by-case', 'repeated-text'], row: ['link-words'] },
  finders: [repeatedText, sessionTitleTwice],
});
