import { CACHE_MESSAGE, cachePrefix, isCacheOf, type OfflineSettings } from '../../shared/offline/settings';
import { notCachedPage, withDateNote } from './cached-page';
import { referencesIn } from './references';
import type { WorkerScope } from './worker-scope';

declare const SETTINGS: OfflineSettings;

const scope = self as unknown as WorkerScope; // this file runs only in a service worker

/** Cache names contain the version of their format. */
const PREFIX = cachePrefix(SETTINGS);
const PAGES = `${PREFIX}pages-1`;
const ASSETS = `${PREFIX}assets-1`;
const ASSETS_FOLDER = `${SETTINGS.base}/assets/`;

/**
 * Milliseconds after which a cached response is used. The response of the network is still cached for the next time.
 */
const PATIENCE = 4000;
/** Header with the time at which a response was cached. */
const CACHED_AT = 'x-kept-at';
/** Milliseconds for which a response need not be refreshed by the background download. */
const FRESH = 60 * 60 * 1000;
/** Maximum number of cached pages and files; the oldest are deleted. */
const MOST = 600;

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([clearOthers(), scope.clients.claim()])));
scope.addEventListener('message', (event) => {
  if (event.data === CACHE_MESSAGE) event.waitUntil(cacheWanted());
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = request.method === 'GET' && origin === scope.location.origin && !request.headers.has('range');
  if (!isOurs || SETTINGS.excluded.some((start) => isBelow(pathname, start))) return;
  event.respondWith(
    pathname.startsWith(ASSETS_FOLDER) ? fromAssets(request) : fromNetwork(request, event.waitUntil.bind(event)),
  );
});

const isBelow = (path: string, start: string) =>
  path === start || path.startsWith(`${start}/`) || path === `${start}.html`;

async function clearOthers(): Promise<void> {
  const names = await scope.caches.keys();
  const old = names.filter((name) => isCacheOf(SETTINGS, name) && name !== PAGES && name !== ASSETS);
  await Promise.all(old.map((name) => scope.caches.delete(name)));
}

/** Responds from the cache first: files with a hash in their name never change. */
async function fromAssets(request: Request): Promise<Response> {
  const cache = await scope.caches.open(ASSETS);
  const cached = await cache.match(request.url);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) void cache.put(request.url, response.clone());
  return response;
}

/** The cache key of a request: its address without the query. */
const keyOf = (request: Request) => new URL(new URL(request.url).pathname, request.url).href;

/** Responds from the network first. Uses the cache if the network fails or is slow. */
async function fromNetwork(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const cache = await scope.caches.open(PAGES);
  const key = keyOf(request);
  const cached = await cache.match(key);
  const isPage = request.mode === 'navigate';
  const answer = fetch(request).then(async (response) => {
    if (!response.ok || response.redirected || response.type !== 'basic') {
      if (response.status === 404 || response.status === 410) await cache.delete(key);
      return response;
    }
    const whole = response
      .clone()
      .blob()
      // If the device has no space, nothing is cached.
      .then((body) => cache.put(key, stamped(response, body)).catch(() => undefined));
    // Without a cached response, the network's is passed on as it arrives.
    if (!cached) {
      waitUntil(whole.catch(() => undefined));
      return response;
    }
    // Waits for the whole response, so that an interrupted one counts as a failure.
    await whole;
    return response;
  });
  waitUntil(answer.then(trim, () => undefined));
  if (!cached) return answer.catch((problem: unknown) => (isPage ? pageNotCached() : Promise.reject(problem)));
  const first = await Promise.race([answer.catch(() => undefined), later(PATIENCE)]);
  if (first && first.status < 500) return first;
  return isPage ? withNote(cached) : cached;
}

const later = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });

function stamped(response: Response, body: Blob): Response {
  const headers = new Headers(response.headers);
  // The body is already decoded.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(CACHED_AT, String(Date.now()));
  return new Response(body, { headers });
}

const cachedAt = (response: Response) => Number(response.headers.get(CACHED_AT));

async function withNote(cached: Response): Promise<Response> {
  const html = withDateNote(await cached.text(), cachedAt(cached), Date.now(), SETTINGS);
  return new Response(html, { headers: cached.headers });
}

async function pageNotCached(): Promise<Response> {
  const cache = await scope.caches.open(PAGES);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const template = SETTINGS.links.find(({ path }) => there.has(path));
  const page = template && (await cache.match(new URL(template.path, scope.location.href).href));
  if (!page) return Response.error();
  return new Response(notCachedPage(await page.text(), there, SETTINGS), { status: 503, headers: page.headers });
}

let isCaching = false;

/** Caches the wanted pages with their files, one after the other, within the budget. */
async function cacheWanted(): Promise<void> {
  if (isCaching) return;
  isCaching = true;
  try {
    const [pages, assets] = await Promise.all([scope.caches.open(PAGES), scope.caches.open(ASSETS)]);
    let left = SETTINGS.budget;
    const known = new Set<string>();
    const cacheAsset = async (path: string): Promise<void> => {
      const address = new URL(path, scope.location.href).href;
      if (known.has(address)) return;
      known.add(address);
      const cache = path.startsWith(ASSETS_FOLDER) ? assets : pages;
      const response = (await cache.match(address)) ?? (await fetch(address));
      if (!response.ok) return;
      const body = await response.clone().blob();
      left -= body.size;
      if (left < 0) return;
      await cache.put(address, response.headers.has(CACHED_AT) ? response.clone() : stamped(response, body));
      if (/\.(?:css|js)$/.test(path))
        for (const each of referencesIn(await body.text(), address, SETTINGS.base)) await cacheAsset(each);
    };
    for (const path of SETTINGS.wanted) {
      if (left <= 0) return;
      const address = new URL(path, scope.location.href).href;
      let cached = await pages.match(address);
      if (!cached || cachedAt(cached) < Date.now() - FRESH) {
        const response = await fetch(address, { cache: 'no-cache' });
        if (!response.ok || response.redirected) continue;
        cached = stamped(response, await response.blob());
      }
      const body = await cached.clone().blob();
      left -= body.size;
      if (left < 0) return;
      await pages.put(address, cached);
      for (const each of referencesIn(await body.text(), address, SETTINGS.base)) await cacheAsset(each);
    }
  } catch {
    // The network failed: the next visit continues.
  } finally {
    isCaching = false;
  }
}

async function trim(): Promise<void> {
  const wanted = new Set(SETTINGS.wanted);
  const cache = await scope.caches.open(PAGES);
  const keys = await cache.keys();
  const others = keys.filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(others.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
}
