import { Ajv, type ValidateFunction } from 'ajv';
import { type CollectionName, collectionNames, collections } from '../collections';
import { type JsonSchema, ownKeywords } from '../schemas';
import { formats } from './formats';

/** The schemas, and the validators made of them. */
export interface Rules {
  readonly schemas: Readonly<Record<CollectionName, JsonSchema>>;
  /** The validator of a collection's records, made when it is first asked for. */
  readonly validatorOf: (name: CollectionName) => ValidateFunction;
}

/** The schemas of the table, and their validators. */
export function readRules(): Rules {
  const schemas = Object.fromEntries(
    collectionNames.map((name) => [name, collections[name].schema]),
  ) as Rules['schemas']; // Object.fromEntries forgets the names
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: true });
  for (const keyword of ownKeywords) ajv.addKeyword(keyword);
  ajv.addFormat('markdown', true); // any text is Markdown
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test);
  const validatorOf = (name: CollectionName) =>
    ajv.getSchema(schemas[name].title) ?? ajv.compile({ ...schemas[name], $id: schemas[name].title });
  return { schemas, validatorOf };
}
