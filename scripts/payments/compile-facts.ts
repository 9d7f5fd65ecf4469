import { compileSite } from '../compile/editions/compile-site';
import { dataFolder } from '../content/data-folder';
import { report } from '../content/report';
import { renderedContents } from '../content/site-content';
import { publicFolder } from '../files/assets';
import { type PaymentFacts, paymentFacts } from './facts';

/** Compiles a data folder to the facts of its conference. Throws an error with the problems. */
export async function compileFacts(data: string | undefined): Promise<PaymentFacts> {
  const dataDir = dataFolder(data);
  const publicDir = publicFolder(dataDir);
  const { site, diagnostics } = await compileSite({ dataDir, publicDir, publicIsShared: true, deferWarnings: true });
  if (site === undefined) throw new Error(`The data has errors.\n${report('text', diagnostics)}`);
  const facts = paymentFacts(renderedContents(site)[0]);
  if (facts === undefined) throw new Error('The data has no payment.yaml: the conference takes no payments.');
  return facts;
}
