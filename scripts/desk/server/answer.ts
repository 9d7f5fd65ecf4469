import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '../../files/error-message';
import { Refused } from '../store/workspace';

/** The most bytes of a request: a picture of 20 MB in base64. */
const MOST_BYTES = 30_000_000;

/** Reads the JSON of a request. Throws `Refused`. */
export async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of request) {
    length += piece.length;
    if (length > MOST_BYTES) throw new Refused('This is too large for the desk.');
    pieces.push(piece);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString() || '{}');
  } catch {
    throw new Refused('This is not JSON.');
  }
}

/** Sends a value as JSON. */
export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(value ?? null));
}

/** Sends what went wrong: a sentence of the desk with 422, everything else with 500. */
export function sendProblem(response: ServerResponse, problem: unknown): void {
  if (!(problem instanceof Refused)) console.error(problem);
  sendJson(response, { problem: errorMessage(problem) }, problem instanceof Refused ? 422 : 500);
}
