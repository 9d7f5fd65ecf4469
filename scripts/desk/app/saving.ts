import { useSyncExternalStore } from 'react';
import type { Conflict, DeskState, FileEdits, Saved } from '../contract';
import { Refusal, tell, Unreachable } from './api';
import { followers } from './followers';
import { deskNow, whenConnected } from './store';

type Value = { readonly label: string; readonly changes?: readonly FileEdits[] } & Readonly<Record<string, unknown>>;

/** A save that waits for its turn, or for the server. By its id, the server makes it once, although it may be sent twice. */
interface Waiting {
  /** The action of the server. */
  readonly action: string;
  readonly value: Value & { readonly saveId: string };
  readonly done: (result: Outcome) => void;
}

/** What came of a save: `saved` with the versions of the files, in which somebody else's changes may be, too. */
export type Outcome = { readonly saved: Extract<Saved, { versions: unknown }> } | { readonly saved?: undefined };

/** What the desk shows about its saves. */
interface Saving {
  /** Saves that wait. */
  readonly waiting: number;
  /** A question: whose change is to stay. */
  readonly conflicts: readonly Conflict[] | undefined;
  /** Why the last save was refused. */
  readonly refusal: string | undefined;
}

/** Saves that wait stay here when the page is reloaded. */
const STORED = 'desk-waiting';

let saving: Saving = { waiting: 0, conflicts: undefined, refusal: undefined };
let queue: readonly Waiting[] = stored().map((value) => ({ ...value, done: () => {} }));
let isSending = false;
let answerConflict: (isMine: boolean) => void = () => {};
/** A version, and what the server said last when it was saved. */
interface Follower {
  readonly version: string | null;
  readonly savedIn: DeskState | undefined;
}

/** For each version, the one that has a save of ours in addition: edits that were made meanwhile belong to it. */
const follows = new Map<string, Follower>();
const changes = followers();

function show(part: Partial<Saving>): void {
  saving = { ...saving, ...part, waiting: queue.length };
  // The page that is loaded next does not know which versions follow which.
  const stored = queue.map(({ action, value }) => ({ action, value: withLatest(value) }));
  sessionStorage.setItem(STORED, JSON.stringify(stored));
  changes.call();
}

function stored(): readonly Pick<Waiting, 'action' | 'value'>[] {
  return JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
}

/**
 * Saves edits of files, in the order in which they are made. While the server is not there, they wait.
 *
 * @param label what is done, for undo and the history
 */
export const save = (label: string, changes: readonly FileEdits[]): Promise<Outcome> => act('save', { label, changes });

/** Does something else that changes files: undo, redo, fix, accept, convert. */
export function act(action: string, value: Value): Promise<Outcome> {
  return new Promise((done) => {
    queue = [...queue, { action, value: { ...value, saveId: crypto.randomUUID() }, done }];
    show({ refusal: undefined });
    void send();
  });
}

async function send(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const outcome = await sendOne(next);
      queue = queue.slice(1);
      show({});
      next.done(outcome);
    }
  } catch (problem) {
    // It goes on when the server is there again; or soon, if only a connection was lost.
    if (!(problem instanceof Unreachable)) throw problem;
    setTimeout(send, 1000);
  } finally {
    isSending = false;
  }
}

async function sendOne({ action, value }: Waiting): Promise<Outcome> {
  const sent = withLatest(value);
  try {
    const saved = await tell<Saved>(action, sent);
    if ('versions' in saved) {
      const savedIn = deskNow().state;
      // Where somebody has put the version from before the save back, nothing follows it.
      for (const { name, version } of sent.changes ?? [])
        if (saved.versions[name] !== version)
          follows.set(`${name} ${version}`, { version: saved.own[name] ?? null, savedIn });
      return { saved };
    }
    const isMine = await question(saved.conflicts);
    return isMine
      ? sendOne({
          action: 'save',
          value: { label: value.label, changes: saved.ifMine, saveId: value.saveId },
          done: () => {},
        })
      : {};
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    show({ refusal: problem.message });
    return {};
  }
}

const withLatest = (value: Waiting['value']): Waiting['value'] => ({
  ...value,
  ...(value.changes && {
    changes: value.changes.map((change) => ({ ...change, version: latest(change.name, change.version) })),
  }),
});

function latest(name: string, version: string | null): string | null {
  const { state } = deskNow();
  const now = state?.files.find((file) => file.name === name)?.version;
  let found = version;
  const seen = new Set<string | null>();
  for (let next = follows.get(`${name} ${found}`); next && !seen.has(found); next = follows.get(`${name} ${found}`)) {
    // After undo, the file has this version again.
    if (found === now && state !== next.savedIn) break;
    seen.add(found);
    found = next.version;
  }
  return found;
}

function question(conflicts: readonly Conflict[]): Promise<boolean> {
  show({ conflicts });
  return new Promise((resolve) => {
    answerConflict = (isMine) => {
      show({ conflicts: undefined });
      resolve(isMine);
    };
  });
}

/** Answers whose change is to stay. */
export const answer = (isMine: boolean): void => answerConflict(isMine);

/** Forgets why the last save was refused. */
export const forgetRefusal = (): void => show({ refusal: undefined });

/** Returns what is to show about saves, and follows it. */
export const useSaving = (): Saving => useSyncExternalStore(changes.add, () => saving);

whenConnected(() => void send());
