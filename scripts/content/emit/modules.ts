import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { type CollectionName, collections, publishedNames, stem } from '../collections';
import type { Route } from '../link/route';
import type { Picture } from '../pictures/plan-pictures';
import type { JsonSchema } from '../schemas';
import type { Entry } from '../validate/validate';

export interface EmitInput {
  readonly entries: ReadonlyMap<CollectionName, readonly Entry[]>;
  readonly routes: readonly Route[];
  readonly pictures: readonly Picture[];
  readonly schemas: Readonly<Record<CollectionName, JsonSchema>>;
  /** The text of types.ts. */
  readonly types: string;
}

/** File name → text of everything that the compiler writes: one module per collection, routes, pictures, types. */
export function emit({ entries, routes, pictures, schemas, types }: EmitInput): ReadonlyMap<string, string> {
  const files = new Map<string, string>([['types.ts', types]]);
  for (const name of publishedNames) {
    const { file, shape } = collections[name];
    const values = (entries.get(name) ?? []).map(({ value }) => value);
    const many = shape === 'many';
    const json = many ? oneLineEach(values) : JSON.stringify(values[0], null, 2);
    files.set(`${stem(collections[name])}.ts`, templates.module({ file, type: schemas[name].title, name, many, json }));
  }
  const derived = { routes: { type: 'Route', values: routes }, pictures: { type: 'Picture', values: pictures } };
  for (const [name, { type, values }] of Object.entries(derived)) {
    files.set(`${name}.ts`, templates.module({ file: '', type, name, many: true, json: oneLineEach(values) }));
  }
  const modules = publishedNames.map((name) => ({ name, file: stem(collections[name]) }));
  const others = Object.keys(derived).map((name) => ({ name, file: name }));
  files.set('index.ts', templates.index({ modules: [...modules, ...others] }));

  return files;
}

/** Added up: a list of thousands of lines need not be kept only to be joined. */
function oneLineEach(values: readonly unknown[]): string {
  let json = '[\n';
  for (const value of values) json += `  ${JSON.stringify(value)},\n`;
  return `${json}]`;
}

function template(file: string): Handlebars.TemplateDelegate {
  const text = readFileSync(new URL(`templates/${file}.hbs`, import.meta.url), 'utf8');
  return Handlebars.compile(text, { strict: true, noEscape: true });
}

const templates = {
  module: template('module.ts'),
  index: template('index.ts'),
};
