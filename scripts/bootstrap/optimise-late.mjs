import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 optimise later in this process, which ends after seconds, and in its threads. That of Node 20 begins so early that a build
 * spends a fifth of its time on code that hardly runs any more; here a function has to have done fifteen times as much before. Later
 * versions have a compiler for what lies between, and gain nothing.
 */
export function optimiseLate() {
  if (/^11\./.test(process.versions.v8)) setFlagsFromString('--interrupt-budget=1000000');
}
