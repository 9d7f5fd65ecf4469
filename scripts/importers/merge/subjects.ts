import { sessionKindsOf } from '../../../shared/format/session-kinds';
import type { ImportedContribution } from '../model';
import { plainTitle } from '../values/plain-title';
import type { DataTable } from './data-table';
import { planTable, type TablePlan, type WantedRow } from './plan-table';

/** A plan, and the ids of names. */
export interface NamedPlan {
  readonly plan: TablePlan;
  readonly idOf: ReadonlyMap<string, string>;
}

export const TOPIC_COLUMNS = ['id', 'title', 'image', 'content'];
export const KIND_COLUMNS = ['id', 'label', 'papers'];
export const TRACK_COLUMNS = ['id', 'title', 'card'];

/** Plans changes of topics.csv: a row for each new topic that a contribution names, with the next number. */
export function planTopics(
  table: DataTable,
  contributions: readonly ImportedContribution[],
  inOrder: readonly string[],
): NamedPlan {
  const named = new Map(contributions.flatMap(({ topics = [] }) => topics).map((title) => [plainTitle(title), title]));
  const ranks = new Map(inOrder.map((title, rank) => [plainTitle(title), rank]));
  const rankOf = (title: string) => ranks.get(title) ?? inOrder.length;
  const titles = [...named].sort(([one], [other]) => rankOf(one) - rankOf(other));
  let next = Math.max(0, ...table.rows.map(({ cell }) => Number(cell('id')) || 0));
  return planNamed(table, titles, 'title', () => ({ id: String(++next) }));
}

/** Plans changes of tracks.csv: a row for each new track that a contribution names. Organisers enable its card themselves. */
export function planTracks(
  table: DataTable,
  contributions: readonly ImportedContribution[],
  slugOf: (title: string) => string,
): NamedPlan {
  const named = new Map(contributions.flatMap(({ track }) => (track ? [[plainTitle(track), track] as const] : [])));
  return planNamed(table, [...named], 'title', (title) => ({ id: slugOf(title), card: 'no' }));
}

const USUAL_KINDS: ReadonlySet<string> = new Set(['paper', 'poster', ...sessionKindsOf([]).keys()]);

/** Plans changes of session-kinds.csv: a row for each kind of the export that is not a usual one. */
export function planKinds(
  table: DataTable,
  kinds: readonly (string | undefined)[],
  slugOf: (title: string) => string,
): NamedPlan {
  const named = kinds.flatMap((kind = 'paper') => (USUAL_KINDS.has(kind) ? [] : [[plainTitle(kind), kind] as const]));
  return planNamed(table, [...new Map(named)], 'label', (label) => ({ id: slugOf(label), papers: 'yes' }));
}

function planNamed(
  table: DataTable,
  titles: readonly (readonly [plain: string, title: string])[],
  column: 'title' | 'label',
  cellsOfNew: (title: string) => { readonly id: string } & Readonly<Record<string, string>>,
): NamedPlan {
  const idOf = new Map(
    table.rows.flatMap(({ cell }) => [
      [plainTitle(cell('id')), cell('id')] as const,
      [plainTitle(cell(column)), cell('id')] as const,
    ]),
  );
  const wanted = titles.map(([plain, title]): WantedRow => {
    const known = idOf.get(plain);
    if (known !== undefined) return { key: known, called: title, cells: {} };
    const cells = cellsOfNew(title);
    idOf.set(plain, cells.id);
    return { key: cells.id, called: title, cells: {}, whenNew: { ...cells, [column]: title } };
  });
  return { plan: planTable(table, wanted, { keyOf: ({ cell }) => cell('id'), update: false }), idOf };
}
