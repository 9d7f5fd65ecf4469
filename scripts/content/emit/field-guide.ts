import { type Collection, collectionNames, collections } from '../../../shared/model/collections';
import type { SchemaNode } from '../../../shared/model/schema';

const HEAD = `# Every field of every file

Made from the rules by which the files are checked; \`npm run format\` writes it. [\`data/README.md\`](../../data/README.md) shows the files with examples,
and what appears where. A field is needed only where the table says so, and only if its file, or the group that it is in, is there.
`;

/** Generates `docs/reference/fields.md`: what each field of each file may hold, and which are required. */
export function fieldGuide(): string {
  return `${[HEAD, ...collectionNames.map((name) => partOf(collections[name]))].join('\n')}`;
}

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
