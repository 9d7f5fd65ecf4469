import type { Diagnostic } from '../diagnostics';

/** A text as HTML reads it. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The message and the remedy. */
export function remarkOf({ severity, message, hint, code, related = [] }: Diagnostic): string {
  const also = related.map((other) => `<br>${escaped(`${other.file}, line ${other.range.line}: ${other.message}`)}`);
  const todo = hint === undefined ? '' : `<br><strong>→</strong> ${escaped(hint)}`;
  return `<p class="${severity}"><b>${severity}</b> ${escaped(message)}${also.join('')}${todo} <small>${code}</small></p>`;
}
