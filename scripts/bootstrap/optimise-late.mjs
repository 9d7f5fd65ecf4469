import { setFlagsFromString } from 'node:v8';

/**
 * Options by which V8 optimises later, for processes that end after seconds or do much once. That of Node 20 begins so early that a
 * build spends a fifth of its time on code that hardly runs any more; with these a function has to have done fifteen times as much
 * before. Later versions have a compiler for what lies between, and gain nothing.
 *
 * @type {readonly string[]}
 */
export const OPTIMISE_LATE = /^11\./.test(process.versions.v8) ? ['--interrupt-budget=1000000'] : [];

/** Gives the options to this process and its threads. */
export function optimiseLate() {
  for (const option of OPTIMISE_LATE) setFlagsFromString(option);
}
