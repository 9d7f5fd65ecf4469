import type { ErrorObject } from 'ajv';
import { nearest } from '../report/nearest';

/** Removes schema errors that follow from others: one mistake may break several rules of a schema. */
export function withoutFollowUps(problems: readonly ErrorObject[]): ErrorObject[] {
  // A misspelled name is both unknown and missing.
  const misspelled = problems
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map(({ instancePath, params, parentSchema }) => {
      const names = Object.keys(parentSchema?.properties ?? {});
      return `${instancePath}/${nearest(String(params.additionalProperty), names)}`;
    });
  // A value that is empty or has another type can neither be in the list nor have the form.
  const hopeless = problems.filter(({ keyword }) => keyword === 'type' || keyword === 'minLength');
  return problems.filter((problem) => {
    const { keyword, instancePath, params } = problem;
    if (keyword === 'required') return !misspelled.includes(`${instancePath}/${params.missingProperty}`);
    return hopeless.includes(problem) || hopeless.every((other) => other.instancePath !== instancePath);
  });
}
