import { neededPackage } from '../needed-package';
import type { Database, Run } from './database';

/** Opens a PostgreSQL database at an address, `postgres://…`. Lost connections are opened again. */
export async function openPostgres(address: string): Promise<Database> {
  const { default: pg } = await neededPackage('pg', () => import('pg'));
  pg.types.setTypeParser(pg.types.builtins.INT8, Number); // amounts and times are safe integers
  const pool = new pg.Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 5000 });
  // A connection that breaks while nobody uses it is no failure. One that breaks in use fails the statement that comes next.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    transaction: async (work) => {
      const client = await pool.connect();
      const run: Run = async <Row>(sql: string, values: readonly unknown[] = []) =>
        (await client.query(sql, [...values])).rows as Row[]; // the caller knows the columns that it asks for
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(run);
        await client.query('commit');
        return result;
      } catch (problem) {
        await client.query('rollback').catch((lost: Error) => {
          broken = lost;
        });
        throw problem;
      } finally {
        client.release(broken);
      }
    },
    forget: async () => {
      await pool.query('vacuum full');
    },
    close: () => pool.end(),
  };
}
