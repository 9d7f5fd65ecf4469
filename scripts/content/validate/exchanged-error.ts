import { isRecord } from '../fields';
import type { Path } from '../read/parsed';
import { type Diagnostic, error, type Place } from '../report/diagnostics';
import type { Fields } from './exchanged-fields';

/** A record, with the places of its fields. */
interface Placed {
  readonly value: unknown;
  readonly at: (...path: Path) => Place;
}

/** Makes the error for a record in which two fields have each other's value. */
export function exchangedError([one, other]: Fields, { value, at }: Placed): Diagnostic {
  const textOf = (name: string) => JSON.stringify(isRecord(value) ? value[name] : undefined);
  return error('cells-exchanged', at(one), `${textOf(one)} as ${one} and ${textOf(other)} as ${other} are exchanged.`, {
    hint: 'Write each in the place of the other.',
    related: [{ ...at(other), message: 'The other one is here.' }],
  });
}
