import { programOf } from '../../shared/program/program';
import { compileSite } from '../compile/editions/compile-site';
import { dataFolder } from '../content/data-folder';
import { report } from '../content/report';
import { renderedContents } from '../content/site-content';
import { publicFolder } from '../files/assets';
import { type PaymentFacts, paymentFacts } from './facts';

/** Compiles a data folder to the facts of its conference. Throws an error with the problems. */
export const compileFacts = async (data: string | undefined): Promise<PaymentFacts> =>
  (await compileConference(data)).facts;

/** Compiles a data folder to the facts of its conference, and its people and papers. Throws an error with the problems. */
export async function compileConference(data: string | undefined) {
  const dataDir = dataFolder(data);
  const publicDir = publicFolder(dataDir);
  const { site, diagnostics } = await compileSite({ dataDir, publicDir, publicIsShared: true, deferWarnings: true });
  if (site === undefined) throw new Error(`The data has errors.\n${report('text', diagnostics)}`);
  const rendered = renderedContents(site)[0];
  const facts = paymentFacts(rendered);
  if (facts === undefined) throw new Error('The data has no payment.yaml: the conference takes no payments.');
  return { facts, program: programOf({ ...site.content, ...rendered }) };
}
