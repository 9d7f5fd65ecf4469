import { type ClipboardEvent, type MouseEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { CollectionName } from '../../../../shared/model/collections';
import { directionOf } from '../../../../shared/words/direction';
import { FindingNote } from '../findings/FindingNote';
import { lookAt } from '../focus';
import { PictureChoice } from '../parts/PictureChoice';
import { save } from '../saving';
import { useChoices } from '../store';
import { collectionNamesIn } from '../words/collections';
import { counted, fill, useLanguage, useWords } from '../words/language';
import { tableWords } from '../words/tables';
import { CellEditor, type Ending } from './CellEditor';
import { choicesFor } from './choices-for';
import { DeleteDialog } from './DeleteDialog';
import { fieldOf, fieldsOf, keyColumnOf } from './fields';
import { spotOf } from './grid';
import { titleElement } from './header';
import { orderOf, type SortBy } from './order-of';
import { boundsOf, clamped, only, type Selection, type Spot } from './selection';
import { Toolbar } from './Toolbar';
import { asTabSeparated, readTabSeparated } from './tab-separated';
import { textsIn } from './table-changes';
import { tableKeys } from './table-keys';
import { useFindingsByCell } from './use-findings-by-cell';
import { useGrid } from './use-grid';
import type { ShownTable } from './use-table';
import { useTableActions } from './use-table-actions';
import { useTypedFindings } from './use-typed-findings';

interface TableEditorProps {
  readonly name: string;
  readonly collection: CollectionName;
  readonly shown: ShownTable;
  /** The place to go to. */
  readonly at: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
}

/** An editor that is open: its cell, and what was typed to open it. */
interface Editing {
  readonly spot: Spot;
  readonly typed: string | undefined;
  /** The cell of the file when it was opened. */
  readonly from: { readonly version: string | null; readonly row: number; readonly text: string };
}

/** The grid of a table with its toolbar, the help of the column, and the findings of the cell. */
export function TableEditor({ name, collection, shown, at, isReadOnly }: TableEditorProps) {
  const words = useWords(tableWords);
  const language = useLanguage();
  const label = collectionNamesIn(language)[collection];
  const { table, shape, fileRows } = shown;
  const [filter, setFilter] = useState('');
  const [sort, setSort] = useState<SortBy>();
  const [selection, setSelection] = useState<Selection>(only({ row: 0, column: 0 }));
  const [editing, setEditing] = useState<Editing>();
  const [typed, setTyped] = useState<{ row: number; column: number; to: string }>();
  const [isDeleting, setDeleting] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const helpId = useId();
  const latest = useRef<{ fileRow: number | undefined; column: number }>({ fileRow: undefined, column: 0 });
  const host = useRef<HTMLDivElement>(null);
  const findings = useFindingsByCell(name);
  const choices = useChoices();
  const fields = useMemo(() => table.columns.map((column) => fieldOf(collection, column)), [collection, table.columns]);

  // The view stays as it is while cells are edited: a row that one works on must not jump away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: so the cells do not count
  const order = useMemo(() => orderOf(table.rows, filter, sort), [shape, filter, sort]);
  const grid = useGrid(host, {
    ...{ table, order, fileRows, findings, selection, sort, label, helpId },
    direction: directionOf(language),
    titleOf: (column) => titleElement(fieldOf(collection, column), column, words),
  });

  const select = (to: Spot, isExtended = false) => {
    const head = clamped(to, order.length, table.columns.length);
    setLeftOut(0);
    setSelection(({ anchor }) => (isExtended ? { anchor, head } : only(head)));
    void grid?.focus(head);
  };
  useFollowedRows(order, shown, (rowAt) => {
    const to = { row: rowAt(selection.head.row), column: selection.head.column };
    if (to.row === selection.head.row) return;
    setSelection(only(to));
    if (editing) setEditing({ ...editing, spot: { ...editing.spot, row: rowAt(editing.spot.row) } });
    else if (host.current?.contains(document.activeElement)) void grid?.focus(to);
  });
  /** Where to go in the file as soon as it is shown: after rows were added or moved, or by an address. */
  const wanted = useRef<Spot>(undefined);
  const { row, column } = at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (row !== undefined) wanted.current = { row: fileRows.indexOf(Number(row)), column: Number(column ?? 0) };
  }, [row, column]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as the rows and the grid are there
  useEffect(() => {
    const { current } = wanted;
    if (current === undefined || !grid) return;
    wanted.current = undefined;
    // A row that the filter hides is shown with all others.
    if (!order.includes(current.row) && filter !== '') setFilter('');
    select({ row: Math.max(0, order.indexOf(current.row)), column: current.column });
  }, [grid, order, row, column]);

  const { head } = selection;
  const bounds = boundsOf(selection);
  const cellsOfRow = table.rows[order[head.row] ?? -1];
  const id = cellsOfRow?.[keyColumnOf(collection, table.columns)] ?? '';
  useEffect(() => lookAt(name, id), [name, id]);
  const actions = useTableActions({
    ...{ collection, label, shown, order, bounds, head, isReadOnly },
    isOrdered: sort === undefined && filter === '',
    goTo: (spot) => {
      wanted.current = spot;
      setFilter('');
    },
    onDelete: () => setDeleting(true),
  });

  const edit = (spot: Spot, typed?: string) => {
    const at = order[spot.row];
    if (isReadOnly || at === undefined) return;
    const text = table.rows[at]?.[spot.column] ?? '';
    setEditing({ spot, typed, from: { version: shown.opened?.version ?? null, row: fileRows[at] ?? -1, text } });
  };
  const onText = useCallback((to: string) => {
    setTyped({ row: latest.current.fileRow ?? 0, column: latest.current.column, to });
  }, []);
  const onDone = (to: string | undefined, ending: Ending) => {
    setEditing(undefined);
    setTyped(undefined);
    if (editing === undefined) return;
    const { spot, from } = editing;
    const isChanged = from.row >= 0 && (table.rows[order[spot.row] ?? -1]?.[spot.column] ?? '') !== from.text;
    if (to !== undefined && !isChanged) actions.write(spot, to);
    // Somebody else has changed the cell meanwhile: as an edit of what it was, the server asks whose change is to stay.
    else if (to !== undefined && to.trim() !== from.text) {
      const edit = { do: 'cell', row: from.row, column: spot.column, to } as const;
      void save(editorLabel, [{ name, version: from.version, edits: [edit] }]);
    }
    if (ending) select({ row: spot.row + ending.row, column: spot.column + ending.column });
  };
  const editorLabel = fill(words.cellOf, { column: table.columns[head.column] ?? '', record: actions.selectedNames });
  const onKeyDown = tableKeys({ actions, select, edit, selection, grid, isRtl: directionOf(language) === 'rtl' });

  const onMouseDown = (event: MouseEvent) => {
    const spot = spotOf(event.target);
    if (!spot || event.button !== 0 || spot.row < 0) return;
    // The browser would take the focus to the cell, and begin to select text.
    event.preventDefault();
    select({ ...spot, column: Math.max(0, spot.column) }, event.shiftKey);
    // A click at the number of a row selects the row.
    if (spot.column < 0)
      setSelection({ anchor: { ...spot, column: table.columns.length - 1 }, head: { ...spot, column: 0 } });
  };
  const onMouseMove = (event: MouseEvent) => {
    const spot = spotOf(event.target);
    const isDragging = event.buttons === 1 && spot !== undefined && spot.row >= 0 && spot.column >= 0;
    if (isDragging && (spot.row !== head.row || spot.column !== head.column)) select(spot, true);
  };
  const onClick = (event: MouseEvent) => {
    const spot = spotOf(event.target);
    const isResizing = event.target instanceof Element && event.target.closest('.tabulator-col-resize-handle');
    if (spot?.row === -1 && spot.column >= 0 && !isResizing) setSort(nextSort(sort, spot.column));
  };

  const copy = (event: ClipboardEvent, isCut: boolean) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', asTabSeparated(textsIn({ table, order, bounds })));
    if (isCut) actions.clear();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    setLeftOut(actions.paste(readTabSeparated(event.clipboardData.getData('text/plain'))));
  };

  const fileRow = order[head.row];
  latest.current = { fileRow, column: head.column };
  const typedFindings = useTypedFindings(name, shown, typed);
  const field = fields[head.column];
  const cell = editing && grid?.cellAt(editing.spot);
  const found = findings.get(`${fileRows[fileRow ?? -1]} ${head.column}`) ?? [];
  return (
    <>
      <Toolbar
        {...{ actions, filter, sort, fields, isReadOnly }}
        missing={fieldsOf(collection).filter(({ name: known }) => !fields.some((field) => field.name === known))}
        shownCount={order.length}
        rowCount={table.rows.length}
        column={head.column}
        onFilter={setFilter}
        onSort={setSort}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the grid in it has the roles */}
      <div
        ref={host}
        className="grid"
        {...{ onKeyDown, onMouseDown, onMouseMove, onClick }}
        onDoubleClick={({ target }) => {
          const spot = spotOf(target);
          if (spot && spot.row >= 0 && spot.column >= 0) edit(spot);
        }}
        onCopy={(event) => copy(event, false)}
        onCut={(event) => copy(event, true)}
        onPaste={paste}
      />
      {order.length === 0 && <p>{table.rows.length === 0 ? words.noRows : words.noneFound}</p>}
      <p id={helpId} className="column-help">
        {field && (
          <>
            <b>{table.columns[head.column]}</b> <bdi lang="en">{field.description}</bdi>
            {!field.isKnown && words.unknown} {field.isRequired && words.needed}
          </>
        )}
      </p>
      {field?.isPicture && !isReadOnly && order[head.row] !== undefined && (
        <PictureChoice address={cellsOfRow?.[head.column] ?? ''} onChoose={(to) => actions.write(head, to)} />
      )}
      <p role="status" className="left-out">
        {leftOut > 0 && counted(words.leftOut, leftOut)}
      </p>
      {!isReadOnly && <p className="key-help">{words.keys}</p>}
      {found.map((finding) => (
        <FindingNote key={finding.id} finding={finding} />
      ))}
      {editing && cell && field && (
        <CellEditor
          {...{ field, cell, onText, onDone }}
          label={editorLabel}
          value={table.rows[fileRow ?? -1]?.[head.column] ?? ''}
          typed={editing.typed}
          choices={choicesFor(field, head.column, table, choices)}
          findings={typedFindings}
        />
      )}
      {isDeleting && (
        <DeleteDialog
          collection={collection}
          ids={actions.selectedIds}
          what={actions.selectedNames}
          onDelete={actions.deleteRows}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

/** Calls a function with the new place of each row in the view after the view or the file has changed. */
function useFollowedRows(
  order: readonly number[],
  { movedTo }: ShownTable,
  follow: (rowAt: (row: number) => number) => void,
): void {
  const before = useRef(order);
  const used = useRef(movedTo);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order
  useEffect(() => {
    const was = before.current;
    before.current = order;
    if (was === order) return;
    // The rows have moved once; another order of the same rows is another view of them.
    const moves = movedTo === used.current ? undefined : movedTo;
    used.current = movedTo;
    follow((row) => {
      const at = was[row] ?? -1;
      const now = order.indexOf(moves?.get(at) ?? at);
      return now === -1 ? Math.max(0, Math.min(row, order.length - 1)) : now;
    });
  }, [order]);
}

/** A click at a header sorts upwards, then downwards, then not at all. */
function nextSort(sort: SortBy | undefined, column: number): SortBy | undefined {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? undefined : { column, isDescending: true };
}
