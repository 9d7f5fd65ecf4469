import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { decode } from '../../content/read/decode';
import { asCsv } from '../../content/read/workbook-names';
import { convertedFiles } from '../../convert/convert-file';
import type { Change } from '../../files/change';
import { exchangeFiles, SavedMeanwhile } from '../../files/change-files';
import { lockData } from '../../files/data-lock';
import { encodeLike } from '../../files/encode-like';
import { errorMessage } from '../../files/error-message';
import { isWithin } from '../../files/is-within';
import { realPathOf } from '../../files/real-path';
import type { Conflict, DeskFile, Edit, FileEdits, Opened, Saved, TableEdit, ValueEdit } from '../contract';
import { editPage } from '../edit/edit-page';
import { editTable } from '../edit/edit-table';
import { editValues } from '../edit/edit-values';
import { type Merged, mergeLines } from '../edit/merge-lines';
import { replayEdits } from '../edit/replay-table';
import { type JournalEntry, journalOf, stacksOf } from './journal';
import { bytesOf, knownFile } from './list-files';
import { openedFile, partsOfPage } from './open-file';
import { DESK, keptVersions, versionOf } from './versions';

/** A sentence for the desk: why something cannot be done. */
export class Refused extends Error {}

/** Edits of a data folder, which the desk saves, undoes and does again. A save with an id of a save that was made is not made again. */
export interface Workspace {
  readonly open: (name: string) => Opened;
  /** Returns the text of a file with line feeds only; undefined if there is none, or it cannot be read. */
  readonly textOf: (name: string) => string | undefined;
  /** Saves edits of files, all or none. Throws `Refused`. */
  readonly save: (label: string, changes: readonly FileEdits[], saveId?: string) => Promise<Saved>;
  /** Returns the texts of files after edits, without saving them. Throws `Refused`. */
  readonly preview: (changes: readonly FileEdits[]) => ReadonlyMap<string, string>;
  /** Takes back the last save, or one of the history. Throws `Refused`. */
  readonly undo: (id?: string, saveId?: string) => Promise<Saved>;
  readonly redo: (saveId?: string) => Promise<Saved>;
  /** Writes a workbook as a table, and takes the workbook away. Throws `Refused`. */
  readonly convert: (label: string, name: string, saveId?: string) => Promise<Saved>;
  /** The labels of the saves that undo and redo would take back. */
  readonly labels: () => { readonly undo?: string; readonly redo?: string };
  /** Lists the last saves, the latest first. */
  readonly history: () => readonly JournalEntry[];
}

/** A file before it is written. */
interface Planned {
  readonly name: string;
  readonly was: Buffer | undefined;
  /** Undefined to delete the file. */
  readonly bytes: Buffer | undefined;
  /** The version with the desk's own changes alone, if it differs. */
  readonly own?: string;
  readonly conflicts: readonly Conflict[];
}

/** A save before it is made. */
interface Plan extends Omit<JournalEntry, 'id' | 'at' | 'files'> {
  readonly files: readonly Planned[];
}

/** How often a save is tried while somebody else saves the same files. */
const TRIES = 5;

