import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { npmCommand } from '../../../scripts/bootstrap/npm-command.mjs';
import { inEngine } from '../../../scripts/bootstrap/project.mjs';
import { filesIn } from '../../../scripts/files/files-in';
import { copyProject } from './copy-of-project';
import { withoutVitest } from './without-vitest';

interface Outcome {
  readonly status: number | null;
  readonly said: string;
}

/** The engine as `npm pack` packs it, unpacked. */
export interface PackedEngine {
  /** The size of the tarball in bytes. */
  readonly size: number;
  /** The files of the package. */
  readonly files: readonly string[];
  /** The package that it needs, and those that these need. */
  readonly packages: readonly string[];
  /** Makes a folder in which the engine is installed. */
  readonly install: () => string;
  readonly remove: () => void;
}

/** Runs a program to its end. Throws its messages if it fails. */
function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: withoutVitest(process.env),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** Runs a command of the engine that is installed in a folder. */
export function colloquium(work: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(work, 'node_modules/colloquium/bin/colloquium.mjs'), ...args],
    { cwd: work, env: { ...withoutVitest(process.env), ...env }, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

/** Packs the engine from a copy of the project, and unpacks it: there is no network in a test. */
export function packEngine(): PackedEngine {
  const copy = copyProject({ withCache: true });
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-packed-'));
  try {
    for (const name of ['bin', 'docs', 'LICENSE', 'README.md'])
      cpSync(inEngine(name), join(copy.dir, name), { recursive: true });
    run(process.execPath, ['--import', 'tsx', join('scripts', 'cli.ts'), 'prepack'], copy.dir);
    const npm = npmCommand(process.env, process.platform);
    const packed = run(
      npm.command,
      [...npm.args, 'pack', '--ignore-scripts', '--json', '--pack-destination', folder],
      copy.dir,
    );
    const [{ filename }] = JSON.parse(packed.slice(packed.indexOf('['))) as [{ filename: string }]; // npm writes it
    const tarball = join(folder, filename);
    run('tar', ['-xzf', tarball], folder);
    const unpacked = join(folder, 'package');
    const packages = closureOf(unpacked);
    let made = 0;
    return {
      size: statSync(tarball).size,
      files: filesIn(unpacked),
      packages,
      install: () => {
        const work = join(folder, `work-${made++}`);
        for (const name of packages) link(inEngine(join('node_modules', name)), join(work, 'node_modules', name));
        cpSync(unpacked, join(work, 'node_modules', 'colloquium'), { recursive: true });
        return work;
      },
      remove: () => rmSync(folder, { recursive: true, force: true }),
    };
  } finally {
    copy.remove();
  }
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, 'junction');
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Lists the packages that npm installs with the engine, of those that this machine has. */
function closureOf(dir: string): readonly string[] {
  const found = new Set<string>();
  const add = (path: string) => {
    const { dependencies, optionalDependencies }: Manifest = JSON.parse(
      readFileSync(join(path, 'package.json'), 'utf8'),
    );
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const own = inEngine(join('node_modules', name));
      if (found.has(name) || !existsSync(own)) continue;
      found.add(name);
      add(own);
    }
  };
  add(dir);
  return [...found].sort();
}
