import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currencies } from '#content';
import { SANDBOX_API } from '../../../scripts/payment-sandbox/paths';
import { paymentSandbox } from '../../../scripts/payment-sandbox/sandbox';
import { factsOf, type ServedSite, serveFolder } from '../../site/support/serve';
import { SITE } from '../../site/support/site-folder';

/**
 * Serves a copy of the built site, or of the one in another folder, with the payment sandbox beside it. The build names
 * the payment service of the data; the copy's pages name the sandbox, as those of `npm start` do.
 */
export async function servePayingSite(site = SITE): Promise<ServedSite> {
  const dir = mkdtempSync(join(tmpdir(), 'conference-site-paying-'));
  cpSync(site, dir, { recursive: true });
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    for (const copy of ['.br', '.gz']) rmSync(join(dir, name + copy), { force: true });
    const page = readFileSync(join(dir, name), 'utf8');
    writeFileSync(
      join(dir, name),
      page.replaceAll(/"api":"[^"]*"/g, JSON.stringify({ api: SANDBOX_API }).slice(1, -1)),
    );
  }
  const facts = { ...factsOf(site), paymentApi: SANDBOX_API };
  const sandbox = paymentSandbox(async () => ({ currencies, routes: facts.routes }));
  const { origin, close } = await serveFolder({ dir, facts, handlers: [sandbox] });
  return { origin, close: () => close().finally(() => rmSync(dir, { recursive: true, force: true })) };
}
