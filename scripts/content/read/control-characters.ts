import { type Diagnostic, error, type Place } from '../report/diagnostics';
import type { StageCode } from '../report/stage-codes';
import { LineIndex } from './line-index';

interface Kind {
  readonly code: StageCode;
  readonly signs: RegExp;
  readonly message: (number: string) => string;
  readonly hint: string;
}

/** Invisible characters, and characters that were lost. */
const KINDS: readonly Kind[] = [
  {
    code: 'lost-character',
    signs: /\ufffd/u,
    message: () => 'A letter was lost here when the file was saved or converted: it is only "�" now.',
    hint: 'Write the letter again, and look for others; or save the file as UTF-8 from a copy that is still right.',
  },
  {
    code: 'lost-character',
    // Half of a UTF-16 surrogate pair, which no encoding can write.
    signs: /\p{Cs}/u,
    message: (number) => `This is half of a letter (${number}); its other half was lost.`,
    hint: 'Write the letter again, without "\\u".',
  },
  {
    code: 'direction-character',
    // They affect text beyond their own (Unicode Standard Annex 9, sections 2.1 to 2.4).
    signs: /[\u202a-\u202e\u2066-\u2069]/u,
    message: (number) =>
      `There is an invisible character (${number}) here that turns the direction of the text after it.`,
    hint: 'Delete it: Arabic and Hebrew letters run from right to left by themselves. If you cannot find it, write the words again.',
  },
  {
    code: 'control-character',
    // Control characters except for tab and line feed, and noncharacters of Unicode.
    signs: /(?![\t\n])[\p{Cc}\ufffe\uffff]/u,
    message: (number) => `There is an invisible control character (${number}) here.`,
    hint: 'Delete it: it often comes from copying out of a PDF or a word processor. If you cannot find it, write the words again.',
  },
];

/** Any of them except for halves of letters, written as "not allowed", which is three times as fast. */
const UNWANTED = /[^\t\n -~\u00a0-\u2029\u202f-\u2065\u206a-\ufffc]/;

/** Those that separate words or lines. */
const SPACES = /[\v\f\u0085]/;

/** A decoded file has none, but a text with escapes may. */
const HALF = /\p{Cs}/u;

/** Reports the first invisible or lost character in the text of a file. */
export function controlCharacter(text: string, file: string): Diagnostic | undefined {
  const found = UNWANTED.exec(text);
  if (!found) return undefined;
  return controlCharacterIn(found[0], { file, range: new LineIndex(text).range(found.index, found.index + 1) });
}

/** Reports one in a text that is written with escapes, such as `"\u0000"` in YAML. `at` is the place of the text. */
export function controlCharacterIn(text: string, at: Place): Diagnostic | undefined {
  const [sign] = UNWANTED.exec(text) ?? HALF.exec(text) ?? [];
  const kind = KINDS.find(({ signs }) => sign !== undefined && signs.test(sign));
  if (sign === undefined || kind === undefined) return undefined;
  const number = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  const isNoise = kind.code !== 'lost-character';
  const fix = isNoise ? { from: sign, to: SPACES.test(sign) ? ' ' : '', isCertain: true } : undefined;
  return error(kind.code, at, kind.message(number), { hint: kind.hint, fix });
}
