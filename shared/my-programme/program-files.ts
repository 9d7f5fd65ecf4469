/** Folder of the files that the page of a visitor's own program loads. */
export const PROGRAM_FOLDER = '/program-data';

/** Entries per file. Visitors often star neighbouring sessions, and most conferences fit into a few files. */
export const ENTRIES_A_FILE = 100;

/** How the entries are divided into files. */
export interface ProgramIndex {
  /** Changes when any entry moves. All files must have the same version; else the browser loads them again. */
  readonly version: string;
  /** Entries per file. */
  readonly chunk: number;
  /** Keys of all entries in the order of the files, separated by spaces. */
  readonly keys: string;
}

/** A time and place of an entry. */
export interface ProgramSlot {
  /** Id of its event in the calendars of the site. */
  readonly event: string;
  /** The day of the calendar that contains the event: YYYY-MM-DD. */
  readonly date: string;
  /** Date and time with the offset from UTC. */
  readonly start: string;
  readonly end: string;
  /** Day, hours and place as shown. */
  readonly day: string;
  readonly hours: string;
  readonly place: string;
  /** The day of the program, if that is not the date of the start. */
  readonly under?: string;
  /** For a talk, or a part of a session: the event of the session, and its name. */
  readonly session?: string;
  readonly sessionName?: string;
  readonly isCancelled?: true;
}

/** Something that can be starred, as shown. */
export interface ProgramEntry {
  readonly key: string;
  readonly title: string;
  /** What it is: "Keynote 2", "Paper 239". */
  readonly kind: string;
  /** Language of the title where it is not the page's. */
  readonly language?: string;
  readonly path: string;
  /** Names of the people who speak. */
  readonly people: string;
  /** It does not take place, in none of its slots. */
  readonly isCancelled?: true;
  readonly slots: readonly ProgramSlot[];
}

export interface ProgramFile {
  readonly version: string;
  readonly entries: readonly ProgramEntry[];
}

/** The changes of each release, for visitors who saw the one before. */
export interface ChangesFile {
  readonly releases: readonly {
    readonly version: number;
    readonly changes: readonly { readonly key: string; readonly title: string; readonly text: string }[];
  }[];
}

export const programIndexAddress = `${PROGRAM_FOLDER}/index.json`;
export const programFileAddress = (chunk: number): string => `${PROGRAM_FOLDER}/entries-${chunk}.json`;
export const programChangesAddress = `${PROGRAM_FOLDER}/changes.json`;
