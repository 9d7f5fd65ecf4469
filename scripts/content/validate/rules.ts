import { Ajv, type ValidateFunction } from 'ajv';
import type { CollectionName } from '../collections';
import { type JsonSchema, readSchemas } from '../schemas';
import { formats } from './formats';

/** The schemas, and the validators made of them. */
export interface Rules {
  readonly schemas: Readonly<Record<CollectionName, JsonSchema>>;
  /** The validator of a collection's records, made when it is first asked for. */
  readonly validatorOf: (name: CollectionName) => ValidateFunction;
}

/** Reads the schemas and makes their validators. */
export function readRules(): Rules {
  const schemas = readSchemas();
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: true });
  ajv.addKeyword('tsType'); // for json-schema-to-typescript
  ajv.addKeyword('picture'); // for pictures/
  ajv.addFormat('markdown', true); // any text is Markdown
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test);
  const validatorOf = (name: CollectionName) =>
    ajv.getSchema(schemas[name].title) ?? ajv.compile({ ...schemas[name], $id: schemas[name].title });
  return { schemas, validatorOf };
}
