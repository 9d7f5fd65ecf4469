/** `npm run test:thorough` sets it: then everything is tried in full, where `npm test` tries a part that is always the same. */
export const IS_THOROUGH = Boolean(process.env.THOROUGH);

/** How many rounds to run: all of them, or as many as fit into `npm test`. */
export const rounds = (all: number, part: number): number => (IS_THOROUGH ? all : part);

/** What to try: all of a list, or the part of it that `npm test` has time for. */
export const tried = <T>(all: readonly T[], part: readonly T[]): readonly T[] => (IS_THOROUGH ? all : part);
