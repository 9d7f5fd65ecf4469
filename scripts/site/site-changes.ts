import { foldersAreAsLeft, foldersOf, hasName, type ListedFile, namesOf, type SiteList } from './site-list';

/** The changes that make another site of the last one. */
export interface Changes {
  /** Files of the new site's folder. */
  readonly written: readonly string[];
  /** Files that the last site has and the new one has not. */
  readonly gone: readonly string[];
}

/** A file of the new site. */
export interface OwnFile extends ListedFile {
  /** It is the last site's, and not in the new one's folder. */
  readonly isTaken?: boolean | undefined;
  /** So are its copies. */
  readonly hasTakenCopies?: boolean;
}

type OwnFiles = ReadonlyMap<string, OwnFile>;

/** The names of all that the new site has from the last one. */
export const takenOf = (now: OwnFiles): readonly string[] => namesThat(now, true);

const namesThat = (now: OwnFiles, areTaken: boolean): readonly string[] => {
  const names: string[] = [];
  for (const [name, { isTaken = false, hasTakenCopies = false, copies }] of now) {
    if (isTaken === areTaken) names.push(name);
    if (copies && hasTakenCopies === areTaken) for (const { ending } of copies.files) names.push(name + ending);
  }
  return names;
};

/**
 * The changes to the last site, in `place`; undefined if somebody else has changed that since, or a new one is to be
 * put in its place.
 */
export function changesOf(before: SiteList, now: OwnFiles, place: string): Changes | undefined {
  if (![...now.values()].some(({ isTaken }) => isTaken)) return undefined;
  const written = namesThat(now, false);
  const isWritten = new Set(written);
  const gone: string[] = [];
  for (const [name, listed] of before.files) {
    const own = now.get(name);
    // So it is with nearly all of them.
    if (own && (own.hasTakenCopies || !listed.copies)) continue;
    const [, ...copies] = own?.hasTakenCopies ? [name] : namesOf(name, listed);
    gone.push(...[...(own ? [] : [name]), ...copies].filter((each) => !isWritten.has(each)));
  }
  return isInTheWay(written, before) || !foldersAreAsLeft(before, place) ? undefined : { written, gone };
}

/** Whether one of the files is where the last site has a folder, the other way round, or differs from one in its case alone. */
function isInTheWay(written: readonly string[], before: SiteList): boolean {
  if ([...foldersOf(written)].some((folder) => hasName(before, folder))) return true;
  const added = written.filter((name) => !hasName(before, name));
  // Most edits add nothing, and to fold the case of tens of thousands of names takes its time.
  if (added.length === 0) return false;
  const names = [...before.files].flatMap(([name, file]) => namesOf(name, file));
  const cases = new Set(names.map((name) => name.toLowerCase()));
  return added.some((name) => before.folders.has(name) || cases.has(name.toLowerCase()));
}
