// Runs a command of the project: `node scripts/run.mjs build`. The command is bundled once for these sources and kept in
// `.content/cache/`, so that it starts in a fraction of the time.

import { join } from 'node:path';
import { inProject, projectRoot } from './bootstrap/project.mjs';
import { setV8Options } from './bootstrap/v8-options.mjs';
import { codeVersion } from './cache/code-version.mjs';
import { hashOf } from './cache/hash-of.mjs';
import { keptFolder } from './cache/kept-folder.mjs';
import { BUNDLE, runCompiled } from './tools/run-compiled.mjs';

const COMMANDS = ['build', 'compile-content'];

const [name = '', ...args] = process.argv.slice(2);
if (!COMMANDS.includes(name)) {
  console.error(`usage: node scripts/run.mjs <${COMMANDS.join('|')}> [arguments]`);
  process.exit(2);
}
setV8Options();
// Paths of the project are in them.
const version = hashOf(projectRoot, 8) + codeVersion();
const folder = await keptFolder('tools', version, async (unfinished) =>
  (await import('./tools/bundle-tools.mjs')).bundleTools(unfinished, COMMANDS),
);
process.argv = [process.execPath, inProject(`scripts/${name}.ts`), ...args];
const { load } = runCompiled(join(folder, BUNDLE), join(folder, `${name}.compiled`));
await load[name]();
