import { isAcceptableStage, STAGES } from '../content/report/stage-codes';
import { rules } from '.';
import type { Rule } from './kit';

interface Known extends Pick<Rule, 'severity' | 'reason'> {
  readonly mayBeAccepted?: boolean;
}

/** Every code that the compiler may report: those of its stages, and those of the rules. */
const known: ReadonlyMap<string, Known> = new Map<string, Known>([
  ...STAGES.flatMap(({ codes, reason }) =>
    Object.entries(codes).map(([code, severity]): [string, Known] => [
      code,
      { severity, reason, mayBeAccepted: isAcceptableStage(code) },
    ]),
  ),
  ...rules.map((rule): [string, Known] => [rule.code, rule]),
]);

/** All codes, in the order of the alphabet. */
export const codes: readonly string[] = [...known.keys()].sort();

/** Whether problems of a code are errors, warnings, or one or the other. */
export const severityOf = (code: string): Rule['severity'] => knownOf(code).severity;

/** Whether organisers may accept a problem of this code though it is an error. */
export const isAcceptable = (code: string): boolean => knownOf(code).mayBeAccepted === true;

/** Why a problem of a code is worth an interruption, in a language by its tag (BCP 47); in English where it has no words. */
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
