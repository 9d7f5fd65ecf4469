import type { Diagnostic } from '../diagnostics';

/** A text as HTML reads it. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The message and the remedy. */
export function remarkOf({ severity, message, hint, code, cell, related = [] }: Diagnostic): string {
  const also = related.map(
    ({ file, range, ...other }) =>
      `<br>${escaped(`${file}, ${other.cell?.name ?? `line ${range.line}`}: ${other.message}`)}`,
  );
  const at = cell ? `<small>${escaped(cell.name)}</small> ` : '';
  const todo = hint === undefined ? '' : `<br><strong>→</strong> ${escaped(hint)}`;
  return `<p class="${severity}"><b>${severity}</b> ${at}${escaped(message)}${also.join('')}${todo} <small>${code}</small></p>`;
}
