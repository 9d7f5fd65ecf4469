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
  /** How long hashed files of earlier releases stay, in days: open pages of visitors still load them. */
  readonly keepDays: number;
  readonly now: Date;
  /** Address of the site's payment service, if it takes payments. */
  readonly paymentApi?: string | undefined;
  /** Adapts a file to the host; undefined if the host does not need the file. */
  readonly adapt?: (name: string, bytes: Buffer) => Buffer | undefined;
  /** The domain that GitHub Pages reads from the file CNAME. A file that is there stays. */
  readonly domain?: string | undefined;
  /** Compressed copies, to be placed next to the files of the site. */
  readonly copies?: ReadonlyMap<string, Buffer>;
}

/** The numbers of files of a deployment. */
export interface Deployed {
  readonly written: number;
  readonly unchanged: number;
  readonly kept: number;
  readonly removed: number;
  /** Files that no deployment has written, which stay. */
  readonly foreign: readonly string[];
}

const DAY = 24 * 60 * 60 * 1000;

/** Hashed files are written first and pages last, so that every page only refers to existing files. */
const STEPS: readonly ((name: string) => boolean)[] = [
  (name) => name.startsWith('assets/'),
  (name) => !(name.startsWith('assets/') || isPage(name)),
  (name) => isPage(name),
];
const isPage = (name: string) => /\.html(?:\.br|\.gz)?$/.test(name);

/** Updates a folder to a new release of the site. It can be served at every moment in between. */
export function deploySite({
  site,
  folder,
  keepDays,
  now,
  paymentApi,
  adapt = (_, bytes) => bytes,
  domain,
  copies = new Map(),
}: Deployment): Deployed {
  if (paymentApi !== undefined && isSandbox(paymentApi))
    throw new Error(
      `${site} uses the payment sandbox (${paymentApi}), where no money moves: \`npm start\` builds such a site. Nothing was written. Set "api" in payment.yaml, or PAYMENT_API, to the address of the payment service. Then run \`npm run build\`, and deploy again.`,
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
  // Including folders with the name of a file.
  const covered = [...release.keys()].filter(
    (name) => existsSync(join(folder, name)) && !(ours.has(name) && isThere.has(name)),
  );
  if (covered.length > 0)
    throw new Error(
      `${folder} has files that \`npx colloquium deploy\` did not write but would replace (${covered.join(', ')}), so nothing was written. Move them away.`,
    );
  // Read before anything is written, so that later saves are noticed.
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

  // Written first, so that an interrupted deployment is recognised the next time.
  writeRecord(folder, { assets: times, files: [...ours, ...release.keys()] });
  for (const change of changed) exchangeFiles(folder, [change]);
  if (domain !== undefined && !existsSync(join(folder, 'CNAME')))
    writeAtomically([[join(folder, 'CNAME'), Buffer.from(`${domain}\n`)]]);
  const before = there.filter((name) => ours.has(name) && !release.has(name));
  const old = before.filter((name) => !(name in record.assets));
  for (const name of old) remove(folder, name);
  writeRecord(folder, { ...record, files: [...release.keys(), ...Object.keys(record.assets)] });
  const written = changed.length;
  const kept = before.length - old.length;
  return { written, unchanged: release.size - written, kept, removed: old.length, foreign };
}

/** Tells whether an address is that of the sandbox, on any host. */
const isSandbox = (api: string) => new URL(api, 'https://localhost').pathname.startsWith(`${SANDBOX}/`);

/** Lists the files of the folder, except for those of the host. Removes temporary files of killed deployments. */
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

/** Removes a file, and folders that are empty afterwards. */
function remove(folder: string, name: string): void {
  rmSync(join(folder, name));
  for (let parent = dirname(name); parent !== '.'; parent = dirname(parent)) {
    if (readdirSync(join(folder, parent)).length > 0) return;
    rmdirSync(join(folder, parent));
  }
}
