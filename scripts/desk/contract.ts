import type { CollectionName } from '../../shared/model/collections';

/** The way to a value in a YAML file: keys and indexes of lists, from the outside inwards. */
export type ValuePath = readonly (string | number)[];

/** A change of a table. Rows count from 0 below the header; columns from 0. */
export type TableEdit =
  | { readonly do: 'cell'; readonly row: number; readonly column: number; readonly to: string }
  /** Inserts rows before the row `at`; their cells are in the order of the file's columns. */
  | { readonly do: 'addRows'; readonly at: number; readonly rows: readonly (readonly string[])[] }
  | { readonly do: 'removeRows'; readonly rows: readonly number[] }
  /** Takes a row out and inserts it so that its index is `to`. */
  | { readonly do: 'moveRow'; readonly from: number; readonly to: number }
  /** Adds an empty column at the end. */
  | { readonly do: 'addColumn'; readonly name: string }
  | { readonly do: 'sortRows'; readonly columns: readonly string[] };

/** A change of a YAML file, or of the front matter of a page in Markdown. */
export type ValueEdit =
  /** Sets a value, or adds the last key of the path if it is missing. */
  | { readonly do: 'set'; readonly path: ValuePath; readonly to: unknown }
  /** Removes a key or an item of a list. */
  | { readonly do: 'remove'; readonly path: ValuePath }
  /** Inserts an item into the list at the path, so that its index is `at`. */
  | { readonly do: 'insert'; readonly path: ValuePath; readonly at: number; readonly value: unknown }
  /** Takes an item of the list at the path out and inserts it so that its index is `to`. */
  | { readonly do: 'move'; readonly path: ValuePath; readonly from: number; readonly to: number };

/** A change of the text below the front matter of a page, or of a whole file. */
type TextEdit =
  | { readonly do: 'body'; readonly to: string }
  | { readonly do: 'whole'; readonly to: string }
  | { readonly do: 'delete' };

export type Edit = TableEdit | ValueEdit | TextEdit;

/** Changes of one file, made to the version of it that the desk showed. */
export interface FileEdits {
  /** Path below the data folder. */
  readonly name: string;
  /** The version to which the edits belong; null if there was no file. */
  readonly version: string | null;
  readonly edits: readonly Edit[];
}

/** A place where somebody else has changed what the desk wanted to change. */
export interface Conflict {
  readonly name: string;
  /** What it is, such as the title of a row and its column; empty for lines of a text. */
  readonly what: string;
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
}

/** What came of a save. With conflicts, nothing was written: `ifMine` is the save in which the desk's own changes win. */
export type Saved =
  | {
      /** The versions of the files as they are now. */
      readonly versions: Readonly<Record<string, string | null>>;
      /** The versions that have the desk's own changes alone, to which its next edits belong. */
      readonly own: Readonly<Record<string, string | null>>;
    }
  | { readonly conflicts: readonly Conflict[]; readonly ifMine: readonly FileEdits[] };

/** A file of the data folder. */
export interface DeskFile {
  /** Path below the data folder. */
  readonly name: string;
  readonly collection: CollectionName;
  /** A table, a YAML file, a page in Markdown, or a workbook, which the desk only shows. */
  readonly kind: 'table' | 'values' | 'page' | 'workbook';
  /** Hash of its bytes; null if there is no such file yet. */
  readonly version: string | null;
}

/** The content of a file. */
export interface Opened {
  readonly version: string | null;
  readonly text: string;
  /** Columns and rows of a table or workbook, as written. */
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** The value of a YAML file, or of the front matter of a page; undefined if it cannot be read. */
  readonly value?: unknown;
  /** The text below the front matter. */
  readonly body?: string;
  /** Why the file cannot be read, as a sentence. */
  readonly problem?: string;
}

/** Where in a file a finding is. */
export interface FindingPlace {
  /** Path below the data folder. */
  readonly name: string;
  /** 1-based, as in reports. */
  readonly line: number;
  readonly column: number;
  /** Row and column of a table, as in edits; row -1 is the header. */
  readonly cell?: { readonly row: number; readonly column: number };
  /** The value in a YAML file. */
  readonly path?: ValuePath;
}

/** A finding of the check, as the desk shows it. */
export interface DeskFinding extends FindingPlace {
  readonly id: string;
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint?: string;
  /** The language of its sentences, if the page has translated them; else they are English. */
  readonly language?: string;
  /** The values that the message names. */
  readonly args: readonly string[];
  /** The record, as reports name it. */
  readonly record?: string;
  readonly fix?: { readonly from: string; readonly to: string };
  /** It may be accepted with a reason. */
  readonly mayBeAccepted: boolean;
  readonly related: readonly (FindingPlace & { readonly message: string })[];
}

/** What the desk follows: sent when it connects and after every change. */
export interface DeskState {
  readonly files: readonly DeskFile[];
  readonly findings: readonly DeskFinding[];
  /** The number of all findings, of which the list has the first ones. */
  readonly count: number;
  /** Whether the site shows the data as it is; else it shows the last data without errors. */
  readonly isShown: boolean;
  /** The number of the content that the site shows. */
  readonly content: number;
  /** What undo and redo would do, as words of the save. */
  readonly undo?: string;
  readonly redo?: string;
}

/** A record that a cell can refer to. */
export interface Choice {
  readonly id: string;
  readonly title: string;
}

/** What cells can refer to. */
export interface Choices {
  readonly records: { readonly [Name in CollectionName]?: readonly Choice[] };
  /** The names of all people, in alphabetical order. */
  readonly people: readonly string[];
}

/** A save of the desk's history. */
export interface HistoryEntry {
  readonly id: string;
  /** ISO date and time, in UTC. */
  readonly at: string;
  readonly label: string;
  readonly files: readonly string[];
  readonly isUndone: boolean;
}
