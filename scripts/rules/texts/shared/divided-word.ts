import { KEPT_TEXTS, keptByText } from '../../../content/texts/kept-by-text';
import { type Found, flawFound, over, say } from '../../kit';
import { everyText, type Such } from '../../lexicon/every-text';

const HYPHEN = /\p{Ll}-\p{Ll}/u;
const ANY = /\p{L}{3}/u;
const isWords: Such = ({ kind }) => kind === 'prose' || kind === 'markdown';
const DIVIDED = /(?<![\p{L}\d-])(\p{L}?\p{Ll}{2,})-(\p{Ll}{2,})(?![\p{L}\d-])/gu;
/** What stands before a hyphen by right: all that ends with a vowel, and these. */
const BEFORE =
  /[aeiouyéè]$|^(?:all|anti|back|cross|down|eight|five|four|full|half|hand|hard|high|hyper|inter|left|long|mid|mis|multi|non|off|one|open|out|over|post|quasi|right|self|semi|seven|short|six|soft|sub|super|ten|top|trans|ultra|under|up|vers|well)$/iu;

const dividedIn = keptByText(
  (text) => [...text.matchAll(DIVIDED)].filter(([, before = '']) => !BEFORE.test(before)),
  KEPT_TEXTS,
);
const wholeIn = keptByText(
  (text): readonly string[] => text.toLowerCase().match(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu) ?? [],
  KEPT_TEXTS,
);

/** A word that the data writes whole elsewhere is not divided by a hyphen: "knowl-edge" was at the end of a line. */
export const dividedWord = over([], (_records, site) => {
  const doubtful = everyText(site, HYPHEN, isWords).flatMap((written) =>
    dividedIn(written.text).map((found) => ({ written, found })),
  );
  if (doubtful.length === 0) return [];
  const words = new Set(everyText(site, ANY, isWords).flatMap(({ text }) => wholeIn(text)));
  return doubtful.flatMap(({ written, found }): Found => {
    const [whole, before = '', after = ''] = found;
    const joined = before + after;
    // Two words that there are may be joined by a hyphen, and without one.
    if (!words.has(joined.toLowerCase()) || words.has(before.toLowerCase())) return [];
    return flawFound(written, {
      start: found.index,
      end: found.index + whole.length,
      message: say`"${whole}" is divided as at the end of a line; elsewhere it is "${joined.toLowerCase()}".`,
      hint: `Write "${joined}". Texts from a PDF have such traces.`,
      mend: joined,
    });
  });
});
