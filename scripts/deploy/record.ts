import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that records deployments in a folder. Hosts do not serve names that begin with a dot. */
export const RECORD = '.deployed.json';

export interface Record {
  /** Hashed file → when it was last part of a release, as an ISO 8601 time in UTC. */
  readonly assets: Readonly<{ [name: string]: string }>;
  /** All files that deployments have written; absent in records of older versions. */
  readonly files?: readonly string[] | undefined;
}

/** Other files that may be in the folder and stay: those of git, of hosts and of certificate services. */
export const NOT_OURS: ReadonlySet<string> = new Set(['.git', '.github', 'CNAME', '.well-known']);

/**
 * Reads the record of a folder; it is empty for a new or empty folder. Throws an error if no deployment has written the folder's files.
 */
export function readRecord(folder: string): Record {
  const path = join(folder, RECORD);
  if (existsSync(path)) return parseRecord(readFileSync(path, 'utf8'), path);
  const foreign = existsSync(folder) ? readdirSync(folder).filter((name) => !NOT_OURS.has(name)) : [];
  if (foreign.length === 0) return { assets: {}, files: [] };
  const some = foreign.slice(0, 3).join(', ');
  throw new Error(
    `${folder} has files that \`npx colloquium deploy\` did not write (${some}), so nothing was written. Name a folder that is empty or new.`,
  );
}

function parseRecord(text: string, path: string): Record {
  try {
    const { assets, files } = JSON.parse(text) as Partial<Record>;
    const isRight = assets && Object.values(assets).every((time) => !Number.isNaN(Date.parse(time)));
    if (isRight) return { assets, files };
  } catch {
    // Reported below.
  }
  throw new Error(
    `${path} is not a record of \`npx colloquium deploy\`, so nothing was changed. Fix it, or name another folder.`,
  );
}
