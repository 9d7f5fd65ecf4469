import type { RenderedContent } from '#content';
import { isPoster } from '../format/contributions';

/** The collections that are split by day. */
type Parted = 'sessions' | 'contributions' | 'presentations';

/** The sessions of a day with their papers and posters. */
export type DayContent<Content extends Pick<RenderedContent, Parted>> = Pick<Content, Parted>;

/** Selects the sessions of a day, their parts, and the papers and posters in them. Each list keeps its order. */
export function dayContent<Content extends Pick<RenderedContent, Parted>>(
  { sessions, contributions, presentations }: Content,
  day: string,
): DayContent<Content> {
  const own = new Set(sessions.filter(({ date }) => date === day).map(({ id }) => id));
  // A part may take place after midnight.
  const shown = sessions.filter(({ id, parent = '' }) => own.has(id) || own.has(parent));
  const ids = new Set<string | undefined>(shown.map(({ id }) => id));
  const presented = presentations.filter(({ session }) => ids.has(session));
  const again = new Set(presented.map(({ paper }) => paper));
  return {
    sessions: shown,
    contributions: contributions.filter(
      (each) => (each.session !== undefined && ids.has(each.session)) || (!isPoster(each) && again.has(each.id)),
    ),
    presentations: presented,
  };
}
