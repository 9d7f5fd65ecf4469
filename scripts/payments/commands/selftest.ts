import { type ArgumentsOf, defineCommand, runCommand } from '../../command-line';
import { newReference } from '../bank/reference';
import { DATA_OPTION, siteOrigin } from '../desk/desk-service';
import { problemOfHost, selftest } from '../desk/selftest';
import { readFacts } from '../read-facts';
import { cardAccess } from '../settings';

const COMMAND = defineCommand({
  call: 'npx colloquium payments selftest',
  does: "Runs the card gateway's acceptance cases against its test host, and prints a log of them. Nothing is paid.",
  options: DATA_OPTION,
});

async function run({ values }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  const facts = await readFacts(values.data);
  const access = cardAccess(facts, process.env);
  const problem = problemOfHost(access.url);
  if (problem !== undefined) throw new Error(problem);
  const origin = siteOrigin(facts) || 'https://example.org';
  const failures = await selftest(access, {
    ...{ number: `${newReference()}T`, origin },
    say: (line) => process.stdout.write(`${line}\n`),
  });
  process.stdout.write(failures === 0 ? 'All cases passed.\n' : `${failures} cases failed.\n`);
  return failures === 0 ? 0 : 1;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
