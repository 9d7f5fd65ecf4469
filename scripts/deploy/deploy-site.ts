import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../files/files-in';
import { writeWhole } from '../files/write-whole';
import { SANDBOX } from '../payment-sandbox/paths';
import { NOT_OURS, RECORD, type Record, readRecord } from './record';

export interface Deployment {
  /** The folder of the built site. */
  readonly site: string;
  /** The folder that a web server shows. */
  readonly folder: string;
  /** How long hashed files of earlier releases stay, in days: pages that visitors have open still ask for them. */
  readonly keepDays: number;
  readonly now: Date;
  /** Address of the payment service that the site asks, if it takes payments. */
  readonly paymentApi?: string | undefined;
  /** The text of a file as this host needs it, or nothing where the host has no use for the file. */
  readonly adapt?: (name: string, bytes: Buffer) => Buffer | undefined;
}

/** The result of a deployment, in numbers of files. */
export interface Deployed {
  readonly written: number;
  readonly unchanged: number;
  readonly kept: number;
  readonly removed: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** Hashed files first, pages last: whatever page is there names only what is there. */
const STEPS: readonly ((name: string) => boolean)[] = [
  (name) => name.startsWith('assets/'),
  (name) => !(name.startsWith('assets/') || isPage(name)),
  (name) => isPage(name),
];
const isPage = (name: string) => /\.html(?:\.br|\.gz)?$/.test(name);

/** Brings a folder to a new release of the site, so that it can be read at every moment in between. */
export function deploySite({
  site,
  folder,
  keepDays,
  now,
  paymentApi,
  adapt = (_, bytes) => bytes,
}: Deployment): Deployed {
  if (paymentApi !== undefined && isSandbox(paymentApi))
    throw new Error(
      `${site} pays into the sandbox (${paymentApi}), where no money moves: \`npm start\` builds such a site. Nothing was written. Set "api" in payment.yaml, or PAYMENT_API, to the address of the payment service. Then run \`npm run build\`, and deploy again.`,
    );
  const { assets } = readRecord(folder);
  const names = existsSync(site) ? filesIn(site) : [];
  if (!names.includes('index.html')) throw new Error(`${site} holds no built site: run \`npm run build\` first.`);

  const release = new Map<string, Buffer>();
  for (const name of names) {
    const bytes = adapt(name, readFileSync(join(site, name)));
    if (bytes !== undefined) release.set(name, bytes);
  }
  const current = [...release.keys()].filter((name) => name.startsWith('assets/'));
  const times = { ...assets, ...Object.fromEntries(current.map((name) => [name, now.toISOString()])) };
  const isKept = (name: string) => now.getTime() - Date.parse(times[name] ?? '') <= keepDays * DAY;
  const record: Record = {
    assets: Object.fromEntries(
      Object.entries(times)
        .filter(([name]) => isKept(name))
        .sort(),
    ),
  };

  // First of all: a folder whose deployment breaks off is known the next time.
  writeRecord(folder, { assets: times });
  let written = 0;
  for (const step of STEPS) {
    for (const [name, bytes] of release) if (step(name)) written += writeWhole([[join(folder, name), bytes]]).length;
  }
  const before = filesIn(folder).filter((name) => !(release.has(name) || name === RECORD || isForeign(name)));
  const old = before.filter((name) => !(name in record.assets));
  for (const name of old) remove(folder, name);
  writeRecord(folder, record);
  return { written, unchanged: release.size - written, kept: before.length - old.length, removed: old.length };
}

/** Wherever the sandbox is served: on the site's own host, or on the machine of whoever tries it. */
const isSandbox = (api: string) => new URL(api, 'https://localhost').pathname.startsWith(`${SANDBOX}/`);

const isForeign = (name: string) => NOT_OURS.has(name.split('/')[0] ?? '');

const writeRecord = (folder: string, record: Record) =>
  writeWhole([[join(folder, RECORD), `${JSON.stringify(record, null, 2)}\n`]]);

/** Removes a file, and the folders that are empty then. */
function remove(folder: string, name: string): void {
  rmSync(join(folder, name));
  for (let parent = dirname(name); parent !== '.'; parent = dirname(parent)) {
    if (readdirSync(join(folder, parent)).length > 0) return;
    rmdirSync(join(folder, parent));
  }
}
