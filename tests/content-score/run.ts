/**
 * npm run content:score -- [--seed N] [--each N] [--only WORDS] [--all]: plants faults of sense in copies of the conferences and
 * prints how many of them the compiler finds. The faults (`kinds/`) know nothing of the rules. Faults that are not reported are
 * listed, with `--all` also those reported in another place.
 */
import { commandNamed } from '../../scripts/bootstrap/commands.mjs';
import { defineCommand, runCommand, WrongUsage } from '../../scripts/command-line';
import { score, scoreText } from './score';

const COMMAND = defineCommand({
  ...commandNamed('content:score'),
  options: {
    seed: { value: 'N', does: 'the seed of the random numbers' },
    each: { value: 'N', does: 'plants each kind of fault so often in each conference, 6 times if not said' },
    only: { value: 'WORDS', does: 'plants those kinds of faults alone whose names match this regular expression' },
    all: { does: 'also lists what is found in another place' },
  },
});

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async ({ values }) => {
    const { seed = '20231213', each = '6', only, all } = values;
    const numbers = { seed: Number(seed), each: Number(each) };
    if (!Object.values(numbers).every(Number.isSafeInteger))
      throw new WrongUsage('--seed and --each are whole numbers.');
    process.stdout.write(
      scoreText(await score({ ...numbers, only: only === undefined ? undefined : pattern(only) }), all),
    );
    return 0;
  });

function pattern(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch {
    throw new WrongUsage(`--only is a regular expression, and "${text}" is none.`);
  }
}
