import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '../../scripts/files/is-running.mjs';

/** A file system in memory, which Linux has. */
const MEMORY = '/dev/shm';

/** Bytes that must be free there: copies of the project with their sites, and browser caches, take a tenth of it. */
const ENOUGH = 4_000_000_000;

/** The process is in the name, so that a later run can delete what a killed one has left. */
const NAME = 'conference-site-run-';

/** The variables that name the folder for temporary files; Windows reads the other two. */
const NAMES = ['TMPDIR', 'TMP', 'TEMP'] as const;

/** Says to the other projects of a run that it has its folder. */
const MADE = 'CONFERENCE_SITE_RUN_FOLDER';

/**
 * Gives a run of tests a folder of its own for temporary files, in memory where there is room, which goes with all that is in it when the
 * run ends: tests copy and remove tens of thousands of small files, for which a disk takes ten times as long.
 */
export default function makeRunFolder(): (() => void) | undefined {
  if (process.env[MADE] !== undefined) return undefined;
  const place = hasRoom(MEMORY) ? MEMORY : tmpdir();
  removeLeftovers(place);
  const folder = mkdtempSync(join(place, `${NAME}${process.pid}-`));
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

/** In milliseconds: something is put into the folder of a run all the time. */
const IN_USE = 3_600_000;

function removeLeftovers(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = new RegExp(`^${NAME}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      // Processes of another container are not seen from here.
      if (Date.now() - statSync(join(place, name)).mtimeMs > IN_USE)
        rmSync(join(place, name), { recursive: true, force: true });
    } catch {
      // It is somebody else's.
    }
  }
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
