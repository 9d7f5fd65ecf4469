import { setFlagsFromString } from 'node:v8';

/**
 * Options by which V8 spends less on code that runs a few times, for processes that end after seconds or do much once.
 *
 * - An expression becomes machine code when it is first used. The rules of the data have hundreds of long ones, and V8 would else
 *   read each twice: for its interpreter, and for the machine code when it is used again.
 * - V8 optimises later. The option of Node 20 begins so early that a build spends a fifth of its time on code that hardly runs any
 *   more; with this one a function has to have done fifteen times as much before. Later versions have a compiler for what lies
 *   between, and gain nothing.
 *
 * @type {readonly string[]}
 */
export const V8_OPTIONS = [
  '--no-regexp-tier-up',
  ...(/^11\./.test(process.versions.v8) ? ['--interrupt-budget=1000000'] : []),
];

/** Gives the options to this process and its threads. */
export function setV8Options() {
  for (const option of V8_OPTIONS) setFlagsFromString(option);
}
