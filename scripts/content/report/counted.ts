import { grouped } from '../../../shared/format/grouped';
import type { Diagnostic, Place } from './diagnostics';

/** From so many problems with one code on, the first one stands for all of them, with a count. */
export const MANY = 30;

/** A problem, which may stand for others with its code. */
export interface Counted extends Diagnostic {
  /** The number of problems that it stands for; undefined for one. */
  readonly count?: number;
  /** The places of the others, with their messages. */
  readonly places?: readonly (Place & { readonly message: string })[];
}

/** Replaces problems that would repeat often by the first of them, with their count and places. */
export function counted(diagnostics: readonly Diagnostic[]): readonly Counted[] {
  const groups = grouped(diagnostics, ({ code, severity }) => `${code} ${severity}`);
  return diagnostics.flatMap((problem): readonly Counted[] => {
    const same = groups.get(`${problem.code} ${problem.severity}`) ?? [];
    if (same.length < MANY) return [problem];
    const [first, ...others] = same;
    if (problem !== first) return [];
    return [{ ...problem, count: same.length, places: others.map(placeOf) }];
  });
}

const placeOf = ({ file, range, field, record, cell, message }: Diagnostic) => ({
  file,
  range,
  ...(field === undefined ? {} : { field }),
  ...(record === undefined ? {} : { record }),
  ...(cell === undefined ? {} : { cell }),
  message,
});
