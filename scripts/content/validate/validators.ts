import { Ajv, type Options, type ValidateFunction } from 'ajv';
import { type CollectionName, collections } from '../../../shared/model/collections';
import { ownKeywords } from '../../../shared/model/schema';
import { formats } from './formats';

/** Returns the validator of a collection's records. */
export type ValidatorOf = (name: CollectionName) => ValidateFunction;

/** Makes an Ajv with the keywords and formats of our schemas. */
export function newAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, ...options });
  for (const keyword of ownKeywords) ajv.addKeyword(keyword);
  ajv.addFormat('markdown', true); // any text is Markdown
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test);
  return ajv;
}

/**
 * Compiles the validators of all collections, each when first needed. Bundled commands have precompiled validators instead of this file
 * (`scripts/precompile/precompile-validators.ts`).
 */
export function newValidators(): ValidatorOf {
  const ajv = newAjv();
  return (name) => {
    const { schema } = collections[name];
    return ajv.getSchema(schema.title) ?? ajv.compile({ ...schema, $id: schema.title });
  };
}
