import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { engineRoot, inWork } from '../bootstrap/project.mjs';
import { compileInto } from '../compile/compile-into';
import { compileContent } from '../compile/pipeline';
import { report } from '../content/report';
import { lockData } from '../files/data-lock';
import { finishChanges } from '../files/finish-changes';
import { adopt } from './adopt';
import { answersTo, type Terminal, Unanswered } from './ask';
import type { Flags } from './flags';
import { newFiles, problemsOf, writeFolder } from './new-folder';
import { MOVED_SAMPLE } from './sample';

const WHAT_IT_DOES = `This repository becomes that of the new conference:
  - its data is data/; its pictures are in data/public/, or in public/;
  - the sample moves to tests/conferences/sample, where the product's own tests need it;
  - README.md no longer mentions the sample; output for the sample is removed.
`;

/** Adopts a repository for a conference with data in a folder, or for a new one. Returns what to print. */
export async function replaceSample(flags: Flags, terminal: Terminal | undefined, root = engineRoot): Promise<string> {
  const data = join(root, 'data');
  finishChanges(data);
  if (existsSync(join(root, MOVED_SAMPLE))) {
    throw new Unanswered('The sample is no longer here: this repository has its own conference in data/.');
  }
  const changes = uncommitted(root, flags.dir);
  if (changes.length > 0) {
    throw new Unanswered(
      `Commit your changes first, or undo them, so that git can bring everything back:\n${changes.join('\n')}`,
    );
  }
  const made = flags.dir === undefined ? mkdtempSync(join(tmpdir(), 'new-conference-')) : undefined;
  try {
    const from = made === undefined ? resolve(flags.dir ?? '') : join(made, 'data');
    if (made !== undefined) await write(from, flags, terminal);
    const title = await titleOf(from);
    await confirm(flags, terminal);
    // Locked only now, so that other commands need not wait for the answer.
    const unlock = await lockData(data);
    try {
      adopt(root, from, title);
    } finally {
      unlock();
    }
    await compileInto({ dataDir: data, outDir: join(root, '.content') });
  } finally {
    if (made !== undefined) rmSync(made, { recursive: true, force: true });
  }
  const rest = flags.dir === undefined ? '' : ` ${flags.dir} is as it was; delete it when you like.`;
  return `This is the repository of your conference now.${rest}
  npm start          shows its site
  data/README.md     says what you can add
  git add -A && git commit -m "Adopt the repository for our conference"
To go back before you commit: git stash --include-untracked. Without git: the sample is in ${MOVED_SAMPLE}, and README.md as it was in data/.before.`;
}

/** Writes a minimal data folder, with relative paths as in `data/`. */
async function write(folder: string, flags: Flags, terminal: Terminal | undefined): Promise<void> {
  const files = newFiles(await answersTo(flags, terminal), inWork('data'));
  const problems = await problemsOf(files);
  if (problems !== undefined)
    throw new Unanswered(`${problems}\nNothing was changed: an answer cannot be used as it is.`);
  await writeFolder(folder, files);
}

/** Returns the acronym of the conference in a folder. Throws an error if its data has errors, including missing pictures. */
async function titleOf(dataDir: string): Promise<string> {
  if (!(existsSync(dataDir) && statSync(dataDir).isDirectory())) throw new Unanswered(`There is no folder ${dataDir}.`);
  const { content, diagnostics } = await compileContent({ dataDir, publicDir: join(dataDir, 'public') });
  if (content === undefined) throw new Unanswered(`${report('text', diagnostics)}\nNothing was changed.`);
  return content.conference.acronym;
}

async function confirm({ yes }: Flags, terminal: Terminal | undefined): Promise<void> {
  if (yes) return;
  if (terminal === undefined)
    throw new Unanswered('There is no terminal to ask on. Add --yes to adopt the repository.');
  terminal.say(WHAT_IT_DOES);
  const answer = (await terminal.ask('Go on? (yes or no) [no]: ')) ?? '';
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new Unanswered('Nothing was changed.');
}

/**
 * Lists the uncommitted files of a repository, except for those in the folder of the new data; none if there is no repository.
 */
function uncommitted(root: string, dir: string | undefined): string[] {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) return [];
  const own = dir === undefined ? undefined : `${relative(root, resolve(dir))}/`;
  return stdout
    .split('\n')
    .filter((line) => line !== '' && !(own && `${line.slice(3).replace(/\/$/, '')}/`.startsWith(own)));
}
