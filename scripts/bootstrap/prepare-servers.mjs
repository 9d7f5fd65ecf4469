import { spawnSync } from 'node:child_process';
import { aptCommands, canInstall, thisMachine } from './apt.mjs';
import { runChild } from './run-child.mjs';

/** The web servers that the tests start with the files that the build makes for them, by program and package. */
const SERVERS = { nginx: 'nginx', apache2: 'apache2', caddy: 'caddy' };

/**
 * Installs web servers for the tests, but only in continuous integration: nobody wants them on their own machine. The tests
 * of a missing server are left out, and say so.
 */
export async function prepareServers() {
  const machine = thisMachine();
  const missing = Object.entries(SERVERS).filter(([program]) => !isInstalled(program));
  if (!process.env.CI || missing.length === 0 || !canInstall(machine)) return;
  const packages = missing.map(([, name]) => name);
  console.log(`Installing web servers, which the tests start: ${packages.join(', ')}.`);
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
