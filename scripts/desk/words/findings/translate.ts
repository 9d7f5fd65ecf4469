import { memoised } from '../../../../shared/memoise';
import { escapeRegExp } from '../../../content/texts/escape-reg-exp';
import { ar } from './ar';
import { fr } from './fr';
import type { Sentences } from './sentences';

/** The languages besides English in which findings are shown. */
export type FindingLanguage = 'fr' | 'ar';

/** The text of a finding. */
interface FindingText {
  readonly message: string;
  readonly hint?: string;
}

interface TextWithValues extends FindingText {
  readonly code: string;
  /** The values that the message names, in its order. */
  readonly args?: readonly string[];
}

/**
 * Translates a finding, or what it says of a related place, which is a message without hint.
 *
 * @returns undefined if its message or its hint has no translation: show the English text then, marked as English
 */
export function inLanguage(
  { code, message, hint, args = [] }: TextWithValues,
  language: FindingLanguage,
): FindingText | undefined {
  const translated = translate(message, args, code, language);
  if (translated === undefined) return undefined;
  if (hint === undefined) return { message: translated };
  const remedy = translate(hint, [], code, language);
  return remedy === undefined ? undefined : { message: translated, hint: remedy };
}

function translate(text: string, args: readonly string[], code: string, language: FindingLanguage): string | undefined {
  for (const form of formsFor(code, language)) {
    const values = valuesIn(text, args, form);
    const translated = values && fill(form.parts, values, code, language);
    if (translated !== undefined) return translated;
  }
  return undefined;
}

/** An English sentence, and its translation. */
interface Form {
  /** Texts and holes in turn, such as `{0}` for a value and `<0>` for a phrase. */
  readonly english: readonly string[];
  /** Groups match the holes of the English sentence, in its order. */
  readonly pattern: RegExp;
  readonly holes: readonly number[];
  readonly parts: readonly string[];
}

const HOLE = /([{<]\d[}>])/;

/** Returns the number of a hole; undefined for a text. */
const numberOf = (part: string): number | undefined => (HOLE.test(part) ? Number(part[1]) : undefined);

/** Returns the values by the number of their hole, if a text has the form of a sentence. */
function valuesIn(text: string, args: readonly string[], { english, pattern, holes }: Form) {
  // The values of the message tell "Weighing, and more" from two titles.
  const isOfArgs = args.length > 0 && english.map((part) => args[numberOf(part) ?? -1] ?? part).join('') === text;
  if (isOfArgs) return args;
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const values: string[] = [];
  holes.forEach((hole, index) => {
    values[hole] = match[index + 1] ?? '';
  });
  return values;
}

/** Fills in a translation; returns undefined if a phrase in it has no translation. */
function fill(parts: readonly string[], values: readonly string[], code: string, language: FindingLanguage) {
  const { literal, value } = typography[language];
  const filled = parts.map((part) => {
    const hole = numberOf(part);
    if (hole === undefined) return literal(part);
    const found = values[hole] ?? '';
    return part.startsWith('<') ? translate(found, [], code, language) : value(found);
  });
  return filled.includes(undefined) ? undefined : filled.join('');
}

const sentencesOf: Readonly<Record<FindingLanguage, Sentences>> = { fr, ar };

/** Returns the sentences that a finding with a code may have: its own and the shared ones, those that say most first. */
function formsFor(code: string, language: FindingLanguage): readonly Form[] {
  const { [code]: own, '*': shared } = sentencesOf[language];
  return own === undefined ? formsOf(shared ?? {}) : formsWithShared[language](own);
}

const formsOf = memoised((sentences: Sentences[string]): readonly Form[] =>
  Object.entries(sentences)
    .map(([english, translation]) => formOf(english, translation))
    .sort(mostLiteralFirst),
);

const withShared = (language: FindingLanguage) =>
  memoised((own: Sentences[string]): readonly Form[] =>
    [...formsOf(own), ...formsOf(sentencesOf[language]['*'] ?? {})].sort(mostLiteralFirst),
  );

const formsWithShared: Readonly<Record<FindingLanguage, (own: Sentences[string]) => readonly Form[]>> = {
  fr: withShared('fr'),
  ar: withShared('ar'),
};

const mostLiteralFirst = (one: Form, other: Form): number => literalLength(other) - literalLength(one);

const literalLength = ({ english }: Form): number => english.filter((part) => !HOLE.test(part)).join('').length;

function formOf(english: string, translation: string): Form {
  const holes: number[] = [];
  const parts = english.split(HOLE);
  const pattern = parts.map((part) => {
    const hole = numberOf(part);
    if (hole === undefined) return escapeRegExp(part);
    const known = holes.indexOf(hole);
    if (known >= 0) return `\\${known + 1}`;
    holes.push(hole);
    return '(.+?)';
  });
  return { english: parts, pattern: new RegExp(`^${pattern.join('')}$`, 's'), holes, parts: translation.split(HOLE) };
}

interface Typography {
  /** Writes the text of a translation. */
  readonly literal: (text: string) => string;
  /** Writes a value of the data. English sentences have some values in quotation marks. */
  readonly value: (text: string) => string;
}

const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Letters and signs of ASCII, as in names of files and fields, and in commands. Brackets belong to the sentence around them. */
const LATIN = /[!-'*-~…]+(?: [!-'*-~…]+)*/g;

const typography: Readonly<Record<FindingLanguage, Typography>> = {
  fr: {
    literal: (text) =>
      text
        .replaceAll('« ', '«\u202f')
        .replaceAll(/ (?=[;!?»](?!\[))/g, '\u202f')
        .replaceAll(' :', '\u00a0:'),
    value: (text) => quoted(text, (inner) => `«\u202f${inner}\u202f»`, ', ') ?? text,
  },
  ar: {
    literal: (text) =>
      text.replaceAll(LATIN, (run: string, at: number) => {
        if (!/[A-Za-z]/.test(run)) return run;
        // Punctuation belongs to the Arabic sentence, except at the end of what has quotation marks.
        const ends = text[at + run.length] === '»' ? /$/ : /[.:]*$/;
        const start = /^(?:[.:]+ )?/.exec(run)?.[0] ?? '';
        const end = ends.exec(run)?.[0] ?? '';
        return start + isolated(run.slice(start.length, run.length - end.length)) + end;
      }),
    value: (text) => quoted(text, (inner) => `«${isolated(inner)}»`, '، ') ?? isolated(text),
  },
};

/** Writes a value, or a list of values, that is in English quotation marks with those of a language; undefined if it has none. */
function quoted(text: string, quote: (inner: string) => string, comma: string): string | undefined {
  if (/^"[^"]*"(?:, "[^"]*")*$/.test(text)) return text.slice(1, -1).split('", "').map(quote).join(comma);
  const [, inner] = /^"(.+)"$/s.exec(text) ?? [];
  return inner === undefined ? undefined : quote(inner);
}
