import type { CollectionName } from '../../../shared/model/collections';
import type { Route } from '../../../shared/model/route';
import { compileContent } from '../../compile/pipeline';
import { isRecord } from '../../content/fields';
import type { FileSteps } from '../../content/memoised-steps';
import { asCsv } from '../../content/read/workbook-names';
import type { Diagnostic } from '../../content/report/diagnostics';
import { shownPath } from '../../files/shown-path';
import { applyFixes, isFixable } from '../../fix/apply-fixes';
import { addressOfRecord } from '../address';
import { choicesIn } from '../choices';
import type { DeskFinding, FileEdits, HistoryEntry, Saved } from '../contract';
import { hitsOf, replacements } from '../find';
import { deskFindings, findingId } from '../findings';
import { changesInWords } from '../history/changes-in-words';
import { commit } from '../history/commit';
import { push } from '../history/push';
import { gitState } from '../history/state';
import { takePicture } from '../pictures/take-picture';
import { stacksOf } from '../store/journal';
import { Refused, type Workspace } from '../store/workspace';

/** What the actions of the desk work with. */
export interface Desk {
  readonly dataDir: string;
  readonly publicDir: () => string;
  readonly steps: FileSteps;
  readonly work: () => Workspace;
  /** What the last check found. */
  readonly diagnostics: () => readonly Diagnostic[];
  /** The pages of the site. */
  readonly routes: () => readonly Route[];
}

type Action = (desk: Desk, asked: unknown) => Promise<unknown>;

/** What the desk's page may ask for, by method and name. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  'GET file': async ({ work }, asked) => work().open(text(asked, 'name')),
  'GET choices': async ({ dataDir, work }) => choicesIn(dataDir, work()),
  'GET find': async ({ dataDir, work }, asked) => hitsOf(dataDir, work(), text(asked, 'text')),
  'POST replace': async ({ dataDir, work }, asked): Promise<Saved> =>
    work().save(
      text(asked, 'label'),
      replacements(dataDir, work(), text(asked, 'text'), text(asked, 'to')),
      optionalText(asked, 'saveId'),
    ),
  'GET history': async ({ work }): Promise<readonly HistoryEntry[]> => {
    const entries = work().history();
    const { done } = stacksOf([...entries].reverse());
    return entries
      .filter(({ undoes, redoes }) => undoes === undefined && redoes === undefined)
      .map(({ id, at, label, files }) => ({
        ...{ id, at, label },
        files: files.map(({ name }) => name),
        isUndone: !done.some((entry) => entry.id === id),
      }));
  },
  'GET address': async ({ routes }, asked) => ({
    address: addressOfRecord(routes(), text(asked, 'collection') as CollectionName, text(asked, 'id')), // else it is the home page
  }),
  'GET git': async ({ dataDir }) => (await gitState(dataDir)) ?? null,
  'GET changes': async ({ dataDir }) => changesInWords(dataDir),
  'POST commit': async ({ dataDir }, asked) => commit(dataDir, text(asked, 'message').slice(0, MOST_LETTERS)),
  'POST push': async ({ dataDir }) => push(dataDir),
  'POST picture': async ({ dataDir }, asked) =>
    takePicture({
      dataDir,
      name: text(asked, 'name'),
      bytes: Buffer.from(text(asked, 'bytes'), 'base64'),
      ...(isRecord(asked) && typeof asked.smaller === 'boolean' && { smaller: asked.smaller }),
    }),
  'POST save': async ({ work }, asked): Promise<Saved> =>
    work().save(text(asked, 'label'), changesIn(asked), optionalText(asked, 'saveId')),
  'POST try': async (desk, asked) => tried(desk, changesIn(asked)),
  'POST undo': async ({ work }, asked) => work().undo(optionalText(asked, 'id'), optionalText(asked, 'saveId')),
  'POST redo': async ({ work }, asked) => work().redo(optionalText(asked, 'saveId')),
  'POST convert': async ({ work }, asked) =>
    work().convert(text(asked, 'label'), text(asked, 'name'), optionalText(asked, 'saveId')),
  'POST fix': async (desk, asked) => fixed(desk, asked),
  'POST accept': async (desk, asked) => accepted(desk, asked),
};

/** The most letters of the message of a commit. */
const MOST_LETTERS = 5000;

