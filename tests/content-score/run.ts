/**
 * npm run content:score -- [--seed N] [--each N] [--only WORDS] [--all]: plants faults of sense in copies of the conferences and
 * prints how many of them the compiler finds. The faults (`kinds/`) know nothing of the rules. What nobody is told of is
 * listed, with `--all` what is told in another place as well.
 */
import { parseArgs } from 'node:util';
import { score, scoreText } from './score';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20231213' },
    each: { type: 'string', default: '6' },
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});
const only = values.only === undefined ? undefined : new RegExp(values.only);
process.stdout.write(
  scoreText(await score({ seed: Number(values.seed), each: Number(values.each), only }), values.all),
);
