/** Memoises a function by the identity of its argument, an object that must not change afterwards. */
export function memoised<Source extends object, Result>(make: (source: Source) => Result): (source: Source) => Result {
  const results = new WeakMap<Source, { readonly result: Result }>();
  return (source) => {
    const known = results.get(source);
    if (known) return known.result;
    const result = make(source);
    results.set(source, { result });
    return result;
  };
}

/** Memoises a function of two objects, such as a program and one of its records. Neither may change afterwards. */
export function memoisedPair<One extends object, Other extends object, Result>(
  make: (one: One, other: Other) => Result,
): (one: One, other: Other) => Result {
  const ofOne = memoised((one: One) => memoised((other: Other) => make(one, other)));
  return (one, other) => ofOne(one)(other);
}
