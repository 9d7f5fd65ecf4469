import { Ajv, type Options, type ValidateFunction } from 'ajv';
import { type CollectionName, collections } from '../../../shared/model/collections';
import { ownKeywords } from '../../../shared/model/schema';
import { formats } from './formats';

/** Finds the validator of a collection's records. */
export type ValidatorOf = (name: CollectionName) => ValidateFunction;

/** An Ajv that knows the keywords and formats of our schemas. */
export function newAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, ...options });
  for (const keyword of ownKeywords) ajv.addKeyword(keyword);
  ajv.addFormat('markdown', true); // any text is Markdown
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test);
  return ajv;
}

/**
 * Validators of the schemas of the table, each made when it is first asked for. The bundled commands have them made already, in the
 * place of this file (`scripts/tools/precompile-validators.ts`).
 */
export function newValidators(): ValidatorOf {
  const ajv = newAjv();
  return (name) => {
    const { schema } = collections[name];
    return ajv.getSchema(schema.title) ?? ajv.compile({ ...schema, $id: schema.title });
  };
}
