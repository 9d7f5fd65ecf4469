import type { ChangesFile } from '../../shared/my-programme/program-files';

/** A change that a visitor has not seen. */
interface UnseenChange {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly isStarred: boolean;
}

/** Maximum number of changes shown; the page of changes has all. */
const MOST = 30;

/** Returns the changes after a release, only the last of each entry; starred entries first. */
export function unseenChanges(
  { releases }: ChangesFile,
  seen: number,
  starred: ReadonlySet<string>,
): readonly UnseenChange[] {
  const last = new Map<string, UnseenChange>();
  for (const { version, changes } of releases) {
    if (version <= seen) continue;
    for (const { key, title, text } of changes) last.set(key, { key, title, text, isStarred: starred.has(key) });
  }
  return [...last.values()].sort((one, other) => Number(other.isStarred) - Number(one.isStarred)).slice(0, MOST);
}
