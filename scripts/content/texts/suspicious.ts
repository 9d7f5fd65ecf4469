import type { TextElements } from '../../../shared/model/schema';
import type { StageCode } from '../report/stage-codes';

/** Something that a writer of Markdown tries, and that would be printed letter by letter. */
export interface Suspicious {
  readonly code: StageCode;
  /** The expression to look for; each block (paragraph, item, cell) is a text of its own. */
  readonly pattern: RegExp;
  /** In what is typed, instead of what is printed of it. */
  readonly inSource?: true;
  /** Only in texts that have these elements; in all if not given. */
  readonly only?: TextElements;
  /** Only in paragraphs of lists. */
  readonly inList?: true;
  readonly message: string;
  readonly hint: string;
}

const escaped = (sign: string) => `To show the sign itself, write a backslash before it: \\${sign}.`;

/** The one table of them, `\ue000` being a character that readers do not see (`literal.ts`); a new one is a row. */
export const SUSPICIOUS: readonly Suspicious[] = [
  {
    code: 'markdown-heading',
    pattern: /^#{1,6}(?=\s)/gmu,
    only: 'text',
    message: 'This text has no headings: visitors would read the signs "#".',
    hint: 'Write the words in **bold** on a line of their own, or put them into the heading of the section.',
  },
  {
    code: 'markdown-heading',
    pattern: /^#{1,6}(?=\p{L})/gmu,
    message: 'The sign "#" is shown as it is, since no space follows it.',
    hint: `In a page of its own, a heading is written "## Heading". ${escaped('#')}`,
  },
  {
    code: 'markdown-heading',
    pattern: /^([-=*_])\1+[ \t]*$/gm,
    message: 'A line of signs is shown as it is: it makes neither a heading nor a line here.',
    hint: 'Delete it; in a page of its own, a heading is written "## Heading", and a line is between two empty lines.',
  },
  {
    code: 'markdown-picture',
    pattern: /!(?=\ue000)/gu,
    only: 'text',
    message: 'This text shows no pictures: visitors would read "!" and a link.',
    hint: 'Pictures have fields of their own, and may be in pages of data/pages/. Delete the exclamation mark for a link.',
  },
  {
    code: 'markdown-unclosed',
    pattern: /(?<=[^\s*])(?<!\d)\*+|(?<!\*)\*+(?=[^\s*])(?!\d)/gu,
    message: 'This asterisk is shown as it is, since it has no partner.',
    hint: `Write *softly* or **loudly**, without spaces inside. ${escaped('*')}`,
  },
  {
    code: 'markdown-unclosed',
    pattern: /(?<![\p{L}\p{N}_])_{1,3}(?=[^\s_])|(?<=[^\s_])_{1,3}(?![\p{L}\p{N}_])/gu,
    message: 'This underscore is shown as it is, since it has no partner.',
    hint: `Write _softly_ or __loudly__, without spaces inside. ${escaped('_')}`,
  },
  {
    code: 'markdown-unclosed',
    pattern: /`+/g,
    message: 'This backtick is shown as it is, since it has no partner.',
    hint: `Write \`code\` between two of them. ${escaped('`')}`,
  },
  {
    code: 'markdown-unclosed',
    pattern: /~~+/g,
    message: 'These tildes are shown as they are, since they have no partners.',
    hint: `Write ~~struck out~~, without spaces inside. ${escaped('~')}`,
  },
  {
    code: 'markdown-unsupported',
    pattern: /==(?=[^\s=])[^=\n]+==/g,
    message: 'The signs "==" are shown as they are: texts are not marked in colour here.',
    hint: 'Write the words in **bold**.',
  },
  {
    code: 'markdown-link',
    pattern: /\][ \t]+\((?=(?:https?:|mailto:|www\.|\/|#)[^)\n]{0,500}\))/g,
    inSource: true,
    message: 'There is a space between the words of this link and its address, so that both are shown.',
    hint: 'Write [words](address), with nothing between the brackets.',
  },
  {
    code: 'markdown-link',
    pattern: /\]\(/g,
    message: 'This link is not complete, so that its brackets are shown.',
    hint: 'Write [words](address), with the closing bracket and without spaces in the address.',
  },
  {
    code: 'markdown-link',
    pattern: /\[[^[\]\n]+\]\[[^[\]\n]*\]/g,
    message: 'The address of this link is written nowhere, so that its brackets are shown.',
    hint: 'Write [words](address), or add a line such as "[name]: https://example.org" to the same text.',
  },
  {
    code: 'markdown-link',
    pattern: /\)\[(?=(?:https?:|mailto:|\/)[^\]\n]{0,500}\](?!\())/g,
    inSource: true,
    message: 'The brackets of this link are the wrong way round, so that they are shown.',
    hint: 'Write [words](address).',
  },
  {
    code: 'markdown-link',
    pattern: /(?<!\][ \t]{0,9}\(|\[)https?:\/\/[^\s<>\ue000]*[^\s<>\ue000.,;:!?)'"]/gu,
    message: 'This address is shown as text, and leads nowhere.',
    hint: 'Write [words](address), or <address> to show the address itself.',
  },
  {
    code: 'markdown-link',
    pattern: /(?<![\w/.@[(<-])www\.[\w-]+\.[^\s<>\ue000\])]*[^\s<>\ue000.,;:!?)'"\]]/gu,
    inSource: true,
    message: 'This address is shown as text, and leads nowhere.',
    hint: 'Write [words](https://www.…).',
  },
  {
    code: 'markdown-html',
    pattern: /<!--|<\/?[a-z][a-z\d-]*(?:\s[^<>\n]*)?\/?>/gi,
    message: 'HTML is shown as it is typed.',
    hint: 'Write **bold**, *soft*, [words](address) or a list with hyphens; a line ends with a backslash. Delete comments.',
  },
  {
    code: 'markdown-html',
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/gi,
    message: 'No character has this name, so that it is shown as it is typed.',
    hint: 'Write the character itself: the files are UTF-8.',
  },
  {
    code: 'markdown-table',
    pattern: /^\|.*\|[ \t]*$|^:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)+\|?$/m,
    inSource: true,
    message: 'This is not a table, so its lines are shown as text.',
    hint: 'The second line has a part "---" for every column of the first: "| Day | Place |", then "| --- | --- |".',
  },
  {
    code: 'markdown-unsupported',
    pattern: /^\[[ xX]\](?=\s)/g,
    inList: true,
    message: 'Boxes to tick are shown as brackets.',
    hint: 'Delete the brackets, or write ✓ before what is done.',
  },
  {
    code: 'markdown-unsupported',
    pattern: /\[\^[^[\]\s]+\]/g,
    message: 'There are no footnotes here: the brackets are shown.',
    hint: 'Write the note into the text, in brackets.',
  },
  {
    code: 'markdown-unsupported',
    pattern: /^(?:```|~~~)/gm,
    inSource: true,
    only: 'text',
    message: 'This text has no blocks of code.',
    hint: 'Write `code` within a line; pages of data/pages/ may have blocks.',
  },
  {
    code: 'markdown-unsupported',
    pattern: /^:{3,}|\{[#.][\w-]+\}/gm,
    message: 'This sign of another program is shown as it is.',
    hint: 'Delete it; docs/files.md says what texts may have.',
  },
  {
    code: 'markdown-unsupported',
    pattern: /\][ \t]?\{lang\b/g,
    message: 'This mark of a language is not complete, so that its brackets are shown.',
    hint: 'Write [louage]{lang=fr}, with nothing between the brackets.',
  },
  {
    code: 'markdown-list',
    pattern: /^(?:[•▪◦‣●○]|[-+](?=\p{L}))/gmu,
    message: 'This line is not a list item: it continues the line before.',
    hint: 'Begin each item with a hyphen and a space: "- first".',
  },
  {
    code: 'markdown-list',
    pattern: /(?<=\n)\d{1,3}[.)](?= [^\n]*\n\d{1,3}[.)] )/g,
    message: 'These lines are not a list: they continue the line before.',
    hint: 'Put an empty line before the first of them.',
  },
  {
    code: 'markdown-line-break',
    pattern: /\\$/g,
    message: 'This backslash is shown as it is, since nothing follows it.',
    hint: 'Delete it. At the end of a line, it begins a new one.',
  },
];