/** Opens a data folder for the desk. */
export function workspace(dataDir: string): Workspace {
  const versions = keptVersions(dataDir);
  const journal = journalOf(dataDir);

  const known = (name: string) => {
    const file = knownFile(name);
    if (file === undefined) throw new Refused(`${name} is no file of the data.`);
    if (!isWithin(realPathOf(dataDir), realPathOf(join(dataDir, name))))
      throw new Refused(`${name} is a link that leads out of the data folder: edit the file itself.`);
    return file;
  };

  const read = (name: string) => {
    const file = known(name);
    const bytes = bytesOf(dataDir, name);
    return { file: { ...file, version: bytes ? versionOf(bytes) : null }, bytes };
  };

  const textAt = (version: string | null, name: string): string => {
    if (version === null) return '';
    const bytes = versions.read(version);
    if (bytes === undefined) throw new Refused(`${name} was changed since it was shown: look at it again.`);
    return textOf(bytes, name);
  };

  /** Makes edits in the file as it is now, which may have changed since the desk showed it. */
  const planned = ({ name, version, edits }: FileEdits): Planned => {
    const { file, bytes: was } = read(name);
    if (file.kind === 'workbook')
      throw new Refused(`${name} is a workbook, which is never changed: convert it to CSV.`);
    if (edits.some((edit) => edit.do === 'delete')) return { name, was, bytes: undefined, conflicts: [] };
    const before = file.version === version ? (was ? textOf(was, name) : '') : textAt(version, name);
    const current = was ? textOf(was, name) : '';
    const { text, conflicts, own } = isOfTable(edits)
      ? replayed(before, edits, current)
      : merged(before, editedText(before, edits, file.kind), current, file.kind);
    const bytes = encodeLike(text, was ?? new Uint8Array());
    return {
      ...{ name, was, bytes },
      ...(own !== text && { own: versions.keep(encodeLike(own, was ?? new Uint8Array())) }),
      conflicts: conflicts.map((conflict) => ({ name, ...conflict })),
    };
  };

  const write = async (plan: () => Plan, id: string = randomUUID()): Promise<Saved> => {
    const unlock = await lockData(dataDir);
    try {
      // The desk sends a save again if the answer did not reach it: the page was reloaded, or the server stopped.
      const made = journal.entries().find((entry) => entry.id === id);
      if (made) return answerAgain(made);
      for (let tries = 1; ; tries++) {
        const { files, ...entry } = plan();
        const conflicts = files.flatMap((file) => file.conflicts);
        if (conflicts.length > 0) return { conflicts, ifMine: files.map(asWhole) };
        try {
          return exchange(files, { ...entry, id });
        } catch (problem) {
          if (!(problem instanceof SavedMeanwhile) || tries === TRIES) throw problem;
        }
      }
    } finally {
      unlock();
    }
  };

  const answerAgain = ({ files }: JournalEntry): Saved => ({
    versions: Object.fromEntries(files.map(({ name }) => [name, read(name).file.version])),
    own: Object.fromEntries(files.map(({ name, after, own = after }) => [name, own])),
  });

  const exchange = (files: readonly Planned[], entry: Omit<JournalEntry, 'at' | 'files'>): Saved => {
    const changed = files.filter(({ was, bytes }) => !(was && bytes && was.equals(bytes)) && (was || bytes));
    const listed = changed.map(({ name, was, bytes, own }) => ({
      name,
      before: was ? versions.keep(was) : null,
      after: bytes ? versions.keep(bytes) : null,
      ...(own !== undefined && { own }),
    }));
    exchangeFiles(dataDir, changed.map(changeOf));
    if (listed.length > 0) journal.add({ at: new Date().toISOString(), ...entry, files: listed });
    const now = files.map(({ name, bytes, own }) => ({ name, version: bytes ? versionOf(bytes) : null, own }));
    return {
      versions: Object.fromEntries(now.map(({ name, version }) => [name, version])),
      own: Object.fromEntries(now.map(({ name, version, own = version }) => [name, own])),
    };
  };

  const changeOf = ({ name, was, bytes }: Planned): Change => {
    const path = join(dataDir, name);
    if (bytes) return { path, was, becomes: bytes };
    // A file that is deleted is moved away, and can be brought back.
    const removed = join(dataDir, DESK, 'removed', `${Date.now()}-${name.replaceAll('/', '-')}`);
    mkdirSync(join(dataDir, DESK, 'removed'), { recursive: true });
    return { path: removed, was: undefined, becomes: path };
  };

  /** Takes a save back, or does it again, in files that may have changed since. */
  const reverted = (name: string, from: string | null, to: string | null): Planned => {
    const { file, bytes: was } = read(name);
    const bytesAt = (version: string) => {
      const bytes = versions.read(version);
      if (bytes === undefined) throw new Refused(`What ${name} was is not kept any more.`);
      return bytes;
    };
    if (file.version === from || from === null || to === null) {
      const conflicts =
        file.version === from
          ? []
          : [
              {
                name,
                what: '',
                before: '',
                theirs: was ? textOf(was, name) : '',
                mine: to ? textOf(bytesAt(to), name) : '',
              },
            ];
      return { name, was, bytes: to === null ? undefined : bytesAt(to), conflicts };
    }
    const current = was ? textOf(was, name) : '';
    const { text, conflicts } = mergeLines(textOf(bytesAt(from), name), textOf(bytesAt(to), name), current);
    return {
      name,
      was,
      bytes: encodeLike(text, was ?? bytesAt(to)),
      conflicts: conflicts.map((conflict) => ({ name, ...conflict })),
    };
  };

  const takeBack = (direction: 'undo' | 'redo', id?: string): Plan => {
    const { done, undone } = stacksOf(journal.entries());
    const stack = direction === 'undo' ? done : undone;
    const entry = id === undefined ? stack.at(-1) : stack.find((each) => each.id === id);
    if (entry === undefined)
      throw new Refused(direction === 'undo' ? 'There is nothing to undo.' : 'There is nothing to do again.');
    const files = entry.files.map(({ name, before, after }) =>
      direction === 'undo' ? reverted(name, after, before) : reverted(name, before, after),
    );
    return { label: entry.label, [direction === 'undo' ? 'undoes' : 'redoes']: entry.id, files };
  };

  const converted = (name: string): readonly Planned[] => {
    const { file, bytes } = read(name);
    if (file.kind !== 'workbook' || bytes === undefined) throw new Refused(`${name} is no workbook.`);
    const table = asCsv(name);
    const made = convertedFiles(join(dataDir, name), 'csv').find((each) => each.name === table);
    if (made === undefined) throw new Refused(`There is no table in ${name}.`);
    return [
      { name: table, was: read(table).bytes, bytes: made.bytes, conflicts: [] },
      { name, was: bytes, bytes: undefined, conflicts: [] },
    ];
  };

  // What no save names any more is forgotten when the desk starts.
  versions.keepOnly(
    new Set(
      journal.entries().flatMap(({ files }) => files.flatMap(({ before, after }) => [before ?? '', after ?? ''])),
    ),
  );

  return {
    open: (name) => {
      const { file, bytes } = read(name);
      if (bytes && file.kind !== 'workbook') versions.keep(bytes);
      return openedFile(file, bytes);
    },
    textOf: (name) => {
      const bytes = knownFile(name) && bytesOf(dataDir, name);
      const decoded = bytes && decode(bytes);
      return decoded && 'text' in decoded ? decoded.text : undefined;
    },
    save: (label, changes, saveId) => write(() => ({ label, files: changes.map(planned) }), saveId),
    preview: (changes) =>
      new Map(changes.map(planned).map(({ name, bytes }) => [name, bytes ? textOf(bytes, name) : ''] as const)),
    undo: (id, saveId) => write(() => takeBack('undo', id), saveId),
    redo: (saveId) => write(() => takeBack('redo'), saveId),
    convert: (label, name, saveId) => write(() => ({ label, files: converted(name) }), saveId),
    labels: () => {
      const { done, undone } = stacksOf(journal.entries());
      const [undo, redo] = [done.at(-1)?.label, undone.at(-1)?.label];
      return { ...(undo !== undefined && { undo }), ...(redo !== undefined && { redo }) };
    },
    history: () => [...journal.entries()].reverse(),
  };
}

