import type { Json } from '../read/json';
import type { Report } from '../read/problem';
import { plainText } from '../values/plain-text';

/** The text of a value of JSON in one line, as the cells of data tables hold texts. */
export const inOneLine = (value: Json, report: Report): string =>
  plainText(value.text, () => value.at, report).replace(/\s+/g, ' ');
