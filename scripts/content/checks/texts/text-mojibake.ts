import { misreadIn, reread } from '../../texts/mojibake';
import { defineTextCheck, quote } from '../../texts/text-check';

/** UTF-8 that a program took for Windows-1252, and one whose second half was lost on the way: "Ãtienne". */
const HALF =
  /(?<!\p{L})Ã(?=\p{Ll}{2})|(?<=\p{Ll})Ã(?=[\p{Ll}\s]|$)|(?<=\d)Â(?=\s)|(?<!\p{L})Â(?=\s?[\p{L}\d]*\d)|(?<=\p{Ll})Â(?=\s|$|\p{Ll}{2})/u;

/** UTF-8 of Arabic letters that a program took for Windows-1256: every other letter is ظ or ط, as in no language. */
const ARABIC_HALVES = /(?:[طظ][^\s\w]){4}/u;

/** No text was read in another encoding than it was written in: what visitors would see is nobody's name. */
export const textMojibake = defineTextCheck('text-mojibake', {
  kinds: ['prose', 'markdown', 'name', 'country'],
  sign: /[\u00c2-\u00f4طظ]/,
  flaw: (text) => {
    const found = misreadIn(text);
    if (found !== undefined) {
      const was = reread(text);
      return {
        start: 0,
        end: text.length,
        message: `${quote(text.slice(Math.max(0, found.start - 20), found.end + 20))} was read in another encoding than it was written in.`,
        hint: `It was ${quote(was.slice(Math.max(0, found.start - 20), found.start + 20))}. Import the file as UTF-8; type over what is spoilt already.`,
        mend: was,
        certain: true,
      };
    }
    const arabic = ARABIC_HALVES.exec(text);
    if (arabic !== null)
      return {
        start: arabic.index,
        end: arabic.index + arabic[0].length,
        message: `${quote(text.slice(arabic.index, arabic.index + 20))} is Arabic that was read as Windows-1256, and written as UTF-8.`,
        hint: 'Import the file as UTF-8; type over what is spoilt already.',
      };
    const half = HALF.exec(text);
    if (half === null) return undefined;
    return {
      start: half.index,
      end: half.index + 1,
      message: `${quote(text.slice(Math.max(0, half.index - 15), half.index + 15))} has lost a letter in another encoding.`,
      hint: 'Type the word anew, and import the file as UTF-8.',
    };
  },
});