function text(asked: unknown, name: string): string {
  const value = isRecord(asked) ? asked[name] : undefined;
  if (typeof value !== 'string') throw new Refused(`The desk's page did not say its ${name}.`);
  return value;
}

function optionalText(asked: unknown, name: string): string | undefined {
  const value = isRecord(asked) ? asked[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function changesIn(asked: unknown): readonly FileEdits[] {
  const changes = isRecord(asked) ? asked.changes : undefined;
  const isWhole = (change: unknown) =>
    isRecord(change) && typeof change.name === 'string' && Array.isArray(change.edits) && change.edits.every(isRecord);
  if (!(Array.isArray(changes) && changes.every(isWhole))) throw new Refused("The desk's page sent no changes.");
  return changes as readonly FileEdits[]; // whoever has the key is the desk's page, and edits are checked where they are made
}

/** Milliseconds after which somebody who types no longer waits for warnings. */
const LONG = 400;

/** Checks changes that are not saved: what somebody is typing. */
async function tried(desk: Desk, changes: readonly FileEdits[]): Promise<readonly DeskFinding[]> {
  const { dataDir, publicDir, steps, work } = desk;
  const unsaved = work().preview(changes);
  const began = performance.now();
  const { diagnostics: errors, withWarnings } = await compileContent({
    ...{ dataDir, publicDir: publicDir(), publicIsShared: true, steps, unsaved },
    deferWarnings: true,
  });
  // Of very large data, the errors alone: the warnings come after the save.
  const all = performance.now() - began > LONG ? undefined : await withWarnings();
  return deskFindings(all ?? errors, shownPath(dataDir), (name) => unsaved.get(name) ?? work().textOf(name));
}

function problemOf({ diagnostics }: Desk, id: string): Diagnostic {
  const problem = diagnostics().find((each) => findingId(each) === id);
  if (problem === undefined) throw new Refused('This is gone already: the check has run again.');
  return problem;
}

/** Returns the name below the data folder of the file in which a finding is. */
const nameIn = ({ dataDir }: Desk, { file }: Diagnostic): string => file.slice(shownPath(dataDir).length + 1);

async function fixed(desk: Desk, asked: unknown): Promise<Saved> {
  const problem = problemOf(desk, text(asked, 'id'));
  const name = nameIn(desk, problem);
  const { version, text: written } = desk.work().open(name);
  const mended = isFixable(problem) ? applyFixes(name, written, [problem]) : undefined;
  if (mended === undefined || mended.fixed.length === 0) throw new Refused('This has changed: the check runs again.');
  const edits = [{ do: 'whole', to: mended.text }] as const;
  return desk.work().save(text(asked, 'label'), [{ name, version, edits }], optionalText(asked, 'saveId'));
}

async function accepted(desk: Desk, asked: unknown): Promise<Saved> {
  const reason = text(asked, 'reason');
  if (reason.trim() === '') throw new Refused('Say in a sentence why it is right.');
  const problem = problemOf(desk, text(asked, 'id'));
  const title = /^row \d+ \((.*)\)$/s.exec(problem.record ?? '')?.[1];
  const field = /^column "(.+)"$/.exec(problem.field ?? '')?.[1] ?? problem.field;
  const value = {
    code: problem.code,
    file: asCsv(nameIn(desk, problem)),
    // Rows move; what is in them stays.
    ...((title ?? problem.record) !== undefined && { record: title ?? problem.record }),
    ...(field !== undefined && { field }),
    reason: reason.trim(),
  };
  const name = 'accepted-warnings.yaml';
  const { version, value: list } = desk.work().open(name);
  const at = Array.isArray(list) ? list.length : 0;
  const edits = [{ do: 'insert', path: [], at, value }] as const;
  return desk.work().save(text(asked, 'label'), [{ name, version, edits }], optionalText(asked, 'saveId'));
}
