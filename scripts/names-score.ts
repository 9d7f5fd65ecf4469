/**
 * npm run names:score -- FILE [OTHERS]: how many of the warnings about similar names are true. FILE lists people with all
 * their names, as the ACL Anthology's name_variants.yaml does; OTHERS has one further name on each line. With --wrong, the
 * warnings that are not true follow.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readVariants, scoreNames, scoreText } from './names-score/score';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { wrong: { type: 'boolean' } } });
const [file, others] = positionals;
if (file === undefined) {
  process.stderr.write('usage: npm run names:score -- FILE [OTHERS] [--wrong]\n');
  process.exitCode = 2;
} else {
  const linesOf = (path: string) => readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean);
  const score = scoreNames(readVariants(readFileSync(file, 'utf8')), others === undefined ? [] : linesOf(others));
  process.stdout.write(scoreText(score));
  for (const { likeness, one, other, isTrue } of values.wrong ? score.warnings : []) {
    if (!isTrue) process.stdout.write(`${likeness}: ${one} / ${other}\n`);
  }
}
