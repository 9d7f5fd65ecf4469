import { rounds } from '../../support/rounds';

/** How often it may be measured before what it costs is believed. */
const ROUNDS = rounds(30, 15);

/** Time of the processor, in microseconds: what others do in the meantime is not counted. */
async function cost(work: () => unknown, times: number): Promise<number> {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time++) await work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/**
 * How many times as much one work costs as others, at the least that is measured; measuring ends when none is above its limit.
 * A busy machine takes caches and clock rates away, now from the one, now from the other, and can raise what is measured, but
 * not time and again what is compared at once and takes about as long. What grows with the square of the data is above the limit
 * in every round.
 */
export async function leastRatios<Name extends string>(
  work: () => unknown,
  others: Readonly<Record<Name, { readonly than: () => unknown; readonly times: number; readonly limit: number }>>,
): Promise<Readonly<Record<Name, number>>> {
  const entries = Object.entries<(typeof others)[Name]>(others);
  const least = new Map(entries.map(([name]) => [name, Number.POSITIVE_INFINITY]));
  for (let round = 0; round < ROUNDS; round++) {
    const own = await cost(work, 1);
    for (const [name, { than, times }] of entries) {
      const ratio = own / ((await cost(than, times)) / times);
      least.set(name, Math.min(least.get(name) ?? ratio, ratio));
    }
    if (entries.every(([name, { limit }]) => (least.get(name) ?? limit) <= limit)) break;
  }
  return Object.fromEntries(least) as Record<Name, number>; // every name has its entry
}
