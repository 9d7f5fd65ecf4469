import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { readKept, writeKept } from '../cache/file-cache.mjs';

/** What the file may use, of what Node gives to CommonJS and of ours. */
const PARAMETERS = 'exports, require, module, __filename, globalThis, importPackage';

/** So many runs each add the functions that none before them has called: of two conferences, one has papers, the other fees. */
const LEARNING = 4;

/**
 * How esbuild bundles what is run so.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const COMPILED = {
  bundle: true,
  // V8 keeps what it has compiled of scripts, not of modules.
  format: 'cjs',
  platform: 'node',
  target: 'node20.19',
  // What V8 takes from its cache cannot import: files of ours are in the bundle, packages come by `importPackage`.
  supported: { 'dynamic-import': false },
  logLevel: 'warning',
};

/**
 * Runs the text of a CommonJS file, which has `importPackage()` in the place of `import()`, and gives its exports. V8 compiles a
 * function when it is first called, which is a quarter of what a command costs that ends after a second: what it has compiled is kept in
 * a file at the end of the process, and taken from there by the next one. V8 itself refuses what another version of it has written.
 *
 * @param {string} text
 * @param {string} compiled where that is kept, behind a byte that counts the runs: a path in the project for this text alone, from which
 *   packages are loaded
 * @param {object} [global] where the text finds and puts what belongs to the whole process
 * @returns {any} what it exports
 */
export function runCompiled(text, compiled, global = globalThis) {
  const kept = readKept(compiled) ?? Buffer.alloc(0);
  const script = new Script(`(function (${PARAMETERS}) {${text}\n})`, {
    filename: compiled,
    ...(kept.length > 1 && { cachedData: kept.subarray(1) }),
  });
  const runs = script.cachedDataRejected === false ? (kept[0] ?? 0) : 0;
  if (runs < LEARNING) {
    process.once('exit', () => {
      try {
        writeKept(compiled, Buffer.concat([Buffer.of(runs + 1), script.createCachedData()]));
      } catch {
        // The command has done its work; a full disk or a folder that has gone makes the next one slower, and no more.
      }
    });
  }
  const made = { exports: {} };
  const importPackage = (/** @type {string} */ name) => import(name);
  script.runInThisContext()(made.exports, createRequire(compiled), made, compiled, global, importPackage);
  return made.exports;
}
