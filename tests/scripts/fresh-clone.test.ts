import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { filesIn } from '../../scripts/files/files-in';

/** What a module loads before it runs: types are gone by then, and `import()` waits until it is reached. */
const LOADED_AT_ONCE = /^(?:import|export) (?!type )(?:[^'";]* from )?'([^']+)';/gm;

/** The modules that one loads at once, and those that they load. */
function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(LOADED_AT_ONCE)) {
    if (name === '#compiled') loaded.add(name);
    if (!name.startsWith('.')) continue;
    const module = join(dirname(file), name);
    const found = [module, `${module}.ts`, `${module}.tsx`, join(module, 'index.ts')].find(
      (each) => /\.m?[jt]sx?$/.test(each) && existsSync(each),
    );
    if (found) loadedWith(found, loaded);
  }
  return loaded;
}

const COMMANDS = filesIn(inProject('scripts/commands'));

it.each(COMMANDS)('scripts/commands/%s begins on a fresh clone, where nothing is compiled yet', (command) => {
  const loaded = loadedWith(inProject(join('scripts/commands', command)));
  expect(loaded.size).toBeGreaterThan(1);
  expect(loaded).not.toContain('#compiled');
});
