import { controlCharacterIn } from '../../content/read/control-characters';
import { startOfFile } from '../../content/report/diagnostics';
import type { Report } from '../read/problem';

/**
 * Characters that nobody typed and that would be refused in the data: control characters, and marks that turn the
 * direction.
 */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/**
 * Formulas that a spreadsheet would calculate, and its marks for those that failed; the compiler refuses them in the
 * data.
 */
const FORMULA = /^(=|#(REF|NAME|VALUE|DIV\/0|N\/A|NULL|NUM|SPILL)[!?]?$)/;

/** A long number that a spreadsheet has rounded to 15 digits and shows by a power of ten. */
const ROUNDED = /^-?\d(?:[.,]\d+)?E\+\d{2,3}$/i;

/**
 * Cleans a text for the data tables: composed letters, lines that end with a line feed, no hidden characters. Reports what it
 * takes away, at its place.
 */
export function plainText(raw: string, place: () => string, report: Report): string {
  const text = raw.normalize('NFC').replace(/\r\n?/g, '\n').trim();
  if (ROUNDED.test(text)) {
    const message = `"${text}" is a long number that a spreadsheet has rounded: its last digits are lost, and it is left out.`;
    report({ at: place(), message, hint: 'Export it again, and do not open and save the file in a spreadsheet.' });
    return '';
  }
  if (FORMULA.test(text)) {
    const message = `"${text.slice(0, 60)}" is a formula or its failure, and is left out.`;
    report({ at: place(), message, hint: 'Write the value itself into the service, and export it again.' });
    return '';
  }
  const found = controlCharacterIn(text, { file: '', range: startOfFile });
  if (found === undefined) return text;
  const isLost = found.code === 'lost-character';
  const hint = isLost ? (found.hint ?? '') : 'It is left out; look whether the words beside it are right.';
  report({ at: place(), message: found.message, hint });
  return text.replace(HIDDEN, ' ').trim();
}
