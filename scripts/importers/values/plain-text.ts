import { controlCharacterIn } from '../../content/read/control-characters';
import { startOfFile } from '../../content/report/diagnostics';
import type { Report } from '../../tables/problem';

/**
 * Invisible characters that the compiler rejects: control characters, and marks that change the direction of text.
 */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/**
 * Formulas, and error values of spreadsheets, which the compiler rejects.
 */
const FORMULA = /^(=|#(REF|NAME|VALUE|DIV\/0|N\/A|NULL|NUM|SPILL)[!?]?$)/;

/** An apostrophe that was lost in "doesn't". */
const APOSTROPHE = /(?<=\p{L})\ufffd(?=(?:t|s|re|ll|ve|m|d)(?!\p{L}))/gu;

/** A long number that a spreadsheet has rounded to 15 digits and shows with a power of ten. */
const ROUNDED = /^-?\d(?:[.,]\d+)?E\+\d{2,3}$/i;

/**
 * Cleans a text for the data: composed letters, line feeds, apostrophes that were lost, no invisible characters. Reports what it removes.
 */
export function plainText(raw: string, place: () => string, report: Report): string {
  const text = raw.normalize('NFC').replace(/\r\n?/g, '\n').replace(APOSTROPHE, '’').trim();
  if (ROUNDED.test(text)) {
    const message = `"${text}" is a long number that a spreadsheet has rounded: its last digits are lost, and it is left out.`;
    report({ at: place(), message, hint: 'Export it again, and do not open and save the file in a spreadsheet.' });
    return '';
  }
  if (FORMULA.test(text)) {
    const message = `"${text.slice(0, 60)}" is a formula or an error value, and is left out.`;
    report({ at: place(), message, hint: 'Write the value itself into the service, and export it again.' });
    return '';
  }
  const found = controlCharacterIn(text, { file: '', range: startOfFile });
  if (found === undefined) return text;
  const isLost = found.code === 'lost-character';
  const hint = isLost ? (found.hint ?? '') : 'It is left out; check whether the words next to it are right.';
  report({ at: place(), message: found.message, hint });
  return text.replace(HIDDEN, ' ').trim();
}
