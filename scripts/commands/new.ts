/**
 * Begins a conference, in a repository of data: `npx colloquium new DIR`.
 *
 * Exit status 0: done; 1: not possible, with the reason, and nothing was changed, or only the packages are missing; 2: wrong usage.
 */
import { resolve } from 'node:path';
import { runCommand } from '../command-line';
import { finishChanges } from '../files/finish-changes';
import { answersTo, type Terminal, Unanswered } from '../new/ask';
import { COMMAND, type Flags, readFlags } from '../new/flags';
import {
  adviceOnEngine,
  beginGit,
  bringPackage,
  install,
  newFiles,
  problemOfFolder,
  problemsOf,
  writeFiles,
} from '../new/new-repository';
import { onTerminal } from '../new/terminal';

async function begin(flags: Flags, dir: string, terminal: Terminal | undefined): Promise<void> {
  finishChanges(dir);
  const problem = problemOfFolder(dir);
  if (problem !== undefined) throw new Unanswered(problem);
  const files = newFiles(await answersTo(flags, terminal), dir);
  const found = await problemsOf(files.get('data/conference.yaml') ?? '');
  if (found !== undefined) throw new Unanswered(`${found}\nNothing was written: an answer cannot be used as it is.`);
  writeFiles(dir, files);
  bringPackage(dir);
  beginGit(dir);
}

/** Runs the command and gives its exit status; `terminal` stands in for that of the process. */
export const main = (args: readonly string[], terminal?: Terminal): Promise<number> =>
  runCommand(COMMAND, args, async (given) => {
    const flags = readFlags(given);
    const dir = resolve(flags.dir);
    const run = (asked: Terminal | undefined) => begin(flags, dir, asked);
    await (terminal ? run(terminal) : onTerminal(run));
    const isInstalled = !flags['no-install'] && (await install(dir));
    const steps = [
      `${flags.dir} is the repository of the conference. What comes next, in this folder:`,
      ...(isInstalled ? [] : ['  npm install          installs Colloquium']),
      '  npx colloquium dev   shows the site, and the desk in which you edit it',
      '  README.md            says what you can add, and how to publish',
      adviceOnEngine(dir) ?? '',
    ];
    process.stdout.write(`${steps.join('\n').trim()}\n`);
    return isInstalled || flags['no-install'] ? 0 : 1;
  });
