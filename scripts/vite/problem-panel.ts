import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Diagnostic } from '../content/report/diagnostics';

/** The address of the script that draws the panel. */
const SCRIPT = '/scripts/vite/problem-panel.client.ts';
const EVENT = 'content:problems';

/** A problem as the panel shows it. */
export interface ShownProblem extends Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'> {
  /** File, line and column. */
  readonly place: string;
  /** The same with the absolute path, which opens an editor. */
  readonly opens: string;
}

export interface ProblemPanel {
  readonly listen: (server: ViteDevServer) => void;
  /** Sends the current problems to every page. */
  readonly report: (server: ViteDevServer, diagnostics: readonly Diagnostic[]) => void;
  /** The script element for a page that shows the panel. */
  readonly mark: string;
}

/** The most problems that a panel shows; the terminal shows all. */
const SHOWN = 50;

/** For `npm run dev`: a panel on every page that lists the problems of the data, each with a link that opens its place in the editor. */
export function problemPanel(): ProblemPanel {
  let present: readonly ShownProblem[] = [];
  return {
    listen: (server) => {
      // A page may connect after the data was compiled.
      server.ws.on(EVENT, (_, client) => client.send(EVENT, present));
    },
    report: (server, diagnostics) => {
      present = diagnostics.slice(0, SHOWN).map(shown);
      server.ws.send(EVENT, present);
    },
    mark: `<script type="module" src="${SCRIPT}"></script>`,
  };
}

function shown({ severity, code, message, hint, file, range }: Diagnostic): ShownProblem {
  const at = `${range.line}:${range.column}`;
  return {
    severity,
    code,
    message,
    ...(hint !== undefined && { hint }),
    place: `${file}:${at}`,
    opens: `${resolve(file)}:${at}`,
  };
}
