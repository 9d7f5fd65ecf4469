import { type CollectionName, collectionNames, collections } from '../collections';
import type { JsonSchema } from '../schemas';
import { newValidators, type ValidatorOf } from './validators';

/** The schemas, and the validators made of them. */
export interface Rules {
  readonly schemas: Readonly<Record<CollectionName, JsonSchema>>;
  readonly validatorOf: ValidatorOf;
}

/** The schemas of the table, and their validators. */
export function readRules(): Rules {
  const schemas = Object.fromEntries(
    collectionNames.map((name) => [name, collections[name].schema]),
  ) as Rules['schemas']; // Object.fromEntries forgets the names
  return { schemas, validatorOf: newValidators() };
}
