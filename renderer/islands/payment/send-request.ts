/** The response of the payment service, or the reason that there is none. */
export type Answer =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string; readonly retryAfter: string | null }
  | { readonly kind: 'network' | 'timeout'; readonly cause: unknown };

/** Sends one request and reads the whole response. Times out after `limit` milliseconds. */
export async function sendRequest(fetch: Fetch, address: string, limit: number, init?: RequestInit): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limit);
  try {
    const response = await fetch(address, {
      ...init,
      cache: 'no-store',
      credentials: 'omit',
      // Personal data goes only to the configured address.
      redirect: 'error',
      signal: controller.signal,
    });
    const text = await response.text();
    return { kind: 'answer', status: response.status, text, retryAfter: response.headers.get('retry-after') };
  } catch (cause) {
    return { kind: controller.signal.aborted ? 'timeout' : 'network', cause };
  } finally {
    clearTimeout(timer);
  }
}

export type Fetch = typeof globalThis.fetch;

/** Parses JSON; returns undefined if it is invalid. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the failure of the service, or of a server before it, is temporary. */
export const isTransientFailure = (status: number): boolean => status >= 500 || status === 408 || status === 429;
