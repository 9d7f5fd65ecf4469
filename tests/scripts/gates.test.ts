import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject, projectRoot } from '../../scripts/bootstrap/project.mjs';
import { CHECKS } from '../../scripts/quality/checks';
import { GATES } from '../gates/breaks';
import { edited } from '../gates/project-copy';

// Whether each is noticed, `npm run gates` tries: it takes too long for every day.
describe('the gates that are broken on purpose', () => {
  it('have names of their own', () => {
    const names = GATES.map(({ gate }) => gate);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.length).toBeGreaterThan(60);
  });

  it.each(GATES)('$gate: has a proof that exists, and an edit that still finds its place', ({ edits, proof }) => {
    if ('check' in proof) expect(CHECKS.map(({ name }) => name)).toContain(proof.check);
    else {
      expect(existsSync(inProject(proof.test))).toBe(true);
      expect(() => new RegExp(proof.only)).not.toThrow();
    }
    expect(edits.length).toBeGreaterThan(0);
    // What stands in `dist` may not be built yet.
    const ofSources = edits.filter(({ file }) => !file.startsWith('dist/'));
    expect(() => ofSources.map((edit) => edited(projectRoot, edit))).not.toThrow();
  });
});
