import { join } from 'node:path';
import { shownPath } from '../content/read/load';
import { readSource } from '../content/report';
import { onTerminal } from '../new/terminal';
import { asking, whatIsCertain } from './choose';
import { type Choose, mendData, writeMended } from './mend-data';
import { type MendMode, NobodyToAsk } from './mend-mode';
import { tellMends } from './tell-mends';

interface MendOptions {
  readonly mode: MendMode;
  /** Shows what would change, and writes nothing. */
  readonly isDry: boolean;
  readonly say: (text: string) => void;
  readonly colour: boolean;
}

/** Runs `--fix`: shows each line that changes, then writes all files or none. Throws `NobodyToAsk`. */
export async function mendCommand(dataDir: string, options: MendOptions): Promise<void> {
  await onTerminal(async (terminal) => {
    if (options.mode === 'ask' && terminal === undefined) {
      throw new NobodyToAsk();
    }
    const choose =
      options.mode === 'ask' && terminal ? asking(terminal, (file) => readSource(join(dataDir, file))) : whatIsCertain;
    await mend(dataDir, choose, options);
  });
}

/** The same with any chooser. Other commands wait for what is written, not for answers to questions. */
export async function mend(dataDir: string, choose: Choose, { isDry, say, colour }: Omit<MendOptions, 'mode'>) {
  const { files, mended } = await mendData(dataDir, choose);
  if (files.length === 0) {
    say('There is nothing to fix without asking.\n\n');
    return;
  }
  const wayBack = isDry ? '' : await writeMended(dataDir, files);
  say(`${tellMends(shownPath(dataDir), files, colour)}\n`);
  const names = files.map(({ name }) => name).join(', ');
  const count = `${mended.length} problem${mended.length === 1 ? '' : 's'}`;
  say(
    isDry
      ? `${count} would be fixed in ${names}; nothing is written.\n\n`
      : `Fixed ${count} in ${names}. ${wayBack}\n\n`,
  );
}
