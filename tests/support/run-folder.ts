import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, which Linux has. */
const MEMORY = '/dev/shm';

/** Bytes that must be free there: copies of the project with their sites, and what browsers keep, take a tenth of it. */
const ENOUGH = 4_000_000_000;

/** What programs are told the place for their temporary files by; Windows knows the others. */
const NAMES = ['TMPDIR', 'TMP', 'TEMP'] as const;

/** Says to the other projects of a run that it has its folder. */
const MADE = 'CONFERENCE_SITE_RUN_FOLDER';

/**
 * Gives a run of tests a folder of its own for temporary files, in memory where there is room, which goes with all that is in it when the
 * run ends: tests copy and remove tens of thousands of small files, for which a disk takes ten times as long.
 */
export default function makeRunFolder(): (() => void) | undefined {
  if (process.env[MADE] !== undefined) return undefined;
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'conference-site-run-'));
  // A web server that root starts reads its site as somebody else.
  chmodSync(folder, 0o755);
  const before = Object.fromEntries(NAMES.map((name) => [name, process.env[name]]));
  for (const name of NAMES) process.env[name] = folder;
  process.env[MADE] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    delete process.env[MADE];
    for (const name of NAMES) {
      const value = before[name];
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

function hasRoom(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return Math.min(bavail * bsize, freemem()) > ENOUGH;
  } catch {
    return false;
  }
}
