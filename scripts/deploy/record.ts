import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file by which a deployment knows its folder again: hosts do not serve names that begin with a dot. */
export const RECORD = '.deployed.json';

export interface Record {
  /** Each hashed file that a release has had → when it was last part of one, as an ISO 8601 time in UTC. */
  readonly assets: Readonly<{ [name: string]: string }>;
  /** All files that deployments have put there; earlier records do not say so. */
  readonly files?: readonly string[] | undefined;
}

/** Other files that may be in the folder, and stay: a checkout's own, a host's, and those of certificate services. */
export const NOT_OURS: ReadonlySet<string> = new Set(['.git', '.github', 'CNAME', '.well-known']);

/**
 * The record of the folder, an empty one for a folder that is new or empty; throws for a folder with files that no
 * deployment has put there.
 */
export function readRecord(folder: string): Record {
  const path = join(folder, RECORD);
  if (existsSync(path)) return parseRecord(readFileSync(path, 'utf8'), path);
  const foreign = existsSync(folder) ? readdirSync(folder).filter((name) => !NOT_OURS.has(name)) : [];
  if (foreign.length === 0) return { assets: {}, files: [] };
  const some = foreign.slice(0, 3).join(', ');
  throw new Error(
    `${folder} has files that \`npm run deploy\` did not put there (${some}), so nothing was written. Give a folder that is empty or new.`,
  );
}

function parseRecord(text: string, path: string): Record {
  try {
    const { assets, files } = JSON.parse(text) as Partial<Record>;
    const isRight = assets && Object.values(assets).every((time) => !Number.isNaN(Date.parse(time)));
    if (isRight) return { assets, files };
  } catch {
    // Told below.
  }
  throw new Error(
    `${path} is not what a deployment has written, so nothing was changed. Fix it, or give another folder.`,
  );
}
