import type { ErrorObject } from 'ajv';
import { nearest } from '../report/nearest';

/** One mistake breaks several rules of a schema; only the rule that names the cause is worth a diagnostic. */
export function withoutFollowUps(problems: readonly ErrorObject[]): ErrorObject[] {
  // A misspelled name is both unknown and missing.
  const misspelled = problems
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map(({ instancePath, params, parentSchema }) => {
      const names = Object.keys(parentSchema?.properties ?? {});
      return `${instancePath}/${nearest(String(params.additionalProperty), names)}`;
    });
  // A value that is empty or of another type has no chance of being in the list or of having the form.
  const hopeless = problems.filter(({ keyword }) => keyword === 'type' || keyword === 'minLength');
  return problems.filter((problem) => {
    const { keyword, instancePath, params } = problem;
    if (keyword === 'required') return !misspelled.includes(`${instancePath}/${params.missingProperty}`);
    return hopeless.includes(problem) || hopeless.every((other) => other.instancePath !== instancePath);
  });
}
