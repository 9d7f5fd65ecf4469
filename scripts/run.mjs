// Runs a command of the installed package, or a frequent one of the sources: `node scripts/run.mjs build`. The sources of the latter are
// bundled once, and cached in `.content/cache/`, so that they start in a fraction of the time.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS } from './bootstrap/commands.mjs';
import { inEngine, isPackaged } from './bootstrap/project.mjs';
import { setV8Options } from './bootstrap/v8-options.mjs';
import { codeVersion } from './cache/code-version.mjs';
import { CACHE, fileCache } from './cache/file-cache.mjs';
import { runCompiled } from './precompile/run-compiled.mjs';

const NAMES = Object.keys(COMMANDS).filter((name) => COMMANDS[name]?.isBundled);

const [name = '', ...args] = process.argv.slice(2);
if (!(isPackaged || NAMES.includes(name))) {
  console.error(`usage: node scripts/run.mjs <${NAMES.join('|')}> [arguments]`);
  process.exit(2);
}
setV8Options();
const bundle = `tools.${codeVersion()}`;
const text = isPackaged
  ? readFileSync(inEngine('commands.cjs'))
  : await fileCache().get(
      bundle,
      async () => (await (await import('./precompile/bundle-commands.mjs')).bundleCommands({ names: NAMES })).text,
    );
const { load } = runCompiled(Buffer.from(text).toString(), join(CACHE, `${bundle}.${name}.compiled`));
const { main } = await load[name]();
process.exitCode = await main(args);
