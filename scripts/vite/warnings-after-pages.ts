import { setTimeout } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import type { CompiledInto } from '../compile/compile-into';
import { report } from '../content/report';
import type { PageTraffic } from './page-traffic';
import type { ProblemPanel } from './problem-panel';

/** Milliseconds within which pages that hear of new content ask for it. */
const TO_FOLLOW = 100;

/** Has the rules remark on content. */
type Remark = (withWarnings: CompiledInto['withWarnings'], isShown: boolean) => Promise<void>;

export interface WarningsAfterPages {
  /** The data is compiled again from now on: what is withWarnings on that of before is of no use any more. */
  readonly begin: () => Remark;
  /** The data has been saved, and will be compiled again. */
  readonly forget: () => void;
}

/**
 * For `npm run dev`: the rules that only remark take most of the time of a save, and what they say is not on the page. They are asked
 * when pages show the data, one by one whenever no page is asked for, and no longer as soon as the data is saved again.
 */
export function warningsAfterPages(
  server: ViteDevServer,
  panel: ProblemPanel,
  traffic: PageTraffic,
): WarningsAfterPages {
  let saves = 0;
  const begin = (): Remark => {
    const own = saves;
    return async (withWarnings, isShown) => {
      if (isShown && server.ws.clients.size > 0) await setTimeout(TO_FOLLOW);
      const diagnostics = await withWarnings(async () => {
        await traffic.quiet();
        return saves === own;
      });
      if (diagnostics === undefined) return;
      if (diagnostics.length > 0) server.config.logger.info(report('text', diagnostics));
      panel.tell(server, diagnostics);
    };
  };
  return {
    begin,
    forget: () => {
      saves += 1;
    },
  };
}
