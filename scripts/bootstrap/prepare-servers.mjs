import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptCommands, canInstall, thisMachine } from './apt.mjs';
import { runChild } from './run-child.mjs';

/** Web servers that the tests start with the configuration files of the build, by program and package. */
const SERVERS = { nginx: 'nginx', apache2: 'apache2', caddy: 'caddy' };

/** The database whose programs stand in a folder of its version, and its package. */
const DATABASE = { folder: '/usr/lib/postgresql', package: 'postgresql' };

/** The Python module with which the tests read calendars, and its package. */
const CALENDAR_READER = { module: 'icalendar', package: 'python3-icalendar' };

/**
 * Installs web servers, a database and a calendar reader for the tests, but only in continuous integration. Elsewhere the tests of missing programs
 * are skipped, and reported as skipped.
 */
export async function prepareServers() {
  const machine = thisMachine();
  const missing = Object.entries(SERVERS).filter(([program]) => !isInstalled(program));
  const hasReader = spawnSync('python3', ['-c', `import ${CALENDAR_READER.module}`]).status === 0;
  const packages = [
    ...missing.map(([, name]) => name),
    ...(existsSync(DATABASE.folder) ? [] : [DATABASE.package]),
    ...(hasReader ? [] : [CALENDAR_READER.package]),
  ];
  if (!process.env.CI || packages.length === 0 || !canInstall(machine)) return;
  console.log(`Installing what the tests start: ${packages.join(', ')}.`);
  for (const [program, ...args] of aptCommands(machine.isRoot, packages)) {
    // At this run level, Debian's packages start no service.
    const status = await runChild(program, args, { env: { ...process.env, RUNLEVEL: '1' } });
    if (status === 0) continue;
    console.error('Not all of them could be installed; their tests are left out.');
    return;
  }
}

/** @param {string} program */
const isInstalled = (program) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin'].some(
    (folder) => spawnSync('test', ['-x', `${folder}/${program}`]).status === 0,
  );
