import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { inEngine } from '../bootstrap/project.mjs';

/** What npm notes of a package in its hidden lock file. */
interface Installed {
  readonly version?: string;
  readonly resolved?: string;
}

/** Where a repository gets the engine from. */
interface EngineSource {
  /** The folder in which npm has installed the package. */
  readonly packageDir?: string | undefined;
  /** The dependency in its package.json. */
  readonly dependency: string;
  /** The path from the folder of the package to that of the engine, with a slash at the end if there is one. */
  readonly within: string;
  /** The folder of the engine, or its package, if only this machine has it; with the file of the package, if it is still there. */
  readonly local?: { readonly path: string; readonly file?: string };
}

/**
 * Finds out where the running engine was installed from, for a repository in the folder `dir`: a tarball, an address or a registry, as npm
 * has noted it. An engine that npm has not installed, such as its sources, is linked.
 */
export function engineSource(dir: string, engine = inEngine('.')): EngineSource {
  const packageDir = /^.*?[\\/]node_modules[\\/]colloquium(?=[\\/]|$)/.exec(engine)?.[0];
  const linked = packageDir ?? engine;
  const way = posix(relative(linked, engine));
  const within = way && `${way}/`;
  const found = packageDir && installed(dirname(packageDir));
  if (!found) {
    const path = posix(relative(dir, linked));
    return { dependency: `file:${path}`, within, local: { path } };
  }
  const { version, resolved } = found;
  // Registries keep packages at such addresses. npm may leave them out.
  if (resolved === undefined || resolved.includes('/colloquium/-/'))
    return { packageDir, dependency: `^${version}`, within };
  if (!resolved.startsWith('file:')) return { packageDir, dependency: resolved, within };
  const file = resolve(dirname(packageDir), '..', resolved.slice('file:'.length));
  const path = posix(relative(dir, file));
  return { packageDir, dependency: `file:${path}`, within, local: { path, ...(existsSync(file) && { file }) } };
}

/** Reads what npm noted of the engine, in the folder in which it installed it. */
function installed(modules: string): Installed | undefined {
  const path = join(modules, '.package-lock.json');
  if (!existsSync(path)) return undefined;
  const { packages } = JSON.parse(readFileSync(path, 'utf8')) as { packages?: Record<string, Installed> }; // npm writes it
  return packages?.['node_modules/colloquium'];
}

const posix = (path: string) => path.split(sep).join('/');
