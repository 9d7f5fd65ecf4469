import type { ValidateFunction } from 'ajv';
import { type CollectionName, collections } from '../../../shared/model/collections';
import { newAjv } from './new-ajv';

/** Returns the validator of a collection's records. */
export type ValidatorOf = (name: CollectionName) => ValidateFunction;

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
