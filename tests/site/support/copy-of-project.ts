import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inEngine } from '../../../scripts/bootstrap/project.mjs';
import { filesIn } from '../../../scripts/files/files-in';
import { withoutVitest } from './without-vitest';

/** What a build needs, without results of earlier builds. */
const SOURCES = [
  'data',
  'pages',
  'public',
  'renderer',
  'scripts',
  'shared',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** The caches of earlier builds. */
const CACHE = join('.content', 'cache');

/** How a build differs from one that somebody starts by hand. */
interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  /** The program Node, if not the one that runs the tests. */
  readonly node?: string;
}

/** A build under way. */
export interface Running {
  readonly process: ChildProcessWithoutNullStreams;
  /** Resolves when it has ended, however, with what it said. */
  readonly ended: Promise<{ readonly status: number | null; readonly said: string }>;
}

/** A copy of the project in a folder of its own, to build again without touching the site under test. */
export interface ProjectCopy {
  readonly dir: string;
  /** The built site of the copy. */
  readonly site: string;
  readonly startBuild: (surroundings?: Surroundings) => Running;
  /** Builds the copy; throws with the messages if that fails. */
  readonly build: (surroundings?: Surroundings) => Promise<void>;
  /** What builds have left in `dist` besides their result. */
  readonly leftovers: () => string[];
  readonly remove: () => void;
}

/** `withCache` copies the cached pictures too, for tests that need no new ones. */
export function copyProject({ withCache = false } = {}): ProjectCopy {
  const dir = mkdtempSync(join(tmpdir(), 'conference-site-copy-'));
  const withPictures = withCache && existsSync(inEngine(CACHE));
  for (const name of withPictures ? [...SOURCES, CACHE] : SOURCES)
    cpSync(inEngine(name), join(dir, name), { recursive: true });
  symlinkSync(inEngine('node_modules'), join(dir, 'node_modules'), 'junction');
  const dist = join(dir, 'dist');

  const startBuild = ({ env = {}, node = process.execPath }: Surroundings = {}): Running => {
    const options = { cwd: dir, env: { ...withoutVitest(process.env), ...env } };
    // One process, so that its number is the build's and to kill it is to kill the build.
    const child = spawn(node, [join('scripts', 'run.mjs'), 'build'], options);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += String(chunk);
      });
    }
    const ended = new Promise<Awaited<Running['ended']>>((resolve) => {
      child.once('close', (status) => resolve({ status, said }));
    });
    return { process: child, ended };
  };
  return {
    dir,
    site: join(dist, 'client'),
    startBuild,
    build: async (surroundings) => {
      const { status, said } = await startBuild(surroundings).ended;
      if (status !== 0) throw new Error(`The copy could not be built.\n${said}`);
    },
    leftovers: () => readdirSync(dist).filter((name) => !['client', 'hosting'].includes(name)),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** The hash of each file of a folder, by its path within it. */
export function hashes(folder: string): Record<string, string> {
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return Object.fromEntries(filesIn(folder).map((name) => [name, hashOf(name)]));
}
