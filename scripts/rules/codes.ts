import { isAcceptableStage, STAGES } from '../content/report/stage-codes';
import { rules } from '.';
import type { Rule } from './kit';

interface Known extends Pick<Rule, 'severity' | 'reason'> {
  readonly mayBeAccepted?: boolean;
}

/** Every code that the compiler may report: those of its stages and of the rules. */
const known: ReadonlyMap<string, Known> = new Map<string, Known>([
  ...STAGES.flatMap(({ codes, reason }) =>
    Object.entries(codes).map(([code, severity]): [string, Known] => [
      code,
      { severity, reason, mayBeAccepted: isAcceptableStage(code) },
    ]),
  ),
  ...rules.map((rule): [string, Known] => [rule.code, rule]),
]);

/** All codes in alphabetical order. */
export const codes: readonly string[] = [...known.keys()].sort();

/** Returns whether problems of a code are errors, warnings, or either. */
export const severityOf = (code: string): Rule['severity'] => knownOf(code).severity;

/** Whether organisers may accept a problem of this code though it is an error. */
export const isAcceptable = (code: string): boolean => knownOf(code).mayBeAccepted === true;

/** Returns why a problem of a code matters, in a language (BCP 47), or in English if it is not translated. */
export function reasonOf(code: string, language: string): string {
  const { reason } = knownOf(code);
  const [name = ''] = language.split('-', 1);
  return name === 'fr' || name === 'ar' ? reason[name] : reason.en;
}

function knownOf(code: string): Known {
  const found = known.get(code);
  if (found === undefined) throw new RangeError(`There is no code ${code}.`);
  return found;
}
