import { NO_STARS, readStars, type Stars, writeStars } from './stars';

/** The localStorage key. Each edition has its own stars. */
const keyOf = (page: string) => `stars ${page}`;

/** The stars of this device, shared by all open pages of the site. */
export interface StarStore {
  readonly now: () => Stars;
  /** Replaces the stars. Returns whether the browser has stored them. */
  readonly change: (stars: Stars) => boolean;
  /** Calls a listener whenever they change, on this page or another. */
  readonly follow: (listener: () => void) => void;
}

const opened = new Map<string, StarStore>();

/** Opens the stars of a site, identified by the address of its page "my program". */
export function starStore(page: string): StarStore {
  const key = keyOf(page);
  const known = opened.get(key);
  if (known) return known;
  const listeners: (() => void)[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let stars = readStars(read(key)) ?? NO_STARS;
  addEventListener('storage', (event) => {
    if (event.key !== key) return;
    stars = readStars(event.newValue) ?? NO_STARS;
    notify();
  });
  const store: StarStore = {
    now: () => stars,
    change: (changed) => {
      stars = changed;
      const isStored = write(key, writeStars(changed));
      notify();
      return isStored;
    },
    follow: (listener) => listeners.push(listener),
  };
  opened.set(key, store);
  return store;
}

/** Accessing blocked storage throws. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch (problem) {
    console.error(problem);
    return false;
  }
}
