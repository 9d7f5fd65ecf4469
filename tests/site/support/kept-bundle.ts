import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, projectRoot } from '../../../scripts/bootstrap/project.mjs';
import { shippedPackages } from '../../../scripts/exports/licences/shipped-packages';
import { filesIn } from '../../../scripts/files/files-in';
import { bundleSite } from '../../../scripts/site/bundle-site';

const KEPT = inProject('.content/bundles');

/** Everything that a bundle is made of or by; more than that costs a bundle now and then, less would show an old one. */
const FOLDERS = ['pages', 'renderer', 'scripts'];
const FILES = ['package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** Bundles the sources into a folder, or copies what they were bundled to before: several tests need the same, for seconds each. */
export async function bundleInto(folder: string): Promise<void> {
  // As bundling does it.
  process.env.NODE_ENV = 'production';
  const kept = join(KEPT, hashOfSources());
  if (existsSync(kept)) {
    cpSync(kept, folder, { recursive: true });
    return;
  }
  await bundleSite(folder, shippedPackages(projectRoot).plugin);
  keep(folder, kept);
}

/** Another process may keep the same at the same moment: the first one's stands. */
function keep(folder: string, kept: string): void {
  const unfinished = `${kept}.${process.pid}`;
  mkdirSync(KEPT, { recursive: true });
  for (const name of readdirSync(KEPT))
    if (!(name.includes('.') || join(KEPT, name) === kept)) rmSync(join(KEPT, name), { recursive: true, force: true });
  cpSync(folder, unfinished, { recursive: true });
  if (existsSync(kept)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, kept);
}

function hashOfSources(): string {
  const all = createHash('sha256');
  const paths = [...FOLDERS.flatMap((name) => filesIn(inProject(name)).map((file) => join(name, file))), ...FILES];
  for (const path of paths)
    all
      .update(path)
      .update('\0')
      .update(readFileSync(inProject(path)))
      .update('\0');
  return all.digest('hex').slice(0, 32);
}
