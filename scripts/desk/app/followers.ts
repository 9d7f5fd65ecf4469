/** Functions that are called after each change of a value. */
export interface Followers {
  /** Adds a function; the result takes it away. */
  readonly add: (follower: () => void) => () => void;
  /** Calls all of them. */
  readonly call: () => void;
}

/** Makes an empty set of functions that follow a value. */
export function followers(): Followers {
  const all = new Set<() => void>();
  return {
    add: (follower) => {
      all.add(follower);
      return () => all.delete(follower);
    },
    call: () => {
      for (const follower of all) follower();
    },
  };
}
