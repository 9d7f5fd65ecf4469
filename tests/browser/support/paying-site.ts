import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localService } from '../../../scripts/payment-sandbox/fake-gateway/local-service';
import { SANDBOX_API } from '../../../scripts/payment-sandbox/paths';
import { readFacts } from '../../../scripts/payments/read-facts';
import type { Handler } from '../../../scripts/serve/site-server';
import { factsOf, type ServedSite, SITE, serveFolder } from '../../site/support/serve';
import { standInsForDrawings } from './stand-ins';

/** Also served at another address, with stand-ins in the place of drawings: for tests of something else, which take half the time there. */
export interface PayingSite extends ServedSite {
  readonly withoutDrawings: string;
}

/** The service's clock: the sample's early fees can be paid. */
const now = () => Date.parse('2023-10-20T12:00:00Z') + performance.now();

/**
 * Serves a copy of the built site, or of the one in another folder, with the payment service and a fake gateway beside it. The build names
 * the payment service of the data; the copy's pages name the sandbox, as those of `npm start` do.
 */
export async function servePayingSite(site = SITE): Promise<PayingSite> {
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-paying-'));
  const dir = join(folder, 'client');
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
  const payments = join(site, '../hosting/payments.json');
  const serve = async (name: string, ...handlers: readonly Handler[]) => {
    const service = existsSync(payments)
      ? [
          await localService({
            ...{ facts: await readFacts(payments), file: join(folder, `${name}.sqlite`), now },
            mails: join(folder, 'mails'),
          }),
        ]
      : [];
    return serveFolder({ dir, facts, handlers: [...service, ...handlers] });
  };
  const served = [await serve('whole'), await serve('light', standInsForDrawings(dir))] as const;
  const close = () => Promise.all(served.map((each) => each.close()));
  return {
    origin: served[0].origin,
    withoutDrawings: served[1].origin,
    close: () => close().then(() => rmSync(folder, { recursive: true, force: true })),
  };
}
