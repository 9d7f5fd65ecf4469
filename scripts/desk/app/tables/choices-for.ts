import { itemsIn } from '../../../content/read/typed';
import type { Choice, Choices } from '../../contract';
import type { Table } from '../../edit/match-rows';
import type { Field } from './fields';

/** Lists what a cell can be chosen from: the words of the schema, records, people, or what the column has more than once. */
export function choicesFor(field: Field, column: number, { rows }: Table, choices: Choices): readonly Choice[] {
  const { kind, values, refersTo, isOfPeople } = field;
  if (refersTo !== undefined) return choices.records[refersTo] ?? [];
  if (values.length > 0) return values.map(named);
  if (isOfPeople) return choices.people.map(named);
  if (kind !== 'list' && kind !== 'text') return [];
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  const used = [...new Set(kind === 'list' ? cells.flatMap(itemsIn) : cells)].sort();
  // A column in which nearly every cell is another text, such as titles, has no choices.
  return kind === 'list' || used.length <= cells.length / 2 ? used.map(named) : [];
}

const named = (id: string): Choice => ({ id, title: id });
