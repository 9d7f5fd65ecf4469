import type { Diagnostic } from './diagnostics';

/** Workflow commands that GitHub shows as annotations on the lines of a pull request. */
export function reportGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ severity, file, range, code, message, hint }) => {
      const properties = {
        file,
        line: range.line,
        col: range.column,
        endLine: range.endLine,
        endColumn: range.endColumn,
        title: code,
      };
      const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      return `::${severity} ${list.join(',')}::${escapeMessage(hint ? `${message} ${hint}` : message)}\n`;
    })
    .join('');
}

const escapeMessage = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
