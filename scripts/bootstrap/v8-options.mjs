import { setFlagsFromString } from 'node:v8';

/**
 * V8 options for short processes, so that V8 spends less time on code that runs a few times.
 *
 * - Regular expressions are compiled to machine code at first use. The rules have hundreds of long ones, and V8 would otherwise compile
 *   each twice: for its interpreter at first use, and to machine code at second use.
 * - V8 optimises later, in Node 20 only. By default a build spends a fifth of its time on optimising code that hardly runs again. With
 *   this option a function must run fifteen times as long before. Later versions have a mid-tier compiler and gain nothing.
 *
 * @type {readonly string[]}
 */
export const V8_OPTIONS = [
  '--no-regexp-tier-up',
  ...(/^11\./.test(process.versions.v8) ? ['--interrupt-budget=1000000'] : []),
];

/** Sets the options for this process and its threads. */
export function setV8Options() {
  for (const option of V8_OPTIONS) setFlagsFromString(option);
}
