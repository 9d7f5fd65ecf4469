import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESK } from './versions';

/** A save of the desk: what it was called, and the versions of its files before and after. */
export interface JournalEntry {
  readonly id: string;
  /** ISO date and time, in UTC. */
  readonly at: string;
  /** What was done, in the words of the desk. */
  readonly label: string;
  readonly files: readonly {
    readonly name: string;
    /** Null if there was no file, or is none. */
    readonly before: string | null;
    readonly after: string | null;
    /** The version with the desk's own changes alone, if others had changed the file. */
    readonly own?: string;
  }[];
  /** The save that it undid, or did again. */
  readonly undoes?: string;
  readonly redoes?: string;
}

/** The saves of all desks in a data folder. */
export interface Journal {
  readonly entries: () => readonly JournalEntry[];
  readonly add: (entry: JournalEntry) => void;
}

/** The number of saves that can be undone. */
const MOST = 200;

/** Opens the journal of a data folder. It is read anew, since two desks may work on one folder. */
export function journalOf(dataDir: string): Journal {
  const path = join(dataDir, DESK, 'journal.jsonl');
  return {
    entries: () => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').flatMap(entryOf).slice(-MOST) : []),
    add: (entry) => {
      mkdirSync(join(dataDir, DESK), { recursive: true });
      appendFileSync(path, `${JSON.stringify(entry)}\n`);
    },
  };
}

/** A line that was cut off when the machine stopped is left out. */
function entryOf(line: string): JournalEntry[] {
  try {
    return [JSON.parse(line) as JournalEntry]; // as `add` wrote it
  } catch {
    return [];
  }
}

/** The saves that undo and redo would take back, the last one at the end. */
export function stacksOf(entries: readonly JournalEntry[]): {
  readonly done: readonly JournalEntry[];
  readonly undone: readonly JournalEntry[];
} {
  let done: JournalEntry[] = [];
  let undone: JournalEntry[] = [];
  for (const entry of entries) {
    const taken = entry.undoes ?? entry.redoes;
    if (taken === undefined) {
      done.push(entry);
      undone = [];
      continue;
    }
    const [from, to] = entry.undoes === undefined ? [undone, done] : [done, undone];
    const found = from.find(({ id }) => id === taken);
    const rest = from.filter(({ id }) => id !== taken);
    const moved = found ? [...to, found] : to;
    [done, undone] = entry.undoes === undefined ? [moved, rest] : [rest, moved];
  }
  return { done, undone };
}
