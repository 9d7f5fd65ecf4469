import { expect, it } from 'vitest';
import { sourceFiles } from '../renderer/support/source-files';

/** They go by the language of the machine, unless one is named. */
const OF_THE_MACHINE = /\.localeCompare\(|new Intl\.Collator\(\)|\.toLocale\w+\(\)/;

it('nothing is put in order or in other letters by the language of the machine', () => {
  const found = sourceFiles('pages', 'renderer', 'scripts', 'shared').filter(({ code }) => OF_THE_MACHINE.test(code));
  expect(found.map(({ path }) => path)).toEqual([]);
});
