import { type CollectionName, collectionNames, collections } from '../../../shared/model/collections';
import type { JsonSchema } from '../../../shared/model/schema';
import { newValidators, type ValidatorOf } from './validators';

/** The schemas, and the validators made of them. */
export interface Rules {
  readonly schemas: Readonly<Record<CollectionName, JsonSchema>>;
  readonly validatorOf: ValidatorOf;
}

let made: Rules | undefined;

/** The schemas of the table, and their validators: the same for all data, and therefore made once in a process. */
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
