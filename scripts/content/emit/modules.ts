import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { type CollectionName, collections, publishedNames, stem } from '../collections';
import type { Route } from '../link/route';
import type { Contributor } from '../people/contributor';
import type { Picture } from '../pictures/plan-pictures';
import type { JsonSchema } from '../schemas';
import type { Entry } from '../validate/validate';
import { typeNameOf } from './types';

export interface EmitInput {
  readonly entries: ReadonlyMap<CollectionName, readonly Entry[]>;
  readonly routes: readonly Route[];
  readonly pictures: readonly Picture[];
  readonly contributors: readonly Contributor[];
  readonly schemas: Readonly<Record<CollectionName, JsonSchema>>;
  /** The text of types.ts. */
  readonly types: string;
}

/** File name → text of everything that the compiler writes: one module per collection, routes, pictures, contributors, types. */
export function emit({
  entries,
  routes,
  pictures,
  contributors,
  schemas,
  types,
}: EmitInput): ReadonlyMap<string, string> {
  const files = new Map<string, string>([['types.ts', types]]);
  for (const name of publishedNames) {
    const { file, shape, mandatory, filledIn } = collections[name];
    const values = (entries.get(name) ?? []).map(({ value }) => value);
    const many = shape === 'many';
    const { parts, json } = many
      ? listOf(values)
      : { parts: [], json: JSON.stringify(values[0], null, 2) ?? 'undefined' };
    const optional = !(many || mandatory || filledIn);
    files.set(
      `${stem(collections[name])}.ts`,
      templates.module({ file, type: typeNameOf(schemas[name]), name, many, optional, parts, json }),
    );
  }
  const derived = {
    routes: { type: 'Route', values: routes },
    pictures: { type: 'Picture', values: pictures },
    contributors: { type: 'Contributor', values: contributors },
  };
  for (const [name, { type, values }] of Object.entries(derived)) {
    files.set(`${name}.ts`, templates.module({ file: '', type, name, many: true, optional: false, ...listOf(values) }));
  }
  const modules = publishedNames.map((name) => ({ name, file: stem(collections[name]) }));
  const others = Object.keys(derived).map((name) => ({ name, file: name }));
  files.set('index.ts', templates.index({ modules: [...modules, ...others] }));

  return files;
}

/** Records in one literal. The type checker refuses one of some thousand unlike records: "a union type that is too complex". */
const MOST = 1_000;

/** A list of records as a literal, and the parts of which it is put together where it is long. */
function listOf(values: readonly unknown[]): { readonly parts: readonly object[]; readonly json: string } {
  if (values.length <= MOST) return { parts: [], json: oneLineEach(values) };
  const parts = Array.from({ length: Math.ceil(values.length / MOST) }, (_, at) => ({
    part: `part${at + 1}`,
    json: oneLineEach(values.slice(at * MOST, (at + 1) * MOST)),
  }));
  return { parts, json: `[${parts.map(({ part }) => `...${part}`).join(', ')}]` };
}

/** Appended line by line, so that no list of thousands of lines is kept only to be joined. */
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
