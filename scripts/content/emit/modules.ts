import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { collections, moduleName, publishedNames } from '../../../shared/model/collections';
import type { RenderedContent } from '../../../shared/model/content';

/** The prefix of module names of a past edition. */
const prefixOf = ({ edition }: RenderedContent) => (edition ? `${edition.base.replace(/^.*\//, '')}.` : '');

/** Names the module that exports all others of an edition. */
export const indexOf = (content: RenderedContent): string => `${prefixOf(content)}index.ts`;

/** Generates the modules that pages are rendered from, by file name: one for each collection, and one for each kind of derived data. */
export function emit(content: RenderedContent): ReadonlyMap<string, string> {
  const { base, edition, pastEditions, pictures, routes, contributions, contributors } = content;
  const prefix = prefixOf(content);
  const derived = {
    contributions,
    contributors,
    pictures,
    routes,
    ...(base !== undefined && { base }),
    ...(edition && { edition }),
    ...(pastEditions && { pastEditions }),
  };
  const modules = [
    ...publishedNames.map((name) => ({
      name,
      file: collections[name].file,
      module: prefix + moduleName(collections[name]),
      value: content[name],
    })),
    ...Object.entries(derived).map(([name, value]) => ({ name, file: '', module: prefix + name, value })),
  ];
  return new Map([
    ...modules.map(
      ({ name, file, module, value }) =>
        [`${module}.ts`, templates.module({ name, file, value: expression(name, value) })] as const,
    ),
    [indexOf(content), templates.index({ modules })],
  ]);
}

/** The most records in one literal: for thousands, the type checker fails with "a union type that is too complex". */
const MOST = 1_000;

/** Writes a value as an expression. A list has a line for each record. */
function expression(name: string, value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value, null, 2) ?? 'undefined';
  if (value.length <= MOST) return list(value);
  const parts = Array.from({ length: Math.ceil(value.length / MOST) }, (_, part) =>
    list(value.slice(part * MOST, (part + 1) * MOST)),
  );
  return `([] as RenderedContent['${name}']).concat(${parts.join(', ')})`;
}

/** Writes a list. Lines are appended, to save the memory of a list of lines. */
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
