import type { TestProject } from 'vitest/node';
import { servePayingSite } from './paying-site';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served with the payment sandbox beside it, for all browser tests of a run. */
    readonly payingSite: string;
    /** The same with stand-ins for drawings. */
    readonly payingSiteWithoutDrawings: string;
  }
}

/** Serves the built site once for all files: tests ask for faults by e-mail address and pay under numbers of their own. */
export default async function serveForAll(project: TestProject): Promise<() => Promise<void>> {
  const { origin, withoutDrawings, close } = await servePayingSite();
  project.provide('payingSite', origin);
  project.provide('payingSiteWithoutDrawings', withoutDrawings);
  return close;
}
