/** The used part of a service worker's global scope. TypeScript's types of pages and workers exclude each other. */
export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly registration: { readonly unregister: () => Promise<boolean> };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
    (type: 'fetch', listener: (event: AskedEvent) => void): void;
    (type: 'message', listener: (event: LifeEvent & { readonly data: unknown }) => void): void;
  };
}

interface LifeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface AskedEvent extends LifeEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}
