import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Diagnostic, placeText } from '../content/report/diagnostics';
import { requestPath } from '../serve/request-path';
import type { Handler } from '../serve/site-server';
import { EVENTS } from './addresses';

/** A problem as the panel shows it. */
export interface ShownProblem extends Pick<Diagnostic, 'severity' | 'message' | 'hint'> {
  /** File, line and column. */
  readonly place: string;
  /** The address that opens the place in an editor. */
  readonly opens: string;
}

/** What pages follow. */
export interface LiveState {
  /** The number of the current content. */
  readonly content: number;
  readonly problems: readonly ShownProblem[];
}

/** Sends the number of the content and the problems of the data to open pages. */
export interface LiveEvents {
  /** The number of pages that are connected. */
  readonly pages: () => number;
  /** The number of the current content, which every page has. */
  readonly content: () => number;
  /** Called when the content has changed: it gets a new number. */
  readonly nextContent: () => void;
  readonly report: (diagnostics: readonly Diagnostic[]) => void;
  /** Connects a page (Server-Sent Events). */
  readonly connect: Handler;
  /** Ends all connections. */
  readonly close: () => void;
}

/** The most problems that a panel shows; the terminal shows all. */
const SHOWN = 50;

/**
 * Makes the events of `dev`. Each event has the whole state, and a page gets the current one when it connects: so a page that was
 * rendered before a save and connects after it is updated, too. `onReport` gets all problems, and the number of the content.
 */
export function liveEvents(
  onReport: (diagnostics: readonly Diagnostic[], content: number) => void = () => {},
): LiveEvents {
  // Higher than the numbers of the server before, whose pages connect again.
  let state: LiveState = { content: Date.now(), problems: [] };
  const pages = new Set<ServerResponse>();
  const send = (page: ServerResponse) => page.write(`data: ${JSON.stringify(state)}\n\n`);
  const change = (part: Partial<LiveState>) => {
    state = { ...state, ...part };
    for (const page of pages) send(page);
  };
  return {
    pages: () => pages.size,
    content: () => state.content,
    nextContent: () => change({ content: state.content + 1 }),
    report: (diagnostics) => {
      change({ problems: diagnostics.slice(0, SHOWN).map(shown) });
      onReport(diagnostics, state.content);
    },
    connect: (request, response, next) => {
      if (requestPath(request.url ?? '/') !== EVENTS) return next();
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 1000\n');
      response.on('close', () => pages.delete(response));
      pages.add(response);
      send(response);
    },
    close: () => {
      for (const page of pages) page.end();
    },
  };
}

function shown(problem: Diagnostic): ShownProblem {
  const { severity, message, hint, file, range } = problem;
  return {
    severity,
    message,
    ...(hint !== undefined && { hint }),
    place: placeText(problem),
    opens: `vscode://file${pathToFileURL(resolve(file)).pathname}:${range.line}:${range.column}`,
  };
}
