/** What is made of a list or an object, made once for it: who asks again gets the same. It must not be changed afterwards. */
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
