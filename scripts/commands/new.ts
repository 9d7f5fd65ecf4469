/**
 * Begins a conference, in a new data folder (`npx colloquium new DIR`), or in place of the sample (`npx colloquium new --replace`).
 *
 * Exit status 0: done; 1: not possible, with the reason, and nothing was changed; 2: wrong usage.
 */
import { resolve } from 'node:path';
import { runCommand } from '../command-line';
import { finishChanges } from '../files/finish-changes';
import { answersTo, type Terminal, Unanswered } from '../new/ask';
import { COMMAND, type Flags, readFlags } from '../new/flags';
import { newFiles, problemOfFolder, problemsOf, writeFolder } from '../new/new-folder';
import { replaceSample } from '../new/replace';
import { onTerminal } from '../new/terminal';

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function begin(flags: Flags, dir: string, terminal: Terminal | undefined): Promise<void> {
  finishChanges(resolve(dir));
  const problem = problemOfFolder(resolve(dir));
  if (problem !== undefined) throw new Unanswered(problem);
  const files = newFiles(await answersTo(flags, terminal), dir);
  const found = await problemsOf(files);
  if (found !== undefined) throw new Unanswered(`${found}\nNothing was written: an answer cannot be used as it is.`);
  const undo = await writeFolder(resolve(dir), files);
  say(`${dir} has the data of the conference. See the site with: npx colloquium start --data ${dir}`);
  say(`What to add next: ${dir}/README.md. ${undo}`);
}

/** Runs the command and gives its exit status; `terminal` stands in for that of the process. */
export const main = (args: readonly string[], terminal?: Terminal): Promise<number> =>
  runCommand(COMMAND, args, async (given) => {
    const flags = readFlags(given);
    const run = async (asked: Terminal | undefined) =>
      flags.replace ? say(await replaceSample(flags, asked)) : begin(flags, flags.dir ?? '', asked);
    await (terminal ? run(terminal) : onTerminal(run));
    return 0;
  });
