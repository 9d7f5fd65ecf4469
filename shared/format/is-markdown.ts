/**
 * Paragraphs, items, links, emphasis, code, and signs that were escaped. A single sign alone, as in a formula, is none:
 * abstracts of one paragraph without any of these are shown letter by letter.
 */
const MARKS = /\n|\]\(|\*\*\S|`|(?:^|\s)[*_][^\s*_]|<https?:|\\[*_[\]`#>+~-]|\d\\\.|^[-*+] |^\d{1,3}[.)] /;

/** Whether an abstract is written in Markdown. */
export const isMarkdown = (text: string): boolean => MARKS.test(text);
