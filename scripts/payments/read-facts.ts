import { readFileSync, statSync } from 'node:fs';
import { compileSite } from '../compile/editions/compile-site';
import { dataFolder } from '../content/data-folder';
import { report } from '../content/report';
import { renderedContents } from '../content/site-content';
import { publicFolder } from '../files/assets';
import { type PaymentFacts, paymentFacts } from './facts';

/** Reads the facts of a conference from its data folder, or from the file `payments.json` of a build. Throws an error with the problems. */
export async function readFacts(data: string | undefined): Promise<PaymentFacts> {
  if (data !== undefined && statSync(data).isFile()) return JSON.parse(readFileSync(data, 'utf8')) as PaymentFacts; // a build wrote it
  const dataDir = dataFolder(data);
  const publicDir = publicFolder(dataDir);
  const { site, diagnostics } = await compileSite({ dataDir, publicDir, publicIsShared: true, deferWarnings: true });
  if (site === undefined) throw new Error(`The data has errors.\n${report('text', diagnostics)}`);
  const facts = paymentFacts(renderedContents(site)[0]);
  if (facts === undefined) throw new Error('The data has no payment.yaml: the conference takes no payments.');
  return facts;
}
