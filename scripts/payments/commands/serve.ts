import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../../command-line';
import { listen, listenProblem } from '../../serve/listen';
import { readPort } from '../../serve/start-options';
import { openDatabase } from '../database/database';
import { keepWorking } from '../keep-working';
import { folderPost, type Post, smtpPost } from '../mails/post';
import { readFacts } from '../read-facts';
import { createPaymentServer } from '../server/server';
import type { PaymentService } from '../service';
import { databaseAddress, gatewaysOf, secretNamed } from '../settings';

const COMMAND = defineCommand({
  call: 'npx colloquium payments serve',
  does: 'Takes payments: the service that the payment form of the site talks to.',
  options: {
    data: { value: 'DIR', does: 'the data folder, or the file dist/hosting/payments.json; by default data/' },
    db: { value: 'ADDRESS', does: 'an SQLite file, or postgres://…; by default DATABASE_URL' },
    port: { value: 'N', does: 'the port; 0 takes any free one' },
    host: { value: 'ADDRESS', does: 'the address to listen on, by default 127.0.0.1' },
    mails: { value: 'DIR', does: 'writes each mail as a file .eml into DIR, in place of SMTP_URL' },
  },
});

async function run({ values }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  const { host = '127.0.0.1', port = '8787' } = values;
  const read = await readFacts(values.data);
  const facts = { ...read, ...(process.env.MAIL_FROM && { sender: process.env.MAIL_FROM }) };
  const origin = process.env.PAYMENTS_SITE || facts.site.origin;
  if (origin === undefined)
    throw new WrongUsage('Write "url" in conference.yaml, or set PAYMENTS_SITE: payers are sent back to the site.');
  const database = await openDatabase(databaseAddress(values.db, process.env));
  const gateways = gatewaysOf(facts, process.env, database);
  const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`);
  const service: PaymentService = { database, facts, gateways, origin, now: Date.now, log };
  const post = await postOf(values.mails);
  if (post === undefined) log('Mails wait in the database: set SMTP_URL, or give --mails DIR.');
  const server = createPaymentServer(service);
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());

  const place = { host, port: readPort(port) };
  const address = await listen(server, place).catch((error: unknown) => {
    throw new Error(listenProblem(error, place));
  });
  console.log(`The payment service is ready at ${address} (Ctrl+C ends it)`);
  await keepWorking(service, post, stopped.signal);
  await new Promise((resolve) => server.close(resolve));
  await database.close();
  return 0;
}

/** Returns the way that mails go; undefined if there is none. */
async function postOf(folder: string | undefined): Promise<Post | undefined> {
  if (folder !== undefined) return folderPost(folder);
  const { SMTP_URL, SMTP_URL_FILE } = process.env;
  return SMTP_URL || SMTP_URL_FILE ? smtpPost(secretNamed('SMTP_URL', process.env)) : undefined;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
