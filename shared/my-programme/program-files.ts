/** The folder of what the page of a visitor's own program loads. */
export const PROGRAM_FOLDER = '/program-data';

/** Entries in a file: who stars a session stars its neighbours, and most conferences fit into a few. */
export const ENTRIES_A_FILE = 100;

/** How the entries are divided into files. */
export interface ProgramIndex {
  /** Changes whenever an entry gets another place: all files are of one version, or are asked for again. */
  readonly version: string;
  /** Entries in each file. */
  readonly chunk: number;
  /** The key of each entry, in the order of the files, with a space between them. */
  readonly keys: string;
}

/** When and where something takes place. */
export interface ProgramSlot {
  /** The name of its event in the calendars of the site. */
  readonly event: string;
  /** The day of the calendar in which the event stands: YYYY-MM-DD. */
  readonly date: string;
  /** Date and time with the offset from UTC. */
  readonly start: string;
  readonly end: string;
  /** Day, hours and place in words. */
  readonly day: string;
  readonly hours: string;
  readonly place: string;
  /** Of a talk: the event of its session. */
  readonly session?: string;
  readonly isCancelled?: true;
}

/** Something that can be starred, as it is shown. */
export interface ProgramEntry {
  readonly key: string;
  readonly title: string;
  readonly path: string;
  /** The people who are heard. */
  readonly people: string;
  readonly slots: readonly ProgramSlot[];
}

export interface ProgramFile {
  readonly version: string;
  readonly entries: readonly ProgramEntry[];
}

/** The changes of a release, for those who saw the one before. */
export interface ChangesFile {
  readonly releases: readonly {
    readonly version: number;
    readonly changes: readonly { readonly key: string; readonly title: string; readonly text: string }[];
  }[];
}

export const programIndexAddress = `${PROGRAM_FOLDER}/index.json`;
export const programFileAddress = (chunk: number): string => `${PROGRAM_FOLDER}/entries-${chunk}.json`;
export const programChangesAddress = `${PROGRAM_FOLDER}/changes.json`;
