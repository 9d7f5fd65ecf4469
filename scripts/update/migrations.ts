import type { Migration } from './migrate';

/** All migrations, the oldest first. Data without a format has format 1, so the first one makes format 2. */
export const MIGRATIONS: readonly Migration[] = [];
