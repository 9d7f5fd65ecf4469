import { collectionNames, collections, moduleName } from '../../../shared/model/collections';

/** The line width of the formatter, up to which a list stays on one line. */
const LINE_WIDTH = 120;

/** Generates the schemas for editors in `data/schemas/`, by file name. */
export const schemaFiles = (): ReadonlyMap<string, string> =>
  new Map(
    collectionNames.map((name) => {
      const row = collections[name];
      return [`${moduleName(row)}.schema.json`, `${written(row.schema)}\n`];
    }),
  );

/** Writes JSON in the formatter's layout. `before` is the text before the value on its line, `after` the text after it. */
function written(value: unknown, indent = '', before = '', after = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  if (isList) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (before.length + line.length + after.length <= LINE_WIDTH) return line;
  }
  const entries = Object.entries(value).map(([name, part], index, all) => {
    const start = isList ? inner : `${inner}${JSON.stringify(name)}: `;
    return start + written(part, inner, start, index < all.length - 1 ? ',' : '');
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`;
}
