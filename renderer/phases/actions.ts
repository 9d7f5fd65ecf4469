import type { Conference, RouteKind } from '#content';
import type { Phase } from '../../shared/phases/phase-names';
import type { Routes } from '../routes';

/** A button below the title of the home page. */
export interface Action {
  readonly label: string;
  readonly link: string;
}

/** The most important pages of each phase, in order. */
const PAGES: Readonly<Record<Phase, readonly RouteKind[]>> = {
  calls: ['call', 'important-dates'],
  decisions: ['important-dates', 'registration'],
  registration: ['registration', 'schedule'],
  before: ['schedule', 'attending'],
  during: ['schedule', 'attending', 'papers'],
  after: ['schedule', 'papers'],
};

/** Pages that are useful at any time. */
const ALWAYS: readonly RouteKind[] = ['schedule', 'registration', 'attending', 'important-dates', 'papers'];

const AT_MOST = 2;

/**
 * Returns the two buttons of a phase, or of no particular phase: those of conference.yaml, else the pages that matter
 * then.
 */
export function actionsOf(
  phase: Phase | undefined,
  { phases = [] }: Pick<Conference, 'phases'>,
  routes: Routes,
): readonly Action[] {
  const own = phases.find((each) => each.phase === phase)?.actions;
  if (own !== undefined) return own;
  const kinds = [...new Set([...(phase === undefined ? [] : PAGES[phase]), ...ALWAYS])];
  return kinds
    .flatMap((kind) => routes.of(kind) ?? [])
    .slice(0, AT_MOST)
    .map(({ title, path }) => ({ label: title, link: path }));
}
