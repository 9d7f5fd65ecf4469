import { type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { contentType } from '../hosting/policy/content-types';
import { headersFor } from '../hosting/policy/headers';
import type { SiteFacts } from '../hosting/policy/site-facts';
import { locate } from './locate';
import { acceptedEncodings, wantedOf } from './negotiate';
import { encodePath, requestPath, requestQuery } from './request-path';

const NOT_FOUND = '/404.html';
const METHODS: readonly (string | undefined)[] = ['GET', 'HEAD'];

/** Answers with the files of a built site; what no file answers gets its 404.html. */
export function siteHandler(
  dir: string,
  facts: SiteFacts,
): (request: IncomingMessage, response: ServerResponse) => void {
  // `dev` looks at the disk each time: a site built anew is served at once.
  const sendFile = sirv(dir, { dev: true, etag: true, extensions: [], brotli: true, gzip: true });

  return (request, response) => {
    const url = request.url ?? '/';
    const path = requestPath(url);
    const setHeaders = (address: string) => response.setHeaders(new Headers(headersFor(address, facts)));
    const sendMissing = () => {
      // It may be there tomorrow, even below /assets/.
      setHeaders(NOT_FOUND);
      sendNotFound(response, dir);
    };
    setHeaders(path ?? '/');

    if (!METHODS.includes(request.method)) {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'This address can only be read.');
    }
    if (path === undefined) return sendText(response, 400, 'This is not an address of the site.');

    const located = locate(dir, path, facts);
    if (located.kind === 'missing') return sendMissing();
    if (located.kind === 'redirect') {
      response.setHeader('location', encodePath(located.to) + requestQuery(url));
      return sendText(response, 308, 'This page has its address without the slash at the end.');
    }

    const type = contentType(located.file);
    if (type !== undefined) response.setHeader('content-type', type);
    request.url = encodePath(located.file);
    const file = statSync(join(dir, located.file), { throwIfNoEntry: false });
    if (file === undefined) return sendMissing();
    response.setHeader('accept-ranges', 'bytes');
    if (!negotiate(request, file)) {
      response.writeHead(416, { 'content-range': `bytes */${file.size}` }).end();
      return;
    }
    sendFile(request, response, sendMissing);
  };
}

/**
 * Leaves of a request what sirv understands: it trusts the numbers of a range too much, and takes what is refused. It is false
 * where the file has none of the bytes that are asked for.
 */
function negotiate({ headers }: IncomingMessage, file: Stats): boolean {
  const wanted = wantedOf(headers, file);
  // A part of a file is a part of the file itself, and not of a compressed copy.
  headers['accept-encoding'] =
    wanted.kind === 'part' ? '' : acceptedEncodings(headers['accept-encoding']?.toString() ?? '');
  if (wanted.kind === 'part') headers.range = wanted.range;
  else delete headers.range;
  return wanted.kind !== 'unsatisfiable';
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(`${text}\n`);
}

function sendNotFound(response: ServerResponse, dir: string): void {
  readFile(join(dir, NOT_FOUND)).then(
    (page) => {
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page);
    },
    () => sendText(response, 404, 'There is no such page.'),
  );
}
