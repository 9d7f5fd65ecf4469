import { Parser } from 'htmlparser2';
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

/** A text as data tables hold it: composed letters, no hidden characters. What had to be taken away is told, at its place. */
export function plainText(raw: string, place: () => string, report: Report): string {
  const text = raw.normalize('NFC').trim();
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

/** The words of a text that may hold HTML, as descriptions in Indico do. */
export function withoutTags(text: string): string {
  if (!/<\/?[a-z][^<>]*>/i.test(text)) return text;
  const words: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (name === 'script' || name === 'style') hidden++;
      words.push(/^(b|i|em|strong|span|a|sub|sup|u|code)$/.test(name) ? '' : ' ');
    },
    onclosetag: (name) => {
      if (name === 'script' || name === 'style') hidden--;
    },
    ontext: (part) => {
      if (hidden === 0) words.push(part);
    },
  });
  parser.end(text);
  return words.join('').replace(/\s+/g, ' ').trim();
}
