import type { ValueEdit } from '../contract';
import { editValues } from './edit-values';

/**
 * Edits a page in Markdown with line feeds only: the fields of its front matter as `editValues` does, or the text below it, of which
 * blank lines at the start are not part. Throws an error if the page has no front matter, or if the result would not read back as meant.
 */
export function editPage(text: string, edit: ValueEdit | { readonly do: 'body'; readonly to: string }): string {
  const { opening, head, rest } = partsOf(text);
  if (edit.do !== 'body') {
    const changed = editValues(head, edit);
    const page = opening + changed + rest;
    if (partsOf(page).head !== changed) throw notEditable();
    return page;
  }
  const body = edit.to.trim() === '' ? '' : edit.to.replace(/^\n+/, '');
  const start = /^---[ \t]*\n*/.exec(rest)?.[0] ?? '';
  const isNew = body !== '' && rest.trimEnd() === start.trimEnd();
  return opening + head + (isNew ? `${start.trimEnd()}\n\n` : start) + body;
}

/** Splits a page as the compiler does (`scripts/content/read/parse-markdown.ts`). */
function partsOf(text: string) {
  const opening = /^---[ \t]*(?:\n|$)/.exec(text)?.[0];
  const closing = /^---[ \t]*$/gm;
  closing.lastIndex = opening?.length ?? 0;
  const close = closing.exec(text);
  if (opening === undefined || close === null) throw notEditable();
  return { opening, head: text.slice(opening.length, close.index), rest: text.slice(close.index) };
}

const notEditable = () =>
  new Error('This page cannot be changed here: edit the lines between "---" in the file itself.');
