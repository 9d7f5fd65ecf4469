import type { Edit, FileEdits, Opened, ValuePath } from './contract';
import { listFiles } from './store/list-files';
import type { Workspace } from './store/workspace';

/** A value of the data in which a text stands. */
export interface Hit {
  /** Path of the file below the data folder. */
  readonly name: string;
  /** The whole value. */
  readonly value: string;
  /** Row and column of a table, as in edits. */
  readonly cell?: { readonly row: number; readonly column: number };
  /** The value in a YAML file, or in the front matter of a page. */
  readonly path?: ValuePath;
}

/** Finds a text in the values of all files of a data folder. Capital letters count, as they do in names. */
export function hitsOf(dataDir: string, { open }: Workspace, wanted: string): readonly Hit[] {
  if (wanted.trim() === '') return [];
  return listFiles(dataDir)
    .filter(({ version, kind }) => version !== null && kind !== 'workbook')
    .flatMap(({ name }) => hitsIn(open(name)).map((hit) => ({ name, ...hit })))
    .filter(({ value }) => value.includes(wanted));
}

type HitInFile = Omit<Hit, 'name'>;

function hitsIn({ table, value, body }: Opened): readonly HitInFile[] {
  const cells = (table?.rows ?? []).flatMap((row, at) =>
    row.map((cell, column): HitInFile => ({ value: cell, cell: { row: at, column } })),
  );
  return [...cells, ...textsIn(value, []), ...(body === undefined ? [] : [{ value: body }])];
}

function textsIn(value: unknown, path: ValuePath): readonly HitInFile[] {
  if (typeof value === 'string') return [{ value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Makes the edits that replace a text in all files of a data folder. */
export function replacements(dataDir: string, work: Workspace, wanted: string, to: string): readonly FileEdits[] {
  const edits = new Map<string, Edit[]>();
  for (const { name, value, cell, path } of hitsOf(dataDir, work, wanted)) {
    const after = value.replaceAll(wanted, to);
    const edit: Edit = cell
      ? { do: 'cell', ...cell, to: after }
      : path
        ? { do: 'set', path, to: after }
        : { do: 'body', to: after };
    edits.set(name, [...(edits.get(name) ?? []), edit]);
  }
  return [...edits].map(([name, all]) => ({ name, version: work.open(name).version, edits: all }));
}
