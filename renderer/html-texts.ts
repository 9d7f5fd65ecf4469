import { htmlOf, isRichText, type RichText } from '../shared/texts/rich-text';

/** A text as HTML that is safe to put into a page as it is. */
export interface Html {
  readonly html: string;
}

/** A value with its texts as HTML. */
export type WithHtml<Value> = Value extends RichText
  ? Html
  : Value extends object
    ? { readonly [Name in keyof Value]: WithHtml<Value[Name]> }
    : Value;

/** Makes the HTML of a text, or of all texts of a record: islands get HTML, so that browsers load nothing that makes it. */
export function withHtml<Value>(value: Value): WithHtml<Value>;
export function withHtml(value: unknown): unknown {
  if (isRichText(value)) return { html: htmlOf(value).trim() };
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withHtml(each)]));
}
