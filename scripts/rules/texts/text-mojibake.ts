import { defineRule, inTexts, say } from '../kit';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** The characters of Windows-1252 from byte 0x80 on; some Node versions decode these bytes as ISO-8859-1. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const WINDOWS = new Map([...SIGNS].map((sign, index) => [sign, 128 + index] as const));

/** Letters and signs of Latin, Greek, Cyrillic, Hebrew and Arabic texts; other results are accidental. */
const USUAL =
  /^(?:[\u00a0-\u024f\u0370-\u06ff\u1e00-\u1eff\u2010-\u206f\u20a0-\u20bf\u2100-\u22ff\ufb00-\ufb06\u{1f300}-\u{1faff}]|\p{M})$/u;

const byteOf = (sign: string) => WINDOWS.get(sign) ?? (sign.charCodeAt(0) < 256 ? sign.charCodeAt(0) : undefined);

/** Text that was UTF-8 and was read as Windows-1252: "AÃ¯t" was "Aït". */
interface Misread {
  readonly start: number;
  readonly end: number;
  readonly was: string;
}

/** Finds the first characters of a text, from an offset on, that are misread UTF-8. */
function misreadIn(text: string, from = 0): Misread | undefined {
  const leads = /[\u00c2-\u00f4]/g;
  leads.lastIndex = from;
  for (let lead = leads.exec(text); lead !== null; lead = leads.exec(text)) {
    const was = readAt(text, lead.index);
    if (was === undefined) continue;
    // "MAÇÃ»" is a quotation in capitals.
    if (/[»”’]/.test(text[lead.index + 1] ?? '') && /\p{Lu}/u.test(text[lead.index - 1] ?? '')) continue;
    return { start: lead.index, end: lead.index + was.length, was: was.sign };
  }
  return undefined;
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function readAt(text: string, at: number): { readonly sign: string; readonly length: number } | undefined {
  const first = byteOf(text[at] ?? '') ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  const bytes = [...text.slice(at, at + length)].map(byteOf);
  if (bytes.length < length || !bytes.slice(1).every((byte) => byte !== undefined && byte >= 0x80 && byte <= 0xbf)) {
    return undefined;
  }
  try {
    const sign = UTF_8.decode(Uint8Array.from(bytes, (byte) => byte ?? 0));
    return USUAL.test(sign) ? { sign, length } : undefined;
  } catch {
    return undefined;
  }
}

/** Decodes all misread characters; those that were misread twice in two rounds. */
function reread(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let found = misreadIn(text); found !== undefined; found = misreadIn(text, at)) {
    parts.push(text.slice(at, found.start), found.was);
    at = found.end;
  }
  // Each round makes the text shorter.
  return at === 0 ? text : reread(parts.join('') + text.slice(at));
}

/** Misread UTF-8 that has lost its second half: "Ãtienne". */
const HALF =
  /(?<!\p{L})Ã(?=\p{Ll}{2})|(?<=\p{Ll})Ã(?=[\p{Ll}\s]|$)|(?<=\d)Â(?=\s)|(?<!\p{L})Â(?=\s?[\p{L}\d]*\d)|(?<=\p{Ll})Â(?=\s|$|\p{Ll}{2})/u;

/** UTF-8 of Arabic letters that was read as Windows-1256: every other letter is ظ or ط. */
const ARABIC_HALVES = /(?:[طظ][^\s\w]){4}/u;

