import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { inProject, projectRoot } from '../../scripts/bootstrap/project.mjs';
import type { Edit } from './edit';

/** What is no part of the project, or is linked instead. */
const LEFT_OUT = new Set(['node_modules', '.git', '.screenshots', 'coverage']);

/** The whole project with its built site, in a folder of its own that goes when this process ends. */
export function copyWithSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-gates-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const name of readdirSync(projectRoot).filter((each) => !LEFT_OUT.has(each)))
    cpSync(inProject(name), join(folder, name), { recursive: true });
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** The file that an edit is about, in some copy of the project; the path itself where there is none yet. */
function fileOf(project: string, { file }: Edit): string {
  const path = join(project, file);
  if (!file.includes('*')) return path;
  const [before = '', after = ''] = basename(file).split('*');
  const names = readdirSync(dirname(path)).filter((name) => name.startsWith(before) && name.endsWith(after));
  if (names.length !== 1) throw new Error(`${file} stands for ${names.length} files`);
  return join(dirname(path), String(names[0]));
}

/** What an edit makes of a file; throws where that is what it was. */
export function edited(project: string, edit: Edit): string {
  const path = fileOf(project, edit);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const changed = edit.change(text);
  if (changed === text) throw new Error(`The edit of ${edit.file} changes nothing.`);
  return changed;
}

/** Breaks a copy of the project; gives what mends it. */
export function breakCopy(project: string, edits: readonly Edit[]): () => void {
  const before = new Map<string, Buffer | undefined>();
  const remember = (path: string) => {
    if (!before.has(path)) before.set(path, existsSync(path) ? readFileSync(path) : undefined);
  };
  const mend = () => {
    for (const [path, bytes] of before) {
      if (bytes === undefined) rmSync(path, { force: true });
      else writeFileSync(path, bytes);
    }
  };
  try {
    for (const edit of edits) {
      const path = fileOf(project, edit);
      const text = edited(project, edit);
      remember(path);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  } catch (problem) {
    mend();
    throw problem;
  }
  return mend;
}
