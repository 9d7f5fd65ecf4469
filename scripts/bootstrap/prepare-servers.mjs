import { spawnSync } from 'node:child_process';
import { aptCommands, canInstall, thisMachine } from './apt.mjs';
import { runChild } from './run-child.mjs';

/** The web servers that the tests start with the files that the build makes for them, by program and package. */
const SERVERS = { nginx: 'nginx', apache2: 'apache2', caddy: 'caddy' };

/** A module of Python with which the tests read the calendars, and its package. */
const CALENDAR_READER = { module: 'icalendar', package: 'python3-icalendar' };

/**
 * Installs web servers and a reader of calendars for the tests, but only in continuous integration: nobody wants them on their
 * own machine. The tests of what is missing are left out, and say so.
 */
export async function prepareServers() {
  const machine = thisMachine();
  const missing = Object.entries(SERVERS).filter(([program]) => !isInstalled(program));
  const hasReader = spawnSync('python3', ['-c', `import ${CALENDAR_READER.module}`]).status === 0;
  const packages = [...missing.map(([, name]) => name), ...(hasReader ? [] : [CALENDAR_READER.package])];
  if (!process.env.CI || packages.length === 0 || !canInstall(machine)) return;
  console.log(`Installing what the tests start: ${packages.join(', ')}.`);
  for (const [program, ...args] of aptCommands(machine.isRoot, packages)) {
    // In this run level Debian's packages start no service.
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
