/**
 * What is noted of a thing, in no order: what others note too is in a list that is the same object for all that have just this in
 * common, so that it is kept, read and added up once. Thousands of pages share some forty notes, and each has three of its own.
 */
export interface Notes {
  readonly shared: readonly string[];
  readonly own: readonly string[];
}

export const NO_NOTES: Notes = { shared: [], own: [] };

/** Parts notes into those that another thing has noted before, and others; `known` are those of earlier runs. */
export function notesSorter(known: Iterable<Notes>): (all: readonly string[]) => Notes {
  const lists = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  for (const shared of new Set([...known].map((notes) => notes.shared))) {
    lists.set(nameOf(shared), shared);
    for (const note of shared) seen.add(note);
  }
  return (all) => {
    const common = all.filter((note) => seen.has(note));
    for (const note of all) seen.add(note);
    const name = nameOf(common);
    const shared = lists.get(name) ?? common;
    lists.set(name, shared);
    const inCommon = new Set(shared);
    return { shared, own: all.filter((note) => !inCommon.has(note)) };
  };
}

// No note has a line break.
const nameOf = (notes: readonly string[]) => notes.join('\n');
