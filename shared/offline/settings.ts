/** The address of the service worker: at the top of the site, whose pages it may answer for. */
export const WORKER_ADDRESS = '/sw.js';

/** The facts of its site that the worker has; the build writes them into the worker. */
export interface OfflineSettings {
  /** Beginnings of addresses that are never kept nor answered: payments. */
  readonly never: readonly string[];
  /** Pages and files that are kept after the first visit, the most wanted first. */
  readonly wanted: readonly string[];
  /** Bytes that may be kept of them, as they are unpacked. */
  readonly budget: number;
  readonly language: string;
  /** "As of {time}, offline". */
  readonly asOf: string;
  readonly notKept: string;
  readonly kept: string;
  /** Pages that are offered where one was not kept. */
  readonly ways: readonly { readonly path: string; readonly title: string }[];
}

/** The message by which pages ask the worker to keep the program, once they have nothing else to load. */
export const CACHE_MESSAGE = 'keep';

/** The prefix of the names of all caches of the worker. */
export const CACHE_PREFIX = 'conference-';
