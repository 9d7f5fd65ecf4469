import type { Json } from '../read/json';
import type { Report } from '../read/problem';
import { markdownOf } from '../values/markup';
import { plainText } from '../values/plain-text';

/** The text of a value of JSON in one line, as the cells of data tables hold texts. */
export const inOneLine = (value: Json, report: Report): string =>
  plainText(value.text, () => value.at, report).replace(/\s+/g, ' ');

/** The text of a value of JSON in Markdown, with its paragraphs. */
export const inMarkdown = (value: Json, report: Report): string =>
  markdownOf(plainText(value.text, () => value.at, report));
