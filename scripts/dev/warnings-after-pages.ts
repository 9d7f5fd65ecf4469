import { setTimeout } from 'node:timers/promises';
import type { CompiledInto } from '../compile/compile-into';
import { report } from '../content/report';
import type { LiveEvents } from './live-events';
import type { PageTraffic } from './page-traffic';

/** Milliseconds within which open pages request new content. */
const RELOAD_TIME = 100;

/** Runs the rules that give warnings, and reports them. */
type ReportWarnings = (withWarnings: CompiledInto['withWarnings'], isShown: boolean) => Promise<void>;

/**
 * Runs the rules that give warnings after open pages show the new data, since they take most of the time of a save.
 * They run one by one while no page is being rendered.
 *
 * @returns what is called before each compilation: it cancels the reports on earlier data, and returns what reports on the new data
 */
export function warningsAfterPages(events: LiveEvents, traffic: PageTraffic): () => ReportWarnings {
  let compilations = 0;
  return () => {
    const own = ++compilations;
    return async (withWarnings, isShown) => {
      if (isShown && events.pages() > 0) await setTimeout(RELOAD_TIME);
      const diagnostics = await withWarnings(async () => {
        await traffic.quiet();
        return compilations === own;
      });
      if (diagnostics === undefined) return;
      if (diagnostics.length > 0) console.log(report('text', diagnostics));
      events.report(diagnostics);
    };
  };
}
