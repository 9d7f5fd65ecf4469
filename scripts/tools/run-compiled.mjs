import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { sealed, unsealed } from '../cache/sealed.mjs';

/** The file of the bundled commands. */
export const BUNDLE = 'tools.cjs';

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
 * Runs a CommonJS file, which has `importPackage()` in the place of `import()`, and gives its exports. V8 compiles a function when
 * it is first called, which is a quarter of what a command costs that ends after a second: what it has compiled is kept in a file at
 * the end of the process, and taken from there by the next one. V8 itself refuses what another version of it has written,
 * but not what is damaged.
 *
 * @param {string} file
 * @param {string} compiled where that is kept, behind a byte that counts the runs; whoever changes the file has to name another place
 * @param {object} [global] where the file finds and puts what belongs to the whole process
 * @returns {any} what the file exports
 */
export function runCompiled(file, compiled, global = globalThis) {
  const kept = keptIn(compiled);
  const script = new Script(`(function (${PARAMETERS}) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
    ...(kept.length > 1 && { cachedData: kept.subarray(1) }),
  });
  const runs = script.cachedDataRejected === false ? (kept[0] ?? 0) : 0;
  if (runs < LEARNING) {
    process.once('exit', () => {
      const unfinished = `${compiled}.${process.pid}`;
      try {
        writeFileSync(unfinished, sealed(Buffer.concat([Buffer.of(runs + 1), script.createCachedData()])));
        renameSync(unfinished, compiled);
      } catch {
        // The command has done its work; a full disk or a folder that has gone makes the next one slower, and no more.
      }
    });
  }
  const made = { exports: {} };
  const importPackage = (/** @type {string} */ name) => import(name);
  script.runInThisContext()(made.exports, createRequire(file), made, file, global, importPackage);
  return made.exports;
}

/** @param {string} compiled */
const keptIn = (compiled) => (existsSync(compiled) && unsealed(readFileSync(compiled))) || Buffer.alloc(0);