function replayed(before: string, edits: readonly TableEdit[], theirs: string): Merged {
  try {
    return replayEdits(before, edits, theirs);
  } catch (problem) {
    throw problem instanceof RangeError ? new Refused(problem.message) : problem;
  }
}

/** Merges line by line. If the result of two valid files is none, they disagree as a whole: both may have added the same key. */
function merged(before: string, mine: string, theirs: string, kind: DeskFile['kind']): Merged {
  const result = mergeLines(before, mine, theirs);
  const isSpoilt = kind !== 'table' && isValid(mine, kind) && isValid(theirs, kind) && !isValid(result.text, kind);
  return isSpoilt ? { text: mine, conflicts: [{ what: '', before, theirs, mine }], own: mine } : result;
}

const isValid = (text: string, kind: DeskFile['kind']) =>
  parseDocument(kind === 'page' ? partsOfPage(text).head : text, { prettyErrors: false }).errors.length === 0;

const isOfTable = (edits: readonly Edit[]): edits is readonly TableEdit[] =>
  edits.every((edit) => ['cell', 'addRows', 'removeRows', 'moveRow', 'addColumn', 'sortRows'].includes(edit.do));

function editedText(text: string, edits: readonly Edit[], kind: 'table' | 'values' | 'page' | 'workbook'): string {
  return edits.reduce((edited, edit) => {
    if (edit.do === 'whole') return edit.to;
    if (kind === 'table') return editTable(edited, [edit as TableEdit]); // the collection is a table
    try {
      return kind === 'page'
        ? editPage(edited, edit as ValueEdit) // pages have no rows
        : editValues(edited, edit as ValueEdit); // nor has YAML
    } catch (problem) {
      throw new Refused(errorMessage(problem), { cause: problem });
    }
  }, text);
}

function asWhole({ name, was, bytes }: Planned): FileEdits {
  const edit: Edit = bytes ? { do: 'whole', to: textOf(bytes, name) } : { do: 'delete' };
  return { name, version: was ? versionOf(was) : null, edits: [edit] };
}

function textOf(bytes: Uint8Array, name: string): string {
  const decoded = decode(bytes);
  if (!('text' in decoded)) throw new Refused(`${name}: ${decoded.problem} ${decoded.hint}`);
  return decoded.text;
}
