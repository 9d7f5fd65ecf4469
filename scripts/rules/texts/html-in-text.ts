import { defineRule, inTexts, say } from '../kit';
import { flawAt, quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

const TAGS =
  'a|abbr|b|big|blockquote|br|center|cite|code|div|em|font|h[1-6]|hr|i|iframe|img|li|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|tr|tt|u|ul';
const TAG = new RegExp(`</?(?:${TAGS})(?:\\s[^<>]*)?/?>|<!--`, 'i');
/** Tags of forums. */
const FORUM = /\[(?<tag>b|i|u|url|img|quote|code|center|size|color)(?:=[^[\]]*)?\](?=.{0,2000}\[\/\k<tag>\])/isu;
const ENTITY = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8}\d?);/i;
/** Codes of a line break: "\n" after a full stop, before a capital, or between two words; formulas have "\nu". */
const LINE_END =
  /_x000[\dA-Fa-f]_|[⏎↵␤␍]|(?:\\r)?\\n(?=\p{Lu}|\s|$|\\n|[-•])|(?<=\p{L}{2}[.,;:]?)(?:\\r)?\\n(?!(?:u|eq?|abla|atural|earrow|eg|ewline|exists|i|mid|o[nt]\w*|parallel|rightarrow|leftarrow|sub\w*|sup\w*|warrow)(?!\p{L}))(?=\p{L}{2})/u;
/** Percent-encoded characters: "%20" is a space; "5 %20" and "100%25" are amounts. */
const IN_ADDRESSES = /(?<=[\p{L}),.;:])(?:%(?:2[0-9A-F]|3[AF]|[CD][\dA-F]%[89AB][\dA-F]))+(?=[\p{L}(%]|$)/u;
/** Entities that writers of Markdown need. */
const MEANT = /&(?:nbsp|lt|gt|shy|zwnj|zwj|ensp|emsp|thinsp|lrm|rlm);/i;

const NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  ecirc: 'ê',
  iuml: 'ï',
  ocirc: 'ô',
  ntilde: 'ñ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  euro: '€',
  copy: '©',
  deg: '°',
  Eacute: 'É',
};

/** Returns the character of an entity; undefined if it is unusual. */
function characterOf(entity: string): string | undefined {
  const name = entity.slice(1, -1);
  if (!name.startsWith('#')) return NAMES[name];
  const number = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return number > 31 && number < 0x110000 ? String.fromCodePoint(number) : undefined;
}

/** Finds HTML and codes of characters, which visitors would read. The rule markdown-html reports tags in Markdown. */
const htmlInText = inTexts({
  kinds: ['prose', 'markdown', 'name', 'country'],
  trigger: /\[\/[a-z]|<[/a-z!]|&#?[a-z\d]{2,8};|\\n|_x000|[⏎↵␤␍]|%[2-3c-d][\da-f]/i,
  flaw: (text, { kind }) => {
    const tag = kind === 'markdown' ? null : TAG.exec(text);
    if (tag !== null) {
      return flawAt(tag, {
        message: say`${quote(tag[0])} is HTML, and is shown as it is typed.`,
        hint: 'Write the words alone: this text has no formatting.',
        replacement: '',
      });
    }
    const forum = FORUM.exec(text);
    if (forum !== null)
      return flawAt(forum, {
        message: say`${quote(forum[0])} is a tag of forums, and is shown as it is typed.`,
        hint: 'Write the words alone; Markdown has **bold** and *emphasis*, where a text is Markdown.',
      });
    const lineEnd = /\$|\\\(/.test(text) ? null : LINE_END.exec(text);
    if (lineEnd !== null)
      return flawAt(lineEnd, {
        message: say`${quote(lineEnd[0])} is the code of a line break, and is shown as it is typed.`,
        hint: 'Write a space in its place, or begin a new line.',
        replacement: ' ',
      });
    const coded = /:\/\/|\]\(/.test(text) ? null : IN_ADDRESSES.exec(text);
    if (coded !== null)
      return flawAt(coded, {
        message: say`${quote(coded[0])} is the code of a character in addresses.`,
        hint: `Write ${coded[0].startsWith('%20') ? 'a space' : quote(decodeURIComponent(coded[0]))} in its place.`,
        replacement: decodeURIComponent(coded[0]),
      });
    const searched =
      kind === 'markdown' ? text.replace(new RegExp(MEANT, 'gi'), (entity) => ' '.repeat(entity.length)) : text;
    const entity = ENTITY.exec(searched);
    if (entity === null) return undefined;
    const meant = characterOf(entity[0]);
    // Markdown shows numeric entities, and reports unknown names itself.
    if (kind === 'markdown' && (meant === undefined || entity[0].startsWith('&#'))) return undefined;
    return flawAt(entity, {
      message: say`${quote(entity[0])} is the code of a character in HTML.`,
      hint:
        meant === undefined
          ? 'Write the character itself: the files are UTF-8.'
          : `Write ${quote(meant)}: the files are UTF-8.`,
      replacement: meant,
      certain: meant !== undefined,
    });
  },
});

export const rule = defineRule({
  code: 'html-in-text',
  reason: reasons.signsArePrinted,
  finders: [htmlInText],
});
