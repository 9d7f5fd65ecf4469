import type { ReactNode } from 'react';
import type { Home, RenderedContent } from '#content';
import { phasesOf } from '../../renderer/phases/phases';
import { homeAnchor } from '../../shared/format/home-anchor';
import type { Phase } from '../../shared/phases/phase-names';
import { ORDER_SCRIPT } from '../../shared/timed/order-script';

type Section = Home['order'][number];

/** What visitors come for in each phase; the other sections follow in their usual order. */
const FIRST: Readonly<Record<Phase, readonly Section[]>> = {
  calls: ['news', 'importantDates', 'objectives', 'topics', 'speakers'],
  decisions: ['news', 'importantDates', 'speakers'],
  registration: ['news', 'speakers', 'program', 'importantDates'],
  before: ['news', 'program', 'speakers', 'venue'],
  during: ['news', 'program', 'venue', 'speakers'],
  after: ['countdown', 'news', 'speakers', 'program', 'partners'],
};

/** Sections of which most is over. */
const LAST: Readonly<Partial<Record<Phase, readonly Section[]>>> = {
  during: ['countdown', 'importantDates'],
  after: ['venue', 'importantDates'],
};

interface OrderedProps extends Pick<RenderedContent, 'conference' | 'deadlines'> {
  readonly home: Home;
  readonly children: ReactNode;
}

/** Shows sections in the order of the data, or of the phase that it is; without script, in their usual order. */
export function Ordered({ home, conference, deadlines, children }: OrderedProps) {
  if (!home.byPhase) return children;
  const orders = phasesOf(conference, deadlines).map(({ phase, from = '' }) => {
    const last = LAST[phase] ?? [];
    const order = [...FIRST[phase], ...home.order.filter((each) => !last.includes(each)), ...last];
    return [from, [...new Set(order)].filter((each) => home.order.includes(each)).map(homeAnchor)];
  });
  return (
    <div data-orders={JSON.stringify(orders)}>
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, named by its hash in the content security policy */}
      <script dangerouslySetInnerHTML={{ __html: ORDER_SCRIPT }} />
    </div>
  );
}
