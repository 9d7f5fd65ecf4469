import { closeSync, openSync } from 'node:fs';
import { neededPackage } from '../needed-package';
import type { Database, Run } from './database';

/** Opens an SQLite file. Transactions of one process wait for each other in line, those of several for the lock of the file. */
export async function openSqlite(path: string): Promise<Database> {
  const { default: Sqlite } = await neededPackage('libsql', () => import('libsql'));
  // Others must not read names and addresses. The files next to it get the same mode.
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
  const file = new Sqlite(path);
  // FULL: every commit is on disk before it is acknowledged. secure_delete: what is erased is overwritten.
  for (const pragma of ['busy_timeout = 10000', 'journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'])
    file.pragma(pragma);
  const statements = new Map<string, ReturnType<typeof file.prepare>>();
  const run: Run = async <Row>(sql: string, values: readonly unknown[] = []) => {
    // SQLite would count "$1" as a name.
    const prepared = statements.get(sql) ?? file.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
    statements.set(sql, prepared);
    return prepared.all(values) as Row[]; // the caller knows the columns that it asks for
  };
  let line: Promise<unknown> = Promise.resolve();
  return {
    transaction: (work) => {
      const done = line.then(async () => {
        file.exec('begin immediate');
        try {
          const result = await work(run);
          file.exec('commit');
          return result;
        } catch (problem) {
          if (file.inTransaction) file.exec('rollback');
          throw problem;
        }
      });
      line = done.catch(() => undefined);
      return done;
    },
    copyTo: async (path) => {
      await line;
      file.prepare('vacuum into ?').run([path]);
    },
    forget: async () => {
      await line;
      file.exec('vacuum');
      const [{ busy } = { busy: 1 }] = file.prepare('pragma wal_checkpoint(truncate)').all([]) as { busy: number }[];
      if (busy) throw new Error('Another process reads the database; old pages are still in its files. Run it again.');
    },
    close: async () => {
      await line;
      file.close();
    },
  };
}