/** Signs that other encodings leave within or after words. */
const OTHER_READINGS: readonly (readonly [form: RegExp, what: string])[] = [
  [
    /(?<=\p{L})[‚ƒ„†‡ˆ‰‹›¡¢£¤¦¨¿\u0080-\u009f](?=\p{Ll})|(?<=\p{Ll}{2})[‚ƒˆ‰¤\u0080-\u009f](?!\p{L})/u,
    'the code page of DOS',
  ],
  [/(?<=\p{Ll})[ŠŽŒŸ](?=\p{Ll}|$|\s)/u, 'the encoding of DOS or old Macs'],
  [/(?<=\p{L}\p{Ll})[ÀÁÈËÍÎÏÌÓÔÒÙÚÛ](?=\p{Ll})/u, 'the encoding of old Macs'],
  [/√[©®™†°¢£§•¶ß´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩ∫Ä]|‚Ä[ôòúùìîö¶]/u, 'the encoding of old Macs'],
  [/├[\u00a0-\u00ff─-▟⌐⌠⌡∙]|Γ[Çé][\u00a0-\u00ff─-▟ÖÿÿÖ]/u, 'the code page of DOS'],
  [/(?<=\p{L})=(?:C3=|E2=80=)[89AB][\dA-F]|=C3=[89AB][\dA-F](?=\p{L})/u, 'what mail programs send'],
  [
    /(?<![\\\p{L}])\\u00[\dA-Fa-f]{2}|(?<=\p{L})\\(?:u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2})/u,
    'what programs write for a letter',
  ],
  [/(?<=\p{L})\+A[KLMNOPQ][\dA-Za-z]-/u, 'an old encoding of mail'],
  [/[ĂĹĺ][\u0080-\u00bf‚„…†‡‰‹‘’“”•–—™›˘ł¦§¨©Ş«¬­®Ż°±˛´µ¶·¸ąş»]/u, 'the encoding of Central Europe'],
];

/** Finds the first sign of another encoding. */
function otherReadingIn(text: string): { readonly at: number; readonly what: string } | undefined {
  for (const [form, what] of OTHER_READINGS) {
    const found = form.exec(text);
    if (found !== null) return { at: found.index, what };
  }
  return undefined;
}

/** Finds texts that were read in the wrong encoding. */
const textMojibake = inTexts({
  kinds: ['prose', 'markdown', 'name', 'country'],
  trigger: /[\u0080-\u009f\u00a1-\u00a8\u00bf-\u00f4طظƒˆ‚„†‡‰‹›ŠŽŒŸ√├ΓĂĹĺ]|=(?:C3|E2)=|\\[ux][\da-f]{2}|\+A[K-Q]/i,
  flaw: (text) => {
    const found = misreadIn(text);
    if (found !== undefined) {
      const was = reread(text);
      return {
        start: 0,
        end: text.length,
        message: say`${quote(text.slice(Math.max(0, found.start - 20), found.end + 20))} was read in the wrong encoding.`,
        hint: `It was ${quote(was.slice(Math.max(0, found.start - 20), found.start + 20))}. Import the file as UTF-8; correct the texts that are already wrong.`,
        replacement: was,
        certain: true,
      };
    }
    const arabic = ARABIC_HALVES.exec(text);
    if (arabic !== null)
      return {
        start: arabic.index,
        end: arabic.index + arabic[0].length,
        message: say`${quote(text.slice(arabic.index, arabic.index + 20))} is Arabic that was read as Windows-1256, and written as UTF-8.`,
        hint: 'Import the file as UTF-8; correct the texts that are already wrong.',
      };
    const half = HALF.exec(text);
    if (half === null) {
      const other = otherReadingIn(text);
      return (
        other && {
          start: other.at,
          end: other.at + 1,
          message: say`${quote(text.slice(Math.max(0, other.at - 15), other.at + 15))} has the sign of another encoding in a word: ${other.what}.`,
          hint: 'Type the word again, and import the file as UTF-8.',
        }
      );
    }
    return {
      start: half.index,
      end: half.index + 1,
      message: say`${quote(text.slice(Math.max(0, half.index - 15), half.index + 15))} has lost a letter in another encoding.`,
      hint: 'Type the word again, and import the file as UTF-8.',
    };
  },
});

export const rule = defineRule({
  code: 'text-mojibake',
  reason: reasons.wordNotFound,
  finders: [textMojibake],
});
