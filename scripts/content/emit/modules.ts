import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { collections, publishedNames, stem } from '../../../shared/model/collections';
import type { RenderedContent } from '../../../shared/model/content';

/** Before the names of the modules of a past edition. */
const before = ({ edition }: RenderedContent) => (edition ? `${edition.base.slice(1)}.` : '');

/** The name of the module that exports all others of an edition. */
export const indexOf = (content: RenderedContent): string => `${before(content)}index.ts`;

/** File name → text of the modules that pages are rendered from: one for each collection, and for what the compiler adds to them. */
export function emit(content: RenderedContent): ReadonlyMap<string, string> {
  const { edition, pastEditions, pictures, routes, contributors } = content;
  const start = before(content);
  const derived = {
    contributors,
    pictures,
    routes,
    ...(edition && { edition }),
    ...(pastEditions && { pastEditions }),
  };
  const modules = [
    ...publishedNames.map((name) => ({
      name,
      file: collections[name].file,
      module: start + stem(collections[name]),
      value: content[name],
    })),
    ...Object.entries(derived).map(([name, value]) => ({ name, file: '', module: start + name, value })),
  ];
  return new Map([
    ...modules.map(
      ({ name, file, module, value }) =>
        [`${module}.ts`, templates.module({ name, file, value: expression(name, value) })] as const,
    ),
    [indexOf(content), templates.index({ modules })],
  ]);
}

/** Records in one literal: the type checker refuses one of thousands of unlike records ("a union type that is too complex"). */
const MOST = 1_000;

/** A value as an expression; a list has a line for each record. */
function expression(name: string, value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value, null, 2) ?? 'undefined';
  if (value.length <= MOST) return list(value);
  const parts = Array.from({ length: Math.ceil(value.length / MOST) }, (_, part) =>
    list(value.slice(part * MOST, (part + 1) * MOST)),
  );
  return `([] as RenderedContent['${name}']).concat(${parts.join(', ')})`;
}

/** The lines are appended, so that no list of thousands of them is kept only to be joined. */
function list(records: readonly unknown[]): string {
  let text = '[\n';
  for (const record of records) text += `  ${JSON.stringify(record)},\n`;
  return `${text}]`;
}

function template(file: string): Handlebars.TemplateDelegate {
  const text = readFileSync(new URL(`templates/${file}.hbs`, import.meta.url), 'utf8');
  return Handlebars.compile(text, { strict: true, noEscape: true });
}

const templates = {
  module: template('module.ts'),
  index: template('index.ts'),
};
