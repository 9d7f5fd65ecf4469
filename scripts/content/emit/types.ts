import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { hashOf } from '../../cache/hash-of.mjs';
import { type CollectionName, collectionNames, collections, routeKinds } from '../collections';
import { roles } from '../people/roles';
import { pictureUses } from '../pictures/uses';
import type { JsonSchema, SchemaNode } from '../schemas';

const uses = Object.keys(pictureUses);
const roleNames = Object.keys(roles);

const template = new URL('templates/types.ts.hbs', import.meta.url);

/** The template of all types and the fingerprint of the schemas: the same as long as a process runs. */
interface Origin {
  readonly layout: string;
  readonly fingerprint: string;
}

let origin: Origin | undefined;
let generated: Promise<string> | undefined;

function readOrigin(): Origin {
  const layout = readFileSync(template, 'utf8');
  return { layout, fingerprint: hashOf(JSON.stringify([collections, routeKinds, uses, roleNames, layout]), 16) };
}

/**
 * The text of `types.ts`: an interface per schema, and the joining types. Generating them costs more than the whole
 * rest of the compiler, so the previous text is kept as long as its fingerprint says that the schemas are the same.
 */
export async function emitTypes(
  schemas: Readonly<Record<CollectionName, JsonSchema>>,
  previous: string | undefined,
): Promise<string> {
  origin ??= readOrigin();
  if (previous?.includes(`(${origin.fingerprint})`) && isWhole(previous)) return previous;
  generated ??= generate(schemas, origin);
  return generated;
}

async function generate(
  schemas: Readonly<Record<CollectionName, JsonSchema>>,
  { layout, fingerprint }: Origin,
): Promise<string> {
  const { compile } = await import('json-schema-to-typescript');
  const options = { bannerComment: '', additionalProperties: false, format: false, ignoreMinAndMaxItems: true };
  const types: string[] = [];
  for (const name of collectionNames) {
    // A copy: the generator writes into the schema that it is given, and its draft-04 types are narrower than ours.
    const title = typeNameOf(schemas[name]);
    const schema = structuredClone({ ...alwaysThere(schemas[name]), title }) as Parameters<typeof compile>[0];
    types.push(await compile(schema, title, options));
  }
  const text = Handlebars.compile(layout, { strict: true, noEscape: true })({
    fingerprint,
    types: types.join('\n'),
    kinds: routeKinds,
    uses,
    roles: roleNames,
    collections: collectionNames.map((name) => ({
      name,
      type: typeNameOf(schemas[name]),
      many: collections[name].shape === 'many',
      optional: !(collections[name].mandatory || collections[name].filledIn),
    })),
  });
  return withSum(text);
}

/** Behind a text, a hash of it: one that was cut off, or that a disk has changed, is not taken again. */
const withSum = (text: string) => `${text}// ${hashOf(text, 16)}\n`;

const isWhole = (text: string) => text === withSum(text.slice(0, Math.max(0, text.lastIndexOf('// '))));

/** The name of the type of a schema: its title in one word, "FairStand" for "Fair stand". */
export const typeNameOf = ({ title }: Pick<JsonSchema, 'title'>): string =>
  title
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .replace(/(?:^|[\s-]+)(\w?)/g, (_, letter: string) => letter.toUpperCase());

/** A schema of the completed content: what the compiler fills in is always there. */
function alwaysThere(node: SchemaNode): SchemaNode {
  const properties = Object.entries(node.properties ?? {});
  const filledIn = properties.filter(([, field]) => field.filledIn).map(([name]) => name);
  return {
    ...node,
    ...(node.items && { items: alwaysThere(node.items) }),
    ...(node.properties && {
      properties: Object.fromEntries(properties.map(([name, field]) => [name, alwaysThere(field)])),
      required: [...new Set([...(node.required ?? []), ...filledIn])],
    }),
  };
}
