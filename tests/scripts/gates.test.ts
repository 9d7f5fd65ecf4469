import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject, projectRoot } from '../../scripts/bootstrap/project.mjs';
import { edited } from '../gates/break-copy';
import { GATES } from '../gates/gates';

// Whether each is noticed, `npm run gates` tries: it takes too long for every day.
it.each(GATES)('the gate "$gate" has a test that exists, and an edit that still finds its place', ({ edit, test }) => {
  expect(existsSync(inProject(test))).toBe(true);
  // What stands in `dist` may not be built yet.
  if (!edit.file.startsWith('dist/')) expect(edited(projectRoot, edit).after).not.toBe('');
});
