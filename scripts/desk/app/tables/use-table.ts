import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Opened, TableEdit } from '../../contract';
import { matchRows, type Table } from '../../edit/match-rows';
import { save } from '../saving';
import { useDesk, useFile, useOpened } from '../store';
import { applyEdits } from './apply-edits';
import { fileEdits, fileRowsOf, withEmptyRows } from './empty-rows';

/** A table as it is shown: the file, with edits that are being saved. */
export interface ShownTable {
  /** The file as it was fetched; undefined until it is there. */
  readonly opened: Opened | undefined;
  readonly table: Table;
  /** Changes whenever rows or columns were added, removed or moved, or the file was fetched again. */
  readonly shape: number;
  /** Where the rows are now that were shown before the file was fetched again; undefined after own changes. */
  readonly movedTo: ReadonlyMap<number, number> | undefined;
  /** The number of each row in edits of the file and in findings; −1 for an empty row. */
  readonly fileRows: readonly number[];
  /** Edits of the file to which a value leads that is not saved, and the version to which they belong. */
  readonly editsWith: (edits: readonly TableEdit[]) => {
    readonly version: string | null;
    readonly edits: readonly TableEdit[];
  };
  readonly edit: (label: string, edits: readonly TableEdit[]) => void;
}

/** A save that has not ended. */
interface Pending {
  readonly edits: readonly TableEdit[];
  readonly ofFile: readonly TableEdit[];
}

interface State {
  readonly opened: Opened | undefined;
  /** The content with own edits that are saved. */
  readonly saved: Table;
  readonly table: Table;
  readonly shape: number;
  readonly movedTo: ReadonlyMap<number, number> | undefined;
  readonly own: string | null;
  /** The version of the file that is shown by the last own save; undefined if there was none. */
  readonly shows: string | null | undefined;
  /** Edits that are being saved, save by save. */
  readonly pending: readonly Pending[];
  /** A content that came while edits were being saved. */
  readonly next: Opened | undefined;
}

type Step =
  | { readonly opened: Opened }
  | { readonly made: Pending }
  /** The first pending save has ended; without versions, it was refused. */
  | { readonly now: string | null; readonly own: string | null }
  | { readonly now?: undefined };

const EMPTY: Table = { columns: [], rows: [] };
const NOTHING: State = {
  opened: undefined,
  saved: EMPTY,
  table: EMPTY,
  shape: 0,
  movedTo: undefined,
  own: null,
  shows: undefined,
  pending: [],
  next: undefined,
};

/** Opens a table, shows own edits at once, and saves them. */
export function useTable(name: string): ShownTable {
  const [state, take] = useReducer(stepped, NOTHING);
  const opened = useOpened(name, state.shows);
  const version = useFile(name)?.version;
  const desk = useDesk().state;
  const current = useRef(state);
  current.current = state;

  useEffect(() => {
    if (opened) take({ opened });
  }, [opened]);

  // An undo may lead back to the version that was fetched first, which is not fetched again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the server says counts, not what was saved since
  useEffect(() => {
    const { shows, pending } = current.current;
    const isBack = opened !== undefined && version === opened.version && shows !== undefined && shows !== version;
    if (isBack && pending.length === 0) take({ opened });
  }, [desk]);

  const edit = useCallback(
    async (label: string, edits: readonly TableEdit[]) => {
      const { opened: from } = current.current;
      if (from === undefined || edits.length === 0) return;
      const ofFile = fileEdits(current.current.table, edits);
      const made = { edits, ofFile };
      take({ made });
      if (ofFile.length === 0) return;
      // Another edit of the same event begins with what this one has made.
      current.current = stepped(current.current, { made });
      const { saved } = await save(label, [{ name, version: from.version, edits: ofFile }]);
      take(saved ? { now: saved.versions[name] ?? null, own: saved.own[name] ?? null } : {});
    },
    [name],
  );

  const { table, shape, movedTo, own, pending } = state;
  const fileRows = useMemo(() => fileRowsOf(table.rows), [table]);
  return {
    ...{ opened: state.opened, table, shape, movedTo, fileRows, edit },
    editsWith: (edits) => ({
      version: own,
      edits: [...pending.flatMap(({ ofFile }) => ofFile), ...fileEdits(table, edits)],
    }),
  };
}

function stepped(state: State, step: Step): State {
  if ('opened' in step) {
    const isFree = state.opened === undefined || state.pending.length === 0;
    return isFree ? fresh(state, step.opened) : { ...state, next: step.opened };
  }
  if ('made' in step) return edited(state, step.made);
  const [done, ...pending] = state.pending;
  const isLast = pending.length === 0;
  if (step.now === undefined) {
    if (isLast && state.next) return fresh(state, state.next);
    return {
      ...state,
      pending,
      table: applyEdits(
        state.saved,
        pending.flatMap(({ edits }) => edits),
      ),
      shape: state.shape + 1,
    };
  }
  // What came meanwhile is shown if it has all that was saved; else it is fetched again.
  if (isLast && state.next?.version === step.now) return fresh(state, state.next);
  const saved = isLast ? state.table : applyEdits(state.saved, done?.edits ?? []);
  const shows = step.now === step.own ? step.now : undefined;
  return { ...state, pending, saved, own: step.own, shows, next: isLast ? undefined : state.next };
}

function edited(state: State, made: Pending): State {
  const { edits, ofFile } = made;
  const table = applyEdits(state.table, edits);
  const isOfCells = edits.every((edit) => edit.do === 'cell');
  const shown = { ...state, table, shape: state.shape + (isOfCells ? 0 : 1), movedTo: undefined };
  if (ofFile.length > 0) return { ...shown, pending: [...state.pending, made] };
  // A row that is still empty is nowhere but here.
  const last = state.pending.at(-1);
  if (last === undefined) return { ...shown, saved: table };
  return { ...shown, pending: [...state.pending.slice(0, -1), { ...last, edits: [...last.edits, ...edits] }] };
}

function fresh(state: State, opened: Opened): State {
  const { columns, rows } = opened.table ?? EMPTY;
  const movedTo = new Map(matchRows(state.table, { columns, rows }));
  const table = { columns, rows: withEmptyRows(state.table.rows, rows, movedTo) };
  return { ...NOTHING, opened, table, saved: table, own: opened.version, shape: state.shape + 1, movedTo };
}
