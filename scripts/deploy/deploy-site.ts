import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exchangeFiles } from '../files/change-files';
import { filesIn } from '../files/files-in';
import { isLeftover } from '../files/unfinished';
import { writeAtomically } from '../files/write-atomically';
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
  /** Compressed copies, which lie beside the files of the site. */
  readonly copies?: ReadonlyMap<string, Buffer>;
}

/** The result of a deployment, in numbers of files. */
export interface Deployed {
  readonly written: number;
  readonly unchanged: number;
  readonly kept: number;
  readonly removed: number;
  /** Files that no deployment has put there: they stay. */
  readonly foreign: readonly string[];
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
  copies = new Map(),
}: Deployment): Deployed {
  if (paymentApi !== undefined && isSandbox(paymentApi))
    throw new Error(
      `${site} pays into the sandbox (${paymentApi}), where no money moves: \`npm start\` builds such a site. Nothing was written. Set "api" in payment.yaml, or PAYMENT_API, to the address of the payment service. Then run \`npm run build\`, and deploy again.`,
    );
  const { assets, files: known } = readRecord(folder);
  const names = existsSync(site) ? filesIn(site) : [];
  if (!names.includes('index.html')) throw new Error(`${site} holds no built site: run \`npm run build\` first.`);

  const release = new Map<string, Buffer>();
  for (const name of names) {
    const bytes = adapt(name, readFileSync(join(site, name)));
    if (bytes !== undefined) release.set(name, bytes);
  }
  for (const [name, bytes] of copies) release.set(name, bytes);
  const current = [...release.keys()].filter((name) => name.startsWith('assets/'));
  const times = { ...assets, ...Object.fromEntries(current.map((name) => [name, now.toISOString()])) };
  const isKept = (name: string) => now.getTime() - Date.parse(times[name] ?? '') <= keepDays * DAY;
  const there = namesIn(folder);
  const isThere = new Set(there);
  const ours = new Set(known ?? there);
  const foreign = there.filter((name) => !ours.has(name));
  // Also a folder in the place of a file.
  const covered = [...release.keys()].filter(
    (name) => existsSync(join(folder, name)) && !(ours.has(name) && isThere.has(name)),
  );
  if (covered.length > 0)
    throw new Error(
      `${folder} has files that \`npm run deploy\` did not put there, in the place of its own (${covered.join(', ')}), so nothing was written. Move them away.`,
    );
  // Before anything is written: what somebody saves from now on is noticed.
  const changed = STEPS.flatMap((step) => [...release].filter(([name]) => step(name))).flatMap(([name, becomes]) => {
    const path = join(folder, name);
    const was = existsSync(path) ? readFileSync(path) : undefined;
    return was?.equals(becomes) ? [] : [{ path, was, becomes }];
  });
  const record = {
    assets: Object.fromEntries(
      Object.entries(times)
        .filter(([name]) => isKept(name))
        .sort(),
    ),
  };

  // First of all: a folder whose deployment breaks off is known the next time.
  writeRecord(folder, { assets: times, files: [...ours, ...release.keys()] });
  for (const change of changed) exchangeFiles(folder, [change]);
  const before = there.filter((name) => ours.has(name) && !release.has(name));
  const old = before.filter((name) => !(name in record.assets));
  for (const name of old) remove(folder, name);
  writeRecord(folder, { ...record, files: [...release.keys(), ...Object.keys(record.assets)] });
  const written = changed.length;
  const kept = before.length - old.length;
  return { written, unchanged: release.size - written, kept, removed: old.length, foreign };
}

/** Wherever the sandbox is served: on the site's own host, or on the machine of whoever tries it. */
const isSandbox = (api: string) => new URL(api, 'https://localhost').pathname.startsWith(`${SANDBOX}/`);

/** The files of the folder but for those of others, without what a deployment has left that was killed. */
function namesIn(folder: string): readonly string[] {
  const names = (existsSync(folder) ? filesIn(folder) : []).filter(
    (name) => name !== RECORD && !NOT_OURS.has(name.split('/')[0] ?? ''),
  );
  const left = new Set(names.filter((name) => isLeftover(basename(name))));
  for (const name of left) rmSync(join(folder, name));
  return names.filter((name) => !left.has(name));
}

const writeRecord = (folder: string, { assets, files = [] }: Record) =>
  writeAtomically([
    [join(folder, RECORD), `${JSON.stringify({ assets, files: [...new Set(files)].sort() }, null, 2)}\n`],
  ]);

/** Removes a file, and the folders that are empty then. */
function remove(folder: string, name: string): void {
  rmSync(join(folder, name));
  for (let parent = dirname(name); parent !== '.'; parent = dirname(parent)) {
    if (readdirSync(join(folder, parent)).length > 0) return;
    rmdirSync(join(folder, parent));
  }
}
