import { type CollectionName, collectionNames, collections } from '../../../shared/model/collections';
import type { JsonSchema } from '../../../shared/model/schema';
import { newValidators, type ValidatorOf } from './validators';

/** The schemas, and their validators. */
export interface Rules {
  readonly schemas: Readonly<Record<CollectionName, JsonSchema>>;
  readonly validatorOf: ValidatorOf;
}

let made: Rules | undefined;

/** Returns the schemas of all collections and their validators. They do not depend on the data, so they are made once per process. */
export function readRules(): Rules {
  made ??= makeRules();
  return made;
}

function makeRules(): Rules {
  const schemas = Object.fromEntries(
    collectionNames.map((name) => [name, collections[name].schema]),
  ) as Rules['schemas']; // Object.fromEntries forgets the names
  return { schemas, validatorOf: newValidators() };
}
