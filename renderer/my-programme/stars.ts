/** The stars of a visitor on this device. */
export interface Stars {
  /** Keys of sessions, papers and posters in the order in which they were starred: "session-oral-1", "paper-239". */
  readonly keys: readonly string[];
  /** Number of the last release of the program whose changes the visitor has seen; none before the first. */
  readonly seen?: number;
}

/** The most stars: more would fit into no link, and nobody goes to so much. */
export const MOST_STARS = 500;

/** The form of what is kept and of the file; another one is not read. */
const FORM = 1;

export const NO_STARS: Stars = { keys: [] };

const KEY = /^(?:session|paper|poster)-\S{1,200}$/;

/** Whether a text names something that can be starred. */
export const isStarKey = (text: unknown): text is string => typeof text === 'string' && KEY.test(text);

/** Reads what was kept or saved; nothing of what is broken or of another form. */
export function readStars(text: string | null): Stars | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (typeof kept !== 'object' || kept === null || !('form' in kept) || kept.form !== FORM) return undefined;
    const keys = 'keys' in kept && Array.isArray(kept.keys) ? kept.keys.filter(isStarKey) : [];
    const seen = 'seen' in kept && Number.isInteger(kept.seen) ? { seen: Number(kept.seen) } : {};
    return { keys: [...new Set(keys)].slice(0, MOST_STARS), ...seen };
  } catch {
    return undefined;
  }
}

/** Writes it. */
export const writeStars = (stars: Stars): string => JSON.stringify({ form: FORM, ...stars });

/** With a key more, or one less. */
export function toggled(stars: Stars, key: string): Stars {
  const keys = stars.keys.includes(key) ? stars.keys.filter((each) => each !== key) : [...stars.keys, key];
  return { ...stars, keys: keys.slice(0, MOST_STARS) };
}

/** With all keys of somebody else's, as far as there is room. */
export const merged = (stars: Stars, keys: readonly string[]): Stars => ({
  ...stars,
  keys: [...new Set([...stars.keys, ...keys])].slice(0, MOST_STARS),
});
