/** The size of a cache. */
interface Limits {
  /** The number of cached results; at most twice as many. */
  readonly most: number;
  /** Characters of the longest text whose result is cached, since texts take memory. Of longer ones, only the last is cached. */
  readonly longest: number;
}

/** The size for results of whole texts: paragraphs of pages and abstracts of papers. */
export const KEPT_TEXTS: Limits = { most: 3_000, longest: 20_000 };

/**
 * Memoises a function of a text. Its results must not be changed. The same names and words are in many places of a conference, several
 * rules look at them, and `npm run dev` compiles after each change of one cell.
 */
export function keptByText<Made>(make: (text: string) => Made, { most, longest }: Limits): (text: string) => Made {
  type Cached = { readonly text: string; readonly made: Made };
  let young = new Map<string, Cached>();
  let old: ReadonlyMap<string, Cached> = new Map();
  let last: Cached | undefined;
  return (text) => {
    let cached = last?.text === text ? last : young.get(text);
    if (cached === undefined) {
      cached = old.get(text) ?? { text, made: make(text) };
      // A rule may need the same long text for each day or amount in it.
      if (text.length > longest) last = cached;
      else {
        // Evicts entries unused since the last fill.
        if (young.size >= most) [old, young] = [young, new Map()];
        young.set(text, cached);
      }
    }
    return cached.made;
  };
}
