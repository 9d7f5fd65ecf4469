import { counted } from './counted';
import type { Diagnostic } from './diagnostics';
import { placesInWords } from './places-in-words';

/** Reports problems as workflow commands, which GitHub shows as annotations on the lines of a pull request. */
export function reportGithub(diagnostics: readonly Diagnostic[]): string {
  return counted(diagnostics)
    .map(({ severity, file, range, cell, code, message, hint, places = [] }) => {
      const properties = {
        file,
        line: range.line,
        col: range.column,
        endLine: range.endLine,
        endColumn: range.endColumn,
        title: code,
      };
      const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      const more = places.length === 0 ? undefined : `And ${places.length} more like this in ${placesInWords(places)}.`;
      const text = [cell && `${cell.name}:`, message, hint, more].filter(Boolean).join(' ');
      return `::${severity} ${list.join(',')}::${escapeMessage(text)}\n`;
    })
    .join('');
}

const escapeMessage = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
