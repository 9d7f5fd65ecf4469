import { once } from 'node:events';
import { type ArgumentsOf, defineCommand, runCommand } from '../../command-line';
import { listen, listenProblem } from '../../serve/listen';
import { readPort } from '../../serve/start-options';
import { openDatabase } from '../database/open-database';
import { SERVICE_OPTIONS } from '../desk/desk-service';
import { keepWorking } from '../keep-working';
import { folderPost, type Post, smtpPost } from '../mails/post';
import { readFacts } from '../read-facts';
import { isThisMachine } from '../safe-address';
import { Health, watchedGateway, watchedPost } from '../server/health';
import { Limits, trustedProxies } from '../server/limits';
import { createPaymentServer, MOST_CONNECTIONS } from '../server/server';
import { stopServer } from '../server/stop-server';
import type { PaymentService } from '../service';
import { checkTls, databaseAddress, gatewaysOf, mailSender, mailServer, siteOrigin } from '../settings';

const COMMAND = defineCommand({
  call: 'npx colloquium payments serve',
  does: 'Takes payments: the service that the payment form of the site talks to.',
  options: {
    ...SERVICE_OPTIONS,
    port: { value: 'N', does: 'the port; 0 takes any free one' },
    host: { value: 'ADDRESS', does: 'the address to listen on, by default 127.0.0.1' },
    mails: { value: 'DIR', does: 'writes each mail as a file .eml into DIR, in place of SMTP_URL' },
  },
});

async function run({ values }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  const { host = '127.0.0.1', port = '8787' } = values;
  const read = await readFacts(values.data);
  const post = await postOf(values.mails);
  const facts = { ...read, ...(post && { sender: mailSender(read, process.env) }) };
  const origin = siteOrigin(facts, process.env);
  checkTls(process.env);
  const health = new Health();
  const limits = new Limits(trustedProxies(process.env.PAYMENTS_TRUSTED_PROXIES));
  const database = await openDatabase(databaseAddress(values.db, process.env));
  const gateways = gatewaysOf(facts, process.env, database);
  // One line, whatever a gateway or a mail server has said.
  const log = (line: string) => console.log(`${new Date().toISOString()} ${line.replaceAll(/\p{Cc}+/gu, ' ')}`);
  const service: PaymentService = {
    ...{ database, facts, origin, now: Date.now, log },
    gateways: { ...gateways, card: watchedGateway(gateways.card, health) },
  };
  if (post === undefined) log('Mails wait in the database: set SMTP_URL, or give --mails DIR.');
  const server = createPaymentServer(service, { limits, health });
  const stopped = stoppedBySignal();

  if (!isThisMachine(host)) log(`Others can reach ${host} without TLS: let nothing but your proxy in.`);
  const place = { host, port: readPort(port), backlog: MOST_CONNECTIONS };
  const address = await listen(server, place).catch((error: unknown) => {
    throw new Error(listenProblem(error, place));
  });
  console.log(`The payment service is ready at ${address} (Ctrl+C ends it)`);
  const working = keepWorking(service, { post: post && watchedPost(post, health), health, stopped });
  if (!stopped.aborted) await once(stopped, 'abort');
  const serving = stopServer(server);
  log('The payment service stops when everything is answered (the same signal again ends it at once)');
  await Promise.all([working, serving]);
  await database.close();
  return 0;
}

/** Returns what is aborted by the first signal to stop; the second ends the process. */
function stoppedBySignal(): AbortSignal {
  const stopped = new AbortController();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const stop = () => {
    for (const signal of signals) process.off(signal, stop);
    stopped.abort();
  };
  for (const signal of signals) process.on(signal, stop);
  return stopped.signal;
}

/** Returns the way that mails go; undefined if there is none. */
async function postOf(folder: string | undefined): Promise<Post | undefined> {
  if (folder !== undefined) return folderPost(folder);
  const server = mailServer(process.env);
  return server === undefined ? undefined : smtpPost(server);
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
