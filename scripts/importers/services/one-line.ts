import type { Report } from '../../tables/problem';
import type { Json } from '../read/json';
import { markdownOf } from '../values/markup';
import { plainText } from '../values/plain-text';

/** Returns the text of a JSON value in one line, for a cell of a table. */
export const inOneLine = (value: Json, report: Report): string =>
  plainText(value.text, () => value.at, report).replace(/\s+/g, ' ');

/** Returns the text of a JSON value as Markdown, with paragraphs. */
export const inMarkdown = (value: Json, report: Report): string =>
  markdownOf(plainText(value.text, () => value.at, report));
