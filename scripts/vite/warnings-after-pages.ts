import { setTimeout } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import type { CompiledInto } from '../compile/compile-into';
import { report } from '../content/report';
import type { PageTraffic } from './page-traffic';
import type { ProblemPanel } from './problem-panel';

/** Milliseconds within which open pages request new content. */
const RELOAD_TIME = 100;

/** Runs the rules that give warnings, and reports them. */
type ReportWarnings = (withWarnings: CompiledInto['withWarnings'], isShown: boolean) => Promise<void>;

export interface WarningsAfterPages {
  /** Called before the data is compiled; the result reports its warnings. */
  readonly begin: () => ReportWarnings;
  /** Called when the data has been saved: cancels the reports on earlier data. */
  readonly cancel: () => void;
}

/**
 * For `npm run dev`: runs the rules that give warnings after open pages show the new data, since they take most of the time of a save.
 * They run one by one while no page is being rendered, and are cancelled when the data is saved again.
 */
export function warningsAfterPages(
  server: ViteDevServer,
  panel: ProblemPanel,
  traffic: PageTraffic,
): WarningsAfterPages {
  let saves = 0;
  const begin = (): ReportWarnings => {
    const own = saves;
    return async (withWarnings, isShown) => {
      if (isShown && server.ws.clients.size > 0) await setTimeout(RELOAD_TIME);
      const diagnostics = await withWarnings(async () => {
        await traffic.quiet();
        return saves === own;
      });
      if (diagnostics === undefined) return;
      if (diagnostics.length > 0) server.config.logger.info(report('text', diagnostics));
      panel.report(server, diagnostics);
    };
  };
  return {
    begin,
    cancel: () => {
      saves += 1;
    },
  };
}
