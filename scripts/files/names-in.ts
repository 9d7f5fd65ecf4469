import { readdirSync } from 'node:fs';

/** The names in a folder; none where it does not exist or cannot be read. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
