import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';

/** Text of files by address. */
export type TextFiles = Readonly<Record<string, string>>;

/** Fills in a template of the folder `templates`. It escapes nothing: values must already be in the syntax of the file. */
export function fillTemplate(name: string, facts: object): string {
  const source = readFileSync(new URL(`templates/${name}.hbs`, import.meta.url), 'utf8');
  return Handlebars.compile(source, { noEscape: true, strict: true })(facts);
}
