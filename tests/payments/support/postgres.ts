import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs; undefined if it is not installed. `node scripts/bootstrap.mjs test` installs it in CI. */
export const postgresPrograms = existsSync(DEBIAN)
  ? readdirSync(DEBIAN)
      .map((version) => join(DEBIAN, version, 'bin'))
      .findLast((folder) => existsSync(join(folder, 'initdb')))
  : undefined;

/** PostgreSQL refuses to run as root. */
function otherUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid = 65534, gid = 65534] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : 65534;
  });
  return { uid, gid };
}

/** Starts a PostgreSQL server of its own, with an empty database. */
export async function startPostgres(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'payments-postgres-'));
  const user = otherUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const run = (program: string, ...args: readonly string[]) => {
    const { status, stderr } = spawnSync(join(programs, program), args, { ...user, cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'payments', '-A', 'trust', '-E', 'UTF8', '--no-locale');
  const port = await freePort();
  const args = ['-D', data, '-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const launch = () => spawn(join(programs, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
  const isReady = () => spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', `${port}`]).status === 0;
  let server = launch();
  const untilReady = async () => {
    for (let tries = 0; !isReady(); tries++) {
      if (tries > 300) throw new Error('PostgreSQL does not start.');
      // After a kill it does not start until its other processes have ended.
      if (server.exitCode !== null) server = launch();
      await pause(100);
    }
  };
  const stop = (signal: 'SIGKILL' | 'SIGINT') =>
    new Promise((resolve) => {
      server.once('exit', resolve);
      server.kill(signal);
    });
  await untilReady();
  return {
    address: `postgres://payments@127.0.0.1:${port}/postgres`,
    start: () => {
      server = launch();
      return untilReady();
    },
    stop,
    close: async () => {
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
