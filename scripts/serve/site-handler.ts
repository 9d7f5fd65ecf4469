import { type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { type Encoding, isWorthCompressing } from '../hosting/compression';
import { contentType } from '../hosting/policy/content-types';
import { headersFor } from '../hosting/policy/headers';
import type { SiteFacts } from '../hosting/policy/site-facts';
import { compressedFiles } from './compressed-files';
import { locate } from './locate';
import { acceptedEncoding, wantedOf } from './negotiate';
import { encodePath, requestPath, requestQuery } from './request-path';

const NOT_FOUND = '/404.html';
const METHODS: readonly (string | undefined)[] = ['GET', 'HEAD'];

/** Serves the files of a built site, and its 404.html for other addresses. */
export function siteHandler(
  dir: string,
  facts: SiteFacts,
): (request: IncomingMessage, response: ServerResponse) => void {
  // With `dev` sirv reads the disk for each request, so that a new build is served at once.
  const sendFile = sirv(dir, { dev: true, etag: true, extensions: [] });
  const compressed = compressedFiles();
  const { base = '' } = facts;

  return (request, response) => {
    const url = request.url ?? '/';
    const path = requestPath(url);
    const setHeaders = (address: string) => response.setHeaders(new Headers(headersFor(address, facts)));
    const sendMissing = () => {
      // Not cached, even below /assets/: the file may exist later.
      setHeaders(base + NOT_FOUND);
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
      return sendText(response, 308, `This page has the address ${located.to}.`);
    }

    const type = contentType(located.file);
    if (type !== undefined) response.setHeader('content-type', type);
    request.url = encodePath(located.file);
    const file = statSync(join(dir, located.file), { throwIfNoEntry: false });
    if (file === undefined) return sendMissing();
    response.setHeader('accept-ranges', 'bytes');
    const wanted = wantedOf(request.headers, file);
    if (wanted.kind === 'unsatisfiable') {
      response.writeHead(416, { 'content-range': `bytes */${file.size}` }).end();
      return;
    }
    // sirv does not check ranges well, so it only gets valid ones.
    if (wanted.kind === 'part') request.headers.range = wanted.range;
    else delete request.headers.range;
    if (isWorthCompressing(located.file, file.size)) {
      response.setHeader('vary', 'Accept-Encoding');
      const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString() ?? '');
      const tag = tagOf(file);
      // Ranges are parts of the uncompressed file.
      if (encoding && wanted.kind === 'whole' && request.headers['if-none-match'] !== tag) {
        compressed(join(dir, located.file), tag, encoding).then(
          (bytes) => sendCompressed(request, response, { bytes, encoding, tag, file }),
          sendMissing,
        );
        return;
      }
    }
    sendFile(request, response, sendMissing);
  };
}

/** Makes the tag of a file as sirv does: weak, and the same for all encodings. */
const tagOf = ({ size, mtime }: Stats) => `W/"${size}-${mtime.getTime()}"`;

interface Compressed {
  readonly bytes: Buffer;
  readonly encoding: Encoding;
  readonly tag: string;
  readonly file: Stats;
}

function sendCompressed({ method }: IncomingMessage, response: ServerResponse, made: Compressed): void {
  response.writeHead(200, {
    'content-encoding': made.encoding,
    'content-length': made.bytes.length,
    'last-modified': made.file.mtime.toUTCString(),
    etag: made.tag,
  });
  response.end(method === 'HEAD' ? undefined : made.bytes);
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
