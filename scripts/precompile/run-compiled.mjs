import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { engineRoot, inEngine } from '../bootstrap/project.mjs';
import { readCached, writeCached } from '../cache/file-cache.mjs';

/**
 * The variables that the file may use: those of CommonJS, and in place of `import()` and `import.meta.url`, which a file outside of the
 * engine could not use, `importPackage` and the address of the engine's folder.
 */
const PARAMETERS = 'exports, require, module, __filename, globalThis, importPackage, engineUrl';

/** The number of runs that add the functions they compiled to the cache: different data calls different functions. */
const LEARNING_RUNS = 4;

/**
 * The esbuild options for files that `runCompiled` runs.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const COMPILED = {
  bundle: true,
  absWorkingDir: engineRoot,
  // V8 can cache compiled scripts, not compiled modules.
  format: 'cjs',
  platform: 'node',
  target: 'node20.19',
  // Cached scripts cannot use import(): our files are in the bundle, and packages are loaded by `importPackage`.
  supported: { 'dynamic-import': false },
  logLevel: 'warning',
};

/**
 * Runs the text of a CommonJS file, which has `importPackage()` in place of `import()`, and returns its exports. V8 compiles a function
 * when it is first called, which is a quarter of the time of a short command. So the compiled code is cached in a file at the end of the
 * process. V8 itself rejects compiled code of another version.
 *
 * @param {string} text
 * @param {string} compiled path of the cache file for this text: a byte that counts the runs, then the compiled code
 * @param {object} [global] the global object of the file
 * @returns {any} its exports
 */
export function runCompiled(text, compiled, global = globalThis) {
  const cached = readCached(compiled) ?? Buffer.alloc(0);
  const script = new Script(`(function (${PARAMETERS}) {${text}\n})`, {
    filename: compiled,
    ...(cached.length > 1 && { cachedData: cached.subarray(1) }),
  });
  const runs = script.cachedDataRejected === false ? (cached[0] ?? 0) : 0;
  if (runs < LEARNING_RUNS) {
    process.once('exit', () => {
      try {
        writeCached(compiled, Buffer.concat([Buffer.of(runs + 1), script.createCachedData()]));
      } catch {
        // Not an error: without the cache the next run is only slower.
      }
    });
  }
  const made = { exports: {} };
  const importPackage = (/** @type {string} */ name) => import(name);
  const require = createRequire(inEngine('commands.cjs'));
  const engineUrl = pathToFileURL(engineRoot).href;
  script.runInThisContext()(made.exports, require, made, compiled, global, importPackage, engineUrl);
  return made.exports;
}
