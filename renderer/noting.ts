/**
 * The notes of content that notes its readers (`scripts/cache/reads.mjs`); the content of `npm run dev` and of tests
 * has none.
 */
interface Notes {
  /** The same content, of which nothing is noted. */
  readonly whole: object;
  readonly note: (read: string) => void;
  /** The same content for something else, with a list of its own of what is read. */
  readonly apart: () => { readonly content: object; readonly reads: ReadonlySet<string> };
}

/** The key under which such content gives its notes; the scripts that hand it out have the same symbol. */
const NOTES = Symbol.for('conference-site.notes');

/** The notes of some content, if any are taken. */
export const notesOf = (content: object): Notes | undefined => Reflect.get(content, NOTES) as Notes | undefined; // made there

/**
 * Makes something of the content once, however many pages want it, and notes for each of them what was read for it. It must
 * not hold on to the content. Anything else that pages share has to be kept by a collection, not by the content: each page
 * has its own, so that what one reads is not taken for read by another.
 */
export function onceFor<Content extends object, Made>(make: (content: Content) => Made): (content: Content) => Made {
  const known = new WeakMap<object, { readonly made: Made; readonly reads: ReadonlySet<string> }>();
  return (content) => {
    const notes = notesOf(content);
    const whole = notes?.whole ?? content;
    let found = known.get(whole);
    if (found === undefined) {
      const apart = notes?.apart() ?? { content, reads: new Set<string>() };
      found = { made: make(apart.content as Content), reads: apart.reads }; // the same content
      known.set(whole, found);
    }
    if (notes) for (const read of found.reads) notes.note(read);
    return found.made;
  };
}
