import { type Diagnostic, error } from './diagnostics';
import { LineIndex } from './line-index';

/**
 * Control characters but tab and line feed, signs that Unicode keeps free, and the sign for a letter that was lost: said
 * by what is left, which is searched in a third of the time.
 */
const UNWANTED = /[^\t\n -~\u00a0-\ufffc]/;

/** The first character of a text that nobody typed. */
export function controlCharacter(text: string, file: string): Diagnostic | undefined {
  const found = UNWANTED.exec(text);
  if (!found) return undefined;
  const [sign] = found;
  const place = { file, range: new LineIndex(text).range(found.index, found.index + 1) };
  const number = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return sign === '\ufffd'
    ? error(
        'lost-character',
        place,
        'A letter was lost here when the file was saved or converted: it is only "�" now.',
        {
          hint: 'Write the letter anew, and look for others; save the file as UTF-8 from where it is still right.',
        },
      )
    : error('control-character', place, `A control character (${number}), which nobody can see, stands here.`, {
        hint: 'Delete it: often it comes from copying out of a PDF or a word processor. If it does not show, write the words anew.',
      });
}
