import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SANDBOX_API } from '../../../scripts/payment-sandbox/paths';
import { paymentSandbox } from '../../../scripts/payment-sandbox/sandbox';
import type { Handler } from '../../../scripts/serve/site-server';
import { factsOf, type ServedSite, SITE, serveFolder } from '../../site/support/serve';
import { standInsForDrawings } from './stand-ins';

/** Also served at another address, with stand-ins in the place of drawings: for tests of something else, which take half the time there. */
export interface PayingSite extends ServedSite {
  readonly withoutDrawings: string;
}

/**
 * Serves a copy of the built site, or of the one in another folder, with the payment sandbox beside it. The build names
 * the payment service of the data; the copy's pages name the sandbox, as those of `npm start` do.
 */
export async function servePayingSite(site = SITE): Promise<PayingSite> {
  const dir = mkdtempSync(join(tmpdir(), 'conference-site-paying-'));
  cpSync(site, dir, { recursive: true });
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const page = readFileSync(join(dir, name), 'utf8');
    writeFileSync(
      join(dir, name),
      page.replaceAll(/"api":"[^"]*"/g, JSON.stringify({ api: SANDBOX_API }).slice(1, -1)),
    );
  }
  const facts = { ...factsOf(site), paymentApi: SANDBOX_API };
  const serve = (...handlers: readonly Handler[]) => {
    // Only when it is asked: on a fresh clone there is no content yet when `npm run screenshots` begins.
    const sandbox = paymentSandbox(async () => ({
      currencies: (await import('#compiled')).currencies,
      routes: facts.routes,
    }));
    return serveFolder({ dir, facts, handlers: [sandbox, ...handlers] });
  };
  const served = [await serve(), await serve(standInsForDrawings(dir))] as const;
  const close = () => Promise.all(served.map((each) => each.close()));
  return {
    origin: served[0].origin,
    withoutDrawings: served[1].origin,
    close: () => close().then(() => rmSync(dir, { recursive: true, force: true })),
  };
}
