import { defineTextCheck, flawAt, quote } from '../../texts/text-check';

/** Two spaces within a line, a space before a comma, a comma twice; French sets spaces before other signs. */
const STRAY =
  /(?<=\S) {2,}(?=\S)|(?<=\S)(?:\u00a0[ \u00a0]+| +\u00a0[ \u00a0]*)(?=[\p{L}\d])|(?<=\S)\t+(?=\S)|(?<=[\p{L}\d])[ \u00a0]+,(?=[\s\p{L}])|,[ ]?,(?=[\s\p{L}]|$)|(?<=\p{Ll}{3})\u00a0(?=\p{Ll}{3})|(?<=[([])\s(?=\p{L})|(?<=\p{L}),(?=\p{L}{3})/u;

/** No space is where typing slips put it. Spaces have a meaning in tables and code of a text in Markdown, which are left out. */
export const straySpace = defineTextCheck('stray-space', {
  kinds: ['prose', 'markdown', 'name', 'country'],
  sign: / {2}|\t|[ \u00a0],|,[ ]?,|\u00a0|[([]\s|\p{L},\p{L}/u,
  flaw: (text, { kind }) => {
    const searched =
      kind === 'markdown'
        ? text
            .replace(/`[^`]*`|\{\{[^}]*\}\}|\]\([^)]*\)|<[^>]*>/g, (code) => 'x'.repeat(code.length))
            .replace(/^(?: {4}|\t|\|| *[-*+] | *\d+[.)] ).*$/gm, (line) =>
              line.replace(/ {2,}|\t/g, (gap) => '·'.repeat(gap.length)),
            )
        : text;
    const found = STRAY.exec(searched);
    if (found === null) return undefined;
    const [signs] = found;
    const right = signs.includes(',')
      ? /^\p{L}/u.test(text.slice(found.index + signs.length))
        ? ', '
        : ','
      : /[([]/.test(text[found.index - 1] ?? '')
        ? ''
        : ' ';
    const around = text.slice(Math.max(0, found.index - 20), found.index + signs.length + 20);
    const what = signs.includes(',')
      ? 'The comma'
      : signs === '\u00a0'
        ? 'The no-break space'
        : signs.length > 1
          ? 'The gap'
          : 'The space';
    return flawAt(found, {
      message: `${what} in ${quote(around).replace(/^"/, '"…')} looks like a slip.`,
      hint:
        right === ''
          ? 'Delete the space.'
          : right === ' '
            ? 'Write one space.'
            : 'Write a comma and one space after it.',
      mend: right,
      certain: true,
    });
  },
});
