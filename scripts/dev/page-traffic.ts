/** Tracks pages that are being rendered, so that background work can yield to them. */
export interface PageTraffic {
  /** Runs work that a visitor waits for. */
  readonly during: <Made>(work: () => Promise<Made>) => Promise<Made>;
  /** Resolves when no page is being rendered, after pending requests have been accepted. */
  readonly quiet: () => Promise<void>;
}

export function pageTraffic(): PageTraffic {
  let rendering = 0;
  let waiting: (() => void)[] = [];
  return {
    during: async (work) => {
      rendering += 1;
      try {
        return await work();
      } finally {
        rendering -= 1;
        if (rendering === 0) {
          for (const resume of waiting) resume();
          waiting = [];
        }
      }
    },
    quiet: async () => {
      // Lets the event loop accept pending requests.
      await new Promise((resolve) => setImmediate(resolve));
      while (rendering > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
