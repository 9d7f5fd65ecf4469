import type { ReactNode } from 'react';
import type { Home, RenderedContent } from '#content';
import { phasesOf } from '../../renderer/phases/phases';
import { homeAnchor } from '../../shared/format/home-anchor';
import type { Phase } from '../../shared/phases/phase-names';
import { ORDER_SCRIPT } from '../../shared/timed/order-script';

type Section = Home['order'][number];

/** What visitors come for in each phase; the other sections follow in their usual order. */
const FIRST: Readonly<Record<Phase, readonly Section[]>> = {
  calls: ['news', 'importantDates', 'calls', 'objectives', 'speakers', 'fees'],
  decisions: ['news', 'importantDates', 'fees', 'program', 'speakers'],
  registration: ['news', 'fees', 'program', 'speakers', 'importantDates'],
  before: ['news', 'program', 'fees', 'venue', 'speakers'],
  during: ['news', 'program', 'venue', 'speakers'],
  after: ['program', 'news', 'speakers', 'partners'],
};

/** Sections of which most is over. */
const LAST: Readonly<Partial<Record<Phase, readonly Section[]>>> = {
  during: ['importantDates'],
  after: ['venue', 'importantDates'],
};

/** Sections that are over; the introduction says that the conference is on, or over. */
const HIDDEN: Readonly<Partial<Record<Phase, readonly Section[]>>> = {
  before: ['calls'],
  during: ['calls', 'fees', 'countdown', 'join'],
  after: ['calls', 'fees', 'countdown', 'join'],
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
    const [shown, hidden] = [false, true].map((isHidden) =>
      [...new Set(order)].filter(
        (each) => home.order.includes(each) && (HIDDEN[phase]?.includes(each) ?? false) === isHidden,
      ),
    );
    return [from, shown?.map(homeAnchor), hidden?.map(homeAnchor)];
  });
  return (
    <div data-orders={JSON.stringify(orders)}>
      <OrderScript />
      {children}
      <OrderScript />
    </div>
  );
}

function OrderScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, named by its hash in the content security policy
  return <script dangerouslySetInnerHTML={{ __html: ORDER_SCRIPT }} />;
}
