/** The answer of the payment service, with its status, or none. */
export type Answer =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string; readonly retryAfter: string | null }
  | { readonly kind: 'network' | 'timeout'; readonly cause: unknown };

/** Asks once and reads the whole answer, giving up after `limit` milliseconds. */
export async function sendRequest(fetch: Fetch, address: string, limit: number, init?: RequestInit): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limit);
  try {
    const response = await fetch(address, {
      ...init,
      cache: 'no-store',
      credentials: 'omit',
      // Names and mailboxes go where the data says, and nowhere that an answer says.
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

/** A JSON text as a value; nothing if it is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the service, or a server in front of it, failed in a way that may pass: the same request may succeed later. */
export const isTransientFailure = (status: number): boolean => status >= 500 || status === 408 || status === 429;
