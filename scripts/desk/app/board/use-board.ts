import { useEffect, useMemo, useState } from 'react';
import type { CollectionName } from '../../../../shared/model/collections';
import type { DeskState, FileEdits, Opened } from '../../contract';
import { save } from '../saving';
import { deskNow, useDesk, useOpened } from '../store';
import { type Board, type BoardFile, type BoardFiles, boardOf } from './board';

/** Saves edits, and shows them at once. */
export type Change = (label: string, changes: readonly FileEdits[]) => void;

interface UsedBoard {
  /** Undefined until all files are there. */
  readonly board: Board | undefined;
  readonly change: Change;
}

/** Returns the board, which follows its files. */
export function useBoard(): UsedBoard {
  const [own, setOwn] = useState<OwnEdits>([]);
  const sessions = useCollection('sessions', own, setOwn);
  const listedContributions = useCollection('listedContributions', own, setOwn);
  const presentations = useCollection('presentations', own, setOwn);
  const papers = useCollection('papers', own, setOwn);
  const posters = useCollection('posters', own, setOwn);
  const rooms = useCollection('rooms', own, setOwn);
  const sessionKinds = useCollection('sessionKinds', own, setOwn);
  const speakers = useCollection('speakers', own, setOwn);
  const panels = useCollection('panels', own, setOwn);
  const conference = useCollection('conference', own, setOwn);
  const board = useMemo(() => {
    const held = { sessions, listedContributions, presentations, papers, posters };
    const files = { ...held, rooms, sessionKinds, speakers, panels, conference };
    const isWhole = (all: typeof files): all is BoardFiles & typeof files => !Object.values(all).includes('loading');
    return sessions !== undefined && isWhole(files) ? boardOf(files) : undefined;
  }, [
    sessions,
    listedContributions,
    presentations,
    papers,
    posters,
    rooms,
    sessionKinds,
    speakers,
    panels,
    conference,
  ]);
  const change: Change = (label, changes) => {
    if (changes.length === 0) return;
    setOwn((before) => [...before, ...changes.map((edits) => ({ edits }))]);
    void save(label, changes).then(({ saved }) => {
      const { state } = deskNow();
      setOwn((before) =>
        before.flatMap((each) => {
          if (!changes.includes(each.edits)) return [each];
          return saved ? [{ ...each, savedIn: state }] : [];
        }),
      );
    });
  };
  return { board, change };
}

/** Edits that were made here, and what the server said when they were saved. */
type OwnEdits = readonly { readonly edits: FileEdits; readonly savedIn?: DeskState | undefined }[];

function useCollection(
  collection: CollectionName,
  own: OwnEdits,
  setOwn: (next: (before: OwnEdits) => OwnEdits) => void,
): BoardFile | 'loading' | undefined {
  const { state } = useDesk();
  const file = state?.files.find((each) => each.collection === collection && each.version !== null);
  const { name = '', version } = file ?? {};
  const opened = useOpened(name);
  // If a file still has, or again has, the version from before a save, somebody else has taken the edits back.
  useEffect(() => {
    const isOver = ({ edits, savedIn }: OwnEdits[number]) =>
      edits.name === name && edits.version === version && savedIn !== undefined && savedIn !== state;
    setOwn((before) => (before.some(isOver) ? before.filter((each) => !isOver(each)) : before));
  }, [name, version, state, setOwn]);
  return useMemo(() => {
    if (name === '') return undefined;
    return opened ? { name, opened: withOwn(name, opened, own) } : 'loading';
  }, [name, opened, own]);
}

/** Returns a table with the edits that were made here, until the file with them is there. */
function withOwn(name: string, opened: Opened, own: OwnEdits): Opened {
  const changes = own.flatMap(({ edits }) => (edits.name === name && edits.version === opened.version ? [edits] : []));
  if (changes.length === 0 || !opened.table) return opened;
  const columns = [...opened.table.columns];
  const rows = opened.table.rows.map((row) => [...row]);
  for (const edit of changes.flatMap(({ edits }) => edits)) {
    if (edit.do === 'addColumn') columns.push(edit.name);
    const row = edit.do === 'cell' ? rows[edit.row] : undefined;
    if (row && edit.do === 'cell') row[edit.column] = edit.to;
  }
  return { ...opened, table: { columns, rows: rows.map((row) => Array.from(row, (cell) => cell ?? '')) } };
}
