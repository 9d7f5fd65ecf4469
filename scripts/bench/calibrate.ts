import { createHash } from 'node:crypto';
import { cpuOf } from './stages';

/**
 * Measures the CPU seconds of a fixed piece of work that is similar to builds: strings, hashes, JSON, sorting. Figures of different
 * machines, or of a busy machine, are compared as multiples of it.
 */
export async function calibration(): Promise<number> {
  return (await cpuOf(calibrationWork, 7)) / 1000;
}

/** Does the work. */
export function calibrationWork(): void {
  const rows = Array.from({ length: 60_000 }, (_, index) => ({
    id: (index * 7919) % 60_013,
    title: `On the measure of ${index % 977} things, part ${index}`,
  }));
  rows.sort((one, other) => one.id - other.id);
  const texts = rows.map((row) => JSON.stringify(row));
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text.replaceAll(/[aeiou]/g, (letter) => letter.toUpperCase()));
  if (hash.digest('hex').length !== 64 || JSON.parse(`[${texts.join(',')}]`).length !== rows.length)
    throw new Error('The machine cannot count.');
}
