import { defineRule, inTexts, say } from '../kit';
import { flawAt, quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

const COMMAND =
  /\\[a-zA-Z]{2,}\s?\{|\\(?:ldots|dots|alpha|beta|gamma|delta|epsilon|lambda|mu|sigma|omega|times|LaTeX|TeX|textendash|newline|par)\b|\{\\[^}\s]{1,60}\s?[^}]{0,200}\}|\\[cvHukdbrt]\{\p{L}\}/u;
const ACCENT = /\\['"`^~=.]\{?\\?\p{L}\}?/u;
const MATHS = /\$[^$\s](?:[^$\n]{0,80}[^$\s])?\$(?!\d)/;
const QUOTES =
  /(?<![`\w])``[^`'\n]+''|\\[%&$#](?!\w*;)|(?<=\d)--(?=\d)|(?<=[\p{L}\d])[\^_]\{[^}\s]{1,8}\}|(?<=\p{L})~(?=\p{L}{1,3}\b|\\)|(?<=\b(?:Fig|Sec|Dr|Prof)\.)~/u;

/** A dash of two or three hyphens; reported in titles alone, as it is readable in abstracts. */
const DASH = /(?<=\p{L}[\s)]?)-{2,3}(?=\s?\p{L}{2})/u;
const TITLES = new Set(['title', 'talk', 'heading', 'subtitle']);

/** Maps accents of LaTeX to combining marks of Unicode. */
const MARKS: Readonly<Record<string, string>> = {
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '"': '\u0308',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
  c: '\u0327',
  v: '\u030c',
  H: '\u030b',
  u: '\u0306',
  k: '\u0328',
  r: '\u030a',
};

/** Returns the letter with the accent of a LaTeX command. */
const accented = (text: string) => {
  const [, sign = '', letter = ''] = /\\(['"`^~=.cvHukr])\s?\{?\\?(\p{L})\}?/u.exec(text) ?? [];
  const mark = MARKS[sign];
  return mark === undefined || letter === '' ? undefined : (letter + mark).normalize('NFC');
};

/** Finds LaTeX commands, which visitors would read. */
const latexInText = inTexts({
  kinds: ['prose', 'markdown', 'name', 'country'],
  trigger: /[\\$~]|``|--|[\^_]\{/,
  flaw: (text, { kind, field }) => {
    // A backslash before a sign is Markdown.
    const shown =
      kind === 'markdown'
        ? text.replace(/\\[*_[\](){}#+.!|~<>`%&$'"=^-]|`[^`]*`|\]\([^)[]*\)|~~|\{\{[^{}]*\}\}/g, (code) =>
            ' '.repeat(code.length),
          )
        : text;
    const accent = /\\(?:['"`^~=.]|[cvHukr]\{)\{?\\?\p{L}\}?\}?/u.exec(text);
    // An escaped quotation mark is not an accent.
    const isEscaped = /\\["'`](?![{\\\p{L}])/u.test(text);
    if (accent !== null && !isEscaped && (ACCENT.test(text) || COMMAND.test(text))) {
      const meant = accented(accent[0]);
      return flawAt(accent, {
        message: say`${quote(accent[0])} is an accent of LaTeX, and is shown as it is typed.`,
        hint:
          meant === undefined
            ? 'Write the letter itself: the files are UTF-8.'
            : `Write "${meant}": the files are UTF-8.`,
        replacement: meant,
      });
    }
    const maths = MATHS.exec(shown);
    const isMaths = maths !== null && /[\\^_{}=]|\$[A-Za-z]\$/.test(maths[0]);
    const found =
      COMMAND.exec(shown) ??
      (isMaths ? maths : null) ??
      QUOTES.exec(shown) ??
      (TITLES.has(field) ? DASH.exec(shown) : null);
    if (found === null) return undefined;
    return flawAt(found, {
      message: say`${quote(found[0])} is LaTeX, and is shown as it is typed.`,
      hint: 'Write the words and signs themselves: α, ×, n², “quoted”, –.',
    });
  },
});

export const rule = defineRule({
  code: 'latex-in-text',
  reason: reasons.signsArePrinted,
  finders: [latexInText],
});
