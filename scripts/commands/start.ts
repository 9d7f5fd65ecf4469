// Builds the site and serves it on this machine: `npx colloquium start [--data DIR] [--port N] [--host ADDRESS]`.

import { mkdirSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join, relative } from 'node:path';
import { inWork } from '../bootstrap/project.mjs';
import { runCommand } from '../command-line';
import { dataFolder, folderOfOther } from '../content/data-folder';
import { errorMessage } from '../files/error-message';
import { SANDBOX_API } from '../payment-sandbox/paths';
import { paymentSandbox } from '../payment-sandbox/sandbox';
import { readFacts } from '../payments/read-facts';
import { listen, listenProblem } from '../serve/listen';
import { readSiteFacts } from '../serve/site-facts';
import { type Handler, siteAnswers } from '../serve/site-server';
import { COMMAND, startOptions } from '../serve/start-options';
import { build } from '../site/build-site';

/** Makes an open tab wait for the new site. */
const untilBuilt: RequestListener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', refresh: '1', 'retry-after': '1' });
  response.end('The site is being built.\n');
};

/** Where the site is built, and where what payments leave is kept: each data folder has its own, as several can be shown at a time. */
interface Folders {
  readonly dist: string;
  readonly payments: string;
}

function foldersOf(dataDir: string): Folders {
  const other = folderOfOther(dataDir);
  return other === undefined
    ? { dist: inWork('dist'), payments: inWork('.content') }
    : { dist: join(other, 'dist'), payments: other };
}

/** Makes the payment service with a fake gateway; undefined if its packages are not installed, so that a sandbox stands in for it. */
async function localPayments({ dist, payments }: Folders): Promise<Handler | undefined> {
  const { localService } = await import('../payment-sandbox/fake-gateway/local-service');
  const facts = await readFacts(join(dist, 'hosting/payments.json'));
  mkdirSync(payments, { recursive: true });
  return localService({ facts, file: join(payments, 'payments.sqlite'), mails: join(payments, 'mails') }).catch(
    (problem: unknown) => {
      console.log(`Payments are kept in memory only. ${errorMessage(problem)}`);
      return undefined;
    },
  );
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async (given) => {
    const options = startOptions(given);
    // The site uses the payment sandbox, unless the environment names another service.
    const paymentApi = process.env.PAYMENT_API || SANDBOX_API;
    process.env.PAYMENT_API = paymentApi;
    const data = dataFolder(options.data);
    const folders = foldersOf(data);
    let answer = untilBuilt;
    let takesPayments = false;
    let hasService = false;
    /** The path of the home page, without the slash that ends the address. */
    let home = '';
    const server = createServer((request, response) => answer(request, response));

    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // Stopping the server is normal; stopping the build is a failure.
      process.on(signal, () => process.exit(answer === untilBuilt ? 1 : 0));
    }

    // Listening before the build, so that a port in use is reported at once.
    const address = await listen(server, options).catch((error: unknown) => {
      console.error(listenProblem(error, options));
      process.exit(1);
    });

    try {
      // The server uses results of the build, so that later changes of `.content` do not matter.
      const { currencies } = await build({ data, ...(folderOfOther(data) && { out: folders.dist }) });
      const facts = readSiteFacts(join(folders.dist, 'hosting'));
      takesPayments = facts.paymentApi !== undefined;
      home = facts.base === undefined ? '' : `${facts.base.slice(1)}/`;
      const payments = takesPayments && paymentApi === SANDBOX_API ? await localPayments(folders) : undefined;
      hasService = payments !== undefined;
      const sandbox = payments ?? paymentSandbox(async () => ({ currencies, routes: facts.routes }));
      answer = siteAnswers({ dir: join(folders.dist, 'client'), facts, handlers: [sandbox] });
    } catch (error) {
      console.error(`The site could not be built. ${errorMessage(error)}`);
      process.exit(1);
    }

    if (takesPayments && paymentApi === SANDBOX_API) {
      const where = hasService
        ? `a fake gateway, without real money, and mails to ${relative('.', join(folders.payments, 'mails'))}`
        : 'a sandbox, without real money';
      console.log(`Payments go to ${where}. To publish the site, make it with: npm run build`);
    }
    console.log(`The site is ready at ${address}${home} (Ctrl+C ends it)`);
    return 0;
  });
