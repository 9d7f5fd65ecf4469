/** How much is kept. */
interface Limits {
  /** The number of the last results that are kept, twice as many at the most. */
  readonly most: number;
  /** Characters of the longest text whose result is kept: it takes room, and so does the text. Of longer ones, the last is. */
  readonly longest: number;
}

/** For what is made of a whole text: paragraphs of pages and abstracts of papers. */
export const KEPT_TEXTS: Limits = { most: 3_000, longest: 20_000 };

/**
 * A function of a text that keeps what it has made, which must not be changed. The same names and words stand in many places of a
 * conference, several rules ask of them the same, and who compiles again (`npm run dev`) has changed one cell of many.
 */
export function keptByText<Made>(make: (text: string) => Made, { most, longest }: Limits): (text: string) => Made {
  let young = new Map<string, Made>();
  let old: ReadonlyMap<string, Made> = new Map();
  let last: { readonly text: string; readonly made: Made } | undefined;
  return (text) => {
    // A rule asks of a long text time and again, for each day or amount in it.
    if (text.length > longest) {
      if (last?.text !== text) last = { text, made: make(text) };
      return last.made;
    }
    const known = young.get(text);
    if (known !== undefined || young.has(text)) return known as Made; // has() tells it from one that is not there
    const made = old.has(text) ? (old.get(text) as Made) : make(text); // so does this
    // What nobody has asked for since the last time that this was full is forgotten.
    if (young.size >= most) {
      old = young;
      young = new Map();
    }
    young.set(text, made);
    return made;
  };
}
