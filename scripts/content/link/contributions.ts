import type { CollectionName } from '../../../shared/model/collections';
import { isRecord } from '../fields';
import { type Diagnostic, error, MOST_PROBLEMS } from '../report/diagnostics';
import { say } from '../report/say';
import type { Collected, Entry, Validated } from '../validate/validate';

type Row = Readonly<Record<string, unknown>>;

/** The contributions that presentations.csv may name: the papers, and those of contributions.csv. */
export function presentable(collected: Collected): Validated | undefined {
  const [papers, listed] = [collected.get('papers'), collected.get('listedContributions')];
  return papers && listed && { ...papers, all: [...papers.all, ...listed.all] };
}

/** Checks what several tables say of contributions together: each has one id, and a session or a slot of its own. */
export function checkContributions(collected: Collected): Diagnostic[] {
  const rows = (name: CollectionName) =>
    (collected.get(name)?.rows ?? []).flatMap(({ value, at }) => (isRecord(value) ? [{ value, at }] : []));
  const listed = rows('listedContributions');
  return [
    ...idsInTwoTables(listed, { 'papers.csv': rows('papers'), 'posters.csv': rows('posters') }),
    ...[...listed, ...rows('presentations')].flatMap(slotProblems),
    ...rows('presentations').flatMap(withoutSlot),
  ].slice(0, MOST_PROBLEMS);
}

function idsInTwoTables(listed: readonly Entry<Row>[], others: Readonly<Record<string, readonly Entry<Row>[]>>) {
  return Object.entries(others).flatMap(([file, rows]) => {
    const known = new Map(rows.map((row) => [row.value.id, row]));
    return listed.flatMap(({ value: { id }, at }) => {
      const other = id === undefined ? undefined : known.get(id);
      if (other === undefined) return [];
      const hint = 'Keep one of the two rows if they mean the same, or give one of them another id.';
      const related = [{ ...other.at('id'), message: 'It is here, too.' }];
      return [error('duplicate-key', at('id'), say`The id "${String(id)}" is in ${file}, too.`, { hint, related })];
    });
  });
}

/** A slot of its own has a day and both hours; a contribution in a session has the day and the room of that. */
function slotProblems({ value, at }: Entry<Row>): Diagnostic[] {
  const { session, date, start, end, room } = value;
  const problem = (field: string, message: string, hint: string) => [
    error('missing-value', at(field), message, { hint }),
  ];
  if (date === undefined && room !== undefined && session === undefined)
    return problem('date', 'There is a room, and no day.', 'Write the day in the column "date", as in 2023-12-13.');
  if (date === undefined && session === undefined && (start !== undefined || end !== undefined))
    return problem(
      'date',
      'There is a time, and no day.',
      'Write the day in the column "date", or the id of a session.',
    );
  if (date !== undefined && session !== undefined)
    return [
      error('missing-value', at('date'), 'The row has a session and a day of its own.', {
        hint: 'Empty "session" if it has a slot of its own, or "date" if it is presented in the session.',
      }),
    ];
  const missing = date === undefined ? [] : (['start', 'end'] as const).filter((field) => value[field] === undefined);
  return missing.flatMap((field) =>
    problem(field, `The column "${field}" is empty in this row, and it has a day.`, 'Write the time, as in 09:30.'),
  );
}

const withoutSlot = ({ value: { session, date }, at }: Entry<Row>): Diagnostic[] =>
  session === undefined && date === undefined
    ? [
        error('missing-value', at('session'), 'The presentation has neither a session nor a day.', {
          hint: 'Write the id of the session, from sessions.csv, or the day and the hours of its own slot.',
        }),
      ]
    : [];
