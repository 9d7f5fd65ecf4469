import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import { newValidators, type ValidatorOf } from '../../../scripts/content/validate/validators';
import { bundleTools } from '../../../scripts/tools/bundle-tools.mjs';
import { runCompiled } from '../../../scripts/tools/run-compiled.mjs';
import { collectionNames, collections } from '../../../shared/model/collections';

const made = newValidators();
let precompiled: ValidatorOf;
beforeAll(async () => {
  const validators = '../content/validate/validators';
  const text = await bundleTools([validators]);
  const { load } = runCompiled(String(text), inProject('package.json/not-kept'));
  const { newValidators: precompiledValidators } = await load[validators]();
  precompiled = precompiledValidators();
});

const VALUES = ['', 'x', ' 2023-12-13', '2023-12-13', 'https://example.org', -1, 2.5, null, true, [], [''], [{}], {}];

/** Values of all kinds, alone, in each field, and in a field that there is not. */
const records = (fields: readonly string[]): readonly unknown[] => [
  ...VALUES,
  ...[...fields, 'unknown'].flatMap((field) => VALUES.map((value) => ({ [field]: value }))),
];

describe('the validators in the bundled commands', () => {
  it.each(collectionNames)('find in %s what those find that are made of the schemas', (name) => {
    const whatIsWrong = (validatorOf: ValidatorOf, record: unknown) => {
      const validate = validatorOf(name);
      return [validate(record), validate.errors];
    };
    const all = records(Object.keys(collections[name].schema.properties));
    const wrong = all.filter(
      (record) => !isDeepStrictEqual(whatIsWrong(precompiled, record), whatIsWrong(made, record)),
    );
    expect(wrong).toEqual([]);
    expect(all.some((record) => !made(name)(record))).toBe(true);
  });
});
