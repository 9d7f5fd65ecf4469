import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Route } from '../../../shared/model/route';
import type { FileSteps } from '../../content/memoised-steps';
import type { Diagnostic } from '../../content/report/diagnostics';
import { shownPath } from '../../files/shown-path';
import { requestPath } from '../../serve/request-path';
import type { Handler } from '../../serve/site-server';
import type { DeskState } from '../contract';
import { deskFindings } from '../findings';
import { listFiles } from '../store/list-files';
import { type Workspace, workspace } from '../store/workspace';
import { ACTIONS, type Desk } from './actions';
import { jsonOf, sendJson, sendProblem } from './answer';
import { isLocal, KEY_HEADER, keyOf, refusalOf } from './gate';
import { DESK_PAGE, type DeskFiles, pageOfDesk } from './page';

interface DeskOptions {
  readonly dataDir: string;
  readonly publicDir: () => string;
  /** The pages of the site. */
  readonly routes: () => readonly Route[];
  readonly files: () => Promise<DeskFiles>;
  /** The memoised steps of the server, by which a text that is being typed is compiled fast. */
  readonly steps: FileSteps;
}

/** The desk of a data folder. */
export interface DeskServer {
  readonly handle: Handler;
  /** The way to the desk, with its key: `/desk/#…`. */
  readonly path: string;
  /** Tells open desks what the check found. */
  readonly report: (found: Found) => void;
  readonly close: () => void;
}

interface Found {
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the site shows this data. */
  readonly isShown: boolean;
  /** The number of the content that the site shows. */
  readonly content: number;
}

const API = '/desk/api/';

/** Makes the desk of a data folder. It answers on this machine only, and only those who have its key. */
export function deskServer({ dataDir, publicDir, routes, files, steps }: DeskOptions): DeskServer {
  const key = keyOf(dataDir);
  const listeners = new Set<ServerResponse>();
  let last: Found = { diagnostics: [], isShown: false, content: 0 };
  // Made when the desk is first used: whoever only looks at the site has no folder of the desk.
  let opened: Workspace | undefined;
  const work = () => {
    opened ??= workspace(dataDir);
    return opened;
  };
  const desk: Desk = { dataDir, publicDir, routes, steps, work, diagnostics: () => last.diagnostics };

  const state = (): DeskState => ({
    files: listFiles(dataDir),
    findings: deskFindings(last.diagnostics, shownPath(dataDir), (name) => work().textOf(name)),
    count: last.diagnostics.length,
    isShown: last.isShown,
    content: last.content,
    ...work().labels(),
  });
  const sendState = (to: Iterable<ServerResponse>) => {
    const line = `data: ${JSON.stringify(state())}\n\n`;
    for (const response of to) response.write(line);
  };

  const follow = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 1000\n');
    response.on('close', () => listeners.delete(response));
    listeners.add(response);
    sendState([response]);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const name = url.pathname.slice(API.length);
    // The events of a browser have no headers of their own.
    const given = name === 'events' ? url.searchParams.get('key') : request.headers[KEY_HEADER];
    const refusal = refusalOf(request, key, typeof given === 'string' ? given : undefined);
    if (refusal) return sendJson(response, { problem: refusal.sentence }, refusal.status);
    const { method = 'GET' } = request;
    if (name === 'events' && method === 'GET') return follow(response);
    const action = ACTIONS[`${method} ${name}`];
    if (action === undefined) return sendJson(response, { problem: 'The desk has no such thing.' }, 404);
    const asked = method === 'GET' ? Object.fromEntries(url.searchParams) : await jsonOf(request);
    sendJson(response, await action(desk, asked));
  };

  const handle: Handler = (request, response, next) => {
    const path = requestPath(request.url ?? '/') ?? '';
    if (path !== '/desk' && !path.startsWith('/desk/')) return next();
    // A conference may have a page of this name, which other machines see.
    if (!isLocal(request)) return next();
    const url = new URL(request.url ?? '/', 'http://localhost');
    const handled = path.startsWith(API) ? answer(request, response, url) : pageOfDesk(path, response, files);
    handled.catch((problem: unknown) => sendProblem(response, problem));
  };

  return {
    handle,
    path: `${DESK_PAGE}#${key}`,
    report: (found) => {
      last = found;
      if (listeners.size > 0) sendState(listeners);
    },
    close: () => {
      for (const response of listeners) response.end();
    },
  };
}
