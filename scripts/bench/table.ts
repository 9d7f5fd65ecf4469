import type { Figures, Measured } from './figures';
import type { Usage } from './run-command';

const COUNT = new Intl.NumberFormat('en');

/** Writes the figures as a Markdown table, with the growth between sizes. */
export function tableOf(figures: Figures): string {
  const { measured, calibration, node } = figures;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const shown = ({ cpu, memory }: Usage) => `${cpu.toFixed(1)} s, ${memory.toFixed(0)} MB`;
  const rows = measured.map(({ size, compile, builds }) =>
    row([
      nameOf(size),
      builds ? COUNT.format(builds.pages) : '',
      shown(compile),
      builds ? shown(builds.first) : '',
      builds ? shown(builds.edit) : '',
    ]),
  );
  return [
    row(['conference', 'pages', '`npm run check`', 'first build', 'build after an edit of one title']),
    row(['---', '---:', '---:', '---:', '---:']),
    ...rows,
    '',
    `CPU seconds, and the peak memory of one process, with Node ${node}, where the calibration work (\`scripts/bench/calibrate.ts\`) takes ${calibration.toFixed(2)} s.`,
    ...growthOf(measured),
  ].join('\n');
}

const nameOf = (size: Measured['size']) => (size === 'sample' ? 'the sample' : `${COUNT.format(size)} papers`);

/** Describes the growth between neighbouring sizes as an exponent; 1 is linear. */
function growthOf(measured: readonly Measured[]): string[] {
  const generated = measured.filter(({ size }) => size !== 'sample');
  return generated.slice(1).flatMap((large, index) => {
    const small = generated[index];
    if (small === undefined) return [];
    const power = (from: number, to: number, much: number) => (Math.log(to / from) / Math.log(much)).toFixed(2);
    const papers = Number(large.size) / Number(small.size);
    const compiling = `compile time grows as n^${power(small.compile.cpu, large.compile.cpu, papers)} of the papers`;
    const building =
      small.builds && large.builds
        ? `, the time of a first build as n^${power(small.builds.first.cpu, large.builds.first.cpu, large.builds.pages / small.builds.pages)} of the pages`
        : '';
    return [`From ${nameOf(small.size)} to ${nameOf(large.size)}, ${compiling}${building}.`];
  });
}

/** Compares the figures with those of the last run, as multiples of each calibration. */
export function comparedWith(before: Figures, { calibration, measured }: Figures): string[] {
  return measured.flatMap((now) => {
    const then = before.measured.find(({ size }) => size === now.size);
    if (then === undefined) return [];
    const ratio = (one: Usage | undefined, other: Usage | undefined) =>
      one && other ? (one.cpu / calibration / (other.cpu / before.calibration)).toFixed(2) : '-';
    return [
      `${nameOf(now.size)}, CPU time as a multiple of the last committed: content ${ratio(now.compile, then.compile)}, ` +
        `first build ${ratio(now.builds?.first, then.builds?.first)}, edit ${ratio(now.builds?.edit, then.builds?.edit)}`,
    ];
  });
}
