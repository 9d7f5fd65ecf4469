import { NO_STARS, readStars, type Stars, writeStars } from './stars';

/** The key of localStorage: past editions are sites of their own below their addresses. */
const keyOf = (page: string) => `stars ${page}`;

/** The stars of this device, which every open page of the site shares. */
export interface StarStore {
  readonly now: () => Stars;
  /** Keeps other stars; whether the browser has kept them beyond this page. */
  readonly change: (stars: Stars) => boolean;
  /** Calls whenever they change, on this page or another. */
  readonly follow: (listener: () => void) => void;
}

const opened = new Map<string, StarStore>();

/** Opens the stars that belong to a page of a visitor's own program, by its address. */
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

/** Storage that is refused throws. */
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
