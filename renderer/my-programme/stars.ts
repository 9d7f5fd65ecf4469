/** The stars of a visitor on this device. */
export interface Stars {
  /** Keys of sessions and contributions, in the order in which they were starred: "session-oral-1", "paper-239". */
  readonly keys: readonly string[];
  /** Number of the last release whose changes the visitor has seen; absent before the first. */
  readonly seen?: number;
  /** Stars of former addresses of the site were added; absent before that. */
  readonly moved?: true;
}

/** Maximum number of stars, so that links stay usable. */
export const MOST_STARS = 500;

/** Version of the stored format. Others are rejected. */
const FORM = 1;

export const NO_STARS: Stars = { keys: [] };

const KEY = /^(?:session|paper|poster|talk)-\S{1,200}$/;

/** Whether a text is the key of a star. */
export const isStarKey = (text: unknown): text is string => typeof text === 'string' && KEY.test(text);

/** Parses stars; returns undefined if they are damaged or of another version. */
export function readStars(text: string | null): Stars | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (typeof kept !== 'object' || kept === null || !('form' in kept) || kept.form !== FORM) return undefined;
    const keys = 'keys' in kept && Array.isArray(kept.keys) ? kept.keys.filter(isStarKey) : [];
    const seen = 'seen' in kept && Number.isInteger(kept.seen) ? { seen: Number(kept.seen) } : {};
    const moved = 'moved' in kept && kept.moved === true ? { moved: true as const } : {};
    return { keys: [...new Set(keys)].slice(0, MOST_STARS), ...seen, ...moved };
  } catch {
    return undefined;
  }
}

/** Serialises stars for storage or a file. */
export const writeStars = (stars: Stars): string => JSON.stringify({ form: FORM, ...stars });

/** Adds a key, or removes it if present. */
export function toggled(stars: Stars, key: string): Stars {
  const keys = stars.keys.includes(key) ? stars.keys.filter((each) => each !== key) : [...stars.keys, key];
  return { ...stars, keys: keys.slice(0, MOST_STARS) };
}

/** Adds keys, up to the maximum. */
export const merged = (stars: Stars, keys: readonly string[]): Stars => ({
  ...stars,
  keys: [...new Set([...stars.keys, ...keys])].slice(0, MOST_STARS),
});
