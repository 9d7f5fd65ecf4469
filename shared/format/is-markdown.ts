/**
 * Signs of Markdown: paragraphs, lists, links, emphasis, code, escapes. A single special character, as in a formula, is
 * none of these. An abstract of one paragraph without such signs is shown verbatim.
 */
const MARKS = /\n|\]\(|\*\*\S|`|(?:^|\s)[*_][^\s*_]|<https?:|\\[*_[\]`#>+~-]|\d\\\.|^[-*+] |^\d{1,3}[.)] /;

/** Whether an abstract is written in Markdown. */
export const isMarkdown = (text: string): boolean => MARKS.test(text);
