// Loaded before a build: another day, and folders that list their files in another order.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const SHIFT = 400 * 24 * 60 * 60 * 1000;
const { now } = Date;
const later = () => now() + SHIFT;

globalThis.Date = new Proxy(Date, {
  construct: (date, values) => Reflect.construct(date, values.length === 0 ? [later()] : values),
  get: (date, name) => (name === 'now' ? later : Reflect.get(date, name)),
});

/**
 * @param {Function} list a function that lists a folder
 * @returns {(...asked: unknown[]) => any}
 */
const turned =
  (list) =>
  (...asked) => {
    const callback = asked.at(-1);
    if (typeof callback !== 'function') {
      const entries = list(...asked);
      return entries instanceof Promise ? entries.then((found) => found.toReversed()) : entries.toReversed();
    }
    /** @type {(problem: unknown, entries?: unknown[]) => void} */
    const done = (problem, entries) => callback(problem, entries?.toReversed());
    return list(...asked.slice(0, -1), done);
  };

Object.assign(fs, { readdirSync: turned(fs.readdirSync), readdir: turned(fs.readdir) });
Object.assign(fs.promises, { readdir: turned(fs.promises.readdir) });
syncBuiltinESMExports();
