import type { CompileOptions } from '../../../scripts/compile/pipeline';
import type { Diagnostic } from '../../../scripts/content/report/diagnostics';
import type { Content } from '../../../shared/model/content';
import { compile } from './compile';
import { type HostileData, markedBy, marker, type Spot } from './hostile-data';

interface Offered {
  readonly rejected: ReadonlySet<Spot>;
  /** What the fields accepted, as it is in the data folder now. */
  readonly accepted: ReadonlyMap<Spot, string>;
  /** Errors that no text's own cell was blamed for. */
  readonly errors: readonly Diagnostic[];
  readonly content: Content | undefined;
}

/** Puts a text into every field at once, and removes it from those that reject it until none does. */
export async function offer(
  data: HostileData,
  textFor: (spot: Spot) => string,
  { dataDir, publicDir }: CompileOptions,
): Promise<Offered> {
  let accepted = new Map(data.spots.map((spot, index): [Spot, string] => [spot, textFor(spot) + marker(index)]));
  for (;;) {
    data.write(dataDir, accepted);
    const { diagnostics, content } = await compile({ dataDir, publicDir, deferWarnings: true });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const blamed = new Set(errors.map((problem) => data.spots[markedBy(problem, dataDir) ?? -1]));
    const left = new Map([...accepted].filter(([spot]) => !blamed.has(spot)));
    if (left.size === accepted.size) {
      const rejected = new Set(data.spots.filter((spot) => !left.has(spot)));
      return { rejected, accepted, errors, content };
    }
    accepted = left;
  }
}
