import { type Diagnostic, error, type Place } from '../report/diagnostics';
import type { StageCode } from '../report/stage-codes';
import { LineIndex } from './line-index';

interface Kind {
  readonly code: StageCode;
  readonly signs: RegExp;
  readonly message: (number: string) => string;
  readonly hint: string;
}

/** Characters that nobody typed, or that nobody can see. */
const KINDS: readonly Kind[] = [
  {
    code: 'lost-character',
    signs: /\ufffd/u,
    message: () => 'A letter was lost here when the file was saved or converted: it is only "�" now.',
    hint: 'Write the letter again, and look for others; or save the file as UTF-8 from a copy that is still right.',
  },
  {
    code: 'lost-character',
    // Half of a pair of UTF-16: no encoding can write it, and no page show it.
    signs: /\p{Cs}/u,
    message: (number) => `Half of a letter (${number}) stands here; its other half was lost.`,
    hint: 'Write the letter again, without "\\u".',
  },
  {
    code: 'direction-character',
    // They reach beyond the text that they stand in (Unicode Standard Annex 9, sections 2.1 to 2.4).
    signs: /[\u202a-\u202e\u2066-\u2069]/u,
    message: (number) =>
      `There is an invisible character (${number}) here that turns the direction of the text after it.`,
    hint: 'Delete it: Arabic and Hebrew letters run from right to left by themselves. If you cannot find it, write the words again.',
  },
  {
    code: 'control-character',
    // Tab and line feed aside; with them, the signs that Unicode keeps free.
    signs: /(?![\t\n])[\p{Cc}\ufffe\uffff]/u,
    message: (number) => `There is an invisible control character (${number}) here.`,
    hint: 'Delete it: it often comes from copying out of a PDF or a word processor. If you cannot find it, write the words again.',
  },
];

/** Any of them except halves of letters. The list of the allowed characters is searched in a third of the time. */
const UNWANTED = /[^\t\n -~\u00a0-\u2029\u202f-\u2065\u206a-\ufffc]/;

/** Those that stood between two words or lines. */
const SPACES = /[\v\f\u0085]/;

/** A decoded file contains none, but a text that writes characters by their number may. */
const HALF = /\p{Cs}/u;

/** The first character of a file's text that nobody typed. */
export function controlCharacter(text: string, file: string): Diagnostic | undefined {
  const found = UNWANTED.exec(text);
  if (!found) return undefined;
  return controlCharacterIn(found[0], { file, range: new LineIndex(text).range(found.index, found.index + 1) });
}

/** The same for a text that is written with escapes, such as `"\u0000"` in YAML; `at` is its place. */
export function controlCharacterIn(text: string, at: Place): Diagnostic | undefined {
  const [sign] = UNWANTED.exec(text) ?? HALF.exec(text) ?? [];
  const kind = KINDS.find(({ signs }) => sign !== undefined && signs.test(sign));
  if (sign === undefined || kind === undefined) return undefined;
  const number = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  const isNoise = kind.code !== 'lost-character';
  const fix = isNoise ? { from: sign, to: SPACES.test(sign) ? ' ' : '', isCertain: true } : undefined;
  return error(kind.code, at, kind.message(number), { hint: kind.hint, fix });
}
