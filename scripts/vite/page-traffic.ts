/** The pages that are being rendered, before which work that nobody waits for has to stand back. */
export interface PageTraffic {
  /** Does work that somebody waits for. */
  readonly during: <Made>(work: () => Promise<Made>) => Promise<Made>;
  /** Resolves as soon as nobody waits for a page, and never before requests that have come in meanwhile are taken. */
  readonly quiet: () => Promise<void>;
}

export function pageTraffic(): PageTraffic {
  let underWay = 0;
  let standingBack: (() => void)[] = [];
  return {
    during: async (work) => {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0) {
          for (const resume of standingBack) resume();
          standingBack = [];
        }
      }
    },
    quiet: async () => {
      // The queue of what has come in is looked at in between.
      await new Promise((resolve) => setImmediate(resolve));
      while (underWay > 0) await new Promise<void>((resolve) => standingBack.push(resolve));
    },
  };
}
