import { expect, it } from 'vitest';
import { sourceFiles } from '../renderer/support/source-files';

// vitest looks for these letters to tell which modules depend on what other files there are, and keeps the others.
it('import.meta.glob is called as vitest looks for it', () => {
  const sources = sourceFiles('pages', 'renderer', 'scripts', 'shared', 'tests').filter(({ code }) =>
    /import\.meta\.glob(?!\()\s*</.test(code),
  );
  expect(sources.map(({ path }) => path)).toEqual([]);
});
