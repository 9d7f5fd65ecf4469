import { isRecord } from '../fields';
import { type Diagnostic, error } from '../report/diagnostics';
import type { Fields } from './exchanged-fields';
import type { Entry } from './validate';

/** Says of a record which of its fields changed places. */
export function tellExchanged([one, other]: Fields, { value, at }: Entry): Diagnostic {
  const textOf = (name: string) => JSON.stringify(isRecord(value) ? value[name] : undefined);
  return error('cells-exchanged', at(one), `${textOf(one)} as ${one} and ${textOf(other)} as ${other} are exchanged.`, {
    hint: 'Write each in the place of the other.',
    related: [{ ...at(other), message: 'The other one is here.' }],
  });
}
