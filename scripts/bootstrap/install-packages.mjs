import { readFileSync, rmSync } from 'node:fs';
import { npmCommand } from './npm-command.mjs';
import { packagesProblem } from './packages-problem.mjs';
import { inProject } from './project.mjs';
import { runChild } from './run-child.mjs';

const WANTED = inProject('package-lock.json');
const INSTALLED = inProject('node_modules/.package-lock.json');

/**
 * The ways to install, the best first. A lock file written on one platform may lack the optional packages of another,
 * and `npm ci` refuses it there; `npm install` keeps to the lock file too, and looks up the missing ones.
 */
const WAYS = [['ci'], ['install', '--no-save']];

/**
 * Installs the packages of the lock file when others, or none, are there; gives npm's exit status.
 *
 * @returns {Promise<number>}
 */
export async function installPackages() {
  const problem = packagesProblem(JSON.parse(readFileSync(WANTED, 'utf8')), readInstalled());
  if (problem === undefined) return 0;

  console.log(`Installing the packages: ${problem}.`);
  // Without npm's record an installation that is interrupted from here on is noticed the next time.
  rmSync(INSTALLED, { force: true });
  const npm = npmCommand(process.env, process.platform);
  let status = 0;
  for (const way of WAYS) {
    // Building needs the packages for development, whatever NODE_ENV says.
    status = await runChild(npm.command, [...npm.args, ...way, '--include=dev'], { shell: npm.shell });
    if (status === 0) return 0;
    console.error(`npm ${way.join(' ')} failed (status ${status}).`);
  }
  console.error("The packages are not installed. npm's messages are above; fix the cause and run the command again.");
  return status;
}

/** @returns {import('./packages-problem.mjs').Lock | undefined} */
function readInstalled() {
  try {
    return JSON.parse(readFileSync(INSTALLED, 'utf8'));
  } catch {
    return undefined;
  }
}
