import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';

/** Address of a file → its text. */
export type TextFiles = Readonly<Record<string, string>>;

/** Fills in a template of the folder `templates`. Nothing is escaped: what is filled in is in the file's own language. */
export function fillTemplate(name: string, facts: object): string {
  const source = readFileSync(new URL(`templates/${name}.hbs`, import.meta.url), 'utf8');
  return Handlebars.compile(source, { noEscape: true, strict: true })(facts);
}
