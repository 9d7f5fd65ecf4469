import { join } from 'node:path';
import { neverChanged } from '../content/read/workbook-names';
import { readSource } from '../content/report';
import { shownPath } from '../files/shown-path';
import { onTerminal } from '../new/terminal';
import { chooseByAsking, chooseCertain } from './choose-fixes';
import { describeChanges } from './describe-changes';
import { type Choose, fixData, writeFixed } from './fix-data';

interface FixOptions {
  /** Asks on the terminal about each fix that is not certain; else only the certain ones are made. */
  readonly asks: boolean;
  /** Shows what would change, and writes nothing. */
  readonly isDry: boolean;
  readonly say: (text: string) => void;
  readonly colour: boolean;
}

/** Runs `--fix`: writes all fixed files or none, and shows each changed line. */
export async function fixCommand(dataDir: string, options: FixOptions): Promise<void> {
  if (!options.asks) return fixAndReport(dataDir, chooseCertain, options);
  await onTerminal(async (terminal) => {
    if (terminal === undefined)
      throw new Error('There is no terminal to ask on: --fix without "=ask" fixes what is certain.');
    const choose = chooseByAsking(terminal, (file) => readSource(join(dataDir, file)));
    await fixAndReport(dataDir, choose, options);
  });
}

/** Makes the fixes that `choose` chooses. The data is locked only while files are written, and not while questions are asked. */
export async function fixAndReport(dataDir: string, choose: Choose, { isDry, say, colour }: Omit<FixOptions, 'asks'>) {
  const { files, fixed, workbooks } = await fixData(dataDir, choose);
  for (const file of workbooks) say(`${neverChanged(dataDir, file)}\n\n`);
  if (files.length === 0) {
    say('There is nothing to fix without asking.\n\n');
    return;
  }
  const undo = isDry ? '' : await writeFixed(dataDir, files);
  say(`${describeChanges(shownPath(dataDir), files, colour)}\n`);
  const names = files.map(({ name }) => name).join(', ');
  const count = `${fixed.length} problem${fixed.length === 1 ? '' : 's'}`;
  say(
    isDry ? `${count} would be fixed in ${names}; nothing is written.\n\n` : `Fixed ${count} in ${names}. ${undo}\n\n`,
  );
}
