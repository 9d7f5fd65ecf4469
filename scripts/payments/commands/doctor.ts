import { engineVersion } from '../../bootstrap/project.mjs';
import { type ArgumentsOf, defineCommand, runCommand } from '../../command-line';
import { SERVICE_OPTIONS, siteOrigin, withDatabase } from '../desk/desk-service';
import { examine } from '../desk/doctor';
import { readFacts } from '../read-facts';
import { databaseAddress, gatewaysOf, mailSender, mailServer } from '../settings';

const COMMAND = defineCommand({
  call: 'npx colloquium payments doctor',
  does: 'Says how the service is set up, and lists what needs your attention. The exit status is 1 if there is something.',
  options: { ...SERVICE_OPTIONS, mails: { value: 'DIR', does: 'the folder for mails, if serve has one' } },
});

async function run({ values }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  const facts = await readFacts(values.data);
  const address = databaseAddress(values.db, process.env);
  const { known, look, gateways } = await withDatabase(values.db, async (database) => ({
    ...(await examine(database, facts, Date.now())),
    gateways: problemOf(() => gatewaysOf(facts, process.env, database)),
  }));
  const { SMTP_URL, SMTP_URL_FILE } = process.env;
  const setUp = [
    ...gateways,
    ...problemOf(() => mailSender(facts, process.env)),
    ...problemOf(() => {
      if (!(mailServer(process.env) || values.mails)) throw new Error('No mails can be sent: set SMTP_URL.');
    }),
    ...(siteOrigin(facts) ? [] : ['The site has no address: write "url" in conference.yaml.']),
  ];
  const problems = [...setUp, ...look];
  const lines = [
    `Colloquium ${engineVersion()}, ${facts.conference.name}`,
    `Database ${withoutSecrets(address)}`,
    `Gateway ${facts.settings.gateway ?? process.env.PAYMENTS_GATEWAY ?? '(none)'} at ${withoutSecrets(process.env.CLICTOPAY_URL ?? facts.settings.address ?? '(no address)')}`,
    `Mails by ${withoutSecrets(SMTP_URL || SMTP_URL_FILE || values.mails || '(nothing)')}`,
    ...known,
    ...(problems.length === 0 ? ['Nothing needs to be looked at.'] : ['', 'To look at:']),
    ...problems.map((problem) => `- ${problem}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return problems.length === 0 ? 0 : 1;
}

function problemOf(check: () => unknown): readonly string[] {
  try {
    check();
    return [];
  } catch (problem) {
    return [problem instanceof Error ? problem.message : String(problem)];
  }
}

/** Removes user and password from an address. */
const withoutSecrets = (address: string) => address.replace(/^([a-z]+:\/\/).*@/i, '$1').replace(/\?.*$/s, '');

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
