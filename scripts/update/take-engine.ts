import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { npmCommand } from '../bootstrap/npm-command.mjs';
import { inEngine } from '../bootstrap/project.mjs';
import { runChild } from '../bootstrap/run-child.mjs';
import { engineSource } from '../new/engine-source';

/**
 * Installs a later engine with npm in the folder `work`, and returns the file that runs it; undefined if this one stays.
 *
 * @param source a version, file or address of a package; without it, the latest version if the engine was installed by version
 */
export async function takeEngine(source: string | undefined, work: string, engine = inEngine('.')) {
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  const { packageDir, dependency } = engineSource(work, engine);
  const home = packageDir && dirname(dirname(packageDir));
  if (packageDir === undefined || home !== realpathSync(work)) {
    const hint = home
      ? `npm has installed the engine in ${home}. Run this command there.`
      : `The engine runs from ${engine}. Take a later one there, with \`git pull\` if it is a repository.`;
    if (source !== undefined) throw new Error(hint);
    say(hint);
    return undefined;
  }
  const before = packageAt(packageDir);
  const wanted = source ?? (dependency.startsWith('^') ? 'latest' : undefined);
  if (wanted === undefined) {
    say(
      `This is Colloquium ${before.version}. To take a later one, name its file or address: npx colloquium update ./colloquium-….tgz`,
    );
    return undefined;
  }
  const file = /^(?:file:)?([^:]+\.tgz)$/.exec(wanted)?.[1];
  if (file !== undefined && !existsSync(resolve(work, file))) throw new Error(`There is no file ${file}.`);
  const npm = npmCommand(process.env, process.platform);
  if (npm.shell && /[^\w.:\\/@~+=-]/.test(wanted))
    throw new Error(
      `"${wanted}" has characters that the Windows command line may misread. Give the file a plain name.`,
    );
  // The name keeps npm from installing anything else, such as a package that is called like a mistyped path.
  const args = [...npm.args, 'install', '--', `colloquium@${wanted}`];
  const status = await runChild(npm.command, args, { cwd: work, shell: npm.shell });
  if (status !== 0) throw new Error(`npm failed (status ${status}), as its messages above say. The data is unchanged.`);
  const after = packageAt(packageDir);
  const back = dependency.startsWith('^') ? before.version : dependency;
  say(`Colloquium is now ${after.version}; it was ${before.version}. To go back: npx colloquium update ${back}`);
  return join(packageDir, after.bin.colloquium);
}

interface Manifest {
  readonly version: string;
  readonly bin: { readonly colloquium: string };
}

/** Reads the package.json of an installed engine. */
const packageAt = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')); // we write it
