import { type Collection, collectionNames, collections } from '../../shared/model/collections';
import type { SchemaNode } from '../../shared/model/schema';

const HEAD = `# Every field of every file

Made from the schemas by which the files are checked; \`npm run format\` writes it. [The guide](../README.md) shows the files with examples.
A field is needed only where the table says so, and only if its file, or the group that it is in, is there. The hundreds of fields of
\`words.yaml\` are [on a page of their own](words.md).
`;

const HEAD_OF_WORDS = `# Every word of the interface

What \`words.yaml\` may replace; \`npm run format\` writes this page. [The guide](../look.md#words) shows an example.
`;

/** Generates `docs/reference/fields.md`: what each field of each file may hold, and which are required. */
export function fieldGuide(): string {
  const names = collectionNames.filter((name) => name !== 'words');
  return [HEAD, ...names.map((name) => partOf(collections[name]))].join('\n');
}

/** Generates `docs/reference/words.md`: the words of the interface, by group and name. */
export const wordGuide = (): string => [HEAD_OF_WORDS, partOf(collections.words)].join('\n');

function partOf({ file, format, schema, mandatory }: Collection): string {
  const name = format === 'markdown' ? `${file}/*.md` : file;
  const rows = rowsOf(schema, '');
  const need = mandatory ? 'Must be there.' : 'May be missing.';
  const kind = format === 'csv' ? 'Column' : 'Field';
  const table = [`| ${kind} | needed | what it holds |`, '| --- | --- | --- |', ...rows].join('\n');
  return `## ${name}\n\n${schema.description ?? ''} ${need}\n\n${table}\n`;
}

/** Makes a row for each field of a group, including those of nested groups. */
function rowsOf({ properties, required }: SchemaNode, before: string): string[] {
  return Object.entries<SchemaNode>(properties ?? {}).flatMap(([name, field]) => {
    const path = `${before}${name}`;
    const allowed = (field.enum ?? field.items?.enum)?.map((word) => `\`${word}\``).join(', ');
    const holds = `${field.description ?? ''}${allowed ? ` One of ${allowed}.` : ''}`.replaceAll('|', String.raw`\|`);
    const row = `| \`${path}\` | ${required?.includes(name) ? 'yes' : ''} | ${holds} |`;
    return [row, ...rowsOf(field, `${path} › `), ...rowsOf(field.items ?? { type: 'string' }, `${path} › `)];
  });
}
