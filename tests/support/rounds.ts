/** `npm run test:thorough` sets it: then everything is tried in full, where `npm test` tries a part that is always the same. */
export const IS_THOROUGH = Boolean(process.env.THOROUGH);

/** How many rounds to run: all of them, or as many as fit into `npm test`. */
export const rounds = (all: number, part: number): number => (IS_THOROUGH ? all : part);

/** What to try: all of a list, or the part of it that `npm test` has time for. */
export const tried = <T>(all: readonly T[], part: readonly T[]): readonly T[] => (IS_THOROUGH ? all : part);

/** Whether it is the turn of one of two rows at a meeting of both: each of the one meets every so many-th of the other. */
export const isTurnOf = (one: number, other: number, every: number): boolean => (one + other) % every === 0;

/** Of each kind a few, the first, the last and some between, as what is made alike fails alike; all in the thorough round. */
export function someOfEach<T>(all: readonly T[], kindOf: (each: T) => string, few: number): readonly T[] {
  if (IS_THOROUGH) return all;
  const kinds = new Map<string, T[]>();
  for (const each of all) {
    const kind = kinds.get(kindOf(each));
    if (kind) kind.push(each);
    else kinds.set(kindOf(each), [each]);
  }
  const places = Array.from({ length: few }, (_, at) => at / Math.max(1, few - 1));
  const someOf = (kind: readonly T[]) =>
    kind.length <= few ? kind : places.flatMap((place) => kind[Math.round(place * (kind.length - 1))] ?? []);
  return [...kinds.values()].flatMap(someOf);
}
