import { takesPlace } from '../../../../shared/format/contributions';
import type { Minutes, Times } from '../../../../shared/format/times';
import type { CollectionName } from '../../../../shared/model/collections';
import { roles } from '../../../../shared/model/roles';
import { eachName, personFields } from '../../../content/people/person-fields';

/** A record with its row. */
export interface Recorded {
  readonly file: string;
  readonly row: number;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Somebody who has to be in a slot, in minutes since its start. */
export interface Appearance {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** What else says who is in a slot. */
interface Sources {
  /** What is presented in it, with the record that has its times. */
  readonly talks: readonly { readonly talk: Recorded['value']; readonly times: Recorded['value'] }[];
  readonly recordsOf: (collection: 'speakers' | 'panels') => readonly Recorded['value'][];
  /** Returns the minutes of a part of the slot, and of the whole if the part is undefined. */
  readonly within: (part: Times) => Minutes;
}

/** Returns a value of a record as text; empty if there is none. */
export const textIn = (record: Recorded['value'], field: string): string =>
  record[field] === undefined ? '' : String(record[field]);

/** Returns a list of a record. */
export function textsIn(record: Recorded['value'], field: string): readonly string[] {
  const value = record[field];
  return Array.isArray(value) ? value.map(String) : [];
}

/** The fields of a session that name a record with people. */
const NAMED = { speaker: 'speakers', panel: 'panels' } as const;

/** Lists who has to be in a slot, as the rule person-double-booked does. */
export function appearancesOf(
  collection: 'sessions' | 'listedContributions',
  record: Recorded['value'],
  times: Recorded['value'],
  { talks, recordsOf, within }: Sources,
): readonly Appearance[] {
  // Nobody is in a session of days all the time.
  if (!takesPlace({ status: textIn(record, 'status') }) || textIn(times, 'endDate') !== '') return [];
  const [start, end] = [textIn(times, 'start'), textIn(times, 'end')];
  if (start === '' || end === '') return [];
  const whole = within({ start, end });
  const names = attending(collection, record);
  if (collection === 'sessions')
    for (const [field, named] of Object.entries(NAMED)) {
      const found = recordsOf(named).find((each) => String(each.id) === String(record[field]));
      if (found) names.push(...attending(named, found));
    }
  const all = names.map((name): Appearance => ({ name, from: 0, to: whole.end - whole.start }));
  for (const { talk, times: own } of talks) {
    if (!takesPlace({ status: textIn(talk, 'status') })) continue;
    const span = within({ start: textIn(own, 'start') || start, end: textIn(own, 'end') || end });
    // Of several authors, the first presents; everybody of a talk does.
    const people = [...textsIn(talk, 'authors').slice(0, 1), ...textsIn(talk, 'people')];
    for (const name of people) all.push({ name, from: span.start - whole.start, to: span.end - whole.start });
  }
  return all;
}

function attending(collection: CollectionName, record: Recorded['value']): string[] {
  const names: string[] = [];
  for (const field of personFields(collection))
    if (roles[field.role].attendsAs !== undefined) eachName(record, field, (name) => names.push(name));
  return names;
}
