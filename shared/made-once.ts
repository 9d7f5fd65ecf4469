/**
 * A function whose result for a list or an object is made once: who asks again gets the same. The source must not be
 * changed afterwards.
 */
export function madeOnce<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const known = new WeakMap<Source, { readonly made: Made }>();
  return (source) => {
    const found = known.get(source);
    if (found) return found.made;
    const made = make(source);
    known.set(source, { made });
    return made;
  };
}
