import type { Database } from './database';
import { migrate } from './migrations';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';

/** Whether an address is one of PostgreSQL, and not the path of an SQLite file. */
export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

/** Opens the database at an address, `postgres://…` or the path of an SQLite file, and brings its tables up to date. */
export async function openDatabase(address: string): Promise<Database> {
  const database = await (isPostgres(address) ? openPostgres(address) : openSqlite(address));
  await migrate(database);
  return database;
}
