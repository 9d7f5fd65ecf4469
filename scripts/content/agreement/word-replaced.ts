/** The fewest words of a name: shorter names of different things share words. */
const FEWEST = 4;
/** Words that names have between others, and in whose place others stand. */
const SMALL = new Set('and for the des les aux par sur und der die das del los las con'.split(' '));
/** "Paediatric" and "Pediatric", "Learning" and "Learnings" are one word. */
const ROOT = 4;

/** The one word of a name in whose place another stands, where all others are the same in their order; undefined for other differences. */
export function wordReplaced(
  found: readonly string[],
  name: readonly string[],
): { readonly found: string; readonly meant: string } | undefined {
  if (name.length < FEWEST || found.length < name.length) return undefined;
  // "Proceedings of the …" stands before.
  for (let from = 0; from + name.length <= found.length; from++) {
    const differences = name.flatMap((meant, index) => {
      const said = found[from + index] ?? '';
      return said === meant || isNear(said, meant) ? [] : [{ found: said, meant }];
    });
    const [only] = differences;
    if (differences.length === 0) return undefined;
    if (only !== undefined && differences.length === 1 && isOfItsOwn(only.found) && isOfItsOwn(only.meant)) return only;
  }
  return undefined;
}

const isOfItsOwn = (word: string) => word.length >= ROOT || (word.length === ROOT - 1 && !SMALL.has(word));

/** The same word in another spelling, with another ending. */
const isNear = (one: string, other: string): boolean =>
  one.replace(/ae|oe/g, 'e').slice(0, 6) === other.replace(/ae|oe/g, 'e').slice(0, 6) && one.length > ROOT;
