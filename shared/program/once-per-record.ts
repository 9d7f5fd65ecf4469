import { madeOnce } from '../made-once';

/**
 * A function of a record of some program that makes what it makes once: thousands of pages show the same papers and sessions. What it
 * makes must not be changed.
 */
export function oncePerRecord<Program extends object, Source extends object, Made>(
  make: (program: Program, source: Source) => Made,
): (program: Program, source: Source) => Made {
  const within = madeOnce((program: Program) => madeOnce((source: Source) => make(program, source)));
  return (program, source) => within(program)(source);
}
