import { type CollectionName, collections } from '../collections';
import type { Diagnostic } from '../diagnostics';
import type { Entry } from '../validate';
import { brokenLink } from './broken-link';
import type { Check, Records, Site } from './check';
import { duplicateRoute } from './duplicate-route';
import { endBeforeStart } from './end-before-start';
import { missingAsset } from './missing-asset';
import { outsideConferenceDays } from './outside-conference-days';
import { panelWithoutSession } from './panel-without-session';
import { roomOverlap } from './room-overlap';

/** Every rule; a new one is a file beside this one and a row here. */
const checks = [
  missingAsset,
  brokenLink,
  duplicateRoute,
  ...endBeforeStart,
  outsideConferenceDays,
  panelWithoutSession,
  roomOverlap,
] as readonly Check<CollectionName>[]; // run() below hands each check the collections that it names, no others

/** Runs every check whose collections could be read. */
export function runChecks(entries: ReadonlyMap<CollectionName, readonly Entry[]>, site: Site): Diagnostic[] {
  return checks.flatMap(({ needs, run }) => {
    const records = needs.map((name) => {
      const found = entries.get(name);
      return [name, collections[name].shape === 'one' ? found?.[0] : found] as const;
    });
    if (records.some(([, found]) => found === undefined)) return [];
    return run(Object.fromEntries(records) as Records<CollectionName>, site); // the schemas accepted these entries
  });
}
