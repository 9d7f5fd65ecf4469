import { collections, moduleName } from '../../shared/model/collections';
import type { SchemaNode } from '../../shared/model/schema';
import { headOf, withComments } from '../new/with-comments';
import { EXAMPLES, type Facts, type WithExample } from './examples';

/** Values of optional fields, by format. */
const BY_FORMAT: Readonly<Record<string, string>> = {
  'api-address': 'https://payments.example.org',
  asset: '/images/picture.jpg',
  colour: '#0b3c5d',
  currency: 'EUR',
  doi: '10.5555/example',
  email: 'name@example.org',
  isbn: '978-0-00-000000-2',
  issn: '0000-0000',
  link: 'https://example.org',
  route: '/address',
};

/** Makes a value for an optional field, which is commented out. Its description, above it, says what it holds. */
function valueFor(name: string, field: SchemaNode, start: string): unknown {
  const { type, enum: words, format = '', items, properties } = field;
  if (words) return words[0];
  if (items) return [items.properties ? {} : valueFor(name, items, start)];
  if (properties) return {};
  if (type === 'boolean') return true;
  if (type !== 'string') return field.minimum ?? 1;
  return format === 'date' ? start : (BY_FORMAT[format] ?? `${name[0]?.toUpperCase()}${name.slice(1)}`);
}

/** Writes the file of a collection, with an example. `schemas` is the path of the schemas for editors, `page` the name of a free page. */
export function exampleFile(name: WithExample, facts: Facts, schemas: string, page: string | undefined): string {
  const row = collections[name];
  const { schema, format, shape } = row;
  const { given, examples = {}, more = [] } = EXAMPLES[name](facts);
  // No example has a comma.
  if (format === 'csv')
    return [Object.keys(given), ...[given, ...more].map(Object.values)].map((row) => `${row}\n`).join('');
  // There are hundreds of labels, which editors list.
  const exampleOf = (field: string, node: SchemaNode) =>
    name === 'words' || IN_NO_FRONT_MATTER.has(`${name} ${field}`) ? undefined : valueFor(field, node, facts.start);
  const group = { schema, exampleOf, given, examples, indent: 0 };
  if (page !== undefined) {
    const words = page.replaceAll('-', ' ');
    const title = `${words[0]?.toUpperCase()}${words.slice(1)}`;
    const fields = withComments({ ...group, given: { title, ...given } }).slice(1);
    return `---\n${fields.join('\n')}\n---\n\nThe text of the page, in Markdown.\n`;
  }
  const head = headOf(`${schemas}/${moduleName(row)}.schema.json`, schema.description ?? '');
  // An accepted warning has to be there.
  const off = name === 'acceptedWarnings' ? 0 : undefined;
  const isOne = shape === 'one';
  const lines = isOne ? withComments(group) : ['', ...withComments({ ...group, indent: 2, offAt: off, isItem: true })];
  return `${[...head, ...lines].join('\n')}\n`;
}

/** Fields of free pages that follow from the file. */
const IN_NO_FRONT_MATTER: ReadonlySet<string> = new Set(['freePages id', 'freePages text']);
