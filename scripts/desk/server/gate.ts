import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { CACHE } from '../../cache/file-cache.mjs';
import { hashOf } from '../../cache/hash-of.mjs';
import { realPathOf } from '../../files/real-path';

/** Why a request is refused: its status and a sentence. Undefined if it may pass. */
export type Refusal = { readonly status: 401 | 403 | 415; readonly sentence: string } | undefined;

/** The header that has the key of the desk. */
export const KEY_HEADER = 'x-desk-key';

const KEYS = join(CACHE, 'desk-keys');

/**
 * Returns the key that the address of a data folder's desk has, which only the user of this machine can read. It stays, so that a desk that
 * is open goes on when its server was restarted.
 */
export function keyOf(dataDir: string): string {
  const path = join(KEYS, hashOf(realPathOf(dataDir), 32));
  if (existsSync(path)) return readFileSync(path, 'utf8');
  mkdirSync(KEYS, { recursive: true, mode: 0o700 });
  const key = randomBytes(18).toString('base64url');
  writeFileSync(path, key, { mode: 0o600 });
  return key;
}

/** Names of this machine that nobody else can have: a foreign name that leads here would be the request of a foreign page (DNS rebinding). */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::\d+)?$/i;

/** Tells whether a request comes from this machine, to a name of this machine. */
export const isLocal = ({ socket, headers }: IncomingMessage): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') && LOOPBACK.test(headers.host ?? '');

/**
 * Lets only the desk's own page pass: from this machine, with its key, from no other origin, and as JSON, which a foreign page cannot send
 * without asking first (Fetch standard, CORS-preflight). It sends no CORS header, so nobody else reads an answer.
 */
export function refusalOf(request: IncomingMessage, key: string, given: string | undefined): Refusal {
  const { headers, method } = request;
  if (!isLocal(request)) return { status: 403, sentence: 'The desk answers on this machine only.' };
  const { origin } = headers;
  const isForeign = origin !== undefined && origin !== `http://${headers.host}`;
  const site = headers['sec-fetch-site'];
  if (isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none'))
    return { status: 403, sentence: 'The desk answers its own page only.' };
  if (given === undefined || !isEqual(given, key))
    return { status: 401, sentence: 'Open the desk by the address that the terminal shows.' };
  if (method !== 'GET' && !/^application\/json\b/.test(headers['content-type'] ?? ''))
    return { status: 415, sentence: 'The desk takes JSON.' };
  return undefined;
}

function isEqual(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
