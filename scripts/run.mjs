// Runs a frequent command: `node scripts/run.mjs build`. The commands are bundled once for these sources, and cached in `.content/cache/`, so
// that they start in a fraction of the time.

import { join } from 'node:path';
import { COMMANDS } from './bootstrap/commands.mjs';
import { projectRoot } from './bootstrap/project.mjs';
import { setV8Options } from './bootstrap/v8-options.mjs';
import { codeVersion } from './cache/code-version.mjs';
import { CACHE, fileCache } from './cache/file-cache.mjs';
import { hashOf } from './cache/hash-of.mjs';
import { runCompiled } from './precompile/run-compiled.mjs';

const NAMES = Object.keys(COMMANDS).filter((name) => COMMANDS[name]?.isBundled);

const [name = '', ...args] = process.argv.slice(2);
if (!NAMES.includes(name)) {
  console.error(`usage: node scripts/run.mjs <${NAMES.join('|')}> [arguments]`);
  process.exit(2);
}
setV8Options();
// The bundle contains the project's path.
const version = hashOf(projectRoot, 8) + codeVersion();
const bundle = `tools.${version}`;
const text = await fileCache().get(bundle, async () =>
  (await import('./precompile/bundle-commands.mjs')).bundleCommands(NAMES),
);
const { load } = runCompiled(Buffer.from(text).toString(), join(CACHE, `${bundle}.${name}.compiled`));
const { main } = await load[name]();
process.exitCode = await main(args);
