/** Calls functions in order, and returns what the first of them finds. */
export const firstFound =
  <Args extends readonly unknown[], Found>(
    looks: readonly ((...args: Args) => Found | undefined)[],
  ): ((...args: Args) => Found | undefined) =>
  (...args) => {
    for (const look of looks) {
      const found = look(...args);
      if (found !== undefined) return found;
    }
    return undefined;
  };
